//! What comes by itself when time has passed.

use super::Host;
use crate::rules::{Move, Seat, Seats, Tally};
use crate::table::Command;
use std::time::{Duration, Instant};

/// After a round among computer players alone, so many pauses are left to hear the scores.
const PAUSES_AFTER_ROUND: u32 = 4;

/// What comes by itself, without anybody asking for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByItself {
    /// A computer player moves.
    Computer,
    /// A person who can do nothing else passes.
    Pass,
    /// The next round is dealt, since no person is left who would ask for it.
    Deal,
}

impl ByItself {
    /// What comes next in a match that is not over, if anything does: it is this seat's turn, or no round is being played.
    /// `must_pass`: whether a person can do nothing but pass.
    pub fn next(
        turn: Option<Seat>,
        tally: &Tally,
        people: Seats,
        must_pass: impl FnOnce(Seat) -> bool,
    ) -> Option<Self> {
        match turn {
            None => {
                let somebody_asks = tally.playing().iter().any(|seat| people.contains(seat));
                (!somebody_asks).then_some(Self::Deal)
            }
            Some(seat) if !people.contains(seat) => Some(Self::Computer),
            Some(seat) => must_pass(seat).then_some(Self::Pass),
        }
    }
}

/// Something that comes by itself, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Due {
    /// Not before what happened has been heard, where it is waited for that.
    pub(super) at: Option<Instant>,
    pub(super) what: ByItself,
}

impl Due {
    pub(super) fn later_by(self, time: Duration) -> Self {
        Self {
            at: self.at.map(|at| at + time),
            ..self
        }
    }
}

impl Host {
    /// What comes by itself next, if anything does.
    pub(super) fn next_due(&self, now: Instant) -> Option<Due> {
        let what = self.comes_next()?;
        let at = (!self.waits()).then(|| now + self.pause_before(what));
        Some(Due { at, what })
    }

    fn comes_next(&self) -> Option<ByItself> {
        let (table, people) = (&self.table, self.people);
        let is_on = table.winners().is_none();
        let next = || {
            ByItself::next(table.turn(), table.tally(), people, |seat| {
                self.must_pass(seat)
            })
        };
        is_on.then(next).flatten()
    }

    /// Whether what comes by itself waits until what happened was heard. Where nothing is told, nothing is waited for.
    pub(super) fn waits(&self) -> bool {
        self.pace.waits && !self.plays_out && !self.hurries
    }

    fn pause_before(&self, what: ByItself) -> Duration {
        match what {
            _ if self.plays_out || self.hurries => Duration::ZERO,
            ByItself::Computer | ByItself::Pass => self.pace.pause,
            ByItself::Deal => self.pace.pause * PAUSES_AFTER_ROUND,
        }
    }

    /// All that was told was heard: what waited for that goes on.
    pub(super) fn heard(&mut self, now: Instant) {
        if let Some(due) = self.due.filter(|due| due.at.is_none()) {
            let at = Some(now + self.pause_before(due.what));
            self.due = Some(Due { at, ..due });
        }
    }

    /// What is due. What a computer player still thinks about is not; and while somebody is asked whether to leave, nothing
    /// is: the answer must not meet another table.
    pub(super) fn next_event(&self) -> Option<Due> {
        let thinks = |due: &Due| due.what == ByItself::Computer && self.computers.is_thinking();
        self.due
            .filter(|due| self.held_since.is_none() && !thinks(due))
    }

    pub(super) fn tick(&mut self, now: Instant) {
        let due = self.next_event();
        if let Some(due) = due.filter(|due| due.at.is_some_and(|at| at <= now)) {
            self.happen(due, now);
        }
        self.watch_turn_time(now);
    }

    /// Those who listen have heard enough: until a person is in turn, or the round is over, what comes by itself comes without
    /// a pause. Where no person plays on, only the next thing does.
    pub(super) fn hurry(&mut self, now: Instant) {
        let mut playing = self.table.tally().playing().iter();
        self.hurries = playing.any(|seat| self.people.contains(seat));
        match self.due {
            Some(due) if due.what == ByItself::Computer && self.computers.is_thinking() => {
                let at = Some(now);
                self.due = Some(Due { at, ..due });
            }
            Some(due) => self.happen(due, now),
            None => {}
        }
    }

    /// Nobody wants to hear the rest: it is played as fast as it can be.
    pub(super) fn play_out(&mut self, now: Instant) {
        self.plays_out = true;
        let at = Some(now);
        self.due = self.due.map(|due| Due { at, ..due });
    }

    fn happen(&mut self, due: Due, now: Instant) {
        self.due = None;
        if due.what == ByItself::Deal && self.table.setup().together {
            self.out.wants_deal = true;
            return;
        }
        let command = match (due.what, self.table.turn()) {
            (ByItself::Deal, _) | (_, None) => Command::Deal,
            (ByItself::Pass, Some(seat)) => Command::Play(seat, Move::Pass.into()),
            (ByItself::Computer, Some(seat)) => self.computers.decide(seat, &self.table),
        };
        self.command(command, None, now)
            .expect("what is due is possible until something else happens");
        self.draw_on(now);
        self.pass_on(now);
    }

    /// A computer player who has drawn and can only pass now does so at once.
    fn pass_on(&mut self, now: Instant) {
        if let Some(seat) = self.table.turn().filter(|_| self.table.passes_on()) {
            self.command(Command::Play(seat, Move::Pass.into()), None, now)
                .expect("who can do nothing else can pass");
        }
    }

    fn watch_turn_time(&mut self, now: Instant) {
        let held = self.held_since.is_some();
        let Some(time) = self.turn_time.as_mut().filter(|_| !held) else {
            return;
        };
        let Some(seat) = self.table.turn() else {
            return;
        };
        if time.is_over(now) {
            self.command(Command::Play(seat, Move::TimeUp.into()), Some(0), now)
                .expect("the time only runs where it can be up");
        } else if let Some(seconds) = time.warn(now) {
            self.step(Vec::new(), Some(seconds));
        }
    }
}
