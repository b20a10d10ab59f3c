//! A voice in a process of its own.
//!
//! The library under `tts` waits for ever on a stuck daemon, prints, closes a file twice when its line breaks, and ends
//! the program when an answer makes no sense to it. In a process of its own it may do all that: the process is
//! killed, the voice is opened anew, the game knows of a broken pipe. Each side writes one JSON value to a line.

use std::io::{BufRead, BufReader, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use super::{Opener, Openers, TellVoiceNews, Voice, VoiceNews, VoiceRequest, inside, reader, tts};
use serpente_system::process::{ANSWERS_WITHIN, ourselves, set_apart};
use serpente_system::screen_reader;

/// The argument that makes a program of this crate the voice's process; see [`serve`].
pub const ARGUMENT: &str = "--voice-apart";

/// The argument after it for the voice inside, and for a screen reader's.
const INSIDE: &str = "inside";
const READER: &str = "reader";

/// Opens the voices, each in a new process of this program.
///
/// The program must call [`serve`] when its first argument is [`ARGUMENT`].
#[must_use]
pub fn voices() -> Openers {
    Openers {
        system: opener(ourselves(), None),
        inside: Some(opener_of(ourselves(), INSIDE)),
        reader: screen_reader::SPEAKS.then(|| opener_of(ourselves(), READER)),
    }
}

/// The question which screen reader can be told what to say, on its way.
pub struct WhoIsTold {
    names: Receiver<String>,
    /// The process that asks goes with it.
    _voice: Box<dyn Voice>,
}

/// Begins to ask, where there may be one. Returns at once.
pub fn ask_who_is_told() -> Option<WhoIsTold> {
    let opener = screen_reader::SPEAKS.then(|| opener_of(ourselves(), READER))?;
    let (to, names) = channel();
    let mut voice = opener(Box::new(move |news| {
        if let VoiceNews::Voices(voices) = news {
            for voice in voices {
                // Who asked may have gone on without the answer.
                let _ = to.send(voice.id);
            }
        }
    }));
    voice.ask(VoiceRequest::Voices);
    Some(WhoIsTold {
        names,
        _voice: voice,
    })
}

impl WhoIsTold {
    /// What it is called. Waits a moment for the answer, if it still is on its way.
    pub fn answer(&self) -> Option<String> {
        self.names.recv_timeout(ANSWERS_WITHIN).ok()
    }
}

/// Opens the voice that this argument is for in a new process of this `program`.
fn opener_of(program: PathBuf, which: &'static str) -> Opener {
    Box::new(move |tell| open(Command::new(&program).arg(ARGUMENT).arg(which), tell))
}

/// Opens the voice of the system in a new process of this `program`, at the daemon with this `address`, or at the
/// one the environment names.
#[must_use]
pub fn opener(program: PathBuf, address: Option<String>) -> Opener {
    Box::new(move |tell| {
        let mut command = Command::new(&program);
        command
            .arg(ARGUMENT)
            // A daemon that this starts dies of a locale the system has not got; words have their own language.
            .env("LC_ALL", "C.UTF-8");
        if let Some(address) = &address {
            command.env("SPEECHD_ADDRESS", address);
        }
        open(&mut command, tell)
    })
}

fn open(command: &mut Command, tell: TellVoiceNews) -> Box<dyn Voice> {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    // A Ctrl-C at the terminal is for the game, which still has a goodbye to say.
    set_apart(command);
    let Ok(mut child) = command.spawn() else {
        tell(VoiceNews::Broken);
        return Box::new(Nobody);
    };
    let lines = child.stdin.take();
    if let Some(news) = child.stdout.take() {
        // If no thread can be had, `tell` is dropped with the closure and the watch for answers does the rest.
        let _ = thread::Builder::new().name("voice".into()).spawn(move || {
            for line in BufReader::new(news).split(b'\n').map_while(Result::ok) {
                // The library prints here, too; what is no news is none.
                if let Ok(news) = serde_json::from_slice(&line) {
                    tell(news);
                }
            }
            tell(VoiceNews::Broken);
        });
    }
    Box::new(Apart { child, lines })
}

/// The game's end of the pipe.
struct Apart {
    child: Child,
    lines: Option<ChildStdin>,
}

impl Voice for Apart {
    fn ask(&mut self, request: VoiceRequest) {
        // A line that cannot be written is a process that has ended, and its end is told by the reading side.
        if let (Some(lines), Ok(mut line)) = (&mut self.lines, serde_json::to_vec(&request)) {
            line.push(b'\n');
            let _ = lines.write_all(&line);
        }
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The voice where no process could be had.
struct Nobody;

impl Voice for Nobody {
    fn ask(&mut self, _: VoiceRequest) {}
}

/// Is the voice's process: does what standard input asks for, and tells on standard output, until either closes.
pub fn serve() -> ! {
    match std::env::args_os().nth(2) {
        Some(which) if which == INSIDE => serve_alone(inside::work),
        Some(which) if which == READER => serve_alone(reader::work),
        _ => {}
    }
    let (todo, inbox) = channel();
    let requests = todo.clone();
    // The voice works on a thread that may hang; this one leaves when the game does.
    let worker = thread::Builder::new().spawn(move || {
        let work = AssertUnwindSafe(|| tts::work(&todo, &inbox, tell));
        if catch_unwind(work).is_err() {
            tell(&VoiceNews::Broken);
        }
    });
    if worker.is_ok() {
        for line in std::io::stdin().lock().split(b'\n').map_while(Result::ok) {
            if let Ok(request) = serde_json::from_slice(&line) {
                let _ = requests.send(tts::Todo::Do(request));
            }
        }
    }
    std::process::exit(0);
}

/// The same for a voice that has no other thread, and may hang or stumble: the process ends with it.
fn serve_alone(work: fn(&Receiver<VoiceRequest>, fn(&VoiceNews))) -> ! {
    let (requests, inbox) = channel();
    let reading = thread::Builder::new().spawn(move || {
        for line in std::io::stdin().lock().split(b'\n').map_while(Result::ok) {
            if let Ok(request) = serde_json::from_slice(&line) {
                let _ = requests.send(request);
            }
        }
        std::process::exit(0);
    });
    if reading.is_ok() {
        work(&inbox, tell);
    }
    std::process::exit(0);
}

/// Writes a line of news; without a reader there is nothing left to do.
fn tell(news: &VoiceNews) {
    let mut out = std::io::stdout().lock();
    let written = serde_json::to_vec(news)
        .map_err(Into::into)
        .and_then(|mut line| {
            line.push(b'\n');
            out.write_all(&line)?;
            out.flush()
        });
    if written.is_err() {
        std::process::exit(0);
    }
}
