//! What the master of a table may do.

use super::chairs::Chair;
use super::{ListenerId, Output, Room, Telling, Terms};
use crate::person::{Person, random};
use crate::refusal::Refusal;
use crate::wire::Conditions;
use serpente_engine::host::{Host, Pace};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{
    Bytes32, Event, Level, Player, Seals, Setup, SetupError, Shuffle, Table, Update,
};
use serpente_text::announce::setup_error;
use std::time::{Duration, Instant};

/// The most that is kept of a table beside its matches, in bytes.
pub(super) const MOST_KEPT: usize = 1024 * 1024;

impl Room {
    /// Who asks, if they are the master of the table.
    fn masters(&self, from: ListenerId) -> Result<Person, Refusal> {
        let listener = self.listeners.get(&from).ok_or(Refusal::NotSeated)?;
        if self.chairs_bytes > MOST_KEPT {
            // Nobody has agreed on so many things: what was agreed stays.
            return Err(Refusal::TooFast);
        }
        let is_master = self.master == Some(listener.person) && !listener.seats.is_empty();
        is_master
            .then_some(listener.person)
            .ok_or(Refusal::NotMaster)
    }

    fn before_match(&self) -> Result<(), Refusal> {
        self.host.is_none().then_some(()).ok_or(Refusal::Playing)
    }

    pub(super) fn fill(&mut self, from: ListenerId, level: Option<&str>) -> Result<(), Refusal> {
        self.masters(from)?;
        self.before_match()?;
        let level = match level {
            None => Level::Normal,
            Some(name) => {
                let known = name.parse().ok();
                // The yardsticks and stronger experts than ours are not for others' machines.
                let known = known.filter(|level| Level::PLAYERS.contains(level));
                let refused =
                    || setup_error(&SetupError::NoSuchLevel(name.chars().take(24).collect()));
                known.ok_or_else(|| Refusal::Conditions(refused()))?
            }
        };
        self.chairs.fill(level);
        self.keep_chairs();
        self.tell(Telling::State(None));
        Ok(())
    }

    pub(super) fn remove(
        &mut self,
        from: ListenerId,
        seat: Option<u8>,
        now: Instant,
    ) -> Result<(), Refusal> {
        let master = self.masters(from)?;
        let Some(seat) = seat else {
            self.send_watchers_away(now);
            return Ok(());
        };
        let seat = self.seat(seat)?;
        let is_playing = self.host.is_some();
        let person = match self.chairs.get(seat) {
            Some(Chair::Person(sitter)) => sitter.person,
            Some(Chair::Computer { .. }) if is_playing => return Err(Refusal::Playing),
            Some(Chair::Computer { .. } | Chair::Free) | None => None,
        };
        if person == Some(self.opener) && person != Some(master) {
            // The table is theirs when they come back.
            return Err(Refusal::NotMaster);
        }
        let own = self.chairs.of(master);
        if person == Some(master) && own.iter().next() == Some(seat) {
            // Who goes leaves.
            return Err(Refusal::NoChair);
        }
        if is_playing {
            if let Some(sitter) = self.chairs.person_mut(seat) {
                (sitter.person, sitter.left) = (None, true);
            }
            self.stand_in(seat, now);
        } else {
            self.chairs.clear(seat);
        }
        let theirs = self.listeners.iter_mut();
        let theirs = theirs.filter(|(_, listener)| Some(listener.person) == person);
        let mut gone = Vec::new();
        for (&id, listener) in theirs {
            listener.seats.remove(seat);
            if listener.seats.is_empty() {
                gone.push(id);
            }
        }
        self.send_away(&gone, &Refusal::Removed, now);
        self.keep_chairs();
        self.tell(Telling::State(None));
        Ok(())
    }

    /// Those who only watch leave the table.
    fn send_watchers_away(&mut self, now: Instant) {
        let watching = self.listeners.iter().filter(|(_, at)| at.seats.is_empty());
        let watching: Vec<ListenerId> = watching.map(|(&id, _)| id).collect();
        self.send_away(&watching, &Refusal::SentAway, now);
        self.tell(Telling::State(None));
    }

    /// These leave the table, and do not come back for a while.
    fn send_away(&mut self, gone: &[ListenerId], why: &Refusal, now: Instant) {
        for &id in gone {
            if let Some(listener) = self.listeners.remove(&id) {
                self.sent_away.add(listener.person, listener.network, now);
            }
            self.out.push(Output::Refuse(id, why.clone(), None));
            self.out.push(Output::Left(id));
        }
    }

    pub(super) fn agree(
        &mut self,
        from: ListenerId,
        conditions: Conditions,
    ) -> Result<(), Refusal> {
        self.masters(from)?;
        self.before_match()?;
        let terms = Terms::of(conditions).map_err(Refusal::Conditions)?;
        let seats = terms.seating().seats();
        if seats != self.chairs.len() {
            self.chairs = self.chairs.resized(seats).ok_or(Refusal::Full)?;
            self.seat_listeners();
        }
        self.terms = terms;
        self.keep_chairs();
        self.tell(Telling::State(None));
        Ok(())
    }

    /// Chairs were moved: everybody has those of their own.
    fn seat_listeners(&mut self) {
        for listener in self
            .listeners
            .values_mut()
            .filter(|at| !at.seats.is_empty())
        {
            listener.seats = self.chairs.of(listener.person);
        }
    }

    pub(super) fn silence(
        &mut self,
        from: ListenerId,
        seat: Option<u8>,
        on: bool,
        now: Instant,
    ) -> Result<(), Refusal> {
        self.masters(from)?;
        match seat {
            None => self.watchers_silenced = on,
            Some(number) => {
                let seat = self.seat(number)?;
                let sitter = self.chairs.person_mut(seat).ok_or(Refusal::NoChair)?;
                sitter.silenced = on;
                let mut listeners = self.listeners.values();
                let at = listeners.find(|at| at.seats.contains(seat));
                if let Some((person, network)) = at.map(|at| (at.person, at.network)) {
                    if on {
                        self.muted.add(person, network, now);
                    } else {
                        self.muted.forget(person, network);
                    }
                }
            }
        }
        self.keep_chairs();
        self.tell(Telling::State(None));
        Ok(())
    }

    pub(super) fn begin(&mut self, from: ListenerId, now: Instant) -> Result<(), Refusal> {
        self.masters(from)?;
        self.before_match()?;
        let free = self.chairs.are_free().len();
        let players = self.chairs.players();
        let players = players.ok_or(Refusal::ChairsFree(free))?;
        let conditions = |error| Refusal::Conditions(setup_error(&error));
        let setup = self.terms.setup(players).map_err(conditions)?;
        if setup.draws_teams() {
            self.draw_chairs();
        }
        let players = self.chairs.players().ok_or(Refusal::ChairsFree(free))?;
        let setup = self.terms.setup(players).map_err(conditions)?;
        for (_, sitter) in self.chairs.people_mut() {
            sitter.stood_in = false;
        }
        let setup = Setup {
            sealed: true,
            together: true,
            ..setup
        };
        let mut events = Vec::new();
        // Each match has a key of its own: what is shown of one tells nothing of another.
        self.seal_key = Bytes32(random());
        let mut host = self.new_host(Table::new(setup, &mut events), &[]);
        let output = host.begin(now);
        self.host = Some(host);
        // Before the match is told, all know where they sit in it.
        self.keep_chairs();
        self.tell(Telling::State(None));
        self.before += self.record.len() as u64;
        (self.record, self.steps) = (Vec::new(), Vec::new());
        self.record_events(events, Update::default());
        self.happened(output);
        Ok(())
    }

    /// The host of a match at this table, of which these events have happened.
    pub(super) fn new_host(&self, table: Table, events: &[Event]) -> Host {
        let everything = Seats::first(self.chairs.len());
        let pace = Pace {
            pause: Duration::ZERO,
            waits: !self.terms.pace.is_zero(),
        };
        let together = table.setup().together;
        let seals = Seals::new(self.seal_key, events);
        let seals = if together { seals.together() } else { seals };
        Host::new(table, vec![everything], Shuffle::any_seed(), pace).with_seals(seals)
    }

    /// Where the draw decides who plays with whom, the chairs are those that it leads to.
    fn draw_chairs(&mut self) {
        let number = |seat: usize| Player {
            name: seat.to_string(),
            level: None,
        };
        let numbers = (0..self.chairs.len()).map(number).collect();
        let drawn = self
            .terms
            .setup(numbers)
            .map(|setup| setup.seated_by_draw(Shuffle::any_seed()));
        let drawn = drawn.expect("it was set up with these chairs");
        let order: Vec<usize> = drawn
            .players
            .iter()
            .filter_map(|player| player.name.parse().ok())
            .collect();
        self.chairs = self.chairs.in_order(&order);
        self.seat_listeners();
    }

    /// The match is over: who has left it has no chair any more.
    pub(super) fn match_is_over(&mut self) {
        (self.host, self.drawing) = (None, None);
        self.host_wakes_at = None;
        self.round_over_at = None;
        let gone = self
            .chairs
            .people()
            .filter(|(_, sitter)| sitter.left || sitter.person.is_none());
        let gone: Vec<Seat> = gone.map(|(seat, _)| seat).collect();
        for seat in gone {
            self.chairs.clear(seat);
        }
        for (_, sitter) in self.chairs.people_mut() {
            sitter.stood_in = false;
        }
        self.keep_chairs();
        self.tell(Telling::State(None));
    }
}
