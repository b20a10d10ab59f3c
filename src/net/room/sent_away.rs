//! People who were sent away from a table or muted there, which holds for an hour: under the same token, or from the same network.

use crate::person::Person;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// How long it holds.
pub(super) const SENT_AWAY_TIME: Duration = Duration::from_secs(60 * 60);

/// So many are remembered; more can only be the same ones again and again.
const REMEMBERED: usize = 200;

/// Who, and since when; who was first stands first.
#[derive(Debug, Default)]
pub(super) struct SentAway(VecDeque<(Person, IpAddr, Instant)>);

impl SentAway {
    pub(super) fn add(&mut self, person: Person, network: IpAddr, now: Instant) {
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((person, network, now));
    }

    /// It does not hold for this person any more, nor for those who come from the same network.
    pub(super) fn forget(&mut self, person: Person, network: IpAddr) {
        self.0
            .retain(|&(other, from, _)| other != person && from != network);
    }

    /// Whether it holds for this person, or for those who come from there. Programs on this machine come for many.
    pub(super) fn holds(&self, person: Person, network: IpAddr, now: Instant) -> bool {
        let is_same = |other: Person, from: IpAddr| {
            other == person || from == network && !network.is_loopback()
        };
        let mut sent = self.0.iter();
        sent.any(|&(other, from, at)| is_same(other, from) && now < at + SENT_AWAY_TIME)
    }
}
