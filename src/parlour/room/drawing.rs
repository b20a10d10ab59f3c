//! Deals that nobody can choose: the server commits to a secret (the seal), the players promise
//! random bytes by their hashes within a short time and then send them, and the deal is computed
//! from the secret and the bytes. A match that began with version 0.3 goes on without promises.

use super::{ListenerId, Room};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Event, Seals, Update, promise_of, seal_of_secret};
use std::collections::BTreeMap;
use std::time::Instant;

/// A deal that is being prepared.
#[derive(Debug)]
pub(super) struct DealDrawing {
    secret: Bytes32,
    /// The promises so far, while they are awaited; `None` once they are in the record, or if the
    /// match has none.
    promises: Option<BTreeMap<Seat, Bytes32>>,
    /// The promises in the record; `None` if the match has none.
    promised: Option<Vec<(Seat, Bytes32)>>,
    nonces: BTreeMap<Seat, Bytes32>,
    /// When the players learned of the seal or, later, of the promises.
    since: Option<Instant>,
}

impl DealDrawing {
    /// Begins with the promises, if the match has them.
    fn of(secret: Bytes32, has_promises: bool) -> Self {
        Self {
            secret,
            promises: has_promises.then(BTreeMap::new),
            promised: None,
            nonces: BTreeMap::new(),
            since: None,
        }
    }

    /// Waits for the random bytes that were promised.
    fn has_promised(&mut self, seats: Vec<(Seat, Bytes32)>) {
        (self.promises, self.promised, self.since) = (None, Some(seats), None);
    }

    /// Returns whether everybody has sent what is awaited: promises from the people on these seats
    /// or, once there are promises, their bytes.
    fn is_complete(&self, firsts: &[Seat]) -> bool {
        if let Some(promises) = &self.promises {
            return firsts.iter().all(|seat| promises.contains_key(seat));
        }
        match &self.promised {
            Some(promised) => promised
                .iter()
                .all(|(seat, _)| self.nonces.contains_key(seat)),
            None => firsts.iter().all(|seat| self.nonces.contains_key(seat)),
        }
    }

    /// Returns the seats whose promised bytes have not come.
    fn kept_back(&self) -> Vec<Seat> {
        let promised = self.promised.iter().flatten().map(|&(seat, _)| seat);
        promised
            .filter(|seat| !self.nonces.contains_key(seat))
            .collect()
    }
}

impl Room {
    /// Returns whether the players of this match promise their random bytes.
    fn has_promises(&self) -> bool {
        self.table().is_some_and(|table| table.setup().promised)
    }

    /// Starts to prepare the deal of the next round.
    pub(super) fn begin_drawing(&mut self) {
        if self.drawing.is_some() {
            return;
        }
        let secret = Seals::secret(self.notes.seal_key, self.record.seals());
        self.drawing = Some(DealDrawing::of(secret, self.has_promises()));
        let hash = seal_of_secret(secret);
        self.record_events(vec![Event::Sealed { hash }], Update::default());
    }

    /// Continues to prepare a deal after the table was loaded from its log. Returns whether a deal
    /// was being prepared.
    pub(super) fn take_up_drawing(&mut self, now: Instant) -> bool {
        let Some(number) = self.record.seals().checked_sub(1) else {
            return false;
        };
        let secret = Seals::secret(self.notes.seal_key, number);
        let mut drawing = DealDrawing::of(secret, self.has_promises());
        let mut last = self.record.events().iter().rev();
        // Only the record knows whether those who kept back their bytes were named.
        let mut are_named = false;
        let nonces = loop {
            match last.next() {
                Some(Event::KeptBack { .. }) => are_named = true,
                Some(Event::Nonces { seats }) => break Some(seats.clone()),
                Some(Event::Promised { seats }) => {
                    drawing.has_promised(seats.clone());
                    break None;
                }
                Some(Event::Sealed { .. }) => break None,
                _ => return false,
            }
        };
        let Some(nonces) = nonces else {
            self.drawing = Some(drawing);
            return true;
        };
        if let Some(Event::Promised { seats }) = last.next() {
            drawing.has_promised(seats.clone());
        }
        drawing.nonces = nonces.iter().copied().collect();
        let kept_back = drawing.kept_back();
        if !are_named && !kept_back.is_empty() {
            let named = Event::KeptBack { seats: kept_back };
            self.record_events(vec![named], Update::default());
        }
        self.deal_together(secret, &nonces, now);
        true
    }

    /// Takes the promise of a player. A promise that comes too late is ignored.
    pub(super) fn take_promise(&mut self, from: ListenerId, n: u64, hash: Bytes32) {
        let is_next = n == self.record.written();
        let seats = self.listeners.get(&from).map(|listener| listener.seats);
        let seat = seats.and_then(|seats| seats.iter().next());
        let promises = self
            .drawing
            .as_mut()
            .and_then(|drawing| drawing.promises.as_mut());
        if let (Some(promises), Some(seat)) = (promises, seat.filter(|_| is_next)) {
            promises.entry(seat).or_insert(hash);
        }
    }

    /// Takes the random bytes of a player. Bytes that come too late, or are not those that were
    /// promised, are ignored.
    pub(super) fn take_nonce(&mut self, from: ListenerId, n: u64, bytes: Bytes32) {
        let is_next = n == self.record.written();
        let seats = self.listeners.get(&from).map(|listener| listener.seats);
        let seat = seats.and_then(|seats| seats.iter().next());
        if let (Some(drawing), Some(seat)) = (&mut self.drawing, seat.filter(|_| is_next)) {
            let is_awaited = match &drawing.promised {
                Some(promised) => promised.contains(&(seat, promise_of(bytes))),
                None => drawing.promises.is_none(),
            };
            if is_awaited {
                drawing.nonces.entry(seat).or_insert(bytes);
            }
        }
    }

    /// Returns whether the deal whose promises are in this line of the record still waits for random
    /// bytes.
    pub fn awaits_bytes(&self, n: u64) -> bool {
        let is_next = n == self.record.written();
        match &self.drawing {
            Some(drawing) => is_next && drawing.promised.is_some(),
            None => false,
        }
    }

    /// Returns when the time for random bytes is over.
    pub(super) fn drawn_at(&self) -> Option<Instant> {
        let since = self.drawing.as_ref()?.since?;
        Some(since + self.terms.deal_wait)
    }

    /// Starts the time for random bytes again, after a time when nobody was at the table.
    pub(super) fn draw_again(&mut self) {
        if let Some(drawing) = &mut self.drawing {
            drawing.since = None;
        }
    }

    /// Goes on when all have sent what is awaited, or their time is over: from the promises to the
    /// random bytes, and from these to the deal.
    pub(super) fn see_to_drawing(&mut self, now: Instant) {
        let mut firsts: Vec<Seat> = Vec::new();
        for listener in self.listeners.values() {
            firsts.extend(listener.seats.iter().next());
        }
        let wait = self.terms.deal_wait;
        let drawn = self.drawing.take_if(|drawing| {
            let since = *drawing.since.get_or_insert(now);
            drawing.is_complete(&firsts) || now >= since + wait
        });
        let Some(mut drawing) = drawn else {
            return;
        };
        if let Some(promises) = drawing.promises.take() {
            let seats: Vec<(Seat, Bytes32)> = promises.into_iter().collect();
            drawing.has_promised(seats.clone());
            self.drawing = Some(drawing);
            self.record_events(vec![Event::Promised { seats }], Update::default());
            return;
        }
        let kept_back = drawing.kept_back();
        let seats: Vec<(Seat, Bytes32)> = drawing.nonces.into_iter().collect();
        let mut added = vec![Event::Nonces {
            seats: seats.clone(),
        }];
        if !kept_back.is_empty() {
            added.push(Event::KeptBack { seats: kept_back });
        }
        self.record_events(added, Update::default());
        self.deal_together(drawing.secret, &seats, now);
    }

    fn deal_together(&mut self, secret: Bytes32, nonces: &[(Seat, Bytes32)], now: Instant) {
        let Some(host) = &mut self.host else { return };
        // Dealing cannot fail between rounds.
        if let Ok(output) = host.deal_together(secret, nonces, now) {
            self.happened(output);
        }
    }
}
