# Chicken-foot: every double on an end becomes a foot with three toes.

# Where a tile was laid, behind "Ada: 9 3,": on a double that has not all its toes yet.
# $tile (Tile)
place-toe = toe
    .full = as a toe on the { $tile }
place-centre = centre
    .full = at the centre
# Before they are there, nothing else may be laid.
# $tile (Tile), $count (Number)
centre-needs =
    { $count ->
        [one] The centre needs one more.
       *[other] The centre needs { $count } more.
    }
    .full =
        { $count ->
            [one] The centre, { $tile }, needs one more tile.
           *[other] The centre, { $tile }, needs { $count } more tiles.
        }
# $tile (Tile), $count (Number)
foot-needs =
    { $count ->
        [one] The { $tile } needs one more.
       *[other] The { $tile } needs { $count } more.
    }
    .full =
        { $count ->
            [one] The { $tile } needs one more toe.
           *[other] The { $tile } needs { $count } more toes.
        }
centre-complete = The centre is complete.
# $tile (Tile)
foot-complete = Foot complete.
    .full = The foot on the { $tile } is complete.
