//! What a voice tells the worker: that it is ready, speaks, has ended, or is broken.

use std::time::{Duration, Instant};

use super::{SpeechHealth, Worker};
use crate::speech::{Report, VoiceInfo, VoiceNews, VoiceSource, duration};

/// How long news of an end may take, beyond twice the time the text should take.
pub(super) const GRACE: Duration = Duration::from_secs(3);

impl Worker {
    pub(super) fn hear(&mut self, source: VoiceSource, news: VoiceNews, now: Instant) {
        match news {
            VoiceNews::Ready { ends } => {
                self.voices.ready(source, ends);
                if self.health == SpeechHealth::Down {
                    self.queue.freshen(now);
                }
            }
            VoiceNews::OnItsWay => self.voices.goes_on(source, now),
            VoiceNews::Speaking(number) => {
                self.voices.answered(source);
                let tells_ends = self.voices.tells_ends() == Some(true);
                if let Some(said) = self.said.as_mut().filter(|said| said.number == number) {
                    said.taken = true;
                    let lasts = duration(&said.due.utterance.text, self.tuning.rate);
                    // Where ends are told, the clock only helps out when one is lost; but it does not wait that long
                    // each time for a voice that tells none.
                    let patience = if tells_ends && !self.end_was_lost {
                        2 * lasts + GRACE
                    } else {
                        lasts
                    };
                    said.over = now + patience;
                    let number = said.due.utterance.number;
                    self.tell(number, Report::Speaking);
                }
                if !tells_ends {
                    self.works(source, now);
                }
            }
            VoiceNews::Ended(number) => {
                if self.said.as_ref().is_some_and(|said| said.number == number) {
                    self.end_was_lost = false;
                    self.over();
                }
                // Only now is it sure: a daemon without a sound card takes one utterance and hangs at the next.
                self.works(source, now);
            }
            VoiceNews::Stopped => {
                self.voices.answered(source);
                self.said = None;
            }
            VoiceNews::Voices(voices) => self.list(voices),
            VoiceNews::Broken => self.fail(source, now),
        }
    }

    fn list(&self, voices: Vec<VoiceInfo>) {
        // A system that lists none does not say which there are: somebody may have heard one of them just now.
        for language in self.languages.iter().filter(|_| !voices.is_empty()) {
            if !voices.iter().any(|voice| voice.speaks(language)) {
                (self.report)(Report::NoVoice {
                    language: language.clone(),
                });
            }
        }
        (self.report)(Report::Voices(voices));
    }

    /// What was said is over.
    pub(super) fn over(&mut self) {
        if let Some(said) = self.said.take().filter(|said| !said.forgotten) {
            self.tell(said.due.utterance.number, Report::Heard);
        }
        // The last words are the only ones in the queue; when nothing follows them, they were heard.
        if self.queue.first().is_none()
            && let Some(heard) = self.farewell.take()
        {
            let _ = heard.send(());
        }
    }

    /// The voice has proved that it works.
    fn works(&mut self, source: VoiceSource, now: Instant) {
        self.voices.proved(source, now);
        if std::mem::replace(&mut self.health, SpeechHealth::Well) == SpeechHealth::Down {
            (self.report)(Report::Restored);
        }
    }

    /// The voice failed. While speech is off, nobody needs to know.
    pub(super) fn fail(&mut self, source: VoiceSource, now: Instant) {
        let on = self.tuning.on;
        let hope = self.voices.fail(source, now);
        if self.voices.speaks(source) {
            self.must_stop = false;
            if let Some(said) = self.said.take().filter(|said| on && !said.forgotten) {
                let number = said.due.utterance.number;
                self.queue.again(said.due);
                self.tell(number, Report::Unsaid);
            }
        }
        if !on || hope {
            return;
        }
        let news = match self.health {
            SpeechHealth::Unknown => Report::Unavailable,
            SpeechHealth::Well => Report::Lost,
            SpeechHealth::Down => return,
        };
        self.health = SpeechHealth::Down;
        (self.report)(news);
        self.farewell = None;
    }
}
