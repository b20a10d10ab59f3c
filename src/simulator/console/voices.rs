//! Two voices in virtual time, the system's and the built-in one, which fail in several ways.

use serpente_device::speech::{Opener, Openers, TellVoiceNews, Voice, VoiceNews, VoiceRequest};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long a voice takes to open, to accept a text, and for a word of it.
const OPENS: Duration = Duration::from_millis(30);
const ANSWERS: Duration = Duration::from_millis(2);
const WORD: Duration = Duration::from_millis(180);

/// How long a slow voice takes to accept a text.
const SLOWLY: Duration = Duration::from_secs(2);

/// What is wrong with a voice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoiceFault {
    /// It breaks at once, and whenever it is opened.
    Gone,
    /// It opens, and then never answers.
    Mute,
    /// It takes seconds for each answer.
    Slow,
    /// It accepts each text, and breaks in the middle of it.
    BreaksOff,
    /// It never reports the end of a text.
    NoEnds,
}

impl fmt::Display for VoiceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Gone => "is gone",
            Self::Mute => "never answers",
            Self::Slow => "is slow",
            Self::BreaksOff => "breaks in each text",
            Self::NoEnds => "reports no ends",
        })
    }
}

/// One of the voices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Side {
    System,
    Inside,
}

enum VoiceHappening {
    Tells(VoiceNews),
    /// The text of this number was spoken to its end.
    Ends(u64),
}

struct DueHappening {
    side: Side,
    /// The number of the voice, which may have been dropped meanwhile.
    voice: u64,
    what: VoiceHappening,
}

#[derive(Default)]
struct SideState {
    fault: Option<VoiceFault>,
    /// The number of the open voice, and what receives its news.
    open: Option<u64>,
    tell: Option<Arc<TellVoiceNews>>,
    /// The number of the text that sounds.
    says: Option<u64>,
}

/// The voices and what they do next.
#[derive(Default)]
pub(super) struct ModelledVoices {
    now: Duration,
    due: BTreeMap<(Duration, u64), DueHappening>,
    count: u64,
    sides: BTreeMap<Side, SideState>,
    /// What has begun to sound since this was emptied.
    pub(super) begun: Vec<String>,
    /// Whether two voices spoke at once.
    pub(super) at_once: bool,
}

/// The voices, as the voices themselves and the run share them.
#[derive(Clone, Default)]
pub(super) struct SharedVoices(Arc<Mutex<ModelledVoices>>);

impl SharedVoices {
    /// Returns the voices.
    pub(super) fn lock(&self) -> MutexGuard<'_, ModelledVoices> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn opener(&self, side: Side) -> Opener {
        let shared = self.clone();
        Box::new(move |tell| {
            let number = shared.lock().open(side, tell);
            Box::new(SimulatedVoice {
                shared: shared.clone(),
                side,
                number,
            })
        })
    }

    /// Returns what opens the voices.
    pub(super) fn openers(&self) -> Openers {
        Openers {
            system: self.opener(Side::System),
            inside: Some(self.opener(Side::Inside)),
            reader: None,
        }
    }

    /// Does everything that is due by this time.
    pub(super) fn happen(&self, now: Duration) {
        loop {
            let mut voices = self.lock();
            voices.now = now;
            let Some(first) = voices.due.first_entry() else {
                return;
            };
            if first.key().0 > now {
                return;
            }
            let due = first.remove();
            let Some(state) = voices.sides.get_mut(&due.side) else {
                continue;
            };
            if state.open != Some(due.voice) {
                continue;
            }
            let Some(tell) = state.tell.clone() else {
                continue;
            };
            let news = match due.what {
                VoiceHappening::Tells(news) => news,
                VoiceHappening::Ends(number) => {
                    if state.says.take_if(|says| *says == number).is_none() {
                        continue;
                    }
                    if state.fault == Some(VoiceFault::NoEnds) {
                        continue;
                    }
                    VoiceNews::Ended(number)
                }
            };
            if news == VoiceNews::Broken {
                state.says = None;
            }
            drop(voices);
            tell(news);
        }
    }
}

impl ModelledVoices {
    /// Returns when something happens next.
    pub(super) fn next(&self) -> Option<Duration> {
        self.due.keys().next().map(|(at, _)| *at)
    }

    fn plan(&mut self, side: Side, wait: Duration, what: VoiceHappening) {
        let Some(voice) = self.sides.entry(side).or_default().open else {
            return;
        };
        self.count += 1;
        let due = DueHappening { side, voice, what };
        self.due.insert((self.now + wait, self.count), due);
    }

    fn tells(&mut self, side: Side, wait: Duration, news: VoiceNews) {
        self.plan(side, wait, VoiceHappening::Tells(news));
    }

    fn open(&mut self, side: Side, tell: TellVoiceNews) -> u64 {
        self.count += 1;
        let number = self.count;
        let state = self.sides.entry(side).or_default();
        state.open = Some(number);
        state.tell = Some(Arc::new(tell));
        state.says = None;
        if state.fault == Some(VoiceFault::Gone) {
            self.tells(side, ANSWERS, VoiceNews::Broken);
        } else {
            self.tells(side, OPENS, VoiceNews::Ready { ends: true });
        }
        number
    }

    /// Sets what is wrong with the system's voice, or with both.
    pub(super) fn set_fault(&mut self, both: bool, fault: Option<VoiceFault>) {
        for side in [Side::System, Side::Inside] {
            if side == Side::Inside && !both {
                continue;
            }
            let state = self.sides.entry(side).or_default();
            state.fault = fault;
            if fault == Some(VoiceFault::Gone) {
                state.says = None;
                self.tells(side, ANSWERS, VoiceNews::Broken);
            }
        }
    }

    fn ask(&mut self, side: Side, request: VoiceRequest) {
        let fault = self.sides.entry(side).or_default().fault;
        match (request, fault) {
            (_, Some(VoiceFault::Mute)) => {}
            (_, Some(VoiceFault::Gone)) => self.tells(side, ANSWERS, VoiceNews::Broken),
            (VoiceRequest::Voices, _) => {
                self.tells(side, ANSWERS, VoiceNews::Voices(Vec::new()));
            }
            (VoiceRequest::Stop, _) => {
                self.hush(side);
                self.tells(side, ANSWERS, VoiceNews::Stopped);
            }
            (
                VoiceRequest::Speak {
                    number,
                    text,
                    interrupt,
                    ..
                },
                fault,
            ) => {
                if interrupt {
                    self.hush(side);
                }
                let takes = match fault {
                    Some(VoiceFault::Slow) => SLOWLY,
                    _ => ANSWERS,
                };
                let words = u32::try_from(text.split_whitespace().count()).unwrap_or(u32::MAX);
                let lasts = WORD * words.max(1);
                for (&other, state) in &self.sides {
                    self.at_once |= other != side && state.says.is_some();
                }
                self.begun.push(text);
                self.sides.entry(side).or_default().says = Some(number);
                self.tells(side, takes, VoiceNews::Speaking(number));
                if fault == Some(VoiceFault::BreaksOff) {
                    self.tells(side, takes + lasts / 2, VoiceNews::Broken);
                } else {
                    self.plan(side, takes + lasts, VoiceHappening::Ends(number));
                }
            }
        }
    }

    fn hush(&mut self, side: Side) {
        let says = self.sides.entry(side).or_default().says.take();
        if let Some(says) = says {
            self.tells(side, ANSWERS / 2, VoiceNews::Ended(says));
        }
    }
}

struct SimulatedVoice {
    shared: SharedVoices,
    side: Side,
    number: u64,
}

impl Voice for SimulatedVoice {
    fn ask(&mut self, request: VoiceRequest) {
        self.shared.lock().ask(self.side, request);
    }
}

impl Drop for SimulatedVoice {
    fn drop(&mut self) {
        let mut voices = self.shared.lock();
        let state = voices.sides.entry(self.side).or_default();
        if state.open == Some(self.number) {
            *state = SideState {
                fault: state.fault,
                ..SideState::default()
            };
        }
    }
}
