//! A finished match gone through decision by decision, to tell what each of them cost.

use super::{Decision, Record, Replay, decisions};
use serpente_engine::bots::Stop;
use serpente_engine::bots::review::{Unit, Weighed, weigh};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Setup, Shuffle};

/// So many of the dearest decisions are told as the worst.
const WORST: usize = 3;

/// A match that is gone through for one of its seats.
#[derive(Debug)]
pub struct Reviewed {
    /// What was agreed, and who played.
    pub setup: Setup,
    /// For whom.
    pub seat: Seat,
    /// In what a loss is told.
    pub unit: Unit,
    /// What the seat decided.
    pub decisions: Vec<Decision>,
    /// What was found of the first of these.
    weighed: Vec<Weighed>,
}

/// What came of all decisions.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewSum {
    /// How many of them were choices among several moves.
    pub choices: usize,
    /// What all of them cost together.
    pub loss: f64,
    /// The decisions that cost something, by their places, the dearest first.
    pub mistakes: Vec<usize>,
}

impl ReviewSum {
    /// The dearest of the mistakes.
    #[must_use]
    pub fn worst(&self) -> &[usize] {
        &self.mistakes[..self.mistakes.len().min(WORST)]
    }
}

impl Reviewed {
    /// Begins with a record that was read whole; nothing is weighed yet.
    #[must_use]
    pub fn begin(record: &Record, replay: Replay, seat: Seat) -> Self {
        let setup = replay.table().setup().clone();
        Self {
            unit: Unit::of(setup.game, &setup.options),
            decisions: decisions(record, replay, seat),
            weighed: Vec::new(),
            setup,
            seat,
        }
    }

    /// Weighs the next decision, by so many iterations. Returns whether there was one.
    pub fn weigh_next(&mut self, iterations: u32, stop: &Stop) -> bool {
        let number = self.weighed.len();
        let Some(decision) = self.decisions.get(number) else {
            return false;
        };
        // Each decision has a chance of its own, so its figures are the same whatever was weighed before.
        let chance = &mut Shuffle::chance_for(0, number);
        let weighed = weigh(
            &decision.seen.view(),
            decision.played,
            iterations,
            stop,
            chance,
        );
        if !stop.is_asked() {
            self.weighed.push(weighed);
        }
        !stop.is_asked()
    }

    /// The decisions that were weighed, with what was found.
    pub fn found(&self) -> impl Iterator<Item = (&Decision, &Weighed)> {
        self.decisions.iter().zip(&self.weighed)
    }

    /// What came of all that were weighed.
    #[must_use]
    pub fn sum(&self) -> ReviewSum {
        let loss = |at: &usize| self.weighed[*at].loss;
        let mut mistakes: Vec<usize> = (0..self.weighed.len()).collect();
        mistakes.retain(|at| loss(at) > 0.0);
        mistakes.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        ReviewSum {
            choices: self.weighed.iter().filter(|one| one.options > 1).count(),
            loss: self.weighed.iter().map(|one| one.loss).sum(),
            mistakes,
        }
    }
}
