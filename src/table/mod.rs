//! A match in progress: commands in, events out.
//!
//! A [`Table`] deals, plays and counts; every [`Event`] it emits goes into the record, and each seat is told what
//! [`Event::seen_by`] leaves of it.

mod command;
mod deal;
mod event;
mod form;
mod record;
mod resume;
mod setup;
mod view;

pub use command::{Command, Refusal};
pub use deal::{Deck, Shuffle};
pub use event::{Event, Header, HeaderOptions, HeaderSeat, Inner, RedealReason, RoundEnd, Sink};
pub use record::{Damage, Record, Recorder};
pub use resume::{Mismatch, Resumed, resume};
pub use setup::{Player, Setup, SetupError};
pub use view::View;

use crate::rules::{
    Board, Effect, End, Move, Placement, Redeal, Round, RuleBook, Rules, Seat, SoFar, Tally, Team,
    Teams, Tile, TileSet, Way,
};
use std::sync::Arc;

/// Where a match stands.
#[derive(Clone, Debug)]
enum Phase<const WORDS: usize> {
    /// The next round is to be dealt.
    Between,
    /// Tiles are being laid.
    Round(Box<Round<WORDS>>),
    /// The match is over.
    Over(Teams),
}

/// A match in progress.
#[derive(Clone, Debug)]
pub struct Table<const WORDS: usize = 3> {
    setup: Arc<Setup>,
    rules: Arc<Rules<WORDS>>,
    tally: Tally,
    so_far: SoFar,
    phase: Phase<WORDS>,
}

impl<const WORDS: usize> Table<WORDS> {
    /// Sits down for a match.
    #[must_use]
    pub fn new(setup: Setup, sink: &mut impl Sink) -> Self {
        sink.take(|| Event::Match(Header::of(&setup)));
        Self {
            rules: Arc::new(Rules::new(setup.book, setup.options.clone())),
            tally: Tally::new(setup.options.seating),
            so_far: SoFar::default(),
            phase: Phase::Between,
            setup: Arc::new(setup),
        }
    }

    /// What was agreed, and who plays.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Rules<WORDS> {
        &self.rules
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

    /// Whose turn it is, while a round is being played.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.board().map(Board::turn)
    }

    /// The winners, once the match is over.
    #[must_use]
    pub fn winners(&self) -> Option<Teams> {
        match self.phase {
            Phase::Over(winners) => Some(winners),
            Phase::Between | Phase::Round(_) => None,
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
            rules: &self.rules,
            tally: &self.tally,
            legal: (round.board().turn() == seat).then(|| round.legal()),
        })
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
            Command::Play(seat, play) => self.play(seat, play, sink),
        }
    }

    fn deal(&mut self, deck: &mut impl Deck, sink: &mut impl Sink) -> Result<(), Refusal> {
        if !self.is_between_rounds() {
            return Err(Refusal::NotBetweenRounds);
        }
        let number = self.so_far.rounds + 1;
        sink.take(|| Event::Round { number });
        let options = &self.setup.options;
        let round = loop {
            let dealt = deck.deal(options.set, options.hand, self.tally.playing());
            for seat in dealt.playing.iter() {
                sink.take(|| Event::Dealt {
                    seat,
                    tiles: highest_first(dealt.hands[seat.index()]),
                });
            }
            sink.take(|| Event::Boneyard {
                tiles: dealt.boneyard.iter().rev().copied().collect(),
            });
            match Round::new(Arc::clone(&self.rules), dealt, self.so_far) {
                Ok(round) => break round,
                Err(Redeal::NoDouble) => sink.take(|| Event::Redeal {
                    reason: RedealReason::NoDouble,
                }),
            }
        };
        self.so_far.rounds = number;
        let seat = round.board().turn();
        self.phase = Phase::Round(Box::new(round));
        sink.take(|| Event::Turn { seat });
        Ok(())
    }

    fn play(&mut self, seat: Seat, play: Move, sink: &mut impl Sink) -> Result<(), Refusal> {
        let book = self.setup.book;
        let Phase::Round(round) = &mut self.phase else {
            return Err(Refusal::NoRound);
        };
        let effect = round.play(seat, play)?;
        match (play, effect) {
            (Move::Lay(placement), _) => sink.take(|| laid(book, seat, placement)),
            (Move::Open(tile), _) => sink.take(|| opened(book, seat, tile)),
            (Move::TimeUp, Effect::Laid) => {
                let tile = round
                    .board()
                    .first()
                    .expect("only an opening is laid when the time is up");
                sink.take(|| opened(book, seat, tile));
            }
            (_, Effect::Drew(tile)) => {
                sink.take(|| Event::Drew {
                    seat,
                    tile: Some(tile),
                });
                return Ok(());
            }
            (_, Effect::TimedOut(drawn)) => {
                if let Some(tile) = drawn {
                    sink.take(|| Event::Drew {
                        seat,
                        tile: Some(tile),
                    });
                }
                sink.take(|| Event::Passed { seat });
            }
            (Move::Draw | Move::Pass | Move::TimeUp, Effect::Passed | Effect::Laid) => {
                sink.take(|| Event::Passed { seat });
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
        let ended = self
            .round()
            .and_then(Round::ended)
            .expect("a round is settled when it has ended");
        let options = &self.setup.options;
        let scored = self.setup.book.score(&ended, options);
        let settled = self.setup.book.settle(&mut self.tally, &scored, options);
        self.so_far.opener = Some(ended.opener);
        self.so_far.winner = scored.winner;
        sink.take(|| Event::RoundOver {
            reason: match ended.end {
                End::Out(_) => RoundEnd::Out,
                End::Blocked => RoundEnd::Blocked,
            },
            seat: scored.winner,
            points: scored.points[..options.seating.teams()].to_vec(),
            totals: self.tally.totals().to_vec(),
        });
        for team in settled.eliminated.iter() {
            sink.take(|| Event::Eliminated { team });
        }
        self.phase = if settled.winners.is_empty() {
            Phase::Between
        } else {
            sink.take(|| Event::MatchOver {
                winners: settled.winners.iter().collect::<Vec<Team>>(),
            });
            Phase::Over(settled.winners)
        };
    }

    fn round(&self) -> Option<&Round<WORDS>> {
        match &self.phase {
            Phase::Round(round) => Some(round),
            Phase::Between | Phase::Over(_) => None,
        }
    }
}

fn laid(book: &dyn RuleBook, seat: Seat, placement: Placement) -> Event {
    Event::Laid {
        seat,
        tile: placement.tile,
        arm: Some(placement.arm),
        inner: Inner::of(placement),
        across: book.lies_across(placement.tile, placement.way),
    }
}

fn opened(book: &dyn RuleBook, seat: Seat, tile: Tile) -> Event {
    let across = book.lies_across(tile, Way::High);
    Event::Laid {
        seat,
        tile,
        arm: None,
        inner: Inner::None,
        across,
    }
}

fn highest_first<const WORDS: usize>(hand: TileSet<WORDS>) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = hand.iter().collect();
    tiles.reverse();
    tiles
}
