# Games in which points are made while tiles are laid.

# Where a tile was laid: the first double is the spinner, with a side to the left and right, and a tip up and down.
place-up = up
    .full = on the upper arm
place-down = down
    .full = on the lower arm
# A tip of a double on which no tile lies yet. It does not count.
# $half (Pip)
place-tip = off the double { $half }
    .full = on the tip of the double { $half }
# An end and where it is, in a list: "left 4, right double 6, up tip 3".
# $place (Message), $end (Arg)
end-at = { $place } { $end }
    .brief = { $end }
# $half (Pip)
end-tip = open { $half }
    .full = open { $half }, not counted
# The ends of a serpent with tips. $ends: one after the other.
# $ends (List)
ends-listed = Ends: { $ends }.
    .brief = { $ends }.
# { $ends } is the sentence that tells the ends: "Left 6, right 4."
# $ends (Message), $count (Number)
ends-counted = { $ends } Count { $count }.
# An arm of the serpent, in a list: "up from double 6: 6 3, 3 2". The next one, too.
# $place (Message), $tile (Tile)
arm-from = { $place } from { $tile }
# $tile (Tile)
arm-of = from { $tile }
# What all ends count, after a tile was laid; said right behind "Ada: 5 3, up."
# $count (Number)
count-nothing = Count { $count }.
    .full = { $count }: nothing.
# Players say what the ends count: with their own tile, or after somebody's wrong number. $told: the sentence that tells the ends.
# $told (Message), $key (Message)
count-question = { $told } How many? Type the count, then { $key }; { $key } alone says nothing.
    .brief = { $told } How many?
# The same without how to answer, which was said before.
# $told (Message)
count-asked = { $told } How many?
# Before the question, if another player said a wrong number: whoever knows the right one scores.
# $who (String)
# first
counted-wrong = { $who } counted wrong.
# The number typed so far.
# $count (Number)
count-typed = { $count }.
# What a player said the ends count, but it is wrong; 0 if they said nothing.
# $count (Number)
count-said =
    { $count ->
        [0] Nothing said.
       *[other] Said: { $count }.
    }
# To a player who said this number, while the ends count something else.
# $count (Number)
count-wrong = { $count } is wrong.
# $count (Number)
hint-count =
    { $count ->
        [0] Hint: say nothing.
       *[other] Hint: say { $count }.
    }
# Behind the tile, where the ends' count is the score.
# $points (Signed)
tile-scores =
    { $points ->
        [one] One point.
       *[other] { $points } points.
    }
# $count (Number), $points (Signed)
count-scores =
    { $points ->
        [one] { $count }: one point.
       *[other] { $count }: { $points } points.
    }
    .brief =
        { $points ->
            [one] One point.
           *[other] { $points } points.
        }
one-for-out = One of them for going out.
# $knocks (Signed)
some-for-knocks =
    { $knocks ->
        [one] One of them for the pass before.
       *[other] { $knocks } of them for the passes before.
    }
# The limit must be met exactly.
# $count (Number), $points (Signed), $limit (Number)
count-in-vain =
    { $points ->
        [one] { $count }: one point would go over { $limit }, no score.
       *[other] { $count }: { $points } points would go over { $limit }, no score.
    }
# Where the house says so.
# $count (Number)
count-opening-in-vain = { $count }: the opening tile cannot win, no score.
# $points (Signed)
header-scores =
    { $points ->
        [one] Double header: one point.
       *[other] Double header: { $points } points.
    }
    .brief = Double header: { $points }.
# $points (Signed)
triple-header-scores =
    { $points ->
        [one] Triple header: one point.
       *[other] Triple header: { $points } points.
    }
    .brief = Triple header: { $points }.
# The same points, where the move before them was not heard.
# $points (Signed), $who (String)
points-for = { $who } scores { $points }.
# $points (Signed)
points-yours = You score { $points }.
# Pips to the nearest five.
# $pips (Signed), $points (Signed)
rounded-to = { $pips } in the other hands, rounded { $points }.
# { $hands } are numbers: 15 and 0.
# $hands (List), $sum (Signed)
rounded-hands = Each hand rounded: { $hands }, { $sum } in all.
# The same less what the winner's side holds. $others: what the others hold.
# $others (Signed), $own (Signed), $points (Signed)
rounded-less-own = { $others } in the other hands, less the winner's own { $own }: { $points }.
# $points (Signed)
by-five = Divided by five: { $points }.
# $points (Signed)
by-three = Divided by three: { $points }.
# $points (Signed), $limit (Number)
hands-in-vain =
    { $points ->
        [one] One point would go over { $limit }: no score.
       *[other] { $points } points would go over { $limit }: no score.
    }
# { $doubles } is a list: "Ada 1, you 0".
# $doubles (List)
doubles-held = Doubles held: { $doubles }.
    .full = Doubles held: { $doubles }. They count before the pips.
# $who (Arg), $pool (Signed), $stake (Signed)
pool-won = The pool goes to { $who }: { $pool }.
    .full = The pool goes to { $who }: { $pool }. Everybody paid { $stake }.
# $pool (Signed), $stake (Signed)
pool-won-you = You take the pool: { $pool }.
    .full = You take the pool: { $pool }. Everybody paid { $stake }.
# $points (Signed)
out-scores =
    { $points ->
        [one] Going out scores one point.
       *[other] Going out scores { $points } points.
    }
# $points (Signed)
block-scores =
    { $points ->
        [one] The block scores one point.
       *[other] The block scores { $points } points.
    }
# A reason for a move, in a list: "it sheds 9 points".
# $points (Signed)
because-scores =
    { $points ->
        [one] it scores one point
       *[other] it scores { $points } points
    }

## Bonuses, and who wins a block

# What a bonus is for. The next ones: { bonus } for whom; then one of several, in the list of added-up.
# $bonus (BonusKeyword)
bonus =
    { $bonus ->
        [pass] Opening pass
        [all-passed] Round of passes
        [capicua] Capicúa
        [chuchazo] Chuchazo
        [tranque] Winning the block
        [doubles] Six doubles
        [capicua-double] Capicúa with a double
        [first-pass] First pass
        [muggins] Overlooked
        [any-pass] A pass
        [galo] Galo
        [last-double] Last tile a double
        [five-doubles] Five doubles
       *[prize] Prize of the round
    }
# A bonus, and for whom. $who: a side.
# $bonus (BonusKeyword), $points (Signed), $who (Arg)
bonus-scores =
    { $points ->
        [one] { bonus }: one point for { $who }.
       *[other] { bonus }: { $points } points for { $who }.
    }
    .brief = { bonus }: { $who }, { $points }.
# Whose points they are: the listener's alone, or those of a side of several.
# $members (Number)
points-for-you =
    { $members ->
        [one] for you
       *[other] for your side
    }
# $bonus (BonusKeyword), $points (Signed), $members (Number)
bonus-scores-you =
    { $points ->
        [one] { bonus }: one point { points-for-you }.
       *[other] { bonus }: { $points } points { points-for-you }.
    }
    .brief = { bonus }: { $points } { points-for-you }.
# { $parts } is a list: "30 in hand, Capicúa 100, Prize of the round 75".
# $parts (List), $sum (Signed)
added-up = { $parts }: { $sum } in all.
# $points (Signed)
part-of-hands = { $points } in hand
# $bonus (BonusKeyword), $points (Signed)
part-of-bonus = { bonus } { $points }
# $points (Signed)
part-of-passes = { $points } for passes
# The winners score what is left in all hands, their own, too.
# $pips (Signed), $who (Arg)
takes-all = Points for { $who }: { $pips }.
    .full = Points for { $who }: { $pips }, all that was left.
# $pips (Signed), $members (Number)
takes-all-you = You take { $pips }.
    .full = { $pips } { points-for-you }: all that was left.
# A set that is won 101 to nothing.
set-counts-double = Shut-out: the set counts twice.
# All rounds were played, and nobody leads.
one-round-more = A tie at the top: one more round.
# { $hands } are two of the messages points-of: "Ada 9, Bo 11".
# $hands (List)
closer-compared = The closer against the next player: { $hands }.
equal-to-opener = They are equal: the opener's pair wins.
equal-to-closer = They are equal: the closer's pair wins.
# { $hands } is one of the messages points-of, or several.
# $hands (List)
lowest-hand = The lowest hand decides: { $hands }.
    .brief = Lowest: { $hands }.
# Who has won a blocked round. $who: a side.
# $who (Arg)
block-won = The block goes to { $who }.
# $members (Number)
block-won-you =
    { $members ->
        [one] The block goes to you.
       *[other] The block goes to your side.
    }
# Where all pips left together are worth few points.
# $pips (Signed), $points (Signed)
pips-worth =
    { $points ->
        [one] All hands together { $pips }: worth one point.
       *[other] All hands together { $pips }: worth { $points } points.
    }
# $points (Signed)
capicua-doubles = A capicúa doubles them: { $points }.
# Who has to win rounds in a row, and lost one. { $who }: several names.
# $who (Listed)
back-to-zero = { $who }: back to 0.
# Cut-throat: everybody has won a round.
all-back-to-zero = Everybody has one: all back to 0.
# At the end of a match, who has no points. { $who }: several names.
# $who (Arg)
shut-out = A shut-out: nothing for { $who }.
# $members (Number)
shut-out-you = A shut-out: nothing { points-for-you }.
# The terms of Brazil: a plain last tile, a double, one that fits both ends, a double that both ends show. Then the same in
# Indonesia, where a double is a balak, and a tile that fits both ends a ceki.
# $finish (FinishName)
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] A plain tile
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak on both ends
       *[plain] Simples
    }
# $finish (FinishName), $points (Signed)
finish-scores =
    { $points ->
        [one] { finish }: one point.
       *[other] { finish }: { $points } points.
    }
# $points (Signed)
counts-double = After a tied round it counts double: { $points }.
next-counts-double = The next round counts double.
# Indonesia: what a last tile doubles and adds, and who closed a blocked round.
# $finish (FinishName), $points (Signed)
finish-doubles = { finish }: the points are doubled, { $points }.
# $more (Signed), $points (Signed)
last-of-number = Last tile of its number: { $more } more, { $points } in all.
# Who closed a blocked round. $who: a player.
# $who (String)
closed = { $who } closed the round.
closed-you = You closed the round.
closer-tied = The closer only ties: the others win.
closer-loses = The closer holds more and loses a point.
# $points (Signed)
closer-doubles = The closer holds more, so it counts double: { $points }.

## Kozel, the goat

# Somebody has only this tile left, a double.
# $tile (Tile), $points (Number), $who (Listed)
lone-tile = The { $tile } alone counts { $points }: { $who }.
# Points that waited after a tied fish are called eggs.
# $who (Listed), $own (Signed), $eggs (Signed), $sum (Signed)
eggs-added = Eggs: { $who }, { $own } and { $eggs } make { $sum }.
# $who (Listed), $own (Signed), $waited (Signed), $sum (Signed)
waited-added = { $who }: { $own } and { $waited } that waited make { $sum }.
# { $sides } are the messages points-of: "Ada 12, you 5".
# $least (Signed), $sides (Arg)
account-closed = Under { $least }, nothing counts yet: { $sides }.
# $game (GameName), $points (Signed)
eggs-wait =
    { $game ->
        [tiddly-wink] Tied for the fewest: the pool stays, { $points } for the next winner.
       *[kozel] Eggs: { $points } for the loser of the next round.
    }
# The same where points that are too few wait for the next loss.
# $least (Signed), $sides (Arg)
account-waits = Under { $least }, kept for the next loss: { $sides }.
# The scores, and what waits. $scores: one side after the other.
# $game (GameName), $scores (Arg), $points (Signed)
scores-waiting =
    { $game ->
        [tiddly-wink] { $scores }. Pool: { $points }.
       *[kozel] { $scores }. Eggs: { $points }.
    }
# { $members }: how many people { $who } are. A pair loses together.
# $who (Arg), $members (Number)
goat =
    { $members ->
        [one] { $who } is the goat!
       *[other] { $who } are the goats!
    }
    .brief = Goat: { $who }!
# $members (Number)
goat-you =
    { $members ->
        [one] You are the goat!
       *[other] You and your partner are the goats!
    }
