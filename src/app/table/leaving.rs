//! Leaving a match: only if it is saved, or after an announcement that it is not.

use crate::Outlet;
use crate::table::game::TableScreen;
use serpente_seat::{Listener, SeatInput, TableAction};
use serpente_text::announce::say::menus as say;

impl<O: Outlet> TableScreen<'_, O> {
    /// Leaves the match from the menu. Asks first if the match would be lost.
    pub(crate) fn leave_from_menu(&mut self) {
        let notices = self.context.session.keep_match();
        if self.context.session.would_lose_the_match() {
            self.context.screens.pop();
            self.return_to_table();
            self.play_input(SeatInput::Do(TableAction::Leave));
        } else {
            self.quit_table();
        }
        self.context.notice_all(notices);
    }

    /// Saves the match when the program ends during it.
    pub(crate) fn end_in_a_match(&mut self) {
        if self
            .context
            .session
            .listener()
            .is_some_and(Listener::is_shared)
        {
            // The next person to read the terminal may be another of these players.
            self.context.teller.hand_over(None);
        }
        let notices = self.context.session.keep_match();
        self.context.notice_all(notices);
        if self.context.session.would_lose_the_match() {
            self.context.session.matches.lost = true;
            self.context.notice(say::match_lost());
        }
    }
}
