//! The orders of the person who runs the server.

use super::bans::DatedBan;
use super::bans::{Ban, Bans, LEAST_DIGITS};
use super::rooms::{Ending, ToRoom};
use super::{InProcess, Parlour};
use log::{info, warn};
use serpente_client::person::looks;
use serpente_system::clock::HOUR;
use serpente_system::order::Orders;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{Notify, broadcast};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// The name of the file for orders, in the folder of the tables.
pub const ORDERS: &str = "orders";

/// The answer to a line that is not an order.
pub const UNKNOWN_ORDER: &str = "unknown";

/// How long to wait after a failure to read an order.
const ORDER_PAUSE: Duration = Duration::from_millis(50);

/// The usual and the longest duration of a ban, in hours.
const BAN_HOURS: u64 = 24;
const MOST_BAN_HOURS: u64 = 24 * 365;

/// How often a draining server checks whether all tables are quiet, so that it can stop.
const DRAIN_LOOK: Duration = Duration::from_secs(1);

/// An order that affects connections.
#[derive(Clone, Debug)]
pub(super) enum ToConnections {
    /// Close the connections of everybody whose name could be confused with this one.
    Kick(String),
    /// Close the connections of everybody who is banned.
    Banned,
    /// Send this message to everybody.
    Notice(String),
}

/// The orders that are in effect.
pub(super) struct Admin {
    pub(super) bans: Bans,
    pub(super) to_connections: broadcast::Sender<ToConnections>,
    /// Whether the server is draining: it stops when nobody plays any more, and lets nobody open a
    /// table.
    pub(super) drains: AtomicBool,
    /// Notified when nobody plays any more on a draining server.
    pub(super) drained: Notify,
}

impl Admin {
    /// Creates it with the bans kept in this folder.
    pub(super) fn kept_in(folder: Option<&Path>) -> Self {
        Self {
            bans: Bans::kept_in(folder),
            to_connections: broadcast::channel(64).0,
            drains: AtomicBool::new(false),
            drained: Notify::new(),
        }
    }

    fn tell(&self, what: ToConnections) -> usize {
        // Sending fails if there are no connections.
        self.to_connections.send(what).unwrap_or_default()
    }
}

/// Takes orders until the server stops.
pub(super) async fn serve(mut orders: Orders, inside: InProcess) {
    loop {
        let order = tokio::select! {
            () = inside.ends() => return,
            order = orders.next() => order,
        };
        match order {
            Ok((order, answer)) => {
                let reply = obey(&order, &inside.parlour).await;
                if let Err(error) = answer.send(&reply).await {
                    warn!("an answer was not taken: {error}");
                }
            }
            Err(error) => {
                warn!("an order did not come: {error}");
                sleep(ORDER_PAUSE).await;
            }
        }
    }
}

/// Carries out an order and returns the answer.
async fn obey(order: &str, parlour: &Arc<Parlour>) -> String {
    let (verb, rest) = order.split_once(' ').unwrap_or((order, ""));
    let rest = rest.trim();
    info!("order: {verb}");
    match (verb, rest) {
        ("list", "") => list(parlour),
        ("close", table) if !table.is_empty() => {
            let close = ToRoom::End(Ending::Close);
            done(parlour.tables.rooms.tell_if_awake(table, close), table)
        }
        ("delete", table) if !table.is_empty() => {
            let rooms = &parlour.tables.rooms;
            let is_there = rooms.tell_if_awake(table, ToRoom::End(Ending::Delete))
                || rooms.delete(table).await;
            done(is_there, table)
        }
        ("kick", name) if !name.is_empty() => {
            parlour.admin.tell(ToConnections::Kick(looks(name)));
            "done\n".to_owned()
        }
        ("ban", whom) if !whom.is_empty() => ban(whom, parlour).await,
        ("say", text) if !text.is_empty() => {
            let text = text.chars().filter(|letter| !letter.is_control()).collect();
            let count = parlour.admin.tell(ToConnections::Notice(text));
            format!("told to {count}\n")
        }
        ("drain", "") => {
            if !parlour.admin.drains.swap(true, Ordering::Relaxed) {
                tokio::spawn(drain(Arc::clone(parlour)));
            }
            "no new tables; the server ends when nobody plays\n".to_owned()
        }
        _ => format!("{UNKNOWN_ORDER}\n"),
    }
}

fn done(is_done: bool, table: &str) -> String {
    if is_done {
        "done\n".to_owned()
    } else {
        format!("no table {table} is open here\n")
    }
}

fn list(parlour: &Parlour) -> String {
    let mut listed = String::new();
    for (table, known) in parlour.tables.rooms.lobby().all() {
        let Some(known) = known else { continue };
        let info = &known.info;
        let playing = if info.playing { "playing" } else { "waiting" };
        let mut people = Vec::new();
        for person in &known.people {
            people.push(person.id().to_string());
        }
        let _ = writeln!(
            listed,
            "{table} {} {}/{} {playing} {}",
            info.game,
            info.chairs - info.free,
            info.chairs,
            people.join(" ")
        );
    }
    listed
}

async fn ban(order: &str, parlour: &Arc<Parlour>) -> String {
    let (whom, hours_text) = order.split_once(' ').unwrap_or((order, ""));
    let asked_hours = if hours_text.is_empty() {
        Some(BAN_HOURS)
    } else {
        hours_text.trim().parse().ok()
    };
    let is_person = whom.len() >= LEAST_DIGITS && whom.bytes().all(|byte| byte.is_ascii_hexdigit());
    let ban = match whom.parse() {
        Ok(address) => Some(Ban::Network(super::addresses::network(address))),
        Err(_) => is_person.then(|| Ban::Person(whom.to_ascii_lowercase())),
    };
    let (Some(ban), Some(hours)) = (ban, asked_hours) else {
        return format!("{UNKNOWN_ORDER}\n");
    };
    if hours > MOST_BAN_HOURS {
        return format!("{UNKNOWN_ORDER}\n");
    }
    info!("ban: {whom} for {hours} hours");
    let is_unknown = matches!(ban, Ban::Person(_)) && hours > 0 && !sits_here(&ban, parlour);
    let at = Arc::clone(parlour);
    let changing = spawn_blocking(move || {
        let bans = &at.admin.bans;
        match hours {
            0 => bans.lift(&ban),
            hours => bans
                .add(ban, Duration::from_secs(hours * HOUR))
                .map(|()| true),
        }
    });
    let changed = changing.await.unwrap_or_else(|error| Err(error.into()));
    parlour.admin.tell(ToConnections::Banned);
    let reply = match (&changed, hours) {
        (Ok(false), _) => format!("no ban on {whom}\n"),
        (_, 0) => "let in again\n".to_owned(),
        (_, hours) if is_unknown => {
            format!("kept out for {hours} hours, but nobody at a table here has this number\n")
        }
        (_, hours) => format!("kept out for {hours} hours\n"),
    };
    match changed {
        Ok(_) => reply,
        Err(error) => {
            warn!("a ban cannot be kept: {error}");
            format!("{reply}a restart undoes this, for it cannot be kept: {error}\n")
        }
    }
}

/// Returns whether somebody whom this ban means has a chair at a table here.
fn sits_here(ban: &Ban, parlour: &Parlour) -> bool {
    let lobby = parlour.tables.rooms.lobby();
    let mut people = lobby.all().filter_map(|(_, known)| known.as_ref());
    people.any(|known| known.people.iter().any(|&person| ban.is_of(person)))
}

/// Takes over the bans of another process of the cluster.
pub(super) async fn take_over(parlour: &Arc<Parlour>, bans: Vec<DatedBan>) {
    if bans.is_empty() {
        return;
    }
    let at = Arc::clone(parlour);
    let taken = spawn_blocking(move || at.admin.bans.take_over(&bans));
    match taken.await.unwrap_or_else(|error| Err(error.into())) {
        Ok(false) => {}
        Ok(true) => {
            parlour.admin.tell(ToConnections::Banned);
        }
        Err(error) => warn!("a ban cannot be kept: {error}"),
    }
}

async fn drain(parlour: Arc<Parlour>) {
    while !parlour.tables.rooms.are_quiet() {
        sleep(DRAIN_LOOK).await;
    }
    parlour.admin.drained.notify_one();
}
