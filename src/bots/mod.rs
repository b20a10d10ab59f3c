//! Computer players: from what a seat may know to a move. A [`View`] is all they get, so they cannot peek.

mod heavy;
mod lacks;
mod nerve;
mod normal;
mod playout;
mod random;

pub use playout::{decide, next_command, play_match};

use crate::bax::Choice;
use crate::rules::Move;
use crate::table::{CardView, View};
use rand::Rng;
use std::fmt;
use std::str::FromStr;

/// A computer player.
pub trait Bot<const WORDS: usize = 3>: Send {
    /// Chooses a move for the seat whose view it is, in its turn.
    fn choose(&mut self, view: &View<'_, WORDS>) -> Move;

    /// Takes a card or stands, for the seat whose view it is, in its turn.
    fn stake(&mut self, view: &CardView<'_>) -> Choice;
}

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Sensibly: keeps numbers open, sheds weight, minds team-mates.
    Normal,
    /// A yardstick: doubles first, then the heaviest tile.
    Heavy,
    /// A yardstick: any legal move.
    Random,
}

impl Level {
    /// Every level, the default first.
    pub const ALL: [Self; 3] = [Self::Normal, Self::Heavy, Self::Random];

    /// The name on the command line and in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Heavy => "heavy",
            Self::Random => "random",
        }
    }

    /// A computer player of this level, with its own source of chance.
    #[must_use]
    pub fn bot<const WORDS: usize>(self, chance: impl Rng + Send + 'static) -> Box<dyn Bot<WORDS>> {
        match self {
            Self::Normal => Box::new(normal::Normal),
            Self::Heavy => Box::new(heavy::Heavy),
            Self::Random => Box::new(random::Random::new(chance)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotALevel;

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or(NotALevel)
    }
}
