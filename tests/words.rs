//! Every sentence of the program in every language, and what users may do to locale files.

use serpente::announce::say::{self, FILES};
use serpente::announce::{Declared, Side};
use serpente::rules::Tile;
use serpente::words::{Detail, Words};

fn declared() -> impl Iterator<Item = &'static Declared> {
    FILES.iter().flat_map(|(_, messages)| messages.iter())
}

fn words_in(tag: &str) -> Words {
    let (mut words, problems) = Words::new(None);
    assert_eq!(problems, []);
    assert!(words.choose(&[tag.to_owned()]), "{tag} is embedded");
    assert_eq!(words.language(), tag);
    words
}

fn embedded() -> Vec<String> {
    let (words, _) = Words::new(None);
    words.languages().map(|known| known.tag.to_owned()).collect()
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
fn tiles_are_told_as_players_name_them() {
    let named = |tag: &str, text: &str| {
        let laid = say::table::laid("Ada".to_owned(), tile(text), Side::Left);
        words_in(tag).text(&laid, Detail::Normal)
    };
    assert_eq!(named("en", "6-4"), "Ada: 6 4, left.");
    assert_eq!(named("en", "6-6"), "Ada: double 6, left.");
    assert_eq!(named("en", "5-0"), "Ada: 5 blank, left.");
    assert_eq!(named("en", "0-0"), "Ada: double blank, left.");
    assert_eq!(named("it", "12-4"), "Ada: 12 4, a sinistra.");
    assert_eq!(named("it", "6-6"), "Ada: doppio 6, a sinistra.");
    assert_eq!(named("it", "5-0"), "Ada: 5 zero, a sinistra.");
    assert_eq!(named("it", "0-0"), "Ada: doppio zero, a sinistra.");
}

