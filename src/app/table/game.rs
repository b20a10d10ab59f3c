//! The table screen: the match, its record, and the keys that only work there.

use crate::background::{BackgroundTask, TaskResult};
use crate::keys::LastPress;
use crate::screens::menu_items::MenuKind;
use crate::session::MatchStorage;
use crate::teller::{CutBy, REACTION};
use crate::{App, Outlet, Screen};
use serpente_archive::{Record, lines};
use serpente_engine::rules::Seats;
use serpente_engine::table::Event;
use serpente_seat::{Listener, SeatInput, SeatOutput, TableAction};
use serpente_text::announce::say::{menus as say, refusals};
use serpente_text::announce::{Announcement, Cue, Topic, Urgency};
use std::time::Instant;

impl<O: Outlet> App<O> {
    pub(crate) fn at_table(&mut self, action: TableAction, escaped: bool) {
        let asked = self.session.is_asked();
        let leaves = matches!(action, TableAction::Escape | TableAction::Leave);
        if leaves && !asked && self.ends_aside() {
            return;
        }
        if action == TableAction::Escape {
            if asked {
                self.play_input(SeatInput::Do(action));
            } else if escaped {
                self.open(MenuKind::Table);
            } else {
                self.hush();
                self.pressed.last = LastPress::Quiet;
                if !self.teller.voice.speaks {
                    // With our voice off there is no silence by which the player could notice the key press.
                    self.say_aside(&say::escape_once_more(
                        self.session.key(TableAction::Escape),
                    ));
                }
                self.learned(action);
            }
            return;
        }
        let scheduler = &self.teller.scheduler;
        if scheduler.has_told_turn(self.teller.voice.speaks, self.session.now)
            && let Some(game) = &mut self.session.matches.game
        {
            game.table.knows_of_turn(self.session.now);
        }
        let plays = (action.plays() || action == TableAction::Take) && !asked;
        if plays && self.hurries_on(action) {
            return self.hurry(action);
        }
        if plays && self.asks_again(action) {
            return;
        }
        if action == TableAction::Confirm && self.session.is_between_rounds() && !asked {
            self.interrupt(CutBy::Answer);
            // The voice would finish its sentence first, and the next key press withdraw the total scores.
            self.teller.outlet.quiet();
            self.teller.scheduler.skip_results();
        }
        let mut notices = Vec::new();
        if action == TableAction::Leave && !asked {
            // Saved first, so that the question can say whether the match was saved.
            notices = self.session.keep_match();
        }
        if !plays && let Some(game) = &mut self.session.matches.game {
            game.reaction.has_looked = true;
        }
        self.play_input(SeatInput::Do(action));
        self.learned(action);
        self.notice_all(notices);
    }

    /// Returns whether the key only skips ahead to one's own turn: other players are in turn, or one's own turn is not
    /// announced yet. Once the player has looked at their tiles, the key plays instead.
    fn hurries_on(&self, action: TableAction) -> bool {
        // The button that takes the keyboard is only there while the table waits for that.
        let leads_on = matches!(action, TableAction::Confirm | TableAction::Draw)
            || action == TableAction::Take && !self.session.by_touch;
        let scheduler = &self.teller.scheduler;
        self.session.hurries(action)
            || leads_on && !self.has_looked() && scheduler.holds_turn()
            || leads_on && scheduler.holds_winner()
    }

    /// Lets the others play on without pauses until a person at this keyboard is in turn, and announces their moves in one
    /// sentence.
    fn hurry(&mut self, action: TableAction) {
        self.interrupt(CutBy::Hurry);
        self.teller.outlet.quiet();
        if self.session.hurries(action) {
            if !self.session.listener().is_some_and(Listener::only_listens) {
                self.teller.scheduler.gather(self.session.now);
            }
            self.play_input(SeatInput::Do(action));
        } else if self.session.is_between_rounds() || self.teller.scheduler.holds_hand() {
            // The end of a round and a new hand are announced, not skipped; pressing the same key again goes on.
            if self.session.is_between_rounds()
                && let Some(game) = &mut self.session.matches.game
            {
                game.reaction.has_looked = true;
            }
            self.teller.scheduler.skip();
            self.teller.scheduler.skip_to_winner();
            self.tell_next();
        } else {
            self.tell_missed(&[]);
        }
        self.learned(action);
    }

    /// Combines the moves gathered while the others were hurried on into one sentence, once they have come to the end.
    fn see_to_hurry(&mut self) {
        if self.teller.scheduler.gathers() {
            self.teller.scheduler.skip();
            if self.session.hurries(TableAction::Confirm) {
                // A host on another machine goes on when all players have heard its last step; a player who skips ahead has
                // heard enough.
                self.tell_host_what_was_heard();
            } else if self.teller.scheduler.holds_turn() {
                // The turn may arrive in a step of its own, a moment after the moves before it.
                self.teller.scheduler.has_gathered();
            }
        }
    }

    /// Returns whether the player has looked at their tiles since the table changed last.
    fn has_looked(&self) -> bool {
        let game = self.session.matches.game.as_ref();
        game.is_some_and(|game| game.reaction.has_looked)
    }

    /// Returns whether the table changed so shortly before this key press that the player cannot have reacted to it. If so,
    /// announces the change and asks for the key press once more; pressing the same key again acts.
    pub(crate) fn asks_again(&mut self, action: TableAction) -> bool {
        let Some(game) = &mut self.session.matches.game else {
            return false;
        };
        let is_asked_for = game.reaction.to_repeat.take() == Some(action);
        let is_recent = match game.reaction.changed {
            Some(changed) => self.session.now < changed + REACTION,
            None => false,
        };
        if is_asked_for || !is_recent {
            return false;
        }
        game.reaction.to_repeat = Some(action);
        self.interrupt(CutBy::Hurry);
        let again = Announcement::reply(refusals::press_again(self.session.key(action)));
        self.tell_missed(&[again.with(Cue::Refused)]);
        true
    }

    /// Notes that the table changed: the next key press may still be meant for its state before.
    fn note_change(&mut self) {
        let now = self.session.now;
        if let Some(game) = &mut self.session.matches.game {
            game.reaction.note_change(now);
        }
    }

    /// Announces which player still has to move, after the player at the keyboard has tried to skip ahead.
    pub(crate) fn tell_who_is_waited_for(&mut self) {
        if let Some(who) = self.session.listener().map(Listener::whose_turn) {
            self.refuse(who);
        }
    }

    /// Announces whose turn it is when the screen on top of the table was closed.
    pub(crate) fn return_to_table(&mut self) {
        if let Some(game) = &mut self.session.matches.game {
            let outputs = game.table.remind(self.session.now);
            self.carry_out(outputs);
        }
    }

    /// Stops the table's clock while another screen is on top of the table.
    pub(crate) fn stop_clock_while_covered(&mut self) {
        let now = self.session.now;
        let on_top = self.is_at_table();
        match (
            &mut self.session.matches.game,
            self.session.matches.covered_since,
        ) {
            (Some(game), Some(since)) if on_top => {
                game.table
                    .stood_still(now.saturating_duration_since(since), now);
                self.session.matches.covered_since = None;
            }
            (Some(_), None) if !on_top => self.session.matches.covered_since = Some(now),
            (None, _) => self.session.matches.covered_since = None,
            (Some(_), _) => {}
        }
    }

    /// Returns the next task to compute in the background, if there is one.
    pub fn take_task(&mut self) -> Option<BackgroundTask> {
        if let Some(review) = self.session.learning.next_task() {
            return Some(review);
        }
        let game = self.session.matches.game.as_mut()?;
        let thinking = game.table.take_thinking()?;
        Some(BackgroundTask::of_match(thinking))
    }

    /// Takes the result of such a task.
    pub fn task_done(&mut self, result: TaskResult, now: Instant) {
        self.session.now = now;
        let thought = match result {
            TaskResult::Match(thought) => thought,
            TaskResult::Review(reviewed, stop) => return self.take_weighed(reviewed, &stop),
        };
        if let Some(game) = &mut self.session.matches.game {
            let waited = game.table.listener.awaits_hint();
            let outputs = game.table.thought(thought, now);
            self.carry_out(outputs);
            if waited {
                self.learned(TableAction::Hint);
            }
        }
    }

    pub(crate) fn play_input(&mut self, input: SeatInput) {
        if let Some(game) = &mut self.session.matches.game {
            let was_asking = game.table.listener.is_asking();
            let holder = game.table.listener.holder();
            let outputs = game.table.input(input, self.session.now);
            let listener = &game.table.listener;
            self.pressed.acted |= was_asking != listener.is_asking() || holder != listener.holder();
            self.carry_out(outputs);
            self.teach();
        }
    }

    pub(crate) fn carry_out(&mut self, outputs: Vec<SeatOutput>) {
        self.teller.scheduler.holds_back = true;
        if outputs.contains(&SeatOutput::Keyboard(None)) {
            // Handed over first, so that announcements for all players stay in sight. The player who takes over cannot have
            // heard the call yet: the next key press may still be meant by the player before.
            self.teller.hand_over(None);
            self.note_change();
        }
        for output in outputs {
            match output {
                SeatOutput::Record(events) => self.record(&events),
                SeatOutput::Request(request) => self.ask_host(request),
                SeatOutput::Say(announcement) => self.tell(&announcement),
                SeatOutput::Keyboard(None) => {}
                SeatOutput::Keyboard(holder) => self.teller.hand_over(holder),
                SeatOutput::Left | SeatOutput::Over | SeatOutput::Again if self.ends_aside() => {}
                SeatOutput::Left if self.session.is_at_a_remote_table() => {
                    self.leave_match_elsewhere();
                }
                SeatOutput::Over if self.session.is_at_a_remote_table() => self.return_to_room(),
                SeatOutput::Again if self.session.is_at_a_remote_table() => self.begin_elsewhere(),
                SeatOutput::Left => self.quit_table(),
                SeatOutput::Again => {
                    self.teller.forget(Topic::Turn);
                    self.play_again();
                }
                SeatOutput::Over => {
                    // The results may still be announced, but not how to get here.
                    self.teller.forget(Topic::Turn);
                    self.open_without_table();
                }
            }
        }
        self.teller.scheduler.holds_back = false;
        self.judge_answer();
        self.see_to_hurry();
        self.teller.scheduler.expect_silence();
        self.tell_next();
    }

    /// Takes events of the match: keeps them in its record, and drops announcements that they make outdated.
    fn record(&mut self, events: &[Event]) {
        self.pressed.acted = true;
        let people = match &self.session.matches.game {
            Some(game) => game.setup().people(),
            None => Seats::NONE,
        };
        let mut is_change = false;
        let mut is_move_of_person = false;
        let mut is_lay = false;
        let mut is_end = false;
        for event in events {
            match event {
                Event::Round { .. } => is_change = true,
                Event::Laid { .. } => is_lay = true,
                Event::MatchOver { .. } => is_end = true,
                _ => {}
            }
            if let Some(seat) = event.mover() {
                is_change |= !self.session.is_here(seat);
                is_move_of_person |= people.contains(seat);
            }
        }
        if is_change {
            self.note_change();
        }
        if is_move_of_person {
            // The announcement of the turn and the position is outdated; so are, after a lay, the hand before it and the
            // results of the last round.
            self.teller.forget(Topic::Turn);
            if is_lay {
                self.teller.forget(Topic::Hand);
                self.teller.forget(Topic::Totals);
            }
        }
        let Some(game) = &mut self.session.matches.game else {
            return;
        };
        if game.table.is_elsewhere() {
            return;
        }
        self.session.learning.see_answer(events);
        let written = lines(events);
        let mut notice = None;
        match &mut game.record {
            Some(MatchStorage::File(keeper)) => {
                notice = keeper.append(events, &written, |seat| people.contains(seat));
            }
            Some(MatchStorage::Lines) => {
                let text = str::from_utf8(&written).expect("JSON is text");
                for line in text.lines() {
                    self.teller.outlet.line(line, "");
                }
            }
            None => {}
        }
        game.lines.extend(written);
        if is_end && game.setup().daily.is_some() {
            let record = Record::parse(&game.lines);
            self.share(&record);
        }
        self.notice_all(notice);
    }

    /// Leaves the table for a menu, even if the table was opened without one.
    pub(crate) fn open_without_table(&mut self) {
        let mut screens = self.screens.iter();
        if !screens.any(|screen| matches!(screen, Screen::Menu(_))) {
            self.screens.insert(0, Screen::menu(MenuKind::Main));
        }
        self.leave_table();
    }

    /// Leaves a match that goes on without this listener, and drops its pending announcements.
    pub(crate) fn quit_table(&mut self) {
        self.session.matches.lost |= self.session.would_lose_the_match();
        self.teller.drop_all();
        self.leave_table();
    }

    /// Leaves the table for the menu from which it was opened, or leaves the program.
    pub(crate) fn leave_table(&mut self) {
        self.pressed.acted = true;
        self.close_match();
        if self.screens.is_empty() {
            self.done = true;
        } else {
            self.enter_menu(Urgency::Answer);
        }
    }

    /// Removes the match from the screen, and with it all announcements for one person alone.
    pub(crate) fn close_match(&mut self) {
        if self.session.listener().is_some_and(Listener::is_shared) {
            self.teller.end_ownership();
        }
        self.session.matches.game = None;
        self.teller.reader = None;
        self.teller.scheduler.forget_owned();
        self.screens.retain(|screen| {
            !matches!(screen, Screen::Table)
                && !matches!(screen, Screen::Menu(menu) if menu.kind == MenuKind::Table)
        });
    }
}
