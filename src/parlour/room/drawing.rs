//! Deals that nobody can choose: the server commits to a secret (the seal), the players add random bytes within a short time,
//! and the deal is computed from both.

use super::{ListenerId, Room};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Event, Seals, Update, seal_of_secret};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long to wait for the random bytes of the players.
const NONCE_TIMEOUT: Duration = Duration::from_secs(2);

/// A deal that is being prepared.
#[derive(Debug)]
pub(super) struct DealDrawing {
    secret: Bytes32,
    nonces: BTreeMap<Seat, Bytes32>,
    /// When the players learned of the seal.
    since: Option<Instant>,
}

impl DealDrawing {
    fn of(secret: Bytes32) -> Self {
        Self {
            secret,
            nonces: BTreeMap::new(),
            since: None,
        }
    }
}

impl Room {
    /// Returns how many secrets were sealed in this match.
    fn seals(&self) -> u64 {
        let sealed = |event: &&Event| matches!(event, Event::Sealed { .. });
        self.record.iter().filter(sealed).count() as u64
    }

    /// Starts to prepare the deal of the next round.
    pub(super) fn begin_drawing(&mut self) {
        if self.drawing.is_some() {
            return;
        }
        let secret = Seals::secret(self.notes.seal_key, self.seals());
        self.drawing = Some(DealDrawing::of(secret));
        let hash = seal_of_secret(secret);
        self.record_events(vec![Event::Sealed { hash }], Update::default());
    }

    /// Continues to prepare a deal after the table was loaded from its log. Returns whether a deal was being prepared.
    pub(super) fn take_up_drawing(&mut self, now: Instant) -> bool {
        let Some(number) = self.seals().checked_sub(1) else {
            return false;
        };
        let secret = Seals::secret(self.notes.seal_key, number);
        match self.record.last() {
            Some(Event::Sealed { .. }) => self.drawing = Some(DealDrawing::of(secret)),
            Some(Event::Nonces { seats }) => {
                let seats = seats.clone();
                self.deal_together(secret, &seats, now);
            }
            _ => return false,
        }
        true
    }

    /// Takes the random bytes of a player. Bytes that come too late are ignored.
    pub(super) fn take_nonce(&mut self, from: ListenerId, n: u64, bytes: Bytes32) {
        let is_next = n == self.written();
        let seats = self.listeners.get(&from).map(|listener| listener.seats);
        let seat = seats.and_then(|seats| seats.iter().next());
        if let (Some(drawing), Some(seat)) = (&mut self.drawing, seat.filter(|_| is_next)) {
            drawing.nonces.entry(seat).or_insert(bytes);
        }
    }

    /// Returns when the time for random bytes is over.
    pub(super) fn drawn_at(&self) -> Option<Instant> {
        let since = self.drawing.as_ref()?.since?;
        Some(since + NONCE_TIMEOUT)
    }

    /// Starts the time for random bytes again, after a time when nobody was at the table.
    pub(super) fn draw_again(&mut self) {
        if let Some(drawing) = &mut self.drawing {
            drawing.since = None;
        }
    }

    /// Deals when all connected players have added random bytes, or their time is over.
    pub(super) fn see_to_drawing(&mut self, now: Instant) {
        let connections = self.listeners.values();
        let firsts = connections.filter_map(|at| at.seats.iter().next());
        let firsts: Vec<Seat> = firsts.collect();
        let drawn = self.drawing.take_if(|drawing| {
            let since = *drawing.since.get_or_insert(now);
            let are_all = firsts.iter().all(|seat| drawing.nonces.contains_key(seat));
            are_all || now >= since + NONCE_TIMEOUT
        });
        let Some(DealDrawing { secret, nonces, .. }) = drawn else {
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
        // Dealing cannot fail between rounds.
        if let Ok(output) = host.deal_together(secret, nonces, now) {
            self.happened(output);
        }
    }
}
