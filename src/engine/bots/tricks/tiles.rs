//! Chooses a tile by rules of thumb: draw trumps with the best ones, play tiles that cannot be beaten, give the partner
//! points and the others none.

use crate::rules::{Seat, Tile};
use crate::tricks::{Suit, TrickBoard, TrickTiles, Trumps};

/// Everything that matters for the choice.
struct Look<'a> {
    board: &'a TrickBoard,
    seat: Seat,
    trumps: Trumps,
    led: Option<Suit>,
    hand: TrickTiles,
    legal: TrickTiles,
    /// The tiles in other hands.
    unseen: TrickTiles,
}

/// Returns a legal tile for the seat in turn, which has this hand.
pub(super) fn choose(board: &TrickBoard, seat: Seat, hand: TrickTiles) -> Tile {
    let legal = board.playable(hand);
    let first = legal.last().expect("a seat in turn has tiles");
    let Some(trumps) = board.trumps().filter(|_| legal.len() > 1) else {
        return first;
    };
    let look = Look {
        board,
        seat,
        trumps,
        led: board.led(),
        hand,
        legal,
        unseen: board.house().tiles().without(hand).without(board.played()),
    };
    let best = match trumps {
        Trumps::Sevens => Some(first),
        Trumps::Nello(_) => look.best(|tile| look.in_nello(tile)),
        _ if look.leads() => look.best(|tile| look.to_lead(tile)),
        _ => look.to_follow(),
    };
    best.unwrap_or(first)
}

/// Returns whether a tile in other hands would beat this one if that suit was led.
pub(super) fn is_beatable(
    trumps: Trumps,
    tile: Tile,
    led: Option<Suit>,
    unseen: TrickTiles,
) -> bool {
    trumps.order(led).is_beaten(tile, unseen)
}

impl Look<'_> {
    fn best(&self, worth: impl Fn(Tile) -> i32) -> Option<Tile> {
        self.legal.iter().max_by_key(|&tile| worth(tile))
    }

    fn points_of(&self, tile: Tile) -> u8 {
        self.board.house().scores.counts.points_of(tile)
    }

    fn leads(&self) -> bool {
        self.board.current().next().is_none()
    }

    fn strength(&self, tile: Tile) -> u8 {
        self.trumps.order(self.led).strength(tile)
    }

    fn is_ours(&self, seat: Seat) -> bool {
        let seating = self.board.house().seating;
        seating.team(seat) == seating.team(self.seat)
    }

    fn bids(&self) -> bool {
        let standing = self.board.standing();
        standing.is_some_and(|(seat, _)| self.is_ours(seat))
    }

    fn to_lead(&self, tile: Tile) -> i32 {
        let suit = self.trumps.suit(tile);
        let is_trump = self.trumps.contains(tile);
        let points = i32::from(self.points_of(tile));
        let has_trumps_out = !(self.unseen & self.trumps.tiles()).is_empty();
        let strength = i32::from(self.trumps.order(suit).strength(tile));
        let beatable = is_beatable(self.trumps, tile, suit, self.unseen);
        match (is_trump, beatable) {
            (true, false) if has_trumps_out && self.bids() => 200 + strength,
            (_, false) => 150 + points + strength,
            (true, true) if has_trumps_out && self.bids() => 60 + strength - points,
            (true, true) => 5 + strength - points,
            (false, true) if tile.is_double() => 100 - 4 * points,
            // The best of its suit, unless it is trumped.
            (false, true) if !self.beaten_in_suit(tile) => 80 - 4 * points,
            (false, true) => 50 - 4 * points - strength,
        }
    }

    fn beaten_in_suit(&self, tile: Tile) -> bool {
        let suit = self.trumps.suit(tile);
        let plain = self.unseen.without(self.trumps.tiles());
        self.trumps.order(suit).is_beaten(tile, plain)
    }

    fn to_follow(&self) -> Option<Tile> {
        let (winner, winning) = self.board.winning()?;
        let beats = self.strength(winning);
        if self.is_ours(winner) && self.would_keep_trick(winning) {
            return self.best(|tile| 10 * i32::from(self.points_of(tile)) - self.loss(tile));
        }
        // Of the tiles that take the trick for sure, one with many points that is no strong one.
        let sure = self
            .legal
            .iter()
            .filter(|&tile| self.strength(tile) > beats && self.would_keep_trick(tile))
            .max_by_key(|&tile| {
                4 * i32::from(self.points_of(tile)) - i32::from(self.strength(tile))
            });
        if sure.is_some() {
            return sure;
        }
        // Or one that takes it for now, and that brings the opponents nothing if they take the trick after all.
        if !self.is_ours(winner) {
            for tile in self.legal.iter() {
                if self.strength(tile) > beats && self.points_of(tile) == 0 {
                    return Some(tile);
                }
            }
        }
        self.best(|tile| -10 * i32::from(self.points_of(tile)) - self.loss(tile))
    }

    /// Returns whether no seat that plays after this one in the trick could beat this tile.
    fn would_keep_trick(&self, tile: Tile) -> bool {
        let last = self.board.current().count() + 1 == self.board.in_a_trick();
        last || !is_beatable(self.trumps, tile, self.led, self.unseen)
    }

    /// Returns the cost of giving up a tile.
    fn loss(&self, tile: Tile) -> i32 {
        let suit = self.trumps.suit(tile);
        let high = i32::from(!is_beatable(self.trumps, tile, suit, self.unseen));
        let strength = i32::from(self.trumps.order(suit).strength(tile));
        12 * high + 6 * i32::from(tile.is_double()) + strength
    }

    /// Returns the preference for a tile in nello: the bidder stays below the tiles played and gets rid of high ones; the
    /// others play low and wait.
    fn in_nello(&self, tile: Tile) -> i32 {
        let bidder = self.board.standing().map(|(seat, _)| seat);
        let own = self.trumps.suit(tile);
        let strength = i32::from(self.trumps.order(self.led.or(own)).strength(tile));
        let of_own_suit = self.hand & self.trumps.order(own).following();
        let of_suit = i32::try_from(of_own_suit.len()).expect("a hand is small");
        let winning = self.board.winning();
        let lies = winning.map(|(_, tile)| i32::from(self.strength(tile)));
        match lies {
            _ if strength == 0 => 40 + i32::from(tile.high().get()),
            Some(lies) if bidder == Some(self.seat) && strength < lies => 20 + strength,
            _ if bidder == Some(self.seat) => -strength,
            _ => -strength - of_suit,
        }
    }
}
