//! What the README says of keys and games is what the program does.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use serpente::console::KeyMap;
use serpente::table::Game;
use serpente::words::{Detail, Words};

fn readme() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    fs::read_to_string(file).expect("the README")
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
    for game in Game::all() {
        assert!(
            readme.contains(game.id()),
            "{} is not in the README",
            game.id()
        );
    }
}
