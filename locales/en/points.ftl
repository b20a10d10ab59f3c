# Games in which points are made while tiles are laid.

# Where a tile was laid: the first double is the spinner, with a side to the left and right, and a tip up and down.
place-up = up
    .full = on the upper arm
place-down = down
    .full = on the lower arm
# A tip of a double on which no tile lies yet. It does not count.
place-tip = off the double { $half }
    .full = on the tip of the double { $half }
# An end and where it is, in a list: "left 4, right double 6, up tip 3".
end-at = { $place } { $end }
end-tip = open { $half }
    .full = open { $half }, not counted
ends-listed = Ends: { $ends }.
# { $ends } is the sentence that tells the ends: "Left 6, right 4."
ends-counted = { $ends } Count { $count }.
# An arm of the serpent, in a list: "up from double 6: 6 3, 3 2". The next one, too.
arm-from = { $place } from { $tile }
arm-of = from { $tile }
# What all ends count, after a tile was laid; said right behind "Ada: 5 3, up."
count-nothing = { $count }.
    .full = { $count }: nothing.
# Behind the tile, where the ends' count is the score.
tile-scores =
    { $points ->
        [one] One point.
       *[other] { $points } points.
    }
count-scores =
    { $points ->
        [one] { $count }: one point.
       *[other] { $count }: { $points } points.
    }
one-for-out = One of them for going out.
some-for-knocks =
    { $knocks ->
        [one] One of them for the pass before.
       *[other] { $knocks } of them for the passes before.
    }
# The limit must be met exactly.
count-in-vain =
    { $points ->
        [one] { $count }: one point would go over { $limit }, no score.
       *[other] { $count }: { $points } points would go over { $limit }, no score.
    }
# Where the house says so.
count-opening-in-vain = { $count }: the opening tile cannot win, no score.
header-scores =
    { $points ->
        [one] Double header: one point.
       *[other] Double header: { $points } points.
    }
triple-header-scores =
    { $points ->
        [one] Triple header: one point.
       *[other] Triple header: { $points } points.
    }
# Pips to the nearest five.
rounded-to = { $pips } in the other hands: { $points }.
# { $hands } are numbers: 15 and 0.
rounded-hands = Each hand rounded: { $hands }, { $sum } in all.
rounded-less-own = { $others } in the other hands, less the winner's own { $own }: { $points }.
by-five = Divided by five: { $points }.
hands-in-vain =
    { $points ->
        [one] One point would go over { $limit }: no score.
       *[other] { $points } points would go over { $limit }: no score.
    }
# { $doubles } is a list: "Ada 1, you 0".
doubles-held = Doubles held: { $doubles }.
    .full = Doubles held: { $doubles }. They count before the pips.
out-scores =
    { $points ->
        [one] Going out scores one point.
       *[other] Going out scores { $points } points.
    }
block-scores =
    { $points ->
        [one] The block scores one point.
       *[other] The block scores { $points } points.
    }
# A reason for a move, in a list: "it sheds 9 points".
because-scores =
    { $points ->
        [one] it scores one point
       *[other] it scores { $points } points
    }

## Bonuses, and who wins a block

# What a bonus is for. The next ones: { bonus } for whom; then one of several, in the list of added-up.
bonus =
    { $bonus ->
        [pass] Opening pass
        [all-passed] Round of passes
        [capicua] Capicúa
        [chuchazo] Chuchazo
        [doubles] Six doubles
        [capicua-double] Capicúa with a double
        [first-pass] First pass
       *[prize] Prize of the round
    }
bonus-scores =
    { $points ->
        [one] { bonus }: one point for { $who }.
       *[other] { bonus }: { $points } points for { $who }.
    }
bonus-scores-you =
    { $points ->
        [one] { bonus }: one point for your side.
       *[other] { bonus }: { $points } points for your side.
    }
# { $parts } is a list: "30 in hand, Capicúa 100, Prize of the round 75".
added-up = { $parts }: { $sum } in all.
part-of-hands = { $points } in hand
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } for passes
# The winners score what is left in all hands, their own, too.
takes-all = { $pips } for { $who }.
    .full = { $pips } for { $who }: all that was left.
takes-all-you = { $pips } for you.
    .full = { $pips } for your side: all that was left.
# A set that is won 101 to nothing.
set-counts-double = Shut-out: the set counts twice.
# All rounds were played, and nobody leads.
one-round-more = A tie at the top: one more round.
# { $hands } are two of the messages points-of: "Ada 9, Bo 11".
closer-compared = The closer against the next player: { $hands }.
equal-to-opener = They are equal: the opener's pair wins.
equal-to-closer = They are equal: the closer's pair wins.
# { $hands } is one of the messages points-of, or several.
lowest-hand = The lowest hand decides: { $hands }.
block-won = The block goes to { $who }.
block-won-you = The block goes to your side.
# Where all pips left together are worth few points.
pips-worth =
    { $points ->
        [one] All hands together { $pips }: worth one point.
       *[other] All hands together { $pips }: worth { $points } points.
    }
capicua-doubles = A capicúa doubles them: { $points }.
# Who has to win rounds in a row, and lost one. { $who }: several names.
back-to-zero = { $who }: back to 0.
# Cut-throat: everybody has won a round.
all-back-to-zero = Everybody has one: all back to 0.
# At the end of a match, who has no points. { $who }: several names.
shut-out = A shut-out: nothing for { $who }.
shut-out-you = A shut-out: nothing for your side.
# The terms of Brazil: a plain last tile, a double, one that fits both ends, a double that both ends show. Then the same in
# Indonesia, where a double is a balak, and a tile that fits both ends a ceki.
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
finish-scores =
    { $points ->
        [one] { finish }: one point.
       *[other] { finish }: { $points } points.
    }
counts-double = After a tied round it counts double: { $points }.
next-counts-double = The next round counts double.
# Indonesia: what a last tile doubles and adds, and who closed a blocked round.
finish-doubles = { finish }: the points are doubled, { $points }.
last-of-number = Last tile of its number: { $more } more, { $points } in all.
closed = { $who } closed the round.
closed-you = You closed the round.
closer-tied = The closer only ties: the others win.
closer-loses = The closer holds more and loses a point.
closer-doubles = The closer holds more, so it counts double: { $points }.

## Kozel, the goat

# Somebody has only this tile left, a double.
lone-tile = The { $tile } alone counts { $points }: { $who }.
# Points that waited after a tied fish are called eggs.
eggs-added = The eggs go to { $who }: { $own } and { $eggs } make { $sum }.
waited-added = { $who }: { $own } and { $waited } that waited make { $sum }.
# { $sides } are the messages points-of: "Ada 12, you 5".
account-closed = Under { $least }, nothing counts yet: { $sides }.
# The same where points that are too few wait for the next loss.
account-waits = Under { $least }, it waits: { $sides }.
eggs-wait = Eggs: { $points } for the loser of the next round.
scores-waiting = { $scores }. Eggs: { $points }.
# { $members }: how many people { $who } are. A pair loses together.
goat =
    { $members ->
        [one] { $who } is the goat!
       *[other] { $who } are the goats!
    }
goat-you =
    { $members ->
        [one] You are the goat!
       *[other] You and your partner are the goats!
    }
