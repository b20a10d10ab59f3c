//! People who were sent away from a table or muted there. This holds for an hour, for the same
//! token and for the same network.

use serpente_client::person::Person;
use serpente_system::clock::HOUR;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// How long it holds.
pub(super) const SENT_AWAY_TIME: Duration = Duration::from_secs(HOUR);

/// The most entries. More entries could only be the same people again and again; the oldest is
/// dropped for a new one.
const REMEMBERED: usize = 200;

/// A person who was sent away or muted.
#[derive(Debug)]
struct SentAwayPerson {
    person: Person,
    network: IpAddr,
    at: Instant,
}

/// The people, oldest first.
#[derive(Debug, Default)]
pub(super) struct SentAway(VecDeque<SentAwayPerson>);

impl SentAway {
    pub(super) fn add(&mut self, person: Person, network: IpAddr, now: Instant) {
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back(SentAwayPerson {
            person,
            network,
            at: now,
        });
    }

    /// Removes the entries of this person and of this network.
    pub(super) fn forget(&mut self, person: Person, network: IpAddr) {
        self.0
            .retain(|other| other.person != person && other.network != network);
    }

    /// Returns whether there is an entry for this person or this network. The loopback network does
    /// not count, because programs on this machine pass on many people.
    pub(super) fn holds(&self, person: Person, network: IpAddr, now: Instant) -> bool {
        for other in &self.0 {
            let is_same_network = other.network == network && !network.is_loopback();
            if (other.person == person || is_same_network) && now < other.at + SENT_AWAY_TIME {
                return true;
            }
        }
        false
    }
}
