//! A match at a table elsewhere, on the screen.

use super::{App, Outlet};
use crate::game::{Game, Kept};
use crate::played::Match;
use serpente_engine::host::Request;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, Shuffle, Update};
use serpente_net::wire::FromClient;
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Topic, Urgency};
use serpente_text::seat::Output;
use std::time::Instant;

impl<O: Outlet> App<O> {
    /// The match elsewhere that is on the screen.
    pub(super) fn remote_table(&mut self) -> Option<&mut Match> {
        let table = &mut self.matches.game.as_mut()?.table;
        table.is_elsewhere().then_some(table)
    }

    pub(crate) fn is_at_a_remote_table(&self) -> bool {
        let game = self.matches.game.as_ref();
        game.is_some_and(|game| game.table.is_elsewhere())
    }

    /// Whether the match on the screen has not come to its end.
    pub(super) fn match_was_broken_off(&self) -> bool {
        let game = self.matches.game.as_ref();
        game.is_some_and(|game| game.listener().seen().winners().is_none())
    }

    /// The chairs of those at this keyboard.
    fn own_chairs(&self) -> Seats {
        let table = self.online.table();
        let seats = table.into_iter().flat_map(|table| &table.seats);
        seats
            .filter_map(|&seat| Seat::new(usize::from(seat)))
            .collect()
    }

    /// What happened before one came: the match is taken up where it is.
    pub(super) fn take_past(&mut self, past: &[Update]) {
        let mut events = past.iter().flat_map(|step| &step.events);
        let Some(first) = events.next() else {
            return;
        };
        if events.any(|event| matches!(event, Event::MatchOver { .. })) {
            return;
        }
        let Event::Match(header) = first else {
            return self.enter_anew();
        };
        let chairs = self.own_chairs();
        let begun = Match::elsewhere(header, chairs, Shuffle::any_seed(), self.manner())
            .and_then(|table| table.after(past));
        match begun {
            Ok(mut table) => {
                let outputs = table.begin(&[], self.now);
                self.show(table, outputs);
            }
            Err(_) => self.enter_anew(),
        }
    }

    /// What happened just now.
    pub(super) fn take_update(&mut self, update: &Update, now: Instant) {
        let (first, rest) = first_line(update);
        if let Some(first @ Event::Match(_)) = first {
            self.begin_match(&first, &rest, now);
        } else if let Some(table) = self.remote_table() {
            match table.take(update) {
                Ok(outputs) => {
                    self.carry_out(outputs);
                    self.stop_clock_while_covered(now);
                }
                Err(_) => self.enter_anew(),
            }
        }
    }

    fn begin_match(&mut self, first: &Event, rest: &Update, now: Instant) {
        let Event::Match(header) = first else { return };
        let chairs = self.own_chairs();
        match Match::elsewhere(header, chairs, Shuffle::any_seed(), self.manner()) {
            Ok(mut table) => {
                let outputs = table.begin(std::slice::from_ref(first), now);
                self.show(table, outputs);
                if !rest.events.is_empty() {
                    self.take_update(rest, now);
                }
            }
            // A later version plays something else there.
            Err(_) => self.fail(say::line_confused()),
        }
    }

    /// The match comes on the screen.
    fn show(&mut self, table: Match, outputs: Vec<Output>) {
        if self.is_at_a_remote_table() {
            self.close_match();
        }
        if self.own_chairs().len() > 1 {
            // One of them may have been alone here before.
            self.end_ownership();
        }
        self.forget(Topic::Cursor);
        let game = Game::new(table, Some(Kept::Elsewhere), Vec::new());
        self.sit_down(game, outputs);
    }

    /// What came does not follow from what was heard: the table is entered anew, and told from where it is.
    fn enter_anew(&mut self) {
        self.notice(say::line_confused());
        if self.is_at_a_remote_table() {
            self.close_match();
        }
        if let Some(visit) = &mut self.online.visit {
            let goal = visit.client.goal().clone();
            let frames = visit.client.want(goal);
            self.send_all(frames);
        }
    }

    /// Asks the host of the match on the screen for something.
    pub(crate) fn ask_host(&mut self, request: Request) {
        if let Some(visit) = &mut self.online.visit
            && let Some(frame) = visit.client.request(request)
        {
            self.send(frame);
        }
    }

    /// All that was told was heard: the host may go on.
    pub(crate) fn tell_host_what_was_heard(&mut self) {
        if let Some(visit) = &mut self.online.visit
            && visit.client.table().is_some()
            && visit.hearing.may_tell(self.now)
            && let Some(frame) = visit.client.heard()
        {
            self.send(frame);
        }
    }

    /// The person has heard how the match ended: back to who sits at the table.
    pub(crate) fn return_to_room(&mut self) {
        self.close_match();
        self.enter_menu(Urgency::Answer);
    }

    /// The person leaves the match that goes on without them: a computer player stands in until they come back.
    pub(crate) fn leave_match_elsewhere(&mut self) {
        self.outlet.quiet();
        self.announcer.scheduler.clear();
        self.close_match();
        // The others do not wait for somebody who has said that they leave.
        self.send(FromClient::Leave);
        self.hang_up();
        self.close_menus_of_parlour();
        self.enter_menu(Urgency::Answer);
    }
}

/// The first line of a match, and the rest of the step.
fn first_line(update: &Update) -> (Option<Event>, Update) {
    let mut events = update.events.iter();
    let first = events
        .next()
        .filter(|event| matches!(event, Event::Match(_)));
    let rest = Update {
        events: update.events[usize::from(first.is_some())..].to_vec(),
        ..update.clone()
    };
    (first.cloned(), rest)
}
