//! Text becomes voice, and never on the caller's thread: [`Speech`] only drops a line into a channel.
//!
//! A thread of its own (`worker`) decides what is said next (`queue`) and asks a [`Voice`] for it. There are several,
//! of which one is active (`voices`): the system's (`tts`), one of our own for where the system has none
//! (`inside`), and a screen reader that is told what to say (`reader`). Each lives in a process of its own
//! ([`apart`]): a call that hangs, a library that prints or ends the program, a daemon that dies take that process
//! along and nothing else.

pub mod apart;
mod engine;
mod inbox;
mod inside;
mod legible;
mod link;
mod queue;
mod reader;
mod tts;
mod voice;
mod voices;
mod worker;

use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use serpente_engine::rules::Seat;
use serpente_text::announce::{Topic, Urgency};

pub use engine::Engine;
use engine::VoiceSource;
use inbox::WorkerInput;
pub use voice::{
    Opener, Openers, SpeechManner, TellVoiceNews, Voice, VoiceInfo, VoiceNews, VoiceRequest,
};
use worker::Worker;

/// A text to say, and how it meets what is being said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Utterance {
    /// What reports call it; 0 where nobody waits for it.
    pub number: u64,
    /// The words.
    pub text: String,
    /// The language of the words, as a BCP 47 tag: `it`.
    pub language: String,
    /// Whether it interrupts or waits.
    pub urgency: Urgency,
    /// The matter on which a newer word makes this one stale, if any.
    pub topic: Option<Topic>,
    /// How long the voice keeps back, from now on: a short sound is to be heard first.
    pub lead: Duration,
    /// The only seat that may hear it, if it tells of a hand.
    pub owner: Option<Seat>,
}

/// How a person wants the voice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// Whether there is a voice at all.
    pub on: bool,
    /// Whose.
    pub engine: Engine,
    /// Speed, -100 to 100; 0 is the voice's own.
    pub rate: i8,
    /// Loudness, 0 to 100.
    pub volume: u8,
    /// Height, -100 to 100; 0 is the voice's own.
    pub pitch: i8,
    /// The voice chosen for a language, by [`VoiceInfo::id`]; a language without one has the system's choice.
    pub voices: BTreeMap<String, String>,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            on: true,
            engine: Engine::default(),
            rate: 0,
            volume: 100,
            pitch: 0,
            voices: BTreeMap::new(),
        }
    }
}

impl Tuning {
    /// How a text in this language is to be spoken.
    fn manner(&self, language: &str) -> SpeechManner {
        SpeechManner {
            language: language.to_owned(),
            voice: self.voices.get(language).cloned(),
            rate: self.rate.clamp(-100, 100),
            volume: self.volume.min(100),
            pitch: self.pitch.clamp(-100, 100),
        }
    }
}

/// How speech itself is doing. Each change is reported once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// Not one utterance was heard since the start; it is tried again and again.
    Unavailable,
    /// Speech worked and does not any more; it is tried again and again.
    Lost,
    /// After one of those, an utterance was spoken again.
    Restored,
    /// The voices that were asked for hold none for a language in use.
    NoVoice {
        /// The language, as the utterance named it.
        language: String,
    },
    /// The system's voice is away, and the one inside does not read a language in use. Told once for each.
    NotInside {
        /// The language, as the utterance named it.
        language: String,
    },
    /// The voice inside stands in for a better one from now on, or does not any more.
    StandsIn(bool),
    /// The answer to [`Speech::ask_voices`].
    Voices(Vec<VoiceInfo>),
    /// The voice took the utterance of this number and begins to say it.
    Speaking(u64),
    /// The utterance of this number was heard to its end. Where the voice tells no ends, that is when it has had the
    /// time it takes. One that an answer or a stop cut short is not reported.
    Heard(u64),
    /// The voice failed in the utterance of this number; it is said again as soon as there is a voice.
    Unsaid(u64),
}

/// The way to the voice. Every call returns at once; dropping it leaves without a word.
#[derive(Debug)]
pub struct Speech {
    orders: Sender<WorkerInput>,
}

impl Speech {
    /// Starts speech. The openers make a voice, now and after each failure; `report` is called on speech's thread.
    ///
    /// With speech off in `tuning`, nothing is opened until it is turned on.
    pub fn start(
        tuning: Tuning,
        openers: impl Into<Openers>,
        report: impl Fn(Report) + Send + 'static,
    ) -> Self {
        let (orders, inbox) = channel();
        let worker = Worker::new(tuning, openers.into(), Box::new(report), &orders);
        // A system that gives no thread gives no voice; the words are on the screen.
        let _ = std::thread::Builder::new()
            .name("speech".into())
            .spawn(move || worker.run(&inbox));
        Self { orders }
    }

    /// Says a text when its turn comes.
    pub fn say(&self, utterance: Utterance) {
        self.order(WorkerInput::Say(utterance));
    }

    /// Silence, now: what is being said stops, what waits is dropped.
    pub fn stop(&self) {
        self.order(WorkerInput::Stop);
    }

    /// The keyboard went to this seat, or to nobody: what is only for somebody else is neither said nor said to its end.
    pub fn forget_others(&self, listener: Option<Seat>) {
        self.order(WorkerInput::ForgetOthers(listener));
    }

    /// This matter is settled: what was to be told of it is neither said nor said to its end.
    pub fn forget(&self, topic: Topic) {
        self.order(WorkerInput::Forget(topic));
    }

    /// What waits is not said any more: it is told anew, with what came after it. What is being said goes on.
    pub fn withdraw(&self) {
        self.order(WorkerInput::Withdraw);
    }

    /// Changes the voice from the next utterance on; turned off, it stops at once.
    pub fn tune(&self, tuning: Tuning) {
        self.order(WorkerInput::Tune(tuning));
    }

    /// Asks for all voices of the system; they come as a [`Report::Voices`], perhaps seconds later.
    pub fn ask_voices(&self) {
        self.order(WorkerInput::AskVoices);
    }

    /// Says a last text and waits until it was heard to its end, or `at_most` passed, or nothing can be heard.
    pub fn farewell(self, utterance: Utterance, at_most: Duration) {
        let (said, heard) = channel();
        let last = Utterance {
            urgency: Urgency::Answer,
            ..utterance
        };
        self.order(WorkerInput::Farewell(last, said));
        let _ = heard.recv_timeout(at_most);
    }

    fn order(&self, input: WorkerInput) {
        // The worker outlives every handle; if its thread could not start, there is nobody to tell.
        let _ = self.orders.send(input);
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        self.order(WorkerInput::Leave);
    }
}

/// How long a text takes to say, roughly: espeak's 175 words a minute, three times that at full speed. `rate`: -100 to
/// 100.
#[must_use]
pub fn duration(text: &str, rate: i8) -> Duration {
    // A digit is a word of its own.
    let letters = |letter: char| if letter.is_ascii_digit() { 3 } else { 1 };
    let letters: usize = text.chars().map(letters).sum();
    let letters = u32::try_from(letters).unwrap_or(u32::MAX).min(10_000);
    let speed = 3_f32.powf(f32::from(rate) / 100.0);
    (Duration::from_millis(400) + Duration::from_millis(70) * letters).div_f32(speed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_faster_voice_takes_less_time() {
        let text = "Ada: six four, right.";
        assert!(duration(text, 100) < duration(text, 0));
        assert!(duration(text, 0) < duration(text, -100));
        assert!(duration(text, 0) > Duration::from_secs(1));
    }
}
