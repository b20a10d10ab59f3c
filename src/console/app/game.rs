//! The table on the screen: the match, its record, and the keys that only it knows.

use super::items::Kind;
use super::played::Played;
use super::played_match::{Output, Thinking, Thought};
use super::{App, Menu, Outlet, Screen};
use crate::announce::say::menus as say;
use crate::announce::{Announcement, Category, Topic, Urgency};
use crate::archive::{Keeper, lines};
use crate::host::Pace;
use crate::rules::Seat;
use crate::seat::{Action, Input, Listener, Manner};
use crate::table::{Event, Setup};
use std::time::{Duration, Instant};

/// A match on the screen.
pub(super) struct Game {
    pub(super) table: Played,
    pub(super) record: Option<Kept>,
    /// All that has to stand in the record of this match.
    pub(super) lines: Vec<u8>,
    /// The tutorial, if this is its round.
    pub(super) lesson: Option<Lesson>,
}

/// How far the tutorial has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Lesson {
    /// Its step, from 0.
    pub(super) place: usize,
    /// Whether it was told what to do.
    pub(super) told: bool,
}

/// Where a match is kept.
pub(super) enum Kept {
    File(Keeper),
    /// On standard output, between the lines that are told.
    Lines,
    /// Where it is hosted.
    Elsewhere,
}

impl Game {
    pub(super) fn new(table: Played, record: Option<Kept>, lines: Vec<u8>) -> Self {
        Self {
            table,
            record,
            lines,
            lesson: None,
        }
    }

    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.table.wakes_at()
    }

    /// Who listens at the keyboard.
    pub(super) fn listener(&self) -> &Listener {
        self.table.listener()
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
            game.table.set_manner(manner, pace, now);
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
        if self.telling.has_told_turn(self.speaks, now)
            && let Some(game) = &mut self.game
        {
            game.table.knows_of_turn(now);
        }
        if self.hurries(action) {
            self.interrupt(true);
        } else if action.plays() && !self.is_asked() && self.comes_too_soon(now) {
            return;
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

    /// Whether what plays was meant for the table as it was before. What has happened since is told in its place.
    pub(super) fn comes_too_soon(&mut self, now: Instant) -> bool {
        if self.telling.holds_news() {
            self.tell_rest();
        } else if self.telling.has_just_told_turn(self.speaks, now) {
            // It was on its way before they heard that it is their turn. The words that come now answer it.
            self.tell_turn();
        } else {
            return false;
        }
        true
    }

    fn open_table_menu(&mut self) {
        self.screens.push(Screen::Menu(Menu::table()));
        self.enter_menu(Urgency::Answer);
    }

    /// Tells whose turn it is, where one is when what lay on top of the table is gone.
    pub(super) fn return_to_table(&mut self) {
        if let Some(game) = &mut self.game {
            let outputs = game.table.remind(self.now);
            self.asks_the_table = true;
            self.carry_out(outputs);
            self.asks_the_table = false;
        }
    }

    /// The table's time stands still while something lies on top of it.
    pub(super) fn stop_clock_while_covered(&mut self, now: Instant) {
        let on_top = self.screens.last() == Some(&Screen::Table);
        match (&mut self.game, self.away) {
            (Some(game), Some(since)) if on_top => {
                game.table
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
        self.game.as_mut()?.table.take_thinking()
    }

    /// Takes what came of it.
    pub fn thought(&mut self, thought: Thought, now: Instant) {
        self.now = now;
        if let Some(game) = &mut self.game {
            let waited = game.listener().awaits_hint();
            let outputs = game.table.thought(thought, now);
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
            let outputs = game.table.input(input, now);
            self.acted |= before != asked(game.listener());
            self.carry_out(outputs);
            self.teach();
        }
    }

    pub(super) fn carry_out(&mut self, outputs: Vec<Output>) {
        self.gathers = true;
        if outputs.contains(&Output::Keyboard(None)) {
            // First, so that what all may read stays in sight.
            self.hand_over(None);
        }
        for output in outputs {
            match output {
                Output::Record(events) => self.record(&events),
                Output::Ask(request) => self.ask_host(request),
                Output::Say(announcement) => self.tell(&announcement),
                Output::Keyboard(None) => {}
                Output::Keyboard(holder) => self.hand_over(holder),
                Output::Left if self.is_at_a_remote_table() => self.leave_match_elsewhere(),
                Output::Over if self.is_at_a_remote_table() => self.return_to_room(),
                Output::Again if self.is_at_a_remote_table() => self.begin_elsewhere(),
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
        self.telling.expect_silence();
        self.tell_next();
    }

    fn is_person(&self, seat: Seat) -> bool {
        let game = self.game.as_ref();
        game.is_some_and(|game| game.setup().people().contains(seat))
    }

    /// This matter is settled: what was to be told of it is not told any more.
    pub(super) fn forget(&mut self, topic: Topic) {
        let with_it = Some(Topic::Offer).filter(|_| topic == Topic::Turn);
        for topic in [topic].into_iter().chain(with_it) {
            self.outlet.forget(topic);
            self.telling.forget(|told| told.topic == Some(topic));
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
        if matches!(game.record, Some(Kept::Elsewhere)) {
            return;
        }
        let people = game.setup().people();
        let is_person = |seat: Seat| people.contains(seat);
        let written = lines(events);
        let notice = match &mut game.record {
            Some(Kept::File(keeper)) => keeper.append(events, &written, is_person),
            Some(Kept::Lines) => {
                let written = str::from_utf8(&written).expect("JSON is text");
                for line in written.lines() {
                    self.outlet.line(line, "");
                }
                None
            }
            Some(Kept::Elsewhere) | None => None,
        };
        game.lines.extend(written);
        if let Some(message) = notice {
            self.tell(&Announcement::event(message, Category::General));
        }
    }

    /// Leaves the table for a menu, even where it was opened without one.
    pub(super) fn open_without_table(&mut self) {
        if !self.screens.iter().any(Screen::is_menu) {
            self.screens.insert(0, Screen::Menu(Menu::main()));
        }
        self.leave_table();
    }

    /// Leaves a match that goes on without its listener: what happened in it is no matter now.
    pub(super) fn quit_table(&mut self) {
        self.lost |= self.would_lose_the_match();
        self.outlet.quiet();
        self.telling.clear();
        self.leave_table();
    }

    /// Leaves the table: to the menu it was opened from, or out of the program.
    pub(super) fn leave_table(&mut self) {
        self.acted = true;
        self.close_match();
        if self.screens.is_empty() {
            self.done = true;
        } else {
            self.enter_menu(Urgency::Answer);
        }
    }

    /// The match leaves the screen, and what was for one person alone with it.
    pub(super) fn close_match(&mut self) {
        if self.game.take().is_some_and(|game| game.is_shared()) {
            self.end_ownership();
        }
        self.listener = None;
        self.telling.forget_owned();
        self.screens.retain(|screen| {
            !matches!(screen, Screen::Table)
                && !matches!(screen, Screen::Menu(menu) if menu.kind == Kind::Table)
        });
    }
}
