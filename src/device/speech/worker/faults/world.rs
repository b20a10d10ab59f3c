//! The simulated voices, and the simulated time in which they speak.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::fault::Fault;
use crate::speech::{Opener, TellVoiceNews, Voice, VoiceNews, VoiceRequest};

const VOICE_ANSWERS: Duration = Duration::from_millis(2);

/// How long a voice without a fault takes to open, and to speak an utterance.
const OPENS: Duration = Duration::from_millis(30);
const SPEAKS: Duration = Duration::from_millis(700);

/// How long a slow voice takes to open, and to accept an utterance: two seconds for each of many
/// answers.
const SLOW: (Duration, Duration) = (Duration::from_secs(16), Duration::from_secs(4));

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    System,
    Inside,
    Reader,
}

/// A scheduled event of the simulation.
enum Happening {
    Tells(VoiceNews),
    /// The utterance of this number was heard to its end.
    Heard(u64),
}

#[derive(Default)]
struct State {
    fault: Option<Fault>,
    opened: usize,
    /// The voice that is open, and its number.
    voice: Option<(u64, Arc<TellVoiceNews>)>,
    /// The number and the text of the utterance that is sounding.
    says: Option<(u64, String)>,
    /// The event that was sounding when the voice broke, until that is reported.
    broken_off: Option<u32>,
}

impl State {
    fn fault(&self) -> Fault {
        self.fault.unwrap_or(Fault::None)
    }
}

/// The voices, and a record of everything that they spoke.
pub(super) struct World {
    pub(super) now: Instant,
    start: Instant,
    calendar: BTreeMap<(Instant, u64), (Side, u64, Happening)>,
    count: u64,
    sides: [State; 3],
    /// The event that was requested last.
    last: u32,
    /// The events that were accepted and not broken off. The texts whose end was reported are in
    /// `ended`.
    taken: BTreeSet<u32>,
    /// The events that an answer cut off.
    cut: BTreeSet<u32>,
    ended: BTreeSet<String>,
    newest: u32,
    /// The greatest age of an event that was spoken although newer ones waited.
    pub(super) oldest: Duration,
    births: BTreeMap<u32, Instant>,
    /// The times at which answers were requested.
    answers: Vec<Instant>,
    /// Everything that happened, with its time.
    log: Vec<(Instant, String)>,
}

fn event(text: &str) -> Option<u32> {
    text.strip_prefix("event ")?.parse().ok()
}

impl World {
    pub(super) fn new(now: Instant) -> Arc<Mutex<Self>> {
        Arc::new(Mutex::new(Self {
            now,
            start: now,
            calendar: BTreeMap::new(),
            count: 0,
            sides: Default::default(),
            last: 0,
            taken: BTreeSet::new(),
            cut: BTreeSet::new(),
            ended: BTreeSet::new(),
            newest: 0,
            oldest: Duration::ZERO,
            births: BTreeMap::new(),
            answers: Vec::new(),
            log: Vec::new(),
        }))
    }

    pub(super) fn opener(world: &Arc<Mutex<Self>>, side: Side) -> Opener {
        let world = Arc::clone(world);
        Box::new(move |tell| {
            let number = world.lock().expect("no panic").open(side, tell);
            Box::new(Simulated {
                world: Arc::clone(&world),
                side,
                number,
            })
        })
    }

    fn open(&mut self, side: Side, tell: TellVoiceNews) -> u64 {
        self.count += 1;
        let number = self.count;
        let state = &mut self.sides[side as usize];
        state.opened += 1;
        let fault = state.fault();
        if fault == Fault::NoProcess {
            tell(VoiceNews::Broken);
        }
        state.voice = Some((number, Arc::new(tell)));
        self.note(format!("{side:?} is opened"));
        match fault {
            Fault::NoProcess | Fault::Mute => {}
            Fault::Gone => self.tells(side, VOICE_ANSWERS, VoiceNews::Broken),
            Fault::Slow => self.tells(side, SLOW.0, VoiceNews::Ready { ends: true }),
            _ => self.tells(side, OPENS, VoiceNews::Ready { ends: true }),
        }
        number
    }

    fn note(&mut self, what: String) {
        self.log.push((self.now, what));
    }

    fn tells(&mut self, side: Side, after: Duration, news: VoiceNews) {
        self.happens(side, after, Happening::Tells(news));
    }

    fn happens(&mut self, side: Side, after: Duration, what: Happening) {
        if let Some((voice, _)) = &self.sides[side as usize].voice {
            let voice = *voice;
            self.count += 1;
            let at = (self.now + after, self.count);
            self.calendar.insert(at, (side, voice, what));
        }
    }

    /// Sets the fault of a voice from now on.
    pub(super) fn set(&mut self, side: Side, fault: Fault) {
        self.sides[side as usize].fault = Some(fault);
        self.note(format!("{side:?}: {fault:?}"));
        if fault == Fault::Gone {
            self.breaks_off(side);
            self.tells(side, VOICE_ANSWERS, VoiceNews::Broken);
        }
    }

    /// Breaks off the utterance that is sounding, if any.
    fn breaks_off(&mut self, side: Side) {
        let state = &mut self.sides[side as usize];
        if let Some((_, text)) = state.says.take() {
            state.broken_off = event(&text);
        }
    }

    /// Breaks off the utterance that is sounding, and notes that it must be spoken again.
    fn is_left(&mut self, side: Side) {
        self.breaks_off(side);
        if let Some(event) = self.sides[side as usize].broken_off.take() {
            self.taken.remove(&event);
        }
    }

    fn speak(&mut self, side: Side, number: u64, text: String, interrupt: bool) {
        self.note(format!("{side:?} is to say {text}"));
        let silent =
            |(other, state): (usize, &State)| other == side as usize || state.says.is_none();
        let alone = self.sides.iter().enumerate().all(silent);
        assert!(alone, "two voices at once: {self}");
        assert!(
            !self.ended.contains(&text),
            "{text} was said before: {self}"
        );
        if let Some(event) = event(&text) {
            assert!(event >= self.last, "{text} is out of its order: {self}");
            self.last = event;
            let age = self.now - self.births[&event];
            if event != self.newest {
                self.oldest = self.oldest.max(age);
                let patience = self.patience(self.births[&event], self.now);
                assert!(age <= patience, "{text} is {age:?} old: {self}");
            }
        }
        if interrupt {
            self.answers.push(self.now);
        }
        let state = &mut self.sides[side as usize];
        if interrupt {
            self.cut.extend(state.broken_off.take());
            let says = state.says.as_ref();
            self.cut.extend(says.and_then(|(_, text)| event(text)));
        }
        let fault = state.fault();
        match fault {
            Fault::Mute | Fault::MuteLater => return,
            Fault::Gone | Fault::Refuses => {
                self.breaks_off(side);
                return self.tells(side, VOICE_ANSWERS, VoiceNews::Broken);
            }
            _ => {}
        }
        if interrupt {
            self.hush(side);
        }
        let takes = if fault == Fault::Slow {
            SLOW.1
        } else {
            VOICE_ANSWERS
        };
        self.sides[side as usize].says = Some((number, text));
        self.tells(side, takes, VoiceNews::Speaking(number));
        if fault == Fault::BreaksOff {
            self.tells(side, SPEAKS / 2, VoiceNews::Broken);
        } else {
            self.happens(side, takes + SPEAKS, Happening::Heard(number));
        }
    }

    fn hush(&mut self, side: Side) {
        if let Some((number, _)) = self.sides[side as usize].says.take() {
            self.tells(side, VOICE_ANSWERS / 2, VoiceNews::Ended(number));
        }
    }

    fn stop(&mut self, side: Side) {
        self.note(format!("{side:?} is to stop"));
        match self.sides[side as usize].fault() {
            Fault::Mute | Fault::MuteLater => {}
            Fault::Gone => self.tells(side, VOICE_ANSWERS, VoiceNews::Broken),
            _ => {
                self.hush(side);
                self.tells(side, VOICE_ANSWERS, VoiceNews::Stopped);
            }
        }
    }

    /// Returns when something happens next.
    pub(super) fn next(&self) -> Option<Instant> {
        self.calendar.keys().next().map(|(at, _)| *at)
    }

    /// Does everything that is due. Returns whether a voice accepted an utterance.
    pub(super) fn happen(&mut self, now: Instant) -> bool {
        self.now = now;
        let mut heard = false;
        while let Some(first) = self.calendar.first_entry() {
            if first.key().0 > now {
                break;
            }
            let (side, voice, what) = first.remove();
            let tell = match &self.sides[side as usize].voice {
                Some((open, tell)) if *open == voice => Arc::clone(tell),
                _ => continue,
            };
            match what {
                Happening::Heard(number) => self.heard(side, number, &tell),
                Happening::Tells(news) => {
                    if let VoiceNews::Speaking(_) = news {
                        heard = true;
                        let says = self.sides[side as usize].says.as_ref();
                        self.taken.extend(says.and_then(|(_, text)| event(text)));
                    }
                    if news == VoiceNews::Broken {
                        self.is_left(side);
                    }
                    self.note(format!("{side:?} tells {news:?}"));
                    tell(news);
                }
            }
        }
        heard
    }

    fn heard(&mut self, side: Side, number: u64, tell: &TellVoiceNews) {
        let state = &mut self.sides[side as usize];
        let fault = state.fault();
        let Some((_, text)) = state.says.take_if(|(said, _)| *said == number) else {
            return;
        };
        self.note(format!("{side:?} has said {text}"));
        match fault {
            Fault::Mute | Fault::MuteLater | Fault::NoEnds => return,
            Fault::Babbles => {
                tell(VoiceNews::Ended(number + 1000));
                tell(VoiceNews::Ended(number - 1));
                tell(VoiceNews::Ended(number));
            }
            _ => {}
        }
        tell(VoiceNews::Ended(number));
        self.ended.insert(text);
    }

    pub(super) fn is_one_voice(&self) {
        let sound = self.sides.iter().filter(|state| state.says.is_some());
        assert!(sound.count() < 2, "two voices at once: {self}");
    }

    /// Notes that this event has come.
    pub(super) fn born(&mut self, event: u32) {
        self.note(format!("event {event} comes"));
        self.newest = event;
        self.births.insert(event, self.now);
    }

    /// Returns how long an event that came at `born` may wait, as seen at `until`, because answers
    /// go first.
    pub(super) fn patience(&self, born: Instant, until: Instant) -> Duration {
        let answers = self
            .answers
            .iter()
            .filter(|answer| (born..=until).contains(*answer))
            .count();
        super::STALE + super::ANSWERED * u32::try_from(answers).expect("an hour is short")
    }

    /// Returns whether an event was spoken, at least in part: an answer may have cut it off.
    pub(super) fn was_said(&self, event: u32) -> bool {
        self.taken.contains(&event) || self.cut.contains(&event)
    }

    /// Returns the log from this moment on.
    pub(super) fn after(&self, moment: Instant) -> String {
        let at = self.log.partition_point(|(at, _)| *at < moment);
        self.told(&self.log[at..])
    }

    /// Formats the first of these entries of the log.
    fn told(&self, log: &[(Instant, String)]) -> String {
        let mut text = String::new();
        for (at, what) in log.iter().take(40) {
            let _ = write!(text, "\n{:?} {what}", *at - self.start);
        }
        text
    }

    /// Returns how often voices were opened.
    pub(super) fn opened(&self) -> usize {
        self.sides.iter().map(|state| state.opened).sum()
    }
}

/// Prints the end of the log.
impl fmt::Display for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.log.len().saturating_sub(40);
        f.write_str(&self.told(&self.log[last..]))
    }
}

struct Simulated {
    world: Arc<Mutex<World>>,
    side: Side,
    number: u64,
}

impl Voice for Simulated {
    fn ask(&mut self, request: VoiceRequest) {
        let mut world = self.world.lock().expect("no panic");
        match request {
            VoiceRequest::Speak {
                number,
                text,
                interrupt,
                ..
            } => world.speak(self.side, number, text, interrupt),
            VoiceRequest::Stop => world.stop(self.side),
            VoiceRequest::Voices => {
                world.tells(self.side, VOICE_ANSWERS, VoiceNews::Voices(Vec::new()));
            }
        }
    }
}

impl Drop for Simulated {
    fn drop(&mut self) {
        // A check that failed has poisoned the lock.
        if let Ok(mut world) = self.world.lock() {
            let state = &mut world.sides[self.side as usize];
            if state
                .voice
                .take_if(|(open, _)| *open == self.number)
                .is_some()
            {
                let side = self.side;
                world.is_left(side);
                world.note(format!("{side:?} is left"));
            }
        }
    }
}
