//! One table that players enter from other machines: its seats, its host, its match and its
//! connections.
//!
//! A room uses no sockets, threads or clocks: the caller passes the time in and asks when the room
//! must be woken. Lines for the log come out as [`RoomOutput::Append`]. Clients learn of an event
//! only after [`RoomInput::Stored`] has confirmed that it is on disk.

mod catching_up;
mod drawing;
mod entering;
mod evenings;
mod growth;
mod keeping;
mod leagues;
mod listeners;
mod match_record;
mod moves;
mod outgoing;
mod owners;
mod room_match;
mod seats;
mod sent_away;
mod telling;
mod terms;
mod thoughts;
mod times;
mod waiting;

pub use keeping::{Privacy, TableNotes, Waited, readable};
pub use terms::{Terms, USUAL_ABSENCE};
#[cfg(test)]
pub(crate) use thoughts::THOUGHT_LIMIT;
pub use thoughts::{RoomDecision, RoomThinking};

use crate::limiter::{Limiters, Rate};
use crate::lobby::TableSummary;
use evenings::result_of;
use listeners::RoomListeners;
use outgoing::Outgoing;
use room_match::RoomMatch;
use sent_away::SentAway;
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{FromClient, LeagueChange, LeagueStanding, PersonHere};
use serpente_contests::FinishedMatch;
use serpente_contests::{EveningCompany, EveningOutcome};
use serpente_engine::host::{Host, HostInput, HostOutput, Thinking, Thought};
use serpente_engine::table::RandomSource;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use telling::Dispatch;
use times::RoomTimes;

/// The rate limit for chat: five messages at once, then one every two seconds.
const TALK: Rate = Rate::of(1, Duration::from_secs(2), TALK_AT_ONCE);
const TALK_AT_ONCE: u32 = 5;

/// The rate limit for taking a seat, for each person and each network: ten at once, then one every
/// three seconds. Each seat that is taken is written to the disk.
const SITTING: Rate = Rate::of(1, Duration::from_secs(3), SITTING_AT_ONCE);
const SITTING_AT_ONCE: u32 = 10;

/// The limits of a table, as `docs/hosting.md` lists them.
#[cfg(test)]
pub(crate) const LIMITS: [u64; 10] = [
    terms::USUAL_WATCHERS as u64,
    listeners::WATCHERS_A_NETWORK as u64,
    terms::USUAL_TURN_AMONG_STRANGERS.as_secs(),
    TALK_AT_ONCE as u64,
    SITTING_AT_ONCE as u64,
    keeping::MOST_SEATS_LOG_BYTES as u64,
    growth::RECORD_BYTES_AT_ONCE as u64,
    growth::MOST_RECORD_BYTES as u64,
    keeping::UNUSED_TABLE_DAYS as u64,
    sent_away::SENT_AWAY_TIME.as_secs() / serpente_system::clock::HOUR,
];

/// Somebody who takes seats, in the rate limit for that.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Sitting {
    Person(Person),
    /// Tokens cost nothing, so all people from one network share a limit.
    Network(IpAddr),
}

/// A speaker in the rate limit for chat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum TalkSender {
    Sits(Person),
    /// All watchers from one network share a limit, because names and tokens cost nothing.
    Watches(IpAddr),
}

/// The number of a connection, unique on a server.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct ListenerId(pub u64);

/// A request to enter a table. The secret word has been checked before.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct Arrival {
    /// The connection.
    pub listener: ListenerId,
    /// The person.
    pub person: Person,
    /// The person's name.
    pub name: String,
    /// The network the person comes from, as limits count it.
    pub network: IpAddr,
    /// The kind of entrance.
    pub entrance: Entrance,
    /// The last line of the record that the client knows.
    pub after: u64,
    /// When the connection was opened, in seconds since 1970.
    #[serde(default)]
    pub opened: u64,
    /// Whether the connection enters again because the table has moved. Of two connections of one
    /// person, it then counts only if it was not opened earlier.
    #[serde(default)]
    pub again: bool,
}

/// An input of a room.
pub enum RoomInput {
    /// A person enters the table.
    Enter(Arrival),
    /// A connection at the table has sent a frame.
    Ask(ListenerId, FromClient),
    /// All frames for this connection have been sent, so the next piece of the missed steps may
    /// follow.
    PieceSent(ListenerId),
    /// The connection is closed.
    Gone(ListenerId),
    /// The first append that waits is on disk.
    Stored,
    /// The append failed for now; it is being retried.
    Trouble,
    /// A computer player has chosen its move.
    Thought(Thought),
    /// The decision of a computer player was withdrawn before anybody began to compute it.
    NotThought(Thinking),
    /// A computer player had made this decision when the table was unloaded.
    Decided(RoomDecision),
    /// People have these standings in the table's league after a match.
    Rated(Vec<(Person, LeagueStanding)>),
    /// Whether these people may play and watch the match of an evening, which this connection wants
    /// to begin.
    EveningBegins(ListenerId, EveningCompany, Allowed),
    /// The news about the table's evening.
    Compared(EveningOutcome),
    /// From when on the network that [`Room::charged_network`] names has room for the record of
    /// another round; `None`: now.
    NetworkHasRoom(Option<Instant>),
    /// Time has passed.
    Tick,
}

/// The way a person enters a table.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Entrance {
    /// On a seat; a person who has seats gets those again.
    Sit {
        /// The seat; `None` for any free one.
        seat: Option<u8>,
        /// The name of another person at the same keyboard, who gets one more seat on this
        /// connection.
        name: Option<String>,
    },
    /// As a watcher.
    Watch,
}

impl Entrance {
    /// On any free seat.
    pub const ANY_SEAT: Self = Self::Sit {
        seat: None,
        name: None,
    };

    /// Returns the `type` of the frame that asks for this.
    fn kind(&self) -> &'static str {
        match self {
            Self::Sit { .. } => "sit",
            Self::Watch => "watch",
        }
    }
}

/// One of a table's two logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableLog {
    /// The record of its matches.
    Record,
    /// Its players and settings.
    Seats,
}

/// An action that a room requests, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum RoomOutput {
    /// Send this frame to this connection.
    Tell(ListenerId, Arc<str>),
    /// Refuse a request of this connection. The last field is the `type` of the refused frame.
    Refuse(ListenerId, ParlourRefusal, Option<&'static str>),
    /// More missed steps follow for this connection: pass in [`RoomInput::PieceSent`] when all
    /// earlier frames have been sent.
    EndOfPiece(ListenerId),
    /// This connection is no longer at the table.
    Left(ListenerId),
    /// Append these lines after the line with this number, then pass in [`RoomInput::Stored`].
    Append(TableLog, u64, Vec<u8>),
    /// Replace the log of seats, whose last line has this number, by this line, then pass in
    /// [`RoomInput::Stored`].
    Rewrite(u64, Vec<u8>),
    /// A match that counts for a league has ended: rate its people, then pass in
    /// [`RoomInput::Rated`].
    Finished(FinishedMatch),
    /// Change who plays in the table's league, if the person may, then send its list to this
    /// connection.
    List(ListenerId, LeagueAsked),
    /// This connection wants to begin the match of an evening: note who plays and watches, then
    /// pass in [`RoomInput::EveningBegins`].
    BeginEvening(ListenerId, EveningCompany),
    /// The match of this evening has ended with these points for the seats; more is better. Note
    /// them, then pass in [`RoomInput::Compared`].
    Played(String, Vec<i64>),
}

/// A person asks for the list of a league.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeagueAsked {
    /// The name of the league.
    pub league: String,
    /// The person.
    pub person: Person,
    /// What they change about who plays in it.
    pub change: LeagueChange,
}

/// What keeps one person from spoiling a table for the others.
struct GuestLimits {
    sent_away: SentAway,
    muted: SentAway,
    /// The rate limit for chat.
    talk: Limiters<TalkSender>,
    /// The rate limit for taking a seat.
    sitting: Limiters<Sitting>,
}

impl GuestLimits {
    /// Counts a seat that somebody takes, and refuses it if they or their network take too many.
    /// The person who opened the table is not limited by what others of the same network do.
    fn take_seat(
        &mut self,
        person: Person,
        network: IpAddr,
        is_opener: bool,
        now: Instant,
    ) -> Allowed {
        if !self.sitting.take(&Sitting::Person(person), now) {
            return Err(ParlourRefusal::TooFast);
        }
        // A loopback address may stand for many people: programs on this machine pass them on.
        if is_opener || network.is_loopback() {
            return Ok(());
        }
        if !self.sitting.take(&Sitting::Network(network), now) {
            return Err(ParlourRefusal::TooFast);
        }
        Ok(())
    }
}

/// One table.
pub struct Room {
    name: String,
    terms: Terms,
    /// The players and settings, as they are stored. The conditions and `playing` are as they were
    /// stored last.
    notes: TableNotes,
    /// The source of keys and seeds.
    random: RandomSource,
    guests: GuestLimits,
    listeners: RoomListeners,
    times: RoomTimes,
    current: RoomMatch,
    outgoing: Outgoing,
}

impl Room {
    /// Takes an input and returns the actions that follow from it.
    pub fn input(&mut self, input: RoomInput, now: Instant) -> Vec<RoomOutput> {
        match input {
            RoomInput::Enter(arrival) => {
                let listener = arrival.listener;
                let kind = arrival.entrance.kind();
                if let Err(refusal) = self.enter(arrival, now) {
                    self.outgoing.refuse(listener, refusal, Some(kind));
                    if !self.listeners.has(listener) {
                        self.outgoing.push(RoomOutput::Left(listener));
                    }
                }
            }
            RoomInput::Ask(listener, frame) => {
                let kind = frame.kind();
                if let Err(refusal) = self.ask(listener, frame, now) {
                    self.outgoing.refuse(listener, refusal, Some(kind));
                }
            }
            RoomInput::PieceSent(listener) => {
                self.listeners
                    .next_piece(listener, &self.current.record, &mut self.outgoing);
            }
            RoomInput::Gone(listener) => self.gone(listener, now),
            RoomInput::Stored => self.is_stored(now),
            RoomInput::Trouble => self.listeners.tell_trouble(&mut self.outgoing),
            RoomInput::Thought(thought) => self.note(HostInput::Thought(thought), now),
            RoomInput::NotThought(thinking) => self.note(HostInput::NotThought(thinking), now),
            RoomInput::Decided(made) => {
                // Something may have happened since.
                if made.line == self.current.record.written() {
                    self.note(HostInput::Decided(made.decision), now);
                }
            }
            RoomInput::Rated(rated) => self.rated(&rated),
            RoomInput::EveningBegins(from, company, admitted) => {
                if let Err(refusal) = self.evening_begins(from, &company, admitted, now) {
                    let kind = FromClient::Begin.kind();
                    self.outgoing.refuse(from, refusal, Some(kind));
                }
            }
            RoomInput::Compared(outcome) => {
                self.listeners.tell_players(&mut self.outgoing, |person| {
                    Some(result_of(person, &outcome))
                });
            }
            RoomInput::NetworkHasRoom(at) => self.outgoing.growth.set_network_room(at),
            RoomInput::Tick => {}
        }
        self.go_on(now);
        self.outgoing.take()
    }

    fn ask(&mut self, from: ListenerId, frame: FromClient, now: Instant) -> Allowed {
        let Some(listener) = self.listeners.get_mut(from) else {
            return Err(ParlourRefusal::NotSeated);
        };
        if self.outgoing.waits_for_disk()
            && !matches!(
                frame,
                FromClient::Heard { .. }
                    | FromClient::Promise { .. }
                    | FromClient::Nonce { .. }
                    | FromClient::Leave
            )
        {
            return Err(ParlourRefusal::Trouble);
        }
        match frame {
            FromClient::Fill { level } => self.orders_of(from)?.fill(level.as_deref()),
            FromClient::Begin => self.orders_of(from)?.begin(now),
            FromClient::Remove { seat } => self.orders_of(from)?.remove(seat, now),
            FromClient::Options { conditions } => self.orders_of(from)?.agree(conditions),
            FromClient::Silence { seat, on } => self.orders_of(from)?.silence(seat, on, now),
            FromClient::Limit { seconds } => self.orders_of(from)?.limit_turns(seconds),
            FromClient::PlayFor { seat } => self.orders_of(from)?.play_for(seat, now),
            FromClient::Move {
                after,
                play,
                announced,
            } => self.play(from, after, play, announced, now),
            FromClient::Heard { n } => {
                listener.heard = listener.heard.max(n.min(listener.sent));
                Ok(())
            }
            FromClient::Deal => self.deal(from, now),
            FromClient::Ready { on } => self.be_ready(from, on),
            FromClient::Promise { n, hash } => {
                if let Some(seat) = listener.seats.iter().next() {
                    self.current.take_promise(seat, n, hash);
                }
                Ok(())
            }
            FromClient::Nonce { n, bytes } => {
                if let Some(seat) = listener.seats.iter().next() {
                    self.current.take_nonce(seat, n, bytes);
                }
                Ok(())
            }
            FromClient::League(change) => {
                let person = listener.person;
                let Some(league) = self.terms.league.clone() else {
                    return Err(ParlourRefusal::NoLeague);
                };
                let asked = LeagueAsked {
                    league,
                    person,
                    change,
                };
                self.outgoing.push(RoomOutput::List(from, asked));
                Ok(())
            }
            FromClient::Say { text } => self.say(from, &text, now),
            FromClient::Leave => {
                self.leave(from, now);
                Ok(())
            }
            // These are not addressed to one table.
            FromClient::Hello(_)
            | FromClient::Tables
            | FromClient::Code
            | FromClient::Evening { .. }
            | FromClient::People { .. }
            | FromClient::Open { .. }
            | FromClient::Sit { .. }
            | FromClient::Watch { .. }
            | FromClient::Ping { .. } => Ok(()),
        }
    }

    /// Does something at the engine's host, if a match is going on, and sends the events of it.
    fn at_host(&mut self, act: impl FnOnce(&mut Host) -> HostOutput) {
        if let Some(host) = &mut self.current.host {
            let output = act(host);
            self.happened(output);
        }
    }

    /// Returns whether no player is connected. Then nothing happens by itself.
    pub fn is_asleep(&self) -> bool {
        self.listeners.here().is_empty()
    }

    /// Returns whether there is no connection and everything is on disk, so that the table can be
    /// unloaded.
    pub fn is_idle(&self) -> bool {
        self.listeners.is_empty() && self.outgoing.is_on_disk()
    }

    /// Returns whether a match was ever begun here.
    pub fn has_record(&self) -> bool {
        self.current.record.written() > 0
    }

    /// Returns the information about the table for the lobby.
    pub fn summary(&self) -> TableSummary {
        let mut summary = self.notes.summary(&self.name);
        summary.info.playing = self.current.is_on();
        let here = self.listeners.here();
        if let Some(seat) = self.notes.owner_seat()
            && here.contains(seat)
            && let Some(owner) = self.notes.seats.person(seat)
        {
            summary.info.owner = Some(owner.name.clone());
        }
        for (seat, holder) in self.notes.seats.people() {
            let Some(person) = holder.person else {
                continue;
            };
            if here.contains(seat) {
                let is_private = self.notes.privacy.private;
                summary.here.push(PersonHere {
                    id: person.id(),
                    name: holder.name.clone(),
                    table: if is_private {
                        None
                    } else {
                        Some(self.name.clone())
                    },
                });
            }
        }
        summary
    }

    /// Returns the network whose space the record takes: that of the table's host, or of another
    /// player while the host is away. `None` if nobody plays here, or from an address that stands for
    /// many people.
    pub fn charged_network(&self) -> Option<IpAddr> {
        self.listeners.charged_network(self.notes.owner)
    }
}

#[cfg(test)]
mod tests;
