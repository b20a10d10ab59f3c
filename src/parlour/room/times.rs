//! Since when a room waits for what.

use serpente_engine::rules::Seat;
use std::time::{Duration, Instant};

/// How long before the end of a turn the table is told. Of a shorter turn, half is left then.
const TURN_WARNING: Duration = Duration::from_secs(20);

/// How long before the next round is dealt the table is told, if not all players have asked for it.
pub(super) const ROUND_WARNING: Duration = Duration::from_secs(10);

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

/// What is to be done about the turn of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TurnState {
    /// Nothing: nobody is in turn, or the turn may go on.
    GoesOn,
    /// The table must be told that it ends in this time.
    EndsIn(Duration),
    /// The computer must play it for this person.
    IsOver(Seat),
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

    /// Returns until when the match waits for players who have not heard the last step, unless they
    /// have had the full time for it.
    pub(super) fn hearing_ends_at(&self, pace: Duration) -> Option<Instant> {
        if self.had_time {
            return None;
        }
        Some(self.sent_at? + pace)
    }

    /// Returns when the table is told that the next round is dealt soon, unless it was, if it is
    /// dealt at this time.
    pub(super) fn round_warned_at(&self, next_round_at: Option<Instant>) -> Option<Instant> {
        if self.is_round_warned {
            return None;
        }
        next_round_at?.checked_sub(ROUND_WARNING)
    }

    /// Notes that the last player has gone. From then on, the table's clock stops.
    pub(super) fn fall_asleep(&mut self, now: Instant) {
        self.asleep_since = self.asleep_since.or(Some(now));
    }

    /// Notes when the turn of this person began, if a person is in turn after this line of the
    /// record. Returns what is to be done about it, with this limit.
    pub(super) fn see_to_turn(
        &mut self,
        person: Option<Seat>,
        line: u64,
        limit: Option<Duration>,
        now: Instant,
    ) -> TurnState {
        let earlier = self.turn_begun.take();
        let Some(seat) = person else {
            return TurnState::GoesOn;
        };
        let mut turn = match earlier {
            Some(turn) if turn.seat == seat && turn.line == line => turn,
            Some(_) | None => TurnBegun {
                seat,
                line,
                since: now,
                is_warned: false,
            },
        };
        let mut state = TurnState::GoesOn;
        if let Some(limit) = limit {
            if turn.since + limit <= now {
                return TurnState::IsOver(seat);
            }
            let left = left_at_warning(limit);
            if turn.since + limit.saturating_sub(left) <= now && !turn.is_warned {
                turn.is_warned = true;
                state = TurnState::EndsIn(left);
            }
        }
        self.turn_begun = Some(turn);
        state
    }

    /// Returns when a person's turn with this limit is warned about or, if it was, when it ends.
    pub(super) fn turn_ends_at(&self, limit: Duration) -> Option<Instant> {
        let turn = self.turn_begun.as_ref()?;
        let mut lasts = limit;
        if !turn.is_warned {
            lasts = limit.saturating_sub(left_at_warning(limit));
        }
        Some(turn.since + lasts)
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

/// Returns how much of a turn is left, in whole seconds, when the table is told that it ends soon: never more than half, since that
/// would be told with its beginning.
fn left_at_warning(limit: Duration) -> Duration {
    TURN_WARNING.min(Duration::from_secs(limit.as_secs() / 2))
}
