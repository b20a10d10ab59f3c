//! Measures a server under load: the server in a process of its own, players and spectators in this one, attackers in a
//! third. All share the machine's processors.
//!
//! - `tables N SECONDS`: N tables of four players, one move per second at each: how long it takes from sending a move until
//!   the last of the four has it, and what a table costs; `tables N SECONDS nats`: the same, with tables stored by three
//!   NATS servers;
//! - `computers N LEVEL SECONDS`: N tables of one person, who takes a second for each move, and three computer players of
//!   this level: how long it takes from sending a move until it is told, and from the turn of a computer player to its move, while
//!   newcomers open tables and sit down by secret words; fails if people wait more than 10 ms or for a computer player more than a
//!   second; `computers N LEVEL SECONDS crowd`: beside 50 addresses with five tables of ten experts each;
//! - `idle N`: N connections that only say who they are;
//! - `flood N SECONDS`: 200 tables beside N hostile connections from a third process, and the same without;
//! - `strangers SECONDS [KIND...]`: 300 tables beside 500 hostile people of every kind, or of these; fails if anybody honest
//!   suffers;
//! - `beside SECONDS`: 300 tables, in turn alone and beside 50 connections of one address that all do the same harm; fails if
//!   people wait twice as long;
//! - `cluster SECONDS TABLES FAULT...`: three processes that are one parlour, by three NATS servers, while one thing after
//!   the other fails (all, or those that are named as in `cluster::Fault`): nothing told is missing or doubled, and how long
//!   each kept the tables silent;
//! - `logs SECONDS`: appends to the log on files and to that on NATS, for so long each;
//! - `kills N`: N times `kill -9` while 20 tables play: nothing told is missing or doubled, and all come back.
//!
//! Without arguments: a little of each. Times are milliseconds of wall-clock time; memory is resident.

mod beside;
mod client;
mod cluster;
mod computers;
mod flood;
mod kills;
mod logs;
mod server;
mod tables;

use std::env;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use computers::Computers;
use flood::{Strangers, Target};
use serpente_testing::nats_servers::NatsServers;
use server::Server;
use tokio::runtime::{Builder, Runtime};

/// How many connections come from one address: a server allows 50.
const AN_ADDRESS: usize = 48;

/// Returns the address for a connection: a loopback address.
fn address(connection: usize) -> IpAddr {
    let [.., third, fourth] = u32::try_from(connection / AN_ADDRESS)
        .expect("few")
        .to_be_bytes();
    Ipv4Addr::new(127, 1, third, fourth + 1).into()
}

fn runtime() -> Runtime {
    let mut builder = Builder::new_current_thread();
    builder.enable_all().build().expect("the system gives one")
}

/// Connects this many clients who say who they are and wait, and prints what each costs.
fn idle(count: usize) -> usize {
    let server = Server::start();
    let before = server.memory();
    let a_listener = runtime().block_on(async {
        let mut waiting = Vec::with_capacity(count);
        for number in 0..count {
            let mut line = client::Line::connect(&[server.address], 0, address(number)).await;
            line.hello(&format!("P{number}"), None).await;
            waiting.push(line);
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        server.memory().saturating_sub(before) / count
    });
    println!(
        "{count} idle listeners held: {:.1} KiB each",
        kib(a_listener)
    );
    a_listener
}

#[expect(clippy::cast_precision_loss, reason = "a figure to read")]
fn kib(bytes: usize) -> f64 {
    bytes as f64 / 1024.0
}

fn main() {
    // `cargo bench` passes this argument; `cargo test` only checks that the benchmark works.
    let (measures, given): (Vec<String>, Vec<String>) =
        env::args().skip(1).partition(|given| given == "--bench");
    let number = |at: usize, usual: usize| {
        let given = given.get(at).map(|text| text.parse().expect("a number"));
        given.unwrap_or(usual)
    };
    let seconds = |at: usize, usual| Duration::from_secs(number(at, usual) as u64);
    match given.first().map(String::as_str) {
        Some(flood::ATTACK) => {
            let address = |at: usize| given[at].parse().expect("an address");
            let target = Target {
                server: address(1),
                ssh: address(2),
                kinds: given[4].split_terminator(',').map(str::to_owned).collect(),
                tables: given[5..].to_vec(),
            };
            flood::attack(target, number(3, 0));
        }
        Some(beside::HARM) => {
            beside::attack(given[1].parse().expect("an address"), &given[2]);
        }
        Some(computers::CROWD) => computers::crowd(given[1].parse().expect("an address")),
        Some("tables") => {
            let nats = given.get(3).map(|_| NatsServers::start(3));
            tables::measure(number(1, 2000), seconds(2, 30), nats.as_ref());
        }
        Some("computers") => {
            let level = given.get(2).map_or("expert", String::as_str);
            computers::measure(&Computers {
                tables: number(1, 100),
                level: level.to_owned(),
                time: seconds(3, 20),
                has_crowd: given.get(4).is_some_and(|more| more == "crowd"),
                judges_time: true,
            });
        }
        Some("idle") => drop(idle(number(1, 15_000))),
        Some("flood") => flood::measure(200, number(1, 10_000), seconds(2, 30)),
        Some("strangers") => flood::strangers(&Strangers {
            tables: 300,
            hostile: 500,
            time: seconds(1, 120),
            kinds: given.get(2..).unwrap_or_default(),
            judges_time: true,
        }),
        Some("beside") => beside::measure(300, seconds(1, 160), true),
        Some("cluster") => {
            let named = given.get(3..).unwrap_or_default();
            cluster::measure(number(2, 20), seconds(1, 600), named);
        }
        Some("logs") => logs::measure(seconds(1, 10)),
        Some("kills") => kills::measure(20, number(1, 200)),
        None if !measures.is_empty() => {
            idle(1000);
            for tables in [10, 100, 400] {
                tables::measure(tables, Duration::from_secs(10), None);
            }
            for level in ["easy", "expert"] {
                computers::measure(&Computers {
                    tables: 100,
                    level: level.to_owned(),
                    time: Duration::from_secs(10),
                    has_crowd: false,
                    judges_time: false,
                });
            }
            flood::measure(100, 1000, Duration::from_secs(10));
            kills::measure(20, 10);
        }
        _ => {
            idle(20);
            tables::measure(3, Duration::from_secs(2), None);
            computers::measure(&Computers {
                tables: 3,
                level: "expert".to_owned(),
                time: Duration::from_secs(2),
                has_crowd: false,
                judges_time: false,
            });
            flood::measure(2, 20, Duration::from_secs(2));
            flood::strangers(&Strangers {
                tables: 3,
                hostile: 60,
                time: Duration::from_secs(8),
                kinds: &[],
                judges_time: false,
            });
            beside::measure(3, Duration::from_secs(8), false);
            kills::measure(2, 2);
        }
    }
}
