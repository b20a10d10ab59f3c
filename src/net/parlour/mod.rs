//! The server: sockets, tasks and clocks around the tables. The only place that knows the network.

mod addresses;
#[cfg(not(feature = "cluster"))]
mod alone;
#[cfg(feature = "cluster")]
mod cluster;
mod connection;
mod crowd;
mod hashing;
mod inside;
mod line;
mod lingering;
mod numbers;
mod outbox;
#[cfg(feature = "cluster")]
mod places;
mod rooms;
mod serving;
mod socket;
mod tables;
mod throttle;
mod tls;
mod tries;

pub use addresses::Place;
pub use inside::{Door, Inside};
pub use line::Line;
pub use serving::{Peer, is_of_this_site};
pub use tls::Identity;

use super::Fingerprint;
use super::client::Address;
use super::log::Log;
use super::nats::Nats;
use super::room::ListenerId;
use super::wire::PORT;
use addresses::Addresses;
#[cfg(not(feature = "cluster"))]
use alone::{cluster, places};
use axum::Router;
#[cfg(feature = "cluster")]
use cluster::Cluster;
use hashing::Hashing;
use rooms::Rooms;
use serpente_system::signals::asked_to_end;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::Trouble;
use serpente_text::announce::say::parlour as say;
use serpente_text::words::Words;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tables::Tables;
use throttle::Throttle;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tries::Tries;

/// How long connections and tables have to end when the server does.
const ENDING: Duration = Duration::from_secs(5);

/// How many computer players think at the same time, and how many logs are read.
const THINKING: usize = 16;

/// How often is looked whether all has ended.
const MOMENT: Duration = Duration::from_millis(10);

/// How a server is run.
pub struct Options {
    /// What it is called.
    pub name: String,
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where the tables are kept.
    pub log: Arc<dyn Log>,
    /// By what it shares its tables with other processes, if it does; `log` is there, too, then.
    pub cluster: Option<Arc<Nats>>,
    /// What it shows to who asks for an encrypted connection; without it, there is none.
    pub identity: Option<Identity>,
    /// Its sentences, in all languages.
    pub words: Arc<Words>,
    /// By what people come in beside the wire.
    pub doors: Vec<Box<dyn Door>>,
}

/// A server as its connections know it.
struct Parlour {
    name: String,
    words: Arc<Words>,
    tables: Tables,
    addresses: Addresses,
    hashing: Hashing,
    tries: Tries,
    /// What everybody passes who sits at no table.
    throttle: Throttle,
    listeners: AtomicU64,
}

impl Parlour {
    fn next_listener(&self) -> ListenerId {
        ListenerId(self.listeners.fetch_add(1, Ordering::Relaxed))
    }
}

/// Where a server listens if nobody says otherwise: everywhere.
#[must_use]
pub fn usual_address() -> SocketAddr {
    SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), PORT)
}

/// A server that runs, on threads of its own, until it is stopped.
pub struct Running {
    parlour: Arc<Parlour>,
    /// None once it has ended.
    runtime: Option<Runtime>,
    stop: watch::Sender<bool>,
    serving: Option<JoinHandle<io::Result<()>>>,
    bound: SocketAddr,
    /// What is known of its certificate, if connections are encrypted.
    fingerprint: Option<Fingerprint>,
}

impl Running {
    /// Begins to serve.
    ///
    /// # Errors
    /// If it cannot listen there, or the tables cannot be read.
    pub fn start(options: Options) -> Result<Self, Message> {
        let address = options.listen;
        let not_open = |_: io::Error| say::parlour_not_open(address.to_string());
        let socket = TcpListener::bind(address).map_err(not_open)?;
        socket.set_nonblocking(true).map_err(not_open)?;
        let bound = socket.local_addr().map_err(not_open)?;
        let not_read = |error: io::Error| say::parlour_not_read(Trouble::from(&error));
        // More computer players than processors would only take turns at thinking.
        let mut runtime = Builder::new_multi_thread();
        let runtime = runtime.enable_all().max_blocking_threads(THINKING);
        let runtime = runtime.thread_name("parlour").build().map_err(not_open)?;
        let (log, words) = (Arc::clone(&options.log), Arc::clone(&options.words));
        let (tables, ears) = match options.cluster {
            None => {
                let rooms = Rooms::of(log, words).map_err(not_read)?;
                (Tables::Alone(Arc::new(rooms)), None)
            }
            #[cfg(not(feature = "cluster"))]
            Some(nats) => match *nats {},
            #[cfg(feature = "cluster")]
            Some(nats) => {
                let joined = runtime.block_on(Cluster::join(nats, log, words));
                let (cluster, ears) = joined.map_err(|error| not_read(io::Error::other(error)))?;
                (Tables::Shared(Arc::new(cluster)), Some(ears))
            }
        };
        let first_listener = tables
            .cluster()
            .map_or(0, |cluster| cluster.first_listener());
        let parlour = Arc::new(Parlour {
            name: options.name,
            words: options.words,
            tables,
            addresses: Addresses::default(),
            hashing: Hashing::new(),
            tries: Tries::new(),
            throttle: Throttle::new(),
            listeners: AtomicU64::new(first_listener),
        });
        let (stop, stopping) = watch::channel(false);
        if let (Some(cluster), Some(ears)) = (parlour.tables.cluster(), ears) {
            runtime.block_on(cluster::begin(&parlour, cluster, ears, &stopping));
        }
        let fingerprint = options.identity.as_ref().map(Identity::fingerprint);
        let inside = Inside::new(Arc::clone(&parlour), stopping.clone());
        let mut routes = Router::new();
        for door in options.doors {
            let _on_its_threads = runtime.enter();
            routes = routes.merge(door.open(&inside)?);
        }
        runtime.spawn(crowd::clean_up(Arc::clone(&parlour)));
        if let Tables::Alone(rooms) = &parlour.tables {
            runtime.spawn(rooms::look_after(Arc::clone(rooms)));
        }
        let parlour_served = Arc::clone(&parlour);
        let serving = serving::serve(socket, options.identity, parlour_served, routes, stopping);
        let serving = runtime.spawn(serving);
        Ok(Self {
            parlour,
            runtime: Some(runtime),
            stop,
            serving: Some(serving),
            bound,
            fingerprint,
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.bound
    }

    /// Where others on the network of this machine reach it, as they type it.
    #[must_use]
    pub fn reached_at(&self) -> String {
        reached_at(self.bound, self.fingerprint.is_some()).1
    }

    /// What who runs it should know: that it is open, how friends come in, and what is to be thought of.
    #[must_use]
    pub fn opened(&self) -> Vec<Message> {
        let (name, bound) = (self.parlour.name.clone(), self.bound);
        let mut told = vec![say::parlour_open(name, bound.to_string())];
        told.extend(ways_in(bound, self.fingerprint.is_some()));
        let fingerprint = self.fingerprint.map(|known| known.to_string());
        told.extend(fingerprint.map(say::parlour_fingerprint));
        told
    }

    /// Waits until the process is asked to end.
    ///
    /// # Errors
    /// If the system tells nobody of that.
    pub fn wait(&self) -> io::Result<()> {
        let Some(runtime) = &self.runtime else {
            return Ok(());
        };
        runtime.block_on(asked_to_end())
    }

    fn end(&mut self) {
        let Some(runtime) = self.runtime.take() else {
            return;
        };
        let (parlour, serving) = (&self.parlour, self.serving.take());
        let rooms = parlour.tables.rooms();
        if let Some(cluster) = parlour.tables.cluster() {
            // Those who play by other doors play on, and hear nothing of this.
            let handed_over = async {
                cluster.leave();
                while !rooms.are_quiet() {
                    sleep(MOMENT).await;
                }
            };
            let _ = runtime.block_on(async { timeout(ENDING, handed_over).await });
        }
        // Without anybody who listens to this, all has ended already.
        let _ = self.stop.send(true);
        let ended = async {
            if let Some(serving) = serving {
                // Whatever became of it, it serves nobody more.
                let _ = serving.await;
            }
            while !parlour.addresses.are_quiet() {
                sleep(MOMENT).await;
            }
            rooms.stop();
            while !rooms.are_quiet() {
                sleep(MOMENT).await;
            }
            if let Some(cluster) = parlour.tables.cluster() {
                cluster.flush().await;
            }
        };
        // Who does not end in time is left behind: nothing that was told is lost by that.
        let _ = runtime.block_on(async { timeout(ENDING, ended).await });
        runtime.shutdown_timeout(ENDING);
    }
}

impl Drop for Running {
    /// Ends all connections, and keeps what is still to be kept.
    fn drop(&mut self) {
        self.end();
    }
}

/// Waits until the server ends.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // Whoever could ask it to end being gone, it has ended.
    let _ = stop.wait_for(|stops| *stops).await;
}

/// By which address others on its network know this machine, where it listens there.
#[must_use]
pub fn own_address(bound: SocketAddr) -> IpAddr {
    let everywhere = bound.ip().is_unspecified();
    let known = everywhere.then(outward).flatten();
    known.unwrap_or(bound.ip())
}

/// By which address friends know this machine, and what they type.
fn reached_at(bound: SocketAddr, encrypted: bool) -> (IpAddr, String) {
    let own = own_address(bound);
    let place = SocketAddr::new(own, bound.port());
    let typed = match (encrypted, own) {
        // Behind a scheme a port is never ours by itself.
        (true, _) => format!("wss://{place}"),
        (false, _) if bound.port() != PORT => place.to_string(),
        (false, IpAddr::V4(own)) => own.to_string(),
        (false, IpAddr::V6(own)) => format!("[{own}]"),
    };
    (own, typed)
}

/// How friends come in, and what is to be thought of.
fn ways_in(bound: SocketAddr, encrypted: bool) -> Vec<Message> {
    let (own, typed) = reached_at(bound, encrypted);
    let page = typed.parse().map(|address: Address| address.page());
    let mut told = vec![say::parlour_friends(format!("serpente join {typed}"))];
    told.extend(page.ok().map(say::parlour_page));
    if !encrypted && is_public(own) {
        told.push(say::parlour_no_tls());
    }
    told
}

/// The address of this machine that others on its network would know it by. Nothing is sent.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is reserved for documentation.
    socket.connect((Ipv4Addr::new(203, 0, 113, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Whether others than those on a local network can come to this address.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            !(address.is_loopback()
                || address.is_private()
                || address.is_link_local()
                || address.is_unspecified())
        }
        IpAddr::V6(address) => {
            !(address.is_loopback()
                || address.is_unique_local()
                || address.is_unicast_link_local()
                || address.is_unspecified())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn friends_are_told_where_to_come() {
        for (bound, encrypted, command, warned) in [
            (
                "192.168.1.5:7355",
                false,
                "serpente join 192.168.1.5",
                false,
            ),
            (
                "192.168.1.5:7356",
                false,
                "serpente join 192.168.1.5:7356",
                false,
            ),
            ("203.0.113.9:7355", false, "serpente join 203.0.113.9", true),
            (
                "203.0.113.9:7355",
                true,
                "serpente join wss://203.0.113.9:7355",
                false,
            ),
            (
                "[2001:db8::1]:7355",
                false,
                "serpente join [2001:db8::1]",
                true,
            ),
            ("[fd00::1]:80", false, "serpente join [fd00::1]:80", false),
        ] {
            let told = ways_in(bound.parse().expect("an address"), encrypted);
            assert_eq!(told[0], say::parlour_friends(command.to_owned()), "{bound}");
            assert_eq!(told.len() == 3, warned, "{bound}");
        }
    }
}
