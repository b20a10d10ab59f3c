place-up = oben
    .full = am oberen Arm
place-down = unten
    .full = am unteren Arm
place-tip = Spitze vom Pasch { $half }
    .full = an der Spitze vom Pasch { $half }
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
one-for-out = Einer davon fürs Ausgehen.
some-for-knocks =
    { $knocks ->
        [one] Einer davon fürs Klopfen davor.
       *[other] { $knocks } davon fürs Klopfen davor.
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
        [one] Ausgehen bringt einen Punkt.
       *[other] Ausgehen bringt { $points } Punkte.
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
