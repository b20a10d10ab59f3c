# Il gioco delle carte.

card =
    { $card ->
        [black] nera
        [white-yellow] bianco-gialla
        [white-blue] bianco-blu
        [green] verde
        [red] rossa
        [yellow] gialla
        [blue] blu
       *[white] bianca
    }
points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
points-and-half =
    { $points ->
        [0] mezzo punto
        [one] un punto e mezzo
       *[other] { $points } punti e mezzo
    }

## Che cosa succede

all-stake =
    { $amount ->
        [one] Ognuno mette uno nel piatto.
       *[other] Ognuno mette { $amount } nel piatto.
    }
    .brief = Posta: { $amount }.
lot-eldest = La carta più alta è di { $who }, che è di mano e comincia.
    .brief = Comincia { $who }.
lot-eldest-you = La carta più alta è la tua: sei di mano e cominci.
    .brief = Cominci tu.
staked = { $who } mette { $amount } nel piatto.
you-staked = Metti { $amount } nel piatto.
card-taken = { $who }: { $card }, { $points }.
you-took = Tu: { $card }, { $points }.
card-waits = { $who }: { $card }, e aspetta con { $points }.
    .brief = { $who }: { $card }, { $points }.
you-wait = Tu: { $card }. Aspetti con { $points }.
    .brief = Tu: { $card }, { $points }.
card-out = { $who }: { $card }, fuori.
you-took-out = Tu: { $card }. Sei fuori da questa manche.
    .brief = Tu: { $card }, fuori.
stood = { $who } si ferma.
you-stood = Ti fermi.
your-turn-take = Tocca a te. { $key } per prendere la prima carta.
your-turn-choose =
    { $stake ->
        [0] Tocca a te. Hai { $points }. { $take } per una carta, { $stand } per fermarti.
       *[other] Tocca a te. Hai { $points }. { $take } per una carta che costa { $stake }, { $stand } per fermarti.
    }
    .brief = Tocca a te, { $points }.
tie-colour = Parità. Decide chi ha più carte gialle, o più carte blu, con le bianche per l'uno o l'altro: { $runs }.
    .brief = Parità, { $runs }.
tie-eldest = Ancora parità: vince chi viene prima, contando da chi è di mano: { $eldest }.
    .brief = Ancora; di mano, { $eldest }.
tie-eldest-you = Ancora parità: vince chi viene prima, contando da te.
    .brief = Ancora, da te.
hand-won =
    { $pot ->
        [0] { $who } vince la manche con { $points }.
       *[other] { $who } vince la manche con { $points } e prende il piatto di { $pot }.
    }
    .brief =
        { $pot ->
            [0] { $who } vince.
           *[other] { $who } vince { $pot }.
        }
hand-won-you =
    { $pot ->
        [0] Vinci la manche con { $points }.
       *[other] Vinci la manche con { $points } e prendi il piatto di { $pot }.
    }
    .brief =
        { $pot ->
            [0] Vinci tu.
           *[other] Vinci { $pot }.
        }
hand-won-nobody =
    { $pot ->
        [0] Nessuno vince la manche.
       *[other] Nessuno vince la manche. Il piatto di { $pot } resta.
    }
    .brief =
        { $pot ->
            [0] Non vince nessuno.
           *[other] Nessuno. Piatto { $pot }.
        }

## Risposte

# same
all-cards = { $cards }.
# same
cards-of = { $who }: { $cards }, { $points }
cards-none = { $who }: nessuna carta
card-points =
    { $pot ->
        [0] { $points }.
       *[other] { $points }. Piatto { $pot }.
    }
# same
card-points-of = { $who } { $points }
card-points-out = { $who } fuori
card-match =
    { $pot ->
        [0] { $game }, manche { $round }, { $goal }. Carte nel mazzo: { $left }.
       *[other] { $game }, manche { $round }, { $goal }. Carte nel mazzo: { $left }. Piatto { $pot }.
    }
cards-left =
    { $count ->
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $count } carte.
    }
must-take = La prima carta la prendono tutti: { $key } per prenderla.
cards-keys = In questo gioco non ci sono tessere. { $take } per una carta, { $stand } per fermarti.
hint-take = Un consiglio: { $key } per una carta.
hint-stand = Un consiglio: { $key } per fermarti.
reason-leads = ora vinceresti tu
reason-behind = ora vincerebbe { $who }
reason-blacks =
    { $blacks ->
        [0] di carte nere non ne restano
        [1]
            { $left ->
                [1] l'ultima carta è nera
               *[other] una delle { $left } carte rimaste è nera
            }
       *[other] { $blacks } delle { $left } carte rimaste sono nere
    }
