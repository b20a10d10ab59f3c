//! A minute of counting along: some moves of a round, then a question about all that were told.

use crate::context::Context;
use crate::learn::reviewing::Learning;
use crate::screens::ScreenStep;
use crate::screens::menu_items::{MenuEffect, MenuItem, MenuKind};
use crate::{Outlet, Screen};
use serpente_engine::bots::training::{ExerciseStep, Recall, RoundMove, exercise, players};
use serpente_engine::table::Shuffle;
use serpente_text::announce::say::learn as say;
use serpente_text::announce::say::menus::verbatim;
use serpente_text::announce::say::review::told_with;
use serpente_text::announce::{Announcement, Arg, Cue, Message};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// How long an exercise takes. A question that was asked may still be answered.
const EXERCISE: Duration = Duration::from_secs(60);

/// The highest answer to how many tiles with a number are laid.
const MOST_LAID: usize = 7;

/// An exercise that has begun.
pub(crate) struct Training {
    ends: Instant,
    /// The step whose question waits for its answer, and the other steps of its round.
    steps: VecDeque<ExerciseStep>,
    answered: usize,
    right: usize,
}

impl Training {
    fn begin(now: Instant) -> Self {
        Self {
            ends: now + EXERCISE,
            steps: exercise(Shuffle::any_seed()).into(),
            answered: 0,
            right: 0,
        }
    }

    /// Goes on to the next step. Returns whether it begins another round.
    fn go_on(&mut self) -> bool {
        self.steps.pop_front();
        let is_over = self.steps.is_empty();
        if is_over {
            self.steps = exercise(Shuffle::any_seed()).into();
        }
        is_over
    }

    /// Returns the answers to choose from.
    fn answers(&self) -> Vec<MenuItem> {
        let Some(step) = self.steps.front() else {
            return Vec::new();
        };
        let most = match step.asked {
            Recall::Laid(_) => MOST_LAID,
            Recall::Passed(_) => players().len(),
        };
        let mut items = Vec::new();
        for answer in 0..=most {
            let label = answer_label(step.asked, answer);
            items.push(MenuItem::new(label, MenuEffect::Recall(answer)));
        }
        items
    }

    /// Returns the moves of this step and its question.
    fn moves_and_question(&self) -> Option<Message> {
        let step = self.steps.front()?;
        let moves = step.moves.iter().map(|(seat, seen)| {
            let who = players()[seat.index()];
            match seen {
                RoundMove::Laid(tile) => say::training_laid(who, *tile),
                RoundMove::Passed(ends) => {
                    say::training_passed(who, Arg::all(ends.iter().copied()))
                }
            }
        });
        let told = say::training_told(Arg::apart(moves));
        let asked = match step.asked {
            Recall::Laid(number) => say::training_how_many(number),
            Recall::Passed(number) => say::training_who(number),
        };
        Some(told_with(told, asked))
    }
}

/// Returns the label of an answer.
fn answer_label(asked: Recall, answer: usize) -> Message {
    match (asked, answer) {
        (Recall::Passed(_), 0) => say::training_nobody(),
        (Recall::Passed(_), number) => {
            verbatim(players().get(number - 1).copied().unwrap_or_default())
        }
        (Recall::Laid(_), number) => verbatim(number.to_string()),
    }
}

impl Learning {
    /// Returns the moves that the exercise told last, with its question.
    pub(crate) fn training_title(&self) -> Message {
        let told = self
            .training
            .as_ref()
            .and_then(Training::moves_and_question);
        told.unwrap_or_else(say::menu_training)
    }

    /// Returns the answers to the question of the exercise.
    pub(crate) fn training_items(&self) -> Vec<MenuItem> {
        match &self.training {
            Some(training) => training.answers(),
            None => Vec::new(),
        }
    }
}

/// The exercise of counting along.
pub(crate) struct Exercises<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> Exercises<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> Exercises<'_, O> {
    /// Begins an exercise.
    pub(crate) fn begin(&mut self) {
        let training = self
            .context
            .session
            .learning
            .training
            .insert(Training::begin(self.context.session.now));
        if let Some(told) = training.moves_and_question() {
            self.context.screens.push(Screen::menu(MenuKind::Training));
            self.context.answer(told_with(say::training_begins(), told));
        }
    }

    /// Takes an answer: announces whether it is right, then the next moves and question, or the result.
    pub(crate) fn take_answer(&mut self, answer: usize) -> ScreenStep {
        let Some(training) = &mut self.context.session.learning.training else {
            return ScreenStep::Stay;
        };
        let Some(step) = training.steps.front() else {
            return ScreenStep::Stay;
        };
        let is_right = answer == step.answer;
        let verdict = if is_right {
            say::problem_right()
        } else {
            say::training_wrong(answer_label(step.asked, step.answer))
        };
        training.answered += 1;
        training.right += usize::from(is_right);
        if self.context.session.now >= training.ends {
            return self.end(Some(verdict));
        }
        let mut answer = verdict;
        if training.go_on() {
            answer = told_with(answer, say::training_next_round());
        }
        if let Some(next) = training.moves_and_question() {
            answer = told_with(answer, next);
        }
        if let Some(Screen::Menu(menu)) = self.context.screens.last_mut() {
            menu.chosen = 0;
        }
        let cue = if is_right { Cue::Points } else { Cue::Theirs };
        self.context.tell(&Announcement::reply(answer).with(cue));
        ScreenStep::Stay
    }

    /// Ends the exercise with its result, after this verdict on the last answer.
    pub(crate) fn end(&mut self, verdict: Option<Message>) -> ScreenStep {
        let ended = self.context.session.learning.training.take();
        let Some(training) = ended.filter(|training| training.answered > 0) else {
            return ScreenStep::Back;
        };
        self.context.screens.pop();
        let sum = say::training_over(training.right, training.answered);
        self.context.answer(match verdict {
            Some(verdict) => told_with(verdict, sum),
            None => sum,
        });
        ScreenStep::Stay
    }
}
