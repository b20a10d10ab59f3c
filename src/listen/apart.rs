//! Runs the recogniser in a process of its own.
//!
//! The library may hang, print, or end the program. In a process of its own that does no harm: the
//! process is killed and started once more, and if that does not help the player is told one
//! sentence.

use super::{PossiblePhrase, Sentences};
use serde::{Deserialize, Serialize};
use serpente_system::process::{ApartProcess, answer, ourselves, received};
use serpente_text::announce::Message;
use serpente_text::announce::say::listen as say;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The argument that makes a program of this crate run as the recogniser's process; see [`serve`].
/// The folder of the recogniser follows.
pub const RECOGNISER_ARGUMENT: &str = "--recogniser-apart";

/// The longest wait for an answer. Opening library and model took 1.6 seconds on a busy machine, and
/// a recording of a minute takes a few seconds.
const RECOGNISES_WITHIN: Duration = Duration::from_secs(20);

/// How often the process is started again after it failed.
const STARTED_AGAIN: u32 = 1;

/// The result of listening to one utterance.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Recognition {
    /// The phrases that may have been said, the likeliest first.
    pub possible: Vec<PossiblePhrase>,
    /// What the recogniser would have written if anything could be said.
    pub free: String,
    /// The natural logarithm of the probability of that text.
    pub free_log: f64,
    /// How much louder the speech was than the noise of the room, in decibels.
    pub above_noise: f64,
}

/// Why a recogniser cannot listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RecogniserFault {
    /// This program was built without it.
    NotBuilt,
    /// Its folder is not on this machine, or a file is missing there.
    NotThere,
    /// It failed or did not answer.
    Stopped,
}

impl RecogniserFault {
    /// Returns the sentence that tells the player.
    pub fn message(self) -> Message {
        match self {
            Self::NotBuilt => say::listen_not_built(),
            Self::NotThere => say::listen_not_there(),
            Self::Stopped => say::listen_stopped(),
        }
    }
}

/// The answer to a request, which consists of sentences and samples.
type ListenAnswer = Result<Recognition, RecogniserFault>;

/// A recogniser in another process, which is started when it is first needed.
pub struct RecogniserApart {
    folder: PathBuf,
    running: Option<RunningRecogniser>,
    /// How often it has failed.
    failures: u32,
}

struct RunningRecogniser {
    process: ApartProcess,
    answers: Receiver<ListenAnswer>,
}

impl RecogniserApart {
    /// Makes a recogniser whose files are in this folder.
    pub fn in_folder(folder: PathBuf) -> Self {
        Self {
            folder,
            running: None,
            failures: 0,
        }
    }

    /// Starts the process if it does not run: this program, which must call [`serve`] when its first
    /// argument is [`RECOGNISER_ARGUMENT`].
    ///
    /// # Errors
    /// Returns a fault if files are missing, if it cannot be started, or if it has failed too often.
    pub fn start(&mut self) -> Result<(), RecogniserFault> {
        super::files::look(&self.folder)?;
        if self.failures > STARTED_AGAIN {
            return Err(RecogniserFault::Stopped);
        }
        if self.running.is_none() {
            self.running = Some(RunningRecogniser::start(&self.folder)?);
        }
        Ok(())
    }

    /// Listens for these sentences in a recording of one channel, with 16,000 samples a second. If
    /// the process fails, it is started once more.
    ///
    /// # Errors
    /// Returns why it cannot listen.
    pub fn hear(
        &mut self,
        sentences: &Sentences,
        samples: &[i16],
    ) -> Result<Recognition, RecogniserFault> {
        loop {
            self.start()?;
            let Some(running) = &mut self.running else {
                return Err(RecogniserFault::Stopped);
            };
            match running.hear(sentences, samples) {
                Ok(heard) => {
                    self.failures = 0;
                    return Ok(heard);
                }
                Err(RecogniserFault::Stopped) => {
                    self.running = None;
                    self.failures += 1;
                }
                Err(fault) => return Err(fault),
            }
        }
    }
}

impl RunningRecogniser {
    fn start(folder: &Path) -> Result<Self, RecogniserFault> {
        let (to, answers) = channel();
        let mut command = Command::new(ourselves());
        command.arg(RECOGNISER_ARGUMENT).arg(folder);
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

    fn hear(&mut self, sentences: &Sentences, samples: &[i16]) -> ListenAnswer {
        let sent = self.process.send(&(sentences, samples));
        sent.map_err(|_| RecogniserFault::Stopped)?;
        let answer = self.answers.recv_timeout(RECOGNISES_WITHIN);
        answer.unwrap_or(Err(RecogniserFault::Stopped))
    }
}

/// Runs as the recogniser's process until the game has gone, with the files in this folder.
pub fn serve(folder: Option<&OsString>) -> ! {
    let folder = PathBuf::from(folder.cloned().unwrap_or_default());
    let mut opened = opened::open(&folder);
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

/// The recogniser of a program that was built with it.
#[cfg(feature = "moonshine")]
mod opened {
    use super::RecogniserFault;
    use crate::moonshine::Moonshine;
    use std::path::Path;

    pub(super) fn open(folder: &Path) -> Result<Moonshine, RecogniserFault> {
        Moonshine::open(folder)
    }
}

/// A program that was built without it has none.
#[cfg(not(feature = "moonshine"))]
mod opened {
    use super::{ListenAnswer, RecogniserFault, Sentences};
    use std::path::Path;

    pub(super) struct Absent;

    impl Absent {
        #[expect(clippy::unused_self, reason = "it stands for the recogniser")]
        pub(super) fn hear(&mut self, _sentences: &Sentences, _samples: &[i16]) -> ListenAnswer {
            Err(RecogniserFault::NotBuilt)
        }
    }

    pub(super) fn open(_folder: &Path) -> Result<Absent, RecogniserFault> {
        Err(RecogniserFault::NotBuilt)
    }
}

#[cfg(all(test, feature = "moonshine"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_fails_is_started_once_more_and_then_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut recogniser = RecogniserApart::in_folder(folder.path().to_owned());
        assert_eq!(recogniser.start(), Err(RecogniserFault::NotThere));
        for name in super::super::files::ALL {
            std::fs::write(folder.path().join(name), "no model").expect("a file");
        }
        // The program of this test knows no recogniser, so its process ends at once.
        let sentences = Sentences {
            phrases: vec!["yes".to_owned()],
            tiles: Vec::new(),
            places: Vec::new(),
            numbers: Vec::new(),
        };
        let heard = recogniser.hear(&sentences, &[0; 160]);
        assert_eq!(heard, Err(RecogniserFault::Stopped));
        assert_eq!(recogniser.failures, 1 + STARTED_AGAIN);
        assert_eq!(recogniser.start(), Err(RecogniserFault::Stopped));
    }
}
