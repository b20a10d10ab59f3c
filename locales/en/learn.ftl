## Going through a match afterwards

# A move, in the sentences below: "6 4, on the left".
# $tile (Tile), $place (Message)
move-at = { $tile }, { $place }
# $tile (Tile)
move-tile = { $tile }
# $deed (Deed)
move-other =
    { $deed ->
        [drawing] drawing
        [keep] keeping the hand
        [swap] swapping the hand
        [redeal] a new deal
        [take] taking a card
        [stand] standing
       *[pass] passing
    }
# What a move cost.
# $amount (Message)
cost-points = { $amount } points
# A win is 100 percent of a round.
# $amount (Message)
cost-percent = { $amount } percent of a round
# $choices (Number), $moves (Number)
review-choices = Moves: { $moves }, with a choice: { $choices }.
review-flawless = Nothing was clearly better than what you played.
# $mistakes (Number), $cost (Message)
review-cost =
    { $mistakes ->
        [one] One of them cost { $cost }.
       *[other] { $mistakes } of them cost { $cost } together.
    }
# The dearest of them.
# $round (Number), $played (Message)
review-turned = Most in round { $round }: { $played }.
# $round (Number), $played (Message), $cost (Message), $best (Message)
review-mistake = Round { $round }: { $played }. Better by { $cost }: { $best }.
# $round (Number), $played (Message)
review-fine = Round { $round }: { $played }. Nothing was clearly better.
# $round (Number), $played (Message)
review-forced = Round { $round }: { $played }. There was no choice.
menu-review = Review your play
review-none = There is no finished match of yours to review.
review-begins = Thinking about your play. Any key stops it.
# $thirds (Number)
review-thirds =
    { $thirds ->
        [one] A third done.
       *[other] Two thirds done.
    }
review-stopped = Stopped.
# $lay (Message), $hand (List)
review-position = { $lay } You held { $hand }.
# What the others held. $hands: one player after the other.
# $hands (Arg)
review-others = They held: { $hands }.
# $file (String)
review-unfinished = The match in { $file } is not over. Finish it first: serpente resume { $file }.
# $file (String)
review-nobody = Only computer players sat in { $file }. --seat N goes through the play of one of them.
# $file (String), $seats (Number)
review-no-seat = The match in { $file } has the seats 1 to { $seats }.

## What the kept matches tell together

menu-stats = Statistics
stats-none = You have not finished a match yet.
# $matches (Number), $won (Number)
stats-matches = Matches: { $matches }, won: { $won }.
# $rounds (Number), $longest (Number)
stats-rounds = Rounds: { $rounds }. Most wins in a row: { $longest }.
# $matches (Number), $won (Number)
stats-lately = In the last four weeks, matches: { $matches }, won: { $won }.
# One game at tables of one kind. $average: points a round. $best: the best total of a match.
# $game (GameName), $seating (Message), $matches (Number), $won (Number), $rounds (Number), $average (Message), $best (Signed)
stats-standing = { game-name }, { $seating }. Matches: { $matches }, won: { $won }. Rounds: { $rounds }. Points a round: { $average }. Best total: { $best }.
