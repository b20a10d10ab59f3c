//! Dealing and drawing lots.

use super::event::{Event, Sink};
use super::shuffle::Shuffle;
use super::stock::Drawn;
use crate::bax::{Card, PACK};
use crate::rules::{Dealt, MatchHistory, Options, SEATS, Seat, Seats, Set, TileSet};
use rand::Rng;

/// A source of deals.
pub trait Deck {
    /// Deals `hand` tiles of the set to each of the seats that take part. The centre tile, if there is one, is left out.
    /// Memory of an older deal is reused.
    fn deal<const WORDS: usize>(&mut self, set: Set, hand: usize, dealt: &mut Dealt<WORDS>);

    /// Draws one of `all` for each of `seats` seats, until `decide` accepts the draw. Draws that give no result are not
    /// announced.
    fn lots(
        &mut self,
        all: &[Drawn],
        seats: usize,
        decide: impl Fn(&[Drawn]) -> bool,
    ) -> Vec<Drawn>;

    /// Returns a shuffled pack of cards, the next one first.
    fn pack(&mut self) -> Vec<Card>;
}

impl<R: Rng> Deck for Shuffle<R> {
    fn deal<const WORDS: usize>(&mut self, set: Set, hand: usize, dealt: &mut Dealt<WORDS>) {
        dealt.hands = [TileSet::EMPTY; SEATS];
        dealt.boneyard.clear();
        dealt.boneyard.extend_from_slice(set.as_slice());
        if !dealt.left_out.is_empty() {
            let left_out = dealt.left_out;
            dealt.boneyard.retain(|tile| !left_out.contains(*tile));
        }
        if let Some(centre) = dealt.centre {
            let mut deck = dealt.boneyard.iter();
            if let Some(at) = deck.position(|tile| *tile == centre) {
                dealt.boneyard.remove(at);
            }
        }
        self.fill(dealt, hand);
    }

    fn lots(
        &mut self,
        all: &[Drawn],
        seats: usize,
        decide: impl Fn(&[Drawn]) -> bool,
    ) -> Vec<Drawn> {
        self.complete(&[], all, seats, decide)
            .expect("one in a few draws decides what lots are drawn for")
    }

    fn pack(&mut self) -> Vec<Card> {
        self.shuffled(PACK.to_vec())
    }
}

/// Lets each of these seats draw one of `all`, until `decide` accepts the draw.
pub(super) fn draw_lots(
    all: &[Drawn],
    seats: Seats,
    deck: &mut impl Deck,
    sink: &mut impl Sink,
    decide: impl Fn(&[Drawn]) -> bool,
) -> Vec<(Seat, Drawn)> {
    let drawn_in_order = deck.lots(all, seats.len(), decide);
    let lots: Vec<(Seat, Drawn)> = seats.iter().zip(drawn_in_order).collect();
    for &(seat, drawn) in &lots {
        sink.take(|| Event::Lot { seat, drawn });
    }
    lots
}

/// Returns which seat is first in a round: before the first round the one that draws the highest lot, later the seat after
/// the last one. Also returns the lots drawn. `all` returns what they are drawn from.
pub(super) fn first_by_lots(
    options: &Options,
    history: MatchHistory,
    all: impl FnOnce() -> Vec<Drawn>,
    deck: &mut impl Deck,
    sink: &mut impl Sink,
) -> (Seat, Vec<(Seat, Drawn)>) {
    if let Some(seat) = history.next_opener(options.seating) {
        return (seat, Vec::new());
    }
    let lots = draw_lots(&all(), options.seating.all(), deck, sink, |lots| {
        let highest = lots.iter().map(|lot| lot.rank()).max();
        let of_highest = lots.iter().filter(|lot| Some(lot.rank()) == highest);
        of_highest.count() == 1
    });
    let highest = lots.iter().max_by_key(|(_, lot)| lot.rank());
    let (seat, _) = *highest.expect("somebody plays");
    (seat, lots)
}
