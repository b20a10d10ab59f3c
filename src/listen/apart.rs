//! Runs a recogniser in a process of its own.
//!
//! The library may hang, print, or end the program. In a process of its own that does no harm: the process is killed, and the
//! player is told one sentence.

use super::pocketsphinx::PocketSphinx;
use super::{Recogniser, RecogniserFault, Recognition, Sentences};
use serde::{Deserialize, Serialize};
use serpente_system::process::{ApartProcess, answer, ourselves, received};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The argument that makes a program of this crate run as the recogniser's process; see [`serve`].
pub const RECOGNISER_ARGUMENT: &str = "--recogniser-apart";

/// The longest wait for an answer. The recogniser works once all samples are there, and a recording may last a minute.
const RECOGNISES_WITHIN: Duration = Duration::from_secs(60);

/// A request to the recogniser's process.
#[derive(Serialize, Deserialize)]
enum ListenRequest {
    Begin(Sentences),
    Samples(Vec<i16>),
    End,
}

/// The answer to a request; nothing is recognised when listening begins. Samples get no answer; if they could not be processed,
/// the answer to the end says so.
type ListenAnswer = Result<Option<Recognition>, RecogniserFault>;

/// A recogniser in another process.
pub struct RecogniserApart {
    process: ApartProcess,
    answers: Receiver<ListenAnswer>,
}

impl RecogniserApart {
    /// Starts the process: this program, which must call [`serve`] when its first argument is [`RECOGNISER_ARGUMENT`].
    ///
    /// # Errors
    /// Returns a fault if it cannot be started.
    pub fn start() -> Result<Self, RecogniserFault> {
        let (to, answers) = channel();
        let mut command = Command::new(ourselves());
        let command = command.arg(RECOGNISER_ARGUMENT);
        // The channel closes with the thread, when the process ends.
        let tell = move |told: Option<ListenAnswer>| {
            if let Some(told) = told {
                let _ = to.send(told);
            }
        };
        let process = ApartProcess::start(command, "recogniser", tell);
        let process = process.map_err(|_| RecogniserFault::Stopped)?;
        Ok(Self { process, answers })
    }

    fn ask(&mut self, request: &ListenRequest) -> Result<(), RecogniserFault> {
        let sent = self.process.send(request);
        sent.map_err(|_| RecogniserFault::Stopped)
    }

    fn answer(&self) -> ListenAnswer {
        let answer = self.answers.recv_timeout(RECOGNISES_WITHIN);
        answer.unwrap_or(Err(RecogniserFault::Stopped))
    }
}

impl Recogniser for RecogniserApart {
    fn begin(&mut self, sentences: &Sentences) -> Result<(), RecogniserFault> {
        self.ask(&ListenRequest::Begin(sentences.clone()))?;
        self.answer().map(|_| ())
    }

    fn listen(&mut self, samples: &[i16]) -> Result<(), RecogniserFault> {
        self.ask(&ListenRequest::Samples(samples.to_vec()))
    }

    fn end(&mut self) -> Result<Recognition, RecogniserFault> {
        self.ask(&ListenRequest::End)?;
        self.answer()?.ok_or(RecogniserFault::Stopped)
    }
}

/// Runs as the recogniser's process until the game has gone.
pub fn serve() -> ! {
    let mut opened = PocketSphinx::open();
    let mut processed = Ok(());
    for request in received() {
        let recogniser = opened.as_mut().map_err(|fault| *fault);
        let reply: ListenAnswer = match request {
            ListenRequest::Begin(sentences) => {
                let begun = recogniser.and_then(|recogniser| recogniser.begin(&sentences));
                processed = begun;
                begun.map(|()| None)
            }
            ListenRequest::Samples(samples) => {
                if processed.is_ok() {
                    processed = recogniser.and_then(|recogniser| recogniser.listen(&samples));
                }
                continue;
            }
            ListenRequest::End => {
                let ended = recogniser.and_then(Recogniser::end);
                processed.and(ended).map(Some)
            }
        };
        if answer(&reply).is_err() {
            break;
        }
    }
    std::process::exit(0);
}
