//! The virtual time of a run: what is going to happen in it, and what has happened.

use crate::choices::SeededChoices;
use crate::outcome::{RunFault, RunOutcome, RunTrouble};
use crate::people::checks::CheckResult;
use crate::trace::Trace;
use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

/// The clock of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunClock {
    /// The beginning of the run.
    begin: Instant,
    /// By how many seconds the time of day was set forward.
    pub(crate) ahead: u64,
}

impl RunClock {
    /// Returns the time of day, in seconds since 1970.
    pub(crate) fn unix(self, now: Instant) -> u64 {
        /// The beginning of every run: a day in 2027.
        const BEGIN: u64 = 1_800_000_000;
        BEGIN + now.duration_since(self.begin).as_secs() + self.ahead
    }
}

/// A fault and when it happens, counted from the beginning of the run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TimedFault<F> {
    /// When it happens.
    pub(crate) at: Duration,
    /// What happens.
    pub(crate) fault: F,
}

impl<F> TimedFault<F> {
    /// Returns so many faults that happen within the first `chaos` of a run, in the order of time.
    /// `choose` chooses one.
    pub(crate) fn several(
        count: u64,
        chaos: Duration,
        choices: &mut SeededChoices,
        choose: impl Fn(&mut SeededChoices) -> F,
    ) -> Vec<Self> {
        let most = u64::try_from(chaos.as_millis()).unwrap_or(u64::MAX);
        let mut all = Vec::new();
        for _ in 0..count {
            let fault = choose(choices);
            let at = choices.millis(0, most);
            all.push(Self { at, fault });
        }
        all.sort_by_key(|timed| timed.at);
        all
    }
}

/// The time of a run. `H` is something that happens.
pub(crate) struct Timeline<H> {
    begin: Instant,
    now: Duration,
    queue: BTreeMap<(Duration, u64), H>,
    /// How often something was put into the queue: of two things at the same time, the one that was
    /// put first happens first.
    queued: u64,
    trace: Trace,
}

impl<H> Timeline<H> {
    /// Begins a run, in which nothing is going to happen so far.
    pub(crate) fn new() -> Self {
        Self {
            begin: Instant::now(),
            now: Duration::ZERO,
            queue: BTreeMap::new(),
            queued: 0,
            trace: Trace::default(),
        }
    }

    /// Returns the instant at which the run began.
    pub(crate) fn begin(&self) -> Instant {
        self.begin
    }

    /// Returns the time since the beginning.
    pub(crate) fn now(&self) -> Duration {
        self.now
    }

    /// Returns the time as the program's cores get it.
    pub(crate) fn instant(&self) -> Instant {
        self.begin + self.now
    }

    /// Returns when an instant is, counted from the beginning. One before it counts as the beginning.
    pub(crate) fn time_of(&self, at: Instant) -> Duration {
        at.saturating_duration_since(self.begin)
    }

    /// Returns the clock with the time of day.
    pub(crate) fn clock(&self) -> RunClock {
        RunClock {
            begin: self.begin,
            ahead: 0,
        }
    }

    /// Lets something happen at this time.
    pub(crate) fn put(&mut self, at: Duration, happening: H) {
        self.queued += 1;
        self.queue.insert((at, self.queued), happening);
    }

    /// Lets something happen after this time.
    pub(crate) fn put_in(&mut self, wait: Duration, happening: H) {
        self.put(self.now + wait, happening);
    }

    /// Lets faults happen, except those of the numbers in `dropped`. Returns those that happen.
    pub(crate) fn put_faults<F: fmt::Display>(
        &mut self,
        all: Vec<TimedFault<F>>,
        dropped: &[usize],
        happening: fn(F) -> H,
    ) -> Vec<RunFault> {
        let mut faults = Vec::new();
        for (number, timed) in all.into_iter().enumerate() {
            if !dropped.contains(&number) {
                let seconds = timed.at.as_secs_f64();
                let words = format!("after {seconds:.3} s, {}", timed.fault);
                faults.push(RunFault { number, words });
                self.put(timed.at, happening(timed.fault));
            }
        }
        faults
    }

    /// Returns when the next thing happens.
    pub(crate) fn next_at(&self) -> Option<Duration> {
        self.queue.keys().next().map(|(at, _)| *at)
    }

    /// Goes on to this time, unless it is over.
    pub(crate) fn go_on_to(&mut self, at: Duration) {
        self.now = self.now.max(at);
    }

    /// Goes on to the next thing that happens, and returns it.
    ///
    /// # Errors
    /// Returns an error if nothing will happen any more, or if the run has had `most_steps`.
    pub(crate) fn next(&mut self, most_steps: u64) -> CheckResult<H> {
        self.has_steps_left(most_steps)?;
        let Some(((at, _), happening)) = self.queue.pop_first() else {
            return Err("nothing will happen any more".to_owned());
        };
        self.go_on_to(at);
        Ok(happening)
    }

    /// Checks that the run has not had more steps than this.
    ///
    /// # Errors
    /// Returns an error if it has.
    pub(crate) fn has_steps_left(&self, most_steps: u64) -> CheckResult {
        if self.trace.steps() > most_steps {
            return Err(format!("{most_steps} steps are not enough"));
        }
        Ok(())
    }

    /// Adds a step, which happens now.
    pub(crate) fn step(&mut self, words: &str) {
        self.trace.step(self.now, words);
    }

    /// Adds something to the hash that belongs to the last step.
    pub(crate) fn hash(&mut self, bytes: &[u8]) {
        self.trace.add(bytes);
    }

    /// Returns the result of the run, in which people made so many moves and these faults happened.
    pub(crate) fn outcome(
        &self,
        moves: u64,
        result: CheckResult,
        faults: Vec<RunFault>,
    ) -> RunOutcome {
        let trouble = match result {
            Ok(()) => None,
            Err(what) => Some(RunTrouble {
                what,
                last_steps: self.trace.last(),
                faults,
            }),
        };
        RunOutcome {
            steps: self.trace.steps(),
            hash: self.trace.hash(),
            time: self.now,
            moves,
            trouble,
        }
    }
}
