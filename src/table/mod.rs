//! A match in progress: commands in, events out.
//!
//! A [`Table`] deals, plays and counts; every [`Event`] it emits goes into the record, and each seat is told what
//! [`Event::seen_by`] leaves of it.

mod command;
mod deal;
mod event;
mod form;
mod games;
mod hand;
mod journal;
mod place;
mod position;
mod record;
mod recorder;
mod resume;
mod setup;
mod view;

pub use command::{Command, Refusal};
pub use deal::{Deck, Lot, Shuffle};
pub use event::{
    Drawn, Event, Header, HeaderOptions, HeaderSeat, Inner, RedealReason, RoundEnd, Sink, Stock,
};
pub use games::Game;
pub use journal::{Journal, Medium, Restored, Syncing};
pub use place::{Held, Place};
pub use position::{NotADeal, Position};
pub use record::{Damage, Record};
pub use recorder::{Recorder, lines};
pub use resume::{Mismatch, Replay, Resumed, resume};
pub use setup::{Player, Setup, SetupError};
pub use view::{CardView, Seen, View};

use crate::bax::{Hand, Shown};
use crate::rules::{
    Board, Dealt, Deed, Effect, End, Ended, Move, Opening, Redeal, Round, Rules, Seat, Seats,
    SoFar, Tally, Team, Teams, Tile, TileSet,
};
use std::sync::Arc;

/// Where a match stands.
#[derive(Clone, Debug)]
enum Phase<const WORDS: usize> {
    /// The next round is to be dealt.
    Between,
    /// Tiles are being laid.
    Round(Box<Round<WORDS>>),
    /// Cards are being taken.
    Hand(Box<Hand>),
    /// The match is over.
    Over(Teams),
}

/// A match in progress.
#[derive(Clone, Debug)]
pub struct Table<const WORDS: usize = 3> {
    setup: Arc<Setup>,
    rules: Option<Arc<Rules<WORDS>>>,
    tally: Tally,
    so_far: SoFar,
    ended: Option<Ended>,
    last_hand: Option<Shown>,
    /// What stayed in the pot of the last hand.
    stayed: u32,
    phase: Phase<WORDS>,
    /// The memory of the last deal and the last round, for the next ones.
    dealt: Dealt<WORDS>,
    spare: Option<Box<Round<WORDS>>>,
}

impl<const WORDS: usize> Table<WORDS> {
    /// Sits down for a match.
    #[must_use]
    pub fn new(setup: Setup, sink: &mut impl Sink) -> Self {
        sink.take(|| Event::Match(Header::of(&setup)));
        Self {
            rules: setup
                .game
                .book()
                .map(|book| Arc::new(Rules::new(book, setup.options.clone()))),
            tally: Tally::new(setup.options.seating),
            so_far: SoFar::default(),
            ended: None,
            last_hand: None,
            stayed: 0,
            phase: Phase::Between,
            dealt: Dealt::default(),
            spare: None,
            setup: Arc::new(setup),
        }
    }

    /// Sits down for another match like this one.
    pub fn again(&mut self, sink: &mut impl Sink) {
        sink.take(|| Event::Match(Header::of(&self.setup)));
        self.tally = Tally::new(self.setup.options.seating);
        self.so_far = SoFar::default();
        self.ended = None;
        self.last_hand = None;
        self.stayed = 0;
        self.clear(Phase::Between);
    }

    /// Goes on to a phase without tiles on the table, and keeps the memory of the round.
    fn clear(&mut self, phase: Phase<WORDS>) {
        if let Phase::Round(round) = std::mem::replace(&mut self.phase, phase) {
            self.spare = Some(round);
        }
    }

    /// What was agreed, and who plays.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of the match, if it is a game of tiles.
    #[must_use]
    pub fn rules(&self) -> Option<&Rules<WORDS>> {
        self.rules.as_deref()
    }

    /// The totals.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The number of the round that is being played, or was played last; 0 before the first.
    #[must_use]
    pub fn round_number(&self) -> u32 {
        self.so_far.rounds
    }

    /// What lies open in the round that is being played, if one is.
    #[must_use]
    pub fn board(&self) -> Option<&Board<WORDS>> {
        self.round().map(Round::board)
    }

    /// The round that ended last, as far as its points depended on it.
    #[must_use]
    pub fn ended(&self) -> Option<&Ended> {
        self.ended.as_ref()
    }

    /// Whose turn it is, while a round is being played.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Round(round) => Some(round.board().turn()),
            Phase::Hand(hand) => hand.shown().turn(),
            Phase::Between | Phase::Over(_) => None,
        }
    }

    /// The winners, once the match is over.
    #[must_use]
    pub fn winners(&self) -> Option<Teams> {
        match self.phase {
            Phase::Over(winners) => Some(winners),
            Phase::Between | Phase::Round(_) | Phase::Hand(_) => None,
        }
    }

    /// Whether the next round waits to be dealt.
    #[must_use]
    pub fn is_between_rounds(&self) -> bool {
        matches!(self.phase, Phase::Between)
    }

    /// Everything a seat may know of the round that is being played.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View<'_, WORDS>> {
        let round = self.round()?;
        Some(View {
            seat,
            hand: round.hand(seat),
            board: round.board(),
            rules: round.rules(),
            tally: &self.tally,
            legal: (round.board().turn() == seat).then(|| round.legal()),
        })
    }

    /// Everything a seat may know of the hand of cards that is being played.
    #[must_use]
    pub fn card_view(&self, seat: Seat) -> Option<CardView<'_>> {
        let Phase::Hand(hand) = &self.phase else {
            return None;
        };
        Some(CardView {
            seat,
            shown: hand.shown(),
            options: &self.setup.options,
            tally: &self.tally,
        })
    }

    /// What lies open in the hand of cards that is being played, or was played last.
    #[must_use]
    pub fn shown(&self) -> Option<&Shown> {
        match &self.phase {
            Phase::Hand(hand) => Some(hand.shown()),
            Phase::Between | Phase::Round(_) | Phase::Over(_) => self.last_hand.as_ref(),
        }
    }

    /// Does what is asked, and emits what happened.
    ///
    /// # Errors
    /// If it cannot be done. Nothing has changed then.
    pub fn command(
        &mut self,
        command: Command,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        match command {
            Command::Deal => self.deal(deck, sink),
            Command::Play(seat, play) => self.play(seat, play, deck, sink),
            Command::Choose(seat, choice) => self.choose(seat, choice, sink),
        }
    }

    fn deal(&mut self, deck: &mut impl Deck, sink: &mut impl Sink) -> Result<(), Refusal> {
        if !self.is_between_rounds() {
            return Err(Refusal::NotBetweenRounds);
        }
        let number = self.so_far.rounds + 1;
        sink.take(|| Event::Round { number });
        self.tally.begin_round();
        let setup = Arc::clone(&self.setup);
        let options = &setup.options;
        let Some(rules) = self.rules.clone() else {
            self.deal_cards(deck, sink);
            self.so_far.rounds = number;
            return Ok(());
        };
        let book = rules.book();
        let opening = book.opening(self.so_far, options);
        let mut lots = Vec::new();
        if let Opening::Lot(_) = opening {
            let seats = options.seating.all();
            let all: Vec<Tile> = options.set.tiles().collect();
            lots = draw_lots(&all, seats, deck, sink, |lots| book.lots_decide(lots));
        }
        self.so_far.rounds = number;
        self.deal_tiles(&rules, opening, &lots, deck, sink);
        Ok(())
    }

    /// Deals until the round can be opened.
    fn deal_tiles(
        &mut self,
        rules: &Arc<Rules<WORDS>>,
        opening: Opening,
        lots: &[Tile],
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) {
        self.clear(Phase::Between);
        let options = &self.setup.options;
        let round = loop {
            let dealt = &mut self.dealt;
            deck.deal(options.set, options.hand, self.tally.playing(), dealt);
            for seat in dealt.playing.iter() {
                sink.take(|| Event::Dealt {
                    seat,
                    tiles: highest_first(dealt.hands[seat.index()]),
                });
            }
            sink.take(|| Event::Boneyard {
                tiles: Stock::Tiles(dealt.boneyard.iter().rev().copied().collect()),
            });
            let begun = match &mut self.spare {
                Some(round) => round.deal(dealt, opening, lots),
                None => Round::new(Arc::clone(rules), dealt, opening, lots)
                    .map(|round| self.spare = Some(Box::new(round))),
            };
            match begun {
                Ok(()) => break self.spare.take().expect("a round was just dealt"),
                Err(reason) => sink.take(|| Event::Redeal {
                    reason: match reason {
                        Redeal::NoDouble => RedealReason::NoDouble,
                        Redeal::NoCentre => RedealReason::NoCentre,
                    },
                }),
            }
        };
        let seat = round.board().turn();
        self.phase = Phase::Round(round);
        sink.take(|| Event::Turn { seat });
    }

    fn play(
        &mut self,
        seat: Seat,
        play: Move,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let (Phase::Round(round), Some(rules)) = (&mut self.phase, &self.rules) else {
            return Err(Refusal::NoRound);
        };
        match round.play(seat, play)? {
            Effect::Laid => {
                let &(_, deed) = round.board().trail().last().expect("a tile was just laid");
                sink.take(|| laid(rules, seat, deed));
                if round.board().deciding() {
                    return Ok(());
                }
            }
            Effect::Drew(tile) => {
                sink.take(|| drew(seat, tile));
                return Ok(());
            }
            Effect::Passed => sink.take(|| Event::Passed { seat }),
            Effect::TimedOut(drawn) => {
                if let Some(tile) = drawn {
                    sink.take(|| drew(seat, tile));
                }
                sink.take(|| Event::Passed { seat });
            }
            Effect::Swapped => {
                let tiles = round.hand(seat);
                sink.take(|| Event::Swapped {
                    seat,
                    tiles: Some(highest_first(tiles)),
                });
                if round.board().turn() == seat {
                    return Ok(());
                }
            }
            Effect::Kept => {}
            Effect::Redeal => {
                sink.take(|| Event::Redeal {
                    reason: RedealReason::FiveDoubles,
                });
                let rules = Arc::clone(rules);
                let opening = rules.book().opening(self.so_far, rules.options());
                self.deal_tiles(&rules, opening, &[], deck, sink);
                return Ok(());
            }
        }
        if round.board().end().is_none() {
            let seat = round.board().turn();
            sink.take(|| Event::Turn { seat });
        } else {
            self.settle(sink);
        }
        Ok(())
    }

    /// Counts the round that just ended.
    fn settle(&mut self, sink: &mut impl Sink) {
        let round = self.round().expect("a round is settled when it has ended");
        let ended = round.ended().expect("a round is settled when it has ended");
        let book = round.rules().book();
        let options = &self.setup.options;
        let scored = book.score(&ended, options);
        let settled = book.settle(&mut self.tally, &scored, options);
        self.so_far.opener = Some(ended.right);
        self.so_far.winner = scored.winner;
        self.ended = Some(ended);
        sink.take(|| Event::RoundOver {
            reason: match ended.end {
                End::Out(_) => RoundEnd::Out,
                End::Blocked => RoundEnd::Blocked,
            },
            seat: scored.winner,
            points: scored.points[..options.seating.teams()].to_vec(),
            totals: self.tally.totals().to_vec(),
            games: book.games_to_win().map(|_| self.tally.games().to_vec()),
        });
        for team in settled.eliminated.iter() {
            sink.take(|| Event::Eliminated { team });
        }
        self.go_on(settled.winners, sink);
    }

    /// Ends the match if somebody has won it.
    fn go_on(&mut self, winners: Teams, sink: &mut impl Sink) {
        let phase = if winners.is_empty() {
            Phase::Between
        } else {
            sink.take(|| Event::MatchOver {
                winners: winners.iter().collect::<Vec<Team>>(),
            });
            Phase::Over(winners)
        };
        self.clear(phase);
    }

    fn round(&self) -> Option<&Round<WORDS>> {
        match &self.phase {
            Phase::Round(round) => Some(round),
            Phase::Between | Phase::Hand(_) | Phase::Over(_) => None,
        }
    }
}

/// Draws lots, such that they decide what they are drawn for.
fn draw_lots<T: Lot>(
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

fn laid<const WORDS: usize>(rules: &Rules<WORDS>, seat: Seat, deed: Deed) -> Event {
    let (tile, placement) = match deed {
        Deed::Laid(placement) => (placement.tile, Some(placement)),
        Deed::Opened(tile) => (tile, None),
        Deed::Drew | Deed::Passed | Deed::Swapped => unreachable!("only tiles are laid"),
    };
    let way = placement.map(|placement| placement.way);
    Event::Laid {
        seat,
        tile,
        arm: placement.map(|placement| placement.arm),
        inner: placement.map_or(Inner::None, Inner::of),
        across: rules.book().lies_across(tile, way, rules.options()),
    }
}

fn drew(seat: Seat, tile: Tile) -> Event {
    Event::Drew {
        seat,
        tile: Some(tile),
    }
}

fn highest_first<const WORDS: usize>(hand: TileSet<WORDS>) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = hand.iter().collect();
    tiles.reverse();
    tiles
}
