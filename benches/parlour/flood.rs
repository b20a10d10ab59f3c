//! Measures tables that play while hostile connections attack the server.

use std::env;
use std::future::pending;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::Command;
use std::time::Duration;

use rustix::process::nice;
use serpente_net::wire::{FromClient, PATH, PROTOCOL};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::{LocalSet, spawn_local};
use tokio::time::sleep;

use crate::client::{Line, dial};
use crate::server::Server;
use crate::tables::{Evening, THINKING, milliseconds};
use crate::{AN_ADDRESS, kib, runtime};

/// The argument that makes this program attack; the server's address and the number of connections follow it.
pub(crate) const ATTACK: &str = "attack";

/// The niceness of a process that runs only when no other wants to.
const LOWEST_PRIORITY: i32 = 19;

/// Returns the address for a hostile connection; players use other addresses.
fn hostile_address(connection: usize) -> IpAddr {
    let [.., third, fourth] = u32::try_from(connection / AN_ADDRESS)
        .expect("few")
        .to_be_bytes();
    Ipv4Addr::new(127, 2, third, fourth + 1).into()
}

/// Measures this many tables alone, and then with this many hostile connections from another process. Prints both.
pub(crate) fn measure(tables: usize, hostile: usize, time: Duration) {
    let server = Server::start();
    LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&[server.address], tables, THINKING, false).await;
        sleep(Duration::from_secs(2)).await;
        evening.measured.take();
        sleep(time).await;
        let (_, alone, _) = evening.measured.take();
        let before = server.memory();
        let mut attackers = Command::new(env::current_exe().expect("it runs"))
            .arg(ATTACK)
            .args([server.address.to_string(), hostile.to_string()])
            .spawn()
            .expect("this program can be run");
        sleep(time).await;
        let (_, beside, moves) = evening.measured.take();
        let most = server.memory();
        let refused = server.number("serpente_refusals_total{reason=\"too-fast\"}").await;
        attackers.kill().expect("they attack until then");
        attackers.wait().expect("they were killed");
        sleep(Duration::from_secs(10)).await;
        println!(
            "{hostile} hostile connections, {refused} times refused as too fast, beside {tables} tables, {moves} moves: \
             p99 {:.2} ms alone, {:.2} ms beside; memory {:.0} KiB before, {:.0} KiB beside, {:.0} KiB after",
            milliseconds(alone),
            milliseconds(beside),
            kib(before),
            kib(most),
            kib(server.memory()),
        );
    });
}

/// Attacks with this many connections until it is killed. Runs at the lowest priority, since real attackers do not use the
/// server's processors.
pub(crate) fn attack(server: SocketAddr, hostile: usize) {
    nice(LOWEST_PRIORITY).expect("anybody may stand back");
    LocalSet::new().block_on(&runtime(), async {
        for number in 0..hostile {
            spawn_local(mean_harm(server, number));
        }
        pending::<()>().await;
    });
}

/// One attacker, who attacks again and again.
async fn mean_harm(server: SocketAddr, number: usize) {
    // The attackers begin at different times.
    sleep(Duration::from_millis(number as u64 % 5000)).await;
    let from = hostile_address(number);
    loop {
        match number % 5 {
            0 => garbage(server, from).await,
            1 => half_a_request(server, from).await,
            2 => never_reads(server, from).await,
            3 => giant_frames(server, from).await,
            _ => wrong_tokens(server, from).await,
        }
        sleep(Duration::from_secs(1)).await;
    }
}

async fn garbage(server: SocketAddr, from: IpAddr) {
    let Ok(mut stream) = dial(server, from).await else {
        return;
    };
    let bytes: Vec<u8> = (0..4096_u32)
        .map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    // The server may refuse it or not.
    let _ = stream.write_all(&bytes).await;
    let mut answer = [0; 256];
    let _ = stream.read(&mut answer).await;
}

async fn half_a_request(server: SocketAddr, from: IpAddr) {
    let Ok(mut stream) = dial(server, from).await else {
        return;
    };
    let half = format!("GET {PATH} HTTP/1.1\r\nHost: x\r\nUpgrade: webso");
    let _ = stream.write_all(half.as_bytes()).await;
    // Until the server closes the connection.
    let mut answer = [0; 256];
    while matches!(stream.read(&mut answer).await, Ok(1..)) {}
}

async fn never_reads(server: SocketAddr, from: IpAddr) {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return;
    };
    line.hello("Deaf", None).await;
    for id in 0..200 {
        line.send(&FromClient::Tables).await;
        line.send(&FromClient::Ping { id }).await;
        sleep(Duration::from_millis(100)).await;
    }
}

async fn giant_frames(server: SocketAddr, from: IpAddr) {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return;
    };
    line.send(&FromClient::Say {
        text: "x".repeat(100_000),
    })
    .await;
    while line.next().await.is_some() {}
}

async fn wrong_tokens(server: SocketAddr, from: IpAddr) {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return;
    };
    line.send(&FromClient::Hello {
        protocol: PROTOCOL,
        name: "Eve".to_owned(),
        token: Some("0".repeat(64)),
        lang: None,
    })
    .await;
    line.next().await;
}
