//! The output of a visitor's program.

use super::outbox::VisitorOutbox;
use super::{ClearedLines, Spoken, VisitorOutput};
use serpente_app::Outlet;
use serpente_client::NetworkOrder;
use serpente_device::sound::{SoundTuning, before_words};
use serpente_device::speech::{Report, SpeechOrder, Tuning, Utterance};
use serpente_synth::{Cue, PageCue, SoundCue};
use std::time::Duration;

/// The output of a visitor's program.
pub(super) struct VisitorOutlet {
    pub(super) out: VisitorOutbox,
    /// The last text given to the client's voice, until the client reports its end. There is only
    /// one at a time: the next ones wait in the program, which decides which are still worth
    /// announcing.
    current: Option<Utterance>,
    /// The settings of voice and sounds; `None` if there are none.
    tuned: Option<(Tuning, SoundTuning)>,
    cleared: ClearedLines,
    /// Orders for the network that the visit has yet to carry out.
    pub(super) orders: Vec<NetworkOrder>,
}

impl VisitorOutlet {
    pub(super) fn new(
        out: VisitorOutbox,
        tuned: Option<(Tuning, SoundTuning)>,
        cleared: ClearedLines,
    ) -> Self {
        let mut outlet = Self {
            out,
            current: None,
            tuned,
            cleared,
            orders: Vec::new(),
        };
        outlet.tell_tuning();
        outlet
    }

    /// Returns what to report to the program about the state of the voice.
    pub(super) fn spoken(&mut self, number: u64, spoken: Spoken) -> Option<Report> {
        // Nothing is reported about an interrupted text.
        let current = self.current.as_ref()?;
        if current.number != number || number == 0 {
            return None;
        }
        match spoken {
            Spoken::Began => Some(Report::Speaking(number)),
            Spoken::Ended => {
                self.current = None;
                Some(Report::Heard(number))
            }
            Spoken::Failed => {
                self.current = None;
                None
            }
        }
    }

    /// Stops the current text if this is true for it.
    fn stop(&mut self, which: impl Fn(&Utterance) -> bool) {
        if self.current.take_if(|current| which(current)).is_some() {
            self.out.put(VisitorOutput::Quiet);
        }
    }

    /// Plays the sound of a message where few sounds are played, too: who looks at the table may overlook the mark of what is
    /// unread. Where all are played, it comes with the announcement.
    fn ring_message(&self) {
        let Some((_, sounds)) = &self.tuned else {
            return;
        };
        let sound = SoundCue::from(Cue::Message);
        if sounds.is_audible()
            && !sounds.off.contains(Cue::Message)
            && sounds.audible(sound).is_none()
        {
            self.out.put(VisitorOutput::Cue {
                sound: PageCue::from(sound),
                words: false,
            });
        }
    }

    fn tell_tuning(&mut self) {
        if let Some((voice, sounds)) = &self.tuned {
            self.out.put(VisitorOutput::Tune {
                voice: Box::new(voice.clone()),
                sounds: sounds.clone(),
            });
        }
    }
}

impl Outlet for VisitorOutlet {
    fn line(&mut self, text: &str, language: &str) {
        self.out.put(VisitorOutput::Line {
            text: text.to_owned(),
            language: language.to_owned(),
        });
    }

    fn chat(&mut self, name: &str, text: &str, is_own: bool) {
        self.out.put(VisitorOutput::Chat {
            name: name.to_owned(),
            text: text.to_owned(),
            own: is_own,
        });
        if !is_own {
            self.ring_message();
        }
    }

    fn typed(&mut self, text: &str, cursor: usize) {
        self.out.put(VisitorOutput::Typed {
            text: text.to_owned(),
            cursor,
        });
    }

    fn clear(&mut self) {
        self.out.put(VisitorOutput::Clear);
    }

    fn keeps_lines(&self) -> bool {
        self.cleared == ClearedLines::MayStay
    }

    fn speech(&mut self, order: SpeechOrder) {
        match order {
            SpeechOrder::Say(utterance) if self.tuned.is_some() => {
                self.out.put(VisitorOutput::Say {
                    number: utterance.number,
                    text: utterance.text.clone(),
                    language: utterance.language.clone(),
                    lead: utterance.lead,
                });
                self.current = Some(utterance);
            }
            SpeechOrder::Stop => self.stop(|_| true),
            SpeechOrder::ForgetOthers(listener) => {
                self.stop(|current| current.owner.is_some() && current.owner != listener);
            }
            SpeechOrder::Forget(topic) => self.stop(|current| current.topic == Some(topic)),
            SpeechOrder::Tune(tuning) => {
                if tuning.on == Some(false) {
                    self.quiet();
                }
                if let Some((voice, _)) = &mut self.tuned {
                    *voice = tuning;
                    self.tell_tuning();
                }
            }
            SpeechOrder::Say(_) | SpeechOrder::Withdraw | SpeechOrder::AskVoices => {}
        }
    }

    fn cue(&mut self, sound: SoundCue) -> Duration {
        let Some((_, sounds)) = &self.tuned else {
            return Duration::ZERO;
        };
        let Some(heard) = sounds.audible(sound) else {
            return Duration::ZERO;
        };
        let wait = before_words(heard);
        self.out.put(VisitorOutput::Cue {
            sound: PageCue::from(heard),
            words: true,
        });
        wait
    }

    fn ring(&mut self, sound: SoundCue) {
        if let Some((_, sounds)) = &self.tuned
            && let Some(heard) = sounds.audible(sound)
        {
            self.out.put(VisitorOutput::Cue {
                sound: PageCue::from(heard),
                words: false,
            });
        }
    }

    fn has_sound(&self) -> bool {
        self.tuned.is_some()
    }

    fn tune_sounds(&mut self, tuning: SoundTuning) {
        if let Some((_, sounds)) = &mut self.tuned {
            *sounds = tuning;
            self.tell_tuning();
        }
    }

    fn network(&mut self, order: NetworkOrder) {
        self.orders.push(order);
    }
}

#[cfg(test)]
mod tests {
    use super::super::outbox::outbox;
    use super::*;
    use serpente_engine::rules::Seat;
    use serpente_synth::CueLevel;
    use serpente_text::announce::{Topic, Urgency};

    fn utterance(number: u64, topic: Option<Topic>, owner: Option<Seat>) -> Utterance {
        Utterance {
            number,
            text: "one".to_owned(),
            language: "en".to_owned(),
            urgency: Urgency::Event,
            topic,
            lead: Duration::ZERO,
            owner,
        }
    }

    #[tokio::test]
    async fn a_message_is_heard_once_at_every_level_unless_its_sound_is_off() {
        for (level, is_off, heard) in [
            (CueLevel::Few, false, 1),
            (CueLevel::Full, false, 1),
            (CueLevel::Few, true, 0),
            (CueLevel::Full, true, 0),
        ] {
            let (out, mut inbox) = outbox();
            let mut sounds = SoundTuning {
                level,
                ..SoundTuning::default()
            };
            if is_off {
                sounds.off.toggle(Cue::Message);
            }
            let mut outlet =
                VisitorOutlet::new(out, Some((Tuning::default(), sounds)), ClearedLines::Gone);
            outlet.chat("Bea", "hello", false);
            // The announcement brings the sound of its own.
            outlet.ring(SoundCue::from(Cue::Message));
            outlet.chat("Ada", "hello", true);
            drop(outlet);
            let mut cues = 0;
            while let Some(out) = inbox.next().await {
                cues += usize::from(matches!(out, VisitorOutput::Cue { .. }));
            }
            assert_eq!(cues, heard, "{level:?} {is_off}");
        }
    }

    #[tokio::test]
    async fn the_voice_holds_one_thing_and_is_stopped_where_it_must_not_go_on() {
        let (out, mut inbox) = outbox();
        let sounds = SoundTuning {
            on: false,
            ..SoundTuning::default()
        };
        let mut outlet =
            VisitorOutlet::new(out, Some((Tuning::default(), sounds)), ClearedLines::Gone);
        assert!(matches!(
            inbox.next().await,
            Some(VisitorOutput::Tune { .. })
        ));
        outlet.speech(SpeechOrder::Say(utterance(7, Some(Topic::Turn), None)));
        assert!(matches!(
            inbox.next().await,
            Some(VisitorOutput::Say { number: 7, .. })
        ));
        assert_eq!(outlet.spoken(7, Spoken::Began), Some(Report::Speaking(7)));
        assert_eq!(outlet.spoken(7, Spoken::Ended), Some(Report::Heard(7)));
        // It is over, so nothing has to be stopped.
        outlet.quiet();
        outlet.speech(SpeechOrder::Say(utterance(8, Some(Topic::Turn), None)));
        outlet.speech(SpeechOrder::Forget(Topic::Hand));
        outlet.speech(SpeechOrder::Forget(Topic::Turn));
        // An interrupted text is not reported.
        assert_eq!(outlet.spoken(8, Spoken::Ended), None);
        outlet.speech(SpeechOrder::Say(utterance(9, None, Seat::new(1))));
        outlet.speech(SpeechOrder::ForgetOthers(Seat::new(1)));
        outlet.speech(SpeechOrder::ForgetOthers(None));
        let mut came = Vec::new();
        for _ in 0..4 {
            came.push(inbox.next().await);
        }
        assert!(
            matches!(
                came[..],
                [
                    Some(VisitorOutput::Say { number: 8, .. }),
                    Some(VisitorOutput::Quiet),
                    Some(VisitorOutput::Say { number: 9, .. }),
                    Some(VisitorOutput::Quiet)
                ]
            ),
            "{came:?}"
        );
    }
}
