//! The limits of those who arrive by SSH. They hold before anything is computed for them: a test sees them by whether the server
//! says a word.

use serpente_parlour::log::FileLog;
use serpente_parlour::{Access, ParlourOptions, Running};
use serpente_ssh::SshGateway;
use serpente_system::order;
use serpente_text::words::Words;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::time::{sleep, timeout};

/// How long anything may take that must happen.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many connections an address may have, how many it may open at once, and then each second. `docs/hosting.md` has them.
const CONNECTIONS: usize = 50;
const ARRIVALS_AT_ONCE: usize = 100;
const ARRIVALS_A_SECOND: usize = 5;

/// The first bytes that a server sends.
const GREETING: &str = "SSH-2.0-serpente_";

/// A server that people reach by SSH.
struct House {
    ssh: SocketAddr,
    orders: PathBuf,
    _running: Running,
    _folder: TempDir,
}

impl House {
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let anywhere: SocketAddr = "127.0.0.1:0".parse().expect("an address");
        let gateway =
            SshGateway::at(anywhere, folder.path()).unwrap_or_else(|why| panic!("{why:?}"));
        let ssh = gateway.address();
        let orders = folder.path().join("orders");
        let running = Running::start(ParlourOptions {
            name: "Test".to_owned(),
            listen: anywhere,
            log: Arc::new(FileLog::open(folder.path()).expect("a folder")),
            cluster: None,
            data: None,
            access: Access {
                orders_by: Some(orders.clone()),
                ..Access::default()
            },
            identity: None,
            words: Arc::new(Words::new(None).0),
            gateways: vec![Box::new(gateway)],
            ends_by_signal: false,
        });
        Self {
            ssh,
            orders,
            _running: running.unwrap_or_else(|why| panic!("{why:?}")),
            _folder: folder,
        }
    }

    /// Connects from this address, and returns the connection if the server says a word.
    async fn greeted(&self, from: IpAddr) -> Option<TcpStream> {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_reuseaddr(true).expect("a socket");
        socket
            .bind(SocketAddr::new(from, 0))
            .expect("an address of this machine");
        let mut stream = socket.connect(self.ssh).await.ok()?;
        let mut begun = vec![0; GREETING.len()];
        let read = timeout(PATIENCE, stream.read_exact(&mut begun)).await;
        match read.expect("it greets, or closes the connection") {
            Ok(_) => {
                assert_eq!(String::from_utf8_lossy(&begun), GREETING);
                Some(stream)
            }
            Err(_) => None,
        }
    }
}

/// Addresses of this machine, other than the one for which no limits hold.
fn address(last: u8) -> IpAddr {
    Ipv4Addr::new(127, 0, 9, last).into()
}

fn new_runtime() -> Runtime {
    let mut builder = Builder::new_current_thread();
    builder.enable_all().build().expect("the system gives one")
}

#[test]
fn an_address_arrives_so_often_and_others_come_in_meanwhile() {
    let house = House::open();
    new_runtime().block_on(async {
        let begun = Instant::now();
        let mut greeted = 0;
        for _ in 0..10 * ARRIVALS_AT_ONCE {
            if house.greeted(address(1)).await.is_some() {
                greeted += 1;
            }
        }
        let seconds = usize::try_from(begun.elapsed().as_secs()).expect("few") + 1;
        let most = ARRIVALS_AT_ONCE + ARRIVALS_A_SECOND * seconds;
        assert!(
            (CONNECTIONS..=most).contains(&greeted),
            "{greeted} in {seconds} s"
        );
        assert!(house.greeted(address(2)).await.is_some());
    });
}

#[test]
fn an_address_has_so_many_connections_and_one_more_when_one_has_ended() {
    let house = House::open();
    new_runtime().block_on(async {
        let mut held = Vec::new();
        for _ in 0..CONNECTIONS {
            held.push(house.greeted(address(1)).await.expect("there is room"));
        }
        assert!(house.greeted(address(1)).await.is_none());
        assert!(house.greeted(address(2)).await.is_some());
        held.pop();
        let until = Instant::now() + PATIENCE;
        while house.greeted(address(1)).await.is_none() {
            assert!(Instant::now() < until, "nobody comes in any more");
            sleep(Duration::from_millis(300)).await;
        }
    });
}

#[test]
fn nobody_who_is_banned_is_greeted() {
    let house = House::open();
    let runtime = new_runtime();
    let is_greeted = |last: u8| {
        let greeted = runtime.block_on(house.greeted(address(last)));
        greeted.is_some()
    };
    let ban = |hours: &str| {
        let order = format!("ban {} {hours}", address(1));
        order::give(&house.orders, &order).expect("it takes orders");
    };
    assert!(is_greeted(1));
    ban("1");
    assert!(!is_greeted(1));
    assert!(is_greeted(2));
    ban("0");
    assert!(is_greeted(1));
}

#[test]
fn no_key_exchange_is_offered_that_costs_the_server_much() {
    let house = House::open();
    new_runtime().block_on(async {
        let mut stream = house.greeted(address(1)).await.expect("it greets");
        stream
            .write_all(b"SSH-2.0-Ada\r\n")
            .await
            .expect("it listens");
        let mut told = Vec::new();
        // The kinds of keys stand after the key exchanges.
        let end = b"ssh-ed25519";
        while !told.windows(end.len()).any(|at| at == end) {
            let read = timeout(PATIENCE, stream.read_buf(&mut told)).await;
            assert_ne!(read.expect("it goes on").expect("it goes on"), 0);
        }
        let told = String::from_utf8_lossy(&told);
        assert!(!told.contains("diffie-hellman"), "{told}");
    });
}
