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
       *[trumps] triunfoak
    }
bid-name =
    { $way ->
        [splash] splash, { $marks } marka
        [plunge] plunge, { $marks } marka
       *[plain]
            { $marks ->
                [0] { $points }
                [one] marka bat
               *[other] { $marks } marka
            }
    }
pass-name = paso

## Zer gertatzen den

lot-deals = Handiena: { $who }, eta hark banatuko du lehena.
lot-deals-you = Handiena zurea da: zuk banatuko duzu lehena.
bids = { $who }: eskaintza, { $bid }.
you-bid = Zure eskaintza, { $bid }.
has-bid = Eskaintza handiena: { $who }, { $bid }.
you-have-bid = Eskaintza handiena zurea da, { $bid }.
named =
    { $suit ->
        [none] Triunforik gabe jokatuko da.
        [nello] Nello: eskaintza duenak baza guztiak galdu behar ditu.
        [seven-pips] Zazpikoak: 7 puntutik hurbilen dagoen fitxak baza irabazten du.
       *[other] Triunfoa: { suit-name }.
    }
sits-out = { $who }: esku honetan ez du jokatzen.
you-sit-out = Esku honetan ez duzu jokatzen.
leads = { $who } hasi da: { $tile }, { suit-name }.
    .brief = { $who }: { $tile }.
you-lead = Zu hasi zara: { $tile }, { suit-name }.
    .brief = Zuk { $tile }.
# same
plays = { $who }: { $tile }.
    .full = { $who }: { $tile } fitxa.
you-play = Zuk { $tile }.
    .full = Zuk { $tile } fitxa.
trumps-in = { $who }: { $tile }, triunfoa.
you-trump-in = Zuk { $tile }, triunfoa.
trick-taken =
    { $points ->
        [one] Baza { $tile } fitxarekin, puntu bat: { $side }.
       *[other] Baza { $tile } fitxarekin, { $points } puntu: { $side }.
    }
hand-made = Eskaintza beteta: { $side }, { $bid }. Hartutako puntuak, { $took }.
hand-set = Eskaintza galduta: { $side }, { $bid }. Hartutako puntuak, { $took }.
marks-to =
    { $marks ->
        [one] Marka bat: { $side }.
       *[other] { $marks } marka: { $side }.
    }

## Zure txanda

your-turn-bid = Zuri dagokizu eskaintza: { $least } edo gehiago.
    .brief = Zure eskaintza: { $least }.
your-turn-must-bid = Denek paso egin dute eta zuk banatu duzu: eskaintza egin behar duzu, { $least } edo gehiago.
bid-help = Geziak, eskaintzen artean ibiltzeko; zifrak, bat aurkitzeko; { $confirm }, eskaintza egiteko; { $pass }, paso egiteko.
must-bid-help = Geziak, eskaintzen artean ibiltzeko; zifrak, bat aurkitzeko; { $confirm }, eskaintza egiteko.
your-turn-name = Eskaintza handiena zurea da, { $bid }. Aukeratu triunfoa.
    .brief = Aukeratu triunfoa.
your-turn-name-for = Eskaintza handiena: { $who }, { $bid }. Zuk aukeratzen duzu triunfoa, eta zu hasten zara.
trumps-help = Geziak, triunfoen artean ibiltzeko; zifrak, zenbaki bat hartzeko; { $confirm }, aukeratzeko.
your-turn-lead = Zure txanda: hasi edozein fitxarekin.
    .brief = Zu hasten zara.
your-turn-follow = Zure txanda. Hasiera: { suit-name }. Baza orain: { $who }, { $tile } fitxarekin.
    .brief = Zure txanda.
your-turn-free = Zure txanda. Hasiera: { suit-name }, eta ez duzu halakorik. Baza orain: { $who }, { $tile } fitxarekin.
    .brief = Zure txanda, halakorik ez: { suit-name }.
your-turn-second = Zure txanda: jarraitu.
your-turn-second-free = Zure txanda: ez duzu halakorik.
your-turn-seven = Zure txanda: hasi 7 puntutik hurbilen dagoen fitxarekin.
your-turn-sevens = Zure txanda: 7 puntutik hurbilen dagoen fitxa. Baza orain: { $who }, { $tile } fitxarekin.
    .brief = Zure txanda.
play-help = Geziak, zure eskuan ibiltzeko; { $confirm }, aukeratutako fitxa jokatzeko.

## Erantzunak

bids-told = Eskaintzak: { $bids }.
# same
bid-of = { $who } { $bid }
no-bid-yet = Oraindik ez dago eskaintzarik. Banatzailea: { $dealer }.
trumps-unnamed = Triunfoa aukeratzeko: { $who }.
trick-so-far =
    { $suit ->
        [seven-pips] Baza honetan: { $plays }.
       *[other] Hasiera: { suit-name }. { $plays }.
    }
# same
play-of = { $who } { $tile }
leads-next = Hasteko: { $who }.
last-trick =
    { $points ->
        [one] Baza zenbakia, { $number }: { $plays }. Puntu bat: { $side }.
       *[other] Baza zenbakia, { $number }: { $plays }. { $points } puntu: { $side }.
    }
no-trick-yet = Oraindik ez dago bazarik.
hand-points = Esku honetan: { $points }.
marks = Markak: { $marks }.
trick-match = { $game }, { $goal }. { round-begins } Banatzailea: { $dealer }. Fitxak esku bakoitzean: { $tiles }.
suits-held =
    { $count ->
        [one] Fitxa bat: { $suits }.
       *[other] { $count } fitxa: { $suits }.
    }
    .brief = { $suits }.
suit-held =
    { $suit ->
        [seven-pips] { $tiles }
       *[other] { suit-name }: { $tiles }
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

must-follow = Hasiera: { suit-name }, eta { $tile } duzu eskuan.
must-play-nearest = 7 puntutik hurbilen dagoen fitxa jokatu behar da: { $tile } duzu eskuan.
must-bid = Denek paso egin dute eta zuk banatu duzu: eskaintza egin behar duzu, { $least } edo gehiago.
only-bids-pass = Eskaintzetan bakarrik egiten da paso.
no-such-bid = Orain ez dago eskaintza hau: { $number }. { $least } edo gehiago.
no-such-trumps = Ez dago zenbaki honekin fitxarik: { $number }.

## Aholkuak

hint-bid = Aholkua: eskaintza, { $bid }.
hint-name = Aholkua: { suit-name }.
hint-play = Aholkua: { $tile }.
reason-holds = { suit-name }, { $count } dituzu
reason-short = ez duzu inongo zenbakitik { $count } baino gehiago
reason-partner-bid = zure bikotekideak, { $who }, du eskaintza
reason-partner-takes = zure bikotekideak, { $who }, du baza orain
reason-unbeaten = beste eskuetan ezerk ez du hobetzen
reason-takes-last = azkena jokatzen duzu, eta baza zurea da
reason-trumps-out =
    { $count ->
        [one] triunfo bat dago beste esku batean
       *[other] { $count } triunfo daude beste eskuetan
    }
reason-brings = { $points } puntu dakartza
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
