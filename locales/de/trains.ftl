centre-lies = In der Mitte: { $tile }.
    .brief = { $tile }.
centre-laid = { $who } legt { $tile } in die Mitte.
    .brief = { $who }: { $tile }.
you-laid-centre = Du legst { $tile } in die Mitte.
centre-drawn =
    { $count ->
        [one] Niemand hatte die Mitte: Ein Stein wurde gezogen.
       *[other] Niemand hatte die Mitte: { $count } Steine wurden gezogen.
    }
centre-drawn-you = Niemand hatte die Mitte. Du hast { $tiles } gezogen.
turn-begins = { $who } beginnt.
place-own-train = eigener Train
    .brief = eigener Train
    .full = an den eigenen Train
place-your-train = dein Train
    .brief = bei dir
    .full = an deinen Train
place-train-of = bei { $who }
    .brief = bei { $who }
    .full = an { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Train
place-mexican = Mexiko
    .full = an den Mexican Train
your-train = deiner
train-of = { $who }
mexican-train = Mexiko
    .brief = Mexiko
    .full = Mexican Train
# same
train-end = { $train } { $end }
train-end-marked = { $train } { $end }
    .full = { $train }, offen, { $end }
train-end-yours = { your-train } { $end }
    .brief = { $end }
train-end-yours-marked = { your-train } { $end }
    .brief = { $end }
    .full = { your-train }, offen, { $end }
trains-open = Offen: { $ends }.
    .brief = { $ends }.
    .full = Offen für dich: { $ends }.
trains-open-to-all = Offen für alle: { $ends }.
trains-closed = Geschlossen: { $ends }.
chain-from = Am Anfang nur an deinen eigenen Train: { $end }.
must-cover-yours = Erst { $tile } an deinem Train decken.
    .brief = { $tile } decken, deiner.
must-cover-of = Erst { $tile } bei { $who } decken.
    .brief = { $tile } decken, { $who }.
must-cover-mexican = Erst { $tile } am Mexican Train decken.
    .brief = { $tile } decken, Mexiko.
or-another-double = Oder leg noch einen Pasch.
    .brief = Oder Pasch.
you-go-on = Weiter. { $ends }
    .brief = Weiter.
    .full =
        { $fitting ->
            [one] Weiter. { $ends } Einer deiner Steine geht.
           *[other] Weiter. { $ends } Von deinen Steinen gehen { $fitting }.
        }
you-go-on-draw = Weiter. { $ends } Nichts geht: ziehen mit { $key }.
    .brief = Weiter, { $key }.
you-go-on-stuck = Weiter. { $ends } Nichts geht: passen mit { $key }.
    .brief = Weiter, nichts geht, { $key }.
stop-offer = Hier darfst du aufhören: mit { $pass }.
dead-double = { $tile } ist tot.
    .brief = { $tile } tot.
    .full = { $tile } ist tot: Nichts kann mehr daran.
marker-on = { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Train ist offen.
your-marker-on = Dein Train ist offen.
    .full = Dein Train ist offen: Alle dürfen daran legen.
marker-off = { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Train ist wieder zu.
your-marker-off = Dein Train ist zu.
train-closed = { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Train ist für dich zu.
chain-on-own = Am Anfang darfst du nur an deinen eigenen Train legen.
because-covers = der offene Pasch ist dann gedeckt
because-unmarks = damit ist dein Train wieder zu
because-saves-own = das Ende deines Trains bleibt dir für später
you-announce = Du sagst deinen letzten Stein an.
announced = { $who } sagt den letzten Stein an.
announce-offer = Letzten Stein ansagen mit { $key }.
fined =
    { $count ->
        [one] { $who } hat den letzten Stein nicht angesagt: ein Strafstein.
       *[other] { $who } hat den letzten Stein nicht angesagt: { $count } Strafsteine.
    }
fined-you =
    { $count ->
        [one] Du hast deinen letzten Stein nicht angesagt: ein Strafstein.
       *[other] Du hast deinen letzten Stein nicht angesagt: { $count } Strafsteine.
    }
lost-turn = { $who } setzt aus.
you-lost-turn = Du setzt aus.
