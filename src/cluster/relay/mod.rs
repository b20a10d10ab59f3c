//! A table as an entry process knows it: the connections of this process to the table, and what
//! their clients have received.
//!
//! For a connection, the relay takes the place of the table. It finds the process that hosts the
//! table, or makes this process host it, and passes messages both ways. When the table moves, or
//! its host process ends or becomes silent, all connections enter again where the table is then,
//! each after the last line that it has. So no line is missing, and no line comes twice. While they
//! wait, their clients are told that the table pauses, and afterwards that it goes on.

mod listener;
mod state;
mod watch;
mod way;

pub use state::{RELAY_RETRY_DELAY, RelayOutput, RelayState};
pub use watch::{HOST_ANSWER_TIMEOUT, PLACE_RETRY_DELAY, SessionWatch, WatchStep};
pub use way::request_of;

use crate::place_map::FoundTable;
use crate::{NatsCluster, ToListener};
use futures_util::future::OptionFuture;
use serpente_parlour::sharing::Outbox;
use serpente_parlour::sharing::ProcessId;
use serpente_parlour::sharing::{TableOpening, ToRoom};
use serpente_system::lock;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{sleep, sleep_until};
use way::{Connected, Far, RelayWay};

/// How long a relay waits at most when nothing happens.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

impl NatsCluster {
    /// Sends a message to a table, wherever it is hosted.
    pub(crate) fn send_to_table(self: &Arc<Self>, table: &str, message: ToRoom) {
        let mut relays = lock(&self.relays);
        let sender = relays.entry(table.to_owned()).or_insert_with(|| {
            let (sender, inbox) = unbounded_channel();
            tokio::spawn(Relay::new(self, table, RelayState::default()).run(inbox));
            sender
        });
        // A relay ends only when its queue is empty and after it has left this map, so sending
        // cannot fail.
        let _ = sender.send(message);
    }

    /// Opens a table in this process, with its host as the first connection.
    pub(crate) fn open_table(self: &Arc<Self>, table: &str, opening: TableOpening) {
        let (table_end, out) = unbounded_channel();
        let id = opening.arrival.listener;
        let language = opening.outbox.language();
        let state = RelayState::opened(opening.arrival.clone(), opening.outbox);
        let mut relay = Relay::new(self, table, state);
        relay.link = Some(Connected {
            out,
            to: RelayWay::Near(table_end.downgrade()),
        });
        let outbox = Outbox::apart(id, table_end, &self.rooms.words, &language);
        let (sender, inbox) = unbounded_channel();
        lock(&self.relays).insert(table.to_owned(), sender);
        self.rooms.open(table, TableOpening { outbox, ..opening });
        tokio::spawn(relay.run(inbox));
    }

    /// Finds the process that hosts a table, or takes the table over.
    async fn find(&self, table: &str) -> ProcessId {
        loop {
            let now = Instant::now();
            let is_there = |process| self.members.is_there(process, now);
            let found = self.places.map().find(table, is_there, self.leaves());
            match found {
                FoundTable::At(process) => return process,
                FoundTable::TakeOver(was) => {
                    if self.places.put(table, was, self.own).await {
                        return self.own;
                    }
                }
                FoundTable::Nowhere => {}
            }
            sleep(RELAY_RETRY_DELAY).await;
        }
    }
}

type Finding = Pin<Box<dyn Future<Output = ProcessId> + Send>>;

/// The task of a relay.
struct Relay {
    cluster: Arc<NatsCluster>,
    table: String,
    state: RelayState,
    link: Option<Connected>,
    /// The search for the table, while it goes on.
    finding: Option<Finding>,
}

impl Relay {
    fn new(cluster: &Arc<NatsCluster>, table: &str, state: RelayState) -> Self {
        Self {
            cluster: Arc::clone(cluster),
            table: table.to_owned(),
            state,
            link: None,
            finding: None,
        }
    }

    async fn run(mut self, mut inbox: UnboundedReceiver<ToRoom>) {
        loop {
            let due = match self.state.due() {
                Some(due) => due,
                None => Instant::now() + LONGEST_WAIT,
            };
            let next = self.link.as_mut().map(|link| link.out.recv());
            let found = self.finding.as_mut();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.state.take(message, Instant::now()),
                    None => return,
                },
                Some(out) = OptionFuture::from(next) => self.take_from_table(out),
                Some(host) = OptionFuture::from(found) => self.connect(host).await,
                () = sleep_until(due.into()) => self.state.tick(Instant::now()),
            }
            self.carry_out().await;
            if self.state.is_empty() {
                // A sender must lock this map, so no message is on its way while it is locked here.
                let mut relays = lock(&self.cluster.relays);
                if inbox.is_empty() {
                    relays.remove(&self.table);
                    return;
                }
            }
        }
    }

    /// Handles what has come from the table; nothing comes any more when it is lost.
    fn take_from_table(&mut self, next: Option<ToListener>) {
        if let Some((listener, out)) = next {
            self.state.tell(listener, out);
        } else {
            self.link = None;
            self.state.lost(Instant::now());
        }
    }

    /// Does what the relay wants.
    async fn carry_out(&mut self) {
        for output in self.state.take_output() {
            match output {
                RelayOutput::Pass(message) => {
                    if let Some(link) = &self.link {
                        link.pass(&self.cluster, &self.table, message).await;
                    }
                }
                RelayOutput::Find(after) => {
                    let cluster = Arc::clone(&self.cluster);
                    let table = self.table.clone();
                    self.finding = Some(Box::pin(async move {
                        sleep(after).await;
                        cluster.find(&table).await
                    }));
                }
            }
        }
    }

    /// Lets all connections enter the table that was found.
    async fn connect(&mut self, host: ProcessId) {
        self.finding = None;
        let (table_end, out) = unbounded_channel();
        let to = if host == self.cluster.own {
            RelayWay::Near(table_end.downgrade())
        } else {
            RelayWay::Far(Far::begin(
                &self.cluster,
                &self.table,
                host,
                table_end.clone(),
            ))
        };
        self.link = Some(Connected { out, to });
        self.state.enter_table(Instant::now());
        self.carry_out().await;
        // From here on only the table holds senders.
        drop(table_end);
    }
}
