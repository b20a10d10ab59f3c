//! Access to a server for visitors without a program of their own: the server runs one for each
//! visitor, in their language, with their settings, and without any access to the machine it runs
//! on.
//!
//! A front end, which is the page or SSH, passes on the visitor's input and the program's output.
//! The program joins the server's tables as from any other machine, by the frames of the wire,
//! which are passed in memory.

mod choices;
mod outbox;
mod outlet;
mod visit;
mod web;

pub use choices::MAX_STORED_BYTES;
pub use outbox::VisitOut;
pub use visit::{Visit, receive};

use serde::{Deserialize, Serialize, Serializer};
use serpente_app::{Incoming, Picture, Shown, Touch, VisitorKey, Wish};
use serpente_device::sound::SoundTuning;
use serpente_device::speech::Tuning;
use serpente_parlour::Gateway;
use serpente_synth::PageCue;
use std::time::{Duration, Instant};
use web::Web;

/// Returns the access by browser: the page.
pub fn page() -> Box<dyn Gateway> {
    Box::new(Web)
}

/// A visitor.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guest {
    /// Their preferred languages, best first, as BCP 47 tags. A stored choice takes precedence.
    pub languages: Vec<String>,
    /// The last text that their client was told to [store](VisitorOutput::Keep). Text that this
    /// program did not write counts as none.
    pub stored: Option<String>,
    /// The name to begin with if none was stored. Without any, they are asked for one.
    pub name: Option<String>,
    /// The token by which the server recognises them, if the front end knows it; otherwise it is in
    /// the stored text.
    pub token: Option<String>,
    /// Whether their client's voice should speak; `None` if it has none, but a screen reader may
    /// read the lines.
    pub voice: Option<bool>,
    /// Whether the client is a person's: announcements wait until the previous one was heard.
    pub paced: bool,
    /// Whether their client shows what can be touched.
    pub touches: bool,
    /// Whether they have no keys.
    pub by_touch: bool,
    /// Whether their browser recognises speech.
    pub can_listen: bool,
    /// Their first destination.
    pub wish: Wish,
    /// The key by which they are recognised, if they have shown one.
    pub key: Option<VisitorKey>,
    /// What becomes of lines that are cleared from their screen.
    pub cleared: ClearedLines,
}

/// What becomes of lines that are cleared from a visitor's screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClearedLines {
    /// Nobody can read them any more.
    #[default]
    Gone,
    /// Their terminal may keep them.
    MayStay,
}

/// Input from a visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VisitorInput {
    /// A key or a typed line.
    Came(Incoming),
    /// The visitor touched something.
    Touched(Touch),
    /// The microphone is open: the visitor begins to speak.
    Listens,
    /// The visitor spoke. These are the texts that it may have been, the likeliest first; empty if
    /// nothing was recognised.
    Spoke(Vec<String>),
    /// The output that they had been sent when they made the inputs that follow was put out up to this
    /// time. `None`: they had been sent everything.
    SentUntil(Option<Instant>),
    /// The state of the voice for the [`VisitorOutput::Say`] with this number.
    Voice(u64, Spoken),
}

/// The state of a voice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Spoken {
    /// It has begun to speak.
    Began,
    /// The text was heard to its end.
    Ended,
    /// The text could not be spoken.
    Failed,
}

/// Output for a visitor. A page gets it as a JSON object.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum VisitorOutput {
    /// A line to read.
    Line {
        /// The line.
        text: String,
        /// The tag of its language.
        language: String,
    },
    /// Show what somebody said to the table, beside the line that tells it.
    Chat {
        /// Who said it.
        name: String,
        /// What was said.
        text: String,
        /// Whether the visitor has said it.
        own: bool,
    },
    /// Show this input line, with the cursor before one of its letters. A page shows it by itself.
    Typed {
        /// The text typed so far.
        text: String,
        /// The index of that letter, from 0.
        cursor: usize,
    },
    /// Clear the lines from the screen.
    Clear,
    /// Speak this now, instead of the current text. The next text follows when this one has
    /// [ended](Spoken::Ended).
    Say {
        /// The number by which reports refer to it.
        number: u64,
        /// The text.
        text: String,
        /// The tag of its language.
        language: String,
        /// How long the voice waits first, so that a short sound can be heard. A page gets it in
        /// milliseconds.
        #[serde(serialize_with = "in_milliseconds")]
        lead: Duration,
    },
    /// Stop speaking.
    Quiet,
    /// Play a short sound.
    Cue {
        /// Which sound, and where it is heard.
        #[serde(flatten)]
        sound: PageCue,
        /// Whether words follow, under which it becomes softer.
        words: bool,
    },
    /// Change the settings of the voice and the sounds.
    Tune {
        /// The settings of the voice.
        voice: Box<Tuning>,
        /// The settings of the sounds.
        sounds: SoundTuning,
    },
    /// Store this text and send it at the next visit: the visitor's settings and identity. Nobody
    /// else may see it.
    Keep {
        /// The text.
        text: String,
    },
    /// Show what can be touched now.
    Show {
        /// The elements.
        shown: Box<Shown>,
        /// The tag of their language, which a page knows from the lines.
        #[serde(skip)]
        language: String,
    },
    /// Show the table as it is now.
    Picture {
        /// The table; `None` if there is none.
        picture: Option<Box<Picture>>,
    },
    /// The visitor went to another table, or away.
    Room {
        /// The name of the table where they are; `None` if they are at none.
        table: Option<String>,
    },
    /// The last output.
    End {
        /// The last line.
        text: String,
        /// The tag of its language.
        language: String,
        /// Whether the server ends, so that the visitor can come again when it is back.
        again: bool,
    },
}

fn in_milliseconds<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u64(u64::try_from(time.as_millis()).unwrap_or_default())
}
