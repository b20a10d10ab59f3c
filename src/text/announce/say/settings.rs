//! Settings and how they are told.

use super::errors::Trouble;
use crate::announce::{Arg, Fact, messages};

/// How much is told, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wording(pub &'static str);

impl From<Wording> for Arg {
    fn from(wording: Wording) -> Self {
        Self::Word(wording.0)
    }
}

impl Fact for Wording {
    fn samples() -> Vec<Arg> {
        ["brief", "normal", "full"].map(Arg::Word).to_vec()
    }
}

/// How the own moves are told, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwnMoves(pub &'static str);

impl From<OwnMoves> for Arg {
    fn from(echo: OwnMoves) -> Self {
        Self::Word(echo.0)
    }
}

impl Fact for OwnMoves {
    fn samples() -> Vec<Arg> {
        ["off", "short", "full"].map(Arg::Word).to_vec()
    }
}

/// Whose words are told, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heard(pub &'static str);

impl From<Heard> for Arg {
    fn from(heard: Heard) -> Self {
        Self::Word(heard.0)
    }
}

impl Fact for Heard {
    fn samples() -> Vec<Arg> {
        ["all", "partners", "nobody"].map(Arg::Word).to_vec()
    }
}

/// Whose voice speaks, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Speaker(pub &'static str);

impl From<Speaker> for Arg {
    fn from(speaker: Speaker) -> Self {
        Self::Word(speaker.0)
    }
}

impl Fact for Speaker {
    fn samples() -> Vec<Arg> {
        ["auto", "system", "inside", "reader", "off"]
            .map(Arg::Word)
            .to_vec()
    }
}

messages! {
    /// Speech was switched on. `engine`: `auto`, `system`, `inside` or `reader`.
    speech_on(engine: Speaker);
    /// Speech was switched off.
    speech_off();
    /// Speech goes through a screen reader, which may read each line by itself, too: how to stop that.
    speech_twice();
    /// How fast is spoken now, -100 to 100.
    rate(rate: i64);
    /// How loud is spoken now, 0 to 100.
    volume(volume: u8);
    /// How high is spoken now, -100 to 100.
    pitch(pitch: i64);
    /// How much is told now. `detail`: `brief`, `normal` or `full`.
    detail(detail: Wording);
    /// The title of the settings.
    settings_menu();
    /// An entry: whose voice speaks. `engine`: `auto`, `system`, `inside` or `off`.
    set_speech(engine: Speaker);
    /// An entry: the voice of this language.
    set_voice(voice: String);
    /// An entry: the voice of this language is the system's choice.
    set_voice_usual();
    /// An entry: sounds on or off.
    set_sound(on: bool);
    /// An entry: how loud sounds are, 0 to 100.
    set_sound_volume(volume: u8);
    /// An entry: how much is told. `detail`: `brief`, `normal` or `full`.
    set_detail(detail: Wording);
    /// An entry: how the own moves are told. `echo`: `off`, `short` or `full`.
    set_echo(echo: OwnMoves);
    /// An entry: how long a computer player's move is left to be heard, in milliseconds.
    set_pause(milliseconds: u32);
    /// An entry: whether what is told next waits until what was told has been heard.
    set_waits(on: bool);
    /// An entry: how fast a screen reader reads, in words a minute; 0: nothing waits for it.
    set_reading(words: u32);
    /// An entry: whose words at a table elsewhere are told. `whose`: `all`, `partners` or `nobody`.
    set_talk(whose: Heard);
    /// An entry: the language.
    set_language(language: String);
    /// An entry: read the locale files again.
    set_reload();
    /// The locale files were read again.
    reloaded();
    /// No home folder is known, so nothing can be kept.
    settings_no_home();
    /// The settings file could not be read; the usual settings are used and nothing is saved.
    settings_unreadable(file: String, trouble: Trouble);
    /// The settings file makes no sense; it was put aside under another name.
    settings_broken(file: String, aside: String);
    /// The settings file makes no sense, and could not be put aside.
    settings_broken_stays(file: String, trouble: Trouble);
    /// One entry of the settings file cannot be used.
    settings_entry(entry: String, file: String);
    /// The settings could not be saved; they count until the program ends.
    settings_not_saved(file: String, trouble: Trouble);
}
