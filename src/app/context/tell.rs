//! The entrances to the [`Teller`] from all screens. What may be told depends on the screen on top.

use super::Context;
use crate::saving::{SaveTask, SavedFile};
use crate::screens::Screen;
use crate::session::Session;
use crate::teller::{CutBy, Outlet, ReviewStep, TellLimit, Teller};
use serpente_archive::{DayResult, KeptDay};
use serpente_engine::rules::Seat;
use serpente_engine::table::Day;
use serpente_system::clock::unix_time;
use serpente_system::file::path_text;
use serpente_text::announce::say::errors::{Trouble, file_not_written};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Announcement, Message};
use std::time::Duration;

impl<O: Outlet> Context<O> {
    /// Lets the teller tell something, as far as the current screen allows it.
    pub(crate) fn with_teller(&mut self, tell: impl FnOnce(&mut Teller<O>, &mut Session)) {
        self.teller.limit = match self.screens.last() {
            Some(screen) => screen.may_tell(&self.session),
            None => TellLimit::All,
        };
        tell(&mut self.teller, &mut self.session);
        self.go_on_when_heard();
    }

    /// Lets a host on another machine and a retelling go on once everything was heard.
    pub(crate) fn go_on_when_heard(&mut self) {
        if !std::mem::take(&mut self.teller.all_was_heard) {
            return;
        }
        self.tell_host_what_was_heard();
        let pause = if self.teller.voice.paced {
            self.session.pause()
        } else {
            Duration::ZERO
        };
        for screen in &mut self.screens {
            if let Screen::Retelling(retelling) = screen {
                retelling.was_heard(self.session.now, pause);
            }
        }
    }

    /// Tells the host that all announcements were heard, so that it may go on.
    pub(crate) fn tell_host_what_was_heard(&mut self) {
        if let Some(frame) = self.online.was_heard(self.session.now) {
            self.send(frame);
        }
    }

    pub(crate) fn tell(&mut self, announcement: &Announcement) {
        self.with_teller(|teller, session| teller.tell(announcement, session));
    }

    pub(crate) fn tell_together(&mut self, announcements: &[Announcement]) {
        self.with_teller(|teller, session| teller.tell_together(announcements, session));
    }

    pub(crate) fn tell_missed(&mut self, answer: &[Announcement]) {
        self.with_teller(|teller, session| teller.tell_missed(answer, session));
    }

    pub(crate) fn tell_next(&mut self) {
        self.with_teller(Teller::tell_next);
    }

    pub(crate) fn answer(&mut self, message: Message) {
        self.with_teller(|teller, session| teller.answer(message, session));
    }

    pub(crate) fn refuse(&mut self, message: Message) {
        self.with_teller(|teller, session| teller.refuse(message, session));
    }

    /// Announces a problem after the current announcements.
    pub(crate) fn notice(&mut self, message: Message) {
        self.with_teller(|teller, session| teller.notice(message, session));
    }

    pub(crate) fn notice_all(&mut self, messages: impl IntoIterator<Item = Message>) {
        for message in messages {
            self.notice(message);
        }
    }

    pub(crate) fn say_unlogged(&mut self, message: &Message) {
        self.with_teller(|teller, session| teller.say_unlogged(message, session));
    }

    pub(crate) fn say_unlogged_for(&mut self, owner: Option<Seat>, messages: &[Message]) {
        self.with_teller(|teller, session| teller.say_unlogged_for(owner, messages, session));
    }

    pub(crate) fn again(&mut self) {
        self.with_teller(Teller::again);
    }

    /// Tells again what another person said last to the table.
    pub(crate) fn tell_last_said(&mut self) {
        self.with_teller(Teller::last_said);
    }

    /// Tells another line of the transcript.
    pub(crate) fn go_in_transcript(&mut self, step: ReviewStep) {
        self.with_teller(|teller, session| teller.review(step, session));
    }

    pub(crate) fn hush(&mut self) {
        self.with_teller(Teller::hush);
    }

    pub(crate) fn interrupt(&mut self, by: CutBy) {
        self.teller.interrupt(by, self.session.now);
    }

    /// Saves the settings; announces the problem if that fails.
    pub(crate) fn keep_settings(&mut self) {
        if let Err(message) = self.session.save_settings() {
            self.notice(message);
        }
    }

    /// Writes what the player has learnt.
    pub(crate) fn keep_progress(&mut self) {
        let (Some(progress), Some(folders)) =
            (&self.session.learning.progress, &self.session.folders)
        else {
            return;
        };
        let (progress, folder) = (progress.clone(), folders.data.clone());
        let task = SaveTask::new(SavedFile::Progress, move || {
            let written = progress.write(&folder);
            written.map_err(|error| file_not_written(path_text(&folder), Trouble::from(&error)))
        });
        if let Err(fault) = self.session.saving.save(task) {
            self.notice(fault);
        }
    }

    /// Counts a hint in a match of the day. The line to share says how many there were.
    pub(crate) fn count_hint(&mut self, day: Day) {
        let hints = &mut self.session.progress().hints;
        *hints.entry(day.to_string()).or_default() += 1;
        self.keep_progress();
    }

    /// Keeps the result of a match of the day with the day's par: the day counts, even if the player leaves before its line is told.
    pub(crate) fn keep_day(&mut self, result: DayResult, par: i32) {
        let kept = KeptDay {
            points: result.points,
            par,
            won: Some(result.won),
            lost: None,
        };
        let progress = self.session.progress();
        progress.days.insert(result.day.to_string(), kept);
        self.keep_progress();
        self.session.learning.par_is_known();
    }

    /// Keeps what the choices in a match of the day lost, and announces its line.
    pub(crate) fn keep_lost(&mut self, day: Day, lost: f64) {
        let progress = self.session.progress();
        if let Some(kept) = progress.days.get_mut(&day.to_string()) {
            kept.lost = Some(lost);
        }
        self.keep_progress();
        self.tell_day(day);
    }

    /// Announces the line to share of a day, and how many days in a row were played.
    pub(crate) fn tell_day(&mut self, day: Day) {
        let progress = self.session.progress();
        let line = progress.line_of_day(day);
        let row = progress.days_in_a_row(Day::at(unix_time()));
        let before = progress.kept_day(day.before());
        self.notice_all(line);
        if row > 1
            && let Some(before) = before
        {
            let told: Message = say::daily_row(row, before.points, before.par);
            self.notice(told);
        }
    }
}
