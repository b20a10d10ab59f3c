//! Dealing and drawing lots.

use super::event::{Event, Sink};
use super::shuffle::Shuffle;
use super::stock::Drawn;
use crate::bax::{Card, PACK};
use crate::rules::{Dealt, MatchHistory, Options, SEATS, Seat, Seats, Set, Tile, TileSet};
use rand::Rng;

/// A source of deals.
pub trait Deck {
    /// Deals `hand` tiles of the set to each of these seats. The centre tile, if there is one, is left out. Memory of an
    /// older deal is reused.
    fn deal<const WORDS: usize>(
        &mut self,
        set: Set,
        hand: usize,
        playing: Seats,
        dealt: &mut Dealt<WORDS>,
    );

    /// Draws one of `all` for each of `seats` seats, until `decide` accepts the draw. Draws that give no result are not
    /// announced.
    fn lots<T: Lot>(&mut self, all: &[T], seats: usize, decide: impl Fn(&[T]) -> bool) -> Vec<T>;

    /// Returns a shuffled pack of cards, the next one first.
    fn pack(&mut self) -> Vec<Card>;
}

/// Something that can be drawn as a lot.
pub trait Lot: Copy + PartialEq {
    /// Returns the lot as it appears in an event.
    fn drawn(self) -> Drawn;

    /// Returns the lot of an event if it has this type.
    fn from(drawn: Drawn) -> Option<Self>;
}

impl Lot for Tile {
    fn drawn(self) -> Drawn {
        Drawn::Tile(self)
    }

    fn from(drawn: Drawn) -> Option<Self> {
        match drawn {
            Drawn::Tile(tile) => Some(tile),
            Drawn::Card(_) => None,
        }
    }
}

impl Lot for Card {
    fn drawn(self) -> Drawn {
        Drawn::Card(self)
    }

    fn from(drawn: Drawn) -> Option<Self> {
        match drawn {
            Drawn::Card(card) => Some(card),
            Drawn::Tile(_) => None,
        }
    }
}

impl<R: Rng> Deck for Shuffle<R> {
    fn deal<const WORDS: usize>(
        &mut self,
        set: Set,
        hand: usize,
        playing: Seats,
        dealt: &mut Dealt<WORDS>,
    ) {
        dealt.playing = playing;
        dealt.hands = [TileSet::EMPTY; SEATS];
        dealt.boneyard.clear();
        let deck = dealt.deck(set);
        dealt.boneyard.extend(deck);
        self.fill(dealt, hand);
    }

    fn lots<T: Lot>(&mut self, all: &[T], seats: usize, decide: impl Fn(&[T]) -> bool) -> Vec<T> {
        self.complete(&[], all, seats, decide)
            .expect("one in a few draws decides what lots are drawn for")
    }

    fn pack(&mut self) -> Vec<Card> {
        self.shuffled(PACK.to_vec())
    }
}

/// Lets each of these seats draw one of `all`, until `decide` accepts the draw.
pub(super) fn draw_lots<T: Lot>(
    all: &[T],
    seats: Seats,
    deck: &mut impl Deck,
    sink: &mut impl Sink,
    decide: impl Fn(&[T]) -> bool,
) -> Vec<T> {
    let lots = deck.lots(all, seats.len(), decide);
    for (seat, lot) in seats.iter().zip(&lots) {
        sink.take(|| Event::Lot {
            seat,
            drawn: lot.drawn(),
        });
    }
    lots
}

/// Returns which seat is first in a round: before the first round the one that draws the highest lot, later the seat after
/// the last one. Also returns the lots drawn.
pub(super) fn first_by_lots<T: Lot, K: Ord>(
    (options, history): (&Options, MatchHistory),
    all: &[T],
    rank: impl Fn(&T) -> K,
    deck: &mut impl Deck,
    sink: &mut impl Sink,
) -> (Seat, Vec<(Seat, Drawn)>) {
    if let Some(seat) = history.next_opener(options.seating) {
        return (seat, Vec::new());
    }
    let seats = options.seating.all();
    let lots = draw_lots(all, seats, deck, sink, |lots| {
        let highest = lots.iter().map(&rank).max();
        let has_it = |lot: &&T| Some(rank(lot)) == highest;
        lots.iter().filter(has_it).count() == 1
    });
    let ranked = seats.iter().zip(lots.iter().map(&rank));
    let highest = ranked.max_by(|(_, one), (_, other)| one.cmp(other));
    let (seat, _) = highest.expect("somebody plays");
    (seat, drawn(seats, &lots))
}

/// Pairs each seat with the lot it drew.
pub(super) fn drawn<T: Lot>(seats: Seats, lots: &[T]) -> Vec<(Seat, Drawn)> {
    let drawn = lots.iter().map(|lot| lot.drawn());
    seats.iter().zip(drawn).collect()
}
