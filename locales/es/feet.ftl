place-toe = dedo
    .full = como dedo del { $tile }
place-centre = centro
    .full = en el centro
centre-needs =
    { $count ->
        [one] Al centro le falta una.
       *[other] Al centro le faltan { $count }.
    }
    .full =
        { $count ->
            [one] Al { $tile } del centro le falta una ficha.
           *[other] Al { $tile } del centro le faltan { $count } fichas.
        }
foot-needs =
    { $count ->
        [one] Al { $tile } le falta una.
       *[other] Al { $tile } le faltan { $count }.
    }
    .full =
        { $count ->
            [one] Al { $tile } le falta un dedo.
           *[other] Al { $tile } le faltan { $count } dedos.
        }
centre-complete = El centro está completo.
foot-complete = Pata completa.
    .full = La pata del { $tile } está completa.
