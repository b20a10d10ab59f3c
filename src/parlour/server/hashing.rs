//! Hashes the secret words of tables on the threads of computer players, which run only when nothing else wants to. A hash takes
//! tens of milliseconds of a processor. Words wait in the same queue as thoughts: whoever tries many delays their own.

use crate::lobby::secret::{self, HashMemory};
use crate::thinking::{Asker, Thinkers, ThoughtUrgency};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::LONGEST_SECRET;
use serpente_system::lock;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Hashes secret words.
#[derive(Default)]
pub(super) struct Hashing {
    /// The memory of words that were hashed, for the next ones: as many pieces as words were hashed at the same time.
    memory: Arc<Mutex<Vec<HashMemory>>>,
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
    /// Returns the hash of a word for storage, for somebody of this network.
    ///
    /// # Errors
    /// Returns an error if it cannot be hashed.
    pub(super) async fn hash(
        &self,
        thinkers: &Thinkers,
        network: IpAddr,
        word: String,
    ) -> Allowed<String> {
        self.compute(thinkers, network, move |memory| secret::hash(&word, memory))
            .await
    }

    /// Returns whether this is the word of a stored hash, for somebody of this network.
    ///
    /// # Errors
    /// Returns an error if it cannot be hashed.
    pub(super) async fn verify(
        &self,
        thinkers: &Thinkers,
        network: IpAddr,
        word: String,
        stored: String,
    ) -> Allowed<bool> {
        if is_too_long(&word) {
            return Ok(false);
        }
        let verify = move |memory: &mut HashMemory| secret::verify(&word, &stored, memory);
        self.compute(thinkers, network, verify).await
    }

    async fn compute<T: Send + 'static>(
        &self,
        thinkers: &Thinkers,
        network: IpAddr,
        work: impl FnOnce(&mut HashMemory) -> T + Send + 'static,
    ) -> Allowed<T> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = Waits(&self.waiting);
        let pieces = Arc::clone(&self.memory);
        let hashing = move || {
            let last = lock(&pieces).pop();
            let mut memory = last.unwrap_or_default();
            let result = work(&mut memory);
            lock(&pieces).push(memory);
            result
        };
        let asker = Asker::Address(network);
        let hashed = thinkers.compute(ThoughtUrgency::Hint, asker, hashing);
        hashed.await.ok_or(ParlourRefusal::NotNow)
    }

    /// Frees the memory if no word waits. This is not left to the threads that hash: the system locks the memory of the whole
    /// process for a moment then.
    pub(super) fn free_memory(&self) {
        if self.waiting.load(Ordering::Relaxed) == 0 {
            lock(&self.memory).clear();
        }
    }
}

/// Returns whether a word is longer than those that tables have.
pub(super) fn is_too_long(word: &str) -> bool {
    word.chars().count() > LONGEST_SECRET
}
