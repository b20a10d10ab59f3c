# The game of cards.

# Colours, as they are said of a card.
# $card (CardName)
card =
    { $card ->
        [black] black
        [white-yellow] white-yellow
        [white-blue] white-blue
        [green] green
        [red] red
        [yellow] yellow
        [blue] blue
       *[white] white
    }
# $points (Number)
points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
# $points (Number)
points-and-half =
    { $points ->
        [0] half a point
       *[other] { $points } and a half points
    }

## What happens

# Everybody pays into the pot.
# $amount (Number)
all-stake =
    { $amount ->
        [one] Everybody stakes one.
       *[other] Everybody stakes { $amount }.
    }
    .brief = Stakes: { $amount }.
# The eldest begins the round.
# $who (String)
lot-eldest = { $who } drew the highest card and goes first.
    .brief = { $who } goes first.
lot-eldest-you = You drew the highest card and go first.
    .brief = You go first.
# $who (String), $amount (Number)
staked = { $who } stakes { $amount }.
# $amount (Number)
you-staked = You stake { $amount }.
# Somebody took a card. $points: what they have now.
# $who (String), $card (Message), $points (Message)
card-taken = { $who }: { $card }, { $points }.
# $card (Message), $points (Message)
you-took = You: { $card }, { $points }.
# Red: no more cards, but the points stay.
# $who (String), $card (Message), $points (Message)
card-waits = { $who }: { $card }, and waits with { $points }.
    .brief = { $who }: { $card }, { $points }.
# $card (Message), $points (Message)
you-wait = You: { $card }. You wait with { $points }.
    .brief = You: { $card }, { $points }.
# $who (String), $card (Message)
card-out = { $who }: { $card }, out.
# $card (Message)
you-took-out = You: { $card }. You are out of this round.
    .brief = You: { $card }, out.
# They want no more cards.
# $who (String)
stood = { $who } stands.
you-stood = You stand.
# $key (Message)
your-turn-take = Your turn. { $key } to take your first card.
# The listener may take a card or stand. $stake: what the card costs, 0 where nothing is paid.
# $points (Message), $stake (Number), $take (Message), $stand (Message)
your-turn-choose =
    { $stake ->
        [0] Your turn. You have { $points }. { $take } to take a card, { $stand } to stand.
       *[other] Your turn. You have { $points }. { $take } to take a card for { $stake }, { $stand } to stand.
    }
    .brief = Your turn, { $points }.
# { $runs } are names with how many: "Ada 3, Bo 2".
# $runs (List)
tie-colour = Tied. The most yellow or the most blue cards decide, with white as either: { $runs }.
    .brief = Tied, { $runs }.
# $eldest (String)
tie-eldest = Still tied: the first in turn wins, counting from the eldest, { $eldest }.
    .brief = Again; eldest, { $eldest }.
tie-eldest-you = Still tied: the first in turn wins, counting from you.
    .brief = Again, from you.
# { $pot } is 0 where nothing is staked.
# $who (String), $points (Message), $pot (Number)
hand-won =
    { $pot ->
        [0] { $who } wins the round with { $points }.
       *[other] { $who } wins the round with { $points } and takes the pot of { $pot }.
    }
    .brief =
        { $pot ->
            [0] { $who } wins.
           *[other] { $who } wins { $pot }.
        }
# $points (Message), $pot (Number)
hand-won-you =
    { $pot ->
        [0] You win the round with { $points }.
       *[other] You win the round with { $points } and take the pot of { $pot }.
    }
    .brief =
        { $pot ->
            [0] You win.
           *[other] You win { $pot }.
        }
# Nobody won the hand. $pot: what stays.
# $pot (Number)
hand-won-nobody =
    { $pot ->
        [0] Nobody wins the round.
       *[other] Nobody wins the round. The pot of { $pot } stays.
    }
    .brief =
        { $pot ->
            [0] Nobody wins.
           *[other] Nobody wins. Pot { $pot }.
        }

## Answers

# The cards of everybody. $cards: one player after the other.
# $cards (Arg)
all-cards = { $cards }.
# $who (Listed), $cards (List), $points (Message)
cards-of = { $who }: { $cards }, { $points }
# $who (Listed)
cards-none = { $who }: no card
# The points of everybody, and the pot. $points: one player after the other.
# $points (List), $pot (Number)
card-points =
    { $pot ->
        [0] { $points }.
       *[other] { $points }. Pot { $pot }.
    }
# $who (Listed), $points (Message)
card-points-of = { $who } { $points }
# $who (Listed)
card-points-out = { $who } out
# $game (Message), $round (Number), $goal (Message), $left (Number), $pot (Number)
card-match =
    { $pot ->
        [0] { $game }, round { $round }, { $goal }. Cards in the pack: { $left }.
       *[other] { $game }, round { $round }, { $goal }. Cards in the pack: { $left }. Pot: { $pot }.
    }
# $count (Number)
cards-left =
    { $count ->
        [one] One card is left in the pack.
       *[other] { $count } cards are left in the pack.
    }
# $key (Message)
must-take = Everybody takes a first card: { $key } to take yours.
# $take (Message), $stand (Message)
cards-keys = There are no tiles in this game. { $take } to take a card, { $stand } to stand.
# $key (Message)
hint-take = Hint: { $key } to take a card.
# $key (Message)
hint-stand = Hint: { $key } to stand.
reason-leads = you would win now
# $who (String)
reason-behind = { $who } would win now
# $blacks (Number), $left (Number)
reason-blacks =
    { $blacks ->
        [0] no card left is black
        [1]
            { $left ->
                [1] the last card is black
               *[other] one of the { $left } cards left is black
            }
       *[other] { $blacks } of the { $left } cards left are black
    }
