//! Leaving a match: only if it is saved, or after an announcement that it is not.

use crate::session::{MatchStorage, Session};
use crate::{App, Outlet};
use serpente_archive::{MatchKeeper, shown};
use serpente_device::settings::Folders;
use serpente_seat::{Listener, SeatInput, TableAction};
use serpente_system::clock::unix_time;
use serpente_text::announce::Message;
use serpente_text::announce::say::menus as say;
use std::path::PathBuf;
use std::process;

impl<O: Outlet> App<O> {
    /// Leaves the match from the menu. Asks first if the match would be lost.
    pub(crate) fn leave_from_menu(&mut self) {
        let notices = self.context.session.keep_match();
        if self.context.session.would_lose_the_match() {
            self.back();
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

    /// Returns whether a match was left that could not be saved.
    pub fn has_lost_a_match(&self) -> bool {
        self.context.session.matches.lost
    }
}

impl Session {
    /// Makes sure that the match on the table is saved in its current state, in another place if need be. Returns the messages
    /// about that, and notes whether the match would be lost.
    pub(crate) fn keep_match(&mut self) -> Vec<Message> {
        if self.is_visited() {
            // The parlour keeps the record of everything played here, except of practice.
            return Vec::new();
        }
        let elsewhere = self.other_places();
        let is_practice = self.is_practice();
        let Some(game) = &mut self.matches.game else {
            return Vec::new();
        };
        let is_over = game.is_over();
        let mut notices = Vec::new();
        let mut is_kept = match &mut game.record {
            // Nothing to save: practice, a finished match, or a match whose record is kept elsewhere.
            _ if is_practice || is_over => true,
            _ if game.table.is_elsewhere() => true,
            Some(MatchStorage::Lines) => true,
            Some(MatchStorage::File(keeper)) => {
                // Writes again the part of the file that was removed since the last event.
                let news = keeper.append(&[], &[], |_| true);
                let trouble = keeper.trouble();
                let is_kept = trouble.is_none();
                notices.extend(news.filter(|_| is_kept).or(trouble));
                is_kept
            }
            None => false,
        };
        for path in elsewhere {
            if is_kept {
                break;
            }
            if let Some(keeper) = MatchKeeper::of(&path, &game.lines) {
                game.record = Some(MatchStorage::File(keeper));
                notices.push(say::record_kept_elsewhere(shown(&path)));
                is_kept = true;
            }
        }
        game.table.listener.is_lost = !is_kept;
        notices
    }

    /// Returns paths of new files in other places than the usual one.
    fn other_places(&self) -> Vec<PathBuf> {
        let name = format!("serpente-{}-{}.jsonl", unix_time(), process::id());
        let folders = match &self.folders {
            Some(folders) => folders.elsewhere.clone(),
            None => Folders::last_resorts(),
        };
        let paths = folders.into_iter().map(|folder| folder.join(&name));
        paths.filter(|path| !path.exists()).collect()
    }
}
