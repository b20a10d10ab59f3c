//! The match of the day: begins it, and announces its result as a line to share.

use super::items::MenuKind;
use super::{App, Outlet, Screen};
use serpente_archive::{DayResult, Record, Replay, Reviewed, date, played_daily, unix_time};
use serpente_engine::table::{Day, Shuffle};
use serpente_text::announce::Message;
use serpente_text::announce::say::learn as say;
use std::time::Instant;

impl<O: Outlet> App<O> {
    /// Begins or resumes the match of a day, today's if no day is given. If that match is over, announces its result.
    ///
    /// # Errors
    /// If the match cannot be begun.
    pub fn open_daily(&mut self, day: Option<Day>, now: Instant) -> Result<(), Message> {
        self.now = now;
        let day = day.unwrap_or_else(|| Day::at(unix_time()));
        let data = self.folders.as_ref().map(|folders| &folders.data);
        let played = data.and_then(|data| played_daily(data, day));
        if let Some((path, record)) = played {
            if record.is_over() {
                if self.screens.is_empty() {
                    self.screens.push(Screen::menu(MenuKind::Main));
                }
                self.answer(say::daily_played(date(day)));
                self.share(&record);
                return Ok(());
            }
            return self.resume_table(Some(&path), now);
        }
        self.answer(say::daily_begins(date(day)));
        self.begin(day.setup(self.name_of(0)), 0)
    }

    /// Announces the line to share once the review has counted the right choices.
    pub(super) fn share(&mut self, record: &Record) {
        if let Some(result) = DayResult::of(record)
            && let Ok(replay) = Replay::begin(&record.events, Shuffle::seeded(0))
        {
            let reviewed = Reviewed::begin(record, replay, Day::seat());
            self.review_to_share(reviewed, result);
        }
    }
}
