//! What a player is learning: the review, the problem and the exercise that are open.

use super::problems::{FoundProblem, Posed, answer_of};
use super::training::Training;
use crate::background::{BackgroundTask, TaskResult};
use crate::screens::sound_lessons::SoundLessons;
use serpente_archive::{DAILY_REVIEW, DayResult, Finished, Reviewed};
use serpente_engine::bots::Stop;
use serpente_engine::bots::problems::Grade;
use serpente_engine::bots::review::ITERATIONS;
use serpente_engine::table::{Event, Shuffle};
use serpente_text::announce::Message;

/// The state of reviews, practice and problems.
#[derive(Default)]
pub(crate) struct Learning {
    /// The match that is being evaluated.
    pub(super) reviewing: Option<Reviewing>,
    /// The match that is being reviewed, decision by decision.
    pub(crate) reviewed: Option<Box<Reviewed>>,
    /// The finished matches on offer for a review.
    pub(crate) finished: Vec<Finished>,
    /// The problem that waits for its answer.
    pub(crate) posed: Option<Box<Posed>>,
    /// The exercise that has begun.
    pub(crate) training: Option<Training>,
    /// What is heard where sounds are learnt.
    pub(crate) sounds: SoundLessons,
    /// The last problem posed of each grade, by its index among those that come with the program.
    pub(crate) places: [Option<usize>; 3],
}

/// A match that is being evaluated.
pub(crate) struct Reviewing {
    /// The match with its next decision to evaluate; `None` while a task evaluates it.
    waits: Option<Box<Reviewed>>,
    stop: Stop,
    /// The number of thirds that were announced as done.
    thirds: usize,
    /// The result of a match of the day, if the match is evaluated only to announce that.
    shares: Option<DayResult>,
}

impl Reviewing {
    pub(super) fn of(reviewed: Reviewed, shares: Option<DayResult>) -> Self {
        Self {
            waits: Some(Box::new(reviewed)),
            stop: Stop::default(),
            thirds: 0,
            shares,
        }
    }
}

/// What became of a match that is being evaluated.
pub(super) enum ReviewNews {
    /// So many thirds are done.
    Thirds(usize),
    /// The result of a match of the day.
    Shared(Message),
    /// All decisions are evaluated.
    Done(Box<Reviewed>),
}

impl Learning {
    /// Stops the evaluation that the player waits for. Returns whether there was one.
    pub(super) fn stop_reviewing(&mut self) -> bool {
        let stopped = self
            .reviewing
            .take_if(|reviewing| reviewing.shares.is_none());
        if let Some(stopped) = &stopped {
            stopped.stop.stop();
        }
        stopped.is_some()
    }

    /// Returns the next task of evaluating a match.
    pub(crate) fn next_task(&mut self) -> Option<BackgroundTask> {
        let reviewing = self.reviewing.as_mut()?;
        let mut reviewed = reviewing.waits.take()?;
        let iterations = if reviewing.shares.is_some() {
            DAILY_REVIEW
        } else {
            ITERATIONS
        };
        let stop = reviewing.stop.clone();
        Some(BackgroundTask::new(move || {
            reviewed.weigh_next(iterations, &stop);
            TaskResult::Review(reviewed, stop)
        }))
    }

    /// Takes the result of such a task: goes on with the next decision, or ends the evaluation.
    pub(super) fn take_weighed(
        &mut self,
        reviewed: Box<Reviewed>,
        stop: &Stop,
    ) -> Option<ReviewNews> {
        let reviewing = self.reviewing.as_mut()?;
        // The evaluation was stopped, and another one may have begun since.
        if stop.is_asked() {
            return None;
        }
        let done = reviewed.found().count();
        let all = reviewed.decisions.len();
        if done >= all {
            let shares = reviewing.shares;
            self.reviewing = None;
            return Some(match shares {
                Some(result) => ReviewNews::Shared(result.line(Some(reviewed.sum().right()))),
                None => ReviewNews::Done(reviewed),
            });
        }
        let thirds = 3 * done / all.max(1);
        let is_news = thirds > reviewing.thirds && reviewing.shares.is_none();
        reviewing.thirds = thirds;
        reviewing.waits = Some(reviewed);
        if is_news {
            Some(ReviewNews::Thirds(thirds))
        } else {
            None
        }
    }

    /// Returns the next problem of this grade among those that come with the program; the first time, any of them.
    pub(super) fn next_shipped(&mut self, grade: Grade, name: &str) -> Option<FoundProblem> {
        let seeds: Vec<u64> = grade.shipped().collect();
        let last = &mut self.places[usize::from(grade.number()) - 1];
        let next = match *last {
            Some(last) => (last + 1) % seeds.len().max(1),
            None => usize::try_from(Shuffle::any_seed() % seeds.len().max(1) as u64).ok()?,
        };
        *last = Some(next);
        FoundProblem::of(*seeds.get(next)?, name)
    }

    /// Checks the events at the table for the answer to the problem.
    pub(crate) fn see_answer(&mut self, events: &[Event]) {
        let Some(posed) = &mut self.posed else {
            return;
        };
        if posed.answered.is_none() {
            let seat = posed.problem.seat;
            posed.answered = events.iter().find_map(|event| answer_of(seat, event));
        }
    }
}
