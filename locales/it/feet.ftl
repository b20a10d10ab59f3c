place-toe = dito
    .full = come dito sul { $tile }
place-centre = centro
    .full = al centro
centre-needs =
    { $count ->
        [one] Al centro ne manca una.
       *[other] Al centro ne mancano { $count }.
    }
    .full =
        { $count ->
            [one] Al centro, { $tile }, manca una tessera.
           *[other] Al centro, { $tile }, mancano { $count } tessere.
        }
foot-needs =
    { $count ->
        [one] Al { $tile } manca un dito.
       *[other] Al { $tile } mancano { $count } dita.
    }
    .full =
        { $count ->
            [one] Al { $tile } manca ancora un dito.
           *[other] Al { $tile } mancano ancora { $count } dita.
        }
centre-complete = Il centro è completo.
foot-complete = Zampa completa.
    .full = La zampa del { $tile } è completa.
