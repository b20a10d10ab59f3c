//! One table that players enter from other machines: its seats, its host, its match and its
//! connections.
//!
//! A room uses no sockets, threads or clocks: the caller passes the time in and asks when the room
//! must be woken. Lines for the log come out as [`RoomOutput::Append`]. Clients learn of an event
//! only after [`RoomInput::Kept`] has confirmed that it is on disk.

mod catching_up;
mod drawing;
mod entering;
mod evenings;
mod growth;
mod keeping;
mod leagues;
mod match_record;
mod moves;
mod owners;
mod seats;
mod sent_away;
mod telling;
mod terms;
mod thoughts;
mod waiting;

pub use keeping::{Privacy, TableNotes, Waited, readable};
pub use terms::{Terms, USUAL_ABSENCE};
#[cfg(test)]
pub(crate) use thoughts::THOUGHT_LIMIT;
pub use thoughts::{RoomDecision, RoomThinking};

use crate::limiter::{Limiters, Rate};
use crate::lobby::TableSummary;
use catching_up::Following;
use drawing::DealDrawing;
use growth::RecordGrowth;
use keeping::SeatsLog;
use match_record::MatchRecord;
use sent_away::SentAway;
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{FromClient, FromServer, LeagueChange, LeagueStanding, PersonHere};
use serpente_contests::FinishedMatch;
use serpente_contests::{EveningCompany, EveningOutcome};
use serpente_engine::host::{Host, HostInput, HostOutput, Thinking, Thought};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Level, RandomSource, Table};
use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use telling::Dispatch;

/// The most appends that may wait for the disk.
const MOST_WAITING_FOR_DISK: usize = 32;

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
    entering::WATCHERS_A_NETWORK as u64,
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
    Kept,
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
    /// Append these lines after the line with this number, then pass in [`RoomInput::Kept`].
    Append(TableLog, u64, Vec<u8>),
    /// Replace the log of seats, whose last line has this number, by this line, then pass in
    /// [`RoomInput::Kept`].
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

/// A connection to the table.
#[derive(Debug)]
struct RoomListener {
    person: Person,
    /// When the connection was opened, in seconds since 1970.
    opened: u64,
    network: IpAddr,
    name: String,
    /// The seats of this connection.
    seats: Seats,
    /// The part of the match that the connection currently gets.
    following: Following,
    /// The last line that was sent.
    sent: u64,
    /// The last line that the player has heard.
    heard: u64,
    /// Whether the player wants to go on to the next round.
    goes_on: bool,
    /// Whether the player has said that they are ready for the match.
    is_ready: bool,
}

impl RoomListener {
    fn follows(&self) -> bool {
        self.following == Following::Live
    }
}

/// The turn of a person.
#[derive(Debug)]
struct TurnBegun {
    seat: Seat,
    /// The last line of the record when it began. Another line begins another turn.
    line: u64,
    since: Instant,
    /// Whether the table was told that the turn ends soon.
    is_warned: bool,
}

/// Since when a room waits for what.
#[derive(Debug, Default)]
struct RoomTimes {
    /// Since when no player is connected.
    asleep_since: Option<Instant>,
    /// When the last step of the match was sent.
    sent_at: Option<Instant>,
    /// Whether the players have had the full time to hear that step.
    had_time: bool,
    /// The turn that goes on, if a person has it.
    turn_begun: Option<TurnBegun>,
    /// Since when the next round waits to be dealt.
    round_over_at: Option<Instant>,
    /// Whether the table was told that the next round is dealt soon.
    is_round_warned: bool,
    /// When the host of the match must be woken.
    host_wakes_at: Option<Instant>,
    /// Since when a computer player thinks elsewhere.
    thinking_since: Option<Instant>,
}

impl RoomTimes {
    /// Lets everything that the match waits for last longer by the time that the table slept. The
    /// host of the match knows itself how long it stood still.
    fn delay(&mut self, slept: Duration) {
        if let Some(sent_at) = &mut self.sent_at {
            *sent_at += slept;
        }
        if let Some(since) = &mut self.thinking_since {
            *since += slept;
        }
        if let Some(over_at) = &mut self.round_over_at {
            *over_at += slept;
        }
        if let Some(turn) = &mut self.turn_begun {
            turn.since += slept;
        }
    }
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

/// One table.
pub struct Room {
    name: String,
    terms: Terms,
    /// The players and settings, as they are stored. The conditions and `playing` are as they were
    /// stored last.
    notes: TableNotes,
    /// The best level of computer players, if the server has not all of them.
    best_level: Option<Level>,
    growth: RecordGrowth,
    /// The source of keys and seeds.
    random: RandomSource,
    guests: GuestLimits,
    /// The networks from which the people with seats came last, except for addresses that stand for
    /// many people.
    networks: BTreeMap<Person, IpAddr>,
    listeners: BTreeMap<ListenerId, RoomListener>,
    times: RoomTimes,
    host: Option<Host>,
    /// The deal that is being prepared.
    drawing: Option<DealDrawing>,
    record: MatchRecord,
    /// The person whose next moves the computer makes, because their turn took too long, until
    /// the table is told.
    stood_in: Option<Seat>,
    seats_log: SeatsLog,
    /// The frames to send after each append that is under way, in order.
    waiting: VecDeque<Vec<Dispatch>>,
    out: Vec<RoomOutput>,
}

impl Room {
    /// Takes an input and returns the actions that follow from it.
    pub fn input(&mut self, input: RoomInput, now: Instant) -> Vec<RoomOutput> {
        match input {
            RoomInput::Enter(arrival) => {
                let listener = arrival.listener;
                let kind = arrival.entrance.kind();
                if let Err(refusal) = self.enter(arrival, now) {
                    self.refuse(listener, refusal, kind);
                    if !self.listeners.contains_key(&listener) {
                        self.out.push(RoomOutput::Left(listener));
                    }
                }
            }
            RoomInput::Ask(listener, frame) => {
                let kind = frame.kind();
                if let Err(refusal) = self.ask(listener, frame, now) {
                    self.refuse(listener, refusal, kind);
                }
            }
            RoomInput::PieceSent(listener) => self.next_piece(listener),
            RoomInput::Gone(listener) => self.gone(listener, now),
            RoomInput::Kept => self.kept(now),
            RoomInput::Trouble => self.tell_trouble(),
            RoomInput::Thought(thought) => {
                self.at_host(|host| host.input(HostInput::Thought(thought), now));
            }
            RoomInput::NotThought(thinking) => {
                self.at_host(|host| host.input(HostInput::NotThought(thinking), now));
            }
            RoomInput::Decided(made) => self.remember(made, now),
            RoomInput::Rated(rated) => self.rated(&rated),
            RoomInput::EveningBegins(from, company, admitted) => {
                if let Err(refusal) = self.evening_begins(from, &company, admitted, now) {
                    self.refuse(from, refusal, FromClient::Begin.kind());
                }
            }
            RoomInput::Compared(outcome) => self.tell_outcome(&outcome),
            RoomInput::NetworkHasRoom(at) => self.growth.set_network_room(at),
            RoomInput::Tick => {}
        }
        self.go_on(now);
        std::mem::take(&mut self.out)
    }

    fn ask(&mut self, from: ListenerId, frame: FromClient, now: Instant) -> Allowed {
        let Some(listener) = self.listeners.get_mut(&from) else {
            return Err(ParlourRefusal::NotSeated);
        };
        if self.waiting.len() > MOST_WAITING_FOR_DISK
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
            FromClient::Fill { level } => self.fill(from, level.as_deref()),
            FromClient::Begin => self.begin(from, now),
            FromClient::Remove { seat } => self.remove(from, seat, now),
            FromClient::Options { conditions } => self.agree(from, conditions),
            FromClient::Silence { seat, on } => self.silence(from, seat, on, now),
            FromClient::Limit { seconds } => self.limit_turns(from, seconds),
            FromClient::PlayFor { seat } => self.play_for(from, seat, now),
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
                self.take_promise(from, n, hash);
                Ok(())
            }
            FromClient::Nonce { n, bytes } => {
                self.take_nonce(from, n, bytes);
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
                self.out.push(RoomOutput::List(from, asked));
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

    /// Returns the table of the match that is going on.
    fn table(&self) -> Option<&Table> {
        self.host.as_ref().map(Host::table)
    }

    /// Does something at the engine's host, if a match is going on, and sends the events of it.
    fn at_host(&mut self, act: impl FnOnce(&mut Host) -> HostOutput) {
        if let Some(host) = &mut self.host {
            let output = act(host);
            self.happened(output);
        }
    }

    /// Sends every player the frame that this returns for their person.
    fn tell_players(&mut self, frame: impl Fn(Person) -> Option<FromServer>) {
        let players = self.listeners.iter().filter(|(_, at)| !at.seats.is_empty());
        let told = players.filter_map(|(&id, at)| {
            let text = frame(at.person)?.text();
            Some(RoomOutput::Tell(id, text.into()))
        });
        self.out.extend(told);
    }

    fn refuse(&mut self, listener: ListenerId, refusal: ParlourRefusal, to: &'static str) {
        self.out
            .push(RoomOutput::Refuse(listener, refusal, Some(to)));
    }

    /// Returns whether no player is connected. Then nothing happens by itself.
    pub fn is_asleep(&self) -> bool {
        self.here().is_empty()
    }

    /// Returns whether there is no connection and everything is on disk, so that the table can be
    /// unloaded.
    pub fn is_idle(&self) -> bool {
        self.listeners.is_empty() && self.waiting.is_empty()
    }

    /// Returns whether a match was ever begun here.
    pub fn has_record(&self) -> bool {
        self.record.written() > 0
    }

    /// Returns the information about the table for the lobby.
    pub fn summary(&self) -> TableSummary {
        let mut summary = self.notes.summary(&self.name);
        summary.info.playing = self.host.is_some();
        let here = self.here();
        if let Some(seat) = self.owner_seat()
            && here.contains(seat)
            && let Some(owner) = self.notes.seats.person(seat)
        {
            summary.info.master = Some(owner.name.clone());
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

    /// Returns the seats of connected players.
    fn here(&self) -> Seats {
        let seats = self.listeners.values().flat_map(|at| at.seats.iter());
        seats.collect()
    }

    /// Returns the seats whose players have said that they are ready for the match.
    fn ready(&self) -> Seats {
        let ready = self.listeners.values().filter(|at| at.is_ready);
        ready.flat_map(|at| at.seats.iter()).collect()
    }

    /// Returns the network whose space the record takes: that of the table's host, or of another
    /// player while the host is away. `None` if nobody plays here, or from an address that stands for
    /// many people.
    pub fn charged_network(&self) -> Option<IpAddr> {
        let mut charged = None;
        for at in self.listeners.values() {
            let is_owner = self.notes.owner == Some(at.person);
            if !at.seats.is_empty() && (is_owner || charged.is_none()) {
                charged = Some(at.network);
            }
        }
        charged.filter(|network| !network.is_loopback())
    }

    fn owner_seat(&self) -> Option<Seat> {
        self.notes.seats.of(self.notes.owner?).iter().next()
    }
}

#[cfg(test)]
mod tests;
