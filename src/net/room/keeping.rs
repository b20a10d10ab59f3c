//! What is kept of a table beside its record, and how it is taken up again.

use super::chairs::{Chairs, KeptChair};
use super::{Arrival, Input, ListenerId, Log, Output, Room, Terms};
use crate::archive::{Record, resume};
use crate::net::person::{Person, random};
use crate::net::wire::{Conditions, TableInfo};
use crate::rules::Seat;
use crate::table::{Bytes32, Shuffle};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::time::Instant;

/// What is kept of a table beside its record: one JSON object a line, of which the last one counts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    conditions: Conditions,
    #[serde(default)]
    private: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    opener: Person,
    #[serde(default)]
    master: Option<Person>,
    chairs: Vec<Option<KeptChair>>,
    #[serde(default)]
    watchers_silenced: bool,
    /// Whether a match was going on.
    #[serde(default)]
    playing: bool,
    /// What the seals of its deals follow from.
    seal_key: Bytes32,
}

/// Why a table cannot be taken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAwake {
    /// The log of its chairs ends with nothing that this version knows.
    #[error("the log of the table's chairs cannot be used")]
    Chairs,
}

/// Whether a table is private, and whether it asks for a word.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Door {
    /// Whether it is left out of the list.
    pub private: bool,
    /// The hash of its secret word.
    pub secret: Option<String>,
}

impl Room {
    /// A new table, with its master on the first chair.
    pub fn open(
        name: &str,
        terms: Terms,
        door: Door,
        master: (ListenerId, Person, String),
        now: Instant,
    ) -> (Self, Vec<Output>) {
        let (listener, person, called) = master;
        let chairs = Chairs::free(terms.seating().seats());
        let mut room = Self::with(name, terms, door, person, chairs);
        room.master = Some(person);
        let entrance = super::Entrance::Sit {
            seat: None,
            name: None,
        };
        let arrival = Arrival {
            listener,
            person,
            name: called,
            entrance,
            after: 0,
        };
        let out = room.input(Input::Enter(arrival), now);
        (room, out)
    }

    fn with(name: &str, terms: Terms, door: Door, opener: Person, chairs: Chairs) -> Self {
        Self {
            name: name.to_owned(),
            terms,
            private: door.private,
            secret: door.secret,
            opener,
            master: None,
            chairs,
            watchers_silenced: false,
            listeners: BTreeMap::new(),
            host: None,
            seal_key: Bytes32(random()),
            host_wakes_at: None,
            record: Vec::new(),
            before: 0,
            told: 0,
            told_at: None,
            had_time: false,
            round_over_at: None,
            chairs_kept: 0,
            waiting: VecDeque::new(),
            asleep_since: None,
            out: Vec::new(),
        }
    }

    /// Takes a table up again from its logs: nobody is there yet. What the record does not tell to its end, such as a deal, is
    /// told anew.
    ///
    /// # Errors
    /// If this version cannot.
    pub fn wake_up(
        name: &str,
        chairs: &[u8],
        record: &[u8],
        now: Instant,
    ) -> Result<(Self, Vec<Output>), NotAwake> {
        let kept = Kept::last(chairs).ok_or(NotAwake::Chairs)?;
        let terms = Terms::of(kept.conditions).map_err(|_| NotAwake::Chairs)?;
        let seated = Chairs::of_kept(kept.chairs);
        if seated.len() != terms.seating().seats() {
            return Err(NotAwake::Chairs);
        }
        let door = Door {
            private: kept.private,
            secret: kept.secret,
        };
        let mut room = Self::with(name, terms, door, kept.opener, seated);
        (room.master, room.watchers_silenced) = (kept.master, kept.watchers_silenced);
        room.seal_key = kept.seal_key;
        let newlines = |bytes: &[u8]| bytes.split(|&byte| byte == b'\n').count() as u64 - 1;
        room.chairs_kept = newlines(chairs);
        for (_, sitter) in room.chairs.people_mut() {
            sitter.gone_since = Some(now);
        }
        room.asleep_since = Some(now);
        room.take_up(&Record::parse(record), newlines(record), now);
        let out = std::mem::take(&mut room.out);
        Ok((room, out))
    }

    /// Goes on with the match of a record, which has so many lines.
    fn take_up(&mut self, record: &Record, lines: u64, now: Instant) {
        (self.before, self.told) = (lines, lines);
        let resumed = match resume(&record.events, Shuffle::seeded(Shuffle::any_seed())) {
            // What cannot be played again is left as it is: another match can be begun behind it.
            Ok(resumed) if record.damage.is_none() && resumed.played == record.events.len() => {
                resumed
            }
            Ok(_) | Err(_) => return,
        };
        self.before = record.before as u64;
        self.record.clone_from(&record.events);
        if record.is_over() {
            return;
        }
        let mut host = self.new_host(resumed.table, &record.events);
        if !resumed.fresh.is_empty() {
            let beside = crate::net::wire::Step::default();
            self.record_events(resumed.fresh, beside);
        }
        let output = host.begin(now);
        self.host = Some(host);
        self.happened(output);
        let left = self.chairs.people().filter(|(_, sitter)| sitter.left);
        let left: Vec<Seat> = left.map(|(seat, _)| seat).collect();
        for seat in left {
            self.stand_in(seat, now);
        }
    }

    /// Keeps who sits here and what is agreed.
    pub(super) fn keep_chairs(&mut self) {
        let kept = Kept {
            conditions: self.terms.conditions.clone(),
            private: self.private,
            secret: self.secret.clone(),
            opener: self.opener,
            master: self.master,
            chairs: self.chairs.kept(),
            watchers_silenced: self.watchers_silenced,
            playing: self.host.is_some(),
            seal_key: self.seal_key,
        };
        let mut line = serde_json::to_vec(&kept).expect("it is plain data");
        line.push(b'\n');
        let after = self.chairs_kept;
        self.chairs_kept += 1;
        self.append(Log::Chairs, after, line);
    }
}

impl Kept {
    /// How the list tells a table that was kept so, at which nobody is.
    #[must_use]
    pub fn info(&self, table: &str) -> TableInfo {
        TableInfo {
            table: table.to_owned(),
            game: self.conditions.game.clone(),
            chairs: self.chairs.len(),
            free: self.chairs.iter().filter(|chair| chair.is_none()).count(),
            playing: self.playing,
            private: self.private,
            secret: self.secret.is_some(),
            master: None,
        }
    }

    /// Who opened it.
    #[must_use]
    pub fn opener(&self) -> Person {
        self.opener
    }

    /// The hash of its secret word, if it has one.
    #[must_use]
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// Who has a chair there.
    #[must_use]
    pub fn people(&self) -> Vec<Person> {
        let chairs = self.chairs.iter().flatten();
        chairs.filter_map(KeptChair::person).collect()
    }

    /// What the last line of a log of chairs says, if that is a line of this version.
    #[must_use]
    pub fn last(lines: &[u8]) -> Option<Self> {
        let whole = lines.strip_suffix(b"\n")?;
        let last = whole.rsplit(|&byte| byte == b'\n').next()?;
        serde_json::from_slice(last).ok()
    }
}
