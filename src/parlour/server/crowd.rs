//! Frees memory after many clients have left, and after secret words were hashed.

use super::{Parlour, numbers};
use log::info;
use serpente_system::memory;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// How often to count the connections.
const CROWD_INTERVAL: Duration = Duration::from_secs(2);

/// After how many counts to log the number of refusals.
const LOOKS_A_REPORT: u32 = 30;

/// After so many connections have closed and tables were unloaded there is enough memory to free.
const CROWD: u64 = 256;

/// Returns memory to the system whenever many connections have closed or, some seconds later, many tables were unloaded. Runs as
/// long as the server.
pub(super) async fn clean_up(parlour: Arc<Parlour>) {
    memory::keep_little();
    let mut most = 0;
    let mut looks = 0;
    let mut refused = numbers::refusals();
    loop {
        sleep(CROWD_INTERVAL).await;
        parlour.hashing.free_memory();
        looks += 1;
        if looks % LOOKS_A_REPORT == 0 {
            let more = numbers::refusals() - std::mem::replace(&mut refused, numbers::refusals());
            if more > 0 {
                info!("{more} things refused in the last minute");
            }
        }
        let connections = parlour.addresses.connections() as u64;
        let now = connections + numbers::TABLES_AWAKE.load(Relaxed);
        most = now.max(most);
        if most - now >= CROWD {
            // If it panicked, the memory is not returned, which does no harm.
            let _ = spawn_blocking(memory::give_back).await;
            most = now;
        }
    }
}
