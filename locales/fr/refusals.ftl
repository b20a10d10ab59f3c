key-without-use = Touche { $key } : elle ne fait rien ici. { $help } pour savoir quelles touches marchent.
key-nothing = { $key } : rien.
other-alphabet = Ce clavier écrit dans un autre alphabet. Passe-le aux lettres latines, ou joue avec les flèches, Entrée, Espace et Échap. { $help } donne les touches.
paste-without-use = Ce que tu as collé n'est pas une touche. { $help } pour savoir quelles touches marchent.
nameless-key = Cette touche ne fait rien ici. { $help } pour savoir quelles touches marchent.
press-again = Encore { $key } pour le faire.
not-your-turn = Pas encore : c'est à { $who }.
only-watching = Tu regardes : c'est à { $who }.
only-watching-between = Tu regardes : la manche est finie.
only-watching-between-hands = Tu regardes : la donne est finie.
only-watching-over = Tu regardes : la partie est finie. { $leave } pour le menu.
keyboard-waits = Le clavier est pour { $who }. { $key } pour le prendre.
round-is-over = C'est fini. { $key } pour continuer.
hand-is-over = La donne est finie. { $key } pour continuer.
match-is-over = La partie est finie. { $again } pour la revanche, { $leave } pour le menu.
you-are-out = Cette partie est finie pour toi. { ways-out }
must-open = Tu dois ouvrir avec le { $tile }.
fits-nowhere = Le { $tile } ne va pas. { $ends }
on-left = à gauche
on-right = à droite
fits-not-there = Le { $tile } ne va pas { $place } : là, c'est { $end }.
fits-on-other-side = Le { $tile } ne va pas { $place } : là, c'est { $end }. { $key } pour le poser de l'autre côté.
nothing-fits-draw = { $halves } : rien à poser. { $key } pour piocher.
waits-for-opening = { $who } ouvre d'abord, avec le { $tile }.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Seul un joker irait. { $key } pour piocher.
       *[matador] Seul un matador irait. { $key } pour piocher.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Seul un joker irait.
       *[matador] Seul un matador irait.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Seul un joker irait. { $key } pour passer.
       *[matador] Seul un matador irait. { $key } pour passer.
    }
nothing-fits = { $halves } : rien à poser.
nothing-fits-pass = { $halves } : rien à poser. { $key } pour passer.
no-draw-can-lay = Tu peux poser le { $tile }, donc tu ne peux pas piocher.
no-draw-again = Tu as déjà pioché. Pose un domino qui va, ou { $key } pour passer.
no-draw-again-lay = Tu as déjà pioché. Pose un domino qui va.
no-draw-empty = La pioche est vide.
no-drawing = Dans cette partie, on ne pioche pas.
no-pass-can-lay = Tu peux poser le { $tile }, donc tu ne peux pas passer.
no-pass-can-draw = Tu ne peux pas encore passer : { $key } pour piocher.
must-hand-on = Un autre joueur a le domino qui ouvre. { $key } pour passer.
arm-closed = Chez { $who }, la branche n'est pas ouverte.
star-first = Il faut d'abord commencer toutes les branches, chacune par un { $half }.
double-second = Le second domino de chaque branche doit être son double.
only-double = Tu ne peux ajouter qu'un double.
must-lay-drawn = Tu as pioché le { $tile }, et il va : tu dois le poser.
last-tiles-stay =
    { $count ->
        [one] Le dernier domino de la pioche ne se prend jamais.
       *[other] Les { $count } derniers dominos de la pioche ne se prennent jamais.
    }
must-lay-wild =
    { $game ->
        [jolly] Seuls des jokers vont, et tu dois en poser un.
       *[matador] Seuls des matadors vont, et tu dois en poser un.
    }
can-lay-on-own = Tu peux poser sur ta branche, donc tu ne peux pas passer.
must-decide-swap = Décide d'abord si tu échanges ta main : { $key } pour l'échanger, { $pass } pour la garder.
no-exchange = Il n'y a rien à échanger ici.
not-last-tile = Annonce-le seulement quand il ne t'en restera qu'un après le prochain.
swap-taken = Quelqu'un a déjà échangé sa main dans cette manche.
too-few-doubles = Pour faire redistribuer, il faut { $count } doubles en main.
too-late-to-redeal = On ne peut faire redistribuer qu'avant ton premier coup.
too-late-to-redeal-laid = On ne peut faire redistribuer qu'avant ton premier domino.
no-such-half = Tu n'as pas de { $half }.
hand-empty = Tu n'as plus de dominos.
no-hint = Il n'y a rien à décider maintenant.
