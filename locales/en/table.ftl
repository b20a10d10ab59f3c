## A match and its rounds
## A match has rounds; in each, tiles are dealt and laid until somebody is out of tiles or nobody can move.

# In a list of names: "Ada, Bo and you".
# first
listener = you
# A match begins. $who: everybody, in the order of play.
# $game (Message), $players (Number), $goal (Message), $who (Listed)
# first
match-begins = { $game }, { $goal }. In turn: { $who }.
    .brief = { $game }, { $goal }.
    .full = { $game }, { $players } players, { $goal }. In turn: { $who }.
# A match begins, in teams. $teams: the names of all.
# $game (Message), $teams (Listed), $goal (Message)
match-begins-teams = { $game }, { $goal }. The teams: { $teams }.
    .brief = { $game }, { $goal }: { $teams }.
# After the teams.
# $who (Listed)
turn-order = In turn: { $who }.
# $game (Message), $goal (Message)
match-begins-draw = { $game }, { $goal }. The draw decides who partners whom.
    .brief = { $game }, { $goal }.
# { $teams } is one team, or several that were joined so: "you and Ada against Bo and Cy".
# $teams (Listed), $team (Listed)
teams-against = { $teams } against { $team }
# $seconds (Number)
time-to-think =
    { $seconds ->
        [one] One second to think on each turn.
       *[other] { $seconds } seconds to think on each turn.
    }
# $game (Message), $round (Number)
match-goes-on = { $game } goes on: round { $round }.
match-recap = What happened last:
# Several moves in order, each with its player: "you 6 4; Bruno pass; Clara double 6."
# $moves (Arg)
recap-moves = { $moves }.
# $who (Listed), $made (Message)
recap-move = { $who } { $made }
# What is played for, as the end of "Salotto, 4 players, to 100 points." The next one, too.
# $limit (Number)
# first
goal-limit =
    { $limit ->
        [one] to one point
       *[other] to { $limit } points
    }
# $limit (Number)
goal-hands =
    { $limit ->
        [one] to one round won
       *[other] to { $limit } rounds won
    }
# As the one before, but one after the other.
# $limit (Number)
goal-in-a-row = to { $limit } rounds won in a row
# The first side to win two games wins the match; 20 points alone do not win a game yet.
# $limit (Number)
goal-games = first to two games, each to more than { $limit } points
# $limit (Number)
goal-sets = first to two sets, each to { $limit } points
# $rounds (Number)
goal-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds in all
    }
# $round (Number)
# first
round-begins = Round { $round }.
# $count (Number), $tiles (List)
# first
you-are-dealt =
    { $count ->
        [one] You have one tile: { $tiles }.
       *[other] You have { $count } tiles: { $tiles }.
    }
    .brief =
        { $count ->
            [one] One tile.
           *[other] { $count } tiles.
        }
# The tiles are dealt again. $reason: `no-double`, `no-centre` or `five-doubles`.
# $reason (RedealKeyword)
redeal =
    { $reason ->
        [no-centre] Nobody has the centre. The tiles are dealt again.
        [five-doubles] On request, the tiles are dealt again.
        [all-passed] Everybody has passed. The next player deals.
        [many-doubles] Somebody was dealt five doubles. The tiles are dealt again.
        [many-alike] Somebody was dealt six tiles of one number. The tiles are dealt again.
        [six-doubles] The tiles are dealt again.
       *[no-double] Nobody has a double. The tiles are dealt again.
    }
    .brief =
        { $reason ->
            [all-passed] All passed.
           *[no-double] Redeal.
        }
# Before some matches everybody draws, to find out who opens. { $drawn } are the messages lot-of, the highest first: "you 6 4, Bo 5 2".
# $drawn (List)
lots = The draw: { $drawn }.
# Before the highest lot, if another has as many pips.
lot-equal = At equal pips, the higher half decides.
# $who (Listed), $drawn (Arg)
lot-of = { $who } { $drawn }
# $who (String)
lot-opens = { $who } drew the highest and opens.
    .brief = { $who } opens.
lot-opens-you = You drew the highest and open.
    .brief = You open.
# $who (String)
lot-offers = { $who } drew the highest: one of that pair opens.
    .brief = { $who } drew the highest.
lot-offers-you = You drew the highest: one of you two opens.
    .brief = You drew the highest.
# Where the first tile lies already, laid by nobody.
# $who (String)
lot-begins = { $who } drew the highest and begins.
    .brief = { $who } begins.
lot-begins-you = You drew the highest and begin.
    .brief = You begin.
# Where it comes from the hand that holds it.
# $who (String)
lot-draws-first = { $who } drew the highest and draws first if nobody holds the centre.
lot-draws-first-you = You drew the highest and draw first if nobody holds the centre.
# The two highest are partners. { $pair } and { $others } are two names each.
# $pair (Arg), $others (Arg)
lot-pairs = { $pair } drew the two highest: they are partners, against { $others }.
    .brief = { $pair } against { $others }.
# The same to the listener, against whom they play.
# $pair (Arg), $partner (String)
lot-pairs-against-you = { $pair } drew the two highest: they are partners, and you play with { $partner }.
    .brief = You play with { $partner } against { $pair }.
# $partner (String), $others (Arg)
lot-pairs-with-you = You and { $partner } drew the two highest: you are partners, against { $others }.
    .brief = You and { $partner } against { $others }.

## Turns

# $who (String), $tile (Tile)
turn-opening = { $who } opens with the { $tile }.
    .brief = { $who } opens.
# $tile (Tile), $key (Message)
# first
your-turn-opening = You open: { $key } to lay the { $tile }.
    .brief = You open, { $tile }.
# The right to open goes round until it comes to the holder of the tile.
# $tile (Tile), $pass (Message)
your-turn-right = You have first claim to open, but not the { $tile }: { $pass } to pass.
# They open if they hold the double for it; else the right goes to the next player.
# $who (String)
turn-may-open = { $who } has first claim to open.
    .brief = { $who } may open.
# $who (String)
turn-opens = { $who } opens.
# $key (Message)
your-turn-opens = You open, with any tile: { $key } to lay the selected one.
    .brief = You open.
# $key (Message)
your-turn-opens-double = You open, with any double: { $key } to lay the selected one.
    .brief = You open with a double.
# $pass (Message)
your-turn-no-double = You have first claim to open, but no double: { $pass } to pass.
# $key (Message), $pass (Message)
your-turn-offered = You may open, with any tile: { $key } to lay the selected one, { $pass } to leave it to your partner.
    .brief = You may open, or { $pass }.
# $key (Message), $pass (Message)
your-turn-swap = Swap your hand for the seven spare tiles? { $key } to swap, { $pass } to keep it.
    .brief = Swap? { $key } or { $pass }.
# $key (Message)
swap-offer = You may swap your hand for the seven spare tiles: { $key } to swap.
# $key (Message)
draw-offer = You may draw instead: { $key } to draw.
# $game (GameName), $key (Message)
draw-offer-wild =
    { $game ->
        [jolly] Only Jollies fit: { $key } to draw instead of laying one.
       *[matador] Only matadors fit: { $key } to draw instead of laying one.
    }
# $pass (Message)
pass-offer = You don't have to lay a tile: { $pass } to pass.
# $key (Message), $doubles (Number)
redeal-offer =
    { $doubles ->
        [4] You have four doubles or more: { $key } to ask for a redeal.
       *[other] You have five doubles or more: { $key } to ask for a redeal.
    }
# $who (String)
turn-of = { $who }'s turn.
# { $ends } is the sentence that tells the ends: "Left 6, right 4."
# $ends (Message), $fitting (Number)
# first
your-turn = Your turn. { $ends }
    .brief = { $ends }
    .full =
        { $fitting ->
            [one] Your turn. { $ends } One of your tiles fits.
           *[other] Your turn. { $ends } { $fitting } of your tiles fit.
        }
# The sentence about the ends says what must be done first, and the others are told the same: brief must say whose turn it is.
# $ends (Message), $fitting (Number)
# first
your-turn-must = Your turn. { $ends }
    .full =
        { $fitting ->
            [one] Your turn. { $ends } One of your tiles fits.
           *[other] Your turn. { $ends } { $fitting } of your tiles fit.
        }
# $ends (Message), $key (Message)
# first
your-turn-draw = Your turn. { $ends } Nothing fits: { $key } to draw.
    .brief = { $ends } { $key }.
# The listener laid a tile, and may add another one that fits.
# $ends (Message), $pass (Message)
one-more-tile = One more tile? { $ends } { $pass } to stop.
    .brief = One more? { $ends }
# It is the listener's turn; no tile fits and none can be drawn. $key: what passes.
# $ends (Message), $key (Message)
your-turn-stuck = Your turn. { $ends } Nothing fits: { $key } to pass.
    .brief = { $ends } { $key }.

## What players do

# $who (String), $tile (Tile)
# first
opened = { $who }: { $tile }.
    .full = { $who } opens with the { $tile }.
# $tile (Tile)
# first
you-opened = You: { $tile }.
    .full = You open with the { $tile }.
# { $place } is one of those below: "left". In .full it is its .full: "on the left". In .brief nothing is said of it: the ends
# are told when your turn comes.
# $who (String), $tile (Arg), $place (Message)
# first
laid = { $who }: { $tile }, { $place }.
    .brief = { $who }: { $tile }.
    .full = { $who } lays the { $tile } { $place }.
# $tile (Arg), $place (Message)
# first
you-laid = You: { $tile }, { $place }.
    .brief = You: { $tile }.
    .full = You lay the { $tile } { $place }.
# A tile was laid where everybody expects it: on one's own arm or train, on the only end, or a double on an arm that ends with its
# number. Only .full says where.
# $who (String), $tile (Arg), $place (Message)
laid-own = { $who }: { $tile }.
    .full = { $who } lays the { $tile } { $place }.
# $tile (Arg), $place (Message)
you-laid-own = You: { $tile }.
    .full = You lay the { $tile } { $place }.
# On the arm or train of somebody else, or of all.
# $who (String), $tile (Arg), $place (Message)
laid-elsewhere = { $who }: { $tile }, { $place }.
    .full = { $who } lays the { $tile } { $place }.
# $tile (Arg), $place (Message)
you-laid-elsewhere = You: { $tile }, { $place }.
    .full = You lay the { $tile } { $place }.
# A tile that fits everywhere. { $then } is what may follow it: one of the three below.
# $who (String), $tile (Arg), $place (Message), $then (Message)
laid-wild = { $who }: { $tile }, { $place }; { $then }.
    .brief = { $who }: { $tile }.
# $tile (Arg), $place (Message), $then (Message)
you-laid-wild = You: { $tile }, { $place }; { $then }.
    .brief = You: { $tile }.
# The word for such a tile in the two games that have one.
# $game (GameName), $tile (Arg)
wild =
    { $game ->
        [jolly] jolly { $tile }
       *[matador] matador { $tile }
    }
# A jolly that lies across the line: only a blank follows it.
# $tile (Arg)
lying-across = { $tile } across
then-either = both halves open
then-blank = only a blank can follow
# $half (Pip)
then-half = { $half } open

# Where a tile was laid.
# first
place-left = left
    .full = on the left
# first
place-right = right
    .full = on the right
# On the arm of a star whose end shows this number.
# $half (Pip)
place-on = on the { $half }
place-new-arm = a new arm
    .full = on a new arm
place-own = their own arm
    .full = on their own arm
place-yours = your arm
    .brief = yours
    .full = on your arm
# $who (String)
place-of = { $who }'s arm
    .brief = { $who }'s
    .full = on { $who }'s arm
# { $place } is one of those above; this half is free to be built on.
# $place (Message), $half (Pip)
place-outward = { $place }, { $half } outward
# The tile lies across the line.
# $place (Message)
place-across = { $place }, across
star-complete = Every arm is there: all ends are open now.
    .brief = All arms open.

# $who (String)
swapped = { $who } swaps hands.
    .brief = { $who } swaps.
# $count (Number), $tiles (List)
you-swapped = You have { $count } new tiles: { $tiles }.
    .brief = { $count } new tiles.
# $who (String), $count (Number)
# first
tiles-left =
    { $count ->
        [one] Last tile.
       *[other] { $count } tiles.
    }
    .brief =
        { $count ->
            [one] Last!
           *[other] { $count } tiles.
        }
    .full =
        { $count ->
            [one] { $who } has one left.
           *[other] { $who } has { $count } left.
        }
# In pairs, where a round goes on until both partners are out. { $mate } is the partner.
# $who (String), $mate (String)
first-out = { $who } is out of tiles; { $mate } plays on.
    .brief = { $who } is out.
# $mate (String)
first-out-you = You are out of tiles; { $mate } plays on.
    .brief = You are out.
# $who (String)
first-out-mate = { $who } is out of tiles; you play on.
    .brief = { $who } is out.
# $who (String), $left (Number)
# first
drew = { $who } draws.
    .full =
        { $left ->
            [0] { $who } draws. The boneyard is now empty.
            [one] { $who } draws: one in the boneyard.
           *[other] { $who } draws: { $left } in the boneyard.
        }
# Two tiles or more, one after the other.
# $who (String), $count (Number), $left (Number)
drew-many = { $who } draws { $count }.
    .full =
        { $left ->
            [0] { $who } draws { $count } tiles. The boneyard is now empty.
            [one] { $who } draws { $count } tiles, one left in the boneyard.
           *[other] { $who } draws { $count } tiles, { $left } left in the boneyard.
        }
# How much is left to draw, behind what somebody drew.
# $left (Number)
boneyard-left =
    { $left ->
        [0] The boneyard is empty now.
        [one] One in the boneyard.
       *[other] { $left } in the boneyard.
    }
# $who (String), $count (Number), $left (Number)
# first
drew-and-passed =
    { $count ->
        [one] { $who } draws and passes.
       *[other] { $who } draws { $count } and passes.
    }
    .brief =
        { $count ->
            [one] { $who } passes.
           *[other] { $who } draws { $count } and passes.
        }
    .full =
        { $count ->
            [one] { $who } draws and passes.
           *[other] { $who } draws { $count } tiles and passes.
        } { boneyard-left }
# { $fits } is the tile and where it can be laid: "6 4, left".
# $fits (Message)
# first
you-drew = You draw { $fits }.
# A drawn tile that fits; it may be kept.
# $fits (Message), $lay (Message), $keep (Message)
you-drew-fits = You draw { $fits }. { $lay } to lay it, { $keep } to keep it.
    .brief = You draw { $fits }.
# A drawn tile that fits and must be laid.
# $fits (Message), $lay (Message)
you-drew-lay = You draw { $fits }. { $lay } to lay it.
    .brief = You draw { $fits }.
# $who (String)
# first
passed = { $who } passes.
# first
you-passed = You pass.
# $halves (Arg)
you-passed-stuck = Nothing goes on { $halves }: you pass.
    .brief = You pass.
# $game (GameName)
you-passed-wild =
    { $game ->
        [jolly] Only a Jolly would fit: you pass.
       *[matador] Only a matador would fit: you pass.
    }
# $tile (Tile)
you-passed-right = You have first claim to open, but not the { $tile }: you pass.
# $who (String)
time-up = { $who }'s time is up.
your-time-up = Your time is up.
# $seconds (Number)
time-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
# $seconds (Number)
next-round-in =
    { $seconds ->
        [one] The next round begins in one second.
       *[other] The next round begins in { $seconds } seconds.
    }

## Ends

# They laid their last tile. Players have their own word for it.
# $who (String)
# first
round-out = { $who } goes out!
    .brief = Out!
# first
round-out-you = You go out!
    .brief = Out!
# $game (GameName)
# first
round-blocked =
    { $game ->
        [kozel] Fish!
        [gaple] Batu beradu!
       *[block] Blocked!
    }
    .full =
        { $game ->
            [kozel] Fish: nobody can move.
            [gaple] Batu beradu: nobody can move.
           *[block] Blocked: nobody can move.
        }
# The round was blocked, and the pips left in the hands were counted.
# $who (Arg), $members (Number)
count-won = Fewest pips: { $who }.
    .brief = Fewest: { $who }.
    .full =
        { $members ->
            [one] { $who } has the fewest pips.
           *[other] { $who } have the fewest pips.
        }
count-won-you = You have the fewest pips.
# { $who } is several names, and "you" is one of them: "you and Clara".
# $who (Listed)
count-won-with-you = Fewest pips: { $who }.
# Of two pairs with equal pips, the one that laid the last tile wins.
# $who (String)
count-equal = Equal pips: { $who } laid the last tile, and that decides it.
count-equal-you = Equal pips: you laid the last tile, and that decides it.
nobody-scores = Nobody scores.
nobody-scores-tied = Tied for the fewest pips: nobody scores.
    .brief = Tied, no score.
# { $who }: several names.
# $who (Listed)
tied-paid = Tied for the fewest pips: { $who }. The others pay them the difference.
# $who (Listed), $points (Signed)
odd-points =
    { $points ->
        [one] It does not divide evenly. One point more: { $who }.
       *[other] It does not divide evenly. { $points } points more: { $who }.
    }
pay-difference = The others pay the difference.
# Who swapped hands and lost.
# $who (String), $single (Signed), $double (Signed)
pays-double = { $who } swapped hands and pays double: { $double } instead of { $single }.
# $single (Signed), $double (Signed)
you-pay-double = You swapped hands and pay double: { $double } instead of { $single }.
# Who wins a count scores what the others hold, less what they hold themselves: { $points }.
# $others (Signed), $own (Signed), $points (Signed)
less-own = The others' { $others } minus the winner's own { $own }: { $points }.
# Pips become game points: { $pips } are those of all hands.
# $pips (Signed), $points (Signed)
game-points =
    { $points ->
        [one] All hands together { $pips }: one game point.
       *[other] All hands together { $pips }: { $points } game points.
    }
# { $left } is a list of the messages points-of: "Ada 5, Bo 12".
# $left (Arg)
round-left = Left in hand: { $left }.
# One pair, in the list of round-left. { $hands } are the messages points-of.
# $hands (Arg), $sum (Number)
left-together = { $hands }, together { $sum }
# The games won so far. $games: one side after the other.
# $games (Arg)
games-won = Games won: { $games }.
    .brief = Games: { $games }.
new-game = A new game begins: all totals go back to 0.
    .brief = New game.
# The sets won so far. $sets: one side after the other.
# $sets (Arg)
sets-won = Sets won: { $sets }.
    .brief = Sets: { $sets }.
new-set = A new set begins: all totals go back to 0.
    .brief = New set.
# The points of a round. $points: one side after the other.
# $points (Arg)
# first
round-points = This round: { $points }.
# The totals after a round. $totals: one side after the other.
# $totals (Arg)
# first
round-totals = Totals: { $totals }.
    .brief = { $totals }.
# In a list of three or four, in the same order after every round; .brief leaves out whose the totals are.
# $who (Listed), $points (Arg)
# first
total-of = { $who } { $points }
    .brief = { $points }
# $who (Listed), $points (Arg)
# first
points-of = { $who } { $points }
# The same of the two sides of a match in pairs or teams, to one of their players.
# $who (Listed), $points (Arg)
points-of-yours = { $who } { $points }
    .brief = yours { $points }
# $who (Listed), $points (Arg)
points-of-theirs = { $who } { $points }
    .brief = theirs { $points }
# The same where a team has three players or more, whose names would take long.
# $points (Arg)
points-of-your-team = yours { $points }
# $points (Arg)
points-of-other-team = theirs { $points }
# { $members }: how many people { $who } are. A team goes out together.
# $who (Arg), $members (Number)
# first
eliminated =
    { $members ->
        [one] { $who } is eliminated.
       *[other] { $who } are eliminated.
    }
    .brief = { $who } eliminated.
# $members (Number)
# first
you-eliminated =
    { $members ->
        [one] You are eliminated.
       *[other] Your team is eliminated.
    }
# What somebody who is eliminated can do: two keys.
# $leave (Message), $end (Message)
ways-out = The others play on. { $leave } to leave, { $end } for the result.
# The rest of the match is played without telling it.
played-out = The others play to the end.
# Where all who are left reach the limit in the same round, whoever has the fewest points wins.
# $who (Arg), $members (Number)
eliminated-last =
    { $members ->
        [one] { $who } reached the limit with the lowest total.
       *[other] { $who } reached the limit with the lowest total.
    }
# $members (Number)
you-eliminated-last =
    { $members ->
        [one] You reached the limit, but with the lowest total.
       *[other] Your team reached the limit, but with the lowest total.
    }
# The match is won. $members: how many people won.
# $who (Arg), $members (Number)
# first
match-won =
    { $members ->
        [one] { $who } wins the match!
       *[other] { $who } win the match!
    }
    .brief = { $who } won!
# first
match-won-you = You win the match!
# $who (Listed)
match-won-with-you = { $who }: you win the match!
match-drawn = The match is drawn.
# $key (Message)
# first
next-round = { $key } for the next round.
    .brief = { $key }.
# Where a game has hands and no rounds.
# $key (Message)
next-hand = { $key } for the next hand.
    .brief = { $key }.
# $again (Message), $leave (Message)
# first
match-ended = { $again } to play again with the same people, { $leave } for the menu.
# The same to somebody who has no seat at the table, and at one that plays a single match.
# $leave (Message)
watching-ended = { $leave } for the menu.
# $key (Message)
lesson-ended = That was the tutorial. { $key } for the menu.

## One keyboard, several people

# Several people at one keyboard: nobody is to hear the hand of another.
# $who (String), $key (Message)
handover = Hand the keyboard to { $who }: { $key } takes it.
    .brief = { $who }, press { $key }.
# $who (String)
handover-done = { $who } has the keyboard.
# The same without keys: they hand on a phone.
# $who (String), $key (Message)
hand-on = Hand the device to { $who }: { $key } takes it.
    .brief = { $who }, press { $key }.
# $who (String)
handed-on = Now { $who } plays.
