//! A voice at ordinary speed, 330 ms a word, over whole matches in virtual time: what is told, when it is printed, and
//! when it is heard.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::mem::take;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use serpente::announce::{Cue, Topic, Urgency};
use serpente::console::app::{App, Outlet, Parts};
use serpente::console::arguments;
use serpente::console::{Incoming, Press};
use serpente::rules::Seat;
use serpente::settings::{Folders, Settings};
use serpente::sound::SoundTuning;
use serpente::speech::{Report, Tuning, Utterance};
use serpente::words::Words;
use tempfile::TempDir;

/// How long a word takes: 180 words a minute.
const WORD: Duration = Duration::from_millis(330);

/// How long the daemon takes until it begins.
const BEGINS: Duration = Duration::from_millis(30);

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
    fn line(&mut self, text: &str) {
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
}

/// What was handed to the voice, and what became of it.
struct Told {
    text: String,
    number: u64,
    handed: Instant,
    begun: Option<Instant>,
    ended: Option<Instant>,
}

impl Told {
    /// When these words of it were begun, if they were.
    fn says(&self, words: &str) -> Option<Instant> {
        let before = self.text[..self.text.find(words)?].split_whitespace();
        let before = u32::try_from(before.count()).expect("a sentence is short");
        let at = self.begun? + BEGINS + before * WORD;
        // What was cut short before was not said.
        (self.ended.is_none_or(|ended| at <= ended)).then_some(at)
    }
}

/// A person with a voice at ordinary speed.
struct Evening {
    app: App<Ways>,
    ways: Ways,
    _home: TempDir,
    now: Instant,
    told: Vec<Told>,
    /// Which is sounding, and until when.
    sounds: Option<(usize, Instant)>,
    waits: VecDeque<usize>,
    lines: Vec<(Instant, String)>,
    /// The record's lines.
    events: Vec<(Instant, Value)>,
    chance: u64,
    /// The voice does not begin anything.
    away: bool,
}

impl Evening {
    fn at(arguments: &str, settings: &str) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let folders = Folders::at(&home.path().join("config"), &home.path().join("data"));
        fs::create_dir(home.path().join("config")).expect("a folder");
        let text = format!("{settings}\n");
        fs::write(folders.settings(), text).expect("a file");
        let (settings, told) = Settings::load(&folders);
        assert_eq!(told, []);
        let (words, _) = Words::new(None);
        let language = words.english();
        let given = format!("play --record - {arguments}");
        let given = given.split_whitespace().map(OsString::from);
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
            now,
        });
        app.open_table(now).expect("a table");
        let mut evening = Self {
            app,
            ways,
            _home: home,
            now,
            told: Vec::new(),
            sounds: None,
            waits: VecDeque::new(),
            lines: Vec::new(),
            events: Vec::new(),
            chance: 1,
            away: false,
        };
        evening.settle();
        evening
    }

    /// Takes in what came out, and has the voice begin what it can.
    fn settle(&mut self) {
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
                    Out::Line(line) => self.lines.push((self.now, line)),
                    Out::Say(utterance) => {
                        let answers = utterance.urgency == Urgency::Answer;
                        self.told.push(Told {
                            text: utterance.text,
                            number: utterance.number,
                            handed: self.now,
                            begun: None,
                            ended: None,
                        });
                        let which = self.told.len() - 1;
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
                    Out::Withdraw => self.waits.clear(),
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
            self.sounds = Some((which, self.now + BEGINS + words * WORD));
            let number = told.number;
            self.app.report(Report::Speaking(number), self.now);
        }
    }

    fn cut(&mut self) {
        if let Some((which, _)) = self.sounds.take() {
            self.told[which].ended = Some(self.now);
        }
    }

    fn pass(&mut self, time: Duration) {
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
                    self.app.report(Report::Heard(number), self.now);
                }
                None => self.app.tick(self.now),
            }
            self.settle();
        }
        self.now = until;
    }

    fn press(&mut self, key: &str) {
        let typed = Some(key).filter(|key| key.chars().count() == 1);
        let typed = if key == "space" { Some(" ") } else { typed };
        let typed = typed.and_then(|typed| typed.chars().next());
        let press = Press::deliberate(key.parse().expect("a key"), typed);
        self.app.take(Incoming::Key(press), self.now);
        self.settle();
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) % limit
    }

    fn moves(&self) -> usize {
        let ends = |(_, event): &&(Instant, Value)| is(event, "laid") || is(event, "passed");
        self.events.iter().filter(ends).count()
    }

    fn is_my_turn(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|(_, event)| {
            event["seat"] == 0 && (is(event, "turn") || is(event, "drew"))
        })
    }

    fn is_between_rounds(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|(_, event)| is(event, "round-over") || is(event, "eliminated"))
    }

    fn is_over(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|(_, event)| is(event, "match-over"))
    }

    fn is_silent(&self) -> bool {
        self.sounds.is_none() && self.waits.is_empty()
    }

    /// Plays so many moves: the person listens, and presses these keys now and then while something is told.
    fn play(&mut self, moves: usize, keys: &[&str]) {
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
                    if ["c", "t", "v", "s", "e", "f1"].contains(&key) {
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

    fn name(&self, seat: &Value) -> String {
        let seat = usize::try_from(seat.as_u64().expect("a seat")).expect("a seat");
        if seat == 0 {
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
        let mut from = 0;
        for event in moves {
            let Some((name, deed)) = self.words_of(&event) else {
                continue;
            };
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

    /// Every move there was is heard to its end.
    fn nothing_is_dropped(&self) {
        let whole = |told: &&Told| {
            let words = told.text.split_whitespace().count();
            let lasts = u32::try_from(words).expect("few words") * WORD;
            let ends = told.ended.zip(told.begun);
            ends.is_some_and(|(ended, begun)| ended - begun >= lasts)
        };
        let heard = self.told.iter().filter(whole);
        let heard: Vec<&str> = heard.map(|told| &told.text[..]).collect();
        let moves = self.events.iter().map(|(_, event)| event.clone());
        let missing = self.missing(&heard.join("\n"), moves);
        assert_eq!(missing, None, "never heard");
        let printed: Vec<&str> = self.lines.iter().map(|(_, line)| &line[..]).collect();
        let moves = self.events.iter().map(|(_, event)| event.clone());
        assert_eq!(
            self.missing(&printed.join("\n"), moves),
            None,
            "never printed"
        );
    }

    /// What was just answered comes after every move there was.
    fn knows_nothing_more(&self, key: &str) {
        let recent = &self.events[self.events.len().saturating_sub(12)..];
        let Some((since, _)) = recent.first() else {
            return;
        };
        let begun = self.told.iter().filter(|told| told.begun.is_some());
        let text: Vec<&str> = begun
            .filter(|told| told.handed >= *since)
            .map(|told| &told.text[..])
            .collect();
        let moves = recent.iter().map(|(_, event)| event.clone());
        let missing = self.missing(&text.join("\n"), moves);
        assert_eq!(missing, None, "{key} knows of it: {text:?}");
    }

    /// From printed to spoken, of each "Your turn": the median and the longest, in milliseconds.
    fn delays(&self) -> (u128, u128, usize) {
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
fn is(event: &Value, kind: &str) -> bool {
    event["type"] == kind
}

const VOICE: &str = "[speech]\non = true";

fn arguments(players: usize) -> String {
    let set = match players {
        ..=4 => 6,
        5..=6 => 9,
        _ => 15,
    };
    format!("--players {players} --set {set} --seed 777 --bots heavy --limit 5000")
}

#[test]
fn whoever_listens_hears_every_move_and_their_turn_at_once() {
    for players in [4, 6, 10] {
        let mut evening = Evening::at(&arguments(players), VOICE);
        let start = evening.now;
        evening.play(300, &[]);
        evening.nothing_is_dropped();
        let (median, longest, turns) = evening.delays();
        println!(
            "pace: {players} players, {} moves in {} s, {turns} turns: printed to spoken {median} ms, at most {longest} ms",
            evening.moves(),
            (evening.now - start).as_secs(),
        );
        assert!(median <= 300 && longest <= 300, "{median} {longest}");
    }
}

#[test]
fn keys_that_ask_never_know_more_than_was_told_and_cost_no_move() {
    for players in [4, 6, 10] {
        let mut evening = Evening::at(&arguments(players), VOICE);
        evening.play(
            300,
            &["c", "t", "v", "s", "e", "f1", "right", "w", "r", "2"],
        );
        evening.nothing_is_dropped();
        let (median, longest, turns) = evening.delays();
        println!(
            "pace: {players} players who ask, {} moves, {turns} turns: printed to spoken {median} ms, at most {longest} ms",
            evening.moves(),
        );
    }
}

#[test]
fn a_key_that_hurries_never_acts() {
    let mut evening = Evening::at(&arguments(4), VOICE);
    let keys = ["enter", "d", "enter", "g", "space"];
    let mut acts = 0;
    for key in keys.into_iter().cycle().take(4000) {
        let before = evening.events.len();
        evening.pass(Duration::from_millis(150));
        evening.press(key);
        for at in before..evening.events.len() {
            let (when, event) = &evening.events[at];
            if event["seat"] != 0 || !(is(event, "laid") || is(event, "drew")) {
                continue;
            }
            let mut earlier = evening.events[..at].iter().rev();
            let turn = earlier.find(|(_, event)| event["seat"] == 0 && is(event, "turn"));
            let (since, _) = turn.expect("it was their turn");
            let sounds = |told: &Told| told.says("Your turn").or(told.says("You open"));
            let mut told = evening
                .told
                .iter()
                .filter(|told| told.handed >= *since)
                .filter_map(sounds);
            assert!(
                told.any(|told| told <= *when),
                "{key} acts before the turn sounds: {event}"
            );
            acts += 1;
        }
        if evening.is_between_rounds() && evening.is_silent() {
            evening.press("enter");
        }
        if evening.is_over() {
            break;
        }
    }
    println!("pace: {acts} times a key that hurried others on acted, each after the turn sounded");
    assert!(acts > 20, "it really plays: {acts}");
}

#[test]
fn a_voice_that_is_away_is_waited_for_no_longer_than_it_would_have_spoken() {
    let mut evening = Evening::at(&arguments(4), VOICE);
    evening.away = true;
    let start = evening.now;
    while evening.moves() < 3 && !evening.is_my_turn() {
        evening.pass(Duration::from_millis(100));
        assert!(
            evening.now - start < Duration::from_secs(60),
            "it stands still"
        );
    }
    evening.pass(Duration::from_secs(10));
    evening.away = false;
    evening.settle();
    evening.pass(Duration::from_secs(30));
    evening.nothing_is_dropped();
}

#[test]
fn a_reader_is_given_one_line_at_a_time() {
    let settings = "reading = 120\n[speech]\non = false";
    let mut evening = Evening::at(&arguments(4), settings);
    evening.pass(Duration::from_secs(60));
    for pair in evening.lines.windows(2) {
        let words = u32::try_from(pair[0].1.split_whitespace().count()).expect("few words");
        let gap = pair[1].0 - pair[0].0;
        assert!(gap >= words * Duration::from_millis(500), "{pair:?}");
    }
    assert!(evening.lines.len() > 4);
    let mut at_once = Evening::at(&arguments(4), "reading = 0\n[speech]\non = false");
    assert!(at_once.lines.len() > 1);
    at_once.pass(Duration::from_secs(3));
    assert!(at_once.is_my_turn() || at_once.moves() > 1);
}
