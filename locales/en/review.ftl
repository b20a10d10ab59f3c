## The table

ends = Left { $left }, right { $right }.
    .brief = { $left } and { $right }.
star-begins =
    { $begun ->
        [one] One of { $arms } arms started. The next one starts with a { $next }.
       *[other] { $begun } of { $arms } arms started. The next one starts with a { $next }.
    }
    .brief = { $begun } of { $arms } arms, { $next }.
star-ends = Open: { $ends }.
    .brief = { $ends }.
arm-ends = Arms: { $arms }.
    .brief = { $arms }.
arm-end = { $who } { $end }
arm-end-open = { $who } { $end } open
# The end of the line where both halves of a wild tile are free.
end-either = { $high } or { $low }
end-blank = blank only
nothing-laid = Nothing is laid yet.
serpent =
    { $count ->
        [one] One tile: { $tiles }.
       *[other] { $count } tiles: { $tiles }.
    }
    .brief = { $tiles }.

## The hand

serpent-arms = In the centre { $first }; { $arms }.
arm = { $name }: { $tiles }
arm-number = arm { $number }
hand =
    { $count ->
        [one] One tile: { $tiles }.
       *[other] { $count } tiles: { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] One tile, { $pips ->
                [one] one pip
               *[other] { $pips } pips
            }: { $tiles }.
           *[other] { $count } tiles, { $pips ->
                [one] one pip
               *[other] { $pips } pips
            }: { $tiles }.
        }
# After a round, the tiles that everybody was left with: one { hand-left } after the other.
hands-left = Left in hand: { $hands }.
hand-left = { $who }: { $tiles }
# A tile of the hand, and where it can be laid: "6 4, left, right".
tile-fits = { $tile }, { $places }
# { $fit } is the tile and its place; { $duty } is a sentence: "The double 9 on Ada's train must be covered first."
fit-and-duty = { $fit }. { $duty }
tile-opens = { $tile }, opens
tile-fits-not = { $tile }, does not fit
    .brief = { $tile }
# Where shall it go? { $right } and { $left } are keys.
which-side = { $tile }: { $right } right, { $left } left?
# Where the first tile goes, on a screen that is touched.
place-open = to begin
# A tile of the hand, on the same.
tile-held = { $tile }
place-help = Arrows move between places, { $enter } lays the tile there, { $back } cancels.
hurry-help = { $key } hurries the others along.
# { $choices } are numbers with places: "key 1, a new arm, key 2, on the 6".
which-place = { $tile }: { $choices }?
choice = key { $number }, { $place }
never-mind = Cancelled.

## The match

# Behind the tile, where the ends' count is the score.
scores = { $scores }.
# Where several games make a match.
scores-games = { $scores }. Games won: { $games }.
scores-sets = { $scores }. Sets won: { $sets }.
score-of = { $who } { $total }
score-out = { $who } { $total }, eliminated
# { $hands }: how many tiles each player holds. { $stock }: what nobody was dealt is a boneyard, a whole hand to exchange for, or none is left.
match-info =
    { $stock ->
        [spare] Tiles: { $hands }. Spare hand { $boneyard }. { $game }, round { $round }, { $goal }.
        [none] Tiles: { $hands }. { $game }, round { $round }, { $goal }.
       *[boneyard] Tiles: { $hands }. Boneyard { $boneyard }. { $game }, round { $round }, { $goal }.
    }
match-info-between = { $game }, { $goal }. Round { $round } is over.
hand-size = { $who } { $count }
whose-turn-you = It is your turn.
# Two sentences.
told-with = { $told } { $more }
whose-turn = It is { $who }'s turn.
whose-turn-nobody = It is nobody's turn: the round is over. { $key } to continue.
# How many tiles of each number can be seen: "sixes 3, fives 2".
counts =
    { $own ->
        [yes] In sight, of { $each } each: { $groups }.
       *[no] On the table, of { $each } each: { $groups }.
    }
    .brief = { $groups }.
# Numbers with equally many tiles in sight, each named by halves: "5 of the fives and sixes".
count-group = { $count } of the { $numbers }
leave-question =
    { $kept ->
        [no] Leave the tutorial? { $yes } to leave, { $no } to stay.
       *[yes] Leave the match? It is saved. { $yes } to leave, { $no } to stay.
    }
leave-unkept = Leave the match? It is not saved and would be lost. { $yes } to leave, { $no } to stay.

hint-lay = Hint: the { $tile }.
hint-lay-at = Hint: the { $tile }, { $place }.
hint-draw = Hint: { $key } to draw.
hint-exchange = Hint: { $key } to swap.
hint-pass = Hint: { $key } to pass.
hint-keep = Hint: { $key } to keep your hand.
# One reason; in .full all of them, joined: "it keeps your fives open and a double is harder to lay later".
hint-why = { $hint } Reason: { $first }.
    .full = { $hint } Reason: { $reasons }.
# Tiles with this number, in the reasons below.
halves =
    { $half ->
        [0] blanks
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
       *[other] { $half }s
    }
reason-keeps-open = it keeps your { halves } open
reason-passed-on = { $who } passed when { halves } were open
# A partner could not lay on that number: now it is covered.
reason-frees = it covers the { halves } your partner { $who } passed on
reason-sheds =
    { $points ->
        [one] it gets rid of one pip
       *[other] it gets rid of { $points } pips
    }
# What the tile would count if it were all that is left in the hand.
reason-alone = left alone, it would count { $points }
reason-double = a double is harder to lay later
# So few of the tiles that the player cannot see can be laid on that end; 0: none of them.
reason-scarce =
    { $count ->
        [0] nobody else can lay there
        [1] only one of the unseen tiles fits there
       *[other] only { $count } of the unseen tiles fit there
    }
reason-follow = your { $tile } will then fit there
reason-most-to-lay = it leaves you the most tiles that fit
reason-least-for-others = it leaves the others the fewest tiles that fit
reason-alike = only this tile fits; either end will do
reason-last-tile = it is your last tile
reason-forced = it's your only move
# Why to leave the opening to the partner.
reason-mate-opens = your hand is a poor one to open with
reason-will-fit = your { halves } will fit there
reason-saves = it saves the { $tile } for later
reason-stays-closed = your arm stays closed to the others
reason-closes = it closes { $who }'s arm to everyone else
reason-heavy = your hand counts { $points } pips
reason-pays-double = after swapping, you would pay double if you lost
reason-doubles = you have { $count } doubles

# Matches among computer players.
simulated =
    { $matches ->
        [one] { game-name }: one match. Rounds: { $rounds }. Matches won: { $wins }.
       *[other] { game-name }: { $matches } matches. Rounds: { $rounds }. Matches won: { $wins }.
    }
player-wins = { $who } { $wins }
# How far a long command has come.
progress = { $done } of { $count } done.
# Two computer players compared; each deal is played twice, with the hands changed round.
arena-told = { game-name }: { $one } against { $other }, { $deals } mirrored deals. { $one } wins { $share } percent of the rounds; 19 times out of 20 it would be between { $least } and { $most }.
arena-matches-told = { game-name }: { $one } against { $other }, { $matches } matches, each played twice. { $one } wins { $share } percent of the matches; 19 times out of 20 it would be between { $least } and { $most }.
arena-player = { $player }: { $points } points a round, { $mean } milliseconds a move, { $longest } at most.
# All ways a deal can go on, counted: a ply is one move.
tree-told = { $deal }: { $nodes } plies, { $leaves } ends, { $out } of them by going out. By depth: { $plies }.

## What was said

review-empty = Nothing has been said yet.
review-start = That was the beginning.
review-end = That was the end.
review-all = Everything.
review-moves = Moves only.
review-scores = Scores only.
review-own = Your own moves only.
review-talk = Only what people said.
review-saved = Saved as { $file }. { $key } again says the folder.
review-saved-in = It is in { $folder }.
# Who laid which tiles, in one sentence: "Bruno, Clara: 8 3, 4 blank."
meanwhile = { $names }: { $tiles }.
