//! The tutorial: a round in which the player learns each key by pressing it.

use crate::session::{CurrentMatch, Lesson, Session};
use crate::table::game::TableScreen;
use crate::table::lessons_by_touch::STEPS_BY_TOUCH;
use crate::table::opening::MatchOpening;
use crate::{Draft, Outlet};
use serpente_engine::rules::Seating;
use serpente_engine::table::{Event, Table};
use serpente_seat::{Action, AppAction, Keeping, TableAction};
use serpente_text::announce::say::{lessons, tutorial as say};
use serpente_text::announce::{Announcement, Message, Topic};

/// The seed of the lesson's deal: the player opens, can follow the first reply, and neither side is stuck early.
const SEED: u64 = 1;

/// A step of the tutorial: its instruction, and the actions it waits for.
pub(super) struct LessonStep {
    /// The actions of which any one completes the step.
    actions: &'static [Action],
    /// The number of tiles on the table when the instruction is announced.
    before: usize,
    /// The number of tiles on the table when the step is done.
    after: usize,
    /// Returns the instruction, with the names of the keys.
    words: fn(&KeyName) -> Message,
}

impl LessonStep {
    /// Returns whether the step lays the first tile: once one is on the table, it is outdated.
    fn leads_to_opening(&self) -> bool {
        self.before == 0 && self.after == 1
    }
}

/// Returns the name of the key for an action.
pub(super) type KeyName<'a> = dyn Fn(Action) -> Message + 'a;

pub(super) const fn step(
    before: usize,
    actions: &'static [Action],
    after: usize,
    words: fn(&KeyName) -> Message,
) -> LessonStep {
    LessonStep {
        actions,
        before,
        after,
        words,
    }
}

static STEPS_BY_KEYS: [LessonStep; 15] = [
    step(0, &[Action::Table(TableAction::Next)], 0, |key| {
        say::tutorial_browse(key(TableAction::Next.into()))
    }),
    step(0, &[Action::Table(TableAction::Hand)], 0, |key| {
        say::tutorial_hand(key(TableAction::Hand.into()))
    }),
    step(0, &[Action::Table(TableAction::Confirm)], 1, |key| {
        say::tutorial_open(
            key(TableAction::NextPlayable.into()),
            key(TableAction::Confirm.into()),
        )
    }),
    step(2, &[Action::Table(TableAction::Ends)], 2, |key| {
        say::tutorial_ends(key(TableAction::Ends.into()))
    }),
    step(2, &[Action::Table(TableAction::Hint)], 2, |key| {
        say::tutorial_hint(key(TableAction::Hint.into()))
    }),
    step(2, &[Action::Table(TableAction::NextPlayable)], 2, |key| {
        say::tutorial_playable(key(TableAction::NextPlayable.into()))
    }),
    step(
        2,
        &[
            Action::Table(TableAction::Confirm),
            Action::Table(TableAction::Right),
            Action::Table(TableAction::Left),
        ],
        3,
        |key| {
            say::tutorial_lay(
                key(TableAction::Confirm.into()),
                key(TableAction::Right.into()),
                key(TableAction::Left.into()),
            )
        },
    ),
    step(3, &[Action::Table(TableAction::Serpent)], 3, |key| {
        say::tutorial_serpent(key(TableAction::Serpent.into()))
    }),
    step(3, &[Action::Table(TableAction::Turn)], 3, |key| {
        say::tutorial_turn(
            key(TableAction::Turn.into()),
            key(TableAction::Confirm.into()),
        )
    }),
    step(3, &[Action::Table(TableAction::Match)], 3, |key| {
        say::tutorial_match(key(TableAction::Match.into()))
    }),
    step(3, &[Action::Table(TableAction::Scores)], 3, |key| {
        say::tutorial_scores(key(TableAction::Scores.into()))
    }),
    step(3, &[Action::App(AppAction::Repeat)], 3, |key| {
        say::tutorial_repeat(key(AppAction::Repeat.into()))
    }),
    step(3, &[Action::App(AppAction::ReviewBack)], 3, |key| {
        say::tutorial_review(key(AppAction::ReviewBack.into()))
    }),
    step(3, &[Action::Table(TableAction::Escape)], 3, |key| {
        say::tutorial_escape(key(TableAction::Escape.into()))
    }),
    step(3, &[Action::App(AppAction::Help)], 3, |key| {
        say::tutorial_help(key(AppAction::Help.into()), key(TableAction::Escape.into()))
    }),
];

impl<O: Outlet> MatchOpening<'_, O> {
    /// Opens the tutorial's round, which has no record.
    pub(crate) fn open_tutorial(&mut self) {
        let mut draft = Draft::of(crate::setup::draft::usual());
        draft.seating = Seating::alone(2);
        let name = self
            .context
            .session
            .text(&serpente_text::announce::say::menus::nameless());
        let setup = draft
            .setup(|_| name.clone())
            .expect("two can always play the first game");
        let mut fresh: Vec<Event> = Vec::new();
        let table = Table::new(setup, &mut fresh);
        let mut lesson = self.context.session.match_here(table, &[], SEED);
        lesson.listener.keeping = Keeping::Tutorial;
        let by_touch = self.context.session.by_touch;
        self.context.answer(if by_touch {
            lessons::lesson_welcome()
        } else {
            say::tutorial_welcome(self.context.session.key(TableAction::Leave))
        });
        let outputs = lesson.begin(&fresh, self.context.session.now);
        // A tutorial that was left goes on where it was; one that was done begins anew.
        let mut done = self.context.session.matches.lesson_done;
        if next_step(steps_for(by_touch), done, 0).is_none() {
            done = 0;
        }
        let game = CurrentMatch {
            lesson: Some(Lesson {
                done,
                announced: None,
            }),
            ..CurrentMatch::new(lesson, None, Vec::new())
        };
        TableScreen::of(self.context).sit_down(game, outputs);
    }
}

impl<O: Outlet> TableScreen<'_, O> {
    /// Goes on to the next step if the current one waited for this action.
    pub(crate) fn learned(&mut self, action: impl Into<Action>) {
        let by_touch = self.context.session.by_touch;
        let matches = &mut self.context.session.matches;
        if let Some(game) = &mut matches.game {
            game.learned(action.into(), steps_for(by_touch));
            if let Some(lesson) = &game.lesson {
                matches.lesson_done = lesson.done;
            }
        }
        self.teach();
    }

    /// Announces the step's instruction, unless it was announced already or the table has not come so far.
    pub(crate) fn teach(&mut self) {
        if let Some(instruction) = next_instruction(&mut self.context.session) {
            // A quick player does not need the instruction before.
            self.context
                .tell(&Announcement::general(instruction).about(Topic::Lesson));
        }
    }
}

impl CurrentMatch {
    /// Notes the steps of the tutorial that this action does, whether or not the player was asked for it yet.
    fn learned(&mut self, action: Action, steps: &[LessonStep]) {
        // While a hint is still being computed, the next instruction would interrupt it.
        if action == TableAction::Hint.into() && self.table.listener.awaits_hint() {
            return;
        }
        let laid = self.count_of_laid();
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        for (place, step) in steps.iter().enumerate() {
            if step.actions.contains(&action) && laid >= step.before.max(step.after) {
                lesson.done |= 1 << place;
            }
        }
    }

    /// Returns the number of tiles on the table.
    fn count_of_laid(&self) -> usize {
        match self.table.listener.seen().board() {
            Some(board) => board.laid().len(),
            None => 0,
        }
    }
}

/// Returns the steps of the tutorial for this player.
fn steps_for(by_touch: bool) -> &'static [LessonStep] {
    if by_touch {
        &STEPS_BY_TOUCH
    } else {
        &STEPS_BY_KEYS
    }
}

/// Returns the first step that is not done, with this many tiles on the table; `None` if all are.
fn next_step(steps: &[LessonStep], done: u32, laid: usize) -> Option<usize> {
    for (place, step) in steps.iter().enumerate() {
        let is_done = done & (1 << place) != 0;
        let is_outdated = step.leads_to_opening() && laid > 0;
        if !is_done && !is_outdated {
            return Some(place);
        }
    }
    None
}

/// Returns the instruction to announce, if the table has come so far and it was not announced yet. It counts as announced from
/// now on.
fn next_instruction(session: &mut Session) -> Option<Message> {
    let steps = steps_for(session.by_touch);
    let game = session.matches.game.as_mut()?;
    let laid = game.count_of_laid();
    let lesson = game.lesson.as_mut()?;
    let next = next_step(steps, lesson.done, laid);
    let place = next.unwrap_or(steps.len());
    let before = steps.get(place).map_or(0, |step| step.before);
    if laid < before || lesson.announced == Some(place) {
        return None;
    }
    lesson.announced = Some(place);
    Some(match steps.get(place) {
        Some(step) => (step.words)(&|action| session.key(action)),
        None if session.by_touch => lessons::lesson_done(session.key(TableAction::Leave)),
        None => say::tutorial_done(
            session.key(TableAction::Draw),
            session.key(TableAction::Pass),
            session.key(TableAction::Leave),
        ),
    })
}
