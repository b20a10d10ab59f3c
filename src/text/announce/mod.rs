//! Turns events and answers into announcements, whose texts come from the locale files.

mod cards;
mod company;
mod detail;
mod feet;
pub mod message;
pub mod refusal;
pub mod review;
pub mod reviewed;
pub mod say;
mod scene;
mod serpent;
mod setup;
mod sounds;
mod tell;
mod trains;
mod tricks;

pub use cards::Cards;
pub use company::{AheadKeys, AnswerKeys, Company, Keys};
pub use detail::Detail;
pub use scene::Scene;
pub use serpente_synth::{Cue, SoundCue};
pub use setup::{command_line_error, players_told, rule_told, seatings, setup_error, values};
pub use sounds::{Silence, sounds};
pub use tell::tell;
pub use tell::{
    HowToAnswer, begins, dealt, drew_and_passed, goal, how_many, may_announce, who_went_out,
    who_won,
};
pub use tricks::{Tricks, bid_name, by_suits};

use serpente_engine::rules::Seat;

pub use message::{Arg, Count, Declared, Fact, Listed, Message, decimal, rounded};
pub use say::GameName;

/// Adds more sentences to a message, if there are any.
pub fn followed_by(told: Message, more: impl IntoIterator<Item = Message>) -> Message {
    more.into_iter().fold(told, say::review::told_with)
}

/// How an announcement affects the one that is being spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// The answer to a key: interrupts the current announcement.
    Answer,
    /// An event: waits for its turn.
    Event,
}

/// The category of an announcement, used to filter the review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// Players' actions.
    Move,
    /// Points, eliminations, results.
    Score,
    /// Chat messages.
    Talk,
    /// Information that only the player at the keyboard may have or has asked for.
    Own,
    /// Everything else: menus, settings, speech.
    General,
}

/// The subject of an announcement. A newer announcement on the same topic replaces one that still
/// waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// The last action of the player in this seat.
    Seat(u8),
    /// The player whose turn it is or, if it is nobody's, the key that goes on.
    Turn,
    /// A player's choices in a turn besides laying. They come after the turn, and are outdated when
    /// the turn is over.
    Offer,
    /// The game and the options of the match. A key announces them at any time.
    Match,
    /// Which round begins. The same key announces it.
    Round,
    /// How the match stands, for somebody who comes to the table. It comes before the moves that are made meanwhile.
    Scene,
    /// The hand of the player at the keyboard.
    Hand,
    /// The chosen tile or menu entry.
    Cursor,
    /// A setting that was just changed.
    Setting,
    /// The state of speech itself.
    Speech,
    /// The totals of all sides.
    Totals,
    /// The player's place in a league after a match. It belongs to the results, before what there is to do next.
    Standing,
    /// What the open ends count after a tile that made no points, or what they need before anything else.
    Count,
    /// Additional information, left out first if there is too much to announce.
    Addition,
    /// The current task of the tutorial.
    Lesson,
    /// The sentence by which the speed of a screen reader is measured.
    ReaderSpeed,
}

/// A message, and how it is announced.
#[derive(Clone, PartialEq, Debug)]
pub struct Announcement {
    /// The message.
    pub message: Message,
    /// How it affects the announcement that is being spoken.
    pub urgency: Urgency,
    /// Its category.
    pub category: Category,
    /// The topic on which a newer announcement replaces it, if any.
    pub topic: Option<Topic>,
    /// The sound played with it, if any.
    pub cue: Option<SoundCue>,
    /// The only seat that may hear or read it, if it is about a hand.
    pub owner: Option<Seat>,
    /// The lowest detail in which it is announced; briefer ones leave it out.
    pub least: Detail,
    /// The message that takes its place where the move before it was not heard, if it names nobody
    /// by itself.
    pub named: Option<Message>,
}

impl Announcement {
    /// Makes an announcement of an event.
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
            named: None,
        }
    }

    /// Makes an announcement of a player's action, or of something else that happened on the table.
    #[must_use]
    pub fn action(message: Message) -> Self {
        Self::event(message, Category::Move)
    }

    /// Makes an announcement of points or results.
    #[must_use]
    pub fn score(message: Message) -> Self {
        Self::event(message, Category::Score)
    }

    /// Makes an announcement of something that is about no hand, move or score.
    #[must_use]
    pub fn general(message: Message) -> Self {
        Self::event(message, Category::General)
    }

    /// Makes the same announcement as the answer to a key.
    #[must_use]
    pub fn reply(message: Message) -> Self {
        Self::general(message).at_once()
    }

    /// Makes an announcement that answers a key with something about the hand or the table.
    #[must_use]
    pub fn answer(message: Message) -> Self {
        Self::event(message, Category::Own).at_once()
    }

    /// Returns whether it announces a player's action or the points for one. Such announcements are
    /// always finished, however many others wait.
    pub fn is_deed(&self) -> bool {
        let counts = matches!(self.category, Category::Move | Category::Score);
        match self.topic {
            Some(Topic::Seat(_)) => true,
            // The newest totals include all earlier ones.
            Some(
                Topic::Turn
                | Topic::Offer
                | Topic::Count
                | Topic::Addition
                | Topic::Totals
                | Topic::Scene,
            ) => false,
            // Scores announced in answer to a key are nothing new.
            _ => counts && self.urgency == Urgency::Event || self.has(Cue::Drawn),
        }
    }

    /// Returns the player and the tile, if it announces that a player, called by name, laid a tile.
    pub fn laid(&self) -> Option<(&Arg, &Arg)> {
        self.who().zip(self.tile())
    }

    /// Returns the player whom it calls by name, if it does.
    pub fn who(&self) -> Option<&Arg> {
        self.fact("who")
    }

    /// Returns the tile, if it announces that a tile was laid.
    pub fn tile(&self) -> Option<&Arg> {
        if self.is_deed() {
            self.fact("tile")
        } else {
            None
        }
    }

    fn fact(&self, wanted: &str) -> Option<&Arg> {
        for (name, arg) in self.message.args() {
            if *name == wanted {
                return Some(arg);
            }
        }
        None
    }

    /// Sets the topic, on which only the newest announcement counts.
    #[must_use]
    pub fn about(mut self, topic: Topic) -> Self {
        self.topic = Some(topic);
        self
    }

    /// Sets the lowest detail: briefer ones leave it out.
    #[must_use]
    pub fn only_from(self, least: Detail) -> Self {
        Self { least, ..self }
    }

    /// Sets the sound.
    #[must_use]
    pub fn with(mut self, cue: Cue) -> Self {
        self.cue = Some(cue.into());
        self
    }

    /// Returns whether this is its sound.
    pub fn has(&self, cue: Cue) -> bool {
        self.cue.is_some_and(|sound| sound.cue == cue)
    }

    /// Restricts it to one seat, because it is about that seat's hand.
    #[must_use]
    pub fn only_for(mut self, seat: Seat) -> Self {
        self.owner = Some(seat);
        self.filed(Category::Own)
    }

    /// Makes it interrupt the current announcement.
    #[must_use]
    pub fn at_once(mut self) -> Self {
        self.urgency = Urgency::Answer;
        self
    }

    /// Changes its category.
    #[must_use]
    pub fn filed(self, category: Category) -> Self {
        Self { category, ..self }
    }
}
