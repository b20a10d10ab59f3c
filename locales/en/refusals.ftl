key-without-use = { $key } does nothing here. { $help } tells which keys do.
paste-without-use = What was pasted is no key. { $help } tells which keys do something.
not-your-turn = Not yet: it is { $who }'s turn.
keyboard-waits = The keyboard is for { $who }. { $key } takes it.
round-is-over = The round is over. { $key } goes on.
match-is-over = The match is over. { $key } leads to the menu.
you-are-out = You are out of this match. You can go on listening, or leave.
must-open = You must open with the { $tile }.
fits-nowhere = { $tile } does not fit. { $ends }
fits-not-there =
    { $side ->
        [left] { $tile } does not fit on the left: there is a { $half }.
       *[right] { $tile } does not fit on the right: there is a { $half }.
    }
fits-on-other-side =
    { $side ->
        [left] { $tile } does not fit on the left: there is a { $half }. { $key } lays it on the right.
       *[right] { $tile } does not fit on the right: there is a { $half }. { $key } lays it on the left.
    }
nothing-fits-draw = You hold no { $halves }. { $key } draws.
nothing-fits = You hold no { $halves }, and there is nothing to draw.
no-draw-can-lay = You can lay the { $tile }, so you cannot draw.
no-draw-again = You drew already. Lay a tile that fits, or { $key } passes.
no-draw-empty = The boneyard is empty.
no-drawing = There is no drawing in this match.
no-pass-can-lay = You can lay the { $tile }, so you cannot pass.
no-pass-can-draw = You cannot pass yet: { $key } draws.
no-such-half = You hold no { $half }.
hand-empty = You hold no tiles.
no-hint = There is nothing to choose now.
