//! Keeps the match on the table, in its record or in another place if that fails, and what the player has learnt. Without a
//! folder that lasts as long as the program.

use super::{MatchStorage, Session};
use serpente_archive::{LearningProgress, MatchKeeper, path_text};
use serpente_device::settings::Folders;
use serpente_system::clock::unix_time;
use serpente_text::announce::Message;
use serpente_text::announce::say::menus as say;
use std::path::PathBuf;
use std::process;

impl Session {
    /// Returns what the player has learnt; read when it is first needed.
    pub(crate) fn progress(&mut self) -> &mut LearningProgress {
        let data = self.folders.as_ref().map(|folders| &folders.data);
        self.learning.progress.get_or_insert_with(|| match data {
            Some(data) => LearningProgress::read(data),
            None => LearningProgress::default(),
        })
    }

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
                let has_trouble = trouble.is_some();
                notices.extend(if has_trouble { trouble } else { news });
                !has_trouble
            }
            None => false,
        };
        for path in elsewhere {
            if is_kept {
                break;
            }
            if let Some(keeper) = MatchKeeper::of(&path, &game.lines) {
                game.record = Some(MatchStorage::File(keeper));
                notices.push(say::record_kept_elsewhere(path_text(&path)));
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
