//! The voice of the system, through `tts`: the only file that names it or `speech_dispatcher`.
//!
//! `tts` has no call for the language, and finds a voice by listing all of them, which takes seconds. Its connection
//! lets other connections of ours set both, if they know its number: [`Control`].
//!
//! Nothing here is ever dropped: closing a connection whose line is broken closes a file twice, and news that comes
//! while a `Tts` is being dropped aborts the process. The process ends instead.

use std::collections::VecDeque;
use std::mem::ManuallyDrop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;

use speech_dispatcher::{Connection, Mode, VoiceType};
use tts::{Features, Tts, UtteranceId};

use super::{Manner, News, Request, VoiceInfo};

/// How often to open both again when somebody else's connection came between ours.
const ATTEMPTS: usize = 5;

/// How many utterances are kept in mind whose end was not told. At most two are on their way at once; a daemon may tell
/// no end at all.
const KEPT: usize = 8;

/// What the voice's thread is to do next.
pub(super) enum Todo {
    /// The game asked.
    Do(Request),
    /// The daemon told that the utterance it calls this is over.
    Over(UtteranceId),
}

/// Opens the system's voice and does all there is to do, in order, until something fails.
pub(super) fn work(todo: &Sender<Todo>, inbox: &Receiver<Todo>, tell: fn(&News)) {
    let Ok(mut system) = System::open(todo, tell) else {
        return tell(&News::Broken);
    };
    tell(&News::Ready {
        ends: system.features.utterance_callbacks,
    });
    for todo in inbox {
        let done = match todo {
            Todo::Do(request) => system.perform(request, tell),
            Todo::Over(id) => {
                system.over(id, tell);
                Ok(())
            }
        };
        if done.is_err() {
            return tell(&News::Broken);
        }
    }
}

struct System {
    tts: ManuallyDrop<Tts>,
    features: Features,
    control: Option<Control>,
    manner: Option<Manner>,
    /// What the daemon and the game call the utterances that are not over, newest first.
    spoken: VecDeque<(UtteranceId, u64)>,
    /// Whether the voices are being listed.
    listing: Arc<AtomicBool>,
}

impl System {
    fn open(todo: &Sender<Todo>, tell: fn(&News)) -> Result<Self, tts::Error> {
        let (mut tts, mut control) = Control::open(tell)?;
        for _ in 1..ATTEMPTS {
            if control.is_none() {
                (tts, control) = Control::open(tell)?;
            }
        }
        let features = tts.supported_features();
        if features.utterance_callbacks {
            // These run on the library's thread, which must not wait for this one.
            let over = |todo: Sender<Todo>| -> Option<Box<dyn FnMut(UtteranceId)>> {
                Some(Box::new(move |id| {
                    let _ = todo.send(Todo::Over(id));
                }))
            };
            tts.on_utterance_end(over(todo.clone()))?;
            tts.on_utterance_stop(over(todo.clone()))?;
        }
        Ok(Self {
            tts,
            features,
            control,
            manner: None,
            spoken: VecDeque::new(),
            listing: Arc::default(),
        })
    }

    fn perform(&mut self, request: Request, tell: fn(&News)) -> Result<(), tts::Error> {
        match request {
            Request::Speak {
                number,
                text,
                manner,
                interrupt,
            } => {
                self.adopt(manner, tell)?;
                let stops = interrupt && self.features.stop;
                if let Some(id) = self.tts.speak(harmless(&text), stops)? {
                    self.spoken.truncate(KEPT - 1);
                    self.spoken.push_front((id, number));
                }
                tell(&News::Speaking(number));
            }
            Request::Stop => {
                if self.features.stop {
                    self.tts.stop()?;
                }
                tell(&News::Stopped);
            }
            Request::Voices => {
                // One list at a time: each holds a connection that is never closed.
                if !self.listing.swap(true, Ordering::AcqRel) {
                    // Seconds of reading, on a connection and a thread of their own.
                    let listing = Arc::clone(&self.listing);
                    thread::spawn(move || {
                        tell(&News::Voices(list_voices()));
                        listing.store(false, Ordering::Release);
                    });
                }
            }
        }
        Ok(())
    }

    fn over(&mut self, id: UtteranceId, tell: fn(&News)) {
        if let Some(at) = self.spoken.iter().position(|(spoken, _)| *spoken == id) {
            // What came before it is over, too, told or not.
            if let Some((_, number)) = self.spoken.drain(at..).next() {
                tell(&News::Ended(number));
            }
        }
    }

    /// Takes on a manner, as far as it differs from the one before.
    fn adopt(&mut self, manner: Manner, tell: fn(&News)) -> Result<(), tts::Error> {
        let before = self.manner.as_ref();
        if before.map(|before| (&before.language, &before.voice))
            != Some((&manner.language, &manner.voice))
        {
            let chosen = before.is_some_and(|before| before.voice.is_some());
            if let Some(control) = &self.control {
                control.set_voice(&manner, chosen)?;
                tell(&News::OnItsWay);
            }
        }
        if self.features.rate && before.map_or(0, |before| before.rate) != manner.rate {
            let (min, normal, max) = (
                self.tts.min_rate(),
                self.tts.normal_rate(),
                self.tts.max_rate(),
            );
            self.tts.set_rate(around(manner.rate, min, normal, max))?;
            tell(&News::OnItsWay);
        }
        if self.features.pitch && before.map_or(0, |before| before.pitch) != manner.pitch {
            let (min, normal, max) = (
                self.tts.min_pitch(),
                self.tts.normal_pitch(),
                self.tts.max_pitch(),
            );
            self.tts.set_pitch(around(manner.pitch, min, normal, max))?;
            tell(&News::OnItsWay);
        }
        if self.features.volume && before.map_or(100, |before| before.volume) != manner.volume {
            let (min, max) = (self.tts.min_volume(), self.tts.max_volume());
            let part = f32::from(manner.volume) / 100.0;
            self.tts.set_volume(min + (max - min) * part)?;
            tell(&News::OnItsWay);
        }
        self.manner = Some(manner);
        Ok(())
    }
}

/// A second connection, which may set what `tts` cannot.
struct Control {
    connection: ManuallyDrop<Connection>,
    /// The number of the connection that `tts` uses.
    client: u32,
}

impl Control {
    /// Opens `tts` between two connections. The daemon counts its clients: if their numbers differ by two, the one
    /// between is ours. If not, it might be a screen reader's, whose language is not ours to change.
    fn open(tell: fn(&News)) -> Result<(ManuallyDrop<Tts>, Option<Self>), tts::Error> {
        let connect = || {
            Connection::open("serpente", "control", "serpente", Mode::Threaded)
                .map(ManuallyDrop::new)
        };
        let before = connect()?;
        tell(&News::OnItsWay);
        let tts = ManuallyDrop::new(Tts::default()?);
        tell(&News::OnItsWay);
        let after = connect()?;
        let between = before.client_id() + 1;
        let control = (before.client_id() > 0 && after.client_id() == between + 1)
            .then(|| u32::try_from(between).ok())
            .flatten()
            .map(|client| Self {
                connection: after,
                client,
            });
        Ok((tts, control))
    }

    fn set_voice(&self, manner: &Manner, chosen_before: bool) -> Result<(), tts::Error> {
        self.connection
            .set_language_uid(harmless(&manner.language), self.client)?;
        match &manner.voice {
            Some(voice) => self
                .connection
                .set_synthesis_voice_uid(harmless(voice), self.client)?,
            // A chosen voice outlives the language it was chosen for, unless a kind of voice is asked for.
            None if chosen_before => self
                .connection
                .set_voice_type_uid(VoiceType::Male1, self.client)?,
            None => {}
        }
        Ok(())
    }
}

/// All voices of the system; none if it does not say.
fn list_voices() -> Vec<VoiceInfo> {
    Connection::open("serpente", "voices", "serpente", Mode::Threaded)
        .map(ManuallyDrop::new)
        .and_then(|connection| connection.list_synthesis_voices())
        .unwrap_or_default()
        .into_iter()
        .map(|voice| VoiceInfo {
            id: voice.name,
            language: voice.language,
        })
        .collect()
}

/// A text that is nothing but text: a zero byte would make the library panic, and a line of its own might be a command.
fn harmless(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Our -100 to 100 as the engine's range, our 0 as what it calls normal.
fn around(ours: i8, min: f32, normal: f32, max: f32) -> f32 {
    let part = f32::from(ours) / 100.0;
    let reach = if ours < 0 { normal - min } else { max - normal };
    (normal + reach * part).clamp(min, max)
}

#[cfg(test)]
mod tests {
    use super::around;

    #[test]
    fn our_range_becomes_the_engines() {
        for (ours, engines) in [(-100, 0.5), (-50, 0.75), (0, 1.0), (50, 3.5), (100, 6.0)] {
            let made = around(ours, 0.5, 1.0, 6.0);
            assert!((made - engines).abs() < 1e-4, "{ours} became {made}");
        }
    }
}
