//! Reading the log: repeats a line, moves through the lines, saves them to a file.

use super::log::{ReviewStep, TranscriptLine};
use super::scheduler::CutBy;
use super::{App, Outlet};
use serpente_archive::shown;
use serpente_device::speech::Utterance;
use serpente_system::file::write_whole;
use serpente_text::announce::Urgency;
use serpente_text::announce::say::errors::file_not_written;
use serpente_text::announce::say::{online, review, settings as say_settings};
use serpente_text::seat::AppAction;
use std::path::Path;
use std::time::Duration;

impl<O: Outlet> App<O> {
    /// Prints and speaks a line again, in its original language.
    fn say_again(&mut self, line: TranscriptLine) {
        self.outlet.line(&line.text, &line.language);
        self.interrupt(CutBy::Answer);
        self.say_at_once(Utterance {
            language: line.language,
            owner: line.owner,
            ..self.utterance(line.text, Urgency::Answer, None, Duration::ZERO)
        });
    }

    pub(super) fn again(&mut self) {
        match self.announcer.log.newest(self.announcer.listener).cloned() {
            Some(line) => self.say_again(line),
            None => self.aside(&review::review_empty()),
        }
    }

    pub(super) fn review(&mut self, step: ReviewStep) {
        let reader = self.announcer.listener;
        match self.announcer.log.go(step, reader).cloned() {
            Ok(line) => self.say_again(line),
            Err(message) => self.aside(&message),
        }
    }

    pub(super) fn save_log(&mut self) {
        if self.is_visited() {
            return self.refuse(online::visit_no_files());
        }
        let Some(folders) = &self.folders else {
            return self.answer(say_settings::settings_no_home());
        };
        let sessions = folders.data.join("sessions");
        let mut names = (1..).map(|number| sessions.join(format!("session-{number}.txt")));
        let file = names
            .find(|file| !file.exists())
            .expect("nobody saves so often");
        let text = self.announcer.log.text(self.announcer.listener);
        let message = match write_whole(&file, text.as_bytes()) {
            Ok(()) => {
                let name = file.file_name().map_or(&*file, Path::new);
                let message = review::review_saved(shown(name), self.key(AppAction::ReviewSave));
                self.pressed.saved = Some(file);
                message
            }
            Err(error) => file_not_written(shown(&file), (&error).into()),
        };
        self.answer(message);
    }

    /// Announces the folder in which a file was saved.
    pub(super) fn tell_folder(&mut self, file: &Path) {
        let folder = file.parent().unwrap_or(file);
        self.answer(review::review_saved_in(shown(folder)));
    }
}
