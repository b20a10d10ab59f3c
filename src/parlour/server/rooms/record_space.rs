//! How much of the disk the records of one network's tables take. A table has a limit of its own;
//! this one holds for somebody who opens many tables, or leaves a table and comes back.

use crate::limiter::UsedUntil;
use crate::loaded::TableOutput;
use crate::room::TableLog;
use serpente_system::lock;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How many bytes of records the tables of a network may write at once, and how many a second after
/// that. Ten tables where people play all day write less.
pub(crate) const NETWORK_BYTES_AT_ONCE: u64 = 50 << 20;
pub(crate) const NETWORK_BYTES_A_SECOND: u64 = 512;

/// The space that each network has used.
#[derive(Debug, Default)]
pub(super) struct RecordSpace {
    /// When each network could have written what it has, without anything at once.
    used_until: Mutex<UsedUntil<IpAddr>>,
}

impl RecordSpace {
    /// Counts bytes that a network's table writes. Returns from when on it has room for another
    /// round, unless that is now.
    pub(super) fn add(&self, network: IpAddr, bytes: u64, now: Instant) -> Option<Instant> {
        let mut used_until = lock(&self.used_until);
        let takes = Duration::from_millis(bytes * 1000 / NETWORK_BYTES_A_SECOND);
        let until = used_until.of(&network, now) + takes;
        if bytes > 0 {
            used_until.set(network, until, now);
        }
        let at_once = Duration::from_secs(NETWORK_BYTES_AT_ONCE / NETWORK_BYTES_A_SECOND);
        let room_at = until.checked_sub(at_once)?;
        if room_at > now { Some(room_at) } else { None }
    }
}

/// Returns how many bytes of a record are to be stored.
pub(super) fn record_bytes(out: &[TableOutput]) -> u64 {
    let mut bytes = 0;
    for output in out {
        if let TableOutput::Store(write) = output
            && write.log == TableLog::Record
        {
            bytes += write.lines.len() as u64;
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_of_a_network_write_so_much_at_once_and_then_slowly() {
        let space = RecordSpace::default();
        let now = Instant::now();
        let [stranger, honest] = [7, 8].map(|last| IpAddr::from([203, 0, 113, last]));
        // Twenty tables, of which each writes less than it may.
        let a_table = 4 << 20;
        let mut written = 0;
        for _ in 0..20 {
            if space.add(stranger, 0, now).is_none() {
                space.add(stranger, a_table, now);
                written += a_table;
            }
        }
        assert!((50 << 20..=56 << 20).contains(&written), "{written}");
        let at = space.add(stranger, 0, now).expect("it has no room");
        assert_eq!(space.add(stranger, 0, at), None);
        assert_eq!(space.add(honest, a_table, now), None);
        // A day later it has written some forty megabytes more, however often it tries.
        let day = 24 * 60 * 60;
        let mut later = 0;
        for second in 0..day {
            let then = now + Duration::from_secs(second);
            if space.add(stranger, 0, then).is_none() {
                space.add(stranger, 3000, then);
                later += 3000;
            }
        }
        assert!(later < day * NETWORK_BYTES_A_SECOND, "{later}");
    }

    #[test]
    fn who_has_written_nothing_lately_is_forgotten() {
        let space = RecordSpace::default();
        let now = Instant::now();
        for network in 0..100_000_u32 {
            let then = now + Duration::from_millis(u64::from(network));
            space.add(IpAddr::from(network.to_be_bytes()), 100, then);
        }
        assert!(lock(&space.used_until).capacity() < 10_000);
    }
}
