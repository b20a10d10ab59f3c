//! Deals that nobody can choose: the server commits to a secret (the seal), the players promise
//! random bytes by their hashes within a short time and then send them, and the deal is computed
//! from the secret and the bytes. A match that began with version 0.3 goes on without promises.

use super::Room;
use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Event, Seals, Update, promise_of, seal_of_secret};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

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

    /// Takes a promise, if promises are awaited.
    pub(super) fn promise(&mut self, seat: Seat, hash: Bytes32) {
        if let Some(promises) = &mut self.promises {
            promises.entry(seat).or_insert(hash);
        }
    }

    /// Takes the random bytes of a player, if they are awaited and those that were promised.
    pub(super) fn take(&mut self, seat: Seat, bytes: Bytes32) {
        let is_awaited = match &self.promised {
            Some(promised) => promised.contains(&(seat, promise_of(bytes))),
            None => self.promises.is_none(),
        };
        if is_awaited {
            self.nonces.entry(seat).or_insert(bytes);
        }
    }

    /// Returns when the time for promises or random bytes is over.
    pub(super) fn ends_at(&self, wait: Duration) -> Option<Instant> {
        Some(self.since? + wait)
    }

    /// Starts that time again, after a time when nobody was at the table.
    pub(super) fn start_again(&mut self) {
        self.since = None;
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
    /// Starts to prepare the deal of the next round.
    pub(super) fn begin_drawing(&mut self) {
        if self.current.drawing.is_some() {
            return;
        }
        let secret = Seals::secret(self.notes.seal_key, self.current.record.seals());
        self.current.drawing = Some(DealDrawing::of(secret, self.current.has_promises()));
        let hash = seal_of_secret(secret);
        self.record_events(vec![Event::Sealed { hash }], Update::default());
    }

    /// Continues to prepare a deal after the table was loaded from its log. Returns whether a deal
    /// was being prepared.
    pub(super) fn take_up_drawing(&mut self, now: Instant) -> bool {
        let Some(number) = self.current.record.seals().checked_sub(1) else {
            return false;
        };
        let secret = Seals::secret(self.notes.seal_key, number);
        let mut drawing = DealDrawing::of(secret, self.current.has_promises());
        let mut last = self.current.record.events().iter().rev();
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
            self.current.drawing = Some(drawing);
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

    /// Returns whether the deal whose promises are in this line of the record still waits for random
    /// bytes.
    pub fn awaits_bytes(&self, n: u64) -> bool {
        let is_next = n == self.current.record.written();
        match &self.current.drawing {
            Some(drawing) => is_next && drawing.promised.is_some(),
            None => false,
        }
    }

    /// Goes on when all have sent what is awaited, or their time is over: from the promises to the
    /// random bytes, and from these to the deal.
    pub(super) fn see_to_drawing(&mut self, now: Instant) {
        let firsts = self.listeners.first_seats();
        let wait = self.terms.deal_wait;
        let drawn = self.current.drawing.take_if(|drawing| {
            let since = *drawing.since.get_or_insert(now);
            drawing.is_complete(&firsts) || now >= since + wait
        });
        let Some(mut drawing) = drawn else {
            return;
        };
        if let Some(promises) = drawing.promises.take() {
            let seats: Vec<(Seat, Bytes32)> = promises.into_iter().collect();
            drawing.has_promised(seats.clone());
            self.current.drawing = Some(drawing);
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
        let Some(host) = &mut self.current.host else {
            return;
        };
        // Dealing cannot fail between rounds.
        if let Ok(output) = host.deal_together(secret, nonces, now) {
            self.happened(output);
        }
    }
}
