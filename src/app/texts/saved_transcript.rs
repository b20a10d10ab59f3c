//! Saves the transcript to a file.

use crate::Outlet;
use crate::context::LastPress;
use crate::global_keys::GlobalKeys;
use serpente_archive::path_text;
use serpente_seat::AppAction;
use serpente_system::file::write_whole;
use serpente_text::announce::say::errors::file_not_written;
use serpente_text::announce::say::{online, review as say, settings as say_settings};
use std::path::Path;

impl<O: Outlet> GlobalKeys<'_, O> {
    pub(crate) fn save_transcript(&mut self) {
        if self.context.session.is_visited() {
            return self.context.refuse(online::visit_no_files());
        }
        let Some(folders) = &self.context.session.folders else {
            return self.context.answer(say_settings::settings_no_home());
        };
        let sessions = folders.data.join("sessions");
        let mut names = (1..).map(|number| sessions.join(format!("session-{number}.txt")));
        let file = names
            .find(|file| !file.exists())
            .expect("nobody saves so often");
        let text = self
            .context
            .teller
            .transcript
            .text(self.context.teller.keyboard_holder);
        let message = match write_whole(&file, text.as_bytes()) {
            Ok(()) => {
                let name = file.file_name().map_or(&*file, Path::new);
                let key = self.context.session.key(AppAction::ReviewSave);
                let saved = say::review_saved(path_text(name), key);
                self.context.pressed.last = LastPress::Saved(file);
                saved
            }
            Err(error) => file_not_written(path_text(&file), (&error).into()),
        };
        self.context.answer(message);
    }

    /// Announces the folder in which a file was saved.
    pub(crate) fn tell_folder(&mut self, file: &Path) {
        let folder = file.parent().unwrap_or(file);
        self.context.answer(say::review_saved_in(path_text(folder)));
    }
}
