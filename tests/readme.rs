//! What the README says of keys, options and games is what is there, and every dependency has its reason.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serpente::announce::Message;
use serpente::console::KeyMap;
use serpente::console::arguments::{COMMANDS, OPTIONS, Operand};
use serpente::table::Game;
use serpente::words::{Detail, Words};

/// A file of the project.
fn file(path: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(file).expect("a file of the project")
}

fn readme() -> String {
    file("README.md")
}

/// The table of keys, as the keymap and the English words make it.
fn key_table() -> String {
    let (words, _) = Words::new(None);
    let mut table = String::new();
    for (action, keys) in KeyMap::default().rows() {
        // One row stands for all ten.
        match action.name().strip_prefix("digit-") {
            Some("0") => {
                table += "| 0 to 9 | digit-0 to digit-9 | the next tile in your hand with that number |\n";
                continue;
            }
            Some(_) => continue,
            None => {}
        }
        let keys: Vec<String> = keys
            .iter()
            .map(|key| words.text(words.english(), &key.spoken(), Detail::Normal))
            .collect();
        let does = words.text(words.english(), &action.help(), Detail::Normal);
        let _ = writeln!(
            table,
            "| {} | {} | {does} |",
            keys.join(", "),
            action.name()
        );
    }
    table
}

#[test]
fn the_key_table_is_the_keymaps() {
    let (readme, table) = (readme(), key_table());
    assert!(
        readme.contains(&format!("|---|---|---|\n{table}\n")),
        "the README's key table should be:\n{table}"
    );
}

#[test]
fn every_command_and_option_is_named() {
    let readme = readme();
    let section = readme.split("## Commands and options").nth(1);
    let section = section.and_then(|text| text.split("\n## ").next());
    let section = section.expect("a section on them");
    let named: BTreeSet<&str> = section
        .split(|sign: char| !sign.is_alphanumeric() && sign != '-')
        .collect();
    let commands = COMMANDS.iter().map(|command| command.name.to_owned());
    let options = OPTIONS.iter().map(|option| format!("--{}", option.name));
    for typed in commands.chain(options).filter(|typed| !typed.is_empty()) {
        assert!(named.contains(&*typed), "{typed} is not in the README");
    }
}

/// Each line of the help begins with what is typed, in every language; in English, with what stands behind it, too.
#[test]
fn the_help_begins_each_line_with_what_is_typed() {
    let words = Words::new(None).0;
    let told = |language, help: fn() -> Message| words.text(language, &help(), Detail::Normal);
    for known in words.languages() {
        let is_english = known.language == words.english();
        let begins = |typed: &str, value: Option<&str>, help| {
            let text = told(known.language, help);
            let value = value.filter(|_| is_english);
            let typed = value.map_or(typed.to_owned(), |value| format!("{typed} {value}"));
            let rest = text.strip_prefix(&typed);
            let rest = rest.unwrap_or_else(|| panic!("{}: {text}", known.tag));
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
            begins(typed.trim_end(), value.as_deref(), command.help);
        }
        for option in OPTIONS {
            begins(&format!("--{}", option.name), option.value, option.help);
        }
    }
}

#[test]
fn every_game_is_named() {
    let readme = readme();
    let games = readme.split("## The games").nth(1);
    let games = games.and_then(|text| text.split("\n\n").nth(1));
    let games = games.expect("the list of games");
    let named: BTreeSet<&str> = games
        .split(|sign: char| !sign.is_alphanumeric() && sign != '-')
        .collect();
    for game in Game::all() {
        assert!(
            named.contains(game.id()),
            "{} is not in the README",
            game.id()
        );
    }
    // The home game, and two rounds of others around it.
    let told = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"];
    let world = told[Game::all().count() - 1 - 10 - 10];
    let counted = format!("Portugal, and {world} that the world plays,");
    assert!(
        readme.contains(&counted),
        "the README's beginning: {counted}"
    );
}

/// A paragraph of dependencies begins with what they are for.
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
