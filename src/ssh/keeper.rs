//! Stores a visitor's choices in the background, always the newest ones, so that the connection
//! never waits for the disk.

use crate::SshShared;
use serpente_client::person::Person;
use std::sync::Arc;
use tokio::sync::watch;
use tokio::task::{JoinHandle, spawn_blocking};

/// Stores a visitor's choices.
pub(crate) struct VisitorKeeper {
    newest: watch::Sender<String>,
    storing: JoinHandle<()>,
}

impl VisitorKeeper {
    /// Starts storing choices for this person. Without a person, who has no key and cannot be
    /// recognised again, nothing is stored.
    pub(crate) fn start(shared: Arc<SshShared>, person: Option<Person>) -> Self {
        let (newest, mut changed) = watch::channel(String::new());
        let storing = tokio::spawn(async move {
            let Some(person) = person else {
                return;
            };
            while changed.changed().await.is_ok() {
                let text = changed.borrow_and_update().clone();
                let shared = Arc::clone(&shared);
                // If this panics, the choices are not stored.
                let _ = spawn_blocking(move || shared.people.keep(person, &text)).await;
            }
        });
        Self { newest, storing }
    }

    /// Stores this text, instead of any earlier one that still waits.
    pub(crate) fn keep(&self, text: String) {
        // Fails only if nothing is stored, which is harmless.
        let _ = self.newest.send(text);
    }

    /// Waits until the newest text is stored.
    pub(crate) async fn finish(self) {
        drop(self.newest);
        let _ = self.storing.await;
    }
}
