//! Private announcements: an announcement for one player alone is spoken and shown to nobody else.

use super::{App, Outlet};
use serpente_device::speech::SpeechOrder;
use serpente_engine::rules::Seat;
use serpente_text::announce::Announcement;

impl<O: Outlet> App<O> {
    /// Gives the keyboard to another player, or to nobody. Private announcements of the player before are dropped, heard or
    /// not, and cleared from the screen.
    pub(super) fn hand_over(&mut self, holder: Option<Seat>) {
        self.announcer.listener = holder;
        self.outlet.speech(SpeechOrder::ForgetOthers(holder));
        self.announcer.scheduler.forget_owned();
        if holder.is_none() && self.announcer.log.has_owned() {
            self.outlet.clear();
        }
    }

    /// Removes all private announcements: other people may sit in these seats from now on.
    pub(super) fn end_ownership(&mut self) {
        self.hand_over(None);
        self.announcer.log.drop_owned();
    }

    /// Returns whether the announcement is for everybody or for the player who has the keyboard. The queue holds no others:
    /// this is checked before an announcement is queued, and private ones are dropped when the keyboard changes hands.
    pub(super) fn is_for_reader(&self, told: &Announcement) -> bool {
        told.owner.is_none() || told.owner == self.announcer.listener
    }
}
