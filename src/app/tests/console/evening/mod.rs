//! Whole matches in virtual time, heard with a voice at ordinary speed (330 ms per word) or with a screen reader: what is
//! announced, when it is printed, and when it is heard.

mod checks;
mod outlet;
mod playing;
mod told;

use serpente_engine::table::RandomSource;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::mem::take;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use serpente_app::{App, Parts, Shown, Start};
use serpente_app::{Incoming, Press};
use serpente_archive::wait_for_disks;
use serpente_device::settings::{Folders, Settings};
use serpente_device::speech::{Engine, Report};
use serpente_text::announce::Urgency;
use serpente_text::words::Words;
use tempfile::TempDir;

use super::Deal;
use outlet::{ConsoleOutlet, Out};
pub(crate) use told::Told;

/// How long our voice takes for a word: 180 words a minute.
const WORD: Duration = Duration::from_millis(330);

/// How long a screen reader takes for a word: 220 words a minute.
const READ: Duration = Duration::from_millis(273);

/// How long the daemon takes to begin speaking.
const BEGINS: Duration = Duration::from_millis(30);

/// The voice that the player hears, or their screen reader.
pub(crate) struct EveningVoice {
    /// The utterance being spoken, and until when.
    sounds: Option<(usize, Instant)>,
    /// The utterances that wait.
    waits: VecDeque<usize>,
    /// Whether the voice begins nothing.
    pub(crate) away: bool,
    /// Whether it is a screen reader, which reads the lines and falls silent at each key.
    reads: bool,
    /// How long a word takes.
    word: Duration,
}

/// A player with a voice at ordinary speed.
pub(crate) struct Evening {
    app: App<ConsoleOutlet>,
    outlet: ConsoleOutlet,
    _home: TempDir,
    /// The folder of the record, if it is not at home.
    _record: Option<TempDir>,
    pub(crate) now: Instant,
    pub(crate) told: Vec<Told>,
    pub(crate) lines: Vec<(Instant, String)>,
    /// The utterances that answer a key.
    pub(crate) answers: Vec<(Instant, String)>,
    /// The record's lines.
    pub(crate) events: Vec<(Instant, Value)>,
    chance: u64,
    pub(crate) voice: EveningVoice,
    /// Whether the help for the keys is open, which Escape closes.
    helps: bool,
    /// Whether a recorded match is being announced, to no player in it.
    retells: bool,
}

impl Evening {
    /// Opens a table with these arguments.
    pub(crate) fn at(arguments: &str, settings: &str) -> Self {
        Self::at_with_reader(arguments, settings, false)
    }

    /// Opens a table with these arguments. `reader_runs`: whether a screen reader is known to run.
    pub(crate) fn at_with_reader(arguments: &str, settings: &str, reader_runs: bool) -> Self {
        let arguments = format!("play --record - {arguments}");
        Self::begin(&arguments, settings, reader_runs, |app, now| {
            app.open_table(now).expect("a table");
        })
    }

    /// Makes a word last this long.
    pub(crate) fn with_words_of(mut self, word: Duration) -> Self {
        self.voice.word = word;
        self
    }

    /// Returns what is shown on top.
    pub(crate) fn shown(&self) -> Option<Shown> {
        self.app.shown()
    }

    /// Opens a table with this deal; what happens there is only in the lines.
    pub(crate) fn dealt(deal: &Deal, settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("match.jsonl");
        deal.write(&file);
        let evening = Self::begin("resume record", settings, false, |app, now| {
            app.resume_table(Some(&file), now)
                .expect("a match to go on with");
        });
        Self {
            _record: Some(folder),
            ..evening
        }
    }

    /// Announces a recorded match again.
    pub(crate) fn retelling(events: &[(Instant, Value)], settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("match.jsonl");
        let lines = events.iter().map(|(_, event)| format!("{event}\n"));
        fs::write(&file, lines.collect::<String>()).expect("a file");
        let mut evening = Self::begin("replay record", settings, false, |app, now| {
            app.open_record(&file, false, now).expect("a record");
        });
        evening.events = events.to_vec();
        evening.retells = true;
        evening
    }

    fn begin(
        arguments: &str,
        settings: &str,
        reader_runs: bool,
        open: impl FnOnce(&mut App<ConsoleOutlet>, Instant),
    ) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let folders = Folders::at(&home.path().join("config"), &home.path().join("data"));
        fs::create_dir(home.path().join("config")).expect("a folder");
        let text = format!("{settings}\n");
        fs::write(folders.settings(), text).expect("a file");
        let (settings, told) = Settings::load(&folders);
        assert_eq!(told, []);
        let (words, _) = Words::new(None);
        let given = arguments.split_whitespace().map(OsString::from);
        let options = serpente_arguments::parse(given).expect("arguments").options;
        let language = match &options.player.language {
            Some(language) => words
                .find(std::slice::from_ref(language))
                .expect("a language"),
            None => words.english(),
        };
        let outlet = ConsoleOutlet::default();
        let now = Instant::now();
        // The time here is virtual, and a busy machine's disk is not late.
        wait_for_disks(Duration::from_secs(60 * 60));
        let mut app = App::new(Parts {
            outlet: outlet.clone(),
            language,
            words: Arc::new(words),
            settings,
            folders: Some(folders),
            start: Start::asked_for(options),
            paced: true,
            reader_runs,
            engines: &Engine::ALL,
            now,
            random: RandomSource::seeded(1),
        });
        let reads = !app.speaks();
        open(&mut app, now);
        let mut evening = Self {
            app,
            outlet,
            _home: home,
            _record: None,
            now,
            told: Vec::new(),
            lines: Vec::new(),
            answers: Vec::new(),
            events: Vec::new(),
            chance: 1,
            voice: EveningVoice {
                sounds: None,
                waits: VecDeque::new(),
                away: false,
                reads,
                word: if reads { READ } else { WORD },
            },
            helps: false,
            retells: false,
        };
        evening.settle();
        evening
    }

    /// Takes in the program's output, and lets the voice begin what it can.
    pub(crate) fn settle(&mut self) {
        loop {
            while let Some(task) = self.app.take_task() {
                self.app.task_done(task.run(), self.now);
            }
            let outs = take(&mut *self.outlet.0.borrow_mut());
            for out in outs {
                match out {
                    Out::Line(line) if line.starts_with("{\"type\"") => {
                        let event = serde_json::from_str(&line).expect("a line of a record");
                        self.events.push((self.now, event));
                    }
                    Out::Line(line) => {
                        if self.voice.reads {
                            let which = self.hand(line.clone(), 0);
                            self.voice.waits.push_back(which);
                        }
                        self.lines.push((self.now, line));
                    }
                    _ if self.voice.reads => {}
                    Out::Say(utterance) => {
                        let answers = utterance.urgency == Urgency::Answer;
                        let which = self.hand(utterance.text, utterance.number);
                        if answers {
                            self.answers.push((self.now, self.told[which].text.clone()));
                            self.cut();
                            self.voice.waits.push_front(which);
                        } else {
                            self.voice.waits.push_back(which);
                        }
                    }
                    Out::Quiet => {
                        self.cut();
                        self.voice.waits.clear();
                    }
                    // Only texts without a number still wait.
                    Out::Withdraw => self
                        .voice
                        .waits
                        .retain(|which| self.told[*which].number == 0),
                }
            }
            if self.voice.sounds.is_some() || self.voice.away {
                return;
            }
            let Some(which) = self.voice.waits.pop_front() else {
                return;
            };
            let told = &mut self.told[which];
            told.begun = Some(self.now);
            let words = u32::try_from(told.text.split_whitespace().count()).expect("few words");
            let number = told.number;
            if self.voice.reads {
                self.voice.sounds = Some((which, self.now + words * self.voice.word));
            } else {
                self.voice.sounds = Some((which, self.now + BEGINS + words * self.voice.word));
                self.app.report(Report::Speaking(number), self.now);
            }
        }
    }

    /// Hands a text to the voice.
    fn hand(&mut self, text: String, number: u64) -> usize {
        self.told.push(Told {
            text,
            number,
            handed: self.now,
            begun: None,
            ended: None,
        });
        self.told.len() - 1
    }

    pub(crate) fn word(&self) -> Duration {
        self.voice.word
    }

    fn cut(&mut self) {
        if let Some((which, _)) = self.voice.sounds.take() {
            self.told[which].ended = Some(self.now);
        }
    }

    pub(crate) fn pass(&mut self, time: Duration) {
        let until = self.now + time;
        loop {
            let ends = self.voice.sounds.map(|(_, ends)| ends);
            let next = [ends, self.app.wakes_at()].into_iter().flatten().min();
            let Some(at) = next.filter(|at| *at <= until) else {
                break;
            };
            self.now = self.now.max(at);
            match self.voice.sounds.take_if(|(_, ends)| *ends <= self.now) {
                Some((which, _)) => {
                    self.told[which].ended = Some(self.now);
                    let number = self.told[which].number;
                    if !self.voice.reads {
                        self.app.report(Report::Heard(number), self.now);
                    }
                }
                None => self.app.tick(self.now),
            }
            self.settle();
        }
        self.now = until;
    }

    pub(crate) fn press(&mut self, key: &str) {
        let typed = Some(key).filter(|key| key.chars().count() == 1);
        let typed = if key == "space" { Some(" ") } else { typed };
        let typed = typed.and_then(|typed| typed.chars().next());
        let press = Press::deliberate(key.parse().expect("a key"), typed);
        if self.voice.reads {
            self.cut();
            self.voice.waits.clear();
        }
        self.helps = key == "f1" || self.helps && ["down", "right", "r", "page-up"].contains(&key);
        self.app.take(Incoming::Key(press), self.now);
        self.settle();
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) % limit
    }

    pub(crate) fn moves(&self) -> usize {
        self.events
            .iter()
            .filter(|(_, event)| is(event, "laid") || is(event, "passed"))
            .count()
    }

    pub(crate) fn is_my_turn(&self) -> bool {
        // A turn that goes on after a tile has no event of its own.
        let kinds = ["turn", "drew", "laid", "scored", "marker"];
        let last = self.events.last();
        last.is_some_and(|(_, event)| {
            event["seat"] == 0 && kinds.iter().any(|kind| is(event, kind))
        })
    }

    /// Returns whether the player begins to play; an impatient one does as soon as the turn begins to be announced.
    pub(crate) fn knows_of_turn(&self, impatient: bool) -> bool {
        let sounds = self.voice.sounds.map(|(which, _)| &self.told[which].text);
        self.is_silent()
            || impatient
                && sounds.is_some_and(|text| text.contains("our turn") || text.contains("You "))
    }

    pub(crate) fn is_between_rounds(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|(_, event)| is(event, "round-over") || is(event, "eliminated"))
    }

    pub(crate) fn is_over(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|(_, event)| is(event, "match-over"))
    }

    pub(crate) fn is_silent(&self) -> bool {
        self.voice.sounds.is_none() && self.voice.waits.is_empty()
    }
}

/// Returns whether an event is of this kind.
pub(crate) fn is(event: &Value, kind: &str) -> bool {
    event["type"] == kind
}
