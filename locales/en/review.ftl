## The table

ends = Left { $left }, right { $right }.
    .brief = { $left } and { $right }.
star-begins =
    { $begun ->
        [one] One of { $arms } arms is begun. The next begins with a { $next }.
       *[other] { $begun } of { $arms } arms are begun. The next begins with a { $next }.
    }
    .brief = { $begun } of { $arms } arms, { $next }.
star-ends = Open: { $ends }.
arm-ends = Arms: { $arms }.
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

serpent-arms = In the middle { $first }; { $arms }.
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
            [one] One tile, { $pips } pips: { $tiles }.
           *[other] { $count } tiles, { $pips } pips: { $tiles }.
        }
# After a round, the tiles that everybody was left with: one { hand-left } after the other.
hands-left = Left in hand: { $hands }.
hand-left = { $who }: { $tiles }
# A tile of the hand, and where it can be laid: "6 4, left, right".
tile-fits = { $tile }, { $places }
tile-opens = { $tile }, opens
tile-fits-not = { $tile }, does not fit
    .brief = { $tile }
# Where shall it go? { $right } and { $left } are keys.
which-side = { $tile }: { $right } right, { $left } left?
place-help = Arrows go from place to place, { $enter } lays there, { $back } lays nothing.
hurry-help = { $key } has the others move on at once.
# { $choices } are numbers with places: "key 1, a new arm, key 2, on the 6".
which-place = { $tile }: { $choices }?
choice = key { $number }, { $place }
never-mind = Never mind.

## The match

scores = { $scores }.
# Where several games make a match.
scores-games = { $scores }. Games won: { $games }.
score-of = { $who } { $total }
score-out = { $who } { $total }, eliminated
# { $hands }: how many tiles each player holds. { $stock }: what nobody was dealt is a boneyard, a whole hand to exchange for, or none is left.
match-info =
    { $stock ->
        [spare] Tiles: { $hands }. Spare hand { $boneyard }. Round { $round } of { $game }, { $goal }.
        [none] Tiles: { $hands }. Round { $round } of { $game }, { $goal }.
       *[boneyard] Tiles: { $hands }. Boneyard { $boneyard }. Round { $round } of { $game }, { $goal }.
    }
match-info-between = { $game }, { $goal }. Round { $round } is over.
hand-size = { $who } { $count }
whose-turn-you = It is your turn.
# Two sentences.
told-with = { $told } { $more }
whose-turn = It is { $who }'s turn.
whose-turn-nobody = Nobody's: the round is over. { $key } goes on.
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
        [no] Leave the tutorial? { $yes } leaves, { $no } stays.
       *[yes] Leave the match? It is kept. { $yes } leaves, { $no } stays.
    }
leave-unkept = Leave the match? It is not kept and would be lost. { $yes } leaves, { $no } stays.

hint-lay = Hint: the { $tile }.
hint-lay-at = Hint: { $tile }, { $place }.
hint-draw = Hint: { $key } draws.
hint-exchange = Hint: { $key } exchanges.
hint-pass = Hint: { $key } passes.
hint-keep = Hint: { $key } keeps your hand.
# { $reasons } are those below, joined: "Because it keeps your fives open and a double is harder to lay later."
hint-why = { $hint } Because { $reasons }.
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
reason-passed-on = { $who } passed on { halves }
# A partner could not lay on that number: now it is covered.
reason-frees = it covers the { halves } that { $who } passed on
reason-sheds = no tile sheds more than its { $points } points
reason-double = a double is harder to lay later
# So few of the tiles that the player cannot see can be laid on that end; 0: none of them.
reason-scarce =
    { $count ->
        [0] nobody else can lay there
        [1] only one of the hidden tiles goes there
       *[other] only { $count } of the hidden tiles go there
    }
reason-follow = your { $tile } will fit there
reason-most-to-lay = no other move leaves you more tiles to lay
reason-least-for-others = no other move leaves the others less to lay
reason-alike = only this tile goes, and the ends are alike
reason-last-tile = it is your last tile
reason-forced = you can do nothing else
# Why to leave the opening to the partner.
reason-mate-opens = your hand is a poor one to open with
reason-will-fit = your { halves } will fit there
reason-saves = it saves the { $tile } for later
reason-stays-closed = your arm stays closed to the others
reason-closes = it closes { $who }'s arm to all others
reason-heavy = your hand holds { $points } points
reason-pays-double = after an exchange you would pay double if you lost
reason-doubles = you hold { $count } doubles

# Matches among computer players.
simulated =
    { $matches ->
        [one] { game-name }: one match, { $rounds } rounds. Matches won: { $wins }.
       *[other] { game-name }: { $matches } matches, { $rounds } rounds. Matches won: { $wins }.
    }
player-wins = { $who } { $wins }
# How far a long command has come.
progress = { $done } of { $count } done.
# Two computer players compared; each deal is played twice, with the hands changed round.
arena-told = { game-name }: { $one } against { $other }, { $deals } mirrored deals. { $one } wins { $share } percent of the rounds; 19 times of 20 it would be from { $least } to { $most }.
arena-matches-told = { game-name }: { $one } against { $other }, { $matches } matches, each played twice. { $one } wins { $share } percent of the matches; 19 times of 20 it would be from { $least } to { $most }.
arena-player = { $player }: { $points } points a round, { $mean } milliseconds a move, { $longest } at most.
# All ways a deal can go on, counted: a ply is one move.
tree-told = { $deal }: { $nodes } plies, { $leaves } ends, { $out } of them by going out. By depth: { $plies }.

## What was said

review-empty = Nothing was said yet.
review-start = That was the beginning.
review-end = That was the last.
review-all = Everything.
review-moves = Moves only.
review-scores = Scores only.
review-own = My own only.
review-saved = Saved as { $file }. { $key } again tells the folder.
review-saved-in = It is in { $folder }.
# What several players did, in one sentence: "Bruno: 8 3, left; Clara passes."
meanwhile = { $deeds }.
left-out =
    { $count ->
        [one] You have missed one move: { $key } reads it.
       *[other] You have missed { $count } moves: { $key } reads them.
    }
