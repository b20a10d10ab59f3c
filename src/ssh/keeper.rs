//! Keeps what a visitor chooses while they choose it: the newest of it, and without holding up a line.

use crate::Shared;
use serpente_net::person::Person;
use std::sync::Arc;
use tokio::sync::watch;
use tokio::task::{JoinHandle, spawn_blocking};

/// Keeps what a visitor chooses.
pub(crate) struct Keeper {
    newest: watch::Sender<String>,
    kept: JoinHandle<()>,
}

impl Keeper {
    /// For this person; for nobody who would be known again, nothing is kept.
    pub(crate) fn start(shared: Arc<Shared>, person: Option<Person>) -> Self {
        let (newest, mut changed) = watch::channel(String::new());
        let kept = tokio::spawn(async move {
            while let (Ok(()), Some(person)) = (changed.changed().await, person) {
                let text = changed.borrow_and_update().clone();
                let shared = Arc::clone(&shared);
                // Should it panic, nothing is kept.
                let _ = spawn_blocking(move || shared.people.keep(person, &text)).await;
            }
        });
        Self { newest, kept }
    }

    /// Keeps this, in place of what was to be kept before.
    pub(crate) fn keep(&self, text: String) {
        // Where nothing is kept nobody waits for it.
        let _ = self.newest.send(text);
    }

    /// Waits until the newest is kept.
    pub(crate) async fn finish(self) {
        drop(self.newest);
        let _ = self.kept.await;
    }
}
