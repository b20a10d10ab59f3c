//! What a process does for its parlour by itself, again and again.

use super::members::{BEAT, Beat};
use super::{ANSWER, BEATS, Cluster};
use crate::log::JetStreamLog;
use crate::parlour::rooms::ToRoom;
use crate::parlour::{Parlour, addresses, stopped};
use log::info;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::{MissedTickBehavior, interval, interval_at, timeout};

/// How often is looked whether one process hosts more than its share, and how many tables it gives away then at most.
const SHARING: Duration = Duration::from_secs(1);
const AT_ONCE: usize = 50;

/// When and how often tables are looked for at which nobody was for long, and how long they are kept.
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// How often is looked whether the tables that are hosted here are still at this process.
const LOOKING_AFTER: Duration = Duration::from_secs(3);

/// Tells the others that this process is there.
pub(super) async fn beat(
    parlour: Arc<Parlour>,
    cluster: Arc<Cluster>,
    mut stop: watch::Receiver<bool>,
) {
    let subject = cluster.nats.subject(BEATS);
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let worth = cluster
            .members
            .worth_telling(addresses::CONNECTIONS, Instant::now());
        let beat = Beat {
            process: cluster.own,
            tables: cluster.rooms.awake_tables().len(),
            leaves: cluster.leaves(),
            addresses: parlour.addresses.with_at_least(worth),
        };
        cluster.publish(subject.clone(), &beat).await;
        tokio::select! {
            _ = beats.tick() => {}
            () = stopped(&mut stop) => return,
        }
    }
}

/// Asks the others whether they are there: one that ended without a word is missed at once.
pub(super) async fn ask_neighbours(cluster: Arc<Cluster>) {
    let mut beats = interval(BEAT);
    loop {
        beats.tick().await;
        for process in cluster.members.neighbours(Instant::now()) {
            let cluster = Arc::clone(&cluster);
            tokio::spawn(async move {
                let subject = cluster.nats.subject(&format!("host.{process}"));
                let asked = cluster.nats.client().request(subject, "".into());
                if let Ok(Err(error)) = timeout(ANSWER, asked).await
                    && error.kind() == async_nats::RequestErrorKind::NoResponders
                {
                    cluster.members.miss(process);
                }
            });
        }
    }
}

/// Gives tables away, as long as this process hosts more than its share.
pub(super) async fn share(cluster: Arc<Cluster>) {
    let mut rounds = interval(SHARING);
    loop {
        rounds.tick().await;
        let tables = cluster.rooms.awake_tables().len();
        let excess = cluster.members.excess(tables, Instant::now());
        if excess > 0 && !cluster.leaves() {
            info!("{excess} tables too many: some are given away");
            cluster.give_away(excess.div_ceil(4).min(AT_ONCE));
        }
    }
}

/// Looks whether the tables that are hosted here are still at this process: that they are not may have been told while nobody
/// listened.
pub(super) async fn look_after(cluster: Arc<Cluster>) {
    let mut rounds = interval(LOOKING_AFTER);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        for table in cluster.rooms.awake_tables() {
            let place = cluster.places.look(&table).await;
            if place.is_some_and(|place| place.process != cluster.own) {
                cluster.rooms.tell_if_awake(&table, ToRoom::Lost);
            }
        }
    }
}

/// Forgets tables at which nobody was for long, once a day: one of the processes does it for all.
pub(super) async fn forget_old(cluster: Arc<Cluster>) {
    let log = JetStreamLog::of(&cluster.nats);
    let mut days = interval_at(tokio::time::Instant::now() + HOUR, DAY);
    loop {
        days.tick().await;
        // The first is who has the lowest number: any would do.
        let others = cluster.members.neighbours(Instant::now());
        if others.iter().any(|other| *other < cluster.own) {
            continue;
        }
        let log = log.clone();
        let removed = spawn_blocking(move || log.remove_old(KEPT)).await;
        for table in removed.ok().and_then(Result::ok).unwrap_or_default() {
            info!("{table}: deleted, nothing happened there for 30 days");
            cluster.places.forget(&table).await;
        }
    }
}
