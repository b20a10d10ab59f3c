//! The voice of the system, through `tts`. It performs requests one after the other and reports
//! their results.
//!
//! A `Tts` is never dropped here, because a callback that comes while it is being dropped aborts
//! the process. The process ends instead.

use std::collections::VecDeque;
use std::mem::ManuallyDrop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;

use tts::{Features, Tts, UtteranceId};

use super::{SpeechManner, VoiceInfo, VoiceNews, VoiceRequest};
use serpente_system::voice::{Control, NotOpened, Opened, Wanted, list, open};

/// How many utterances without a reported end are remembered. At most two are under way at once,
/// but a daemon may report no ends at all.
const MAX_SPOKEN: usize = 8;

/// A task for the voice's thread.
pub(super) enum Todo {
    /// Perform a request of the game.
    Do(VoiceRequest),
    /// Note that the daemon reported the end of the utterance that it calls this.
    Over(UtteranceId),
}

/// Opens the system's voice and performs all tasks in order, until one fails.
pub(super) fn work(todo: &Sender<Todo>, inbox: &Receiver<Todo>, tell: fn(&VoiceNews)) {
    let mut system = match SystemVoice::open(todo, tell) {
        Ok(system) => system,
        Err(reason) => {
            if matches!(reason, NotOpened::NoneInstalled) {
                tell(&VoiceNews::NoneInstalled);
            }
            return tell(&VoiceNews::Broken);
        }
    };
    tell(&VoiceNews::Ready {
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
            return tell(&VoiceNews::Broken);
        }
    }
}

struct SystemVoice {
    tts: ManuallyDrop<Tts>,
    features: Features,
    control: Option<Control>,
    manner: Option<SpeechManner>,
    /// The daemon's and the game's numbers of the utterances that are not over, newest first.
    spoken: VecDeque<(UtteranceId, u64)>,
    /// Whether the voices are being listed.
    listing: Arc<AtomicBool>,
}

/// Returns a callback that notes the end of an utterance. It runs on the library's thread, which
/// must not wait for this one.
fn over(todo: Sender<Todo>) -> Box<dyn FnMut(UtteranceId)> {
    Box::new(move |id| {
        let _ = todo.send(Todo::Over(id));
    })
}

impl SystemVoice {
    fn open(todo: &Sender<Todo>, tell: fn(&VoiceNews)) -> Result<Self, NotOpened> {
        let Opened { tts, control } = open(&|| tell(&VoiceNews::OnItsWay))?;
        let features = tts.supported_features();
        if features.utterance_callbacks {
            tts.on_utterance_end(Some(over(todo.clone())))?;
            tts.on_utterance_stop(Some(over(todo.clone())))?;
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

    fn perform(&mut self, request: VoiceRequest, tell: fn(&VoiceNews)) -> Result<(), tts::Error> {
        match request {
            VoiceRequest::Speak {
                number,
                text,
                manner,
                interrupt,
            } => {
                self.adopt(manner, tell)?;
                let stops = interrupt && self.features.stop;
                if let Some(id) = self.tts.speak(harmless(&text), stops)? {
                    self.spoken.truncate(MAX_SPOKEN - 1);
                    self.spoken.push_front((id, number));
                }
                tell(&VoiceNews::Speaking(number));
            }
            VoiceRequest::Stop => {
                if self.features.stop {
                    self.tts.stop()?;
                }
                tell(&VoiceNews::Stopped);
            }
            VoiceRequest::Voices => {
                // Only one list is made at a time, because each holds a connection that is never
                // closed.
                if !self.listing.swap(true, Ordering::AcqRel) {
                    // Reading the list takes seconds, so it has a connection and a thread of its
                    // own.
                    let listing = Arc::clone(&self.listing);
                    thread::spawn(move || {
                        tell(&VoiceNews::Voices(voices()));
                        listing.store(false, Ordering::Release);
                    });
                }
            }
        }
        Ok(())
    }

    fn over(&mut self, id: UtteranceId, tell: fn(&VoiceNews)) {
        if let Some(at) = self.spoken.iter().position(|(spoken, _)| *spoken == id) {
            // The utterances before it are over, too, even if their ends were not reported.
            if let Some((_, number)) = self.spoken.drain(at..).next() {
                tell(&VoiceNews::Ended(number));
            }
        }
    }

    /// Applies a manner, as far as it differs from the one before.
    fn adopt(&mut self, manner: SpeechManner, tell: fn(&VoiceNews)) -> Result<(), tts::Error> {
        let tts = &mut self.tts;
        let before = self.manner.as_ref();
        if before.map(|before| (&before.language, &before.voice))
            != Some((&manner.language, &manner.voice))
        {
            let chosen = before.is_some_and(|before| before.voice.is_some());
            if let Some(control) = &self.control {
                let voice = manner.voice.as_deref().map(harmless);
                let wanted = Wanted {
                    language: &harmless(&manner.language),
                    voice: voice.as_deref(),
                    chosen_before: chosen,
                };
                control.set(tts, &wanted)?;
                tell(&VoiceNews::OnItsWay);
            }
        }
        if self.features.rate && before.map_or(0, |before| before.rate) != manner.rate {
            let rates = [tts.min_rate(), tts.normal_rate(), tts.max_rate()];
            tts.set_rate(around(manner.rate, rates))?;
            tell(&VoiceNews::OnItsWay);
        }
        if self.features.pitch && before.map_or(0, |before| before.pitch) != manner.pitch {
            let pitches = [tts.min_pitch(), tts.normal_pitch(), tts.max_pitch()];
            tts.set_pitch(around(manner.pitch, pitches))?;
            tell(&VoiceNews::OnItsWay);
        }
        if self.features.volume && before.map_or(100, |before| before.volume) != manner.volume {
            let min = tts.min_volume();
            let max = tts.max_volume();
            let part = f32::from(manner.volume) / 100.0;
            tts.set_volume(min + (max - min) * part)?;
            tell(&VoiceNews::OnItsWay);
        }
        self.manner = Some(manner);
        Ok(())
    }
}

/// Lists all voices of the system. The list is empty if the system does not name them.
fn voices() -> Vec<VoiceInfo> {
    let voices = list().into_iter();
    voices
        .map(|(id, language)| VoiceInfo { id, language })
        .collect()
}

/// Replaces control characters by spaces: a zero byte would make the library panic, and a separate
/// line might be taken for a command.
fn harmless(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Converts a value of -100 to 100 to the engine's range; 0 becomes the engine's normal value.
fn around(ours: i8, [min, normal, max]: [f32; 3]) -> f32 {
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
            let made = around(ours, [0.5, 1.0, 6.0]);
            assert!((made - engines).abs() < 1e-4, "{ours} became {made}");
        }
    }
}
