//! The tutorial: a round in which each key is learned by pressing it.

use super::{App, Draft, Outlet};
use crate::announce::say::tutorial as say;
use crate::announce::{Announcement, Category, Message};
use crate::rules::Seating;
use crate::session::{Action, Session};
use crate::table::{Event, Table};
use std::time::Instant;

/// The deal of the lesson: the person opens, can follow the first reply, and neither side is stuck early.
const SEED: u64 = 1;

/// How far the lesson has come: the place of its step, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Lesson(usize);

/// The steps: the actions that each of them waits for.
const STEPS: [&[Action]; 12] = [
    &[Action::Next],
    &[Action::Hand],
    &[Action::Confirm],
    &[Action::Ends],
    &[Action::NextPlayable],
    &[Action::Confirm, Action::Right, Action::Left],
    &[Action::Serpent],
    &[Action::Turn],
    &[Action::Match],
    &[Action::Scores],
    &[Action::Repeat],
    &[Action::Help],
];

impl<O: Outlet> App<O> {
    /// Opens the tutorial's round. It is kept nowhere.
    pub(super) fn open_tutorial(&mut self, now: Instant) {
        let mut draft = Draft::of(super::draft::usual());
        draft.seating = Seating::alone(2);
        let name = self.words.text(
            &crate::announce::say::menus::nameless(),
            self.settings.detail,
        );
        let setup = draft
            .setup(|_| name.clone())
            .expect("two can always play the first game");
        let mut fresh: Vec<Event> = Vec::new();
        let table = Table::new(setup, &mut fresh);
        let session = Session::new(table, &[], SEED, self.manner());
        let key = self.key(Action::Leave);
        self.tell(&Announcement::answer(say::tutorial_welcome(key)).filed(Category::General));
        self.sit_down(session, None, &fresh, Some(Lesson::default()), now);
    }

    /// Goes on with the lesson if this was the action it waited for; with none, begins it.
    pub(super) fn teach(&mut self, action: Option<Action>) {
        let Some(game) = &mut self.game else { return };
        let Some(Lesson(place)) = game.lesson else {
            return;
        };
        let next = match action {
            None => 0,
            Some(action) if STEPS.get(place).is_some_and(|step| step.contains(&action)) => {
                place + 1
            }
            Some(_) => return,
        };
        // A tile is laid when the table says so, not when the key was pressed.
        let laid = game
            .session
            .table()
            .board()
            .map_or(0, |board| board.laid().len());
        if next == 3 && laid == 0 || next == 6 && laid < 3 {
            return;
        }
        game.lesson = Some(Lesson(next));
        let message = self.step(next);
        if next > STEPS.len() {
            return;
        }
        self.tell(&Announcement::event(message, Category::General));
    }

    fn step(&self, place: usize) -> Message {
        let key = |action| self.key(action);
        match place {
            0 => say::tutorial_browse(key(Action::Next)),
            1 => say::tutorial_hand(key(Action::Hand)),
            2 => say::tutorial_open(key(Action::NextPlayable), key(Action::Confirm)),
            3 => say::tutorial_ends(key(Action::Ends)),
            4 => say::tutorial_playable(key(Action::NextPlayable)),
            5 => say::tutorial_lay(key(Action::Confirm), key(Action::Right), key(Action::Left)),
            6 => say::tutorial_serpent(key(Action::Serpent)),
            7 => say::tutorial_turn(key(Action::Turn)),
            8 => say::tutorial_match(key(Action::Match)),
            9 => say::tutorial_scores(key(Action::Scores)),
            10 => say::tutorial_repeat(key(Action::Repeat)),
            11 => say::tutorial_help(key(Action::Help)),
            _ => say::tutorial_done(key(Action::Draw), key(Action::Leave)),
        }
    }
}
