//! A stand-in for Speech Dispatcher: it speaks the daemon's protocol (SSIP) on a Unix socket, records its commands, pretends to
//! speak, and can have every fault.

mod client;
mod mouth;

use std::io::ErrorKind;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use mouth::Mouth;

/// A fault. It can be changed at any time, and then also applies to existing connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No fault.
    None,
    /// Each connection is dropped as soon as it is made, as if the daemon was gone.
    Gone,
    /// No command is ever answered.
    Mute,
    /// This many commands of each connection are answered, and then no more.
    MuteAfter(usize),
    /// Each connection is dropped after this many bytes of answers.
    DropAt(usize),
    /// Each answer takes this long.
    Slow(Duration),
    /// Each answer is noise.
    Garbage,
    /// No text is accepted.
    Refuses,
    /// The end of a text is reported before its beginning, both twice, and also for texts that were never sent.
    Babbles,
}

/// A text that a client sent to be spoken.
#[derive(Clone, Debug)]
pub struct Spoken {
    /// The time at which it was sent.
    pub at: Instant,
    /// The text.
    pub text: String,
    /// The language at that time.
    pub language: String,
    /// The voice chosen by name at that time, if any.
    pub voice: Option<String>,
    /// The rate at that time.
    pub rate: i32,
    /// The volume at that time.
    pub volume: i32,
    /// The pitch at that time.
    pub pitch: i32,
    /// Whether it was cut off.
    pub cancelled: bool,
}

/// The settings of one client. Clients may set them for each other, by number.
#[derive(Clone)]
struct Manner {
    language: String,
    voice: Option<String>,
    rate: i32,
    volume: i32,
    pitch: i32,
}

struct Client {
    number: usize,
    /// Unlike the number, never used twice.
    serial: usize,
    manner: Manner,
    stream: UnixStream,
}

struct State {
    fault: Fault,
    voices: usize,
    per_letter: Duration,
    commands: Vec<(Instant, usize, String)>,
    spoken: Vec<Spoken>,
    clients: Vec<Client>,
    next_client: usize,
    serial: usize,
    crowded: bool,
    only_dummy: bool,
    leaving: bool,
}

/// The stand-in. It stops when dropped.
pub struct StandIn {
    folder: TempDir,
    state: Arc<Mutex<State>>,
    mouth: Arc<Mouth>,
}

impl StandIn {
    /// Starts it with a fault, a few voices, and a voice that takes no time.
    pub fn start(fault: Fault) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let listener = UnixListener::bind(folder.path().join("speechd.sock")).expect("a socket");
        listener
            .set_nonblocking(true)
            .expect("a socket that can be asked");
        let state = Arc::new(Mutex::new(State {
            fault,
            voices: 6,
            per_letter: Duration::ZERO,
            commands: Vec::new(),
            spoken: Vec::new(),
            clients: Vec::new(),
            next_client: 1,
            serial: 0,
            crowded: false,
            only_dummy: false,
            leaving: false,
        }));
        let mouth = Mouth::open(&state);
        let of_listener = Arc::clone(&state);
        let of_mouth = Arc::clone(&mouth);
        thread::spawn(move || listen(&listener, &of_listener, &of_mouth));
        Self {
            folder,
            state,
            mouth,
        }
    }

    /// Lists this many voices.
    #[must_use]
    pub fn with_voices(self, voices: usize) -> Self {
        self.state().voices = voices;
        self
    }

    /// Lets the voice take this long per letter.
    #[must_use]
    pub fn with_pace(self, per_letter: Duration) -> Self {
        self.state().per_letter = per_letter;
        self
    }

    /// Lets another program connect after each of our connections.
    #[must_use]
    pub fn crowded(self) -> Self {
        self.state().crowded = true;
        self
    }

    /// Has only the module that answers everything with one recording, as where no voice is installed.
    #[must_use]
    pub fn only_dummy(self) -> Self {
        self.state().only_dummy = true;
        self
    }

    /// Returns the value for `SPEECHD_ADDRESS`.
    pub fn address(&self) -> String {
        format!("unix_socket:{}", self.socket().display())
    }

    fn socket(&self) -> PathBuf {
        self.folder.path().join("speechd.sock")
    }

    /// Changes the fault.
    pub fn set(&self, fault: Fault) {
        self.state().fault = fault;
    }

    /// Drops all connections and is gone until another fault is set. The numbers of clients start again, as with a new daemon.
    pub fn die(&self) {
        let mut state = self.state();
        state.fault = Fault::Gone;
        state.next_client = 1;
        for client in state.clients.drain(..) {
            let _ = client.stream.shutdown(std::net::Shutdown::Both);
        }
        drop(state);
        self.mouth.hush(None);
    }

    /// Returns all texts sent to be spoken.
    pub fn spoken(&self) -> Vec<Spoken> {
        self.state().spoken.clone()
    }

    /// Returns the words of all texts sent to be spoken.
    pub fn texts(&self) -> Vec<String> {
        self.spoken()
            .into_iter()
            .map(|spoken| spoken.text)
            .collect()
    }

    /// Returns all commands, each with its time and its client.
    pub fn commands(&self) -> Vec<(Instant, usize, String)> {
        self.state().commands.clone()
    }

    /// Waits until such a text was spoken, and returns it.
    pub fn wait_for(&self, wanted: impl Fn(&Spoken) -> bool, at_most: Duration) -> Option<Spoken> {
        let until = Instant::now() + at_most;
        loop {
            if let Some(found) = self.state().spoken.iter().find(|spoken| wanted(spoken)) {
                return Some(found.clone());
            }
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no thread of the stand-in panics")
    }
}

impl Drop for StandIn {
    fn drop(&mut self) {
        self.die();
        self.state().leaving = true;
        self.mouth.close();
    }
}

fn listen(listener: &UnixListener, state: &Arc<Mutex<State>>, mouth: &Arc<Mouth>) {
    loop {
        match listener.accept() {
            Ok((stream, _)) => {
                let state = Arc::clone(state);
                let mouth = Arc::clone(mouth);
                thread::spawn(move || client::serve(stream, &state, &mouth));
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                thread::sleep(Duration::from_millis(1));
            }
            Err(_) => return,
        }
        if state
            .lock()
            .expect("no thread of the stand-in panics")
            .leaving
        {
            return;
        }
    }
}
