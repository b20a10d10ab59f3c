//! What keeps one person from spoiling a table for the others: who was sent away or muted, and rate
//! limits.

use super::listeners::RoomListener;
use super::sent_away::SentAway;
use crate::limiter::{Limiters, Rate};
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// The rate limit for chat: five messages at once, then one every two seconds.
const TALK: Rate = Rate::of(1, Duration::from_secs(2), TALK_AT_ONCE);
pub(super) const TALK_AT_ONCE: u32 = 5;

/// The rate limit for taking a seat, for each person and each network: ten at once, then one every
/// three seconds. Each seat that is taken is written to the disk.
const SITTING: Rate = Rate::of(1, Duration::from_secs(3), SITTING_AT_ONCE);
pub(super) const SITTING_AT_ONCE: u32 = 10;

/// Somebody who takes seats, in the rate limit for that.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Sitting {
    Person(Person),
    /// Tokens cost nothing, so all people from one network share a limit.
    Network(IpAddr),
}

/// A speaker in the rate limit for chat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum TalkSender {
    Sits(Person),
    /// All watchers from one network share a limit, because names and tokens cost nothing.
    Watches(IpAddr),
}

/// What keeps one person from spoiling a table for the others.
pub(super) struct GuestLimits {
    pub(super) sent_away: SentAway,
    pub(super) muted: SentAway,
    /// The rate limit for chat.
    talk: Limiters<TalkSender>,
    /// The rate limit for taking a seat.
    sitting: Limiters<Sitting>,
}

impl GuestLimits {
    /// Begins with nobody sent away or muted.
    pub(super) fn new() -> Self {
        Self {
            sent_away: SentAway::default(),
            muted: SentAway::default(),
            talk: Limiters::new(TALK),
            sitting: Limiters::new(SITTING),
        }
    }

    /// Counts a chat message of somebody at the table, and refuses it if they talk too fast.
    pub(super) fn take_talk(&mut self, sender: &RoomListener, now: Instant) -> Allowed {
        // A loopback address may stand for many people: programs on this machine pass them on.
        let speaker = if sender.seats.is_empty() && !sender.network.is_loopback() {
            TalkSender::Watches(sender.network)
        } else {
            TalkSender::Sits(sender.person)
        };
        if self.talk.take(&speaker, now) {
            Ok(())
        } else {
            Err(ParlourRefusal::TooFast)
        }
    }

    /// Counts a seat that somebody takes, and refuses it if they or their network take too many.
    /// The person who opened the table is not limited by what others of the same network do.
    pub(super) fn take_seat(
        &mut self,
        person: Person,
        network: IpAddr,
        is_opener: bool,
        now: Instant,
    ) -> Allowed {
        if !self.sitting.take(&Sitting::Person(person), now) {
            return Err(ParlourRefusal::TooFast);
        }
        // A loopback address may stand for many people: programs on this machine pass them on.
        if is_opener || network.is_loopback() {
            return Ok(());
        }
        if !self.sitting.take(&Sitting::Network(network), now) {
            return Err(ParlourRefusal::TooFast);
        }
        Ok(())
    }
}
