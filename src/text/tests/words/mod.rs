//! Every sentence of the program in every language, and changes that users may make to locale files.

mod checker;
mod faults;
mod forms;
mod french;
mod listener;
mod newcomer;
mod overlay;
mod patterns;
mod sounds;

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use serpente_engine::rules::{Pip, Tile};
use serpente_engine::table::Game;
use serpente_testing::speaker::words_in;
use serpente_text::announce::say::{self, FILES, locale};
use serpente_text::announce::{Arg, Declared, Message};
use serpente_text::words::{Detail, LocaleProblem, Words};
use tempfile::TempDir;

fn declared() -> impl Iterator<Item = &'static Declared> {
    FILES.iter().flat_map(|(_, messages)| messages.iter())
}

/// Returns the languages that have every message: those that are not a regional variant of another.
fn whole() -> Vec<String> {
    let mut tags = embedded();
    tags.retain(|tag| !tag.contains('-'));
    tags
}

fn embedded() -> Vec<String> {
    let known = Words::new(None).0.languages();
    known.into_iter().map(|known| known.tag).collect()
}

fn tile(text: &str) -> Tile {
    text.parse().expect("the test names a tile")
}

#[test]
fn every_sentence_can_be_told_in_every_language() {
    let tags = embedded();
    assert!(tags.len() >= 2, "{tags:?}");
    for tag in tags {
        let words = words_in(&tag);
        for message in declared().flat_map(Declared::samples) {
            for detail in Detail::ALL {
                let text = words.text(&message, detail);
                let bare = message.id().replace('-', " ");
                assert_ne!(text, bare, "{tag}: {} cannot be told", message.id());
                assert!(!text.trim().is_empty(), "{tag}: {} is silent", message.id());
                let marks = ['{', '}', '\u{2068}', '\u{2069}', '\n', '\r'];
                assert!(!text.contains(marks), "{tag}: {}: {text}", message.id());
            }
        }
    }
}

#[test]
fn every_game_has_words_of_its_own() {
    let messages: Vec<&Declared> = declared()
        .filter(|message| {
            let of_game = message.id.starts_with("rules-") && message.id != "rules-preset";
            message.id == "game-name" || of_game && !message.args.is_empty()
        })
        .collect();
    assert!(
        messages.len() >= 8,
        "its name, and the paragraphs of its rules"
    );
    for tag in whole() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../locales")
            .join(&tag);
        let file = |name| fs::read_to_string(folder.join(name)).expect("a file");
        let texts = format!("\n{}\n{}", file("games.ftl"), file("rules.ftl"));
        for message in &messages {
            let (_, text) = texts
                .split_once(&format!("\n{} =", message.id))
                .unwrap_or_else(|| panic!("{tag}: no {}", message.id));
            let text = text.split("\n\n").next().expect("its text");
            for game in Game::all() {
                let arm = format!("[{}]", game.id());
                assert!(text.contains(&arm), "{tag}: {} has no {arm}", message.id);
            }
        }
    }
}

#[test]
fn tiles_are_told_as_players_name_them() {
    let named = |tag: &str, text: &str| {
        let laid = say::table::laid("Ada".to_owned(), tile(text), say::table::place_left());
        words_in(tag).text(&laid, Detail::Normal)
    };
    assert_eq!(named("en", "6-4"), "Ada: 6 4, left.");
    assert_eq!(named("en", "6-6"), "Ada: double 6, left.");
    assert_eq!(named("en", "5-0"), "Ada: 5 blank, left.");
    assert_eq!(named("en", "0-0"), "Ada: double blank, left.");
    assert_eq!(named("it", "12-4"), "Ada: 12 4, sinistra.");
    assert_eq!(named("it", "6-6"), "Ada: doppio 6, sinistra.");
    assert_eq!(named("it", "5-0"), "Ada: 5 zero, sinistra.");
    assert_eq!(named("it", "0-0"), "Ada: doppio zero, sinistra.");
}

/// Returns a fact as a language says it, by a message that says nothing else.
fn told(tag: &str, fact: Arg) -> String {
    let message = Message::declared(
        say::errors::unknown_command(String::new()).id(),
        vec![("given", fact)],
    );
    let frame = |text| words_in(tag).text(&say::errors::unknown_command(text), Detail::Normal);
    let whole = words_in(tag).text(&message, Detail::Normal);
    let frame = frame("#".to_owned());
    let (before, after) = frame.split_once('#').expect("the command is repeated");
    let fact = whole
        .strip_prefix(before)
        .and_then(|rest| rest.strip_suffix(after));
    fact.expect("the frame stays").to_owned()
}

#[test]
fn facts_are_told_in_the_form_of_the_language() {
    let half = |pips| Arg::Half(Pip::new(pips));
    let lying = |left, right| Arg::Lying(Pip::new(left), Pip::new(right));
    let names = |names: &[&str]| {
        names
            .iter()
            .map(|name| Arg::Text((*name).to_owned()))
            .collect::<Vec<_>>()
    };
    let tiles = ["6-4", "2-2", "3-0"]
        .map(|text| Arg::Tile(tile(text)))
        .to_vec();
    for (fact, english, italian) in [
        (half(0), "blank", "zero"),
        (half(12), "12", "12"),
        (lying(4, 6), "4 6", "4 6"),
        (lying(0, 6), "blank 6", "zero 6"),
        (lying(4, 4), "double 4", "doppio 4"),
        (
            Arg::List(tiles.clone()),
            "6 4, double 2, 3 blank",
            "6 4, doppio 2, 3 zero",
        ),
        (Arg::List(tiles[..1].to_vec()), "6 4", "6 4"),
        (Arg::List(Vec::new()), "none", "niente"),
        (Arg::All(Vec::new()), "none", "niente"),
        (Arg::All(names(&["Ada"])), "Ada", "Ada"),
        (Arg::All(names(&["Ada", "Bo"])), "Ada and Bo", "Ada e Bo"),
        (
            Arg::All(names(&["Ada", "Bo", "Enzo"])),
            "Ada, Bo and Enzo",
            "Ada, Bo ed Enzo",
        ),
        (Arg::Any(vec![half(5)]), "5", "5"),
        (
            Arg::Any(vec![half(5), half(2), half(0)]),
            "5, 2 or blank",
            "5, 2 o zero",
        ),
        (Arg::Number(100_000), "100000", "100000"),
        (Arg::from(say::keys::key_space()), "Space", "Spazio"),
        (Arg::Text("{ $x }".to_owned()), "{ $x }", "{ $x }"),
    ] {
        assert_eq!(told("en", fact.clone()), english, "{fact:?}");
        assert_eq!(told("it", fact.clone()), italian, "{fact:?}");
    }
}

#[test]
fn numbers_are_told_as_each_language_writes_them() {
    for (tag, below_zero, fraction) in [
        ("de", "minus 15", "56,2"),
        ("en", "minus 15", "56.2"),
        ("es", "menos 15", "56,2"),
        ("eu", "minus 15", "56,2"),
        ("fr", "moins 15", "56,2"),
        ("it", "meno 15", "56,2"),
        ("pt", "menos 15", "56,2"),
    ] {
        let decimal = || say::locale::decimal("56".to_owned(), "2".to_owned());
        assert_eq!(told(tag, Arg::Number(-15)), below_zero, "{tag}");
        assert_eq!(told(tag, decimal().into()), fraction, "{tag}");
        let both = told(tag, say::locale::minus(decimal()).into());
        assert_eq!(both, below_zero.replace("15", fraction), "{tag}");
    }
}

#[test]
fn no_other_language_has_english_left_in_it() {
    let english = [
        "the", "of", "and", "you", "your", "with", "to", "are", "from", "tile", "tiles", "which",
    ];
    for tag in embedded().iter().filter(|tag| *tag != "en") {
        let words = words_in(tag);
        for message in declared().flat_map(Declared::samples) {
            for detail in Detail::ALL {
                let text = words.text(&message, detail);
                let left = text
                    .split_whitespace()
                    .map(|word| {
                        word.trim_matches(|sign| ".,:;?!¿¡()".contains(sign))
                            .to_lowercase()
                    })
                    .find(|word| english.contains(&&word[..]));
                assert_eq!(left, None, "{tag}: {}: {text}", message.id());
            }
        }
    }
}

#[test]
fn a_language_is_found_for_what_is_wished_for() {
    let (words, _) = Words::new(None);
    let chosen = |wishes: &[&str]| {
        let found = words.find(wishes);
        let tag = words.tag(found.unwrap_or_else(|| words.english()));
        (tag, found.is_some())
    };
    assert_eq!(chosen(&["it"]), ("it".to_owned(), true));
    assert_eq!(chosen(&["it_IT.UTF-8"]), ("it".to_owned(), true));
    assert_eq!(chosen(&["en-GB", "it"]), ("en".to_owned(), true));
    assert_eq!(chosen(&["zu", "IT"]), ("it".to_owned(), true));
    assert_eq!(chosen(&["zu"]), ("en".to_owned(), false));
    assert_eq!(
        chosen(&["", "not a tag", "../.."]),
        ("en".to_owned(), false)
    );
    assert_eq!(chosen(&[]), ("en".to_owned(), false));
}

#[test]
fn the_languages_come_round_and_bring_their_voices() {
    let (words, _) = Words::new(None);
    let known = words.languages();
    let mut met = Vec::new();
    let mut language = words.english();
    for _ in &known {
        met.push((words.tag(language), words.voice(language)));
        language = words.beside(language, true);
    }
    assert_eq!(language, words.english());
    met.sort();
    let known = known.into_iter().map(|known| (known.tag, known.voice));
    assert_eq!(met, known.collect::<Vec<_>>());
    assert!(met.contains(&("it".to_owned(), "it".to_owned())));
}

#[test]
fn many_listen_at_once_each_in_a_language_of_their_own() {
    let users = folder(&[("it/menus.ftl", b"goodbye = 1")]);
    let (words, _) = Words::new(Some(users.path()));
    let telling = AtomicBool::new(true);
    let told = |language| words.text(language, &say::menus::goodbye(), Detail::Normal);
    let italian = words.find(&["it"]).expect("Italian");
    thread::scope(|threads| {
        for known in words.languages() {
            let (telling, told) = (&telling, &told);
            threads.spawn(move || {
                let first = told(known.language);
                while telling.load(Ordering::Relaxed) {
                    let text = told(known.language);
                    // Each text is complete, from before or after a reload, and in the listener's own language.
                    let changed = known.tag == "it" && ["1", "2"].contains(&&text[..]);
                    assert!(text == first || changed, "{}: {text}", known.tag);
                }
            });
        }
        for turn in 0..20 {
            let text = ["goodbye = 1", "goodbye = 2"][turn % 2];
            put(users.path(), "it/menus.ftl", text.as_bytes());
            assert_eq!(words.reload(), []);
            assert_eq!(told(italian), text[text.len() - 1..]);
        }
        telling.store(false, Ordering::Relaxed);
    });
}

/// Makes a folder of locale files: each path in it with its content.
fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder can be made");
    for (path, content) in files {
        put(folder.path(), path, content);
    }
    folder
}

fn put(folder: &Path, path: &str, content: &[u8]) {
    let path = folder.join(path);
    fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("folders can be made");
    fs::write(path, content).expect("files can be written");
}

fn faults(problems: Vec<LocaleProblem>) -> Vec<Message> {
    problems.into_iter().map(|problem| problem.fault).collect()
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn every_fault_can_be_told() {
    let name = || "laid".to_owned();
    let forms = |numbers: Vec<u32>| {
        let numbers = numbers.into_iter().map(Arg::from);
        Arg::Apart(vec![
            locale::plural_form("[few]".to_owned(), numbers).into(),
        ])
    };
    let faults = [
        locale::fault_absent(),
        locale::fault_too_large(1024_u32),
        locale::fault_too_much(2048_u32),
        locale::fault_expected("{".to_owned()),
        locale::fault_variable_unknown(name(), "{ $x }".to_owned()),
        locale::fault_exists(),
        locale::fault_plural(name(), forms(vec![2, 3, 4])),
        locale::fault_tab(),
        locale::fault_one_form(name(), name(), forms(vec![2])),
    ];
    for tag in embedded() {
        for fault in &faults {
            let text = words_in(&tag).text(fault, Detail::Normal);
            assert!(!text.starts_with("fault"), "{tag}: {text}");
        }
    }
}
