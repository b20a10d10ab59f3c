//! Sends a player or watcher the steps that they missed. The steps go out in pieces, each after the
//! one before was sent, however long the match is. Until the last piece the connection gets no
//! other frames about the match; new steps come in a later piece.

use super::telling::step_frames;
use super::{ListenerId, Room, RoomOutput};
use serpente_client::wire::{FromServer, StepEnd};
use serpente_engine::table::Update;
use std::sync::Arc;

/// The smallest size of a piece, in bytes, except for the last piece.
const PIECE_BYTES: usize = 32 * 1024;

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

impl Room {
    /// Sends a connection the steps after a line that it knows, and from then on each new step.
    pub(super) fn catch_up(&mut self, id: ListenerId, after: u64) {
        let Some(listener) = self.listeners.get_mut(&id) else {
            return;
        };
        listener.following = Following::Behind(after);
        listener.heard = listener.heard.max(after.min(self.sent));
        self.next_piece(id);
    }

    /// Sends a connection the next piece, if it is still missing steps.
    pub(super) fn next_piece(&mut self, id: ListenerId) {
        let Some(listener) = self.listeners.get(&id) else {
            return;
        };
        let Following::Behind(after) = listener.following else {
            return;
        };
        let seen = self.last_seen(listener.seats).min(self.sent);
        let (frames, known) = self.missing(after, listener.seats);
        for frame in frames {
            self.out.push(RoomOutput::Tell(id, frame));
        }
        let is_last = known >= self.sent;
        if is_last {
            let end = StepEnd {
                n: self.sent,
                step: Update::default(),
            };
            let frame = FromServer::Step(end).text().into();
            self.out.push(RoomOutput::Tell(id, frame));
        } else {
            self.out.push(RoomOutput::EndOfPiece(id));
        }
        if let Some(listener) = self.listeners.get_mut(&id) {
            listener.sent = seen;
            listener.following = if is_last {
                Following::Live
            } else {
                Following::Behind(known)
            };
        }
    }

    /// Returns how many events of the record stand before the line after this one.
    fn place(&self, line: u64) -> usize {
        usize::try_from(line - self.before).unwrap_or(usize::MAX)
    }

    /// Returns the frames of the next piece after a line, the same as when the steps happened, and
    /// the last line of the piece.
    fn missing(&self, after: u64, seats: serpente_engine::rules::Seats) -> (Vec<Arc<str>>, u64) {
        let mut frames = Vec::new();
        let mut bytes = 0;
        let next = self.steps.partition_point(|(last, _)| *last <= after);
        let before = next.checked_sub(1).map(|before| self.steps[before].0);
        let mut begun = before.unwrap_or(self.before);
        for (last, beside) in &self.steps[next..] {
            if *last > self.sent || bytes >= PIECE_BYTES {
                break;
            }
            let known = after.max(begun);
            let events = &self.record[self.place(known)..self.place(*last)];
            let step = step_frames(known + 1, events, beside, seats).frames;
            bytes += step.iter().map(|frame| frame.len()).sum::<usize>();
            frames.extend(step);
            begun = *last;
        }
        let last = self.steps.last();
        let is_all = last.is_none_or(|(last, _)| begun >= (*last).min(self.sent));
        (frames, if is_all { self.sent } else { begun })
    }
}
