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
redeal-no-double = Nobody has a double. The tiles are dealt again.
    .brief = No double. New deal.

## Turns

turn-opening = { $who } opens with the { $tile }.
    .brief = { $who } opens.
your-turn-opening = You open: { $key } lays the { $tile }.
    .brief = You open, { $tile }.
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
laid =
    { $side ->
        [left] { $who }: { $tile }, left.
       *[right] { $who }: { $tile }, right.
    }
    .full =
        { $side ->
            [left] { $who } lays { $tile } on the left.
           *[right] { $who } lays { $tile } on the right.
        }
you-laid =
    { $side ->
        [left] You: { $tile }, left.
       *[right] You: { $tile }, right.
    }
    .full =
        { $side ->
            [left] You lay { $tile } on the left.
           *[right] You lay { $tile } on the right.
        }
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
