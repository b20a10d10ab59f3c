//! NATS servers as a model: the stream of the tables and the bucket of their places.
//!
//! What was acknowledged is never lost. While there is no leader, nothing is answered, and what was
//! published then may have been stored or not. A read may come from a server that is a little behind.

use serpente_cluster::cores::{LastMessage, PlaceWrite, StoredTable, StreamEnd, StreamMessage};
use std::collections::BTreeMap;
use std::time::Duration;

/// Another message has been stored on the subject than the writer expects.
pub(super) const WRONG_LAST_SEQUENCE: u32 = 10071;

/// Another message for the subject is being stored.
pub(super) const UNDER_WAY: u32 = 10164;

/// A message in the stream.
#[derive(Clone, Debug)]
struct StoredMessage {
    sequence: u64,
    writer: String,
    lines_then: u64,
    lines: Vec<u8>,
    stored_at: Duration,
}

/// An entry of the bucket.
#[derive(Clone, Debug)]
pub(super) struct BucketEntry {
    pub(super) key: String,
    /// The value; `None` if the entry was removed.
    pub(super) value: Option<Vec<u8>>,
    /// How often the bucket had been written when this was.
    pub(super) revision: u64,
}

/// The servers.
#[derive(Debug, Default)]
pub(super) struct ModelledNats {
    /// The messages of each log of a table.
    stream: BTreeMap<String, Vec<StoredMessage>>,
    sequence: u64,
    bucket: BTreeMap<String, BucketEntry>,
    revision: u64,
    /// Until when there is no leader.
    pub(super) leaderless_until: Duration,
    /// When the servers are back. What is sent before is not stored.
    pub(super) away_until: Duration,
    /// Whether processes hear at once that there is none; otherwise they wait for an answer in vain.
    pub(super) refuses_at_once: bool,
    /// Whether the servers store every message, whatever the writer expects (a planted fault).
    pub(super) is_without_fence: bool,
}

impl ModelledNats {
    /// Returns whether the servers answer.
    pub(super) fn answers(&self, now: Duration) -> bool {
        self.leaderless_until <= now
    }

    /// Returns whether a server is there that may store what is sent to it, even if none answers.
    pub(super) fn is_there(&self, now: Duration) -> bool {
        self.away_until <= now
    }

    /// Stores a message. Returns its number.
    ///
    /// # Errors
    /// Returns the code of the error if another message has come before.
    pub(super) fn publish(
        &mut self,
        log: &str,
        writer: &str,
        message: &StreamMessage,
        now: Duration,
    ) -> Result<u64, u32> {
        let stored = self.stream.entry(log.to_owned()).or_default();
        let last = stored.last().map_or(0, |last| last.sequence);
        if last != message.behind && !self.is_without_fence {
            return Err(WRONG_LAST_SEQUENCE);
        }
        self.sequence += 1;
        stored.push(StoredMessage {
            sequence: self.sequence,
            writer: writer.to_owned(),
            lines_then: message.lines_then,
            lines: message.lines.clone(),
            stored_at: now,
        });
        Ok(self.sequence)
    }

    /// Returns the messages of a log as a server knows them that is behind since this time.
    fn known(&self, log: &str, until: Duration) -> &[StoredMessage] {
        let Some(stored) = self.stream.get(log) else {
            return &[];
        };
        let known = stored.partition_point(|message| message.stored_at <= until);
        &stored[..known]
    }

    /// Reads the last message of a log.
    pub(super) fn last(&self, log: &str, until: Duration) -> LastMessage {
        match self.known(log, until).last() {
            Some(last) => LastMessage {
                end: StreamEnd {
                    lines: last.lines_then,
                    sequence: last.sequence,
                },
                writer: last.writer.clone(),
            },
            None => LastMessage::default(),
        }
    }

    /// Reads a whole log. Returns `None` if a line is missing in it.
    pub(super) fn read(&self, log: &str, until: Duration) -> Option<StoredTable> {
        let mut read = StoredTable::default();
        for message in self.known(log, until) {
            let end = StreamEnd {
                lines: message.lines_then,
                sequence: message.sequence,
            };
            if !read.add(end, &message.lines) {
                return None;
            }
        }
        Some(read)
    }

    /// Removes the messages of a log before this one.
    pub(super) fn purge_before(&mut self, log: &str, sequence: u64) {
        if let Some(stored) = self.stream.get_mut(log) {
            stored.retain(|message| message.sequence >= sequence);
        }
    }

    /// Returns an entry of the bucket.
    pub(super) fn entry(&self, key: &str) -> Option<&BucketEntry> {
        self.bucket.get(key)
    }

    /// Returns all entries of the bucket in the order in which they were written.
    pub(super) fn entries(&self) -> Vec<BucketEntry> {
        let mut all: Vec<BucketEntry> = self.bucket.values().cloned().collect();
        all.sort_by_key(|entry| entry.revision);
        all
    }

    /// Writes an entry, whatever it was before.
    pub(super) fn put(&mut self, key: &str, value: Vec<u8>) -> BucketEntry {
        self.revision += 1;
        let entry = BucketEntry {
            key: key.to_owned(),
            value: Some(value),
            revision: self.revision,
        };
        self.bucket.insert(key.to_owned(), entry.clone());
        entry
    }

    /// Removes an entry if it still has this revision. Returns it as it is then.
    pub(super) fn remove(&mut self, key: &str, revision: u64) -> Option<BucketEntry> {
        let there = self.bucket.get_mut(key)?;
        if there.revision != revision {
            return None;
        }
        self.revision += 1;
        there.value = None;
        there.revision = self.revision;
        Some(there.clone())
    }

    /// Writes an entry if it still has the expected revision. Returns it, or nothing if somebody
    /// else has written it.
    pub(super) fn write(&mut self, write: PlaceWrite) -> Option<BucketEntry> {
        let there = self.bucket.get(&write.key);
        let was = there.filter(|entry| entry.value.is_some());
        if was.map(|entry| entry.revision) != write.was {
            return None;
        }
        Some(self.put(&write.key, write.value))
    }
}
