//! The match as the players at this keyboard see it: each sees their own hand, and all see what is
//! public.

use serpente_engine::rules::{LegalMoves, OutOfStep, Seat, Seats};
use serpente_engine::table::{Header, SeatView, SetupError, Update, View};

/// The match as seen from this keyboard.
#[derive(Clone, Debug)]
pub(crate) struct Views {
    /// The view without any hand.
    public: SeatView,
    own: Vec<SeatView>,
}

impl Views {
    /// Makes the views of these players on the match with this header, before its first round.
    ///
    /// # Errors
    /// If no match can begin with this header.
    pub(crate) fn new(header: &Header, seats: Seats) -> Result<Self, SetupError> {
        let public = SeatView::new(None, header)?;
        let mut own = Vec::new();
        for seat in seats.iter() {
            own.push(public.of_seat(seat));
        }
        Ok(Self { public, own })
    }

    /// Follows an update, as far as each viewer may know it.
    ///
    /// # Errors
    /// If the update cannot follow the ones before.
    pub(crate) fn follow(&mut self, update: &Update) -> Result<(), OutOfStep> {
        self.public.follow(&update.seen_by(None))?;
        for view in &mut self.own {
            view.follow(&update.seen_by(view.viewer()))?;
        }
        Ok(())
    }

    /// Returns the view without any hand.
    pub(crate) fn public(&self) -> &SeatView {
        &self.public
    }

    /// Returns the view of this seat, or the view without any hand if no player here has that seat.
    pub(crate) fn of(&self, viewer: Option<Seat>) -> &SeatView {
        if viewer.is_some() {
            for view in &self.own {
                if view.viewer() == viewer {
                    return view;
                }
            }
        }
        &self.public
    }

    /// Returns what this seat sees of the tiles, if such a round is being played and a player here
    /// has the seat.
    pub(crate) fn of_tiles(&self, seat: Seat) -> Option<View<'_>> {
        self.of(Some(seat)).view()
    }

    /// Returns the legal moves of this seat, if it is in turn in such a round.
    pub(crate) fn legal(&self, seat: Seat) -> Option<&LegalMoves> {
        self.of_tiles(seat)?.legal
    }
}
