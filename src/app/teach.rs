//! The tutorial: a round in which each key is learned by pressing it.

use super::game::{Game, Lesson};
use super::played::Match;
use super::{App, Draft, Outlet};
use serpente_engine::rules::Seating;
use serpente_engine::table::{Event, Table};
use serpente_text::announce::say::tutorial as say;
use serpente_text::announce::{Announcement, Category, Message, Topic};
use serpente_text::seat::Action;
use std::time::Instant;

/// The deal of the lesson: the person opens, can follow the first reply, and neither side is stuck early.
const SEED: u64 = 1;

/// A step: what it waits for, how many tiles lie by then on the table, and what it tells.
struct Step {
    /// Any of these does.
    actions: &'static [Action],
    /// So many lie when it is told.
    before: usize,
    /// So many lie when it is done.
    after: usize,
    /// Its words, with the names of the keys.
    words: fn(&Key) -> Message,
}

/// The name of the key that means an action.
type Key<'a> = dyn Fn(Action) -> Message + 'a;

const fn step(
    before: usize,
    actions: &'static [Action],
    after: usize,
    words: fn(&Key) -> Message,
) -> Step {
    Step {
        actions,
        before,
        after,
        words,
    }
}

const STEPS: [Step; 15] = [
    step(0, &[Action::Next], 0, |key| {
        say::tutorial_browse(key(Action::Next))
    }),
    step(0, &[Action::Hand], 0, |key| {
        say::tutorial_hand(key(Action::Hand))
    }),
    step(0, &[Action::Confirm], 1, |key| {
        say::tutorial_open(key(Action::NextPlayable), key(Action::Confirm))
    }),
    step(2, &[Action::Ends], 2, |key| {
        say::tutorial_ends(key(Action::Ends))
    }),
    step(2, &[Action::Hint], 2, |key| {
        say::tutorial_hint(key(Action::Hint))
    }),
    step(2, &[Action::NextPlayable], 2, |key| {
        say::tutorial_playable(key(Action::NextPlayable))
    }),
    step(
        2,
        &[Action::Confirm, Action::Right, Action::Left],
        3,
        |key| say::tutorial_lay(key(Action::Confirm), key(Action::Right), key(Action::Left)),
    ),
    step(3, &[Action::Serpent], 3, |key| {
        say::tutorial_serpent(key(Action::Serpent))
    }),
    step(3, &[Action::Turn], 3, |key| {
        say::tutorial_turn(key(Action::Turn))
    }),
    step(3, &[Action::Match], 3, |key| {
        say::tutorial_match(key(Action::Match))
    }),
    step(3, &[Action::Scores], 3, |key| {
        say::tutorial_scores(key(Action::Scores))
    }),
    step(3, &[Action::Repeat], 3, |key| {
        say::tutorial_repeat(key(Action::Repeat))
    }),
    step(3, &[Action::ReviewBack], 3, |key| {
        say::tutorial_review(key(Action::ReviewBack))
    }),
    step(3, &[Action::Escape], 3, |key| {
        say::tutorial_escape(key(Action::Escape))
    }),
    step(3, &[Action::Help], 3, |key| {
        say::tutorial_help(key(Action::Help), key(Action::Escape))
    }),
];

impl<O: Outlet> App<O> {
    /// Opens the tutorial's round. It is kept nowhere.
    pub(super) fn open_tutorial(&mut self, now: Instant) {
        let mut draft = Draft::of(super::draft::usual());
        draft.seating = Seating::alone(2);
        let name = self.text(&serpente_text::announce::say::menus::nameless());
        let setup = draft
            .setup(|_| name.clone())
            .expect("two can always play the first game");
        let mut fresh: Vec<Event> = Vec::new();
        let table = Table::new(setup, &mut fresh);
        let table = Match::here(table, &[], SEED, self.manner(), self.match_pace());
        let mut table = table.unkept();
        let key = self.key(Action::Leave);
        self.tell(&Announcement::answer(say::tutorial_welcome(key)).filed(Category::General));
        let outputs = table.begin(&fresh, now);
        let game = Game {
            lesson: Some(Lesson::default()),
            ..Game::new(table, None, Vec::new())
        };
        self.sit_down(game, outputs);
    }

    /// Goes on with the lesson if this was the action it waited for.
    pub(super) fn learned(&mut self, action: Action) {
        // A hint may still be thought over: the next step would be told into it.
        let waits = |game: &Game| game.listener().awaits_hint();
        if action == Action::Hint && self.matches.game.as_ref().is_some_and(waits) {
            return;
        }
        let laid = self.laid();
        let does = |step: &Step| step.actions.contains(&action) && laid >= step.after;
        if let Some(lesson) = self.lesson()
            && lesson.told
            && STEPS.get(lesson.place).is_some_and(does)
        {
            *lesson = Lesson {
                place: lesson.place + 1,
                told: false,
            };
        }
        self.teach();
    }

    /// Tells the lesson's step, when it has not been told and the table has come so far.
    pub(super) fn teach(&mut self) {
        let laid = self.laid();
        let Some(lesson) = self.lesson().filter(|lesson| !lesson.told) else {
            return;
        };
        let step = STEPS.get(lesson.place);
        if step.is_some_and(|step| laid < step.before) {
            return;
        }
        lesson.told = true;
        let place = lesson.place;
        let message = self.step(place);
        // Who is quick has no use for the step before.
        self.tell(&Announcement::event(message, Category::General).about(Topic::Lesson));
    }

    /// How many tiles lie on the table.
    fn laid(&self) -> usize {
        let game = self.matches.game.as_ref();
        let board = game.and_then(|game| game.listener().seen().board());
        board.map_or(0, |board| board.laid().len())
    }

    fn lesson(&mut self) -> Option<&mut Lesson> {
        self.matches.game.as_mut()?.lesson.as_mut()
    }

    fn step(&self, place: usize) -> Message {
        let key = |action| self.key(action);
        match STEPS.get(place) {
            Some(step) => (step.words)(&key),
            None => say::tutorial_done(key(Action::Draw), key(Action::Pass), key(Action::Leave)),
        }
    }
}
