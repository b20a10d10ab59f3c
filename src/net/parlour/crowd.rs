//! Memory after a crowd.

use super::Parlour;
use serpente_system::memory;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// How often the connections are counted.
const LOOK: Duration = Duration::from_secs(2);

/// Fewer connections than these leave nothing worth cleaning up.
const CROWD: usize = 256;

/// Gives memory back whenever half of a crowd has gone or secret words were hashed, as long as the server runs.
pub(super) async fn clean_up(parlour: Arc<Parlour>) {
    let mut most = 0;
    loop {
        sleep(LOOK).await;
        let now = parlour.addresses.connections();
        most = now.max(most);
        let has_gone = most >= CROWD && now <= most / 2;
        if has_gone || parlour.hashing.was_used() {
            // If it panicked, memory is kept: no harm to anybody.
            let _ = spawn_blocking(memory::give_back).await;
            most = now;
        }
    }
}
