//! The requests to the server and its answers.

use super::StreamShared;
use super::writing::{LastMessage, StoredTable, StreamEnd, StreamMessage};
use async_nats::{HeaderMap, Message, Request};
use futures_util::StreamExt as _;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

/// The header of a message with the number of its last line in its table.
const LAST_LINE: &str = "Serpente-Line";

/// The header of a message with its writer.
const WRITER: &str = "Serpente-Writer";

/// The header of a message with the number of the message that it must follow on its subject.
const EXPECTED: &str = "Nats-Expected-Last-Subject-Sequence";

/// The header of an answer with the message's number in the stream.
const SEQUENCE: &str = "Nats-Sequence";

/// The header of an answer with the time when the message was stored.
pub(super) const TIME: &str = "Nats-Time-Stamp";

/// The header of an answer with the number of messages that are still to come.
const PENDING: &str = "Nats-Num-Pending";

/// How long the server may take to answer before the request is sent again.
const APPEND_TIMEOUT: Duration = Duration::from_secs(2);

/// How many messages are requested at once.
const BATCH: usize = 500;

/// The server's answer to a published message.
#[derive(Deserialize)]
struct PublishAnswer {
    #[serde(default)]
    error: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    seq: u64,
}

impl StreamShared {
    /// Publishes a message. Returns its number in the stream if the server confirms that it has
    /// stored it.
    pub(super) async fn publish(&self, table: &str, message: StreamMessage) -> Option<u64> {
        let mut headers = HeaderMap::new();
        headers.insert(EXPECTED, message.behind.to_string().as_str());
        headers.insert(LAST_LINE, message.lines_then.to_string().as_str());
        headers.insert(WRITER, self.writer.as_str());
        let request = Request::new()
            .headers(headers)
            .payload(message.lines.into());
        let reply = self.request(self.subject(table), request).await?;
        let answer: PublishAnswer = serde_json::from_slice(&reply.payload).ok()?;
        if answer.error.is_none() && answer.seq > 0 {
            Some(answer.seq)
        } else {
            None
        }
    }

    /// Returns what the last message of a table says, nothing of a table without messages, or
    /// `None` if there is no answer.
    pub(super) async fn last(&self, table: &str) -> Option<LastMessage> {
        let Some(message) = self.last_message(table).await? else {
            return Some(LastMessage::default());
        };
        let writer = header(&message, WRITER).unwrap_or_default().to_owned();
        let end = end_of(&message)?;
        Some(LastMessage { end, writer })
    }

    /// Returns the last message of a table, or `Some(None)` if it has none, or `None` if there is
    /// no answer.
    pub(super) async fn last_message(&self, table: &str) -> Option<Option<Message>> {
        let subject = format!("$JS.API.DIRECT.GET.{}.{}", self.stream, self.subject(table));
        let answer = self.request(subject, Request::new()).await?;
        match status(&answer) {
            None => Some(Some(answer)),
            Some(404) => Some(None),
            Some(_) => None,
        }
    }

    /// Removes all messages of a table. Returns `None` if the server does not confirm it.
    pub(super) async fn purge(&self, table: &str) -> Option<()> {
        let wanted = json!({"filter": self.subject(table)});
        let answer = self.ask("STREAM.PURGE", wanted).await?;
        (answer["success"] == true).then_some(())
    }

    /// Removes the messages of a table before this one. Returns `None` if the server does not
    /// confirm it.
    pub(super) async fn purge_before(&self, table: &str, sequence: u64) -> Option<()> {
        let wanted = json!({"filter": self.subject(table), "seq": sequence});
        let answer = self.ask("STREAM.PURGE", wanted).await?;
        (answer["success"] == true).then_some(())
    }

    /// Sends a request about the stream and returns the server's answer.
    async fn ask(&self, what: &str, question: Value) -> Option<Value> {
        let request = Request::new().payload(question.to_string().into());
        let subject = format!("$JS.API.{what}.{}", self.stream);
        let answer = self.request(subject, request).await?;
        serde_json::from_slice(&answer.payload).ok()
    }

    /// Sends a request. Returns the answer, if it comes in time.
    async fn request(&self, subject: String, request: Request) -> Option<Message> {
        let request = request.timeout(Some(APPEND_TIMEOUT));
        self.client.send_request(subject, request).await.ok()
    }

    /// Returns all of a table, or `None` if a message is missing.
    pub(super) async fn read(&self, table: &str) -> Option<StoredTable> {
        let mut stored = StoredTable::default();
        loop {
            let inbox = self.client.new_inbox();
            let mut answers = self.client.subscribe(inbox.clone()).await.ok()?;
            let wanted = json!({
                "seq": stored.end.sequence + 1,
                "next_by_subj": self.subject(table),
                "batch": BATCH,
            });
            let subject = format!("$JS.API.DIRECT.GET.{}", self.stream);
            let payload = wanted.to_string().into();
            let asked = self.client.publish_with_reply(subject, inbox, payload);
            asked.await.ok()?;
            let pending: u64 = loop {
                let message = timeout(APPEND_TIMEOUT, answers.next()).await.ok()??;
                match status(&message) {
                    None => {
                        if !stored.add(end_of(&message)?, &message.payload) {
                            // A message was lost on the way.
                            return None;
                        }
                    }
                    Some(404) => break 0,
                    Some(204) => break header(&message, PENDING)?.parse().ok()?,
                    Some(_) => return None,
                }
            };
            if pending == 0 {
                return Some(stored);
            }
        }
    }

    /// Returns the names of all tables.
    pub(super) async fn names(&self) -> Option<Vec<String>> {
        let mut names = Vec::new();
        loop {
            let wanted =
                json!({"subjects_filter": format!("{}>", self.before), "offset": names.len()});
            let described = self.ask("STREAM.INFO", wanted).await?;
            let subjects = described["state"].as_object()?.get("subjects");
            let known = names.len();
            if let Some(subjects) = subjects.and_then(Value::as_object) {
                for subject in subjects.keys() {
                    if let Some(name) = subject.strip_prefix(&self.before) {
                        names.push(name.to_owned());
                    }
                }
            }
            let total = described["total"].as_u64().unwrap_or_default();
            if names.len() == known || names.len() as u64 >= total {
                names.sort_unstable();
                return Some(names);
            }
        }
    }
}

pub(super) fn header<'a>(message: &'a Message, name: &str) -> Option<&'a str> {
    Some(message.headers.as_ref()?.get(name)?.as_str())
}

/// Returns the status code that the server sends in place of a message.
fn status(message: &Message) -> Option<u16> {
    message.status.map(|status| status.as_u16())
}

/// Returns the end of the table whose last message this is.
fn end_of(message: &Message) -> Option<StreamEnd> {
    Some(StreamEnd {
        lines: header(message, LAST_LINE)?.parse().ok()?,
        sequence: header(message, SEQUENCE)?.parse().ok()?,
    })
}
