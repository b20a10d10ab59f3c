centre-lies = En el centro: el { $tile }.
turn-begins = Empieza { $who }.
place-own-train = su tren
    .full = en su propio tren
place-your-train = tu tren
    .full = en tu tren
place-train-of = tren de { $who }
    .full = en el tren de { $who }
place-mexican = tren mexicano
    .full = en el tren mexicano
your-train = tu tren
train-of = { $who }
mexican-train = el mexicano
train-end = { $train }: { $end }
train-end-marked = { $train }, con marcador: { $end }
trains-open = Abierto para ti, { $ends }.
    .brief = { $ends }.
trains-open-to-all = Abierto para todos, { $ends }.
trains-closed = Cerrado, { $ends }.
chain-from = Tu primer turno, solo en tu tren: { $end }.
must-cover-yours = Primero hay que cubrir el { $tile } de tu tren.
must-cover-of = Primero hay que cubrir el { $tile } del tren de { $who }.
must-cover-mexican = Primero hay que cubrir el { $tile } del tren mexicano.
or-another-double = O pon otro doble.
you-go-on = Sigues. { $ends }
    .full =
        { $fitting ->
            [one] Sigues. { $ends } Encaja una de tus fichas.
           *[other] Sigues. { $ends } Encajan { $fitting } de tus fichas.
        }
you-go-on-draw = Sigues. { $ends } No encaja nada: { $key } para robar.
    .brief = Sigues, { $key }.
you-go-on-stuck = Sigues. { $ends } No encaja nada: { $key } para pasar.
    .brief = Sigues, no encaja nada, { $key }.
stop-offer = Tu cadena puede acabar aquí: { $pass } para parar.
dead-double = El { $tile } queda ahorcado: nada puede seguirlo.
marker-on = Marcador en el tren de { $who }.
your-marker-on = Marcador en tu tren: está abierto para todos.
marker-off = Fuera el marcador del tren de { $who }.
your-marker-off = Fuera el marcador de tu tren.
train-closed = El tren de { $who } no tiene marcador: está cerrado para ti.
chain-on-own = Tu primer turno es solo para tu tren.
because-covers = cubre el doble abierto
because-unmarks = quita el marcador de tu tren
because-saves-own = guarda para luego el extremo de tu tren
