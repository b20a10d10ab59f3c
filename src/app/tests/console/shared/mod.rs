//! Whole matches with several players at one keyboard, who press any key at any pace while the voice is still speaking. For
//! everything spoken, printed, reviewed or saved, the test checks which player has the keyboard at that moment.
//!
//! The program's words are marked, so that the test can tell what a text says without asking the program: tiles are in
//! brackets; words about a hand, and the sentences that hand over the keyboard, have signs of their own.

mod fingers;
mod known;
mod marks;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use fingers::{LIKELY, REVIEW, any, press};
use known::Known;
use marks::{ASKED, ASKS, OPEN, OWN, PROBLEMS, TAKEN, apart, tiles, words};
use serpente_app::{Incoming, Key, KeyMap, Press, Shown};
use serpente_engine::rules::{SEATS, Seat, Tile};
use serpente_engine::table::{Event, Header};
use serpente_seat::{Action, TableAction};
use tempfile::TempDir;

use super::Desk;
use super::desk::Call;
use super::mouth::Mouth;
use serpente_testing::shapes::{Chance, Shape};
use serpente_testing::soak;

/// A way in which something private may reach the wrong player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Route {
    Spoken,
    Printed,
    Filed,
    /// It is on the screen when another player takes the keyboard.
    OwnedView,
    /// The keyboard was taken although its key was not pressed since the call.
    Unasked,
}

#[derive(Default)]
struct Figures {
    begun: usize,
    matches: usize,
    keys: usize,
    handovers: usize,
    lines: usize,
    private: usize,
    leaks: BTreeMap<Route, Vec<String>>,
}

/// The record of the match, and how many of its bytes were read.
struct SharedRecord {
    record: PathBuf,
    read: usize,
}

/// Who has the keyboard.
#[derive(Default)]
struct SharedKeyboard {
    /// The player who has it, according to the announcements.
    holder: Option<Seat>,
    /// The only player at it in this match, if there is only one.
    alone: Option<Seat>,
    /// Whether the key that takes it was pressed since the last call.
    wanted: bool,
    /// Whether the last key reviewed announcements.
    reviews: bool,
}

/// The texts that were announced.
#[derive(Default)]
struct SharedTexts {
    /// Which players had the keyboard when each marked text was announced.
    told_to: BTreeMap<String, BTreeSet<Option<Seat>>>,
    /// The texts about visible tiles only: they may be announced again in a later round.
    public: BTreeSet<String>,
}

/// A match with several players at one keyboard.
struct Evening {
    desk: Desk,
    /// The options with which the program is started again.
    options: serpente_arguments::CommandOptions,
    home: Rc<TempDir>,
    file: SharedRecord,
    mouth: Mouth,
    now: Instant,
    known: Known,
    keyboard: SharedKeyboard,
    /// Whether something was announced that is only announced at a table.
    at_table: bool,
    texts: SharedTexts,
    screen: Vec<String>,
    figures: Figures,
    context: String,
    /// The last keys and lines, for a failure message.
    recent: VecDeque<String>,
}

/// How many keys and lines a failure message contains.
const RECENT: usize = 16;

impl Evening {
    fn open(shape: &Shape, seed: u64, pace: Duration, waits: bool) -> Self {
        let home = Desk::home_with(&format!("wait-for-speech = {waits}\n[speech]\non = true\n"));
        let record = home.path().join("record.jsonl");
        let given = shape
            .arguments()
            .into_iter()
            .chain(["--seed".to_owned(), seed.to_string()])
            .chain(["--record".to_owned(), record.display().to_string()])
            .map(OsString::from);
        let request = serpente_arguments::parse([OsString::from("play")].into_iter().chain(given));
        let options = request.expect("arguments").options;
        // A resumed match follows from the same seed.
        let again = serpente_arguments::CommandOptions {
            matches: serpente_arguments::MatchArguments {
                seed: options.matches.seed,
                ..serpente_arguments::MatchArguments::default()
            },
            ..serpente_arguments::CommandOptions::default()
        };
        let now = Instant::now();
        let mut evening = Self {
            desk: Desk::with_words(&home, words(), "en", options),
            options: again,
            home,
            file: SharedRecord { record, read: 0 },
            mouth: Mouth::new(pace),
            now,
            known: Known {
                names: Vec::new(),
                own: vec![BTreeSet::new(); SEATS],
                open: BTreeSet::new(),
                before: BTreeSet::new(),
                past: BTreeSet::new(),
                tells_before: false,
                begun: 0,
                over: 0,
            },
            keyboard: SharedKeyboard::default(),
            at_table: true,
            texts: SharedTexts::default(),
            screen: Vec::new(),
            figures: Figures::default(),
            context: format!("seed {seed}, {pace:?}, waits {waits}, {shape:?}"),
            recent: VecDeque::new(),
        };
        let calls = evening
            .desk
            .at(now, |app| app.open_table(now).expect("a table"));
        evening.hear(calls);
        evening
    }

    /// Starts the program again and resumes the match.
    fn come_back(&mut self) {
        self.mouth = Mouth::new(self.mouth.pace);
        self.keyboard.holder = None;
        self.screen.clear();
        self.texts.told_to.clear();
        // The last event is announced again, and the round so far can be reviewed.
        self.known.tells_before = true;
        self.known.past = self.known.open.clone();
        self.desk = Desk::with_words(&self.home, words(), "en", self.options.clone());
        // The voice may have been turned off before.
        self.mouth.on = self.desk.app().speaks();
        let (now, record) = (self.now, self.file.record.clone());
        let calls = self.desk.at(now, |app| {
            app.resume_table(Some(&record), now).expect("a match");
        });
        self.hear(calls);
    }

    /// Lets time pass: the voice speaks, and automatic events happen.
    fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        loop {
            self.keyboard.reviews = false;
            let next = [self.mouth.wakes_at(), self.desk.app().wakes_at()];
            let Some(at) = next.into_iter().flatten().min().filter(|&at| at <= until) else {
                break;
            };
            self.now = self.now.max(at);
            let now = self.now;
            let calls = self.desk.at(now, |app| app.tick(now));
            self.hear(calls);
        }
        self.now = until;
    }

    fn press(&mut self, mut press: Press) {
        let shown = self.desk.app().shown();
        if let Some(Shown::Menu { title, .. }) = shown
            && title.contains(PROBLEMS)
        {
            press.key = Key::Escape;
        }
        let action = KeyMap::default().action(press.key);
        self.keyboard.reviews =
            matches!(action, Some(Action::App(action)) if REVIEW.contains(&action));
        self.keyboard.wanted |= action == Some(TableAction::Take.into());
        self.note(format!("[{action:?}]"));
        self.figures.keys += 1;
        let now = self.now;
        let calls = self.desk.at(now, |app| app.take(Incoming::Key(press), now));
        self.hear(calls);
    }

    /// Takes in calls in order, and lets the voice go on.
    fn hear(&mut self, calls: Vec<Call>) {
        // Another match has a file of its own.
        if let Some(another) = self
            .desk
            .records()
            .pop()
            .filter(|file| *file != self.file.record)
        {
            (self.file.record, self.file.read) = (another, 0);
        }
        let record = fs::read_to_string(&self.file.record).unwrap_or_default();
        for line in record[self.file.read..].lines() {
            let event: Event = serde_json::from_str(line).expect("an event");
            self.known.learn(&event);
            if let Event::Match(header) = &event {
                self.sit_down(header);
            }
        }
        self.file.read = record.len();
        for call in calls {
            match &call {
                Call::Line(text) => self.printed(text),
                Call::Clear => {
                    // From here on no player has the keyboard, though the call may still wait to be spoken.
                    self.screen.clear();
                    self.keyboard.holder = None;
                }
                Call::Say(utterance) => {
                    self.told(&utterance.text);
                }
                _ => {}
            }
            self.mouth.take(&call);
        }
        let reports = self.mouth.go_on(self.now);
        if let Some(sounding) = self.mouth.sounding.clone() {
            self.check(Route::Spoken, &sounding.utterance.text);
        }
        for report in reports {
            let now = self.now;
            let more = self.desk.at(now, |app| app.report(report, now));
            self.hear(more);
        }
    }

    /// Begins to follow another match. A player alone has the keyboard without pressing a key. If several share it, or did,
    /// private announcements may not be repeated to anyone.
    fn sit_down(&mut self, header: &Header) {
        let seats = header.seats.iter().enumerate();
        let mut people = seats.filter(|(_, seat)| seat.player == "human");
        let first = people.next().filter(|_| people.next().is_none());
        let alone = first.and_then(|(place, _)| Seat::new(place));
        if alone.is_none() || self.keyboard.alone.is_none() {
            for told in self.texts.told_to.values_mut() {
                told.retain(Option::is_none);
            }
        }
        (self.keyboard.alone, self.keyboard.holder) = (alone, alone);
    }

    fn printed(&mut self, text: &str) {
        self.figures.lines += 1;
        self.note(text.to_owned());
        self.at_table |= text.contains(ASKS) || text.contains(OWN[0]);
        // Reviewing the words that hand over the keyboard does not hand it over.
        if text.contains(ASKED) && !self.keyboard.reviews {
            self.keyboard.holder = None;
            self.keyboard.wanted = false;
        }
        for open in text.split(OPEN).skip(1).step_by(2) {
            self.known.open.extend(tiles(open));
        }
        if !self.keyboard.reviews
            && let Some((_, rest)) = text.split_once(TAKEN[0])
            && let Some((name, _)) = rest.split_once(TAKEN[1])
        {
            let seat = self.known.names.iter().position(|known| known == name);
            self.keyboard.holder = Seat::new(seat.expect("a player"));
            self.figures.handovers += 1;
            self.known.tells_before = false;
            if !std::mem::take(&mut self.keyboard.wanted) {
                self.leak(Route::Unasked, text);
            }
            for line in std::mem::take(&mut self.screen) {
                self.check(Route::OwnedView, &line);
                self.screen.push(line);
            }
        }
        self.told(text);
        self.publish(text, self.keyboard.reviews);
        self.check(Route::Printed, text);
        self.screen.push(text.to_owned());
        // The sentence that says where it was saved may be announced again.
        if let Some(file) = saved(text, self.home.path()).filter(|_| !self.keyboard.reviews) {
            for line in fs::read_to_string(file).expect("a file").lines() {
                self.publish(line, true);
                self.check(Route::Filed, line);
            }
        }
    }

    /// Notes the player to whom a text is announced. If the text is reviewed, checks that it was announced to this player
    /// before.
    fn told(&mut self, text: &str) {
        if text.contains(OWN[0]) {
            self.figures.private += 1;
            if !self.keyboard.reviews {
                let told = self.texts.told_to.entry(text.to_owned()).or_default();
                told.insert(self.keyboard.holder);
            }
        }
    }

    /// Keeps a text about visible tiles only, since it may be announced again when others are visible. `again` means that it
    /// is reviewed; then it may belong to an earlier round and be worded differently, because several announcements are
    /// joined.
    fn publish(&mut self, text: &str, again: bool) {
        let tiles = tiles(text);
        let is_public = self.is_open(text)
            || tiles.iter().all(|tile| {
                again && (self.known.past.contains(tile) || self.known.open.contains(tile))
            });
        if !text.contains(OWN[0]) && !tiles.is_empty() && is_public {
            self.texts.public.insert(text.to_owned());
        }
    }

    /// Returns whether all tiles in this text are visible, or were so at the end of the last round if that may still be
    /// announced.
    fn is_open(&self, text: &str) -> bool {
        let Known {
            open,
            before,
            tells_before,
            ..
        } = &self.known;
        let mut tiles = tiles(text).into_iter();
        tiles.all(|tile| open.contains(&tile) || *tells_before && before.contains(&tile))
    }

    /// Checks that a text may reach the player who has the keyboard now.
    fn check(&mut self, way: Route, text: &str) {
        let own = |tile: &Tile| {
            self.keyboard
                .holder
                .is_some_and(|seat| self.known.own[seat.index()].contains(tile))
        };
        let (of_a_hand, besides) = apart(text);
        let own = |text: &str| {
            let mut tiles = tiles(text).into_iter();
            tiles.all(|tile| self.known.open.contains(&tile) || own(&tile))
        };
        let public = || self.is_open(&besides) || self.texts.public.contains(text);
        let known = own(&of_a_hand) && (own(&besides) || public());
        let told = self.texts.told_to.get(text);
        let theirs =
            told.is_none_or(|told| told.contains(&None) || told.contains(&self.keyboard.holder));
        if !known || !theirs {
            self.leak(way, text);
        }
    }

    fn note(&mut self, recent: String) {
        self.recent.push_back(recent);
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
    }

    fn leak(&mut self, way: Route, text: &str) {
        let who = self
            .keyboard
            .holder
            .map(|seat| &self.known.names[seat.index()]);
        let recent = &self.recent;
        let told = format!("{}: {who:?} gets {text:?} after {recent:?}", self.context);
        self.figures.leaks.entry(way).or_default().push(told);
    }
}

/// Returns the file in which this line says something was saved.
fn saved(text: &str, home: &Path) -> Option<PathBuf> {
    let at = text.find(home.to_str()?)?;
    let end = text[at..].find(".txt")? + at + ".txt".len();
    text[at..end]
        .contains("/sessions/")
        .then(|| PathBuf::from(&text[at..end]))
}

/// How many keys are pressed before a test match ends.
const MOST_KEYS: usize = 4000;

/// How many more keys are pressed when a match is over: another one begins, and its tiles are dealt.
const AFTERWARDS: usize = 150;

impl Evening {
    /// Plays most of the time; now and then presses any key or starts the program again.
    fn play(&mut self, chance: &mut Chance) {
        let keys = KeyMap::default();
        let haste = [60, 400, 1500, 4000][chance.below(4)];
        let mut astray = 0_usize;
        let mut left = AFTERWARDS;
        while self.figures.keys < MOST_KEYS && left > 0 {
            let listens = if chance.once_in(4) {
                self.mouth.pace
            } else {
                Duration::ZERO
            };
            let gap = Duration::from_millis(chance.below(haste) as u64);
            self.wait(listens + gap);
            if astray == 0 && chance.once_in(10) {
                astray = chance.below(20);
            }
            self.at_table = false;
            let action = if astray > 0 {
                any(chance, &keys)
            } else {
                chance.one_of(&LIKELY).into()
            };
            self.press(press(action, chance, &keys));
            if astray == 1 {
                self.go_back(chance, &keys);
            }
            astray = astray.saturating_sub(1);
            let over = self.known.over > 0;
            left -= usize::from(over);
            if !over && (self.desk.is_done() || chance.once_in(300)) {
                self.come_back();
            } else if self.desk.is_done() {
                break;
            }
        }
    }

    /// Closes whatever covers the table.
    fn go_back(&mut self, chance: &mut Chance, keys: &KeyMap) {
        for _ in 0..8 {
            if self.at_table || self.desk.is_done() {
                break;
            }
            self.press(press(TableAction::Escape, chance, keys));
        }
    }
}

#[test]
fn whatever_sounds_is_for_who_has_the_keyboard() {
    play_and_hold(soak::seeds(3));
}

#[test]
fn who_exchanges_the_hand_and_gives_the_keyboard_away_tells_nobody_the_new_one() {
    play_and_hold([7260]);
}

/// Plays a match for each seed, and checks that nothing private reaches the wrong player.
fn play_and_hold(seeds: impl IntoIterator<Item = u64>) {
    let mut all = Figures::default();
    for seed in seeds {
        let mut chance = Chance::new(seed);
        let shape = Shape::of(seed.wrapping_mul(17), &mut chance, true).with_people(&mut chance);
        let pace = Duration::from_millis(200 + chance.below(2800) as u64);
        let mut evening = Evening::open(&shape, seed, pace, !chance.once_in(3));
        evening.play(&mut chance);
        let figures = evening.figures;
        all.matches += evening.known.over;
        all.begun += evening.known.begun;
        all.keys += figures.keys;
        all.handovers += figures.handovers;
        all.lines += figures.lines;
        all.private += figures.private;
        for (way, told) in figures.leaks {
            all.leaks.entry(way).or_default().extend(told);
        }
    }
    let mut told = String::new();
    for (way, leaks) in &all.leaks {
        let _ = writeln!(told, "{way:?}: {}, such as", leaks.len());
        for leak in leaks.iter().take(5) {
            let _ = writeln!(told, "  {leak}");
        }
    }
    println!(
        "{} matches, {} of them whole, {} keys, {} times the keyboard was taken, {} lines, {} of them of a hand",
        all.begun, all.matches, all.keys, all.handovers, all.lines, all.private
    );
    assert!(all.leaks.is_empty(), "{told}");
}
