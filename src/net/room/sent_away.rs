//! Who was sent away from a table, and does not come back for an hour: under the same token, or from the same network.

use crate::person::Person;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// How long somebody stays away who was sent away.
const AWAY: Duration = Duration::from_secs(60 * 60);

/// So many are remembered; more can only be the same ones again and again.
const REMEMBERED: usize = 200;

/// Who was sent away, and when; who was first stands first.
#[derive(Debug, Default)]
pub(super) struct SentAway(VecDeque<(Person, IpAddr, Instant)>);

impl SentAway {
    pub(super) fn add(&mut self, person: Person, network: IpAddr, now: Instant) {
        if self.0.len() >= REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((person, network, now));
    }

    /// Whether this person, or whoever comes from there, was sent away lately. Programs on this machine come for many.
    pub(super) fn holds(&self, person: Person, network: IpAddr, now: Instant) -> bool {
        let is_same = |other: Person, from: IpAddr| {
            other == person || from == network && !network.is_loopback()
        };
        let mut sent = self.0.iter();
        sent.any(|&(other, from, at)| is_same(other, from) && now < at + AWAY)
    }
}
