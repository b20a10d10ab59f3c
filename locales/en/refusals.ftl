key-without-use = { $key } does nothing here. { $help } tells which keys do.
paste-without-use = What was pasted is no key. { $help } tells which keys do something.
nameless-key = That key does nothing here. { $help } tells which keys do.
# Pressed twice so quickly that it may have been a key held down.
too-quick = Too quick: { $key } once more.
not-your-turn = Not yet: it is { $who }'s turn.
keyboard-waits = The keyboard is for { $who }. { $key } takes it.
round-is-over = The round is over. { $key } goes on.
match-is-over = The match is over. { $again } plays again, { $leave } leads to the menu.
# The keys are told by ways-out, from table.ftl.
you-are-out = You are eliminated. { ways-out }
must-open = You must open with the { $tile }.
fits-nowhere = { $tile } does not fit. { $ends }
# { $place } in the two below.
on-left = on the left
on-right = on the right
fits-not-there = { $tile } does not fit { $place }: there is { $end }.
fits-on-other-side = { $tile } does not fit { $place }: there is { $end }. { $key } lays it on the other side.
# { $halves } are the numbers of the ends: "5 and 2".
nothing-fits-draw = You have no tile for { $halves }. { $key } draws.
waits-for-opening = { $who } opens first, with the { $tile }.
# A wild tile fits everywhere.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Only a Jolly would fit. { $key } draws.
       *[matador] Only a matador would fit. { $key } draws.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Only a Jolly would fit.
       *[matador] Only a matador would fit.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Only a Jolly would fit. { $key } passes.
       *[matador] Only a matador would fit. { $key } passes.
    }
nothing-fits = You have no tile for { $halves }.
nothing-fits-pass = You have no tile for { $halves }. { $key } passes.
no-draw-can-lay = You can lay the { $tile }, so you cannot draw.
no-draw-again = You drew already. Lay a tile that fits, or { $key } passes.
no-draw-again-lay = You have already drawn. Lay a tile that fits.
no-draw-empty = The boneyard is empty.
no-drawing = There is no drawing in this match.
no-pass-can-lay = You can lay the { $tile }, so you cannot pass.
no-pass-can-draw = You cannot pass yet: { $key } draws.
must-hand-on = Another player holds the tile that opens. { $key } passes.
arm-closed = { $who }'s arm is not open.
# { $half } is the number in the centre.
star-first = First all arms of the star are begun, each with a { $half }.
must-lay-drawn = You drew the { $tile }, and it fits: it must be laid.
last-tiles-stay =
    { $count ->
        [one] The last tile of the boneyard is never drawn.
       *[other] The last { $count } tiles of the boneyard are never drawn.
    }
must-lay-wild =
    { $game ->
        [jolly] Only Jollies fit, and one of them must be laid.
       *[matador] Only matadors fit, and one of them must be laid.
    }
can-lay-on-own = You can lay on your own arm, so you cannot pass.
must-decide-swap = First say whether you exchange your hand: { $key } exchanges, { $pass } keeps it.
no-exchange = There is nothing to exchange here.
swap-taken = Somebody has exchanged a hand in this round already.
too-few-doubles = Asking for a new deal takes { $count } doubles in your hand.
too-late-to-redeal = A new deal can only be asked for before your first tile.
# No tile with this number in the hand.
no-such-half = You hold no { $half }.
hand-empty = You hold no tiles.
no-hint = There is nothing to choose now.
