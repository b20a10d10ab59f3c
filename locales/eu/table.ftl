## Partida eta bere eskuak

listener = zu
match-begins = { $game }, { $goal }. Ordena: { $who }.
    .brief = { $game }, { $goal }.
    .full = { $game }, { $players } jokalari, { $goal }. Ordena: { $who }.
match-begins-teams = { $game }, { $goal }. Taldeak: { $teams }.
    .brief = { $game }, { $goal }: { $teams }.
turn-order = Ordena: { $who }.
match-begins-draw = { $game }, { $goal }. Bikoteak zozketaz egingo dira.
    .brief = { $game }, { $goal }.
teams-against = { $teams }; aurkariak, { $team }
    .brief = { $teams }; { $team }
time-to-think =
    { $seconds ->
        [one] Segundo bat txanda bakoitzean pentsatzeko.
       *[other] { $seconds } segundo txanda bakoitzean pentsatzeko.
    }
match-goes-on = { $game }, aurrera. { round-begins }
match-recap = Gertatu den azkena:
recap-moves = { $moves }.
recap-move = { $who } { $made }
goal-limit =
    { $limit ->
        [one] puntu batera
       *[other] { $limit } puntura
    }
goal-hands =
    { $limit ->
        [one] irabazitako esku batera
       *[other] irabazitako { $limit } eskutara
    }
goal-in-a-row = jarraian irabazitako { $limit } eskutara
goal-games = irabazitako bi jokotara, joko bakoitza { $limit } puntutik gora
goal-sets = irabazitako bi setetara, set bakoitza { $limit } puntura
goal-rounds =
    { $rounds ->
        [one] esku batean
       *[other] { $rounds } eskutan
    }
round-begins =
    { $round ->
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
       *[other] Eskua, { $round }.
    }
you-are-dealt =
    { $count ->
        [one] Fitxa bat duzu: { $tiles }.
       *[other] { $count } fitxa dituzu: { $tiles }.
    }
    .brief =
        { $count ->
            [one] Fitxa bat.
           *[other] { $count } fitxa.
        }
redeal =
    { $reason ->
        [no-centre] Inork ez du erdiko fitxa. Fitxak berriro banatuko dira.
        [five-doubles] Eskatuta, fitxak berriro banatuko dira.
        [all-passed] Denek paso egin dute. Hurrengo jokalariak banatuko du.
        [many-doubles] Norbaiti bost bikoitz tokatu zaizkio. Fitxak berriro banatuko dira.
        [many-alike] Norbaiti zenbaki bereko sei fitxa tokatu zaizkio. Fitxak berriro banatuko dira.
        [six-doubles] Fitxak berriro banatuko dira.
       *[no-double] Inork ez du bikoitzik. Fitxak berriro banatuko dira.
    }
    .brief =
        { $reason ->
            [all-passed] Denek paso.
           *[no-double] Banatu berriz.
        }
lots = Zozketa: { $drawn }.
lot-equal = Puntu berdinekin, alde handiena duenak irabazten du.
# same
lot-of = { $who } { $drawn }
lot-opens = Handiena { AFTER($who, vowel: "k", r: "rek", other: "ek") } du, eta hasiko da.
    .brief = { $who } lehena.
lot-opens-you = Handiena zurea da: zu hasten zara.
    .brief = Zu lehena.
lot-offers = Handiena { AFTER($who, vowel: "k", r: "rek", other: "ek") } du: bikoteko bat hasiko da.
    .brief = Handiena { AFTER($who, vowel: "k", r: "rek", other: "ek") } du.
lot-offers-you = Handiena zurea da: zuetako bat hasiko da.
    .brief = Handiena zurea da.
lot-begins = Handiena { AFTER($who, vowel: "k", r: "rek", other: "ek") } du, eta hasiko da.
    .brief = { $who } lehena.
lot-begins-you = Handiena zurea da: zu hasten zara.
    .brief = Zu lehena.
lot-draws-first = Handiena { AFTER($who, vowel: "k", r: "rek", other: "ek") } du, eta lehena hartuko du, erdikoa inork ez badu.
lot-draws-first-you = Handiena zurea da: zuk hartuko duzu lehena, erdikoa inork ez badu.
lot-pairs = Bi handienak: { $pair }, bikote. Aurkariak: { $others }.
    .brief = { $pair }; aurkariak, { $others }.
lot-pairs-against-you = Bi handienak: { $pair }, bikote. Zure bikotekidea: { $partner }.
    .brief = Zure bikotekidea: { $partner }. Aurkariak: { $pair }.
lot-pairs-with-you = Bi handienetako bat zurea da. Zure bikotekidea: { $partner }. Aurkariak: { $others }.
    .brief = Zure bikotekidea: { $partner }. Aurkariak: { $others }.

## Txandak

turn-opening = { $who } hasiko da: { $tile }.
    .brief = { $who } lehena.
your-turn-opening = Zu hasten zara: { $key }, { $tile } jartzeko.
    .brief = Zu lehena, { $tile }.
your-turn-right = Hasteko eskubidea zurea da, baina ez duzu fitxa hau: { $tile }. { $pass }, paso egiteko.
turn-may-open = Hasteko eskubidea { AFTER($who, vowel: "rena", r: "rena", other: "ena") } da.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } has dezake.
turn-opens = { $who } hasiko da.
    .brief = { $who } lehena.
your-turn-opens = Zu hasten zara, edozein fitxarekin: { $key }, aukeratutakoa jartzeko.
    .brief = Zu lehena.
your-turn-opens-double = Zu hasten zara, edozein bikoitzekin: { $key }, aukeratutakoa jartzeko.
    .brief = Bikoitz batekin hasten zara.
your-turn-no-double = Hasteko eskubidea zurea da, baina ez duzu bikoitzik: { $pass }, paso egiteko.
your-turn-offered = Zu has zaitezke, edozein fitxarekin: { $key }, aukeratutakoa jartzeko; { $pass }, bikotekideari uzteko.
    .brief = Zu has zaitezke, edo { $pass }.
your-turn-swap = Zure fitxak soberako zazpiekin trukatu nahi dituzu? { $key }, trukatzeko; { $pass }, gordetzeko.
    .brief = Trukatu? { $key } edo { $pass }.
swap-offer = { $key }, zure fitxak soberako zazpiekin trukatzeko.
draw-offer = Fitxa ere har dezakezu: { $key }.
draw-offer-wild =
    { $game ->
        [jolly] Jollyak bakarrik jar daitezke: { $key }, bat jarri ordez fitxa hartzeko.
       *[matador] Matadoreak bakarrik jar daitezke: { $key }, bat jarri ordez fitxa hartzeko.
    }
pass-offer = Ez duzu zertan jarri: { $pass }, paso egiteko.
redeal-offer =
    { $doubles ->
        [4] Lau bikoitz edo gehiago dituzu: { $key }, banaketa berria eskatzeko.
       *[other] Bost bikoitz edo gehiago dituzu: { $key }, banaketa berria eskatzeko.
    }
turn-of = { AFTER($who, vowel: "ren", r: "ren", other: "en") } txanda.
your-turn = Zure txanda. { $ends }
    .brief = { $ends }
    .full =
        { $fitting ->
            [one] Zure txanda. { $ends } Zure fitxetatik bat jar daiteke.
           *[other] Zure txanda. { $ends } Zure fitxetatik { $fitting } jar daitezke.
        }
your-turn-must = Zure txanda. { $ends }
    .full =
        { $fitting ->
            [one] Zure txanda. { $ends } Zure fitxetatik bat jar daiteke.
           *[other] Zure txanda. { $ends } Zure fitxetatik { $fitting } jar daitezke.
        }
your-turn-draw = Zure txanda. { $ends } Ez duzu jartzekorik: { $key }, fitxa hartzeko.
    .brief = { $ends } { $key }.
# The listener laid a tile, and may add another one that fits.
one-more-tile = Beste fitxa bat? { $ends } { $pass }, gelditzeko.
    .brief = Beste bat? { $ends }
your-turn-stuck = Zure txanda. { $ends } Ez duzu jartzekorik: { $key }, paso egiteko.
    .brief = { $ends } { $key }.

## Jokalariek zer egiten duten

opened = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }.
    .full = { $who } hasi da: { $tile }.
you-opened = Zuk { $tile }.
    .full = Zu hasi zara: { $tile }.
laid = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }, { $place }.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }.
    .full = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile } jarri du { $place }.
you-laid = Zuk { $tile }, { $place }.
    .brief = Zuk { $tile }.
    .full = { $tile } jarri duzu { $place }.
laid-own = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }.
    .full = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile } jarri du { $place }.
you-laid-own = Zuk { $tile }.
    .full = { $tile } jarri duzu { $place }.
laid-elsewhere = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }, { $place }.
    .full = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile } jarri du { $place }.
you-laid-elsewhere = Zuk { $tile }, { $place }.
    .full = { $tile } jarri duzu { $place }.
laid-wild = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }, { $place }; { $then }.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }.
you-laid-wild = Zuk { $tile }, { $place }; { $then }.
    .brief = Zuk { $tile }.
wild =
    { $game ->
        [jolly] { $tile } jollya
       *[matador] { $tile } matadorea
    }
lying-across = { $tile } zeharka
then-either = bi aldeak irekita
then-blank = zuria bakarrik jar daiteke
then-half = { $half } irekita

place-left = ezkerrean
    .full = ezker muturrean
place-right = eskuinean
    .full = eskuin muturrean
place-on =
    { $half ->
        [zuri] zurian
       *[other] { AFTER($half, vowel: "koan", other: "ekoan") }
    }
place-new-arm = beso berri batean
    .full = beso berri bat hasita
place-own = bere besoan
    .full = bere besoan
place-yours = zure besoan
    .brief = zurean
    .full = zure besoan
place-of = { AFTER($who, vowel: "ren", r: "ren", other: "en") } besoan
    .brief = { AFTER($who, vowel: "ren", r: "ren", other: "en") }ean
    .full = { AFTER($who, vowel: "ren", r: "ren", other: "en") } besoan
place-outward = { $place }, { $half } kanpora begira
place-across = { $place }, zeharka
star-complete = Beso guztiak hasita daude: denetan jar daiteke.
    .brief = Beso guztiak.

swapped = { AFTER($who, vowel: "k", r: "rek", other: "ek") } fitxak trukatu ditu.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } trukatu du.
you-swapped = { $count } fitxa berri dituzu: { $tiles }.
    .brief = { $count } fitxa berri.
tiles-left =
    { $count ->
        [one] Azken fitxa.
       *[other] { $count } fitxa.
    }
    .brief =
        { $count ->
            [one] Azkena!
           *[other] { $count } fitxa.
        }
    .full =
        { $count ->
            [one] { AFTER($who, vowel: "ri", r: "ri", other: "i") } fitxa bat geratzen zaio.
           *[other] { AFTER($who, vowel: "ri", r: "ri", other: "i") } { $count } fitxa geratzen zaizkio.
        }
first-out = { $who } fitxarik gabe geratu da; { AFTER($mate, vowel: "k", r: "rek", other: "ek") } jarraitzen du.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } bukatu du.
first-out-you = Fitxarik gabe geratu zara; { AFTER($mate, vowel: "k", r: "rek", other: "ek") } jarraitzen du.
    .brief = Bukatu duzu.
first-out-mate = { $who } fitxarik gabe geratu da; zuk jarraitzen duzu.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } bukatu du.
drew = { AFTER($who, vowel: "k", r: "rek", other: "ek") } hartu du.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } hartu.
    .full =
        { $left ->
            [0] { AFTER($who, vowel: "k", r: "rek", other: "ek") } fitxa bat hartu du. Piloa hutsik dago.
            [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } hartu du: piloan bat geratzen da.
           *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } hartu du: piloan { $left } geratzen dira.
        }
drew-many = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $count } hartu ditu.
    .full =
        { $left ->
            [0] { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $count } fitxa hartu ditu. Piloa hutsik dago.
            [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $count } fitxa hartu ditu. Piloan fitxa bat geratzen da.
           *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $count } fitxa hartu ditu. Piloan { $left } fitxa geratzen dira.
        }
boneyard-left =
    { $left ->
        [0] Piloa hutsik dago.
        [one] Piloan fitxa bat geratzen da.
       *[other] Piloan { $left } fitxa geratzen dira.
    }
drew-and-passed =
    { $count ->
        [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } hartu eta paso.
       *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $count } hartu eta paso.
    }
    .brief =
        { $count ->
            [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } paso.
           *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $count } hartu eta paso.
        }
    .full =
        { $count ->
            [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } fitxa bat hartu eta paso.
           *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $count } fitxa hartu eta paso.
        } { boneyard-left }
you-drew = Hartu duzu { $fits }.
    .brief = Hartu: { $fits }.
you-drew-fits = Hartu duzu { $fits }. { $lay }, jartzeko; { $keep }, gordetzeko.
    .brief = Hartu: { $fits }.
you-drew-lay = Hartu duzu { $fits }. { $lay }, jartzeko.
    .brief = Hartu: { $fits }.
passed = { AFTER($who, vowel: "k", r: "rek", other: "ek") } paso.
you-passed = Paso egin duzu.
    .brief = Paso.
you-passed-stuck = { $halves }: jartzekorik ez, paso.
    .brief = Paso.
you-passed-wild =
    { $game ->
        [jolly] Jolly bat bakarrik jar liteke: paso egin duzu.
       *[matador] Matadore bat bakarrik jar liteke: paso egin duzu.
    }
you-passed-right = Hasteko eskubidea zurea da, baina ez duzu fitxa hau: { $tile }. Paso egin duzu.
time-up = { AFTER($who, vowel: "ri", r: "ri", other: "i") } denbora amaitu zaio.
your-time-up = Denbora amaitu zaizu.
time-left =
    { $seconds ->
        [one] Segundo bat geratzen da.
       *[other] { $seconds } segundo geratzen dira.
    }
next-round-in =
    { $seconds ->
        [one] Hurrengo eskua segundo bat barru.
       *[other] Hurrengo eskua { $seconds } segundo barru.
    }

## Amaierak

round-out = { $who } fitxarik gabe geratu da!
    .brief = Domino!
round-out-you = Fitxarik gabe geratu zara!
    .brief = Domino!
# same gaple
round-blocked =
    { $game ->
        [kozel] Arraina!
        [gaple] Batu beradu!
       *[block] Itxita!
    }
    .full =
        { $game ->
            [kozel] Arraina: inork ezin du jarri.
            [gaple] Batu beradu: inork ezin du jarri.
           *[block] Itxita: inork ezin du jarri.
        }
count-won =
    { $members ->
        [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } du gutxien.
       *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } dute gutxien.
    }
    .brief = Gutxien: { $who }.
    .full =
        { $members ->
            [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } du punturik gutxien.
           *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } dute punturik gutxien.
        }
count-won-you = Zuk duzu punturik gutxien.
count-won-with-you = Zuek duzue punturik gutxien: { $who }.
count-equal = Puntuak berdin: azken fitxak erabakitzen du, eta hura { AFTER($who, vowel: "k", r: "rek", other: "ek") } jarri du.
count-equal-you = Puntuak berdin: azken fitxak erabakitzen du, eta zuk jarri duzu.
nobody-scores = Inork ez du punturik apuntatu.
nobody-scores-tied = Berdinketa punturik gutxienean: inork ez du apuntatu.
    .brief = Berdinketa.
tied-paid = Berdinketa punturik gutxienean: { $who }. Besteek aldea ordaintzen dute.
odd-points =
    { $points ->
        [one] Ezin da berdin banatu. Puntu bat gehiago: { $who }.
       *[other] Ezin da berdin banatu. { $points } puntu gehiago: { $who }.
    }
pay-difference = Besteek aldea ordaintzen dute.
pays-double = { AFTER($who, vowel: "k", r: "rek", other: "ek") } fitxak trukatu ditu eta bikoitza ordaintzen du, { $single } izan beharrean { $double }.
you-pay-double = Fitxak trukatu dituzu eta bikoitza ordaintzen duzu, { $single } izan beharrean { $double }.
less-own = Besteena { $others }, ken irabazlearena { $own }: { $points }.
game-points =
    { $points ->
        [one] Denera { $pips }: joko-puntu bat.
       *[other] Denera { $pips }: { $points } joko-puntu.
    }
round-left = Eskuan geratutakoak: { $left }.
left-together = { $hands }, denera { $sum }
games-won = Irabazitako jokoak: { $games }.
    .brief = Jokoak: { $games }.
new-game = Joko berria hasiko da: denak berriro zerotik.
    .brief = Joko berria.
sets-won = Irabazitako setak: { $sets }.
    .brief = Setak: { $sets }.
new-set = Set berria hasiko da: denak berriro zerotik.
    .brief = Set berria.
round-points = Esku honetan: { $points }.
round-totals = Guztira: { $totals }.
    .brief = { $totals }.
total-of = { $who } { $points }
    .brief = { $points }
# same
points-of = { $who } { $points }
points-of-yours = { $who } { $points }
    .brief = zuek { $points }
points-of-theirs = { $who } { $points }
    .brief = haiek { $points }
points-of-your-team = zuek { $points }
points-of-other-team = haiek { $points }
eliminated =
    { $members ->
        [one] { $who } partidatik kanpo geratu da.
       *[other] { $who } partidatik kanpo geratu dira.
    }
    .brief = { $who } kanpoan.
you-eliminated =
    { $members ->
        [one] Partidatik kanpo geratu zara.
       *[other] Zure taldea partidatik kanpo geratu da.
    }
ways-out = Besteek jarraitzen dute: { $leave }, irteteko; { $end }, emaitza entzuteko.
played-out = Besteek amaitu arte jokatuko dute.
eliminated-last =
    { $members ->
        [one] { $who } mugara iritsi da, baina guztizko txikienarekin.
       *[other] { $who } mugara iritsi dira, baina guztizko txikienarekin.
    }
you-eliminated-last =
    { $members ->
        [one] Mugara iritsi zara, baina guztizko txikienarekin.
       *[other] Zure taldea mugara iritsi da, baina guztizko txikienarekin.
    }
match-won =
    { $members ->
        [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } irabazi du partida!
       *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } irabazi dute partida!
    }
    .brief =
        { $members ->
            [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } irabazi du!
           *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } irabazi dute!
        }
match-won-you = Partida irabazi duzu!
match-won-with-you = Partida irabazi duzue: { $who }!
match-drawn = Partida berdinduta amaitu da.
next-round = { $key }, hurrengo eskua banatzeko.
    .brief = { $key }.
next-hand = { $key }, hurrengo eskua banatzeko.
    .brief = { $key }.
match-ended = { $again }, berriro jokatzeko; { $leave }, menura joateko.
watching-ended = { $leave }, menura joateko.
lesson-ended = Ikasteko saioa amaitu da. { $key }, menura joateko.

## Teklatu bat, pertsona bat baino gehiago

handover = Teklatua { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") } da: { $key } hartzeko.
    .brief = { $who }, sakatu { $key }.
handover-done = Teklatua { AFTER($who, vowel: "k", r: "rek", other: "ek") } du.
hand-on = Gailua { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") } da: { $key } hartzeko.
    .brief = { $who }, sakatu { $key }.
handed-on = Orain { AFTER($who, vowel: "k", r: "rek", other: "ek") } jokatzen du.
