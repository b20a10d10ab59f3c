place-toe = dedo da { $tile }
    .full = como dedo da { $tile }
place-centre = no centro
    .full = no centro
centre-needs =
    { $count ->
        [0] O centro, { $tile }, está completo.
        [one] Ao centro, { $tile }, falta uma pedra.
        [2] Ao centro, { $tile }, faltam duas pedras.
       *[other] Pedras que faltam ao centro, { $tile }: { $count }.
    }
foot-needs =
    { $count ->
        [0] O pé da { $tile } está completo.
        [one] À { $tile } falta um dedo.
       *[other] À { $tile } faltam { $count } dedos.
    }
centre-complete = O centro está completo.
foot-complete = O pé da { $tile } está completo.
