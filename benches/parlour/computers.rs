//! Tables of one person and three computer players.

use std::cell::RefCell;
use std::net::{IpAddr, SocketAddr};
use std::process::{Child, Command};
use std::rc::Rc;
use std::time::{Duration, Instant};
use std::{env, fs};

use rustix::process::nice;
use serpente_client::wire::{Conditions, FromClient, FromServer, LimitOption, TableOptions};
use serpente_client::{Client, Intent};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, Update};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep, sleep_until, timeout};

use crate::client::{Line, Person};
use crate::server::Server;
use crate::tables::{Measured, THINKING, milliseconds};
use crate::{address, kib, runtime};

const CHAIRS: usize = 4;

/// The crowd: addresses, each with tables of one person and nine expert players.
const CROWD_ADDRESSES: u8 = 50;
const CROWD_TABLES: usize = 5;
const CROWD_CHAIRS: usize = 10;

/// How long a key may take until it is told at 99 of 100 moves, and a computer player from its turn to its move.
const A_KEY: Duration = Duration::from_millis(10);
const A_TURN: Duration = Duration::from_secs(1);

/// How long after one newcomer the next one comes.
const BETWEEN_NEWCOMERS: Duration = Duration::from_millis(250);

/// A newcomer who has not been let in by then never will be.
const LET_IN: Duration = Duration::from_secs(30);

/// The niceness of those who play, so that the server does not wait for them.
const PLAYERS_NICENESS: i32 = 10;

/// How long after the last honest table has begun it is measured: the crowd has begun its tables, too.
const SETTLED: Duration = Duration::from_secs(4);

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

/// What is measured.
pub(crate) struct Computers {
    pub(crate) tables: usize,
    /// The level of their computer players.
    pub(crate) level: String,
    pub(crate) time: Duration,
    /// Whether [`CROWD_ADDRESSES`] addresses have tables of ten experts beside them.
    pub(crate) has_crowd: bool,
    /// Whether it fails if somebody waits too long.
    pub(crate) judges_time: bool,
}

/// One person at a table with computer players.
struct Visitor {
    number: usize,
    from: IpAddr,
    /// Chairs of the table, its own included.
    chairs: usize,
    level: String,
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
    async fn play(mut self, server: SocketAddr) {
        let number = self.number;
        let intent = Intent::Open {
            conditions: Conditions {
                game: "salotto".to_owned(),
                players: Some(self.chairs),
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
        let mut line = Line::connect(&[server], 0, self.from).await;
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
                            let level = Some(self.level.clone());
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

/// Opens a table with a secret word, and lets a guest sit down by it, from an address of their own each time: adds how long
/// each took, from the beginning of the connection.
async fn newcomers(server: SocketAddr, opened: &Measured, sat: &Measured) {
    let word = || Some("calm red fox".to_owned());
    for visit in 0_u16.. {
        let [high, low] = visit.to_be_bytes();
        let from = IpAddr::from([127, 3, high, low.max(1)]);
        let began = Instant::now();
        let mut host = Line::connect(&[server], 0, from).await;
        host.hello("Ada", None).await;
        let conditions = Conditions {
            game: "salotto".to_owned(),
            players: Some(2),
            ..Conditions::default()
        };
        host.send(&FromClient::Open {
            conditions,
            private: false,
            secret: word(),
        })
        .await;
        let table = table_of(&mut host).await;
        opened.add(began.elapsed());
        let began = Instant::now();
        let mut guest = Line::connect(&[server], 0, from).await;
        guest.hello("Bo", None).await;
        guest
            .send(&FromClient::Sit {
                table,
                seat: None,
                after: 0,
                secret: word(),
                name: None,
            })
            .await;
        table_of(&mut guest).await;
        sat.add(began.elapsed());
        sleep(BETWEEN_NEWCOMERS).await;
    }
}

/// Waits until this person sits at a table. Returns its name.
async fn table_of(line: &mut Line) -> String {
    let let_in = async {
        loop {
            match line.next().await.expect("it is there") {
                FromServer::Table(state) => return state.table,
                FromServer::Refused(refused) => panic!("{refused:?}"),
                _ => {}
            }
        }
    };
    timeout(LET_IN, let_in).await.expect("it lets them in")
}

/// Returns somebody who will open a table of so many chairs.
fn visitor(number: usize, from: IpAddr, chairs: usize, level: &str, times: &Rc<Times>) -> Visitor {
    Visitor {
        number,
        from,
        chairs,
        level: level.to_owned(),
        seat: None,
        has_begun: false,
        sent: None,
        computer: None,
        times: Rc::clone(times),
    }
}

/// The name of the part of this program that is the crowd.
pub(crate) const CROWD: &str = "crowd";

/// Plays as the crowd until this process is killed. It measures nothing.
pub(crate) fn crowd(server: SocketAddr) {
    let _ = nice(PLAYERS_NICENESS);
    LocalSet::new().block_on(&runtime(), async {
        let times = Rc::<Times>::default();
        let mut people = JoinSet::new();
        for last in 1..=CROWD_ADDRESSES {
            let from = IpAddr::from([127, 2, 0, last]);
            for _ in 0..CROWD_TABLES {
                let number = people.len();
                people.spawn_local(
                    visitor(number, from, CROWD_CHAIRS, "expert", &times).play(server),
                );
            }
        }
        people.join_all().await;
    });
}

/// The process in which the crowd plays, apart from the people who are measured, so that these wait for the server only. It ends
/// with this value.
struct Crowd(Child);

impl Crowd {
    fn start(server: SocketAddr) -> Self {
        let mut program = Command::new(env::current_exe().expect("it runs"));
        program.arg(CROWD).arg(server.to_string());
        Self(program.spawn().expect("this program can be run"))
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Measures this, and prints the results.
///
/// # Panics
/// Panics if somebody waits too long and that is to be judged.
pub(crate) fn measure(measure: &Computers) {
    let server = Server::start();
    // The server keeps the niceness of before.
    let _ = nice(PLAYERS_NICENESS);
    LocalSet::new().block_on(&runtime(), async {
        let times = Rc::<Times>::default();
        let mut people = JoinSet::new();
        for number in 0..measure.tables {
            let visitor = visitor(number, address(number), CHAIRS, &measure.level, &times);
            people.spawn_local(visitor.play(server.address));
        }
        let _crowd = measure.has_crowd.then(|| Crowd::start(server.address));
        while *times.playing.borrow() < measure.tables {
            sleep(Duration::from_millis(50)).await;
        }
        sleep(SETTLED).await;
        times.keys.take();
        times.computers.take();
        let (opened, sat) = (Rc::<Measured>::default(), Rc::<Measured>::default());
        let arrivals = (Rc::clone(&opened), Rc::clone(&sat));
        let at = server.address;
        people.spawn_local(async move { newcomers(at, &arrivals.0, &arrivals.1).await });
        let level = &measure.level;
        let metric = async |name: &str| {
            let name = format!("serpente_thought_{name}{{level=\"{level}\"}}");
            server.number(&name).await
        };
        let rounds_before = metric("rounds_sum").await;
        let moves_before = metric("rounds_count").await;
        let began = Instant::now();
        let used = server.processor_time();
        sleep(measure.time).await;
        let worked = server.processor_time().saturating_sub(used);
        let share = worked.as_secs_f64() / began.elapsed().as_secs_f64();
        let waiting = server.number("serpente_thoughts_waiting").await;
        let stopped = server.number("serpente_thoughts_stopped_total").await;
        let moves = metric("rounds_count").await - moves_before;
        let rounds = (metric("rounds_sum").await - rounds_before) / moves.max(1);
        let (half, key, keys) = times.keys.take();
        println!(
            "{} tables of {level} players{}: {keys} moves of people told within {:.1} ms (half), {:.1} ms (99 in 100)",
            measure.tables,
            if measure.has_crowd { " beside the crowd" } else { "" },
            milliseconds(half),
            milliseconds(key)
        );
        let (half, turn, turns) = times.computers.take();
        println!(
            "  {turns} turns of computer players, {:.1} ms (half), {:.1} ms (99 in 100); {rounds} rounds a thought, {moves} thoughts, \
             {waiting} waiting, {stopped} stopped so far",
            milliseconds(half),
            milliseconds(turn)
        );
        for (what, measured) in [("open a table with a word", opened), ("sit down by a word", sat)] {
            let (half, most, count) = measured.take();
            println!(
                "  {count} newcomers {what} within {:.1} ms (half), {:.1} ms (99 in 100)",
                milliseconds(half),
                milliseconds(most)
            );
        }
        println!(
            "  {:.0} % of a core, {:.0} MiB, load of the machine {}",
            share * 100.0,
            kib(server.memory()) / 1024.0,
            load()
        );
        if measure.judges_time {
            assert!(key <= A_KEY, "keys are told too late");
            assert!(turn <= A_TURN, "computer players take too long");
        }
    });
}
