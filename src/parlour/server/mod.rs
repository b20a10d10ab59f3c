//! The server: sockets, tasks and clocks around the tables. Only this module uses the network.

mod access;
mod addresses;
mod admin;
mod bans;
mod codes;
mod connection;
mod crowd;
mod frame_limit;
mod hashing;
mod inside;
mod lingering;
mod numbers;
mod outbox;
mod reached;
mod rooms;
mod serving;
pub mod sharing;
mod socket;
mod tables;
mod throttle;
mod tls;
mod tries;

pub use access::Access;
pub use addresses::HeldConnection;
pub use admin::{ORDERS, UNKNOWN_ORDER};
pub use inside::{Gateway, InProcess, InProcessLine};
pub use reached::own_address;
pub use serving::{Peer, wished};
pub use tls::Identity;

use crate::log::Log;
use addresses::ConnectionCounts;
use admin::Admin;
use axum::Router;
use codes::Codes;
use hashing::Hashing;
use log::{info, warn};
use reached::{Reached, ways_in};
use rooms::Rooms;
use serpente_client::wire::PORT;
use serpente_contests::Evenings;
use serpente_contests::Leagues;
use serpente_system::order::Orders;
use serpente_system::signals::{EndRequests, Hangups};
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::Trouble;
use serpente_text::announce::say::parlour as say;
use serpente_text::words::Words;
use sharing::{JoinCluster, ParlourProcess};
use std::future::pending;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use tables::Tables;
use throttle::Throttle;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tries::Tries;

/// How long connections and tables may take to end when the server stops.
const END_TIMEOUT: Duration = Duration::from_secs(5);

/// How many secret words may be hashed, and logs may be read, at the same time.
const BLOCKING_THREADS: usize = 16;

/// How often to check whether everything has ended.
const END_POLL_INTERVAL: Duration = Duration::from_millis(10);

/// The limits of a server, as `docs/hosting.md` lists them.
#[cfg(test)]
pub(crate) const LIMITS: [u64; 18] = [
    addresses::CONNECTIONS_OF_AN_ADDRESS as u64,
    addresses::ARRIVALS_A_SECOND as u64,
    addresses::REQUESTS_A_SECOND as u64,
    connection::ENTRIES_AT_ONCE as u64,
    tries::TABLES_A_NETWORK as u64,
    tries::TABLES_A_WIDE_NETWORK as u64,
    tries::TRIES_A_NETWORK as u64,
    tries::TRIES_A_TABLE as u64,
    codes::CODE_TIME.as_secs() / 60,
    tries::CODES_A_NETWORK as u64,
    rooms::NETWORK_BYTES_AT_ONCE,
    rooms::NETWORK_BYTES_A_SECOND,
    outbox::LISTENER_MOST_BYTES as u64,
    rooms::UNUSED_TABLE_TIME.as_secs() / 60,
    serpente_contests::MOST_LEAGUES as u64,
    serpente_contests::LEAGUE_DAYS,
    serpente_contests::MOST_EVENINGS as u64,
    serpente_contests::EVENING_DAYS,
];

/// The options of a server.
pub struct ParlourOptions {
    /// The server's name.
    pub name: String,
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The storage of the tables.
    pub log: Arc<dyn Log>,
    /// The connection through which the server shares its tables with other processes, if it does;
    /// `log` must then be the log on the same servers.
    pub cluster: Option<Box<dyn JoinCluster>>,
    /// The folder in which leagues and evenings have folders; without one, a restart ends them.
    /// Processes that share tables keep none.
    pub data: Option<PathBuf>,
    /// The certificate and key for encrypted connections; without them, connections are not
    /// encrypted.
    pub identity: Option<Identity>,
    /// The server's sentences, in all languages.
    pub words: Arc<Words>,
    /// Other ways for people to reach the server.
    pub gateways: Vec<Box<dyn Gateway>>,
    /// The access rules.
    pub access: Access,
    /// Whether the process is the server alone, which ends when a signal asks it to.
    pub ends_by_signal: bool,
}

/// The parts of a server that its connections use.
struct Parlour {
    name: String,
    words: Arc<Words>,
    access: Access,
    admin: Admin,
    tables: Tables,
    addresses: ConnectionCounts,
    hashing: Hashing,
    tries: Tries,
    codes: Codes,
    /// The throttle for everybody who sits at no table.
    throttle: Throttle,
    listeners: AtomicU64,
}

/// Returns the default address to listen on: all interfaces.
pub fn usual_address() -> SocketAddr {
    SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), PORT)
}

/// A running server, on its own threads. It stops when it is dropped.
pub struct Running {
    parlour: Arc<Parlour>,
    /// `None` once the server has stopped.
    runtime: Option<Runtime>,
    stop: watch::Sender<bool>,
    serving: Option<JoinHandle<io::Result<()>>>,
    bound: SocketAddr,
    /// The certificate, if connections are encrypted.
    identity: Option<Arc<Identity>>,
    /// The signals that end the server, if it ends by signals.
    end_requests: Option<EndRequests>,
}

impl Running {
    /// Starts the server.
    ///
    /// # Errors
    /// Returns an error if the server cannot listen on its address, or the tables cannot be read.
    pub fn start(options: ParlourOptions) -> Result<Self, Message> {
        let address = options.listen;
        let (socket, bound) = listen(address)?;
        let Ok(runtime) = Builder::new_multi_thread()
            .enable_all()
            .max_blocking_threads(BLOCKING_THREADS)
            .thread_name("parlour")
            .build()
        else {
            return Err(not_open(address));
        };
        let log = Arc::clone(&options.log);
        let words = Arc::clone(&options.words);
        let opened = match options.cluster {
            None => open_alone(log, words, options.data.as_deref()),
            Some(cluster) => runtime.block_on(cluster.join(log, words)).map(|joined| {
                let tables = Tables {
                    rooms: joined.rooms,
                    cluster: Some(joined.cluster),
                };
                (tables, joined.first_connection)
            }),
        };
        let (tables, first_connection) =
            opened.map_err(|error| say::parlour_not_read(Trouble::from(&error)))?;
        if let Some(best) = options.access.computers {
            // Nothing was set before: the rooms are new.
            let _ = tables.rooms.best_level.set(best);
        }
        if let Some(most) = options.access.max_tables {
            tables.rooms.lobby().limit(most);
        }
        let orders_by = options.access.orders_by.as_deref();
        let admin = Admin::kept_in(orders_by.and_then(Path::parent));
        let parlour = Arc::new(Parlour {
            name: options.name,
            words: options.words,
            access: options.access,
            admin,
            tables,
            addresses: ConnectionCounts::default(),
            hashing: Hashing::default(),
            tries: Tries::new(),
            codes: Codes::default(),
            throttle: Throttle::new(),
            listeners: AtomicU64::new(first_connection),
        });
        let (stop, stopping) = watch::channel(false);
        let identity = options.identity.map(Arc::new);
        let inside = InProcess {
            parlour: Arc::clone(&parlour),
            stop: stopping,
            bound,
            is_encrypted: identity.is_some(),
        };
        if let Some(cluster) = &parlour.tables.cluster {
            let process = ParlourProcess {
                parlour: Arc::clone(&parlour),
                stop: inside.stop.clone(),
            };
            runtime.block_on(Arc::clone(cluster).begin(process));
        }
        renew(&runtime, identity.clone()).map_err(|_| not_open(address))?;
        // Caught before anybody can know that the server runs: a signal that came earlier would end it without a word to people.
        let mut end_requests = None;
        if options.ends_by_signal {
            let _on_its_threads = runtime.enter();
            end_requests = Some(EndRequests::caught().map_err(|_| not_open(address))?);
        }
        let mut routes = Router::new();
        for gateway in options.gateways {
            let _on_its_threads = runtime.enter();
            routes = routes.merge(gateway.open(&inside)?);
        }
        runtime.spawn(crowd::clean_up(Arc::clone(&parlour)));
        if parlour.tables.cluster.is_none() {
            runtime.spawn(rooms::look_after(Arc::clone(&parlour.tables.rooms)));
        }
        if let Some(at) = parlour.access.metrics {
            let (socket, _) = listen(at)?;
            runtime.spawn(serving::serve_numbers(socket, inside.clone()));
        }
        if let Some(file) = &parlour.access.orders_by {
            let _on_its_threads = runtime.enter();
            match Orders::at(file) {
                Ok(orders) => {
                    runtime.spawn(admin::serve(orders, inside.clone()));
                }
                Err(error) => warn!("no orders are taken: {error}"),
            }
        }
        info!("{}: open at {bound}", parlour.name);
        let serving = runtime.spawn(serving::serve(socket, identity.clone(), inside, routes));
        Ok(Self {
            parlour,
            runtime: Some(runtime),
            stop,
            serving: Some(serving),
            bound,
            identity,
            end_requests,
        })
    }

    /// Returns the address on which the server listens.
    pub fn address(&self) -> SocketAddr {
        self.bound
    }

    /// Returns the address that people on the same network type to reach the server.
    pub fn reached_at(&self) -> String {
        Reached::at(self.bound, self.is_encrypted()).typed
    }

    /// Returns the messages for the person who runs the server: that it is open, how friends reach
    /// it, and any warnings.
    pub fn opened(&self) -> Vec<Message> {
        let name = self.parlour.name.clone();
        let bound = self.bound;
        let mut messages = vec![say::parlour_open(name, bound.to_string())];
        messages.extend(ways_in(bound, self.is_encrypted()));
        if let Some(identity) = &self.identity {
            let fingerprint = identity.fingerprint().to_string();
            messages.push(say::parlour_fingerprint(fingerprint));
        }
        messages
    }

    fn is_encrypted(&self) -> bool {
        self.identity.is_some()
    }

    /// Waits until the process gets a signal to stop, or a draining server has no players left.
    pub fn wait(&mut self) {
        let Some(runtime) = &self.runtime else {
            return;
        };
        let parlour = &self.parlour;
        let end_requests = &mut self.end_requests;
        runtime.block_on(async {
            let asked = async {
                match end_requests {
                    Some(requests) => requests.next().await,
                    None => pending().await,
                }
            };
            tokio::select! {
                () = asked => {}
                () = parlour.admin.drained.notified() => {}
            }
        });
    }
}

impl Drop for Running {
    /// Closes all connections and stores what is not stored yet.
    fn drop(&mut self) {
        let Some(runtime) = self.runtime.take() else {
            return;
        };
        let parlour = &self.parlour;
        let serving = self.serving.take();
        let rooms = &parlour.tables.rooms;
        if let Some(cluster) = &parlour.tables.cluster {
            // Players who are connected to other processes go on without noticing.
            let handed_over = async {
                cluster.leave();
                until(|| rooms.are_quiet()).await;
            };
            let _ = runtime.block_on(async { timeout(END_TIMEOUT, handed_over).await });
        }
        // Sending fails if every receiver has ended already.
        let _ = self.stop.send(true);
        let ended = async {
            if let Some(serving) = serving {
                // A panic of this task does not matter any more.
                let _ = serving.await;
            }
            until(|| parlour.addresses.are_quiet()).await;
            rooms.stop();
            until(|| rooms.are_quiet()).await;
            if let Some(cluster) = &parlour.tables.cluster {
                cluster.flush().await;
            }
        };
        // A task that does not end in time is aborted. Nothing that was sent to players is lost by
        // that.
        let _ = runtime.block_on(async { timeout(END_TIMEOUT, ended).await });
        runtime.shutdown_timeout(END_TIMEOUT);
    }
}

/// Keeps the certificate the one in its files, on the server's own threads.
fn renew(runtime: &Runtime, identity: Option<Arc<Identity>>) -> io::Result<()> {
    let _on_its_threads = runtime.enter();
    let hangups = Hangups::caught()?;
    runtime.spawn(tls::renew(identity, hangups));
    Ok(())
}

/// Waits until this is true.
async fn until(is_done: impl Fn() -> bool) {
    while !is_done() {
        sleep(END_POLL_INTERVAL).await;
    }
}

/// Waits until the server stops.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // If the sender is gone, the server has stopped.
    let _ = stop.wait_for(|stops| *stops).await;
}

/// Listens at this address. Returns the socket and the address that it has got.
///
/// # Errors
/// Returns an error if this program cannot listen there.
pub fn listen(at: SocketAddr) -> Result<(TcpListener, SocketAddr), Message> {
    bind(at).map_err(|_| not_open(at))
}

fn bind(at: SocketAddr) -> io::Result<(TcpListener, SocketAddr)> {
    let socket = TcpListener::bind(at)?;
    socket.set_nonblocking(true)?;
    let bound = socket.local_addr()?;
    Ok((socket, bound))
}

/// Returns what the program says if it cannot listen at this address.
fn not_open(at: SocketAddr) -> Message {
    say::parlour_not_open(at.to_string())
}

/// Returns the tables of a server that shares them with no other process, and the number of its
/// first connection.
fn open_alone(
    log: Arc<dyn Log>,
    words: Arc<Words>,
    data: Option<&Path>,
) -> io::Result<(Tables, u64)> {
    let leagues = Leagues::stored_in(data);
    let evenings = Evenings::stored_in(data);
    let tables = Tables {
        rooms: Arc::new(Rooms::of(log, words, leagues, evenings)?),
        cluster: None,
    };
    Ok((tables, 0))
}
