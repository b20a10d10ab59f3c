//! The screen for a match at a table on another machine.

use super::Outlet;
use crate::online::connection::ParlourConnection;
use crate::online::room::TableElsewhere;
use crate::session::CurrentMatch;
use crate::table::game::TableScreen;
use serpente_client::wire::{FRAMES_A_SECOND, FRAMES_AT_ONCE, FromClient};
use serpente_engine::host::Request;
use serpente_engine::table::{Event, Shuffle, Update};
use serpente_seat::Match;
use serpente_seat::SeatOutput;
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Topic, Urgency};
use std::time::{Duration, Instant};

/// The number of messages that may go out at once; key presses are sent, too.
const HEARD_AT_ONCE: u32 = FRAMES_AT_ONCE / 2;

/// The interval between the messages after those.
const APART: Duration = Duration::from_millis(1000 / FRAMES_A_SECOND as u64);

/// After such a long pause, messages may go out at once again.
const PAUSE: Duration = Duration::from_secs(2);

/// The rate of the messages that tell the host which announcements were heard: at once, so that the table goes on; but no more
/// often than the host accepts frames, if a whole match arrives at once because the connection was broken for long.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Hearing {
    sent: u32,
    last: Option<Instant>,
    /// When to send the message that was held back.
    pub(super) due: Option<Instant>,
}

impl Hearing {
    /// Returns whether the host may be told now; otherwise sets the time for later.
    pub(super) fn may_tell(&mut self, now: Instant) -> bool {
        self.due = None;
        let last = self.last.filter(|last| now < *last + PAUSE);
        if last.is_none() {
            self.sent = 0;
        }
        let next = last.map_or(now, |last| last + APART);
        if self.sent >= HEARD_AT_ONCE && now < next {
            self.due = Some(next);
            return false;
        }
        self.sent += 1;
        self.last = Some(now);
        true
    }
}

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
        let chairs = self.context.online.own_seats();
        let begun = Match::elsewhere(
            header,
            chairs,
            Shuffle::any_seed(),
            self.context.session.manner(),
        );
        match begun.ok().and_then(|table| table.after(past).ok()) {
            Some(mut table) => {
                let outputs = table.begin(&[], self.context.session.now);
                self.show(table, outputs);
            }
            None => self.enter_anew(),
        }
    }

    /// Takes an event that has just happened.
    pub(super) fn take_update(&mut self, update: &Update) {
        if let [first @ Event::Match(header), rest @ ..] = &update.events[..] {
            let chairs = self.context.online.own_seats();
            let begun = Match::elsewhere(
                header,
                chairs,
                Shuffle::any_seed(),
                self.context.session.manner(),
            );
            let Ok(mut table) = begun else {
                // The host runs a later version and plays something that this version does not know.
                return ParlourConnection::of(self.context).fail(say::line_confused());
            };
            let outputs = table.begin(std::slice::from_ref(first), self.context.session.now);
            self.show(table, outputs);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_told_no_faster_than_it_takes_frames() {
        let begun = Instant::now();
        let mut hearing = Hearing::default();
        let mut told = 0;
        for millisecond in 0..10_000 {
            let now = begun + Duration::from_millis(millisecond);
            told += u32::from(hearing.may_tell(now));
        }
        let most = HEARD_AT_ONCE + 10 * FRAMES_A_SECOND;
        assert!((most - 1..=most).contains(&told), "{told}");
        // A message that was held back is due.
        let now = begun + Duration::from_secs(10);
        assert!(hearing.may_tell(now) || hearing.due.is_some_and(|due| due <= now + APART));
        // After a while of silence the host is told at once.
        let later = now + PAUSE;
        assert!((0..HEARD_AT_ONCE).all(|_| hearing.may_tell(later)));
    }
}
