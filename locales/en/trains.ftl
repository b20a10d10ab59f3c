# Trains: in Mexican Train everybody has one, and there is one more for all, the Mexican train.

# The double in the centre, laid by nobody.
centre-lies = In the centre: the { $tile }.
    .brief = { $tile }.
turn-begins = { $who } begins.
# Where a tile was laid, behind "Ada: 9 3,".
place-own-train = own train
    .full = on their train
place-your-train = your train
    .full = on your train
place-train-of = { $who }'s train
    .brief = { $who }'s
    .full = on { $who }'s train
place-mexican = Mexican
    .full = on the Mexican train
# Trains in a list, each with its end: "yours 7; Bo's, marked, 4; the Mexican 12".
your-train = yours
train-of = { $who }'s
# Trains in a list, each with its end: "yours 7; Bo's, open, 4; Mexican train 12".
mexican-train = Mexican train
    .brief = Mexican
train-end = { $train } { $end }
# A train with a marker is open to all.
train-end-marked = { $train } { $end }
    .full = { $train }, open, { $end }
trains-open = Open: { $ends }.
    .brief = { $ends }.
    .full = Open to you: { $ends }.
# Told to who only watches.
trains-open-to-all = Open to all: { $ends }.
trains-closed = Closed: { $ends }.
chain-from = First turn, only your own train: { $end }.
# A double waits for a tile: before it has one, nothing else may be laid.
must-cover-yours = Cover the { $tile } on your train first.
must-cover-of = Cover the { $tile } on { $who }'s train first.
must-cover-mexican = Cover the { $tile } on the Mexican train first.
# Behind one of those three.
or-another-double = Or lay another double.
# After a double its player goes on. { $ends } tells what must be covered, or what is open.
you-go-on = Go on. { $ends }
    .brief = Again. { $ends }
    .full =
        { $fitting ->
            [one] Go on. { $ends } One of your tiles fits.
           *[other] Go on. { $ends } { $fitting } of your tiles fit.
        }
you-go-on-draw = Go on. { $ends } Nothing fits: { $key } to draw.
    .brief = Go on, { $key }.
you-go-on-stuck = Go on. { $ends } Nothing fits: { $key } to pass.
    .brief = Go on, nothing fits, { $key }.
stop-offer = You can stop here: { $pass } to stop.
# All other tiles of its number are laid.
dead-double = The { $tile } is dead.
    .full = The { $tile } is dead: nothing can follow it.
marker-on = { $who }'s train is open.
your-marker-on = Your train is open.
    .full = Your train is open: anyone may lay on it.
marker-off = { $who }'s train is closed.
your-marker-off = Your train is closed.
train-closed = { $who }'s train is closed to you.
chain-on-own = Your first turn is for your own train only.
# Reasons for a move, in a list.
because-covers = it covers the open double
because-unmarks = it closes your train
because-saves-own = it keeps the end of your own train for later
