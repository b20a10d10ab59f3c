//! The part `console`: one program on a terminal, from the bytes of its keys to its voices, with a
//! person who plays.
//!
//! What is simulated at the level of cores: the keyboard, the app, speech with two voices, the
//! record with kills and restarts, and with a folder that goes away. Sounds only have a length. What needs a real terminal, a real
//! voice or a kernel is not simulated.

mod checks;
mod faults;
mod outlet;
mod person;
mod record_disk;
mod voices;

pub use faults::{ConsoleFault, PlantedInConsole};
pub use voices::VoiceFault;

use crate::choices::SeededChoices;
use crate::outcome::RunOutcome;
use crate::timeline::Timeline;
use checks::ConsoleChecks;
use outlet::{OutletCall, RecordingOutlet};
use person::Typist;
use record_disk::RecordDisk;
use serpente_app::{App, Incoming, Parts, Shown, Start, TaskResult};
use serpente_archive::wait_for_disks;
use serpente_console::KeyReader;
use serpente_device::settings::{Folders, Settings};
use serpente_device::speech::{Engine, SpeechCore, SpeechOrder, Tuning};
use serpente_engine::table::RandomSource;
use serpente_text::words::Words;
use std::ffi::OsString;
use std::fs;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use voices::SharedVoices;

/// How long a match may last.
const LONGEST_MATCH: Duration = Duration::from_secs(60 * 60);

/// How long everything may take to be told once the match is over.
const TOLD_WITHIN: Duration = Duration::from_secs(120);

/// The most steps of a run. A run has a few thousand.
const MOST_STEPS: u64 = 60_000;

/// How long a program gets to find out that its record is writable again or was changed. Then it is
/// asked to end, since it may have nothing to write any more.
const FINDS_OUT_WITHIN: Duration = Duration::from_secs(30);

/// Part of the lines that come after a match.
const MATCH_IS_OVER: &str = "to play again";

/// The matches that are played.
const MATCHES: [&str; 8] = [
    "--game salotto --players 2 --limit 10",
    "--game salotto --players 3 --limit 10",
    "--game salotto --teams 2x2 --limit 10",
    "--game fives --players 2 --limit 20",
    "--game block --players 3 --limit 10",
    "--game latino --teams 2x2 --limit 10",
    "--game salotto --players 3 --limit 10 --humans 2",
    "--game fives --teams 2x2 --limit 20 --humans 3",
];

/// Something that is going to happen.
enum ConsoleHappening {
    Presses,
    /// Nothing has followed the bytes so far.
    KeyTimesOut(u64),
    TaskDone(u64, Box<TaskResult>),
    Fault(ConsoleFault),
    VoicesWork,
    GoesOn,
    /// The folder of the record is there again.
    DiskBack,
    /// The program of this process is asked to end, if its record is not known yet.
    EndsUnknown(u64),
    Calm,
}

/// The program with its voices, as one process of it after the other runs.
struct SimulatedProgram {
    /// The number of the process.
    process: u64,
    app: App<RecordingOutlet>,
    speech: SpeechCore,
    voices: SharedVoices,
    keys: KeyReader,
    /// How often bytes were read.
    reads: u64,
    /// Whether the process is stopped.
    is_stopped: bool,
}

/// The run of one seed.
struct ConsoleWorld {
    timeline: Timeline<ConsoleHappening>,
    choices: SeededChoices,
    home: TempDir,
    disk: RecordDisk,
    program: SimulatedProgram,
    outlet: RecordingOutlet,
    typist: Typist,
    checks: ConsoleChecks,
    planted: Option<PlantedInConsole>,
    over_since: Option<Duration>,
}

/// Returns the words of the program, where each tile stands in brackets.
fn words_in_brackets() -> Arc<Words> {
    static WORDS: OnceLock<Arc<Words>> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let english = folder.path().join("en");
        fs::create_dir(&english).expect("a folder");
        let marked = "half = { $pips }\ntile = ⟦{ $high }-{ $low }⟧{ $double }{ $pips }\n";
        fs::write(english.join("locale.ftl"), marked).expect("room");
        Arc::new(Words::new(Some(folder.path())).0)
    });
    Arc::clone(words)
}

/// Runs the console of a seed. `dropped` are the numbers of faults that are left out.
#[must_use]
pub fn run(seed: u64, planted: Option<PlantedInConsole>, dropped: &[usize]) -> RunOutcome {
    // Whether a disk is slow is up to the seed, and not to the machine.
    wait_for_disks(Duration::from_secs(60 * 60));
    let mut people = SeededChoices::new(seed, 1);
    let mut weather = SeededChoices::new(seed, 2);
    let mut of_disk = SeededChoices::new(seed, 5);
    let all = faults::faults(&mut weather, &mut of_disk);
    let mut world = ConsoleWorld::begin(seed, planted, &mut people, &mut of_disk);
    let faults = world
        .timeline
        .put_faults(all, dropped, ConsoleHappening::Fault);
    world.timeline.put(faults::CHAOS, ConsoleHappening::Calm);
    world
        .timeline
        .put(Duration::from_millis(500), ConsoleHappening::Presses);
    let result = world.work();
    world.timeline.outcome(world.checks.moves, result, faults)
}

/// Returns speech that is on.
fn start_speech(voices: &SharedVoices, now: Instant) -> SpeechCore {
    let tuning = Tuning {
        on: Some(true),
        ..Tuning::default()
    };
    SpeechCore::new(tuning, voices.openers(), now)
}

/// Starts a program with its folders in `home`.
fn start(
    home: &TempDir,
    arguments: &str,
    outlet: &RecordingOutlet,
    now: Instant,
) -> App<RecordingOutlet> {
    let mut folders = Folders::at(&home.path().join("config"), &home.path().join("data"));
    folders.elsewhere.push(home.path().join("elsewhere"));
    let (settings, _) = Settings::load(&folders);
    let given = arguments.split_whitespace().map(OsString::from);
    let request = serpente_arguments::parse(given).expect("arguments");
    let words = words_in_brackets();
    let language = words.english();
    App::new(Parts {
        outlet: outlet.clone(),
        words,
        language,
        settings,
        folders: Some(folders),
        start: Start::asked_for(request.options),
        paced: true,
        reader_runs: false,
        engines: &Engine::ALL,
        now,
        random: RandomSource::seeded(1),
    })
}

impl ConsoleWorld {
    fn begin(
        seed: u64,
        planted: Option<PlantedInConsole>,
        people: &mut SeededChoices,
        of_disk: &mut SeededChoices,
    ) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        fs::create_dir(home.path().join("config")).expect("a folder");
        let pause = [0, 300, 1000][people.index(3)];
        let settings = format!("pause = {pause}\n[speech]\non = true\n");
        fs::write(home.path().join("config/settings.toml"), settings).expect("room");
        let mut timeline = Timeline::new();
        let begin = timeline.begin();
        let outlet = RecordingOutlet::new(planted, SeededChoices::new(seed, 4));
        let voices = SharedVoices::default();
        let disk = RecordDisk::new(home.path());
        let chosen = MATCHES[people.index(MATCHES.len())];
        let number = people.below(1_000_000);
        let record = if of_disk.once_in(2) {
            disk.record.display().to_string()
        } else {
            "-".to_owned()
        };
        let arguments = format!("play {chosen} --seed {number} --bots easy --record {record}");
        let mut app = start(&home, &arguments, &outlet, begin);
        app.open_table(begin).expect("a table");
        let speech = start_speech(&voices, begin);
        timeline.step(chosen);
        Self {
            timeline,
            choices: SeededChoices::new(seed, 3),
            home,
            disk,
            program: SimulatedProgram {
                process: 1,
                app,
                speech,
                voices,
                keys: KeyReader::default(),
                reads: 0,
                is_stopped: false,
            },
            outlet,
            typist: Typist::new(people),
            checks: ConsoleChecks::default(),
            planted,
            over_since: None,
        }
    }

    fn has(&self, planted: PlantedInConsole) -> bool {
        self.planted == Some(planted)
    }

    fn work(&mut self) -> Result<(), String> {
        self.carry()?;
        loop {
            self.timeline.has_steps_left(MOST_STEPS)?;
            if self.is_finished()? {
                return self.checks.whole();
            }
            let speech_wakes_at = self.program.speech.step(self.timeline.instant());
            let speech = speech_wakes_at.map(|at| self.timeline.time_of(at));
            self.report()?;
            let mut app = None;
            if !self.program.is_stopped && !self.has(PlantedInConsole::NeverTick) {
                let app_wakes_at = self.program.app.wakes_at();
                app = app_wakes_at.map(|at| self.timeline.time_of(at));
            }
            let voices = self.program.voices.lock().next();
            let planned = self.timeline.next_at();
            let times = [speech, app, voices, planned];
            let Some(next) = times.into_iter().flatten().min() else {
                return Err("nothing will happen any more".to_owned());
            };
            self.timeline.go_on_to(next);
            let now = self.timeline.now();
            if voices.is_some_and(|at| at <= now) {
                self.program.voices.happen(now);
                self.timeline.step("a voice has news");
            } else if planned.is_some_and(|at| at <= now) {
                let happening = self.timeline.next(MOST_STEPS)?;
                self.happens(happening)?;
            } else if app.is_some_and(|at| at <= now) {
                self.timeline.step("the program wakes up");
                self.program.app.tick(self.timeline.instant());
                self.carry()?;
            } else {
                self.timeline.step("speech wakes up");
            }
        }
    }

    /// Returns whether the match is over and everything was told.
    fn is_finished(&mut self) -> Result<bool, String> {
        if !self.checks.is_over {
            if self.timeline.now() > LONGEST_MATCH {
                return Err(format!("the match does not end: {}", self.checks.last()));
            }
            return Ok(false);
        }
        let since = *self.over_since.get_or_insert(self.timeline.now());
        if self.timeline.now() > since + TOLD_WITHIN {
            return Ok(true);
        }
        Ok(false)
    }

    fn happens(&mut self, happening: ConsoleHappening) -> Result<(), String> {
        match happening {
            ConsoleHappening::Presses => {
                let wait = self.typist.pause(&mut self.choices);
                self.timeline.put_in(wait, ConsoleHappening::Presses);
                if self.program.is_stopped || self.over_since.is_some() {
                    return Ok(());
                }
                let shown = self.program.app.shown();
                let is_at_table = matches!(shown, Some(Shown::Table { .. }));
                if self.typist.is_patient && is_at_table && self.checks.computer_is_in_turn() {
                    return Ok(());
                }
                let bytes = self.typist.next(shown.as_ref(), &mut self.choices);
                self.read(bytes)
            }
            ConsoleHappening::KeyTimesOut(reads) => {
                if reads != self.program.reads {
                    return Ok(());
                }
                let all = self.program.keys.time_out(self.timeline.instant());
                self.take(all)
            }
            ConsoleHappening::TaskDone(process, result) => {
                if process != self.program.process {
                    return Ok(());
                }
                self.timeline.step("a computer player has chosen");
                self.program.app.task_done(*result, self.timeline.instant());
                self.carry()
            }
            ConsoleHappening::Fault(fault) => self.fault(fault),
            ConsoleHappening::VoicesWork => {
                self.timeline.step("the voices work");
                self.program.voices.lock().set_fault(true, None);
                Ok(())
            }
            ConsoleHappening::GoesOn => {
                self.program.is_stopped = false;
                self.timeline.step("the program goes on");
                self.program
                    .app
                    .take(Incoming::Resumed, self.timeline.instant());
                self.carry()
            }
            ConsoleHappening::DiskBack => self.put_disk_back(),
            ConsoleHappening::EndsUnknown(process) => {
                if process != self.program.process || !self.checks.is_blind() {
                    return Ok(());
                }
                self.disk.put_back();
                self.end(Incoming::Terminate)
            }
            ConsoleHappening::Calm => {
                self.timeline.step("all is calm from here on");
                self.program.voices.lock().set_fault(true, None);
                Ok(())
            }
        }
    }

    /// Lets the keyboard read these bytes.
    fn read(&mut self, bytes: &[u8]) -> Result<(), String> {
        self.checks.typed(bytes);
        let words = format!("the keyboard sends {:?}", String::from_utf8_lossy(bytes));
        self.timeline.step(&words);
        self.program.reads += 1;
        let all = self.program.keys.read(bytes, self.timeline.instant());
        if let Some(patience) = self.program.keys.patience() {
            self.timeline
                .put_in(patience, ConsoleHappening::KeyTimesOut(self.program.reads));
        }
        self.take(all)
    }

    fn take(&mut self, all: Vec<Incoming>) -> Result<(), String> {
        for incoming in all {
            if self.has(PlantedInConsole::LoseKey) && self.choices.once_in(20) {
                self.checks.key(&incoming, self.timeline.now(), 0)?;
                continue;
            }
            self.program
                .app
                .take(incoming.clone(), self.timeline.instant());
            let answers = self.outlet.calls();
            self.checks.key(&incoming, self.timeline.now(), answers)?;
            self.carry()?;
        }
        Ok(())
    }

    /// Takes what the program has put out, and begins its tasks.
    fn carry(&mut self) -> Result<(), String> {
        loop {
            let mut is_more = false;
            self.learn()?;
            for call in self.outlet.take() {
                is_more = true;
                self.put_out(call)?;
            }
            while let Some(task) = self.program.app.take_task() {
                is_more = true;
                let wait = self.choices.millis(1, 400);
                let result = Box::new(task.run());
                self.timeline.put_in(
                    wait,
                    ConsoleHappening::TaskDone(self.program.process, result),
                );
            }
            if !is_more {
                return self.checks.same();
            }
        }
    }

    fn put_out(&mut self, call: OutletCall) -> Result<(), String> {
        match call {
            OutletCall::Line(line) if line.starts_with(r#"{"type""#) => {
                self.checks.recorded(&line)?;
                self.timeline.hash(line.as_bytes());
            }
            OutletCall::Line(line) => {
                let shown = self.without_paths(&line);
                self.timeline.step(&format!("printed: {shown}"));
                if self.checks.is_blind() && line.contains(MATCH_IS_OVER) {
                    let ends = ConsoleHappening::EndsUnknown(self.program.process);
                    self.timeline.put_in(Duration::ZERO, ends);
                }
                self.checks.printed(&line)?;
            }
            OutletCall::Say(utterance) => {
                self.checks.spoken(&utterance)?;
                let order = SpeechOrder::Say(utterance);
                self.program.speech.order(order, self.timeline.instant());
            }
            OutletCall::Order(order) => self.program.speech.order(order, self.timeline.instant()),
            OutletCall::Typed | OutletCall::Other => {}
        }
        Ok(())
    }

    /// Returns a text without what is another in each run of a seed: the folder, and names with the time
    /// of day and the number of the process.
    fn without_paths(&self, text: &str) -> String {
        let home = self.home.path().display().to_string();
        let shown = text.replace(&home, "~");
        match self.disk.kept_elsewhere() {
            Some(name) => shown.replace(&name, "match.jsonl"),
            None => shown,
        }
    }

    /// Learns what stands in the record's file, if the match is recorded there.
    fn learn(&mut self) -> Result<(), String> {
        if self.disk.is_gone && self.disk.kept_elsewhere().is_none() {
            return Ok(());
        }
        let mut content = self.disk.content();
        if self.has(PlantedInConsole::ForgetAfterTrouble) && self.checks.is_blind() {
            content = self.checks.without_next_line(&content);
        }
        self.checks.stored(&content)
    }

    /// Hands the reports of speech to the program.
    fn report(&mut self) -> Result<(), String> {
        if self.program.voices.lock().at_once {
            return Err("two voices speak at once".to_owned());
        }
        let begun = std::mem::take(&mut self.program.voices.lock().begun);
        for text in begun {
            let shown = self.without_paths(&text);
            self.timeline.step(&format!("begins to be spoken: {shown}"));
        }
        for report in self.program.speech.reports() {
            self.timeline.step(&format!("{report:?}"));
            self.program.app.report(report, self.timeline.instant());
            self.carry()?;
        }
        Ok(())
    }

    fn fault(&mut self, fault: ConsoleFault) -> Result<(), String> {
        if self.checks.is_over || self.program.is_stopped {
            return Ok(());
        }
        self.timeline.step(&fault.to_string());
        match fault {
            ConsoleFault::Voices(both, fault, seconds) => {
                self.program.voices.lock().set_fault(both, Some(fault));
                self.timeline
                    .put_in(Duration::from_secs(seconds), ConsoleHappening::VoicesWork);
                Ok(())
            }
            ConsoleFault::Stops(seconds) => {
                self.program
                    .app
                    .take(Incoming::Suspended, self.timeline.instant());
                self.checks.hush();
                self.program.is_stopped = true;
                self.timeline
                    .put_in(Duration::from_secs(seconds), ConsoleHappening::GoesOn);
                self.carry()
            }
            ConsoleFault::Pastes => self.read(b"\x1b[200~zdgp zdgp zdgp zdgp\x1b[201~"),
            ConsoleFault::DiskGone(seconds) => {
                if !self.disk.is_sound() || self.checks.is_blind() {
                    // The record is printed, or is gone already.
                    return Ok(());
                }
                self.disk.pull_out();
                self.checks.record_is_unknown();
                self.timeline
                    .put_in(Duration::from_secs(seconds), ConsoleHappening::DiskBack);
                Ok(())
            }
            ConsoleFault::RecordRemoved | ConsoleFault::RecordChanged => {
                if !self.disk.is_sound() || self.checks.is_blind() {
                    return Ok(());
                }
                if fault == ConsoleFault::RecordRemoved {
                    self.disk.remove();
                } else {
                    self.disk.spoil();
                }
                self.checks.record_is_unknown();
                let ends = ConsoleHappening::EndsUnknown(self.program.process);
                self.timeline.put_in(FINDS_OUT_WITHIN, ends);
                Ok(())
            }
            ConsoleFault::Hangup => self.end(Incoming::Hangup),
            ConsoleFault::Terminate => self.end(Incoming::Terminate),
            ConsoleFault::Kill => {
                if self.checks.is_blind() && !self.disk.is_gone {
                    // What another program has taken away is lost with the program that knew it.
                    return Ok(());
                }
                self.learn()?;
                self.stop_program();
                self.restart()
            }
        }
    }

    /// The folder of the record is there again.
    fn put_disk_back(&mut self) -> Result<(), String> {
        if !self.disk.is_gone {
            return Ok(());
        }
        self.timeline
            .step("the folder of the record is there again");
        self.disk.put_back();
        if self.choices.once_in(2) {
            return self.end(Incoming::Terminate);
        }
        let ends = ConsoleHappening::EndsUnknown(self.program.process);
        self.timeline.put_in(FINDS_OUT_WITHIN, ends);
        Ok(())
    }

    /// Lets the program end, and starts it again unless the match is over.
    fn end(&mut self, how: Incoming) -> Result<(), String> {
        self.program.app.take(how, self.timeline.instant());
        self.carry()?;
        // What could not be written before is written when the program ends.
        self.stop_program();
        self.learn()?;
        if self.checks.is_over {
            self.checks.process_ended();
            return Ok(());
        }
        self.restart()
    }

    /// Ends the process, and puts a new one in its place that has not gone on with the match yet.
    fn stop_program(&mut self) {
        let now = self.timeline.instant();
        self.program.app = start(&self.home, "resume", &self.outlet, now);
        self.outlet.take();
    }

    /// Lets the new process go on with the match.
    fn restart(&mut self) -> Result<(), String> {
        let mut lines = self.checks.record.clone();
        if self.has(PlantedInConsole::LoseLines) {
            let half = lines.len() - lines.len() / 4;
            lines.truncate(half);
        }
        self.program.process += 1;
        self.timeline.step("the program is started again");
        let now = self.timeline.instant();
        self.program.voices = SharedVoices::default();
        self.disk.begin(self.program.process, &lines.concat());
        self.program.speech = start_speech(&self.program.voices, now);
        self.program.keys = KeyReader::default();
        self.program
            .app
            .resume_table(Some(&self.disk.record), now)
            .map_err(|message| format!("the match cannot be gone on with: {}", message.id()))?;
        self.checks.restarted();
        self.carry()?;
        self.checks.knows_what_was_told()
    }
}
