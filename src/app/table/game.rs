//! The table screen: the match, its record, and the keys that only work there.

use crate::context::Context;
use crate::learn::practice::PracticeTable;
use crate::learn::reviewing::MatchReview;
use crate::online::room::TableElsewhere;
use crate::screens::menu_items::MenuKind;
use crate::session::{CurrentMatch, MatchStorage};
use crate::table::opening::MatchOpening;
use crate::{Outlet, Screen};
use serpente_archive::{Record, lines};
use serpente_engine::rules::Seats;
use serpente_engine::table::Event;
use serpente_seat::{Listener, MatchThought, SeatInput, SeatOutput, TableAction};
use serpente_text::announce::say::menus;
use serpente_text::announce::{Topic, Urgency};

/// The table: what its keys do, and what becomes of what happens there. The match itself stands in the session.
pub(crate) struct TableScreen<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> TableScreen<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> TableScreen<'_, O> {
    /// Takes what the match computed in the background.
    pub(crate) fn take_thought(&mut self, thought: MatchThought) {
        if let Some(game) = &mut self.context.session.matches.game {
            let waited = game.table.listener.awaits_hint();
            let outputs = game.table.thought(thought, self.context.session.now);
            self.carry_out(outputs);
            if waited {
                self.learned(TableAction::Hint);
            }
        }
    }

    pub(crate) fn play_input(&mut self, input: SeatInput) {
        if let Some(game) = &mut self.context.session.matches.game {
            let was_asking = game.table.listener.is_asking();
            let holder = game.table.listener.holder();
            let outputs = game.table.input(input, self.context.session.now);
            let listener = &game.table.listener;
            self.context.pressed.acted |=
                was_asking != listener.is_asking() || holder != listener.holder();
            let is_question_of_move =
                listener.is_asking() && listener.asks_whether_to_leave().is_none();
            self.carry_out(outputs);
            if is_question_of_move && !was_asking {
                // Whoever is asked where or for how much they lay a tile knows that it is their turn.
                self.context.teller.forget(Topic::Turn);
            }
            self.teach();
        }
    }

    pub(crate) fn carry_out(&mut self, outputs: Vec<SeatOutput>) {
        self.context.teller.scheduler.holds_back = true;
        if outputs.contains(&SeatOutput::Keyboard(None)) {
            // Handed over first, so that announcements for all players stay in sight. The player who takes over cannot have
            // heard the call yet: the next key press may still be meant by the player before.
            self.context.teller.hand_over(None);
            self.note_change();
        }
        for output in outputs {
            match output {
                SeatOutput::Record(events) => self.record(&events),
                SeatOutput::Request(request) => TableElsewhere::of(self.context).ask_host(request),
                SeatOutput::Say(announcement) => self.context.tell(&announcement),
                SeatOutput::Keyboard(None) => {}
                SeatOutput::Keyboard(holder) => self.context.teller.hand_over(holder),
                SeatOutput::Left | SeatOutput::Over | SeatOutput::Again
                    if PracticeTable::of(self.context).end() => {}
                SeatOutput::Left if self.context.session.is_at_a_remote_table() => {
                    TableElsewhere::of(self.context).leave_match_elsewhere();
                }
                SeatOutput::Over if self.context.session.is_at_a_remote_table() => {
                    TableElsewhere::of(self.context).return_to_room();
                }
                SeatOutput::Again if self.context.session.is_at_a_remote_table() => {
                    TableElsewhere::of(self.context).begin_elsewhere();
                }
                SeatOutput::Left => self.quit_table(),
                SeatOutput::Again => {
                    MatchOpening::of(self.context).play_again();
                }
                SeatOutput::Over => self.open_without_table(),
            }
        }
        self.context.teller.scheduler.holds_back = false;
        PracticeTable::of(self.context).judge_answer();
        self.see_to_hurry();
        self.context.teller.scheduler.expect_silence();
        self.context.tell_next();
    }

    /// Takes events of the match: keeps them in its record, and drops announcements that they make outdated.
    fn record(&mut self, events: &[Event]) {
        self.context.pressed.acted = true;
        let people = match &self.context.session.matches.game {
            Some(game) => game.setup().people(),
            None => Seats::NONE,
        };
        let mut is_change = false;
        let mut is_turn_over = false;
        let mut is_own_lay = false;
        let mut is_end = false;
        for event in events {
            match event {
                Event::Round { .. } => {
                    is_change = true;
                    is_turn_over = true;
                }
                Event::MatchOver { .. } => is_end = true,
                _ => {}
            }
            if let Some(seat) = event.mover() {
                let is_here = self.context.session.is_here(seat);
                is_change |= !is_here;
                is_turn_over = true;
                is_own_lay |= is_here && matches!(event, Event::Laid { .. });
            }
        }
        if is_change {
            self.note_change();
        }
        if is_turn_over {
            // Whose turn it was, how long it might take, and how to go on to this round say nothing any more.
            self.context.teller.forget(Topic::Turn);
        }
        if is_own_lay {
            // Whoever lays a tile knows the hand, and is done with the results of the last round.
            self.context.teller.forget(Topic::Hand);
            self.context.teller.forget(Topic::Round);
            self.context.teller.forget(Topic::Totals);
        }
        let Some(game) = &mut self.context.session.matches.game else {
            return;
        };
        if game.table.is_elsewhere() {
            return;
        }
        self.context.session.learning.see_answer(events);
        let written = lines(events);
        let mut notice = None;
        match &mut game.record {
            Some(MatchStorage::File(keeper)) => {
                notice = keeper.append(events, &written, |seat| people.contains(seat));
            }
            Some(MatchStorage::Lines) => {
                let text = str::from_utf8(&written).expect("JSON is text");
                for line in text.lines() {
                    self.context.teller.outlet.line(line, "");
                }
            }
            None => {}
        }
        game.lines.extend(written);
        if is_end && game.setup().daily.is_some() {
            let record = Record::parse(&game.lines);
            MatchReview::of(self.context).share(&record);
        }
        self.context.notice_all(notice);
    }

    /// Leaves the table for a menu, even if the table was opened without one.
    pub(crate) fn open_without_table(&mut self) {
        let mut screens = self.context.screens.iter();
        if !screens.any(|screen| matches!(screen, Screen::Menu(_))) {
            self.context.screens.insert(0, Screen::menu(MenuKind::Main));
        }
        self.leave_table();
    }

    /// Leaves a match that goes on without this listener, and drops its pending announcements.
    pub(crate) fn quit_table(&mut self) {
        self.context.session.matches.lost |= self.context.session.would_lose_the_match();
        self.context.teller.drop_all();
        self.leave_table();
    }

    /// Leaves the table for the menu from which it was opened, or leaves the program.
    pub(crate) fn leave_table(&mut self) {
        self.context.pressed.acted = true;
        self.close_match();
        if self.context.screens.is_empty() {
            self.context.done = true;
        } else {
            self.context.enter_menu(Urgency::Answer);
        }
    }

    /// Removes the match from the screen, and with it all announcements for one person alone.
    pub(crate) fn close_match(&mut self) {
        if self
            .context
            .session
            .listener()
            .is_some_and(Listener::is_shared)
        {
            self.context.teller.end_ownership();
        }
        // The results may still be announced, but not which key leads on from the table.
        self.context.teller.forget(Topic::Turn);
        self.context.session.matches.game = None;
        self.context.teller.keyboard_holder = None;
        self.context.teller.scheduler.forget_owned();
        self.context.screens.retain(|screen| {
            !matches!(screen, Screen::Table)
                && !matches!(screen, Screen::Menu(menu) if menu.kind == MenuKind::Table)
        });
    }

    /// Shows the match on the screen and makes its first announcements.
    pub(crate) fn sit_down(&mut self, game: CurrentMatch, outputs: Vec<SeatOutput>) {
        // The announcement of the menu, if it is still pending.
        self.context.teller.forget(Topic::Cursor);
        let listener = &game.table.listener;
        if listener.is_shared()
            && self.context.teller.outlet.keeps_lines()
            && !std::mem::replace(&mut self.context.session.advice.on_kept_lines, true)
        {
            // Before anybody's tiles are told.
            self.context.notice(menus::terminal_keeps_lines());
        }
        let holder = if listener.is_shared() {
            None
        } else {
            listener.holder()
        };
        self.context.teller.sit_down(listener.seats(), holder);
        self.context.session.matches.game = Some(game);
        self.context.screens.push(Screen::Table);
        self.carry_out(outputs);
        self.teach();
    }
}
