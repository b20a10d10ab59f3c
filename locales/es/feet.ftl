place-toe = dedo del { $tile }
    .full = como dedo del { $tile }
place-centre = centro
    .full = en el centro
centre-needs =
    { $count ->
        [one] Al { $tile } del centro le falta una ficha.
       *[other] Al { $tile } del centro le faltan { $count } fichas.
    }
foot-needs =
    { $count ->
        [one] Al { $tile } le falta un dedo.
       *[other] Al { $tile } le faltan { $count } dedos.
    }
centre-complete = El centro está completo.
foot-complete = La pata del { $tile } está completa.
