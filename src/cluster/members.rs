//! The processes of the cluster, and how many tables each of them hosts.
//!
//! Every process sends a beat a few times per second; beats are not stored. A process without beats
//! counts as gone. If it is still running, its tables pause for a moment, but nothing else is lost,
//! because only one of two processes can append to a log.

use serde::{Deserialize, Serialize};
use serpente_parlour::sharing::DatedBan;
use serpente_parlour::sharing::ProcessId;
use serpente_parlour::sharing::SealedCode;
use serpente_system::lock;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How often a process sends its beat.
pub const BEAT_INTERVAL: Duration = Duration::from_millis(300);

/// A process counts as gone after this time without a beat.
const MEMBER_TIMEOUT: Duration = Duration::from_millis(1800);

/// A process that has not received its own beats for this time is cut off or was stopped. It knows
/// nothing about the others.
const CUT_OFF_AFTER: Duration = Duration::from_millis(900);

/// The beat of a process.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Beat {
    /// The process.
    pub process: ProcessId,
    /// How many tables it hosts.
    pub tables: usize,
    /// Whether it is stopping and accepts no more tables.
    pub leaves: bool,
    /// The addresses with many connections, and how many they have.
    #[serde(default)]
    pub addresses: Vec<(IpAddr, usize)>,
    /// The bans of its administrator, as far as it knows them.
    #[serde(default)]
    pub bans: Vec<DatedBan>,
    /// The codes of six words, as far as it knows them.
    #[serde(default)]
    pub codes: Vec<SealedCode>,
}

/// The processes of the cluster.
pub struct Members {
    own: ProcessId,
    beats: Mutex<ReceivedBeats>,
}

struct ReceivedBeats {
    all: BTreeMap<ProcessId, (Instant, Beat)>,
    /// Since when this process has received its own beats without a gap.
    since: Instant,
    own_at: Instant,
}

impl Members {
    /// Creates the list of the processes that this process knows, which begins to receive beats now.
    pub fn new(own: ProcessId, now: Instant) -> Self {
        let beats = ReceivedBeats {
            all: BTreeMap::new(),
            since: now,
            own_at: now,
        };
        Self {
            own,
            beats: Mutex::new(beats),
        }
    }

    /// Notes a beat.
    pub fn take_beat(&self, beat: Beat, now: Instant) {
        let mut beats = lock(&self.beats);
        if beat.process == self.own {
            if now.duration_since(beats.own_at) > CUT_OFF_AFTER {
                beats.since = now;
            }
            beats.own_at = now;
        }
        beats.all.insert(beat.process, (now, beat));
        beats
            .all
            .retain(|_, (at, _)| now.duration_since(*at) < MEMBER_TIMEOUT * 10);
    }

    /// Notes that a process does not answer. It counts as gone until its next beat.
    pub fn miss(&self, process: ProcessId) {
        lock(&self.beats).all.remove(&process);
    }

    /// Returns whether a process is running, as far as this process knows.
    pub fn is_there(&self, process: ProcessId, now: Instant) -> bool {
        let beats = lock(&self.beats);
        let since_own_beat = now.saturating_duration_since(beats.own_at);
        let received_for = now.saturating_duration_since(beats.since);
        // A process that has just begun to receive beats, or has begun again, cannot know who is
        // gone.
        let knows = since_own_beat <= CUT_OFF_AFTER && received_for >= MEMBER_TIMEOUT;
        if process == self.own || !knows {
            return true;
        }
        match beats.all.get(&process) {
            Some((at, _)) => now.saturating_duration_since(*at) < MEMBER_TIMEOUT,
            None => false,
        }
    }

    /// Returns the other running processes that are not stopping, with the numbers of their tables.
    fn others(&self, now: Instant) -> Vec<(ProcessId, usize)> {
        let beats = lock(&self.beats);
        let mut others = Vec::new();
        for (at, beat) in beats.all.values() {
            let is_running = now.duration_since(*at) < MEMBER_TIMEOUT;
            if beat.process != self.own && !beat.leaves && is_running {
                others.push((beat.process, beat.tables));
            }
        }
        others
    }

    /// Returns the other running processes that are not stopping.
    pub fn neighbours(&self, now: Instant) -> Vec<ProcessId> {
        let others = self.others(now).into_iter();
        others.map(|(process, _)| process).collect()
    }

    /// Chooses a process for each of `tables` tables, so that all processes have about the same
    /// number.
    pub fn heirs(&self, tables: usize, now: Instant) -> Vec<ProcessId> {
        let mut others = self.others(now);
        let mut heirs = Vec::new();
        for _ in 0..tables {
            if let Some((process, hosted)) = others.iter_mut().min_by_key(|(_, hosted)| *hosted) {
                *hosted += 1;
                heirs.push(*process);
            }
        }
        heirs
    }

    /// Returns how many tables above its share this process has if it hosts `own` tables; 0 while
    /// all processes have about the same number.
    pub fn excess(&self, own: usize, now: Instant) -> usize {
        let mut all = self.others(now);
        all.push((self.own, own));
        all.sort_unstable_by_key(|&(process, tables)| (Reverse(tables), process));
        let total: usize = all.iter().map(|(_, tables)| tables).sum();
        let share = total / all.len();
        let left_over = total % all.len();
        // Tables are not moved because of small differences.
        let most = all[0].1;
        let fewest = all[all.len() - 1].1;
        if most - fewest <= (share / 5).max(1) {
            return 0;
        }
        // The remainder of an uneven division stays with the processes that have the most tables.
        let before = all.iter().take_while(|(process, _)| *process != self.own);
        own.saturating_sub(share + usize::from(before.count() < left_over))
    }

    /// Returns how many connections an address has at other processes, as far as their beats say.
    pub fn elsewhere(&self, address: IpAddr, now: Instant) -> usize {
        let beats = lock(&self.beats);
        let mut connections = 0;
        for (at, beat) in beats.all.values() {
            if beat.process == self.own || now.duration_since(*at) >= MEMBER_TIMEOUT {
                continue;
            }
            for (of, count) in &beat.addresses {
                if *of == address {
                    connections += count;
                }
            }
        }
        connections
    }

    /// Returns from how many connections on a beat must list an address, so that all connections
    /// that are not listed are together fewer than `most`.
    pub fn worth_telling(&self, most: usize, now: Instant) -> usize {
        (most / (2 * (self.others(now).len() + 1))).max(1)
    }
}

#[cfg(test)]
mod tests {
    use crate::*;

    fn beat(process: u64, tables: usize) -> Beat {
        Beat {
            process: ProcessId(process),
            tables,
            leaves: false,
            addresses: Vec::new(),
            bans: Vec::new(),
            codes: Vec::new(),
        }
    }

    /// Creates the list of the first of these processes, which has received their beats for long.
    fn members(tables: &[usize], now: Instant) -> Members {
        let members = Members::new(ProcessId(0), now);
        {
            let mut beats = lock(&members.beats);
            (beats.since, beats.own_at) = (now, now);
        }
        for at in 0..10 {
            let now = now + BEAT_INTERVAL * at;
            for (process, &tables) in (0..).zip(tables) {
                members.take_beat(beat(process, tables), now);
            }
        }
        members
    }

    #[test]
    fn who_is_not_heard_is_gone() {
        let begun = Instant::now();
        let members = members(&[0, 0, 0], begun);
        let now = begun + BEAT_INTERVAL * 9;
        let there = |now| [0, 1, 2].map(|id| members.is_there(ProcessId(id), now));
        assert_eq!(there(now), [true; 3]);
        members.miss(ProcessId(1));
        assert_eq!(there(now), [true, false, true]);
        let mut later = now;
        for _ in 0..8 {
            later += BEAT_INTERVAL;
            members.take_beat(beat(0, 0), later);
        }
        assert_eq!(there(later), [true, false, false]);
    }

    #[test]
    fn who_was_cut_off_takes_nobody_for_gone() {
        let begun = Instant::now();
        let members = members(&[0, 0], begun);
        let later = begun + Duration::from_secs(60);
        assert!(members.is_there(ProcessId(1), later));
        members.take_beat(beat(0, 0), later);
        assert!(members.is_there(ProcessId(1), later + BEAT_INTERVAL));
    }

    #[test]
    fn tables_go_to_who_has_fewest() {
        let begun = Instant::now();
        let members = members(&[9, 4, 2], begun);
        let now = begun + BEAT_INTERVAL * 9;
        let heirs = members.heirs(4, now);
        assert_eq!(heirs.iter().filter(|id| id.0 == 2).count(), 3);
        assert_eq!(members.excess(9, now), 4);
        assert_eq!(members.excess(4, now), 0);
    }

    #[test]
    fn whoever_begins_gets_a_whole_share() {
        let begun = Instant::now();
        let now = begun + BEAT_INTERVAL * 9;
        assert_eq!(members(&[7, 7, 6, 0], begun).excess(7, now), 2);
        assert_eq!(members(&[6, 7, 7, 0], begun).excess(6, now), 1);
        assert_eq!(members(&[6, 5, 5, 4], begun).excess(6, now), 1);
        assert_eq!(members(&[6, 5, 5, 5], begun).excess(6, now), 0);
        assert_eq!(members(&[3, 3, 3, 1], begun).excess(3, now), 0);
        assert_eq!(members(&[3, 4, 4, 1], begun).excess(3, now), 0);
        assert_eq!(members(&[100, 100, 100, 70], begun).excess(100, now), 7);
        assert_eq!(members(&[95, 95, 95, 85], begun).excess(95, now), 0);
    }

    #[test]
    fn connections_elsewhere_count() {
        let begun = Instant::now();
        let members = members(&[0, 0], begun);
        let now = begun + BEAT_INTERVAL * 9;
        let address: IpAddr = "203.0.113.9".parse().expect("an address");
        assert_eq!(members.elsewhere(address, now), 0);
        let addresses = vec![(address, 30)];
        members.take_beat(
            Beat {
                addresses,
                ..beat(1, 0)
            },
            now,
        );
        assert_eq!(members.elsewhere(address, now), 30);
        assert_eq!(members.worth_telling(50, now), 12);
    }
}
