lot-eldest-you = A mais alta é a sua: você é mão e começa.
    .brief = Você começa.
you-staked =
    { $amount ->
        [one] Você aposta uma unidade.
        [2] Você aposta duas unidades.
       *[other] Você aposta { $amount } unidades.
    }
you-took = Você: { $card }, { $points }.
you-wait = Você: { $card }. Você espera com { $points }.
    .brief = Você: { $card }, { $points }.
you-took-out = Você: { $card }. Você está fora desta rodada.
    .brief = Você: { $card }, fora.
you-stood = Você fica.
your-turn-take = Sua vez. { $key } para tirar a primeira carta.
your-turn-choose =
    { $stake ->
        [0] Sua vez. Você tem { $points }. { $take } para outra carta, { $stand } para ficar.
        [2] Sua vez. Você tem { $points }. { $take } para outra carta, que custa duas unidades; { $stand } para ficar.
       *[other] Sua vez. Você tem { $points }. { $take } para outra carta, que custa { $stake } unidades; { $stand } para ficar.
    }
    .brief = Sua vez, { $points }.
hand-won-you =
    { $pot ->
        [0] Você ganha a rodada com { $points }.
       *[other] Você ganha a rodada com { $points } e leva o bolo de { $pot }.
    }
    .brief =
        { $pot ->
            [0] Você ganha.
           *[other] Você ganha { $pot }.
        }
cards-keys = Neste jogo não há peças. { $take } para tirar uma carta, { $stand } para ficar.
reason-leads = agora você ganharia
reason-behind = agora ganharia { $who }
must-take = Todos tiram a primeira carta: { $key } para tirá-la.
tie-eldest-you = Continua o empate: ganha o primeiro a contar da mão, que é você.
    .brief = Outra vez, a contar de você.
