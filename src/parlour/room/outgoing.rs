//! What goes out of a room: lines for its two logs, and what is told once they are on disk.

use super::growth::RecordGrowth;
use super::keeping::SeatsLog;
use super::telling::Dispatch;
use super::{ListenerId, RoomOutput, TableLog};
use serpente_client::refusal::ParlourRefusal;
use std::collections::VecDeque;
use std::sync::Arc;

/// The most appends that may wait for the disk.
const MOST_WAITING_FOR_DISK: usize = 32;

/// The orders of a room, and what it will tell when the disk has kept its lines.
#[derive(Debug, Default)]
pub(super) struct Outgoing {
    orders: Vec<RoomOutput>,
    /// What to send after each append that is under way, in order.
    waiting: VecDeque<Vec<Dispatch>>,
    pub(super) seats_log: SeatsLog,
    pub(super) growth: RecordGrowth,
}

impl Outgoing {
    /// Takes the orders that have not been taken.
    pub(super) fn take(&mut self) -> Vec<RoomOutput> {
        std::mem::take(&mut self.orders)
    }

    pub(super) fn push(&mut self, order: RoomOutput) {
        self.orders.push(order);
    }

    /// Sends a frame at once.
    pub(super) fn send(&mut self, to: ListenerId, frame: Arc<str>) {
        self.orders.push(RoomOutput::Tell(to, frame));
    }

    /// Refuses something to a connection; `request` is the `type` of the frame that asked for it, if
    /// one did.
    pub(super) fn refuse(
        &mut self,
        to: ListenerId,
        refusal: ParlourRefusal,
        request: Option<&'static str>,
    ) {
        self.orders.push(RoomOutput::Refuse(to, refusal, request));
    }

    /// Returns whether all lines are on disk, so that everything was told.
    pub(super) fn is_on_disk(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Returns whether so much waits for the disk that nothing more may be asked for.
    pub(super) fn waits_for_disk(&self) -> bool {
        self.waiting.len() > MOST_WAITING_FOR_DISK
    }

    /// Appends lines to the record, after the line with this number.
    pub(super) fn append_to_record(&mut self, after: u64, lines: Vec<u8>) {
        self.growth.add(lines.len());
        self.orders
            .push(RoomOutput::Append(TableLog::Record, after, lines));
        self.waiting.push_back(Vec::new());
    }

    /// Writes this line to the log of seats, unless it is the last one already.
    pub(super) fn write_seats(&mut self, line: Vec<u8>) {
        if let Some(order) = self.seats_log.put(line) {
            self.orders.push(order);
            self.waiting.push_back(Vec::new());
        }
    }

    /// Holds something back until everything before it is on disk. Returns it if nothing has to wait.
    pub(super) fn hold_back(&mut self, dispatch: Dispatch) -> Option<Dispatch> {
        match self.waiting.back_mut() {
            Some(behind) => {
                behind.push(dispatch);
                None
            }
            None => Some(dispatch),
        }
    }

    /// Takes what has waited for the first append, which is on disk now.
    pub(super) fn is_stored(&mut self) -> Vec<Dispatch> {
        self.waiting.pop_front().unwrap_or_default()
    }
}
