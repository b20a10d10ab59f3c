//! One listener, with one or several chairs at one keyboard: keys and what was seen in, requests and what is told out.
//!
//! A listener knows of the match what the [`Update`]s of its chairs have told, and nothing else: it can sit on a machine that
//! never had the other hands. It has no threads, no clock and no files.

mod action;
mod ask;
mod begin;
mod browse;
mod cards;
mod clock;
mod earlier;
mod follow;
mod hand;
mod held;
mod hint;
mod keyboard;
mod places;
mod play;
mod telling;
mod tricks;
mod views;

pub use action::Action;
pub use earlier::told_earlier;
pub use held::HeldTile;
pub use hint::{HintFound, HintToFind};

use crate::announce::{Announcement, Keys};
use crate::words::Detail;
use hand::Hand;
use hint::Hint;
use keyboard::Known;
use serpente_engine::host::Request;
use serpente_engine::rules::{OutOfStep, Placement, SEATS, Seat, Seats, Tile};
use serpente_engine::table::{Command, Event, SeatView, Update};
use serpente_engine::tricks::TrickMove;
use std::sync::Arc;
use std::time::Instant;
use views::Views;

/// What reaches a listener from its own keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// The person at the keyboard asks for something.
    Do(Action),
    /// They go to this tile of their hand.
    Choose(Tile),
    /// They go to this one of the bids or trumps that they can choose, from 0.
    Choice(usize),
    /// They lay this tile in this one of the places where it can go, from 0.
    Lay(Tile, usize),
    /// Time has passed.
    Tick,
}

/// What is to be done for a match, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// These events happened, as its host tells. They go into the record before anything is told.
    Record(Vec<Event>),
    /// The host is asked for this.
    Request(Request),
    /// This is told.
    Say(Announcement),
    /// Where several people share the keyboard: it is this person's from now on, or nobody's. What was told to one person
    /// alone is not for the next.
    Keyboard(Option<Seat>),
    /// The person has left the table; the match is kept.
    Left,
    /// The match is over and the person goes on to the menu.
    Over,
    /// The match is over and the same people play another one.
    Again,
}

/// How it is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Manner {
    /// The names of the keys that sentences speak of.
    pub keys: Keys,
    /// How much is told.
    pub detail: Detail,
}

/// What happened last before a match was taken up again: it was recorded, but perhaps never told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recap {
    /// Everything before that, step by step.
    pub before: Vec<Update>,
    /// What happened then, step by step.
    pub steps: Vec<Update>,
}

/// What the next key answers, if something was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Question {
    /// Where the tile goes, and which place was heard last.
    Place {
        places: Vec<Placement>,
        heard: Option<usize>,
    },
    /// Whether to leave.
    Leave,
}

/// What becomes of a match when its listener leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeping {
    /// It can be gone on with.
    Kept,
    /// It is for practice: one round, of which nobody keeps a record.
    Practice,
    /// It goes on where its host is, and can be come back to.
    Elsewhere,
}

/// How far somebody is who is eliminated and only listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listening {
    /// Nobody is, or what they can do is still to be told.
    Untold,
    /// They know what they can do.
    Told,
    /// They have heard enough: the rest of the match is played without telling it, only its result is.
    PlaysOut,
}

/// One listener at a table, with one or several chairs at one keyboard, or with none.
pub struct Listener {
    /// What is told and answered comes from these alone.
    views: Views,
    /// The chairs at this keyboard.
    chairs: Seats,
    /// All seats that people sit in, here or elsewhere.
    people: Seats,
    /// A hint for the turn as it stands, if one was asked for.
    hint: Option<Hint>,
    /// Whether it was told for the last key.
    is_hinted: bool,
    /// How often something has happened: a hint about what was before comes too late.
    moment: u64,
    /// What hints follow from.
    seed: u64,
    /// What tells this listener's hints from another's.
    hints: Arc<()>,
    manner: Manner,
    /// Who has the keyboard: whose hand may be heard.
    holder: Option<Seat>,
    /// What the people know of their hands.
    known: [Known; SEATS],
    hands: [Hand; SEATS],
    question: Option<Question>,
    /// The bid or the trumps that were gone to last in this turn.
    choice: Option<TrickMove>,
    /// Whether the host was asked for something by a key: the first thing told of what comes now answers it.
    awaits_answer: bool,
    /// That a computer player drew, which is told together with the pass that follows at once.
    drew: Option<Announcement>,
    /// What becomes of the match when it is left.
    keeping: Keeping,
    /// Whether it should be kept and cannot.
    lost: bool,
    /// What happened before the match was taken up again, and what was seen before that, until it was told.
    recap: Option<(Views, Vec<Update>)>,
    /// What becomes of those who only listen.
    listening: Listening,
    /// What everybody was left with when the last round ended, in the order of the seats.
    left: Vec<(Seat, Hand)>,
    /// The player whose tiles were told last of these.
    looked_at: Option<usize>,
    /// The digit pressed last, and when: another one soon after makes a number of two digits.
    digit: Option<(u8, Instant)>,
    out: Vec<Output>,
}

impl Listener {
    /// Takes something in, and says what is to be done.
    pub fn input(&mut self, input: Input, now: Instant) -> Vec<Output> {
        self.awaits_answer = false;
        match input {
            Input::Do(action) => {
                if action != Action::Hint {
                    self.hint_can_wait();
                }
                if self.hurries(action) {
                    self.out.push(Output::Request(Request::GoOn));
                } else {
                    let waiting = self.comes_next();
                    self.is_hinted &= action == Action::Confirm;
                    self.act(action, now);
                    self.is_hinted &= action == Action::Hint;
                    if action.plays() {
                        self.pass_sooner(waiting);
                    }
                }
            }
            Input::Choose(tile) => {
                self.is_hinted = false;
                self.hint_can_wait();
                self.go_to(tile);
            }
            Input::Choice(place) => {
                self.is_hinted = false;
                self.hint_can_wait();
                self.go_to_choice(place);
            }
            Input::Lay(tile, place) => {
                self.hint_can_wait();
                self.lay_at(tile, place);
            }
            Input::Tick => {}
        }
        std::mem::take(&mut self.out)
    }

    /// Takes in what happened at the table, and says what is told of it.
    ///
    /// # Errors
    /// If it cannot have happened after what was seen. What follows cannot be relied on then.
    pub fn take(&mut self, update: &Update) -> Result<Vec<Output>, OutOfStep> {
        let told = self.out.len();
        if let Some(seconds) = update.time_left {
            self.tell_time_left(seconds);
        }
        if !update.events.is_empty() {
            self.hint = None;
            self.choice = None;
            self.moment += 1;
            self.views.follow(update)?;
            self.follow(update);
            self.tell_all(update);
            self.ask_on(&update.events);
            self.go_on();
        } else if self.awaits_answer && update.time_left.is_none() {
            // The one who is waited for still thinks: there is nothing to tell but that.
            self.may_play();
        }
        if self.awaits_answer {
            self.answer_with_first(told);
            // As long as the seat goes on at once, more comes of the same key.
            self.awaits_answer &= update.draws_on || update.passes_on;
        }
        Ok(std::mem::take(&mut self.out))
    }

    /// Whether the match cannot be kept, should it be left now.
    pub fn set_lost(&mut self, lost: bool) {
        self.lost = lost;
    }

    /// Whether the match could not be kept when that was tried last.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// The same table, for practice: nobody keeps its record.
    #[must_use]
    pub fn unkept(self) -> Self {
        Self {
            keeping: Keeping::Practice,
            ..self
        }
    }

    /// The same, at a table whose host is on another machine: the match goes on when it is left.
    #[must_use]
    pub fn elsewhere(self) -> Self {
        Self {
            keeping: Keeping::Elsewhere,
            ..self
        }
    }

    /// The chairs of those who listen here.
    #[must_use]
    pub fn chairs(&self) -> Seats {
        self.chairs
    }

    /// Tells whose turn it is, to whoever comes back to the table; or who is to take the keyboard, and how.
    pub fn remind(&mut self) -> Vec<Output> {
        match self.question {
            Some(Question::Place { .. }) => self.ask_place_again(),
            Some(Question::Leave) => self.answer(self.leave_question()),
            None => self.remind_of_turn(),
        }
        std::mem::take(&mut self.out)
    }

    fn remind_of_turn(&mut self) {
        match self.seen().turn().filter(|_| self.waits_for_somebody()) {
            Some(seat) => self.tell_who_is_waited_for(seat),
            None => self.tell_whose_turn(),
        }
    }

    /// The match as those who listen here see it.
    #[must_use]
    pub fn seen(&self) -> &SeatView {
        self.views.of(self.listener())
    }

    /// Who has the keyboard: the only person whose own lines may be reviewed now.
    #[must_use]
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Whether a question waits for its answer.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    /// Changes how it is told from now on.
    pub fn set_manner(&mut self, manner: Manner) {
        self.manner = manner;
    }

    /// Asks the host for something, for a key: the first thing told of what comes of it answers the key.
    fn ask_for(&mut self, request: Request) {
        self.awaits_answer = true;
        self.out.push(Output::Request(request));
    }

    /// Asks for the next round.
    fn deal(&mut self) {
        self.let_go();
        self.out
            .push(Output::Request(Request::Command(Command::Deal)));
    }

    /// Sees to what comes next: the keyboard goes to another person, or it is told what leads on.
    fn go_on(&mut self) {
        // Where a tile goes is another question now; whether to leave is not.
        self.question.take_if(|asked| *asked != Question::Leave);
        let comes = self.comes_next();
        let Some(seat) = self
            .seen()
            .turn()
            .filter(|&seat| self.chairs.contains(seat))
        else {
            if comes.is_none() && self.seen().turn().is_none() {
                self.tell_how_to_go_on();
            }
            return;
        };
        if comes.is_none() && self.is_shared() && self.holder != Some(seat) {
            self.call(seat);
        }
    }
}
