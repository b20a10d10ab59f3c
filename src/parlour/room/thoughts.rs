//! What computer players think about elsewhere, and how long the table waits for it.

use super::Room;
use crate::thinking::{Asker, ThoughtKind, ThoughtUrgency};
use serpente_engine::host::{ComputerDecision, Host, Thinking};
use std::time::{Duration, Instant};

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

impl Room {
    /// Returns the decision of the computer player in turn, if it has made one and not moved yet.
    pub fn decision(&self) -> Option<RoomDecision> {
        self.current.decision()
    }

    /// Returns the computation for the computer player in turn, unless nobody hears the table.
    pub fn take_thinking(&mut self, now: Instant) -> Option<RoomThinking> {
        if self.is_asleep() || !self.outgoing.is_on_disk() {
            return None;
        }
        let urgency = self.urgency();
        // The time counts as that of the network of the table's host, or else of somebody who plays.
        let asker = match self.listeners.any_network(self.notes.owner) {
            Some(network) => Asker::of(network, &self.name),
            None => Asker::Table(self.name.clone()),
        };
        let host = self.current.host.as_mut()?;
        let thinking = host.take_thinking()?;
        let setup = host.table().setup();
        let kind = ThoughtKind {
            level: thinking.level().name(),
            game: setup.game.id(),
            seats: setup.players.len(),
        };
        // The room need not be woken before the result has come.
        self.times.host_wakes_at = None;
        self.times.thinking_since = Some(now);
        Some(RoomThinking {
            thinking,
            urgency,
            asker,
            kind,
        })
    }

    /// Returns whether the table waits for a decision that is computed elsewhere, and somebody hears
    /// it.
    pub fn awaits_thought(&self) -> bool {
        !self.is_asleep() && self.current.host.as_ref().is_some_and(Host::awaits_thought)
    }

    /// Returns how urgent the move of a computer player is: whether everybody at the table has heard
    /// everything before it.
    pub fn urgency(&self) -> ThoughtUrgency {
        if self.times.had_time || !self.listeners.are_waited_for() {
            ThoughtUrgency::Awaited
        } else {
            ThoughtUrgency::Ahead
        }
    }

    /// Returns when the table stops waiting for a computer player that thinks elsewhere.
    pub(super) fn thought_ends_at(&self) -> Option<Instant> {
        if !self.awaits_thought() {
            return None;
        }
        Some(self.times.thinking_since? + THOUGHT_LIMIT)
    }
}
