//! SSH: `ssh -p 7356 HOST` brings the game to any terminal. There is no shell, nothing is run and nothing forwarded: whoever
//! asks for a shell gets the game.

mod host_key;
mod keeper;
mod people;
mod screen;
mod session;

use axum::Router;
use host_key::HostKey;
use people::People;
use russh::server::{Config, run_stream};
use russh::{MethodKind, MethodSet, SshId};
use serpente_net::parlour::{Door, Inside, Place, own_address};
use serpente_text::announce::Message;
use serpente_text::announce::say::parlour as say;
use session::Session;
use std::borrow::Cow;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{copy_bidirectional_with_sizes, duplex};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// The port of SSH itself.
const USUAL_PORT: u16 = 22;

/// How long somebody may take until the game begins.
const BEGINNING: Duration = Duration::from_secs(20);

/// How often the other side is asked whether it is there, and how often in vain.
const ASKED: Duration = Duration::from_secs(20);
const IN_VAIN: usize = 2;

/// How much may come at once, in bytes: more than fingers type.
const WINDOW: u32 = 32 * 1024;

/// How much lies between the network and what encrypts, in bytes.
const BETWEEN: usize = 4096;

/// How long the last words may take when all ends.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// The way in by SSH.
pub struct SshDoor {
    socket: TcpListener,
    bound: SocketAddr,
    key: HostKey,
    people: People,
}

/// What all connections share.
struct Shared {
    inside: Inside,
    key: HostKey,
    people: People,
}

impl SshDoor {
    /// Listens at this address. What the door keeps is in this folder: its key, and what visitors chose.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn at(listen: SocketAddr, folder: &Path) -> Result<Self, Message> {
        let key = HostKey::kept_in(folder)?;
        let not_open = |_: io::Error| say::parlour_not_open(listen.to_string());
        let socket = TcpListener::bind(listen).map_err(not_open)?;
        socket.set_nonblocking(true).map_err(not_open)?;
        let bound = socket.local_addr().map_err(not_open)?;
        Ok(Self {
            socket,
            bound,
            key,
            people: People::kept_in(folder),
        })
    }

    /// What friends type.
    #[must_use]
    pub fn reached_by(&self) -> String {
        let host = own_address(self.bound);
        match self.bound.port() {
            USUAL_PORT => format!("ssh {host}"),
            port => format!("ssh -p {port} {host}"),
        }
    }
}

impl Door for SshDoor {
    fn open(self: Box<Self>, inside: &Inside) -> Result<Router, Message> {
        let not_open = |_: io::Error| say::parlour_not_open(self.bound.to_string());
        let socket = tokio::net::TcpListener::from_std(self.socket).map_err(not_open)?;
        let config = Arc::new(config(&self.key));
        let shared = Arc::new(Shared {
            inside: inside.clone(),
            key: self.key,
            people: self.people,
        });
        tokio::spawn(receive_all(socket, config, shared));
        Ok(Router::new())
    }
}

fn config(key: &HostKey) -> Config {
    let name = concat!("SSH-2.0-serpente_", env!("CARGO_PKG_VERSION"));
    Config {
        server_id: SshId::Standard(Cow::Borrowed(name)),
        // Nobody has a password. Whoever has no key is asked nothing.
        methods: MethodSet::from(&[MethodKind::PublicKey, MethodKind::KeyboardInteractive][..]),
        auth_rejection_time: Duration::from_millis(200),
        // Every client asks first which methods there are.
        auth_rejection_time_initial: Some(Duration::ZERO),
        keys: vec![key.private().clone()],
        window_size: WINDOW,
        channel_buffer_size: 16,
        max_auth_attempts: 6,
        // A table may be silent for long: whoever is there is asked.
        inactivity_timeout: None,
        keepalive_interval: Some(ASKED),
        keepalive_max: IN_VAIN,
        ..Config::default()
    }
}

/// Takes connections until the parlour ends.
async fn receive_all(socket: tokio::net::TcpListener, config: Arc<Config>, shared: Arc<Shared>) {
    loop {
        let accepted = tokio::select! {
            () = shared.inside.ends() => return,
            accepted = socket.accept() => accepted,
        };
        let Ok((stream, address)) = accepted else {
            // Out of file descriptors, mostly: others will end.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if let Some(place) = shared.inside.place(address.ip()) {
            let (config, shared) = (Arc::clone(&config), Arc::clone(&shared));
            tokio::spawn(serve(stream, config, shared, place));
        }
    }
}

/// One connection, from its first byte to its last. When this ends, nothing is left of it.
async fn serve(mut stream: TcpStream, config: Arc<Config>, shared: Arc<Shared>, place: Arc<Place>) {
    // What is told goes out at once.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let inside = shared.inside.clone();
    let (begins, mut begun) = watch::channel(false);
    let session = Session::new(shared, place, begins);
    let (mut near, far) = duplex(BETWEEN);
    tokio::spawn(async move {
        // A connection that breaks is nobody's fault.
        if let Ok(running) = run_stream(config, far, session).await {
            let _ = running.await;
        }
    });
    let mut carried = Box::pin(copy_bidirectional_with_sizes(
        &mut stream,
        &mut near,
        BETWEEN,
        BETWEEN,
    ));
    let is_late = async {
        let begun = timeout(BEGINNING, begun.wait_for(|begun| *begun)).await;
        let begun = begun.is_ok_and(|begun| begun.is_ok());
        if begun {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        _ = &mut carried => return,
        () = is_late => return,
        () = inside.ends() => {}
    }
    let _ = timeout(LAST_WORDS, carried).await;
}
