//! A match on the screen: a listener with a chair for each person at this keyboard, and a host on
//! this machine or another. The listener sends requests to the host, the host sends updates to the
//! listener, and there is no other connection.

use crate::{HintFound, Keeping, Listener, ResumeRecap, SeatInput, SeatOutput, TellingManner};
use serpente_engine::host::{self, Host, Pace, Request};
use serpente_engine::rules::{OutOfStep, Seats};
use serpente_engine::table::{Command, Event, Header, SetupError, Shuffle, Table, Update};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Topic};
use std::time::{Duration, Instant};

/// How long a move may be unanswered before that is announced.
const MOVE_OVERDUE: Duration = Duration::from_secs(1);

/// A match that is played or heard at this keyboard, on whichever machine its host is.
pub struct Match {
    /// The listener, which makes the announcements and asks the questions at this keyboard.
    pub listener: Listener,
    host: Hosted,
}

/// The host of a match.
enum Hosted {
    Here(Box<LocalHost>),
    /// On another machine, with the time at which to announce that a move was sent and is not
    /// answered yet.
    Elsewhere(Option<Instant>),
}

/// A host on this machine.
struct LocalHost {
    host: Host,
    pace: Pace,
    wakes_at: Option<Instant>,
}

/// A task to compute, on any thread.
pub enum MatchThinking {
    /// A computer player's move.
    Move(host::Thinking),
    /// A hint that the player has asked for.
    Hint(Box<dyn FnOnce() -> HintFound + Send>),
}

/// The result of such a task.
pub enum MatchThought {
    /// A computer player's move.
    Move(host::Thought),
    /// A hint.
    Hint(HintFound),
}

impl MatchThinking {
    /// Returns whether it is a hint, for which the player waits.
    pub fn is_hint(&self) -> bool {
        match self {
            Self::Move(_) => false,
            Self::Hint(_) => true,
        }
    }

    /// Computes until there is a result or the match is left.
    pub fn think(self) -> MatchThought {
        match self {
            Self::Move(thinking) => MatchThought::Move(thinking.think()),
            Self::Hint(find) => MatchThought::Hint(find()),
        }
    }
}

impl Match {
    /// Creates a match that is hosted here, with its people and computer players. `past` are all
    /// updates for these people so far; the deals, the computer players and the hints follow from
    /// `seed`.
    ///
    /// # Panics
    /// If these updates are not the table's.
    #[must_use]
    pub fn here(
        table: Table,
        past: &[Update],
        seed: u64,
        manner: TellingManner,
        pace: Pace,
    ) -> Self {
        let seats = table.setup().people();
        let listener = Listener::new(&Header::of(table.setup()), seats, seed, manner)
            .expect("what was agreed at a table can be played")
            .who_knows(past)
            .expect("what happened at a table can be followed");
        let host = LocalHost {
            host: Host::new(table, vec![seats], seed, pace),
            pace,
            wakes_at: None,
        };
        Self {
            listener,
            host: Hosted::Here(Box::new(host)),
        }
    }

    /// Takes the deals of a match that is hosted here from this source, as far as it was used before the match was left.
    #[must_use]
    pub fn with_deals(self, deals: Shuffle) -> Self {
        let host = match self.host {
            Hosted::Here(local) => Hosted::Here(Box::new(LocalHost {
                host: local.host.with_deals(deals),
                ..*local
            })),
            elsewhere @ Hosted::Elsewhere(_) => elsewhere,
        };
        Self { host, ..self }
    }

    /// Lets the match begin with an announcement of the last updates: they were recorded, but
    /// perhaps never announced.
    ///
    /// # Panics
    /// If these updates are not the table's.
    #[must_use]
    pub fn with_recap(self, recap: ResumeRecap) -> Self {
        let listener = self.listener.with_recap(recap);
        Self {
            listener: listener.expect("what happened at a table can be followed"),
            ..self
        }
    }

    /// Creates a match that another machine hosts, with these seats; [`Seats::NONE`] for a listener
    /// who only watches.
    ///
    /// # Errors
    /// If no match can begin with this header, as far as this version knows.
    pub fn elsewhere(
        header: &Header,
        seats: Seats,
        seed: u64,
        manner: TellingManner,
    ) -> Result<Self, SetupError> {
        let mut listener = Listener::new(header, seats, seed, manner)?;
        listener.keeping = Keeping::Elsewhere;
        Ok(Self {
            listener,
            host: Hosted::Elsewhere(None),
        })
    }

    /// Takes the updates from before the listener came, step by step.
    ///
    /// # Errors
    /// If the events cannot have happened in this order.
    pub fn after(self, past: &[Update]) -> Result<Self, OutOfStep> {
        Ok(Self {
            listener: self.listener.who_knows(past)?,
            ..self
        })
    }

    /// Returns whether another machine hosts the match.
    pub fn is_elsewhere(&self) -> bool {
        matches!(self.host, Hosted::Elsewhere(_))
    }

    /// Begins the announcements: of a new match from its beginning, of another one from its current
    /// state. `fresh` are the events that are in no record yet.
    pub fn begin(&mut self, fresh: &[Event], now: Instant) -> Vec<SeatOutput> {
        let mut out = Vec::new();
        if !fresh.is_empty() && !self.is_elsewhere() {
            out.push(SeatOutput::Record(fresh.to_vec()));
        }
        let mut seen = Vec::new();
        for event in fresh {
            seen.extend(event.seen_by(self.listener.seats()));
        }
        let outputs = self.listener.begin(&seen);
        self.carry(outputs, now, &mut out);
        if let Hosted::Here(local) = &mut self.host {
            let output = local.host.begin(now);
            self.happened(output, now, &mut out);
        }
        out
    }

    /// Takes an input from the keyboard. Returns the outputs to carry out.
    pub fn input(&mut self, input: SeatInput, now: Instant) -> Vec<SeatOutput> {
        let mut out = Vec::new();
        if input == SeatInput::Tick {
            self.ask(host::HostInput::Tick, now, &mut out);
        }
        let outputs = self.listener.input(input, now);
        self.carry(outputs, now, &mut out);
        if let Hosted::Elsewhere(overdue) = &mut self.host
            && input == SeatInput::Tick
            && overdue.take_if(|at| *at <= now).is_some()
        {
            let announcement = Announcement::general(say::sent_waiting());
            out.push(SeatOutput::Say(announcement.about(Topic::Addition)));
        }
        out
    }

    /// Takes an update from a table on another machine. Returns the outputs to carry out.
    ///
    /// # Errors
    /// If it cannot have happened after the events so far. The match can then no longer be
    /// followed.
    pub fn take(&mut self, update: &Update) -> Result<Vec<SeatOutput>, OutOfStep> {
        self.answered();
        let mut out = Vec::new();
        if !update.events.is_empty() {
            out.push(SeatOutput::Record(update.events.clone()));
        }
        out.extend(self.listener.take(update)?);
        Ok(out)
    }

    /// Notes that a host on another machine has answered the last request.
    pub fn answered(&mut self) {
        if let Hosted::Elsewhere(overdue) = &mut self.host {
            *overdue = None;
        }
    }

    /// Passes the updates of a host on this machine to the listener.
    fn happened(&mut self, output: host::HostOutput, now: Instant, out: &mut Vec<SeatOutput>) {
        if let Hosted::Here(local) = &mut self.host {
            local.wakes_at = output.wakes_at;
        }
        for step in output.steps {
            if !step.events.is_empty() {
                out.push(SeatOutput::Record(step.events));
            }
            for update in &step.updates {
                let outputs = self.listener.take(update);
                self.carry(outputs.expect("what happened can be followed"), now, out);
            }
        }
        if output.refused.is_some() {
            let outputs = self.listener.remind();
            self.carry(outputs, now, out);
        }
        self.may_know_of_turn(now);
    }

    /// Passes the listener's requests to a host on this machine; those to a host on another machine
    /// become outputs for the program.
    fn carry(&mut self, outputs: Vec<SeatOutput>, now: Instant, out: &mut Vec<SeatOutput>) {
        for output in outputs {
            let SeatOutput::Request(request) = output else {
                out.push(output);
                continue;
            };
            let Hosted::Elsewhere(overdue) = &mut self.host else {
                self.ask(host::HostInput::Request(request), now, out);
                continue;
            };
            // While a move is not answered, it is not made again.
            let asked = match overdue {
                Some(_) => request,
                None => self.listener.keyboard.pass_instead_of(request),
            };
            if matches!(asked, Request::Command(Command::Play(..))) {
                *overdue = Some(now + MOVE_OVERDUE);
            }
            let deals = asked == Request::Command(Command::Deal);
            out.push(SeatOutput::Request(asked));
            if deals && self.others_deal() {
                let announcement = Announcement::reply(say::waits_for_others());
                out.push(SeatOutput::Say(announcement));
            }
        }
        self.may_know_of_turn(now);
    }

    /// Returns whether people elsewhere, who are still in the match, have to ask for the next round as well.
    fn others_deal(&self) -> bool {
        let seen = self.listener.seen();
        for seat in seen.setup().people().iter() {
            if !self.listener.seats().contains(seat) && seen.tally().playing().contains(seat) {
                return true;
            }
        }
        false
    }

    fn ask(&mut self, input: host::HostInput, now: Instant, out: &mut Vec<SeatOutput>) {
        if let Hosted::Here(local) = &mut self.host {
            let output = local.host.input(input, now);
            self.happened(output, now, out);
        }
    }

    /// Tells a host on this machine something that has no immediate effect. A host on another
    /// machine keeps the time for everybody there.
    fn note(&mut self, input: host::HostInput, now: Instant) {
        if let Hosted::Here(local) = &mut self.host {
            let output = local.host.input(input, now);
            debug_assert!(output.steps.is_empty(), "nothing happens by a note");
            local.wakes_at = output.wakes_at;
        }
    }

    /// Notes that all announcements were heard, so that the host goes on with whatever waited for
    /// that.
    pub fn heard(&mut self, now: Instant) {
        self.note(host::HostInput::Heard, now);
        self.knows_of_turn(now);
        self.listener.all_was_heard();
    }

    /// Notes that the player in turn knows it: their thinking time runs, once they have the
    /// keyboard.
    pub fn knows_of_turn(&mut self, now: Instant) {
        if !self.listener.waits_for_somebody() {
            self.note(host::HostInput::KnowsOfTurn, now);
        }
    }

    /// Notes the same at once if nothing waits until announcements were heard.
    fn may_know_of_turn(&mut self, now: Instant) {
        if matches!(&self.host, Hosted::Here(local) if !local.pace.waits) {
            self.knows_of_turn(now);
        }
    }

    /// Notes that an announcement is being spoken: moves that need no key press wait until it was
    /// heard.
    pub fn wait_until_heard(&mut self, now: Instant) {
        self.note(host::HostInput::Telling, now);
    }

    /// Notes that time passed which does not count, because another screen was on top of the table.
    pub fn stood_still(&mut self, time: Duration, now: Instant) {
        self.note(host::HostInput::StoodStill(time), now);
    }

    /// Changes the manner of the announcements, and the pace of moves that need no key press.
    pub fn set_manner(&mut self, manner: TellingManner, pace: Pace, now: Instant) {
        self.listener.keyboard.manner = manner;
        if let Hosted::Here(local) = &mut self.host {
            local.pace = pace;
        }
        self.note(host::HostInput::Pace(pace), now);
    }

    /// Announces whose turn it is to a player who comes back to the table; or who is to take the
    /// keyboard, and how.
    pub fn remind(&mut self, now: Instant) -> Vec<SeatOutput> {
        let mut out = Vec::new();
        let outputs = self.listener.remind();
        self.carry(outputs, now, &mut out);
        out
    }

    /// Returns the next task to compute, if there is one: a hint that was asked for, or the move of
    /// the computer player in turn. If nobody takes the task, the computer player computes the same
    /// move when it is to move; a hint is not announced.
    pub fn take_thinking(&mut self) -> Option<MatchThinking> {
        if let Some(find) = self.listener.hint_to_find() {
            return Some(MatchThinking::Hint(Box::new(find)));
        }
        let Hosted::Here(local) = &mut self.host else {
            return None;
        };
        let thinking = local.host.take_thinking()?;
        // The host waits for the result of this task.
        local.wakes_at = None;
        Some(MatchThinking::Move(thinking))
    }

    /// Takes the result of a task. A computer player moves when its time has come; a hint is
    /// announced at once, unless something has happened since it was asked for.
    pub fn thought(&mut self, thought: MatchThought, now: Instant) -> Vec<SeatOutput> {
        let mut out = Vec::new();
        match thought {
            MatchThought::Move(thought) => self.note(host::HostInput::Thought(thought), now),
            MatchThought::Hint(hint) => {
                let outputs = self.listener.hint_found(hint);
                self.carry(outputs, now, &mut out);
            }
        }
        out
    }

    /// Returns when the match needs its next tick, if it needs one.
    pub fn wakes_at(&self) -> Option<Instant> {
        match &self.host {
            Hosted::Here(local) => local.wakes_at,
            Hosted::Elsewhere(overdue) => *overdue,
        }
    }

    /// Returns the table as a host on this machine knows it, with every hand: no announcement may
    /// use it.
    ///
    /// # Panics
    /// If another machine hosts the match.
    pub fn table(&self) -> &Table {
        match &self.host {
            Hosted::Here(local) => local.host.table(),
            Hosted::Elsewhere(_) => panic!("another machine hosts it"),
        }
    }
}
