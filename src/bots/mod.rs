//! Computer players: from what a seat may know to a move. A [`GameView`] is all they get, so they cannot peek.

mod advice;
pub mod arena;
mod cards;
mod match_runner;
mod players;
mod search;
mod stop;

pub use advice::{Advice, Reason, advise, reasons};
pub use cards::{CardAdvice, CardReason, advise_cards};
pub use match_runner::{next_command, play_match};
pub use stop::Stop;

use crate::table::{GameMove, GameView};
use rand::Rng;
use std::fmt;
use std::str::FromStr;

/// A computer player.
pub trait Bot<const WORDS: usize = 3>: Send {
    /// Decides on a move for the seat whose view it is, in its turn: with tiles where tiles are played with, with cards where
    /// cards are.
    fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove;

    /// From now on, this word ends its thinking. A computer player that never thinks for long need not heed it.
    fn heed(&mut self, _stop: Stop) {}
}

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// As beginners do: heavy tiles first, when they think of it.
    Easy,
    /// Sensibly: by a short search, remembering who passed on what.
    Normal,
    /// By a search of so many iterations through deals that agree with what was seen.
    Expert(u32),
    /// A yardstick: doubles first, then the heaviest tile.
    Heavy,
    /// A yardstick: any legal move.
    Random,
    /// A yardstick: so many sampled deals, each played on at random.
    Worlds(u32),
}

impl Level {
    /// Every level, from the weakest on; then the yardsticks.
    pub const ALL: [Self; 6] = [
        Self::Easy,
        Self::Normal,
        Self::EXPERT,
        Self::Heavy,
        Self::Random,
        Self::WORLDS,
    ];

    /// The levels to play against, from the weakest on.
    pub const PLAYERS: [Self; 3] = [Self::Easy, Self::Normal, Self::EXPERT];

    /// The expert as it plays if nobody says otherwise.
    pub const EXPERT: Self = Self::Expert(players::ITERATIONS);

    const WORLDS: Self = Self::Worlds(players::WORLDS);

    /// The name on the command line and in records, without the strength that may follow it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Expert(_) => "expert",
            Self::Heavy => "heavy",
            Self::Random => "random",
            Self::Worlds(_) => "worlds",
        }
    }

    /// The same level with another strength, if it has any.
    fn with_strength(self, strength: u32) -> Option<Self> {
        match self {
            Self::Expert(_) => Some(Self::Expert(strength)),
            Self::Worlds(_) => Some(Self::Worlds(strength)),
            Self::Easy | Self::Normal | Self::Heavy | Self::Random => None,
        }
        .filter(|_| strength > 0)
    }

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

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match *self {
            Self::Expert(strength) | Self::Worlds(strength) if !Self::ALL.contains(self) => {
                write!(f, ":{strength}")
            }
            _ => Ok(()),
        }
    }
}

/// A text that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotALevel;

impl FromStr for Level {
    type Err = NotALevel;

    /// Reads a name, or a name with a strength: `expert:500`.
    fn from_str(text: &str) -> Result<Self, NotALevel> {
        let (name, strength) = match text.split_once(':') {
            Some((name, strength)) => (name, Some(strength.parse().map_err(|_| NotALevel)?)),
            None => (text, None),
        };
        let level = Self::ALL.into_iter().find(|level| level.name() == name);
        level
            .and_then(|level| match strength {
                Some(strength) => level.with_strength(strength),
                None => Some(level),
            })
            .ok_or(NotALevel)
    }
}
