//! The second log of a table, beside its record, and which lines of both can be read.

use super::seats::TableSeats;
use super::{RoomOutput, TableLog};
use crate::lobby::TableSummary;
use crate::log::count;
use serde::{Deserialize, Serialize};
use serpente_archive::Record;
use serpente_client::person::Person;
use serpente_client::wire::{Conditions, TableInfo};
use serpente_contests::FinishedMatch;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::Bytes32;
use std::time::{Duration, Instant};

/// An entry of the second log: one JSON object per line, of which the last one counts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableNotes {
    pub(super) conditions: Conditions,
    #[serde(flatten)]
    pub(super) privacy: Privacy,
    /// The person who opened the table.
    pub(super) opener: Person,
    /// The person who may change the table now.
    #[serde(default, rename = "master")]
    pub(super) owner: Option<Person>,
    #[serde(rename = "chairs")]
    pub(super) seats: TableSeats,
    #[serde(default)]
    pub(super) watchers_silenced: bool,
    /// Whether a match was going on.
    #[serde(default)]
    pub(super) playing: bool,
    /// The key from which the secrets of the deals follow.
    pub(super) seal_key: Bytes32,
    /// The last match, until its league has rated it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) unrated: Option<FinishedMatch>,
    /// For how many days nobody has sat at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) unused_days: Option<u32>,
    /// The last day that was counted, as days since the beginning of 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) unused_on: Option<u64>,
}

/// The largest size of the log of seats, in bytes. A longer one is replaced by its last line, which
/// is the only one that counts.
pub(super) const MOST_SEATS_LOG_BYTES: usize = 64 * 1024;

/// What a room knows of its log of seats.
#[derive(Debug, Default)]
pub(super) struct SeatsLog {
    /// The number of lines.
    lines: u64,
    /// The size, in bytes.
    bytes: usize,
    /// The last line.
    last: Vec<u8>,
}

impl SeatsLog {
    /// Begins with a log of this content. What its last line says may have changed since, so it is
    /// written again in any case.
    pub(super) fn of(log: &[u8]) -> Self {
        Self {
            lines: count(log),
            bytes: log.len(),
            last: Vec::new(),
        }
    }

    /// Returns how the log gets this line, or `None` if it is the last one already.
    pub(super) fn put(&mut self, line: Vec<u8>) -> Option<RoomOutput> {
        if line == self.last {
            return None;
        }
        let after = self.lines;
        self.last.clone_from(&line);
        if self.bytes + line.len() > MOST_SEATS_LOG_BYTES {
            self.lines = 1;
            self.bytes = line.len();
            return Some(RoomOutput::Rewrite(after, line));
        }
        self.lines += 1;
        self.bytes += line.len();
        Some(RoomOutput::Append(TableLog::Seats, after, line))
    }
}

/// A table where nobody sits is deleted after this many days.
pub(super) const UNUSED_TABLE_DAYS: u32 = 30;

/// The result of counting a day at a table where nobody sits.
#[derive(Debug)]
pub enum Waited {
    /// The day was counted before.
    AsBefore,
    /// One more day; this entry must be stored.
    ADayMore(Box<TableNotes>),
    /// The table must be deleted.
    TooLong,
}

/// The privacy of a table: whether it is listed, and its secret word.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Privacy {
    /// Whether the table is left out of the list.
    #[serde(default)]
    pub private: bool,
    /// The hash of the table's secret word, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

impl Privacy {
    /// Returns whether the table is open to strangers: neither private nor behind a secret word.
    pub(super) fn is_open(&self) -> bool {
        !self.private && self.secret.is_none()
    }
}

impl TableNotes {
    /// Returns the seat of the table's host.
    pub(super) fn owner_seat(&self) -> Option<Seat> {
        self.seats.of(self.owner?).iter().next()
    }

    /// Returns when somebody has been away for so long that this changes something: during a match, a
    /// computer player then plays for them; otherwise another player becomes the table's host.
    pub(super) fn absence_ends_at(&self, is_playing: bool, absence: Duration) -> Option<Instant> {
        let owner = self.owner_seat();
        let mut ends_at: Option<Instant> = None;
        for (seat, holder) in self.seats.people() {
            let is_awaited = if is_playing {
                !holder.stood_in
            } else {
                owner == Some(seat)
            };
            if is_awaited && let Some(gone_since) = holder.gone_since {
                let ends = gone_since + absence;
                ends_at = Some(ends_at.map_or(ends, |earlier| earlier.min(ends)));
            }
        }
        ends_at
    }

    /// Returns the person who is to be the table's host while people are connected on the seats
    /// `here`: the one who opened the table, while they sit there; otherwise the current host, while
    /// they are connected or may come back soon; otherwise the next person.
    pub(super) fn next_owner(
        &self,
        here: Seats,
        absence: Duration,
        now: Instant,
    ) -> Option<Person> {
        for seat in self.seats.of(self.opener).iter() {
            if here.contains(seat) {
                return Some(self.opener);
            }
        }
        if here.is_empty() {
            return self.owner;
        }
        let owner_seat = self.owner_seat();
        if let Some(seat) = owner_seat {
            let holder = self.seats.person(seat);
            if here.contains(seat) || holder.is_some_and(|at| at.may_come_back(absence, now)) {
                return self.owner;
            }
        }
        let from = match owner_seat {
            Some(seat) => seat,
            None => here.iter().next()?,
        };
        let next_seat = here.after(from)?;
        let next = self.seats.person(next_seat)?.person;
        next.or(self.owner)
    }

    /// Returns the information about the table for the lobby. Nobody is connected.
    pub fn summary(&self, table: &str) -> TableSummary {
        let people = self.seats.people();
        let info = TableInfo {
            table: table.to_owned(),
            game: self.conditions.game.clone(),
            chairs: self.seats.len(),
            free: self.seats.are_free().len(),
            playing: self.playing,
            private: self.privacy.private,
            secret: self.privacy.secret.is_some(),
            owner: None,
            evening: self.conditions.options.evening.clone(),
        };
        TableSummary {
            info,
            opener: self.opener,
            secret: self.privacy.secret.clone(),
            people: people.filter_map(|(_, holder)| holder.person).collect(),
            here: Vec::new(),
        }
    }

    /// Counts a day on which nobody sat at the table; `day` is in days since the beginning of 1970.
    pub fn waits(mut self, day: u64) -> Waited {
        if self.unused_on == Some(day) {
            return Waited::AsBefore;
        }
        let days = self.unused_days.unwrap_or_default();
        if days >= UNUSED_TABLE_DAYS {
            return Waited::TooLong;
        }
        (self.unused_days, self.unused_on) = (Some(days + 1), Some(day));
        Waited::ADayMore(Box::new(self))
    }

    /// Returns the entry as a line of the log.
    pub fn line(&self) -> Vec<u8> {
        let mut line = serde_json::to_vec(self).expect("it is plain data");
        line.push(b'\n');
        line
    }

    /// Returns the last entry of a log of seats that this version can read.
    #[must_use]
    pub fn last(lines: &[u8]) -> Option<Self> {
        let whole = lines.strip_suffix(b"\n")?;
        let mut backwards = whole.rsplit(|&byte| byte == b'\n');
        backwards.find_map(|line| serde_json::from_slice(line).ok())
    }
}

/// Returns the last match of a record.
pub(super) fn last_match(record: &[u8]) -> Record {
    let mut lines = 0;
    let mut begin = 0;
    let mut end = 0;
    for (at, line) in record.split_inclusive(|&byte| byte == b'\n').enumerate() {
        if line.starts_with(br#"{"type":"match""#) {
            (lines, begin) = (at, end);
        }
        end += line.len();
    }
    let mut last = Record::parse(&record[begin..]);
    last.before += lines;
    last.damage = last.damage.map(|line| line + lines);
    last
}

/// Returns how many lines and bytes of a record come before the first unreadable line of its last
/// match. Returns `None` if all lines can be read, or a later version could read them.
pub fn readable(record: &[u8]) -> Option<(u64, usize)> {
    let last = last_match(record);
    if last.newer.is_some() {
        return None;
    }
    let lines = last.damage? - 1;
    let whole = record.split_inclusive(|&byte| byte == b'\n').take(lines);
    Some((lines as u64, whole.map(<[u8]>::len).sum()))
}
