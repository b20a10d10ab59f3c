place-up = oben
    .full = nach oben
place-down = unten
    .full = nach unten
place-tip = an Pasch { $half }
    .full = an die Spitze von Pasch { $half }
end-at = { $place } { $end }
    .brief = { $end }
end-tip = frei { $half }
    .full = frei { $half }, zählt nicht
ends-listed = Enden: { $ends }.
    .brief = { $ends }.
ends-counted = { $ends } Zusammen { $count }.
arm-from = { $place }, von { $tile }
arm-of = von { $tile }
count-nothing = Zusammen { $count }.
    .full = { $count }: nichts.
count-question = { $told } Wie viel? Zahl tippen, dann { $key }; nur { $key } heißt nichts.
    .brief = { $told } Wie viel?
count-asked = { $told } Wie viel?
counted-wrong = { $who } hat falsch gezählt.
count-typed = { $count }.
count-said =
    { $count ->
        [0] Nichts gemeldet.
       *[other] Gemeldet: { $count }.
    }
count-wrong = { $count } stimmt nicht.
hint-count =
    { $count ->
        [0] Tipp: nichts melden.
       *[other] Tipp: { $count } melden.
    }
tile-scores =
    { $points ->
        [one] Ein Punkt.
       *[other] { $points } Punkte.
    }
count-scores =
    { $points ->
        [one] { $count }: ein Punkt.
       *[other] { $count }: { $points } Punkte.
    }
    .brief =
        { $points ->
            [one] Ein Punkt.
           *[other] { $points } Punkte.
        }
one-for-out = Einer davon für den letzten Stein.
some-for-knocks =
    { $knocks ->
        [one] Einer davon, weil davor gepasst wurde.
       *[other] { $knocks } davon, weil davor gepasst wurde.
    }
count-in-vain =
    { $points ->
        [one] { $count }: Ein Punkt wäre mehr als { $limit }, zählt nicht.
       *[other] { $count }: { $points } Punkte wären mehr als { $limit }, zählt nicht.
    }
count-opening-in-vain = { $count }: Der erste Stein kann nicht gewinnen, zählt nicht.
header-scores =
    { $points ->
        [one] Gleiche Enden: ein Punkt.
       *[other] Gleiche Enden: { $points } Punkte.
    }
    .brief = Gleiche Enden: { $points }.
triple-header-scores =
    { $points ->
        [one] Gleiche Enden mit Pasch: ein Punkt.
       *[other] Gleiche Enden mit Pasch: { $points } Punkte.
    }
    .brief = Mit Pasch: { $points }.
points-for = { $points } für { $who }.
points-yours = { $points } für dich.
rounded-hands = Jede Hand gerundet: { $hands }, zusammen { $sum }.
rounded-to = { $pips } auf den anderen Händen, gerundet { $points }.
rounded-less-own = { $others } auf den anderen Händen, weniger die eigenen { $own }: { $points }.
by-five = Durch fünf: { $points }.
by-three = Durch drei: { $points }.
hands-in-vain =
    { $points ->
        [one] Ein Punkt wäre mehr als { $limit }: zählt nicht.
       *[other] { $points } Punkte wären mehr als { $limit }: zählt nicht.
    }
doubles-held = Pasche auf der Hand: { $doubles }.
    .full = Pasche auf der Hand: { $doubles }. Sie zählen vor den Augen.
pool-won = Der Topf geht an { $who }: { $pool }.
    .full = Der Topf geht an { $who }: { $pool }. Jeder hat { $stake } bezahlt.
pool-won-you = Du bekommst den Topf: { $pool }.
    .full = Du bekommst den Topf: { $pool }. Jeder hat { $stake } bezahlt.
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

# same chuchazo galo
bonus =
    { $bonus ->
        [pass] Passen nach der Eröffnung
        [all-passed] Alle drei gepasst
        [capicua] Kapikua
        [chuchazo] Chuchazo
        [tranque] Sperre gewonnen
        [doubles] Sechs Pasche
        [capicua-double] Kapikua mit einem Pasch
        [first-pass] Erstes Passen
        [muggins] Übersehen
        [any-pass] Gepasst
        [galo] Galo
        [last-double] Letzter Stein ein Pasch
        [five-doubles] Fünf Pasche
       *[prize] Rundenprämie
    }
bonus-scores =
    { $points ->
        [one] { bonus }: ein Punkt für { $who }.
       *[other] { bonus }: { $points } Punkte für { $who }.
    }
    .brief = { bonus }: { $who }, { $points }.
points-for-you =
    { $members ->
        [one] für dich
       *[other] für euch
    }
bonus-scores-you =
    { $points ->
        [one] { bonus }: ein Punkt { points-for-you }.
       *[other] { bonus }: { $points } Punkte { points-for-you }.
    }
    .brief = { bonus }: { $points } { points-for-you }.
added-up = { $parts }: zusammen { $sum }.
part-of-hands = { $points } auf der Hand
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } für Passen
takes-all = { $pips } für { $who }.
    .full = { $pips } für { $who }: alles, was übrig war.
takes-all-you = { $pips } { points-for-you }.
    .full = { $pips } { points-for-you }: alles, was übrig war.
set-counts-double = Zu null: Der Durchgang zählt doppelt.
one-round-more = Gleichstand an der Spitze: noch eine Runde.
closer-compared = Wer gesperrt hat, wird mit dem Nächsten verglichen: { $hands }.
equal-to-opener = Sie sind gleich: Das Paar, das eröffnet hat, gewinnt.
equal-to-closer = Sie sind gleich: Das Paar, das gesperrt hat, gewinnt.
lowest-hand = Die niedrigste Hand entscheidet: { $hands }.
    .brief = Niedrigste: { $hands }.
block-won = Die Sperre geht an { $who }.
block-won-you =
    { $members ->
        [one] Die Sperre geht an dich.
       *[other] Die Sperre geht an euch.
    }
pips-worth =
    { $points ->
        [one] Alle Hände zusammen { $pips }: ein Punkt.
       *[other] Alle Hände zusammen { $pips }: { $points } Punkte.
    }
capicua-doubles = Eine Kapikua verdoppelt sie: { $points }.
back-to-zero = { $who }: zurück auf 0.
all-back-to-zero = Alle haben eine Runde: alle zurück auf 0.
shut-out = Ein Sieg zu null gegen { $who }.
shut-out-you =
    { $members ->
        [one] Du hast zu null verloren.
       *[other] Ihr habt zu null verloren.
    }
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
counts-double = Nach einer Runde ohne Sieger zählt es doppelt: { $points }.
next-counts-double = Die nächste Runde zählt doppelt.
finish-doubles = { finish }: Die Augen zählen doppelt, { $points }.
last-of-number = Der letzte seiner Zahl: { $more } mehr, zusammen { $points }.
closed = { $who } hat gesperrt.
closed-you = Du hast gesperrt.
closer-tied = Wer gesperrt hat, hat nur gleich viel: Die anderen gewinnen.
closer-loses = Wer gesperrt hat, hat nicht die wenigsten Augen und verliert einen Punkt.
closer-doubles = Wer gesperrt hat, hat nicht die wenigsten Augen, also zählt alles doppelt: { $points }.

## Kozel, der Ziegenbock

lone-tile = { $tile } allein zählt { $points }: { $who }.
eggs-added = Eier: { $who }, { $own } und { $eggs } machen { $sum }.
waited-added = { $who }: { $own } und { $waited } von vorher machen { $sum }.
account-closed = Unter { $least } zählt anfangs nichts: { $sides }.
eggs-wait =
    { $game ->
        [tiddly-wink] Gleichstand: Der Topf bleibt stehen, { $points } für den nächsten Sieger.
       *[kozel] Eier: { $points } für die Verlierer der nächsten Runde.
    }
scores-waiting =
    { $game ->
        [tiddly-wink] { $scores }. Topf: { $points }.
       *[kozel] { $scores }. Eier: { $points }.
    }
account-waits = Unter { $least }, aufgehoben für den nächsten Verlust: { $sides }.
goat =
    { $members ->
        [one] { $who } ist der Ziegenbock!
       *[other] { $who } sind die Ziegenböcke!
    }
    .brief = Ziegenbock: { $who }!
goat-you =
    { $members ->
        [one] Der Ziegenbock bist du!
       *[other] Die Ziegenböcke seid ihr!
    }
