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
       *[other] Together, { $mistakes } of them cost { $cost }.
    }
# The dearest of them.
# $round (Number), $played (Message)
review-turned = The costliest was in round { $round }: { $played }.
# $round (Number), $played (Message), $cost (Message), $best (Message)
review-mistake = Round { $round }: { $played }. Better by { $cost }: { $best }.
# $round (Number), $played (Message)
review-fine = Round { $round }: { $played }. Nothing was clearly better.
# $round (Number), $played (Message)
review-forced = Round { $round }: { $played }. There was no choice.
menu-review = Review your play
# $game (GameName), $date (Message), $won (bool)
review-kept =
    { $won ->
        [no] { game-name }, { $date }, lost
       *[yes] { game-name }, { $date }, won
    }
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
# $tiles (Number), $right (Number), $chance (Number)
review-guess = From the play, { $right } of these { $tiles } tiles could be guessed; by chance, { $chance }.
# $enter (Message), $hand (Message)
review-help = Up and down begin with the costliest moves, left and right follow the game. { $enter } plays on from a move, { $hand } tells what the others held.
# $back (Message)
aside-begins = Play on from here. { $back } goes back.
    .brief = From here.
# $key (Message)
aside-ended = { $key } to go back.
menu-problems = Problems
# $grade (Number)
problem-grade = Grade { $grade }
problem-new = A new one
# $number (Number), $who (String), $tiles (List)
problem-begins = Problem { $number }: one move wins. { $who } holds { $tiles }.
problem-right = Correct.
# $best (Message)
problem-wrong = That does not win. The move was { $best }.
# $moves (Arg)
problem-line = Then { $moves }.
# $who (Listed), $play (Message)
problem-move = { $who }: { $play }
problem-none = No new problem was found. Try again.
menu-training = Count along
training-begins = One minute: answer with a digit, or choose.
# $who (String), $tile (Tile)
training-laid = { $who }: { $tile }
# $who (String), $ends (Arg)
training-passed = { $who } passes on { $ends }
# $moves (Arg)
training-told = { $moves }.
# $number (Pip)
training-how-many = How many tiles have { $number }?
# $number (Pip)
training-who = Who has passed on { $number }?
training-nobody = Nobody
# $answer (Message)
training-wrong = No, { $answer }.
training-next-round = New round.
# $right (Number), $answered (Number)
training-over = { $right } of { $answered } right.
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
# $whom (Whom), $matches (Number), $won (Number)
stats-against =
    { $whom ->
        [easy] Against easy players, matches: { $matches }, won: { $won }.
        [normal] Against normal players, matches: { $matches }, won: { $won }.
        [expert] Against experts, matches: { $matches }, won: { $won }.
        [people] Against people, matches: { $matches }, won: { $won }.
       *[other] Against various players, matches: { $matches }, won: { $won }.
    }
# $who (String), $matches (Number), $won (Number)
stats-partner = With { $who }, matches: { $matches }, won: { $won }.
# $matches (Number), $won (Number)
stats-week = { $won } of { $matches }
# $weeks (List)
stats-weeks = Won, week by week up to this one: { $weeks }.
# $month (Number)
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
# $day (Number), $month (Message)
date = { $day } { $month }
# $date (Message), $points (Signed), $won (Number), $right (Number)
daily-line =
    Serpente { $date }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $won ->
        [one] { $won } round won
       *[other] { $won } rounds won
    }, { $right } %
# $date (Message), $points (Signed), $won (Number)
daily-line-bare =
    Serpente { $date }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $won ->
        [one] { $won } round won
       *[other] { $won } rounds won
    }
menu-daily = Deal of the day
# $date (Message)
daily-begins = The deal of { $date }: five rounds, the same for everybody.
    .brief = The deal of { $date }.
# $date (Message)
daily-played = You have played the deal of { $date } already.
# $date (Message)
daily-goes-on = The deal of { $date } goes on.
# $hours (Number)
daily-next =
    { $hours ->
        [one] The next one comes in an hour at most.
       *[other] The next one comes in { $hours } hours.
    }
# $file (String), $line (Message)
daily-sound = { $file } is genuine: the deals and the computer's moves are those of its day. { $line }
# $file (String), $line (Number)
daily-wrong = { $file } is not genuine: line { $line } does not match its day.
# $file (String)
daily-not = The match in { $file } is not a day's deal.
# $given (String)
no-day = There is no day { $given }. A day is written as 2026-12-24.
