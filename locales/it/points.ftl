place-up = sopra
    .full = sul braccio di sopra
place-down = sotto
    .full = sul braccio di sotto
place-tip = punta del doppio { $half }
    .full = sulla punta del doppio { $half }
end-at = { $place } { $end }
end-tip = punta { $half }
ends-listed = Capi: { $ends }.
ends-counted = { $ends } Conto { $count }.
arm-from = { $place }, dal { $tile }
arm-of = dal { $tile }
count-nothing = { $count }: niente.
    .brief = { $count }.
count-scores =
    { $points ->
        [one] { $count }: un punto.
       *[other] { $count }: { $points } punti.
    }
one-for-out = Uno è per la chiusura.
some-for-knocks =
    { $knocks ->
        [one] Uno è per il busso di prima.
       *[other] { $knocks } sono per i bussi di prima.
    }
count-in-vain = { $count }: con { $points } si passa { $limit }, non si segna niente.
count-opening-in-vain = { $count }: con la tessera di apertura non si vince, non si segna niente.
header-scores =
    { $points ->
        [one] Doppia testa: un punto.
       *[other] Doppia testa: { $points } punti.
    }
triple-header-scores =
    { $points ->
        [one] Tripla testa: un punto.
       *[other] Tripla testa: { $points } punti.
    }
rounded-to = Gli altri { $pips }, arrotondati a cinque: { $points }.
rounded-less-own = Gli altri { $others }, meno { $own } di chi vince, arrotondati a cinque: { $points }.
by-five = Diviso cinque: { $points }.
hands-in-vain = Con { $points } si passa { $limit }: non si segna niente.
doubles-held = Doppi in mano: { $doubles }. Contano prima dei punti.
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

# same chuchazo
bonus =
    { $bonus ->
        [pass] Passo d'uscita
        [all-passed] Passo corrido
        [capicua] Capicua
        [chuchazo] Chuchazo
        [doubles] Sei doppi
       *[prize] Premio della manche
    }
bonus-scores =
    { $points ->
        [one] { bonus }: un punto per { $who }.
       *[other] { bonus }: { $points } punti per { $who }.
    }
bonus-scores-you =
    { $points ->
        [one] { bonus }: un punto per voi.
       *[other] { bonus }: { $points } punti per voi.
    }
added-up = In tutto: { $parts }; { $sum }.
part-of-hands = { $points } in mano
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } dei passi
takes-all = Conta tutto quello che rimane: { $pips }.
set-counts-double = A zero: il set vale doppio.
one-round-more = Parità in testa: ancora una manche.
closer-compared = Si confrontano chi ha chiuso il gioco e il seguente: { $hands }.
equal-to-opener = Sono pari: vince la coppia di chi ha aperto.
lowest-hand = Decide la mano più bassa: { $hands }.
block-won = Il blocco va a { $who }.
block-won-you = Il blocco va a voi.
pips-worth =
    { $points ->
        [one] Tutte le mani insieme { $pips }: valgono un punto.
       *[other] Tutte le mani insieme { $pips }: valgono { $points } punti.
    }
capicua-doubles = Il capicua li raddoppia: { $points }.
back-to-zero = { $who }: di nuovo a 0.
shut-out = Cappotto: niente per { $who }.
shut-out-you = Cappotto: niente per voi.
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Una tessera comune
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak ai due capi
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
last-of-number = Tutte le altre del suo numero sono in tavola: altri { $more }, in tutto { $points }.
closed = { $who } ha bloccato il gioco.
closed-you = Hai bloccato tu il gioco.
closer-tied = Chi ha bloccato ha lo stesso: vincono gli altri.
closer-loses = Chi ha bloccato ha di più, e perde un punto.
closer-doubles = Chi ha bloccato ha di più, perciò valgono doppio: { $points }.

## Kozel, la capra

lone-tile = Il { $tile } da solo vale { $points }: { $who }.
eggs-added = Le uova vanno a { $who }: { $own } e { $eggs } fanno { $sum }.
account-closed = Il conto si apre con { $least }. Non si scrive: { $sides }.
eggs-wait = Uova: { $points } per chi perde la prossima manche.
scores-waiting = { $scores }. Uova: { $points }.
goat =
    { $members ->
        [one] { $who } è la capra!
       *[other] { $who } sono le capre!
    }
goat-you =
    { $members ->
        [one] La capra sei tu!
       *[other] Le capre siete voi!
    }
