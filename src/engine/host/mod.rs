//! A running match: the table, its deck, the computer players and the thinking times. Takes requests and returns what
//! happened.
//!
//! A host knows no keys and no words, and reads no clock: the time is an argument, and the time at which it wants to be
//! called again is part of its output. Each listener gets an [`Update`] for every step, which holds only what that listener
//! may know. Requests and updates are all that passes between host and listeners, on one machine or between two.

mod after_draw;
mod computer;
mod due;
mod turn_time;

pub use computer::{ComputerDecision, Thinking, Thought};
pub use due::ByItself;

use crate::rules::{LegalMoves, Move, Seat, Seats};
use crate::table::{
    AgreedShuffle, Bytes32, Command, EveningKey, Event, HostDeck, Level, Refusal, Seals, Shuffle,
    Table, Update, View, agreed_shuffle,
};
use after_draw::DrawTimes;
use computer::ComputerPlayers;
use due::ScheduledStep;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use turn_time::TurnTime;

/// How long the host waits before it does something by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The pause before the host does something by itself.
    pub pause: Duration,
    /// Whether the pause begins only when everything announced was heard.
    pub waits: bool,
}

/// A request from the players at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Do this at the table.
    Command(Command),
    /// Skip the pauses until a person is in turn.
    GoOn,
    /// Stop the table's time (`true`) or let it go on: a player is asked whether to leave.
    Hold(bool),
    /// Play the rest of the match as fast as possible, because the players want to hear only its end.
    PlayOut,
}

/// Something given to a host.
pub enum HostInput {
    /// A request from the players at the table.
    Request(Request),
    /// Everything announced was heard.
    Heard,
    /// Something is being announced: the host waits until it was heard.
    Telling,
    /// The person in turn knows that it is their turn: their thinking time begins.
    KnowsOfTurn,
    /// This time does not count as thinking time, because a menu covered the table.
    StoodStill(Duration),
    /// Use these pauses from now on.
    Pace(Pace),
    /// The decision of a computer player.
    Thought(Thought),
    /// The decision of a computer player that nobody has computed. [`Host::take_thinking`] returns it again.
    NotThought(Thinking),
    /// A decision that the computer player in turn made before the match was loaded: [`Host::decision`] of then.
    Decided(ComputerDecision),
    /// The decision of the computer player in turn takes too long: it decides at once instead, by a rule of thumb.
    DecideAtOnce,
    /// Time has passed.
    Tick,
}

/// One step of the match, with an update for each listener.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostStep {
    /// The events to write to the record before they are announced. If there are none, the updates only say how much
    /// thinking time is left, or that nothing has happened yet.
    pub events: Vec<Event>,
    /// One update for each listener, in the order in which the host was given them.
    pub updates: Vec<Update>,
}

/// The result of an input.
#[derive(Default)]
pub struct HostOutput {
    /// The steps, in order.
    pub steps: Vec<HostStep>,
    /// Why a command was refused, if it was.
    pub refused: Option<Refusal>,
    /// Whether the next round is to be dealt, in a match whose deals all who play choose together: by
    /// [`Host::deal_together`].
    pub wants_deal: bool,
    /// When the host wants its next tick at the latest, if it wants one.
    pub wakes_at: Option<Instant>,
}

/// How long the host waits before it does something by itself, and whether it waits at all now.
struct HostPauses {
    pace: Pace,
    /// Whether the rest of the match is played without pauses.
    plays_out: bool,
    /// Whether pauses are skipped until a person is in turn.
    hurries: bool,
}

impl HostPauses {
    /// Returns whether pauses are skipped now.
    fn are_skipped(&self) -> bool {
        self.plays_out || self.hurries
    }
}

/// A running match.
pub struct Host {
    table: Table,
    deck: HostDeck,
    computers: ComputerPlayers,
    /// The seats for whose moves the host waits: all seats of people, except where a computer player stands in.
    people: Seats,
    /// Seats of people who play for themselves again from their next turn on.
    returning: Seats,
    /// The seats of each listener; [`Seats::NONE`] for one who only watches.
    listeners: Vec<Seats>,
    pauses: HostPauses,
    due: Option<ScheduledStep>,
    /// How long players thought about drawn tiles that they could have laid.
    draw_times: DrawTimes,
    /// Since when the seat in turn may lay or keep the tile that it has drawn, or can only pass without the others' knowing this.
    drew_at: Option<Instant>,
    /// When the table's time was stopped, while it is.
    held_since: Option<Instant>,
    /// The thinking time of the person in turn.
    turn_time: Option<TurnTime>,
    /// Seals the deals, if they are sealed.
    seals: Option<Seals>,
    out: HostOutput,
}

impl Host {
    /// Hosts this match. Each listener is told everything that any of its seats may know. Deals and computer players follow
    /// from `seed`, which no listener may know.
    #[must_use]
    pub fn new(table: Table, listeners: Vec<Seats>, seed: u64, pace: Pace) -> Self {
        let players = &table.setup().players;
        let levels = players.iter().map(|player| player.level);
        Self {
            computers: ComputerPlayers::new(levels, seed),
            draw_times: DrawTimes::new(players.len(), seed),
            drew_at: None,
            people: table.setup().people(),
            returning: Seats::NONE,
            listeners,
            deck: HostDeck {
                chance: Shuffle::seeded(seed),
                agreed: None,
            },
            pauses: HostPauses {
                pace,
                plays_out: false,
                hurries: false,
            },
            due: None,
            held_since: None,
            turn_time: None,
            seals: None,
            out: HostOutput::default(),
            table,
        }
    }

    /// Seals the deals of the match.
    #[must_use]
    pub fn with_seals(self, seals: Seals) -> Self {
        Self {
            seals: Some(seals),
            ..self
        }
    }

    /// Takes all deals from this key, as the other tables of the evening do.
    #[must_use]
    pub fn with_evening(mut self, key: EveningKey) -> Self {
        self.computers.evening = Some(key);
        self
    }

    /// Takes the deals from here on from this source, as far as it was used before the match was left.
    #[must_use]
    pub fn with_deals(mut self, deals: Shuffle) -> Self {
        self.deck.chance = deals;
        self
    }

    /// Continues a round with the source of its deals, in case its tiles must be dealt again.
    #[must_use]
    pub fn dealing_on(mut self, agreed: Option<AgreedShuffle>) -> Self {
        self.deck.agreed = agreed;
        self
    }

    /// Returns the table. Only the host may see it.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Deals the first round, or continues a resumed match.
    pub fn begin(&mut self, now: Instant) -> HostOutput {
        if self.table.round_number() == 0 {
            self.happen(ByItself::Deal, now);
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
    ) -> Result<HostOutput, Refusal> {
        self.deck.agreed = Some(agreed_shuffle(secret, nonces));
        if let Some(seals) = &mut self.seals {
            seals.sealed_secret();
        }
        self.command(Command::Deal, None, now)?;
        Ok(self.take_output())
    }

    /// Takes something in, and says what came of it.
    pub fn input(&mut self, input: HostInput, now: Instant) -> HostOutput {
        match input {
            HostInput::Request(request) => self.request(request, now),
            HostInput::Heard => self.heard(now),
            HostInput::Telling => {
                if self.waits()
                    && let Some(due) = &mut self.due
                    && !due.is_after_secret_draw
                {
                    due.at = None;
                }
            }
            HostInput::KnowsOfTurn => {
                if let Some(time) = &mut self.turn_time {
                    time.begin(now);
                }
            }
            HostInput::StoodStill(time) => self.stood_still(time),
            HostInput::Pace(pace) => self.pauses.pace = pace,
            HostInput::Thought(thought) => {
                if let Some(seat) = self.computers.take(thought)
                    && let Some(since) = self.drew_at
                {
                    let took = now.saturating_duration_since(since);
                    self.draw_times.note_computer(seat, took);
                }
            }
            HostInput::NotThought(thinking) => {
                self.computers.take_back(thinking);
            }
            HostInput::Decided(decision) => self.computers.remember(decision, &self.table),
            HostInput::DecideAtOnce => self.computers.decide_at_once(&self.table),
            HostInput::Tick => self.tick(now),
        }
        self.take_output()
    }

    /// Returns whether the person in this seat plays for themselves.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.people.contains(seat)
    }

    /// Makes a computer player play for the person in this seat, from the present turn on.
    pub fn stand_in(&mut self, seat: Seat, level: Level, now: Instant) -> HostOutput {
        self.returning.remove(seat);
        self.people.remove(seat);
        self.computers.stand_in(seat, level);
        self.turn_time = None;
        self.go_on(now);
        self.take_output()
    }

    /// The person in this seat is back: they play for themselves from their next turn on.
    pub fn come_back(&mut self, seat: Seat, now: Instant) -> HostOutput {
        if self.table.setup().people().contains(seat) && !self.people.contains(seat) {
            self.returning.insert(seat);
            self.go_on(now);
        }
        self.take_output()
    }

    /// Takes the decision that the computer player in turn must compute, to do so on any thread. The host then waits for the
    /// [`Thought`]. If this is never called, the player thinks when it must move, and makes the same move.
    pub fn take_thinking(&mut self) -> Option<Thinking> {
        let moves = self.computer_moves();
        self.computers.think_ahead(&self.table, moves)
    }

    /// Returns whether the computer player in turn has something to think about: [`Self::take_thinking`] returns it.
    pub fn wants_to_think(&self) -> bool {
        let moves = self.computer_moves();
        self.computers.wants_to_think(&self.table, moves).is_some()
    }

    /// Returns whether a computer player moves next.
    fn computer_moves(&self) -> bool {
        self.due.is_some_and(|due| due.what == ByItself::Computer)
    }

    /// Returns the decision that the computer player in turn has made, and not carried out yet.
    pub fn decision(&self) -> Option<ComputerDecision> {
        self.computers.ready()
    }

    /// Returns whether the host waits for the [`Thought`] of a computer player.
    pub fn awaits_thought(&self) -> bool {
        self.computers.is_thinking()
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
                    // The pause begins anew.
                    self.due = self.next_due(now);
                }
            }
            Request::PlayOut => self.play_out(now),
        }
    }

    fn stood_still(&mut self, time: Duration) {
        self.due = self.due.map(|due| due.later_by(time));
        self.turn_time = self.turn_time.map(|turn| turn.later_by(time));
        self.drew_at = self.drew_at.map(|at| at + time);
        self.held_since = self.held_since.map(|since| since + time);
    }

    fn take_output(&mut self) -> HostOutput {
        let next_step = self.next_event().and_then(|due| due.at);
        let turn_time = match self.turn_time {
            Some(time) if self.held_since.is_none() => time.wakes_at(),
            _ => None,
        };
        HostOutput {
            wakes_at: next_step.into_iter().chain(turn_time).min(),
            ..std::mem::take(&mut self.out)
        }
    }

    /// Gives the table a command. `time_left` is how many seconds the seat in turn had left, if that is to be announced.
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
        if let (Command::Deal, Some(key)) = (command, self.computers.evening) {
            self.deck = key.deck(self.table.round_number() + 1);
        }
        let decided = self.decided_after_draw();
        self.table.command(command, &mut self.deck, &mut events)?;
        if let Some((seat, since)) = decided {
            let took = now.saturating_duration_since(since);
            self.draw_times.note_person(seat, took);
        }
        if let Some(seals) = &mut self.seals {
            events = seals.seal(&events);
        }
        self.turn_time = None;
        self.step(events, time_left);
        self.go_on(now);
        Ok(())
    }

    /// Makes the updates: for each listener, what it may know.
    fn step(&mut self, events: Vec<Event>, time_left: Option<u64>) {
        let mut updates = Vec::new();
        for &seats in &self.listeners {
            updates.push(Update {
                time_left,
                ..self.table.update(seats, &events)
            });
        }
        self.out.steps.push(HostStep { events, updates });
    }

    /// Draws as long as the seat in turn has drawn and can only draw again. The update for the last tile says how many there
    /// were.
    fn draw_on(&mut self, now: Instant) {
        while let Some(view) = self.table.view_in_turn().filter(View::draws_on) {
            let draw = Command::Play(view.seat, Move::Draw.into());
            self.command(draw, None, now)
                .expect("who draws on can do nothing else");
        }
    }

    /// Returns the person in turn who may lay or keep the tile that they have drawn, and since when.
    fn decided_after_draw(&self) -> Option<(Seat, Instant)> {
        let since = self.drew_at?;
        let seat = self.table.turn()?;
        if self.people.contains(seat) && !self.must_pass(seat) {
            Some((seat, since))
        } else {
            None
        }
    }

    /// Returns whether the seat in turn has drawn, and may keep the tile even if it fits.
    fn has_drawn_in_secret(&self) -> bool {
        let has_drawn = self.table.board().is_some_and(|board| board.drawn() > 0);
        let rules = self.table.rules();
        has_drawn && rules.is_some_and(|rules| !rules.drawing.must_lay)
    }

    /// Prepares what comes next.
    fn go_on(&mut self, now: Instant) {
        let turn = self.table.turn();
        for seat in self.returning.iter().filter(|&seat| turn != Some(seat)) {
            self.returning.remove(seat);
            self.people.insert(seat);
        }
        self.drew_at = if self.has_drawn_in_secret() {
            Some(now)
        } else {
            None
        };
        self.due = self.next_due(now);
        // The result of a round is heard whoever hurries, also where no person asks for the next one.
        self.pauses.hurries &= self.due.is_some() && turn.is_some();
        if self.due.is_none()
            && let Some(seat) = turn
            && self.people.contains(seat)
        {
            self.turn_time = TurnTime::of(self.table.setup());
        }
    }

    fn must_pass(&self, seat: Seat) -> bool {
        let legal = self.table.view(seat).and_then(|view| view.legal);
        legal.is_some_and(LegalMoves::must_pass)
    }
}
