//! Sends a player or watcher the steps that they missed. The steps go out in pieces, each after the
//! one before was sent, however long the match is. Until the last piece the connection gets no
//! other frames about the match; new steps come in a later piece.

use super::listeners::RoomListeners;
use super::match_record::MatchRecord;
use super::outgoing::Outgoing;
use super::{ListenerId, RoomOutput};
use serpente_client::wire::{FromServer, StepEnd};
use serpente_engine::table::Update;

/// The part of the match that a connection currently gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Following {
    /// Nothing, until it has got the state of the table.
    Waits,
    /// The steps after this line, piece by piece.
    Behind(u64),
    /// Each step as it happens.
    Live,
}

impl RoomListeners {
    /// Sends a connection the steps after a line that it knows, and from then on each new step.
    pub(super) fn catch_up(
        &mut self,
        id: ListenerId,
        after: u64,
        record: &MatchRecord,
        outgoing: &mut Outgoing,
    ) {
        let Some(listener) = self.get_mut(id) else {
            return;
        };
        listener.following = Following::Behind(after);
        listener.heard = listener.heard.max(after.min(record.sent()));
        self.next_piece(id, record, outgoing);
    }

    /// Sends a connection the next piece, if it is still missing steps.
    pub(super) fn next_piece(
        &mut self,
        id: ListenerId,
        record: &MatchRecord,
        outgoing: &mut Outgoing,
    ) {
        let Ok(listener) = self.get(id) else {
            return;
        };
        let Following::Behind(after) = listener.following else {
            return;
        };
        let sent = record.sent();
        let seen = record.last_seen(listener.seats).min(sent);
        let piece = record.missing(after, listener.seats);
        for frame in piece.frames {
            outgoing.send(id, frame);
        }
        let is_last = piece.last >= sent;
        if is_last {
            let end = StepEnd {
                n: sent,
                step: Update::default(),
            };
            let frame = FromServer::Step(end).text().into();
            outgoing.send(id, frame);
        } else {
            outgoing.push(RoomOutput::EndOfPiece(id));
        }
        if let Some(listener) = self.get_mut(id) {
            listener.sent = seen;
            listener.following = if is_last {
                Following::Live
            } else {
                Following::Behind(piece.last)
            };
        }
    }
}
