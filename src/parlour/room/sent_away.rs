//! People who were sent away from a table or muted there. This holds for an hour, for the same token and for the same network.

use serpente_client::person::Person;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// How long it holds.
pub(super) const SENT_AWAY_TIME: Duration = Duration::from_secs(60 * 60);

/// The most entries. More entries could only be the same people again and again; the oldest is dropped for a new one.
const REMEMBERED: usize = 200;

/// The people, their networks and the times, oldest first.
#[derive(Debug, Default)]
pub(super) struct SentAway(VecDeque<(Person, IpAddr, Instant)>);

impl SentAway {
    pub(super) fn add(&mut self, person: Person, network: IpAddr, now: Instant) {
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((person, network, now));
    }

    /// Removes the entries of this person and of this network.
    pub(super) fn forget(&mut self, person: Person, network: IpAddr) {
        self.0
            .retain(|&(other, from, _)| other != person && from != network);
    }

    /// Returns whether there is an entry for this person or this network. The loopback network does not count, because programs
    /// on this machine pass on many people.
    pub(super) fn holds(&self, person: Person, network: IpAddr, now: Instant) -> bool {
        let is_same = |other: Person, from: IpAddr| {
            other == person || from == network && !network.is_loopback()
        };
        let mut sent = self.0.iter();
        sent.any(|&(other, from, at)| is_same(other, from) && now < at + SENT_AWAY_TIME)
    }
}
