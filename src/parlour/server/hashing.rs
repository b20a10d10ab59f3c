//! Hashes the secret words of tables without delaying other work.

use crate::lobby::secret;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::LONGEST_SECRET;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::spawn_blocking;

/// How many secret words are hashed at the same time: each takes 19 MiB of memory.
const HASHES_AT_ONCE: usize = 2;

/// Hashes a few secret words at the same time; the others wait.
pub(super) struct Hashing {
    turns: Semaphore,
    /// How many words wait to be hashed.
    pub(super) waiting: AtomicUsize,
}

/// Counts a waiting word until it is dropped, also if the client has gone in the meantime.
struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Hashing {
    pub(super) fn new() -> Self {
        Self {
            turns: Semaphore::new(HASHES_AT_ONCE),
            waiting: AtomicUsize::new(0),
        }
    }

    /// Waits for permission to hash a word.
    async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = Waits(&self.waiting);
        self.turns.acquire().await.ok()
    }

    /// Returns the hash of a word for storage.
    ///
    /// # Errors
    /// Returns an error if the word is too long.
    pub(super) async fn hash(&self, word: String) -> Allowed<String> {
        if word.chars().count() > LONGEST_SECRET {
            return Err(ParlourRefusal::TooLong);
        }
        let _turn = self.turn().await;
        let hashed = spawn_blocking(move || secret::hash(&word)).await;
        hashed.map_err(|_| ParlourRefusal::Trouble)
    }

    /// Returns whether this is the word of a stored hash.
    pub(super) async fn verify(&self, word: String, kept: String) -> Allowed<bool> {
        if word.chars().count() > LONGEST_SECRET {
            return Ok(false);
        }
        let _turn = self.turn().await;
        let verified = spawn_blocking(move || secret::verify(&word, &kept)).await;
        verified.map_err(|_| ParlourRefusal::Trouble)
    }
}
