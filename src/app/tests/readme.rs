//! The documents name every key, command, option and game, and give a reason for every dependency.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serpente_app::KeyMap;
use serpente_arguments::{COMMANDS, OPTIONS, Operand};
use serpente_engine::table::Game;
use serpente_text::announce::Message;
use serpente_text::words::{Detail, Words};

/// Reads a file of the project.
fn file(path: &str) -> String {
    let file = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path);
    fs::read_to_string(file).expect("a file of the project")
}

fn playing() -> String {
    file("docs/playing.md")
}

/// Returns the table of keys and the table of actions, as made from the key map and the English words.
fn key_tables() -> [String; 2] {
    let (words, _) = Words::new(None);
    let (mut table, mut actions) = (String::new(), String::new());
    for (action, keys) in KeyMap::default().rows() {
        // One row stands for all ten.
        match action.name().strip_prefix("digit-") {
            Some("0") => {
                let does = "the next tile in your hand with that number";
                let _ = writeln!(table, "| 0 to 9 | {does} |");
                let _ = writeln!(actions, "| {does} | `digit-0 to digit-9` |");
                continue;
            }
            Some(_) => continue,
            None => {}
        }
        let keys: Vec<String> = keys
            .iter()
            .map(|key| words.text(words.english(), &key.spoken(), Detail::Normal))
            .collect();
        let does = words.text(words.english(), &action.help(None), Detail::Normal);
        let _ = writeln!(table, "| {} | {does} |", keys.join(", "));
        let _ = writeln!(actions, "| {does} | `{}` |", action.name());
    }
    [table, actions]
}

#[test]
fn the_key_tables_are_the_keymaps() {
    let playing = playing();
    for table in key_tables() {
        assert!(
            playing.contains(&format!("|---|---|\n{table}\n")),
            "a table in docs/playing.md should be:\n{table}"
        );
    }
}

#[test]
fn the_readme_is_short() {
    let lines = file("README.md").lines().count();
    assert!(lines <= 130, "the README has {lines} lines, 130 at most");
}

/// Checks that links to files of the project lead to existing files.
#[test]
fn every_link_between_documents_leads_somewhere() {
    let documents = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/playing.md",
        "docs/hosting.md",
        "docs/translating.md",
    ];
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    for document in documents {
        let text = file(document);
        let links = text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split_once(')'));
        for (link, _) in links.filter(|(link, _)| !link.contains("://")) {
            let (target, _) = link.split_once('#').unwrap_or((link, ""));
            let folder = root.join(document);
            let folder = folder.parent().expect("a file is in a folder");
            assert!(
                folder.join(target).exists(),
                "{document} links to {link}, which is not there"
            );
        }
    }
}

#[test]
fn every_command_and_option_is_named() {
    let playing = playing();
    let section = playing
        .split("## Commands and options")
        .nth(1)
        .and_then(|text| text.split("\n## ").next());
    let section = section.expect("a section on them");
    let named: BTreeSet<&str> = section
        .split(|sign: char| !sign.is_alphanumeric() && sign != '-')
        .collect();
    let commands = COMMANDS.iter().map(|command| command.name.to_owned());
    let options = OPTIONS.iter().map(|option| format!("--{}", option.name));
    for typed in commands.chain(options).filter(|typed| !typed.is_empty()) {
        assert!(named.contains(&*typed), "{typed} is not in docs/playing.md");
    }
}

/// Checks that each line of the help begins with what is typed, in every language; in English, also what follows it.
#[test]
fn the_help_assert_line_each_line_with_what_is_typed() {
    let words = Words::new(None).0;
    let told = |language, help: fn() -> Message| words.text(language, &help(), Detail::Normal);
    for known in words.languages() {
        let is_english = known.language == words.english();
        let assert_line = |typed: &str, value: Option<&str>, help| {
            let text = told(known.language, help);
            let value = value.filter(|_| is_english);
            let typed = value.map_or(typed.to_owned(), |value| format!("{typed} {value}"));
            let rest = text
                .strip_prefix(&typed)
                .unwrap_or_else(|| panic!("{}: {text}", known.tag));
            assert!(!rest.starts_with(char::is_alphanumeric), "{text}");
        };
        for command in COMMANDS {
            let value = match command.operand {
                Operand::None => None,
                Operand::Some(values) => Some(values.join(" ")),
                Operand::Optional(value) | Operand::One(value) | Operand::Many(value) => {
                    Some(value.to_owned())
                }
            };
            let typed = format!("serpente {}", command.name);
            assert_line(typed.trim_end(), value.as_deref(), command.help);
        }
        for option in OPTIONS {
            assert_line(&format!("--{}", option.name), option.value, option.help);
        }
    }
}

#[test]
fn every_game_is_named() {
    let playing = playing();
    let games = playing
        .split("## The games")
        .nth(1)
        .and_then(|text| text.split("\n\n").nth(1));
    let games = games.expect("the list of games");
    let named: BTreeSet<&str> = games
        .split(|sign: char| !sign.is_alphanumeric() && sign != '-')
        .collect();
    for game in Game::all() {
        assert!(
            named.contains(game.id()),
            "{} is not in docs/playing.md",
            game.id()
        );
    }
    // The default game, and two rounds of others after it.
    let told = [
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ];
    let world = told[Game::all().count() - 1 - 10 - 10];
    let counted = format!("Portugal, and {world} that the world plays,");
    assert!(
        file("README.md").contains(&counted),
        "the README's beginning: {counted}"
    );
}

/// Checks that a paragraph of dependencies begins with their purpose.
#[test]
fn every_direct_dependency_has_its_reason() {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let text = file(manifest);
        let tables = text.split("\n[").filter_map(|table| {
            let (name, rest) = table.split_once("]\n")?;
            name.ends_with("dependencies").then_some(rest)
        });
        let paragraphs: Vec<&str> = tables.flat_map(|table| table.split("\n\n")).collect();
        assert!(!paragraphs.is_empty(), "{manifest} depends on something");
        for paragraph in paragraphs.into_iter().filter(|text| !text.is_empty()) {
            assert!(paragraph.starts_with("# "), "{manifest}: {paragraph}");
        }
    }
}
