# The game of cards.

# Colours, as they are said of a card.
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
points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
points-and-half =
    { $points ->
        [0] half a point
       *[other] { $points } and a half points
    }

## What happens

# Everybody pays into the pot.
all-stake =
    { $amount ->
        [one] Everybody stakes one.
       *[other] Everybody stakes { $amount }.
    }
# The eldest begins the round.
lot-eldest = { $who } drew the highest card and goes first.
lot-eldest-you = You drew the highest card and go first.
staked = { $who } stakes { $amount }.
you-staked = You stake { $amount }.
card-taken = { $who }: { $card }, { $points }.
you-took = You: { $card }, { $points }.
# Red: no more cards, but the points stay.
card-waits = { $who }: { $card }, and waits with { $points }.
you-wait = You: { $card }. You wait with { $points }.
card-out = { $who }: { $card }, out.
you-took-out = You: { $card }. You are out of this round.
# They want no more cards.
stood = { $who } stands.
you-stood = You stand.
your-turn-take = Your turn. { $key } to take your first card.
your-turn-choose =
    { $stake ->
        [0] Your turn. You have { $points }. { $take } to take a card, { $stand } to stand.
       *[other] Your turn. You have { $points }. { $take } to take a card for { $stake }, { $stand } to stand.
    }
    .brief = Your turn, { $points }.
# { $runs } are names with how many: "Ada 3, Bo 2".
tie-colour = Tied. The most yellow or the most blue cards decide, with white as either: { $runs }.
tie-eldest = Still tied: the first in turn wins, counting from the eldest, { $eldest }.
# { $pot } is 0 where nothing is staked.
hand-won =
    { $pot ->
        [0] { $who } wins the round with { $points }.
       *[other] { $who } wins the round with { $points } and takes the pot of { $pot }.
    }
hand-won-you =
    { $pot ->
        [0] You win the round with { $points }.
       *[other] You win the round with { $points } and take the pot of { $pot }.
    }
hand-won-nobody =
    { $pot ->
        [0] Nobody wins the round.
       *[other] Nobody wins the round. The pot of { $pot } stays.
    }

## Answers

all-cards = { $cards }.
cards-of = { $who }: { $cards }, { $points }
cards-none = { $who }: no card
card-points =
    { $pot ->
        [0] { $points }.
       *[other] { $points }. Pot { $pot }.
    }
card-points-of = { $who } { $points }
card-points-out = { $who } out
card-match =
    { $pot ->
        [0] { $game }, round { $round }, { $goal }. { $left } cards in the pack.
       *[other] { $game }, round { $round }, { $goal }. { $left } cards in the pack. Pot { $pot }.
    }
cards-left =
    { $count ->
        [one] One card is left in the pack.
       *[other] { $count } cards are left in the pack.
    }
must-take = Everybody takes a first card: { $key } to take yours.
cards-keys = There are no tiles in this game. { $take } to take a card, { $stand } to stand.
hint-take = Hint: { $key } to take a card.
hint-stand = Hint: { $key } to stand.
reason-leads = you would win now
reason-behind = { $who } would win now
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
