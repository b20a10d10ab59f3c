//! A player's settings, and the file in which they are saved.

mod entries;
mod file;
mod folders;

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::sound::SoundTuning;
use crate::speech::{Engine, Tuning};
use serpente_text::words::Detail;

pub use folders::Folders;

use entries::Entries;

/// A player's settings.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The player's name; `None` until it was entered.
    pub name: Option<String>,
    /// The language, as a tag; `None` means the system's language.
    pub language: Option<String>,
    /// How much is announced.
    pub detail: Detail,
    /// How a player's own lays are announced.
    pub echo: Echo,
    /// The players whose chat messages at a remote table are announced.
    pub talk: Talk,
    /// The pause before a computer player's move, in milliseconds. At most 60,000.
    pub pause: u32,
    /// Whether each announcement waits until the one before was heard. Otherwise it waits for the pause only.
    pub waits: bool,
    /// The reading speed assumed for a screen reader, in words per minute; 0 means not to wait for it. At most 1,000.
    pub reading: u32,
    /// Settings of the voice.
    pub speech: Tuning,
    /// Settings of the sounds.
    pub sound: SoundTuning,
    /// Changed key bindings: the names of an action's keys, by the action's name.
    pub keys: BTreeMap<String, Vec<String>>,
    /// The options of the last match that was set up, by name.
    pub last_match: BTreeMap<String, String>,
    /// The file as it was read, so that saving keeps entries unknown to this version.
    unknown: Table,
    /// Whether saving is forbidden, because the file exists but could not be read.
    locked: bool,
}

/// How a player's own lays are announced to that player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
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

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: None,
            language: None,
            detail: Detail::default(),
            echo: Echo::default(),
            talk: Talk::default(),
            pause: 250,
            waits: true,
            // Orca, as Debian ships it, speaks 152 words per minute.
            reading: 150,
            speech: Tuning::default(),
            sound: SoundTuning::default(),
            keys: BTreeMap::new(),
            last_match: BTreeMap::new(),
            unknown: Table::new(),
            locked: false,
        }
    }
}

impl Tuning {
    fn read(mut entries: Entries<'_>) -> Self {
        let usual = Self::default();
        // `engine = "off"` is the other way to turn speech off.
        let engines = [&Engine::ALL.map(Some)[..], &[None]].concat();
        let name = |engine: Option<Engine>| engine.map_or(OFF, Engine::name);
        let engine = entries.choice("engine", &engines, name);
        Self {
            on: match (entries.switch("on"), engine) {
                (_, Some(None)) => Some(false),
                (on, _) => on,
            },
            reader: entries.switch("reader").unwrap_or(usual.reader),
            engine: engine.flatten().unwrap_or_default(),
            rate: entries.number("rate", -100..=100).unwrap_or(usual.rate),
            volume: entries.number("volume", 0..=100).unwrap_or(usual.volume),
            pitch: entries.number("pitch", -100..=100).unwrap_or(usual.pitch),
            voices: entries.within("voices.").texts(),
        }
    }
}

/// The name that stands for no engine: silence.
const OFF: &str = "off";

/// The highest reading speed, in words per minute.
const FASTEST: u32 = 1000;

/// The longest pause, in milliseconds.
const LONGEST_PAUSE: u32 = 60_000;

impl Settings {
    /// Reads settings from the entries of the file. Also returns the names of the entries that cannot be used.
    fn from_table(table: Table) -> (Self, Vec<String>) {
        let mut broken = Vec::new();
        let usual = Self::default();
        let mut file = Entries::of(&table, &mut broken);
        let settings = Self {
            name: file.name("name"),
            language: file.text("language"),
            detail: file
                .choice("detail", &Detail::ALL, Detail::name)
                .unwrap_or_default(),
            echo: file
                .choice("echo", &Echo::ALL, Echo::name)
                .unwrap_or_default(),
            talk: file
                .choice("talk", &Talk::ALL, Talk::name)
                .unwrap_or_default(),
            pause: file
                .number("pause", 0..=LONGEST_PAUSE)
                .unwrap_or(usual.pause),
            waits: file.switch("wait-for-speech").unwrap_or(usual.waits),
            reading: file.number("reading", 0..=FASTEST).unwrap_or(usual.reading),
            speech: Tuning::read(file.within("speech.")),
            sound: {
                let mut entries = file.within("sound.");
                SoundTuning {
                    on: entries.switch("on").unwrap_or(usual.sound.on),
                    volume: entries
                        .number("volume", 0..=100)
                        .unwrap_or(usual.sound.volume),
                }
            },
            keys: file.within("keys.").lists(),
            last_match: file.within("last-match.").texts(),
            ..usual
        };
        let settings = Self {
            unknown: table,
            ..settings
        };
        (settings, broken)
    }

    /// Returns the entries of the file, including those unknown to this version.
    fn to_table(&self) -> Table {
        let mut table = self.unknown.clone();
        put(&mut table, "name", self.name.clone());
        put(&mut table, "language", self.language.clone());
        put(&mut table, "detail", Some(self.detail.name()));
        put(&mut table, "echo", Some(self.echo.name()));
        put(&mut table, "talk", Some(self.talk.name()));
        put(&mut table, "pause", Some(i64::from(self.pause)));
        put(&mut table, "wait-for-speech", Some(self.waits));
        put(&mut table, "reading", Some(i64::from(self.reading)));

        let speech = inner(&mut table, "speech");
        put(speech, "on", self.speech.on);
        put(speech, "reader", self.speech.reader.then_some(true));
        put(speech, "engine", Some(self.speech.engine.name()));
        put(speech, "rate", Some(i64::from(self.speech.rate)));
        put(speech, "volume", Some(i64::from(self.speech.volume)));
        put(speech, "pitch", Some(i64::from(self.speech.pitch)));
        put(speech, "voices", Some(self.speech.voices.clone()));

        let sound = inner(&mut table, "sound");
        put(sound, "on", Some(self.sound.on));
        put(sound, "volume", Some(i64::from(self.sound.volume)));

        put(&mut table, "keys", Some(self.keys.clone()));
        put(&mut table, "last-match", Some(self.last_match.clone()));
        table
    }
}

/// Sets or removes an entry.
fn put(table: &mut Table, name: &str, value: Option<impl Into<Value>>) {
    match value {
        Some(value) => table.insert(name.to_owned(), value.into()),
        None => table.remove(name),
    };
}

/// Returns the table of this name; adds it if it does not exist.
fn inner<'a>(table: &'a mut Table, name: &str) -> &'a mut Table {
    let entry = table
        .entry(name.to_owned())
        .or_insert_with(|| Table::new().into());
    if !entry.is_table() {
        *entry = Table::new().into();
    }
    entry.as_table_mut().expect("it was just made a table")
}
