//! The repeated tasks of a process in a cluster.

use crate::jetstream::JetStreamLog;
use crate::members::{BEAT_INTERVAL, Beat};
use crate::{BEATS, NEIGHBOUR_TIMEOUT, NatsCluster};
use log::info;
use serpente_parlour::lobby::shown_name;
use serpente_parlour::sharing::{CONNECTIONS_OF_AN_ADDRESS, ParlourProcess};
use serpente_parlour::sharing::{Ending, ToRoom};
use serpente_system::clock::{DAY, HOUR};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::spawn_blocking;
use tokio::time::{MissedTickBehavior, interval, interval_at, timeout};

/// How often to check whether this process hosts more than its share of tables, and how many it
/// then gives away at most.
pub const SHARE_INTERVAL: Duration = Duration::from_secs(1);
const MOST_GIVEN_AWAY: usize = 50;

/// When and how often to look for tables that nobody has used for long, and how long such tables
/// are stored.
const FIRST_FORGET_DELAY: Duration = Duration::from_secs(HOUR);
const FORGET_INTERVAL: Duration = Duration::from_secs(DAY);
const UNUSED_TIME: Duration = Duration::from_secs(30 * DAY);

/// How often to check whether this process is still the one that hosts its tables.
pub const PLACES_INTERVAL: Duration = Duration::from_secs(3);

/// How often to look for evenings whose time is up.
pub const EVENINGS_INTERVAL: Duration = Duration::from_secs(60);

/// Sends the beats of this process.
pub(super) async fn beat(process: ParlourProcess, cluster: Arc<NatsCluster>) {
    let subject = cluster.nats.subject(BEATS);
    let mut beats = interval(BEAT_INTERVAL);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let members = &cluster.members;
        let now = Instant::now();
        let worth = members.worth_telling(CONNECTIONS_OF_AN_ADDRESS, now);
        let beat = Beat {
            process: cluster.own,
            tables: cluster.rooms.awake_tables().len(),
            leaves: cluster.leaves(),
            addresses: process.crowded_addresses(worth),
            bans: process.bans(),
            codes: process.codes(),
        };
        cluster.publish(subject.clone(), &beat).await;
        tokio::select! {
            _ = beats.tick() => {}
            () = process.ends() => return,
        }
    }
}

/// Asks the other processes whether they are running. This finds a process that ended without a
/// message at once.
pub(super) async fn ask_neighbours(cluster: Arc<NatsCluster>) {
    let mut beats = interval(BEAT_INTERVAL);
    loop {
        beats.tick().await;
        for process in cluster.members.neighbours(Instant::now()) {
            let cluster = Arc::clone(&cluster);
            tokio::spawn(async move {
                let subject = cluster.nats.subject(&format!("host.{process}"));
                let asked = cluster.nats.client.request(subject, "".into());
                if let Ok(Err(error)) = timeout(NEIGHBOUR_TIMEOUT, asked).await
                    && error.kind() == async_nats::RequestErrorKind::NoResponders
                {
                    cluster.members.miss(process);
                }
            });
        }
    }
}

/// Gives tables away while this process hosts more than its share.
pub(super) async fn share(cluster: Arc<NatsCluster>) {
    let mut rounds = interval(SHARE_INTERVAL);
    loop {
        rounds.tick().await;
        let tables = cluster.rooms.awake_tables().len();
        let excess = cluster.members.excess(tables, Instant::now());
        if excess > 0 && !cluster.leaves() {
            info!("{excess} tables too many: some are given away");
            cluster.give_away(excess.div_ceil(4).min(MOST_GIVEN_AWAY));
        }
    }
}

/// Checks whether the tables that run here are still hosted by this process. The message that they
/// have moved may have been lost.
pub(super) async fn look_after(cluster: Arc<NatsCluster>) {
    let mut rounds = interval(PLACES_INTERVAL);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        for table in cluster.rooms.awake_tables() {
            let place = cluster.places.look(&table).await;
            if place.is_some_and(|place| place.process != cluster.own) {
                let lost = ToRoom::End(Ending::Lost);
                cluster.rooms.tell_if_awake(&table, lost);
            }
        }
    }
}

/// Ends evenings whose time is up. Every process tries; the bucket lets only one of them succeed.
pub(super) async fn end_evenings(cluster: Arc<NatsCluster>) {
    let mut rounds = interval(EVENINGS_INTERVAL);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        let rooms = Arc::clone(&cluster.rooms);
        let _ = spawn_blocking(move || rooms.end_evenings()).await;
    }
}

/// Deletes tables that nobody has used for long, once a day. One process does this for all.
pub(super) async fn forget_old(cluster: Arc<NatsCluster>) {
    let log = JetStreamLog::of(&cluster.nats);
    let first = tokio::time::Instant::now() + FIRST_FORGET_DELAY;
    let mut days = interval_at(first, FORGET_INTERVAL);
    loop {
        days.tick().await;
        // The process with the lowest id does it; any other would do as well.
        let others = cluster.members.neighbours(Instant::now());
        if others.iter().any(|other| *other < cluster.own) {
            continue;
        }
        let log = log.clone();
        let removed = spawn_blocking(move || log.remove_old(UNUSED_TIME)).await;
        for table in removed.ok().and_then(Result::ok).unwrap_or_default() {
            info!(
                "{}: deleted, nothing happened there for 30 days",
                shown_name(&table)
            );
            cluster.places.forget(&table).await;
            cluster.rooms.forget_in_evenings(table);
        }
    }
}
