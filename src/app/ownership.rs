//! Whose words these are: what is for one person alone is told to nobody else.

use super::{App, Outlet};
use serpente_engine::rules::Seat;
use serpente_text::announce::Announcement;

impl<O: Outlet> App<O> {
    /// Who has the keyboard: what is private to others is neither told nor told again.
    pub(super) fn reader(&self) -> Option<Seat> {
        self.announcer.listener
    }

    /// The keyboard goes to another person, or to nobody. What was told to one person alone ends with their turn at the
    /// keyboard, whether or not it was heard, and is not left in sight.
    pub(super) fn hand_over(&mut self, holder: Option<Seat>) {
        self.announcer.listener = holder;
        self.outlet.forget_others(holder);
        self.announcer.scheduler.forget_owned();
        if holder.is_none() && self.announcer.log.has_owned() {
            self.outlet.clear();
        }
    }

    /// What was told to one person alone is for nobody any more: somebody else may sit in that seat from now on.
    pub(super) fn end_ownership(&mut self) {
        self.hand_over(None);
        self.announcer.log.drop_owned();
    }

    /// Whether this is for all, or for whoever has the keyboard. Nothing else ever waits to be told: it is asked before, and
    /// what waits ends with the turn at the keyboard.
    pub(super) fn is_for_reader(&self, told: &Announcement) -> bool {
        told.owner.is_none() || told.owner == self.reader()
    }
}
