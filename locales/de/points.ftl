place-up = oben
    .full = nach oben
place-down = unten
    .full = nach unten
place-tip = Spitze von Pasch { $half }
    .full = an die Spitze von Pasch { $half }
end-at = { $place } { $end }
end-tip = Spitze { $half }
ends-listed = Enden: { $ends }.
ends-counted = { $ends } Augensumme { $count }.
arm-from = { $place }, von { $tile }
arm-of = von { $tile }
count-nothing = { $count }: nichts.
    .brief = { $count }.
count-scores =
    { $points ->
        [one] { $count }: ein Punkt.
       *[other] { $count }: { $points } Punkte.
    }
one-for-out = Einer davon für den letzten Stein.
some-for-knocks =
    { $knocks ->
        [one] Einer davon, weil davor gepasst wurde.
       *[other] { $knocks } davon, weil davor gepasst wurde.
    }
count-in-vain = { $count }: { $points } gingen über { $limit } hinaus, nichts wird geschrieben.
count-opening-in-vain = { $count }: Der erste Stein kann nicht gewinnen, nichts wird geschrieben.
header-scores =
    { $points ->
        [one] Gleiche Enden: ein Punkt.
       *[other] Gleiche Enden: { $points } Punkte.
    }
triple-header-scores =
    { $points ->
        [one] Gleiche Enden mit Pasch: ein Punkt.
       *[other] Gleiche Enden mit Pasch: { $points } Punkte.
    }
rounded-to = Die anderen { $pips }, auf fünf gerundet: { $points }.
rounded-less-own = Die anderen { $others }, weniger die eigenen { $own }, auf fünf gerundet: { $points }.
by-five = Durch fünf: { $points }.
hands-in-vain = { $points } gingen über { $limit } hinaus: Nichts wird geschrieben.
doubles-held = Pasche auf der Hand: { $doubles }. Sie zählen vor den Augen.
out-scores =
    { $points ->
        [one] Der letzte Stein bringt einen Punkt.
       *[other] Der letzte Stein bringt { $points } Punkte.
    }
block-scores =
    { $points ->
        [one] Die Sperre bringt einen Punkt.
       *[other] Die Sperre bringt { $points } Punkte.
    }
because-scores =
    { $points ->
        [one] das bringt einen Punkt
       *[other] das bringt { $points } Punkte
    }

## Prämien, und wer eine Sperre gewinnt

# same chuchazo
bonus =
    { $bonus ->
        [pass] Eröffnungspass
        [all-passed] Passrunde
        [capicua] Kapikua
        [chuchazo] Chuchazo
        [doubles] Sechs Pasche
       *[prize] Rundenpreis
    }
bonus-scores =
    { $points ->
        [one] { bonus }: ein Punkt für { $who }.
       *[other] { bonus }: { $points } Punkte für { $who }.
    }
bonus-scores-you =
    { $points ->
        [one] { bonus }: ein Punkt für euch.
       *[other] { bonus }: { $points } Punkte für euch.
    }
added-up = Zusammen: { $parts }; { $sum }.
part-of-hands = { $points } auf der Hand
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } für Passen
takes-all = Alles zählt, was übrig ist: { $pips }.
set-counts-double = Zu null: Der Satz zählt doppelt.
one-round-more = Gleichstand an der Spitze: noch eine Runde.
closer-compared = Wer gesperrt hat, wird mit dem Nächsten verglichen: { $hands }.
equal-to-opener = Sie sind gleich: Das Paar, das eröffnet hat, gewinnt.
lowest-hand = Die niedrigste Hand entscheidet: { $hands }.
block-won = Die Sperre geht an { $who }.
block-won-you = Die Sperre geht an euch.
pips-worth =
    { $points ->
        [one] Alle Hände zusammen { $pips }: ein Punkt.
       *[other] Alle Hände zusammen { $pips }: { $points } Punkte.
    }
capicua-doubles = Eine Kapikua verdoppelt sie: { $points }.
back-to-zero = { $who }: zurück auf 0.
shut-out = Ein Sieg zu null gegen { $who }.
shut-out-you = Ihr habt zu null verloren.
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Ein gewöhnlicher Stein
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak an beiden Enden
       *[plain] Simples
    }
finish-scores =
    { $points ->
        [one] { finish }: ein Punkt.
       *[other] { finish }: { $points } Punkte.
    }
counts-double = Nach einer ungültigen Runde zählt es doppelt: { $points }.
next-counts-double = Die nächste Runde zählt doppelt.
finish-doubles = { finish }: Die Augen zählen doppelt, { $points }.
last-of-number = Alle anderen seiner Zahl liegen: { $more } mehr, zusammen { $points }.
closed = { $who } hat gesperrt.
closed-you = Du hast gesperrt.
closer-tied = Es ist Gleichstand: Dann gewinnen die anderen.
closer-loses = Wer gesperrt hat, hat nicht die wenigsten Augen und verliert einen Punkt.
closer-doubles = Wer gesperrt hat, hat nicht die wenigsten Augen, also zählt alles doppelt: { $points }.

## Kozel, der Ziegenbock

lone-tile = { $tile } allein zählt { $points }: { $who }.
eggs-added = Die Eier gehen an { $who }: { $own } und { $eggs } machen { $sum }.
account-closed = Die ersten Punkte schreibt man ab { $least }, also noch nicht: { $sides }.
eggs-wait = Eier: { $points } für die Verlierer der nächsten Runde.
scores-waiting = { $scores }. Eier: { $points }.
goat =
    { $members ->
        [one] { $who } ist der Ziegenbock!
       *[other] { $who } sind die Ziegenböcke!
    }
goat-you =
    { $members ->
        [one] Der Ziegenbock bist du!
       *[other] Die Ziegenböcke seid ihr!
    }
