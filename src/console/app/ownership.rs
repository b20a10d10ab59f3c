//! Whose words these are: what is for one person alone is told to nobody else.

use super::told::Item;
use super::{App, Outlet};
use crate::announce::Announcement;
use crate::rules::Seat;

impl<O: Outlet> App<O> {
    /// Who has the keyboard: what is private to others is neither told nor told again.
    pub(super) fn reader(&self) -> Option<Seat> {
        self.listener
    }

    /// The keyboard goes to another person, or to nobody. What was told to one person alone ends with their turn at the
    /// keyboard, whether or not it was heard, and is not left in sight.
    pub(super) fn hand_over(&mut self, holder: Option<Seat>) {
        self.listener = holder;
        self.outlet.forget_others(holder);
        self.telling.forget_owned();
        if holder.is_none() {
            self.outlet.clear();
        }
    }

    /// Whether who has the keyboard may hear this.
    pub(super) fn may_hear(&self, item: &Item) -> bool {
        item.told.iter().all(|told| self.is_for_reader(told))
    }

    /// Whether this is for all, or for whoever has the keyboard.
    pub(super) fn is_for_reader(&self, told: &Announcement) -> bool {
        told.owner.is_none() || told.owner == self.reader()
    }
}
