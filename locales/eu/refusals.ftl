key-without-use = { $key }: hemen ez du ezer egiten. { $help }, hemengo teklak entzuteko.
key-nothing = { $key }: ezer ez.
other-alphabet = Teklatu honek beste alfabeto bat idazten du. Jarri letra latinoetan, edo jokatu gezi, Enter, Espazioa eta Ihes teklekin. { $help }: teklen zerrenda.
paste-without-use = Itsatsi duzuna ez da tekla bat. { $help }, hemengo teklak entzuteko.
nameless-key = Tekla horrek ez du hemen ezer egiten. { $help }, hemengo teklak entzuteko.
press-again = { $key } berriro, egiteko.
not-your-turn = Oraindik ez: { AFTER($who, vowel: "ren", r: "ren", other: "en") } txanda da.
only-watching = Begira zaude: { AFTER($who, vowel: "ren", r: "ren", other: "en") } txanda da.
only-watching-between = Begira zaude: eskua amaitu da.
only-watching-between-hands = Begira zaude: eskua amaitu da.
only-watching-over = Begira zaude: partida amaitu da. { $leave }, menura joateko.
keyboard-waits = Teklatua { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") } da. { $key }, hartzeko.
round-is-over = Eskua amaitu da. { $key }, jarraitzeko.
hand-is-over = Eskua amaitu da. { $key }, jarraitzeko.
match-is-over = Partida amaitu da. { $again }, berriro jokatzeko; { $leave }, menura joateko.
you-are-out = Partida honetatik kanpo zaude. { ways-out }
must-open = Honekin hasi behar duzu: { $tile }.
fits-nowhere = { $tile } ezin da jarri. { $ends }
on-left = ezkerrean
on-right = eskuinean
fits-not-there = { $tile } ezin da jarri { $place }: mutur horretan, { $end }.
fits-on-other-side = { $tile } ezin da jarri { $place }: mutur horretan, { $end }. { $key }, beste muturrean jartzeko.
nothing-fits-draw = { $halves }: jartzekorik ez. { $key }, fitxa hartzeko.
waits-for-opening = Lehenik { $who } hasiko da: { $tile }.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Jolly bat bakarrik jar liteke. { $key }, fitxa hartzeko.
       *[matador] Matadore bat bakarrik jar liteke. { $key }, fitxa hartzeko.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Jolly bat bakarrik jar liteke.
       *[matador] Matadore bat bakarrik jar liteke.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Jolly bat bakarrik jar liteke. { $key }, paso egiteko.
       *[matador] Matadore bat bakarrik jar liteke. { $key }, paso egiteko.
    }
nothing-fits = { $halves }: jartzekorik ez.
nothing-fits-pass = { $halves }: jartzekorik ez. { $key }, paso egiteko.
no-draw-can-lay = { $tile } jar dezakezu, beraz ezin duzu fitxarik hartu.
no-draw-again = Dagoeneko hartu duzu fitxa bat. Jarri egokia den bat; edo { $key }, paso egiteko.
no-draw-again-lay = Dagoeneko hartu duzu fitxa bat. Jarri egokia den bat.
no-draw-empty = Piloa hutsik dago.
no-drawing = Partida honetan ez da fitxarik hartzen.
no-pass-can-lay = { $tile } jar dezakezu, beraz ezin duzu paso egin.
no-pass-can-draw = Oraindik ezin duzu paso egin: { $key }, fitxa hartzeko.
must-hand-on = Hasteko fitxa beste batek du. { $key }, paso egiteko.
arm-closed = { AFTER($who, vowel: "ren", r: "ren", other: "en") } besoa ez dago irekita.
star-first = Lehenik beso guztiak hasi behar dira, bakoitza alde honekin: { $half }.
double-second = Beso bakoitzaren bigarren fitxak haren bikoitza izan behar du.
only-double = Orain bikoitz bat bakarrik gehi dezakezu.
must-lay-drawn = Hartu duzun fitxa, { $tile }, egokia da: jarri egin behar duzu.
last-tiles-stay =
    { $count ->
        [one] Piloko azken fitxa ez da inoiz hartzen.
       *[other] Piloko azken { $count } fitxak ez dira inoiz hartzen.
    }
must-lay-wild =
    { $game ->
        [jolly] Jollyak bakarrik jar daitezke, eta bat jarri behar duzu.
       *[matador] Matadoreak bakarrik jar daitezke, eta bat jarri behar duzu.
    }
can-lay-on-own = Zure besoan jar dezakezu, beraz ezin duzu paso egin.
must-decide-swap = Lehenik esan fitxak trukatuko dituzun: { $key }, trukatzeko; { $pass }, gordetzeko.
no-exchange = Hemen ez dago zer trukaturik.
not-last-tile = Hurrengo fitxak bakarra uzten dizunean bakarrik iragarri.
swap-taken = Esku honetan norbaitek trukatu ditu fitxak dagoeneko.
too-few-doubles = Banaketa berria eskatzeko { $count } bikoitz behar dituzu.
too-late-to-redeal = Banaketa berria zure lehen jokaldia baino lehen bakarrik eska daiteke.
too-late-to-redeal-laid = Banaketa berria zure lehen fitxa jarri baino lehen bakarrik eska daiteke.
no-such-half =
    { $half ->
        [zuri] Ez duzu fitxa zuririk.
       *[other] Ez duzu { AFTER($half, vowel: "ko", other: "eko") } fitxarik.
    }
hand-empty = Ez duzu fitxarik.
no-hint = Orain ez dago zer aukeraturik.
