place-toe = doigt
    .full = comme doigt sur le { $tile }
place-centre = au centre
    .full = au centre
centre-needs =
    { $count ->
        [0] Centre complet.
        [one] Il en manque un au centre.
       *[other] Il en manque { $count } au centre.
    }
    .full =
        { $count ->
            [0] Le { $tile } du centre est complet.
            [one] Il manque un domino au { $tile } du centre.
           *[other] Il manque { $count } dominos au { $tile } du centre.
        }
foot-needs =
    { $count ->
        [0] La patte du { $tile } est complète.
        [one] Il en manque un au { $tile }.
       *[other] Il en manque { $count } au { $tile }.
    }
    .full =
        { $count ->
            [0] La patte du { $tile } est complète.
            [one] Il manque un doigt au { $tile }.
           *[other] Il manque { $count } doigts au { $tile }.
        }
centre-complete = Le centre est complet.
foot-complete = Patte complète.
    .full = La patte du { $tile } est complète.
