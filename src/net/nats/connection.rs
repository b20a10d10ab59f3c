//! The connection to NATS.

use super::Addresses;
use async_nats::jetstream::context::CreateStreamErrorKind;
use async_nats::jetstream::kv::{self, Store};
use async_nats::jetstream::stream::{self, StorageType};
use async_nats::jetstream::{self, Context, ErrorCode};
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// What all names begin with that belong to us.
const OURS: &str = "serpente";

/// The oldest version of the server that answers all that is asked of it: many messages of a stream at once.
pub const OLDEST: (i64, i64, i64) = (2, 11, 0);

/// How long a server may take to let us in.
const CONNECTING: Duration = Duration::from_secs(3);

/// How long the servers may take to make what is kept: whoever has just started elects a leader first.
const MAKING: Duration = Duration::from_secs(20);

/// How often it is asked whether the server is there.
const PING: Duration = Duration::from_secs(2);

/// The longest time between two attempts to reach a server again.
const AGAIN: Duration = Duration::from_millis(500);

/// On how many machines everything is kept, where there are as many.
const COPIES: usize = 3;

/// How many frames may wait here for whoever takes them.
const WAITING: usize = 64 * 1024;

/// Why tables cannot be shared.
#[derive(Debug, thiserror::Error)]
pub enum NotConnected {
    /// No server answers.
    #[error("no NATS server answers")]
    Nowhere,
    /// The server is of this version, which is too old.
    #[error("the NATS server is of the version {0}")]
    Old(String),
    /// The servers keep nothing.
    #[error("JetStream is not there")]
    NoJetStream,
}

/// The connection to NATS. It has threads of its own, and comes back by itself when it breaks.
pub struct Nats {
    client: Client,
    places: Store,
    /// What all names of this connection begin with.
    ours: String,
    stream: String,
    /// How often it has come to stand.
    stands: watch::Receiver<u64>,
    handle: Handle,
    /// Nothing once it is being dropped.
    runtime: Option<Runtime>,
}

impl Nats {
    /// Connects, and makes what is not there yet. Waits for that.
    ///
    /// # Errors
    /// Why tables cannot be shared by these servers.
    pub fn connect(addresses: &Addresses) -> Result<Self, NotConnected> {
        Self::connect_as(addresses, OURS)
    }

    /// The same for others than those who use the usual names.
    ///
    /// # Errors
    /// Why tables cannot be shared by these servers.
    pub fn connect_as(addresses: &Addresses, ours: &str) -> Result<Self, NotConnected> {
        let nowhere = |_: io::Error| NotConnected::Nowhere;
        let mut builder = Builder::new_multi_thread();
        let builder = builder.worker_threads(2).thread_name("nats").enable_all();
        let runtime = builder.build().map_err(nowhere)?;
        let stream = format!("{ours}-tables");
        let (standing, stands) = watch::channel(0);
        let (client, places) = runtime.block_on(async {
            let client = connect(addresses, standing).await?;
            let version = client.server_info().version;
            let (major, minor, patch) = OLDEST;
            if !client.is_server_compatible(major, minor, patch) {
                return Err(NotConnected::Old(version));
            }
            let jetstream = jetstream::new(client.clone());
            let places = make(&jetstream, ours, &stream).await?;
            Ok((client, places))
        })?;
        Ok(Self {
            client,
            places,
            ours: ours.to_owned(),
            stream,
            stands,
            handle: runtime.handle().clone(),
            runtime: Some(runtime),
        })
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// The stream of all tables.
    pub(crate) fn stream(&self) -> &str {
        &self.stream
    }

    /// What is known of tables, beside their logs.
    pub(crate) fn places(&self) -> &Store {
        &self.places
    }

    /// How often the connection has come to stand, as it goes on: what was on its way when it broke may be lost.
    pub(crate) fn stands(&self) -> watch::Receiver<u64> {
        self.stands.clone()
    }

    /// A subject of ours.
    pub(crate) fn subject(&self, name: &str) -> String {
        format!("{}.{name}", self.ours)
    }

    /// The threads of the connection.
    pub(crate) fn runtime(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for Nats {
    /// What still goes out goes out, for a moment.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

async fn connect(
    addresses: &Addresses,
    standing: watch::Sender<u64>,
) -> Result<Client, NotConnected> {
    let servers = addresses.typed().map(str::parse);
    let servers: Result<Vec<ServerAddr>, _> = servers.collect();
    let servers = servers.map_err(|_| NotConnected::Nowhere)?;
    let standing = Arc::new(standing);
    let options = ConnectOptions::new()
        .name(OURS)
        .connection_timeout(CONNECTING)
        .ping_interval(PING)
        .subscription_capacity(WAITING)
        .event_callback(move |event| {
            if let Event::Connected = event {
                standing.send_modify(|times| *times += 1);
            }
            std::future::ready(())
        })
        .reconnect_delay_callback(|attempts| {
            let attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
            (Duration::from_millis(25).saturating_mul(attempts)).min(AGAIN)
        });
    let connected = options.connect(servers).await;
    connected.map_err(|_| NotConnected::Nowhere)
}

/// Makes the stream of the tables and the bucket of their places, where they are not there.
async fn make(jetstream: &Context, ours: &str, stream: &str) -> Result<Store, NotConnected> {
    let until = Instant::now() + MAKING;
    let mut copies = COPIES;
    loop {
        match try_to_make(jetstream, ours, stream, copies).await {
            Ok(places) => return Ok(places),
            Err(NotMade::OneServer) if copies > 1 => copies = 1,
            Err(_) if Instant::now() < until => sleep(AGAIN).await,
            Err(_) => return Err(NotConnected::NoJetStream),
        }
    }
}

/// Why it was not made.
enum NotMade {
    /// There is one server: it makes no copies.
    OneServer,
    /// It may be made later.
    Other,
}

async fn try_to_make(
    jetstream: &Context,
    ours: &str,
    stream: &str,
    copies: usize,
) -> Result<Store, NotMade> {
    let tables = stream::Config {
        name: stream.to_owned(),
        subjects: vec![format!("{ours}.table.*")],
        storage: StorageType::File,
        num_replicas: copies,
        allow_direct: true,
        ..stream::Config::default()
    };
    let made = jetstream.get_or_create_stream(tables).await;
    made.map_err(|error| match error.kind() {
        CreateStreamErrorKind::JetStream(error)
            if error.error_code() == ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED =>
        {
            NotMade::OneServer
        }
        _ => NotMade::Other,
    })?;
    let bucket = format!("{ours}-places");
    if let Ok(places) = jetstream.get_key_value(&bucket).await {
        return Ok(places);
    }
    let places = kv::Config {
        bucket,
        history: 1,
        storage: StorageType::File,
        num_replicas: copies,
        ..kv::Config::default()
    };
    let made = jetstream.create_key_value(places).await;
    made.map_err(|_| NotMade::Other)
}
