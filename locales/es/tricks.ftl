# same nello
suit-name =
    { $suit ->
        [suit-0] blancas
        [suit-1] unos
        [suit-2] doses
        [suit-3] treses
        [suit-4] cuatros
        [suit-5] cincos
        [suit-6] seises
        [doubles] dobles
        [none] sin triunfo
        [nello] nello
        [seven-pips] sietes
        [none-doubles-own] sin triunfo, dobles aparte
        [nello-doubles-high] nello, dobles altos
        [nello-doubles-low] nello, dobles bajos
       *[trumps] triunfos
    }
bid-name =
    { $way ->
        [splash] splash, { $marks } marcas
        [plunge] plunge, { $marks } marcas
       *[plain]
            { $marks ->
                [0]
                    { $points ->
                        [21] 21, capote
                       *[other] { $points }
                    }
                [one] una marca
               *[other] { $marks } marcas
            }
    }
pass-name = paso

## Lo que pasa

lot-deals = La más alta es de { $who }, que reparte primero.
    .brief = Reparte { $who }.
lot-deals-you = La más alta es la tuya: repartes primero.
    .brief = Repartes tú.
lot-bids = La más alta es de { $who }, que puja primero.
    .brief = Puja { $who }.
lot-bids-you = La más alta es la tuya: pujas primero.
    .brief = Pujas tú.
hand-begins = Mano { $number }.
hand-goes-on = { $game } continúa: mano { $number }.
bids = { $who } puja { $bid }.
    .brief = { $who }: { $bid }.
you-bid = Pujas { $bid }.
has-bid = La puja es de { $who }: { $bid }.
you-have-bid = La puja es tuya: { $bid }.
named =
    { $suit ->
        [none] Se juega sin triunfo.
        [nello] Nello: quien pujó no debe ganar ninguna baza.
        [seven-pips] Sietes: gana la baza la ficha más cercana a 7 puntos.
        [none-doubles-own] Se juega sin triunfo. Los dobles son un palo propio.
        [nello-doubles-high] Nello: quien pujó no debe ganar ninguna baza. Los dobles son altos.
        [nello-doubles-low] Nello: quien pujó no debe ganar ninguna baza. Los dobles son bajos.
       *[other] Triunfo: { suit-name }.
    }
    .brief =
        { $suit ->
            [none] Sin triunfo.
            [nello] Nello, ninguna baza.
            [seven-pips] Sietes.
            [none-doubles-own] Sin triunfo, dobles aparte.
            [nello-doubles-high] Nello, dobles altos.
            [nello-doubles-low] Nello, dobles bajos.
           *[other] Triunfo: { suit-name }.
        }
sits-out = { $who } no juega esta mano.
takes-widow = { $who } toma la viuda.
you-take-widow = Tomas la viuda: { $tile }.
puts-away = { $who } descarta una ficha.
you-put-away = Descartas el { $tile }.
you-sit-out = No juegas esta mano.
leads = { $who } sale con el { $tile }: { suit-name }.
    .brief = { $who }: { $tile }.
you-lead = Sales con el { $tile }: { suit-name }.
    .brief = Tú: { $tile }.
claims = { $who } se tiende y se lleva el resto.
    .brief = { $who } se lleva el resto.
you-claim = Te tiendes y te llevas el resto.
plays = { $who }: { $tile }.
    .full = { $who } juega el { $tile }.
you-play = Tú: { $tile }.
    .full = Juegas el { $tile }.
trumps-in = { $who }: { $tile }, triunfo.
    .brief = { $who }: { $tile }.
you-trump-in = Tú: { $tile }, triunfo.
    .brief = Tú: { $tile }.
trick-side =
    { $members ->
        [one] Baza tuya
       *[other] Baza vuestra
    }
trick-side-short =
    { $members ->
        [one] Tuya
       *[other] Vuestra
    }
trick-yours =
    { $points ->
        [1] { trick-side }.
       *[other] { trick-side }, { $points }.
    }
    .brief =
        { $points ->
            [1] { trick-side-short }.
           *[other] { trick-side-short }, { $points }.
        }
    .full =
        { $points ->
            [one] { trick-side }, con el { $tile }: un punto.
           *[other] { trick-side }, con el { $tile }: { $points } puntos.
        }
trick-theirs =
    { $points ->
        [1] Baza suya.
       *[other] Baza suya, { $points }.
    }
    .brief =
        { $points ->
            [1] Suya.
           *[other] Suya, { $points }.
        }
    .full =
        { $points ->
            [one] Baza suya, con el { $tile }: un punto.
           *[other] Baza suya, con el { $tile }: { $points } puntos.
        }
trick-taken =
    { $points ->
        [1] Baza: { $side }.
       *[other] Baza: { $side }, { $points }.
    }
    .full =
        { $points ->
            [one] Baza para { $side }, con el { $tile }: un punto.
           *[other] Baza para { $side }, con el { $tile }: { $points } puntos.
        }
hand-made = Cumplida la puja de { $bid }: { $side }, { $took }.
    .brief = Cumplida, { $took }.
    .full = Puja cumplida: { $side }. Puja { $bid }, puntos ganados { $took }.
hand-set = No cumplida la puja de { $bid }: { $side }, { $took }.
    .brief = No cumplida, { $took }.
    .full = Puja no cumplida: { $side }. Puja { $bid }, puntos ganados { $took }.
marks-to =
    { $marks ->
        [one] Una marca: { $side }.
       *[other] { $marks } marcas: { $side }.
    }

## Tu turno

your-turn-bid = Te toca pujar: { $least } o más.
    .brief = ¿{ $least } o más?
your-turn-must-bid = Todos han pasado y repartes tú: debes pujar, { $least } o más.
bid-help = Las flechas recorren las pujas, las cifras buscan una. { $confirm } para pujar, { $pass } para pasar.
    .brief = Flechas y { $confirm }, o { $pass }.
must-bid-help = Las flechas recorren las pujas, las cifras buscan una. { $confirm } para pujar.
    .brief = Flechas y { $confirm }.
your-turn-name = La puja es tuya: { $bid }. Elige el triunfo.
    .brief = Elige el triunfo.
your-turn-name-for = La puja es de { $who }: { $bid }. Tú eliges el triunfo, y sales.
trumps-help = Las flechas recorren los triunfos, las cifras eligen un número. { $confirm } para elegirlo.
    .brief = Flechas y { $confirm }.
your-turn-put-away = Descarta una ficha.
put-away-help = Las flechas recorren tu mano. { $confirm } para descartar la ficha elegida.
    .brief = Flechas y { $confirm }.
your-turn-lead = Sales tú.
    .full = Te toca: sal con cualquier ficha.
your-turn-follow = Te toca, { suit-name }. Por ahora { $who }, { $tile }.
    .brief = Salida { suit-name }. { $who }, { $tile }.
    .full = Te toca. Salida: { suit-name }. Por ahora gana { $who }, con el { $tile }.
your-turn-free = Te toca, { suit-name }, y no tienes. Por ahora { $who }, { $tile }.
    .brief = Sin { suit-name }. { $who }, { $tile }.
    .full = Te toca. Salida: { suit-name }, y no tienes. Por ahora gana { $who }, con el { $tile }.
your-turn-second = Te toca: asiste.
    .brief = Asiste.
your-turn-second-free = Te toca: no puedes asistir.
    .brief = No tienes.
your-turn-seven = Te toca: sal con la ficha más cercana a 7 puntos.
your-turn-sevens = Te toca: la ficha más cercana a 7 puntos. Por ahora gana { $who }, con el { $tile }.
    .brief = { $who }, { $tile }.
play-help = Las flechas recorren tu mano. { $confirm } para jugar la ficha elegida.
    .brief = Flechas y { $confirm }.

## Respuestas

bids-told = En la puja, { $bids }.
bid-of = { $who }: { $bid }
no-bid-yet = Nadie ha pujado aún.
dealer = Reparte { $who }.
dealer-you = Repartes tú.
trumps-unnamed = { $who } elige el triunfo.
trumps-unnamed-you = Eliges tú el triunfo.
away-next = Falta el descarte de { $who }.
away-next-you = Falta tu descarte.
trick-so-far =
    { $suit ->
        [seven-pips] En esta baza: { $plays }.
       *[other] Salida: { suit-name }. { $plays }.
    }
play-of = { $who } { $tile }
leads-next = Sale { $who }.
leads-next-you = Sales tú.
last-trick = Baza { $number }: { $plays }.
no-trick-yet = Todavía no hay ninguna baza.
hand-points = En esta mano, { $points }.
marks = Marcas, { $marks }.
    .brief = { $marks }.
trick-match = { $game }, mano { $round }, { $goal }. Fichas por jugador: { $tiles }.
suits-held =
    { $count ->
        [one] Una ficha: { $suits }.
       *[other] { $count } fichas: { $suits }.
    }
    .brief = { $suits }.
suit-held =
    { $suit ->
        [seven-pips] { $tiles }
       *[other] { suit-name }, { $tiles }
    }
# same
tile-plain = { $tile }
    .full =
        { $points ->
            [0] { $tile }
           *[other] { $tile }, vale { $points }
        }
tile-trump = { $tile }, triunfo
    .full =
        { $points ->
            [0] { $tile }, triunfo
           *[other] { $tile }, triunfo, vale { $points }
        }
tile-not-now = { $tile }, ahora no
place-trick = en esta baza
place-away = al descarte
choose-trumps =
    { $count ->
        [0] { suit-name }
       *[other] { suit-name }, en la mano { $count }
    }
trumps-seen = Triunfos a la vista: { $seen } de { $all }.
goal-marks =
    { $limit ->
        [one] a una marca
       *[other] a { $limit } marcas
    }

## Por qué no

must-follow = Salida: { suit-name }, y tienes el { $tile }.
must-play-nearest = Hay que jugar la ficha más cercana a 7 puntos: tienes el { $tile }.
must-lead-trump = La primera salida es de triunfo: tienes el { $tile }.
must-bid = Todos han pasado y repartes tú: debes pujar, { $least } o más.
only-bids-pass = Solo se pasa en la puja.
claim-by-lead = Solo te puedes tender cuando sales.
no-claim = En esta mano nadie se tiende.
wrong-claim = Los otros aún pueden ganar una baza.
no-such-bid = Ahora no se puede pujar { $number }: { $least } o más.
no-such-trumps = No hay fichas con el número { $number }.

## Pistas

hint-bid = Pista: puja { $bid }.
hint-name = Pista: { suit-name }.
hint-play = Pista: el { $tile }.
hint-put-away = Pista: descarta el { $tile }.
hint-claim = Pista: tiéndete con { $key }.
claim-name = tenderse
claim-help = Nadie puede quitarte una baza: { $key } para tenderte, { $confirm } para jugar.
reason-holds = tienes { $held }
held-of =
    { $count ->
        [one]
            { $suit ->
                [doubles] un doble
               *[other] una ficha de { suit-name }
            }
       *[other] { $count } { suit-name }
    }
reason-short =
    { $count ->
        [one] no tienes más de una de ningún palo
       *[other] no tienes más de { $count } de ningún palo
    }
reason-partner-bid = la puja ya es de { $who }, tu pareja
reason-partner-takes = por ahora gana { $who }, tu pareja
reason-unbeaten = nadie puede superarlo
reason-takes-last = juegas en último lugar y gana la baza
reason-trumps-out =
    { $count ->
        [one] queda un triunfo fuera
       *[other] quedan { $count } triunfos fuera
    }
reason-brings =
    { $points ->
        [one] suma un punto
       *[other] suma { $points } puntos
    }
reason-no-points = no regala puntos

## Teclas

trick-digits = De { $first } a { $last }: una puja, el triunfo, o la siguiente ficha de tu mano con ese número.
does-bids = las pujas, el triunfo y la baza en curso
does-last-trick = otra vez la última baza
does-trick-scores = los puntos de esta mano, y las marcas
does-trick-match = cómo va la partida: juego, mano, límite, quién reparte
does-trick-previous = la ficha, puja o triunfo anterior
does-trick-next = la ficha, puja o triunfo siguiente
does-trick-playable = la siguiente ficha que se puede jugar; qué te toca hacer
does-trick-confirm = pujar, elegir o jugar lo elegido, o decir que sí
does-trick-hand = tu mano por palos; tras una mano, lo que le quedó a cada uno
does-trick-pass = pasar, cuando te toca pujar
does-trick-count = cuántos triunfos y fichas de cada número están a la vista, con tu mano
