//! Ways into a parlour that run our program there, for one visitor each: in their language, with their settings, and with
//! nothing of the machine it runs on.
//!
//! A door takes what comes from its visitor, be it by a page or by SSH, and brings what comes out of the program. The program
//! sits at the parlour's tables as it does from anywhere else: by the frames of the wire, which pass in memory.

mod kept;
mod outbox;
mod visit;
mod ways;
mod web;

pub use kept::LONGEST_KEPT;
pub use visit::{Gone, Visit, VisitIn, VisitOut, receive};

use serpente_app::{Incoming, Key};
use serpente_app::{Picture, Shown, Touch, Wish};
use serpente_device::sound::SoundTuning;
use serpente_device::speech::Tuning;
use serpente_net::parlour::Door;
use serpente_text::announce::Cue;
use std::time::Duration;
use web::Web;

/// The page for browsers.
pub fn page() -> Box<dyn Door> {
    Box::new(Web)
}

/// Who comes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guest {
    /// The languages they wish for, best first, as BCP 47 tags. What was kept goes first.
    pub languages: Vec<String>,
    /// What was [kept](Out::Keep) for them last. What is nothing of ours is as nothing.
    pub kept: Option<String>,
    /// A name to begin with, where none was kept. Without any they are asked.
    pub name: Option<String>,
    /// The token by which the parlour knows them, where the door knows it; else it is in what was kept.
    pub token: Option<String>,
    /// Whether there is a voice on their side.
    pub voice: Voice,
    /// Whether there is a person: what is told waits until what was told before was heard.
    pub paced: bool,
    /// Whether their side shows what can be touched.
    pub touches: bool,
    /// Whether they have no keys.
    pub by_touch: bool,
    /// Where they want to go first.
    pub wish: Wish,
}

/// Whether there is a voice on a visitor's side, and sounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Voice {
    /// There is none: a screen reader may read the lines.
    #[default]
    Absent,
    /// It speaks if it was to speak last time.
    AsKept,
    /// They were asked whether it is to speak.
    Asked(bool),
}

/// What comes from a visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum In {
    /// A key of a terminal, or a line that was typed.
    Came(Incoming),
    /// A key of a keyboard that tells when it is held down.
    Pressed {
        /// The key.
        key: Key,
        /// What it prints, as it was typed.
        typed: Option<char>,
        /// Whether it repeats by itself.
        held: bool,
    },
    /// Something was touched.
    Touched(Touch),
    /// How the voice is doing with the [`Out::Say`] of this number.
    Voice(u64, Spoken),
}

/// How a voice is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spoken {
    /// It has begun.
    Began,
    /// It was heard to its end.
    Ended,
    /// It could not be said.
    Failed,
}

/// What comes out for a visitor.
#[derive(Clone, PartialEq, Debug)]
pub enum Out {
    /// A line to read.
    Line {
        /// The line.
        text: String,
        /// The tag of its language.
        language: String,
    },
    /// The row that is being typed is this, with the cursor before this one of its letters.
    Typed {
        /// All that is typed so far.
        text: String,
        /// Which letter, from 0.
        cursor: usize,
    },
    /// The lines are taken out of sight.
    Clear,
    /// This is said now, in place of what is being said. What comes next comes when it has [ended](Spoken::Ended).
    Say {
        /// What reports call it.
        number: u64,
        /// The words.
        text: String,
        /// The tag of their language.
        language: String,
        /// How long the voice keeps back: a short sound is to be heard first.
        lead: Duration,
    },
    /// Nothing is said any more.
    Quiet,
    /// A short sound is played.
    Cue(Cue),
    /// How the voice and the sounds are wanted from now on.
    Tune(Box<Tuning>, SoundTuning),
    /// This is to be kept, and brought again next time: what they chose, and who they are. It is for nobody else to see.
    Keep(String),
    /// What can be touched now.
    Show {
        /// What it is.
        shown: Box<Shown>,
        /// The tag of the language it is in.
        language: String,
    },
    /// The table as it looks now; `None` where there is none.
    Picture(Option<Box<Picture>>),
    /// The table where they are, by its name; `None` where they are at none.
    Room(Option<String>),
    /// The last word: nothing comes behind it.
    End {
        /// The last word.
        text: String,
        /// The tag of its language.
        language: String,
        /// Whether the server ends, and the visitor may come again when it is back.
        again: bool,
    },
}

impl Out {
    /// How much of it waits for somebody who is slow, in bytes.
    fn bytes(&self) -> usize {
        // What is not text is little.
        const LITTLE: usize = 64;
        let text = match self {
            Self::Line { text, .. }
            | Self::Typed { text, .. }
            | Self::Say { text, .. }
            | Self::End { text, .. }
            | Self::Keep(text) => text.len(),
            Self::Show { shown, .. } => shown.bytes(),
            // A tile takes about as much as its longest form.
            Self::Picture(picture) => picture.as_ref().map_or(0, |picture| picture.bytes()),
            Self::Room(table) => table.as_ref().map_or(0, String::len),
            Self::Clear | Self::Quiet | Self::Cue(_) | Self::Tune(..) => 0,
        };
        text + LITTLE
    }
}
