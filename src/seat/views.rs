//! The match as the players at this keyboard see it: each sees their own hand, and all see what is public.

use serpente_engine::rules::{LegalMoves, OutOfStep, Seat, Seats};
use serpente_engine::table::{Header, SeatView, SetupError, Update, View};

/// The match as seen from this keyboard.
#[derive(Clone, Debug)]
pub(super) struct Views {
    /// The view without any hand.
    open: SeatView,
    own: Vec<SeatView>,
}

impl Views {
    /// Makes the views of these players on the match with this header, before its first round.
    ///
    /// # Errors
    /// If no match can begin with this header.
    pub(super) fn new(header: &Header, chairs: Seats) -> Result<Self, SetupError> {
        let own = chairs.iter().map(|seat| SeatView::new(Some(seat), header));
        Ok(Self {
            open: SeatView::new(None, header)?,
            own: own.collect::<Result<_, _>>()?,
        })
    }

    /// Follows an update, as far as each viewer may know it.
    ///
    /// # Errors
    /// If the update cannot follow the ones before.
    pub(super) fn follow(&mut self, update: &Update) -> Result<(), OutOfStep> {
        for seen in self.own.iter_mut().chain([&mut self.open]) {
            seen.follow(&update.seen_by(seen.viewer()))?;
        }
        Ok(())
    }

    /// Returns what this seat sees of the tiles, if such a round is being played and a player here has the seat.
    pub(super) fn view(&self, seat: Seat) -> Option<View<'_>> {
        self.of(Some(seat)).view()
    }

    /// Returns the legal moves of this seat, if it is in turn in such a round.
    pub(super) fn legal(&self, seat: Seat) -> Option<&LegalMoves> {
        self.view(seat)?.legal
    }

    /// Returns the view of this seat, or the view without any hand if no player here has that seat.
    pub(super) fn of(&self, viewer: Option<Seat>) -> &SeatView {
        let mut own = self.own.iter();
        own.find(|seen| viewer.is_some() && seen.viewer() == viewer)
            .unwrap_or(&self.open)
    }
}
