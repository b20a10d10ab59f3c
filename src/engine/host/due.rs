//! The actions that the host takes by itself after some time.

use super::Host;
use crate::rules::{Move, Seat, Seats, Tally};
use crate::table::Command;
use std::time::{Duration, Instant};

/// How many pauses follow a round in which only computer players played, so that the scores can be heard.
const PAUSES_AFTER_ROUND: u32 = 4;

/// Something the host does by itself, without a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByItself {
    /// A computer player moves.
    Computer,
    /// A person who can only pass passes.
    Pass,
    /// The next round is dealt, because no person plays any more who could ask for it.
    Deal,
}

impl ByItself {
    /// Returns what the host does by itself next in a match that is not over, if anything. `turn` is the seat in turn, or
    /// `None` between rounds; `must_pass` says whether a person can only pass.
    pub fn next(
        turn: Option<Seat>,
        tally: &Tally,
        people: Seats,
        must_pass: impl FnOnce(Seat) -> bool,
    ) -> Option<Self> {
        match turn {
            None => {
                let somebody_asks = tally.playing().iter().any(|seat| people.contains(seat));
                if somebody_asks {
                    None
                } else {
                    Some(Self::Deal)
                }
            }
            Some(seat) if !people.contains(seat) => Some(Self::Computer),
            Some(seat) if must_pass(seat) => Some(Self::Pass),
            Some(_) => None,
        }
    }
}

/// Something the host will do by itself, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ScheduledStep {
    /// The time; `None` while the host waits until everything announced was heard.
    pub(super) at: Option<Instant>,
    pub(super) what: ByItself,
    /// The time before which it does not happen, even if a player skips the pause: somebody who thinks would take as long.
    pub(super) not_before: Option<Instant>,
    /// Whether a person passes by it who has drawn, and may have kept a tile that fits for all that the others know. It does not wait
    /// until everything was heard: others could delay that, but not a decision.
    pub(super) is_after_secret_draw: bool,
}

impl ScheduledStep {
    /// Returns this time, or when a player who thinks would be ready, if that is later.
    fn after_thinking(self, at: Instant) -> Instant {
        self.not_before.map_or(at, |ready| at.max(ready))
    }

    pub(super) fn later_by(self, time: Duration) -> Self {
        Self {
            at: self.at.map(|at| at + time),
            not_before: self.not_before.map(|at| at + time),
            ..self
        }
    }
}

impl Host {
    /// Returns what the host will do by itself next, if anything.
    pub(super) fn next_due(&mut self, now: Instant) -> Option<ScheduledStep> {
        let what = self.comes_next()?;
        let pause = self.pause_before(what);
        let mut step = ScheduledStep {
            at: None,
            what,
            not_before: None,
            is_after_secret_draw: false,
        };
        if let Some(seat) = self.table.turn()
            && self.has_drawn_in_secret()
            && self.must_pass(seat)
        {
            let others = self.table.setup().people().len() > 1;
            if what == ByItself::Pass && others && !self.pauses.plays_out {
                let thinks = self.draw_times.any_of_person(seat);
                step.at = Some(now + pause.max(thinks));
                step.is_after_secret_draw = true;
                return Some(step);
            }
            if what == ByItself::Computer && !self.pauses.plays_out && self.computers.searches(seat)
            {
                step.not_before = Some(now + self.draw_times.any_of_computer(seat));
            }
        }
        if !self.waits() {
            step.at = Some(step.after_thinking(now + pause));
        }
        Some(step)
    }

    fn comes_next(&self) -> Option<ByItself> {
        let table = &self.table;
        if table.winners().is_some() {
            return None;
        }
        ByItself::next(table.turn(), table.tally(), self.people, |seat| {
            self.must_pass(seat)
        })
    }

    /// Returns whether the host waits until everything announced was heard. If nothing is announced, it does not wait.
    pub(super) fn waits(&self) -> bool {
        self.pauses.pace.waits && !self.pauses.are_skipped()
    }

    fn pause_before(&self, what: ByItself) -> Duration {
        match what {
            _ if self.pauses.are_skipped() => Duration::ZERO,
            ByItself::Computer | ByItself::Pass => self.pauses.pace.pause,
            ByItself::Deal => self.pauses.pace.pause * PAUSES_AFTER_ROUND,
        }
    }

    /// Everything announced was heard: the pause begins.
    pub(super) fn heard(&mut self, now: Instant) {
        if let Some(due) = self.due
            && due.at.is_none()
        {
            let at = now + self.pause_before(due.what);
            self.due = Some(ScheduledStep {
                at: Some(due.after_thinking(at)),
                ..due
            });
        }
    }

    /// Returns what the host will do next. It does nothing while a computer player still thinks, and nothing while a player
    /// is asked whether to leave, so that the table is unchanged when they answer.
    pub(super) fn next_event(&self) -> Option<ScheduledStep> {
        let due = self.due?;
        let thinks = due.what == ByItself::Computer && self.computers.is_thinking();
        if self.held_since.is_some() || thinks {
            None
        } else {
            Some(due)
        }
    }

    pub(super) fn tick(&mut self, now: Instant) {
        if let Some(due) = self.next_event()
            && due.at.is_some_and(|at| at <= now)
        {
            self.happen(due.what, now);
        }
        self.watch_turn_time(now);
    }

    /// Skips the pauses until a person is in turn or the round is over. If no person plays any more, skips only the next
    /// one.
    pub(super) fn hurry(&mut self, now: Instant) {
        let playing = self.table.tally().playing();
        self.pauses.hurries = playing.iter().any(|seat| self.people.contains(seat));
        match self.due {
            Some(due) if due.what == ByItself::Computer && self.computers.is_thinking() => {
                self.due = Some(ScheduledStep {
                    at: Some(now),
                    ..due
                });
            }
            Some(due) if due.not_before.is_some_and(|ready| ready > now) => {
                self.due = Some(ScheduledStep {
                    at: due.not_before,
                    ..due
                });
            }
            Some(due) => {
                self.happen(due.what, now);
                self.hurry_after_draw(now);
            }
            None => {}
        }
    }

    /// Lets a computer player that has drawn go on without a pause: its draw is announced with its next move, so that the key
    /// to hurry would have no answer. One that searches thinks first, or waits as long as if it did.
    fn hurry_after_draw(&mut self, now: Instant) {
        let Some(due) = self.due else {
            return;
        };
        let has_drawn = self.table.board().is_some_and(|board| board.drawn() > 0);
        let waits = due.not_before.is_some_and(|ready| ready > now) || self.wants_to_think();
        if due.what == ByItself::Computer && has_drawn && !waits {
            self.happen(due.what, now);
        }
    }

    /// Plays the rest of the match as fast as possible, because no listener wants to hear it.
    pub(super) fn play_out(&mut self, now: Instant) {
        self.pauses.plays_out = true;
        if let Some(due) = &mut self.due {
            due.at = Some(now);
        }
    }

    pub(super) fn happen(&mut self, what: ByItself, now: Instant) {
        self.due = None;
        if what == ByItself::Deal && self.table.setup().together {
            self.out.wants_deal = true;
            return;
        }
        let command = match (what, self.table.turn()) {
            (ByItself::Deal, _) | (_, None) => Command::Deal,
            (ByItself::Pass, Some(seat)) => Command::Play(seat, Move::Pass.into()),
            (ByItself::Computer, Some(seat)) if self.drew_in_vain(seat) => {
                Command::Play(seat, Move::Pass.into())
            }
            (ByItself::Computer, Some(seat)) => self.computers.decide(seat, &self.table),
        };
        self.command(command, None, now)
            .expect("what is due is possible until something else happens");
        self.draw_on(now);
        self.pass_on(now);
    }

    /// Makes a computer player pass at once if it has drawn, can only pass now, and this is no secret.
    fn pass_on(&mut self, now: Instant) {
        if let Some(seat) = self.table.turn()
            && self.table.passes_on()
        {
            self.command(Command::Play(seat, Move::Pass.into()), None, now)
                .expect("who can do nothing else can pass");
        }
    }

    /// Returns whether this seat has drawn and can only pass now. It passes without a decision, but after the same pause as a
    /// player who decides: otherwise the time would tell whether the drawn tile fits.
    fn drew_in_vain(&self, seat: Seat) -> bool {
        let has_drawn = self.table.board().is_some_and(|board| board.drawn() > 0);
        has_drawn && self.must_pass(seat)
    }

    fn watch_turn_time(&mut self, now: Instant) {
        if self.held_since.is_some() {
            return;
        }
        let Some(time) = &mut self.turn_time else {
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
