//! Runs a recogniser in a process of its own.
//!
//! The library may hang, print, or end the program. In a process of its own that does no harm: the process is killed, and the
//! player hears one sentence. Each side writes one JSON value per line.

use super::pocketsphinx::PocketSphinx;
use super::{Heard, Recogniser, RecogniserFault, Sentences};
use serde::{Deserialize, Serialize};
use serpente_system::process::{ourselves, set_apart};
use std::io::{BufRead, BufReader, Write, stdin, stdout};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// The argument that makes a program of this crate run as the recogniser's process; see [`serve`].
pub const ARGUMENT: &str = "--recogniser-apart";

/// How long an answer may take. The recogniser works while the player speaks, so only a hanging one takes so long, or one that
/// gets a whole recording at once.
const ANSWERS_WITHIN: Duration = Duration::from_secs(60);

/// What the recogniser's process is asked to do.
#[derive(Serialize, Deserialize)]
enum ListenRequest {
    Begin(Sentences),
    Samples(Vec<i16>),
    End,
}

/// What it answers. Samples get no answer; if they could not be processed, the end tells it.
#[derive(Serialize, Deserialize)]
enum ListenAnswer {
    Begun(Result<(), RecogniserFault>),
    Ended(Result<Heard, RecogniserFault>),
}

/// A recogniser in another process.
pub struct RecogniserApart {
    child: Child,
    requests: ChildStdin,
    answers: Receiver<ListenAnswer>,
}

impl RecogniserApart {
    /// Starts the process: this program, which must call [`serve`] when its first argument is [`ARGUMENT`].
    ///
    /// # Errors
    /// Returns a fault if it cannot be started.
    pub fn start() -> Result<Self, RecogniserFault> {
        let mut command = Command::new(ourselves());
        command
            .arg(ARGUMENT)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        set_apart(&mut command);
        let mut child = command.spawn().map_err(|_| RecogniserFault::Stopped)?;
        let requests = child.stdin.take().ok_or(RecogniserFault::Stopped)?;
        let lines = child.stdout.take().ok_or(RecogniserFault::Stopped)?;
        let (to, answers) = channel();
        let read = move || {
            for line in BufReader::new(lines).split(b'\n').map_while(Result::ok) {
                // What the library prints is no answer.
                if let Ok(answer) = serde_json::from_slice(&line) {
                    let _ = to.send(answer);
                }
            }
        };
        let reading = thread::Builder::new().name("recogniser".into()).spawn(read);
        reading.map_err(|_| RecogniserFault::Stopped)?;
        Ok(Self {
            child,
            requests,
            answers,
        })
    }

    fn ask(&mut self, request: &ListenRequest) -> Result<(), RecogniserFault> {
        write_line(&mut self.requests, request).map_err(|_| RecogniserFault::Stopped)
    }

    fn answer(&self) -> Result<ListenAnswer, RecogniserFault> {
        let answer = self.answers.recv_timeout(ANSWERS_WITHIN);
        answer.map_err(|_| RecogniserFault::Stopped)
    }
}

impl Recogniser for RecogniserApart {
    fn begin(&mut self, sentences: &Sentences) -> Result<(), RecogniserFault> {
        self.ask(&ListenRequest::Begin(sentences.clone()))?;
        match self.answer()? {
            ListenAnswer::Begun(begun) => begun,
            ListenAnswer::Ended(_) => Err(RecogniserFault::Stopped),
        }
    }

    fn listen(&mut self, samples: &[i16]) -> Result<(), RecogniserFault> {
        self.ask(&ListenRequest::Samples(samples.to_vec()))
    }

    fn end(&mut self) -> Result<Heard, RecogniserFault> {
        self.ask(&ListenRequest::End)?;
        match self.answer()? {
            ListenAnswer::Ended(heard) => heard,
            ListenAnswer::Begun(_) => Err(RecogniserFault::Stopped),
        }
    }
}

impl Drop for RecogniserApart {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_line<T: Serialize>(to: &mut impl Write, value: &T) -> std::io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    to.write_all(&line)?;
    to.flush()
}

/// Runs as the recogniser's process until standard input or output is closed.
pub fn serve() -> ! {
    let mut opened = PocketSphinx::open();
    let mut processed = Ok(());
    for line in stdin().lock().split(b'\n').map_while(Result::ok) {
        let Ok(request) = serde_json::from_slice(&line) else {
            continue;
        };
        let recogniser = opened.as_mut().map_err(|fault| *fault);
        let answer = match request {
            ListenRequest::Begin(sentences) => {
                let begun = recogniser.and_then(|recogniser| recogniser.begin(&sentences));
                processed = begun;
                ListenAnswer::Begun(begun)
            }
            ListenRequest::Samples(samples) => {
                if processed.is_ok() {
                    processed = recogniser.and_then(|recogniser| recogniser.listen(&samples));
                }
                continue;
            }
            ListenRequest::End => {
                let ended = recogniser.and_then(Recogniser::end);
                ListenAnswer::Ended(processed.and(ended))
            }
        };
        if write_line(&mut stdout().lock(), &answer).is_err() {
            break;
        }
    }
    std::process::exit(0);
}
