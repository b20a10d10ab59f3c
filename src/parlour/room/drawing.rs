//! Deals that nobody can choose: the server commits to a secret (the seal), the players promise
//! random bytes by their hashes within a short time and then send them, and the deal is computed
//! from the secret and the bytes. A match that began with version 0.3 goes on without promises.

use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Event, promise_of, seal_of_secret};
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

/// What becomes of a deal that is being prepared.
#[derive(Debug)]
pub(super) enum DrawingState {
    /// Promises or bytes are still awaited.
    Waits,
    /// These are all the promises. Their bytes are awaited now.
    Promised(Vec<(Seat, Bytes32)>),
    /// The deal follows from these bytes.
    Drawn(DrawnDeal),
}

/// A deal that follows from the server's secret and the players' random bytes.
#[derive(Debug)]
pub(super) struct DrawnDeal {
    pub(super) secret: Bytes32,
    pub(super) nonces: Vec<(Seat, Bytes32)>,
    /// The seats that kept back the bytes that they had promised, unless the record names them
    /// already.
    pub(super) kept_back: Vec<Seat>,
}

/// A deal that was being prepared when the table was unloaded.
#[derive(Debug)]
pub(super) enum ResumedDrawing {
    /// Promises or bytes are still awaited.
    Awaits(DealDrawing),
    /// The bytes are in the record, but the deal is not.
    Drawn(DrawnDeal),
}

impl DealDrawing {
    /// Begins with the promises, if the match has them.
    pub(super) fn of(secret: Bytes32, has_promises: bool) -> Self {
        Self {
            secret,
            promises: if has_promises {
                Some(BTreeMap::new())
            } else {
                None
            },
            promised: None,
            nonces: BTreeMap::new(),
            since: None,
        }
    }

    /// Continues to prepare a deal with this secret, whose match has these events; `None` if no deal
    /// was being prepared after the last of them.
    pub(super) fn resumed(
        secret: Bytes32,
        has_promises: bool,
        events: &[Event],
    ) -> Option<ResumedDrawing> {
        let mut drawing = Self::of(secret, has_promises);
        let mut latest_first = events.iter().rev();
        // Only the record knows whether those who kept back their bytes were named.
        let mut are_named = false;
        let nonces = loop {
            match latest_first.next() {
                Some(Event::KeptBack { .. }) => are_named = true,
                Some(Event::Nonces { seats }) => break seats,
                Some(Event::Promised { seats }) => {
                    drawing.has_promised(seats.clone());
                    return Some(ResumedDrawing::Awaits(drawing));
                }
                Some(Event::Sealed { .. }) => return Some(ResumedDrawing::Awaits(drawing)),
                _ => return None,
            }
        };
        if let Some(Event::Promised { seats }) = latest_first.next() {
            drawing.has_promised(seats.clone());
        }
        drawing.nonces = nonces.iter().copied().collect();
        Some(ResumedDrawing::Drawn(DrawnDeal {
            secret,
            nonces: nonces.clone(),
            kept_back: if are_named {
                Vec::new()
            } else {
                drawing.kept_back()
            },
        }))
    }

    /// Returns the event that commits the server to its secret.
    pub(super) fn sealed(&self) -> Event {
        Event::Sealed {
            hash: seal_of_secret(self.secret),
        }
    }

    /// Returns whether the random bytes that were promised are awaited.
    pub(super) fn awaits_bytes(&self) -> bool {
        self.promised.is_some()
    }

    /// Goes on when all have sent what is awaited, or their time is over: from the promises to the
    /// random bytes, and from these to the deal.
    pub(super) fn see_to(&mut self, firsts: &[Seat], wait: Duration, now: Instant) -> DrawingState {
        let since = *self.since.get_or_insert(now);
        if !self.is_complete(firsts) && now < since + wait {
            return DrawingState::Waits;
        }
        if let Some(promises) = self.promises.take() {
            let seats: Vec<(Seat, Bytes32)> = promises.into_iter().collect();
            self.has_promised(seats.clone());
            return DrawingState::Promised(seats);
        }
        DrawingState::Drawn(DrawnDeal {
            secret: self.secret,
            kept_back: self.kept_back(),
            nonces: std::mem::take(&mut self.nonces).into_iter().collect(),
        })
    }

    /// Waits for the random bytes that were promised.
    fn has_promised(&mut self, seats: Vec<(Seat, Bytes32)>) {
        self.promises = None;
        self.promised = Some(seats);
        self.since = None;
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
        let mut kept_back = Vec::new();
        for (seat, _) in self.promised.iter().flatten() {
            if !self.nonces.contains_key(seat) {
                kept_back.push(*seat);
            }
        }
        kept_back
    }
}
