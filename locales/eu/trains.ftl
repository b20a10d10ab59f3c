centre-lies = Erdian: { $tile }.
turn-begins = { $who } hasiko da.
place-own-train = bere trenean
    .full = bere trenean
place-your-train = zure trenean
    .full = zure trenean
place-train-of = beste baten trenean: { $who }
    .full = beste baten trenean: { $who }
place-mexican = tren mexikarrean
    .full = tren mexikarrean
your-train = zurea
train-of = { $who }
mexican-train = mexikarra
train-end = { $train }: { $end }
train-end-marked = { $train }, markarekin: { $end }
trains-open = Zuretzat irekita, { $ends }.
    .brief = { $ends }.
trains-open-to-all = Denentzat irekita, { $ends }.
trains-closed = Itxita, { $ends }.
chain-from = Zure lehen txanda, zure trenean bakarrik: { $end }.
must-cover-yours = Lehenik zure treneko hau estali behar da: { $tile }.
must-cover-of = Lehenik { $tile } estali behar da, beste baten trenean: { $who }.
must-cover-mexican = Lehenik tren mexikarreko hau estali behar da: { $tile }.
or-another-double = Edo jarri beste bikoitz bat.
you-go-on = Jarraitu. { $ends }
    .full =
        { $fitting ->
            [one] Jarraitu. { $ends } Zure fitxetatik bat jar daiteke.
           *[other] Jarraitu. { $ends } Zure fitxetatik { $fitting } jar daitezke.
        }
you-go-on-draw = Jarraitu. { $ends } Ez duzu jartzekorik: { $key }, fitxa hartzeko.
    .brief = Jarraitu, { $key }.
you-go-on-stuck = Jarraitu. { $ends } Ez duzu jartzekorik: { $key }, paso egiteko.
    .brief = Jarraitu, jartzekorik ez, { $key }.
stop-offer = Zure katea hemen amai daiteke: { $pass }, gelditzeko.
dead-double = { $tile } hila dago: ezin zaio ezer jarri.
marker-on = Marka trenean: { $who }.
your-marker-on = Marka zure trenean: denentzat irekita dago.
marker-off = Markarik ez trenean: { $who }.
your-marker-off = Markarik ez zure trenean.
train-closed = Tren honek ez du markarik, eta itxita dago zuretzat: { $who }.
chain-on-own = Zure lehen txanda zure trenerako bakarrik da.
because-covers = bikoitz irekia estaltzen du
because-unmarks = zure treneko marka kentzen du
because-saves-own = zure trenaren muturra gerorako gordetzen du
