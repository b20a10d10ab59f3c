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
mod guests;
mod interface;
mod keeping;
mod leagues;
mod listeners;
mod match_record;
mod outgoing;
mod owners;
mod playing;
mod room_match;
mod seats;
mod sent_away;
mod telling;
mod terms;
mod thoughts;
mod times;
mod waiting;

pub use interface::{Arrival, Entrance, LeagueAsked, ListenerId, RoomInput, RoomOutput, TableLog};
pub use keeping::{Privacy, TableNotes, Waited, readable};
pub use terms::{Terms, USUAL_ABSENCE};
#[cfg(test)]
pub(crate) use thoughts::THOUGHT_LIMIT;
pub use thoughts::{RoomDecision, RoomThinking};

use crate::lobby::TableSummary;
use crate::log::count;
use evenings::result_of;
use growth::RecordGrowth;
use guests::GuestLimits;
use keeping::{SeatsLog, last_match};
use listeners::RoomListeners;
use outgoing::Outgoing;
use owners::OwnerOrders;
use room_match::RoomMatch;
use seats::TableSeats;
use serpente_archive::lines;
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{
    FromClient, FromServer, LONGEST_TALK, LeagueStanding, PersonHere, TableContest, TableLimits,
    TableState,
};
use serpente_engine::host::HostInput;
use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Event, Level, RandomSource, Update, is_invisible};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use telling::{Dispatch, has_round_over};
use times::RoomTimes;
use waiting::NEXT_ROUND_DELAY;

/// The limits of a table, as `docs/hosting.md` lists them.
#[cfg(test)]
pub(crate) const LIMITS: [u64; 10] = [
    terms::USUAL_WATCHERS as u64,
    listeners::WATCHERS_A_NETWORK as u64,
    terms::USUAL_TURN_AMONG_STRANGERS.as_secs(),
    guests::TALK_AT_ONCE as u64,
    guests::SITTING_AT_ONCE as u64,
    keeping::MOST_SEATS_LOG_BYTES as u64,
    growth::RECORD_BYTES_AT_ONCE as u64,
    growth::MOST_RECORD_BYTES as u64,
    keeping::UNUSED_TABLE_DAYS as u64,
    sent_away::SENT_AWAY_TIME.as_secs() / serpente_system::clock::HOUR,
];

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
    /// Opens a new table, at which its host arrives. Its keys and deals follow from `random`.
    pub fn open(
        name: &str,
        terms: Terms,
        privacy: Privacy,
        arrival: Arrival,
        mut random: RandomSource,
        now: Instant,
    ) -> (Self, Vec<RoomOutput>) {
        let key = terms.evening_key.map(|key| key.0);
        let notes = TableNotes {
            conditions: terms.conditions.clone(),
            privacy,
            opener: arrival.person,
            owner: Some(arrival.person),
            seats: TableSeats::free(terms.options.seating.seats()),
            watchers_silenced: false,
            playing: false,
            seal_key: key.unwrap_or_else(|| Bytes32(random.bytes())),
            unrated: None,
            unused_days: None,
            unused_on: None,
        };
        let mut room = Self::with(name, terms, notes, random);
        let out = room.input(RoomInput::Enter(arrival), now);
        (room, out)
    }

    fn with(name: &str, terms: Terms, notes: TableNotes, random: RandomSource) -> Self {
        Self {
            name: name.to_owned(),
            terms,
            notes,
            random,
            guests: GuestLimits::new(),
            listeners: RoomListeners::default(),
            times: RoomTimes::default(),
            current: RoomMatch::default(),
            outgoing: Outgoing::default(),
        }
    }

    /// Loads a table from its logs; nobody is connected yet. If the record ends in the middle of
    /// something, such as a deal, the rest is done again. Returns `None` if this version cannot
    /// load the table.
    pub fn wake_up(
        name: &str,
        seats_log: &[u8],
        record: &[u8],
        random: RandomSource,
        now: Instant,
    ) -> Option<(Self, Vec<RoomOutput>)> {
        let mut notes = TableNotes::last(seats_log)?;
        notes.unused_on = None;
        let terms = Terms::of(notes.conditions.clone()).ok()?;
        if notes.seats.len() != terms.options.seating.seats() {
            return None;
        }
        let mut room = Self::with(name, terms, notes, random);
        room.outgoing.seats_log = SeatsLog::of(seats_log);
        room.outgoing.growth = RecordGrowth::of(record.len(), now);
        for (_, holder) in room.notes.seats.people_mut() {
            holder.gone_since = Some(now);
        }
        room.times.asleep_since = Some(now);
        room.take_up(&last_match(record), count(record), now);
        let out = room.outgoing.take();
        Some((room, out))
    }

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
            RoomInput::Compared(outcome) if outcome.over => {
                let mut results = Vec::new();
                for (_, holder) in self.notes.seats.people() {
                    // A person may have several seats.
                    if let Some(person) = holder.person
                        && results.iter().all(|(known, _)| *known != person)
                    {
                        results.push((person, result_of(person, &outcome)));
                    }
                }
                self.listeners.tell_results(&mut self.outgoing, results);
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
            FromClient::Fill { level } => OwnerOrders::of(self, from)?.fill(level.as_deref()),
            FromClient::Begin => OwnerOrders::of(self, from)?.begin(now),
            FromClient::Remove { seat } => OwnerOrders::of(self, from)?.remove(seat, now),
            FromClient::Options { conditions } => OwnerOrders::of(self, from)?.agree(conditions),
            FromClient::Silence { seat, on } => OwnerOrders::of(self, from)?.silence(seat, on, now),
            FromClient::Limit { seconds } => OwnerOrders::of(self, from)?.limit_turns(seconds),
            FromClient::PlayFor { seat } => OwnerOrders::of(self, from)?.play_for(seat, now),
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

    fn say(&mut self, from: ListenerId, text: &str, now: Instant) -> Allowed {
        let listener = self.listeners.get(from)?;
        let seat = listener.seats.iter().next();
        let holder = match seat {
            None => None,
            Some(seat) => self.notes.seats.person(seat),
        };
        let is_silenced = match (seat, holder) {
            (None, _) => self.notes.watchers_silenced,
            (Some(_), Some(holder)) => holder.silenced,
            (Some(_), None) => false,
        };
        if is_silenced {
            return Err(ParlourRefusal::Silenced);
        }
        if text.chars().count() > LONGEST_TALK {
            return Err(ParlourRefusal::TooLong);
        }
        self.guests.take_talk(listener, now)?;
        let plain = plain_line(text);
        let message = plain.trim();
        if !message.is_empty() {
            let name = match holder {
                Some(holder) => &holder.name,
                None => &listener.name,
            };
            let said = FromServer::Said {
                seat: seat.map(Seat::number),
                name: name.clone(),
                text: message.to_owned(),
            };
            self.tell(Dispatch::Said(said.text().into()));
        }
        Ok(())
    }

    /// Limits the level of computer players that sit down where none was asked for, play at
    /// evenings or for people who are away.
    pub fn limit_level(&mut self, best: Level) {
        self.current.best_level = Some(best);
    }

    /// Notes that the league has rated the last match, and tells everybody their new standing.
    fn rated(&mut self, rated: &[(Person, LeagueStanding)]) {
        if self.notes.unrated.take().is_some() {
            self.store_seats();
        }
        let mut results = Vec::new();
        for (person, standing) in rated {
            results.push((*person, FromServer::Rated(standing.clone())));
        }
        self.listeners.tell_results(&mut self.outgoing, results);
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

    /// Sends this as soon as everything before it is on disk.
    fn tell(&mut self, dispatch: Dispatch) {
        if let Some(dispatch) = self.outgoing.hold_back(dispatch) {
            self.deliver(dispatch, None);
        }
    }

    /// Appends events to the record, then sends them to the connections that may see them.
    fn record_events(&mut self, events: Vec<Event>, beside: Update) {
        let stored = lines(&events);
        let after = self.current.record.written();
        self.outgoing.append_to_record(after, stored);
        self.current.record.add(&events, beside.clone());
        self.tell(Dispatch::Step { events, beside });
    }

    /// Sends what has waited for the first append, which is on disk now.
    fn is_stored(&mut self, now: Instant) {
        for dispatch in self.outgoing.is_stored() {
            self.deliver(dispatch, Some(now));
        }
    }

    fn deliver(&mut self, dispatch: Dispatch, now: Option<Instant>) {
        match dispatch {
            Dispatch::Step { events, beside } => {
                let first = self.current.record.send(events.len());
                if let Some(now) = now {
                    self.times
                        .sent(self.current.is_on() && has_round_over(&events), now);
                }
                self.listeners
                    .tell_step(first, &events, &beside, &mut self.outgoing);
            }
            Dispatch::State(but) => {
                for id in self.listeners.following() {
                    if Some(id) != but {
                        self.tell_state(id);
                    }
                }
            }
            Dispatch::Entered(id, after) => {
                self.tell_state(id);
                self.listeners
                    .catch_up(id, after, &self.current.record, &mut self.outgoing);
            }
            Dispatch::Said(frame) => {
                for id in self.listeners.following() {
                    self.outgoing.send(id, Arc::clone(&frame));
                }
            }
            Dispatch::Output(output) => self.outgoing.push(output),
        }
    }

    fn tell_state(&mut self, id: ListenerId) {
        let Ok(listener) = self.listeners.get(id) else {
            return;
        };
        let options = match self.current.record.events().first() {
            Some(Event::Match(header)) if self.current.is_on() => header.options.clone(),
            _ => self.terms.header_options(),
        };
        let here = self.listeners.here();
        let chairs = self.notes.seats.chairs(here, self.listeners.ready());
        // Where nobody else waits for the next round, it comes when the player asks for it.
        let next_round = if self.listeners.several_play() {
            Some(NEXT_ROUND_DELAY.as_secs())
        } else {
            None
        };
        let limits = TableLimits {
            turn: self.turn_limit().map(|limit| limit.as_secs()),
            next_round,
            absence: Some(self.terms.absence.as_secs()),
        };
        let contest = TableContest {
            league: self.terms.league.clone(),
            evening: self.terms.evening.clone(),
        };
        let state = TableState {
            table: self.name.clone(),
            seat: listener.seats.iter().next().map(Seat::number),
            seats: listener.seats.iter().map(Seat::number).collect(),
            owner: self.notes.owner_seat().map(Seat::number),
            playing: self.current.is_on(),
            game: self.terms.game.id().to_owned(),
            seating: self.terms.options.seating.to_string(),
            options,
            chairs,
            watchers: self.listeners.watchers_named(self.notes.watchers_silenced),
            private: self.notes.privacy.private,
            limits,
            contest,
            n: self.current.record.sent(),
        };
        let frame = FromServer::Table(state).text().into();
        self.outgoing.send(id, frame);
    }

    /// Stores the players on the seats and the table's settings.
    fn store_seats(&mut self) {
        self.notes.conditions.clone_from(&self.terms.conditions);
        self.notes.playing = self.current.is_on();
        self.outgoing.write_seats(self.notes.line());
    }

    /// Stores the players on the seats and the table's settings, and sends everybody the new state
    /// of the table.
    fn store_and_tell(&mut self) {
        self.store_seats();
        self.tell(Dispatch::State(None));
    }
}

/// Returns a chat message as one line without letters that nobody sees.
fn plain_line(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars() {
        if letter.is_control() {
            plain.push(' ');
        } else if !is_invisible(letter) {
            plain.push(letter);
        }
    }
    plain
}

#[cfg(test)]
mod tests;
