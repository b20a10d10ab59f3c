## La table

ends = Gauche { $left }, droite { $right }.
    .brief = { $left } et { $right }.
# one form
star-begins =
    { $begun ->
        [0] Branches commencées : aucune sur { $arms }. La première commence par un { $next }.
        [one] Une branche commencée, sur { $arms }. La prochaine commence par un { $next }.
       *[other] Branches commencées : { $begun } sur { $arms }. La prochaine commence par un { $next }.
    }
    .brief = { $begun } sur { $arms } branches, { $next }.
star-ends = Ouverts : { $ends }.
    .brief = { $ends }.
arm-ends = Branches : { $arms }.
    .brief = { $open }.
# same
arm-end = { $who } { $end }
arm-end-open = { $who } { $end }, branche ouverte
end-either = { $high } ou { $low }
end-blank = blanc seulement
nothing-laid = Rien n'est encore posé.
serpent =
    { $count ->
        [one] Un domino : { $tiles }.
       *[other] { $count } dominos : { $tiles }.
    }
    .brief = { $tiles }.

## La main

serpent-arms = Au centre, { $first } ; { $arms }.
arm = { $name } : { $tiles }
arm-number = branche { $number }
hand =
    { $count ->
        [one] Un domino : { $tiles }.
       *[other] { $count } dominos : { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] Un domino, { $pips ->
                [one] { $pips } point
               *[other] { $pips } points
            } : { $tiles }.
           *[other] { $count } dominos, { $pips ->
                [one] { $pips } point
               *[other] { $pips } points
            } : { $tiles }.
        }
hands-left = Restent en main, { $hands }.
hand-left = { $who } : { $tiles }
# same
tile-fits = { $tile }, { $places }
# same
fit-and-duty = { $fit }. { $duty }
tile-opens = { $tile }, ouvre
tile-fits-not = { $tile }, ne va pas
    .brief = { $tile }
which-side = { $tile } : { $right } à droite, { $left } à gauche ?
place-open = pour commencer
# same
tile-held = { $tile }
place-help = Les flèches vont de place en place, { $enter } pose le domino là, { $back } annule.
hurry-help = { $key } fait jouer les autres tout de suite.
which-place = { $tile } : { $choices } ?
choice = touche { $number }, { $place }
never-mind = Annulé.

## La partie

scores = { $scores }.
scores-games = { $scores }. Jeux gagnés : { $games }.
scores-sets = { $scores }. Sets gagnés : { $sets }.
# same
score-of = { $who } { $total }
score-out = { $who } { $total }, hors jeu
match-info =
    { $stock ->
        [spare] Dominos en main : { $hands }. Main de réserve : { $boneyard }. { $game }, manche { $round }, { $goal }.
        [none] Dominos en main : { $hands }. { $game }, manche { $round }, { $goal }.
       *[boneyard] Dominos en main : { $hands }. Pioche : { $boneyard }. { $game }, manche { $round }, { $goal }.
    }
match-info-between = { $game }, { $goal }. La manche { $round } est finie.
# same
hand-size = { $who } { $count }
# same
turn-is-yours = { $turn }
    .brief = À toi. { $turn }
# same
asked-with-keys = { $asked } { $keys }
    .brief = { $asked }
whose-turn-you = C'est à toi.
# same
told-with = { $told } { $more }
whose-turn = C'est à { $who }.
counts =
    { $own ->
        [yes] En vue, sur { $each } : { $groups }.
       *[no] Sur la table, sur { $each } : { $groups }.
    }
    .brief = { $groups }.
count-group =
    { $count ->
        [one] une fois { $numbers }
       *[other] { $count } fois { $numbers }
    }
count-of-few = { $numbers }, { $count } sur { $all }
leave-question =
    { $kept ->
        [no] Tu quittes l'exercice ? { $yes } pour quitter, { $no } pour rester.
       *[yes] Tu quittes la partie ? Elle est gardée. { $yes } pour quitter, { $no } pour rester.
    }
leave-unkept = Tu quittes la partie ? Elle n'est pas gardée et serait perdue. { $yes } pour quitter, { $no } pour rester.

hint-lay = Conseil : le { $tile }.
hint-lay-at = Conseil : le { $tile }, { $place }.
hint-draw = Conseil : { $key } pour piocher.
hint-exchange = Conseil : { $key } pour échanger.
hint-pass = Conseil : { $key } pour passer.
hint-keep = Conseil : { $key } pour garder ta main.
hint-why = { $hint } Raison : { $first }.
    .full = { $hint } Raison : { $reasons }.
halves =
    { $half ->
        [0] le blanc
       *[other] le { $half }
    }
reason-keeps-open = cela laisse { halves }, et tu en as d'autres
reason-passed-on = { $who } a passé quand { halves } était ouvert
reason-frees = cela couvre { halves }, sur lequel a passé { $who }, qui joue avec toi
reason-sheds =
    { $points ->
        [one] il t'enlève un point
       *[other] il t'enlève { $points } points
    }
reason-alone =
    { $points ->
        [one] resté seul en main, il compterait un point
       *[other] resté seul en main, il compterait { $points } points
    }
reason-double = un double est plus difficile à poser après
reason-scarce =
    { $count ->
        [0] personne d'autre ne peut poser là
        [1] un seul des dominos que tu ne vois pas va là
       *[other] seuls { $count } des dominos que tu ne vois pas vont là
    }
reason-follow = le { $tile } ira là ensuite
reason-most-to-lay = c'est le coup qui te laisse le plus de dominos à poser
reason-least-for-others = c'est le coup qui laisse aux autres le moins de dominos à poser
reason-alike = seul ce domino va, et les bouts où il va sont pareils
reason-last-tile = c'est ton dernier domino
reason-forced = c'est ton seul coup
reason-mate-opens = ta main n'est pas bonne pour ouvrir
reason-will-fit = tu pourras y mettre { halves } ensuite
reason-saves = cela garde le { $tile } pour plus tard
reason-stays-closed = ta branche reste fermée aux autres
reason-closes = cela ferme aux autres la branche chez { $who }
reason-heavy = ta main vaut { $points } points
reason-pays-double = après un échange, perdre coûte le double
reason-doubles = tu as { $count } doubles

simulated =
    { $matches ->
        [one] { game-name } : une partie, manches jouées : { $rounds }. Parties gagnées : { $wins }.
       *[other] { game-name } : { $matches } parties, manches jouées : { $rounds }. Parties gagnées : { $wins }.
    }
endless-match = La partie { $number } n'est toujours pas finie après { $rounds } manches, elle a donc été arrêtée : avec une limite plus basse ou d'autres règles maison, elle pourra finir.
# same
player-wins = { $who } { $wins }
progress = { $done } sur { $count } pour l'instant.
arena-told = { game-name } : { $one } contre { $other }, { $deals } donnes jouées deux fois, rôles échangés. { $one } gagne { $share } pour cent des manches ; 19 fois sur 20, ce serait entre { $least } et { $most }.
arena-matches-told = { game-name } : { $one } contre { $other }, { $matches } parties, chacune jouée deux fois. { $one } gagne { $share } pour cent des parties ; 19 fois sur 20, ce serait entre { $least } et { $most }.
arena-player = { $player } : { $points } points par manche, { $mean } millisecondes par coup, { $longest } au plus.
tree-told = { $deal } : { $nodes } coups, { $leaves } fins, dont { $out } par domino. Par profondeur : { $plies }.

## Ce qui a été dit

review-empty = Rien n'a encore été dit.
review-no-talk = Personne n'a encore rien dit à la table.
review-start = C'était le début.
review-end = C'était la fin.
review-all = Tout.
review-moves = Seulement les coups.
review-scores = Seulement les scores.
review-own = Seulement tes coups.
review-talk = Seulement ce que les gens se sont dit.
review-saved = Enregistré sous { $file }. Encore { $key } dit le dossier.
review-saved-in = C'est dans { $folder }.
# Ce que plusieurs joueurs ont fait, en une phrase.
meanwhile = { $names } : { $tiles }.
moves-made = { $count } coups.
