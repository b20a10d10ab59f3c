//! Computer players: from what a seat may know to a move. A [`GameView`] is all they get, so they cannot peek.

mod advice;
pub mod arena;
mod cards;
mod match_runner;
mod players;
mod search;
mod stop;
mod tricks;

pub use advice::{Advice, Reason, advise, reasons};
pub use cards::{CardAdvice, CardReason, advise_cards};
pub use match_runner::{next_command, play_match};
pub use stop::Stop;
pub use tricks::{TrickAdvice, TrickReason, advise_tricks};

pub use crate::table::Level;

use crate::table::{GameMove, GameView};
use rand::Rng;

/// A computer player.
pub trait Bot<const WORDS: usize = 3>: Send {
    /// Decides on a move for the seat whose view it is, in its turn: what is laid where tiles are laid, of cards where
    /// cards are taken, a bid or a tile where tricks are played.
    fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove;

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
