place-up = sopra
    .full = sul braccio di sopra
place-down = sotto
    .full = sul braccio di sotto
place-tip = accanto al doppio { $half }
    .full = sulla punta del doppio { $half }
end-at = { $place } { $end }
    .brief = { $end }
end-tip = libero { $half }
    .full = libero { $half }, non conta
ends-listed = Estremità: { $ends }.
    .brief = { $ends }.
ends-counted = { $ends } In tutto { $count }.
arm-from = { $place }, dal { $tile }
arm-of = dal { $tile }
count-nothing = In tutto { $count }.
    .full = { $count }: niente.
count-question = { $told } Quanto? Scrivi il conto, poi { $key }; { $key } da solo vuol dire niente.
    .brief = { $told } Quanto?
count-asked = { $told } Quanto?
counted-wrong = { $who } ha sbagliato il conto.
count-typed = { $count }.
count-said =
    { $count ->
        [0] Niente dichiarato.
       *[other] Dichiarato: { $count }.
    }
count-wrong = { $count } è sbagliato.
hint-count =
    { $count ->
        [0] Un consiglio: non dichiarare niente.
       *[other] Un consiglio: dichiara { $count }.
    }
tile-scores =
    { $points ->
        [one] Un punto.
       *[other] { $points } punti.
    }
count-scores =
    { $points ->
        [one] { $count }: un punto.
       *[other] { $count }: { $points } punti.
    }
    .brief =
        { $points ->
            [one] Un punto.
           *[other] { $points } punti.
        }
one-for-out = Uno è per la chiusura.
some-for-knocks =
    { $knocks ->
        [one] Uno è per il passo di prima.
       *[other] { $knocks } sono per i passi di prima.
    }
count-in-vain =
    { $points ->
        [one] { $count }: con un altro punto si supera { $limit }, non si segna niente.
       *[other] { $count }: con altri { $points } si supera { $limit }, non si segna niente.
    }
count-opening-in-vain = { $count }: con la tessera di apertura non si vince, non si segna niente.
header-scores =
    { $points ->
        [one] Estremità uguali: un punto.
       *[other] Estremità uguali: { $points } punti.
    }
    .brief = Estremità uguali: { $points }.
triple-header-scores =
    { $points ->
        [one] Estremità uguali con un doppio: un punto.
       *[other] Estremità uguali con un doppio: { $points } punti.
    }
    .brief = Uguali con doppio: { $points }.
points-for = { $points } per { $who }.
points-yours = { $points } per te.
rounded-to = In mano agli altri { $pips }: se ne segnano { $points }.
rounded-hands = Ogni mano arrotondata: { $hands }, in tutto { $sum }.
rounded-less-own = In mano agli altri { $others }, meno { $own } di chi vince: { $points }.
by-five = Diviso cinque: { $points }.
by-three = Diviso tre: { $points }.
hands-in-vain =
    { $points ->
        [one] Con un altro punto si supera { $limit }: non si segna niente.
       *[other] Con altri { $points } si supera { $limit }: non si segna niente.
    }
doubles-held = Doppi in mano: { $doubles }.
    .full = Doppi in mano: { $doubles }. Contano prima dei punti.
pool-won = Il piatto a { $who }: { $pool }.
    .full = Il piatto a { $who }: { $pool }. Ognuno ha messo { $stake }.
pool-won-you = Il piatto è tuo: { $pool }.
    .full = Il piatto è tuo: { $pool }. Ognuno ha messo { $stake }.
out-scores =
    { $points ->
        [one] Chiudere vale un punto.
       *[other] Chiudere vale { $points } punti.
    }
block-scores =
    { $points ->
        [one] Il blocco vale un punto.
       *[other] Il blocco vale { $points } punti.
    }
because-scores =
    { $points ->
        [one] segna un punto
       *[other] segna { $points } punti
    }

## Premi, e chi vince un blocco

# same chuchazo galo
bonus =
    { $bonus ->
        [pass] Passo d'uscita
        [all-passed] Giro di passi
        [capicua] Capicua
        [chuchazo] Chuchazo
        [tranque] Premio per il blocco
        [doubles] Sei doppi
        [capicua-double] Capicua con un doppio
        [first-pass] Primo passo
        [muggins] Sfuggito
        [any-pass] Un passo
        [galo] Galo
        [last-double] Chiusura con un doppio
        [five-doubles] Cinque doppi
       *[prize] Premio della manche
    }
bonus-scores =
    { $points ->
        [one] { bonus }: un punto per { $who }.
       *[other] { bonus }: { $points } punti per { $who }.
    }
    .brief = { bonus }: { $who }, { $points }.
points-for-you =
    { $members ->
        [one] per te
       *[other] per voi
    }
bonus-scores-you =
    { $points ->
        [one] { bonus }: un punto { points-for-you }.
       *[other] { bonus }: { $points } punti { points-for-you }.
    }
    .brief = { bonus }: { $points } { points-for-you }.
added-up = { $parts }: in tutto { $sum }.
part-of-hands = { $points } in mano
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } per i passi
takes-all = { $pips } per { $who }.
    .full = { $pips } per { $who }: tutto quello che rimane.
takes-all-you = { $pips } { points-for-you }.
    .full = { $pips } { points-for-you }: tutto quello che rimane.
set-counts-double = A zero: il set vale doppio.
one-round-more = Parità in testa: ancora una manche.
closer-compared = Chi ha bloccato e il seguente: { $hands }.
equal-to-opener = Sono pari: vince la coppia di chi ha aperto.
equal-to-closer = Sono pari: vince la coppia di chi ha bloccato.
lowest-hand = Decide la mano più bassa: { $hands }.
    .brief = Più bassa: { $hands }.
block-won = Blocco vinto da { $who }.
block-won-you =
    { $members ->
        [one] Blocco vinto da te.
       *[other] Blocco vinto da voi.
    }
pips-worth =
    { $points ->
        [one] Tutte le mani insieme { $pips }: valgono un punto.
       *[other] Tutte le mani insieme { $pips }: valgono { $points } punti.
    }
capicua-doubles = Il capicua li raddoppia: { $points }.
back-to-zero = { $who }: di nuovo a 0.
all-back-to-zero = Una manche a testa: tutti a 0.
shut-out = Cappotto: niente per { $who }.
shut-out-you = Cappotto: niente { points-for-you }.
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Una tessera comune
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak a tutte e due le estremità
       *[plain] Simples
    }
finish-scores =
    { $points ->
        [one] { finish }: un punto.
       *[other] { finish }: { $points } punti.
    }
counts-double = Dopo una manche nulla vale doppio: { $points }.
next-counts-double = La prossima manche vale doppio.
finish-doubles = { finish }: i punti raddoppiano, { $points }.
last-of-number = L'ultima del suo numero: altri { $more }, in tutto { $points }.
closed = { $who } ha bloccato il gioco.
closed-you = Hai bloccato tu il gioco.
closer-tied = Chi ha bloccato ha solo pareggiato: vincono gli altri.
closer-loses = Chi ha bloccato ha di più, e perde un punto.
closer-doubles = Chi ha bloccato ha di più, perciò valgono doppio: { $points }.

## Kozel, la capra

lone-tile = Il { $tile } da solo vale { $points }: { $who }.
eggs-added = Uova: { $who }, { $own } e { $eggs }, in tutto { $sum }.
waited-added = { $who }: { $own } e { $waited } in sospeso fanno { $sum }.
account-closed = Sotto { $least } non conta ancora niente: { $sides }.
eggs-wait =
    { $game ->
        [tiddly-wink] Parità: il piatto resta, { $points } per chi vince la prossima manche.
       *[kozel] Uova: { $points } per chi perde la prossima manche.
    }
scores-waiting =
    { $game ->
        [tiddly-wink] { $scores }. Piatto: { $points }.
       *[kozel] { $scores }. Uova: { $points }.
    }
account-waits = Sotto { $least } si tengono per la prossima sconfitta: { $sides }.
goat =
    { $members ->
        [one] { $who } è la capra!
       *[other] { $who } sono le capre!
    }
    .brief = Capra: { $who }!
goat-you =
    { $members ->
        [one] La capra sei tu!
       *[other] Le capre siete voi!
    }
