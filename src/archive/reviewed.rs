//! A finished match gone through decision by decision, to tell what each of them cost.

use super::{Decision, Record, Replay, decisions};
use serpente_engine::bots::Stop;
use serpente_engine::bots::review::{Guess, Unit, Weighed, guess, weigh};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, Header, Level, Setup, Shuffle};

/// Who is no computer player, in the first line of a record.
const PERSON: &str = "human";

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
    /// How well it could be guessed at each of them what the others held.
    guesses: Vec<Option<Guess>>,
    /// The record, from the match's first line.
    events: Vec<Event>,
    /// How many lines stand before it in its file.
    lines_before: usize,
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
    /// Of how many of a hundred choices nothing was certainly better.
    #[must_use]
    pub fn right(&self) -> u32 {
        let choices = self.choices.max(1);
        let right = choices - self.mistakes.len().min(choices);
        u32::try_from(100 * right / choices).unwrap_or_default()
    }

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
            guesses: Vec::new(),
            events: record.events.clone(),
            lines_before: record.before,
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
            let guess = guess(&decision.seen.view(), &decision.others, chance);
            self.weighed.push(weighed);
            self.guesses.push(guess);
        }
        !stop.is_asked()
    }

    /// The decisions that were weighed, with what was found.
    pub fn found(&self) -> impl Iterator<Item = (&Decision, &Weighed)> {
        self.decisions.iter().zip(&self.weighed)
    }

    /// How well it could be guessed what the others held at this decision, if it was weighed and there was something to guess.
    #[must_use]
    pub fn guess(&self, at: usize) -> Option<Guess> {
        self.guesses.get(at).copied().flatten()
    }

    /// The record up to this decision, as if the others had been computer players all the time: for the seat to play on from
    /// there.
    ///
    /// # Panics
    /// If there is no such decision.
    #[must_use]
    pub fn before(&self, at: usize) -> Vec<Event> {
        let line = self.decisions[at].line - self.lines_before;
        let mut events = self.events[..line - 1].to_vec();
        if let Some(Event::Match(header)) = events.first_mut() {
            header.format = Header::PLAIN;
            for (number, seat) in header.seats.iter_mut().enumerate() {
                if number == self.seat.index() {
                    PERSON.clone_into(&mut seat.player);
                } else if seat.player == PERSON {
                    seat.player = Level::Normal.to_string();
                }
            }
        }
        events
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
