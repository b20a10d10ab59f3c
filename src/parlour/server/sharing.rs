//! A parlour of several processes: what one of them asks of the others, and what they ask of it.
//!
//! A server knows its cluster only through [`JoinCluster`], [`Cluster`] and [`TablePlaces`]. A
//! crate that implements them can use any message service; the crate `serpente-cluster` uses NATS.
//! A parlour of one process has no cluster.

pub use super::addresses::CONNECTIONS_OF_AN_ADDRESS;
pub use super::bans::DatedBan;
pub use super::codes::SealedCode;
pub use super::outbox::{Outbox, OutgoingFrame};
pub use super::rooms::{Ending, PAUSE_TOLD_AFTER, Rooms, TableOpening, ToRoom};

use super::{Parlour, admin, stopped};
pub use crate::lobby::TableOpened;

use crate::lobby::TableSummary;
use crate::log::Log;
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use serpente_client::person::Person;
use serpente_text::words::Words;
use std::fmt;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::watch;

/// The id of a process in a cluster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProcessId(pub u64);

impl fmt::Display for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A cluster that a server is to join.
pub trait JoinCluster: Send {
    /// Joins the cluster. The server calls this once, on its own threads.
    ///
    /// # Errors
    /// Returns an error if the information about the tables cannot be read.
    fn join(
        self: Box<Self>,
        log: Arc<dyn Log>,
        words: Arc<Words>,
    ) -> BoxFuture<'static, io::Result<JoinedCluster>>;
}

/// A cluster that a server has just joined.
pub struct JoinedCluster {
    /// The cluster, whose tasks have not begun.
    pub cluster: Arc<dyn Cluster>,
    /// The tables that this process hosts.
    pub rooms: Arc<Rooms>,
    /// The id of this process's first connection. No other process has this id or one of the 2³²
    /// after it.
    pub first_connection: u64,
}

/// The processes that share the tables of a parlour, as one of them sees them.
pub trait Cluster: Send + Sync {
    /// Starts the tasks of the cluster on the server's threads. The server calls this once. When it
    /// returns, the information about all tables has been read.
    fn begin(self: Arc<Self>, process: ParlourProcess) -> BoxFuture<'static, ()>;

    /// Opens a table of this name in this process.
    fn open(self: Arc<Self>, table: &str, opening: TableOpening);

    /// Sends a message to a table, whichever process hosts it.
    fn send(self: Arc<Self>, table: &str, message: ToRoom);

    /// Returns how many connections an address has at the other processes.
    fn connections_elsewhere(&self, address: IpAddr) -> usize;

    /// Returns whether this process reaches the others.
    fn is_connected(&self) -> bool;

    /// Prepares to stop: this process takes no more tables, and gives all of its tables to other
    /// processes, if there are any.
    fn leave(&self);

    /// Waits until everything has been sent.
    fn flush(&self) -> BoxFuture<'_, ()>;
}

/// The process that hosts each table, and the entry of each table in the list, as all processes
/// know them.
pub trait TablePlaces: Send + Sync {
    /// Returns whether this process hosts a table. Makes sure of it.
    fn is_here<'a>(&'a self, table: &'a str) -> BoxFuture<'a, bool>;

    /// Moves a table from this process to another one, which takes it over.
    fn hand_over<'a>(&'a self, table: &'a str, heir: ProcessId) -> BoxFuture<'a, ()>;

    /// Reserves a name for a new table at this process, which this person opens. Returns the place of the table in the order in
    /// which all processes open tables, or `None` if another table has the name. The lobby of this process then knows of all
    /// tables that were opened before.
    ///
    /// # Errors
    /// Returns an error if that cannot be found out now.
    fn reserve<'a>(
        &'a self,
        table: &'a str,
        person: Person,
    ) -> BoxFuture<'a, io::Result<Option<u64>>>;

    /// Gives up a name that was reserved.
    fn free<'a>(&'a self, table: &'a str) -> BoxFuture<'a, ()>;

    /// Publishes the information about a table for the list.
    fn publish<'a>(&'a self, table: &'a str, summary: &'a TableSummary) -> BoxFuture<'a, ()>;

    /// Reads the information about a table, if there is any and it can be read now.
    fn summary<'a>(&'a self, table: &'a str) -> BoxFuture<'a, Option<TableSummary>>;
}

/// The process of a server, as its cluster sees it.
#[derive(Clone)]
pub struct ParlourProcess {
    pub(super) parlour: Arc<Parlour>,
    pub(super) stop: watch::Receiver<bool>,
}

impl ParlourProcess {
    /// Returns the addresses that have at least this many connections here, with the number of
    /// each.
    pub fn crowded_addresses(&self, least: usize) -> Vec<(IpAddr, usize)> {
        self.parlour.addresses.with_at_least(least)
    }

    /// Returns the bans, and those that were lifted within a day.
    pub fn bans(&self) -> Vec<DatedBan> {
        self.parlour.admin.bans.all()
    }

    /// Takes over the bans of another process that were decided later than those known here.
    pub async fn take_bans(&self, bans: Vec<DatedBan>) {
        admin::take_over(&self.parlour, bans).await;
    }

    /// Returns the codes of six words that work now.
    pub fn codes(&self) -> Vec<SealedCode> {
        self.parlour.codes.all()
    }

    /// Takes over the codes of another process.
    pub fn take_codes(&self, codes: Vec<SealedCode>) {
        self.parlour.codes.take_over(codes);
    }

    /// Waits until the server stops.
    pub async fn ends(&self) {
        stopped(&mut self.stop.clone()).await;
    }
}
