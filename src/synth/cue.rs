//! The cues: which sound tells what, and where it is heard.

use serde::Serialize;

use super::place::ListeningBy;
use super::recipes::{CueLevel, RECIPES, Recipe};
use super::table::{Happening, Onto, at_table};

/// What a sound tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cue {
    /// A tile was laid at the left end.
    LaidLeft,
    /// A tile was laid at the right end.
    LaidRight,
    /// A tile was laid at neither end: the first one, on another arm, or to a trick.
    Laid,
    /// A double was laid at the left end.
    DoubleLeft,
    /// A double was laid at the right end.
    DoubleRight,
    /// A double was laid elsewhere.
    Double,
    /// A player laid their last tile.
    LaidLast,
    /// A tile was drawn.
    Drawn,
    /// The tiles are mixed.
    Shuffled,
    /// The round is blocked.
    Blocked,
    /// A trick was taken.
    TrickTaken,
    /// A card was taken.
    CardTaken,
    /// A turn was passed: the knock on the table.
    Passed,
    /// A player has one tile left.
    OneLeft,
    /// A player bids, or names trumps or a contract.
    Bid,
    /// A stake was paid.
    Staked,
    /// A train is open to all.
    TrainOpen,
    /// A train is no longer open.
    TrainClosed,
    /// A person came to the table.
    Joined,
    /// A person left the table.
    Gone,
    /// A person wrote a message.
    Message,
    /// A few points for the listener's side, or a right answer.
    Points,
    /// Many points for the listener's side.
    PointsMany,
    /// A few points for another side, or a wrong answer.
    Theirs,
    /// Many points for another side.
    TheirsMany,
    /// A side is out of the match.
    Eliminated,
    /// The listener's side won a round.
    RoundWon,
    /// The listener's side lost a round, or nobody won it.
    RoundLost,
    /// The listener's side won the match.
    MatchWon,
    /// Another side won the match.
    MatchLost,
    /// It is the turn of a player at this keyboard.
    YourTurn,
    /// A question is open.
    Question,
    /// The time to think is nearly over.
    Time,
    /// A key was refused.
    Refused,
    /// The microphone is open.
    MicOpen,
    /// The microphone is closed.
    MicClosed,
    /// The connection was lost.
    LineLost,
    /// The connection is back.
    LineBack,
    /// An entry was reached.
    Menu,
    /// There is no entry further on.
    Edge,
    /// An entry was taken.
    Enter,
    /// The selected tile can be laid.
    Fits,
}

impl Cue {
    /// All cues, in the order of their recipes.
    pub const ALL: [Self; 42] = [
        Self::LaidLeft,
        Self::LaidRight,
        Self::Laid,
        Self::DoubleLeft,
        Self::DoubleRight,
        Self::Double,
        Self::LaidLast,
        Self::Drawn,
        Self::Shuffled,
        Self::Blocked,
        Self::TrickTaken,
        Self::CardTaken,
        Self::Passed,
        Self::OneLeft,
        Self::Bid,
        Self::Staked,
        Self::TrainOpen,
        Self::TrainClosed,
        Self::Joined,
        Self::Gone,
        Self::Message,
        Self::Points,
        Self::PointsMany,
        Self::Theirs,
        Self::TheirsMany,
        Self::Eliminated,
        Self::RoundWon,
        Self::RoundLost,
        Self::MatchWon,
        Self::MatchLost,
        Self::YourTurn,
        Self::Question,
        Self::Time,
        Self::Refused,
        Self::MicOpen,
        Self::MicClosed,
        Self::LineLost,
        Self::LineBack,
        Self::Menu,
        Self::Edge,
        Self::Enter,
        Self::Fits,
    ];

    /// Returns how it is computed.
    pub fn recipe(self) -> &'static Recipe {
        &RECIPES[self as usize]
    }

    /// Returns its name, which is also that of a player's own file.
    pub fn name(self) -> &'static str {
        self.recipe().name
    }

    /// Returns the cue with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cue| cue.name() == name)
    }

    /// Returns the cue that is played where this one is not: that of any tile for a double and for
    /// a last tile.
    pub fn plainer(self, onto: Onto) -> Option<Self> {
        match self {
            Self::DoubleLeft => Some(Self::LaidLeft),
            Self::DoubleRight => Some(Self::LaidRight),
            Self::Double => Some(Self::Laid),
            Self::LaidLast => Some(match onto {
                Onto::Left => Self::LaidLeft,
                Onto::Right => Self::LaidRight,
                Onto::Middle | Onto::Seat(_) => Self::Laid,
            }),
            _ => None,
        }
    }
}

/// A cue of something that happens at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoundCue {
    /// What it tells.
    pub cue: Cue,
    /// Who does it, and where.
    pub happening: Happening,
    /// Which take is played: another number for each event. It follows from what everybody at the
    /// table may know, so that a take tells nothing about a hand.
    pub take: u32,
    /// Whether it is played to be learnt: also if the settings leave it out.
    pub is_sample: bool,
}

impl From<Cue> for SoundCue {
    /// A cue of nobody at the table.
    fn from(cue: Cue) -> Self {
        Self {
            cue,
            happening: Happening::default(),
            take: 0,
            is_sample: false,
        }
    }
}

impl SoundCue {
    /// Returns the cue as it is heard at this level, without those that `is_off` names; `None` if
    /// nothing is heard. Players tap only at the full level.
    #[must_use]
    pub fn audible(self, level: CueLevel, is_off: impl Fn(Cue) -> bool) -> Option<Self> {
        if self.is_sample {
            return Some(self);
        }
        let mut cue = self.cue;
        while cue.recipe().level > level || is_off(cue) {
            cue = cue.plainer(self.happening.onto)?;
        }
        let taps = self.happening.taps && level == CueLevel::Full;
        Some(Self {
            cue,
            happening: Happening {
                taps,
                ..self.happening
            },
            ..self
        })
    }

    /// Computes what the listener hears.
    pub fn frames(self, listening: ListeningBy) -> Vec<[f32; 2]> {
        at_table(self.cue.recipe(), self.take, self.happening, listening)
    }
}

/// A cue as a page plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PageCue {
    /// The name of its recipe.
    pub name: &'static str,
    /// Which take.
    pub take: u32,
    /// Who does it, and where.
    #[serde(flatten)]
    pub happening: Happening,
}

impl From<SoundCue> for PageCue {
    fn from(sound: SoundCue) -> Self {
        Self {
            name: sound.cue.name(),
            take: sound.take,
            happening: sound.happening,
        }
    }
}
