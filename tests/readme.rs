//! What the README says of keys, games and dependencies is what is there.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serpente::console::KeyMap;
use serpente::table::Game;
use serpente::words::{Detail, Words};
use toml::Table;

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
            .map(|key| words.text(&key.spoken(), Detail::Normal))
            .collect();
        let does = words.text(&action.help(), Detail::Normal);
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
fn every_game_is_named() {
    let readme = readme();
    let games = readme.split("## The games").nth(1);
    let games = games.and_then(|text| text.split("\n\n").nth(1));
    let games = games.expect("the list of games");
    let named: BTreeSet<&str> = games.split(|sign: char| !sign.is_alphanumeric()).collect();
    for game in Game::all() {
        assert!(
            named.contains(game.id()),
            "{} is not in the README",
            game.id()
        );
    }
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
        let tables = ["dependencies", "dev-dependencies"].map(|name| manifest.get(name).cloned());
        let tables = tables.into_iter().flatten();
        let crates = tables.flat_map(|table| table.as_table().cloned().unwrap_or_default());
        crates.map(|(name, _)| name).collect::<BTreeSet<_>>()
    });
    let mut depended = &depended[0] | &depended[1];
    depended.remove(env!("CARGO_PKG_NAME"));
    assert_eq!(reasoned, depended);
}
