//! Practice tables, opened on top of the current match or screen: no record is kept, and Escape leads back.

use crate::context::Context;
use crate::session::CurrentMatch;
use crate::table::game::TableScreen;
use crate::{Outlet, Screen};
use serpente_archive::resume;
use serpente_engine::rules::Seats;
use serpente_engine::table::{Event, Shuffle};
use serpente_seat::TableAction;
use serpente_seat::{Keeping, Listener};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Message, Urgency};

/// The seed of the computer players at a practice table: the same move gets the same answer.
const ASIDE_SEED: u64 = 1;

/// The match and screen to return to when the practice table closes.
pub(crate) struct Aside {
    /// The match that was on the screen.
    before: Option<CurrentMatch>,
    /// The number of open screens.
    screens: usize,
}

/// Opens and closes the table for practice: one decision of a reviewed match, or a problem.
pub(crate) struct PracticeTable<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> PracticeTable<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> PracticeTable<'_, O> {
    /// Opens a practice table in the state that these events lead to. Returns whether the match can be resumed from there.
    pub(crate) fn open_aside(&mut self, events: &[Event], hello: Message) -> bool {
        let resumed = resume(events, Shuffle::seeded(ASIDE_SEED));
        let Some(resumed) = resumed.ok().filter(|found| found.played == events.len()) else {
            return false;
        };
        let mut table = self
            .context
            .session
            .match_here(resumed.table, events, ASIDE_SEED);
        // When the round is over, the player goes back to the match that it comes from.
        table.listener.keeping = Keeping::Aside;
        self.context.answer(hello);
        let outputs = table.begin(&resumed.fresh, self.context.session.now);
        self.context.session.learning.aside = Some(Aside {
            before: self.context.session.matches.game.take(),
            screens: self.context.screens.len(),
        });
        self.context.session.matches.covered_since = None;
        TableScreen::of(self.context).sit_down(CurrentMatch::new(table, None, Vec::new()), outputs);
        true
    }

    /// Closes the practice table and announces the screen below it. Returns whether a practice table was open.
    pub(crate) fn ends_aside(&mut self) -> bool {
        let closed = self.close_aside();
        match self.context.screens.last() {
            Some(Screen::Menu(_)) if closed => self.context.tell_entry(Urgency::Answer),
            Some(_) if closed => self.context.ask_again(Urgency::Answer),
            _ => {}
        }
        closed
    }

    /// Closes the practice table without an announcement. Returns whether a practice table was open.
    pub(crate) fn close_aside(&mut self) -> bool {
        let Some(aside) = self.context.session.learning.aside.take() else {
            return false;
        };
        self.context.session.learning.posed = None;
        self.context.teller.drop_all();
        self.context.screens.truncate(aside.screens);
        self.context.session.matches.game = aside.before;
        self.context.session.matches.covered_since = None;
        self.context.pressed.acted = true;
        let listener = self.context.session.listener();
        let holder = listener.and_then(Listener::holder);
        let chairs = listener.map_or(Seats::NONE, Listener::seats);
        self.context.teller.sit_down(chairs, holder);
        true
    }

    /// Plays on from before a decision, against the same computer players.
    pub(crate) fn play_on_from(&mut self, at: usize) {
        let reviewed = self.context.session.learning.reviewed.as_ref();
        let events = reviewed.map(|reviewed| reviewed.before(at));
        let hello = say::aside_begins(self.context.session.key(TableAction::Escape));
        if !events.is_some_and(|events| self.open_aside(&events, hello)) {
            self.context.refuse(say::review_none());
        }
    }
}
