//! What happens by itself when time has passed.

use super::{Action, Question, Session};
use crate::announce::Category;
use crate::announce::say::table as say;
use crate::bots::decide;
use crate::rules::Move;
use crate::table::Command;
use std::time::{Duration, Instant};

/// How long before its end the thinking time is told.
const WARNING: Duration = Duration::from_secs(10);

/// After a round among computer players alone, so many pauses are left to hear the scores.
const PAUSES_AFTER_ROUND: u32 = 4;

/// Something that happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Due {
    pub(super) at: Instant,
    pub(super) what: What,
}

impl Due {
    pub(super) fn later_by(self, time: Duration) -> Self {
        Self {
            at: self.at + time,
            ..self
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// A computer player moves.
    Bot,
    /// A person who can do nothing else passes.
    Pass,
    /// The next round is dealt, since no person is left who would ask for it.
    Deal,
}

impl Session {
    /// What happens by itself next, if anything does.
    pub(super) fn next_due(&self, now: Instant) -> Option<Due> {
        let pause = self.manner.pause;
        if self.table.winners().is_some() {
            return None;
        }
        let Some(seat) = self.table.turn() else {
            let somebody_plays = self
                .table
                .tally()
                .playing()
                .iter()
                .any(|seat| self.people.contains(seat));
            let at = now + pause * PAUSES_AFTER_ROUND;
            return (!somebody_plays).then_some(Due {
                at,
                what: What::Deal,
            });
        };
        if !self.people.contains(seat) {
            Some(Due {
                at: now + pause,
                what: What::Bot,
            })
        } else if self.must_pass(seat) {
            Some(Due {
                at: now + pause,
                what: What::Pass,
            })
        } else {
            None
        }
    }

    /// What is due; what a computer player still thinks about is not. While it is asked whether to leave, nothing is: the answer must not meet another table.
    pub(super) fn next_event(&self) -> Option<Due> {
        let waits = |due: &Due| due.what == What::Bot && self.is_thinking();
        self.due
            .filter(|due| self.question != Some(Question::Leave) && !waits(due))
    }

    pub(super) fn tick(&mut self, now: Instant) {
        if let Some(due) = self.next_event().filter(|due| due.at <= now) {
            self.happen(due, now);
        }
        self.watch_clock(now);
    }

    /// Whether the key has what comes by itself come now, and does nothing else.
    #[must_use]
    pub fn hurries(&self, action: Action) -> bool {
        matches!(action, Action::Confirm | Action::Draw)
            && self.due.is_some_and(|due| due.what != What::Pass)
            && self.question.is_none()
    }

    /// Who can only pass has heard why they can do nothing else: they pass now.
    pub(super) fn pass_sooner(&mut self, waiting: Option<Due>, now: Instant) {
        let pass = waiting.filter(|due| due.what == What::Pass && self.question.is_none());
        if let Some(due) = pass.filter(|_| self.due == waiting) {
            self.happen(due, now);
        }
    }

    /// The person has heard enough: what is due happens now, and answers the key. A computer player that still thinks
    /// has nothing to tell.
    pub(super) fn hurry(&mut self, now: Instant) {
        let Some(due) = self.due else { return };
        let told = self.out.len();
        self.answering(|session| session.happen(due, now));
        if self.out.len() == told {
            self.may_play();
        }
    }

    fn happen(&mut self, due: Due, now: Instant) {
        if due.what == What::Bot && self.is_thinking() {
            self.due = Some(Due { at: now, ..due });
            return;
        }
        self.due = None;
        let command = match (due.what, self.table.turn()) {
            (What::Deal, _) | (_, None) => Command::Deal,
            (What::Pass, Some(seat)) => Command::Play(seat, Move::Pass),
            (What::Bot, Some(seat)) => {
                let ready = self.ready.take().filter(|(thinker, _)| *thinker == seat);
                let bot = self.bots[seat.index()]
                    .as_mut()
                    .expect("a seat without a person has a computer player");
                ready.map_or_else(
                    || decide(&self.table, seat, bot.as_mut()).expect("a turn has a view"),
                    |(_, command)| command,
                )
            }
        };
        self.command(command, now)
            .expect("what is due is possible until something else happens");
        self.draw_on(now);
    }

    /// Starts the thinking time of the person in turn, if there is any.
    pub(super) fn start_clock(&mut self, now: Instant) {
        let setup = self.table.setup();
        let seconds = u64::from(setup.game.thinking_time(&setup.options.house));
        self.clock = (seconds > 0).then(|| Clock::new(now, Duration::from_secs(seconds)));
    }

    fn watch_clock(&mut self, now: Instant) {
        let (Some(clock), Some(seat)) = (self.clock, self.table.turn()) else {
            return;
        };
        if now >= clock.end {
            self.clock = None;
            let message = if self.company().is_you(seat) {
                say::your_time_up()
            } else {
                say::time_up(self.company().name(seat))
            };
            self.event(message, Category::Move);
            self.command(Command::Play(seat, Move::TimeUp), now)
                .expect("the clock only runs where time can be up");
        } else if clock.warning.is_some_and(|warning| now >= warning) {
            self.clock = Some(Clock {
                warning: None,
                ..clock
            });
            self.event(say::time_left(WARNING.as_secs()), Category::Move);
        }
    }
}

/// The thinking time of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clock {
    end: Instant,
    /// When the person is told that it ends soon, if they are still to be told.
    warning: Option<Instant>,
}

impl Clock {
    fn new(now: Instant, time: Duration) -> Self {
        // A warning in the first half of the time would be no news.
        let until_warning = time.checked_sub(WARNING).filter(|&until| until * 2 >= time);
        Self {
            end: now + time,
            warning: until_warning.map(|until| now + until),
        }
    }

    pub(super) fn later_by(self, time: Duration) -> Self {
        Self {
            end: self.end + time,
            warning: self.warning.map(|warning| warning + time),
        }
    }

    pub(super) fn wakes_at(self) -> Instant {
        self.warning.unwrap_or(self.end)
    }
}
