# Le jeu de cartes.

card =
    { $card ->
        [black] noire
        [white-yellow] blanc-jaune
        [white-blue] blanc-bleu
        [green] verte
        [red] rouge
        [yellow] jaune
        [blue] bleue
       *[white] blanche
    }
# same other
points =
    { $points ->
        [0] zéro point
        [one] un point
       *[other] { $points } points
    }
points-and-half =
    { $points ->
        [0] un demi-point
        [one] un point et demi
       *[other] { $points } points et demi
    }

## Ce qui se passe

all-stake =
    { $amount ->
        [one] Chacun mise 1.
       *[other] Chacun mise { $amount }.
    }
    .brief = Mise : { $amount }.
lot-eldest = { $who } a tiré la carte la plus haute et commence.
    .brief = { $who } commence.
lot-eldest-you = Tu as tiré la plus haute : tu commences.
    .brief = Tu commences.
staked = { $who } mise { $amount }.
you-staked = Tu mises { $amount }.
card-taken = { $who } : { $card }, { $points }.
you-took = Toi : { $card }, { $points }.
card-waits = { $who } : { $card }, et attend avec { $points }.
    .brief = { $who } : { $card }, { $points }.
you-wait = Toi : { $card }. Tu attends avec { $points }.
    .brief = Toi : { $card }, { $points }.
card-out = { $who } : { $card }, hors jeu.
you-took-out = Toi : { $card }. Tu es hors jeu pour cette manche.
    .brief = Toi : { $card }, hors jeu.
stood = { $who } s'arrête.
you-stood = Tu t'arrêtes.
your-turn-take = À toi. { $key } pour prendre ta première carte.
your-turn-choose =
    { $stake ->
        [0] À toi. Tu as { $points }. { $take } pour une carte, { $stand } pour t'arrêter.
       *[other] À toi. Tu as { $points }. { $take } pour une carte qui coûte { $stake }, { $stand } pour t'arrêter.
    }
    .brief = À toi, { $points }.
tie-colour = Égalité. Le plus de cartes jaunes, ou de bleues, décide, la blanche comme l'une ou l'autre : { $runs }.
    .brief = Égalité, { $runs }.
tie-eldest = Encore égalité : le premier à partir { BEFORE($eldest, vowel: "d'", h: "d'", other: "de ") } gagne.
    .brief = Encore ; premier, { $eldest }.
tie-eldest-you = Encore égalité : le premier à partir de toi gagne.
    .brief = Encore, à partir de toi.
hand-won =
    { $pot ->
        [0] { $who } gagne la manche avec { $points }.
       *[other] { $who } gagne la manche avec { $points } et prend le pot de { $pot }.
    }
    .brief =
        { $pot ->
            [0] { $who } gagne.
           *[other] { $who } gagne { $pot }.
        }
hand-won-you =
    { $pot ->
        [0] Tu gagnes la manche avec { $points }.
       *[other] Tu gagnes la manche avec { $points } et tu prends le pot de { $pot }.
    }
    .brief =
        { $pot ->
            [0] Tu gagnes.
           *[other] Tu gagnes { $pot }.
        }
hand-won-nobody =
    { $pot ->
        [0] Personne ne gagne la manche.
       *[other] Personne ne gagne la manche. Le pot de { $pot } reste.
    }
    .brief =
        { $pot ->
            [0] Personne ne gagne.
           *[other] Personne. Pot { $pot }.
        }

## Réponses

# same
all-cards = { $cards }.
cards-of = { $who } : { $cards }, { $points }
cards-none = { $who } : aucune carte
card-points =
    { $pot ->
        [0] { $points }.
       *[other] { $points }. Pot : { $pot }.
    }
# same
card-points-of = { $who } { $points }
card-points-out = { $who } hors jeu
card-match =
    { $pot ->
        [0] { $game }, manche { $round }, { $goal }. Cartes au paquet : { $left }.
       *[other] { $game }, manche { $round }, { $goal }. Cartes au paquet : { $left }. Pot : { $pot }.
    }
cards-left =
    { $count ->
        [0] Il ne reste aucune carte au paquet.
        [one] Il reste une carte au paquet.
       *[other] Il reste { $count } cartes au paquet.
    }
must-take = La première carte est obligatoire : { $key } pour la prendre.
cards-keys = Il n'y a pas de dominos dans ce jeu. { $take } pour une carte, { $stand } pour t'arrêter.
hint-take = Conseil : { $key } pour une carte.
hint-stand = Conseil : { $key } pour t'arrêter.
reason-leads = tu gagnerais maintenant
reason-behind = { $who } gagnerait maintenant
reason-blacks =
    { $blacks ->
        [0] il ne reste pas de carte noire
        [1]
            { $left ->
                [1] la dernière carte est noire
               *[other] une des { $left } cartes restantes est noire
            }
       *[other] { $blacks } des { $left } cartes restantes sont noires
    }
