//! What is told: events and answers become announcements, whose words come from the locale files.

mod cards;
mod company;
mod detail;
mod feet;
pub mod message;
mod number;
pub mod refusal;
pub mod review;
pub mod reviewed;
pub mod say;
mod scene;
mod serpent;
mod setup;
pub mod stats;
mod tell;
mod trains;
mod tricks;

pub use cards::{Cards, card_reason};
pub use company::{Company, Keys};
pub use detail::Detail;
pub use number::decimal;
pub use scene::Scene;
pub use setup::{command_line_error, seatings, setup_error, values};
pub use tell::tell;
pub use tell::{begins, dealt, drew_and_passed, goal};
pub use tricks::{Tricks, bid_name, by_suits, trick_reason};

use serpente_engine::rules::Seat;

pub use message::{Arg, Count, Declared, Fact, GameName, Message};

/// How an announcement meets what is being said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// The answer to a key: interrupts what is being said.
    Answer,
    /// Something happened: waits for its turn.
    Event,
}

/// What an announcement is about, for the filters of the review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// What players did.
    Move,
    /// Points, eliminations, results.
    Score,
    /// What people said to one another.
    Talk,
    /// What only the person at the keyboard may know or asked for.
    Own,
    /// Everything else: menus, settings, speech.
    General,
}

/// The matter an announcement speaks of. A newer word on the same matter makes one that still waits stale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// What the player in this seat did last.
    Seat(u8),
    /// Whose turn it is, and which key leads on where it is nobody's.
    Turn,
    /// What can be done in a turn beside laying: behind the turn, and past with it.
    Offer,
    /// What is played. A key tells it at any time.
    Match,
    /// Which round begins. The same key tells it.
    Round,
    /// What the person at the keyboard holds.
    Hand,
    /// The chosen tile or menu entry.
    Cursor,
    /// A setting that was just changed.
    Setting,
    /// How speech itself is doing.
    Speech,
    /// What everybody has.
    Totals,
    /// What the open ends count where that made no points.
    Count,
    /// What is good to know, and left out first where there is too much to tell.
    Aside,
    /// What the tutorial asks for.
    Lesson,
    /// The sentence by which the speed of a screen reader is measured.
    ReaderSpeed,
}

/// A short sound that goes with an announcement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cue {
    /// A tile was laid on the left.
    LaidLeft,
    /// A tile was laid on the right.
    LaidRight,
    /// A tile was laid with no side: the first one, or in a star.
    Laid,
    /// A tile was drawn.
    Drawn,
    /// A turn was passed.
    Passed,
    /// It is the turn of a person at this keyboard.
    YourTurn,
    /// A key was refused.
    Refused,
    /// A round was won by a person at this keyboard.
    RoundWon,
    /// A round was lost, or ended for nobody.
    RoundLost,
    /// A side is out of the match.
    Eliminated,
    /// The match is over.
    MatchOver,
    /// A menu entry was reached.
    Menu,
}

/// Something to tell: the sentence, and how it is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Announcement {
    /// The sentence.
    pub message: Message,
    /// How it meets what is being said.
    pub urgency: Urgency,
    /// What it is about.
    pub category: Category,
    /// The matter on which a newer word replaces it, if any.
    pub topic: Option<Topic>,
    /// The sound that goes with it, if any.
    pub cue: Option<Cue>,
    /// The only seat that may hear or read it, if it tells of a hand.
    pub owner: Option<Seat>,
    /// The least detail in which it is told. It is left out of every briefer one.
    pub least: Detail,
}

impl Announcement {
    /// Something that happened.
    #[must_use]
    pub fn event(message: Message, category: Category) -> Self {
        Self {
            message,
            urgency: Urgency::Event,
            category,
            topic: None,
            cue: None,
            owner: None,
            least: Detail::Brief,
        }
    }

    /// The answer to a key.
    #[must_use]
    pub fn answer(message: Message) -> Self {
        Self {
            message,
            urgency: Urgency::Answer,
            category: Category::Own,
            topic: None,
            cue: None,
            owner: None,
            least: Detail::Brief,
        }
    }

    /// Whether it tells what somebody did, or what that counted: it is told to its end, however far behind one is.
    #[must_use]
    pub fn is_deed(&self) -> bool {
        let counts = matches!(self.category, Category::Move | Category::Score);
        match self.topic {
            Some(Topic::Seat(_)) => true,
            // The newest totals tell all.
            Some(Topic::Turn | Topic::Offer | Topic::Count | Topic::Aside | Topic::Totals) => false,
            // The scores that a key asked for are no news.
            _ => counts && self.urgency == Urgency::Event || self.cue == Some(Cue::Drawn),
        }
    }

    /// Who laid which tile, where it tells that of somebody by name.
    #[must_use]
    pub fn laid(&self) -> Option<(&Arg, &Arg)> {
        self.fact("who").zip(self.tile())
    }

    /// The tile that somebody laid, where it tells that.
    #[must_use]
    pub fn tile(&self) -> Option<&Arg> {
        self.is_deed().then(|| self.fact("tile"))?
    }

    fn fact(&self, wanted: &str) -> Option<&Arg> {
        let mut args = self.message.args().iter();
        args.find_map(|(name, arg)| (*name == wanted).then_some(arg))
    }

    /// The same, about a matter on which only the newest word counts.
    #[must_use]
    pub fn about(self, topic: Topic) -> Self {
        Self {
            topic: Some(topic),
            ..self
        }
    }

    /// The same, left out in every detail briefer than this.
    #[must_use]
    pub fn only_from(self, least: Detail) -> Self {
        Self { least, ..self }
    }

    /// The same, with a sound.
    #[must_use]
    pub fn with(self, cue: Cue) -> Self {
        Self {
            cue: Some(cue),
            ..self
        }
    }

    /// The same, for one seat alone: it tells of its hand.
    #[must_use]
    pub fn only_for(self, seat: Seat) -> Self {
        Self {
            owner: Some(seat),
            category: Category::Own,
            ..self
        }
    }

    /// The same, interrupting what is being said.
    #[must_use]
    pub fn at_once(self) -> Self {
        Self {
            urgency: Urgency::Answer,
            ..self
        }
    }

    /// The same, filed under another category.
    #[must_use]
    pub fn filed(self, category: Category) -> Self {
        Self { category, ..self }
    }
}
