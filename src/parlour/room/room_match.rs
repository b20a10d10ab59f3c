//! The match at a table: the engine's host of it, the deal that is being prepared, and its record.

use super::drawing::{DealDrawing, DrawingState, ResumedDrawing};
use super::match_record::MatchRecord;
use super::thoughts::RoomDecision;
use crate::thinking::ThoughtKind;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_engine::host::{Host, Thinking};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Bytes32, Event, Level, Seals, Table, Update};
use std::time::{Duration, Instant};

/// The match that is going on at a table, if one is, and the record of the last one.
#[derive(Default)]
pub(super) struct RoomMatch {
    /// The engine's host; `None` before a match and after it.
    pub(super) host: Option<Host>,
    /// The deal that is being prepared.
    pub(super) drawing: Option<DealDrawing>,
    pub(super) record: MatchRecord,
    /// The best level of computer players, if the server has not all of them.
    pub(super) best_level: Option<Level>,
    /// The person whose next moves the computer makes, because their turn took too long, until
    /// the table is told.
    pub(super) stood_in: Option<Seat>,
}

impl RoomMatch {
    /// Returns whether a match is going on.
    pub(super) fn is_on(&self) -> bool {
        self.host.is_some()
    }

    /// Checks that no match is going on.
    pub(super) fn before_match(&self) -> Allowed {
        match self.host {
            None => Ok(()),
            Some(_) => Err(ParlourRefusal::Playing),
        }
    }

    /// Returns the table of the match that is going on.
    pub(super) fn table(&self) -> Option<&Table> {
        self.host.as_ref().map(Host::table)
    }

    /// Returns whether a round is over and the next one was not dealt.
    pub(super) fn is_between_rounds(&self) -> bool {
        self.table().is_some_and(Table::is_between_rounds)
    }

    /// Returns whether the players of this match promise their random bytes.
    pub(super) fn has_promises(&self) -> bool {
        self.table().is_some_and(|table| table.setup().promised)
    }

    /// Returns whether the deals follow from random bytes of all players.
    pub(super) fn deals_together(&self) -> bool {
        self.table().is_some_and(|table| table.setup().together)
    }

    /// Returns the seat in turn, if a person plays it.
    pub(super) fn person_in_turn(&self) -> Option<Seat> {
        let host = self.host.as_ref()?;
        let seat = host.table().turn()?;
        if host.waits_for(seat) {
            Some(seat)
        } else {
            None
        }
    }

    /// Returns the decision of the computer player in turn, if it has made one and not moved yet.
    pub(super) fn decision(&self) -> Option<RoomDecision> {
        let decision = self.host.as_ref()?.decision()?;
        let line = self.record.written();
        Some(RoomDecision { decision, line })
    }

    /// Returns the level of computer players where none was asked for, at evenings and for people
    /// who are away: normal, or easy where there are no better ones.
    pub(super) fn usual_level(&self) -> Level {
        match self.best_level {
            Some(Level::Easy) => Level::Easy,
            Some(_) | None => Level::Normal,
        }
    }

    /// Starts to prepare a deal with a secret that follows from this key. Returns the event that
    /// commits the server to the secret, or `None` if a deal is being prepared already.
    pub(super) fn begin_drawing(&mut self, seal_key: Bytes32) -> Option<Event> {
        if self.drawing.is_some() {
            return None;
        }
        let secret = Seals::secret(seal_key, self.record.seals());
        let drawing = DealDrawing::of(secret, self.has_promises());
        let sealed = drawing.sealed();
        self.drawing = Some(drawing);
        Some(sealed)
    }

    /// Returns the deal that was being prepared when the table was unloaded, if one was.
    pub(super) fn resumed_drawing(&self, seal_key: Bytes32) -> Option<ResumedDrawing> {
        let number = self.record.seals().checked_sub(1)?;
        let secret = Seals::secret(seal_key, number);
        DealDrawing::resumed(secret, self.has_promises(), self.record.events())
    }

    /// Goes on with the deal that is being prepared, if one is, when all have sent what is awaited or
    /// their time is over.
    pub(super) fn see_to_drawing(
        &mut self,
        firsts: &[Seat],
        wait: Duration,
        now: Instant,
    ) -> DrawingState {
        let Some(drawing) = &mut self.drawing else {
            return DrawingState::Waits;
        };
        let state = drawing.see_to(firsts, wait, now);
        if matches!(state, DrawingState::Drawn(_)) {
            self.drawing = None;
        }
        state
    }

    /// Returns whether the deal whose promises are in this line of the record still waits for random
    /// bytes.
    pub(super) fn awaits_bytes(&self, n: u64) -> bool {
        let drawing = self.drawing.as_ref();
        n == self.record.written() && drawing.is_some_and(DealDrawing::awaits_bytes)
    }

    /// Returns when the table stops waiting for what the players send for the deal.
    pub(super) fn drawing_ends_at(&self, wait: Duration) -> Option<Instant> {
        self.drawing.as_ref()?.ends_at(wait)
    }

    /// Checks that a person on these seats may make a move that they chose after this line of the
    /// record. Returns the seat that moves.
    pub(super) fn check_turn(&self, seats: Seats, after: u64) -> Allowed<Seat> {
        let host = self.host.as_ref().ok_or(ParlourRefusal::NotPlaying)?;
        // A move for an earlier turn is not made in this one, and no move is made twice.
        if after < self.record.last_seen(seats) {
            return Err(ParlourRefusal::Stale);
        }
        let turn = host.table().turn().ok_or(ParlourRefusal::Illegal)?;
        // A player who has come back while the computer was playing their turn plays from the next
        // turn on.
        if seats.contains(turn) && host.waits_for(turn) {
            Ok(turn)
        } else {
            Err(ParlourRefusal::NotYourTurn)
        }
    }

    /// Takes the computation for the computer player in turn, with what it is about.
    pub(super) fn take_thinking(&mut self) -> Option<(Thinking, ThoughtKind)> {
        let host = self.host.as_mut()?;
        let thinking = host.take_thinking()?;
        let setup = host.table().setup();
        let kind = ThoughtKind {
            level: thinking.level().name(),
            game: setup.game.id(),
            seats: setup.players.len(),
        };
        Some((thinking, kind))
    }

    /// Returns whether the match waits for a decision that is computed elsewhere.
    pub(super) fn awaits_thought(&self) -> bool {
        self.host.as_ref().is_some_and(Host::awaits_thought)
    }

    /// Takes the promise of a player. A promise that comes too late is ignored.
    pub(super) fn take_promise(&mut self, seat: Seat, n: u64, hash: Bytes32) {
        if n == self.record.written()
            && let Some(drawing) = &mut self.drawing
        {
            drawing.promise(seat, hash);
        }
    }

    /// Takes the random bytes of a player. Bytes that come too late, or are not those that were
    /// promised, are ignored.
    pub(super) fn take_nonce(&mut self, seat: Seat, n: u64, bytes: Bytes32) {
        if n == self.record.written()
            && let Some(drawing) = &mut self.drawing
        {
            drawing.take(seat, bytes);
        }
    }

    /// Says beside these events that the computer has moved for a person whose turn took too long,
    /// if it has.
    pub(super) fn tell_stood_in(&mut self, events: &[Event], beside: &mut Update) {
        for event in events {
            let mover = event.mover();
            if mover.is_some() && mover == self.stood_in {
                beside.stood_in = self.stood_in.take();
            }
        }
    }

    /// Ends the match.
    pub(super) fn is_over(&mut self) {
        self.host = None;
        self.drawing = None;
    }
}
