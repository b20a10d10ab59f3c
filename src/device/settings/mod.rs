//! What a person chose, and the file that keeps it.

mod entries;
mod file;
mod folders;

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::speech::Engine;
use serpente_text::words::Detail;

pub use folders::Folders;

use entries::Entries;
pub use file::write_whole;

/// What a person chose.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The name at the table; `None` until one was given.
    pub name: Option<String>,
    /// The language, as a tag; `None`: the system's.
    pub language: Option<String>,
    /// How much is told.
    pub detail: Detail,
    /// How one's own lays are told.
    pub echo: Echo,
    /// Whose words at a table elsewhere are told.
    pub talk: Talk,
    /// The pause before a computer player's move, in milliseconds. At most 60,000.
    pub pause: u32,
    /// Whether what is told next waits until what was told has been heard; else it comes after that pause alone.
    pub waits: bool,
    /// How fast a screen reader reads, in words a minute; 0: nothing waits for it. At most 1,000.
    pub reading: u32,
    /// The voice.
    pub speech: SpeechSettings,
    /// The sounds.
    pub sound: SoundSettings,
    /// Keys that mean something else than usual: for an action's name, the names of its keys.
    pub keys: BTreeMap<String, Vec<String>>,
    /// The options of the last match that was set up.
    pub last_match: BTreeMap<String, String>,
    /// The file as it was read: what this version does not know is kept.
    unknown: Table,
    /// A file that could not be read must not be written over.
    locked: bool,
}

/// How what one has laid is told to oneself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Echo {
    /// Not at all: the sound is enough, and the review has it.
    Off,
    /// As briefly as it can be said.
    Short,
    /// In the detail of everything else.
    #[default]
    Full,
}

impl Echo {
    /// Each of them, the shortest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Short, Self::Full];

    /// Its name in the settings file, and the keyword by which locales choose.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Short => "short",
            Self::Full => "full",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|echo| echo.name() == name)
    }
}

/// Whose words at a table elsewhere are told at once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Talk {
    /// Everybody's.
    #[default]
    All,
    /// Those of partners.
    Partners,
    /// Nobody's. They can still be gone back to.
    Nobody,
}

impl Talk {
    /// Each of them, the loudest first.
    pub const ALL: [Self; 3] = [Self::All, Self::Partners, Self::Nobody];

    /// Its name in the settings file, and the keyword by which locales choose.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Partners => "partners",
            Self::Nobody => "nobody",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|talk| talk.name() == name)
    }
}

/// The voice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpeechSettings {
    /// Whether to speak; `None` as long as nobody has answered whether two voices are talking.
    pub on: Option<bool>,
    /// Whether somebody said that a second voice, a screen reader's, reads the lines.
    pub reader: bool,
    /// Whose voice speaks, when it does.
    pub engine: Engine,
    /// How fast, -100 to 100.
    pub rate: i8,
    /// How loud, 0 to 100.
    pub volume: u8,
    /// How high, -100 to 100.
    pub pitch: i8,
    /// The voice for each language, by its tag.
    pub voices: BTreeMap<String, String>,
}

/// The sounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoundSettings {
    /// Whether to play them.
    pub on: bool,
    /// How loud, 0 to 100.
    pub volume: u8,
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
            // Orca as Debian ships it speaks 152.
            reading: 150,
            speech: SpeechSettings::default(),
            sound: SoundSettings::default(),
            keys: BTreeMap::new(),
            last_match: BTreeMap::new(),
            unknown: Table::new(),
            locked: false,
        }
    }
}

impl Default for SpeechSettings {
    fn default() -> Self {
        Self {
            on: None,
            reader: false,
            engine: Engine::default(),
            rate: 0,
            volume: 100,
            pitch: 0,
            voices: BTreeMap::new(),
        }
    }
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self {
            on: true,
            volume: 70,
        }
    }
}

/// No engine: silence.
const OFF: &str = "off";

/// The fastest reader, in words a minute.
const FASTEST: u32 = 1000;

/// The longest pause, in milliseconds.
const LONGEST_PAUSE: u32 = 60_000;

impl Settings {
    /// Settings from the file's entries, with the names of those that cannot be used.
    fn from_table(table: Table) -> (Self, Vec<String>) {
        let mut broken = Vec::new();
        let usual = Self::default();
        let mut file = Entries::of(&table, &mut broken);
        let name = file.name("name");
        let language = file.text("language");
        let detail = file.choice("detail", Detail::named).unwrap_or_default();
        let echo = file.choice("echo", Echo::named).unwrap_or_default();
        let talk = file.choice("talk", Talk::named).unwrap_or_default();
        let pause = file.number("pause", 0..=LONGEST_PAUSE);

        let waits = file.switch("wait-for-speech");
        let reading = file.number("reading", 0..=FASTEST);
        let mut entries = file.within("speech.");
        // "off" among the engines is the other way to say it.
        let engine = entries.choice("engine", |name| match name {
            OFF => Some(None),
            name => Engine::named(name).map(Some),
        });
        let speech = SpeechSettings {
            on: match (entries.switch("on"), engine) {
                (_, Some(None)) => Some(false),
                (on, _) => on,
            },
            reader: entries.switch("reader").unwrap_or(usual.speech.reader),
            engine: engine.flatten().unwrap_or_default(),
            rate: entries.number("rate", -100..=100).unwrap_or(0),
            volume: entries
                .number("volume", 0..=100)
                .unwrap_or(usual.speech.volume),
            pitch: entries.number("pitch", -100..=100).unwrap_or(0),
            voices: entries.within("voices.").texts(),
        };
        let mut entries = file.within("sound.");
        let sound = SoundSettings {
            on: entries.switch("on").unwrap_or(usual.sound.on),
            volume: entries
                .number("volume", 0..=100)
                .unwrap_or(usual.sound.volume),
        };
        let keys = file.within("keys.").lists();
        let last_match = file.within("last-match.").texts();
        let settings = Self {
            name,
            language,
            detail,
            echo,
            talk,
            pause: pause.unwrap_or(usual.pause),
            waits: waits.unwrap_or(usual.waits),
            reading: reading.unwrap_or(usual.reading),
            speech,
            sound,
            keys,
            last_match,
            unknown: table,
            locked: false,
        };
        (settings, broken)
    }

    /// The file's entries, those this version does not know included.
    fn to_table(&self) -> Table {
        let mut table = self.unknown.clone();
        let texts = |map: &BTreeMap<String, String>| {
            let entries = map.iter();
            entries
                .map(|(name, text)| (name.clone(), Value::from(text.clone())))
                .collect::<Table>()
        };
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
        put(speech, "voices", Some(texts(&self.speech.voices)));

        let sound = inner(&mut table, "sound");
        put(sound, "on", Some(self.sound.on));
        put(sound, "volume", Some(i64::from(self.sound.volume)));

        let keys = self.keys.iter();
        let keys = keys.map(|(action, keys)| (action.clone(), Value::from(keys.clone())));
        put(&mut table, "keys", Some(keys.collect::<Table>()));
        put(&mut table, "last-match", Some(texts(&self.last_match)));
        table
    }
}

/// Writes an entry, or takes it away.
fn put(table: &mut Table, name: &str, value: Option<impl Into<Value>>) {
    match value {
        Some(value) => table.insert(name.to_owned(), value.into()),
        None => table.remove(name),
    };
}

/// The table of this name, made if there is none.
fn inner<'a>(table: &'a mut Table, name: &str) -> &'a mut Table {
    let entry = table
        .entry(name.to_owned())
        .or_insert_with(|| Table::new().into());
    if !entry.is_table() {
        *entry = Table::new().into();
    }
    entry.as_table_mut().expect("it was just made a table")
}
