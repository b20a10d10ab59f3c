//! What a voice is: asked without waiting, it tells what became of it.

use serde::{Deserialize, Serialize};

/// One way of making sound from text.
///
/// Asking never blocks: a voice whose calls may hang does them elsewhere (see [`apart`](super::apart)). One request
/// is asked at a time; the next one follows its answer. A voice that does not answer is dropped and opened anew.
pub trait Voice: Send {
    /// Begins to do what is asked.
    fn ask(&mut self, request: VoiceRequest);
}

/// How a text is to be spoken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpeechManner {
    /// The language, as a BCP 47 tag.
    pub language: String,
    /// The voice chosen for this language, if any.
    pub voice: Option<String>,
    /// Speed, -100 to 100.
    pub rate: i8,
    /// Loudness, 0 to 100.
    pub volume: u8,
    /// Pitch, -100 to 100; 0 is the voice's own.
    pub pitch: i8,
}

/// What a voice is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum VoiceRequest {
    /// Say a text. Answered by [`VoiceNews::Speaking`], later by [`VoiceNews::Ended`].
    Speak {
        /// What the answers call it.
        number: u64,
        /// The words.
        text: String,
        /// How.
        manner: SpeechManner,
        /// Whether what is being said stops first.
        interrupt: bool,
    },
    /// Stop what is being said. Answered by [`VoiceNews::Stopped`].
    Stop,
    /// List all voices. Answered by [`VoiceNews::Voices`], and other requests may come before that answer.
    Voices,
}

/// What a voice tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum VoiceNews {
    /// It can be asked now.
    Ready {
        /// Whether it tells when an utterance ended.
        ends: bool,
    },
    /// It is on its way: what was asked takes it long, but something of it was answered.
    OnItsWay,
    /// It took this utterance.
    Speaking(u64),
    /// This utterance was heard to its end, or was stopped.
    Ended(u64),
    /// It stopped.
    Stopped,
    /// All voices.
    Voices(Vec<VoiceInfo>),
    /// It failed, and will tell nothing more.
    Broken,
}

/// A voice a person may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VoiceInfo {
    /// What settings call it.
    pub id: String,
    /// The language it speaks, as a BCP 47 tag.
    pub language: String,
}

impl VoiceInfo {
    /// Whether it is inside the program, not the system's.
    #[must_use]
    pub fn is_inside(&self) -> bool {
        self.id.starts_with(super::inside::READER)
    }

    /// Whether it is a screen reader's, which has a language of its own for whatever it says.
    #[must_use]
    pub fn is_readers(&self) -> bool {
        self.language == super::reader::LANGUAGE
    }

    /// Whether it is for this language: one for `it-IT` speaks `it`.
    pub(super) fn speaks(&self, language: &str) -> bool {
        let primary = |tag: &str| {
            tag.split(['-', '_'])
                .next()
                .unwrap_or_default()
                .to_lowercase()
        };
        self.is_readers() || primary(&self.language) == primary(language)
    }
}

/// Takes what a voice tells.
pub type TellVoiceNews = Box<dyn Fn(VoiceNews) + Send + Sync>;

/// Makes a voice, at once; whether it works is told as [`VoiceNews::Ready`] or [`VoiceNews::Broken`].
pub type Opener = Box<dyn Fn(TellVoiceNews) -> Box<dyn Voice> + Send>;

/// Makes the voices there are.
pub struct Openers {
    /// The system's.
    pub system: Opener,
    /// The one that needs no system.
    pub inside: Option<Opener>,
    /// The screen reader's.
    pub reader: Option<Opener>,
}

impl From<Opener> for Openers {
    fn from(system: Opener) -> Self {
        Self {
            system,
            inside: None,
            reader: None,
        }
    }
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
