//! The stand-in's voice: it speaks one message at a time, in order, and reports the daemon's events.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::{Arc, Condvar, Mutex, Weak};
use std::thread;
use std::time::{Duration, Instant};

use super::{Fault, State};

struct Message {
    number: usize,
    client: usize,
    lasts: Duration,
}

#[derive(Default)]
struct Speaking {
    waiting: VecDeque<Message>,
    /// The message being spoken, and until when.
    now: Option<(Message, Instant)>,
    closed: bool,
}

pub(super) struct Mouth {
    speaking: Mutex<Speaking>,
    changed: Condvar,
    state: Weak<Mutex<State>>,
}

impl Mouth {
    pub(super) fn open(state: &Arc<Mutex<State>>) -> Arc<Self> {
        let mouth = Arc::new(Self {
            speaking: Mutex::default(),
            changed: Condvar::new(),
            state: Arc::downgrade(state),
        });
        let worker = Arc::clone(&mouth);
        thread::spawn(move || worker.work());
        mouth
    }

    pub(super) fn say(&self, number: usize, client: usize, lasts: Duration) {
        self.speaking().waiting.push_back(Message {
            number,
            client,
            lasts,
        });
        self.changed.notify_all();
    }

    /// Stops the messages of this client, or all.
    pub(super) fn hush(&self, client: Option<usize>) {
        let of = |message: &Message| client.is_none_or(|client| message.client == client);
        let mut speaking = self.speaking();
        let mut stopped: Vec<Message> = Vec::new();
        if let Some((message, _)) = speaking.now.take_if(|(message, _)| of(message)) {
            stopped.push(message);
        }
        let (gone, kept) = speaking.waiting.drain(..).partition(of);
        speaking.waiting = kept;
        stopped.extend(gone);
        drop(speaking);
        for message in stopped {
            if let Some(state) = self.state.upgrade() {
                let mut state = state.lock().expect("no thread of the stand-in panics");
                if let Some(spoken) = state.spoken.get_mut(message.number - 1) {
                    spoken.cancelled = true;
                }
            }
            self.tell("703", "CANCELED", &message);
        }
        self.changed.notify_all();
    }

    pub(super) fn close(&self) {
        self.speaking().closed = true;
        self.changed.notify_all();
    }

    fn work(&self) {
        let mut speaking = self.speaking();
        while !speaking.closed {
            let now = Instant::now();
            if let Some((message, _)) = speaking.now.take_if(|(_, until)| *until <= now) {
                drop(speaking);
                self.tell("702", "END", &message);
                speaking = self.speaking();
            } else if let Some((_, until)) = &speaking.now {
                let rest = until.saturating_duration_since(now);
                speaking = self
                    .changed
                    .wait_timeout(speaking, rest)
                    .expect("no panic")
                    .0;
            } else if let Some(message) = speaking.waiting.pop_front() {
                let begin = Message { ..message };
                let until = now + message.lasts;
                speaking.now = Some((message, until));
                drop(speaking);
                self.tell("701", "BEGIN", &begin);
                speaking = self.speaking();
            } else {
                speaking = self.changed.wait(speaking).expect("no panic");
            }
        }
    }

    fn tell(&self, code: &str, event: &str, message: &Message) {
        let Some(state) = self.state.upgrade() else {
            return;
        };
        let state = state.lock().expect("no thread of the stand-in panics");
        if let Some(client) = state
            .clients
            .iter()
            .find(|client| client.number == message.client)
        {
            let tell = |code: &str, event: &str, number: usize| {
                let to = message.client;
                let event = format!("{code}-{number}\r\n{code}-{to}\r\n{code} {event}\r\n");
                let _ = (&client.stream).write_all(event.as_bytes());
            };
            if state.fault == Fault::Babbles {
                for number in [message.number + 1000, message.number, message.number] {
                    tell("702", "END", number);
                    tell("701", "BEGIN", number);
                }
            } else {
                tell(code, event, message.number);
            }
        }
    }

    fn speaking(&self) -> std::sync::MutexGuard<'_, Speaking> {
        self.speaking
            .lock()
            .expect("no thread of the stand-in panics")
    }
}
