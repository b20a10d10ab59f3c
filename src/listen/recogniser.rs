//! What every recogniser can do.

use super::Sentences;
use serde::{Deserialize, Serialize};
use serpente_text::announce::Message;
use serpente_text::announce::say::listen as say;

/// What a recogniser heard.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Heard {
    /// The most likely of the phrases that mean something now, if any is possible.
    pub meant: Option<String>,
    /// The most likely text when every tile and other words are possible, too.
    pub widest: Option<String>,
    /// How much better any sounds without words explain what was heard, for each hundredth of a second. Near 0: hardly better.
    pub margin: f64,
    /// How far what is meant is ahead of the best phrase that means something else, as the recogniser counts.
    pub lead: f64,
    /// How much louder the speech was than what was heard beside it, in decibels.
    pub above_noise: f64,
}

/// Why a recogniser cannot listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RecogniserFault {
    /// Its library is not on this machine, or is another version.
    NoLibrary,
    /// The model of the language is not on this machine.
    NoModel,
    /// It failed or did not answer.
    Stopped,
}

impl RecogniserFault {
    /// Returns the sentence that tells it.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::NoLibrary => say::listen_no_library(),
            Self::NoModel => say::listen_no_model(),
            Self::Stopped => say::listen_stopped(),
        }
    }
}

/// A recogniser of speech.
pub trait Recogniser {
    /// Begins to listen for these sentences.
    ///
    /// # Errors
    /// Returns why it cannot listen.
    fn begin(&mut self, sentences: &Sentences) -> Result<(), RecogniserFault>;

    /// Takes the next samples: one channel, 16,000 a second.
    ///
    /// # Errors
    /// Returns why it stopped.
    fn listen(&mut self, samples: &[i16]) -> Result<(), RecogniserFault>;

    /// Ends, and returns what was heard.
    ///
    /// # Errors
    /// Returns why it stopped.
    fn end(&mut self) -> Result<Heard, RecogniserFault>;
}
