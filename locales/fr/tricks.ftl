# same nello
suit-name =
    { $suit ->
        [suit-0] les blancs
        [suit-1] les 1
        [suit-2] les 2
        [suit-3] les 3
        [suit-4] les 4
        [suit-5] les 5
        [suit-6] les 6
        [doubles] les doubles
        [none] sans atout
        [nello] nello
        [seven-pips] sept
        [none-doubles-own] sans atout, doubles à part
        [nello-doubles-high] nello, doubles hauts
        [nello-doubles-low] nello, doubles bas
       *[trumps] atout
    }
bid-name =
    { $way ->
        [splash] splash, { $marks } marques
        [plunge] plunge, { $marks } marques
       *[plain]
            { $marks ->
                [0]
                    { $points ->
                        [21] 21, grand chelem
                       *[other] { $points }
                    }
                [one] une marque
               *[other] { $marks } marques
            }
    }
pass-name = passe

## Ce qui se passe

lot-deals = { $who } a tiré le plus haut et distribue en premier.
    .brief = { $who } distribue.
lot-deals-you = Tu as tiré le plus haut : tu distribues en premier.
    .brief = Tu distribues.
lot-bids = { $who } a tiré le plus haut et annonce en premier.
    .brief = { $who } annonce.
lot-bids-you = Tu as tiré le plus haut : tu annonces en premier.
    .brief = Tu annonces.
hand-begins = Donne { $number }.
hand-goes-on = { $game } continue : donne { $number }.
bids = { $who } annonce { $bid }.
    .brief = { $who } : { $bid }.
you-bid = Tu annonces { $bid }.
has-bid = L'enchère est à { $who } : { $bid }.
you-have-bid = L'enchère est à toi : { $bid }.
named =
    { $suit ->
        [none] On joue sans atout.
        [nello] Nello : ne faire aucun pli.
        [seven-pips] On joue à sept : le domino le plus proche de 7 points prend le pli.
        [none-doubles-own] On joue sans atout. Les doubles sont une couleur à part.
        [nello-doubles-high] Nello : ne faire aucun pli. Les doubles sont hauts.
        [nello-doubles-low] Nello : ne faire aucun pli. Les doubles sont bas.
       *[other] Atout : { suit-name }.
    }
    .brief =
        { $suit ->
            [none] Sans atout.
            [nello] Nello, aucun pli.
            [seven-pips] À sept.
            [none-doubles-own] Sans atout, doubles à part.
            [nello-doubles-high] Nello, doubles hauts.
            [nello-doubles-low] Nello, doubles bas.
           *[other] Atout : { suit-name }.
        }
sits-out = { $who } ne joue pas cette donne.
takes-widow = { $who } prend le chien.
you-take-widow = Tu prends le chien : { $tile }.
puts-away = { $who } écarte un domino.
you-put-away = Tu écartes le { $tile }.
you-sit-out = Tu ne joues pas cette donne.
leads = { $who } entame du { $tile } : { suit-name }.
    .brief = { $who } : { $tile }.
you-lead = Tu entames du { $tile } : { suit-name }.
    .brief = Toi : { $tile }.
claims = { $who } étale et prend le reste.
    .brief = { $who } prend le reste.
you-claim = Tu étales et prends le reste.
plays = { $who } : { $tile }.
    .full = { $who } joue le { $tile }.
you-play = Toi : { $tile }.
    .full = Tu joues le { $tile }.
trumps-in = { $who } : { $tile }, atout.
    .brief = { $who } : { $tile }.
you-trump-in = Toi : { $tile }, atout.
    .brief = Toi : { $tile }.
trick-side =
    { $members ->
        [one] Pli pour toi
       *[other] Pli pour vous
    }
trick-side-short =
    { $members ->
        [one] Pour toi
       *[other] Pour vous
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
            [one] { trick-side }, avec le { $tile } : un point.
           *[other] { trick-side }, avec le { $tile } : { $points } points.
        }
trick-theirs =
    { $points ->
        [1] Pli pour eux.
       *[other] Pli pour eux, { $points }.
    }
    .brief =
        { $points ->
            [1] Pour eux.
           *[other] Pour eux, { $points }.
        }
    .full =
        { $points ->
            [one] Pli pour eux, avec le { $tile } : un point.
           *[other] Pli pour eux, avec le { $tile } : { $points } points.
        }
trick-taken =
    { $points ->
        [1] Pli : { $side }.
       *[other] Pli : { $side }, { $points }.
    }
    .full =
        { $points ->
            [one] Pli pour { $side }, avec le { $tile } : un point.
           *[other] Pli pour { $side }, avec le { $tile } : { $points } points.
        }
hand-made =
    { $took ->
        [one] Contrat réussi : { $side }, demandés { $bid }, fait { $took }.
       *[other] Contrat réussi : { $side }, demandés { $bid }, faits { $took }.
    }
    .brief = Réussi, { $took }.
    .full =
        { $took ->
            [one] Contrat réussi : { $side }. Points demandés { $bid }, fait { $took }.
           *[other] Contrat réussi : { $side }. Points demandés { $bid }, faits { $took }.
        }
hand-set =
    { $took ->
        [one] Contrat chuté : { $side }, demandés { $bid }, fait { $took }.
       *[other] Contrat chuté : { $side }, demandés { $bid }, faits { $took }.
    }
    .brief = Chuté, { $took }.
    .full =
        { $took ->
            [one] Contrat chuté : { $side }. Points demandés { $bid }, fait { $took }.
           *[other] Contrat chuté : { $side }. Points demandés { $bid }, faits { $took }.
        }
marks-to =
    { $marks ->
        [one] Une marque : { $side }.
       *[other] { $marks } marques : { $side }.
    }

## Ton tour

your-turn-bid = À toi d'annoncer : { $least } ou plus.
    .brief = { $least } ou plus ?
your-turn-must-bid = Tous ont passé et c'est toi qui distribues : tu dois annoncer, { $least } ou plus.
bid-help = Les flèches parcourent les enchères, les chiffres en trouvent une. { $confirm } pour annoncer, { $pass } pour passer.
    .brief = Flèches, puis { $confirm }, ou { $pass }.
must-bid-help = Les flèches parcourent les enchères, les chiffres en trouvent une. { $confirm } pour annoncer.
    .brief = Flèches, puis { $confirm }.
your-turn-name = L'enchère est à toi : { $bid }. Choisis l'atout.
    .brief = Choisis l'atout.
your-turn-name-for = L'enchère est à { $who } : { $bid }. C'est toi qui choisis l'atout, et qui entames.
trumps-help = Les flèches parcourent les atouts, les chiffres choisissent un numéro. { $confirm } pour le choisir.
    .brief = Flèches, puis { $confirm }.
your-turn-put-away = Écarte un domino.
put-away-help = Les flèches parcourent ta main. { $confirm } pour écarter le domino choisi.
    .brief = Flèches, puis { $confirm }.
your-turn-lead = À toi d'entamer.
    .full = C'est à toi : entame avec n'importe quel domino.
your-turn-follow = À toi. Demandé : { suit-name }. Pour l'instant { $who }, { $tile }.
    .brief = Demandé : { suit-name }. { $who }, { $tile }.
    .full = C'est à toi. Couleur demandée : { suit-name }. Pour l'instant { $who } gagne, avec le { $tile }.
your-turn-free = À toi. Demandé : { suit-name }, tu n'en as pas. Pour l'instant { $who }, { $tile }.
    .brief = { suit-name }, tu n'en as pas. { $who }, { $tile }.
    .full = C'est à toi. Couleur demandée : { suit-name }, et tu n'en as pas. Pour l'instant { $who } gagne, avec le { $tile }.
your-turn-second = À toi : fournis.
    .brief = Fournis.
your-turn-second-free = À toi : tu n'en as pas.
    .brief = Tu n'en as pas.
your-turn-seven = À toi : entame avec le domino le plus proche de 7 points.
your-turn-sevens = À toi : le domino le plus proche de 7 points. Pour l'instant { $who } gagne, avec le { $tile }.
    .brief = { $who }, { $tile }.
play-help = Les flèches parcourent ta main. { $confirm } pour jouer le domino choisi.
    .brief = Flèches, puis { $confirm }.

## Réponses

bids-told = Enchères : { $bids }.
# same
bid-of = { $who } { $bid }
no-bid-yet = Pas encore d'enchère.
dealer = C'est { $who } qui distribue.
dealer-you = C'est toi qui distribues.
trumps-unnamed = C'est à { $who } de choisir l'atout.
trumps-unnamed-you = C'est à toi de choisir l'atout.
away-next = { $who } doit écarter.
away-next-you = Tu dois écarter.
trick-so-far =
    { $suit ->
        [seven-pips] Dans ce pli : { $plays }.
       *[other] Demandé : { suit-name }. { $plays }.
    }
# same
play-of = { $who } { $tile }
leads-next = C'est à { $who } d'entamer.
leads-next-you = C'est à toi d'entamer.
last-trick = Pli { $number } : { $plays }.
no-trick-yet = Aucun pli n'a encore été pris.
hand-points = Cette donne : { $points }.
marks = Marques : { $marks }.
    .brief = { $marks }.
trick-match = { $game }, donne { $round }, { $goal }. Dominos dans chaque main : { $tiles }.
suits-held =
    { $count ->
        [one] Un domino ; { $suits }.
       *[other] { $count } dominos ; { $suits }.
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
           *[other] { $tile }, vaut { $points }
        }
tile-trump = { $tile }, atout
    .full =
        { $points ->
            [0] { $tile }, atout
           *[other] { $tile }, atout, vaut { $points }
        }
tile-not-now = { $tile }, pas maintenant
place-trick = dans ce pli
place-away = à l'écart
choose-trumps =
    { $count ->
        [0] { suit-name }
       *[other] { suit-name }, tu en as { $count }
    }
trumps-seen = Atouts en vue : { $seen } sur { $all }.
goal-marks =
    { $limit ->
        [one] en une marque
       *[other] en { $limit } marques
    }

## Pourquoi pas

must-follow = Demandé : { suit-name }, et tu as le { $tile }.
must-play-nearest = Il faut jouer le domino le plus proche de 7 points : tu as le { $tile }.
must-lead-trump = L'entame se fait d'abord à l'atout : tu as le { $tile }.
must-bid = Tous ont passé et c'est toi qui distribues : tu dois annoncer, { $least } ou plus.
only-bids-pass = On ne passe qu'aux enchères.
claim-by-lead = On n'étale que quand on entame.
no-claim = On n'étale pas dans cette donne.
wrong-claim = Les autres peuvent encore faire un pli.
no-such-bid = Pas d'enchère de { $number } maintenant : { $least } ou plus.
no-such-trumps = Aucun domino n'a le numéro { $number }.

## Conseils

hint-bid = Conseil : annonce { $bid }.
hint-name = Conseil : { suit-name }.
hint-play = Conseil : le { $tile }.
hint-put-away = Conseil : écarte le { $tile }.
hint-claim = Conseil : étale avec { $key }.
claim-name = étaler
claim-help = Personne ne peut te prendre un pli : { $key } pour étaler, { $confirm } pour jouer.
reason-holds = tu as { $held }
held-of =
    { $suit ->
        [doubles]
            { $count ->
                [one] un double
               *[other] { $count } doubles
            }
       *[other]
            { $count ->
                [one] un domino
               *[other] { $count } dominos
            } avec { $suit ->
                [suit-0] un blanc
                [suit-1] un 1
                [suit-2] un 2
                [suit-3] un 3
                [suit-4] un 4
                [suit-5] un 5
                [doubles] un double
               *[suit-6] un 6
            }
    }
reason-short = tu n'as pas plus de { $count } dominos d'une couleur
reason-partner-bid = l'enchère est à { $who }, qui joue avec toi
reason-partner-takes = pour l'instant c'est { $who } qui gagne, et vous jouez ensemble
reason-unbeaten = personne ne peut le battre
reason-takes-last = tu joues en dernier et il prend le pli
reason-trumps-out =
    { $count ->
        [one] il reste un atout dehors
       *[other] il reste { $count } atouts dehors
    }
reason-brings =
    { $points ->
        [one] il apporte un point
       *[other] il apporte { $points } points
    }
reason-no-points = il ne donne pas de points

## Touches

trick-digits = De { $first } à { $last } : une enchère, l'atout, ou le prochain domino de ta main avec ce numéro.
does-bids = les enchères, l'atout et le pli en cours
does-last-trick = encore une fois le dernier pli
does-trick-scores = les points de cette donne, et les marques
does-trick-match = la partie : jeu, donne, limite, qui distribue
does-trick-previous = le domino, l'enchère ou l'atout d'avant
does-trick-next = le domino, l'enchère ou l'atout d'après
does-trick-playable = le prochain domino qu'on peut jouer ; ce qu'il faut faire
does-trick-confirm = annoncer, choisir ou jouer, ou dire oui
does-trick-hand = ta main par couleurs ; après une donne, ce qui restait à chacun
does-trick-pass = passer, quand c'est à toi d'annoncer
does-trick-count = combien d'atouts et de dominos de chaque numéro sont visibles, avec ta main
