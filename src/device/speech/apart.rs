//! Runs a voice in a process of its own.
//!
//! The library under `tts` waits forever for a daemon that hangs, prints, closes a file twice when
//! its connection breaks, and ends the program on an answer that it does not understand. In a
//! process of its own that does no harm: the process is killed, the voice is opened again, and the
//! game only sees a broken pipe.

use std::path::PathBuf;
use std::process::Command;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::{Opener, Openers, TellVoiceNews, Voice, VoiceNews, VoiceRequest, inside, reader, tts};
use serpente_system::process::{ANSWERS_WITHIN, ApartProcess, answer, ourselves, received};
use serpente_system::screen_reader;

/// The argument that makes a program of this crate run as the voice's process; see [`serve`].
pub const ARGUMENT: &str = "--voice-apart";

/// The argument after it for the built-in voice, and below it the one for a screen reader's.
const INSIDE: &str = "inside";
const READER: &str = "reader";

/// Opens the voices, each in a new process of this program.
///
/// The program must call [`serve`] when its first argument is [`ARGUMENT`].
pub fn voices() -> Openers {
    Openers {
        system: opener(ourselves(), None),
        inside: Some(opener_of(ourselves(), INSIDE)),
        reader: opener_of_reader(),
    }
}

/// Opens the voice of the screen reader, on systems where one can speak texts.
fn opener_of_reader() -> Option<Opener> {
    if screen_reader::SPEAKS {
        Some(opener_of(ourselves(), READER))
    } else {
        None
    }
}

/// Starts to ask for the name of the screen reader that can speak texts, on systems that may have
/// one. Returns at once. The function that it returns waits a moment for the answer if it has not
/// come yet.
pub fn ask_for_reader_name() -> Option<impl FnOnce() -> Option<String>> {
    let opener = opener_of_reader()?;
    let (to, names) = channel();
    let mut voice = opener(Box::new(move |news| {
        if let VoiceNews::Voices(voices) = news {
            for voice in voices {
                // The caller may have gone on without the answer.
                let _ = to.send(voice.id);
            }
        }
    }));
    voice.ask(VoiceRequest::Voices);
    Some(move || {
        let name = names.recv_timeout(ANSWERS_WITHIN).ok();
        // Ends the process that was asked.
        drop(voice);
        name
    })
}

/// Opens the voice of this argument in a new process of this `program`.
fn opener_of(program: PathBuf, which: &'static str) -> Opener {
    Box::new(move |tell| open(Command::new(&program).arg(ARGUMENT).arg(which), tell))
}

/// Opens the voice of the system in a new process of this `program`, with the daemon at this
/// `address`, or at the one that the environment names.
pub fn opener(program: PathBuf, address: Option<String>) -> Opener {
    Box::new(move |tell| {
        let mut command = Command::new(&program);
        command
            .arg(ARGUMENT)
            // A daemon started from here would fail if its locale is not installed. Utterances name
            // their own language.
            .env("LC_ALL", "C.UTF-8");
        if let Some(address) = &address {
            command.env("SPEECHD_ADDRESS", address);
        }
        open(&mut command, tell)
    })
}

fn open(command: &mut Command, tell: TellVoiceNews) -> Box<dyn Voice> {
    let process = ApartProcess::start(command, "voice", move |news: Option<VoiceNews>| {
        tell(news.unwrap_or(VoiceNews::Broken));
    });
    Box::new(process.ok())
}

/// `None` is a voice whose process could not be started.
impl Voice for Option<ApartProcess> {
    fn ask(&mut self, request: VoiceRequest) {
        // If sending fails, the process has ended, which the reading thread reports.
        let _ = self.as_mut().map(|process| process.send(&request));
    }
}

/// Runs as the voice's process: performs requests from standard input and writes news to standard
/// output, until either is closed.
pub fn serve() -> ! {
    match std::env::args_os().nth(2) {
        Some(which) if which == INSIDE => {
            perform(|request| request, |_, inbox| inside::work(inbox, tell))
        }
        Some(which) if which == READER => {
            perform(|request| request, |_, inbox| reader::work(inbox, tell))
        }
        _ => perform(tts::Todo::Do, |todo, inbox| tts::work(todo, inbox, tell)),
    }
}

/// Lets a voice work on this thread, where it may hang, fail or panic. `todo` makes a task of the
/// voice from a request. The process ends with the work, or when the game has gone.
fn perform<T: Send + 'static>(
    todo: fn(VoiceRequest) -> T,
    work: fn(&Sender<T>, &Receiver<T>),
) -> ! {
    let (tasks, inbox) = channel();
    let requests = tasks.clone();
    let reading = thread::Builder::new().spawn(move || {
        for request in received() {
            let _ = requests.send(todo(request));
        }
        std::process::exit(0);
    });
    if reading.is_ok() {
        work(&tasks, &inbox);
    }
    std::process::exit(0);
}

/// Sends news to the game. Ends the process if that fails, because the game has gone.
fn tell(news: &VoiceNews) {
    if answer(news).is_err() {
        std::process::exit(0);
    }
}
