//! A match that is played at this keyboard, wherever its host is: what is asked of it, and what it asks for.

use super::reviewing::{ReviewThought, ReviewToThink};
use serpente_engine::host::{self, Pace, Request};
use serpente_engine::rules::Seat;
use serpente_engine::table::Event;
use serpente_text::announce::Announcement;
use serpente_text::seat::{self, Input, Listener, Manner};
use std::time::{Duration, Instant};

/// What the program asks of a match that is played or heard at this keyboard.
pub trait PlayedMatch {
    /// Takes something in, and says what is to be done.
    fn input(&mut self, input: Input, now: Instant) -> Vec<Output>;

    /// All that was told was heard, as far as it is told at all: what waited for that goes on.
    fn heard(&mut self, now: Instant);

    /// The person in turn knows that they are: their thinking time runs, once they have the keyboard.
    fn knows_of_turn(&mut self, now: Instant);

    /// Something is being told: what comes by itself waits until that was heard.
    fn wait_until_heard(&mut self, now: Instant);

    /// Time went by that does not count: something lay on top of the table.
    fn stood_still(&mut self, time: Duration, now: Instant);

    /// Changes how it is told from now on, and how long what comes by itself waits.
    fn set_manner(&mut self, manner: Manner, pace: Pace, now: Instant);

    /// Tells whose turn it is, to whoever comes back to the table; or who is to take the keyboard, and how.
    fn remind(&mut self, now: Instant) -> Vec<Output>;

    /// What is to be thought over, if anything is: a hint that was asked for, or the move of the computer player in turn.
    /// Where nobody takes it, a computer player thinks when it is to move, and the move is the same; a hint is not told.
    fn take_thinking(&mut self) -> Option<Thinking>;

    /// Takes what came of it. A computer player moves when its time has come; a hint is told at once, unless something
    /// has happened since it was asked for.
    fn thought(&mut self, thought: Thought, now: Instant) -> Vec<Output>;

    /// When the match wants to be ticked next, if it does.
    fn wakes_at(&self) -> Option<Instant>;

    /// Who listens: what is told and asked here.
    fn listener(&self) -> &Listener;

    /// Notes whether the match cannot be kept, should it be left now.
    fn set_lost(&mut self, lost: bool);
}

/// What is to be done for a match, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// These events happened. They go into the record before anything is told.
    Record(Vec<Event>),
    /// The host, which is on another machine, is asked for this.
    Ask(Request),
    /// This is told.
    Say(Announcement),
    /// Where several people share the keyboard: it is this person's from now on, or nobody's.
    Keyboard(Option<Seat>),
    /// The person has left the table; the match is kept.
    Left,
    /// The match is over and the person goes on to the menu.
    Over,
    /// The match is over and the same people play another one.
    Again,
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
