//! What was told before a match was left can be gone back to.

use super::{App, Outlet};
use serpente_archive::Replay;
use serpente_engine::table::{Event, Header, Shuffle};
use serpente_text::seat::told_earlier;

impl<O: Outlet> App<O> {
    /// Keeps what was told of the round that a record ends in, as if it had just been said. A record that is no match
    /// has told nothing.
    pub(super) fn recall(&mut self, events: &[Event]) {
        let Ok(mut replay) = Replay::begin(events, Shuffle::seeded(0)) else {
            return;
        };
        let setup = replay.table().setup();
        let (header, people) = (Header::of(setup), setup.people());
        let mut past = Vec::new();
        loop {
            let events = replay.step().to_vec();
            if events.is_empty() {
                break;
            }
            past.push(replay.table().update(people, &events));
        }
        if let Ok(mut told) = told_earlier(&header, people, &past, &self.manner()) {
            // Somebody else may sit at a shared keyboard now: who takes it is told all of their hand anew.
            told.retain(|told| told.owner.is_none() || people.len() == 1);
            self.keep_told(&told);
        }
    }
}
