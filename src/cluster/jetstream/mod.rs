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
pub(crate) mod writing;

use crate::nats::Nats;
use async_nats::Client;
use serpente_client::Backoff;
use serpente_parlour::log::{Done, Log, NotAppended, after, is_name};
use serpente_system::lock;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::time::{sleep, timeout};
use writing::{
    AppendOrder, NextWrite, RETRY_MAX, RETRY_MIN, StreamAnswer, StreamRequest, StreamWrite,
    StreamWriter, WriteOutcome, WriteStep,
};

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
    tables: Mutex<StreamWriter<Done>>,
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
        let writer = nats.client.new_inbox().replace("_INBOX.", "");
        let shared = StreamShared {
            client: nats.client.clone(),
            stream: nats.stream.clone(),
            before: nats.subject("table."),
            tables: Mutex::new(StreamWriter::new(writer.clone())),
            writer,
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
        let order = AppendOrder {
            after,
            lines,
            replaces: false,
        };
        self.order(table, order, done);
    }

    fn rewrite(&self, table: &str, after: u64, lines: Vec<u8>, done: Done) {
        let order = AppendOrder {
            after,
            lines,
            replaces: true,
        };
        self.order(table, order, done);
    }

    fn read(&self, table: &str, from: u64) -> io::Result<Vec<u8>> {
        if !is_name(table) {
            return Ok(Vec::new());
        }
        let stored = self.wait(until_answered(|| self.shared.read(table)))?;
        Ok(after(&stored.lines, from).to_vec())
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
    fn order(&self, table: &str, order: AppendOrder, done: Done) {
        if !is_name(table) {
            return done(Err(NotAppended::Failed(io::ErrorKind::InvalidFilename)));
        }
        if order.lines.len() + HEADERS > self.shared.client.server_info().max_payload {
            return done(Err(NotAppended::Failed(io::ErrorKind::FileTooLarge)));
        }
        if lock(&self.shared.tables).order(table, order, done) {
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

    /// Appends what was ordered, one after another, until nothing is left.
    async fn work(&self, table: &str) {
        loop {
            let next = lock(&self.tables).next_write(table);
            let Some(NextWrite { write, who }) = next else {
                return;
            };
            who(self.carry_out(table, write).await.appended);
        }
    }

    /// Returns all lines of a table. Appends a message without lines, so that earlier writers no
    /// longer know the end of the table.
    async fn take(&self, table: &str) -> Vec<u8> {
        let write = lock(&self.tables).take();
        self.carry_out(table, write).await.taken
    }

    /// Asks the servers what a write wants to know, until it is over.
    async fn carry_out(&self, table: &str, mut write: StreamWrite) -> WriteOutcome {
        loop {
            let request = match write.step() {
                WriteStep::Ask(request) => request,
                WriteStep::Over(outcome) => {
                    lock(&self.tables).ends_at(table, outcome.end);
                    return outcome;
                }
            };
            let answer = match request {
                StreamRequest::Publish(message) => {
                    StreamAnswer::Published(self.publish(table, message).await)
                }
                StreamRequest::ReadLast => StreamAnswer::Last(self.last(table).await),
                StreamRequest::ReadAll => StreamAnswer::All(self.read(table).await),
                StreamRequest::PurgeBefore(sequence) => {
                    let _ = self.purge_before(table, sequence).await;
                    StreamAnswer::Done
                }
                StreamRequest::Wait(time) => {
                    sleep(time).await;
                    StreamAnswer::Done
                }
            };
            write.answered(answer);
        }
    }
}
