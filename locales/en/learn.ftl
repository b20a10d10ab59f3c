## Going through a match afterwards

# A move, in the sentences below: "6 4, on the left".
move-at = { $tile }, { $place }
move-tile = { $tile }
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
cost-points = { $amount } points
# A win is 100 percent of a round.
cost-percent = { $amount } percent of a round
review-choices = Moves: { $moves }, with a choice: { $choices }.
review-flawless = Nothing was clearly better than what you played.
review-cost =
    { $mistakes ->
        [one] One of them cost { $cost }.
       *[other] { $mistakes } of them cost { $cost } together.
    }
# The dearest of them.
review-turned = Most in round { $round }: { $played }.
review-mistake = Round { $round }: { $played }. Better by { $cost }: { $best }.
review-fine = Round { $round }: { $played }. Nothing was clearly better.
review-forced = Round { $round }: { $played }. There was no choice.
menu-review = Review your play
review-kept = { game-name }, { $date }, { $won -> [yes] won *[no] lost }
review-none = There is no finished match of yours to review.
review-begins = Thinking about your play. Any key stops it.
review-thirds =
    { $thirds ->
        [one] A third done.
       *[other] Two thirds done.
    }
review-stopped = Stopped.
review-position = { $lay } You held { $hand }.
review-others = They held: { $hands }.
review-guess = From the play, { $right } of these { $tiles } tiles could be guessed; by chance, { $chance }.
review-help = Up and down begin with the costliest moves, left and right follow the game. { $enter } plays on from a move, { $hand } tells what the others held.
aside-begins = Play on from here. { $back } goes back.
    .brief = From here.
aside-ended = { $key } to go back.
menu-problems = Problems
problem-grade = Grade { $grade }
problem-new = A new one
problem-begins = Problem { $number }: one move wins. { $who } holds { $tiles }.
problem-right = Right.
problem-wrong = That does not win. The move was { $best }.
problem-line = Then { $moves }.
problem-move = { $who }: { $play }
problem-none = No new problem was found. Try again.
review-unfinished = The match in { $file } is not over. Finish it first: serpente resume { $file }.
review-nobody = Only computer players sat in { $file }. --seat N goes through the play of one of them.
review-no-seat = The match in { $file } has the seats 1 to { $seats }.

## What the kept matches tell together

menu-stats = Statistics
stats-none = You have not finished a match yet.
stats-matches = Matches: { $matches }, won: { $won }.
stats-rounds = Rounds: { $rounds }. Most wins in a row: { $longest }.
stats-lately = In the last four weeks, matches: { $matches }, won: { $won }.
stats-standing = { game-name }, { $seating }. Matches: { $matches }, won: { $won }. Rounds: { $rounds }. Points a round: { $average }. Best total: { $best }.
stats-against = Against { $whom -> [easy] easy players [normal] normal players [expert] experts [people] people *[other] various players }, matches: { $matches }, won: { $won }.
stats-partner = With { $who }, matches: { $matches }, won: { $won }.
stats-week = { $won } of { $matches }
stats-weeks = Won, week by week up to this one: { $weeks }.
month-name =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
date = { $day } { $month }
daily-line = Serpente { $date }: { $points } { $points -> [one] point *[other] points }, { $won } { $won -> [one] round *[other] rounds } won, { $right } %
daily-line-bare = Serpente { $date }: { $points } { $points -> [one] point *[other] points }, { $won } { $won -> [one] round *[other] rounds } won
menu-daily = The day's deal
daily-begins = The deal of { $date }: five rounds, the same for everybody.
    .brief = The deal of { $date }.
daily-played = You have played the deal of { $date } already.
daily-unplayed = You have not finished the deal of { $date }.
daily-sound = { $file } follows from its day. { $line }
daily-wrong = The match in { $file } does not follow from its day: line { $line } differs.
daily-not = The match in { $file } is not a day's deal.
no-day = There is no day { $given }. A day is written as 2026-12-24.
