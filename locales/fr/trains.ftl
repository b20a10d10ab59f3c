centre-lies = Au centre : le { $tile }.
    .brief = { $tile }.
centre-laid = { $who } pose le { $tile } au centre.
    .brief = { $who } : { $tile }.
you-laid-centre = Tu poses le { $tile } au centre.
centre-drawn =
    { $count ->
        [one] Personne n'avait le centre : un domino pioché.
       *[other] Personne n'avait le centre : { $count } dominos piochés.
    }
centre-drawn-you = Personne n'avait le centre. Tu as pioché { $tiles }.
turn-begins = { $who } commence.
place-own-train = son propre train
    .brief = le sien
    .full = sur son propre train
place-your-train = sur ton train
    .brief = chez toi
    .full = sur ton train
place-train-of = chez { $who }
    .brief = chez { $who }
    .full = sur le train { BEFORE($who, vowel: "d'", h: "d'", other: "de ") }
place-mexican = mexicain
    .full = sur le train mexicain
your-train = ton train
train-of = { $who }
mexican-train = mexicain
    .brief = mexicain
train-end = { $train } { $end }
train-end-marked = { $train } { $end }
    .full = { $train }, ouvert, { $end }
train-end-yours = { your-train } { $end }
    .brief = { $end }
train-end-yours-marked = { your-train } { $end }
    .brief = { $end }
    .full = { your-train }, ouvert, { $end }
trains-open = Ouverts : { $ends }.
    .brief = { $ends }.
    .full = Ouverts pour toi : { $ends }.
trains-open-to-all = Ouverts à tous : { $ends }.
trains-closed = Fermés : { $ends }.
chain-from = Au premier tour, sur ton train seulement : { $end }.
must-cover-yours = Couvre d'abord le { $tile } sur ton train.
    .brief = Couvre { $tile }, le tien.
must-cover-of = Couvre d'abord le { $tile } chez { $who }.
    .brief = Couvre { $tile }, chez { $who }.
must-cover-mexican = Couvre d'abord le { $tile } du train mexicain.
    .brief = Couvre { $tile }, mexicain.
or-another-double = Ou pose un autre double.
    .brief = Ou un double.
you-go-on = Encore à toi. { $ends }
    .brief = Encore.
    .full =
        { $fitting ->
            [0] Encore à toi. { $ends } Tu ne peux pas poser.
            [one] Encore à toi. { $ends } Tu as un domino qui va.
           *[other] Encore à toi. { $ends } Tu as { $fitting } dominos qui vont.
        }
you-go-on-draw = Continue. { $ends } Tu ne peux pas poser : { $key } pour piocher.
    .brief = Continue, { $key }.
you-go-on-stuck = Continue. { $ends } Tu ne peux pas poser : { $key } pour passer.
    .brief = Continue, tu ne peux pas poser, { $key }.
stop-offer = Ta chaîne peut finir ici : { $pass } pour t'arrêter.
dead-double = { $tile } mort.
    .full = Le { $tile } est mort : rien ne peut le suivre.
marker-on = Train ouvert chez { $who }.
    .full = Le train { BEFORE($who, vowel: "d'", h: "d'", other: "de ") } est ouvert.
your-marker-on = Ton train est ouvert.
    .full = Ton train est ouvert : tous peuvent y poser.
marker-off = Train fermé chez { $who }.
    .full = Le train { BEFORE($who, vowel: "d'", h: "d'", other: "de ") } est fermé.
your-marker-off = Ton train est fermé.
train-closed = Le train { BEFORE($who, vowel: "d'", h: "d'", other: "de ") } t'est fermé.
chain-on-own = Ton premier tour est pour ton train seulement.
because-covers = cela couvre le double ouvert
because-unmarks = il ferme ton train
because-saves-own = cela garde le bout de ton train pour plus tard
you-announce = Tu annonces ton dernier domino.
announced = { $who } annonce son dernier domino.
announce-offer = { $key } pour annoncer ton dernier domino.
fined =
    { $count ->
        [one] { $who } n'a pas annoncé son dernier domino : un domino d'amende.
       *[other] { $who } n'a pas annoncé son dernier domino : { $count } dominos d'amende.
    }
fined-you =
    { $count ->
        [one] Tu n'as pas annoncé ton dernier domino : un domino d'amende.
       *[other] Tu n'as pas annoncé ton dernier domino : { $count } dominos d'amende.
    }
lost-turn = { $who } perd ce tour.
you-lost-turn = Tu perds ce tour.
