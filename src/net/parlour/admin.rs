//! Orders of the person who runs the server.

use super::Parlour;
use super::rooms::ToRoom;
use super::stopped;
use crate::person::{Person, looks};
use crate::refusal::Refusal;
use log::{info, warn};
use serpente_system::order::Orders;
use std::fmt::Write as _;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, broadcast, watch};
use tokio::time::sleep;

/// The file in the folder of the tables by which orders come.
pub const ORDERS: &str = "orders";

/// What is answered to a line that is no order.
pub const UNKNOWN_ORDER: &str = "unknown";

/// How long no order is taken after one that did not come.
const ORDER_PAUSE: Duration = Duration::from_millis(50);

/// How long somebody is kept out if nothing else is said, in hours, and at most.
const BAN_HOURS: u64 = 24;
const MOST_BAN_HOURS: u64 = 24 * 365;

/// How often is looked whether nobody plays any more, before a server that drains ends.
const DRAIN_LOOK: Duration = Duration::from_secs(1);

/// Something that concerns connections.
#[derive(Clone, Debug)]
pub(super) enum ToConnections {
    /// Everybody whose name looks like this leaves.
    Kick(String),
    /// Everybody who may not come in leaves.
    Banned,
    /// Everybody is told this.
    Notice(String),
}

/// Who may not come in.
#[derive(Clone, PartialEq, Debug)]
enum Ban {
    Network(IpAddr),
    /// A person whose number begins so.
    Person(String),
}

/// What the person who runs the server has ordered.
pub(super) struct Admin {
    bans: Mutex<Vec<(Ban, Instant)>>,
    to_connections: broadcast::Sender<ToConnections>,
    drains: AtomicBool,
    /// Woken when nobody plays on a server that drains.
    pub(super) drained: Notify,
}

impl Admin {
    pub(super) fn new() -> Self {
        Self {
            bans: Mutex::default(),
            to_connections: broadcast::channel(64).0,
            drains: AtomicBool::new(false),
            drained: Notify::new(),
        }
    }

    fn bans(&self) -> MutexGuard<'_, Vec<(Ban, Instant)>> {
        self.bans.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What concerns connections, from now on.
    pub(super) fn follow(&self) -> broadcast::Receiver<ToConnections> {
        self.to_connections.subscribe()
    }

    /// Whether the server lets in nobody more who would open a table.
    pub(super) fn drains(&self) -> bool {
        self.drains.load(Ordering::Relaxed)
    }

    /// Whether nobody comes in from this network.
    pub(super) fn keeps_out(&self, network: IpAddr) -> bool {
        let now = Instant::now();
        let mut bans = self.bans();
        bans.retain(|(_, until)| *until > now);
        bans.iter().any(|(ban, _)| *ban == Ban::Network(network))
    }

    /// Whether this person does not come in.
    pub(super) fn keeps_out_person(&self, person: Person) -> bool {
        let (now, person) = (Instant::now(), person.to_string());
        let is_theirs =
            |ban: &Ban| matches!(ban, Ban::Person(begin) if person.starts_with(begin.as_str()));
        let bans = self.bans();
        bans.iter()
            .any(|(ban, until)| *until > now && is_theirs(ban))
    }

    fn tell(&self, what: ToConnections) -> usize {
        // Where nobody is connected, nobody is told.
        self.to_connections.send(what).unwrap_or_default()
    }
}

/// Takes orders until the server ends.
pub(super) async fn serve(orders: Orders, parlour: Arc<Parlour>, mut stop: watch::Receiver<bool>) {
    loop {
        let order = tokio::select! {
            () = stopped(&mut stop) => return,
            order = orders.next() => order,
        };
        match order {
            Ok((order, answer)) => {
                let told = obey(&order, &parlour).await;
                if let Err(error) = answer.send(&told).await {
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

/// Does what is ordered, and says what became of it.
async fn obey(order: &str, parlour: &Arc<Parlour>) -> String {
    let (verb, rest) = order.split_once(' ').unwrap_or((order, ""));
    let rest = rest.trim();
    info!("order: {verb}");
    match (verb, rest) {
        ("list", "") => list(parlour),
        ("close", table) if !table.is_empty() => {
            let is_here = parlour
                .tables
                .rooms()
                .tell_if_awake(table, ToRoom::Close { delete: false });
            done(is_here, table)
        }
        ("delete", table) if !table.is_empty() => {
            let rooms = parlour.tables.rooms();
            let is_there = rooms.tell_if_awake(table, ToRoom::Close { delete: true })
                || rooms.delete(table).await;
            done(is_there, table)
        }
        ("kick", name) if !name.is_empty() => {
            parlour.admin.tell(ToConnections::Kick(looks(name)));
            "done\n".to_owned()
        }
        ("ban", whom) if !whom.is_empty() => ban(whom, parlour),
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
    let mut told = String::new();
    for (table, known) in parlour.tables.lobby().all() {
        let Some(known) = known else { continue };
        let (info, people) = (&known.info, &known.people);
        let playing = if info.playing { "playing" } else { "waiting" };
        let people: Vec<String> = people
            .iter()
            .map(|person| person.to_string()[..16].to_owned())
            .collect();
        let _ = writeln!(
            told,
            "{table} {} {}/{} {playing} {}",
            info.game,
            info.chairs - info.free,
            info.chairs,
            people.join(" ")
        );
    }
    told
}

fn ban(whom: &str, parlour: &Parlour) -> String {
    let (whom, hours) = whom.split_once(' ').unwrap_or((whom, ""));
    let hours = if hours.is_empty() {
        Some(BAN_HOURS)
    } else {
        hours.trim().parse().ok()
    };
    let hours = hours.filter(|hours| (1..=MOST_BAN_HOURS).contains(hours));
    let is_person = whom.len() >= 8 && whom.bytes().all(|byte| byte.is_ascii_hexdigit());
    let ban = match whom.parse() {
        Ok(address) => Some(Ban::Network(super::addresses::network(address))),
        Err(_) => is_person.then(|| Ban::Person(whom.to_ascii_lowercase())),
    };
    let (Some(ban), Some(hours)) = (ban, hours) else {
        return format!("{UNKNOWN_ORDER}\n");
    };
    let until = Instant::now() + Duration::from_secs(hours * 60 * 60);
    let mut bans = parlour.admin.bans();
    bans.retain(|(other, _)| *other != ban);
    bans.push((ban, until));
    drop(bans);
    parlour.admin.tell(ToConnections::Banned);
    format!("kept out for {hours} hours\n")
}

async fn drain(parlour: Arc<Parlour>) {
    while !parlour.tables.rooms().are_quiet() {
        sleep(DRAIN_LOOK).await;
    }
    parlour.admin.drained.notify_one();
}

impl ToConnections {
    /// What it means for a connection of this name and person, from this network: whether it ends, or is told something.
    pub(super) fn concerns(
        &self,
        admin: &Admin,
        who: Option<&(Person, String)>,
        network: IpAddr,
    ) -> Option<Refusal> {
        match self {
            Self::Kick(name) => who
                .is_some_and(|(_, own)| looks(own) == *name)
                .then_some(Refusal::Banned),
            Self::Banned => {
                let is_out = who.is_some_and(|(person, _)| admin.keeps_out_person(*person));
                (is_out || admin.keeps_out(network)).then_some(Refusal::Banned)
            }
            Self::Notice(text) => Some(Refusal::Notice(text.clone())),
        }
    }
}
