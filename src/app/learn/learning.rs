//! What a player is learning: the review, the problem and the exercise that are open.

use super::problems::{FoundProblem, Posed, WantedProblem, answer_of};
use super::today;
use super::training::Training;
use crate::background::{BackgroundTask, TaskResult};
use crate::screens::sound_lessons::SoundLessons;
use serpente_archive::{
    DayResult, Finished, LearningProgress, Record, Reviewed, lost_in_daily, par,
};
use serpente_engine::bots::Stop;
use serpente_engine::bots::problems::{ShippedProblem, shipped};
use serpente_engine::bots::review::ITERATIONS;
use serpente_engine::table::{Event, RandomSource};
use std::collections::BTreeSet;

/// The state of reviews, practice and problems.
#[derive(Default)]
pub(crate) struct Learning {
    /// The match that is being evaluated.
    pub(super) reviewing: Option<Reviewing>,
    /// The match that is being reviewed, decision by decision.
    pub(crate) reviewed: Option<Box<Reviewed>>,
    /// The decisions of that match whose better move the player is to find before it is told.
    pub(super) to_find: BTreeSet<usize>,
    /// The file of the match that is being reviewed, in the player's folder.
    pub(super) file_of_review: Option<String>,
    /// What the player has learnt, once it was needed.
    pub(crate) progress: Option<LearningProgress>,
    /// A finished match of the day whose line to share is announced once it is computed.
    pub(super) shares: Option<DayShare>,
    /// The finished matches on offer for a review.
    pub(crate) finished: Vec<Finished>,
    /// The problem that waits for its answer.
    pub(crate) posed: Option<Box<Posed>>,
    /// The exercise that has begun.
    pub(crate) training: Option<Training>,
    /// What is heard where sounds are learnt.
    pub(crate) sounds: SoundLessons,
    /// The last problem that was posed and is no longer open.
    pub(crate) last_posed: Option<Box<Posed>>,
    /// The number of the last problem posed among those that come with the program; 0 before the first.
    pub(crate) last_number: usize,
}

/// A finished match of the day whose line to share is being computed.
pub(super) struct DayShare {
    pub(super) record: Record,
    pub(super) result: DayResult,
    /// What is to be computed next; `None` while a task computes.
    pub(super) next: Option<ShareStep>,
}

/// A step on the way to the line to share.
#[derive(Clone, Copy)]
pub(super) enum ShareStep {
    /// The day's par.
    Par,
    /// What the choices in the match lost.
    Lost,
}

/// A match that is being evaluated.
pub(crate) struct Reviewing {
    /// The match with its next decision to evaluate; `None` while a task evaluates it.
    waits: Option<Box<Reviewed>>,
    stop: Stop,
    /// The number of thirds that were announced as done.
    thirds: usize,
}

impl Reviewing {
    pub(super) fn of(reviewed: Reviewed) -> Self {
        Self {
            waits: Some(Box::new(reviewed)),
            stop: Stop::default(),
            thirds: 0,
        }
    }
}

/// What became of a match that is being evaluated.
pub(super) enum ReviewNews {
    /// So many thirds are done.
    Thirds(usize),
    /// All decisions are evaluated.
    Done(Box<Reviewed>),
}

impl Learning {
    /// Stops the evaluation that the player waits for. Returns whether there was one.
    pub(super) fn stop_reviewing(&mut self) -> bool {
        let stopped = self.reviewing.take();
        if let Some(stopped) = &stopped {
            stopped.stop.stop();
        }
        stopped.is_some()
    }

    /// Notes that the par of the day of the match to share is known.
    pub(crate) fn par_is_known(&mut self) {
        if let Some(share) = &mut self.shares {
            share.next = Some(ShareStep::Lost);
        }
    }

    /// Returns the next task for the line to share of a match of the day. Each ends within seconds.
    fn next_share(&mut self) -> Option<BackgroundTask> {
        let share = self.shares.as_mut()?;
        let result = share.result;
        match share.next.take()? {
            ShareStep::Par => Some(BackgroundTask::new(move || {
                TaskResult::Par(result, par(result.day))
            })),
            ShareStep::Lost => {
                let record = self.shares.take()?.record;
                Some(BackgroundTask::new(move || {
                    let lost = lost_in_daily(&record).unwrap_or_default();
                    TaskResult::Lost(result.day, lost)
                }))
            }
        }
    }

    /// Returns the next task: for the line of a day, or evaluating a match.
    pub(crate) fn next_task(&mut self) -> Option<BackgroundTask> {
        if let Some(task) = self.next_share() {
            return Some(task);
        }
        let reviewing = self.reviewing.as_mut()?;
        let mut reviewed = reviewing.waits.take()?;
        let stop = reviewing.stop.clone();
        Some(BackgroundTask::new(move || {
            reviewed.weigh_next(ITERATIONS, &stop);
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
        let done = reviewed.evaluated().count();
        let all = reviewed.decisions.len();
        if done >= all {
            self.reviewing = None;
            return Some(ReviewNews::Done(reviewed));
        }
        let thirds = 3 * done / all.max(1);
        let is_news = thirds > reviewing.thirds;
        reviewing.thirds = thirds;
        reviewing.waits = Some(reviewed);
        if is_news {
            Some(ReviewNews::Thirds(thirds))
        } else {
            None
        }
    }

    /// Returns how many things come back today.
    pub(crate) fn due(&self) -> usize {
        let progress = self.progress.as_ref();
        progress.map_or(0, |progress| progress.due_on(today()).len())
    }

    /// Returns the problem that is wanted, with a person of this name. A new one is drawn from `random`.
    pub(super) fn find(
        &mut self,
        wanted: WantedProblem,
        solved: &BTreeSet<String>,
        name: &str,
        random: &mut RandomSource,
    ) -> Option<FoundProblem> {
        let mut known: Vec<ShippedProblem> = Vec::new();
        match wanted {
            WantedProblem::New => return FoundProblem::new(name, random),
            WantedProblem::At(place) => return FoundProblem::at(place, name),
            WantedProblem::Grade(grade) => known.extend(shipped_of(|known| known.grade == grade)),
            WantedProblem::Theme(theme) => known.extend(shipped_of(|known| known.theme == theme)),
        }
        let next = next_problem(&known, self.last_number, solved)?;
        self.last_number = next.number;
        FoundProblem::at(next.place, name)
    }

    /// Checks the events at the table for the answer to the problem.
    pub(crate) fn see_answer(&mut self, events: &[Event]) {
        let Some(posed) = &mut self.posed else {
            return;
        };
        if posed.answered.is_none() {
            let seat = posed.question.seat();
            posed.answered = events.iter().find_map(|event| answer_of(seat, event));
        }
    }
}

/// Returns the problems that come with the program for which this is true.
fn shipped_of(is_wanted: impl Fn(&ShippedProblem) -> bool) -> impl Iterator<Item = ShippedProblem> {
    shipped()
        .iter()
        .copied()
        .filter(move |known| is_wanted(known))
}

/// Returns the first of these problems after this number that is not solved. After the last one come the first ones again, and
/// solved ones only if all are solved.
fn next_problem(
    known: &[ShippedProblem],
    after: usize,
    solved: &BTreeSet<String>,
) -> Option<ShippedProblem> {
    for takes_solved in [false, true] {
        for least in [after, 0] {
            for problem in known {
                let is_solved = solved.contains(&problem.place.to_string());
                if problem.number > least && (takes_solved || !is_solved) {
                    return Some(*problem);
                }
            }
        }
    }
    None
}
