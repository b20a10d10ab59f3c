//! Whether the host process of a table still knows a session, without input and output.

use serpente_parlour::sharing::ProcessId;
use std::time::{Duration, Instant};

/// How often to ask the host process whether it knows the session, and how long it may take to
/// answer.
pub const HOST_ANSWER_TIMEOUT: Duration = Duration::from_secs(2);

/// How often to check whether the host process is running at all.
pub const PLACE_RETRY_DELAY: Duration = Duration::from_millis(200);

/// What to do about a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WatchStep {
    /// Look again after [`PLACE_RETRY_DELAY`].
    Wait,
    /// Ask the host process whether it knows the session, then call [`SessionWatch::answered`].
    Ask,
    /// End the session. The relay then looks for the table again.
    End,
}

/// Watches over a session with a host process.
#[derive(Debug)]
pub struct SessionWatch {
    host: ProcessId,
    asked_at: Instant,
    /// Whether the host process has not answered the last question: a message may have been on the
    /// way.
    is_unanswered: bool,
    /// The number of messages received when more had been sent. The others may still be on the way.
    behind: Option<u64>,
}

impl SessionWatch {
    /// Watches over a session with this process, which begins now.
    #[must_use]
    pub fn new(host: ProcessId, now: Instant) -> Self {
        Self {
            host,
            asked_at: now,
            is_unanswered: false,
            behind: None,
        }
    }

    /// Returns what to do now. `place` is the process that hosts the table, as far as this one
    /// knows, `is_there` says whether the host process is running.
    pub fn step(&mut self, place: Option<ProcessId>, is_there: bool, now: Instant) -> WatchStep {
        if self.is_unanswered {
            return WatchStep::Ask;
        }
        let is_moved = place.is_some_and(|process| process != self.host);
        if is_moved || !is_there {
            return WatchStep::End;
        }
        if now.saturating_duration_since(self.asked_at) < HOST_ANSWER_TIMEOUT {
            return WatchStep::Wait;
        }
        self.asked_at = now;
        WatchStep::Ask
    }

    /// Takes the answer: how many messages the host process has sent in the session, or `None` if
    /// it does not know the session or does not answer. `came` have been received.
    pub fn answered(&mut self, sent: Option<u64>, came: u64) -> WatchStep {
        let Some(sent) = sent else {
            if self.is_unanswered {
                return WatchStep::End;
            }
            self.is_unanswered = true;
            return WatchStep::Wait;
        };
        self.is_unanswered = false;
        if came < sent && self.behind == Some(came) {
            return WatchStep::End;
        }
        self.behind = if came < sent { Some(came) } else { None };
        WatchStep::Wait
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOST: ProcessId = ProcessId(1);

    #[test]
    fn a_session_ends_when_nothing_comes_of_what_was_sent() {
        let now = Instant::now();
        let mut watch = SessionWatch::new(HOST, now);
        assert_eq!(watch.step(Some(HOST), true, now), WatchStep::Wait);
        let later = now + HOST_ANSWER_TIMEOUT;
        assert_eq!(watch.step(Some(HOST), true, later), WatchStep::Ask);
        assert_eq!(watch.answered(Some(5), 4), WatchStep::Wait);
        assert_eq!(watch.answered(Some(6), 5), WatchStep::Wait);
        assert_eq!(watch.answered(Some(6), 5), WatchStep::End);
    }

    #[test]
    fn a_session_ends_with_its_host_and_after_two_questions_without_an_answer() {
        let now = Instant::now();
        let mut watch = SessionWatch::new(HOST, now);
        assert_eq!(watch.step(Some(ProcessId(2)), true, now), WatchStep::End);
        assert_eq!(watch.step(Some(HOST), false, now), WatchStep::End);
        assert_eq!(watch.answered(None, 0), WatchStep::Wait);
        assert_eq!(watch.step(Some(HOST), true, now), WatchStep::Ask);
        assert_eq!(watch.answered(None, 0), WatchStep::End);
    }
}
