//! Runs a recogniser in a process of its own.
//!
//! The library may hang, print, or end the program. In a process of its own that does no harm: the
//! process is killed, and the player is told one sentence.

use super::Sentences;
use super::pocketsphinx::PocketSphinx;
use serde::{Deserialize, Serialize};
use serpente_system::process::{ApartProcess, answer, ourselves, received};
use serpente_text::announce::Message;
use serpente_text::announce::say::listen as say;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The argument that makes a program of this crate run as the recogniser's process; see [`serve`].
pub const RECOGNISER_ARGUMENT: &str = "--recogniser-apart";

/// The longest wait for an answer: a recording may last a minute.
const RECOGNISES_WITHIN: Duration = Duration::from_secs(60);

/// The result of listening to one utterance.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Recognition {
    /// The most likely of the phrases that mean something now, if any is possible.
    pub meant: Option<String>,
    /// The most likely text when every tile and other words are possible, too.
    pub widest: Option<String>,
    /// How much better sounds that form no words explain the recording, for each hundredth of a
    /// second. Near 0: hardly better.
    pub margin: f64,
    /// How far the phrase in `meant` is ahead of the best phrase with another meaning, in the
    /// recogniser's own score.
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

/// The answer to a request, which consists of sentences and samples.
type ListenAnswer = Result<Recognition, RecogniserFault>;

/// A recogniser in another process.
pub struct RecogniserApart {
    process: ApartProcess,
    answers: Receiver<ListenAnswer>,
}

impl RecogniserApart {
    /// Starts the process: this program, which must call [`serve`] when its first argument is
    /// [`RECOGNISER_ARGUMENT`].
    ///
    /// # Errors
    /// Returns a fault if it cannot be started.
    pub fn start() -> Result<Self, RecogniserFault> {
        let (to, answers) = channel();
        let mut command = Command::new(ourselves());
        command.arg(RECOGNISER_ARGUMENT);
        // The channel closes with the thread, when the process ends.
        let started = ApartProcess::start(&mut command, "recogniser", move |answer| {
            if let Some(answer) = answer {
                let _ = to.send(answer);
            }
        });
        match started {
            Ok(process) => Ok(Self { process, answers }),
            Err(_) => Err(RecogniserFault::Stopped),
        }
    }

    /// Listens for these sentences in a recording of one channel, with 16,000 samples a second.
    ///
    /// # Errors
    /// Returns why it cannot listen.
    pub fn hear(
        &mut self,
        sentences: &Sentences,
        samples: &[i16],
    ) -> Result<Recognition, RecogniserFault> {
        let sent = self.process.send(&(sentences, samples));
        sent.map_err(|_| RecogniserFault::Stopped)?;
        let answer = self.answers.recv_timeout(RECOGNISES_WITHIN);
        answer.unwrap_or(Err(RecogniserFault::Stopped))
    }
}

/// Runs as the recogniser's process until the game has gone.
pub fn serve() -> ! {
    let mut opened = PocketSphinx::open();
    for (sentences, samples) in received::<(Sentences, Vec<i16>)>() {
        let heard: ListenAnswer = match &mut opened {
            Ok(recogniser) => recogniser.hear(&sentences, &samples),
            Err(fault) => Err(*fault),
        };
        if answer(&heard).is_err() {
            break;
        }
    }
    std::process::exit(0);
}
