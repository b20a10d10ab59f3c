//! Computer players: from what a seat may know to a move. A [`GameView`] is all they get, so they cannot peek.

mod advice;
pub mod arena;
mod cards;
mod match_runner;
mod players;
pub mod problems;
pub mod review;
mod search;
mod stop;
mod tricks;

pub use advice::{Advice, Reason, advise, reasons};
pub use cards::{CardAdvice, CardReason, advise_cards};
pub use match_runner::{next_command, play_match};
pub use stop::Stop;
pub use tricks::{TrickAdvice, TrickReason, advise_tricks};

pub use crate::table::Level;

use crate::bax::CardMove;
use crate::rules::Move;
use crate::table::{CardView, GameMove, GameView, TrickView, View};
use crate::tricks::TrickMove;
use rand::Rng;

/// A computer player. What it is asked for is a move of the seat whose view it is, in its turn.
pub trait Bot<const WORDS: usize = 3>: Send {
    /// Decides what to do where tiles are laid.
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move;

    /// Decides what to do where cards are taken.
    fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove;

    /// Decides what to bid, name or play where tricks are played.
    fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove;

    /// Decides on a move of whichever game it is.
    fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove {
        match view {
            GameView::Tiles(view) => self.lay(view).into(),
            GameView::Cards(view) => self.take_or_stand(view).into(),
            GameView::Tricks(view) => self.bid_or_play(view).into(),
        }
    }

    /// From now on, this word ends its thinking. A computer player that never thinks for long need not heed it.
    fn heed(&mut self, _stop: Stop) {}
}

impl Level {
    /// A computer player of this level, with its own source of chance.
    #[must_use]
    pub fn bot<const WORDS: usize>(self, chance: impl Rng + Send + 'static) -> Box<dyn Bot<WORDS>> {
        match self {
            Self::Easy => Box::new(players::Easy::new(chance)),
            Self::Normal => Box::new(players::Normal::new(chance)),
            Self::Expert(iterations) => Box::new(players::Expert::new(iterations, chance)),
            Self::Heavy => Box::new(players::Heavy),
            Self::Random => Box::new(players::Random::new(chance)),
            Self::Worlds(worlds) => Box::new(players::Worlds::new(worlds, chance)),
        }
    }
}
