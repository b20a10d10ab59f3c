//! Shuffling and dealing; the only place with chance in it.

use super::event::{Event, Sink};
use super::stock::Drawn;
use crate::bax::{Card, PACK};
use crate::rules::{Dealt, MatchHistory, Options, SEATS, Seat, Seats, Set, Tile, TileSet};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};

/// Where deals come from.
pub trait Deck {
    /// Deals `hand` tiles of the set to each of these seats, into the memory of an older deal. The centre that is set there
    /// lies on the table, and is left out.
    fn deal<const WORDS: usize>(
        &mut self,
        set: Set,
        hand: usize,
        playing: Seats,
        dealt: &mut Dealt<WORDS>,
    );

    /// Draws one of `all` for each of `seats` seats, such that they decide what they are drawn for. A draw that decides
    /// nothing is made again and not told.
    fn lots<T: Lot>(&mut self, all: &[T], seats: usize, decide: impl Fn(&[T]) -> bool) -> Vec<T>;

    /// A shuffled pack of cards, the next one first.
    fn pack(&mut self) -> Vec<Card>;
}

/// What lots are drawn with.
pub trait Lot: Copy + PartialEq {
    /// What was drawn, as an event tells it.
    fn drawn(self) -> Drawn;

    /// What an event tells was drawn, if it was one of these.
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

/// Deals from shuffled tiles. The same seed makes the same deals, on every machine.
#[derive(Debug)]
pub struct Shuffle {
    chance: ChaCha8Rng,
}

impl Shuffle {
    /// Deals that follow from a seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self {
            chance: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// A seed nobody can foresee.
    #[must_use]
    pub fn any_seed() -> u64 {
        rand::make_rng::<ChaCha8Rng>().random()
    }

    /// Another source of chance that follows from the same seed: for the computer player in the `n`-th seat.
    #[must_use]
    pub fn chance_for(seed: u64, n: usize) -> impl Rng + Send + 'static {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        chance.set_stream(n as u64 + 1);
        chance
    }

    /// Seats people by chance that follows from the same seed.
    pub(super) fn seat<T>(people: &mut [T], seed: u64) {
        /// The computer players' sources of chance have the numbers of their seats.
        const CHAIRS: usize = 1 << 20;
        people.shuffle(&mut Self::chance_for(seed, CHAIRS));
    }

    /// Gives every seat that has less than `hand` tiles what it lacks of these, at random; the rest, shuffled, is the boneyard.
    pub(crate) fn fill<const WORDS: usize>(
        &mut self,
        dealt: &mut Dealt<WORDS>,
        hand: usize,
        tiles: impl Iterator<Item = Tile>,
    ) {
        let rest = &mut dealt.boneyard;
        rest.clear();
        rest.extend(tiles);
        let mut left = rest.len();
        for seat in dealt.playing.iter() {
            let mut held = dealt.hands[seat.index()];
            for _ in held.len()..hand {
                let chosen = self.chance.random_range(..left);
                left -= 1;
                held.insert(rest[chosen]);
                rest[chosen] = rest[left];
            }
            dealt.hands[seat.index()] = held;
        }
        rest.truncate(left);
        rest.shuffle(&mut self.chance);
    }

    /// Draws lots of which the first are `known`; `None` if they are not among `all`, or decide nothing in many tries.
    pub(crate) fn complete<T: Lot>(
        &mut self,
        known: &[T],
        all: &[T],
        seats: usize,
        decide: impl Fn(&[T]) -> bool,
    ) -> Option<Vec<T>> {
        const TRIES: usize = 10_000;
        let mut unknown = all.to_vec();
        for lot in known {
            let at = unknown.iter().position(|other| other == lot)?;
            unknown.swap_remove(at);
        }
        let more = seats.checked_sub(known.len())?;
        for _ in 0..TRIES {
            unknown.shuffle(&mut self.chance);
            let mut lots = known.to_vec();
            lots.extend(unknown.iter().take(more));
            if decide(&lots) {
                return Some(lots);
            }
        }
        None
    }
}

impl Deck for Shuffle {
    fn deal<const WORDS: usize>(
        &mut self,
        set: Set,
        hand: usize,
        playing: Seats,
        dealt: &mut Dealt<WORDS>,
    ) {
        dealt.playing = playing;
        dealt.hands = [TileSet::EMPTY; SEATS];
        match dealt.centre {
            None => self.fill(dealt, hand, set.tiles()),
            Some(centre) => self.fill(dealt, hand, set.tiles().filter(|&tile| tile != centre)),
        }
    }

    fn lots<T: Lot>(&mut self, all: &[T], seats: usize, decide: impl Fn(&[T]) -> bool) -> Vec<T> {
        self.complete(&[], all, seats, decide)
            .expect("one in a few draws decides what lots are drawn for")
    }

    fn pack(&mut self) -> Vec<Card> {
        let mut pack = PACK.to_vec();
        pack.shuffle(&mut self.chance);
        pack
    }
}

/// Lets each of these seats draw a lot of `all`, such that they decide what they are drawn for.
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

/// Who is first in a round: before the match begins whoever draws the highest of `all`, which nobody else has then, later the
/// seat after the one before. Tells what was drawn, too.
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

/// What each seat drew.
pub(super) fn drawn<T: Lot>(seats: Seats, lots: &[T]) -> Vec<(Seat, Drawn)> {
    let drawn = lots.iter().map(|lot| lot.drawn());
    seats.iter().zip(drawn).collect()
}
