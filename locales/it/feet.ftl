place-toe = dito del { $tile }
    .full = come dito sul { $tile }
place-centre = centro
    .full = al centro
centre-needs =
    { $count ->
        [one] Al centro, { $tile }, manca una tessera.
       *[other] Al centro, { $tile }, mancano { $count } tessere.
    }
foot-needs =
    { $count ->
        [one] Al { $tile } manca un dito.
       *[other] Al { $tile } mancano { $count } dita.
    }
centre-complete = Il centro è completo.
foot-complete = La zampa del { $tile } è completa.
