//! Adds marks to the program's words, and finds out from the marks what a text says.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use serpente_engine::rules::Tile;
use serpente_text::words::Words;
use tempfile::TempDir;

use serpente_testing::of_a_hand::OF_A_HAND;

/// Around words about a hand.
pub(super) const OWN: [char; 2] = ['⟬', '⟭'];
/// Around words about a tile that must be laid.
pub(super) const OPEN: char = '§';
/// Before the sentence that calls a player to the keyboard.
pub(super) const ASKED: char = '☞';
/// Before the sentence that repeats the call.
pub(super) const ASKED_AGAIN: char = '☛';
pub(super) const ASKS: [char; 2] = [ASKED, ASKED_AGAIN];
/// Around the name of the player who has taken the keyboard.
pub(super) const TAKEN: [char; 2] = ['⟪', '⟫'];

/// Before the name of the menu of problems, whose tiles are of no match.
pub(super) const PROBLEMS: char = '♞';

/// Returns the folder of the locale files of every language, with the marks.
fn marked() -> &'static Path {
    static FOLDER: OnceLock<TempDir> = OnceLock::new();
    FOLDER
        .get_or_init(|| {
            let folder = tempfile::tempdir().expect("a folder");
            let languages = fs::read_dir("../../locales").expect("our locale files");
            for language in languages {
                mark_language(&language.expect("a folder").path(), folder.path());
            }
            folder
        })
        .path()
}

fn mark_language(from: &Path, folder: &Path) {
    let to = folder.join(from.file_name().expect("a name"));
    fs::create_dir(&to).expect("a folder");
    for file in fs::read_dir(from).expect("a folder") {
        let file = file.expect("a file").path();
        let text = fs::read_to_string(&file).expect("text");
        let mut resource = parser::parse(text).expect("no errors");
        mark(&mut resource);
        let text = serializer::serialize(&resource);
        fs::write(to.join(file.file_name().expect("a name")), text).expect("room");
    }
}

fn mark(resource: &mut Resource<String>) {
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let id = &message.id.name[..];
        if id == "half" || id == "tile" || id == "tile-lying" || id == "handover-done" {
            let text = match id {
                "half" => "x = { $pips }".to_owned(),
                "tile" => "x = ⟦{ $high }-{ $low }⟧{ $double }{ $pips }".to_owned(),
                "tile-lying" => "x = { $left }{ $right }{ $double }{ $pips }".to_owned(),
                _ => format!("x = {}{{ $who }}{}", TAKEN[0], TAKEN[1]),
            };
            let mut with = parser::parse(text).expect("no errors");
            if let Entry::Message(plain) = with.body.remove(0) {
                message.value = plain.value;
                message.attributes.clear();
            }
            continue;
        }
        let marks = match id {
            "turn-opening" | "waits-for-opening" => [Some(OPEN), Some(OPEN)],
            "handover" => [Some(ASKED), None],
            "menu-problems" => [Some(PROBLEMS), None],
            "keyboard-waits" => [Some(ASKED_AGAIN), None],
            // The keys that work now reveal something of the hand.
            "key-line" => OWN.map(Some),
            id if OF_A_HAND.contains(&id) => OWN.map(Some),
            _ => continue,
        };
        let put = |pattern: &mut Pattern<String>| {
            let [before, behind] = marks.map(|mark| {
                let value = mark.map(String::from).unwrap_or_default();
                PatternElement::TextElement { value }
            });
            pattern.elements.insert(0, before);
            pattern.elements.push(behind);
        };
        message.value.iter_mut().for_each(put);
        let attributes = message.attributes.iter_mut();
        attributes
            .map(|attribute| &mut attribute.value)
            .for_each(put);
    }
}

pub(super) fn words() -> Words {
    let (words, problems) = Words::new(Some(marked()));
    assert!(problems.is_empty(), "{problems:?}");
    words
}

/// Returns the tiles that a text names.
pub(super) fn tiles(text: &str) -> Vec<Tile> {
    let named = text
        .split('⟦')
        .skip(1)
        .filter_map(|rest| rest.split('⟧').next());
    named.map(|tile| tile.parse().expect("a tile")).collect()
}

/// Returns what a text says about a hand, and what else it says.
pub(super) fn apart(text: &str) -> (String, String) {
    let (mut own, mut open) = (String::new(), String::new());
    let mut depth = 0;
    for letter in text.chars() {
        if letter == OWN[0] {
            depth += 1;
        } else if letter == OWN[1] {
            depth -= 1;
        } else if depth > 0 {
            own.push(letter);
        } else {
            open.push(letter);
        }
    }
    assert_eq!(depth, 0, "{text}");
    (own, open)
}
