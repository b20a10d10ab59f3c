# $key (Message), $help (Message)
# first
key-without-use = { $key } does nothing here. { $help } lists the keys that work here.
# The same from the second time on.
# $key (Message)
key-nothing = { $key }: nothing.
# $help (Message)
other-alphabet = This keyboard types another alphabet. Switch it to Latin letters, or play with the arrows, Enter, Space and Escape. { $help } lists the keys.
# $help (Message)
paste-without-use = Pasted text is not a key. { $help } lists the keys that work here.
# $help (Message)
nameless-key = That key does nothing here. { $help } lists the keys that work here.
# The table changed just before the key, and what changed has been told: the same key again acts.
# $key (Message)
# first
press-again = { $key } again to do it.
# $who (String)
# first
not-your-turn = Not yet: it is { $who }'s turn.
# To somebody who has no seat at the table.
# $who (String)
only-watching = You are watching: it is { $who }'s turn.
# The same between two rounds, where a game has hands between two hands, and after the match.
only-watching-between = You are watching: the round is over.
only-watching-between-hands = You are watching: the hand is over.
# $leave (Message)
only-watching-over = You are watching: the match is over. { $leave } for the menu.
# $who (String), $key (Message)
keyboard-waits = It is { $who }'s turn at the keyboard. { $key } to take it.
# $key (Message)
# first
round-is-over = The round is over. { $key } to continue.
# Where a game has hands and no rounds.
# $key (Message)
hand-is-over = The hand is over. { $key } to continue.
# $again (Message), $leave (Message)
# first
match-is-over = The match is over. { $again } to play again, { $leave } for the menu.
# The keys are told by ways-out, from table.ftl.
# $on (Message), $leave (Message), $end (Message)
# first
you-are-out = You are eliminated. { ways-out }
# $tile (Tile)
# first
must-open = You must open with the { $tile }.
# $tile (Tile), $ends (Message)
# first
fits-nowhere = The { $tile } does not fit. { $ends }
# { $place } in the two below.
on-left = on the left
on-right = on the right
# The tile does not fit there. $end: what is open there.
# $tile (Tile), $place (Message), $end (Arg)
fits-not-there = The { $tile } does not fit { $place }: the end there is { $end }.
# The tile does not fit there, but on the other side. $key: what lays it there.
# $tile (Tile), $place (Message), $end (Arg), $key (Message)
fits-on-other-side = The { $tile } does not fit { $place }: the end there is { $end }. { $key } to lay it on the other side.
# { $halves } are the numbers of the ends: "5 or 2".
# $halves (Arg), $key (Message)
# first
nothing-fits-draw = Nothing goes on { $halves }. { $key } to draw.
# $who (String), $tile (Tile)
# first
waits-for-opening = { $who } opens first, with the { $tile }.
# A wild tile fits everywhere.
# $game (GameName), $key (Message)
nothing-fits-wild-draw =
    { $game ->
        [jolly] Only a Jolly would fit. { $key } to draw.
       *[matador] Only a matador would fit. { $key } to draw.
    }
# $game (GameName)
nothing-fits-wild =
    { $game ->
        [jolly] Only a Jolly would fit.
       *[matador] Only a matador would fit.
    }
# $game (GameName), $key (Message)
nothing-fits-wild-pass =
    { $game ->
        [jolly] Only a Jolly would fit. { $key } to pass.
       *[matador] Only a matador would fit. { $key } to pass.
    }
# $halves (Arg)
# first
nothing-fits = Nothing goes on { $halves }.
# $halves (Arg), $key (Message)
nothing-fits-pass = Nothing goes on { $halves }. { $key } to pass.
# $tile (Tile)
# first
no-draw-can-lay = You can lay the { $tile }, so you cannot draw.
# $key (Message)
no-draw-again = You have already drawn. Lay a tile that fits, or { $key } to pass.
no-draw-again-lay = You have already drawn. Lay a tile that fits.
# first
no-draw-empty = The boneyard is empty.
no-drawing = You can't draw tiles in this match.
# $tile (Tile)
# first
no-pass-can-lay = You can lay the { $tile }, so you cannot pass.
# $key (Message)
# first
no-pass-can-draw = You cannot pass yet: { $key } to draw.
# $key (Message)
must-hand-on = Another player has the opening tile. { $key } to pass.
# $who (String)
arm-closed = { $who }'s arm is not open.
# { $half } is the number in the centre.
# $half (Pip)
star-first = Every arm must be started first, each with { $half }.
double-second = The second tile of each arm must be its double.
only-double = Only a double can be added now.
# $tile (Tile)
must-lay-drawn = You drew the { $tile }, and it fits: you must lay it.
# $count (Number)
last-tiles-stay =
    { $count ->
        [one] The last tile of the boneyard is never drawn.
       *[other] The last { $count } tiles of the boneyard are never drawn.
    }
# $game (GameName)
must-lay-wild =
    { $game ->
        [jolly] Only Jollies fit, and you must lay one of them.
       *[matador] Only matadors fit, and you must lay one of them.
    }
can-lay-on-own = You can lay on your own arm, so you cannot pass.
# $key (Message), $pass (Message)
must-decide-swap = First decide whether to swap your hand: { $key } to swap, { $pass } to keep it.
no-exchange = There is nothing to swap here.
not-last-tile = Announce it only when your next tile leaves you one.
swap-taken = Someone has already swapped hands this round.
# $count (Number)
too-few-doubles = You need { $count } doubles in your hand to ask for a redeal.
too-late-to-redeal = You can only ask for a redeal before your first move.
too-late-to-redeal-laid = You can only ask for a redeal before your first tile.
# No tile with this number in the hand.
# $half (Pip)
no-such-half = You have no { $half }.
hand-empty = You have no tiles.
no-hint = There is nothing to decide now.
