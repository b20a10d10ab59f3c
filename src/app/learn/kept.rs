//! What the player has learnt, kept in a file in their folder. Without a folder it lasts as long as the program.

use crate::Outlet;
use crate::context::Context;
use crate::session::Session;
use serpente_archive::{DayResult, KeptDay, LearningProgress};
use serpente_engine::table::Day;
use serpente_system::clock::{DAY, unix_time};
use serpente_system::file::shown;
use serpente_text::announce::say::errors::{Trouble, file_not_written};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Message, followed_by};

/// Returns the number of the day, from the first of 1970 on.
pub(crate) fn today() -> u64 {
    unix_time() / DAY
}

impl Session {
    /// Returns what the player has learnt; read when it is first needed.
    pub(crate) fn progress(&mut self) -> &mut LearningProgress {
        let data = self.folders.as_ref().map(|folders| &folders.data);
        self.learning.progress.get_or_insert_with(|| match data {
            Some(data) => LearningProgress::read(data),
            None => LearningProgress::default(),
        })
    }
}

impl<O: Outlet> Context<O> {
    /// Writes what the player has learnt.
    pub(crate) fn keep_progress(&mut self) {
        let (Some(progress), Some(folders)) =
            (&self.session.learning.progress, &self.session.folders)
        else {
            return;
        };
        if let Err(error) = progress.write(&folders.data) {
            let trouble = Trouble::from(&error);
            self.notice(file_not_written(shown(&folders.data), trouble));
        }
    }

    /// Counts a hint in a match of the day. The line to share says how many there were.
    pub(crate) fn count_hint(&mut self, day: Day) {
        let hints = &mut self.session.progress().hints;
        *hints.entry(day.to_string()).or_default() += 1;
        self.keep_progress();
    }

    /// Keeps the result of a match of the day, and announces the line to share and how many days in a row were played.
    pub(crate) fn tell_day(&mut self, result: DayResult, par: i32) {
        let hints = self.session.progress().hints.get(&result.day.to_string());
        let hinted = hints.map(|hints| say::daily_hints(*hints));
        self.notice(followed_by(result.line(par), hinted));
        let kept = KeptDay {
            points: result.points,
            par,
        };
        let progress = self.session.progress();
        progress.days.insert(result.day.to_string(), kept);
        let row = progress.days_in_a_row(Day::at(unix_time()));
        let before = progress.kept_day(result.day.before());
        if row > 1
            && let Some(before) = before
        {
            let told: Message = say::daily_row(row, before.points, before.par);
            self.notice(told);
        }
        self.keep_progress();
    }
}
