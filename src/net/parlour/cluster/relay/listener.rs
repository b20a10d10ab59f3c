//! Who listens at a table by a door, and what they have come to know.

use crate::parlour::outbox::Outbox;
use crate::parlour::rooms::PAUSE_TOLD_AFTER;
use crate::person::Person;
use crate::room::Entrance;
use crate::wire::{FromClient, FromServer};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

/// The most things asked for that wait for a table: more nobody can have meant.
const ASKED: usize = 16;

/// Who listens by this door.
pub(super) struct Listener {
    pub(super) person: Person,
    pub(super) name: String,
    pub(super) network: IpAddr,
    pub(super) outbox: Outbox,
    /// What they came for, until the table has answered.
    pub(super) entrances: Vec<Entrance>,
    /// Whether they only watch.
    pub(super) watches: bool,
    /// Whether they were let in once.
    pub(super) is_in: bool,
    /// The last line that they have.
    pub(super) after: u64,
    /// Since when they wait for the table, which has moved.
    pub(super) waits_since: Option<Instant>,
    /// Since when a move of theirs has no answer.
    moved_at: Option<Instant>,
    pub(super) is_paused: bool,
    /// How the table stands, until it has settled.
    pub(super) held: Option<Arc<str>>,
    /// What they asked for that the table has not answered.
    asked: Vec<FromClient>,
}

impl Listener {
    pub(super) fn new(person: Person, name: String, network: IpAddr, outbox: Outbox) -> Self {
        Self {
            person,
            name,
            network,
            outbox,
            entrances: Vec::new(),
            watches: false,
            is_in: false,
            after: 0,
            waits_since: None,
            moved_at: None,
            is_paused: false,
            held: None,
            asked: Vec::new(),
        }
    }

    pub(super) fn pause(&mut self, on: bool) {
        if std::mem::replace(&mut self.is_paused, on) != on {
            self.outbox.frame(&FromServer::Pause { on });
        }
    }

    /// What answers this was told.
    fn is_answered(&mut self, is: impl Fn(&FromClient) -> bool) {
        self.asked.retain(|asked| !is(asked));
    }

    /// They ask for something.
    pub(super) fn ask(&mut self, frame: &FromClient) {
        let is_kept = !matches!(frame, FromClient::Heard { .. });
        if is_kept && self.asked.len() < ASKED {
            self.asked.push(frame.clone());
        }
        if let FromClient::Move { .. } = frame {
            self.moved_at.get_or_insert(Instant::now());
        }
    }

    /// When they are to be told that the table stands still, unless it answers before.
    pub(super) fn pauses_at(&self) -> Option<Instant> {
        let since = [self.waits_since, self.moved_at]
            .into_iter()
            .flatten()
            .min();
        since
            .filter(|_| !self.is_paused)
            .map(|since| since + PAUSE_TOLD_AFTER)
    }

    /// They are told a frame; while the table `settles`, who is here is told later. Returns what they asked for before the table
    /// moved, and have no answer to.
    pub(super) fn tell(&mut self, text: Arc<str>, settles: bool) -> Vec<FromClient> {
        let frame: Frame<'_> = match serde_json::from_str(&text) {
            Ok(frame) => frame,
            // Nothing that a table tells is none.
            Err(_) => return Vec::new(),
        };
        if frame.kind == "pause" {
            self.pause(frame.on);
            return Vec::new();
        }
        let answers = matches!(frame.kind, "event" | "refused");
        if self.waits_since.is_some() || answers && self.moved_at.take().is_some() {
            // It goes on, and only then what happened meanwhile is told.
            self.pause(false);
        }
        let mut again = Vec::new();
        match frame.kind {
            "event" => {
                self.after = self.after.max(frame.n);
                self.is_answered(|asked| {
                    matches!(
                        asked,
                        FromClient::Move { .. } | FromClient::Deal | FromClient::Begin
                    )
                });
                let begins = frame.event.is_some_and(|event| event.kind == "match");
                if let Some(table) = self.held.take_if(|_| begins) {
                    self.outbox.send(table);
                }
            }
            "step" => {
                self.after = self.after.max(frame.n);
                self.is_in = true;
                if self.waits_since.take().is_some() {
                    again.clone_from(&self.asked);
                    self.moved_at = None;
                } else if !self.entrances.is_empty() {
                    self.entrances.remove(0);
                }
            }
            "table" => {
                if self.waits_since.is_none() {
                    self.is_answered(|asked| {
                        !matches!(
                            asked,
                            FromClient::Move { .. } | FromClient::Deal | FromClient::Say { .. }
                        )
                    });
                }
                if self.is_in && settles {
                    self.held = Some(text);
                    return Vec::new();
                }
            }
            "said" => self.is_answered(|asked| matches!(asked, FromClient::Say { .. })),
            "refused" => {
                let to = frame.to.unwrap_or_default();
                self.is_answered(|asked| asked.kind() == to);
                if matches!(to, "sit" | "watch") && !self.entrances.is_empty() {
                    self.entrances.remove(0);
                }
            }
            _ => {}
        }
        self.outbox.send(text);
        again
    }
}

/// What a relay reads of a frame.
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
    event: Option<Kind<'a>>,
}

#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
}
