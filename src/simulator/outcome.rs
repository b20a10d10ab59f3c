//! The result of a run, and the faults without which it would have been well.

use std::time::Duration;

/// The result of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunOutcome {
    /// How many steps the run had.
    pub steps: u64,
    /// A hash of all steps.
    pub hash: u64,
    /// How long it took, in virtual time.
    pub time: Duration,
    /// The number of moves of people.
    pub moves: u64,
    /// What was wrong, if anything was.
    pub trouble: Option<RunTrouble>,
}

/// Something that must not be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunTrouble {
    /// The state that was wrong, in words.
    pub what: String,
    /// The steps before, the last 5,000 if there are more.
    pub last_steps: Vec<String>,
    /// The faults of the run.
    pub faults: Vec<RunFault>,
}

impl RunTrouble {
    /// Returns so many of the last steps.
    #[must_use]
    pub fn last(&self, steps: usize) -> &[String] {
        let from = self.last_steps.len().saturating_sub(steps);
        &self.last_steps[from..]
    }
}

/// A fault of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunFault {
    /// Its number in the run, by which it can be left out.
    pub number: usize,
    /// What it is and when it happens, in words.
    pub words: String,
}

/// Leaves the faults out without which a run still fails, one by one, until all that remain are
/// needed. `run` runs a seed without the faults of these numbers. Returns the numbers of the faults
/// that were left out, and the run without them; or nothing if the run does not fail.
pub fn shrink(run: impl Fn(&[usize]) -> RunOutcome) -> Option<(Vec<usize>, RunOutcome)> {
    let mut dropped: Vec<usize> = Vec::new();
    let mut shortest = run(&dropped);
    loop {
        let trouble = shortest.trouble.as_ref()?;
        let mut is_smaller = false;
        let numbers: Vec<usize> = trouble.faults.iter().map(|fault| fault.number).collect();
        for number in numbers {
            let mut fewer = dropped.clone();
            fewer.push(number);
            let outcome = run(&fewer);
            if outcome.trouble.is_some() {
                (dropped, shortest, is_smaller) = (fewer, outcome, true);
            }
        }
        // A fault may be needed only as long as another one is there.
        if !is_smaller {
            return Some((dropped, shortest));
        }
    }
}
