//! The match as the people at this keyboard see it: each of them their own hand, all of them what lies open.

use serpente_engine::rules::{OutOfStep, Seat, Seats};
use serpente_engine::table::{Header, SeatView, SetupError, Update};

/// The match as it is seen from here.
#[derive(Clone, Debug)]
pub(super) struct Views {
    /// What everybody may know.
    open: SeatView,
    own: Vec<SeatView>,
}

impl Views {
    /// As these people see the match that begins so, before its first round.
    ///
    /// # Errors
    /// If no match can begin so.
    pub(super) fn new(header: &Header, chairs: Seats) -> Result<Self, SetupError> {
        let own = chairs.iter().map(|seat| SeatView::new(Some(seat), header));
        Ok(Self {
            open: SeatView::new(None, header)?,
            own: own.collect::<Result<_, _>>()?,
        })
    }

    /// Takes in what happened at the table, as far as each may know it.
    ///
    /// # Errors
    /// If it cannot have happened after what was seen.
    pub(super) fn follow(&mut self, update: &Update) -> Result<(), OutOfStep> {
        for seen in self.own.iter_mut().chain([&mut self.open]) {
            seen.follow(&update.seen_by(seen.viewer()))?;
        }
        Ok(())
    }

    /// The match as the person in this seat sees it; as everybody does, if nobody listens from here.
    pub(super) fn of(&self, viewer: Option<Seat>) -> &SeatView {
        let mut own = self.own.iter();
        own.find(|seen| viewer.is_some() && seen.viewer() == viewer)
            .unwrap_or(&self.open)
    }
}
