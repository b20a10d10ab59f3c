//! Tables of four people who play at random, a move a second.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, Update};
use serpente_net::client::{Client, Goal};
use serpente_net::wire::{Conditions, EventLine, FromClient, FromServer};
use tokio::sync::{Semaphore, watch};
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{sleep, sleep_until};

use crate::client::{Line, Person};
use crate::server::{Server, processor_time};
use crate::{address, kib, runtime};
use serpente_testing::nats_servers::NatsServers;

const CHAIRS: usize = 4;

/// How long a person waits before a move, where that is measured.
pub(crate) const THINKING: Duration = Duration::from_secs(1);

/// How many sit down at the same time.
const AT_ONCE: usize = 64;

/// A move on its way.
#[derive(Clone, Copy)]
struct Sent {
    at: Instant,
    by: Seat,
    heard: usize,
}

/// A table, as those who sit at it share it.
pub(crate) struct Table {
    number: usize,
    name: watch::Sender<Option<String>>,
    thinking: Duration,
    sent: Cell<Option<Sent>>,
    pub(crate) is_playing: Cell<bool>,
    /// On which chair each sits: whoever comes first sits first.
    pub(crate) seats: [Cell<Option<Seat>>; CHAIRS],
    /// How often each was let in and has all that was missing.
    pub(crate) back: [Cell<u32>; CHAIRS],
    /// When something was heard here last, and the longest time without anything since that was asked.
    heard_at: Cell<Instant>,
    silence: Cell<Duration>,
    /// What each was told, in order, if that is kept.
    pub(crate) lines: Option<[RefCell<Vec<EventLine>>; CHAIRS]>,
}

impl Table {
    pub(crate) fn name(&self) -> String {
        self.name.borrow().clone().expect("it was opened")
    }

    /// What each of the four heard last.
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

    /// Something was heard by one of the four.
    fn note(&self) {
        let silence = self.heard_at.replace(Instant::now()).elapsed();
        self.silence.set(self.silence.get().max(silence));
    }

    /// When something was heard here last.
    pub(crate) fn heard_at(&self) -> Instant {
        self.heard_at.get()
    }

    /// The longest time without anything since this was asked last.
    pub(crate) fn take_silence(&self) -> Duration {
        self.silence.take()
    }
}

/// What was measured.
#[derive(Default)]
pub(crate) struct Measured {
    times: RefCell<Vec<Duration>>,
}

impl Measured {
    /// The median and the worst but one in a hundred, since this was asked last, and how many moves there were.
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

/// Tables that are played at, until the task set ends.
pub(crate) struct Evening {
    pub(crate) tables: Vec<Rc<Table>>,
    pub(crate) measured: Rc<Measured>,
}

impl Evening {
    /// Opens so many tables where people think so long about a move, has four people sit down at each, and returns when all play.
    /// They come by these doors in turn.
    pub(crate) async fn begin(
        by: &[SocketAddr],
        tables: usize,
        thinking: Duration,
        keeps_lines: bool,
    ) -> Self {
        let by: Rc<[SocketAddr]> = by.into();
        let measured = Rc::<Measured>::default();
        let doors = Rc::new(Semaphore::new(AT_ONCE));
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
        for table in &tables {
            for one in 0..CHAIRS {
                let (table, measured) = (Rc::clone(table), Rc::clone(&measured));
                let doors = Rc::clone(&doors);
                spawn_local(sit(Rc::clone(&by), table, one, measured, doors));
            }
        }
        while !tables.iter().all(|table| table.is_playing.get()) {
            sleep(Duration::from_millis(50)).await;
        }
        Self { tables, measured }
    }
}

/// A person of a table, from the door on. Whose line breaks comes back.
async fn sit(
    by: Rc<[SocketAddr]>,
    table: Rc<Table>,
    one: usize,
    measured: Rc<Measured>,
    doors: Rc<Semaphore>,
) {
    let number = table.number * CHAIRS + one;
    let goal = if one == 0 {
        Goal::Open {
            conditions: Conditions {
                game: "salotto".to_owned(),
                players: Some(CHAIRS),
                teams: None,
                options: [("limit".to_owned(), 100_000.into())].into(),
            },
            private: false,
        }
    } else {
        let mut name = table.name.subscribe();
        let name = name.wait_for(Option::is_some).await.expect("it is held");
        let name = name.clone();
        Goal::at(name, None, false)
    };
    let names = vec![format!("P{number}")];
    let client = Client::new(names, "en".to_owned(), None, goal);
    let mut person = Person::new(client, number as u64);
    loop {
        let door = doors.acquire().await.expect("it is open");
        let mut line = Line::connect(&by, number + one, address(number)).await;
        line.send(&person.client.connected()).await;
        drop(door);
        play(&mut line, &mut person, &table, one, &measured).await;
    }
}

/// Plays until the line breaks.
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
                    // It was opened by another door a moment ago.
                    sleep(Duration::from_millis(100)).await;
                    let goal = person.client.goal().clone();
                    for frame in person.client.want(goal) {
                        line.send(&frame).await;
                    }
                    continue;
                }
                // Who has come back may be in turn, and nothing new tells so.
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

/// One more of the four has heard of the move that is on its way.
fn hear(table: &Table, update: &Update, measured: &Measured) {
    let Some(mut sent) = table.sent.take() else {
        return;
    };
    let mut movers = update.events.iter().filter_map(Event::mover);
    sent.heard += usize::from(movers.any(|seat| seat == sent.by));
    if sent.heard == CHAIRS {
        measured.times.borrow_mut().push(sent.at.elapsed());
    } else {
        table.sent.set(Some(sent));
    }
}

/// Measures so many tables for so long, kept in files or by three NATS servers, and prints it.
pub(crate) fn measure(tables: usize, time: Duration, nats: Option<&NatsServers>) {
    let server = match nats {
        None => Server::start(),
        Some(nats) => Server::start_with(&["--cluster", &nats.addresses()]),
    };
    let before = server.memory();
    let processors = || {
        let keepers = nats.into_iter().flat_map(NatsServers::processes);
        let keepers: Duration = keepers.map(processor_time).sum();
        (server.processor_time(), keepers)
    };
    let (median, worst, moves, memory, taken) = LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&[server.address], tables, THINKING, false).await;
        sleep(THINKING * 2).await;
        evening.measured.take();
        let begun = processors();
        sleep(time).await;
        let (ended, memory) = (processors(), server.memory().saturating_sub(before));
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
