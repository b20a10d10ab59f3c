//! The word of a position of a match, and the position of a word.

use serpente_archive::{Position, Record, Replay, Reviewed, word_of};
use serpente_engine::rules::{Move, Seat};
use serpente_engine::table::{OwnedGameView, Shuffle};
use std::fs;
use std::path::Path;

/// Returns the reviews of the first seat of the pinned records, each with its name.
fn reviews() -> Vec<(String, Reviewed)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("records of the project") {
        let path = entry.expect("a record").path();
        let record = Record::read(&path).expect("a record");
        let Ok(replay) = Replay::begin(&record.events, Shuffle::seeded(0)) else {
            continue;
        };
        let name = path.file_stem().expect("a name").to_string_lossy();
        let seat = Seat::new(0).expect("a seat");
        let reviewed = Reviewed::begin(&record, replay, seat);
        all.push((name.into_owned(), reviewed));
    }
    all.sort_by(|one, other| one.0.cmp(&other.0));
    all
}

#[test]
fn a_friend_hears_the_same_position_of_any_game_in_which_tiles_are_laid() {
    let mut without = Vec::new();
    let mut words = 0;
    for (name, reviewed) in reviews() {
        let mut longest = 0;
        for at in [0, 1, 2, reviewed.decisions.len() / 2] {
            let Some(decision) = reviewed.decisions.get(at) else {
                continue;
            };
            let events = reviewed.before(at);
            let OwnedGameView::Tiles(view) = &decision.seen else {
                without.push(name.clone());
                break;
            };
            let best: Move = view.view().different_moves()[0];
            let Some(word) = word_of(&events, Some(best)) else {
                without.push(name.clone());
                break;
            };
            let position = Position::of_word(&word, "Ada").expect(&name);
            assert_eq!(position.events[1..], events[1..], "{name} {at}");
            assert_eq!(position.best, Some(best), "{name} {at}");
            longest = longest.max(word.len());
            words += 1;
        }
        println!("{name}: {longest} letters at most");
    }
    without.dedup();
    println!("without a word: {without:?}");
    assert!(words > 60, "{words}");
    for name in &without {
        let is_known = ["bax", "forty-two", "moon", "train", "chicken-foot", "fives"]
            .iter()
            .any(|known| name.starts_with(known));
        assert!(is_known, "{name} has no word");
    }
}

#[test]
fn a_misspelt_word_is_no_position_and_never_panics() {
    let (_, reviewed) = reviews()
        .into_iter()
        .find(|(name, _)| name == "draw")
        .expect("a record of draw");
    let word = word_of(&reviewed.before(1), None).expect("a word");
    let position = Position::of_word(&word, "Ada").expect("a position");
    assert_eq!(position.best, None);
    let mut taken = 0;
    for at in 0..word.len() {
        for letter in ["b", "t", "a", "u", "x"] {
            let mut changed = word.clone();
            changed.replace_range(at..=at, letter);
            if changed != word && Position::of_word(&changed, "Ada").is_some() {
                taken += 1;
            }
        }
    }
    assert!(taken <= 2, "{taken}");
}
