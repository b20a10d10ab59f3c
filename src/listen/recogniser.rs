//! The operations of every recogniser.

use super::Sentences;
use serde::{Deserialize, Serialize};
use serpente_text::announce::Message;
use serpente_text::announce::say::listen as say;

/// The result of listening to one utterance.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Recognition {
    /// The most likely of the phrases that mean something now, if any is possible.
    pub meant: Option<String>,
    /// The most likely text when every tile and other words are possible, too.
    pub widest: Option<String>,
    /// How much better sounds that form no words explain the recording, for each hundredth of a second. Near 0: hardly better.
    pub margin: f64,
    /// How far the phrase in `meant` is ahead of the best phrase with another meaning, in the recogniser's own score.
    pub lead: f64,
    /// How much louder the speech was than the noise of the room, in decibels.
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
    /// Returns the sentence that tells the player.
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

    /// Ends the utterance, and returns the result.
    ///
    /// # Errors
    /// Returns why it stopped.
    fn end(&mut self) -> Result<Recognition, RecogniserFault>;
}
