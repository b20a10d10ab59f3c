suit-name =
    { $suit ->
        [suit-0] Blanks
        [suit-1] Einser
        [suit-2] Zweier
        [suit-3] Dreier
        [suit-4] Vierer
        [suit-5] Fünfer
        [suit-6] Sechser
        [doubles] Pasche
        [none] ohne Trumpf
        [nello] Nello
        [seven-pips] Siebener
        [none-doubles-own] ohne Trumpf, Pasche für sich
        [nello-doubles-high] Nello, Pasche hoch
        [nello-doubles-low] Nello, Pasche niedrig
       *[trumps] Trumpf
    }
bid-name =
    { $way ->
        [splash] Splash, { $marks } Striche
        [plunge] Plunge, { $marks } Striche
       *[plain]
            { $marks ->
                [0]
                    { $points ->
                        [21] 21, Durchmarsch
                       *[other] { $points }
                    }
                [one] ein Strich
               *[other] { $marks } Striche
            }
    }
pass-name = passe

## Was geschieht

lot-deals = { $who } hat den höchsten und gibt zuerst.
    .brief = { $who } gibt.
lot-deals-you = Du hast den höchsten und gibst zuerst.
    .brief = Du gibst.
lot-bids = { $who } hat den höchsten und bietet zuerst.
    .brief = { $who } bietet.
lot-bids-you = Du hast den höchsten und bietest zuerst.
    .brief = Du bietest.
hand-begins = Runde { $number }.
hand-goes-on = { $game } geht weiter: Runde { $number }.
bids = { $who } bietet { $bid }.
    .brief = { $who }: { $bid }.
you-bid = Du bietest { $bid }.
has-bid = { $who } spielt auf { $bid }.
you-have-bid = Du spielst auf { $bid }.
named =
    { $suit ->
        [none] Ohne Trumpf.
        [nello] Nello: keinen Stich machen.
        [seven-pips] Siebener: Wer der 7 am nächsten kommt, macht den Stich.
        [none-doubles-own] Ohne Trumpf. Pasche sind eine Farbe für sich.
        [nello-doubles-high] Nello: keinen Stich machen. Pasche sind hoch.
        [nello-doubles-low] Nello: keinen Stich machen. Pasche sind niedrig.
       *[other] { suit-name } sind Trumpf.
    }
    .brief =
        { $suit ->
            [none] Ohne Trumpf.
            [nello] Nello, kein Stich.
            [seven-pips] Siebener.
            [none-doubles-own] Ohne Trumpf, Pasche eigene Farbe.
            [nello-doubles-high] Nello, Pasche hoch.
            [nello-doubles-low] Nello, Pasche niedrig.
           *[other] Trumpf: { suit-name }.
        }
sits-out = { $who } spielt diesmal nicht mit.
takes-widow = { $who } nimmt den Skat.
you-take-widow = Du nimmst den Skat: { $tile }.
puts-away = { $who } drückt einen Stein.
you-put-away = Du drückst { $tile }.
you-sit-out = Du spielst diesmal nicht mit.
leads = { $who } spielt { $tile } aus: { suit-name }.
    .brief = { $who }: { $tile }.
you-lead = Du spielst { $tile } aus: { suit-name }.
    .brief = Du: { $tile }.
claims = { $who } legt auf und bekommt den Rest.
    .brief = { $who } bekommt den Rest.
you-claim = Du legst auf und bekommst den Rest.
plays = { $who }: { $tile }.
    .full = { $who } spielt { $tile }.
you-play = Du: { $tile }.
    .full = Du spielst { $tile }.
trumps-in = { $who }: { $tile }, Trumpf.
    .brief = { $who }: { $tile }.
you-trump-in = Du: { $tile }, Trumpf.
    .brief = Du: { $tile }.
trick-side =
    { $members ->
        [one] Dein Stich
       *[other] Euer Stich
    }
trick-side-short =
    { $members ->
        [one] Deiner
       *[other] Eurer
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
            [one] { trick-side } mit { $tile }, ein Punkt.
           *[other] { trick-side } mit { $tile }, { $points } Punkte.
        }
trick-theirs =
    { $points ->
        [1] Deren Stich.
       *[other] Deren Stich, { $points }.
    }
    .brief =
        { $points ->
            [1] Deren.
           *[other] Deren, { $points }.
        }
    .full =
        { $points ->
            [one] Deren Stich mit { $tile }, ein Punkt.
           *[other] Deren Stich mit { $tile }, { $points } Punkte.
        }
trick-taken =
    { $points ->
        [1] Stich: { $side }.
       *[other] Stich: { $side }, { $points }.
    }
    .full =
        { $points ->
            [one] Stich für { $side } mit { $tile }, ein Punkt.
           *[other] Stich für { $side } mit { $tile }, { $points } Punkte.
        }
hand-made = Geschafft: { $side }, { $took } bei { $bid }.
    .brief = Geschafft, { $took }.
    .full = Geschafft: { $side }. Geboten { $bid }, gemacht { $took } Punkte.
hand-set = Verloren: { $side }, { $took } bei { $bid }.
    .brief = Verloren, { $took }.
    .full = Verloren: { $side }. Geboten { $bid }, gemacht { $took } Punkte.
marks-to =
    { $marks ->
        [one] Ein Strich: { $side }.
       *[other] { $marks } Striche: { $side }.
    }

## Du bist dran

your-turn-bid = Du bietest: { $least } oder mehr.
    .brief = Bieten, { $least } oder mehr.
your-turn-must-bid = Alle haben gepasst, und du gibst: Du musst bieten, { $least } oder mehr.
bid-help = Durch die Gebote mit den Pfeiltasten, direkt mit Ziffern. Bieten mit { $confirm }, passen mit { $pass }.
    .brief = Pfeile, dann { $confirm }, oder { $pass }.
must-bid-help = Durch die Gebote mit den Pfeiltasten, direkt mit Ziffern. Bieten mit { $confirm }.
    .brief = Pfeile, dann { $confirm }.
your-turn-name = Du spielst auf { $bid }. Sag Trumpf an.
    .brief = Sag Trumpf an.
your-turn-name-for = { $who } spielt auf { $bid }. Du sagst Trumpf an und spielst aus.
trumps-help = Durch die Trümpfe mit den Pfeiltasten, eine Zahl mit Ziffern. Wählen mit { $confirm }.
    .brief = Pfeile, dann { $confirm }.
your-turn-put-away = Drück einen Stein.
put-away-help = Durch deine Hand mit den Pfeiltasten. Den gewählten Stein drücken mit { $confirm }.
    .brief = Pfeile, dann { $confirm }.
your-turn-lead = Du spielst aus.
    .full = Du bist dran: Spiel irgendeinen Stein aus.
your-turn-follow = Du bist dran, { suit-name }. Bisher { $who } mit { $tile }.
    .brief = { suit-name }. { $who }, { $tile }.
    .full = Du bist dran. Ausgespielt: { suit-name }. Bisher gewinnt { $who } mit { $tile }.
your-turn-free =
    { $suit ->
        [trumps] Du bist dran, Trumpf, du hast keinen.
       *[other] Du bist dran, { suit-name }, du hast keine.
    } Bisher { $who } mit { $tile }.
    .brief =
        { $suit ->
            [trumps] Trumpf, du hast keinen.
           *[other] { suit-name }, du hast keine.
        } { $who }, { $tile }.
    .full = Du bist dran. Ausgespielt: { suit-name }, und du kannst nicht bedienen. Bisher gewinnt { $who } mit { $tile }.
your-turn-second = Du bist dran: bedienen.
    .brief = Bedienen.
your-turn-second-free = Du bist dran: Du kannst nicht bedienen.
    .brief = Du hast keine.
your-turn-seven = Du bist dran: Spiel den Stein aus, der 7 Augen am nächsten ist.
your-turn-sevens = Du bist dran: der Stein, der 7 Augen am nächsten ist. Bisher gewinnt { $who } mit { $tile }.
    .brief = { $who }, { $tile }.
play-help = Durch deine Hand mit den Pfeiltasten. Den gewählten Stein spielen mit { $confirm }.
    .brief = Pfeile, dann { $confirm }.

## Antworten

bids-told = Gebote. { $bids }.
bid-of = { $who }: { $bid }
no-bid-yet = Noch kein Gebot.
dealer = Geber: { $who }.
dealer-you = Du gibst.
trumps-unnamed = Noch kein Trumpf. Dran: { $who }.
trumps-unnamed-you = Noch kein Trumpf. Du wählst ihn.
away-next = Noch nicht gedrückt. Dran: { $who }.
away-next-you = Noch nicht gedrückt. Du bist dran.
trick-so-far =
    { $suit ->
        [seven-pips] In diesem Stich: { $plays }.
       *[other] Ausgespielt: { suit-name }. { $plays }.
    }
# same
play-of = { $who } { $tile }
leads-next = Am Ausspiel: { $who }.
leads-next-you = Du spielst aus.
last-trick = Stich { $number }: { $plays }.
no-trick-yet = Noch kein Stich gemacht.
hand-points = In dieser Runde: { $points }.
marks = Striche: { $marks }.
    .brief = { $marks }.
trick-match = { $game }, Runde { $round }, { $goal }. Steine in jeder Hand: { $tiles }.
suits-held =
    { $count ->
        [one] Ein Stein: { $suits }.
       *[other] { $count } Steine: { $suits }.
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
           *[other] { $tile }, zählt { $points }
        }
tile-trump = { $tile }, Trumpf
    .full =
        { $points ->
            [0] { $tile }, Trumpf
           *[other] { $tile }, Trumpf, zählt { $points }
        }
tile-not-now = { $tile }, jetzt nicht
place-trick = in diesen Stich
place-away = drücken
choose-trumps =
    { $count ->
        [0] { suit-name }
       *[other] { suit-name }, auf der Hand { $count }
    }
trumps-seen = Trümpfe zu sehen: { $seen } von { $all }.
goal-marks =
    { $limit ->
        [one] bis jemand einen Strich hat
       *[other] bis { $limit } Striche
    }

## Warum nicht

must-follow = Ausgespielt: { suit-name }, und du hast { $tile }.
must-play-nearest = Gespielt wird der Stein, der 7 Augen am nächsten ist: Du hast { $tile }.
must-lead-trump = Zuerst wird Trumpf ausgespielt: Du hast { $tile }.
must-bid = Alle haben gepasst, und du gibst: Du musst bieten, { $least } oder mehr.
only-bids-pass = Passen kann man nur beim Bieten.
claim-by-lead = Auflegen kann man nur beim Ausspielen.
no-claim = In dieser Runde wird nicht aufgelegt.
wrong-claim = Die anderen können noch einen Stich machen.
no-such-bid = { $number } kann man jetzt nicht bieten: { $least } oder mehr.
no-such-trumps = Es gibt keine Steine mit der Zahl { $number }.

## Tipps

hint-bid = Tipp: Gebot { $bid }.
hint-name = Tipp: { suit-name }.
hint-play = Tipp: { $tile }.
hint-put-away = Tipp: { $tile } drücken.
hint-claim = Tipp: auflegen mit { $key }.
claim-name = auflegen
claim-help = Niemand kann dir einen Stich nehmen: auflegen mit { $key }, spielen mit { $confirm }.
reason-holds = du hast { $held }
held-of =
    { $count ->
        [one]
            { $suit ->
                [suit-0] ein Blank
                [doubles] einen Pasch
               *[other] einen { suit-name }
            }
       *[other] { $count } { suit-name }
    }
reason-short = mehr als { $count } von einer Zahl hast du nicht
reason-partner-bid = { $who } spielt, und ihr seid Partner
reason-partner-takes = der Stich gehört bisher { $who }, und ihr seid Partner
reason-unbeaten = keiner sticht ihn
reason-takes-last = du spielst zuletzt und machst den Stich
reason-trumps-out =
    { $count ->
        [one] ein Trumpf ist noch draußen
       *[other] { $count } Trümpfe sind noch draußen
    }
reason-brings =
    { $points ->
        [one] er bringt einen Punkt
       *[other] er bringt { $points } Punkte
    }
reason-no-points = er verschenkt keine Punkte

## Tasten

trick-digits = { $first } bis { $last }: ein Gebot, ein Trumpf oder der nächste Stein in deiner Hand mit dieser Zahl.
does-bids = Gebote, Trumpf und der Stich bisher
does-last-trick = der letzte Stich noch einmal
does-trick-scores = die Punkte in dieser Runde und die Striche
does-trick-match = Stand der Partie: Spiel, Runde, Limit, Geber
does-trick-previous = der Stein, das Gebot oder der Trumpf davor
does-trick-next = der nächste Stein, das nächste Gebot oder der nächste Trumpf
does-trick-playable = der nächste Stein, der sich spielen lässt; was zu tun ist
does-trick-confirm = bieten, wählen oder spielen, oder ja sagen
does-trick-hand = deine Hand nach Zahlen; nach einer Runde, was jedem übrig blieb
does-trick-pass = passen, wenn du mit Bieten dran bist
does-trick-count = wie viele Trümpfe und Steine jeder Zahl zu sehen sind, mit deiner Hand
