//! Hours of faults in simulated time. The voices fail in every way and recover while a user plays.
//! Two voices never speak at once; no utterance is spoken twice, out of order, or after it went
//! stale; none is lost that could be heard; and speech soon works again when a fault is over.

mod fault;
mod world;

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::{Worker, WorkerInput};
use crate::speech::{Engine, Openers, Report, SpeechOrder, Tuning, Utterance};
use fault::Fault;
use serpente_testing::soak;
use serpente_testing::split_mix::SplitMix64;
use serpente_text::announce::{Topic, Urgency};
use world::{Side, World};

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

/// The time within which a voice is heard again when its fault is over.
const BACK: Duration = Duration::from_secs(5);

/// How old an event may be that is spoken although newer ones wait: the ten seconds after which it
/// is stale, and the time until a voice counts as hung, or as one that reports no ends.
const STALE: Duration = Duration::from_secs(30);

/// How much older it may be for each answer that goes first: the answer may be sent to a voice that
/// breaks, and then to another that does not report its end, for which the worker waits twice the
/// time of the text and three seconds more. There is no limit for all answers together, since a
/// user who presses key after key delays every event. At a table the events are then announced
/// again after the answer.
const ANSWERED: Duration = Duration::from_secs(7);

/// Random faults and times, from a seed.
struct Chance(SplitMix64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0.next() % limit
    }

    /// Returns a time from the first to the second, in milliseconds. Short times are as likely as
    /// long ones.
    fn time(&mut self, shortest: u64, longest: u64) -> Duration {
        let limit = shortest << self.below(64 - u64::from((longest / shortest).leading_zeros()));
        Duration::from_millis(shortest + self.below(limit.min(longest)))
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(all.len() as u64)).expect("an index")]
    }
}

/// The events with their times, and the numbers of answers and reports.
#[derive(Default)]
struct Told {
    born: BTreeMap<u32, Instant>,
    answers: u32,
    reports: u32,
}

/// A user who plays for an hour, with voices that fail.
struct Evening {
    world: Arc<Mutex<World>>,
    worker: Worker,
    inbox: Receiver<WorkerInput>,
    reports: Arc<Mutex<Vec<Report>>>,
    now: Instant,
    told: Told,
    /// When it was reported that there is no voice, if that is still so.
    down: Option<Instant>,
    /// The times without a voice, from beginning to end.
    silences: Vec<(Instant, Instant)>,
    /// When the last fault was over, if no voice has been heard since.
    healed: Option<Instant>,
    /// The longest time from the end of a fault until a voice was heard.
    back_after: Duration,
}

impl Evening {
    fn begin(engine: Engine, now: Instant) -> Self {
        let world = World::new(now);
        let reports = Arc::<Mutex<Vec<Report>>>::default();
        let (mail, inbox) = channel();
        let openers = Openers {
            system: World::opener(&world, Side::System),
            inside: Some(World::opener(&world, Side::Inside)),
            reader: Some(World::opener(&world, Side::Reader)),
        };
        let tuning = Tuning {
            engine,
            ..Tuning::default()
        };
        let kept = Arc::clone(&reports);
        let report = Box::new(move |report| kept.lock().expect("no panic").push(report));
        let mut worker = Worker::new(tuning, openers, report, &mail);
        worker.open_what_is_wanted(now);
        Self {
            world,
            worker,
            inbox,
            reports,
            now,
            told: Told::default(),
            down: None,
            silences: Vec::new(),
            healed: None,
            back_after: Duration::ZERO,
        }
    }

    fn world(&self) -> std::sync::MutexGuard<'_, World> {
        self.world.lock().expect("no panic")
    }

    /// Advances the time to this moment.
    fn pass(&mut self, until: Instant) {
        loop {
            let mut wakes = self.worker.step(self.now);
            // A voice that failed may be opened again at once, but nothing else may be due.
            for _ in 0..2 {
                if wakes.is_some_and(|at| at <= self.now) {
                    wakes = self.worker.step(self.now);
                }
            }
            let stands_still = wakes.is_some_and(|at| at <= self.now);
            assert!(!stands_still, "it spins: {}", self.world());
            self.take_in();
            let news = self.world().next();
            let next = [wakes, news, Some(until)].into_iter().flatten().min();
            self.now = next.expect("at least one");
            if self.now >= until && news.is_none_or(|news| news > until) {
                self.world().now = self.now;
                return;
            }
            let heard = self.world().happen(self.now);
            if let Some(healed) = self.healed.take_if(|_| heard) {
                self.back_after = self.back_after.max(self.now - healed);
            }
            if let Some(healed) = self.healed {
                let waits = self.now - healed;
                assert!(waits <= BACK, "still silent: {}", self.world());
            }
            self.take_in();
        }
    }

    /// Handles the news of the voices and the reports.
    fn take_in(&mut self) {
        while let Ok(input) = self.inbox.try_recv() {
            self.worker.take(input, self.now);
            self.world().is_one_voice();
        }
        let reports = std::mem::take(&mut *self.reports.lock().expect("no panic"));
        for report in reports {
            match report {
                Report::Unavailable | Report::Lost => {
                    assert!(self.down.is_none(), "it is told once: {}", self.world());
                    self.down = Some(self.now);
                }
                Report::Restored => {
                    let since = self.down.take().expect("it was down");
                    self.silences.push((since, self.now));
                }
                _ => continue,
            }
            // The program announces them in the same way.
            self.told.reports += 1;
            let text = format!("report {}", self.told.reports);
            self.say(&text, Urgency::Event, Some(Topic::Speech));
        }
    }

    fn say(&mut self, text: &str, urgency: Urgency, topic: Option<Topic>) {
        let utterance = Utterance {
            number: 0,
            text: text.into(),
            language: "en".into(),
            urgency,
            topic,
            owner: None,
            lead: Duration::ZERO,
        };
        self.worker
            .take(WorkerInput::Order(SpeechOrder::Say(utterance)), self.now);
    }

    fn event(&mut self) {
        let number = u32::try_from(self.told.born.len()).expect("an hour is short");
        self.told.born.insert(number, self.now);
        self.world().born(number);
        self.say(&format!("event {number}"), Urgency::Event, None);
    }

    fn key(&mut self) {
        self.told.answers += 1;
        let text = format!("answer {}", self.told.answers);
        self.say(&text, Urgency::Answer, None);
    }

    fn strike(&mut self, system: Fault, inside: Fault) {
        self.healed = None;
        self.world().set(Side::System, system);
        self.world().set(Side::Inside, inside);
        self.take_in();
    }

    fn strike_reader(&mut self, reader: Fault) {
        self.world().set(Side::Reader, reader);
        self.take_in();
    }

    /// Ends all faults, except these for voices that never work on this machine.
    fn heal(&mut self, system: Fault, inside: Fault) {
        self.strike(system, inside);
        self.strike_reader(Fault::None);
        self.healed = Some(self.now);
        // A user who hears nothing presses a key.
        self.key();
    }

    /// Checks that no events were lost, except those that went stale while there was no voice.
    fn is_whole(&self) {
        let world = self.world();
        for (number, born) in &self.told.born {
            assert!(
                world.was_said(*number)
                    || self.silences.iter().any(|(from, to)| {
                        let waits = world.patience(*born, *from);
                        *to > *born + Duration::from_secs(10) && *from < *born + waits
                    }),
                "event {number} was lost: {}",
                world.after(*born)
            );
        }
    }
}

/// Simulates an hour of faults of either voice, of both, and of a screen reader. On some machines
/// one of the voices never works.
fn hour(engine: Engine, seed: u64) -> Evening {
    let mut chance = Chance(SplitMix64::new(seed));
    let (system, inside) = match (seed % 3, engine) {
        (1, Engine::Auto | Engine::System) => (Fault::None, Fault::Gone),
        (2, Engine::Auto | Engine::Inside) => (Fault::Gone, Fault::None),
        _ => (Fault::None, Fault::None),
    };
    let start = Instant::now();
    let mut evening = Evening::begin(engine, start);
    let (mut event, mut key) = (start, start);
    let mut turn = start + chance.time(100, 4_000);
    let mut ails = false;
    evening.strike(system, inside);
    while evening.now < start + HOUR {
        evening.pass(event.min(key).min(turn));
        if evening.now >= event {
            evening.event();
            event = evening.now + chance.time(1_500, 6_000);
        }
        if evening.now >= key {
            evening.key();
            key = evening.now + chance.time(1_500, 20_000);
        }
        if evening.now >= turn {
            if ails {
                evening.heal(system, inside);
                turn = evening.now + chance.time(50, 30_000);
            } else {
                let both = chance.below(3);
                let (one, other) = (chance.one_of(&Fault::ALL), chance.one_of(&Fault::ALL));
                match both {
                    0 => evening.strike(one, inside),
                    1 => evening.strike(system, other),
                    _ => evening.strike(one, other),
                }
                if engine == Engine::Reader {
                    evening.strike_reader(chance.one_of(&Fault::ALL));
                }
                turn = evening.now + chance.time(20, 90_000);
            }
            ails = !ails;
        }
    }
    evening.heal(Fault::None, Fault::None);
    evening.pass(evening.now + 100 * SECOND);
    evening.is_whole();
    evening
}

#[test]
fn an_hour_of_any_faults() {
    let (mut back_after, mut oldest) = (Duration::ZERO, Duration::ZERO);
    let (mut opened, mut said) = (0, 0);
    for seed in soak::seeds(9) {
        for engine in Engine::ALL {
            let evening = hour(engine, seed);
            back_after = back_after.max(evening.back_after);
            oldest = oldest.max(evening.world().oldest);
            opened = opened.max(evening.world().opened());
            said += evening.told.born.len();
        }
    }
    println!(
        "back after at most {back_after:?}; said {oldest:?} late at most; opened {opened} times an hour; {said} events"
    );
    // Voices are opened again and again, but with pauses: three voices, each opened at most once in
    // two seconds.
    assert!(opened < 5400, "opened {opened} times in an hour");
}

/// A fault of one voice causes no silence while the other works.
#[test]
fn an_hour_without_the_system_s_voice_is_heard() {
    for fault in Fault::ALL {
        let mut evening = Evening::begin(Engine::Auto, Instant::now());
        evening.strike(fault, Fault::None);
        for second in 0..600 {
            evening.pass(evening.now + SECOND);
            if second % 3 == 0 {
                evening.event();
            }
        }
        evening.heal(Fault::None, Fault::None);
        evening.pass(evening.now + 100 * SECOND);
        assert!(evening.silences.is_empty(), "{fault:?}");
        evening.is_whole();
    }
}
