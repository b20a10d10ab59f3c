//! Begins the exercise of counting along, takes its answers, and ends it.

use super::training::{Training, answer_label};
use crate::context::Context;
use crate::screens::menu_items::MenuKind;
use crate::screens::{Screen, ScreenStep};
use crate::teller::Outlet;
use serpente_engine::bots::training::players;
use serpente_text::announce::say::learn as say;
use serpente_text::announce::say::review::told_with;
use serpente_text::announce::{Announcement, Arg, Cue, Message};

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
        let session = &mut self.context.session;
        let begun = Training::begin(session.now, session.random.number());
        let training = session.learning.training.insert(begun);
        if let Some(told) = training.moves_and_question() {
            self.context.screens.push(Screen::menu(MenuKind::Training));
            let begins = told_with(say::training_begins(), numbered_players());
            self.context.answer(told_with(begins, told));
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
        if training.go_on(self.context.session.random.number()) {
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

/// Returns the sentence with the players and the digits that answer a question about them.
fn numbered_players() -> Message {
    let mut listed = Vec::new();
    for (place, who) in players().iter().enumerate() {
        listed.push(say::training_player(place + 1, *who));
    }
    say::training_players(Arg::all(&listed))
}
