//! How well a computer player plays, as it is agreed before a match and stands in its record.

use std::fmt;
use std::str::FromStr;

/// How many rounds the expert thinks through before a move, if nobody says otherwise. Six times as many as 1000 win 55.0
/// percent of the rounds (pairs of salotto, 200 mirrored deals); this many keep within 30 ms at four seats on a slow core.
const ITERATIONS: u32 = 3000;

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// As beginners do: heavy tiles first, when they think of it.
    Easy,
    /// Sensibly: by a short search, remembering who passed on what.
    Normal,
    /// By a search of so many iterations through deals that agree with what was seen.
    Expert(u32),
    /// A yardstick: what scores most at once, then doubles, then the heaviest tile.
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
    pub const EXPERT: Self = Self::Expert(ITERATIONS);

    const WORLDS: Self = Self::Worlds(400);

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

/// A text that names no level of this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("computer players have no level of this name")]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a name, or a name with a strength: `expert:500`.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let (name, strength) = match text.split_once(':') {
            Some((name, strength)) => (name, Some(strength.parse().map_err(|_| UnknownLevel)?)),
            None => (text, None),
        };
        let level = Self::ALL.into_iter().find(|level| level.name() == name);
        level
            .and_then(|level| match strength {
                Some(strength) => level.with_strength(strength),
                None => Some(level),
            })
            .ok_or(UnknownLevel)
    }
}
