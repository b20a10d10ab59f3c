//! The frames between a page and its visit: text, one JSON object each, told apart by `type`.

use crate::{In, Out, Spoken};
use serde::{Deserialize, Serialize};
use serpente_app::Key;
use serpente_app::{Picture, Shown, Touch, Wish};
use serpente_device::sound::earcons;
use serpente_engine::rules::Tile;
use serpente_text::seat::Action;
use std::collections::BTreeMap;

/// What a page sends.
#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum FromPage {
    /// First: who comes.
    Come {
        /// What the server had the browser keep.
        kept: Option<String>,
        /// The browser's languages, the best first.
        languages: Vec<String>,
        /// Whether the browser's own voice is to speak.
        speaks: bool,
        /// The visit whose line broke, if it is to go on.
        again: Option<Again>,
        /// Where they want to go first.
        #[serde(default)]
        wish: Option<Wish>,
        /// What they are called, if they said so.
        #[serde(default)]
        name: Option<String>,
        /// Whether there are no keys.
        #[serde(default)]
        by_touch: bool,
    },
    /// Somebody is there, who took so many frames of this visit.
    There { took: u64 },
    /// A key was pressed.
    Press {
        key: String,
        typed: Option<char>,
        held: bool,
    },
    /// The button of an action.
    Do { action: String },
    /// An entry of the menu.
    Entry { place: usize },
    /// An entry of the menu is to have another value.
    Change { place: usize, up: bool },
    /// One of the bids or trumps that can be chosen.
    Choice { place: usize },
    /// A tile of the own hand.
    Tile { tile: Tile },
    /// One of its places.
    Lay { tile: Tile, place: usize },
    /// The line that was asked for.
    Typed { text: String },
    /// How the browser's voice is doing.
    Voice { number: u64, now: Now },
}

/// A visit that a page has had a line to.
#[derive(Deserialize, Debug)]
pub(super) struct Again {
    /// What the visit was called.
    pub(super) visit: String,
    /// The number of the last frame that the page took.
    pub(super) took: u64,
}

/// What became of a text that the browser says.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum Now {
    Began,
    Ended,
    Failed,
}

impl FromPage {
    /// The frame with this text, if it is one of ours.
    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

impl From<FromPage> for Option<In> {
    /// What a frame means to the visit; nothing, where it names what is not there.
    fn from(frame: FromPage) -> Self {
        Some(match frame {
            FromPage::Come { .. } | FromPage::There { .. } => return None,
            FromPage::Press { key, typed, held } => In::Pressed {
                key: key.parse::<Key>().ok()?,
                typed,
                held,
            },
            FromPage::Do { action } => In::Touched(Touch::Do(Action::named(&action)?)),
            FromPage::Entry { place } => In::Touched(Touch::Entry(place)),
            FromPage::Change { place, up } => In::Touched(Touch::Change(place, up)),
            FromPage::Choice { place } => In::Touched(Touch::Choice(place)),
            FromPage::Tile { tile } => In::Touched(Touch::Tile(tile)),
            FromPage::Lay { tile, place } => In::Touched(Touch::Lay(tile, place)),
            FromPage::Typed { text } => In::Touched(Touch::Typed(text)),
            FromPage::Voice { number, now } => {
                let spoken = match now {
                    Now::Began => Spoken::Began,
                    Now::Ended => Spoken::Ended,
                    Now::Failed => Spoken::Failed,
                };
                In::Voice(number, spoken)
            }
        })
    }
}

/// What a page is sent.
#[derive(Serialize, Debug)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum ToPage {
    /// Somebody is there.
    Here,
    /// The line stands, to the visit of this name: a new one, or the same as before.
    /// `version`: that of the page that belongs to this server.
    Visit {
        visit: String,
        version: &'static str,
    },
    /// The page's own words from now on, and the names of the sounds.
    Words {
        language: String,
        words: BTreeMap<String, String>,
        sounds: Vec<&'static str>,
    },
    Line {
        text: String,
        language: String,
    },
    Clear,
    /// `lead`: how long the voice keeps back, in milliseconds.
    Say {
        number: u64,
        text: String,
        language: String,
        lead: u64,
    },
    Quiet,
    Cue {
        name: &'static str,
    },
    Tune {
        voice: Voice,
        sounds: Sounds,
    },
    Keep {
        text: String,
    },
    Show {
        shown: Box<Shown>,
    },
    /// The table as it looks now; nothing where there is none.
    Picture {
        picture: Option<Box<Picture>>,
    },
    /// The table where they are; nothing where they are at none.
    Room {
        table: Option<String>,
    },
    /// `again`: the server ends, and is to be called until it is back.
    End {
        text: String,
        language: String,
        again: bool,
    },
}

/// How the browser's voice is to be: as in the settings file.
#[derive(Serialize, Debug)]
pub(super) struct Voice {
    on: bool,
    rate: i8,
    volume: u8,
    pitch: i8,
}

/// How the sounds are to be: as in the settings file.
#[derive(Serialize, Debug)]
pub(super) struct Sounds {
    on: bool,
    volume: u8,
}

/// A frame with its number.
#[derive(Serialize)]
struct Numbered<'a> {
    n: u64,
    #[serde(flatten)]
    frame: &'a ToPage,
}

impl ToPage {
    /// The frame's text.
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("a frame can be written")
    }

    /// The same with its number: frames with a number are sent again when the line breaks, and taken once.
    pub(super) fn numbered(&self, n: u64) -> String {
        let numbered = Numbered { n, frame: self };
        serde_json::to_string(&numbered).expect("a frame can be written")
    }
}

impl ToPage {
    /// What a page is told. It shows by itself what is typed into it.
    pub(super) fn of(out: Out) -> Option<Self> {
        Some(match out {
            Out::Typed { .. } => return None,
            Out::Line { text, language } => Self::Line { text, language },
            Out::Clear => Self::Clear,
            Out::Say {
                number,
                text,
                language,
                lead,
            } => Self::Say {
                number,
                text,
                language,
                lead: u64::try_from(lead.as_millis()).unwrap_or_default(),
            },
            Out::Quiet => Self::Quiet,
            Out::Cue(cue) => Self::Cue {
                name: earcons::name(cue),
            },
            Out::Tune(voice, sounds) => Self::Tune {
                voice: Voice {
                    on: voice.on,
                    rate: voice.rate,
                    volume: voice.volume,
                    pitch: voice.pitch,
                },
                sounds: Sounds {
                    on: sounds.on,
                    volume: sounds.volume,
                },
            },
            Out::Keep(text) => Self::Keep { text },
            Out::Show { shown, .. } => Self::Show { shown },
            Out::Picture(picture) => Self::Picture { picture },
            Out::Room(table) => Self::Room { table },
            Out::End {
                text,
                language,
                again,
            } => Self::End {
                text,
                language,
                again,
            },
        })
    }
}
