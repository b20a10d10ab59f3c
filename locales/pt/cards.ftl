# O jogo de cartas.

card =
    { $card ->
        [black] preta
        [white-yellow] branca-amarela
        [white-blue] branca-azul
        [green] verde
        [red] vermelha
        [yellow] amarela
        [blue] azul
       *[white] branca
    }
points =
    { $points ->
        [0] 0 pontos
        [one] um ponto
       *[other] { $points } pontos
    }
points-and-half =
    { $points ->
        [0] meio ponto
        [one] um ponto e meio
       *[other] { $points } pontos e meio
    }

## O que acontece

all-stake =
    { $amount ->
        [one] Cada um aposta uma unidade.
        [2] Cada um aposta duas unidades.
       *[other] Cada um aposta { $amount } unidades.
    }
    .brief = Aposta: { $amount }.
lot-eldest = A mais alta é de { $who }, que é mão e começa.
    .brief = Começa { $who }.
lot-eldest-you = A mais alta é a tua: és mão e começas.
    .brief = Começas tu.
staked =
    { $amount ->
        [one] { $who } aposta uma unidade.
        [2] { $who } aposta duas unidades.
       *[other] { $who } aposta { $amount } unidades.
    }
you-staked =
    { $amount ->
        [one] Apostas uma unidade.
        [2] Apostas duas unidades.
       *[other] Apostas { $amount } unidades.
    }
card-taken = { $who }: { $card }, { $points }.
you-took = Tu: { $card }, { $points }.
card-waits = { $who }: { $card }, espera com { $points }.
    .brief = { $who }: { $card }, { $points }.
you-wait = Tu: { $card }. Esperas com { $points }.
    .brief = Tu: { $card }, { $points }.
card-out = { $who }: { $card }, fora.
you-took-out = Tu: { $card }. Estás fora desta rodada.
    .brief = Tu: { $card }, fora.
stood = { $who } fica.
you-stood = Ficas.
your-turn-take = Jogas tu. { $key } para tirar a primeira carta.
your-turn-choose =
    { $stake ->
        [0] Jogas tu. Tens { $points }. { $take } para outra carta, { $stand } para ficar.
        [2] Jogas tu. Tens { $points }. { $take } para outra carta, que custa duas unidades; { $stand } para ficar.
       *[other] Jogas tu. Tens { $points }. { $take } para outra carta, que custa { $stake } unidades; { $stand } para ficar.
    }
    .brief = Jogas tu, { $points }.
tie-colour = Empate. Decidem mais amarelas ou mais azuis, as brancas valem por ambas: { $runs }.
    .brief = Empate, { $runs }.
tie-eldest = Continua o empate: ganha o primeiro a contar da mão, que é { $eldest }.
    .brief = Outra vez; mão, { $eldest }.
tie-eldest-you = Continua o empate: ganha o primeiro a contar da mão, que és tu.
    .brief = Outra vez, a contar de ti.
hand-won =
    { $pot ->
        [0] { $who } ganha a rodada com { $points }.
       *[other] { $who } ganha a rodada com { $points } e leva o bolo de { $pot }.
    }
    .brief =
        { $pot ->
            [0] { $who } ganha.
           *[other] { $who } ganha { $pot }.
        }
hand-won-you =
    { $pot ->
        [0] Ganhas a rodada com { $points }.
       *[other] Ganhas a rodada com { $points } e levas o bolo de { $pot }.
    }
    .brief =
        { $pot ->
            [0] Ganhas tu.
           *[other] Ganhas { $pot }.
        }
hand-won-nobody =
    { $pot ->
        [0] Ninguém ganha a rodada.
       *[other] Ninguém ganha a rodada. O bolo de { $pot } fica na mesa.
    }
    .brief =
        { $pot ->
            [0] Ninguém ganha.
           *[other] Ninguém. Bolo { $pot }.
        }

## Respostas

# same
all-cards = { $cards }.
# same
cards-of = { $who }: { $cards }, { $points }
cards-none = { $who }: nenhuma carta
card-points =
    { $pot ->
        [0] { $points }.
       *[other] { $points }. No bolo, { $pot }.
    }
card-points-of = { $who } com { $points }
card-points-out = { $who } fora
card-match =
    { $pot ->
        [0] { $game }, rodada { $round }, { $goal }. Cartas no baralho: { $left }.
       *[other] { $game }, rodada { $round }, { $goal }. Cartas no baralho: { $left }. Bolo: { $pot }.
    }
cards-left =
    { $count ->
        [0] Não há mais cartas no baralho.
        [one] Resta uma carta no baralho.
        [2] Restam duas cartas no baralho.
       *[other] Restam { $count } cartas no baralho.
    }
must-take = Todos tiram a primeira carta: { $key } para a tirar.
cards-keys = Neste jogo não há pedras. { $take } para tirar uma carta, { $stand } para ficar.
hint-take = Sugestão: { $key } para tirar uma carta.
hint-stand = Sugestão: { $key } para ficar.
reason-leads = agora ganhavas tu
reason-behind = agora ganhava { $who }
reason-blacks =
    { $blacks ->
        [0] já não há cartas pretas
        [1]
            { $left ->
                [1] a última carta é preta
                [2] uma das duas cartas que restam é preta
               *[other] uma das { $left } cartas que restam é preta
            }
        [2]
            { $left ->
                [2] as duas cartas que restam são pretas
               *[other] duas das { $left } cartas que restam são pretas
            }
       *[other] { $blacks } das { $left } cartas que restam são pretas
    }
