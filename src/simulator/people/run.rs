//! A run with people: what happens to them, whichever servers they play at.

use super::Crowd;
use super::checks::CheckResult;
use super::lines::SentFrame;
use crate::choices::SeededChoices;
use crate::phase::RunPhase;
use crate::timeline::Timeline;
use serpente_client::wire::FromClient;
use serpente_parlour::room::ListenerId;
use serpente_parlour::sharing::ProcessId;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Something that is going to happen to a person.
pub(crate) enum PersonHappening {
    /// The person of this number opens a connection.
    Calls(usize),
    /// The person of this number does something.
    Acts(usize),
    /// A frame arrives at the person of this connection.
    Gets(ListenerId, Arc<str>),
    /// The person of this connection notices that it is broken.
    Notices(ListenerId),
}

/// A connection that was just opened, and the first frames on it.
pub(crate) struct NewLine {
    pub(crate) id: ListenerId,
    pub(crate) sent: Vec<SentFrame>,
}

/// A run with people. `H` is something that happens, to them or to their servers.
pub(crate) struct PeopleRun<H> {
    pub(crate) timeline: Timeline<H>,
    pub(crate) choices: SeededChoices,
    pub(crate) phase: RunPhase,
    pub(crate) crowd: Crowd,
}

impl<H: From<PersonHappening>> PeopleRun<H> {
    /// Begins the run of a seed with these people.
    pub(crate) fn new(seed: u64, crowd: Crowd) -> Self {
        Self {
            timeline: Timeline::new(),
            choices: SeededChoices::new(seed, 3),
            phase: RunPhase::Faulty,
            crowd,
        }
    }

    /// Lets everybody come within the first seconds.
    pub(crate) fn let_people_come(&mut self) {
        for number in 0..self.crowd.guests.len() {
            let first = self.choices.millis(0, 5_000);
            self.timeline
                .put(first, PersonHappening::Calls(number).into());
            self.timeline
                .put(first, PersonHappening::Acts(number).into());
        }
    }

    /// Returns the time since the beginning.
    pub(crate) fn now(&self) -> Duration {
        self.timeline.now()
    }

    /// Returns the time as the program's cores get it.
    pub(crate) fn instant(&self) -> Instant {
        self.timeline.instant()
    }

    /// Lets something happen at this time.
    pub(crate) fn put(&mut self, at: Duration, happening: H) {
        self.timeline.put(at, happening);
    }

    /// Lets something happen after this time.
    pub(crate) fn put_in(&mut self, wait: Duration, happening: H) {
        self.timeline.put_in(wait, happening);
    }

    /// Adds a step, which happens now.
    pub(crate) fn step(&mut self, words: &str) {
        self.timeline.step(words);
    }

    /// Returns whether a person is about to open a connection: they have none, and not everybody
    /// goes.
    pub(crate) fn wants_to_call(&self, number: usize) -> bool {
        self.crowd.guests[number].line.is_none() && !self.phase.is_closing()
    }

    /// Lets a person try to open a connection again: nobody was there.
    pub(crate) fn calls_again(&mut self, number: usize) {
        let wait = self.choices.millis(500, 5_000);
        self.put_in(wait, PersonHappening::Calls(number).into());
    }

    /// Opens a connection of a person to this process. `calls` says what they do, in words.
    pub(crate) fn connect(
        &mut self,
        number: usize,
        process: ProcessId,
        calls: fmt::Arguments<'_>,
    ) -> NewLine {
        let now = self.now();
        let id = self.crowd.lines.open(number, process, now);
        let name = &self.crowd.guests[number].name;
        self.timeline
            .step(&format!("{name} {calls}, connection {}", id.0));
        let hello = self.crowd.guests[number].connected(id);
        let sent = self.send(number, vec![hello]);
        NewLine { id, sent }
    }

    /// Puts frames of a person on their connection. Returns those that will arrive.
    pub(crate) fn send(&mut self, number: usize, frames: Vec<FromClient>) -> Vec<SentFrame> {
        let now = self.now();
        self.crowd.send(number, frames, now, &mut self.choices)
    }

    /// Lets a person do something, and think about the next thing. Returns what they send.
    ///
    /// # Errors
    /// Returns an error if they know something else than the log of their table says.
    pub(crate) fn act(&mut self, number: usize) -> CheckResult<Vec<SentFrame>> {
        if self.phase.is_closing() {
            return Ok(Vec::new());
        }
        let wait = self.choices.millis(200, 2_000);
        self.put_in(wait, PersonHappening::Acts(number).into());
        let is_calm = self.phase.is_calm();
        let frames = self.crowd.act(number, is_calm, &mut self.choices)?;
        Ok(self.send(number, frames))
    }

    /// Gives a frame to the person of this number. Returns what they answer. `is_hashed` says whether
    /// the whole frame is the same in every run of the seed.
    ///
    /// # Errors
    /// Returns an error if they must not have got this frame.
    pub(crate) fn take(
        &mut self,
        number: usize,
        text: &str,
        is_hashed: bool,
    ) -> CheckResult<Vec<FromClient>> {
        let name = &self.crowd.guests[number].name;
        let beginning: String = text.chars().take(150).collect();
        self.timeline.step(&format!("{name} gets {beginning}"));
        if is_hashed {
            self.timeline.hash(text.as_bytes());
        }
        self.crowd.take(number, text, &mut self.choices)
    }

    /// Lets the person of a connection notice that it is broken, and open another one soon.
    pub(crate) fn notice_broken(&mut self, id: ListenerId) {
        if let Some(number) = self.crowd.notice_broken(id) {
            let name = &self.crowd.guests[number].name;
            self.timeline
                .step(&format!("{name} notices that the line is broken"));
            let wait = self.choices.millis(300, 4_000);
            self.put_in(wait, PersonHappening::Calls(number).into());
        }
    }

    /// From now on nothing goes wrong, and nobody begins anything.
    pub(crate) fn calm(&mut self) {
        self.step("all is calm from here on");
        self.phase = RunPhase::Calm(self.now());
    }

    /// Checks that matches end soon when nothing goes wrong any more. `open` says what still goes on.
    ///
    /// # Errors
    /// Returns an error if they should have ended.
    pub(crate) fn may_be_open(&self, open: &str) -> CheckResult {
        if self.phase.is_overdue(self.now()) {
            return Err(format!("nothing goes wrong for hours, and {open}"));
        }
        Ok(())
    }

    /// All matches are over: everybody goes.
    pub(crate) fn close(&mut self) {
        self.phase = RunPhase::Closing;
        self.step("everybody goes");
    }

    /// The run is over.
    pub(crate) fn end(&mut self) {
        self.step("the run ends");
        self.phase = RunPhase::Ended;
    }
}
