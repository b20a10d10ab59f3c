//! The thoughts of computer players, and hints: on threads of their own, of the lowest class that the
//! system knows, so that whoever answers people never waits for whoever thinks.
//!
//! One task has the queue. It alone decides which thought goes to which thread, so that no thread of
//! the lowest class ever holds a lock for which the server waits.

mod metrics;
mod queue;
#[cfg(test)]
mod tests;

pub(crate) use metrics::as_text;
pub use queue::{Asker, ThoughtKind, ThoughtUrgency};

use crate::room::RoomThinking;
use log::error;
use queue::{DoneThought, GrantedThought, ThoughtQueue, WaitingThought};
use serpente_engine::host::{Thinking, Thought};
use serpente_system::priority::take_lowest_class;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, available_parallelism};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{
    UnboundedReceiver, UnboundedSender, WeakUnboundedSender, unbounded_channel,
};
use tokio::sync::oneshot;

/// How a thought of a computer player comes back.
pub enum ThoughtOutcome {
    /// It was thought.
    Thought(Thought),
    /// It was withdrawn before its turn came.
    NotThought(Thinking),
}

/// What waits in the queue.
enum Work {
    /// The move of a computer player, when it was asked for, and where to send it.
    Move(Thinking, Instant, Box<dyn FnOnce(ThoughtOutcome) + Send>),
    /// Anything else, which sends its result itself.
    Other(Box<dyn FnOnce() + Send>),
}

/// A message to the task that has the queue.
enum ToQueue {
    Add(u64, WaitingThought<Work>),
    Hurry(u64),
    Withdraw(u64),
    Finished(FinishedThought),
}

/// What a thread reports when it is free again.
struct FinishedThought {
    thread: usize,
    done: DoneThought,
    /// The time since a move was asked for.
    answered: Option<Duration>,
    /// Whether the table did not wait for the move any more.
    is_stopped: bool,
}

/// The queue of everything that computer players think about. The threads start with the first
/// thought, and end with this value.
#[derive(Default)]
pub struct Thinkers {
    queue: OnceLock<UnboundedSender<ToQueue>>,
    last_number: AtomicU64,
}

/// A thought that waits or is being thought. Dropping this withdraws it, if it still waits.
pub struct PendingThought {
    number: u64,
    queue: UnboundedSender<ToQueue>,
}

impl Drop for PendingThought {
    fn drop(&mut self) {
        // If the queue is gone, the server has ended.
        let _ = self.queue.send(ToQueue::Withdraw(self.number));
    }
}

impl PendingThought {
    /// Makes the thought more urgent, because people wait for it now.
    pub fn hurry(&self) {
        // If the queue is gone, the server has ended.
        let _ = self.queue.send(ToQueue::Hurry(self.number));
    }
}

impl Thinkers {
    /// Has the move of a computer player thought, and calls `done` with it on another thread.
    ///
    /// # Panics
    /// Panics if it is not called on the server's own threads.
    pub fn think(
        &self,
        next: RoomThinking,
        done: impl FnOnce(ThoughtOutcome) + Send + 'static,
    ) -> PendingThought {
        self.add(WaitingThought {
            urgency: next.urgency,
            asker: next.asker,
            kind: Some(next.kind),
            work: Work::Move(next.thinking, Instant::now(), Box::new(done)),
        })
    }

    /// Computes something else that a person has asked for. Returns `None` if that panics. Dropping
    /// the future withdraws the work, if it still waits.
    pub async fn compute<T: Send + 'static>(
        &self,
        urgency: ThoughtUrgency,
        asker: Asker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (done, result) = oneshot::channel();
        let answered = move || {
            if !done.is_closed() {
                // Nobody may wait for it any more.
                let _ = done.send(work());
            }
        };
        let _pending = self.add(WaitingThought {
            urgency,
            asker,
            kind: None,
            work: Work::Other(Box::new(answered)),
        });
        result.await.ok()
    }

    fn add(&self, thought: WaitingThought<Work>) -> PendingThought {
        let number = self.last_number.fetch_add(1, Ordering::Relaxed);
        let queue = self.queue.get_or_init(begin).clone();
        // If the queue is gone, the server has ended.
        let _ = queue.send(ToQueue::Add(number, thought));
        PendingThought { number, queue }
    }
}

/// Returns how many threads think: as many as there are processors, less one, which answers.
fn thread_count() -> usize {
    let processors = available_parallelism().map_or(1, usize::from);
    processors.saturating_sub(1).max(1)
}

/// Starts the threads and the task that has the queue.
fn begin() -> UnboundedSender<ToQueue> {
    let (sender, inbox) = unbounded_channel();
    let mut threads = Vec::new();
    for thread in 0..thread_count() {
        let (to_thread, works) = channel();
        // A weak sender: the task ends, and with it the threads, when nobody can ask any more.
        let finished = sender.downgrade();
        let begun = Builder::new()
            .name("thinker".to_owned())
            .spawn(move || think_on(thread, &works, &finished));
        match begun {
            Ok(_) => threads.push(to_thread),
            Err(why) => error!("a thread for computer players cannot be started: {why}"),
        }
    }
    tokio::spawn(share_out(inbox, threads));
    sender
}

/// Gives the threads their work until nobody can ask for any more.
async fn share_out(
    mut inbox: UnboundedReceiver<ToQueue>,
    threads: Vec<Sender<GrantedThought<Work>>>,
) {
    let mut queue = ThoughtQueue::new(threads.len());
    let mut free: Vec<usize> = (0..threads.len()).collect();
    while let Some(message) = inbox.recv().await {
        match message {
            ToQueue::Add(number, thought) => queue.add(number, thought),
            ToQueue::Hurry(number) => queue.hurry(number),
            ToQueue::Withdraw(number) => {
                if let Some(Work::Move(thinking, _, done)) = queue.withdraw(number) {
                    metrics::ended(thinking.is_stopped());
                    done(ThoughtOutcome::NotThought(thinking));
                }
            }
            ToQueue::Finished(finished) => {
                let done = finished.done;
                queue.finished(&done);
                if let (Some(kind), Some(answered)) = (done.kind, finished.answered) {
                    metrics::ended(finished.is_stopped);
                    metrics::thought(kind.level, done.rounds, answered);
                }
                free.push(finished.thread);
            }
        }
        while !free.is_empty()
            && let Some(granted) = queue.next()
            && let Some(thread) = free.pop()
        {
            // A thread ends only after this task.
            let _ = threads[thread].send(granted);
        }
        metrics::waiting(queue.len());
    }
}

/// Thinks, on a thread of the lowest class, until the server ends.
fn think_on(
    thread: usize,
    works: &Receiver<GrantedThought<Work>>,
    queue: &WeakUnboundedSender<ToQueue>,
) {
    if let Err(why) = take_lowest_class() {
        error!("computer players think with the same priority as the server: {why}");
    }
    for granted in works {
        let began = Instant::now();
        let GrantedThought { work, rounds, .. } = granted;
        // A panic ends this thought, and not all thoughts of the server. The table decides without it.
        let thought = catch_unwind(AssertUnwindSafe(|| work.run(rounds)));
        let report = thought.unwrap_or_default();
        let Some(sender) = queue.upgrade() else {
            return;
        };
        // If the queue is gone, the server has ended.
        let _ = sender.send(ToQueue::Finished(FinishedThought {
            thread,
            done: DoneThought {
                asker: granted.asker,
                kind: granted.kind,
                time: granted.time,
                share: granted.share,
                rounds: report.rounds,
                took: began.elapsed(),
            },
            answered: report.answered,
            is_stopped: report.is_stopped,
        }));
    }
}

/// How something was thought.
#[derive(Default)]
struct ThoughtReport {
    rounds: u32,
    /// The time since a move was asked for.
    answered: Option<Duration>,
    /// Whether the table did not wait for the move any more.
    is_stopped: bool,
}

impl Work {
    /// Does it with at most this many rounds.
    fn run(self, rounds: u32) -> ThoughtReport {
        match self {
            Self::Move(thinking, asked, done) => {
                let thought = thinking.think_within(rounds);
                let report = ThoughtReport {
                    rounds: thought.rounds(),
                    answered: Some(asked.elapsed()),
                    is_stopped: thought.is_stopped(),
                };
                done(ThoughtOutcome::Thought(thought));
                report
            }
            Self::Other(compute) => {
                compute();
                ThoughtReport::default()
            }
        }
    }
}
