//! The match at a table: the engine's host of it, the deal that is being prepared, and its record.

use super::drawing::DealDrawing;
use super::match_record::MatchRecord;
use super::thoughts::RoomDecision;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_engine::host::Host;
use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Event, Level, Table, Update};

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
