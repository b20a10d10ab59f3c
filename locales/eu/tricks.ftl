# same nello
suit-name =
    { $suit ->
        [suit-0] zuriak
        [suit-1] batekoak
        [suit-2] bikoak
        [suit-3] hirukoak
        [suit-4] laukoak
        [suit-5] bostekoak
        [suit-6] seikoak
        [doubles] bikoitzak
        [none] triunforik gabe
        [nello] nello
        [seven-pips] zazpikoak
        [none-doubles-own] triunforik gabe, bikoitzak beren aldetik
        [nello-doubles-high] nello, bikoitzak goian
        [nello-doubles-low] nello, bikoitzak behean
       *[trumps] triunfoak
    }
bid-name =
    { $way ->
        [splash] splash, { $marks } marka
        [plunge] plunge, { $marks } marka
       *[plain]
            { $marks ->
                [0]
                    { $points ->
                        [21] 21, baza guztiak
                       *[other] { $points }
                    }
                [one] marka bat
               *[other] { $marks } marka
            }
    }
pass-name = paso

## Zer gertatzen den

lot-deals = Handiena { AFTER($who, vowel: "k", r: "rek", other: "ek") } du, eta hark banatuko du lehena.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } banatuko du.
lot-deals-you = Handiena zurea da: zuk banatuko duzu lehena.
    .brief = Zuk banatuko duzu.
lot-bids = Handiena { AFTER($who, vowel: "k", r: "rek", other: "ek") } du, eta hark eskaintzen du lehena.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } eskainiko du.
lot-bids-you = Handiena zuk duzu: zuk eskaintzen duzu lehena.
    .brief = Zuk eskainiko duzu.
hand-begins =
    { $number ->
        [1] Lehen eskua.
        [2] Bigarren eskua.
        [3] Hirugarren eskua.
        [4] Laugarren eskua.
        [5] Bosgarren eskua.
        [6] Seigarren eskua.
        [7] Zazpigarren eskua.
        [8] Zortzigarren eskua.
        [9] Bederatzigarren eskua.
        [10] Hamargarren eskua.
        [11] Hamaikagarren eskua.
        [12] Hamabigarren eskua.
        [13] Hamahirugarren eskua.
        [14] Hamalaugarren eskua.
        [15] Hamabosgarren eskua.
        [16] Hamaseigarren eskua.
        [17] Hamazazpigarren eskua.
        [18] Hemezortzigarren eskua.
        [19] Hemeretzigarren eskua.
        [20] Hogeigarren eskua.
       *[other] Eskua, { $number }.
    }
hand-goes-on = { $game }, aurrera. { hand-begins }
bids = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $bid }.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $bid }.
you-bid = Zure eskaintza, { $bid }.
has-bid = { AFTER($who, vowel: "k", r: "rek", other: "ek") } jokatzen du, { $bid }.
you-have-bid = Eskaintza handiena zurea da, { $bid }.
named =
    { $suit ->
        [none] Triunforik gabe jokatuko da.
        [nello] Nello: eskaintza duenak ez du bazarik egin behar.
        [seven-pips] Zazpikoak: 7 puntutik hurbilen dagoen fitxak baza irabazten du.
        [none-doubles-own] Triunforik gabe jokatuko da. Bikoitzak kolore bat dira beren aldetik.
        [nello-doubles-high] Nello: eskaintza duenak ez du bazarik egin behar. Bikoitzak goian daude.
        [nello-doubles-low] Nello: eskaintza duenak ez du bazarik egin behar. Bikoitzak behean daude.
       *[other] Triunfoa: { suit-name }.
    }
    .brief =
        { $suit ->
            [none] Triunforik gabe.
            [nello] Nello, bazarik ez.
            [seven-pips] Zazpikoak.
            [none-doubles-own] Triunforik gabe, bikoitzak aparte.
            [nello-doubles-high] Nello, bikoitzak goian.
            [nello-doubles-low] Nello, bikoitzak behean.
           *[other] Triunfoa: { suit-name }.
        }
sits-out = Esku honetan { AFTER($who, vowel: "k", r: "rek", other: "ek") } ez du jokatzen.
takes-widow = { AFTER($who, vowel: "k", r: "rek", other: "ek") } erdiko fitxa hartu du.
you-take-widow = Erdiko fitxa hartu duzu: { $tile }.
puts-away = { AFTER($who, vowel: "k", r: "rek", other: "ek") } fitxa bat baztertu du.
you-put-away = { $tile } baztertu duzu.
you-sit-out = Esku honetan ez duzu jokatzen.
leads = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile } atera du: { suit-name }.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }.
you-lead = Zuk { $tile } atera duzu: { suit-name }.
    .brief = Zuk { $tile }.
claims = { AFTER($who, vowel: "k", r: "rek", other: "ek") } zabaldu du: gainerakoak bereak dira.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } gainerakoak.
you-claim = Zabaldu duzu, eta gainerakoak zureak dira.
plays = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }.
    .full = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile } jokatu du.
you-play = Zuk { $tile }.
    .full = Zuk { $tile } jokatu duzu.
trumps-in = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }, triunfoa.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }.
you-trump-in = Zuk { $tile }, triunfoa.
    .brief = Zuk { $tile }.
trick-side =
    { $members ->
        [one] Zure baza
       *[other] Zuen baza
    }
trick-side-short =
    { $members ->
        [one] Zuretzat
       *[other] Zuentzat
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
            [one] { trick-side }, { $tile }: puntu bat.
           *[other] { trick-side }, { $tile }: { $points } puntu.
        }
trick-theirs =
    { $points ->
        [1] Haien baza.
       *[other] Haien baza, { $points }.
    }
    .brief =
        { $points ->
            [1] Haientzat.
           *[other] Haientzat, { $points }.
        }
    .full =
        { $points ->
            [one] Haien baza, { $tile }: puntu bat.
           *[other] Haien baza, { $tile }: { $points } puntu.
        }
trick-taken =
    { $points ->
        [1] Baza: { $side }.
       *[other] Baza: { $side }, { $points }.
    }
    .full =
        { $points ->
            [one] Baza { AFTER($side, vowel: "rentzat", r: "rentzat", other: "entzat") }: { $tile }, puntu bat.
           *[other] Baza { AFTER($side, vowel: "rentzat", r: "rentzat", other: "entzat") }: { $tile }, { $points } puntu.
        }
hand-made = Beteta: { $side }, { $bid } eskainita { $took }.
    .brief = Beteta, { $took }.
    .full = Eskaintza beteta: { $side }. Eskaintza { $bid }, puntuak { $took }.
hand-set = Galduta: { $side }, { $bid } eskainita { $took }.
    .brief = Galduta, { $took }.
    .full = Eskaintza galduta: { $side }. Eskaintza { $bid }, puntuak { $took }.
marks-to =
    { $marks ->
        [one] Marka bat: { $side }.
       *[other] { $marks } marka: { $side }.
    }

## Zure txanda

your-turn-bid = Zuri dagokizu eskaintza: { $least } edo gehiago.
    .brief = { $least } edo gehiago?
your-turn-must-bid = Denek paso egin dute eta zuk banatu duzu: eskaintza egin behar duzu, { $least } edo gehiago.
bid-help = Geziak, eskaintzen artean ibiltzeko; zifrak, bat aurkitzeko; { $confirm }, eskaintza egiteko; { $pass }, paso egiteko.
    .brief = Geziak, gero { $confirm }, edo { $pass }.
must-bid-help = Geziak, eskaintzen artean ibiltzeko; zifrak, bat aurkitzeko; { $confirm }, eskaintza egiteko.
    .brief = Geziak, gero { $confirm }.
your-turn-name = Eskaintza handiena zurea da, { $bid }. Aukeratu triunfoa.
    .brief = Aukeratu triunfoa.
your-turn-name-for = { AFTER($who, vowel: "k", r: "rek", other: "ek") } jokatzen du, { $bid }. Zuk aukeratu triunfoa, eta zuk atera.
trumps-help = Geziak, triunfoen artean ibiltzeko; zifrak, zenbaki bat hartzeko; { $confirm }, aukeratzeko.
    .brief = Geziak, gero { $confirm }.
your-turn-put-away = Baztertu fitxa bat.
put-away-help = Geziak, zure eskuan ibiltzeko; { $confirm }, aukeratutako fitxa baztertzeko.
    .brief = Geziak, gero { $confirm }.
your-turn-lead = Zuk ateratzen duzu.
    .full = Zure txanda: atera edozein fitxa.
your-turn-follow = Zure txanda, { suit-name }. Orain { $who }, { $tile }.
    .brief = Kolorea { suit-name }. { $who }, { $tile }.
    .full = Zure txanda. Kolorea: { suit-name }. Orain { AFTER($who, vowel: "k", r: "rek", other: "ek") } du baza: { $tile }.
your-turn-free = Zure txanda, { suit-name }, eta halakorik ez. Orain { $who }, { $tile }.
    .brief = { suit-name }, halakorik ez. { $who }, { $tile }.
    .full = Zure txanda. Kolorea: { suit-name }, eta ez duzu halakorik. Orain { AFTER($who, vowel: "k", r: "rek", other: "ek") } du baza: { $tile }.
your-turn-second = Zure txanda: bota hortik.
    .brief = Bota hortik.
your-turn-second-free = Zure txanda: ez duzu halakorik.
    .brief = Ez duzu.
your-turn-seven = Zure txanda: atera 7 puntutik hurbilen dagoen fitxa.
your-turn-sevens = Zure txanda: 7 puntutik hurbilen dagoen fitxa. Orain { AFTER($who, vowel: "k", r: "rek", other: "ek") } du baza: { $tile }.
    .brief = { $who }, { $tile }.
play-help = Geziak, zure eskuan ibiltzeko; { $confirm }, aukeratutako fitxa jokatzeko.
    .brief = Geziak, gero { $confirm }.

## Erantzunak

bids-told = Eskaintzak: { $bids }.
# same
bid-of = { $who } { $bid }
no-bid-yet = Oraindik ez dago eskaintzarik.
dealer = { AFTER($who, vowel: "k", r: "rek", other: "ek") } banatzen du.
dealer-you = Zuk banatzen duzu.
trumps-unnamed = Triunfoa { AFTER($who, vowel: "k", r: "rek", other: "ek") } aukeratzen du.
trumps-unnamed-you = Triunfoa zuk aukeratzen duzu.
away-next = { AFTER($who, vowel: "k", r: "rek", other: "ek") } fitxa bat baztertu behar du.
away-next-you = Fitxa bat baztertu behar duzu.
trick-so-far =
    { $suit ->
        [seven-pips] Baza honetan: { $plays }.
       *[other] Kolorea: { suit-name }. { $plays }.
    }
# same
play-of = { $who } { $tile }
leads-next = { AFTER($who, vowel: "k", r: "rek", other: "ek") } aterako du.
leads-next-you = Zuk aterako duzu.
last-trick = Baza zenbakia, { $number }: { $plays }.
no-trick-yet = Oraindik ez dago bazarik.
hand-points = Esku honetan: { $points }.
marks = Markak: { $marks }.
    .brief = { $marks }.
trick-match = { $game }, { $goal }. { round-begins } Fitxak esku bakoitzean: { $tiles }.
suits-held =
    { $count ->
        [one] Fitxa bat: { $suits }.
       *[other] { $count } fitxa: { $suits }.
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
           *[other] { $tile }, balioa { $points }
        }
tile-trump = { $tile }, triunfoa
    .full =
        { $points ->
            [0] { $tile }, triunfoa
           *[other] { $tile }, triunfoa, balioa { $points }
        }
tile-not-now = { $tile }, orain ez
place-trick = baza honetara
place-away = baztertzeko
choose-trumps =
    { $count ->
        [0] { suit-name }
       *[other] { suit-name }, eskuan { $count }
    }
trumps-seen = Triunfoak ikusgai: { $all } fitxatik { $seen }.
goal-marks =
    { $limit ->
        [one] marka batera
       *[other] { $limit } markara
    }

## Zergatik ez

must-follow = Kolorea: { suit-name }, eta { $tile } duzu eskuan.
must-play-nearest = 7 puntutik hurbilen dagoen fitxa jokatu behar da: { $tile } duzu eskuan.
must-lead-trump = Lehenik triunfoa atera behar da: { $tile } duzu.
must-bid = Denek paso egin dute eta zuk banatu duzu: eskaintza egin behar duzu, { $least } edo gehiago.
only-bids-pass = Eskaintzetan bakarrik egiten da paso.
claim-by-lead = Zuk ateratzen duzunean bakarrik zabal dezakezu.
no-claim = Esku honetan ez da zabaltzen.
wrong-claim = Besteek oraindik baza bat irabaz dezakete.
no-such-bid = Orain ez dago eskaintza hau: { $number }. { $least } edo gehiago.
no-such-trumps = Ez dago zenbaki honekin fitxarik: { $number }.

## Aholkuak

hint-bid = Aholkua: eskaintza, { $bid }.
hint-name = Aholkua: { suit-name }.
hint-play = Aholkua: { $tile }.
hint-put-away = Aholkua: baztertu { $tile }.
hint-claim = Aholkua: zabaldu, { $key }.
claim-name = zabaldu
claim-help = Inork ezin dizu bazarik kendu: { $key }, zabaltzeko; { $confirm }, jokatzeko.
reason-holds = eskuan { $held } izatea
held-of =
    { $count ->
        [one]
            { $suit ->
                [suit-0] zuri
                [suit-1] bateko
                [suit-2] biko
                [suit-3] hiruko
                [suit-4] lauko
                [suit-5] bosteko
                [doubles] bikoitz
               *[other] seiko
            } bat
       *[other] { $count } { $suit ->
            [suit-0] zuri
            [suit-1] bateko
            [suit-2] biko
            [suit-3] hiruko
            [suit-4] lauko
            [suit-5] bosteko
            [doubles] bikoitz
           *[other] seiko
        }
    }
reason-short = ez duzu zenbaki bakar batetik ere { $count } baino gehiago
reason-partner-bid = eskaintza { AFTER($who, vowel: "k", r: "rek", other: "ek") } du, zure bikotekideak
reason-partner-takes = baza orain { AFTER($who, vowel: "k", r: "rek", other: "ek") } du, zure bikotekideak
reason-unbeaten = inork ezin du irabazi
reason-takes-last = azkena jokatzen duzu, eta baza zurea da
reason-trumps-out =
    { $count ->
        [one] triunfo bat dago oraindik kanpoan
       *[other] { $count } triunfo daude oraindik kanpoan
    }
reason-brings =
    { $points ->
        [one] puntu bat dakar
       *[other] { $points } puntu dakartza
    }
reason-no-points = ez du punturik oparitzen

## Teklak

trick-digits = { $first } eta { $last } bitartean: eskaintza bat, triunfoa, edo zure hurrengo fitxa zenbaki horrekin.
does-bids = eskaintzak, triunfoa eta oraingo baza
does-last-trick = azken baza berriro
does-trick-scores = esku honetako puntuak, eta markak
does-trick-match = partidaren berri: jokoa, eskua, muga, banatzailea
does-trick-previous = aurreko fitxa, eskaintza edo triunfoa
does-trick-next = hurrengo fitxa, eskaintza edo triunfoa
does-trick-playable = joka daitekeen hurrengo fitxa; zer egin behar duzun
does-trick-confirm = egin eskaintza, aukeratu edo jokatu, edo esan bai
does-trick-hand = zure eskua zenbakika; esku baten ondoren, bakoitzari geratutakoak
does-trick-pass = paso, eskaintza zuri dagokizunean
does-trick-count = zenbat triunfo eta zenbaki bakoitzeko fitxa ikusten diren, zure eskua barne
