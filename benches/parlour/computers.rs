//! Tables of one person and three computer players.

use std::cell::RefCell;
use std::fs;
use std::rc::Rc;
use std::time::{Duration, Instant};

use rustix::process::nice;
use serpente_client::wire::{Conditions, FromClient, FromServer, LimitOption, TableOptions};
use serpente_client::{Client, Intent};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, Update};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep, sleep_until};

use crate::client::{Line, Person};
use crate::server::Server;
use crate::tables::{Measured, THINKING, milliseconds};
use crate::{address, kib, runtime};

const CHAIRS: usize = 4;

/// The niceness of those who play, so that the server does not wait for them.
const PLAYERS_NICENESS: i32 = 10;

/// How many people join in a second.
const JOINING_A_SECOND: u64 = 100;

/// What the people have measured.
#[derive(Default)]
struct Times {
    /// From sending a move until it is told.
    keys: Measured,
    /// From the turn of a computer player until its move, both as the person is told.
    computers: Measured,
    /// The people who play.
    playing: RefCell<usize>,
}

/// One person at a table with three computer players.
struct Visitor {
    seat: Option<Seat>,
    has_begun: bool,
    /// When the person's move was sent.
    sent: Option<Instant>,
    /// The computer player in turn, and since when.
    computer: Option<(Seat, Instant)>,
    times: Rc<Times>,
}

impl Visitor {
    /// Measures what an update tells.
    fn hear(&mut self, update: &Update) {
        for event in &update.events {
            let mover = event.mover();
            if mover.is_some()
                && mover == self.seat
                && let Some(sent) = self.sent.take()
            {
                self.times.keys.add(sent.elapsed());
            }
            if let Some((seat, since)) = self.computer
                && mover == Some(seat)
            {
                self.computer = None;
                self.times.computers.add(since.elapsed());
            }
            if let Event::Turn { seat } = event
                && Some(*seat) != self.seat
            {
                self.computer = Some((*seat, Instant::now()));
            }
        }
    }

    /// Sits down and plays without end.
    async fn play(mut self, server: std::net::SocketAddr, number: usize, level: String) {
        let intent = Intent::Open {
            conditions: Conditions {
                game: "salotto".to_owned(),
                players: Some(CHAIRS),
                teams: None,
                options: TableOptions {
                    limit: LimitOption::new(100_000),
                    ..TableOptions::default()
                },
            },
            private: false,
        };
        let names = vec![format!("P{number}")];
        let client = Client::new(names, "en".to_owned(), None, intent);
        let mut person = Person::new(client, number as u64);
        sleep(Duration::from_millis(
            number as u64 * 1000 / JOINING_A_SECOND,
        ))
        .await;
        let mut line = Line::connect(&[server], 0, address(number)).await;
        line.send(&person.client.connected()).await;
        let mut act_at = None;
        loop {
            tokio::select! {
                frame = line.next() => {
                    let Some(frame) = frame else { return };
                    if let FromServer::Table(now) = &frame {
                        self.seat = now.seat.and_then(|seat| Seat::new(seat.into()));
                        if !self.has_begun {
                            self.has_begun = true;
                            *self.times.playing.borrow_mut() += 1;
                            let level = Some(level.clone());
                            line.send(&FromClient::Fill { level }).await;
                            line.send(&FromClient::Begin).await;
                        }
                    }
                    let (send, updates) = person.take(frame);
                    for frame in send {
                        line.send(&frame).await;
                    }
                    for update in &updates {
                        self.hear(update);
                    }
                    if !updates.is_empty() {
                        act_at = Some(tokio::time::Instant::now() + THINKING);
                    }
                }
                () = async { sleep_until(act_at.expect("asked before")).await }, if act_at.is_some() => {
                    act_at = None;
                    if let Some(frame) = person.act() {
                        if let FromClient::Move { .. } = &frame {
                            self.sent = Some(Instant::now());
                        }
                        line.send(&frame).await;
                    }
                }
            }
        }
    }
}

/// Returns the load of this machine over the last minute, as the system tells it.
fn load() -> String {
    let told = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    told.split_whitespace().next().unwrap_or("?").to_owned()
}

/// Measures this many tables for this long, and prints the results.
pub(crate) fn measure(tables: usize, level: &str, time: Duration) {
    let server = Server::start();
    // The server keeps the niceness of before.
    let _ = nice(PLAYERS_NICENESS);
    LocalSet::new().block_on(&runtime(), async {
        let times = Rc::<Times>::default();
        let mut people = JoinSet::new();
        for number in 0..tables {
            let visitor = Visitor {
                seat: None,
                has_begun: false,
                sent: None,
                computer: None,
                times: Rc::clone(&times),
            };
            people.spawn_local(visitor.play(server.address, number, level.to_owned()));
        }
        while *times.playing.borrow() < tables {
            sleep(Duration::from_millis(50)).await;
        }
        sleep(Duration::from_secs(2)).await;
        times.keys.take();
        times.computers.take();
        let metric = async |name: &str| {
            let name = format!("serpente_thought_{name}{{level=\"{level}\"}}");
            server.number(&name).await
        };
        let rounds_before = metric("rounds_sum").await;
        let moves_before = metric("rounds_count").await;
        let began = Instant::now();
        let used = server.processor_time();
        sleep(time).await;
        let worked = server.processor_time().saturating_sub(used);
        let share = worked.as_secs_f64() / began.elapsed().as_secs_f64();
        let waiting = server.number("serpente_thoughts_waiting").await;
        let stopped = server.number("serpente_thoughts_stopped_total").await;
        let moves = metric("rounds_count").await - moves_before;
        let rounds = (metric("rounds_sum").await - rounds_before) / moves.max(1);
        let (half, most, keys) = times.keys.take();
        println!(
            "{tables} tables of {level} players: {keys} moves of people told within {:.1} ms (half), {:.1} ms (99 in 100)",
            milliseconds(half),
            milliseconds(most)
        );
        let (half, most, turns) = times.computers.take();
        println!(
            "  {turns} turns of computer players, {:.1} ms (half), {:.1} ms (99 in 100); {rounds} rounds a thought, {moves} thoughts, \
             {waiting} waiting, {stopped} stopped so far",
            milliseconds(half),
            milliseconds(most)
        );
        println!(
            "  {:.0} % of a core, {:.0} MiB, load of the machine {}",
            share * 100.0,
            kib(server.memory()) / 1024.0,
            load()
        );
    });
}
