//! Deals that nobody chose: a secret is sealed, those who play add random bytes within a moment, and the deal follows from both.

use super::{ListenerId, Room};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Event, Seals, Update, seal_of_secret};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long the random bytes of those who play are waited for.
const NONCE_TIMEOUT: Duration = Duration::from_secs(2);

/// A deal that is being chosen.
#[derive(Debug)]
pub(super) struct Drawing {
    secret: Bytes32,
    nonces: BTreeMap<Seat, Bytes32>,
    /// Since when the seal is told.
    since: Option<Instant>,
}

impl Drawing {
    fn of(secret: Bytes32) -> Self {
        Self {
            secret,
            nonces: BTreeMap::new(),
            since: None,
        }
    }
}

impl Room {
    /// How many secrets were sealed in this match.
    fn seals(&self) -> u64 {
        let sealed = |event: &&Event| matches!(event, Event::Sealed { .. });
        self.record.iter().filter(sealed).count() as u64
    }

    /// The next round is to be dealt.
    pub(super) fn begin_drawing(&mut self) {
        if self.drawing.is_some() {
            return;
        }
        let secret = Seals::secret(self.seal_key, self.seals());
        self.drawing = Some(Drawing::of(secret));
        let hash = seal_of_secret(secret);
        self.record_events(vec![Event::Sealed { hash }], Update::default());
    }

    /// Goes on with a deal that was being chosen when the table was left, if one was. Says whether there was one.
    pub(super) fn take_up_drawing(&mut self, now: Instant) -> bool {
        let Some(number) = self.seals().checked_sub(1) else {
            return false;
        };
        let secret = Seals::secret(self.seal_key, number);
        match self.record.last() {
            Some(Event::Sealed { .. }) => self.drawing = Some(Drawing::of(secret)),
            Some(Event::Nonces { seats }) => {
                let seats = seats.clone();
                self.deal_together(secret, &seats, now);
            }
            _ => return false,
        }
        true
    }

    /// Random bytes of somebody who plays. What comes too late is not needed any more.
    pub(super) fn take_nonce(&mut self, from: ListenerId, n: u64, bytes: Bytes32) {
        let is_next = n == self.written();
        let seats = self.listeners.get(&from).map(|listener| listener.seats);
        let seat = seats.and_then(|seats| seats.iter().next());
        if let (Some(drawing), Some(seat)) = (&mut self.drawing, seat.filter(|_| is_next)) {
            drawing.nonces.entry(seat).or_insert(bytes);
        }
    }

    /// When those who play have had their time.
    pub(super) fn drawn_at(&self) -> Option<Instant> {
        let since = self.drawing.as_ref()?.since?;
        Some(since + NONCE_TIMEOUT)
    }

    /// The table stood still.
    pub(super) fn draw_again(&mut self) {
        if let Some(drawing) = &mut self.drawing {
            drawing.since = None;
        }
    }

    /// Deals, once all who are here have added something, or have had their time.
    pub(super) fn see_to_drawing(&mut self, now: Instant) {
        let connections = self.listeners.values();
        let firsts: Vec<Seat> = connections
            .filter_map(|at| at.seats.iter().next())
            .collect();
        let Some(drawing) = &mut self.drawing else {
            return;
        };
        let since = *drawing.since.get_or_insert(now);
        let are_all = firsts.iter().all(|seat| drawing.nonces.contains_key(seat));
        if !are_all && now < since + NONCE_TIMEOUT {
            return;
        }
        let Some(Drawing { secret, nonces, .. }) = self.drawing.take() else {
            return;
        };
        let seats: Vec<(Seat, Bytes32)> = nonces.into_iter().collect();
        let added = Event::Nonces {
            seats: seats.clone(),
        };
        self.record_events(vec![added], Update::default());
        self.deal_together(secret, &seats, now);
    }

    fn deal_together(&mut self, secret: Bytes32, nonces: &[(Seat, Bytes32)], now: Instant) {
        let Some(host) = &mut self.host else { return };
        // Between rounds there is nothing that could be in the way.
        if let Ok(output) = host.deal_together(secret, nonces, now) {
            self.happened(output);
        }
    }
}
