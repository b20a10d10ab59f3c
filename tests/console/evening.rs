//! Somebody with a voice at ordinary speed, 330 ms a word, or a screen reader, over whole matches in virtual time: what
//! is told, when it is printed, and when it is heard.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::mem::take;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use serpente::announce::{Cue, Message, Topic, Urgency};
use serpente::console::app::{App, Outlet, Parts};
use serpente::console::arguments;
use serpente::console::{Incoming, Press};
use serpente::net::client::{Address, Order};
use serpente::rules::Seat;
use serpente::settings::{Folders, Settings};
use serpente::sound::SoundTuning;
use serpente::speech::{Engine, Report, Tuning, Utterance};
use serpente::words::Words;
use tempfile::TempDir;

use super::Deal;

/// How long a word takes our voice: 180 words a minute.
const WORD: Duration = Duration::from_millis(330);

/// How long a word takes a screen reader: 220 words a minute.
const READ: Duration = Duration::from_millis(273);

/// How long the daemon takes until it begins.
const BEGINS: Duration = Duration::from_millis(30);

/// The keys that ask how the table stands.
pub(crate) const ASKING: [&str; 6] = ["c", "t", "v", "s", "e", "f1"];

/// What came out, in its order.
enum Out {
    Line(String),
    Say(Utterance),
    Quiet,
    Withdraw,
}

#[derive(Clone, Default)]
struct Ways(Rc<RefCell<Vec<Out>>>);

impl Ways {
    fn push(&self, out: Out) {
        self.0.borrow_mut().push(out);
    }
}

impl Outlet for Ways {
    fn line(&mut self, text: &str, _language: &str) {
        self.push(Out::Line(text.to_owned()));
    }

    fn say(&mut self, utterance: Utterance) {
        self.push(Out::Say(utterance));
    }

    fn quiet(&mut self) {
        self.push(Out::Quiet);
    }

    fn clear(&mut self) {}

    fn forget_others(&mut self, _listener: Option<Seat>) {}

    fn forget(&mut self, _topic: Topic) {}

    fn withdraw(&mut self) {
        self.push(Out::Withdraw);
    }

    fn cue(&mut self, _cue: Cue) -> Duration {
        Duration::ZERO
    }

    fn ring(&mut self, _cue: Cue) {}

    fn tune(&mut self, _tuning: Tuning) {}

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn ask_voices(&mut self) {}

    fn network(&mut self, _order: Order) {}

    fn host(&mut self, _name: &str) -> Result<Address, Message> {
        Err(serpente::announce::say::online::hosting_failed())
    }

    fn reached_at(&self) -> Option<Address> {
        None
    }
}

/// What was handed to the voice, and what became of it.
pub(crate) struct Told {
    pub(crate) text: String,
    number: u64,
    /// It was handed when a key asked how the table stands.
    answers: bool,
    pub(crate) handed: Instant,
    pub(crate) begun: Option<Instant>,
    pub(crate) ended: Option<Instant>,
}

impl Told {
    /// When these words of it were begun, if they were.
    pub(crate) fn says(&self, words: &str) -> Option<Instant> {
        let before = self.text[..self.text.find(words)?].split_whitespace();
        let before = u32::try_from(before.count()).expect("a sentence is short");
        let at = self.begun? + BEGINS + before * WORD;
        // What was cut short before was not said.
        (self.ended.is_none_or(|ended| at <= ended)).then_some(at)
    }

    /// The words of it that sounded, at so long a word.
    pub(crate) fn sounded(&self, word: Duration) -> String {
        let (Some(begun), Some(ended)) = (self.begun, self.ended) else {
            return String::new();
        };
        let most = (ended - begun).as_millis() / word.as_millis();
        let words = self.text.split_whitespace();
        let sounded: Vec<&str> = words.take(usize::try_from(most).unwrap_or(0)).collect();
        sounded.join(" ")
    }

    /// The words that sounded, and the rest of a sentence of which half did: it tells all to somebody in a hurry.
    fn gathered(&self, word: Duration) -> String {
        let ends = |word: &&str| word.ends_with(['.', ';', '!', '?']);
        let words: Vec<&str> = self.text.split_whitespace().collect();
        let sounded = self.sounded(word).split_whitespace().count();
        let from = words[..sounded]
            .iter()
            .rposition(ends)
            .map_or(0, |at| at + 1);
        let to = words[sounded..].iter().position(|word| ends(word));
        let to = to.map_or(words.len(), |at| sounded + at + 1);
        let known = if 2 * (sounded - from) >= to - from {
            to
        } else {
            sounded
        };
        words[..known].join(" ")
    }
}

/// A person with a voice at ordinary speed.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
pub(crate) struct Evening {
    app: App<Ways>,
    ways: Ways,
    _home: TempDir,
    /// Where the record lies, if it is not at home.
    _record: Option<TempDir>,
    pub(crate) now: Instant,
    pub(crate) told: Vec<Told>,
    /// Which is sounding, and until when.
    sounds: Option<(usize, Instant)>,
    waits: VecDeque<usize>,
    pub(crate) lines: Vec<(Instant, String)>,
    /// The record's lines.
    pub(crate) events: Vec<(Instant, Value)>,
    chance: u64,
    /// The voice does not begin anything.
    pub(crate) away: bool,
    /// A screen reader reads the lines, and falls silent at each key.
    reads: bool,
    /// The keys that work are on top, and lead back with Escape.
    helps: bool,
    /// A key that asks how the table stands is being answered.
    asks: bool,
    /// How often a key asked how the table stands while something was told.
    pub(crate) asked: usize,
    /// A recorded match is told, to nobody in it.
    retells: bool,
}

impl Evening {
    /// A table that is opened with these arguments.
    pub(crate) fn at(arguments: &str, settings: &str) -> Self {
        let arguments = format!("play --record - {arguments}");
        Self::begin(&arguments, settings, |app, now| {
            app.open_table(now).expect("a table");
        })
    }

    /// A table where this was dealt; what happens there is in the lines alone.
    pub(crate) fn dealt(deal: &Deal, settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("match.jsonl");
        deal.write(&file);
        let evening = Self::begin("resume record", settings, |app, now| {
            app.resume_table(Some(&file), now)
                .expect("a match to go on with");
        });
        Self {
            _record: Some(folder),
            ..evening
        }
    }

    /// A match whose record is told again.
    pub(crate) fn retelling(events: &[(Instant, Value)], settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("match.jsonl");
        let lines = events.iter().map(|(_, event)| format!("{event}\n"));
        fs::write(&file, lines.collect::<String>()).expect("a file");
        let mut evening = Self::begin("replay record", settings, |app, now| {
            app.open_record(&file, false, now).expect("a record");
        });
        evening.events = events.to_vec();
        evening.retells = true;
        evening
    }

    fn begin(arguments: &str, settings: &str, open: impl FnOnce(&mut App<Ways>, Instant)) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let folders = Folders::at(&home.path().join("config"), &home.path().join("data"));
        fs::create_dir(home.path().join("config")).expect("a folder");
        let text = format!("{settings}\n");
        fs::write(folders.settings(), text).expect("a file");
        let (settings, told) = Settings::load(&folders);
        assert_eq!(told, []);
        let (words, _) = Words::new(None);
        let language = words.english();
        let given = arguments.split_whitespace().map(OsString::from);
        let ways = Ways::default();
        let now = Instant::now();
        let mut app = App::new(Parts {
            outlet: ways.clone(),
            language,
            words: Arc::new(words),
            settings,
            folders: Some(folders),
            options: arguments::parse(given).expect("arguments").options,
            paced: true,
            reader_runs: false,
            engines: &Engine::ALL,
            now,
        });
        let reads = !app.speaks();
        open(&mut app, now);
        let mut evening = Self {
            app,
            ways,
            _home: home,
            _record: None,
            now,
            told: Vec::new(),
            sounds: None,
            waits: VecDeque::new(),
            lines: Vec::new(),
            events: Vec::new(),
            chance: 1,
            away: false,
            reads,
            helps: false,
            asks: false,
            asked: 0,
            retells: false,
        };
        evening.settle();
        evening
    }

    /// Takes in what came out, and has the voice begin what it can.
    pub(crate) fn settle(&mut self) {
        loop {
            while let Some(thinking) = self.app.take_thinking() {
                self.app.thought(thinking.think(), self.now);
            }
            let outs = take(&mut *self.ways.0.borrow_mut());
            for out in outs {
                match out {
                    Out::Line(line) if line.starts_with("{\"type\"") => {
                        let event = serde_json::from_str(&line).expect("a line of a record");
                        self.events.push((self.now, event));
                    }
                    Out::Line(line) => {
                        if self.reads {
                            let which = self.hand(line.clone(), 0);
                            self.waits.push_back(which);
                        }
                        self.lines.push((self.now, line));
                    }
                    _ if self.reads => {}
                    Out::Say(utterance) => {
                        let answers = utterance.urgency == Urgency::Answer;
                        let which = self.hand(utterance.text, utterance.number);
                        if answers {
                            self.cut();
                            self.waits.push_front(which);
                        } else {
                            self.waits.push_back(which);
                        }
                    }
                    Out::Quiet => {
                        self.cut();
                        self.waits.clear();
                    }
                    // What nobody waits for stays with the voice.
                    Out::Withdraw => self.waits.retain(|which| self.told[*which].number == 0),
                }
            }
            if self.sounds.is_some() || self.away {
                return;
            }
            let Some(which) = self.waits.pop_front() else {
                return;
            };
            let told = &mut self.told[which];
            told.begun = Some(self.now);
            let words = u32::try_from(told.text.split_whitespace().count()).expect("few words");
            let number = told.number;
            if self.reads {
                self.sounds = Some((which, self.now + words * READ));
            } else {
                self.sounds = Some((which, self.now + BEGINS + words * WORD));
                self.app.report(Report::Speaking(number), self.now);
            }
        }
    }

    /// Something is there to be said.
    fn hand(&mut self, text: String, number: u64) -> usize {
        self.told.push(Told {
            text,
            number,
            answers: self.asks,
            handed: self.now,
            begun: None,
            ended: None,
        });
        self.told.len() - 1
    }

    pub(crate) fn word(&self) -> Duration {
        if self.reads { READ } else { WORD }
    }

    fn cut(&mut self) {
        if let Some((which, _)) = self.sounds.take() {
            self.told[which].ended = Some(self.now);
        }
    }

    pub(crate) fn pass(&mut self, time: Duration) {
        let until = self.now + time;
        loop {
            let ends = self.sounds.map(|(_, ends)| ends);
            let next = [ends, self.app.wakes_at()].into_iter().flatten().min();
            let Some(at) = next.filter(|at| *at <= until) else {
                break;
            };
            self.now = self.now.max(at);
            match self.sounds.take_if(|(_, ends)| *ends <= self.now) {
                Some((which, _)) => {
                    self.told[which].ended = Some(self.now);
                    let number = self.told[which].number;
                    if !self.reads {
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
        if self.reads {
            self.cut();
            self.waits.clear();
        }
        self.asks = ASKING.contains(&key);
        self.helps = key == "f1" || self.helps && ["down", "r", "page-up"].contains(&key);
        self.app.take(Incoming::Key(press), self.now);
        self.settle();
        self.asks = false;
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) % limit
    }

    pub(crate) fn moves(&self) -> usize {
        let ends = |(_, event): &&(Instant, Value)| is(event, "laid") || is(event, "passed");
        self.events.iter().filter(ends).count()
    }

    pub(crate) fn is_my_turn(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|(_, event)| {
            event["seat"] == 0 && (is(event, "turn") || is(event, "drew"))
        })
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
        self.sounds.is_none() && self.waits.is_empty()
    }

    /// Plays so many moves: the person listens, and presses these keys now and then while something is told.
    pub(crate) fn play(&mut self, moves: usize, keys: &[&str]) {
        let step = Duration::from_millis(100);
        let (mut idle, mut press_in) = (0, 12);
        while self.moves() < moves && !self.is_over() {
            self.pass(step);
            if !keys.is_empty() && !self.is_silent() {
                press_in -= 1;
                if press_in == 0 {
                    press_in = 5 + self.below(150);
                    let many = u64::try_from(keys.len()).expect("few keys");
                    let key = keys[usize::try_from(self.below(many)).expect("few keys")];
                    self.press(key);
                    if ASKING.contains(&key) {
                        self.asked += 1;
                        self.knows_nothing_more(key);
                    }
                }
            }
            if !self.is_silent() {
                idle = 0;
                continue;
            }
            idle += 1;
            assert!(
                idle < 200,
                "nothing goes on: {:?}",
                self.told.last().map(|told| &told.text)
            );
            if self.helps && idle > 8 {
                // Somebody goes through some of the keys, and then back.
                let browses = self.below(3) > 0;
                self.press(if browses { "down" } else { "escape" });
                continue;
            }
            if self.is_between_rounds() && idle > 8 {
                self.press("enter");
            }
            if self.is_my_turn() && idle > 8 {
                for key in ["z", "d", "g", "enter", "space", "p"] {
                    if self.is_my_turn() {
                        self.press(key);
                        self.pass(6 * step);
                    }
                }
            }
        }
        // What was told last is heard.
        self.pass(Duration::from_secs(1));
        while !self.is_silent() {
            self.pass(step);
        }
    }

    /// Until these words are begun, somewhere in what is told from now on; the person does nothing.
    pub(crate) fn pass_until(&mut self, words: &str) {
        let from = self.told.len().saturating_sub(1);
        for _ in 0..3000 {
            if self.told[from..]
                .iter()
                .any(|told| told.begun.is_some() && told.text.contains(words))
            {
                return;
            }
            self.pass(Duration::from_millis(20));
        }
        panic!(
            "{words} is not told: {:?}",
            self.told[from..]
                .iter()
                .map(|told| &told.text)
                .collect::<Vec<_>>()
        );
    }

    /// When these words were heard to their end, which they were.
    pub(crate) fn heard(&self, words: &str) -> Instant {
        let mut told = self
            .told
            .iter()
            .filter(|told| told.sounded(self.word()).contains(words));
        told.find_map(|told| told.ended).expect("it was heard")
    }

    /// Plays on until the round is over and its end begins to be told.
    pub(crate) fn play_to_the_end_of_the_round(&mut self) {
        while !self.is_between_rounds() {
            self.pass(Duration::from_millis(100));
            if self.is_my_turn() && self.is_silent() {
                for key in ["z", "d", "g", "enter", "space", "p"] {
                    if self.is_my_turn() {
                        self.press(key);
                        self.pass(Duration::from_millis(600));
                    }
                }
            }
        }
    }

    fn name(&self, seat: &Value) -> String {
        let seat = usize::try_from(seat.as_u64().expect("a seat")).expect("a seat");
        if seat == 0 && !self.retells {
            return "You".into();
        }
        let name = &self.events[0].1["seats"][seat]["name"];
        name.as_str().expect("a name").to_owned()
    }

    /// What in a sentence tells this move.
    fn words_of(&self, event: &Value) -> Option<(String, String)> {
        let half = |half: &str| {
            if half == "0" {
                "blank".to_owned()
            } else {
                half.to_owned()
            }
        };
        let name = || self.name(&event["seat"]);
        if is(event, "passed") {
            return Some((name(), "pass".into()));
        }
        if !is(event, "laid") {
            return None;
        }
        let (high, low) = event["tile"].as_str()?.split_once('-')?;
        let tile = if high == low {
            format!("double {}", half(high))
        } else {
            format!("{} {}", half(high), half(low))
        };
        Some((name(), tile))
    }

    /// The first move that is not told in these words, in their order.
    fn missing(&self, text: &str, moves: impl Iterator<Item = Value>) -> Option<Value> {
        // "You pass", and "Only a matador would fit: you pass".
        let text = text.to_lowercase();
        let mut from = 0;
        for event in moves {
            let Some((name, deed)) = self.words_of(&event) else {
                continue;
            };
            let name = name.to_lowercase();
            let mut tells = text[from..].match_indices(&name).map(|(at, _)| from + at);
            let found = tells.find(|at| {
                // A pass may tell its reason first: "You have no tile for 4 or 6: you pass."
                let room = if deed == "pass" { 60 } else { 26 };
                let mut end = (at + name.len() + room + deed.len()).min(text.len());
                while !text.is_char_boundary(end) {
                    end -= 1;
                }
                let rest = &text[at + name.len()..end];
                rest.find(&deed)
                    .is_some_and(|deed| !rest[..deed].contains('.'))
            });
            match found {
                Some(at) => from = at,
                None => return Some(event),
            }
        }
        None
    }

    /// The last utterance that was handed to the voice.
    pub(crate) fn last(&self) -> &str {
        &self.told.last().expect("something was told").text
    }

    /// Every move there was is heard to its end, in its order, and printed.
    pub(crate) fn nothing_is_dropped(&self) {
        self.all_is_heard(|told| told.sounded(self.word()));
    }

    /// The same for somebody who hurries the others on: half of a sentence is enough.
    pub(crate) fn nothing_is_dropped_in_a_hurry(&self) {
        self.all_is_heard(|told| told.gathered(self.word()));
    }

    fn all_is_heard(&self, heard: impl Fn(&Told) -> String) {
        let heard: Vec<String> = self.told.iter().map(heard).collect();
        let printed: Vec<&str> = self.lines.iter().map(|(_, line)| &line[..]).collect();
        for (text, what) in [(heard.join("\n"), "heard"), (printed.join("\n"), "printed")] {
            let moves = self.events.iter().map(|(_, event)| event.clone());
            assert_eq!(self.missing(&text, moves), None, "never {what}");
        }
    }

    /// What was just answered comes after every move there was: each was heard before, or comes with the answer.
    fn knows_nothing_more(&self, key: &str) {
        let recent = &self.events[self.events.len().saturating_sub(12)..];
        let Some((since, _)) = recent.first() else {
            return;
        };
        let told = self.told.iter().filter(|told| told.handed >= *since);
        let text: Vec<String> = told
            .map(|told| match (told.begun, told.ended) {
                // With the answer, or before it; or with one before, which was cut short by this key.
                _ if told.handed == self.now || told.answers => told.text.clone(),
                (Some(_), Some(_)) => told.sounded(self.word()),
                (..) => String::new(),
            })
            .collect();
        let moves = recent.iter().map(|(_, event)| event.clone());
        let missing = self.missing(&text.join("\n"), moves);
        assert_eq!(missing, None, "{key} knows of it: {text:?}");
    }

    /// The record is told again, and somebody presses these keys now and then. What was begun to be told counts.
    pub(crate) fn listen_again(&mut self, keys: &[&str]) {
        let mut steps = 0;
        while !self.app.is_done() {
            steps += 1;
            assert!(
                steps < 20_000,
                "no end: {:?}",
                self.told.last().map(|told| &told.text)
            );
            self.pass(Duration::from_millis(100));
            if self.helps && self.is_silent() {
                self.press("escape");
            } else if !self.helps && !keys.is_empty() && steps % (11 + self.below(60)) == 0 {
                let many = u64::try_from(keys.len()).expect("few keys");
                let key = keys[usize::try_from(self.below(many)).expect("few keys")];
                self.press(key);
            }
        }
        while !self.is_silent() {
            self.pass(Duration::from_millis(100));
        }
    }

    /// Every move there was is at least begun to be told, in its order.
    pub(crate) fn nothing_is_passed_over(&self) {
        let begun = self.told.iter().filter(|told| told.begun.is_some());
        let texts: Vec<&str> = begun.map(|told| &told.text[..]).collect();
        let moves = self.events.iter().map(|(_, event)| event.clone());
        assert_eq!(self.missing(&texts.join("\n"), moves), None, "{texts:#?}");
    }

    /// From printed to spoken, of each "Your turn": the median and the longest, in milliseconds.
    pub(crate) fn delays(&self) -> (u128, u128, usize) {
        let turns = self.told.iter().filter_map(|told| {
            let spoken = told.says("Your turn.")?;
            Some((spoken - told.handed).as_millis())
        });
        let mut delays: Vec<u128> = turns.collect();
        delays.sort_unstable();
        let median = delays.get(delays.len() / 2).copied().unwrap_or_default();
        (
            median,
            delays.last().copied().unwrap_or_default(),
            delays.len(),
        )
    }
}

/// Whether it is such an event.
pub(crate) fn is(event: &Value, kind: &str) -> bool {
    event["type"] == kind
}
