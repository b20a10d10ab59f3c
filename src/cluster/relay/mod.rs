//! A table as an entry process knows it: the connections of this process to the table, and what
//! their clients have received.
//!
//! For a connection, the relay takes the place of the table. It finds the process that hosts the
//! table, or makes this process host it, and passes messages both ways. When the table moves, or
//! its host process ends or becomes silent, all connections enter again where the table is then,
//! each after the last line that it has. So no line is missing, and no line comes twice. While they
//! wait, their clients are told that the table pauses, and afterwards that it goes on.

mod listener;
mod way;

use crate::NatsCluster;
use futures_util::future::OptionFuture;
use listener::RelayListener;
use serpente_client::wire::FromClient;
use serpente_parlour::room::{Arrival, Entrance, ListenerId, RoomInput};
use serpente_parlour::sharing::ProcessId;
use serpente_parlour::sharing::{Outbox, OutgoingFrame};
use serpente_parlour::sharing::{TableOpening, ToRoom};
use serpente_system::lock;
use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{sleep, sleep_until};
use way::{Connected, Far, RelayWay};

/// For this time after a move, the state of the table may show players as away who are only not
/// back yet, so it is held back.
const SETTLE_TIME: Duration = Duration::from_millis(500);

/// How long to wait before looking again for a table that was not found, or was lost at once.
const RELAY_RETRY_DELAY: Duration = Duration::from_millis(40);

impl NatsCluster {
    /// Sends a message to a table, wherever it is hosted.
    pub(crate) fn send_to_table(self: &Arc<Self>, table: &str, message: ToRoom) {
        let mut relays = lock(&self.relays);
        let sender = relays.entry(table.to_owned()).or_insert_with(|| {
            let (sender, inbox) = unbounded_channel();
            tokio::spawn(Relay::new(self, table).run(inbox));
            sender
        });
        // A relay ends only when its queue is empty and after it has left this map, so sending
        // cannot fail.
        let _ = sender.send(message);
    }

    /// Opens a table in this process, with its host as the first connection.
    pub(crate) fn open_table(self: &Arc<Self>, table: &str, opening: TableOpening) {
        let mut relay = Relay::new(self, table);
        let (told, out) = unbounded_channel();
        let id = opening.arrival.listener;
        let language = opening.outbox.language();
        let mut listener = RelayListener::new(opening.arrival.clone(), opening.outbox);
        listener.is_in = true;
        relay.listeners.insert(id, listener);
        relay.link = Some(Connected {
            out,
            to: RelayWay::Near(told.downgrade()),
        });
        let outbox = Outbox::apart(id, told, &self.rooms.words, &language);
        let (sender, inbox) = unbounded_channel();
        lock(&self.relays).insert(table.to_owned(), sender);
        self.rooms.open(table, TableOpening { outbox, ..opening });
        tokio::spawn(relay.run(inbox));
    }

    /// Finds the process that hosts a table, or takes the table over.
    async fn find(&self, table: &str) -> ProcessId {
        loop {
            let place = self.places.of(table);
            if let Some(place) = place
                && self.members.is_there(place.process, Instant::now())
            {
                return place.process;
            }
            if !self.leaves() && self.places.put(table, place, self.own).await {
                return self.own;
            }
            sleep(RELAY_RETRY_DELAY).await;
        }
    }
}

type Finding = Pin<Box<dyn Future<Output = ProcessId> + Send>>;

struct Relay {
    cluster: Arc<NatsCluster>,
    table: String,
    listeners: BTreeMap<ListenerId, RelayListener>,
    link: Option<Connected>,
    /// The search for the table, while it goes on.
    finding: Option<Finding>,
    /// When the table was last found.
    found_at: Option<Instant>,
    /// Until when the state of the table is held back, because some players may still be coming
    /// back.
    settles_at: Option<Instant>,
}

impl Relay {
    fn new(cluster: &Arc<NatsCluster>, table: &str) -> Self {
        Self {
            cluster: Arc::clone(cluster),
            table: table.to_owned(),
            listeners: BTreeMap::new(),
            link: None,
            finding: None,
            found_at: None,
            settles_at: None,
        }
    }

    async fn run(mut self, mut inbox: UnboundedReceiver<ToRoom>) {
        loop {
            let due = self.due();
            let told = self.link.as_mut().map(|link| link.out.recv());
            let found = self.finding.as_mut();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => return,
                },
                Some(out) = OptionFuture::from(told) => match out {
                    Some((listener, out)) => self.tell(listener, out).await,
                    None => self.lose(),
                },
                Some(host) = OptionFuture::from(found) => self.connect(host).await,
                () = sleep_until(due.into()) => self.tick(),
            }
            if self.listeners.is_empty() {
                // A sender must lock this map, so no message is on its way while it is locked here.
                let mut relays = lock(&self.cluster.relays);
                if inbox.is_empty() {
                    relays.remove(&self.table);
                    return;
                }
            }
        }
    }

    /// Returns when something must be done next without a message.
    fn due(&self) -> Instant {
        let pauses = self.listeners.values().filter_map(RelayListener::pauses_at);
        let due = pauses.chain(self.settles_at).min();
        due.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600))
    }

    fn tick(&mut self) {
        let now = Instant::now();
        for listener in self.listeners.values_mut() {
            if listener.pauses_at().is_some_and(|at| at <= now) {
                listener.pause(true);
            }
        }
        if self.settles_at.is_some_and(|at| at <= now) {
            self.settles_at = None;
            for listener in self.listeners.values_mut() {
                if let Some(table) = listener.held.take() {
                    listener.outbox.send(table);
                }
            }
        }
    }

    /// Handles a message from a connection.
    async fn take(&mut self, message: ToRoom) {
        match message {
            ToRoom::Enter(arrival, outbox) => {
                let (id, after, entrance) =
                    (arrival.listener, arrival.after, arrival.entrance.clone());
                let new = RelayListener::new(arrival, outbox);
                let listener = self.listeners.entry(id).or_insert(new);
                listener.watches = entrance == Entrance::Watch;
                listener.arrival.after = after;
                listener.entrances.push(entrance.clone());
                if self.link.is_some() {
                    self.enter(id, entrance).await;
                } else {
                    self.find(Duration::ZERO);
                }
            }
            ToRoom::Input(RoomInput::Ask(id, frame)) => self.ask(id, frame).await,
            ToRoom::Input(input) => {
                if let RoomInput::Gone(id) = input {
                    self.listeners.remove(&id);
                }
                self.pass(ToRoom::Input(input)).await;
            }
            // Only the tasks of tables use the other messages.
            _ => {}
        }
    }

    async fn ask(&mut self, id: ListenerId, frame: FromClient) {
        let Some(listener) = self.listeners.get_mut(&id) else {
            return;
        };
        listener.ask(&frame, Instant::now());
        if frame == FromClient::Leave && self.link.is_none() {
            // Their seat stays theirs until the table notices that they are away.
            listener.outbox.put(OutgoingFrame::Left);
            self.listeners.remove(&id);
        } else if listener.waits_since.is_none() {
            self.pass(ToRoom::Input(RoomInput::Ask(id, frame))).await;
        }
    }

    /// Looks for the table after this delay.
    fn find(&mut self, after: Duration) {
        if self.finding.is_none() && !self.listeners.is_empty() {
            let cluster = Arc::clone(&self.cluster);
            let table = self.table.clone();
            self.finding = Some(Box::pin(async move {
                sleep(after).await;
                cluster.find(&table).await
            }));
        }
    }

    /// Handles the loss of the table and looks for it again.
    fn lose(&mut self) {
        self.link = None;
        let now = Instant::now();
        for listener in self.listeners.values_mut().filter(|one| one.is_in) {
            listener.waits_since.get_or_insert(now);
        }
        let is_early = self.found_at.is_some_and(|at| now < at + RELAY_RETRY_DELAY);
        self.find(if is_early {
            RELAY_RETRY_DELAY
        } else {
            Duration::ZERO
        });
    }

    /// Lets all connections enter the table that was found.
    async fn connect(&mut self, host: ProcessId) {
        self.finding = None;
        self.found_at = Some(Instant::now());
        let (told, out) = unbounded_channel();
        let to = if host == self.cluster.own {
            RelayWay::Near(told.downgrade())
        } else {
            RelayWay::Far(Far::begin(&self.cluster, &self.table, host, told.clone()))
        };
        self.link = Some(Connected { out, to });
        let mut listeners = self.listeners.values();
        if listeners.any(|listener| listener.waits_since.is_some()) {
            self.settles_at = Some(Instant::now() + SETTLE_TIME);
        }
        let ids: Vec<ListenerId> = self.listeners.keys().copied().collect();
        for id in ids {
            let listener = &self.listeners[&id];
            let mut entrances = listener.entrances.clone();
            if listener.is_in {
                let again = if listener.watches {
                    Entrance::Watch
                } else {
                    Entrance::ANY_SEAT
                };
                entrances.insert(0, again);
            }
            for entrance in entrances {
                self.enter(id, entrance).await;
            }
        }
        // From here on only the table holds senders.
        drop(told);
    }

    async fn enter(&mut self, id: ListenerId, entrance: Entrance) {
        let Some(listener) = self.listeners.get(&id) else {
            return;
        };
        let arrival = Arrival {
            entrance,
            ..listener.arrival.clone()
        };
        let enter = ToRoom::Enter(arrival, listener.outbox.clone());
        self.pass(enter).await;
    }

    /// Handles a message from the table to a connection.
    async fn tell(&mut self, id: ListenerId, out: OutgoingFrame) {
        let Some(listener) = self.listeners.get_mut(&id) else {
            return;
        };
        match out {
            OutgoingFrame::Text(text) => {
                let again = listener.tell(text, self.settles_at.is_some());
                for frame in again {
                    let again = RoomInput::Ask(id, frame);
                    self.pass(ToRoom::Input(again)).await;
                }
            }
            OutgoingFrame::EndOfPiece => listener.outbox.put(out),
            OutgoingFrame::Left => {
                listener.pause(false);
                listener.outbox.put(out);
                self.listeners.remove(&id);
            }
        }
    }

    /// Passes a message to the table, if its place is known.
    async fn pass(&mut self, message: ToRoom) {
        if let Some(link) = &self.link {
            link.pass(&self.cluster, &self.table, message).await;
        }
    }
}
