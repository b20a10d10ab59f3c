//! A stand-in for Speech Dispatcher: it speaks the daemon's protocol (SSIP) on a unix socket, writes down what it is
//! told, pretends to speak, and plays every fault.

mod client;
mod mouth;
mod recorder;

use std::io::ErrorKind;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use mouth::Mouth;
pub(crate) use recorder::Recorder;

/// What goes wrong. It can be changed at any time, and holds for the connections there are, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Nothing.
    None,
    /// The line drops as soon as it is made: a daemon that is gone.
    Gone,
    /// No command is ever answered.
    Mute,
    /// Each connection is answered so many commands, and then no more.
    MuteAfter(usize),
    /// Each connection drops after so many bytes of its answers.
    DropAt(usize),
    /// Each answer takes so long.
    Slow(Duration),
    /// Each answer is noise.
    Garbage,
    /// No text is taken.
    Refuses,
    /// The end of a text is told before its beginning, both twice, and both of texts that nobody sent.
    Babbles,
}

/// Something that was handed over to be spoken.
#[derive(Clone, Debug)]
pub(crate) struct Spoken {
    /// When.
    pub(crate) at: Instant,
    /// The words.
    pub(crate) text: String,
    /// The language then.
    pub(crate) language: String,
    /// The voice chosen by name then, if any.
    pub(crate) voice: Option<String>,
    /// The rate then.
    pub(crate) rate: i32,
    /// The volume then.
    pub(crate) volume: i32,
    /// The pitch then.
    pub(crate) pitch: i32,
    /// Whether it was cut off.
    pub(crate) cancelled: bool,
}

/// What one client has set. Clients may set it for each other, by number.
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
    /// Unlike the number, never given twice.
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
    leaving: bool,
}

/// The stand-in. It leaves when dropped.
pub(crate) struct StandIn {
    folder: TempDir,
    state: Arc<Mutex<State>>,
    mouth: Arc<Mouth>,
}

impl StandIn {
    /// Starts it with a fault, a handful of voices, and a voice that takes no time.
    pub(crate) fn start(fault: Fault) -> Self {
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
            leaving: false,
        }));
        let mouth = Mouth::open(&state);
        let (of_listener, of_mouth) = (Arc::clone(&state), Arc::clone(&mouth));
        thread::spawn(move || listen(&listener, &of_listener, &of_mouth));
        Self {
            folder,
            state,
            mouth,
        }
    }

    /// The same, with so many voices to list.
    pub(crate) fn with_voices(self, voices: usize) -> Self {
        self.state().voices = voices;
        self
    }

    /// The same, with a voice that takes so long for a letter.
    pub(crate) fn with_pace(self, per_letter: Duration) -> Self {
        self.state().per_letter = per_letter;
        self
    }

    /// The same, where another program connects after each of our connections.
    pub(crate) fn crowded(self) -> Self {
        self.state().crowded = true;
        self
    }

    /// What `SPEECHD_ADDRESS` must be.
    pub(crate) fn address(&self) -> String {
        format!("unix_socket:{}", self.socket().display())
    }

    fn socket(&self) -> PathBuf {
        self.folder.path().join("speechd.sock")
    }

    /// From now on this goes wrong.
    pub(crate) fn set(&self, fault: Fault) {
        self.state().fault = fault;
    }

    /// Drops all lines and is gone until another fault is set. The numbers of clients start again, as a new daemon's do.
    pub(crate) fn die(&self) {
        let mut state = self.state();
        state.fault = Fault::Gone;
        state.next_client = 1;
        for client in state.clients.drain(..) {
            let _ = client.stream.shutdown(std::net::Shutdown::Both);
        }
        drop(state);
        self.mouth.hush(None);
    }

    /// All that was handed over to be spoken.
    pub(crate) fn spoken(&self) -> Vec<Spoken> {
        self.state().spoken.clone()
    }

    /// The words of all that was handed over to be spoken.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.spoken()
            .into_iter()
            .map(|spoken| spoken.text)
            .collect()
    }

    /// All commands: when, from which client, and what.
    pub(crate) fn commands(&self) -> Vec<(Instant, usize, String)> {
        self.state().commands.clone()
    }

    /// Waits until something is among what was spoken, and gives it.
    pub(crate) fn wait_for(
        &self,
        wanted: impl Fn(&Spoken) -> bool,
        at_most: Duration,
    ) -> Option<Spoken> {
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
                let (state, mouth) = (Arc::clone(state), Arc::clone(mouth));
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
