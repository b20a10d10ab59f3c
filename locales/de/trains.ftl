centre-lies = In der Mitte: { $tile }.
turn-begins = { $who } beginnt.
place-own-train = eigener Zug
    .full = an den eigenen Zug
place-your-train = dein Zug
    .full = an deinen Zug
place-train-of = Zug von { $who }
    .full = an den Zug von { $who }
place-mexican = mexikanischer Zug
    .full = an den mexikanischen Zug
your-train = dein Zug
train-of = { $who }
mexican-train = der mexikanische
# same
train-end = { $train } { $end }
train-end-marked = { $train }, mit Marker, { $end }
trains-open = Offen für dich: { $ends }.
    .brief = { $ends }.
trains-open-to-all = Offen für alle: { $ends }.
trains-closed = Geschlossen: { $ends }.
chain-from = Am Anfang nur an deinen eigenen Zug: { $end }.
must-cover-yours = Erst muss { $tile } an deinem Zug gedeckt werden.
must-cover-of = Erst muss { $tile } am Zug von { $who } gedeckt werden.
must-cover-mexican = Erst muss { $tile } am mexikanischen Zug gedeckt werden.
or-another-double = Oder leg noch einen Pasch.
you-go-on = Weiter. { $ends }
    .full =
        { $fitting ->
            [one] Weiter. { $ends } Einer deiner Steine geht.
           *[other] Weiter. { $ends } Von deinen Steinen gehen { $fitting }.
        }
you-go-on-draw = Weiter. { $ends } Nichts geht: ziehen mit { $key }.
    .brief = Weiter, { $key }.
you-go-on-stuck = Weiter. { $ends } Nichts geht: passen mit { $key }.
    .brief = Weiter, nichts geht, { $key }.
stop-offer = Deine Kette darf hier enden: aufhören mit { $pass }.
dead-double = { $tile } ist tot: Nichts kann mehr daran.
marker-on = Marker auf den Zug von { $who }.
your-marker-on = Marker auf deinen Zug: Er ist offen für alle.
marker-off = Der Marker ist weg vom Zug von { $who }.
your-marker-off = Der Marker ist weg von deinem Zug.
train-closed = Der Zug von { $who } hat keinen Marker: Für dich ist er geschlossen.
chain-on-own = Am Anfang darfst du nur an deinen eigenen Zug legen.
because-covers = der offene Pasch ist dann gedeckt
because-unmarks = dein Zug wird den Marker los
because-saves-own = das Ende deines Zuges bleibt dir für später
