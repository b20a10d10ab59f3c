//! Records of every game as version 0.1.0 wrote them: they must stay playable, and their format
//! must not change.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use serpente_archive::{Record, lines, resume};
use serpente_engine::rules::{SEATS, Seat};
use serpente_engine::table::{Event, Game, Shuffle};

/// Returns the records with their names.
fn records() -> impl Iterator<Item = (String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    fs::read_dir(folder).expect("a folder").map(|file| {
        let file = file.expect("a file").path();
        let bytes = fs::read(&file).expect("a record");
        (file.display().to_string(), bytes)
    })
}

fn line(event: &Event) -> Value {
    serde_json::to_value(event).expect("plain data")
}

#[test]
fn what_the_first_version_wrote_is_still_whole() {
    let mut games = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for (file, bytes) in records() {
        let record = Record::parse(&bytes);
        assert_eq!(record.damage, None, "{file}");
        assert!(record.is_over(), "{file}");
        let resumed = resume(&record.events, Shuffle::seeded(0)).expect("a match");
        assert_eq!(resumed.played, record.events.len(), "{file}");
        assert!(lines(&record.events) == bytes, "{file}");
        let Event::Match(header) = &record.events[0] else {
            unreachable!("a record begins with its match")
        };
        assert_eq!(header.format, 1);
        games.insert(header.game.clone());
        for event in &record.events {
            kinds.insert(line(event)["type"].as_str().expect("a type").to_owned());
        }
    }
    let all_games: BTreeSet<String> = Game::all().map(|game| game.id().to_owned()).collect();
    assert_eq!(games, all_games);
    // Every kind of line.
    let every = [
        "bid",
        "boneyard",
        "card",
        "centre",
        "dealt",
        "drew",
        "eliminated",
        "hand-over",
        "laid",
        "lot",
        "marker",
        "match",
        "match-over",
        "passed",
        "played",
        "redeal",
        "round",
        "round-over",
        "scored",
        "staked",
        "stood",
        "swapped",
        "trick",
        "trumps",
        "turn",
    ];
    assert!(kinds.iter().map(String::as_str).eq(every), "{kinds:?}");
}

#[test]
fn a_seat_sees_all_but_the_tiles_of_others() {
    for (file, bytes) in records() {
        for event in Record::parse(&bytes).events {
            let written = line(&event);
            for viewer in 0..SEATS {
                let others = written["seat"] != viewer;
                let mut wanted = Some(written.clone());
                match written["type"].as_str() {
                    Some("boneyard") => wanted = None,
                    Some("dealt") if others => wanted = None,
                    Some("drew") if others => {
                        wanted.as_mut().expect("a line")["tile"] = json!(null);
                    }
                    Some("swapped") if others => {
                        wanted.as_mut().expect("a line")["tiles"] = json!(null);
                    }
                    _ => (),
                }
                let seen = event.seen_by(Seat::new(viewer).expect("a seat"));
                assert_eq!(seen.as_ref().map(line), wanted, "{file}: seat {viewer}");
            }
        }
    }
}

#[test]
fn who_did_something_is_the_seat_of_its_line() {
    let deeds = [
        "laid", "drew", "passed", "swapped", "card", "stood", "bid", "trumps", "played",
    ];
    for (file, bytes) in records() {
        for event in Record::parse(&bytes).events {
            let line = line(&event);
            let deed = deeds.iter().any(|deed| line["type"] == *deed);
            let mover = event.mover().map(|seat| json!(seat.index()));
            assert_eq!(
                mover.as_ref(),
                line.get("seat").filter(|_| deed),
                "{file}: {line}"
            );
        }
    }
}
