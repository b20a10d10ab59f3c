place-toe = Zehe an { $tile }
    .full = als Zehe an { $tile }
place-centre = Mitte
    .full = an die Mitte
centre-needs =
    { $count ->
        [one] Der Mitte, { $tile }, fehlt noch ein Stein.
       *[other] Der Mitte, { $tile }, fehlen noch { $count } Steine.
    }
foot-needs =
    { $count ->
        [one] Für { $tile } fehlt noch eine Zehe.
       *[other] Für { $tile } fehlen noch { $count } Zehen.
    }
centre-complete = Die Mitte ist fertig.
foot-complete = Der Fuß an { $tile } ist fertig.
