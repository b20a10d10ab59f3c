## La partie et ses manches

listener = toi
match-begins = { $game }, { $goal }. Dans l'ordre, { $who }.
    .brief = { $game }, { $goal }.
    .full = { $game }, { $players } joueurs, { $goal }. Dans l'ordre, { $who }.
match-begins-teams = { $game }, { $goal }. Les équipes : { $teams }.
    .brief = { $game }, { $goal } : { $teams }.
turn-order = Dans l'ordre, { $who }.
match-begins-draw = { $game }, { $goal }. Le tirage fait les équipes.
    .brief = { $game }, { $goal }.
teams-against = { $teams } contre { $team }
    .brief = { $teams } ; { $team }
time-to-think =
    { $seconds ->
        [one] Une seconde de réflexion par tour.
       *[other] { $seconds } secondes de réflexion par tour.
    }
match-goes-on = { $game } continue : manche { $round }.
match-recap = Juste avant :
recap-moves = { $moves }.
recap-move = { $who } { $made }
goal-limit =
    { $limit ->
        [one] en un point
       *[other] en { $limit } points
    }
goal-hands =
    { $limit ->
        [one] en une manche gagnée
       *[other] en { $limit } manches gagnées
    }
goal-in-a-row = en { $limit } manches gagnées de suite
goal-games = en deux jeux gagnés, chacun au-delà de { $limit } points
goal-sets = en deux sets gagnés, chacun en { $limit } points
goal-rounds =
    { $rounds ->
        [one] en une manche
       *[other] en { $rounds } manches
    }
round-begins = Manche { $round }.
you-are-dealt =
    { $count ->
        [one] Tu as un domino : { $tiles }.
       *[other] Tu as { $count } dominos : { $tiles }.
    }
    .brief =
        { $count ->
            [one] Un domino.
           *[other] { $count } dominos.
        }
redeal =
    { $reason ->
        [no-centre] Personne n'a le centre. On redistribue.
        [five-doubles] On redistribue, sur demande.
        [all-passed] Tous ont passé. Le joueur suivant distribue.
        [many-doubles] Quelqu'un a reçu cinq doubles. On redistribue.
        [many-alike] Quelqu'un a reçu six dominos du même numéro. On redistribue.
        [six-doubles] On redistribue.
       *[no-double] Personne n'a de double. On redistribue.
    }
    .brief =
        { $reason ->
            [all-passed] Tous ont passé.
           *[no-double] On redistribue.
        }
lots = Tirage : { $drawn }.
lot-equal = À égalité de points, la moitié la plus haute l'emporte.
# same
lot-of = { $who } { $drawn }
lot-opens = { $who } a tiré le plus haut et ouvre.
    .brief = { $who } ouvre.
lot-opens-you = Tu as tiré le plus haut : tu ouvres.
    .brief = Tu ouvres.
lot-offers = { $who } a tiré le plus haut : l'un des deux partenaires ouvre.
    .brief = { $who } a tiré le plus haut.
lot-offers-you = Tu as tiré le plus haut : l'un de vous deux ouvre.
    .brief = Tu as tiré le plus haut.
lot-begins = { $who } a tiré le plus haut et commence.
    .brief = { $who } commence.
lot-begins-you = Tu as tiré le plus haut : tu commences.
    .brief = Tu commences.
lot-draws-first = { $who } a tiré le plus haut et pioche en premier si personne n'a le centre.
lot-draws-first-you = Tu as tiré le plus haut : tu pioches en premier si personne n'a le centre.
lot-pairs = { $pair } ont tiré les deux plus hauts : ensemble, contre { $others }.
    .brief = { $pair } contre { $others }.
lot-pairs-against-you = { $pair } ont tiré les deux plus hauts et jouent ensemble. Tu joues avec { $partner }.
    .brief = Tu joues avec { $partner } contre { $pair }.
lot-pairs-with-you = { $partner } et toi avez tiré les deux plus hauts : ensemble, contre { $others }.
    .brief = Tu joues avec { $partner } contre { $others }.

## Les tours

turn-opening = { $who } ouvre avec le { $tile }.
    .brief = { $who } ouvre.
your-turn-opening = Tu ouvres : { $key } pour poser le { $tile }.
    .brief = Tu ouvres, { $tile }.
your-turn-right = Tu as le droit d'ouvrir, mais pas le { $tile } : { $pass } pour passer.
turn-may-open = { $who } peut ouvrir.
    .brief = { $who } peut ouvrir.
turn-opens = { $who } ouvre.
your-turn-opens = Tu ouvres, domino au choix : { $key } pour poser.
    .brief = Tu ouvres.
your-turn-opens-double = Tu ouvres, double au choix : { $key } pour poser.
    .brief = Tu ouvres avec un double.
your-turn-no-double = Tu as le droit d'ouvrir, mais aucun double : { $pass } pour passer.
your-turn-offered = Tu peux ouvrir, domino au choix : { $key } pour poser, { $pass } pour laisser ton partenaire.
    .brief = Tu peux ouvrir, ou { $pass }.
your-turn-swap = Échanger ta main contre les sept dominos en réserve ? { $key } pour l'échanger, { $pass } pour la garder.
    .brief = Échange ? { $key } ou { $pass }.
swap-offer = Tu peux échanger ta main contre les sept dominos en réserve : { $key }.
draw-offer = Tu peux aussi piocher : { $key }.
draw-offer-wild =
    { $game ->
        [jolly] Seuls des jokers vont : { $key } pour piocher au lieu d'en poser un.
       *[matador] Seuls des matadors vont : { $key } pour piocher au lieu d'en poser un.
    }
pass-offer = Poser n'est pas obligatoire : { $pass } pour passer.
redeal-offer =
    { $doubles ->
        [4] Tu as au moins quatre doubles : { $key } pour faire redistribuer.
       *[other] Tu as au moins cinq doubles : { $key } pour faire redistribuer.
    }
turn-of = C'est à { $who }.
your-turn = À toi. { $ends }
    .brief = { $ends }
    .full =
        { $fitting ->
            [0] C'est à toi. { $ends } Tu ne peux pas poser.
            [one] C'est à toi. { $ends } Tu as un domino qui va.
           *[other] C'est à toi. { $ends } Tu as { $fitting } dominos qui vont.
        }
your-turn-must = À toi. { $ends }
    .full =
        { $fitting ->
            [0] C'est à toi. { $ends } Tu ne peux pas poser.
            [one] C'est à toi. { $ends } Tu as un domino qui va.
           *[other] C'est à toi. { $ends } Tu as { $fitting } dominos qui vont.
        }
your-turn-draw = À toi. { $ends } Tu ne peux pas poser : { $key } pour piocher.
    .brief = { $ends } { $key }.
# The listener laid a tile, and may add another one that fits.
one-more-tile = Encore un domino ? { $ends } { $pass } pour t'arrêter.
    .brief = Encore un ? { $ends }
your-turn-stuck = À toi. { $ends } Tu ne peux pas poser : { $key } pour passer.
    .brief = { $ends } { $key }.

## Ce que font les joueurs

opened = { $who } : { $tile }.
    .full = { $who } ouvre avec le { $tile }.
you-opened = Toi : { $tile }.
    .full = Tu ouvres avec le { $tile }.
laid = { $who } : { $tile }, { $place }.
    .brief = { $who } : { $tile }.
    .full = { $who } pose le { $tile } { $place }.
you-laid = Toi : { $tile }, { $place }.
    .brief = Toi : { $tile }.
    .full = Tu poses le { $tile } { $place }.
laid-own = { $who } : { $tile }.
    .full = { $who } pose le { $tile } { $place }.
you-laid-own = Toi : { $tile }.
    .full = Tu poses le { $tile } { $place }.
laid-elsewhere = { $who } : { $tile }, { $place }.
    .full = { $who } pose le { $tile } { $place }.
you-laid-elsewhere = Toi : { $tile }, { $place }.
    .full = Tu poses le { $tile } { $place }.
laid-wild = { $who } : { $tile }, { $place } ; { $then }.
    .brief = { $who } : { $tile }.
you-laid-wild = Toi : { $tile }, { $place } ; { $then }.
    .brief = Toi : { $tile }.
# same matador
wild =
    { $game ->
        [jolly] joker { $tile }
       *[matador] matador { $tile }
    }
lying-across = { $tile } en travers
then-either = les deux moitiés ouvertes
then-blank = seul un blanc peut suivre
then-half = { $half } ouvert

place-left = gauche
    .full = à gauche
place-right = droite
    .full = à droite
place-on = sur le { $half }
place-new-arm = nouvelle branche
    .full = sur une nouvelle branche
place-own = sur sa propre branche
    .full = sur sa propre branche
place-yours = sur ta branche
    .brief = chez toi
    .full = sur ta branche
place-of = chez { $who }
    .brief = chez { $who }
    .full = chez { $who }
place-outward = { $place } avec le { $half } vers l'extérieur
place-across = { $place } en travers
star-complete = Toutes les branches y sont : elles sont toutes ouvertes.
    .brief = Branches complètes.

swapped = { $who } échange sa main.
    .brief = { $who } échange.
you-swapped = Tu as { $count } nouveaux dominos : { $tiles }.
    .brief = { $count } nouveaux dominos.
tiles-left =
    { $count ->
        [one] Plus qu'un.
       *[other] Encore { $count }.
    }
    .brief =
        { $count ->
            [one] Dernier !
           *[other] Encore { $count }.
        }
    .full =
        { $count ->
            [one] Il reste un domino à { $who }.
           *[other] Il reste { $count } dominos à { $who }.
        }
first-out = { $who } n'a plus de domino ; { $mate } joue encore.
    .brief = { $who } a fini.
first-out-you = Tu n'as plus de domino ; { $mate } joue encore.
    .brief = Tu as fini.
first-out-mate = { $who } n'a plus de domino ; toi, tu joues encore.
    .brief = { $who } a fini.
drew = { $who } pioche.
    .full =
        { $left ->
            [0] { $who } pioche. La pioche est vide.
            [one] { $who } pioche, il en reste un.
           *[other] { $who } pioche, il en reste { $left }.
        }
drew-many = { $who } en pioche { $count }.
    .full =
        { $left ->
            [0] { $who } pioche { $count } dominos. La pioche est vide.
            [one] { $who } pioche { $count } dominos. Il reste un domino dans la pioche.
           *[other] { $who } pioche { $count } dominos. Il reste { $left } dominos dans la pioche.
        }
boneyard-left =
    { $left ->
        [0] La pioche est vide.
        [one] Il reste un domino dans la pioche.
       *[other] Il reste { $left } dominos dans la pioche.
    }
drew-and-passed =
    { $count ->
        [one] { $who } pioche et passe.
       *[other] { $who } en pioche { $count } et passe.
    }
    .brief =
        { $count ->
            [one] { $who } passe.
           *[other] { $who } en pioche { $count } et passe.
        }
    .full =
        { $count ->
            [one] { $who } pioche et passe.
           *[other] { $who } pioche { $count } dominos et passe.
        } { boneyard-left }
you-drew = Tu pioches : { $fits }.
you-drew-fits = Tu pioches : { $fits }. { $lay } pour le poser, { $keep } pour le garder.
    .brief = Tu pioches : { $fits }.
you-drew-lay = Tu pioches : { $fits }. { $lay } pour le poser.
    .brief = Tu pioches : { $fits }.
passed = { $who } passe.
you-passed = Tu passes.
you-passed-stuck = { $halves } : rien à poser, tu passes.
    .brief = Tu passes.
you-passed-wild =
    { $game ->
        [jolly] Seul un joker irait : tu passes.
       *[matador] Seul un matador irait : tu passes.
    }
you-passed-right = Tu as le droit d'ouvrir, mais pas le { $tile } : tu passes.
time-up = Temps écoulé pour { $who }.
your-time-up = Ton temps est écoulé.
time-left =
    { $seconds ->
        [one] Encore une seconde.
       *[other] Encore { $seconds } secondes.
    }
next-round-in =
    { $seconds ->
        [one] La suivante commence dans une seconde.
       *[other] La suivante commence dans { $seconds } secondes.
    }

## Les fins

round-out = { $who } fait domino !
    .brief = Domino !
round-out-you = Tu fais domino !
    .brief = Domino !
round-blocked =
    { $game ->
        [kozel] Poisson !
        [gaple] Batu beradu !
       *[block] Jeu bloqué !
    }
    .full =
        { $game ->
            [kozel] Poisson : personne ne peut poser.
            [gaple] Batu beradu : personne ne peut poser.
           *[block] Jeu bloqué : personne ne peut poser.
        }
count-won = Le moins de points : { $who }.
    .brief = Le moins : { $who }.
    .full =
        { $members ->
            [one] { $who } a le moins de points en main.
           *[other] { $who } ont ensemble le moins de points en main.
        }
count-won-you = Tu as le moins de points en main.
count-won-with-you = { $who }, vous avez ensemble le moins de points en main.
count-equal = Égalité de points : { $who } a posé le dernier domino et gagne.
count-equal-you = Égalité de points : tu as posé le dernier domino et tu gagnes.
nobody-scores = Personne ne marque.
nobody-scores-tied = Égalité des points en main : personne ne marque.
    .brief = Égalité.
tied-paid = Égalité des points en main : { $who }. Les autres leur paient la différence.
odd-points =
    { $points ->
        [one] Cela ne se partage pas. Un point de plus : { $who }.
       *[other] Cela ne se partage pas. { $points } points de plus : { $who }.
    }
pay-difference = Les autres paient la différence.
pays-double = { $who } a échangé sa main et paie double : { $double } au lieu de { $single }.
you-pay-double = Tu as échangé ta main et tu paies double : { $double } au lieu de { $single }.
less-own = Les autres { $others }, moins les siens { $own } : { $points }.
game-points =
    { $points ->
        [one] Toutes les mains ensemble, { $pips } : un point de jeu.
       *[other] Toutes les mains ensemble, { $pips } : { $points } points de jeu.
    }
round-left = Restent en main : { $left }.
left-together = { $hands }, ensemble { $sum }
games-won = Jeux gagnés : { $games }.
    .brief = Jeux : { $games }.
new-game = Un nouveau jeu commence : les totaux repartent de 0.
    .brief = Nouveau jeu.
sets-won = Sets gagnés : { $sets }.
    .brief = Sets : { $sets }.
new-set = Un nouveau set commence : les totaux repartent de 0.
    .brief = Nouveau set.
round-points = Cette manche : { $points }.
round-totals = Total : { $totals }.
    .brief = { $totals }.
# same
total-of = { $who } { $points }
    .brief = { $points }
# same
points-of = { $who } { $points }
points-of-yours = { $who } { $points }
    .brief = vous { $points }
points-of-theirs = { $who } { $points }
    .brief = eux { $points }
points-of-your-team = vous { $points }
points-of-other-team = eux { $points }
eliminated =
    { $members ->
        [one] { $who } est hors jeu.
       *[other] { $who } sont hors jeu.
    }
    .brief = { $who } hors jeu.
you-eliminated =
    { $members ->
        [one] Tu es hors jeu.
       *[other] Ton équipe est hors jeu.
    }
ways-out = Les autres continuent. { $leave } pour quitter, { $end } pour le résultat.
played-out = Les autres jouent jusqu'au bout.
eliminated-last =
    { $members ->
        [one] { $who } atteint la limite, mais avec le total le plus bas.
       *[other] { $who } atteignent la limite, mais avec le total le plus bas.
    }
you-eliminated-last =
    { $members ->
        [one] Tu atteins la limite, mais avec le total le plus bas.
       *[other] Ton équipe atteint la limite, mais avec le total le plus bas.
    }
match-won =
    { $members ->
        [one] { $who } gagne la partie !
       *[other] { $who } gagnent la partie !
    }
    .brief =
        { $members ->
            [one] { $who } gagne !
           *[other] { $who } gagnent !
        }
match-won-you = Tu gagnes la partie !
match-won-with-you = { $who }, vous gagnez la partie !
match-drawn = La partie est nulle.
next-round = { $key } pour la suivante.
    .brief = { $key }.
next-hand = { $key } pour la donne suivante.
    .brief = { $key }.
match-ended = { $again } pour la revanche, { $leave } pour le menu.
watching-ended = { $leave } pour le menu.
lesson-ended = L'exercice est fini. { $key } pour le menu.

## Un clavier, plusieurs personnes

handover = Le clavier est pour { $who } : { $key } pour le prendre.
    .brief = { $who }, appuie sur { $key }.
handover-done = { $who } a le clavier.
hand-on = L'appareil est pour { $who } : { $key } pour le prendre.
    .brief = { $who }, appuie sur { $key }.
handed-on = Maintenant, c'est à { $who }.
