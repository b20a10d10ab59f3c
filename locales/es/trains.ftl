centre-lies = En el centro: el { $tile }.
    .brief = { $tile }.
centre-laid = { $who } pone el { $tile } en el centro.
    .brief = { $who }: { $tile }.
you-laid-centre = Pones el { $tile } en el centro.
centre-drawn =
    { $count ->
        [one] Nadie tenía el centro: se robó una ficha.
       *[other] Nadie tenía el centro: se robaron { $count } fichas.
    }
centre-drawn-you = Nadie tenía el centro. Has robado { $tiles }.
turn-begins = { $who } empieza.
place-own-train = en su propio tren
    .brief = tren propio
    .full = en su propio tren
place-your-train = tu tren
    .brief = el tuyo
    .full = en tu tren
place-train-of = tren de { $who }
    .brief = de { $who }
    .full = en el tren de { $who }
place-mexican = mexicano
    .full = en el tren mexicano
your-train = tu tren
train-of = { $who }
mexican-train = mexicano
    .brief = mexicano
train-end = { $train } { $end }
train-end-marked = { $train } { $end }
    .full = { $train }, abierto, { $end }
train-end-yours = { your-train } { $end }
    .brief = { $end }
train-end-yours-marked = { your-train } { $end }
    .brief = { $end }
    .full = { your-train }, abierto, { $end }
trains-open = Abiertos: { $ends }.
    .brief = { $ends }.
    .full = Abiertos para ti: { $ends }.
trains-open-to-all = Abiertos para todos: { $ends }.
trains-closed = Cerrados: { $ends }.
chain-from = En el primer turno, solo en tu tren: { $end }.
must-cover-yours = Primero cubre el { $tile } de tu tren.
    .brief = Cubre { $tile }, el tuyo.
must-cover-of = Primero cubre el { $tile } del tren de { $who }.
    .brief = Cubre { $tile }, { $who }.
must-cover-mexican = Primero cubre el { $tile } del tren mexicano.
    .brief = Cubre { $tile }, mexicano.
or-another-double = O pon otro doble.
    .brief = O doble.
you-go-on = Te toca otra vez. { $ends }
    .brief = Otra vez.
    .full =
        { $fitting ->
            [one] Te toca otra vez. { $ends } Encaja una de tus fichas.
           *[other] Te toca otra vez. { $ends } Encajan { $fitting } de tus fichas.
        }
you-go-on-draw = Te toca otra vez. { $ends } No encaja nada: { $key } para robar.
    .brief = Otra vez, { $key }.
you-go-on-stuck = Te toca otra vez. { $ends } No encaja nada: { $key } para pasar.
    .brief = Otra vez, no encaja nada, { $key }.
stop-offer = Tu cadena puede acabar aquí: { $pass } para parar.
dead-double = { $tile } muerto.
    .full = El { $tile } queda muerto: nada puede seguirlo.
marker-on = Tren de { $who } abierto.
    .full = El tren de { $who } queda abierto.
your-marker-on = Tu tren queda abierto.
    .full = Tu tren queda abierto: todos pueden poner en él.
marker-off = Tren de { $who } cerrado.
    .full = El tren de { $who } queda cerrado.
your-marker-off = Tu tren queda cerrado.
train-closed = El tren de { $who } está cerrado para ti.
chain-on-own = Tu primer turno es solo para tu tren.
because-covers = cubre el doble abierto
because-unmarks = cierra tu tren
because-saves-own = guarda para luego el extremo de tu tren
you-announce = Cantas tu última ficha.
announced = { $who } canta la última ficha.
announce-offer = { $key } para cantar tu última ficha.
fined =
    { $count ->
        [one] { $who } no ha cantado la última ficha: multa de una ficha.
       *[other] { $who } no ha cantado la última ficha: multa de { $count } fichas.
    }
fined-you =
    { $count ->
        [one] No has cantado tu última ficha: multa de una ficha.
       *[other] No has cantado tu última ficha: multa de { $count } fichas.
    }
lost-turn = { $who } pierde este turno.
you-lost-turn = Pierdes este turno.
