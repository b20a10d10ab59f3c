//! A log on NATS `JetStream`: one stream, in which each table has a subject of its own.
//!
//! An append is one message, so that it is kept whole or not at all. The server takes it only behind the message that whoever
//! appends has seen last on the subject: this is the fence between two who want to append to the same table. The stream
//! counts messages of all tables, a table its own lines: the header of a message says which line its last one is, so that
//! the last message alone tells how far a table goes.
//!
//! What became of an append is mostly told by the server. Where it is not (the answer was lost, a leader is being elected, or
//! somebody else was faster) the end of the table is read again, as often as it takes, and that decides.

use super::{Appended, Done, Log, NotAppended, after, count, is_name};
use crate::net::nats::Nats;
use async_nats::{Client, HeaderMap, Message, Request};
use futures_util::StreamExt as _;
use serde::Deserialize;
use serde_json::json;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::time::{sleep, timeout};

/// In a message's header: the number of its last line in its table.
const LAST_LINE: &str = "Serpente-Line";

/// In a message's header: who appended it.
const WRITER: &str = "Serpente-Writer";

/// In a message's header: behind which message of its subject it belongs.
const EXPECTED: &str = "Nats-Expected-Last-Subject-Sequence";

/// In an answer's header: the message's place in the stream.
const SEQUENCE: &str = "Nats-Sequence";

/// In an answer's header: how many messages more there are.
const PENDING: &str = "Nats-Num-Pending";

/// How long the server may take to answer; then it is asked again.
const ANSWER: Duration = Duration::from_secs(2);

/// How long after an answer that decides nothing it is asked again, at first and at most.
const AGAIN: [Duration; 2] = [Duration::from_millis(10), Duration::from_millis(250)];

/// How long whoever reads a table waits for it.
const READING: Duration = Duration::from_secs(15);

/// How many messages are asked for at once.
const BATCH: usize = 500;

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

/// What the server says of a message that it was given.
#[derive(Deserialize)]
struct Answer {
    #[serde(default)]
    error: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    seq: u64,
}

/// What the server says of a stream.
#[derive(Deserialize)]
struct Described {
    #[serde(default)]
    total: usize,
    state: Option<State>,
}

#[derive(Deserialize)]
struct State {
    #[serde(default)]
    subjects: BTreeMap<String, u64>,
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
            .block_on(async { timeout(READING, asked).await.ok().flatten() });
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

    /// The place of a message in the stream, if the server says that it has taken it.
    async fn publish(
        &self,
        table: &str,
        behind: u64,
        lines_then: u64,
        lines: &[u8],
    ) -> Option<u64> {
        let mut headers = HeaderMap::new();
        headers.insert(EXPECTED, behind.to_string().as_str());
        headers.insert(LAST_LINE, lines_then.to_string().as_str());
        headers.insert(WRITER, self.writer.as_str());
        let request = Request::new()
            .headers(headers)
            .payload(lines.to_vec().into())
            .timeout(Some(ANSWER));
        let answer = self
            .client
            .send_request(self.subject(table), request)
            .await
            .ok()?;
        let answer: Answer = serde_json::from_slice(&answer.payload).ok()?;
        (answer.error.is_none() && answer.seq > 0).then_some(answer.seq)
    }

    /// The last message of a table. Asks until there is an answer.
    async fn last(&self, table: &str) -> Last {
        let subject = format!("$JS.API.DIRECT.GET.{}.{}", self.stream, self.subject(table));
        let mut patience = Patience::new();
        loop {
            let request = Request::new().timeout(Some(ANSWER));
            let answer = self.client.send_request(subject.clone(), request).await;
            match answer.map(|answer| (status(&answer), answer)) {
                Ok((None, answer)) => {
                    if let Some(end) = end_of(&answer) {
                        let writer = header(&answer, WRITER).unwrap_or_default().to_owned();
                        return Last { end, writer };
                    }
                }
                Ok((Some(404), _)) => return Last::default(),
                Ok((Some(_), _)) | Err(_) => {}
            }
            patience.wait().await;
        }
    }

    /// All lines of a table, and how far it goes; nothing if they did not come whole.
    async fn read(&self, table: &str) -> Option<(Vec<u8>, End)> {
        let mut lines = Vec::new();
        let mut end = End::default();
        loop {
            let inbox = self.client.new_inbox();
            let mut answers = self.client.subscribe(inbox.clone()).await.ok()?;
            let wanted = json!({
                "seq": end.sequence + 1,
                "next_by_subj": self.subject(table),
                "batch": BATCH,
            });
            let subject = format!("$JS.API.DIRECT.GET.{}", self.stream);
            let wanted = wanted.to_string().into();
            let asked = self.client.publish_with_reply(subject, inbox, wanted);
            asked.await.ok()?;
            let pending: u64 = loop {
                let message = timeout(ANSWER, answers.next()).await.ok()??;
                match status(&message) {
                    None => {
                        let next = end_of(&message)?;
                        lines.extend_from_slice(&message.payload);
                        // One that was lost on the way would be missed.
                        if next.lines != end.lines + count(&message.payload) {
                            return None;
                        }
                        end = next;
                    }
                    Some(404) => break 0,
                    Some(204) => break header(&message, PENDING)?.parse().ok()?,
                    Some(_) => return None,
                }
            };
            if pending == 0 {
                return Some((lines, end));
            }
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

    /// The names of all tables.
    async fn names(&self) -> Option<Vec<String>> {
        let mut names = Vec::new();
        loop {
            let wanted =
                json!({"subjects_filter": format!("{}>", self.before), "offset": names.len()});
            let request = Request::new()
                .payload(wanted.to_string().into())
                .timeout(Some(ANSWER));
            let subject = format!("$JS.API.STREAM.INFO.{}", self.stream);
            let answer = self.client.send_request(subject, request).await.ok()?;
            let described: Described = serde_json::from_slice(&answer.payload).ok()?;
            let subjects = described.state?.subjects;
            let here = subjects.keys();
            let known = names.len();
            names.extend(
                here.filter_map(|subject| Some(subject.strip_prefix(&self.before)?.to_owned())),
            );
            if names.len() == known || names.len() >= described.total {
                names.sort_unstable();
                return Some(names);
            }
        }
    }
}

fn header<'a>(message: &'a Message, name: &str) -> Option<&'a str> {
    Some(message.headers.as_ref()?.get(name)?.as_str())
}

/// What the server says in place of a message.
fn status(message: &Message) -> Option<u16> {
    message.status.map(|status| status.as_u16())
}

/// How far a table goes whose last message this is.
fn end_of(message: &Message) -> Option<End> {
    Some(End {
        lines: header(message, LAST_LINE)?.parse().ok()?,
        sequence: header(message, SEQUENCE)?.parse().ok()?,
    })
}
