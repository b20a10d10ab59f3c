//! Hours of faults in simulated time. The voices fail in every way and come back while somebody plays. Never do two
//! speak at once; nothing is said twice, out of its order, or after it went stale; nothing is lost that could be heard;
//! and when a fault is over, the voice is soon back.

mod fault;
mod world;

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::Worker;
use crate::speech::inbox::WorkerInput;
use crate::speech::{Engine, Openers, Report, Tuning, Utterance};
use fault::Fault;
use serpente_testing::soak;
use serpente_testing::split_mix::SplitMix64;
use serpente_text::announce::{Topic, Urgency};
use world::{Side, World};

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

/// Within this a voice is back when its fault is over.
const BACK: Duration = Duration::from_secs(5);

/// How old an event may be that is said though newer ones wait. To the ten seconds after which it is stale comes what it
/// takes until a voice counts as hung, or as one that tells no ends.
const STALE: Duration = Duration::from_secs(30);

/// How much older for each answer that went first: it may be asked of a voice that breaks, and of another that does not
/// tell its end, for which twice the time of its words is waited and three seconds more. No limit for all of them would
/// hold: whoever presses key after key puts off every event. At a table the events come again behind the answer then.
const ANSWERED: Duration = Duration::from_secs(7);

/// When what fails, by chance, from a seed.
struct Chance(SplitMix64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0.next() % limit
    }

    /// A time from the first to the second, in milliseconds; short ones are as likely as long ones.
    fn time(&mut self, shortest: u64, longest: u64) -> Duration {
        let limit = shortest << self.below(64 - u64::from((longest / shortest).leading_zeros()));
        Duration::from_millis(shortest + self.below(limit.min(longest)))
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(all.len() as u64)).expect("an index")]
    }
}

/// What there was to say, and when it came.
#[derive(Default)]
struct Told {
    born: BTreeMap<u32, Instant>,
    answers: u32,
    reports: u32,
}

/// Somebody who plays for an hour, with a voice that fails.
struct Evening {
    world: Arc<Mutex<World>>,
    worker: Worker,
    inbox: Receiver<WorkerInput>,
    reports: Arc<Mutex<Vec<Report>>>,
    now: Instant,
    told: Told,
    /// When it was told that there is no voice, if so it is.
    down: Option<Instant>,
    /// From when to when there was none.
    silences: Vec<(Instant, Instant)>,
    /// When the last fault was over, if no voice was heard since.
    healed: Option<Instant>,
    /// The longest it took.
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

    /// Lets time pass up to this moment.
    fn pass(&mut self, until: Instant) {
        loop {
            let mut wakes = self.worker.step(self.now);
            // What failed may be opened anew at once, and that is all.
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

    /// What came from the voices and what was reported.
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
            // As the program does.
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
        self.worker.take(WorkerInput::Say(utterance), self.now);
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

    /// All that can be is well again.
    fn heal(&mut self, system: Fault, inside: Fault) {
        self.strike(system, inside);
        self.strike_reader(Fault::None);
        self.healed = Some(self.now);
        // The first thing somebody does who hears nothing.
        self.key();
    }

    /// Nothing was lost but what went stale while there was no voice.
    fn is_whole(&self) {
        let world = self.world();
        for (number, born) in &self.told.born {
            let excused = |(from, to): &(Instant, Instant)| {
                let waits = world.patience(*born, *from);
                *to > *born + Duration::from_secs(10) && *from < *born + waits
            };
            assert!(
                world.was_said(*number) || self.silences.iter().any(excused),
                "event {number} was lost: {}",
                world.after(*born)
            );
        }
    }
}

/// An hour of faults of either voice and of both, and of a screen reader that is told. There are machines on which one of them never works.
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
    // It is asked again and again, and not without a pause: three voices, at most one opening in two seconds each.
    assert!(opened < 5400, "opened {opened} times in an hour");
}

/// A voice that fails while the other is well is not missed.
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
