//! Speaks texts, never on the caller's thread: [`Speech`] only sends them into a channel.
//!
//! A thread of its own (`worker`) takes the next utterance from the waiting ones (`queue`) and asks
//! a [`Voice`] to speak it. There are several voices, of which one is active (`voices`): the
//! system's (`tts`), a built-in one for systems that have none (`inside`), and a screen reader
//! (`reader`). Each runs in a process of its own ([`apart`]): a call that hangs, a library that
//! prints or ends the program, or a daemon that dies affects only that process.

pub mod apart;
mod engine;
mod inside;
mod legible;
mod link;
mod queue;
mod reader;
mod speech_core;
mod tts;
mod voice;
mod voices;
mod worker;

use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use serde::Serialize;
use serpente_engine::rules::Seat;
use serpente_text::announce::{Topic, Urgency};

pub use engine::Engine;
use engine::VoiceSource;
pub use speech_core::SpeechCore;
pub use voice::{
    Opener, Openers, SpeechManner, TellVoiceNews, Voice, VoiceInfo, VoiceNews, VoiceRequest,
};
use worker::{Worker, WorkerInput};

/// A text to speak, and how it affects the utterance that is being spoken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Utterance {
    /// The number by which reports refer to it; 0 if nobody waits for reports.
    pub number: u64,
    /// The text.
    pub text: String,
    /// The language of the text, as a BCP 47 tag: `it`.
    pub language: String,
    /// Whether it interrupts or waits.
    pub urgency: Urgency,
    /// The topic on which a newer utterance makes this one stale, if any.
    pub topic: Option<Topic>,
    /// How long the voice waits, from now on, because a short sound is to be heard first.
    pub lead: Duration,
    /// The only seat that may hear it, if it is about a hand.
    pub owner: Option<Seat>,
}

/// Settings for speaking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tuning {
    /// Whether texts are spoken at all. `None` until the player has answered whether two voices are
    /// talking; they are until then.
    pub on: Option<bool>,
    /// Whether the player said that a second voice, a screen reader's, reads the lines. Left out
    /// for a voice on another machine.
    #[serde(skip)]
    pub reader: bool,
    /// The voice that speaks. Left out for a voice on another machine.
    #[serde(skip)]
    pub engine: Engine,
    /// Rate, -100 to 100; 0 is the voice's own.
    pub rate: i8,
    /// Volume, 0 to 100.
    pub volume: u8,
    /// Pitch, -100 to 100; 0 is the voice's own.
    pub pitch: i8,
    /// The voice chosen for each language, by [`VoiceInfo::id`]; for a language without one, the
    /// system chooses. Left out for a voice on another machine.
    #[serde(skip)]
    pub voices: BTreeMap<String, String>,
}

impl Default for Tuning {
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

impl Tuning {
    /// Returns whether texts are spoken.
    fn speaks(&self) -> bool {
        self.on.unwrap_or(true)
    }

    /// Returns how a text in this language is to be spoken.
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

/// A report about speech itself. Each change is reported once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// No utterance has been heard since the start. Speech is tried again and again.
    Unavailable,
    /// Speech worked and no longer does. It is tried again and again.
    Lost,
    /// An utterance was spoken again after one of those reports.
    Restored,
    /// The system has a speech service, but no voice is installed for it. Reported once.
    NoneInstalled,
    /// The requested list of voices has none for a language in use.
    NoVoice {
        /// The language, as named in the utterance.
        language: String,
    },
    /// The system's voice is not available, and the built-in one does not read a language in use.
    /// Reported once for each.
    NotInside {
        /// The language, as named in the utterance.
        language: String,
    },
    /// The built-in voice stands in for a better one from now on, or no longer does.
    StandsIn(bool),
    /// The answer to [`SpeechOrder::AskVoices`].
    Voices(Vec<VoiceInfo>),
    /// The voice accepted the utterance of this number and begins to speak it.
    Speaking(u64),
    /// The utterance of this number was heard to its end. If the voice does not report ends, this
    /// comes after the time that the text takes. An utterance that an answer or a stop cut short is
    /// not reported.
    Heard(u64),
    /// The voice failed in the utterance of this number, which is spoken again as soon as a voice
    /// works.
    Unsaid(u64),
}

/// An order to speech.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpeechOrder {
    /// Speak a text when its turn comes.
    Say(Utterance),
    /// Silence speech at once: stop the current utterance and drop the waiting ones.
    Stop,
    /// Drop or stop all utterances that are only for other seats than this one, which has the
    /// keyboard now. `None` means that no seat has it.
    ForgetOthers(Option<Seat>),
    /// Drop or stop all utterances on this topic, because it is settled.
    Forget(Topic),
    /// Drop the waiting events that have a number: they are announced again, together with newer
    /// ones. The current utterance goes on.
    Withdraw,
    /// Change the settings from the next utterance on. If they turn speech off, it stops at once.
    Tune(Tuning),
    /// List all voices of the system. The list comes as a [`Report::Voices`], perhaps seconds
    /// later.
    AskVoices,
}

/// The handle to speech. Every call except [`farewell`](Self::farewell) returns at once. Dropping
/// it ends speech without a farewell.
#[derive(Debug)]
pub struct Speech {
    orders: Sender<WorkerInput>,
}

impl Speech {
    /// Starts speech. The openers make a voice, now and after each failure; `report` is called on
    /// speech's thread.
    ///
    /// With speech off in `tuning`, nothing is opened until it is turned on.
    pub fn start(
        tuning: Tuning,
        openers: Openers,
        report: impl Fn(Report) + Send + 'static,
    ) -> Self {
        let (orders, inbox) = channel();
        let worker = Worker::new(tuning, openers, Box::new(report), &orders);
        // If no thread can be started, there is no speech. The texts are still on the screen.
        let _ = std::thread::Builder::new()
            .name("speech".into())
            .spawn(move || worker.run(&inbox));
        Self { orders }
    }

    /// Speaks a text when its turn comes: short for [`SpeechOrder::Say`].
    pub fn say(&self, utterance: Utterance) {
        self.order(SpeechOrder::Say(utterance));
    }

    /// Speaks a last text and waits until it was heard to its end, `at_most` has passed, or nothing
    /// can be heard.
    pub fn farewell(self, utterance: Utterance, at_most: Duration) {
        let (ended, end) = channel();
        let last = Utterance {
            urgency: Urgency::Answer,
            ..utterance
        };
        self.put(WorkerInput::Farewell(last, ended));
        let _ = end.recv_timeout(at_most);
    }

    /// Gives an order.
    pub fn order(&self, order: SpeechOrder) {
        self.put(WorkerInput::Order(order));
    }

    fn put(&self, input: WorkerInput) {
        // The worker outlives every handle. If its thread could not be started, the order is lost.
        let _ = self.orders.send(input);
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        self.put(WorkerInput::Leave);
    }
}

/// Returns roughly how long a text takes to speak: espeak's 175 words per minute, three times that
/// at full rate. `rate`: -100 to 100.
pub fn duration(text: &str, rate: i8) -> Duration {
    // A digit is spoken as a word of its own.
    let mut letters: u32 = 0;
    for letter in text.chars().take(10_000) {
        letters += if letter.is_ascii_digit() { 3 } else { 1 };
    }
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
