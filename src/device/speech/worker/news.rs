//! Handles the news of a voice: that it is ready, speaks, has ended, or is broken.

use std::time::{Duration, Instant};

use super::Worker;
use crate::speech::link::Health;
use crate::speech::{Report, VoiceInfo, VoiceNews, VoiceSource, duration};

/// How long news of an end may take, beyond twice the time the text should take.
pub(super) const GRACE: Duration = Duration::from_secs(3);

impl Worker {
    pub(super) fn hear(&mut self, source: VoiceSource, news: VoiceNews, now: Instant) {
        match news {
            VoiceNews::Ready { ends } => {
                self.voices.link_mut(source).ready(ends);
                if self.health == Health::Failed {
                    self.queue.freshen(now);
                }
            }
            VoiceNews::OnItsWay => self.voices.link_mut(source).goes_on(now),
            VoiceNews::Speaking(number) => {
                self.voices.link_mut(source).answered();
                let tells_ends = self.voices.active().tells_ends() == Some(true);
                if let Some(spoken) = self
                    .spoken
                    .as_mut()
                    .filter(|spoken| spoken.number == number)
                {
                    let lasts = duration(&spoken.due.utterance.text, self.tuning.rate);
                    // If ends are reported, the clock is only needed when one is lost. After that
                    // it does not wait as long again, since the voice may report none.
                    let patience = if tells_ends && !self.end_was_lost {
                        2 * lasts + GRACE
                    } else {
                        lasts
                    };
                    spoken.over = Some(now + patience);
                    let number = spoken.due.utterance.number;
                    self.tell(number, Report::Speaking);
                }
                if !tells_ends {
                    self.works(source, now);
                }
            }
            VoiceNews::Ended(number) => {
                if self
                    .spoken
                    .as_ref()
                    .is_some_and(|spoken| spoken.number == number)
                {
                    self.end_was_lost = false;
                    self.over();
                }
                // Only an end proves that it works: a daemon without a sound card accepts one
                // utterance and hangs at the next.
                self.works(source, now);
            }
            VoiceNews::Stopped => {
                self.voices.link_mut(source).answered();
                self.spoken = None;
            }
            VoiceNews::Voices(voices) => self.list(voices),
            VoiceNews::NoneInstalled => {
                if !std::mem::replace(&mut self.reported.none_installed, true) {
                    (self.report)(Report::NoneInstalled);
                }
            }
            VoiceNews::Broken => self.fail(source, now),
        }
    }

    fn list(&self, voices: Vec<VoiceInfo>) {
        // An empty list does not mean that there are no voices: the user may have heard one just
        // now.
        for language in self.languages.iter().filter(|_| !voices.is_empty()) {
            if !voices.iter().any(|voice| voice.speaks(language)) {
                (self.report)(Report::NoVoice {
                    language: language.clone(),
                });
            }
        }
        (self.report)(Report::Voices(voices));
    }

    /// Notes that the current utterance is over.
    pub(super) fn over(&mut self) {
        if let Some(spoken) = self.spoken.take().filter(|spoken| !spoken.forgotten) {
            self.tell(spoken.due.utterance.number, Report::Heard);
        }
        // The farewell is alone in the queue. If nothing is left there, it was heard.
        if self.queue.first().is_none()
            && let Some(heard) = self.farewell.take()
        {
            let _ = heard.send(());
        }
    }

    /// Notes that the voice has proved that it works.
    fn works(&mut self, source: VoiceSource, now: Instant) {
        self.voices.proved(source, now);
        if std::mem::replace(&mut self.health, Health::Proved) == Health::Failed {
            (self.report)(Report::Restored);
        }
    }

    /// Handles a failure of the voice. While speech is off, the failure is not reported.
    pub(super) fn fail(&mut self, source: VoiceSource, now: Instant) {
        let on = self.tuning.speaks();
        let hope = self.voices.fail(source, now);
        if self.voices.active().source == source {
            self.must_stop = false;
            if let Some(spoken) = self.spoken.take().filter(|spoken| on && !spoken.forgotten) {
                let number = spoken.due.utterance.number;
                self.queue.again(spoken.due);
                self.tell(number, Report::Unsaid);
            }
        }
        if !on || hope {
            return;
        }
        let news = match self.health {
            Health::Unknown => Report::Unavailable,
            Health::Proved => Report::Lost,
            Health::Failed => return,
        };
        self.health = Health::Failed;
        (self.report)(news);
        self.farewell = None;
    }
}
