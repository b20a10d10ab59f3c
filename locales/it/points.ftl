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
