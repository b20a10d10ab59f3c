//! The match as the people at this keyboard see it: each of them their own hand, all of them what lies open.

use crate::rules::{Seat, Seats};
use crate::table::{Event, Header, SeatView, Setup, Table};

/// The match as it is seen from here.
#[derive(Clone, Debug)]
pub(crate) struct Views {
    /// What everybody may know.
    open: SeatView,
    own: Vec<SeatView>,
}

impl Views {
    /// As these people see it before its first round.
    pub(crate) fn new(setup: &Setup, people: Seats) -> Self {
        let header = Header::of(setup);
        let view = |viewer| {
            SeatView::new(viewer, &header).expect("what was agreed at a table can be played")
        };
        Self {
            open: view(None),
            own: people.iter().map(|seat| view(Some(seat))).collect(),
        }
    }

    /// Takes in what happened at the table, as far as each may know it.
    pub(crate) fn follow(&mut self, table: &Table, events: &[Event]) {
        for seen in self.own.iter_mut().chain([&mut self.open]) {
            seen.follow(&table.update(seen.viewer(), events))
                .expect("what happened at a table can be followed");
        }
    }

    /// The match as the person in this seat sees it; as everybody does, if nobody listens from here.
    pub(crate) fn of(&self, viewer: Option<Seat>) -> &SeatView {
        let mut own = self.own.iter();
        own.find(|seen| viewer.is_some() && seen.viewer() == viewer)
            .unwrap_or(&self.open)
    }
}
