//! Tables of four players who play at random, one move per second.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serpente_client::wire::{
    Conditions, EventLine, FromClient, FromServer, LimitOption, TableOptions,
};
use serpente_client::{Client, EnterAs, Intent};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, Update};
use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep, sleep_until};

use crate::client::{Line, Person};
use crate::server::{Server, processor_time};
use crate::{address, kib, runtime};
use serpente_testing::nats_servers::NatsServers;

const CHAIRS: usize = 4;

/// How long a player waits before a move, where that is measured.
pub(crate) const THINKING: Duration = Duration::from_secs(1);

/// How many players join at the same time.
const AT_ONCE: usize = 64;

/// A move on its way.
#[derive(Clone, Copy)]
struct Sent {
    at: Instant,
    by: Seat,
    heard: usize,
}

/// A table, shared by its players.
pub(crate) struct Table {
    number: usize,
    name: watch::Sender<Option<String>>,
    thinking: Duration,
    sent: Cell<Option<Sent>>,
    pub(crate) is_playing: Cell<bool>,
    /// The seat of each player, in the order in which they came.
    pub(crate) seats: [Cell<Option<Seat>>; CHAIRS],
    /// How often each player was let in and caught up.
    pub(crate) back: [Cell<u32>; CHAIRS],
    /// When a player here last received something, and the longest time without anything since this was last read.
    heard_at: Cell<Instant>,
    silence: Cell<Duration>,
    /// The lines that each player received, in order, if they are kept.
    pub(crate) lines: Option<[RefCell<Vec<EventLine>>; CHAIRS]>,
}

impl Table {
    pub(crate) fn name(&self) -> String {
        self.name.borrow().clone().expect("it was opened")
    }

    /// Returns what each of the four last received.
    pub(crate) fn told(&self) -> String {
        let last =
            |one: &RefCell<Vec<EventLine>>| one.borrow().last().map(|line| format!("{line:?}"));
        let last: Vec<_> = self.lines.iter().flatten().map(last).collect();
        let seats: Vec<_> = self.seats.iter().map(Cell::get).collect();
        let back: Vec<_> = self.back.iter().map(Cell::get).collect();
        format!(
            "{}: chairs {seats:?}, let in {back:?} times, heard last {last:?}",
            self.name()
        )
    }

    /// Notes that one of the four received something.
    fn note(&self) {
        let silence = self.heard_at.replace(Instant::now()).elapsed();
        self.silence.set(self.silence.get().max(silence));
    }

    /// Returns when a player here last received something.
    pub(crate) fn heard_at(&self) -> Instant {
        self.heard_at.get()
    }

    /// Returns the longest time without anything since the last call.
    pub(crate) fn take_silence(&self) -> Duration {
        self.silence.take()
    }
}

/// The measured times.
#[derive(Default)]
pub(crate) struct Measured {
    times: RefCell<Vec<Duration>>,
}

impl Measured {
    pub(crate) fn add(&self, time: Duration) {
        self.times.borrow_mut().push(time);
    }

    /// Adds what was measured elsewhere since it was last taken.
    pub(crate) fn add_all(&self, of: &Self) {
        self.times.borrow_mut().extend(of.times.take());
    }

    /// Returns the median and the 99th percentile since the last call, and the number of moves.
    pub(crate) fn take(&self) -> (Duration, Duration, usize) {
        let mut times = self.times.take();
        times.sort_unstable();
        let at = |percent: usize| times.get(times.len() * percent / 100).copied();
        let [median, worst] = [50, 99].map(|percent| at(percent).unwrap_or_default());
        (median, worst, times.len())
    }
}

pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Tables being played, until this is dropped.
pub(crate) struct Evening {
    pub(crate) tables: Vec<Rc<Table>>,
    pub(crate) measured: Rc<Measured>,
    _players: JoinSet<()>,
}

impl Evening {
    /// Opens this many tables where players think this long about a move. Four players join each, through these servers in
    /// turn. Returns when all play.
    pub(crate) async fn begin(
        by: &[SocketAddr],
        tables: usize,
        thinking: Duration,
        keeps_lines: bool,
    ) -> Self {
        let by: Rc<[SocketAddr]> = by.into();
        let measured = Rc::<Measured>::default();
        let gateways = Rc::new(Semaphore::new(AT_ONCE));
        let tables: Vec<Rc<Table>> = (0..tables)
            .map(|number| {
                Rc::new(Table {
                    number,
                    name: watch::Sender::new(None),
                    thinking,
                    sent: Cell::default(),
                    is_playing: Cell::default(),
                    seats: Default::default(),
                    back: Default::default(),
                    heard_at: Cell::new(Instant::now()),
                    silence: Cell::default(),
                    lines: keeps_lines.then(Default::default),
                })
            })
            .collect();
        let mut players = JoinSet::new();
        for table in &tables {
            for one in 0..CHAIRS {
                let table = Rc::clone(table);
                let measured = Rc::clone(&measured);
                let gateways = Rc::clone(&gateways);
                players.spawn_local(sit(Rc::clone(&by), table, one, measured, gateways));
            }
        }
        while !tables.iter().all(|table| table.is_playing.get()) {
            sleep(Duration::from_millis(50)).await;
        }
        Self {
            tables,
            measured,
            _players: players,
        }
    }
}

/// A player of a table, from connecting on. If the connection breaks, the player comes back.
async fn sit(
    by: Rc<[SocketAddr]>,
    table: Rc<Table>,
    one: usize,
    measured: Rc<Measured>,
    gateways: Rc<Semaphore>,
) {
    let number = table.number * CHAIRS + one;
    let goal = if one == 0 {
        Intent::Open {
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
        }
    } else {
        let mut name = table.name.subscribe();
        let name = name.wait_for(Option::is_some).await.expect("it is held");
        let name = name.clone();
        Intent::at(name, EnterAs::Player(None))
    };
    let names = vec![format!("P{number}")];
    let client = Client::new(names, "en".to_owned(), None, goal);
    let mut person = Person::new(client, number as u64);
    loop {
        let door = gateways.acquire().await.expect("it is open");
        let mut line = Line::connect(&by, number + one, address(number)).await;
        line.send(&person.client.connected()).await;
        drop(door);
        play(&mut line, &mut person, &table, one, &measured).await;
    }
}

/// Plays until the connection breaks.
async fn play(
    line: &mut Line,
    person: &mut Person,
    table: &Table,
    one: usize,
    measured: &Measured,
) {
    let mut act_at = None;
    let mut has_begun = false;
    loop {
        tokio::select! {
            frame = line.next() => {
                let Some(frame) = frame else { return };
                if let FromServer::Event(_) = &frame {
                    table.note();
                }
                if let (Some(lines), FromServer::Event(line)) = (&table.lines, &frame) {
                    lines[one].borrow_mut().push(line.clone());
                }
                if let FromServer::Step(_) = &frame {
                    table.back[one].set(table.back[one].get() + 1);
                }
                if let FromServer::Table(now) = &frame {
                    table.name.send_if_modified(|name| name.replace(now.table.clone()).is_none());
                    let seat = now.seat.and_then(|seat| Seat::new(seat.into()));
                    table.seats[one].set(seat);
                    table.is_playing.set(now.playing);
                    if one == 0 && !now.playing && !has_begun && now.chairs.iter().all(Option::is_some) {
                        has_begun = true;
                        line.send(&FromClient::Begin).await;
                    }
                }
                if let FromServer::Refused(refused) = &frame && refused.reason == "no-table" {
                    // Another process opened it a moment ago and this one does not know it yet.
                    sleep(Duration::from_millis(100)).await;
                    let goal = person.client.goal.clone();
                    for frame in person.client.want(goal) {
                        line.send(&frame).await;
                    }
                    continue;
                }
                // A player who has come back may be in turn, and nothing new will say so.
                let is_back = matches!(frame, FromServer::Step(_));
                let is_refused = matches!(frame, FromServer::Refused(_));
                let (send, updates) = person.take(frame);
                for frame in send {
                    line.send(&frame).await;
                }
                for update in &updates {
                    hear(table, update, measured);
                }
                if !updates.is_empty() || is_refused || is_back {
                    act_at = Some(tokio::time::Instant::now() + table.thinking);
                }
            }
            () = async { sleep_until(act_at.expect("asked before")).await }, if act_at.is_some() => {
                act_at = None;
                if let Some(frame) = person.act() {
                    if let (FromClient::Move { .. }, Some(by)) = (&frame, table.seats[one].get()) {
                        table.sent.set(Some(Sent { at: Instant::now(), by, heard: 0 }));
                    }
                    line.send(&frame).await;
                }
            }
        }
    }
}

/// One more of the four has received the move on its way.
fn hear(table: &Table, update: &Update, measured: &Measured) {
    let Some(mut sent) = table.sent.take() else {
        return;
    };
    let mut movers = update.events.iter().filter_map(Event::mover);
    sent.heard += usize::from(movers.any(|seat| seat == sent.by));
    if sent.heard == CHAIRS {
        measured.add(sent.at.elapsed());
    } else {
        table.sent.set(Some(sent));
    }
}

/// Measures this many tables for this long, stored in files or by three NATS servers, and prints the results.
pub(crate) fn measure(tables: usize, time: Duration, nats: Option<&NatsServers>) {
    let server = match nats {
        None => Server::start(),
        Some(nats) => Server::start_with(&["--cluster", &nats.addresses()]),
    };
    let before = server.memory();
    let processors = || {
        let keepers: Duration = nats
            .into_iter()
            .flat_map(NatsServers::processes)
            .map(processor_time)
            .sum();
        (server.processor_time(), keepers)
    };
    let (median, worst, moves, memory, taken) = LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&[server.address], tables, THINKING, false).await;
        sleep(THINKING * 2).await;
        evening.measured.take();
        let begun = processors();
        sleep(time).await;
        let ended = processors();
        let memory = server.memory().saturating_sub(before);
        let (median, worst, moves) = evening.measured.take();
        let taken = (
            ended.0.saturating_sub(begun.0),
            ended.1.saturating_sub(begun.1),
        );
        (median, worst, moves, memory, taken)
    });
    let per_move = u32::try_from(moves.max(1)).expect("they fit");
    let a_move = |taken: Duration| milliseconds(taken / per_move) * 1e3;
    println!(
        "{tables} tables of four, {moves} moves in {time:.0?}: own move to the last of four p50 {:.2} ms, p99 {:.2} ms; \
         {:.1} KiB a table with its four listeners; of a processor {:.0} µs a move, the NATS servers {:.0} µs",
        milliseconds(median),
        milliseconds(worst),
        kib(memory / tables),
        a_move(taken.0),
        a_move(taken.1),
    );
}
