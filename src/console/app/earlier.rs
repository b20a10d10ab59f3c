//! What was told before a match was left: the round so far, for those who go back through it.

use super::{App, Outlet};
use crate::announce::{Announcement, tell};
use crate::archive::Replay;
use crate::host::people_of;
use crate::rules::{LegalMoves, Seat, Seats};
use crate::seat::Views;
use crate::table::{Event, Header, Shuffle};
use crate::words::Detail;

impl<O: Outlet> App<O> {
    /// Keeps what was told of the round that a record ends in, as if it had just been said. A record that is no match
    /// has told nothing.
    pub(super) fn recall(&mut self, events: &[Event]) {
        let Ok(mut replay) = Replay::begin(events, Shuffle::seeded(0)) else {
            return;
        };
        let setup = replay.table().setup();
        let people = people_of(setup);
        let Ok(mut views) = Views::new(&Header::of(setup), people) else {
            return;
        };
        let mut told: Vec<Announcement> = Vec::new();
        loop {
            let step = replay.step().to_vec();
            if step.is_empty() {
                break;
            }
            if views.follow(&replay.table().update(people, &step)).is_err() {
                break;
            }
            for event in &step {
                if matches!(event, Event::Round { .. }) {
                    told.clear();
                }
                told.extend(self.told_then(event, &views, people));
            }
        }
        for announcement in told {
            let text = self.text(&announcement.message);
            self.keep(text, announcement.category, announcement.owner);
        }
    }

    /// An event as the people at this table were told of it.
    fn told_then(&self, event: &Event, views: &Views, people: Seats) -> Vec<Announcement> {
        let is_person = |seat: Seat| people.contains(seat);
        let alone = people.iter().next().filter(|_| people.len() == 1);
        let you = match *event {
            // What tells of a hand, to its holder.
            Event::Dealt { seat, .. } | Event::Drew { seat, .. } | Event::Swapped { seat, .. }
                if is_person(seat) =>
            {
                Some(seat)
            }
            Event::Turn { seat } if is_person(seat) => {
                let legal = views.of(Some(seat)).view().and_then(|view| view.legal);
                if legal.is_some_and(LegalMoves::must_pass) {
                    return Vec::new();
                }
                Some(seat)
            }
            // Their next deed tells that it was theirs.
            Event::Turn { .. } if self.settings.detail != Detail::Full => return Vec::new(),
            _ => alone,
        };
        tell(event, views.of(you), &self.keys())
    }
}
