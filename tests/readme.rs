//! What the README says of keys, games and dependencies is what is there.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serpente::announce::Message;
use serpente::console::KeyMap;
use serpente::console::arguments::{COMMANDS, OPTIONS, Operand};
use serpente::table::Game;
use serpente::words::{Detail, Words};
use toml::{Table, Value};

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
fn the_options_are_those_of_the_help() {
    let words = Words::new(None).0;
    let told = |language, help: fn() -> Message| words.text(language, &help(), Detail::Normal);
    let commands = COMMANDS.iter().map(|command| command.help);
    let lines = commands.chain(OPTIONS.iter().map(|option| option.help));
    let lines: Vec<String> = lines.map(|help| told(words.english(), help)).collect();
    let block = format!("```\n{}\n```\n", lines.join("\n"));
    assert!(
        readme().contains(&block),
        "the README's options should be:\n{block}"
    );

    // Each line begins with what is typed, in every language; in English, with what stands behind it, too.
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

#[test]
fn every_direct_dependency_has_its_reason() {
    let readme = readme();
    let (_, table) = readme
        .split_once("| crate | why |\n|---|---|\n")
        .expect("a table of crates");
    let rows = table.lines().map_while(|line| line.strip_prefix("| "));
    let reasoned: BTreeSet<String> = rows
        .filter_map(|row| row.split_once(" | "))
        .flat_map(|(crates, _)| crates.split(", "))
        .map(str::to_owned)
        .collect();

    let depended = ["Cargo.toml", "fuzz/Cargo.toml"].map(|manifest| {
        let manifest: Table = file(manifest).parse().expect("a manifest is TOML");
        let targets = manifest.get("target").and_then(Value::as_table);
        let targets = targets.into_iter().flat_map(Table::values);
        let of_targets = targets.filter_map(Value::as_table);
        let places = of_targets.chain([&manifest]);
        let tables = places.flat_map(|place| {
            ["dependencies", "dev-dependencies"].map(|name| place.get(name).cloned())
        });
        let crates = tables.flatten();
        let crates = crates.flat_map(|table| table.as_table().cloned().unwrap_or_default());
        crates.map(|(name, _)| name).collect::<BTreeSet<_>>()
    });
    let mut depended = &depended[0] | &depended[1];
    depended.remove(env!("CARGO_PKG_NAME"));
    assert_eq!(reasoned, depended);
}
