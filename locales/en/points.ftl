# Games in which points are made while tiles are laid.

# Where a tile was laid: the first double is the spinner, with a side to the left and right, and a tip up and down.
place-up = up
    .full = on the upper arm
place-down = down
    .full = on the lower arm
# A tip of a double on which no tile lies yet.
place-tip = tip of the double { $half }
    .full = on the tip of the double { $half }
# An end and where it is, in a list: "left 4, right double 6, up tip 3".
end-at = { $place } { $end }
end-tip = tip { $half }
ends-listed = Ends: { $ends }.
# { $ends } is the sentence that tells the ends: "Left 6, right 4."
ends-counted = { $ends } Count { $count }.
# An arm of the serpent, in a list: "up from double 6: 6 3, 3 2". The next one, too.
arm-from = { $place } from { $tile }
arm-of = from { $tile }
# What all ends count, after a tile was laid; said right behind "Ada: 5 3, up."
count-nothing = { $count }: nothing.
    .brief = { $count }.
count-scores =
    { $points ->
        [one] { $count }: one point.
       *[other] { $count }: { $points } points.
    }
one-for-out = One of them for going out.
some-for-knocks =
    { $knocks ->
        [one] One of them for the knock before.
       *[other] { $knocks } of them for the knocks before.
    }
# The limit must be met exactly.
count-in-vain = { $count }: { $points } would pass { $limit }, nothing is written.
# Where the house says so.
count-opening-in-vain = { $count }: the opening tile cannot win, nothing is written.
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
rounded-to = The others' { $pips }, to the nearest five: { $points }.
rounded-less-own = The others' { $others } minus the winner's own { $own }, to the nearest five: { $points }.
by-five = Divided by five: { $points }.
hands-in-vain = { $points } would pass { $limit }: nothing is written.
# { $doubles } is a list: "Ada 1, you 0".
doubles-held = Doubles held: { $doubles }. They count before the pips.
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
