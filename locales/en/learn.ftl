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
# A bid among the moves of a review: a number alone would be heard as points.
# $bid (Message)
move-bid = a bid of { $bid }
# What a move cost: a whole number, or one with a digit behind the decimal mark.
# $amount (Arg)
cost-points = { $amount } points
cost-one-point = one point
# A win is 100 percent of a round.
# $amount (Arg)
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
# $mistakes (Number), $round (Number), $played (Message)
review-turned =
    { $mistakes ->
        [one] It was in round { $round }: { $played }.
       *[other] The costliest was in round { $round }: { $played }.
    }
# Printed where the command was told to simulate few rounds.
# $iterations (Number)
review-few = With { $iterations } rounds a move, only large mistakes show.
# $round (Number), $played (Message), $cost (Message), $best (Message)
review-mistake = Round { $round }: { $played }. Better by { $cost }: { $best }.
# $round (Number), $played (Message)
review-fine = Round { $round }: { $played }. Nothing was clearly better.
# $round (Number), $played (Message)
review-forced = Round { $round }: { $played }. There was no choice.
# $round (Number), $played (Message), $find (Message), $tell (Message)
review-find = Round { $round }: { $played }. Something was better: { $find } to find it, { $tell } to hear it.
    .brief = Round { $round }: { $played }. Something was better.
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
# $moves: one move after the other, with its cost.
# $moves (Arg)
review-options = All moves and what they cost: { $moves }.
# $play (Message), $cost (Arg)
review-option = { $play }: { $cost }
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
# $theme (ProblemThemeName)
problem-theme =
    { $theme ->
        [block] Block on purpose
        [double] Hold the double
        [number] Keep a number
        [passes] Count who passed
        [partner] Give your partner the end
       *[ends] Count the ends
    }
problem-new = A new one
problem-again = The last one again
problem-solution = Solution of the last one
# $number (Number)
problem-named = Problem { $number }.
problem-one-wins = One move wins.
problem-one-best = One move brings the most.
# $who (String), $tiles (List)
problem-holds = { $who } holds { $tiles }.
# $who (String)
problem-partner = { $who } is your partner. The passes tell who holds what.
# $passes: one player after the other.
# $passes (Arg)
problem-passes = { $passes }.
# $who (String), $numbers (Arg)
problem-passed = { $who } passed on { $numbers }
# $word (String)
problem-word = Its word: { $word }.
    .brief = { $word }.
# $word (String)
problem-no-word = No problem is called { $word }.
problem-right = Correct.
problem-wins-not = That does not win.
problem-brings-less = That brings less.
# $played (Message), $moves (Arg)
problem-after = After { $played }, { $moves }.
# $best (Message)
problem-best = The move was { $best }.
# $moves (Arg)
problem-line = Then { $moves }.
# $who (Listed), $play (Message)
problem-move = { $who }: { $play }
problem-none = No new problem was found. Try again.
menu-training = Count along
training-begins = One minute: answer with a digit, or choose.
# $number (Number), $who (String)
training-player = { $number } { $who }
# $players (Arg)
training-players = The players: { $players }.
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
# $game (GameName), $seating (Message), $matches (Number), $won (Number), $rounds (Number), $average (Arg), $best (Signed)
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
# $par: the points of experts. $lost: the points that the choices lost, against the best of what could be known.
# $date (Message), $points (Signed), $par (Signed), $won (Number), $lost (Number)
daily-line =
    Serpente { $date }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, par { $par }, { $won ->
        [one] { $won } round won
       *[other] { $won } rounds won
    }, { $lost ->
        [0] nothing given away
        [one] { $lost } point given away
       *[other] { $lost } points given away
    }
menu-daily = Deal of the day
# $date (Message)
daily-begins = The deal of { $date }: five rounds, the same for everybody. Fewest points win.
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
# $file (String), $date (Message)
daily-twice = { $file } holds the deal of { $date } twice.
# $file (String), $date (Message)
daily-other = { $file } holds the deal of { $date }, not the one asked for.
# $count (Number)
problem-due = Back again: { $count }
problem-own = A move of your own: find the better one.
problem-hinted = You took a hint, so it comes back.
problem-sent = A position of a match: find the best move.
# $rating (Number)
problem-rating = Your rating: { $rating }.
# Two or more.
# $days (Number), $points (Signed), $par (Signed)
daily-row = { $days } days in a row; yesterday { $points }, par { $par }.
# The line of a day's deal that was played with hints.
# $line (Message), $hints (Number)
daily-hints =
    { $hints ->
        [one] { $line }, with one hint.
       *[other] { $line }, with { $hints } hints.
    }
# The calendar of the deals of the day.
# $days (Number), $better (Number), $longest (Number)
calendar-sum = Deals of the day: { $days }, better than par: { $better }, most in a row: { $longest }.
# $days (Number)
calendar-row =
    { $days ->
        [one] One day in a row.
       *[other] { $days } days in a row.
    }
calendar-open = Today: not played yet.
calendar-today = Today
calendar-yesterday = Yesterday
# $day (Message), $points (Signed), $par (Signed)
calendar-day = { $day }: { $points }, par { $par }.
# $day (Message)
calendar-missed = { $day }: not played.
# $first (Message), $last (Message)
calendar-missed-days = { $first } to { $last }: not played.
# $game (GameName), $before (Message), $earlier (Message), $cost (Message), $month (Message)
trend-two = { game-name }: a choice cost you { $before } in { $earlier } and { $cost } in { $month }.
# $game (GameName), $cost (Message), $month (Message)
trend-one = { game-name }: a choice cost you { $cost } in { $month }.
