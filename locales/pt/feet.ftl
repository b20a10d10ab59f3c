place-toe = dedo
    .full = como dedo da { $tile }
place-centre = no centro
    .full = no centro
centre-needs =
    { $count ->
        [0] O centro está completo.
        [one] Ao centro falta uma.
        [2] Ao centro faltam duas.
       *[other] Ao centro faltam { $count }.
    }
    .full =
        { $count ->
            [0] O centro, { $tile }, está completo.
            [one] Ao centro, { $tile }, falta uma pedra.
            [2] Ao centro, { $tile }, faltam duas pedras.
           *[other] Ao centro, { $tile }, faltam { $count } pedras.
        }
foot-needs =
    { $count ->
        [0] O pé da { $tile } está completo.
        [one] À { $tile } falta um.
       *[other] À { $tile } faltam { $count }.
    }
    .full =
        { $count ->
            [0] O pé da { $tile } está completo.
            [one] À { $tile } falta um dedo.
           *[other] À { $tile } faltam { $count } dedos.
        }
centre-complete = O centro está completo.
foot-complete = Pé completo.
    .full = O pé da { $tile } está completo.
