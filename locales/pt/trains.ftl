centre-lies = No centro: a { $tile }.
    .brief = { $tile }.
centre-laid = { $who } põe a { $tile } no centro.
    .brief = { $who }: { $tile }.
you-laid-centre = Pões a { $tile } no centro.
centre-drawn =
    { $count ->
        [one] Ninguém tinha o centro: comprou-se uma pedra.
        [2] Ninguém tinha o centro: compraram-se duas pedras.
       *[other] Ninguém tinha o centro: compraram-se { $count } pedras.
    }
centre-drawn-you = Ninguém tinha o centro. Compraste { $tiles }.
turn-begins = { $who } começa.
place-own-train = no próprio comboio
    .brief = no próprio
    .full = no próprio comboio
place-your-train = no teu comboio
    .brief = no teu
    .full = no teu comboio
place-train-of = no de { $who }
    .brief = de { $who }
    .full = no comboio de { $who }
place-mexican = mexicano
    .full = no comboio mexicano
your-train = o teu
train-of = { $who }
mexican-train = mexicano
    .brief = mexicano
train-end = { $train } { $end }
train-end-marked = { $train } { $end }
    .full = { $train }, aberto, { $end }
train-end-yours = { your-train } { $end }
    .brief = { $end }
train-end-yours-marked = { your-train } { $end }
    .brief = { $end }
    .full = { your-train }, aberto, { $end }
trains-open = Abertos: { $ends }.
    .brief = { $ends }.
    .full = Abertos para ti: { $ends }.
trains-open-to-all = Abertos a todos: { $ends }.
trains-closed = Fechados: { $ends }.
chain-from = Na primeira jogada, só no teu comboio: { $end }.
must-cover-yours = Primeiro cobre a { $tile } do teu comboio.
    .brief = Cobre { $tile }, o teu.
must-cover-of = Primeiro cobre a { $tile } do comboio de { $who }.
    .brief = Cobre { $tile }, { $who }.
must-cover-mexican = Primeiro cobre a { $tile } do comboio mexicano.
    .brief = Cobre { $tile }, mexicano.
or-another-double = Ou põe outra dobrada.
    .brief = Ou dobrada.
you-go-on = Outra vez tu. { $ends }
    .brief = Outra vez.
    .full =
        { $fitting ->
            [0] Outra vez tu. { $ends } Nenhuma das tuas pedras encaixa.
            [one] Outra vez tu. { $ends } Encaixa uma das tuas pedras.
            [2] Outra vez tu. { $ends } Encaixam duas das tuas pedras.
           *[other] Outra vez tu. { $ends } Das tuas pedras encaixam { $fitting }.
        }
you-go-on-draw = Outra vez tu. { $ends } Não encaixa nada: { $key } para comprar.
    .brief = Outra vez, { $key }.
you-go-on-stuck = Outra vez tu. { $ends } Não encaixa nada: { $key } para passar.
    .brief = Outra vez, não encaixa nada, { $key }.
stop-offer = Podes parar aqui: { $pass } para parar.
dead-double = { $tile } morta.
    .full = A { $tile } está morta: nada a pode seguir.
marker-on = Comboio de { $who } aberto.
    .full = O comboio de { $who } fica aberto.
your-marker-on = O teu comboio fica aberto.
    .full = O teu comboio fica aberto: todos podem pôr nele.
marker-off = Comboio de { $who } fechado.
    .full = O comboio de { $who } fica fechado.
your-marker-off = O teu comboio fica fechado.
train-closed = O comboio de { $who } está fechado para ti.
chain-on-own = Na primeira jogada, só no teu comboio.
because-covers = cobre a dobrada aberta
because-unmarks = fecha o teu comboio
because-saves-own = guarda a ponta do teu comboio para depois
you-announce = Anuncias a tua última pedra.
announced = { $who } anuncia a última pedra.
announce-offer = { $key } para anunciar a tua última pedra.
fined =
    { $count ->
        [one] { $who } não anunciou a última pedra: uma pedra de multa.
        [2] { $who } não anunciou a última pedra: duas pedras de multa.
       *[other] { $who } não anunciou a última pedra: { $count } pedras de multa.
    }
fined-you =
    { $count ->
        [one] Não anunciaste a tua última pedra: uma pedra de multa.
        [2] Não anunciaste a tua última pedra: duas pedras de multa.
       *[other] Não anunciaste a tua última pedra: { $count } pedras de multa.
    }
lost-turn = { $who } perde esta vez.
you-lost-turn = Perdes esta vez.
