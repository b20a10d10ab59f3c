//! A connection of this process to a table, and what its client has received. It reads no clock.

use serde::Deserialize;
use serpente_client::wire::{FromClient, FromServer};
use serpente_parlour::room::{Arrival, Entrance};
use serpente_parlour::sharing::Outbox;
use serpente_parlour::sharing::PAUSE_TOLD_AFTER;
use std::sync::Arc;
use std::time::Instant;

/// The most unanswered requests that are remembered. No person sends more.
const MOST_UNANSWERED: usize = 16;

/// A connection of this process.
pub(super) struct RelayListener {
    /// Its first arrival; `after` is the last line that was sent to the client.
    pub(super) arrival: Arrival,
    pub(super) outbox: Outbox,
    /// The ways in which its person has asked to enter, until the table answers.
    pub(super) entrances: Vec<Entrance>,
    /// Whether its person only watches.
    pub(super) watches: bool,
    /// Whether the table has accepted it once.
    pub(super) is_in: bool,
    /// Since when it waits for the table, which has moved.
    pub(super) waits_since: Option<Instant>,
    /// Since when a move has had no answer.
    moved_at: Option<Instant>,
    pub(super) is_paused: bool,
    /// The last state of the table, which is held back until the other players are back.
    pub(super) held: Option<Arc<str>>,
    /// The requests that the table has not answered.
    unanswered: Vec<FromClient>,
    /// How many earlier stays of this connection the table has not ended yet. Frames until then
    /// belong to them.
    pub(super) stays_before: u32,
}

impl RelayListener {
    pub(super) fn new(arrival: Arrival, outbox: Outbox) -> Self {
        Self {
            arrival,
            outbox,
            entrances: Vec::new(),
            watches: false,
            is_in: false,
            waits_since: None,
            moved_at: None,
            is_paused: false,
            held: None,
            unanswered: Vec::new(),
            stays_before: 0,
        }
    }

    /// Returns whether its person has left, and the table has not answered that.
    pub(super) fn leaves(&self) -> bool {
        self.unanswered.contains(&FromClient::Leave)
    }

    pub(super) fn pause(&mut self, on: bool) {
        if std::mem::replace(&mut self.is_paused, on) != on {
            self.outbox.frame(&FromServer::Pause { on });
        }
    }

    /// Removes the requests that were answered.
    fn is_answered(&mut self, is: impl Fn(&FromClient) -> bool) {
        self.unanswered.retain(|frame| !is(frame));
    }

    /// Notes a request.
    pub(super) fn ask(&mut self, frame: &FromClient, now: Instant) {
        let is_kept = !matches!(frame, FromClient::Heard { .. });
        let is_room = self.unanswered.len() < MOST_UNANSWERED || *frame == FromClient::Leave;
        if is_kept && is_room {
            self.unanswered.push(frame.clone());
        }
        if let FromClient::Move { .. } = frame {
            self.moved_at.get_or_insert(now);
        }
    }

    /// Returns when to tell the client of a pause, unless the table answers before.
    pub(super) fn pauses_at(&self) -> Option<Instant> {
        let waits = [self.waits_since, self.moved_at].into_iter().flatten();
        let since = waits.min().filter(|_| !self.is_paused)?;
        Some(since + PAUSE_TOLD_AFTER)
    }

    /// Sends a frame to the client, unless its person has left. While the table `settles`, its state
    /// is held back. Returns the unanswered requests from before the table moved, which must be sent
    /// again.
    pub(super) fn tell(&mut self, text: Arc<str>, settles: bool) -> Vec<FromClient> {
        let frame: Frame<'_> = match serde_json::from_str(&text) {
            Ok(frame) => frame,
            // A table sends only valid frames.
            Err(_) => return Vec::new(),
        };
        if frame.kind == "pause" {
            self.pause(frame.on);
            return Vec::new();
        }
        let answers = matches!(frame.kind, "event" | "refused");
        if self.waits_since.is_some() || answers && self.moved_at.take().is_some() {
            // The end of the pause comes first, then the events from the time of the pause.
            self.pause(false);
        }
        let mut again = Vec::new();
        match frame.kind {
            // The table answers each entrance, and this process has perhaps entered twice.
            "event" if frame.n <= self.arrival.after => return Vec::new(),
            "event" => {
                self.arrival.after = frame.n;
                self.is_answered(|frame| {
                    matches!(
                        frame,
                        FromClient::Move { .. } | FromClient::Deal | FromClient::Begin
                    )
                });
                let begins = frame.event.is_some_and(|event| event.kind == "match");
                if let Some(table) = self.held.take_if(|_| begins)
                    && !self.leaves()
                {
                    self.outbox.send(table);
                }
            }
            "step" => {
                self.arrival.after = self.arrival.after.max(frame.n);
                self.is_in = true;
                if self.waits_since.take().is_some() {
                    again.clone_from(&self.unanswered);
                    self.moved_at = None;
                } else if !self.entrances.is_empty() {
                    self.entrances.remove(0);
                }
            }
            "table" => {
                if self.waits_since.is_none() {
                    self.is_answered(|frame| {
                        // The answer to leaving is that the person has left.
                        !matches!(
                            frame,
                            FromClient::Move { .. }
                                | FromClient::Deal
                                | FromClient::Say { .. }
                                | FromClient::Leave
                        )
                    });
                }
                if self.is_in && settles {
                    self.held = Some(text);
                    return Vec::new();
                }
            }
            "said" => self.is_answered(|frame| matches!(frame, FromClient::Say { .. })),
            "refused" => {
                let to = frame.to.unwrap_or_default();
                self.is_answered(|frame| frame.kind() == to);
                if matches!(to, "sit" | "watch") && !self.entrances.is_empty() {
                    self.entrances.remove(0);
                }
            }
            _ => {}
        }
        // A client that has left may have asked to come back already, and would take this for the
        // answer.
        if !self.leaves() {
            self.outbox.send(text);
        }
        again
    }
}

/// The parts of a frame that a relay reads.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    n: u64,
    #[serde(default)]
    to: Option<&'a str>,
    #[serde(default)]
    on: bool,
    #[serde(default, borrow)]
    event: Option<EventKind<'a>>,
}

#[derive(Deserialize)]
struct EventKind<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
}
