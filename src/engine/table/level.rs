//! The levels of computer players, as written in records.

use std::fmt;
use std::str::FromStr;

/// How many rounds the expert simulates before a move by default. With six times 1000, it wins 55.0 percent of the rounds
/// against 1000 (pairs of salotto, 200 mirrored deals); 3000 stay within 30 ms for four seats on a slow core.
const ITERATIONS: u32 = 3000;

/// The level of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Plays like a beginner: heavy tiles first, but not always.
    Easy,
    /// Plays sensibly: searches a little, and remembers who passed on what.
    Normal,
    /// Searches this many iterations through deals that agree with what was seen.
    Expert(u32),
    /// For comparison: the move that scores most now, then doubles, then the heaviest tile.
    Heavy,
    /// For comparison: any legal move.
    Random,
    /// For comparison: this many sampled deals, each continued at random.
    Worlds(u32),
}

impl Level {
    /// Every level, from the weakest up, then the reference players.
    pub const ALL: [Self; 6] = [
        Self::Easy,
        Self::Normal,
        Self::EXPERT,
        Self::Heavy,
        Self::Random,
        Self::WORLDS,
    ];

    /// The levels offered to players, from the weakest up.
    pub const PLAYERS: [Self; 3] = [Self::Easy, Self::Normal, Self::EXPERT];

    /// The expert at its default strength.
    pub const EXPERT: Self = Self::Expert(ITERATIONS);

    const WORLDS: Self = Self::Worlds(400);

    /// Returns the name on the command line and in records, without the strength that may follow it.
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

    /// Returns the same level with another strength, if it has one.
    fn with_strength(self, strength: u32) -> Option<Self> {
        match self {
            Self::Expert(_) => Some(Self::Expert(strength)),
            Self::Worlds(_) => Some(Self::Worlds(strength)),
            Self::Easy | Self::Normal | Self::Heavy | Self::Random => None,
        }
        .filter(|_| strength > 0)
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

/// The error for a text that is not the name of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("computer players have no level of this name")]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Parses a name, or a name with a strength: `expert:500`.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let (name, strength) = match text.split_once(':') {
            Some((name, strength)) => (name, Some(strength.parse().map_err(|_| UnknownLevel)?)),
            None => (text, None),
        };
        let mut all = Self::ALL.into_iter();
        let level = all.find(|level| level.name() == name).ok_or(UnknownLevel)?;
        match strength {
            Some(strength) => level.with_strength(strength).ok_or(UnknownLevel),
            None => Ok(level),
        }
    }
}
