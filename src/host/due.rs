//! What comes by itself when time has passed.

use super::{Happened, Host};
use crate::rules::Move;
use crate::table::Command;
use std::time::{Duration, Instant};

/// After a round among computer players alone, so many pauses are left to hear the scores.
const PAUSES_AFTER_ROUND: u32 = 4;

/// Something that comes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Due {
    /// When; not before what happened has been heard.
    pub(super) at: Option<Instant>,
    pub(super) what: What,
}

impl Due {
    pub(super) fn later_by(self, time: Duration) -> Self {
        Self {
            at: self.at.map(|at| at + time),
            ..self
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// A computer player moves.
    Computer,
    /// A person who can do nothing else passes.
    Pass,
    /// The next round is dealt, since no person is left who would ask for it.
    Deal,
}

impl Host {
    pub(super) fn next_due(&self, now: Instant) -> Option<Due> {
        let what = self.next_what()?;
        let at = (!self.pace.waits).then(|| now + self.pause_before(what));
        Some(Due { at, what })
    }

    fn next_what(&self) -> Option<What> {
        if self.table.winners().is_some() {
            return None;
        }
        let Some(seat) = self.table.turn() else {
            let mut playing = self.table.tally().playing().iter();
            let somebody_plays = playing.any(|seat| self.people.contains(seat));
            return (!somebody_plays).then_some(What::Deal);
        };
        if !self.people.contains(seat) {
            Some(What::Computer)
        } else if self.must_pass(seat) {
            Some(What::Pass)
        } else {
            None
        }
    }

    fn pause_before(&self, what: What) -> Duration {
        match what {
            What::Computer | What::Pass => self.pace.pause,
            What::Deal => self.pace.pause * PAUSES_AFTER_ROUND,
        }
    }

    /// What was told of the events up to this number was heard: what waited for that goes on.
    pub(super) fn heard(&mut self, events: u64, now: Instant) {
        if events < self.events {
            return;
        }
        if let Some(due) = self.due.filter(|due| due.at.is_none()) {
            let at = Some(now + self.pause_before(due.what));
            self.due = Some(Due { at, ..due });
        }
        self.knows_of_turn(now);
    }

    pub(super) fn knows_of_turn(&mut self, now: Instant) {
        if let Some(clock) = &mut self.turn_time {
            clock.begin(now);
        }
    }

    /// What is due. What a computer player still thinks about is not.
    pub(super) fn next_event(&self) -> Option<Due> {
        let waits = |due: &Due| due.what == What::Computer && self.computers.is_thinking();
        self.due.filter(|due| !self.is_held && !waits(due))
    }

    pub(super) fn tick(&mut self, now: Instant) {
        let due = self.next_event();
        if let Some(due) = due.filter(|due| due.at.is_some_and(|at| at <= now)) {
            self.happen(due, now);
        }
        self.watch_turn_time(now);
    }

    pub(super) fn happen(&mut self, due: Due, now: Instant) {
        if due.what == What::Computer && self.computers.is_thinking() {
            let at = Some(now);
            self.due = Some(Due { at, ..due });
            return;
        }
        self.due = None;
        let command = match (due.what, self.table.turn()) {
            (What::Deal, _) | (_, None) => Command::Deal,
            (What::Pass, Some(seat)) => Command::Play(seat, Move::Pass.into()),
            (What::Computer, Some(seat)) => self.computers.decide(seat, &self.table),
        };
        self.command(command, now)
            .expect("what is due is possible until something else happens");
        self.draw_on(now);
    }

    fn watch_turn_time(&mut self, now: Instant) {
        let (Some(clock), Some(seat)) = (&mut self.turn_time, self.table.turn()) else {
            return;
        };
        if clock.is_over(now) {
            self.out.happened.push(Happened::TimeUp(seat));
            self.command(Command::Play(seat, Move::TimeUp.into()), now)
                .expect("the clock only runs where time can be up");
        } else if let Some(seconds) = clock.warn(now) {
            self.out.happened.push(Happened::TimeLeft(seat, seconds));
        }
    }
}
