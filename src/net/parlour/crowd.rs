//! Memory after a crowd.

use super::{Parlour, numbers};
use log::info;
use serpente_system::memory;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// How often the connections are counted.
const CROWD_INTERVAL: Duration = Duration::from_secs(2);

/// After how many looks it is reported how much was refused.
const LOOKS_A_REPORT: u32 = 30;

/// Fewer connections than these leave nothing worth cleaning up.
const CROWD_CONNECTIONS: usize = 256;

/// Gives memory back whenever half of a crowd has gone or secret words were hashed, as long as the server runs.
pub(super) async fn clean_up(parlour: Arc<Parlour>) {
    let mut most = 0;
    let (mut looks, mut refused) = (0, numbers::refusals());
    loop {
        sleep(CROWD_INTERVAL).await;
        looks += 1;
        if looks % LOOKS_A_REPORT == 0 {
            let more = numbers::refusals() - std::mem::replace(&mut refused, numbers::refusals());
            if more > 0 {
                info!("{more} things refused in the last minute");
            }
        }
        let now = parlour.addresses.connections();
        most = now.max(most);
        let has_gone = most >= CROWD_CONNECTIONS && now <= most / 2;
        if has_gone || parlour.hashing.was_used() {
            // If it panicked, memory is kept: no harm to anybody.
            let _ = spawn_blocking(memory::give_back).await;
            most = now;
        }
    }
}
