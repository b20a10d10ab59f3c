# Forty-two: a game of bids, trumps and tricks, played with domino tiles.

# Trumps or a suit: several tiles of one number. "seven-pips" is a way to play in which the tile nearest to 7 pips takes the trick.
# $suit (SuitName)
suit-name =
    { $suit ->
        [suit-0] blanks
        [suit-1] ones
        [suit-2] twos
        [suit-3] threes
        [suit-4] fours
        [suit-5] fives
        [suit-6] sixes
        [doubles] doubles
        [none] no trumps
        [nello] nello
        [seven-pips] sevens
        [none-doubles-own] no trumps, doubles a suit
        [nello-doubles-high] nello, doubles high
        [nello-doubles-low] nello, doubles low
       *[trumps] trumps
    }
# A bid: 30 to 41 points, or marks, each for all 42 points; in moon 4 to 7 tricks, or 21 for all seven. A plunge and a splash are bids on a hand full of doubles.
# $points (Number), $marks (Number), $way (WayName)
bid-name =
    { $way ->
        [splash] splash, { $marks } marks
        [plunge] plunge, { $marks } marks
       *[plain]
            { $marks ->
                [0]
                    { $points ->
                        [21] 21, the moon
                       *[other] { $points }
                    }
                [one] one mark
               *[other] { $marks } marks
            }
    }
# One of the things you can choose when you are asked for a bid.
pass-name = pass

## What happens

# They drew the highest tile before the match.
# $who (String)
lot-deals = { $who } drew the highest and deals first.
    .brief = { $who } deals.
lot-deals-you = You drew the highest and deal first.
    .brief = You deal.
# In moon the lot decides who bids first.
# $who (String)
lot-bids = { $who } drew the highest and bids first.
    .brief = { $who } bids first.
lot-bids-you = You drew the highest and bid first.
    .brief = You bid first.
# Forty-two is played in hands.
# $number (Number)
hand-begins = Hand { $number }.
# $game (Message), $number (Number)
hand-goes-on = { $game } goes on: hand { $number }.
# $who (String), $bid (Message)
bids = { $who } bids { $bid }.
    .brief = { $who }: { $bid }.
# $bid (Message)
you-bid = You bid { $bid }.
# Theirs is the highest bid: they play for it.
# $who (String), $bid (Message)
has-bid = { $who } has the bid, { $bid }.
# $bid (Message)
you-have-bid = You have the bid, { $bid }.
# Behind the bid. "follow me" is what players call a hand without trumps.
# $suit (SuitName)
named =
    { $suit ->
        [none] No trumps: follow me.
        [nello] Nello: the bidder must lose every trick.
        [seven-pips] Sevens: the tile nearest to 7 pips takes the trick.
        [none-doubles-own] No trumps: follow me. Doubles are a suit of their own.
        [nello-doubles-high] Nello: the bidder must lose every trick. Doubles are high.
        [nello-doubles-low] Nello: the bidder must lose every trick. Doubles are low.
       *[other] The { suit-name } are trumps.
    }
    .brief =
        { $suit ->
            [none] Follow me.
            [nello] Nello.
            [seven-pips] Sevens.
            [none-doubles-own] Follow me, doubles a suit.
            [nello-doubles-high] Nello, doubles high.
            [nello-doubles-low] Nello, doubles low.
           *[other] Trumps: { suit-name }.
        }
# $who (String)
sits-out = { $who } sits out.
# In moon: the tile in the middle goes to the highest bidder, who then puts one away unseen.
# $who (String)
takes-widow = { $who } takes the widow.
# $tile (Tile)
you-take-widow = You take the widow: { $tile }.
# $who (String)
puts-away = { $who } puts a tile away.
# $tile (Tile)
you-put-away = You put the { $tile } away.
you-sit-out = You sit out this hand.
# $who (String), $tile (Tile), $suit (SuitName)
leads = { $who } leads the { $tile }: { suit-name }.
    .brief = { $who }: { $tile }.
# $tile (Tile), $suit (SuitName)
you-lead = You lead the { $tile }: { suit-name }.
    .brief = You: { $tile }.
# Somebody shows their tiles and claims all tricks that are left.
# $who (String)
claims = { $who } lays down and takes the rest.
    .brief = { $who } takes the rest.
you-claim = You lay down and take the rest.
# $who (String), $tile (Tile)
plays = { $who }: { $tile }.
    .full = { $who } plays the { $tile }.
# $tile (Tile)
you-play = You: { $tile }.
    .full = You play the { $tile }.
# $who (String), $tile (Tile)
trumps-in = { $who }: { $tile }, trump.
    .brief = { $who }: { $tile }.
# $tile (Tile)
you-trump-in = You: { $tile }, trump.
    .brief = You: { $tile }.
# Whose the trick is: the listener's, or that of a side of several.
# $members (Number)
trick-side = Yours
# The same in brief.
# $members (Number)
trick-side-short = Yours
# A trick for the listener's side: what it counts. { $tile } took it.
# $tile (Tile), $points (Number), $members (Number)
trick-yours =
    { $points ->
        [1] { trick-side }.
       *[other] { trick-side }, { $points }.
    }
    .brief =
        { $points ->
            [1] { trick-side-short }.
           *[other] { trick-side-short }, { $points }.
        }
    .full =
        { $points ->
            [one] Your trick, with the { $tile }: one point.
           *[other] Your trick, with the { $tile }: { $points } points.
        }
# $tile (Tile), $points (Number)
trick-theirs =
    { $points ->
        [1] Theirs.
       *[other] Theirs, { $points }.
    }
    .full =
        { $points ->
            [one] Their trick, with the { $tile }: one point.
           *[other] Their trick, with the { $tile }: { $points } points.
        }
# To those who only listen. { $side } are the two partners.
# $side (Arg), $tile (Tile), $points (Number)
trick-taken =
    { $points ->
        [1] Trick: { $side }.
       *[other] Trick: { $side }, { $points }.
    }
    .full =
        { $points ->
            [one] Trick to { $side }, with the { $tile }: one point.
           *[other] Trick to { $side }, with the { $tile }: { $points } points.
        }
# A pair did what it had bid. $took: the points of its tricks.
# $side (Listed), $bid (Message), $took (Number)
hand-made = Made: { $side }, { $took } on a bid of { $bid }.
    .brief = Made, { $took }.
    .full = Made: { $side }, { $bid } bid, { $took } points taken.
# $side (Listed), $bid (Message), $took (Number)
hand-set = Set: { $side }, { $took } on a bid of { $bid }.
    .brief = Set, { $took }.
    .full = Set: { $side }, { $bid } bid, { $took } points taken.
# $side (Listed), $marks (Signed)
marks-to =
    { $marks ->
        [one] One mark: { $side }.
       *[other] { $marks } marks: { $side }.
    }

## Your turn

# { $least } is a bid.
# $least (Message)
your-turn-bid = Your bid: { $least } or more.
    .brief = Your bid, { $least }.
# $least (Message)
your-turn-must-bid = All have passed, and you deal: you must bid, { $least } or more.
# $confirm (Message), $pass (Message)
bid-help = Arrows go through the bids, digits find one. { $confirm } to bid, { $pass } to pass.
    .brief = Arrows, then { $confirm }, or { $pass }.
# $confirm (Message)
must-bid-help = Arrows go through the bids, digits find one. { $confirm } to bid.
    .brief = Arrows, then { $confirm }.
# $bid (Message)
your-turn-name = You have the bid, { $bid }. Name trumps.
    .brief = Name trumps.
# $who (String), $bid (Message)
your-turn-name-for = { $who } has the bid, { $bid }. You name trumps, and lead.
# $confirm (Message)
trumps-help = Arrows go through the trumps, digits name a number. { $confirm } to name them.
    .brief = Arrows, then { $confirm }.
your-turn-put-away = Put one tile away.
# $confirm (Message)
put-away-help = Arrows go through your hand. { $confirm } to put the selected tile away.
    .brief = Arrows, then { $confirm }.
your-turn-lead = You lead.
    .full = Your turn: lead any tile.
# The listener follows. $who has the trick so far, with $tile.
# $suit (SuitName), $who (String), $tile (Tile)
your-turn-follow = Your turn, { suit-name } led. { $who }, { $tile }.
    .brief = Led: { suit-name }. { $who }, { $tile }.
    .full = Your turn: { suit-name } were led. { $who } is winning with the { $tile }.
# $suit (SuitName), $who (String), $tile (Tile)
your-turn-free = Your turn, { suit-name } led, you have none. { $who }, { $tile }.
    .brief = You have no { suit-name }. { $who }, { $tile }.
    .full = Your turn: { suit-name } were led, and you have none. { $who } is winning with the { $tile }.
# Right after somebody led and it was told.
your-turn-second = Your turn: follow suit.
    .brief = Follow suit.
your-turn-second-free = Your turn: you have none.
    .brief = You have none.
your-turn-seven = Your turn: lead the tile nearest to 7 pips.
# $who (String), $tile (Tile)
your-turn-sevens = Your turn: the tile nearest to 7 pips. { $who } is winning with the { $tile }.
    .brief = { $who }, { $tile }.
# $confirm (Message)
play-help = Arrows go through your hand. { $confirm } to play the selected tile.
    .brief = Arrows, then { $confirm }.

## Answers

# What was bid so far. $bids: one player after the other.
# $bids (List)
bids-told = Bids: { $bids }.
# { $bid } may be to pass.
# $who (Listed), $bid (Message)
bid-of = { $who } { $bid }
no-bid-yet = No bids yet.
# $who (String)
dealer = { $who } deals.
dealer-you = You deal.
# $who (String)
trumps-unnamed = { $who } names trumps.
trumps-unnamed-you = You name trumps.
# $who (String)
away-next = { $who } puts a tile away next.
away-next-you = You put a tile away next.
# $suit (SuitName), $plays (List)
trick-so-far =
    { $suit ->
        [seven-pips] In this trick: { $plays }.
       *[other] Led: { suit-name }. { $plays }.
    }
# $who (Listed), $tile (Tile)
play-of = { $who } { $tile }
# $who (String)
leads-next = { $who } leads.
leads-next-you = You lead.
# $number (Number), $plays (List)
last-trick = Trick { $number }: { $plays }.
no-trick-yet = No trick has been taken yet.
# { $points } are both pairs with their points.
# $points (Arg)
hand-points = This hand: { $points }.
# $marks (Arg)
marks = Marks: { $marks }.
    .brief = { $marks }.
# $game (Message), $round (Number), $goal (Message), $tiles (Number)
trick-match = { $game }, hand { $round }, { $goal }. Tiles in each hand: { $tiles }.
# { $suits } is a list of the next message.
# $count (Number), $suits (Arg)
suits-held =
    { $count ->
        [one] One tile: { $suits }.
       *[other] { $count } tiles: { $suits }.
    }
    .brief = { $suits }.
# $suit (SuitName), $tiles (List)
suit-held =
    { $suit ->
        [seven-pips] { $tiles }
       *[other] { suit-name } { $tiles }
    }
# { $points }: 10 or 5 for a tile that counts, 0 for others.
# $tile (Tile), $points (Number)
tile-plain = { $tile }
    .full =
        { $points ->
            [0] { $tile }
           *[other] { $tile }, counts { $points }
        }
# $tile (Tile), $points (Number)
tile-trump = { $tile }, trump
    .full =
        { $points ->
            [0] { $tile }, trump
           *[other] { $tile }, trump, counts { $points }
        }
# $tile (Tile)
tile-not-now = { $tile }, not now
# Where a tile can be played, on a screen that is touched.
place-trick = to this trick
# The same, where it is put away.
place-away = away
# { $count } of these are in your hand.
# $suit (SuitName), $count (Number)
choose-trumps =
    { $count ->
        [0] { suit-name }
       *[other] { suit-name }, you hold { $count }
    }
# $seen (Number), $all (Number)
trumps-seen = Trumps in sight: { $seen } of { $all }.
# $limit (Number)
goal-marks =
    { $limit ->
        [one] one mark to win
       *[other] { $limit } marks to win
    }

## Why not

# $suit (SuitName), $tile (Tile)
must-follow = { suit-name } were led, and you hold the { $tile }.
# $tile (Tile)
must-play-nearest = The tile nearest to 7 pips must be played: you hold the { $tile }.
# The first tile led must be a trump, by a house rule of moon.
# $tile (Tile)
must-lead-trump = The first lead must be a trump: you hold the { $tile }.
# $least (Message)
must-bid = All have passed, and you deal: you must bid, { $least } or more.
only-bids-pass = You can only pass when bidding.
claim-by-lead = You can only lay down when you lead.
no-claim = Nobody lays down in this hand.
wrong-claim = The others could still take a trick.
# $number (Number), $least (Message)
no-such-bid = There is no bid of { $number } now: { $least } or more.
# $number (Number)
no-such-trumps = There are no tiles of { $number }.

## Hints

# $bid (Message)
hint-bid = Hint: bid { $bid }.
# $suit (SuitName)
hint-name = Hint: { suit-name }.
# $tile (Tile)
hint-play = Hint: the { $tile }.
# $tile (Tile)
hint-put-away = Hint: put the { $tile } away.
# A hint: claim the rest. $key: with it.
# $key (Message)
hint-claim = Hint: lay down with { $key }.
claim-name = lay down
# How to claim the rest, which is sure. $key: with it; $confirm: or play a tile.
# $key (Message), $confirm (Message)
claim-help = Nobody can take a trick from you: { $key } to lay down, { $confirm } to play a tile.
# A reason. { $held } is a list of the next message: "4 fives and 2 doubles".
# $held (Arg)
reason-holds = you hold { $held }
# $count (Number), $suit (SuitName)
held-of =
    { $count ->
        [one]
            { $suit ->
                [doubles] one double
               *[other] one of the { suit-name }
            }
       *[other] { $count } { suit-name }
    }
# $count (Number)
reason-short = you hold no more than { $count } of any suit
# $who (String)
reason-partner-bid = your partner { $who } has the bid
# $who (String)
reason-partner-takes = your partner { $who } is winning the trick
reason-unbeaten = nobody can beat it
reason-takes-last = you play last, and it takes the trick
# $count (Number)
reason-trumps-out =
    { $count ->
        [one] one trump is still out
       *[other] { $count } trumps are still out
    }
# $points (Number)
reason-brings =
    { $points ->
        [one] it brings one point
       *[other] it brings { $points } points
    }
reason-no-points = it gives away no count

## Keys

# $first (Message), $last (Message)
trick-digits = { $first } to { $last }: a bid, trumps, or the next tile in your hand with that number.
does-bids = the bids, trumps, and the trick so far
does-last-trick = the last trick again
does-trick-scores = points of this hand, and the marks
does-trick-match = about the match: game, hand, goal, dealer
does-trick-previous = the previous tile, bid or trumps
does-trick-next = the next tile, bid or trumps
does-trick-playable = the next tile that can be played; what you are asked for
does-trick-confirm = bid, name or play what is selected, or say yes
does-trick-hand = your hand by suits; after a hand, what everybody had left
does-trick-pass = pass, when you are asked for a bid
does-trick-count = how many trumps and tiles of each number are in sight, your hand included
