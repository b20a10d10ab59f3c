//! A log on NATS `JetStream`: one stream, in which each table has a subject of its own.
//!
//! An append is one message, so that it is kept whole or not at all. The server takes it only behind the message that whoever
//! appends has seen last on the subject: this is the fence between two who want to append to the same table. The stream
//! counts messages of all tables, a table its own lines: the header of a message says which line its last one is, so that
//! the last message alone tells how far a table goes.
//!
//! What became of an append is mostly told by the server. Where it is not (the answer was lost, a leader is being elected, or
//! somebody else was faster) the end of the table is read again, as often as it takes, and that decides.

mod old;
mod server;

use super::{Appended, Done, Log, NotAppended, after, count, is_name};
use crate::nats::Nats;
use async_nats::Client;
use std::collections::{HashMap, VecDeque};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::time::{sleep, timeout};

/// How long after an answer that decides nothing it is asked again, at first and at most.
const AGAIN: [Duration; 2] = [Duration::from_millis(10), Duration::from_millis(250)];

/// How long whoever reads a table waits for it.
const READ_TIMEOUT: Duration = Duration::from_secs(15);

/// What else a message may hold beside the lines, in bytes.
const HEADERS: usize = 1024;

/// A log on NATS `JetStream`.
#[derive(Clone)]
pub struct JetStreamLog {
    shared: Arc<Shared>,
    runtime: Handle,
}

struct Shared {
    client: Client,
    /// The stream's name.
    stream: String,
    /// What stands before the name of a table in its subject.
    before: String,
    /// By what this writer is told apart from all others.
    writer: String,
    tables: Mutex<HashMap<String, Writing>>,
}

/// A table that is appended to.
#[derive(Default)]
struct Writing {
    /// How far it goes, as far as is known.
    end: Option<End>,
    orders: VecDeque<Order>,
    /// Whether somebody works at the orders.
    is_busy: bool,
}

struct Order {
    after: u64,
    lines: Vec<u8>,
    done: Done,
}

/// How far a table goes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct End {
    lines: u64,
    /// The place of its last message in the stream; 0 where there is none.
    sequence: u64,
}

/// The last message of a table.
#[derive(Default)]
struct Last {
    end: End,
    writer: String,
}

/// How long it is waited between two questions: longer each time.
struct Patience(Duration);

impl Patience {
    fn new() -> Self {
        Self(AGAIN[0])
    }

    async fn wait(&mut self) {
        sleep(self.0).await;
        self.0 = (self.0 * 2).min(AGAIN[1]);
    }
}

impl JetStreamLog {
    /// The log of those who share their tables by these servers.
    #[must_use]
    pub fn of(nats: &Nats) -> Self {
        let shared = Shared {
            client: nats.client().clone(),
            stream: nats.stream().to_owned(),
            before: nats.subject("table."),
            writer: nats.client().new_inbox().replace("_INBOX.", ""),
            tables: Mutex::default(),
        };
        Self {
            shared: Arc::new(shared),
            runtime: nats.runtime().clone(),
        }
    }

    /// Waits for what is asked of the server.
    fn wait<T>(&self, asked: impl Future<Output = Option<T>>) -> io::Result<T> {
        let answered = self
            .runtime
            .block_on(async { timeout(READ_TIMEOUT, asked).await.ok().flatten() });
        answered.ok_or_else(|| io::ErrorKind::TimedOut.into())
    }
}

impl Log for JetStreamLog {
    fn append(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        if !is_name(table) {
            return done(Err(NotAppended::Failed(io::ErrorKind::InvalidFilename)));
        }
        if lines.len() + HEADERS > self.shared.client.server_info().max_payload {
            return done(Err(NotAppended::Failed(io::ErrorKind::FileTooLarge)));
        }
        let order = Order { after, lines, done };
        let mut tables = self.shared.tables();
        let writing = tables.entry(table.to_owned()).or_default();
        writing.orders.push_back(order);
        if !std::mem::replace(&mut writing.is_busy, true) {
            let (shared, table) = (Arc::clone(&self.shared), table.to_owned());
            self.runtime.spawn(async move { shared.work(&table).await });
        }
    }

    fn read(&self, table: &str, from: u64) -> io::Result<Vec<u8>> {
        if !is_name(table) {
            return Ok(Vec::new());
        }
        let (lines, _) = self.wait(async {
            let mut patience = Patience::new();
            loop {
                match self.shared.read(table).await {
                    Some(read) => return Some(read),
                    None => patience.wait().await,
                }
            }
        })?;
        Ok(after(&lines, from).to_vec())
    }

    fn take(&self, table: &str) -> io::Result<Vec<u8>> {
        if !is_name(table) {
            return Ok(Vec::new());
        }
        self.wait(async { Some(self.shared.take(table).await) })
    }

    fn tables(&self) -> io::Result<Vec<String>> {
        self.wait(async {
            let mut patience = Patience::new();
            loop {
                match self.shared.names().await {
                    Some(names) => return Some(names),
                    None => patience.wait().await,
                }
            }
        })
    }
}

impl Shared {
    /// Nothing is left half done while these are held.
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Writing>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn subject(&self, table: &str) -> String {
        format!("{}{table}", self.before)
    }

    /// The table goes so far now.
    fn set_end(&self, table: &str, end: End) {
        self.tables().entry(table.to_owned()).or_default().end = Some(end);
    }

    /// Appends what is ordered, one after the other, until nothing is left.
    async fn work(&self, table: &str) {
        loop {
            let order = {
                let mut tables = self.tables();
                let writing = tables.entry(table.to_owned()).or_default();
                let Some(order) = writing.orders.pop_front() else {
                    writing.is_busy = false;
                    return;
                };
                order
            };
            let appended = self.append(table, order.after, &order.lines).await;
            (order.done)(appended);
        }
    }

    async fn append(&self, table: &str, after: u64, lines: &[u8]) -> Appended {
        let known = self.tables().get(table).and_then(|writing| writing.end);
        let end = match known.filter(|end| end.lines == after) {
            Some(end) => end,
            // Others may have appended since it was known.
            None => self.last(table).await.end,
        };
        if end.lines != after {
            self.set_end(table, end);
            return Err(NotAppended::Elsewhere(end.lines));
        }
        let lines_then = after + count(lines);
        let then = self.put(table, end, lines_then, lines).await;
        match then {
            Ok(end) => {
                self.set_end(table, end);
                Ok(lines_then)
            }
            Err(other) => {
                self.set_end(table, other);
                Err(NotAppended::Elsewhere(other.lines))
            }
        }
    }

    /// Puts a message behind the last one, and says how far the table goes then; or how far it goes in truth.
    async fn put(&self, table: &str, end: End, lines_then: u64, lines: &[u8]) -> Result<End, End> {
        let mut patience = Patience::new();
        let mut missing = 0;
        loop {
            if let Some(sequence) = self.publish(table, end.sequence, lines_then, lines).await {
                return Ok(End {
                    lines: lines_then,
                    sequence,
                });
            }
            let last = self.last(table).await;
            if last.end.sequence > end.sequence {
                // The answer may have been lost, and not the lines.
                let is_own = last.writer == self.writer && last.end.lines == lines_then;
                return if is_own { Ok(last.end) } else { Err(last.end) };
            }
            // A table that is gone has no last message any more.
            missing += u32::from(last.end.sequence == 0 && end.sequence > 0);
            if missing > 8 {
                return Err(last.end);
            }
            patience.wait().await;
        }
    }

    /// All lines of a table; behind them stands a message without lines, so that nobody who knew its end before knows it now.
    async fn take(&self, table: &str) -> Vec<u8> {
        let mut patience = Patience::new();
        loop {
            if let Some((lines, end)) = self.read(table).await
                && let Ok(end) = self.put(table, end, end.lines, &[]).await
            {
                self.set_end(table, end);
                return lines;
            }
            patience.wait().await;
        }
    }
}
