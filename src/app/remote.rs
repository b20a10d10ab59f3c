//! A match whose host is on another machine: a listener here, and what it asks of the host and hears from it.

use super::played_match::{Output, PlayedMatch, Thinking, Thought};
use serpente_engine::host::{Pace, Request};
use serpente_engine::rules::{OutOfStep, Seats};
use serpente_engine::table::{Command, Event, Header, SetupError, Update};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Category, Topic};
use serpente_text::seat::{self, Input, Listener, Manner};
use std::time::{Duration, Instant};

/// How long a move may be on its way before that is told.
const PATIENCE: Duration = Duration::from_secs(1);

/// A match whose host is on another machine.
pub struct RemoteTable {
    listener: Listener,
    /// When it is told that a move was sent and has no answer yet.
    sent: Option<Instant>,
}

/// Why a match cannot be followed from here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotFollowed {
    /// No match can begin so, as far as this version knows.
    #[error("no match can begin so")]
    Setup(#[from] SetupError),
    /// It cannot have happened so.
    #[error("what happened does not follow from what was seen")]
    OutOfStep(#[from] OutOfStep),
}

impl RemoteTable {
    /// Takes these chairs in the match that begins so; [`Seats::NONE`] for whoever only watches.
    ///
    /// # Errors
    /// If no match can begin so, as far as this version knows.
    pub fn new(
        header: &Header,
        chairs: Seats,
        seed: u64,
        manner: Manner,
    ) -> Result<Self, NotFollowed> {
        let listener = Listener::new(header, chairs, seed, manner)?;
        Ok(Self {
            listener: listener.elsewhere(),
            sent: None,
        })
    }

    /// The same match, as far as it had come before, step by step.
    ///
    /// # Errors
    /// If it cannot have happened so.
    pub fn after(self, past: &[Update]) -> Result<Self, NotFollowed> {
        Ok(Self {
            listener: self.listener.who_knows(past)?,
            ..self
        })
    }

    /// Begins to tell: a new match from its first line on, one that was under way from where it is.
    pub fn begin(&mut self, first: &[Event]) -> Vec<Output> {
        let told = self.listener.begin(first);
        carried(told)
    }

    /// Takes in what happened at the table, and says what is to be done.
    ///
    /// # Errors
    /// If it cannot have happened after what was seen. The match cannot be followed on then.
    pub fn take(&mut self, update: &Update) -> Result<Vec<Output>, OutOfStep> {
        self.sent = None;
        let mut out = Vec::new();
        if !update.events.is_empty() {
            out.push(Output::Record(update.events.clone()));
        }
        out.extend(carried(self.listener.take(update)?));
        Ok(out)
    }

    /// The host does not do what was asked; why is told already.
    pub fn refused(&mut self) {
        self.sent = None;
    }

    /// Passes on what the listener asks for, and notes what it waits for then.
    fn asked(&mut self, told: Vec<seat::Output>, now: Instant) -> Vec<Output> {
        let asks = |what: fn(&Request) -> bool| {
            let mut requests = told.iter();
            requests.any(|output| matches!(output, seat::Output::Request(request) if what(request)))
        };
        let plays = asks(|request| matches!(request, Request::Command(Command::Play(..))));
        let deals = asks(|request| *request == Request::Command(Command::Deal));
        let mut out = carried(told);
        if plays {
            self.sent = Some(now + PATIENCE);
        }
        let people = self.listener.seen().setup().people();
        if deals && people.len() > self.listener.chairs().len() {
            out.push(Output::Say(
                Announcement::answer(say::waits_for_others()).filed(Category::General),
            ));
        }
        out
    }
}

/// What a listener wants done, where requests go to another machine.
fn carried(outputs: Vec<seat::Output>) -> Vec<Output> {
    let outputs = outputs.into_iter().map(|output| match output {
        seat::Output::Request(request) => Output::Ask(request),
        seat::Output::Say(announcement) => Output::Say(announcement),
        seat::Output::Keyboard(holder) => Output::Keyboard(holder),
        seat::Output::Left => Output::Left,
        seat::Output::Over => Output::Over,
        seat::Output::Again => Output::Again,
    });
    outputs.collect()
}

impl PlayedMatch for RemoteTable {
    fn input(&mut self, input: Input, now: Instant) -> Vec<Output> {
        let told = self.listener.input(input, now);
        let mut out = self.asked(told, now);
        if input == Input::Tick && self.sent.take_if(|sent| *sent <= now).is_some() {
            let waits = Announcement::event(say::sent_waiting(), Category::General);
            out.push(Output::Say(waits.about(Topic::Aside)));
        }
        out
    }

    fn heard(&mut self, _now: Instant) {
        self.listener.all_was_heard();
    }

    // The host counts the time from when all was heard.
    fn knows_of_turn(&mut self, _now: Instant) {}

    fn wait_until_heard(&mut self, _now: Instant) {}

    // The table belongs to others, too.
    fn stood_still(&mut self, _time: Duration, _now: Instant) {}

    fn set_manner(&mut self, manner: Manner, _pace: Pace, _now: Instant) {
        self.listener.set_manner(manner);
    }

    fn remind(&mut self, now: Instant) -> Vec<Output> {
        let told = self.listener.remind();
        self.asked(told, now)
    }

    fn take_thinking(&mut self) -> Option<Thinking> {
        self.listener.hint_to_find().map(Thinking::Hint)
    }

    fn thought(&mut self, thought: Thought, now: Instant) -> Vec<Output> {
        match thought {
            Thought::Hint(hint) => {
                let told = self.listener.hint_found(hint);
                self.asked(told, now)
            }
            // Computer players think where their host is.
            Thought::Move(_) | Thought::Review(_) => Vec::new(),
        }
    }

    fn wakes_at(&self) -> Option<Instant> {
        self.sent
    }

    fn listener(&self) -> &Listener {
        &self.listener
    }

    fn set_lost(&mut self, lost: bool) {
        self.listener.set_lost(lost);
    }
}
