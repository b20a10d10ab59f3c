centre-lies = Erdian: { $tile }.
    .brief = { $tile }.
centre-laid = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile } jarri du erdian.
    .brief = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $tile }.
you-laid-centre = { $tile } jarri duzu erdian.
centre-drawn =
    { $count ->
        [one] Erdikoa ez zeukan inork: fitxa bat hartu da.
       *[other] Erdikoa ez zeukan inork: { $count } fitxa hartu dira.
    }
centre-drawn-you = Erdikoa ez zeukan inork. Hartu dituzu { $tiles }.
turn-begins = { $who } hasiko da.
    .brief = { $who } lehena.
place-own-train = bere trenean
    .brief = berean
    .full = bere trenean
place-your-train = zure trenean
    .brief = zurean
    .full = zure trenean
place-train-of = { AFTER($who, vowel: "ren", r: "ren", other: "en") } trenean
    .brief = { AFTER($who, vowel: "ren", r: "ren", other: "en") }ean
    .full = { AFTER($who, vowel: "ren", r: "ren", other: "en") } trenean
place-mexican = mexikarrean
    .full = tren mexikarrean
your-train = zurea
train-of = { $who }
mexican-train = mexikarra
    .brief = mexikarra
train-end = { $train } { $end }
train-end-marked = { $train } { $end }
    .full = { $train }, irekita, { $end }
train-end-yours = { your-train } { $end }
    .brief = { $end }
train-end-yours-marked = { your-train } { $end }
    .brief = { $end }
    .full = { your-train }, irekita, { $end }
trains-open = Irekita: { $ends }.
    .brief = { $ends }.
    .full = Zuretzat irekita: { $ends }.
trains-open-to-all = Denentzat irekita: { $ends }.
trains-closed = Itxita: { $ends }.
chain-from = Lehen txandan zure trenean bakarrik: { $end }.
must-cover-yours = Lehenik estali { $tile } zure trenean.
    .brief = Estali { $tile }, zurea.
must-cover-of = Lehenik estali { $tile }, { AFTER($who, vowel: "ren", r: "ren", other: "en") } trenean.
    .brief = Estali { $tile }, { $who }.
must-cover-mexican = Lehenik estali { $tile }, tren mexikarrean.
    .brief = Estali { $tile }, mexikarra.
or-another-double = Edo jarri beste bikoitz bat.
    .brief = Edo bikoitza.
you-go-on = Berriro zuri. { $ends }
    .brief = Berriro.
    .full =
        { $fitting ->
            [one] Berriro zuri. { $ends } Zure fitxetatik bat jar daiteke.
           *[other] Berriro zuri. { $ends } Zure fitxetatik { $fitting } jar daitezke.
        }
you-go-on-draw = Berriro zuri. { $ends } Ez duzu jartzekorik: { $key }, fitxa hartzeko.
    .brief = Berriro, { $key }.
you-go-on-stuck = Berriro zuri. { $ends } Ez duzu jartzekorik: { $key }, paso egiteko.
    .brief = Berriro, jartzekorik ez, { $key }.
stop-offer = Zure katea hemen amai daiteke: { $pass }, gelditzeko.
dead-double = { $tile } hila.
    .full = { $tile } hila dago: ezin zaio ezer jarri.
marker-on = { AFTER($who, vowel: "ren", r: "ren", other: "en") } trena ireki da.
your-marker-on = Zure trena ireki da.
    .full = Zure trena ireki da: denek jar dezakete bertan.
marker-off = { AFTER($who, vowel: "ren", r: "ren", other: "en") } trena itxi da.
your-marker-off = Zure trena itxi da.
train-closed = { AFTER($who, vowel: "ren", r: "ren", other: "en") } trena itxita dago zuretzat.
chain-on-own = Zure lehen txanda zure trenerako bakarrik da.
because-covers = bikoitz irekia estaltzen du
because-unmarks = zure trena ixten du
because-saves-own = zure trenaren muturra gerorako gordetzen du
you-announce = Zure azken fitxa iragarri duzu.
announced = { AFTER($who, vowel: "k", r: "rek", other: "ek") } azken fitxa iragarri du.
announce-offer = { $key }, azken fitxa iragartzeko.
fined =
    { $count ->
        [one] { AFTER($who, vowel: "k", r: "rek", other: "ek") } ez du azken fitxa iragarri: fitxa bat zigorrez.
       *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } ez du azken fitxa iragarri: { $count } fitxa zigorrez.
    }
fined-you =
    { $count ->
        [one] Ez duzu azken fitxa iragarri: fitxa bat zigorrez.
       *[other] Ez duzu azken fitxa iragarri: { $count } fitxa zigorrez.
    }
lost-turn = { AFTER($who, vowel: "k", r: "rek", other: "ek") } txanda hau galdu du.
you-lost-turn = Txanda hau galdu duzu.
