//! The hashing of tables' secret words, beside all else that a parlour does.

use crate::lobby::secret;
use crate::refusal::Refusal;
use crate::wire::LONGEST_SECRET;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::spawn_blocking;

/// How many secret words are hashed at the same time: each takes 19 MiB for a while.
const AT_ONCE: usize = 2;

/// Hashes a few secret words at the same time, and lets others wait.
pub(super) struct Hashing {
    turns: Semaphore,
    /// Whether a word was hashed since that was asked last.
    was_used: AtomicBool,
    waiting: AtomicUsize,
}

/// Somebody waits; no more when this is dropped, even if they went away meanwhile.
struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Hashing {
    pub(super) fn new() -> Self {
        Self {
            turns: Semaphore::new(AT_ONCE),
            was_used: AtomicBool::new(false),
            waiting: AtomicUsize::new(0),
        }
    }

    /// Whether a word was hashed since that was asked last: the memory it took is still held.
    pub(super) fn was_used(&self) -> bool {
        self.was_used.swap(false, Ordering::Relaxed)
    }

    /// How many words wait to be hashed.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// A turn to hash a word, once it comes.
    async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = Waits(&self.waiting);
        let turn = self.turns.acquire().await.ok();
        self.was_used.store(true, Ordering::Relaxed);
        turn
    }

    /// What is kept of a word.
    ///
    /// # Errors
    /// If the word is too long.
    pub(super) async fn hash(&self, word: String) -> Result<String, Refusal> {
        if word.chars().count() > LONGEST_SECRET {
            return Err(Refusal::TooLong);
        }
        let _turn = self.turn().await;
        let hashed = spawn_blocking(move || secret::hash(&word)).await;
        hashed.map_err(|_| Refusal::Trouble)
    }

    /// Whether this is the word of which that was kept.
    pub(super) async fn verify(&self, word: String, kept: String) -> Result<bool, Refusal> {
        if word.chars().count() > LONGEST_SECRET {
            return Ok(false);
        }
        let _turn = self.turn().await;
        let verified = spawn_blocking(move || secret::verify(&word, &kept)).await;
        verified.map_err(|_| Refusal::Trouble)
    }
}
