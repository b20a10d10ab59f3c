//! A player's settings, and the file in which they are saved.

mod entries;
mod file;
mod folders;
mod overrides;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};
use serpente_engine::table::player_name;
use toml::Table;

use crate::sound::{CueSet, SoundTuning};
use crate::speech::Tuning;
use serpente_text::words::Detail;

pub use folders::Folders;
pub use overrides::Overrides;

use entries::{Entries, text, texts, usable};

/// A player's settings.
#[derive(Clone, PartialEq, Default, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
pub struct Settings {
    /// The player's name; `None` until it was entered.
    pub name: Option<String>,
    /// The language, as a tag; `None` means the system's language.
    pub language: Option<String>,
    /// How the player is told what happens.
    pub telling: TellingSettings,
    /// How fast the player is told it.
    pub pace: PaceSettings,
    /// Whether a tile is drawn without a key where nothing else is possible.
    pub draws_by_itself: bool,
    /// Whether a review asks for the better move before it tells it.
    pub review_asks: bool,
    /// Settings of the voice.
    pub speech: Tuning,
    /// Whether the player was told that no voice is installed for the system's speech service.
    pub missing_voice_told: bool,
    /// Settings of the sounds.
    pub sound: SoundTuning,
    /// Whether the player was told that there are more sounds.
    pub sounds_offered: bool,
    /// Settings of the microphone.
    pub microphone: MicrophoneSettings,
    /// Changed key bindings: the names of an action's keys, by the action's name.
    pub keys: BTreeMap<String, Vec<String>>,
    /// The options of the last match that was set up, by name.
    pub last_match: BTreeMap<String, String>,
    file: SettingsFile,
}

/// What is known of the file from which settings were read.
#[derive(Clone, PartialEq, Default, Debug)]
struct SettingsFile {
    /// Its entries that this version does not know. Saving keeps them.
    unknown: Table,
    /// Whether saving is forbidden, because the file exists but could not be read.
    is_locked: bool,
}

/// Settings of how much the player is told.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TellingSettings {
    /// How much is announced.
    pub detail: Detail,
    /// How a player's own lays are announced.
    pub echo: Echo,
    /// The players whose chat messages at a remote table are announced.
    pub talk: Talk,
}

/// Settings of how fast announcements and computer players follow one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaceSettings {
    /// The pause before a computer player's move, in milliseconds. At most 60,000.
    pub pause: u32,
    /// Whether each announcement waits until the one before was heard. Otherwise it waits for the
    /// pause only.
    pub waits: bool,
    /// The reading speed assumed for a screen reader, in words per minute; 0 means not to wait for
    /// it. At most 1,000.
    pub reading: u32,
}

impl Default for PaceSettings {
    fn default() -> Self {
        Self {
            pause: 250,
            waits: true,
            // Orca, as Debian ships it, speaks 152 words per minute.
            reading: 150,
        }
    }
}

/// Settings of the microphone.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MicrophoneSettings {
    /// Whether it opens by itself on the player's turn and after a question.
    pub by_itself: bool,
    /// The folder of the recogniser; `None` for the usual one.
    pub recogniser: Option<PathBuf>,
    /// A folder of recordings that are taken for what the microphone hears, one each time it opens.
    pub recordings: Option<PathBuf>,
}

/// The name of the recogniser's folder among the player's data.
const RECOGNISER: &str = "recogniser";

/// How a player's own lays are announced to that player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Echo {
    /// Not at all: the sound is enough, and the lay can be reviewed.
    Off,
    /// As briefly as possible.
    Short,
    /// In the same detail as everything else.
    #[default]
    Full,
}

impl Echo {
    /// All values, the shortest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Short, Self::Full];

    /// Returns its name in the settings file, which is also the keyword in locales.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Short => "short",
            Self::Full => "full",
        }
    }
}

/// The players whose chat messages at a remote table are announced at once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Talk {
    /// All players.
    #[default]
    All,
    /// Partners only.
    Partners,
    /// No player. The messages can still be reviewed.
    Nobody,
}

impl Talk {
    /// All values, beginning with the one that announces most.
    pub const ALL: [Self; 3] = [Self::All, Self::Partners, Self::Nobody];

    /// Returns its name in the settings file, which is also the keyword in locales.
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Partners => "partners",
            Self::Nobody => "nobody",
        }
    }
}

/// The highest reading speed, in words per minute.
const FASTEST: u32 = 1000;

/// The longest pause, in milliseconds.
const LONGEST_PAUSE: u32 = 60_000;

impl Settings {
    /// Returns the folder of the recogniser.
    pub fn recogniser_folder(&self, folders: Option<&Folders>) -> PathBuf {
        match (&self.microphone.recogniser, folders) {
            (Some(folder), _) => folder.clone(),
            (None, Some(folders)) => folders.data.join(RECOGNISER),
            (None, None) => PathBuf::from(RECOGNISER),
        }
    }

    /// Reads every entry of the file, or writes it if there is no list for broken ones.
    fn each_entry(&mut self, table: &mut Table, broken: Option<&mut Vec<String>>) {
        let mut file = Entries {
            table,
            prefix: "",
            broken,
        };
        file.entry("name", &mut self.name, |name| {
            player_name(&usable(&name?)?).map(Some)
        });
        file.entry("language", &mut self.language, |tag| {
            usable(&tag?).map(Some)
        });
        file.entry("detail", &mut self.telling.detail, Some);
        file.entry("echo", &mut self.telling.echo, Some);
        file.entry("talk", &mut self.telling.talk, Some);
        file.entry("pause", &mut self.pace.pause, within(0..=LONGEST_PAUSE));
        file.entry("wait-for-speech", &mut self.pace.waits, Some);
        file.entry("reading", &mut self.pace.reading, within(0..=FASTEST));
        file.entry("draw-by-itself", &mut self.draws_by_itself, Some);
        file.entry("review-asks", &mut self.review_asks, Some);
        file.within("speech.", |file| {
            let speech = &mut self.speech;
            // Both are left out unless they are true.
            let mut reader = if speech.reader { Some(true) } else { None };
            let mut missing_told = if self.missing_voice_told {
                Some(true)
            } else {
                None
            };
            file.entry("missing-told", &mut missing_told, Some);
            self.missing_voice_told = missing_told == Some(true);
            file.entry("engine", &mut speech.engine, Some);
            file.entry("on", &mut speech.on, Some);
            file.entry("reader", &mut reader, Some);
            file.entry("rate", &mut speech.rate, within(-100..=100));
            file.entry("volume", &mut speech.volume, within(0..=100));
            file.entry("pitch", &mut speech.pitch, within(-100..=100));
            file.each("voices.", &mut speech.voices, text);
            speech.reader = reader == Some(true);
        });
        file.within("sound.", |file| {
            file.entry("on", &mut self.sound.on, Some);
            let sound = &mut self.sound;
            file.entry("volume", &mut sound.volume, within(0..=100));
            file.entry("level", &mut sound.level, Some);
            file.entry("listening", &mut sound.listening, Some);
            file.entry("theme", &mut sound.theme, |theme| {
                if is_name_of_folder(theme.as_deref()?) {
                    Some(theme)
                } else {
                    None
                }
            });
            let mut off = sound.off.names();
            file.entry("without", &mut off, |names| {
                Some(CueSet::named(&names)?.names())
            });
            sound.off = CueSet::named(&off).unwrap_or_default();
            file.entry("offered", &mut self.sounds_offered, Some);
        });
        file.within("microphone.", |file| {
            let microphone = &mut self.microphone;
            // Left out unless it is true.
            let mut by_itself = if microphone.by_itself {
                Some(true)
            } else {
                None
            };
            file.entry("by-itself", &mut by_itself, Some);
            file.entry("recogniser", &mut microphone.recogniser, Some);
            file.entry("recordings", &mut microphone.recordings, Some);
            microphone.by_itself = by_itself == Some(true);
        });
        file.each("keys.", &mut self.keys, texts);
        file.each("last-match.", &mut self.last_match, text);
    }
}

/// Returns whether this can be the name of a theme: of a folder within that of the player's own sounds.
fn is_name_of_folder(theme: &str) -> bool {
    let mut parts = Path::new(theme).components();
    matches!(parts.next(), Some(Component::Normal(_))) && parts.next().is_none()
}

/// Accepts a number in this range.
fn within<N: PartialOrd>(range: RangeInclusive<N>) -> impl FnOnce(N) -> Option<N> {
    move |number| {
        if range.contains(&number) {
            Some(number)
        } else {
            None
        }
    }
}
