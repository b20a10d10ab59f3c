//! The built-in voice, for systems that have none: it needs nothing but a sound card.
//!
//! Like the system's voice, it runs in a process of its own. If an audio library hangs or prints,
//! or if the synthesiser, which is written in C, crashes on some text, only that process is lost.

mod basque;
mod files;
mod pico;

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::{SpeechManner, VoiceInfo, VoiceNews, VoiceRequest};
use pico::{PicoFailed, PicoReader, plain};
use serpente_system::card::{PORTION, VoiceCard};
use serpente_system::voice::primary;

/// The beginning of the names of all its voices.
pub(super) const READER: &str = "SVOX Pico";

/// How long an idle card stays open; other programs may need it for themselves.
const KEEPS: Duration = Duration::from_secs(4);

/// Returns whether the built-in voice reads this language.
pub(super) fn reads(language: &str) -> bool {
    files::voice_of(language).is_some()
}

/// Serves all requests in order, until something fails or the program that sends them has gone.
pub(super) fn work(inbox: &Receiver<VoiceRequest>, tell: fn(&VoiceNews)) {
    let Ok(card) = VoiceCard::open() else {
        return tell(&VoiceNews::Broken);
    };
    tell(&VoiceNews::Ready { ends: true });
    let mut inside = BuiltInVoice {
        inbox,
        tell,
        card: Some(card),
        reader: None,
        waiting: VecDeque::new(),
    };
    if inside.work().is_err() {
        tell(&VoiceNews::Broken);
    }
}

struct BuiltInVoice<'a> {
    inbox: &'a Receiver<VoiceRequest>,
    tell: fn(&VoiceNews),
    card: Option<VoiceCard>,
    reader: Option<PicoReader>,
    /// Requests that came while a text was being spoken.
    waiting: VecDeque<VoiceRequest>,
}

impl BuiltInVoice<'_> {
    fn work(&mut self) -> Result<(), PicoFailed> {
        while let Some(request) = self.next() {
            match request {
                VoiceRequest::Speak {
                    number,
                    text,
                    manner,
                    interrupt: _,
                } => {
                    (self.tell)(&VoiceNews::Speaking(number));
                    let is_stopped = self.say(&text, &manner)?;
                    (self.tell)(&VoiceNews::Ended(number));
                    if is_stopped && self.waiting.is_empty() {
                        (self.tell)(&VoiceNews::Stopped);
                    }
                }
                VoiceRequest::Stop => (self.tell)(&VoiceNews::Stopped),
                VoiceRequest::Voices => (self.tell)(&VoiceNews::Voices(voices())),
            }
        }
        Ok(())
    }

    /// Returns the next request, or `None` if no more will come.
    fn next(&mut self) -> Option<VoiceRequest> {
        self.waiting
            .pop_front()
            .or_else(|| match self.inbox.recv_timeout(KEEPS) {
                Ok(request) => Some(request),
                Err(RecvTimeoutError::Timeout) => {
                    self.card = None;
                    self.inbox.recv().ok()
                }
                Err(RecvTimeoutError::Disconnected) => None,
            })
    }

    /// Speaks a text. Returns whether it was stopped before its end.
    fn say(&mut self, text: &str, manner: &SpeechManner) -> Result<bool, PicoFailed> {
        let Some(voice) = files::voice_of(&manner.language) else {
            return Ok(false);
        };
        let spelt = if primary(&manner.language) == "eu" {
            basque::respelt(text)
        } else {
            text.into()
        };
        // The synthesiser fails on very few texts, all of them odd. It can read those without their
        // special characters.
        self.read(voice, &spelt, manner)
            .or_else(|_| self.read(voice, &plain(&spelt), manner))
    }

    fn read(
        &mut self,
        voice: &'static files::PicoVoice,
        text: &str,
        manner: &SpeechManner,
    ) -> Result<bool, PicoFailed> {
        // Another one is dropped first, since two synthesisers would share the thread's memory.
        let mut reader = match self.reader.take() {
            Some(reader) if std::ptr::eq(reader.voice, voice) => reader,
            other => {
                drop(other);
                PicoReader::of(voice).ok_or(PicoFailed)?
            }
        };
        let card = match self.card.take() {
            Some(card) => card,
            None => VoiceCard::open()?,
        };
        reader.begin(text, manner);
        let is_stopped = self.play(&mut reader, &card)?;
        if !is_stopped {
            // A synthesiser stopped in the middle still holds the rest of its text. Making a new
            // one takes milliseconds.
            self.reader = Some(reader);
        }
        self.card = Some(card);
        Ok(is_stopped)
    }

    fn play(&mut self, reader: &mut PicoReader, card: &VoiceCard) -> Result<bool, PicoFailed> {
        let mut samples = Vec::with_capacity(2 * PORTION);
        let mut goes_on = true;
        while goes_on {
            goes_on = reader.read(&mut samples)?;
            while samples.len() >= PORTION {
                if self.is_stopped(Duration::ZERO) {
                    card.hush()?;
                    return Ok(true);
                }
                card.play(&samples[..PORTION])?;
                samples.drain(..PORTION);
            }
        }
        card.play(&samples)?;
        let is_stopped = self.is_stopped(card.finish()?);
        card.hush()?;
        Ok(is_stopped)
    }

    /// Takes requests for this long. Returns whether one of them ends the text that is being
    /// spoken.
    fn is_stopped(&mut self, within: Duration) -> bool {
        let until = Instant::now() + within;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.inbox.recv_timeout(left) {
                Ok(VoiceRequest::Stop) => {
                    self.waiting.clear();
                    return true;
                }
                Ok(VoiceRequest::Voices) => (self.tell)(&VoiceNews::Voices(voices())),
                Ok(
                    request @ VoiceRequest::Speak {
                        interrupt: true, ..
                    },
                ) => {
                    self.waiting = [request].into();
                    return true;
                }
                Ok(request) => self.waiting.push_back(request),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return false,
            }
        }
    }
}

/// Lists all voices, once for each language they read.
fn voices() -> Vec<VoiceInfo> {
    let mut voices = Vec::new();
    for voice in files::ALL {
        for language in voice.languages {
            voices.push(VoiceInfo {
                id: format!("{READER} {}", voice.name),
                language: (*language).to_owned(),
            });
        }
    }
    voices
}
