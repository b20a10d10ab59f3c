## The table

ends = Left { $left }, right { $right }.
    .brief = { $left }, { $right }.
nothing-laid = Nothing is laid yet.
serpent =
    { $count ->
        [one] One tile: { $tiles }.
       *[other] { $count } tiles: { $tiles }.
    }
    .brief = { $tiles }.

## The hand

hand =
    { $count ->
        [one] One tile: { $tiles }.
       *[other] { $count } tiles: { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] One tile, { $pips } pips: { $tiles }.
           *[other] { $count } tiles, { $pips } pips: { $tiles }.
        }
tile-fits-left = { $tile }, left
tile-fits-right = { $tile }, right
tile-fits-both = { $tile }, left and right
    .brief = { $tile }, both
tile-opens = { $tile }, opens
tile-fits-not = { $tile }, does not fit
    .brief = { $tile }
which-side = { $tile }: { $right } right, { $left } left?
never-mind = Never mind.

## The match

scores = { $scores }.
score-of = { $who } { $total }
score-out = { $who } { $total }, out
match-info = { $game }, round { $round }, { $goal }. Boneyard { $boneyard }. Tiles: { $hands }.
match-info-between = { $game }, { $goal }. Round { $round } is over.
hand-size = { $who } { $count }
whose-turn-you = It is your turn.
whose-turn = It is { $who }'s turn.
whose-turn-nobody = Nobody's: the round is over. { $key } goes on.
counts = On the table: { $counts }.
count-of =
    { $half ->
        [0] blanks { $count }
        [1] ones { $count }
        [2] twos { $count }
        [3] threes { $count }
        [4] fours { $count }
        [5] fives { $count }
        [6] sixes { $count }
        [7] sevens { $count }
        [8] eights { $count }
        [9] nines { $count }
       *[other] { $half }s { $count }
    }
leave-question = Leave the match? It is kept. { $yes } leaves, { $no } stays.

hint-lay = Hint: the { $tile }.
hint-lay-side =
    { $side ->
        [left] Hint: { $tile }, left.
       *[right] Hint: { $tile }, right.
    }
hint-draw = Hint: { $key } draws.
hint-pass = Hint: { $key } passes.

simulated =
    { $matches ->
        [one] { game-name }: one match, { $rounds } rounds. Matches won: { $wins }.
       *[other] { game-name }: { $matches } matches, { $rounds } rounds. Matches won: { $wins }.
    }
player-wins = { $who } { $wins }

## What was said

review-empty = Nothing was said yet.
review-start = That was the beginning.
review-end = That was the last.
review-all = Everything.
review-moves = Moves only.
review-scores = Scores only.
review-own = My own only.
review-saved = Saved in { $file }.
review-not-saved = It cannot be saved in { $file }: { $why }.
