//! Tasks that take longer than a key may wait. The program runs each on a thread of its own and brings back the result.

use serpente_archive::{DayResult, Reviewed};
use serpente_engine::bots::Stop;
use serpente_engine::table::Day;
use serpente_seat::{MatchThinking, MatchThought};

/// A task to run, on any thread.
pub struct BackgroundTask {
    compute: Box<dyn FnOnce() -> TaskResult + Send>,
    is_hint: bool,
}

/// The result of a task.
pub enum TaskResult {
    /// What the match at the table asked for.
    Match(MatchThought),
    /// A match that is being reviewed with one more decision evaluated, and whether that is to stop.
    Review(Box<Reviewed>, Stop),
    /// The result of a match of the day, with the day's par.
    Par(DayResult, i32),
    /// The day of a match, and what the choices in it lost.
    Lost(Day, f64),
}

impl BackgroundTask {
    /// Makes a task of this function.
    pub(super) fn new(task: impl FnOnce() -> TaskResult + Send + 'static) -> Self {
        Self {
            compute: Box::new(task),
            is_hint: false,
        }
    }

    /// Makes a task of something that the match at the table asks for.
    pub(super) fn of_match(thinking: MatchThinking) -> Self {
        let is_hint = thinking.is_hint();
        Self {
            is_hint,
            ..Self::new(|| TaskResult::Match(thinking.think()))
        }
    }

    /// Returns whether a player has asked for it and waits.
    pub fn is_hint(&self) -> bool {
        self.is_hint
    }

    /// Runs the task until there is a result or nobody waits for it any more.
    pub fn run(self) -> TaskResult {
        (self.compute)()
    }
}
