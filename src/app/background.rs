//! Tasks that take longer than a key may wait. The program runs each on a thread of its own and brings back the result.

use serpente_archive::Reviewed;
use serpente_engine::bots::Stop;
use serpente_seat::MatchThought;

/// A task to run, on any thread.
pub struct BackgroundTask(Box<dyn FnOnce() -> TaskResult + Send>);

/// The result of a task.
pub enum TaskResult {
    /// What the match at the table asked for.
    Match(MatchThought),
    /// A match that is being reviewed with one more decision evaluated, and whether that is to stop.
    Review(Box<Reviewed>, Stop),
}

impl BackgroundTask {
    /// Makes a task of this function.
    pub(super) fn new(task: impl FnOnce() -> TaskResult + Send + 'static) -> Self {
        Self(Box::new(task))
    }

    /// Runs the task until there is a result or nobody waits for it any more.
    pub fn run(self) -> TaskResult {
        (self.0)()
    }
}
