//! A minute of counting along: some moves of a round, then a question about all that were told.

use serpente_engine::bots::training::{ExerciseStep, Recall, RoundMove, exercise, players};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::say::menus::verbatim;
use serpente_text::announce::say::review::told_with;
use serpente_text::announce::{Arg, Message};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// How long an exercise takes. A question that was asked may still be answered.
const EXERCISE: Duration = Duration::from_secs(60);

/// The highest answer to how many tiles with a number are laid.
const MOST_LAID: usize = 7;

/// An exercise that has begun.
pub(crate) struct Training {
    pub(super) ends: Instant,
    /// The step whose question waits for its answer, and the other steps of its round.
    pub(super) steps: VecDeque<ExerciseStep>,
    pub(super) answered: usize,
    pub(super) right: usize,
}

impl Training {
    /// Begins an exercise whose first round follows from this seed.
    pub(super) fn begin(now: Instant, seed: u64) -> Self {
        Self {
            ends: now + EXERCISE,
            steps: exercise(seed).into(),
            answered: 0,
            right: 0,
        }
    }

    /// Goes on to the next step. Returns whether it begins another round, which follows from this seed.
    pub(super) fn go_on(&mut self, seed: u64) -> bool {
        self.steps.pop_front();
        let is_over = self.steps.is_empty();
        if is_over {
            self.steps = exercise(seed).into();
        }
        is_over
    }

    /// Returns the labels of the answers to choose from.
    pub(crate) fn answers(&self) -> Vec<Message> {
        let Some(step) = self.steps.front() else {
            return Vec::new();
        };
        let most = match step.asked {
            Recall::Laid(_) => MOST_LAID,
            Recall::Passed(_) => players().len(),
        };
        let mut labels = Vec::new();
        for answer in 0..=most {
            labels.push(answer_label(step.asked, answer));
        }
        labels
    }

    /// Returns the moves of this step and its question.
    pub(crate) fn moves_and_question(&self) -> Option<Message> {
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
pub(super) fn answer_label(asked: Recall, answer: usize) -> Message {
    match (asked, answer) {
        (Recall::Passed(_), 0) => say::training_nobody(),
        (Recall::Passed(_), number) => {
            verbatim(players().get(number - 1).copied().unwrap_or_default())
        }
        (Recall::Laid(_), number) => verbatim(number.to_string()),
    }
}
