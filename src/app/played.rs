//! A match on the screen: a listener with a chair for each person at this keyboard, and a host on this machine or on another
//! one. Requests go one way between the two, updates the other, and nothing else.

use super::reviewing::{ReviewThought, ReviewToThink};
use serpente_archive::{Recap, told_so_far};
use serpente_engine::host::{self, Host, Pace, Request};
use serpente_engine::rules::{OutOfStep, Seats};
use serpente_engine::table::{Command, Event, Header, SetupError, Table, Update};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Category, Topic};
use serpente_text::seat::{self, Input, Listener, Manner, Output};
use std::time::{Duration, Instant};

/// How long a move may be on its way before that is told.
const MOVE_OVERDUE: Duration = Duration::from_secs(1);

/// A match that is played or heard at this keyboard, wherever its host is.
pub struct Match {
    listener: Listener,
    host: Hosted,
}

/// Where a match is hosted.
enum Hosted {
    Here(Box<LocalHost>),
    /// On another machine; when it is told that a move was sent and has no answer yet.
    Elsewhere(Option<Instant>),
}

/// A host on this machine.
struct LocalHost {
    host: Host,
    pace: Pace,
    wakes_at: Option<Instant>,
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

/// Something to think over, on any thread.
pub enum Thinking {
    /// A computer player's move.
    Move(host::Thinking),
    /// A hint.
    Hint(seat::HintToFind),
    /// A decision of a match that is gone through.
    Review(ReviewToThink),
}

/// What came of it.
pub enum Thought {
    /// A computer player's move.
    Move(host::Thought),
    /// A hint.
    Hint(seat::HintFound),
    /// A decision of a match that is gone through.
    Review(ReviewThought),
}

impl Thinking {
    /// Thinks, until it has come to something or the match is left.
    #[must_use]
    pub fn think(self) -> Thought {
        match self {
            Self::Move(thinking) => Thought::Move(thinking.think()),
            Self::Hint(hint) => Thought::Hint(hint.think()),
            Self::Review(review) => Thought::Review(review.think()),
        }
    }
}

impl Match {
    /// A match that is hosted here: sits people and computer players down. `events` are those the table has emitted so far;
    /// `seed` is what deals, computer players and hints follow from.
    ///
    /// # Panics
    /// If these events are not the table's.
    #[must_use]
    pub fn here(table: Table, events: &[Event], seed: u64, manner: Manner, pace: Pace) -> Self {
        let chairs = table.setup().people();
        let past = told_so_far(&table, events, chairs);
        let listener = Listener::new(&Header::of(table.setup()), chairs, seed, manner)
            .expect("what was agreed at a table can be played")
            .who_knows(&past)
            .expect("what happened at a table can be followed");
        let host = LocalHost {
            host: Host::new(table, vec![chairs], seed, pace),
            pace,
            wakes_at: None,
        };
        Self {
            listener,
            host: Hosted::Here(Box::new(host)),
        }
    }

    /// The same match, which begins with what happened last in these events: it was recorded, but perhaps never told.
    ///
    /// # Panics
    /// If these events are not the table's.
    #[must_use]
    pub fn with_recap(self, events: &[Event], recap: &Recap) -> Self {
        let chairs = self.listener.chairs();
        let steps = recap.steps.iter();
        let recap = seat::Recap {
            before: told_so_far(&recap.before, &events[..recap.known], chairs),
            steps: steps
                .map(|step| step.table.update(chairs, &step.events))
                .collect(),
        };
        let listener = self.listener.with_recap(recap);
        Self {
            listener: listener.expect("what happened at a table can be followed"),
            ..self
        }
    }

    /// The same round, for practice, beside the match that it comes from: when it is over, the player goes back there.
    #[must_use]
    pub(super) fn aside(self) -> Self {
        Self {
            listener: self.listener.aside(),
            ..self
        }
    }

    /// The same match, for practice: nobody keeps its record.
    #[must_use]
    pub fn unkept(self) -> Self {
        Self {
            listener: self.listener.unkept(),
            ..self
        }
    }

    /// These chairs in a match that begins so on another machine; [`Seats::NONE`] for whoever only watches.
    ///
    /// # Errors
    /// If no match can begin so, as far as this version knows.
    pub fn elsewhere(
        header: &Header,
        chairs: Seats,
        seed: u64,
        manner: Manner,
    ) -> Result<Self, NotFollowed> {
        Ok(Self {
            listener: Listener::new(header, chairs, seed, manner)?.elsewhere(),
            host: Hosted::Elsewhere(None),
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

    /// Whether another machine hosts it.
    pub(super) fn is_elsewhere(&self) -> bool {
        matches!(self.host, Hosted::Elsewhere(_))
    }

    /// Begins to tell: a new match from its beginning, one that was under way from where it is. `fresh` are the events
    /// that are in no record yet.
    pub fn begin(&mut self, fresh: &[Event], now: Instant) -> Vec<Output> {
        let mut out = Vec::new();
        if !fresh.is_empty() && !self.is_elsewhere() {
            out.push(Output::Record(fresh.to_vec()));
        }
        let chairs = self.listener.chairs();
        let seen = fresh.iter().filter_map(|event| event.seen_by(chairs));
        let told = self.listener.begin(&seen.collect::<Vec<_>>());
        self.carry(told, now, &mut out);
        if let Hosted::Here(local) = &mut self.host {
            let output = local.host.begin(now);
            self.happened(output, now, &mut out);
        }
        out
    }

    /// Takes in something from the keyboard, and says what is to be done.
    pub fn input(&mut self, input: Input, now: Instant) -> Vec<Output> {
        let mut out = Vec::new();
        if input == Input::Tick {
            self.ask(host::Input::Tick, now, &mut out);
        }
        let told = self.listener.input(input, now);
        self.carry(told, now, &mut out);
        if let Hosted::Elsewhere(overdue) = &mut self.host
            && input == Input::Tick
            && overdue.take_if(|at| *at <= now).is_some()
        {
            let waits = Announcement::event(say::sent_waiting(), Category::General);
            out.push(Output::Say(waits.about(Topic::Aside)));
        }
        out
    }

    /// Takes in what happened at a table elsewhere, and says what is to be done.
    ///
    /// # Errors
    /// If it cannot have happened after what was seen. The match cannot be followed on then.
    pub fn take(&mut self, update: &Update) -> Result<Vec<Output>, OutOfStep> {
        self.answered();
        let mut out = Vec::new();
        if !update.events.is_empty() {
            out.push(Output::Record(update.events.clone()));
        }
        out.extend(self.listener.take(update)?);
        Ok(out)
    }

    /// A host elsewhere has answered what was asked.
    pub(super) fn answered(&mut self) {
        if let Hosted::Elsewhere(overdue) = &mut self.host {
            *overdue = None;
        }
    }

    /// What a host here tells goes to the listener.
    fn happened(&mut self, output: host::Output, now: Instant, out: &mut Vec<Output>) {
        if let Hosted::Here(local) = &mut self.host {
            local.wakes_at = output.wakes_at;
        }
        for step in output.steps {
            if !step.events.is_empty() {
                out.push(Output::Record(step.events));
            }
            for update in &step.updates {
                let told = self.listener.take(update);
                self.carry(told.expect("what happened can be followed"), now, out);
            }
        }
        if output.refused.is_some() {
            let told = self.listener.remind();
            self.carry(told, now, out);
        }
        self.may_know_of_turn(now);
    }

    /// What the listener asks for goes to the host: to one elsewhere by the program.
    fn carry(&mut self, outputs: Vec<Output>, now: Instant, out: &mut Vec<Output>) {
        for output in outputs {
            let Output::Request(request) = output else {
                out.push(output);
                continue;
            };
            let Hosted::Elsewhere(overdue) = &mut self.host else {
                self.ask(host::Input::Request(request), now, out);
                continue;
            };
            if matches!(request, Request::Command(Command::Play(..))) {
                *overdue = Some(now + MOVE_OVERDUE);
            }
            let deals = request == Request::Command(Command::Deal);
            out.push(Output::Request(request));
            let people = self.listener.seen().setup().people();
            if deals && people.len() > self.listener.chairs().len() {
                let waits = Announcement::answer(say::waits_for_others());
                out.push(Output::Say(waits.filed(Category::General)));
            }
        }
        self.may_know_of_turn(now);
    }

    fn ask(&mut self, input: host::Input, now: Instant, out: &mut Vec<Output>) {
        if let Hosted::Here(local) = &mut self.host {
            let output = local.host.input(input, now);
            self.happened(output, now, out);
        }
    }

    /// Tells a host here something of which nothing follows at once. One elsewhere counts time for all who are there.
    fn note(&mut self, input: host::Input, now: Instant) {
        if let Hosted::Here(local) = &mut self.host {
            let output = local.host.input(input, now);
            debug_assert!(output.steps.is_empty(), "nothing happens by a note");
            local.wakes_at = output.wakes_at;
        }
    }

    /// All that was told was heard, as far as it is told at all: what waited for that goes on.
    pub fn heard(&mut self, now: Instant) {
        self.note(host::Input::Heard, now);
        self.knows_of_turn(now);
        self.listener.all_was_heard();
    }

    /// The person in turn knows that they are: their thinking time runs, once they have the keyboard.
    pub fn knows_of_turn(&mut self, now: Instant) {
        if !self.listener.waits_for_somebody() {
            self.note(host::Input::KnowsOfTurn, now);
        }
    }

    /// Where nobody waits until what is told was heard, they know at once.
    fn may_know_of_turn(&mut self, now: Instant) {
        if matches!(&self.host, Hosted::Here(local) if !local.pace.waits) {
            self.knows_of_turn(now);
        }
    }

    /// Something is being told: what comes by itself waits until that was heard.
    pub fn wait_until_heard(&mut self, now: Instant) {
        self.note(host::Input::Telling, now);
    }

    /// Time went by that does not count: something lay on top of the table.
    pub(super) fn stood_still(&mut self, time: Duration, now: Instant) {
        self.note(host::Input::StoodStill(time), now);
    }

    /// Changes how it is told from now on, and how long what comes by itself waits.
    pub fn set_manner(&mut self, manner: Manner, pace: Pace, now: Instant) {
        self.listener.set_manner(manner);
        if let Hosted::Here(local) = &mut self.host {
            local.pace = pace;
        }
        self.note(host::Input::Pace(pace), now);
    }

    /// Tells whose turn it is, to whoever comes back to the table; or who is to take the keyboard, and how.
    pub fn remind(&mut self, now: Instant) -> Vec<Output> {
        let mut out = Vec::new();
        let told = self.listener.remind();
        self.carry(told, now, &mut out);
        out
    }

    /// What is to be thought over, if anything is: a hint that was asked for, or the move of the computer player in turn.
    /// Where nobody takes it, a computer player thinks when it is to move, and the move is the same; a hint is not told.
    pub fn take_thinking(&mut self) -> Option<Thinking> {
        if let Some(hint) = self.listener.hint_to_find() {
            return Some(Thinking::Hint(hint));
        }
        let Hosted::Here(local) = &mut self.host else {
            return None;
        };
        let thinking = local.host.take_thinking()?;
        // Nothing comes by itself before it has come to something.
        local.wakes_at = None;
        Some(Thinking::Move(thinking))
    }

    /// Takes what came of it. A computer player moves when its time has come; a hint is told at once, unless something
    /// has happened since it was asked for.
    pub fn thought(&mut self, thought: Thought, now: Instant) -> Vec<Output> {
        let mut out = Vec::new();
        match thought {
            Thought::Move(thought) => self.note(host::Input::Thought(thought), now),
            Thought::Hint(hint) => {
                let told = self.listener.hint_found(hint);
                self.carry(told, now, &mut out);
            }
            // It is none of this match's.
            Thought::Review(_) => {}
        }
        out
    }

    /// When the match wants to be ticked next, if it does.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Instant> {
        match &self.host {
            Hosted::Here(local) => local.wakes_at,
            Hosted::Elsewhere(overdue) => *overdue,
        }
    }

    /// Who listens: what is told and asked here.
    #[must_use]
    pub fn listener(&self) -> &Listener {
        &self.listener
    }

    /// Notes whether the match cannot be kept, should it be left now.
    pub(super) fn set_lost(&mut self, lost: bool) {
        self.listener.set_lost(lost);
    }

    /// The table as a host here knows it, every hand with it: nothing that is told may come from here.
    ///
    /// # Panics
    /// If another machine hosts it.
    #[must_use]
    pub fn table(&self) -> &Table {
        match &self.host {
            Hosted::Here(local) => local.host.table(),
            Hosted::Elsewhere(_) => panic!("another machine hosts it"),
        }
    }
}
