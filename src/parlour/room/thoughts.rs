//! What computer players think about elsewhere, and how long the table waits for it.

use crate::thinking::{Asker, ThoughtKind, ThoughtUrgency};
use serpente_engine::host::{ComputerDecision, Thinking};
use std::time::Duration;

/// How long a table waits for the decision of a computer player. Then it decides at once, so that it
/// moves within a second of its turn at any load.
pub(crate) const THOUGHT_LIMIT: Duration = Duration::from_millis(900);

/// A decision to be computed elsewhere, and what the queue of thoughts needs to know of it.
pub struct RoomThinking {
    /// The computation. It may run on any thread.
    pub thinking: Thinking,
    /// How urgent it is.
    pub urgency: ThoughtUrgency,
    /// Whose part of the time it takes.
    pub asker: Asker,
    /// What it is about.
    pub kind: ThoughtKind,
}

/// A decision that a computer player had made when the table was unloaded.
#[derive(Clone, Copy, Debug)]
pub struct RoomDecision {
    pub(super) decision: ComputerDecision,
    /// The last line of the record then.
    pub(super) line: u64,
}
