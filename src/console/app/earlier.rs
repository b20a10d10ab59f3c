//! What was told before a match was left: the round so far, for those who go back through it.

use super::{App, Outlet};
use crate::announce::{Announcement, Company, tell};
use crate::archive::Replay;
use crate::rules::{LegalMoves, Seat};
use crate::table::{Event, Shuffle, Table};
use crate::words::Detail;

impl<O: Outlet> App<O> {
    /// Keeps what was told of the round that a record ends in, as if it had just been said. A record that is no match
    /// has told nothing.
    pub(super) fn recall(&mut self, events: &[Event]) {
        let Ok(mut replay) = Replay::begin(events, Shuffle::seeded(0)) else {
            return;
        };
        let mut told: Vec<Announcement> = Vec::new();
        loop {
            let step = replay.step().to_vec();
            if step.is_empty() {
                break;
            }
            for event in &step {
                if matches!(event, Event::Round { .. }) {
                    told.clear();
                }
                told.extend(self.told_then(event, replay.table()));
            }
        }
        for announcement in told {
            let text = self.text(&announcement.message);
            self.keep(text, announcement.category, announcement.owner);
        }
    }

    /// An event as the people at this table were told of it.
    fn told_then(&self, event: &Event, table: &Table) -> Vec<Announcement> {
        let setup = table.setup();
        let is_person = |seat: Seat| setup.players[seat.index()].level.is_none();
        let mut people = setup
            .options
            .seating
            .all()
            .iter()
            .filter(|&seat| is_person(seat));
        let alone = people.next().filter(|_| people.next().is_none());
        let you = match *event {
            // What tells of a hand, to its holder.
            Event::Dealt { seat, .. } | Event::Drew { seat, .. } | Event::Swapped { seat, .. }
                if is_person(seat) =>
            {
                Some(seat)
            }
            Event::Turn { seat } if is_person(seat) => {
                let legal = table.view(seat).and_then(|view| view.legal);
                if legal.is_some_and(LegalMoves::must_pass) {
                    return Vec::new();
                }
                Some(seat)
            }
            // Their next deed tells that it was theirs.
            Event::Turn { .. } if self.settings.detail != Detail::Full => return Vec::new(),
            _ => alone,
        };
        tell(event, table, Company { setup, you }, &self.keys())
    }
}
