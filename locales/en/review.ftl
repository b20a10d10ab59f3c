## The table

# $left (Arg), $right (Arg)
# first
ends = Left { $left }, right { $right }.
    .brief = { $left } and { $right }.
# The arms of a star while it is begun. $next: the half that begins an arm.
# $begun (Number), $arms (Number), $next (Pip)
star-begins =
    { $begun ->
        [0] None of { $arms } arms started. The first one starts with { $next }.
        [one] One of { $arms } arms started. The next one starts with { $next }.
       *[other] { $begun } of { $arms } arms started. The next one starts with { $next }.
    }
    .brief = { $begun } of { $arms } arms, { $next }.
# $ends (List)
star-ends = Open: { $ends }.
    .brief = { $ends }.
# Everybody's arms. $arms: one after the other. $open: those on which the listener may lay.
# $arms (List), $open (List)
arm-ends = Arms: { $arms }.
    .brief = { $open }.
# $who (Listed), $end (Arg)
arm-end = { $who } { $end }
# $who (Listed), $end (Arg)
arm-end-open = { $who } { $end } open
# The end of the line where both halves of a wild tile are free.
# $high (Pip), $low (Pip)
end-either = { $high } or { $low }
end-blank = blank only
# first
nothing-laid = Nothing is laid yet.
# $count (Number), $tiles (List)
# first
serpent =
    { $count ->
        [one] One tile: { $tiles }.
       *[other] { $count } tiles: { $tiles }.
    }
    .brief = { $tiles }.

## The hand

# A serpent with arms. $arms: one after the other.
# $first (Tile), $arms (Arg)
serpent-arms = In the centre { $first }; { $arms }.
# $name (Listed), $tiles (List)
arm = { $name }: { $tiles }
# $number (Number)
arm-number = arm { $number }
# $count (Number), $tiles (List), $pips (Number)
# first
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
# $hands (Arg)
hands-left = Left in hand, { $hands }.
# $who (Listed), $tiles (List)
hand-left = { $who }: { $tiles }
# A tile of the hand, and where it can be laid: "6 4, left, right".
# $tile (Arg), $places (Arg)
# first
tile-fits = { $tile }, { $places }
# { $fit } is the tile and its place; { $duty } is a sentence: "The double 9 on Ada's train must be covered first."
# $fit (Message), $duty (Message)
fit-and-duty = { $fit }. { $duty }
# $tile (Arg)
# first
tile-opens = { $tile }, opens
# $tile (Arg)
# first
tile-fits-not = { $tile }, no fit
    .brief = { $tile }
# Where shall it go? { $right } and { $left } are keys.
# $tile (Arg), $right (Message), $left (Message)
# first
which-side = { $tile }: { $right } right, { $left } left?
# Where the first tile goes, on a screen that is touched.
place-open = to begin
# A tile of the hand, on the same.
# $tile (Arg)
tile-held = { $tile }
# $enter (Message), $back (Message)
place-help = Arrows move between places, { $enter } lays the tile there, { $back } cancels.
# $key (Message)
# first
hurry-help = { $key } hurries the others along.
# { $choices } are numbers with places: "key 1, a new arm, key 2, on the 6".
# $tile (Arg), $choices (Arg)
which-place = { $tile }: { $choices }?
# $number (Number), $place (Message)
choice = key { $number }, { $place }
never-mind = Cancelled.

## The match

# Behind the tile, where the ends' count is the score.
# $scores (Arg)
# first
scores = { $scores }.
# Where several games make a match.
# $scores (Arg), $games (Arg)
scores-games = { $scores }. Games won: { $games }.
# The scores where several sets make the match. $sets: the sets won, one side after the other.
# $scores (Arg), $sets (Arg)
scores-sets = { $scores }. Sets won: { $sets }.
# $who (Listed), $total (Arg)
# first
score-of = { $who } { $total }
# $who (Listed), $total (Arg)
score-out = { $who } { $total }, eliminated
# { $hands }: how many tiles each player holds. { $stock }: what nobody was dealt is a boneyard, a whole hand to exchange for, or none is left.
# $game (Message), $round (Number), $goal (Message), $boneyard (Number), $stock (Undealt), $hands (List)
# first
match-info =
    { $stock ->
        [spare] Tiles: { $hands }. Spare hand { $boneyard }. { $game }, round { $round }, { $goal }.
        [none] Tiles: { $hands }. { $game }, round { $round }, { $goal }.
       *[boneyard] Tiles: { $hands }. Boneyard { $boneyard }. { $game }, round { $round }, { $goal }.
    }
# $game (Message), $round (Number), $goal (Message)
# first
match-info-between = { $game }, { $goal }. Round { $round } is over.
# $who (Listed), $count (Number)
# first
hand-size = { $who } { $count }
# The answer to whose turn it is, in the turn of the listener. { $turn } says what they can do; in brief it only tells the ends.
# $turn (Message)
turn-is-yours = { $turn }
    .brief = Your turn. { $turn }
# What the listener is asked, and the keys for it.
# $asked (Message), $keys (Message)
asked-with-keys = { $asked } { $keys }
    .brief = { $asked }
# first
whose-turn-you = It is your turn.
# Two sentences.
# $told (Message), $more (Message)
told-with = { $told } { $more }
# $who (String)
# first
whose-turn = It is { $who }'s turn.
# How many tiles of each number can be seen: "sixes 3, fives 2".
# $own (bool), $each (Number), $groups (Arg)
# first
counts =
    { $own ->
        [yes] In sight, of { $each } each: { $groups }.
       *[no] On the table, of { $each } each: { $groups }.
    }
    .brief = { $groups }.
# Numbers with equally many tiles in sight, each named by halves: "fives and sixes, 5".
# $count (Number), $numbers (Arg)
count-group = { $numbers }, { $count }
# The same, of a number that has fewer tiles than the others.
# $count (Number), $all (Number), $numbers (Arg)
count-of-few = { $numbers }, { $count } of { $all }
# $kept (bool), $yes (Message), $no (Message)
leave-question =
    { $kept ->
        [no] Leave the tutorial? { $yes } to leave, { $no } to stay.
       *[yes] Leave the match? It is saved. { $yes } to leave, { $no } to stay.
    }
# $yes (Message), $no (Message)
leave-unkept = Leave the match? It is not saved and would be lost. { $yes } to leave, { $no } to stay.

# $tile (Tile)
hint-lay = Hint: the { $tile }.
# $tile (Tile), $place (Message)
hint-lay-at = Hint: the { $tile }, { $place }.
# $key (Message)
hint-draw = Hint: { $key } to draw.
# $key (Message)
hint-exchange = Hint: { $key } to swap.
# $key (Message)
hint-pass = Hint: { $key } to pass.
# $key (Message)
hint-keep = Hint: { $key } to keep your hand.
# One reason; in .full all of them, joined: "it keeps your fives open and a double is harder to lay later".
# $hint (Message), $first (Arg), $reasons (Arg)
hint-why = { $hint } Reason: { $first }.
    .full = { $hint } Reason: { $reasons }.
# Tiles with this number, in the reasons below.
# $half (Number)
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
# $half (Number)
reason-keeps-open = it keeps your { halves } open
# $who (String), $half (Number)
reason-passed-on = { $who } passed when { halves } were open
# A partner could not lay on that number: now it is covered.
# $who (String), $half (Number)
reason-frees = it covers the { halves } your partner { $who } passed on
# $points (Number)
reason-sheds =
    { $points ->
        [one] it gets rid of one pip
       *[other] it gets rid of { $points } pips
    }
# What the tile would count if it were all that is left in the hand.
# $points (Number)
reason-alone =
    { $points ->
        [one] left alone, it would count one point
       *[other] left alone, it would count { $points } points
    }
reason-double = a double is harder to lay later
# So few of the tiles that the player cannot see can be laid on that end; 0: none of them.
# $count (Number)
reason-scarce =
    { $count ->
        [0] nobody else can lay there
        [1] only one of the unseen tiles fits there
       *[other] only { $count } of the unseen tiles fit there
    }
# $tile (Tile)
reason-follow = your { $tile } will then fit there
reason-most-to-lay = it leaves you the most tiles that fit
reason-least-for-others = it leaves the others the fewest tiles that fit
reason-alike = only this tile fits; either end will do
reason-last-tile = it is your last tile
reason-forced = it's your only move
# Why to leave the opening to the partner.
reason-mate-opens = your hand is a poor one to open with
# $half (Number)
reason-will-fit = your { halves } will fit there
# $tile (Tile)
reason-saves = it saves the { $tile } for later
reason-stays-closed = your arm stays closed to the others
# $who (String)
reason-closes = it closes { $who }'s arm to everyone else
# $points (Number)
reason-heavy = your hand counts { $points } pips
reason-pays-double = after swapping, you would pay double if you lost
# $count (Number)
reason-doubles = you have { $count } doubles

# Matches among computer players.
# $game (GameName), $matches (Number), $rounds (Number), $wins (List)
simulated =
    { $matches ->
        [one] { game-name }: one match. Rounds: { $rounds }. Matches won: { $wins }.
       *[other] { game-name }: { $matches } matches. Rounds: { $rounds }. Matches won: { $wins }.
    }
# A match between computer players that does not end was stopped.
# $number (Number), $rounds (Number)
endless-match = Match { $number } is still not over after { $rounds } rounds, so it was stopped: a lower limit or other house rules will let it end.
# $who (String), $wins (Signed)
player-wins = { $who } { $wins }
# How far a long command has come.
# $done (Number), $count (Number)
progress = { $done } of { $count } done.
# Two computer players compared; each deal is played twice, with the hands changed round.
# $game (GameName), $one (String), $other (String), $deals (Number), $share (Message), $least (Message), $most (Message)
arena-told = { game-name }: { $one } against { $other }, { $deals } mirrored deals. { $one } wins { $share } percent of the rounds; 19 times out of 20 it would be between { $least } and { $most }.
# $game (GameName), $one (String), $other (String), $matches (Number), $share (Message), $least (Message), $most (Message)
arena-matches-told = { game-name }: { $one } against { $other }, { $matches } matches, each played twice. { $one } wins { $share } percent of the matches; 19 times out of 20 it would be between { $least } and { $most }.
# $player (String), $points (Message), $mean (Message), $longest (Message)
arena-player = { $player }: { $points } points a round, { $mean } milliseconds a move, { $longest } at most.
# All ways a deal can go on, counted: a ply is one move.
# $deal (String), $nodes (Number), $leaves (Number), $out (Number), $plies (List)
tree-told = { $deal }: { $nodes } plies, { $leaves } ends, { $out } of them by going out. By depth: { $plies }.

## What was said

review-empty = Nothing has been said yet.
review-no-talk = Nobody has said anything to the table yet.
review-start = That was the beginning.
# first
review-end = That was the end.
review-all = Everything.
review-moves = Moves only.
review-scores = Scores only.
review-own = Your own moves only.
review-talk = Only what people said.
# What was said is saved. $key: it tells the folder.
# $file (String), $key (Message)
review-saved = Saved as { $file }. { $key } again says the folder.
# $folder (String)
review-saved-in = It is in { $folder }.
# Who laid which tiles, in one sentence: "Bruno, Clara: 8 3, 4 blank."
# $names (List), $tiles (List)
meanwhile = { $names }: { $tiles }.
# Several moves that the player has skipped, without their tiles: "6 moves."
# $count (Number)
moves-made = { $count } moves.
