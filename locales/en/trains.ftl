# Trains: in Mexican Train everybody has one, and there is one more for all, the Mexican train.

# The double in the centre, laid by nobody.
# $tile (Tile)
centre-lies = In the centre: the { $tile }.
    .brief = { $tile }.
# Where the double comes from a hand.
# $who (String), $tile (Tile)
centre-laid = { $who } puts the { $tile } in the centre.
    .brief = { $who }: { $tile }.
# $tile (Tile)
you-laid-centre = You put the { $tile } in the centre.
# How many tiles were drawn to find it.
# $count (Number)
centre-drawn =
    { $count ->
        [one] Nobody held the centre: one tile was drawn.
       *[other] Nobody held the centre: { $count } tiles were drawn.
    }
# $tiles (List)
centre-drawn-you = Nobody held the centre. You drew { $tiles }.
# $who (String)
turn-begins = { $who } begins.
# Where a tile was laid, behind "Ada: 9 3,".
place-own-train = their own train
    .brief = their own
    .full = on their train
place-your-train = your train
    .brief = yours
    .full = on your train
# $who (String)
place-train-of = { $who }'s train
    .brief = { $who }'s
    .full = on { $who }'s train
place-mexican = Mexican
    .full = on the Mexican train
# Trains in a list, each with its end: "yours 7; Bo's, open, 4; Mexican train 12".
your-train = yours
# $who (String)
train-of = { $who }'s
# Trains in a list, each with its end: "yours 7; Bo's, open, 4; Mexican train 12".
mexican-train = Mexican train
    .brief = Mexican
# $train (Message), $end (Arg)
train-end = { $train } { $end }
# A train with a marker is open to all.
# $train (Message), $end (Arg)
train-end-marked = { $train } { $end }
    .full = { $train }, open, { $end }
# The listener's own train, which is always the first: in brief its end alone.
# $end (Arg)
train-end-yours = { your-train } { $end }
    .brief = { $end }
# The same with a marker.
# $end (Arg)
train-end-yours-marked = { your-train } { $end }
    .brief = { $end }
    .full = { your-train }, open, { $end }
# The trains that the listener may lay on. $ends: one after the other.
# $ends (Arg)
trains-open = Open: { $ends }.
    .brief = { $ends }.
    .full = Open to you: { $ends }.
# Told to who only watches.
# $ends (Arg)
trains-open-to-all = Open to all: { $ends }.
# $ends (Arg)
trains-closed = Closed: { $ends }.
# $end (Arg)
chain-from = First turn, only your own train: { $end }.
# A double waits for a tile: before it has one, nothing else may be laid.
# $tile (Tile)
must-cover-yours = Cover the { $tile } on your train first.
    .brief = Cover { $tile }, yours.
# $tile (Tile), $who (String)
must-cover-of = Cover the { $tile } on { $who }'s train first.
    .brief = Cover { $tile }, { $who }'s.
# $tile (Tile)
must-cover-mexican = Cover the { $tile } on the Mexican train first.
    .brief = Cover { $tile }, Mexican.
# Behind one of those three.
or-another-double = Or lay another double.
    .brief = Or a double.
# After a double its player goes on. { $ends } tells what must be covered, or what is open.
# $ends (Message), $fitting (Number)
you-go-on = Go on. { $ends }
    .brief = Again.
    .full =
        { $fitting ->
            [one] Go on. { $ends } One of your tiles fits.
           *[other] Go on. { $ends } { $fitting } of your tiles fit.
        }
# $ends (Message), $key (Message)
you-go-on-draw = Go on. { $ends } Nothing fits: { $key } to draw.
    .brief = Go on, { $key }.
# The same, where nothing fits and none can be drawn. $key: what passes.
# $ends (Message), $key (Message)
you-go-on-stuck = Go on. { $ends } Nothing fits: { $key } to pass.
    .brief = Go on, nothing fits, { $key }.
# $pass (Message)
stop-offer = You can stop here: { $pass } to stop.
# All other tiles of its number are laid.
# $tile (Tile)
dead-double = The { $tile } is dead.
    .full = The { $tile } is dead: nothing can follow it.
# $who (String)
marker-on = { $who }'s train is open.
your-marker-on = Your train is open.
    .full = Your train is open: anyone may lay on it.
# $who (String)
marker-off = { $who }'s train is closed.
your-marker-off = Your train is closed.
# $who (String)
train-closed = { $who }'s train is closed to you.
chain-on-own = Your first turn is for your own train only.
# Reasons for a move, in a list.
because-covers = it covers the open double
because-unmarks = it closes your train
because-saves-own = it keeps the end of your own train for later
# Players must announce that a turn leaves them one tile. The answer to the key.
you-announce = You announce your last tile.
# $who (String)
announced = { $who } announces the last tile.
# $key (Message)
announce-offer = { $key } to announce your last tile.
# $who (String), $count (Number)
fined =
    { $count ->
        [one] { $who } did not announce the last tile: one tile as a fine.
       *[other] { $who } did not announce the last tile: { $count } tiles as a fine.
    }
# $count (Number)
fined-you =
    { $count ->
        [one] You did not announce your last tile: one tile as a fine.
       *[other] You did not announce your last tile: { $count } tiles as a fine.
    }
# $who (String)
lost-turn = { $who } loses this turn.
you-lost-turn = You lose this turn.
