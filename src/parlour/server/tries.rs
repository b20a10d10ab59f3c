//! Limits how often a network may try secret words and open tables.

use crate::limiter::{Limiters, Rate};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_system::clock::HOUR;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// How many secret words may be tried per minute, from one network and at one table.
pub(super) const TRIES_A_NETWORK: u32 = 5;
pub(super) const TRIES_A_TABLE: u32 = 20;

/// How many tables may be opened per hour from one network.
pub(super) const TABLES_A_NETWORK: u32 = 5;

/// The limits. Connections from this machine are not limited by network, because a proxy passes on
/// many people.
pub(super) struct Tries {
    words: Limiters<IpAddr>,
    words_at: Limiters<String>,
    tables: Limiters<IpAddr>,
}

impl Tries {
    pub(super) fn new() -> Self {
        let minute = Duration::from_secs(60);
        let hour = Duration::from_secs(HOUR);
        Self {
            words: Limiters::new(Rate::per(TRIES_A_NETWORK, minute)),
            words_at: Limiters::new(Rate::per(TRIES_A_TABLE, minute)),
            tables: Limiters::new(Rate::per(TABLES_A_NETWORK, hour)),
        }
    }

    /// Counts a try of a secret word.
    ///
    /// # Errors
    /// Returns an error if there were too many tries.
    pub(super) fn word(&self, network: IpAddr, table: &str) -> Allowed {
        let now = Instant::now();
        let is_free = network.is_loopback() || self.words.take(&network, now);
        let may = is_free && self.words_at.take(&table.to_owned(), now);
        may.then_some(()).ok_or(ParlourRefusal::TooFast)
    }

    /// Counts the opening of a table.
    ///
    /// # Errors
    /// Returns an error if too many tables were opened.
    pub(super) fn table(&self, network: IpAddr) -> Allowed {
        let is_free = network.is_loopback() || self.tables.take(&network, Instant::now());
        let refused = ParlourRefusal::TooManyTables(TABLES_A_NETWORK as usize);
        is_free.then_some(()).ok_or(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_words_are_tried_and_so_many_tables_opened() {
        let tries = Tries::new();
        let network = |n: u8| IpAddr::from([203, 0, 113, n]);
        let word_tries = |n: u8, table: &str| {
            (0..30)
                .filter(|_| tries.word(network(n), table).is_ok())
                .count()
        };
        assert_eq!(word_tries(1, "calm-red-fox"), 5);
        assert_eq!(word_tries(1, "late-blue-owl"), 0);
        let all: usize = (2..20).map(|n| word_tries(n, "calm-red-fox")).sum();
        assert_eq!(all, 15, "20 at one table");
        let opened = (0..30).filter(|_| tries.table(network(1)).is_ok()).count();
        assert_eq!(opened, 5);
        assert!(tries.table(network(2)).is_ok());
        let own = IpAddr::from([127, 0, 0, 1]);
        assert!((0..30).all(|_| tries.table(own).is_ok()));
    }
}
