//! How fast and how large the record of a table may grow. A match is never cut off in the middle of
//! a round: where there is no room, no further round is dealt.

use serpente_client::refusal::{Allowed, ParlourRefusal};
use std::time::{Duration, Instant};

/// The largest record after which another round is dealt, in bytes: more than a thousand matches.
pub(super) const MOST_RECORD_BYTES: usize = 64 << 20;

/// How many bytes of its record a table may write at once, and how many a second after that. People
/// write less than half of it; programs that play without listening write fifty times as much.
pub(super) const RECORD_BYTES_AT_ONCE: usize = 8 << 20;
pub(super) const RECORD_BYTES_A_SECOND: usize = 64;

/// The growth of a table's record since the table was loaded.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RecordGrowth {
    /// The size of the whole record, in bytes.
    total: usize,
    /// How many of these bytes were written since the table was loaded.
    written: usize,
    /// When the table was loaded, or asked first whether there is room.
    since: Option<Instant>,
    /// From when on the network of the table's host has room for another round, if its tables wrote
    /// too much.
    network_room_at: Option<Instant>,
}

impl RecordGrowth {
    /// Begins with a record of this size.
    pub(super) fn of(total: usize, now: Instant) -> Self {
        Self {
            total,
            written: 0,
            since: Some(now),
            network_room_at: None,
        }
    }

    /// Notes from when on the network has room for another round; `None`: now.
    pub(super) fn set_network_room(&mut self, at: Option<Instant>) {
        self.network_room_at = at;
    }

    /// Counts bytes that are written.
    pub(super) fn add(&mut self, bytes: usize) {
        self.total += bytes;
        self.written += bytes;
    }

    /// Checks that there is room for another round.
    ///
    /// # Errors
    /// Returns an error if there is none now, or never will be.
    pub(super) fn check_room(&mut self, now: Instant) -> Allowed {
        self.since.get_or_insert(now);
        match self.room_at() {
            None => Err(ParlourRefusal::PlayedMuch),
            Some(at) if at > now => Err(ParlourRefusal::PlayedFast),
            Some(_) => Ok(()),
        }
    }

    /// Returns from when on there is room for another round, or `None` if there never will be.
    pub(super) fn room_at(&self) -> Option<Instant> {
        let since = self.since?;
        if self.total > MOST_RECORD_BYTES {
            return None;
        }
        let too_much = self.written.saturating_sub(RECORD_BYTES_AT_ONCE);
        let seconds = too_much.div_ceil(RECORD_BYTES_A_SECOND);
        let own = since + Duration::from_secs(seconds as u64);
        match self.network_room_at {
            Some(network) => Some(own.max(network)),
            None => Some(own),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_grows_fast_at_first_then_slowly_and_not_for_ever() {
        let begun = Instant::now();
        let mut growth = RecordGrowth::of(1000, begun);
        growth.add(RECORD_BYTES_AT_ONCE);
        assert_eq!(growth.check_room(begun), Ok(()));
        growth.add(RECORD_BYTES_A_SECOND * 10);
        let too_fast = Err(ParlourRefusal::PlayedFast);
        assert_eq!(growth.check_room(begun), too_fast);
        let later = |seconds| begun + Duration::from_secs(seconds);
        assert_eq!(growth.check_room(later(9)), too_fast);
        assert_eq!(growth.check_room(later(10)), Ok(()));
        // The tables of the network wrote too much, until others play there.
        growth.set_network_room(Some(later(20)));
        assert_eq!(growth.check_room(later(19)), too_fast);
        assert_eq!(growth.check_room(later(20)), Ok(()));
        growth.set_network_room(None);
        assert_eq!(growth.check_room(later(10)), Ok(()));
        // A day of somebody who plays as fast as a program can.
        let day = Duration::from_secs(24 * 60 * 60);
        let mut written = 0;
        for minute in 0..24 * 60 {
            if growth.check_room(later(minute * 60)).is_ok() {
                growth.add(50_000);
                written += 50_000;
            }
        }
        assert!(written < 6 << 20, "{written}");
        let mut full = RecordGrowth::of(MOST_RECORD_BYTES + 1, begun);
        assert_eq!(
            full.check_room(begun + day),
            Err(ParlourRefusal::PlayedMuch)
        );
    }
}
