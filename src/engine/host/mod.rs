//! A running match: the table, its deck, the computer players and the thinking times. Requests in, what happened out.
//!
//! A host knows no key and no word, and reads no clock: the time is passed in, and when it wants to be woken is part of what
//! comes out. Those who listen are told of each step in an [`Update`] of their own, with nothing in it that they may not know;
//! requests and updates are all that ever passes between a host and them, on one machine or between two.

mod computer;
mod due;
mod turn_time;

pub use computer::{Thinking, Thought};
pub use due::ByItself;

use crate::rules::{LegalMoves, Move, Seat, Seats};
use crate::table::{
    Bytes32, Command, Event, HostDeck, Level, Refusal, Seals, Shuffle, Table, Update, View,
    agreed_shuffle,
};
use computer::ComputerPlayers;
use due::Due;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use turn_time::TurnTime;

/// How long what comes by itself waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The pause before what comes by itself.
    pub pause: Duration,
    /// Whether that pause begins when what happened has been heard, and not when it happened.
    pub waits: bool,
}

/// What those at a table may ask of its host.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Do this at the table.
    Command(Command),
    /// They have heard enough: what comes by itself comes now, until a person is in turn.
    GoOn,
    /// The table's time stands still, or goes on: somebody is asked whether to leave.
    Hold(bool),
    /// They want to hear only how the match ends: the rest is played as fast as it can be.
    PlayOut,
}

/// What reaches a host.
pub enum Input {
    /// Those at the table ask for this.
    Request(Request),
    /// All that was told was heard, as far as it is told at all: what waited for that goes on.
    Heard,
    /// Something is being told: what comes by itself waits until that was heard.
    Telling,
    /// The person in turn knows that they are: their thinking time runs.
    KnowsOfTurn,
    /// Time went by that does not count: something lay on top of the table.
    StoodStill(Duration),
    /// How long what comes by itself waits from now on.
    Pace(Pace),
    /// What a computer player came to.
    Thought(Thought),
    /// Time has passed.
    Tick,
}

/// One thing that happened, and what is told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The events as they go into the record, before anybody hears of them. Where there
    /// are none, the step only tells how much thinking time is left, or that nothing has happened yet.
    pub events: Vec<Event>,
    /// What those who listen are told, one update for each of them in the order in which the host was given them.
    pub updates: Vec<Update>,
}

/// What comes of an input.
#[derive(Default)]
pub struct Output {
    /// What happened, in this order.
    pub steps: Vec<Step>,
    /// Why a command was not done, if it was not.
    pub refused: Option<Refusal>,
    /// Whether the next round is to be dealt, in a match whose deals all who play choose together: by
    /// [`Host::deal_together`].
    pub wants_deal: bool,
    /// When the host wants its next tick at the latest, if it wants one.
    pub wakes_at: Option<Instant>,
}

/// A running match.
pub struct Host {
    table: Table,
    deck: HostDeck,
    computers: ComputerPlayers,
    /// The seats whose moves are waited for: those that people sit in, but for whom a computer player stands in.
    people: Seats,
    /// Who plays on their own again from their next turn on.
    returning: Seats,
    /// Which seats listen together; [`Seats::NONE`] for whoever only watches.
    listeners: Vec<Seats>,
    pace: Pace,
    /// Whether nobody wants to hear what happens until the match is over.
    plays_out: bool,
    /// Whether the others are hurried on until a person is in turn.
    hurries: bool,
    due: Option<Due>,
    /// Since when the table's time stands still, while it does.
    held_since: Option<Instant>,
    /// The thinking time of the person in turn.
    turn_time: Option<TurnTime>,
    /// What seals the deals, where they are sealed.
    seals: Option<Seals>,
    out: Output,
}

impl Host {
    /// Hosts this match. Each of `listeners` is told what its seats may know together; `seed` is what deals and computer
    /// players follow from, and nobody who listens may know it.
    #[must_use]
    pub fn new(table: Table, listeners: Vec<Seats>, seed: u64, pace: Pace) -> Self {
        let players = table.setup().players.iter();
        Self {
            computers: ComputerPlayers::new(players.map(|player| player.level), seed),
            people: table.setup().people(),
            returning: Seats::NONE,
            listeners,
            deck: HostDeck {
                chance: Shuffle::seeded(seed),
                agreed: None,
            },
            pace,
            plays_out: false,
            hurries: false,
            due: None,
            held_since: None,
            turn_time: None,
            seals: None,
            out: Output::default(),
            table,
        }
    }

    /// The same match with sealed deals.
    #[must_use]
    pub fn with_seals(self, seals: Seals) -> Self {
        Self {
            seals: Some(seals),
            ..self
        }
    }

    /// The table as it stands: its host's alone.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Deals the first round, or takes the match up where it stands.
    pub fn begin(&mut self, now: Instant) -> Output {
        if self.table.round_number() == 0 && self.table.setup().together {
            self.out.wants_deal = true;
        } else if self.table.round_number() == 0 {
            self.command(Command::Deal, None, now)
                .expect("a match begins with a deal");
        } else {
            self.go_on(now);
        }
        self.take_output()
    }

    /// Deals the next round from a secret that was sealed and what those who play have added.
    ///
    /// # Errors
    /// If no round is to be dealt now.
    pub fn deal_together(
        &mut self,
        secret: Bytes32,
        nonces: &[(Seat, Bytes32)],
        now: Instant,
    ) -> Result<Output, Refusal> {
        self.deck.agreed = Some(agreed_shuffle(secret, nonces));
        if let Some(seals) = &mut self.seals {
            seals.sealed_secret();
        }
        self.command(Command::Deal, None, now)?;
        Ok(self.take_output())
    }

    /// Takes something in, and says what came of it.
    pub fn input(&mut self, input: Input, now: Instant) -> Output {
        match input {
            Input::Request(request) => self.request(request, now),
            Input::Heard => self.heard(now),
            Input::Telling => {
                let waits = self.waits();
                if let Some(due) = self.due.as_mut().filter(|_| waits) {
                    due.at = None;
                }
            }
            Input::KnowsOfTurn => {
                if let Some(time) = &mut self.turn_time {
                    time.begin(now);
                }
            }
            Input::StoodStill(time) => self.stood_still(time),
            Input::Pace(pace) => self.pace = pace,
            Input::Thought(thought) => self.computers.take(thought),
            Input::Tick => self.tick(now),
        }
        self.take_output()
    }

    /// Whether a person in this seat plays on their own.
    #[must_use]
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.people.contains(seat)
    }

    /// A computer player plays for the person in this seat from now on, and where it is their turn, makes this turn.
    pub fn stand_in(&mut self, seat: Seat, level: Level, now: Instant) -> Output {
        self.returning.remove(seat);
        self.people.remove(seat);
        self.computers.stand_in(seat, level);
        self.turn_time = None;
        self.go_on(now);
        self.take_output()
    }

    /// The person in this seat is back: they play on their own from their next turn on.
    pub fn come_back(&mut self, seat: Seat, now: Instant) -> Output {
        if self.table.setup().people().contains(seat) && !self.people.contains(seat) {
            self.returning.insert(seat);
            self.go_on(now);
        }
        self.take_output()
    }

    /// What the computer player in turn is to think over, on any thread: it does not move before the host has the
    /// [`Thought`]. Where nobody takes it, the player thinks when it is to move, and the move is the same.
    pub fn take_thinking(&mut self) -> Option<Thinking> {
        let moves = self.due.is_some_and(|due| due.what == ByItself::Computer);
        self.computers.think_ahead(&self.table, moves)
    }

    fn request(&mut self, request: Request, now: Instant) {
        match request {
            Request::Command(command) => match self.command(command, None, now) {
                Ok(()) => self.draw_on(now),
                Err(refusal) => self.out.refused = Some(refusal),
            },
            Request::GoOn => self.hurry(now),
            Request::Hold(true) => self.held_since = self.held_since.or(Some(now)),
            Request::Hold(false) => {
                if let Some(since) = self.held_since.take() {
                    self.stood_still(now.saturating_duration_since(since));
                    // What waited for the answer waits as long again.
                    self.due = self.next_due(now);
                }
            }
            Request::PlayOut => self.play_out(now),
        }
    }

    fn stood_still(&mut self, time: Duration) {
        self.due = self.due.map(|due| due.later_by(time));
        self.turn_time = self.turn_time.map(|turn| turn.later_by(time));
        self.held_since = self.held_since.map(|since| since + time);
    }

    fn take_output(&mut self) -> Output {
        let due = self.next_event().and_then(|due| due.at);
        let runs = self.turn_time.filter(|_| self.held_since.is_none());
        let turn_time = runs.and_then(TurnTime::wakes_at);
        Output {
            wakes_at: due.into_iter().chain(turn_time).min(),
            ..std::mem::take(&mut self.out)
        }
    }

    /// Gives the table a command; before it the one in turn had so many seconds left, if that is to be told.
    fn command(
        &mut self,
        command: Command,
        time_left: Option<u64>,
        now: Instant,
    ) -> Result<(), Refusal> {
        let mut events = Vec::new();
        if let (Command::Deal, Some(day)) = (command, self.table.setup().daily) {
            self.deck.chance = day.deck(self.table.round_number() + 1);
        }
        self.table.command(command, &mut self.deck, &mut events)?;
        if let Some(seals) = &mut self.seals {
            events = seals.seal(&events);
        }
        self.turn_time = None;
        self.step(events, time_left);
        self.go_on(now);
        Ok(())
    }

    /// Tells those who listen, each what they may know.
    fn step(&mut self, events: Vec<Event>, time_left: Option<u64>) {
        let update = |&seats: &Seats| Update {
            time_left,
            ..self.table.update(seats, &events)
        };
        let updates = self.listeners.iter().map(update).collect();
        self.out.steps.push(Step { events, updates });
    }

    /// Draws while the seat in turn has drawn and can do nothing but draw again: it is told with the last tile how many
    /// there were.
    fn draw_on(&mut self, now: Instant) {
        while let Some(view) = self.table.view_in_turn().filter(View::draws_on) {
            let draw = Command::Play(view.seat, Move::Draw.into());
            self.command(draw, None, now)
                .expect("who draws on can do nothing else");
        }
    }

    /// Sees to what comes next.
    fn go_on(&mut self, now: Instant) {
        let turn = self.table.turn();
        for seat in self.returning.iter().filter(|&seat| turn != Some(seat)) {
            self.returning.remove(seat);
            self.people.insert(seat);
        }
        self.due = self.next_due(now);
        self.hurries &= self.due.is_some();
        let is_person = |seat: &Seat| self.people.contains(*seat);
        if self.due.is_none() && self.table.turn().as_ref().is_some_and(is_person) {
            self.turn_time = TurnTime::of(self.table.setup());
        }
    }

    fn must_pass(&self, seat: Seat) -> bool {
        let legal = self.table.view(seat).and_then(|view| view.legal);
        legal.is_some_and(LegalMoves::must_pass)
    }
}
