//! One player at a table: what they know, what their keys mean, and what they are told; and the
//! match between them and its host.
//!
//! A [`Listener`] takes inputs and updates, and returns requests and announcements. It only knows
//! what the [`Update`]s for its seats contain, so it can run on a
//! machine that never receives the other hands. It uses no threads, no clock and no files. A
//! [`Match`] joins it to a host, on this machine or another.
//!
//! # The words of a seat
//!
//! - A **keyboard** is where one or several players sit, or nobody who plays: a spectator. Of
//!   several, one **holds** it; the others are **called** to it and **take** it.
//! - A **listener** is everything at one keyboard. It is what the host sends its updates to.
//! - An **action** ([`TableAction`]) is what a key asks for. A **reply** is what a part of the
//!   listener makes of it.
//! - To **select** a tile, a place or a bid is to announce it, so that the next key can act on it.
//! - **Own** announcements are about a hand; nobody but its player may hear them. **Answers**
//!   follow a key of the player.
//! - A **question** waits for its answer: where to lay a tile, what the ends count, whether to
//!   leave.
//! - **Leftovers** are the tiles left in all hands when a round is over; an **ended round** is that, with how it ended.
//! - A **recap** announces what was recorded, but perhaps never announced, before a match was
//!   resumed.

mod action;
mod answers;
mod asking;
mod begin;
mod choice;
mod count;
mod digits;
mod draws;
mod hand;
mod hands;
mod held;
mod help;
mod hint;
mod hosted_match;
mod keyboard;
mod keys;
mod leaving;
mod leftovers;
mod listener;
mod moves;
mod output;
mod places;
mod reply;
mod telling;
mod views;

pub use action::{Action, AppAction, TableAction};
pub use draws::Draws;
pub use held::HeldTile;
pub use hint::HintFound;
pub use hosted_match::{Match, MatchThinking, MatchThought};
pub use leaving::Keeping;
pub use leftovers::EndedRound;
pub use listener::{Listener, SeatInput};
pub use output::SeatOutput;
pub use telling::announced_earlier;

use serpente_engine::table::Update;
use serpente_text::announce::{Detail, Keys};

/// How announcements are formulated.
#[derive(Clone, PartialEq, Debug)]
pub struct TellingManner {
    /// The names of the keys that messages mention.
    pub keys: Keys,
    /// The detail of announcements.
    pub detail: Detail,
    /// Whether a tile is drawn without a key where nothing else is possible.
    pub draws_by_itself: bool,
}

/// The last updates before a match was resumed. They were recorded, but perhaps never announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResumeRecap {
    /// All updates before those.
    pub before: Vec<Update>,
    /// The updates to announce.
    pub steps: Vec<Update>,
}
