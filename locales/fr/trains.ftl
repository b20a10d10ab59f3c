centre-lies = Au centre : le { $tile }.
turn-begins = { $who } commence.
place-own-train = sur son train
    .full = sur son propre train
place-your-train = sur ton train
    .full = sur ton train
place-train-of = chez { $who }
    .full = sur le train de { $who }
place-mexican = sur le mexicain
    .full = sur le train mexicain
your-train = ton train
train-of = { $who }
mexican-train = le mexicain
train-end = { $train } : { $end }
train-end-marked = { $train }, avec jeton : { $end }
trains-open = Ouvert pour toi, { $ends }.
    .brief = { $ends }.
trains-open-to-all = Ouvert à tous, { $ends }.
trains-closed = Fermé, { $ends }.
chain-from = Ton premier tour, sur ton train seulement : { $end }.
must-cover-yours = Il faut d'abord couvrir le { $tile } sur ton train.
must-cover-of = Il faut d'abord couvrir le { $tile } sur le train de { $who }.
must-cover-mexican = Il faut d'abord couvrir le { $tile } sur le train mexicain.
or-another-double = Ou pose un autre double.
you-go-on = Continue. { $ends }
    .full =
        { $fitting ->
            [0] Continue. { $ends } Tu ne peux pas poser.
            [one] Continue. { $ends } Tu as un domino qui va.
           *[other] Continue. { $ends } Tu as { $fitting } dominos qui vont.
        }
you-go-on-draw = Continue. { $ends } Tu ne peux pas poser : { $key } pour piocher.
    .brief = Continue, { $key }.
you-go-on-stuck = Continue. { $ends } Tu ne peux pas poser : { $key } pour passer.
    .brief = Continue, tu ne peux pas poser, { $key }.
stop-offer = Ta chaîne peut finir ici : { $pass } pour t'arrêter.
dead-double = Le { $tile } est mort : rien ne peut le suivre.
marker-on = Un jeton sur le train de { $who }.
your-marker-on = Un jeton sur ton train : il est ouvert à tous.
marker-off = Plus de jeton sur le train de { $who }.
your-marker-off = Plus de jeton sur ton train.
train-closed = Le train de { $who } n'a pas de jeton : il t'est fermé.
chain-on-own = Ton premier tour est pour ton train seulement.
because-covers = cela couvre le double ouvert
because-unmarks = cela enlève le jeton de ton train
because-saves-own = cela garde le bout de ton train pour plus tard
