//! The synthesiser, SVOX Pico. Only this file uses `ttspico`.

use std::rc::Rc;

use ttspico::{Engine, EngineStatus, System, Voice};

use super::files;
use crate::speech::SpeechManner;
use serpente_system::card::RATE;

/// The memory for one voice, in bytes, with some to spare.
const MEMORY: usize = 4 << 20;

/// Samples not louder than this count as silence.
const SILENT_AMPLITUDE: u16 = 100;

/// How much silence is kept before a text, in samples: the synthesiser makes a tenth of a second of
/// it.
const SILENCE_BEFORE: usize = RATE as usize / 200;

/// How much silence is kept after a text, in samples: the synthesiser makes up to half a second of
/// it.
const SILENCE_AFTER: usize = RATE as usize / 20;

/// A synthesiser for one language.
pub(super) struct PicoReader {
    engine: Engine,
    pub(super) voice: &'static files::PicoVoice,
    /// The part of the text that the synthesiser has not taken yet.
    rest: Vec<u8>,
    /// Volume, 0 to 100.
    volume: i32,
    /// Silent samples, passed on only if sound follows them.
    silence: Vec<i16>,
    /// Whether any sound came yet.
    begun: bool,
}

/// The synthesiser failed and cannot be used any more.
#[derive(Debug)]
pub(super) struct PicoFailed;

impl<E: std::error::Error> From<E> for PicoFailed {
    fn from(_: E) -> Self {
        Self
    }
}

impl PicoReader {
    /// Makes a synthesiser for this voice. Returns `None` if that fails.
    pub(super) fn of(voice: &'static files::PicoVoice) -> Option<Self> {
        let engine = voice.with_files(|paths| engine(paths).ok())?;
        Some(Self::with(engine, voice))
    }

    fn with(engine: Engine, voice: &'static files::PicoVoice) -> Self {
        Self {
            engine,
            voice,
            rest: Vec::new(),
            volume: 100,
            silence: Vec::new(),
            begun: false,
        }
    }

    /// Begins a text.
    pub(super) fn begin(&mut self, text: &str, manner: &SpeechManner) {
        self.volume = manner.volume.min(100).into();
        self.rest = marked(text, manner).into_bytes();
        self.silence.clear();
        self.begun = false;
    }

    /// Reads on and appends to `samples` a few milliseconds of sound, or nothing. Returns whether
    /// more is to come.
    pub(super) fn read(&mut self, samples: &mut Vec<i16>) -> Result<bool, PicoFailed> {
        if !self.rest.is_empty() {
            let taken = self.engine.put_text(&self.rest).map_err(|_| PicoFailed)?;
            self.rest.drain(..taken);
        }
        let mut part = [0; 256];
        let data = self.engine.get_data(&mut part[..]);
        let (count, status) = data.map_err(|_| PicoFailed)?;
        for &sample in &part[..count] {
            self.hear(sample, samples);
        }
        if status == EngineStatus::Busy || !self.rest.is_empty() {
            return Ok(true);
        }
        self.silence.truncate(SILENCE_AFTER);
        samples.append(&mut self.silence);
        Ok(false)
    }

    /// Passes on a sample, and the silence before it if it is not silent itself.
    fn hear(&mut self, sample: i16, samples: &mut Vec<i16>) {
        let product = i32::from(sample) * self.volume / 100;
        let louder = i16::try_from(product).expect("no louder than it was");
        if sample.unsigned_abs() <= SILENT_AMPLITUDE {
            self.silence.push(louder);
            return;
        }
        if !self.begun {
            let before = self.silence.len().saturating_sub(SILENCE_BEFORE);
            self.silence.drain(..before);
            self.begun = true;
        }
        samples.append(&mut self.silence);
        samples.push(louder);
    }
}

fn engine([reading, sounds]: [&str; 2]) -> Result<Engine, ttspico::PicoError> {
    let system = System::new(MEMORY)?;
    let reading = System::load_resource(Rc::clone(&system), reading)?;
    let sounds = System::load_resource(Rc::clone(&system), sounds)?;
    let voice = System::create_voice(system, "inside")?;
    voice.borrow_mut().add_resource(reading)?;
    voice.borrow_mut().add_resource(sounds)?;
    #[expect(
        unsafe_code,
        reason = "the crate marks it so for voices that lack a resource; this one was given both"
    )]
    unsafe {
        Voice::create_engine(voice)
    }
}

/// Wraps a text in the synthesiser's tags for rate and pitch. Characters of the text that could be
/// taken for tags become spaces. The zero byte makes the synthesiser read to the end.
fn marked(text: &str, manner: &SpeechManner) -> String {
    let untagged = text.replace(['<', '>', '\0'], " ");
    // As with the system's voice: up to three times as fast, down to a third; one octave up or
    // down.
    let speed = percent(3_f32.powf(part(manner.rate)));
    let pitch = percent(2_f32.powf(part(manner.pitch)));
    format!("<speed level=\"{speed}\"><pitch level=\"{pitch}\">{untagged}</pitch></speed>\0")
}

/// Replaces everything except letters, digits and punctuation by spaces. The synthesiser can always
/// read the rest.
pub(super) fn plain(text: &str) -> String {
    text.replace(
        |sign: char| !sign.is_alphanumeric() && !".,:;?!".contains(sign),
        " ",
    )
}

/// Converts a value of -100 to 100 to one of -1 to 1.
fn part(value: i8) -> f32 {
    f32::from(value.clamp(-100, 100)) / 100.0
}

fn percent(part: f32) -> String {
    format!("{:.0}", part * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manner(language: &str) -> SpeechManner {
        SpeechManner {
            language: language.into(),
            voice: None,
            rate: 0,
            volume: 100,
            pitch: 0,
        }
    }

    fn read(text: &str, manner: &SpeechManner) -> Vec<i16> {
        let voice = files::voice_of(&manner.language).expect("a voice");
        read_with(&mut reader(voice), text, manner)
    }

    /// Makes a synthesiser whose files are deleted at once.
    fn reader(voice: &'static files::PicoVoice) -> PicoReader {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = voice.in_folder(folder.path(), |paths| engine(paths).ok());
        PicoReader::with(engine.expect("an engine"), voice)
    }

    fn read_with(reader: &mut PicoReader, text: &str, manner: &SpeechManner) -> Vec<i16> {
        try_with(reader, text, manner).expect("it reads")
    }

    fn try_with(
        reader: &mut PicoReader,
        text: &str,
        manner: &SpeechManner,
    ) -> Result<Vec<i16>, PicoFailed> {
        let mut samples = Vec::new();
        reader.begin(text, manner);
        while reader.read(&mut samples)? {}
        Ok(samples)
    }

    fn loudest(samples: &[i16]) -> u16 {
        samples
            .iter()
            .map(|sample| sample.unsigned_abs())
            .max()
            .unwrap_or(0)
    }

    #[test]
    fn every_voice_reads() {
        for voice in &files::ALL {
            for language in voice.languages {
                let samples = read("Ada: 6 4, 5 2.", &manner(language));
                assert!(samples.len() > 16_000, "{language}: {}", samples.len());
                assert!(loudest(&samples) > 3000, "{language}");
            }
        }
    }

    #[test]
    fn the_manner_is_heard() {
        let text = "double six, to the right";
        let usual = read(text, &manner("en"));
        let fast = SpeechManner {
            rate: 100,
            ..manner("en")
        };
        assert!(read(text, &fast).len() * 2 < usual.len());
        let soft = SpeechManner {
            volume: 10,
            ..manner("en")
        };
        assert!(loudest(&read(text, &soft)) * 8 < loudest(&usual));
        assert_eq!(loudest(&read(text, &SpeechManner { volume: 0, ..soft })), 0);
        let high = SpeechManner {
            pitch: 60,
            ..manner("en")
        };
        assert_ne!(read(text, &high), usual);
    }

    #[test]
    fn no_text_breaks_it() {
        let mut reader = reader(&files::ALL[0]);
        let long = "domino ".repeat(3000);
        for text in [
            "",
            "<speed level=\"9\">",
            "a < b & c > d \"",
            "\u{1}\0\n",
            "日本 🁫 é",
            &long,
        ] {
            read_with(&mut reader, text, &manner("en"));
        }
        assert!(read_with(&mut reader, "six", &manner("en")).len() > 4000);
    }

    /// Reads a text as the built-in voice does: without special characters if it fails at first.
    fn read_anyhow(text: &str, voice: &'static files::PicoVoice) -> Vec<i16> {
        try_with(&mut reader(voice), text, &manner("en"))
            .or_else(|_| try_with(&mut reader(voice), &plain(text), &manner("en")))
            .expect("it reads")
    }

    #[test]
    fn what_is_more_than_it_can_bear_is_read_without_its_signs() {
        let odd = r#"f\""f<w'"5\b\5 3n\,w551-,k3-\=5 7g-\=3\"#;
        let mut failing = files::ALL
            .iter()
            .filter(|voice| try_with(&mut reader(voice), odd, &manner("en")).is_err())
            .peekable();
        assert!(failing.peek().is_some(), "it bears everything now");
        for voice in failing {
            assert!(read_anyhow(odd, voice).len() > 4000);
        }
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig::with_cases(64))]
        #[test]
        fn no_other_text_breaks_it(text in ".{0,60}|[a-z <>&;/\"'=\\\\0-9.,-]{0,60}", voice in 0_usize..5) {
            read_anyhow(&text, &files::ALL[voice]);
        }
    }
}
