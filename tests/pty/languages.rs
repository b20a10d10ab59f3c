//! All languages in one match, and one more that is added meanwhile: the words, and the voice that speaks them.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use serpente_testing::speaker::{Speaker, words_in};
use serpente_text::announce::{Arg, Message, say};
use serpente_text::words::{Detail, Words};

use super::game::SOON;
use super::{Game, Home};
use serpente_testing::stand_in::{Fault, Spoken, StandIn};

/// The key for earlier lines.
const PAGE_UP: &str = "\x1b[5~";

/// What is told where a voice responds too late on a busy machine.
const ABOUT_SPEECH: [&str; 2] = [
    "Speech is not responding; the words are on the screen. I'll keep trying.",
    "Speech is back.",
];

/// A listener who presses a key once everything so far was spoken.
struct Listener<'a> {
    game: Game,
    daemon: &'a StandIn,
}

impl Listener<'_> {
    /// Returns the lines so far, all of which were spoken.
    fn heard(&self) -> Vec<String> {
        let until = Instant::now() + SOON;
        loop {
            let lines = self.game.lines();
            let spoken: Vec<String> = self.daemon.texts().iter().map(|text| shown(text)).collect();
            let is_said = |last: &String| {
                let times = lines.iter().filter(|line| *line == last).count();
                let said = spoken.iter().filter(|text| *text == last).count();
                // A player who asks for the turn while it waits to be announced hears it once, before the move that was cut
                // short.
                said >= times.max(2) - 1
            };
            if lines.last().is_some_and(is_said) {
                return lines;
            }
            assert!(Instant::now() < until, "{lines:?}\n{spoken:?}");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Presses a key and returns the lines that follow; there is at least one.
    fn press(&mut self, key: &str) -> Vec<String> {
        let before = self.heard().len();
        if ["\r", " ", "d"].contains(&key) {
            self.game.play(key);
        } else {
            self.game.press(key);
        }
        let until = Instant::now() + SOON;
        while self.game.lines().len() == before {
            assert!(Instant::now() < until, "{key} is not answered");
            thread::sleep(Duration::from_millis(2));
        }
        self.heard().split_off(before)
    }

    /// Presses a key and returns its answer, the first line for which `is_answer` returns true. Other events may be announced
    /// besides.
    fn answer(&mut self, key: &str, is_answer: impl Fn(&str) -> bool) -> String {
        let before = self.heard().len();
        self.game.press(key);
        let until = Instant::now() + SOON;
        loop {
            let lines = self.heard().split_off(before);
            if let Some(answer) = lines.iter().find(|line| is_answer(line)) {
                return answer.clone();
            }
            assert!(Instant::now() < until, "{key}: {lines:?}");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits for the player's own turn, announced in this language. After the end of a round, begins the next.
    fn until_own_turn(&mut self, words: &Speaker) {
        let text = |message| words.text(&message, Detail::Normal);
        let nobody = text(say::refusals::round_is_over(say::keys::key_enter()));
        let until = Instant::now() + SOON;
        loop {
            let lines = self.press("t");
            if lines.iter().any(|line| is_own_turn(line, words)) {
                return;
            }
            if lines.contains(&nobody) {
                self.press("\r");
            }
            assert!(Instant::now() < until, "{lines:?}");
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// Draws as long as no tile fits, and lays one that does.
    fn play(&mut self, words: &Speaker) {
        let nothing = say::refusals::nothing_fits_draw(hole(), say::keys::key_space());
        loop {
            let next = self.press("z").remove(0);
            if !is(&next, words, &nothing) {
                break;
            }
            self.press(" ");
            if !self.press("t").iter().any(|line| is_own_turn(line, words)) {
                return;
            }
        }
        let (right, left) = (letter("D"), letter("G"));
        let tile = Arg::Tile("0-0".parse().expect("a tile"));
        let question = text(words, &say::review::which_side(tile, right, left));
        let question = question.split_once(": ").expect("the tile comes first").1;
        if self.press("\r").iter().any(|line| line.ends_with(question)) {
            self.press("d");
        }
    }
}

fn letter(letter: &str) -> Message {
    say::keys::key_letter(letter)
}

fn text(words: &Speaker, message: &Message) -> String {
    shown(&words.text(message, Detail::Normal))
}

/// Returns a text as a terminal shows it, with all spaces alike.
fn shown(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// Returns whether a line is this message, whose arguments are to be filled with `#` and match anything.
fn is(line: &str, words: &Speaker, message: &Message) -> bool {
    let frame = text(words, message);
    let mut parts = frame.split('#');
    let mut rest = line.strip_prefix(parts.next().unwrap_or_default());
    for part in parts {
        rest = rest.and_then(|rest| Some(rest.split_once(part)?.1));
    }
    rest.is_some()
}

/// Returns whether a line announces the player's own turn: to open a round, or to lay on the table.
fn is_own_turn(line: &str, words: &Speaker) -> bool {
    let doubles = (0..=6).map(|half| format!("{half}-{half}").parse().expect("a tile"));
    let mut opens = doubles.map(|tile| {
        let key = say::keys::key_enter();
        text(words, &say::table::your_turn_opening(tile, key))
    });
    let ends = text(words, &say::review::never_mind());
    let lays = text(words, &say::table::your_turn(say::review::never_mind(), 1));
    let begins = lays.split(&ends).next().expect("the turn comes first");
    opens.any(|opens| line == opens) || line.starts_with(begins)
}

fn hole() -> Arg {
    Arg::Text("#".into())
}

/// Returns the languages that a client set, in order.
fn languages_set(daemon: &StandIn) -> Vec<String> {
    let commands = daemon.commands().into_iter();
    let set = commands.filter(|(_, _, command)| command.contains(" LANGUAGE "));
    set.filter_map(|(_, _, command)| command.rsplit(' ').next().map(str::to_owned))
        .collect()
}

#[test]
fn every_language_in_one_match_each_in_its_own_voice() {
    let home = Home::with("pause = 0");
    let daemon = StandIn::start(Fault::None);
    let known = Words::new(None).0.languages();
    let tags: Vec<String> = known.into_iter().map(|known| known.tag).collect();
    assert_eq!(tags.len(), 9);
    let arguments = ["play", "--players", "2", "--seed", "3", "--limit", "1000"];
    let arguments = [&arguments[..], &["--lang", &tags[0], "--bots", "heavy"]].concat();
    let mut listener = Listener {
        game: Game::start(&home, Some(&daemon), &arguments),
        daemon: &daemon,
    };
    // The texts spoken in each language, in order; the first language comes again at the end.
    let mut said: Vec<Vec<Spoken>> = Vec::new();
    let mut begun = 0;
    for tag in tags.iter().chain(tags.first()) {
        let words = words_in(tag);
        if let Some(before) = said.last_mut() {
            // Meanwhile, events are announced in the new language already.
            let name = text(&words, &say::locale::language_name());
            listener.answer("l", |line| line == name);
            let all = daemon.spoken();
            let at = all
                .iter()
                .rposition(|spoken| spoken.text == name)
                .expect("the language says its name");
            *before = all[begun..at].to_vec();
            begun = at;
        }
        listener.until_own_turn(&words);
        listener.answer("t", |line| is_own_turn(line, &words));
        let scores = say::review::scores(hole());
        listener.answer("s", |line| is(line, &words, &scores));
        let empty = text(&words, &say::review::nothing_laid());
        listener.answer("v", |line| {
            let tiles = line.matches(", ").count() + 1;
            line == empty || is(line, &words, &say::review::serpent(tiles, vec![hole()]))
        });
        listener.play(&words);
        listener.until_own_turn(&words);
        said.push(Vec::new());
    }
    let all = daemon.spoken();
    said.last_mut()
        .expect("a part for each language")
        .extend_from_slice(&all[begun..]);
    let round: Vec<&String> = tags.iter().chain(tags.first()).collect();
    for (tag, spoken) in round.iter().zip(&said) {
        assert!(spoken.len() >= 6, "{tag}: {spoken:?}");
        for one in spoken {
            assert_eq!(&one.language, *tag, "{one:?}");
        }
        let words = words_in(tag);
        let event = text(
            &words,
            &say::table::your_turn_stuck(
                say::locale::list_none(),
                say::keys::key_letter("P".to_owned()),
            ),
        );
        let none = text(&words, &say::locale::list_none());
        let turn = event.split(&none).next().unwrap_or_default();
        let told = spoken
            .iter()
            .filter(|one| shown(&one.text).starts_with(turn));
        assert!(told.count() > 0, "{tag}: {turn:?} in {spoken:?}");
    }
    let mut set = languages_set(&daemon);
    // On a busy machine, a voice that answers late is opened again in the same language.
    set.dedup();
    assert_eq!(set.iter().collect::<Vec<_>>(), round);
}

#[test]
fn what_still_waits_is_said_and_printed_in_the_new_language() {
    change_language_in_the_first_line(Fault::None);
}

#[test]
fn what_waits_for_an_answer_that_is_begun_late_is_said_too() {
    // Every request is answered late, so that the short answer to the key is begun only after the time that it takes.
    change_language_in_the_first_line(Fault::Slow(Duration::from_millis(300)));
}

/// Changes the language while the first line of a match is spoken, as the voice has this fault until it begins the answer,
/// and compares what is said and printed then.
fn change_language_in_the_first_line(fault: Fault) {
    let home = Home::with("pause = 0\nwait-for-speech = true");
    // Slow enough that the rest of the beginning waits for its first words.
    let daemon = StandIn::start(Fault::None).with_pace(Duration::from_millis(200));
    let arguments = ["play", "--players", "2", "--seed", "4", "--lang", "en"];
    let mut game = Game::start(&home, Some(&daemon), &arguments);
    // Until there is a voice, nothing waits for it.
    let until = Instant::now() + SOON;
    while daemon.spoken().is_empty() {
        assert!(Instant::now() < until, "nothing is said");
        thread::sleep(Duration::from_millis(2));
    }
    daemon.set(fault);
    game.press("l");
    game.until("Español");
    let until = Instant::now() + SOON;
    while !daemon.texts().contains(&"Español".to_owned()) {
        assert!(Instant::now() < until, "{:?}", daemon.spoken());
        thread::sleep(Duration::from_millis(2));
    }
    daemon.set(Fault::None);
    let words = words_in("es");
    let until = Instant::now() + SOON;
    while !daemon.texts().iter().any(|text| is_own_turn(text, &words)) {
        assert!(Instant::now() < until, "{:?}", daemon.spoken());
        thread::sleep(Duration::from_millis(2));
    }
    let spoken = daemon.spoken();
    let name = spoken.iter().position(|one| one.text == "Español");
    let (before, after) = spoken.split_at(name.expect("it is said"));
    assert!(before.iter().all(|one| one.language == "en"), "{before:?}");
    assert!(after.iter().all(|one| one.language == "es"), "{after:?}");
    let last = &spoken.last().expect("words").text;
    game.until(last);
    let lines = game.lines();
    assert!(
        spoken.iter().all(|one| lines.contains(&one.text)),
        "{lines:?}\n{spoken:?}"
    );
    let shown = lines
        .iter()
        .skip_while(|line| *line != "Español")
        .take_while(|line| *line != last);
    for line in shown {
        assert!(
            spoken.iter().any(|one| one.text == *line),
            "{line:?} is shown, and not said: {spoken:?}"
        );
    }
}

#[test]
fn a_language_that_is_put_there_meanwhile_is_heard_in_its_own_voice() {
    let home = Home::with("pause = 0");
    let daemon = StandIn::start(Fault::None);
    let arguments = ["play", "--players", "2", "--seed", "4", "--lang", "en"];
    let mut listener = Listener {
        game: Game::start(&home, Some(&daemon), &arguments),
        daemon: &daemon,
    };
    listener.game.until("Enter to lay");
    // Whose turn it is comes once more, if the key cut that short.
    assert_eq!(listener.press("9")[0], "You have no 9.");

    // Esperanto comes after English.
    let folder = home.path("data/serpente/locales/eo");
    let shown = folder.display().to_string();
    let check = || home.run(&["locales", "--check", &shown, "--lang", "en"]);
    let begun = home.run(&["locales", "--new", &shown, "--lang", "en"]);
    assert!(begun.status.success(), "{begun:?}");
    let missing = check();
    assert_eq!(missing.status.code(), Some(1), "{missing:?}");
    let told = String::from_utf8_lossy(&missing.stdout);
    let lines: Vec<&str> = told.lines().collect();
    // The next steps come first.
    assert!(lines[0].starts_with("0 percent is translated."), "{told}");
    assert!(lines.contains(&&format!("What is wrong in {shown}:")[..]));
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("menus.ftl: ") && line.contains("still in English"))
    );
    let (_, rest) = told.split_once(&shown).expect("it is named");
    assert!(!rest.contains(&shown), "the path is told once: {told}");
    assert!(lines.len() < 40, "{} lines", lines.len());
    assert!(told.contains("0 percent is translated."), "{told}");
    assert!(
        told.contains("with the comment # first above them. Translate "),
        "{told}"
    );
    for (file, english, new) in [
        (
            "locale",
            "language-name = English",
            "language-name = Esperanto",
        ),
        ("locale", "language-voice = en", "language-voice = eo"),
        (
            "refusals",
            "You have no { $half }.",
            "Estas neniu { $half }.",
        ),
    ] {
        let path = folder.join(format!("{file}.ftl"));
        let text = fs::read_to_string(&path).expect("it was begun");
        assert!(text.contains(english), "{file}");
        fs::write(&path, text.replace(english, new)).expect("it can be written");
    }
    // Earlier lines are spoken in the voice in which they were spoken before.
    for (key, line) in [
        ("l", "Esperanto"),
        ("9", "Estas neniu 9."),
        (PAGE_UP, "Estas neniu 9."),
        (PAGE_UP, "Esperanto"),
        (PAGE_UP, "You have no 9."),
    ] {
        let before = daemon.spoken().len();
        // Nothing else is told, but that a voice which is slow on a busy machine is away, or back. From then on, that is an earlier
        // line, and Page Up is pressed once more.
        let is_answer = |told: &str| told == line || key == PAGE_UP && ABOUT_SPEECH.contains(&told);
        let mut answer = listener.answer(key, is_answer);
        while answer != line {
            answer = listener.answer(key, is_answer);
        }
        // The next key would cut it short before a busy voice has begun it.
        let until = Instant::now() + SOON;
        while !daemon.texts()[before..].iter().any(|text| text == line) {
            assert!(Instant::now() < until, "{:?}", daemon.texts());
            thread::sleep(Duration::from_millis(2));
        }
    }
    let spoken = daemon.spoken();
    let told: Vec<_> = spoken
        .iter()
        .filter(|one| !ABOUT_SPEECH.contains(&&one.text[..]))
        .map(|one| (&one.text[..], &one.language[..]))
        .collect();
    let last = [
        ("Esperanto", "eo"),
        ("Estas neniu 9.", "eo"),
        ("Estas neniu 9.", "eo"),
        ("Esperanto", "eo"),
        ("You have no 9.", "en"),
    ];
    assert!(told.ends_with(&last), "{told:?}");

    // Once all of it is translated, there are no problems any more.
    fs::remove_dir_all(&folder).expect("it was made");
    let own = home.path("data/serpente/locales/it");
    let shown = own.display().to_string();
    assert!(home.run(&["locales", "--new", &shown]).status.success());
    let right = home.run(&["locales", "--check", &shown, "--lang", "en"]);
    assert!(right.status.success(), "{right:?}");
    assert!(String::from_utf8_lossy(&right.stdout).starts_with("Nothing is wrong"));
}

#[test]
fn what_is_wrong_with_an_edited_file_is_told_in_the_language_one_was_in() {
    let home = Home::with("pause = 0");
    let daemon = StandIn::start(Fault::None);
    let arguments = ["play", "--players", "2", "--seed", "4", "--lang", "en"];
    let mut game = Game::start(&home, Some(&daemon), &arguments);
    game.until("Enter to lay");
    let folder = home.path("data/serpente/locales/es");
    fs::create_dir_all(&folder).expect("room");
    fs::write(folder.join("menus.ftl"), "main-menu = { $x\n").expect("room");
    game.press("l");
    game.until("Español");
    let until = Instant::now() + SOON;
    let problem = loop {
        let spoken = daemon.spoken();
        let problem = spoken.iter().find(|one| one.text.contains("menus.ftl"));
        if let Some(problem) = problem {
            break problem.clone();
        }
        assert!(Instant::now() < until, "{spoken:?}");
        thread::sleep(Duration::from_millis(2));
    };
    assert!(problem.text.ends_with("is expected here."), "{problem:?}");
    assert_eq!(problem.language, "en");
    // It is shown, too; the test may read the terminal later than the voice.
    let is_shown = |line: &String| line.contains("menus.ftl") && problem.text.ends_with(line);
    while !game.lines().iter().any(is_shown) {
        assert!(Instant::now() < until, "{problem:?}: {:?}", game.lines());
        thread::sleep(Duration::from_millis(2));
    }
}
