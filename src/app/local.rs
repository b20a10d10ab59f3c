//! A match on this machine: a host and one listener, and what passes between them.

use super::played_match::{Output, PlayedMatch, Thinking, Thought};
use serpente_archive::{Recap, told_so_far};
use serpente_engine::host::{self, Host, Pace};
use serpente_engine::table::{Event, Header, Table};
use serpente_text::seat::{self, Input, Listener, Manner};
use std::time::{Duration, Instant};

/// A match on this machine: a host, and a listener with a chair for each person at the keyboard. Requests go one way between
/// them, updates the other, and nothing else.
pub struct LocalTable {
    host: Host,
    listener: Listener,
    pace: Pace,
    host_wakes_at: Option<Instant>,
}

impl LocalTable {
    /// Sits people and computer players down. `events` are those the table has emitted so far; `seed` is what deals, computer
    /// players and hints follow from.
    ///
    /// # Panics
    /// If these events are not the table's.
    #[must_use]
    pub fn new(table: Table, events: &[Event], seed: u64, manner: Manner, pace: Pace) -> Self {
        let chairs = table.setup().people();
        let past = told_so_far(&table, events, chairs);
        let listener = Listener::new(&Header::of(table.setup()), chairs, seed, manner)
            .expect("what was agreed at a table can be played")
            .who_knows(&past)
            .expect("what happened at a table can be followed");
        Self {
            host: Host::new(table, vec![chairs], seed, pace),
            listener,
            pace,
            host_wakes_at: None,
        }
    }

    /// The same match, which begins with what happened last in these events: it was recorded, but perhaps never told.
    ///
    /// # Panics
    /// If these events are not the table's.
    #[must_use]
    pub fn with_recap(self, events: &[Event], recap: &Recap) -> Self {
        let chairs = self.host.table().setup().people();
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

    /// The same match, for practice: nobody keeps its record.
    #[must_use]
    pub fn unkept(self) -> Self {
        Self {
            listener: self.listener.unkept(),
            ..self
        }
    }

    /// The same round, for practice, beside what one was at: one goes back there when it is over.
    #[must_use]
    pub(super) fn aside(self) -> Self {
        Self {
            listener: self.listener.aside(),
            ..self
        }
    }

    /// Begins to tell: a new match from its beginning, a resumed one from where it stopped. `fresh` are the events
    /// that are in no record yet.
    pub fn begin(&mut self, fresh: &[Event], now: Instant) -> Vec<Output> {
        let mut out = Vec::new();
        if !fresh.is_empty() {
            out.push(Output::Record(fresh.to_vec()));
        }
        let chairs = self.host.table().setup().people();
        let seen = fresh.iter().filter_map(|event| event.seen_by(chairs));
        let told = self.listener.begin(&seen.collect::<Vec<_>>());
        self.carry(told, now, &mut out);
        let output = self.host.begin(now);
        self.tell(output, now, &mut out);
        out
    }

    /// What the host tells goes to the listener.
    fn tell(&mut self, output: host::Output, now: Instant, out: &mut Vec<Output>) {
        self.host_wakes_at = output.wakes_at;
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
        if !self.pace.waits {
            self.knows_of_turn(now);
        }
    }

    /// What the listener asks for goes to the host.
    fn carry(&mut self, outputs: Vec<seat::Output>, now: Instant, out: &mut Vec<Output>) {
        for output in outputs {
            out.push(match output {
                seat::Output::Request(request) => {
                    self.ask(host::Input::Request(request), now, out);
                    continue;
                }
                seat::Output::Say(announcement) => Output::Say(announcement),
                seat::Output::Keyboard(holder) => Output::Keyboard(holder),
                seat::Output::Left => Output::Left,
                seat::Output::Over => Output::Over,
                seat::Output::Again => Output::Again,
            });
        }
        if !self.pace.waits {
            self.knows_of_turn(now);
        }
    }

    fn ask(&mut self, input: host::Input, now: Instant, out: &mut Vec<Output>) {
        let output = self.host.input(input, now);
        self.tell(output, now, out);
    }

    /// Tells the host something of which nothing follows at once.
    fn note(&mut self, input: host::Input, now: Instant) {
        let output = self.host.input(input, now);
        debug_assert!(output.steps.is_empty(), "nothing happens by a note");
        self.host_wakes_at = output.wakes_at;
    }

    /// The table as its host knows it, every hand with it: nothing that is told may come from here.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.host.table()
    }
}

impl PlayedMatch for LocalTable {
    fn input(&mut self, input: Input, now: Instant) -> Vec<Output> {
        let mut out = Vec::new();
        if input == Input::Tick {
            self.ask(host::Input::Tick, now, &mut out);
        }
        let told = self.listener.input(input, now);
        self.carry(told, now, &mut out);
        out
    }

    fn heard(&mut self, now: Instant) {
        self.note(host::Input::Heard, now);
        self.knows_of_turn(now);
        self.listener.all_was_heard();
    }

    fn knows_of_turn(&mut self, now: Instant) {
        if !self.listener.waits_for_somebody() {
            self.note(host::Input::KnowsOfTurn, now);
        }
    }

    fn wait_until_heard(&mut self, now: Instant) {
        self.note(host::Input::Telling, now);
    }

    fn stood_still(&mut self, time: Duration, now: Instant) {
        self.note(host::Input::StoodStill(time), now);
    }

    fn set_manner(&mut self, manner: Manner, pace: Pace, now: Instant) {
        self.listener.set_manner(manner);
        self.pace = pace;
        self.note(host::Input::Pace(pace), now);
    }

    fn remind(&mut self, now: Instant) -> Vec<Output> {
        let mut out = Vec::new();
        let told = self.listener.remind();
        self.carry(told, now, &mut out);
        out
    }

    fn take_thinking(&mut self) -> Option<Thinking> {
        if let Some(hint) = self.listener.hint_to_find() {
            return Some(Thinking::Hint(hint));
        }
        let thinking = self.host.take_thinking()?;
        // Nothing comes by itself before it has come to something.
        self.host_wakes_at = None;
        Some(Thinking::Move(thinking))
    }

    fn thought(&mut self, thought: Thought, now: Instant) -> Vec<Output> {
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

    fn wakes_at(&self) -> Option<Instant> {
        self.host_wakes_at
    }

    fn listener(&self) -> &Listener {
        &self.listener
    }

    fn set_lost(&mut self, lost: bool) {
        self.listener.set_lost(lost);
    }
}
