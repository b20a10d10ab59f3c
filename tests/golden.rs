//! Records of every game as version 0.1.0 wrote them: they can be played for ever, and are written so for ever.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serpente::table::{Event, Game, Record, Shuffle, lines, resume};

#[test]
fn what_the_first_version_wrote_is_still_whole() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut games = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for file in fs::read_dir(folder).expect("a folder") {
        let file = file.expect("a file").path();
        let bytes = fs::read(&file).expect("a record");
        let record = Record::parse(&bytes);
        assert_eq!(record.damage, None, "{}", file.display());
        assert!(record.is_over(), "{}", file.display());
        let resumed = resume(&record.events, Shuffle::seeded(0)).expect("a match");
        assert_eq!(resumed.played, record.events.len(), "{}", file.display());
        assert!(lines(&record.events) == bytes, "{}", file.display());
        let Event::Match(header) = &record.events[0] else {
            unreachable!("a record begins with its match")
        };
        assert_eq!(header.format, 1);
        games.insert(header.game.clone());
        for event in &record.events {
            let line = serde_json::to_value(event).expect("plain data");
            kinds.insert(line["type"].as_str().expect("a type").to_owned());
        }
    }
    let every: BTreeSet<String> = Game::all().map(|game| game.id().to_owned()).collect();
    assert_eq!(games, every);
    // Every kind of line there is.
    let every = [
        "boneyard",
        "card",
        "dealt",
        "drew",
        "eliminated",
        "hand-over",
        "laid",
        "lot",
        "match",
        "match-over",
        "passed",
        "redeal",
        "round",
        "round-over",
        "staked",
        "stood",
        "swapped",
        "turn",
    ];
    assert!(kinds.iter().map(String::as_str).eq(every), "{kinds:?}");
}
