//! Limits how often a network may try secret words and open tables.

use super::addresses::wide_network;
use super::codes::CODE_TIME;
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

/// How many tables may be opened per hour from one network of 48 bits.
pub(super) const TABLES_A_WIDE_NETWORK: u32 = 20;

/// How many codes of six words may be made from one network while such a code works.
pub(super) const CODES_A_NETWORK: u32 = 5;

/// The limits. Connections from this machine are not limited by network, because a proxy passes on
/// many people.
pub(super) struct Tries {
    words: Limiters<IpAddr>,
    words_at: Limiters<String>,
    tables: Limiters<IpAddr>,
    /// The same for wide networks of IPv6.
    wide_tables: Limiters<IpAddr>,
    codes: Limiters<IpAddr>,
}

impl Tries {
    pub(super) fn new() -> Self {
        let minute = Duration::from_secs(60);
        let hour = Duration::from_secs(HOUR);
        Self {
            words: Limiters::new(Rate::per(TRIES_A_NETWORK, minute)),
            words_at: Limiters::new(Rate::per(TRIES_A_TABLE, minute)),
            tables: Limiters::new(Rate::per(TABLES_A_NETWORK, hour)),
            wide_tables: Limiters::new(Rate::per(TABLES_A_WIDE_NETWORK, hour)),
            codes: Limiters::new(Rate::per(CODES_A_NETWORK, CODE_TIME)),
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

    /// Counts a try of six words. Only those of the same network count, so that nobody keeps others
    /// out by trying.
    ///
    /// # Errors
    /// Returns an error if there were too many tries.
    pub(super) fn six_words(&self, network: IpAddr) -> Allowed {
        let is_free = network.is_loopback() || self.words.take(&network, Instant::now());
        is_free.then_some(()).ok_or(ParlourRefusal::TooFast)
    }

    /// Counts a code of six words that somebody wants.
    ///
    /// # Errors
    /// Returns an error if there were too many.
    pub(super) fn code(&self, network: IpAddr) -> Allowed {
        let is_free = network.is_loopback() || self.codes.take(&network, Instant::now());
        is_free.then_some(()).ok_or(ParlourRefusal::TooFast)
    }

    /// Counts the opening of a table.
    ///
    /// # Errors
    /// Returns an error if too many tables were opened.
    pub(super) fn table(&self, network: IpAddr) -> Allowed {
        let now = Instant::now();
        let is_free = network.is_loopback()
            || self.tables.take(&network, now)
                && self.wide_tables.take(&wide_network(network), now);
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
        let wide = |n: u16| IpAddr::from([0x2001, 0xdb8, 1, n, 0, 0, 0, 0]);
        let opened = (0..100).filter(|&n| tries.table(wide(n)).is_ok());
        assert_eq!(opened.count(), 20);
        let made = (0..30).filter(|_| tries.code(network(1)).is_ok()).count();
        assert_eq!(made, 5);
        let own = IpAddr::from([127, 0, 0, 1]);
        assert!((0..30).all(|_| tries.table(own).is_ok()));
    }
}
