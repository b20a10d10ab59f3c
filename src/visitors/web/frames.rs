//! The frames between a page and its visit: one JSON object each, as text, with its `type`.

use crate::{Spoken, VisitorInput, VisitorOutput};
use serde::{Deserialize, Serialize};
use serpente_app::{Incoming, Press, Touch, Wish};
use serpente_engine::rules::Tile;
use serpente_seat::Action;
use std::collections::BTreeMap;

/// A frame from a page.
#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum FromPage {
    /// The first frame, which identifies the visitor.
    Come {
        /// The text that the browser stored for the server.
        kept: Option<String>,
        /// The browser's languages, best first.
        languages: Vec<String>,
        /// Whether the browser's own voice should speak.
        speaks: bool,
        /// The visit whose connection broke, if it should continue.
        again: Option<ReturningVisit>,
        /// The visitor's first destination.
        #[serde(default)]
        wish: Option<Wish>,
        /// The visitor's name, if they gave one.
        #[serde(default)]
        name: Option<String>,
        /// Whether the visitor has no keys.
        #[serde(default)]
        by_touch: bool,
        /// Whether the browser recognises speech.
        #[serde(default)]
        can_listen: bool,
    },
    /// The page is still there, and has received this many frames of the visit.
    There { took: u64 },
    /// A key was pressed.
    Press {
        key: String,
        typed: Option<char>,
        held: bool,
    },
    /// The button of an action was pressed.
    Do { action: String },
    /// An entry of the menu was chosen.
    Entry { place: usize },
    /// An entry of the menu was given another value.
    Change { place: usize, up: bool },
    /// One of the possible bids or trumps was chosen.
    Choice { place: usize },
    /// A tile of the visitor's hand was chosen.
    Tile { tile: Tile },
    /// A tile was laid in one of its places.
    Lay { tile: Tile, place: usize },
    /// The line that the program had asked for was typed.
    Typed { text: String },
    /// A message to the players at the table.
    Say { text: String },
    /// The microphone is open.
    Listens,
    /// The browser recognised speech: the texts that it may be, the likeliest first.
    Spoke { texts: Vec<String> },
    /// The state of the browser's voice changed.
    Voice { number: u64, now: Spoken },
}

/// A visit to which a page was connected before.
#[derive(Deserialize, Debug)]
pub(super) struct ReturningVisit {
    /// The name of the visit.
    pub(super) visit: String,
    /// The number of the last frame that the page received.
    pub(super) took: u64,
}

/// What every frame with an input says besides.
#[derive(Deserialize)]
struct InputOfPage {
    /// The number of the last frame that the page had received.
    #[serde(default)]
    took: Option<u64>,
}

impl FromPage {
    /// Returns the frame in this text; `None` if it is invalid.
    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Returns the number of the last frame that the page had received when the person made the input
    /// in this text, if it says so.
    pub(super) fn took_before(text: &str) -> Option<u64> {
        let input: InputOfPage = serde_json::from_str(text).ok()?;
        input.took
    }

    /// Returns the input in the frame; `None` if the frame names something that does not exist.
    pub(super) fn input(self) -> Option<VisitorInput> {
        Some(match self {
            Self::Come { .. } | Self::There { .. } => return None,
            Self::Press { key, typed, held } => {
                let press = Press::reported(key.parse().ok()?, typed, held);
                VisitorInput::Came(Incoming::Key(press))
            }
            Self::Do { action } => VisitorInput::Touched(Touch::Do(Action::named(&action)?)),
            Self::Entry { place } => VisitorInput::Touched(Touch::Entry(place)),
            Self::Change { place, up } => VisitorInput::Touched(Touch::Change(place, up)),
            Self::Choice { place } => VisitorInput::Touched(Touch::Choice(place)),
            Self::Tile { tile } => VisitorInput::Touched(Touch::Tile(tile)),
            Self::Lay { tile, place } => VisitorInput::Touched(Touch::Lay(tile, place)),
            Self::Typed { text } => VisitorInput::Touched(Touch::Typed(text)),
            Self::Say { text } => VisitorInput::Touched(Touch::Say(text)),
            Self::Listens => VisitorInput::Listens,
            Self::Spoke { texts } => VisitorInput::Spoke(texts),
            Self::Voice { number, now } => VisitorInput::Voice(number, now),
        })
    }
}

/// A frame to a page.
#[derive(Serialize, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum ToPage {
    /// The server is still there.
    Here,
    /// The server asks whether the page is still there; it answers with `there`.
    Asks,
    /// The page is connected to the visit of this name, which is new or the same as before.
    /// `version` is the version of the page that belongs to this server.
    Visit {
        visit: String,
        version: &'static str,
        /// How many of the page's inputs have arrived.
        took: u64,
        /// The address of the page for other machines, for links that lead to a page opened as
        /// that of this machine.
        reached: Option<String>,
    },
    /// The page's own texts from now on.
    Words {
        language: String,
        words: BTreeMap<String, String>,
    },
    /// What the program gives out.
    #[serde(untagged)]
    Out(VisitorOutput),
}

/// A frame with its number.
#[derive(Serialize)]
struct Numbered<'a> {
    n: u64,
    took: u64,
    #[serde(flatten)]
    frame: &'a ToPage,
}

impl ToPage {
    /// Returns the frame as text.
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("a frame can be written")
    }

    /// Returns the frame as text, with a number and with how many of the page's inputs have
    /// arrived. Numbered frames are sent again after a lost connection, and the page accepts each
    /// only once.
    pub(super) fn numbered(&self, n: u64, took: u64) -> String {
        let numbered = Numbered {
            n,
            took,
            frame: self,
        };
        serde_json::to_string(&numbered).expect("a frame can be written")
    }

    /// Returns the frame for an output; `None` if the page needs none, because it shows typed text
    /// by itself.
    pub(super) fn of(out: VisitorOutput) -> Option<Self> {
        match out {
            VisitorOutput::Typed { .. } => None,
            out => Some(Self::Out(out)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_device::sound::SoundTuning;
    use serpente_device::speech::Tuning;
    use serpente_synth::{Cue, PageCue, SoundCue};
    use std::time::Duration;

    #[test]
    fn outputs_are_written_as_the_page_reads_them() {
        let voice = Box::new(Tuning {
            on: Some(true),
            ..Tuning::default()
        });
        let sounds = SoundTuning::default();
        let lead = Duration::from_millis(70);
        let number = 1;
        let text = "a".to_owned();
        let language = "en".to_owned();
        for (out, written) in [
            (
                VisitorOutput::Say {
                    number,
                    text,
                    language,
                    lead,
                },
                r#""type":"say","number":1,"text":"a","language":"en","lead":70}"#,
            ),
            (
                VisitorOutput::Tune { voice, sounds },
                r#""type":"tune","voice":{"on":true,"rate":0,"volume":100,"pitch":0},"sounds":{"on":true,"volume":70,"listening":"headphones"}}"#,
            ),
            (
                VisitorOutput::Cue {
                    sound: PageCue::from(SoundCue::from(Cue::LaidLeft)),
                    words: true,
                },
                r#""type":"cue","name":"laid-left","take":0,"after":0,"seats":4,"ours":false,"clockwise":true,"onto":"middle","taps":false,"words":true}"#,
            ),
            (VisitorOutput::Quiet, r#""type":"quiet"}"#),
            (
                VisitorOutput::Room { table: None },
                r#""type":"room","table":null}"#,
            ),
        ] {
            let frame = ToPage::of(out).expect("a page needs it");
            assert_eq!(frame.text(), format!("{{{written}"));
            assert_eq!(
                frame.numbered(7, 3),
                format!(r#"{{"n":7,"took":3,{written}"#)
            );
        }
        let typed = VisitorOutput::Typed {
            text: String::new(),
            cursor: 0,
        };
        assert!(ToPage::of(typed).is_none());
    }
}
