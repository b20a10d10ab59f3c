//! SSH: `ssh -p 7356 HOST` shows the game in any terminal. There is no shell, no command is run and
//! nothing is forwarded: a client that asks for a shell gets the game.

mod host_key;
mod keeper;
mod people;
mod screen;
mod session;
mod trip;

use axum::Router;
use host_key::HostKey;
use people::People;
use russh::server::{Config, run_stream};
use russh::{MethodKind, MethodSet, Preferred, SshId, kex};
use serpente_parlour::{Gateway, HeldConnection, InProcess, own_address};
use serpente_text::announce::Message;
use serpente_text::announce::say::parlour as say;
use session::SshSession;
use std::borrow::Cow;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{copy_bidirectional_with_sizes, duplex};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// The standard port of SSH.
const USUAL_PORT: u16 = 22;

/// The longest time from the connection to the beginning of the game.
const SSH_BEGIN_TIMEOUT: Duration = Duration::from_secs(20);

/// How often the client is asked whether it is still there, and how many times without an answer.
const SSH_KEEPALIVE_INTERVAL: Duration = Duration::from_secs(20);
const SSH_KEEPALIVE_MAX: usize = 2;

/// How many bytes a client may send at once: more than anyone types.
const SSH_WINDOW: u32 = 32 * 1024;

/// The size of the buffer between the network and the encryption, in bytes.
const SSH_BUFFER: usize = 4096;

/// The key exchanges that are offered. All are of elliptic curves, which clients have known since 2014 (OpenSSH) and 2016
/// (`PuTTY`), and cost the server half a millisecond. One in a group of 8192 bits, which any stranger could ask for, would cost it hundreds.
const KEY_EXCHANGES: &[kex::Name] = &[
    kex::MLKEM768X25519_SHA256,
    kex::CURVE25519,
    kex::CURVE25519_PRE_RFC_8731,
    kex::ECDH_SHA2_NISTP256,
    // These two only say which extensions of the protocol the server understands.
    kex::EXTENSION_SUPPORT_AS_SERVER,
    kex::EXTENSION_OPENSSH_STRICT_KEX_AS_SERVER,
];

/// How long the last messages may take when the server ends.
const LAST_WORDS_TIMEOUT: Duration = Duration::from_secs(2);

/// Access to a server by SSH.
pub struct SshGateway {
    socket: TcpListener,
    bound: SocketAddr,
    key: HostKey,
    people: People,
}

/// The state shared by all connections.
struct SshShared {
    inside: InProcess,
    key: HostKey,
    people: People,
}

impl SshGateway {
    /// Listens at this address. The folder holds the server's key and the visitors' choices.
    ///
    /// # Errors
    /// Returns a message if the key cannot be used or the address cannot be listened at.
    pub fn at(listen: SocketAddr, folder: &Path) -> Result<Self, Message> {
        let key = HostKey::kept_in(folder)?;
        let (socket, bound) = serpente_parlour::listen(listen)?;
        Ok(Self {
            socket,
            bound,
            key,
            people: People::kept_in(folder),
        })
    }

    /// Returns the address at which it listens.
    pub fn address(&self) -> SocketAddr {
        self.bound
    }

    /// Returns the command that players type to connect.
    pub fn reached_by(&self) -> String {
        let host = own_address(self.bound);
        match self.bound.port() {
            USUAL_PORT => format!("ssh {host}"),
            port => format!("ssh -p {port} {host}"),
        }
    }
}

impl Gateway for SshGateway {
    fn open(self: Box<Self>, inside: &InProcess) -> Result<Router, Message> {
        let Ok(socket) = tokio::net::TcpListener::from_std(self.socket) else {
            return Err(say::parlour_not_open(self.bound.to_string()));
        };
        let config = Arc::new(config(&self.key));
        let shared = Arc::new(SshShared {
            inside: inside.clone(),
            key: self.key,
            people: self.people,
        });
        tokio::spawn(receive_all(socket, config, shared));
        Ok(Router::new())
    }
}

/// Returns the ways to sign in. There are no passwords. A client without a key is asked nothing.
fn methods() -> MethodSet {
    MethodSet::from(&[MethodKind::PublicKey, MethodKind::KeyboardInteractive][..])
}

fn config(key: &HostKey) -> Config {
    let name = concat!("SSH-2.0-serpente_", env!("CARGO_PKG_VERSION"));
    Config {
        server_id: SshId::Standard(Cow::Borrowed(name)),
        methods: methods(),
        auth_rejection_time: Duration::from_millis(200),
        // Every client first asks for the available methods.
        auth_rejection_time_initial: Some(Duration::ZERO),
        keys: vec![key.key.clone()],
        preferred: Preferred {
            kex: Cow::Borrowed(KEY_EXCHANGES),
            ..Preferred::default()
        },
        window_size: SSH_WINDOW,
        channel_buffer_size: 16,
        max_auth_attempts: 6,
        // A table may be silent for a long time, so clients are asked whether they are still there
        // instead.
        inactivity_timeout: None,
        keepalive_interval: Some(SSH_KEEPALIVE_INTERVAL),
        keepalive_max: SSH_KEEPALIVE_MAX,
        ..Config::default()
    }
}

/// Accepts connections until the server ends.
async fn receive_all(socket: tokio::net::TcpListener, config: Arc<Config>, shared: Arc<SshShared>) {
    loop {
        let accepted = tokio::select! {
            () = shared.inside.ends() => return,
            accepted = socket.accept() => accepted,
        };
        let Ok((stream, address)) = accepted else {
            // Usually there are too many open files; other connections will end.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if !shared.inside.may_come(address.ip()) {
            // Nothing is computed for them, not even a key exchange.
            continue;
        }
        if let Some(place) = shared.inside.place(address.ip()) {
            tokio::spawn(serve(
                stream,
                Arc::clone(&config),
                Arc::clone(&shared),
                place,
            ));
        }
    }
}

/// Serves one connection, from its first byte to its last. When this returns, nothing of it
/// remains.
async fn serve(
    mut stream: TcpStream,
    config: Arc<Config>,
    shared: Arc<SshShared>,
    place: Arc<HeldConnection>,
) {
    // Announcements are sent without delay.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let inside = shared.inside.clone();
    let (begins, mut begun) = watch::channel(false);
    let session = SshSession::new(shared, place, begins);
    let (mut near, far) = duplex(SSH_BUFFER);
    tokio::spawn(async move {
        // Connections may break at any time, so errors are ignored.
        if let Ok(running) = run_stream(config, far, session).await {
            let _ = running.await;
        }
    });
    let mut carried = Box::pin(copy_bidirectional_with_sizes(
        &mut stream,
        &mut near,
        SSH_BUFFER,
        SSH_BUFFER,
    ));
    let is_late = async {
        let waited = timeout(SSH_BEGIN_TIMEOUT, begun.wait_for(|begun| *begun)).await;
        let has_begun = waited.is_ok_and(|begun| begun.is_ok());
        if has_begun {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        _ = &mut carried => return,
        () = is_late => return,
        () = inside.ends() => {}
    }
    let _ = timeout(LAST_WORDS_TIMEOUT, carried).await;
}
