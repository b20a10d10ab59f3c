//! A running match: the table, its deck, the computer players and the thinking times. Commands in, what happened out. It
//! knows no key and no word, and no clock: the time is passed in, and when it wants to be woken is part of what comes out.

mod computer;
mod due;
mod turn_time;

pub use computer::{Thinking, Thought};

use crate::bots::Level;
use crate::rules::{LegalMoves, Move, Seat, Seats};
use crate::table::{Command, Event, Refusal, Shuffle, Table, Update, View};
use computer::ComputerPlayers;
use due::{Due, What};
use std::time::{Duration, Instant};
use turn_time::TurnTime;

/// How long what comes by itself waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The pause before what comes by itself.
    pub pause: Duration,
    /// Whether that pause begins when all who listen have heard what happened, and not when it happened.
    pub waits: bool,
}

/// What reaches a host.
pub enum Input {
    /// A player wants this done.
    Command(Command),
    /// What happened up to this number was heard by all who listen, as far as it is told at all.
    Heard(u64),
    /// The person in turn knows that they are: their thinking time runs.
    KnowsOfTurn,
    /// Something is being told: what comes by itself waits until that was heard.
    Telling,
    /// Those who listen have heard enough: what comes by itself comes now.
    GoOn,
    /// What comes by itself does not come, until it may: somebody is asked whether to leave.
    Hold(bool),
    /// Time went by that does not count: something lay on top of the table.
    StoodStill(Duration),
    /// How long what comes by itself waits from now on.
    Pace(Pace),
    /// What a computer player came to.
    Thought(Thought),
    /// Time has passed.
    Tick,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// A command made this happen.
    Events {
        /// The events. They go into the record before anybody hears of them.
        events: Vec<Event>,
        /// How many events there were at this table, these included.
        number: u64,
        /// What each who listens is told of them.
        updates: Vec<(Option<Seat>, Update)>,
    },
    /// The thinking time of the person in turn ends in so many seconds.
    TimeLeft(Seat, u64),
    /// The thinking time of the person in turn is over. What that makes happen comes next.
    TimeUp(Seat),
}

/// What comes of an input.
#[derive(Default)]
pub struct Output {
    /// What happened, in this order.
    pub happened: Vec<Happened>,
    /// Why what was asked is not done, if it is not.
    pub refused: Option<Refusal>,
    /// When the host wants its next tick at the latest, if it does.
    pub wakes_at: Option<Instant>,
    /// What is to be thought over, on any thread. Where nobody does, a computer player thinks when it is to move.
    pub thinking: Option<Thinking>,
}

/// A running match.
pub struct Host {
    table: Table,
    deck: Shuffle,
    computers: ComputerPlayers,
    people: Seats,
    /// Who listens: each person for themselves, and `None` for all who may only know what lies open.
    listeners: Vec<Option<Seat>>,
    pace: Pace,
    /// How many events there were.
    events: u64,
    due: Option<Due>,
    is_held: bool,
    /// The thinking time of the person in turn.
    turn_time: Option<TurnTime>,
    out: Output,
}

impl Host {
    /// Hosts this match, of which so many events have happened. `seed` is what deals and computer players follow from.
    #[must_use]
    pub fn new(table: Table, events: u64, seed: u64, pace: Pace) -> Self {
        let setup = table.setup();
        let level = |name: &String| name.parse::<Level>().unwrap_or(Level::Normal);
        let levels = setup.players.iter();
        let levels = levels.map(|player| player.level.as_ref().map(level));
        let computers = ComputerPlayers::new(levels, seed);
        let seats = setup.options.seating.all();
        let people: Seats = seats
            .iter()
            .filter(|seat| setup.players[seat.index()].level.is_none())
            .collect();
        Self {
            computers,
            people,
            listeners: people.iter().map(Some).chain([None]).collect(),
            deck: Shuffle::seeded(seed),
            pace,
            events,
            due: None,
            is_held: false,
            turn_time: None,
            out: Output::default(),
            table,
        }
    }

    /// Takes up a match where it stands: sees to what comes by itself next.
    pub fn begin(&mut self, now: Instant) -> Output {
        self.go_on(now);
        self.take_output()
    }

    /// Takes something in, and says what came of it.
    pub fn input(&mut self, input: Input, now: Instant) -> Output {
        match input {
            Input::Command(command) => match self.command(command, now) {
                Ok(()) => self.draw_on(now),
                Err(refusal) => self.out.refused = Some(refusal),
            },
            Input::Heard(events) => self.heard(events, now),
            Input::KnowsOfTurn => self.knows_of_turn(now),
            Input::Telling => {
                if let Some(due) = self.due.as_mut().filter(|_| self.pace.waits) {
                    due.at = None;
                }
            }
            Input::GoOn => {
                if let Some(due) = self.due {
                    self.happen(due, now);
                }
            }
            Input::Hold(is_held) => {
                self.is_held = is_held;
                if !is_held {
                    // What waited for the answer waits as long again.
                    self.due = self.next_due(now);
                }
            }
            Input::StoodStill(time) => {
                self.due = self.due.map(|due| due.later_by(time));
                self.turn_time = self.turn_time.map(|clock| clock.later_by(time));
            }
            Input::Pace(pace) => self.pace = pace,
            Input::Thought(thought) => self.computers.take(thought),
            Input::Tick => self.tick(now),
        }
        self.take_output()
    }

    /// All that a seat may know of these events, with which the match began: for who sits down late.
    #[must_use]
    pub fn catch_up(&self, viewer: Option<Seat>, events: &[Event]) -> Update {
        self.table.update(viewer, events)
    }

    fn take_output(&mut self) -> Output {
        let due = self.next_event().and_then(|due| due.at);
        let clock = self.turn_time.and_then(TurnTime::wakes_at);
        let moves = self.due.is_some_and(|due| due.what == What::Computer);
        Output {
            wakes_at: due.into_iter().chain(clock).min(),
            thinking: self.computers.think_ahead(&self.table, moves),
            ..std::mem::take(&mut self.out)
        }
    }

    /// Gives the table a command.
    fn command(&mut self, command: Command, now: Instant) -> Result<(), Refusal> {
        let mut events = Vec::new();
        self.table.command(command, &mut self.deck, &mut events)?;
        self.turn_time = None;
        self.events += events.len() as u64;
        let listeners = self.listeners.iter();
        let updates = listeners.map(|&viewer| (viewer, self.table.update(viewer, &events)));
        self.out.happened.push(Happened::Events {
            updates: updates.collect(),
            number: self.events,
            events,
        });
        self.go_on(now);
        Ok(())
    }

    /// Draws while the seat in turn has drawn and can do nothing but draw again.
    fn draw_on(&mut self, now: Instant) {
        while let Some(view) = self.table.view_in_turn().filter(View::draws_on) {
            let draw = Command::Play(view.seat, Move::Draw.into());
            self.command(draw, now)
                .expect("who draws on can do nothing else");
        }
    }

    /// Sees to what comes next.
    fn go_on(&mut self, now: Instant) {
        self.due = self.next_due(now);
        let is_person = |seat: &Seat| self.people.contains(*seat);
        if self.due.is_none() && self.table.turn().as_ref().is_some_and(is_person) {
            self.turn_time = TurnTime::of(self.table.setup(), (!self.pace.waits).then_some(now));
        }
    }

    fn must_pass(&self, seat: Seat) -> bool {
        let view = self.table.view(seat);
        let legal = view.and_then(|view| view.legal);
        legal.is_some_and(LegalMoves::must_pass)
    }
}
