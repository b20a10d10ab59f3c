//! A log on NATS `JetStream`: one stream, in which each table has its own subject.
//!
//! An append is one message, so it is stored completely or not at all. The server accepts it only
//! if the writer knows the last message of the subject. This prevents two writers from appending to
//! the same table. The stream numbers the messages of all tables, but each table counts its own
//! lines. A message has the number of its last line in its header, so the last message is enough to
//! know how many lines a table has. A message whose first line has the number 1 begins the table
//! anew: the messages before it no longer count, and are purged.
//!
//! Usually the server's answer says whether an append succeeded. Without a useful answer (it was
//! lost, a leader is being elected, or another writer was faster), the writer reads the end of the
//! table again until that decides.

#[cfg(test)]
mod laws;
mod old;
mod server;

use crate::nats::Nats;
use async_nats::Client;
use serpente_client::Backoff;
use serpente_parlour::log::{Appended, Done, Log, NotAppended, after, count, is_name};
use serpente_system::lock;
use std::collections::{HashMap, VecDeque};
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::time::{sleep, timeout};

/// The shortest and the longest wait before a retry.
const RETRY_MIN: Duration = Duration::from_millis(10);
const RETRY_MAX: Duration = Duration::from_millis(250);

/// How long reading a table may take.
const READ_TIMEOUT: Duration = Duration::from_secs(15);

/// The most bytes in a message beside the lines.
const HEADERS: usize = 1024;

/// A log on NATS `JetStream`.
#[derive(Clone)]
pub struct JetStreamLog {
    shared: Arc<StreamShared>,
    runtime: Handle,
}

struct StreamShared {
    client: Client,
    /// The stream's name.
    stream: String,
    /// The prefix of a table's subject.
    before: String,
    /// An id that no other writer has.
    writer: String,
    tables: Mutex<HashMap<String, Writing>>,
}

/// A table that this process appends to.
#[derive(Default)]
struct Writing {
    /// The known end of the table.
    end: Option<StreamEnd>,
    orders: VecDeque<StreamOrder>,
    /// Whether a task is working on the orders.
    is_busy: bool,
}

struct StreamOrder {
    after: u64,
    lines: Vec<u8>,
    /// Whether the lines replace those before them.
    replaces: bool,
    done: Done,
}

/// The end of a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct StreamEnd {
    lines: u64,
    /// The number of the table's last message in the stream; 0 if it has none.
    sequence: u64,
}

/// The last message of a table.
#[derive(Default)]
struct Last {
    end: StreamEnd,
    writer: String,
}

/// Asks again and again until there is an answer.
async fn until_answered<T, A: Future<Output = Option<T>>>(ask: impl Fn() -> A) -> T {
    let mut backoff = Backoff::between(RETRY_MIN, RETRY_MAX);
    loop {
        match ask().await {
            Some(answer) => return answer,
            None => sleep(backoff.wait()).await,
        }
    }
}

impl JetStreamLog {
    /// Returns the log on these servers.
    #[must_use]
    pub fn of(nats: &Nats) -> Self {
        let shared = StreamShared {
            client: nats.client.clone(),
            stream: nats.stream.clone(),
            before: nats.subject("table."),
            writer: nats.client.new_inbox().replace("_INBOX.", ""),
            tables: Mutex::default(),
        };
        Self {
            shared: Arc::new(shared),
            runtime: nats.handle.clone(),
        }
    }

    /// Blocks until the server has answered.
    fn wait<T>(&self, answer: impl Future<Output = T>) -> io::Result<T> {
        let answer = async { timeout(READ_TIMEOUT, answer).await };
        let answered = self.runtime.block_on(answer);
        answered.map_err(|_| io::ErrorKind::TimedOut.into())
    }
}

impl Log for JetStreamLog {
    fn append(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        let order = StreamOrder {
            after,
            lines,
            replaces: false,
            done,
        };
        self.order(table, order);
    }

    fn rewrite(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        let order = StreamOrder {
            after,
            lines,
            replaces: true,
            done,
        };
        self.order(table, order);
    }

    fn read(&self, table: &str, from: u64) -> io::Result<Vec<u8>> {
        if !is_name(table) {
            return Ok(Vec::new());
        }
        let (lines, _) = self.wait(until_answered(|| self.shared.read(table)))?;
        Ok(after(&lines, from).to_vec())
    }

    fn take(&self, table: &str) -> io::Result<Vec<u8>> {
        if !is_name(table) {
            return Ok(Vec::new());
        }
        self.wait(self.shared.take(table))
    }

    fn tables(&self) -> io::Result<Vec<String>> {
        self.wait(until_answered(|| self.shared.names()))
    }
}

impl JetStreamLog {
    fn order(&self, table: &str, order: StreamOrder) {
        if !is_name(table) {
            return (order.done)(Err(NotAppended::Failed(io::ErrorKind::InvalidFilename)));
        }
        if order.lines.len() + HEADERS > self.shared.client.server_info().max_payload {
            return (order.done)(Err(NotAppended::Failed(io::ErrorKind::FileTooLarge)));
        }
        let mut tables = lock(&self.shared.tables);
        let writing = tables.entry(table.to_owned()).or_default();
        writing.orders.push_back(order);
        if !std::mem::replace(&mut writing.is_busy, true) {
            let shared = Arc::clone(&self.shared);
            let table = table.to_owned();
            self.runtime.spawn(async move { shared.work(&table).await });
        }
    }
}

impl StreamShared {
    fn subject(&self, table: &str) -> String {
        format!("{}{table}", self.before)
    }

    /// Sets the known end of a table.
    fn set_end(&self, table: &str, end: StreamEnd) {
        lock(&self.tables).entry(table.to_owned()).or_default().end = Some(end);
    }

    /// Appends the orders one after another until none is left.
    async fn work(&self, table: &str) {
        loop {
            let order = {
                let mut tables = lock(&self.tables);
                let writing = tables.entry(table.to_owned()).or_default();
                let Some(order) = writing.orders.pop_front() else {
                    writing.is_busy = false;
                    return;
                };
                order
            };
            let StreamOrder {
                after,
                lines,
                replaces,
                done,
            } = order;
            done(self.append(table, after, &lines, replaces).await);
        }
    }

    async fn append(&self, table: &str, after: u64, lines: &[u8], replaces: bool) -> Appended {
        let known = lock(&self.tables)
            .get(table)
            .and_then(|writing| writing.end);
        let end = match known.filter(|end| end.lines == after) {
            Some(end) => end,
            // Another writer may have appended in the meantime.
            None => self.last(table).await.end,
        };
        if end.lines != after {
            self.set_end(table, end);
            return Err(NotAppended::Elsewhere(end.lines));
        }
        let lines_before = if replaces { 0 } else { after };
        let lines_then = lines_before + count(lines);
        let put = self.put(table, end, lines_then, lines).await;
        let (Ok(end) | Err(end)) = put;
        self.set_end(table, end);
        if put.is_ok() && replaces {
            // If this fails, readers pass over the old messages, and the next time removes them.
            let _ = self.purge_before(table, end.sequence).await;
        }
        match put {
            Ok(_) => Ok(lines_then),
            Err(other) => Err(NotAppended::Elsewhere(other.lines)),
        }
    }

    /// Appends a message after the last one. Returns the new end of the table; or its real end if
    /// another writer has appended.
    async fn put(
        &self,
        table: &str,
        end: StreamEnd,
        lines_then: u64,
        lines: &[u8],
    ) -> Result<StreamEnd, StreamEnd> {
        let mut backoff = Backoff::between(RETRY_MIN, RETRY_MAX);
        let mut missing = 0;
        loop {
            if let Some(sequence) = self.publish(table, end.sequence, lines_then, lines).await {
                return Ok(StreamEnd {
                    lines: lines_then,
                    sequence,
                });
            }
            let last = self.last(table).await;
            if last.end.sequence > end.sequence {
                // Perhaps only the answer was lost and the lines were stored.
                let is_own = last.writer == self.writer && last.end.lines == lines_then;
                return if is_own { Ok(last.end) } else { Err(last.end) };
            }
            // A deleted table has no last message.
            missing += u32::from(last.end.sequence == 0 && end.sequence > 0);
            if missing > 8 {
                return Err(last.end);
            }
            sleep(backoff.wait()).await;
        }
    }

    /// Returns all lines of a table. Appends a message without lines, so that earlier writers no
    /// longer know the end of the table.
    async fn take(&self, table: &str) -> Vec<u8> {
        until_answered(|| async move {
            let (lines, end) = self.read(table).await?;
            let end = self.put(table, end, end.lines, &[]).await.ok()?;
            self.set_end(table, end);
            Some(lines)
        })
        .await
    }
}
