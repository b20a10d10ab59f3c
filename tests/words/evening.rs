//! The messages that `--new` marks as first are those of a whole evening: once they are translated, no English is announced in
//! it.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use serpente_text::words::{begin, progress};
use tempfile::TempDir;

use crate::program::program;

/// The mark of a text that was not translated.
const ENGLISH: &str = "ENGLISH";

/// What is said where the disk of a busy machine does not answer in time, which is no part of an evening.
const LATE_DISK: [&str; 3] = [
    "record-not-written",
    "record-kept-elsewhere",
    "record-written-again",
];

/// Marks a text in all its variants as translated or not.
fn tell(pattern: &mut Pattern<String>, text: &str) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } if value.contains(char::is_alphabetic) => {
                value.push_str(text);
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter_mut()
                .for_each(|arm| tell(&mut arm.value, text)),
            PatternElement::Placeable { .. } | PatternElement::TextElement { .. } => {}
        }
    }
}

/// Translates the messages marked as first, and nothing else. Returns how many there are.
fn translate(folder: &Path) -> usize {
    let mut first = 0;
    for file in fs::read_dir(folder).expect("it was begun").flatten() {
        let text = fs::read_to_string(file.path()).expect("text");
        let mut tree = parser::parse(text).expect("our own files are right");
        for entry in &mut tree.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name.as_str();
            if name == "language-voice" || LATE_DISK.contains(&name) {
                continue;
            }
            let comment = message.comment.iter().flat_map(|comment| &comment.content);
            let is_first = comment.into_iter().any(|line| line == "first");
            first += usize::from(is_first);
            let text = if is_first { "\u{fc}" } else { ENGLISH };
            let attributes = message.attributes.iter_mut().map(|one| &mut one.value);
            for pattern in message.value.iter_mut().chain(attributes) {
                tell(pattern, text);
            }
        }
        fs::write(file.path(), serializer::serialize(&tree)).expect("room");
    }
    first
}

#[test]
fn what_is_marked_as_first_is_what_an_evening_needs() {
    let home = TempDir::new().expect("a temporary folder can be made");
    let folder = home.path().join("locales/eo");
    begin(&folder).expect("room");
    let before = progress(&folder).expect("it is a language's folder");
    assert_eq!((before.percent(), before.left), (0, before.texts));
    let page = include_str!("../../docs/translating.md");
    let named = format!("The {} texts", before.evening_left);
    assert!(page.contains(&named), "{named} are heard in an evening");
    let first = translate(&folder);
    assert!(first <= before.evening_left, "{first} messages are first");

    let record =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("src/archive/tests/records/salotto.jsonl");
    let run = |arguments: &[&str], keys: &str| {
        fs::create_dir_all(home.path().join("config/serpente")).expect("room");
        fs::write(
            home.path().join("config/serpente/settings.toml"),
            "pause = 0\n",
        )
        .expect("room");
        fs::write(home.path().join("keys"), keys).expect("room");
        let keys = fs::File::open(home.path().join("keys")).expect("it is there");
        let out = Command::new(program())
            .args(arguments)
            .args(["--lang", "eo", "--speech", "off", "--sound", "off"])
            .arg("--locales")
            .arg(home.path().join("locales"))
            .env("HOME", home.path())
            .env("XDG_CONFIG_HOME", home.path().join("config"))
            .env("XDG_DATA_HOME", home.path().join("data"))
            .stdin(Stdio::from(keys))
            .output()
            .expect("it runs");
        String::from_utf8(out.stdout).expect("text")
    };
    let record = record.to_string_lossy();
    let evening = [
        run(&["replay", &record], ""),
        run(&["--seed", "1"], "down\nup\nenter\nenter\n"),
        run(
            &["play", "--seed", "2"],
            "c\nv\ns\ne\nt\nw\nz\nr\nspace\nenter\n",
        ),
    ];
    for told in evening {
        assert!(told.lines().count() > 4, "{told}");
        let english: Vec<&str> = told.lines().filter(|line| line.contains(ENGLISH)).collect();
        assert_eq!(english, [""; 0]);
    }
}
