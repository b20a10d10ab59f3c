//! The lines of a table that are not stored yet, and which of them are written together. It uses no
//! log and no clock.

use crate::log::count;
use crate::room::TableLog;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Nobody notices a shorter pause.
pub const PAUSE_TOLD_AFTER: Duration = Duration::from_millis(800);

/// Lines that are to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingWrite {
    /// The log to which they belong.
    pub log: TableLog,
    /// The last line before them.
    pub after: u64,
    /// The lines, each with its newline.
    pub lines: Vec<u8>,
    /// Whether they replace all lines before them.
    pub replaces: bool,
}

/// The writes of a table, in order.
#[derive(Default)]
pub(super) struct WriteQueue {
    writes: VecDeque<PendingWrite>,
    under_way: Option<UnderWay>,
    /// How many of the first writes could not be stored. They are tried again together, without
    /// what has come since: a log may have stored them without saying so, and recognises them only
    /// if they are the same.
    failed: Option<usize>,
}

/// The first writes of the queue, which are being stored together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct UnderWay {
    /// How many they are.
    pub(super) count: usize,
    /// How many lines of the record are among them.
    pub(super) events: u64,
    pub(super) since: Instant,
}

impl WriteQueue {
    pub(super) fn push(&mut self, write: PendingWrite) {
        self.writes.push_back(write);
    }

    /// Returns whether everything is stored.
    pub(super) fn is_empty(&self) -> bool {
        self.writes.is_empty()
    }

    /// Returns what to store next, unless something is being stored: the first write, together with
    /// the following ones to the same log. Lines that replace others are written alone.
    pub(super) fn start(&mut self, now: Instant) -> Option<PendingWrite> {
        if self.under_way.is_some() {
            return None;
        }
        let mut writes = self.writes.iter();
        let mut together = writes.next()?.clone();
        let mut writes_together = 1;
        for write in writes {
            if self.failed == Some(writes_together) {
                break;
            }
            if write.log != together.log || write.replaces || together.replaces {
                break;
            }
            together.lines.extend_from_slice(&write.lines);
            writes_together += 1;
        }
        let events = match together.log {
            TableLog::Record => count(&together.lines),
            TableLog::Seats => 0,
        };
        self.under_way = Some(UnderWay {
            count: writes_together,
            events,
            since: now,
        });
        Some(together)
    }

    /// Notes that what was being stored is stored, or could not be stored. Returns what that was.
    pub(super) fn finish(&mut self, is_stored: bool) -> Option<UnderWay> {
        let finished = self.under_way.take()?;
        if is_stored {
            self.writes.drain(..finished.count);
            self.failed = None;
        } else {
            self.failed = Some(finished.count);
        }
        Some(finished)
    }

    /// Returns when players should learn that the table pauses, because storing takes long.
    pub(super) fn pauses_at(&self) -> Option<Instant> {
        Some(self.under_way?.since + PAUSE_TOLD_AFTER)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(log: TableLog, line: &str, replaces: bool) -> PendingWrite {
        PendingWrite {
            log,
            after: 0,
            lines: line.as_bytes().to_vec(),
            replaces,
        }
    }

    #[test]
    fn writes_to_one_log_are_stored_together_and_again_after_a_failure() {
        let now = Instant::now();
        let mut queue = WriteQueue::default();
        assert_eq!(queue.start(now), None);
        for (log, line, replaces) in [
            (TableLog::Record, "a\n", false),
            (TableLog::Record, "b\n", false),
            (TableLog::Seats, "c\n", false),
            (TableLog::Seats, "d\n", true),
            (TableLog::Seats, "e\n", false),
        ] {
            queue.push(write(log, line, replaces));
        }
        let first = write(TableLog::Record, "a\nb\n", false);
        assert_eq!(queue.start(now), Some(first.clone()));
        assert_eq!(queue.start(now), None);
        assert_eq!(queue.pauses_at(), Some(now + PAUSE_TOLD_AFTER));
        queue.finish(false);
        // What comes in the meantime is not stored together with what failed.
        let mut alone = WriteQueue::default();
        alone.push(write(TableLog::Record, "a\n", false));
        assert!(alone.start(now).is_some());
        alone.push(write(TableLog::Record, "b\n", false));
        alone.finish(false);
        assert_eq!(
            alone.start(now),
            Some(write(TableLog::Record, "a\n", false))
        );
        alone.finish(true);
        assert_eq!(
            alone.start(now),
            Some(write(TableLog::Record, "b\n", false))
        );
        assert_eq!(queue.start(now), Some(first));
        queue.finish(true);
        for (line, replaces) in [("c\n", false), ("d\n", true), ("e\n", false)] {
            let next = write(TableLog::Seats, line, replaces);
            assert_eq!(queue.start(now), Some(next));
            let finished = queue.finish(true).expect("it was under way");
            assert_eq!(finished.count, 1);
        }
        assert!(queue.is_empty() && queue.finish(true).is_none());
    }
}
