//! The interface of a voice: requests return at once, and the voice reports their results later.

use serde::{Deserialize, Serialize};

use serpente_system::voice::primary;

/// A voice that speaks texts.
///
/// Requests never block: a voice whose calls may hang makes them elsewhere (see
/// [`apart`](super::apart)). One request is sent at a time; the next one follows its answer. A
/// voice that does not answer is dropped and opened again.
pub trait Voice: Send {
    /// Begins to perform a request.
    fn ask(&mut self, request: VoiceRequest);
}

/// The manner in which a text is spoken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpeechManner {
    /// The language, as a BCP 47 tag.
    pub language: String,
    /// The voice chosen for this language, if any.
    pub voice: Option<String>,
    /// Rate, -100 to 100.
    pub rate: i8,
    /// Volume, 0 to 100.
    pub volume: u8,
    /// Pitch, -100 to 100; 0 is the voice's own.
    pub pitch: i8,
}

/// A request to a voice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum VoiceRequest {
    /// Speak a text. Answered by [`VoiceNews::Speaking`], later by [`VoiceNews::Ended`].
    Speak {
        /// The number by which the answers refer to it.
        number: u64,
        /// The text.
        text: String,
        /// The manner.
        manner: SpeechManner,
        /// Whether the current utterance is stopped first.
        interrupt: bool,
    },
    /// Stop the current utterance. Answered by [`VoiceNews::Stopped`].
    Stop,
    /// List all voices. Answered by [`VoiceNews::Voices`]; other requests may come before that
    /// answer.
    Voices,
}

/// News from a voice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum VoiceNews {
    /// It accepts requests from now on.
    Ready {
        /// Whether it reports the ends of utterances.
        ends: bool,
    },
    /// It makes progress: the request takes long, but part of it has been done.
    OnItsWay,
    /// It accepted this utterance.
    Speaking(u64),
    /// This utterance was heard to its end, or was stopped.
    Ended(u64),
    /// It stopped.
    Stopped,
    /// All voices.
    Voices(Vec<VoiceInfo>),
    /// There is a speech service, but no voice is installed for it. [`Self::Broken`] follows.
    NoneInstalled,
    /// It failed, and will report nothing more.
    Broken,
}

/// A voice that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VoiceInfo {
    /// Its name in the settings.
    pub id: String,
    /// The language it speaks, as a BCP 47 tag.
    pub language: String,
}

impl VoiceInfo {
    /// Returns whether it is built into the program, not the system's.
    pub fn is_inside(&self) -> bool {
        self.id.starts_with(super::inside::READER)
    }

    /// Returns whether it is a screen reader's, which itself chooses a voice for every text.
    pub fn is_readers(&self) -> bool {
        self.language == super::reader::LANGUAGE
    }

    /// Returns whether it speaks this language: a voice for `it-IT` speaks `it`.
    pub(super) fn speaks(&self, language: &str) -> bool {
        self.is_readers() || primary(&self.language) == primary(language)
    }
}

/// A function that receives the news of a voice.
pub type TellVoiceNews = Box<dyn Fn(VoiceNews) + Send + Sync>;

/// A function that makes a voice, at once. The voice reports whether it works as
/// [`VoiceNews::Ready`] or [`VoiceNews::Broken`].
pub type Opener = Box<dyn Fn(TellVoiceNews) -> Box<dyn Voice> + Send>;

/// The openers of the available voices.
pub struct Openers {
    /// The opener of the system's voice.
    pub system: Opener,
    /// The opener of the built-in voice.
    pub inside: Option<Opener>,
    /// The opener of the screen reader's voice.
    pub reader: Option<Opener>,
}

#[cfg(test)]
mod tests {
    use super::VoiceInfo;

    #[test]
    fn a_region_is_of_its_language() {
        let speaks = |tag: &str, language| {
            let voice = VoiceInfo {
                id: String::new(),
                language: tag.into(),
            };
            voice.speaks(language)
        };
        assert!(speaks("it-IT", "it"));
        assert!(speaks("pt_BR", "pt"));
        assert!(!speaks("it", "is"));
    }
}
