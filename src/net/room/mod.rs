//! One table that people enter from other machines: its chairs, its master, its match, those who listen.
//!
//! A room has no sockets, no threads and no clock: the time is passed in, and when it wants to be woken is asked of it. What is
//! to reach the disk comes out as [`Output::Append`], and nobody is told of it before [`Input::Kept`] has come: what is told
//! has been kept.

mod catching_up;
mod chairs;
mod drawing;
mod entering;
mod keeping;
mod masters;
mod moves;
mod sent_away;
mod telling;
mod terms;
mod waiting;

pub use keeping::{Door, Kept, NotAwake, Waited, readable};
pub use terms::Terms;

use crate::limiter::{Limiters, Rate};
use crate::person::Person;
use crate::refusal::Refusal;
use crate::wire::{FromClient, TableInfo};
use catching_up::Following;
use chairs::Chairs;
use drawing::Drawing;
use sent_away::SentAway;
use serpente_engine::host::{self, Host, Thinking, Thought};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Bytes32, Event, Update};
use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use telling::Telling;

/// So many things that wait for the disk are enough.
const WAITING: usize = 32;

/// How much may be said: five lines at once, and then one in two seconds.
const TALK: Rate = Rate::with_pause(Duration::from_secs(2), TALK_AT_ONCE);
const TALK_AT_ONCE: u32 = 5;

/// What docs/hosting.md tells of the limits of a table.
#[cfg(test)]
pub(crate) const LIMITS: [u64; 7] = [
    terms::USUAL_WATCHERS,
    entering::WATCHERS_A_NETWORK as u64,
    terms::USUAL_TURN_AMONG_STRANGERS.as_secs(),
    TALK_AT_ONCE as u64,
    masters::MOST_KEPT as u64,
    keeping::DAYS_KEPT as u64,
    sent_away::SENT_AWAY_TIME.as_secs() / 3600,
];

/// Somebody whose talk is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Speaker {
    Sits(Person),
    /// All who watch from one network are counted together: names and tokens cost nothing.
    Watches(IpAddr),
}

/// A connection, among all that a server has.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct ListenerId(pub u64);

/// Somebody who comes to a table. What they know its secret word by was looked at before.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct Arrival {
    /// The connection.
    pub listener: ListenerId,
    /// Who.
    pub person: Person,
    /// What they are called.
    pub name: String,
    /// Where they come from, as it is counted.
    pub network: IpAddr,
    /// What for.
    pub entrance: Entrance,
    /// The last line of the record that is known there.
    pub after: u64,
}

/// What reaches a room.
pub enum Input {
    /// Somebody comes to the table.
    Enter(Arrival),
    /// A frame came from who is at the table.
    Ask(ListenerId, FromClient),
    /// All that was told to this listener has gone out: there is room for more of what they miss.
    PieceSent(ListenerId),
    /// The connection is gone.
    Gone(ListenerId),
    /// The first of what was to be kept has been.
    Kept,
    /// It cannot be kept now; it is tried again.
    Trouble,
    /// What a computer player came to.
    Thought(Thought),
    /// Time has passed.
    Tick,
}

/// What somebody comes to a table for.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Entrance {
    /// A chair; for who has some, those again.
    Sit {
        /// Which; `None` for any that is free.
        seat: Option<u8>,
        /// One chair more on this connection, for somebody else who is called so.
        name: Option<String>,
    },
    /// To hear what happens.
    Watch,
}

impl Entrance {
    /// The kind of frame that asks for it.
    fn kind(&self) -> &'static str {
        match self {
            Self::Sit { .. } => "sit",
            Self::Watch => "watch",
        }
    }
}

/// Which of a table's logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Log {
    /// The record of its matches.
    Record,
    /// Who sits there, and what is agreed.
    Chairs,
}

/// What a room wants done, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// This frame goes to this listener.
    Tell(ListenerId, Arc<str>),
    /// This is refused, which was asked for by a frame of this type.
    Refuse(ListenerId, Refusal, Option<&'static str>),
    /// More is missing there: when all that was told before has gone out, [`Input::PieceSent`] comes.
    EndOfPiece(ListenerId),
    /// This listener is at the table no more.
    Left(ListenerId),
    /// These lines are kept, after the line of this number; then comes [`Input::Kept`].
    Append(Log, u64, Vec<u8>),
}

/// A connection to the table.
#[derive(Debug)]
struct Listener {
    person: Person,
    network: IpAddr,
    name: String,
    /// The chairs of this connection.
    seats: Seats,
    /// How it hears of the match.
    following: Following,
    /// The last line that it was told.
    told: u64,
    /// The last line that was heard there.
    heard: u64,
    /// Whether they want to go on to the next round.
    goes_on: bool,
}

impl Listener {
    fn follows(&self) -> bool {
        self.following == Following::Live
    }
}

/// One table.
pub struct Room {
    name: String,
    terms: Terms,
    private: bool,
    /// The hash of the table's secret word, if it has one.
    secret: Option<String>,
    opener: Person,
    master: Option<Person>,
    chairs: Chairs,
    watchers_silenced: bool,
    sent_away: SentAway,
    muted: SentAway,
    /// How fast everybody talks.
    talk: Limiters<Speaker>,
    listeners: BTreeMap<ListenerId, Listener>,
    host: Option<Host>,
    /// The deal that is being chosen.
    drawing: Option<Drawing>,
    /// What the seals of the deals follow from.
    seal_key: Bytes32,
    host_wakes_at: Option<Instant>,
    /// The record of the match that is played, or was played last.
    record: Vec<Event>,
    /// The steps that it was made of: the last line of each, and what is told beside its events.
    steps: Vec<(u64, Update)>,
    /// How many lines stand before it.
    before: u64,
    /// The last line of the record that was told to those who follow.
    told: u64,
    /// When something was told of the match last.
    told_at: Option<Instant>,
    /// Whether those who listen have had all the time that is waited for them since then.
    had_time: bool,
    /// Whose turn it is who plays on their own, behind which line of the record, and since when.
    turn_begun: Option<(Seat, u64, Instant)>,
    /// Since when the next round waits to be dealt.
    round_over_at: Option<Instant>,
    /// How many lines the log of the chairs has.
    chairs_kept: u64,
    /// How many bytes they are.
    chairs_bytes: usize,
    /// The last of them.
    chairs_line: Vec<u8>,
    /// What is told as soon as what comes before it was kept: for each append that is under way, all behind it.
    waiting: VecDeque<Vec<Telling>>,
    /// For how many days nobody has sat here, as they were counted while the table slept.
    unused_days: u32,
    /// Since when nobody is there.
    asleep_since: Option<Instant>,
    out: Vec<Output>,
}

impl Room {
    /// Takes something in, and says what is to be done.
    pub fn input(&mut self, input: Input, now: Instant) -> Vec<Output> {
        match input {
            Input::Enter(arrival) => {
                let listener = arrival.listener;
                let kind = arrival.entrance.kind();
                if let Err(refusal) = self.enter(arrival, now) {
                    self.refuse(listener, refusal, kind);
                    if !self.listeners.contains_key(&listener) {
                        self.out.push(Output::Left(listener));
                    }
                }
            }
            Input::Ask(listener, frame) => {
                let kind = frame.kind();
                if let Err(refusal) = self.ask(listener, frame, now) {
                    self.refuse(listener, refusal, kind);
                }
            }
            Input::PieceSent(listener) => self.next_piece(listener),
            Input::Gone(listener) => self.gone(listener, now),
            Input::Kept => self.kept(now),
            Input::Trouble => self.tell_trouble(),
            Input::Thought(thought) => {
                if let Some(host) = &mut self.host {
                    let output = host.input(host::Input::Thought(thought), now);
                    self.happened(output);
                }
            }
            Input::Tick => {}
        }
        self.go_on(now);
        std::mem::take(&mut self.out)
    }

    fn ask(&mut self, from: ListenerId, frame: FromClient, now: Instant) -> Result<(), Refusal> {
        let listener = self.listeners.get(&from).ok_or(Refusal::NotSeated)?;
        if self.waiting.len() > WAITING
            && !matches!(
                frame,
                FromClient::Heard { .. } | FromClient::Nonce { .. } | FromClient::Leave
            )
        {
            return Err(Refusal::Trouble);
        }
        match frame {
            FromClient::Fill { level } => self.fill(from, level.as_deref()),
            FromClient::Begin => self.begin(from, now),
            FromClient::Remove { seat } => self.remove(from, seat, now),
            FromClient::Options { conditions } => self.agree(from, conditions),
            FromClient::Silence { seat, on } => self.silence(from, seat, on, now),
            FromClient::Move { after, play } => self.play(from, after, play, now),
            FromClient::Heard { n } => {
                let heard = n.min(listener.told);
                if let Some(listener) = self.listeners.get_mut(&from) {
                    listener.heard = listener.heard.max(heard);
                }
                Ok(())
            }
            FromClient::Deal => self.deal(from),
            FromClient::Nonce { n, bytes } => {
                self.take_nonce(from, n, bytes);
                Ok(())
            }
            FromClient::Say { text } => self.say(from, &text, now),
            FromClient::Leave => {
                self.leave(from, now);
                Ok(())
            }
            // These are not asked of one table.
            FromClient::Hello { .. }
            | FromClient::Tables
            | FromClient::Open { .. }
            | FromClient::Sit { .. }
            | FromClient::Watch { .. }
            | FromClient::Ping { .. } => Ok(()),
        }
    }

    fn refuse(&mut self, listener: ListenerId, refusal: Refusal, to: &'static str) {
        self.out.push(Output::Refuse(listener, refusal, Some(to)));
    }

    /// The table's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The hash of the word that who comes must know, if there is one.
    #[must_use]
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// Who opened it.
    #[must_use]
    pub fn opener(&self) -> Person {
        self.opener
    }

    /// Who has a chair there.
    #[must_use]
    pub fn people(&self) -> Vec<Person> {
        let people = self.chairs.people();
        people.filter_map(|(_, sitter)| sitter.person).collect()
    }

    /// Whether nobody is there who plays: nothing happens by itself.
    #[must_use]
    pub fn is_asleep(&self) -> bool {
        self.here().is_empty()
    }

    /// Whether nobody listens and everything was kept: it can be taken up from the log another time.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.listeners.is_empty() && self.waiting.is_empty()
    }

    /// Whether a match was ever begun here.
    #[must_use]
    pub fn has_record(&self) -> bool {
        self.written() > 0
    }

    /// How many listen.
    #[must_use]
    pub fn listening(&self) -> usize {
        self.listeners.len()
    }

    /// The table as the list tells it.
    #[must_use]
    pub fn info(&self) -> TableInfo {
        let master = self
            .master_seat()
            .filter(|seat| self.here().contains(*seat));
        let name = |seat: Seat| Some(self.chairs.person(seat)?.name.clone());
        TableInfo {
            table: self.name.clone(),
            game: self.terms.game.id().to_owned(),
            chairs: self.chairs.len(),
            free: self.chairs.are_free().len(),
            playing: self.host.is_some(),
            private: self.private,
            secret: self.secret.is_some(),
            master: master.and_then(name),
        }
    }

    /// What the computer player in turn is to think over, on any thread.
    pub fn take_thinking(&mut self) -> Option<Thinking> {
        if self.is_asleep() || !self.waiting.is_empty() {
            return None;
        }
        let thinking = self.host.as_mut()?.take_thinking()?;
        // Nothing comes by itself before it has come to something.
        self.host_wakes_at = None;
        Some(thinking)
    }

    /// The chairs of those who are connected.
    fn here(&self) -> Seats {
        let seats = self
            .listeners
            .values()
            .flat_map(|listener| listener.seats.iter());
        seats.collect()
    }

    fn master_seat(&self) -> Option<Seat> {
        self.chairs.of(self.master?).iter().next()
    }
}

#[cfg(test)]
mod tests;
