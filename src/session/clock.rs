//! What happens by itself when time has passed.

use super::{Action, Listening, Output, Question, Session};
use crate::announce::say::table as say;
use crate::announce::{self, Category};
use crate::rules::Move;
use crate::table::Command;
use std::time::{Duration, Instant};

/// How long before its end the thinking time is told.
const WARNING: Duration = Duration::from_secs(10);

/// After a round among computer players alone, so many pauses are left to hear the scores.
const PAUSES_AFTER_ROUND: u32 = 4;

fn is_said(output: &Output) -> bool {
    matches!(output, Output::Say(_))
}

/// Something that happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Due {
    /// When; not before what was told has been heard.
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
    Bot,
    /// A person who can do nothing else passes.
    Pass,
    /// The next round is dealt, since no person is left who would ask for it.
    Deal,
}

impl Session {
    /// What happens by itself next, if anything does.
    pub(super) fn next_due(&self, now: Instant) -> Option<Due> {
        let what = self.next_what()?;
        // Where nothing is told, nothing is waited for.
        let waits = self.manner.waits && !self.plays_out();
        let at = (!waits).then(|| now + self.pause_before(what));
        Some(Due { at, what })
    }

    fn pause_before(&self, what: What) -> Duration {
        match what {
            _ if self.plays_out() => Duration::ZERO,
            What::Bot | What::Pass => self.manner.pause,
            What::Deal => self.manner.pause * PAUSES_AFTER_ROUND,
        }
    }

    /// What was told of the events up to this number was heard, as far as it is told at all: what waited for that goes on.
    pub fn heard(&mut self, events: u64, now: Instant) {
        if events < self.events {
            return;
        }
        if let Some(due) = self.due.filter(|due| due.at.is_none()) {
            let at = Some(now + self.pause_before(due.what));
            self.due = Some(Due { at, ..due });
        }
        self.knows_of_turn(now);
        self.all_was_heard();
    }

    /// The person in turn knows that they are: their thinking time runs.
    pub fn knows_of_turn(&mut self, now: Instant) {
        if let Some(clock) = &mut self.clock {
            clock.since = clock.since.or(Some(now));
        }
    }

    /// Something is being told: what comes by itself waits until that was heard.
    pub fn wait_until_heard(&mut self) {
        let waits = self.manner.waits && !self.plays_out();
        if let Some(due) = self.due.as_mut().filter(|_| waits) {
            due.at = None;
        }
    }

    /// How many events there were at this table.
    #[must_use]
    pub fn events(&self) -> u64 {
        self.events
    }

    fn next_what(&self) -> Option<What> {
        if self.table.winners().is_some() {
            return None;
        }
        let Some(seat) = self.table.turn() else {
            return self.only_listens().then_some(What::Deal);
        };
        if !self.people.contains(seat) {
            Some(What::Bot)
        } else if self.must_pass(seat) {
            Some(What::Pass)
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
        if let Some(due) = self
            .next_event()
            .filter(|due| due.at.is_some_and(|at| at <= now))
        {
            self.happen(due, now);
        }
        self.watch_clock(now);
        self.take_if_due(now);
    }

    /// The thinking time, unless it stands still.
    pub(super) fn running_clock(&self) -> Option<Clock> {
        self.clock.filter(|_| self.leaving_since.is_none())
    }

    /// Whether the key has what comes by itself come now, and does nothing else.
    #[must_use]
    pub fn hurries(&self, action: Action) -> bool {
        let hurried = self.due.is_some_and(|due| match action {
            Action::Confirm => true,
            // Who can only pass may ask to draw, and is told why not.
            Action::Draw => due.what != What::Pass,
            _ => false,
        });
        hurried && self.question.is_none()
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
            let at = Some(now);
            self.due = Some(Due { at, ..due });
            return;
        }
        self.due = None;
        let command = match (due.what, self.table.turn()) {
            (What::Deal, _) | (_, None) => Command::Deal,
            (What::Pass, Some(seat)) => Command::Play(seat, Move::Pass.into()),
            (What::Bot, Some(seat)) => {
                let ready = self.ready.take().filter(|(thinker, _)| *thinker == seat);
                let bot = self.bots[seat.index()]
                    .as_mut()
                    .expect("a seat without a person has a computer player");
                ready.map_or_else(
                    || {
                        let view = self.table.game_view(seat).expect("a turn has a view");
                        Command::Play(seat, bot.decide(&view))
                    },
                    |(_, command)| command,
                )
            }
        };
        let told = self.out.len();
        self.command(command, now)
            .expect("what is due is possible until something else happens");
        self.draw_on(now);
        self.pass_after_drawing(told, now);
    }

    /// A computer player who has drawn and can only pass now does so at once: both are one sentence.
    fn pass_after_drawing(&mut self, told: usize, now: Instant) {
        let Some(view) = self.table.view_in_turn() else {
            return;
        };
        let seat = view.seat;
        if self.people.contains(seat) || view.board.drawn() == 0 || !self.must_pass(seat) {
            return;
        }
        let both = announce::drew_and_passed(seat, self.seen());
        // The draw is told with the pass.
        let drew = self.out[told..].iter().position(is_said);
        if let Some(at) = drew {
            self.out.remove(told + at);
        }
        let drawn = self.out.len();
        self.command(Command::Play(seat, Move::Pass.into()), now)
            .expect("who can do nothing else can pass");
        self.instead(drawn, both);
    }

    /// Whether no person at this keyboard plays on: all are eliminated, or only computer players were ever at the table.
    pub(super) fn only_listens(&self) -> bool {
        let playing = self.table.tally().playing();
        self.table.winners().is_none() && !playing.iter().any(|seat| self.people.contains(seat))
    }

    /// Whether the rest of the match is played without telling it.
    pub(super) fn plays_out(&self) -> bool {
        self.listening == Listening::PlaysOut
    }

    /// Whoever only listens has heard enough: the rest is played at once, and its result told.
    pub(super) fn play_out(&mut self, now: Instant) {
        if !self.plays_out() {
            self.listening = Listening::PlaysOut;
            self.due = self.due.map(|due| Due {
                at: Some(now),
                ..due
            });
        }
        self.answer(say::played_out());
    }

    /// Starts the thinking time of the person in turn, if there is any.
    pub(super) fn start_clock(&mut self, now: Instant) {
        let setup = self.table.setup();
        let seconds = u64::from(setup.game.thinking_time(&setup.options.house));
        self.clock = (seconds > 0).then(|| Clock {
            time: Duration::from_secs(seconds),
            since: (!self.manner.waits).then_some(now),
            warned: false,
        });
    }

    fn watch_clock(&mut self, now: Instant) {
        let (Some(clock), Some(seat)) = (self.running_clock(), self.table.turn()) else {
            return;
        };
        if clock.end().is_some_and(|end| now >= end) {
            self.clock = None;
            let message = if self.company().is_you(seat) {
                say::your_time_up()
            } else {
                say::time_up(self.company().name(seat))
            };
            self.event(message, Category::Move);
            self.command(Command::Play(seat, Move::TimeUp.into()), now)
                .expect("the clock only runs where time can be up");
        } else if clock.warning().is_some_and(|warning| now >= warning) {
            self.clock = Some(Clock {
                warned: true,
                ..clock
            });
            self.event(say::time_left(WARNING.as_secs()), Category::Move);
        }
    }
}

/// The thinking time of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clock {
    time: Duration,
    /// When it began: not before the person has heard that it is their turn.
    since: Option<Instant>,
    /// Whether the person was told that it ends soon.
    warned: bool,
}

impl Clock {
    fn end(self) -> Option<Instant> {
        Some(self.since? + self.time)
    }

    /// When the person is told that it ends soon, if they are still to be told. In the first half of the time that would
    /// be no news.
    fn warning(self) -> Option<Instant> {
        let until = self.time.checked_sub(WARNING)?;
        let tells = !self.warned && until * 2 >= self.time;
        Some(self.since? + until).filter(|_| tells)
    }

    pub(super) fn later_by(self, time: Duration) -> Self {
        Self {
            since: self.since.map(|since| since + time),
            ..self
        }
    }

    pub(super) fn wakes_at(self) -> Option<Instant> {
        self.warning().or(self.end())
    }
}
