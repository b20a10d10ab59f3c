# Trains: in Mexican Train everybody has one, and there is one more for all, the Mexican train.

# The double in the centre, laid by nobody.
centre-lies = In the centre: the { $tile }.
turn-begins = { $who } begins.
# Where a tile was laid, behind "Ada: 9 3,".
place-own-train = own train
    .full = on their own train
place-your-train = your train
    .full = on your train
place-train-of = { $who }'s train
    .full = on { $who }'s train
place-mexican = Mexican train
    .full = on the Mexican train
# Trains in a list, each with its end: "yours 7; Bo's, marked, 4; the Mexican 12".
your-train = yours
train-of = { $who }'s
mexican-train = the Mexican
train-end = { $train } { $end }
# A train with a marker is open to all.
train-end-marked = { $train }, marked, { $end }
trains-open = Open to you: { $ends }.
    .brief = { $ends }.
# Told to who only watches.
trains-open-to-all = Open to all: { $ends }.
trains-closed = Closed: { $ends }.
chain-from = Your first turn, on your own train only: { $end }.
# A double waits for a tile: before it has one, nothing else may be laid.
must-cover-yours = The { $tile } on your train must be covered first.
must-cover-of = The { $tile } on { $who }'s train must be covered first.
must-cover-mexican = The { $tile } on the Mexican train must be covered first.
# Behind one of those three.
or-another-double = Or lay another double.
# After a double its player goes on. { $ends } tells what must be covered, or what is open.
you-go-on = Go on. { $ends }
    .full =
        { $fitting ->
            [one] Go on. { $ends } One of your tiles fits.
           *[other] Go on. { $ends } { $fitting } of your tiles fit.
        }
you-go-on-draw = Go on. { $ends } Nothing fits: { $key } to draw.
    .brief = Go on, { $key }.
you-go-on-stuck = Go on. { $ends } Nothing fits: { $key } to pass.
    .brief = Go on, nothing fits, { $key }.
stop-offer = Your chain may end here: { $pass } to stop.
# All other tiles of its number are laid.
dead-double = The { $tile } is dead: nothing can follow it.
marker-on = { $who }'s train is marked.
your-marker-on = Your train is marked: all may lay on it.
marker-off = The marker is off { $who }'s train.
your-marker-off = The marker is off your train.
train-closed = { $who }'s train has no marker, so it is closed to you.
chain-on-own = Your first turn is for your own train only.
# Reasons for a move, in a list.
because-covers = it covers the open double
because-unmarks = it takes the marker off your train
because-saves-own = it keeps the end of your own train for later
