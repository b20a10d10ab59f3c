//! How speech and sound themselves are doing.

use crate::announce::{Arg, Fact, Message, messages};

/// The system the program is for, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct System(pub &'static str);

impl From<System> for Arg {
    fn from(system: System) -> Self {
        Self::Word(system.0)
    }
}

impl Fact for System {
    fn samples() -> Vec<Arg> {
        ["linux", "windows"].map(Arg::Word).to_vec()
    }
}

messages! {
    /// Not one word could be spoken so far.
    speech_unavailable();
    /// Speech does not answer any more.
    speech_lost();
    /// Speech is back.
    speech_restored();
    /// The system has no voice for a language.
    speech_no_voice(language: String);
    /// The system's voice is away, and the program's own does not read this language; what to install.
    speech_not_inside(language: String, system: System);
    /// What the speech command tells: the system's voice was found.
    speech_found();
    /// What the speech command tells: a screen reader says what it is told.
    speech_reader(reader: String);
    /// What the speech command tells: the voice inside was found, chosen or because the system's is away.
    speech_inside(away: bool);
    /// What the speech command tells: no voice was found.
    speech_none();
    /// What the speech command tells: a language and its voices.
    speech_voices(language: String, count: usize, voices: Vec<Arg>);
    /// What the speech command tells: there are voices for so many languages the program does not speak.
    speech_voices_more(languages: usize);
    /// What the speech command tells last: what somebody should send who found something wrong: all it told, and whether a
    /// screen reader runs.
    speech_report(version: String, system: String, reads: bool);
    /// A sentence to try the voice with.
    speech_test();
    /// A sound file of the person's own cannot be used.
    sound_file_broken(file: String, why: Message);
    /// It cannot be read.
    sound_unreadable();
    /// It is no WAV file.
    sound_not_wave();
    /// Its kind of samples cannot be played.
    sound_unplayable();
    /// It is empty.
    sound_empty();
    /// It is too long.
    sound_too_long();
}
