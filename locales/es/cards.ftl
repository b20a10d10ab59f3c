# El juego de cartas.

card =
    { $card ->
        [black] negra
        [white-yellow] blanquiamarilla
        [white-blue] blanquiazul
        [green] verde
        [red] roja
        [yellow] amarilla
        [blue] azul
       *[white] blanca
    }
points =
    { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
points-and-half =
    { $points ->
        [0] medio punto
        [one] un punto y medio
       *[other] { $points } puntos y medio
    }

## Lo que pasa

all-stake =
    { $amount ->
        [one] Cada uno pone uno.
       *[other] Cada uno pone { $amount }.
    }
    .brief = Apuesta: { $amount }.
lot-eldest = La más alta es de { $who }, que es mano y empieza.
    .brief = Empieza { $who }.
lot-eldest-you = La más alta es la tuya: eres mano y empiezas.
    .brief = Empiezas tú.
staked = { $who } apuesta { $amount }.
you-staked = Apuestas { $amount }.
card-taken = { $who }: { $card }, { $points }.
you-took = Tú: { $card }, { $points }.
card-waits = { $who }: { $card }, espera con { $points }.
    .brief = { $who }: { $card }, { $points }.
you-wait = Tú: { $card }. Esperas con { $points }.
    .brief = Tú: { $card }, { $points }.
card-out = { $who }: { $card }, fuera.
you-took-out = Tú: { $card }. Quedas fuera de esta ronda.
    .brief = Tú: { $card }, fuera.
stood = { $who } se planta.
you-stood = Te plantas.
your-turn-take = Te toca. { $key } para tomar tu primera carta.
your-turn-choose =
    { $stake ->
        [0] Te toca. Tienes { $points }. { $take } para otra carta, { $stand } para plantarte.
       *[other] Te toca. Tienes { $points }. { $take } para otra carta, que cuesta { $stake }, { $stand } para plantarte.
    }
    .brief = Te toca, { $points }.
tie-colour = Empate. Deciden más amarillas o más azules, las blancas valen por ambas: { $runs }.
    .brief = Empate, { $runs }.
tie-eldest = Sigue el empate: gana el primero desde la mano, que es { $eldest }.
    .brief = Otra vez; mano, { $eldest }.
tie-eldest-you = Sigue el empate: gana el primero desde la mano, que eres tú.
    .brief = Otra vez, desde ti.
hand-won =
    { $pot ->
        [0] { $who } gana la ronda con { $points }.
       *[other] { $who } gana la ronda con { $points } y se lleva el bote de { $pot }.
    }
    .brief =
        { $pot ->
            [0] { $who } gana.
           *[other] { $who } gana { $pot }.
        }
hand-won-you =
    { $pot ->
        [0] Ganas la ronda con { $points }.
       *[other] Ganas la ronda con { $points } y te llevas el bote de { $pot }.
    }
    .brief =
        { $pot ->
            [0] Ganas tú.
           *[other] Ganas { $pot }.
        }
hand-won-nobody =
    { $pot ->
        [0] Nadie gana la ronda.
       *[other] Nadie gana la ronda. El bote de { $pot } se queda.
    }
    .brief =
        { $pot ->
            [0] No gana nadie.
           *[other] Nadie. Bote { $pot }.
        }

## Respuestas

# same
all-cards = { $cards }.
# same
cards-of = { $who }: { $cards }, { $points }
cards-none = { $who }: ninguna carta
card-points =
    { $pot ->
        [0] { $points }.
       *[other] { $points }. Bote { $pot }.
    }
card-points-of = { $who }: { $points }
card-points-out = { $who } fuera
card-match =
    { $pot ->
        [0] { $game }, ronda { $round }, { $goal }. Cartas en el mazo: { $left }.
       *[other] { $game }, ronda { $round }, { $goal }. Cartas en el mazo: { $left }. Bote { $pot }.
    }
cards-left =
    { $count ->
        [one] En el mazo queda una carta.
       *[other] En el mazo quedan { $count } cartas.
    }
must-take = La primera carta la toman todos: { $key } para tomarla.
cards-keys = En este juego no hay fichas. { $take } para una carta, { $stand } para plantarte.
hint-take = Pista: { $key } para otra carta.
hint-stand = Pista: { $key } para plantarte.
reason-leads = ahora ganarías tú
reason-behind = ahora ganaría { $who }
reason-blacks =
    { $blacks ->
        [0] no queda ninguna carta negra
        [1]
            { $left ->
                [1] la última carta es negra
               *[other] una de las { $left } cartas que quedan es negra
            }
       *[other] { $blacks } de las { $left } cartas que quedan son negras
    }
