//! A voice of our own, for where the system has none: it reads by itself and needs nothing but a sound card.
//!
//! It lives in a process of its own as the system's voice does: an audio library that hangs or prints, or a reader
//! written in C that stumbles over a text, take that process along and nothing else.

mod basque;
mod files;
mod pico;

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::{Manner, News, Request, VoiceInfo};
use pico::{Failed, Progress, Reader, plain};
use serpente_system::card::{PORTION, VoiceCard};

/// What the names of all its voices begin with.
pub(super) const READER: &str = "SVOX Pico";

/// How long the card is kept when there is nothing to say: others may want it for themselves.
const KEEPS: Duration = Duration::from_secs(4);

/// Whether the voice inside reads this language.
pub(super) fn reads(language: &str) -> bool {
    files::voice_of(language).is_some()
}

/// Does all there is to do, in order, until something fails or nobody asks any more.
pub(super) fn work(inbox: &Receiver<Request>, tell: fn(&News)) {
    let Ok(card) = VoiceCard::open() else {
        return tell(&News::Broken);
    };
    tell(&News::Ready { ends: true });
    let mut inside = Inside {
        inbox,
        tell,
        card: Some(card),
        reader: None,
        waiting: VecDeque::new(),
    };
    if inside.work().is_err() {
        tell(&News::Broken);
    }
}

struct Inside<'a> {
    inbox: &'a Receiver<Request>,
    tell: fn(&News),
    card: Option<VoiceCard>,
    reader: Option<Reader>,
    /// What was asked for while something else was being said.
    waiting: VecDeque<Request>,
}

/// Why a text is no longer being said.
enum Over {
    Heard,
    Stopped,
}

impl Inside<'_> {
    fn work(&mut self) -> Result<(), Failed> {
        while let Some(request) = self.next() {
            match request {
                Request::Speak {
                    number,
                    text,
                    manner,
                    interrupt: _,
                } => {
                    (self.tell)(&News::Speaking(number));
                    let over = self.say(&text, &manner)?;
                    (self.tell)(&News::Ended(number));
                    if matches!(over, Over::Stopped) && self.waiting.is_empty() {
                        (self.tell)(&News::Stopped);
                    }
                }
                Request::Stop => (self.tell)(&News::Stopped),
                Request::Voices => (self.tell)(&News::Voices(voices())),
            }
        }
        Ok(())
    }

    /// The next thing to do; none when nobody will ask any more.
    fn next(&mut self) -> Option<Request> {
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

    fn say(&mut self, text: &str, manner: &Manner) -> Result<Over, Failed> {
        let Some(voice) = files::voice_of(&manner.language) else {
            return Ok(Over::Heard);
        };
        let text = if files::primary(&manner.language) == "eu" {
            basque::respelt(text)
        } else {
            text.into()
        };
        // Few texts are more than it can bear, all of them odd; without their signs they are read.
        self.read(voice, &text, manner)
            .or_else(|_| self.read(voice, &plain(&text), manner))
    }

    fn read(
        &mut self,
        voice: &'static files::Voice,
        text: &str,
        manner: &Manner,
    ) -> Result<Over, Failed> {
        if !self
            .reader
            .as_ref()
            .is_some_and(|reader| reader.is_of(voice))
        {
            // One at a time: they share the memory of the thread.
            self.reader = None;
        }
        let mut reader = match self.reader.take() {
            Some(reader) => reader,
            None => Reader::of(voice).ok_or(Failed)?,
        };
        let card = match self.card.take() {
            Some(card) => card,
            None => VoiceCard::open()?,
        };
        reader.begin(text, manner);
        let over = self.play(&mut reader, &card)?;
        if matches!(over, Over::Heard) {
            // A reader that was stopped in the middle still holds the rest; a new one takes milliseconds.
            self.reader = Some(reader);
        }
        self.card = Some(card);
        Ok(over)
    }

    fn play(&mut self, reader: &mut Reader, card: &VoiceCard) -> Result<Over, Failed> {
        let mut samples = Vec::with_capacity(2 * PORTION);
        let mut progress = Progress::Goes;
        while progress == Progress::Goes {
            progress = reader.read(&mut samples)?;
            while samples.len() >= PORTION {
                if self.is_stopped(Duration::ZERO) {
                    card.hush()?;
                    return Ok(Over::Stopped);
                }
                card.play(&samples[..PORTION])?;
                samples.drain(..PORTION);
            }
        }
        card.play(&samples)?;
        let stopped = self.is_stopped(card.finish()?);
        card.hush()?;
        Ok(if stopped { Over::Stopped } else { Over::Heard })
    }

    /// Takes in what is asked within this time; whether that ends what is being said.
    fn is_stopped(&mut self, within: Duration) -> bool {
        let until = Instant::now() + within;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.inbox.recv_timeout(left) {
                Ok(Request::Stop) => {
                    self.waiting.clear();
                    return true;
                }
                Ok(Request::Voices) => (self.tell)(&News::Voices(voices())),
                Ok(request) => {
                    let interrupts = matches!(
                        request,
                        Request::Speak {
                            interrupt: true,
                            ..
                        }
                    );
                    if interrupts {
                        self.waiting.clear();
                    }
                    self.waiting.push_back(request);
                    if interrupts {
                        return true;
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return false,
            }
        }
    }
}

/// All voices, once for each language they read.
fn voices() -> Vec<VoiceInfo> {
    let of = |voice: &files::Voice| {
        let id = format!("{READER} {}", voice.name);
        voice.languages.iter().map(move |language| VoiceInfo {
            id: id.clone(),
            language: (*language).to_owned(),
        })
    };
    files::ALL.iter().flat_map(of).collect()
}
