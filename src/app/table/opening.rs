//! Opens a match: a new one, a saved one, or another one with the same players.

use crate::context::Context;
use crate::learn::reviewing::MatchReview;
use crate::screens::menu_items::MenuKind;
use crate::session::{CurrentMatch, MatchStorage};
use crate::table::game::TableScreen;
use crate::{Outlet, Screen};
use serpente_archive::{
    MatchKeeper, Recap, daily_left_open, date, lines, new_among, played_daily, take_up,
    take_up_last, told_so_far,
};
use serpente_arguments::RecordTo;
use serpente_engine::table::{Day, Event, Header, Setup, Table};
use serpente_seat::{ResumeRecap, announced_earlier};
use serpente_system::clock::{DAY, HOUR, unix_time};
use serpente_text::announce::Message;
use serpente_text::announce::say::{learn, menus as say};
use std::path::Path;
use std::time::SystemTime;

/// Opens matches on this machine: new ones, saved ones, and others with the same players.
pub(crate) struct MatchOpening<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> MatchOpening<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> MatchOpening<'_, O> {
    /// Resumes a recorded match: this one, or the last.
    ///
    /// # Errors
    /// If there is no match to resume.
    pub(crate) fn resume(&mut self, file: Option<&Path>) -> Result<(), Message> {
        let saved = match (file, &self.context.session.folders) {
            (Some(file), _) => take_up(file),
            (None, Some(folders)) => take_up_last(&folders.data),
            (None, None) => Err(say::no_match_to_resume().into()),
        }?;
        self.context.notice_all(saved.notices);
        let resumed = saved.resumed;
        self.make_way(resumed.table.setup());
        self.recall(&resumed.table, &saved.events);
        let recap = recap_for_people(&saved.events, &resumed.recap);
        let session = &self.context.session;
        let mut game = session
            .match_here(resumed.table, &saved.events, saved.seed)
            .with_recap(recap);
        if let Some(deals) = resumed.deals {
            game = game.with_deals(deals);
        }
        let record = Some(MatchStorage::File(saved.keeper));
        let recorded = lines(&saved.events[..saved.events.len() - resumed.fresh.len()]);
        let outputs = game.begin(&resumed.fresh, self.context.session.now);
        TableScreen::of(self.context).sit_down(CurrentMatch::new(game, record, recorded), outputs);
        Ok(())
    }

    /// Begins or resumes the match of a day, today's if no day is given; but that of the day before goes on if the day has changed under way. If that match is over, announces its result.
    ///
    /// # Errors
    /// If the match cannot be begun.
    pub(crate) fn open_daily(&mut self, day: Option<Day>) -> Result<(), Message> {
        let seconds = unix_time();
        let today = Day::at(seconds);
        let mut wanted = day.unwrap_or(today);
        let data = self
            .context
            .session
            .folders
            .as_ref()
            .map(|folders| &folders.data);
        let mut played = data.and_then(|data| played_daily(data, wanted));
        if let (None, None, Some(data)) = (day, &played, data) {
            // The day has changed while the person played, or had a break.
            let now = SystemTime::now();
            if daily_left_open(data, today.before(), now).is_some() {
                wanted = today.before();
                played = played_daily(data, wanted);
            }
        }
        if let Some((path, record)) = played {
            if record.is_over() {
                if self.context.screens.is_empty() {
                    self.context.screens.push(Screen::menu(MenuKind::Main));
                }
                self.context.answer(learn::daily_played(date(wanted)));
                if wanted == today {
                    let hours = (DAY - seconds % DAY).div_ceil(HOUR);
                    self.context.notice(learn::daily_next(hours));
                }
                MatchReview::of(self.context).share(&record);
                return Ok(());
            }
            self.context.answer(learn::daily_goes_on(date(wanted)));
            return self.resume(Some(&path));
        }
        self.context.answer(learn::daily_begins(date(wanted)));
        self.begin(wanted.setup(self.context.session.name_of(0)), 0)
    }

    /// Begins the match that is set up.
    pub(crate) fn start_match(&mut self) -> Result<(), Message> {
        let seed = self.context.session.seed();
        let setup = self
            .context
            .session
            .matches
            .draft
            .setup(|person| self.context.session.name_of(person))?;
        let seated = setup.seated_by_draw(seed);
        let kept = Setup {
            seed: Some(seed),
            ..seated
        };
        self.begin(kept, seed)
    }

    /// Begins a match.
    pub(crate) fn begin(&mut self, setup: Setup, seed: u64) -> Result<(), Message> {
        self.make_way(&setup);
        let kept = match &self.context.session.start.record {
            Some(RecordTo::StandardOutput) => Some(MatchStorage::Lines),
            Some(RecordTo::File(path)) => Some(MatchStorage::File(MatchKeeper::at(path)?)),
            None => self.keep_in_folder(),
        };
        let mut fresh: Vec<Event> = Vec::new();
        let mut game = self
            .context
            .session
            .match_here(Table::new(setup, &mut fresh), &[], seed);
        let outputs = game.begin(&fresh, self.context.session.now);
        TableScreen::of(self.context).sit_down(CurrentMatch::new(game, kept, Vec::new()), outputs);
        Ok(())
    }

    /// Logs the announcements of the last round of a match that was left as if they had just been made.
    fn recall(&mut self, table: &Table, events: &[Event]) {
        let setup = table.setup();
        let people = setup.people();
        let past = told_so_far(table, events, people);
        let manner = self.context.session.manner_in(Some(setup.game));
        if let Ok(mut earlier) = announced_earlier(&Header::of(setup), people, &past, &manner) {
            // Somebody else may sit at a shared keyboard now; each player hears their hand again when they take the keyboard.
            earlier.retain(|one| one.owner.is_none() || people.len() == 1);
            self.context.teller.keep(&earlier, &self.context.session);
        }
    }

    /// Drops private lines if several people play: others may have played before, or one of them alone, in the same seats.
    fn make_way(&mut self, setup: &Setup) {
        if setup.people().len() > 1 {
            self.context.teller.end_ownership();
        }
    }

    /// Creates a record in the player's folder of matches. A match that cannot be saved is played all the same.
    fn keep_in_folder(&mut self) -> Option<MatchStorage> {
        match new_among(&self.context.session.folders.as_ref()?.data) {
            Ok((keeper, notice)) => {
                self.context.notice_all(notice);
                Some(MatchStorage::File(keeper))
            }
            Err(message) => {
                self.context.notice(message);
                None
            }
        }
    }

    /// Begins another match for the same people by the same rules. Pending announcements of the last match may still be heard.
    pub(crate) fn play_again(&mut self) {
        let Some(game) = self.context.session.matches.game.take() else {
            return;
        };
        self.context.pressed.acted = true;
        self.context.session.matches.played_again += 1;
        self.context.screens.retain(|screen| !screen.is_table());
        let setup = game.setup().clone();
        // The record is closed before the next one is opened, which may be the same file.
        drop(game);
        let seed = self.context.session.seed();
        if let Err(message) = self.begin(setup, seed) {
            self.context.refuse(message);
            TableScreen::of(self.context).open_without_table();
        }
    }
}

/// Returns what the people of a resumed match may not have been told yet.
fn recap_for_people(events: &[Event], recap: &Recap) -> ResumeRecap {
    let people = recap.before.setup().people();
    let mut steps = Vec::new();
    for step in &recap.steps {
        steps.push(step.table.update(people, &step.events));
    }
    ResumeRecap {
        before: told_so_far(&recap.before, &events[..recap.events_before], people),
        steps,
    }
}
