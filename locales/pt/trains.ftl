centre-lies = No centro: a { $tile }.
turn-begins = Começa { $who }.
place-own-train = no seu comboio
    .full = no seu próprio comboio
place-your-train = no teu comboio
    .full = no teu comboio
place-train-of = no comboio de { $who }
    .full = no comboio de { $who }
place-mexican = no comboio mexicano
    .full = no comboio mexicano
your-train = o teu
train-of = { $who }
mexican-train = o mexicano
train-end = { $train } com { $end }
train-end-marked = { $train }, com marcador, com { $end }
trains-open = Abertos para ti: { $ends }.
    .brief = { $ends }.
trains-open-to-all = Abertos a todos: { $ends }.
trains-closed = Fechados: { $ends }.
chain-from = A tua primeira vez, só no teu comboio: { $end }.
must-cover-yours = Primeiro é preciso cobrir a { $tile } do teu comboio.
must-cover-of = Primeiro é preciso cobrir a { $tile } do comboio de { $who }.
must-cover-mexican = Primeiro é preciso cobrir a { $tile } do comboio mexicano.
or-another-double = Ou põe outra dobrada.
you-go-on = Continuas. { $ends }
    .full =
        { $fitting ->
            [0] Continuas. { $ends } Nenhuma das tuas pedras encaixa.
            [one] Continuas. { $ends } Encaixa uma das tuas pedras.
            [2] Continuas. { $ends } Encaixam duas das tuas pedras.
           *[other] Continuas. { $ends } Das tuas pedras encaixam { $fitting }.
        }
you-go-on-draw = Continuas. { $ends } Não encaixa nada: { $key } para comprar.
    .brief = Continuas, { $key }.
you-go-on-stuck = Continuas. { $ends } Não encaixa nada: { $key } para passar.
    .brief = Continuas, não encaixa nada, { $key }.
stop-offer = A tua cadeia pode acabar aqui: { $pass } para parar.
dead-double = A { $tile } está morta: nada a pode seguir.
marker-on = Marcador no comboio de { $who }.
your-marker-on = Marcador no teu comboio: está aberto a todos.
marker-off = O comboio de { $who } já não tem marcador.
your-marker-off = O teu comboio já não tem marcador.
train-closed = O comboio de { $who } não tem marcador: está fechado para ti.
chain-on-own = A tua primeira vez é só para o teu comboio.
because-covers = cobre a dobrada aberta
because-unmarks = tira o marcador do teu comboio
because-saves-own = guarda a ponta do teu comboio para depois
