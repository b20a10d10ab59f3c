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
            [one] Ao centro, { $tile }, falta uma peça.
            [2] Ao centro, { $tile }, faltam duas peças.
           *[other] Ao centro, { $tile }, faltam { $count } peças.
        }
