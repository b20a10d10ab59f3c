place-toe = Zehe
    .full = als Zehe an { $tile }
place-centre = Mitte
    .full = an die Mitte
centre-needs =
    { $count ->
        [one] An der Mitte fehlt noch einer.
       *[other] An der Mitte fehlen noch { $count }.
    }
    .full =
        { $count ->
            [one] An { $tile } in der Mitte fehlt noch ein Stein.
           *[other] An { $tile } in der Mitte fehlen noch { $count } Steine.
        }
foot-needs =
    { $count ->
        [one] An { $tile } fehlt noch einer.
       *[other] An { $tile } fehlen noch { $count }.
    }
    .full =
        { $count ->
            [one] An { $tile } fehlt noch eine Zehe.
           *[other] An { $tile } fehlen noch { $count } Zehen.
        }
centre-complete = Die Mitte ist fertig.
foot-complete = Fuß fertig.
    .full = Der Fuß an { $tile } ist fertig.
