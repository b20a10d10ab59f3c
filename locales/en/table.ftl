## A match and its rounds

listener = you
match-begins = { $game }, { $players } players, { $goal }.
    .brief = { $game }, { $goal }.
match-begins-teams = { $game }, { $goal }. The teams: { $teams }.
    .brief = { $game }, { $goal }.
match-goes-on = { $game } goes on: round { $round }.
goal-limit = to { $limit } points
goal-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
round-begins = Round { $round }.
you-are-dealt =
    { $count ->
        [one] You have one tile: { $tiles }.
       *[other] You have { $count } tiles: { $tiles }.
    }
    .brief =
        { $count ->
            [one] One tile.
           *[other] { $count } tiles.
        }
redeal =
    { $reason ->
        [no-centre] Nobody has the centre. The tiles are dealt again.
        [five-doubles] A new deal was asked for.
       *[no-double] Nobody has a double. The tiles are dealt again.
    }
lot = { $who } draws the { $tile }.
you-lot = You draw the { $tile }.

## Turns

turn-opening = { $who } opens with the { $tile }.
    .brief = { $who } opens.
your-turn-opening = You open: { $key } lays the { $tile }.
    .brief = You open, { $tile }.
turn-may-open = { $who } has the right to open.
turn-opens = { $who } opens.
your-turn-opens = You open with any tile: { $key } lays the chosen one.
    .brief = You open.
your-turn-offered = You may open with any tile, or { $pass } leaves it to your partner. { $key } lays the chosen one.
    .brief = You may open, or { $pass }.
your-turn-swap = Will you exchange your hand for the seven spare tiles? { $key } exchanges, { $pass } keeps it.
    .brief = Exchange? { $key } or { $pass }.
swap-offer = { $key } would exchange your hand for the seven spare tiles.
redeal-offer = You hold five doubles or more: { $key } asks for a new deal.
turn-of = { $who }'s turn.
your-turn = Your turn. { $ends }
    .brief = Your turn.
    .full =
        { $fitting ->
            [one] Your turn. { $ends } One of your tiles fits.
           *[other] Your turn. { $ends } { $fitting } of your tiles fit.
        }
your-turn-draw = Your turn. { $ends } Nothing fits: { $key } draws.
    .brief = Your turn, { $key }.
your-turn-stuck = Your turn. { $ends } Nothing fits.
    .brief = Your turn, nothing fits.

## What players do

opened = { $who }: { $tile }.
    .full = { $who } opens with the { $tile }.
you-opened = You: { $tile }.
    .full = You open with the { $tile }.
laid = { $who }: { $tile }, { $place }.
    .full = { $who } lays { $tile } { $place }.
you-laid = You: { $tile }, { $place }.
    .full = You lay { $tile } { $place }.
laid-wild = { $who }: { $tile }, { $place }; { $then }.
you-laid-wild = You: { $tile }, { $place }; { $then }.
wild =
    { $game ->
        [jolly] jolly { $tile }
       *[matador] matador { $tile }
    }
then-either = both halves open
then-blank = only a blank follows
then-half = { $half } open

place-left = left
    .full = on the left
place-right = right
    .full = on the right
place-on = on the { $half }
place-new-arm = a new arm
    .full = on a new arm
place-own = own arm
    .full = on the own arm
place-yours = your arm
    .full = on your arm
place-of = { $who }'s arm
    .full = on { $who }'s arm
place-outward = { $place }, { $half } outward
place-across = { $place }, across

swapped = { $who } exchanges the hand.
you-swapped = You have { $count } new tiles: { $tiles }.
    .brief = { $count } new tiles.
tiles-left =
    { $count ->
        [one] { $who } has one tile left.
       *[other] { $who } has { $count } tiles left.
    }
drew = { $who } draws.
    .full =
        { $left ->
            [one] { $who } draws. One tile is left in the boneyard.
           *[other] { $who } draws. { $left } tiles are left in the boneyard.
        }
you-drew = You draw { $fits }.
passed = { $who } passes.
you-passed = You pass.
time-up = { $who }'s time is over.
your-time-up = Your time is over.
time-left =
    { $seconds ->
        [one] One second.
       *[other] { $seconds } seconds.
    }

## Ends

round-out = { $who } goes out!
round-out-you = You go out!
round-blocked = Blocked: nobody can move.
count-won = { $who } has the fewest pips.
count-won-you = You have the fewest pips.
nobody-scores = Nobody scores.
round-left = Left in hand: { $left }.
games-won = Games won: { $games }.
round-points = This round: { $points }.
round-totals = Totals: { $totals }.
points-of = { $who } { $points }
eliminated =
    { $members ->
        [one] { $who } is out of the match.
       *[other] { $who } are out of the match.
    }
you-eliminated =
    { $members ->
        [one] You are out of the match.
       *[other] Your team is out of the match.
    }
match-won =
    { $members ->
        [one] { $who } wins the match!
       *[other] { $who } win the match!
    }
match-won-you = You win the match!
match-won-with-you = { $who } win the match!
next-round = { $key } deals the next round.
match-ended = { $key } leads to the menu.

## One keyboard, several people

handover = The keyboard is for { $who }. { $who }, press { $key }.
    .brief = { $who }, press { $key }.
handover-done = { $who } has the keyboard.
