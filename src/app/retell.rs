//! Announces a recorded match again, event by event.

use super::teller::CutBy;
use super::{App, Outlet, Screen};
use serpente_archive::{Replay, shown, verify};
use serpente_engine::table::{Event, Header, SeatView, Shuffle};
use serpente_seat::TableAction;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Announcement, Message, tell};
use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

/// The retelling of the matches in a file.
pub(super) struct Retelling {
    replay: Replay,
    /// The events of the match announced so far, as somebody who only watches sees them.
    seen: SeatView,
    /// The matches that come after the current one.
    following: VecDeque<Vec<Event>>,
    /// The number of matches in the file.
    count: usize,
    /// When to announce the next event; `None` while an event is being announced.
    pub(super) next: Option<Instant>,
    /// Whether nobody listens, so that everything is printed at once.
    at_once: bool,
}

/// Begins the retelling of a verified match.
fn begun(events: &[Event]) -> (Replay, SeatView) {
    let replay = Replay::begin(events, Shuffle::seeded(0)).expect("a match that was played can be");
    let header = Header::of(replay.table().setup());
    let seen = SeatView::new(None, &header).expect("a match that was played can be");
    (replay, seen)
}

impl<O: Outlet> App<O> {
    /// Begins to announce a recorded match. `at_once`: a program reads the output, and no voice could keep up with it.
    ///
    /// # Errors
    /// If the file holds no whole match record.
    pub fn open_record(&mut self, file: &Path, at_once: bool, now: Instant) -> Result<(), Message> {
        self.session.now = now;
        let records = verify(file)?.into_iter();
        let mut following: VecDeque<_> = records.map(|record| record.events).collect();
        let count = following.len();
        let Some(first) = following.pop_front() else {
            return Err(say::record_no_match(shown(file)));
        };
        self.screens.push(Screen::Retelling);
        self.teller.voice.paced &= !at_once;
        if at_once {
            self.teller.voice.speaks = false;
        } else {
            self.hint_at_the_voice();
        }
        let (replay, seen) = begun(&first);
        self.session.matches.retelling = Some(Retelling {
            replay,
            seen,
            following,
            count,
            next: Some(now),
            at_once,
        });
        self.introduce_match(&first);
        Ok(())
    }

    /// Announces the number of the match, if there are several, and its setup.
    fn introduce_match(&mut self, events: &[Event]) {
        let Some(retelling) = &self.session.matches.retelling else {
            return;
        };
        let (count, left) = (retelling.count, retelling.following.len());
        if count > 1 {
            self.notice(say::replay_match(count - left, count));
        }
        if let Some(header) = events.first() {
            self.retell(std::slice::from_ref(header), false);
        }
    }

    /// Announces the next event of the record. `sooner`: a key asked for it.
    pub(super) fn tell_on(&mut self, sooner: bool) {
        let pause = Duration::from_millis(u64::from(self.session.settings.pause));
        let waits = self.session.settings.waits || !self.teller.voice.paced;
        while let Some(retelling) = &mut self.session.matches.retelling {
            let events = retelling.replay.step().to_vec();
            let at_once = retelling.at_once;
            retelling.next = (!waits).then(|| self.session.now + pause);
            if events.is_empty() {
                if let Some(next) = retelling.following.pop_front() {
                    (retelling.replay, retelling.seen) = begun(&next);
                    self.introduce_match(&next);
                    if at_once {
                        continue;
                    }
                    return;
                }
                self.notice(say::replay_over());
                self.done = true;
                return;
            }
            // An event without an announcement of its own takes no time.
            if self.retell(&events, sooner) && !at_once {
                return;
            }
        }
    }

    /// Announces these events. `sooner`: a key asked for them. Returns whether there was anything to announce.
    fn retell(&mut self, events: &[Event], sooner: bool) -> bool {
        let keys = self.session.keys();
        let Some(Retelling { replay, seen, .. }) = &mut self.session.matches.retelling else {
            return false;
        };
        seen.follow(&replay.table().update(None, events))
            .expect("what happened at a table can be followed");
        // The announcement of the next move also tells whose turn it was.
        let detail = self.session.settings.detail;
        let told: Vec<Announcement> = events
            .iter()
            .filter(|event| !matches!(event, Event::Turn { .. }))
            .flat_map(|event| tell(event, seen, &keys, detail))
            .collect();
        // An event that a key asked for is announced at once, after the announcement that the key cut short.
        self.teller.scheduler.holds_back = true;
        for (place, announcement) in told.iter().enumerate() {
            if sooner && place == 0 {
                self.tell(&announcement.clone().at_once());
            } else {
                self.tell(announcement);
            }
        }
        self.teller.scheduler.holds_back = false;
        self.tell_next();
        !told.is_empty()
    }

    /// Handles a key press during a retelling: announces the next event at once, or ends the retelling.
    pub(super) fn in_retelling(&mut self, action: TableAction) {
        if matches!(action, TableAction::Escape | TableAction::Leave) {
            self.done = true;
        } else {
            self.interrupt(CutBy::Hurry);
            self.teller.scheduler.skip();
            if self.teller.scheduler.is_waiting() {
                self.tell_missed(&[]);
            } else {
                self.tell_on(true);
            }
        }
    }
}
