//! The connection to NATS.

use async_nats::jetstream::context::CreateStreamErrorKind;
use async_nats::jetstream::kv::{self, Store};
use async_nats::jetstream::stream::{self, StorageType};
use async_nats::jetstream::{self, Context, ErrorCode};
use async_nats::{Client, ConnectOptions, Event, ServerAddr};

use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// The prefix of all our names in NATS.
const OURS: &str = "serpente";

/// The oldest server version that can return many messages of a stream at once, which we need.
pub const OLDEST: (i64, i64, i64) = (2, 11, 0);

/// How long a connection attempt may take.
const NATS_CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// How long the servers may take to create the stream: servers that have just started elect a
/// leader first.
const STREAM_CREATE_TIMEOUT: Duration = Duration::from_secs(20);

/// How often to ping the server.
const NATS_PING_INTERVAL: Duration = Duration::from_secs(2);

/// The longest wait between two tries to reconnect.
const NATS_RETRY_MAX: Duration = Duration::from_millis(500);

/// The number of machines that store a copy of everything, if there are enough machines.
const COPIES: usize = 3;

/// How many messages of a subscription may wait in its queue.
const SUBSCRIPTION_CAPACITY: usize = 64 * 1024;

/// Why the tables cannot be shared.
#[derive(Debug, thiserror::Error)]
pub enum NotConnected {
    /// No server answers.
    #[error("no NATS server answers")]
    Nowhere,
    /// The server is too old; it has this version.
    #[error("the NATS server is of the version {0}")]
    Old(String),
    /// The servers offer no storage.
    #[error("JetStream is not there")]
    NoJetStream,
}

/// The connection to NATS. It has its own threads and reconnects by itself.
pub struct Nats {
    pub(crate) client: Client,
    /// The bucket with information about the tables.
    pub(crate) places: Store,
    /// The prefix of all names of this connection.
    ours: String,
    /// The name of the stream that holds all tables.
    pub(crate) stream: String,
    /// How many times the connection was opened. When it breaks, messages that were on the way may
    /// be lost.
    pub(crate) stands: watch::Receiver<u64>,
    /// The runtime of the connection.
    pub(crate) handle: Handle,
    /// `None` while it is being dropped.
    runtime: Option<Runtime>,
}

impl Nats {
    /// Connects to the servers at these addresses, and creates the stream and the bucket if they do
    /// not exist. Blocks until done.
    ///
    /// # Errors
    /// Returns an error if the tables cannot be shared through these servers.
    pub fn connect(addresses: &[String]) -> Result<Self, NotConnected> {
        Self::connect_as(addresses, OURS)
    }

    /// Connects like [`connect`](Self::connect), with another prefix for the names.
    ///
    /// # Errors
    /// As [`connect`](Self::connect).
    pub fn connect_as(addresses: &[String], ours: &str) -> Result<Self, NotConnected> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("nats")
            .enable_all()
            .build()
            .map_err(|_| NotConnected::Nowhere)?;
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

    /// Returns a subject with our prefix.
    pub(crate) fn subject(&self, name: &str) -> String {
        format!("{}.{name}", self.ours)
    }
}

#[cfg(test)]
impl Nats {
    /// Connects to the servers of a test. On a busy machine they may take longer to answer than one try waits.
    pub(crate) fn of_test(servers: &serpente_testing::nats_servers::NatsServers) -> Self {
        let until = std::time::Instant::now() + Duration::from_secs(60);
        loop {
            match Self::connect(&servers.address_list()) {
                Ok(nats) => return nats,
                Err(why) => assert!(
                    matches!(why, NotConnected::Nowhere) && std::time::Instant::now() < until,
                    "{why}"
                ),
            }
        }
    }
}

impl Drop for Nats {
    /// Does not wait for the connection's threads; what they are sending may still go out.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

async fn connect(
    addresses: &[String],
    standing: watch::Sender<u64>,
) -> Result<Client, NotConnected> {
    let mut servers: Vec<ServerAddr> = Vec::new();
    for address in addresses {
        servers.push(address.parse().map_err(|_| NotConnected::Nowhere)?);
    }
    let standing = Arc::new(standing);
    let options = ConnectOptions::new()
        .name(OURS)
        .connection_timeout(NATS_CONNECT_TIMEOUT)
        .ping_interval(NATS_PING_INTERVAL)
        .subscription_capacity(SUBSCRIPTION_CAPACITY)
        .event_callback(move |event| {
            if let Event::Connected = event {
                standing.send_modify(|times| *times += 1);
            }
            std::future::ready(())
        })
        .reconnect_delay_callback(|attempts| {
            let attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
            (Duration::from_millis(25).saturating_mul(attempts)).min(NATS_RETRY_MAX)
        });
    let connected = options.connect(servers).await;
    connected.map_err(|_| NotConnected::Nowhere)
}

/// Creates the stream of the tables and the bucket of their places if they do not exist.
async fn make(jetstream: &Context, ours: &str, stream: &str) -> Result<Store, NotConnected> {
    let until = Instant::now() + STREAM_CREATE_TIMEOUT;
    let mut copies = COPIES;
    loop {
        match try_to_make(jetstream, ours, stream, copies).await {
            Ok(places) => return Ok(places),
            Err(NotMade::OneServer) if copies > 1 => copies = 1,
            Err(_) if Instant::now() < until => sleep(NATS_RETRY_MAX).await,
            Err(_) => return Err(NotConnected::NoJetStream),
        }
    }
}

/// Why the stream or the bucket was not created.
enum NotMade {
    /// There is only one server, which stores no copies.
    OneServer,
    /// Another error; a later try may succeed.
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
    let stream = jetstream.get_or_create_stream(tables).await;
    stream.map_err(|error| match error.kind() {
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
