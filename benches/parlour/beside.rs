//! Measures tables beside one address that uses all the connections it may have, and with all of them does the same harm.

use std::env;
use std::future::pending;
use std::net::SocketAddr;
use std::process::Command;
use std::time::Duration;

use rustix::process::nice;
use serpente_client::wire::FromClient;
use tokio::task::{LocalSet, spawn_local};
use tokio::time::sleep;

use crate::client::Line;
use crate::flood::{
    LOWEST_PRIORITY, NO_FRAME, PAGE_IS_THERE, hostile_address, page_frames, requests,
};
use crate::runtime;
use crate::server::Server;
use crate::tables::{Evening, Measured, THINKING, milliseconds};

/// The argument that makes this program do harm; the server's address and the kind of harm follow it.
pub(crate) const HARM: &str = "harm";

/// The connections that an address may have.
const CONNECTIONS: usize = 50;

/// What 50 connections can do, by the word that follows [`HARM`].
const KINDS: [&str; 4] = ["requests", "there", "unreadable", "lists"];

/// How often the tables are measured alone and beside each kind. Other programs keep the machine busy now and then; so they
/// do in both.
const TURNS: u32 = 2;

/// Measures this many tables in turn alone and beside each kind of harm, and prints what a move took.
///
/// # Panics
/// If people wait more than twice as long as without, where that is judged.
pub(crate) fn measure(tables: usize, time: Duration, judges_time: bool) {
    let server = Server::start();
    let kinds = u32::try_from(KINDS.len()).expect("few");
    let each = time / (2 * TURNS * kinds);
    LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&[server.address], tables, THINKING, false).await;
        sleep(Duration::from_secs(2)).await;
        evening.measured.take();
        for kind in KINDS {
            let (alone, beside) = (Measured::default(), Measured::default());
            for _ in 0..TURNS {
                sleep(each).await;
                alone.add_all(&evening.measured);
                let mut harm = Command::new(env::current_exe().expect("it runs"))
                    .args([HARM, &server.address.to_string(), kind])
                    .spawn()
                    .expect("this program can be run");
                sleep(each).await;
                harm.kill().expect("it does harm until then");
                harm.wait().expect("it was killed");
                beside.add_all(&evening.measured);
                // What had come before is not counted as alone.
                sleep(Duration::from_secs(1)).await;
                evening.measured.take();
            }
            let (alone, beside) = (alone.take(), beside.take());
            println!(
                "{CONNECTIONS} connections of one address, {kind}: half {:.2} ms and p99 {:.2} ms alone ({} moves), {:.2} ms and \
                 {:.2} ms beside ({} moves)",
                milliseconds(alone.0),
                milliseconds(alone.1),
                alone.2,
                milliseconds(beside.0),
                milliseconds(beside.1),
                beside.2,
            );
            // A move that takes a few milliseconds may take some more.
            let is_slow = beside.1 > 2 * alone.1 + Duration::from_millis(10);
            assert!(!judges_time || !is_slow, "honest people waited");
        }
    });
}

/// Does harm of this kind until it is killed.
pub(crate) fn attack(server: SocketAddr, kind: &str) {
    nice(LOWEST_PRIORITY).expect("anybody may stand back");
    LocalSet::new().block_on(&runtime(), async {
        for _ in 0..CONNECTIONS {
            spawn_local(harm(server, kind.to_owned()));
        }
        pending::<()>().await;
    });
}

async fn harm(server: SocketAddr, kind: String) {
    let from = hostile_address(0);
    loop {
        match kind.as_str() {
            "requests" => requests(server, from).await,
            "there" => page_frames(server, from, PAGE_IS_THERE).await,
            "unreadable" => page_frames(server, from, NO_FRAME).await,
            _ => lists(server, from).await,
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Asks for the list of tables again and again.
async fn lists(server: SocketAddr, from: std::net::IpAddr) {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return;
    };
    line.hello("Eve", None).await;
    for _ in 0..2000 {
        line.send(&FromClient::Tables).await;
        if line.next().await.is_none() {
            return;
        }
    }
}
