//! The table on the screen: the match, its record, and the keys that only it knows.

use super::local::{LocalTable, Output, Thinking, Thought};
use super::{App, Draft, Menu, Outlet, Screen};
use crate::announce::say::menus as say;
use crate::announce::{Announcement, Category, Message, Topic, Urgency};
use crate::archive::{Keeper, lines, new_among, take_up, take_up_last};
use crate::console::arguments::RecordTo;
use crate::host::{Pace, people_of};
use crate::rules::Seat;
use crate::seat::{Action, Input, Listener, Manner};
use crate::table::{Event, Setup, Shuffle, Table};
use std::path::Path;
use std::time::{Duration, Instant};

use super::teach::Lesson;

/// A match on the screen.
pub(super) struct Game {
    pub(super) local: LocalTable,
    pub(super) record: Option<Kept>,
    /// All that has to stand in the record of this match.
    pub(super) lines: Vec<u8>,
    /// The tutorial, if this is its round.
    pub(super) lesson: Option<Lesson>,
}

/// Where a match is kept.
pub(super) enum Kept {
    File(Keeper),
    /// On standard output, between the lines that are told.
    Lines,
}

impl Game {
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.local.wakes_at()
    }

    /// Who listens at the keyboard.
    pub(super) fn listener(&self) -> &Listener {
        self.local.listener()
    }

    /// What was agreed, and who plays.
    pub(super) fn setup(&self) -> &Setup {
        self.listener().seen().setup()
    }

    /// Whether several people sit at the keyboard.
    pub(super) fn is_shared(&self) -> bool {
        self.listener().is_shared()
    }
}

impl<O: Outlet> App<O> {
    /// Begins a match as asked for on the command line.
    ///
    /// # Errors
    /// If no such match can be played: what would do.
    pub fn open_table(&mut self, now: Instant) -> Result<(), Message> {
        self.draft = Draft::from_options(&self.asked)?;
        self.hint_at_the_voice();
        self.start_match(now)
    }

    /// Goes on with a recorded match: this one, or the last.
    ///
    /// # Errors
    /// If there is none to go on with.
    pub fn resume_table(&mut self, file: Option<&Path>, now: Instant) -> Result<(), Message> {
        let saved = match (file, &self.folders) {
            (Some(file), _) => take_up(file),
            (None, Some(folders)) => take_up_last(folders.data()),
            (None, None) => Err(say::no_match_to_resume().into()),
        }?;
        for notice in saved.notices {
            self.notice(notice);
        }
        let resumed = saved.resumed;
        self.recall(&saved.events);
        let seed = self.seed();
        let local = LocalTable::new(
            resumed.table,
            &saved.events,
            seed,
            self.manner(),
            self.match_pace(),
        )
        .with_recap(&saved.events, &resumed.recap);
        let record = Some(Kept::File(saved.keeper));
        let recorded = &saved.events[..saved.events.len() - resumed.fresh.len()];
        let recorded = lines(recorded);
        self.sit_down(local, record, recorded, &resumed.fresh, None, now);
        Ok(())
    }

    /// Begins the match that is set up.
    pub(super) fn start_match(&mut self, now: Instant) -> Result<(), Message> {
        let seed = self.seed();
        let setup = self
            .draft
            .setup(|person| self.name_of(person))?
            .seated_by_draw(seed);
        self.begin(setup, seed, now)
    }

    /// Begins a match.
    fn begin(&mut self, setup: Setup, seed: u64, now: Instant) -> Result<(), Message> {
        let kept = match &self.asked.record {
            Some(RecordTo::StandardOutput) => Some(Kept::Lines),
            Some(RecordTo::File(path)) => Some(Kept::File(Keeper::at(path)?)),
            None => self.keep_in_folder(),
        };
        let mut fresh: Vec<Event> = Vec::new();
        let table = Table::new(setup, &mut fresh);
        let local = LocalTable::new(table, &[], seed, self.manner(), self.match_pace());
        self.sit_down(local, kept, Vec::new(), &fresh, None, now);
        Ok(())
    }

    /// A place among the person's matches; a match that cannot be kept is played all the same.
    fn keep_in_folder(&mut self) -> Option<Kept> {
        match new_among(self.folders.as_ref()?.data()) {
            Ok((keeper, notice)) => {
                if let Some(notice) = notice {
                    self.notice(notice);
                }
                Some(Kept::File(keeper))
            }
            Err(message) => {
                self.notice(message);
                None
            }
        }
    }

    pub(super) fn seed(&self) -> u64 {
        // The same people do not play the same match again.
        let seed = self.asked.seed.map(|seed| seed.wrapping_add(self.matches));
        seed.unwrap_or_else(Shuffle::any_seed)
    }

    pub(super) fn sit_down(
        &mut self,
        local: LocalTable,
        record: Option<Kept>,
        lines: Vec<u8>,
        fresh: &[Event],
        lesson: Option<Lesson>,
        now: Instant,
    ) {
        let mut game = Game {
            local,
            record,
            lines,
            lesson,
        };
        let outputs = game.local.begin(fresh, now);
        // The menu, if it is still being told.
        self.forget(Topic::Cursor);
        if game.is_shared() {
            self.log.drop_owned();
        }
        self.listener = if game.is_shared() {
            None
        } else {
            game.listener().holder()
        };
        self.game = Some(game);
        self.screens.push(Screen::Table);
        self.carry_out(outputs);
        self.teach();
    }

    /// How it is told now.
    pub(super) fn manner(&self) -> Manner {
        Manner {
            keys: self.keys(),
            detail: self.settings.detail,
        }
    }

    /// How long what comes by itself waits now.
    pub(super) fn match_pace(&self) -> Pace {
        Pace {
            pause: Duration::from_millis(u64::from(self.settings.pause)),
            waits: self.settings.waits,
        }
    }

    /// Has the match told so from now on.
    pub(super) fn update_manner(&mut self) {
        let (manner, pace, now) = (self.manner(), self.match_pace(), self.now);
        if let Some(game) = &mut self.game {
            game.local.set_manner(manner, pace, now);
        }
    }

    pub(super) fn at_table(&mut self, action: Action, escaped: bool, now: Instant) {
        if action == Action::Escape {
            if self.is_asked() {
                self.play_input(Input::Do(action), now);
            } else if escaped {
                self.open_table_menu();
            } else {
                self.hush();
                self.escaped = true;
                if !self.speaks {
                    // No voice falls silent by which the key could be told.
                    self.aside(&say::escape_once_more(self.key(Action::Escape)));
                }
                self.learned(action);
            }
            return;
        }
        if self.pace.has_told_turn(self.speaks, now)
            && let Some(game) = &mut self.game
        {
            game.local.knows_of_turn(now);
        }
        if self.hurries(action) {
            self.interrupt(true);
        } else if action.plays() && !self.is_asked() {
            if self.pace.holds_news() {
                // The key was meant for the table as it was told.
                return self.tell_rest();
            }
            if self.pace.has_just_told_turn(self.speaks, now) {
                // It was on its way before they heard that it is their turn. The words that come now answer it.
                return self.tell_turn();
            }
        }
        let mut notices = Vec::new();
        if action == Action::Leave && !self.is_asked() {
            // It is asked what is true.
            notices = self.keep_match();
        }
        self.asks_the_table = action.asks_the_table();
        self.play_input(Input::Do(action), now);
        self.asks_the_table = false;
        self.learned(action);
        for notice in notices {
            self.notice(notice);
        }
    }

    fn open_table_menu(&mut self) {
        self.screens.push(Screen::Menu(Menu::table()));
        self.enter_menu(Urgency::Answer);
    }

    /// Tells whose turn it is, where one is when what lay on top of the table is gone.
    pub(super) fn return_to_table(&mut self) {
        if let Some(game) = &mut self.game {
            let outputs = game.local.remind(self.now);
            self.asks_the_table = true;
            self.carry_out(outputs);
            self.asks_the_table = false;
        }
    }

    /// The table's time stands still while something lies on top of it.
    pub(super) fn mind_the_time(&mut self, now: Instant) {
        let on_top = self.screens.last() == Some(&Screen::Table);
        match (&mut self.game, self.away) {
            (Some(game), Some(since)) if on_top => {
                game.local
                    .stood_still(now.saturating_duration_since(since), now);
                self.away = None;
            }
            (Some(_), None) if !on_top => self.away = Some(now),
            (None, _) => self.away = None,
            (Some(_), _) => {}
        }
    }

    /// What is to be thought over, if anything is.
    pub fn take_thinking(&mut self) -> Option<Thinking> {
        self.game.as_mut()?.local.take_thinking()
    }

    /// Takes what came of it.
    pub fn thought(&mut self, thought: Thought, now: Instant) {
        self.now = now;
        if let Some(game) = &mut self.game {
            let waited = game.listener().awaits_hint();
            let outputs = game.local.thought(thought, now);
            self.carry_out(outputs);
            if waited {
                self.learned(Action::Hint);
            }
        }
    }

    pub(super) fn play_input(&mut self, input: Input, now: Instant) {
        if let Some(game) = &mut self.game {
            let asked = |listener: &Listener| (listener.is_asking(), listener.holder());
            let before = asked(game.listener());
            let outputs = game.local.input(input, now);
            self.acted |= before != asked(game.listener());
            self.carry_out(outputs);
            self.teach();
        }
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        self.gathers = true;
        if outputs.contains(&Output::Keyboard(None)) {
            // First, so that what all may read stays in sight.
            self.hand_over(None);
        }
        for output in outputs {
            match output {
                Output::Record(events) => self.record(&events),
                Output::Say(announcement) => self.tell(&announcement),
                Output::Keyboard(None) => {}
                Output::Keyboard(holder) => self.hand_over(holder),
                Output::Left => self.quit_table(),
                Output::Again => {
                    self.forget(Topic::Turn);
                    self.play_again();
                }
                Output::Over => {
                    // The results may still be told, but not how one gets here.
                    self.forget(Topic::Turn);
                    self.open_without_table();
                }
            }
        }
        self.gathers = false;
        self.pace.went_on();
        self.tell_next();
    }

    fn is_person(&self, seat: Seat) -> bool {
        let game = self.game.as_ref();
        game.is_some_and(|game| game.setup().players[seat.index()].level.is_none())
    }

    /// This matter is settled: what was to be told of it is not told any more.
    fn forget(&mut self, topic: Topic) {
        self.outlet.forget(topic);
        self.pace.forget(|told| told.topic == Some(topic));
    }

    /// Another match for the same people, by the same rules. What was told of the last one may still be heard.
    fn play_again(&mut self) {
        let Some(game) = self.game.take() else {
            return;
        };
        let now = self.now;
        self.acted = true;
        self.matches += 1;
        if game.is_shared() {
            self.hand_over(None);
            self.log.drop_owned();
        }
        self.screens.retain(|screen| *screen != Screen::Table);
        let setup = game.setup().clone();
        // Its record is closed before another one is opened, which may be the same file.
        drop(game);
        let seed = self.seed();
        if let Err(message) = self.begin(setup, seed, now) {
            self.refuse(message);
            self.open_without_table();
        }
    }

    fn record(&mut self, events: &[Event]) {
        self.acted = true;
        if events
            .iter()
            .filter_map(Event::mover)
            .any(|seat| self.is_person(seat))
        {
            // That it is their turn, and how it stands, is past; so is the hand before the lay.
            self.forget(Topic::Turn);
            if events
                .iter()
                .any(|event| matches!(event, Event::Laid { .. }))
            {
                self.forget(Topic::Hand);
            }
        }
        let Some(game) = &mut self.game else { return };
        let people = people_of(game.setup());
        let is_person = |seat: Seat| people.contains(seat);
        game.lines.extend(lines(events));
        let notice = match &mut game.record {
            Some(Kept::File(keeper)) => keeper.append(events, is_person),
            Some(Kept::Lines) => {
                for event in events {
                    self.outlet
                        .line(&serde_json::to_string(event).expect("an event is plain data"));
                }
                None
            }
            None => None,
        };
        if let Some(message) = notice {
            self.tell(&Announcement::event(message, Category::General));
        }
    }

    /// Leaves the table for a menu, even where it was opened without one.
    fn open_without_table(&mut self) {
        if !self.screens.iter().any(Screen::is_menu) {
            self.screens.insert(0, Screen::Menu(Menu::main()));
        }
        self.leave_table();
    }

    /// Leaves a match that goes on without its listener: what happened in it is no matter now.
    pub(super) fn quit_table(&mut self) {
        self.lost |= self
            .game
            .as_ref()
            .is_some_and(|game| game.listener().is_lost());
        self.outlet.quiet();
        self.pace.clear();
        self.leave_table();
    }

    /// Leaves the table: to the menu it was opened from, or out of the program.
    pub(super) fn leave_table(&mut self) {
        self.acted = true;
        if self.game.take().is_some_and(|game| game.is_shared()) {
            self.hand_over(None);
            self.log.drop_owned();
        }
        self.listener = None;
        self.screens.retain(|screen| {
            !matches!(
                screen,
                Screen::Table
                    | Screen::Menu(Menu {
                        kind: super::items::Kind::Table,
                        ..
                    })
            )
        });
        if self.screens.is_empty() {
            self.done = true;
        } else {
            self.enter_menu(Urgency::Answer);
        }
    }
}
