//! What is asked of the server, and what it answers.

use super::{End, Last, Patience, Shared};
use crate::log::count;
use async_nats::{HeaderMap, Message, Request};
use futures_util::StreamExt as _;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::timeout;

/// In a message's header: the number of its last line in its table.
const LAST_LINE: &str = "Serpente-Line";

/// In a message's header: who appended it.
const WRITER: &str = "Serpente-Writer";

/// In a message's header: behind which message of its subject it belongs.
const EXPECTED: &str = "Nats-Expected-Last-Subject-Sequence";

/// In an answer's header: the message's place in the stream.
const SEQUENCE: &str = "Nats-Sequence";

/// In an answer's header: when the message came.
pub(super) const TIME: &str = "Nats-Time-Stamp";

/// In an answer's header: how many messages more there are.
const PENDING: &str = "Nats-Num-Pending";

/// How long the server may take to answer; then it is asked again.
const APPEND_TIMEOUT: Duration = Duration::from_secs(2);

/// How many messages are asked for at once.
const BATCH: usize = 500;

/// What the server says of a message that it was given.
#[derive(Deserialize)]
struct Answer {
    #[serde(default)]
    error: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    seq: u64,
}

/// What the server says of messages that it was to remove.
#[derive(Deserialize)]
struct Purged {
    #[serde(default)]
    success: bool,
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

impl Shared {
    /// The place of a message in the stream, if the server says that it has taken it.
    pub(super) async fn publish(
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
            .timeout(Some(APPEND_TIMEOUT));
        let answer = self
            .client
            .send_request(self.subject(table), request)
            .await
            .ok()?;
        let answer: Answer = serde_json::from_slice(&answer.payload).ok()?;
        (answer.error.is_none() && answer.seq > 0).then_some(answer.seq)
    }

    /// The last message of a table. Asks until there is an answer.
    pub(super) async fn last(&self, table: &str) -> Last {
        let mut patience = Patience::new();
        loop {
            match self.last_message(table).await {
                Some(None) => return Last::default(),
                Some(Some(message)) => {
                    if let Some(end) = end_of(&message) {
                        let writer = header(&message, WRITER).unwrap_or_default().to_owned();
                        return Last { end, writer };
                    }
                }
                None => {}
            }
            patience.wait().await;
        }
    }

    /// The last message of a table, if it has one, as it stands in the stream; nothing without an answer.
    pub(super) async fn last_message(&self, table: &str) -> Option<Option<Message>> {
        let subject = format!("$JS.API.DIRECT.GET.{}.{}", self.stream, self.subject(table));
        let request = Request::new().timeout(Some(APPEND_TIMEOUT));
        let answer = self.client.send_request(subject, request).await.ok()?;
        match status(&answer) {
            None => Some(Some(answer)),
            Some(404) => Some(None),
            Some(_) => None,
        }
    }

    /// Removes all messages of a table; nothing if the server did not say that it has.
    pub(super) async fn purge(&self, table: &str) -> Option<()> {
        let answer: Purged = self
            .ask("STREAM.PURGE", json!({"filter": self.subject(table)}))
            .await?;
        answer.success.then_some(())
    }

    /// What the server answers to a question about the stream.
    async fn ask<T: for<'a> Deserialize<'a>>(&self, what: &str, question: Value) -> Option<T> {
        let request = Request::new()
            .payload(question.to_string().into())
            .timeout(Some(APPEND_TIMEOUT));
        let subject = format!("$JS.API.{what}.{}", self.stream);
        let answer = self.client.send_request(subject, request).await.ok()?;
        serde_json::from_slice(&answer.payload).ok()
    }

    /// All lines of a table, and how far it goes; nothing if they did not come whole.
    pub(super) async fn read(&self, table: &str) -> Option<(Vec<u8>, End)> {
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
                let message = timeout(APPEND_TIMEOUT, answers.next()).await.ok()??;
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

    /// The names of all tables.
    pub(super) async fn names(&self) -> Option<Vec<String>> {
        let mut names = Vec::new();
        loop {
            let wanted =
                json!({"subjects_filter": format!("{}>", self.before), "offset": names.len()});
            let described: Described = self.ask("STREAM.INFO", wanted).await?;
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

pub(super) fn header<'a>(message: &'a Message, name: &str) -> Option<&'a str> {
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
