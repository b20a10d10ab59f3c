//! The screen for a match at a table on another machine.

use super::Outlet;
use crate::online::connection::ParlourConnection;
use crate::online::room::TableElsewhere;
use crate::session::CurrentMatch;
use crate::table::game::TableScreen;
use serpente_client::wire::FromClient;
use serpente_engine::host::Request;
use serpente_engine::table::{Event, Game, Header, Update};
use serpente_seat::{Match, SeatOutput};
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::table::time_to_think;
use serpente_text::announce::{Topic, Urgency};

impl<O: Outlet> TableElsewhere<'_, O> {
    /// Returns the match on the screen if another machine hosts it.
    pub(super) fn remote_table(&mut self) -> Option<&mut Match> {
        let table = &mut self.context.session.matches.game.as_mut()?.table;
        if table.is_elsewhere() {
            Some(table)
        } else {
            None
        }
    }

    /// Removes a match that another machine hosts from the screen, if there is one.
    pub(super) fn close_remote_match(&mut self) {
        if self.context.session.is_at_a_remote_table() {
            TableScreen::of(self.context).close_match();
        }
    }

    /// Takes the events before the player came, and joins the match at its current state.
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
        let begun = self.begun_elsewhere(header);
        match begun.and_then(|table| table.after(past).ok()) {
            Some(mut table) => {
                let outputs = table.begin(&[], self.context.session.now);
                self.show(table, outputs);
            }
            None => self.enter_anew(),
        }
    }

    /// Returns the match with this first line; `None` if this version of the program does not know what is played.
    fn begun_elsewhere(&mut self, header: &Header) -> Option<Match> {
        let manner = self.context.session.manner_in(Game::find(&header.game));
        let chairs = self.context.online.own_seats();
        let seed = self.context.session.random.number();
        Match::elsewhere(header, chairs, seed, manner).ok()
    }

    /// Takes an event that has just happened.
    pub(super) fn take_update(&mut self, update: &Update) {
        if !update.events.is_empty() {
            self.context.online.times.turn_since = Some(self.context.session.now);
            self.context.online.times.round_over_at = if ends_a_round(&update.events) {
                Some(self.context.session.now)
            } else {
                None
            };
        }
        if let [first @ Event::Match(header), rest @ ..] = &update.events[..] {
            let Some(mut table) = self.begun_elsewhere(header) else {
                // The host runs a later version and plays something that this version does not know.
                return ParlourConnection::of(self.context).fail(say::line_confused());
            };
            let outputs = table.begin(std::slice::from_ref(first), self.context.session.now);
            self.show(table, outputs);
            self.tell_turn_limit();
            if !rest.is_empty() {
                let rest = Update {
                    events: rest.to_vec(),
                    ..update.clone()
                };
                self.take_update(&rest);
            }
        } else if let Some(table) = self.remote_table() {
            match table.take(update) {
                Ok(outputs) => {
                    TableScreen::of(self.context).carry_out(outputs);
                    TableScreen::of(self.context).stop_clock_while_covered();
                }
                Err(_) => self.enter_anew(),
            }
        }
    }

    /// Announces at the beginning of a match how long each turn may take, to those who play it.
    fn tell_turn_limit(&mut self) {
        let Some(table) = self.context.online.table() else {
            return;
        };
        if let Some(seconds) = table.limits.turn
            && !table.seats.is_empty()
        {
            self.context.notice(time_to_think(seconds));
        }
    }

    /// Shows the match on the screen.
    fn show(&mut self, table: Match, outputs: Vec<SeatOutput>) {
        self.close_remote_match();
        if self.context.online.own_seats().len() > 1 {
            // One of these people may have played here alone before.
            self.context.teller.end_ownership();
        }
        self.context.teller.forget(Topic::Cursor);
        TableScreen::of(self.context).sit_down(CurrentMatch::new(table, None, Vec::new()), outputs);
    }

    /// Enters the table again when an update does not follow from the events so far, and announces its current state.
    fn enter_anew(&mut self) {
        self.context.notice(say::line_confused());
        self.close_remote_match();
        if let Some(visit) = &mut self.context.online.visit {
            let frames = visit.client.want(visit.client.goal.clone());
            self.context.send_all(frames);
        }
    }

    /// Sends a request to the host of the match on the screen.
    pub(crate) fn ask_host(&mut self, request: Request) {
        if let Some(visit) = &mut self.context.online.visit
            && let Some(frame) = visit.client.request(request)
        {
            self.context.send(frame);
        }
    }

    /// Goes back to the table's menu once the player has heard how the match ended.
    pub(crate) fn return_to_room(&mut self) {
        TableScreen::of(self.context).close_match();
        self.context.enter_menu(Urgency::Answer);
    }

    /// Leaves a match that goes on without the player: a computer player stands in until they come back.
    pub(crate) fn leave_match_elsewhere(&mut self) {
        self.context.teller.drop_all();
        TableScreen::of(self.context).close_match();
        // The others do not have to wait for somebody who has said that they leave.
        self.context.send(FromClient::Leave);
        ParlourConnection::of(self.context).hang_up();
        ParlourConnection::of(self.context).close_menus_of_parlour();
        self.context.enter_menu(Urgency::Answer);
    }
}

/// Returns whether a round ended with these events, and the match did not.
fn ends_a_round(events: &[Event]) -> bool {
    let mut ends = false;
    for event in events {
        match event {
            Event::RoundOver { .. } | Event::HandOver { .. } => ends = true,
            Event::MatchOver { .. } => return false,
            _ => {}
        }
    }
    ends
}
