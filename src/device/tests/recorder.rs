//! A voice that records its requests. It answers at once, and ends an utterance when the test says
//! so.

use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use serpente_device::speech::{Opener, TellVoiceNews, Voice, VoiceInfo, VoiceNews, VoiceRequest};

#[derive(Default)]
struct Log {
    asked: Vec<(Instant, VoiceRequest)>,
    /// How many requests it is done with: what it tells of them at once has been told.
    handled: usize,
    voices: Vec<Arc<TellVoiceNews>>,
    living: usize,
    broken: bool,
    hangs: bool,
    ends: Ends,
    listed: Vec<VoiceInfo>,
}

/// How it reports the end of an utterance.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Ends {
    #[default]
    Never,
    AtOnce,
    WhenAsked,
}

/// The requests to a recording voice, and how it behaves.
#[derive(Clone)]
pub(crate) struct Recorder(Arc<Mutex<Log>>);

impl Recorder {
    /// Creates a voice that ends each utterance as soon as it accepted it.
    pub(crate) fn quick() -> Self {
        Self::with(Ends::AtOnce)
    }

    /// Creates a voice that ends an utterance when [`Recorder::end`] is called.
    pub(crate) fn patient() -> Self {
        Self::with(Ends::WhenAsked)
    }

    /// Creates a voice that never reports the end of an utterance.
    pub(crate) fn without_ends() -> Self {
        Self::with(Ends::Never)
    }

    fn with(ends: Ends) -> Self {
        Self(Arc::new(Mutex::new(Log {
            ends,
            ..Log::default()
        })))
    }

    /// Returns the opener of the voice, for `Speech::start`.
    pub(crate) fn opener(&self) -> Opener {
        let recorder = self.clone();
        Box::new(move |tell| {
            let tell = Arc::new(tell);
            let mut log = recorder.log();
            log.living += 1;
            log.voices.push(Arc::clone(&tell));
            let (broken, hangs, ends) = (log.broken, log.hangs, log.ends);
            drop(log);
            if broken {
                tell(VoiceNews::Broken);
            } else if !hangs {
                tell(VoiceNews::Ready {
                    ends: ends != Ends::Never,
                });
            }
            Box::new(Recording {
                recorder: recorder.clone(),
                tell,
            })
        })
    }

    /// Sets the voices that it lists, by name and language.
    pub(crate) fn list(&self, voices: &[(&str, &str)]) {
        self.log().listed = voices
            .iter()
            .map(|&(id, language)| VoiceInfo {
                id: id.into(),
                language: language.into(),
            })
            .collect();
    }

    /// Sets whether voices do not answer.
    pub(crate) fn hang(&self, hangs: bool) {
        self.log().hangs = hangs;
    }

    /// Makes voices fail to open, and breaks the one that is open.
    pub(crate) fn break_down(&self) {
        let mut log = self.log();
        log.broken = true;
        let last = log.voices.last().cloned();
        drop(log);
        if let Some(tell) = last {
            tell(VoiceNews::Broken);
        }
    }

    /// Lets voices open again.
    pub(crate) fn repair(&self) {
        self.log().broken = false;
    }

    /// Ends the last utterance.
    pub(crate) fn end(&self) {
        self.end_of(|_| true);
    }

    /// Ends the last utterance with such words.
    pub(crate) fn end_of(&self, words: impl Fn(&str) -> bool) {
        let log = self.log();
        let number = log
            .asked
            .iter()
            .rev()
            .find_map(|(_, request)| match request {
                VoiceRequest::Speak { number, text, .. } if words(text) => Some(*number),
                VoiceRequest::Speak { .. } | VoiceRequest::Stop | VoiceRequest::Voices => None,
            });
        let tell = log.voices.last().cloned();
        drop(log);
        if let (Some(tell), Some(number)) = (tell, number) {
            tell(VoiceNews::Ended(number));
        }
    }

    /// Returns all requests with their times.
    pub(crate) fn asked(&self) -> Vec<(Instant, VoiceRequest)> {
        self.log().asked.clone()
    }

    /// Returns the words of all utterances; an interruption is marked by `!`, a stop is `-`.
    pub(crate) fn words(&self) -> Vec<String> {
        let word = |(_, request): (_, VoiceRequest)| match request {
            VoiceRequest::Speak {
                text, interrupt, ..
            } if interrupt => format!("!{text}"),
            VoiceRequest::Speak { text, .. } => text,
            VoiceRequest::Stop => "-".into(),
            VoiceRequest::Voices => "?".into(),
        };
        self.asked().into_iter().map(word).collect()
    }

    /// Waits until this many requests were handled, and returns the words. If the voice breaks after that, it did not break
    /// before the end of an utterance was told.
    pub(crate) fn wait_for(&self, many: usize) -> Vec<String> {
        let until = Instant::now() + Duration::from_secs(120);
        while self.log().handled < many && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
        self.words()
    }

    /// Returns how many voices were opened, and how many of them still exist.
    pub(crate) fn opened(&self) -> (usize, usize) {
        let log = self.log();
        (log.voices.len(), log.living)
    }

    fn log(&self) -> MutexGuard<'_, Log> {
        self.0.lock().expect("no recording panics")
    }
}

struct Recording {
    recorder: Recorder,
    tell: Arc<TellVoiceNews>,
}

impl Voice for Recording {
    fn ask(&mut self, request: VoiceRequest) {
        let mut log = self.recorder.log();
        log.asked.push((Instant::now(), request.clone()));
        let (hangs, ends, listed) = (log.hangs, log.ends, log.listed.clone());
        drop(log);
        match request {
            _ if hangs => {}
            VoiceRequest::Speak { number, .. } => {
                (self.tell)(VoiceNews::Speaking(number));
                if ends == Ends::AtOnce {
                    (self.tell)(VoiceNews::Ended(number));
                }
            }
            VoiceRequest::Stop => (self.tell)(VoiceNews::Stopped),
            VoiceRequest::Voices => (self.tell)(VoiceNews::Voices(listed)),
        }
        self.recorder.log().handled += 1;
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        self.recorder.log().living -= 1;
    }
}
