//! Since when a room waits for what.

use serpente_engine::rules::Seat;
use std::time::{Duration, Instant};

/// How long before the end of a turn the table is told.
pub(super) const TURN_WARNING: Duration = Duration::from_secs(20);

/// The turn of a person.
#[derive(Debug)]
pub(super) struct TurnBegun {
    pub(super) seat: Seat,
    /// The last line of the record when it began. Another line begins another turn.
    pub(super) line: u64,
    pub(super) since: Instant,
    /// Whether the table was told that the turn ends soon.
    pub(super) is_warned: bool,
}

/// Since when a room waits for what.
#[derive(Debug, Default)]
pub(super) struct RoomTimes {
    /// Since when no player is connected.
    pub(super) asleep_since: Option<Instant>,
    /// When the last step of the match was sent.
    pub(super) sent_at: Option<Instant>,
    /// Whether the players have had the full time to hear that step.
    pub(super) had_time: bool,
    /// The turn that goes on, if a person has it.
    pub(super) turn_begun: Option<TurnBegun>,
    /// Since when the next round waits to be dealt.
    pub(super) round_over_at: Option<Instant>,
    /// Whether the table was told that the next round is dealt soon.
    pub(super) is_round_warned: bool,
    /// When the host of the match must be woken.
    pub(super) host_wakes_at: Option<Instant>,
    /// Since when a computer player thinks elsewhere.
    pub(super) thinking_since: Option<Instant>,
}

impl RoomTimes {
    /// Notes that a step was sent, and whether it ended a round.
    pub(super) fn sent(&mut self, ends_round: bool, now: Instant) {
        self.sent_at = Some(now);
        self.had_time = false;
        if ends_round {
            self.round_over_at = Some(now);
            self.is_round_warned = false;
        }
    }

    /// Notes when the players have had the full time to hear the last step.
    pub(super) fn see_to_hearing(&mut self, pace: Duration, now: Instant) {
        if let Some(sent_at) = self.sent_at
            && sent_at + pace <= now
        {
            self.had_time = true;
        }
    }

    /// Returns when a person's turn with this limit is warned about or, if it was, when it ends.
    pub(super) fn turn_ends_at(&self, limit: Duration) -> Option<Instant> {
        let turn = self.turn_begun.as_ref()?;
        match warning_of(limit) {
            Some(warning) if !turn.is_warned => Some(turn.since + warning),
            Some(_) | None => Some(turn.since + limit),
        }
    }

    /// Returns since when a person on this seat is in turn, if they are.
    pub(super) fn turn_since(&self, seat: Seat) -> Option<Instant> {
        match &self.turn_begun {
            Some(turn) if turn.seat == seat => Some(turn.since),
            Some(_) | None => None,
        }
    }

    /// Forgets what the match waited for, since it is over.
    pub(super) fn match_is_over(&mut self) {
        self.host_wakes_at = None;
        self.round_over_at = None;
        self.turn_begun = None;
    }

    /// Lets everything that the match waits for last longer by the time that the table slept. The
    /// host of the match knows itself how long it stood still.
    pub(super) fn delay(&mut self, slept: Duration) {
        if let Some(sent_at) = &mut self.sent_at {
            *sent_at += slept;
        }
        if let Some(since) = &mut self.thinking_since {
            *since += slept;
        }
        if let Some(over_at) = &mut self.round_over_at {
            *over_at += slept;
        }
        if let Some(turn) = &mut self.turn_begun {
            turn.since += slept;
        }
    }
}

/// Returns how long a turn goes on until the table is told that it ends soon. A short turn has no
/// warning, since it would come with its beginning.
pub(super) fn warning_of(limit: Duration) -> Option<Duration> {
    limit
        .checked_sub(TURN_WARNING)
        .filter(|until| *until >= TURN_WARNING)
}
