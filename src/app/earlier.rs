//! Restores the announcements of a match that was left, so that the player can go back to them.

use super::{App, Outlet};
use serpente_archive::Replay;
use serpente_engine::table::{Event, Header, Shuffle};
use serpente_text::seat::told_earlier;

impl<O: Outlet> App<O> {
    /// Logs the announcements of the last round in a record as if they had just been made. Does nothing if the record holds no
    /// match.
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
            // Somebody else may sit at a shared keyboard now; each player hears their hand again when they take the keyboard.
            told.retain(|told| told.owner.is_none() || people.len() == 1);
            self.keep_told(&told);
        }
    }
}
