//! Announces a recorded match again, event by event.

use super::ScreenStep;
use crate::session::Session;
use crate::teller::{CutBy, Outlet, Teller};
use serpente_archive::{Replay, path_text, verify};
use serpente_engine::table::{Event, Header, SeatView, Shuffle};
use serpente_seat::{Draws, TableAction};
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Announcement, Message, tell};
use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

/// The retelling of the matches in a file.
pub(crate) struct Retelling {
    replay: Replay,
    /// The events of the match announced so far, as somebody who only watches sees them.
    seen: SeatView,
    /// A draw that is announced with the player's next move.
    draws: Draws,
    /// The first match, until it is introduced.
    first: Vec<Event>,
    /// The matches that come after the current one.
    following: VecDeque<Vec<Event>>,
    /// The number of matches in the file.
    count: usize,
    /// When to announce the next event; `None` while an event is being announced.
    next: Option<Instant>,
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

impl Retelling {
    /// Reads the matches in a file.
    ///
    /// # Errors
    /// If the file holds no whole match record.
    pub(crate) fn of(file: &Path, at_once: bool, now: Instant) -> Result<Self, Message> {
        let mut following = VecDeque::new();
        for record in verify(file)? {
            following.push_back(record.events);
        }
        let count = following.len();
        let Some(first) = following.pop_front() else {
            return Err(say::record_no_match(path_text(file)));
        };
        let (replay, seen) = begun(&first);
        Ok(Self {
            replay,
            seen,
            draws: Draws::default(),
            first,
            following,
            count,
            next: Some(now),
            at_once,
        })
    }

    /// Announces the first match.
    pub(crate) fn introduce<O: Outlet>(&mut self, session: &mut Session, teller: &mut Teller<O>) {
        let first = std::mem::take(&mut self.first);
        self.introduce_match(&first, session, teller);
    }

    /// Announces the number of the match, if there are several, and its setup.
    fn introduce_match<O: Outlet>(
        &mut self,
        events: &[Event],
        session: &mut Session,
        teller: &mut Teller<O>,
    ) {
        if self.count > 1 {
            let number = self.count - self.following.len();
            teller.notice(say::replay_match(number, self.count), session);
        }
        if let Some(header) = events.first() {
            self.retell(std::slice::from_ref(header), false, session, teller);
        }
    }

    /// Returns when the next event is to be announced.
    pub(crate) fn wakes_at(&self) -> Option<Instant> {
        self.next
    }

    pub(crate) fn is_due(&self, now: Instant) -> bool {
        self.next.is_some_and(|at| at <= now)
    }

    /// Notes that everything announced so far was heard: the next event comes after this pause.
    pub(crate) fn was_heard(&mut self, now: Instant, pause: Duration) {
        self.next = Some(now + pause);
    }

    /// Announces the next event of the record. `sooner`: a key asked for it.
    pub(crate) fn go_on<O: Outlet>(
        &mut self,
        sooner: bool,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) -> ScreenStep {
        let waits = session.settings.pace.waits || !teller.voice.paced;
        loop {
            let events = self.replay.step().to_vec();
            // That everything before was heard says nothing of what is announced now.
            teller.all_was_heard = false;
            self.next = if waits {
                None
            } else {
                Some(session.now + session.pause())
            };
            if events.is_empty() {
                for announcement in self.draws.finish() {
                    teller.tell(&announcement, session);
                }
                let Some(next) = self.following.pop_front() else {
                    teller.notice(say::replay_over(), session);
                    return ScreenStep::Quit;
                };
                (self.replay, self.seen) = begun(&next);
                self.introduce_match(&next, session, teller);
                if !self.at_once {
                    return ScreenStep::Stay;
                }
            } else if self.retell(&events, sooner, session, teller) && !self.at_once {
                // An event without an announcement of its own takes no time.
                return ScreenStep::Stay;
            }
        }
    }

    /// Announces these events. `sooner`: a key asked for them. Returns whether there was anything to announce.
    fn retell<O: Outlet>(
        &mut self,
        events: &[Event],
        sooner: bool,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) -> bool {
        let update = self.replay.table().update(None, events);
        let followed = self.seen.follow(&update);
        followed.expect("what happened at a table can be followed");
        let keys = session.keys();
        let mut announcements: Vec<Announcement> = Vec::new();
        for event in events {
            // The announcement of the next move also tells whose turn it was.
            if !matches!(event, Event::Turn { .. }) {
                let of_event = tell(event, &self.seen, &keys, session.settings.telling.detail);
                announcements.extend(self.draws.join(event, of_event, &self.seen));
            }
        }
        // An event that a key asked for is announced at once, after the announcement that the key cut short.
        if sooner && let Some(first) = announcements.first_mut() {
            *first = first.clone().at_once();
        }
        teller.scheduler.holds_back = true;
        for announcement in &announcements {
            teller.tell(announcement, session);
        }
        teller.scheduler.holds_back = false;
        teller.tell_next(session);
        !announcements.is_empty()
    }

    /// Takes a key press: announces the next event at once, or ends the retelling.
    pub(super) fn key<O: Outlet>(
        &mut self,
        action: TableAction,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) -> ScreenStep {
        if matches!(action, TableAction::Escape | TableAction::Leave) {
            return ScreenStep::Quit;
        }
        teller.interrupt(CutBy::Hurry, session.now);
        teller.scheduler.skip();
        if teller.scheduler.is_waiting() {
            teller.tell_missed(&[], session);
            ScreenStep::Stay
        } else {
            self.go_on(true, session, teller)
        }
    }
}
