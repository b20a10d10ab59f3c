//! The match of a day: it is the same on every machine, and is only accepted if it follows from its
//! day.

use serpente_archive::{DayResult, Record, check_daily, lines, verify_daily};
use serpente_engine::bots::Level;
use serpente_engine::table::{Command, Day, Event, Shuffle, Table};
use std::path::Path;
use std::{env, fs};

/// Plays the match of this day; the person lays the heaviest tile.
fn played(day: Day) -> Vec<Event> {
    let mut events: Vec<Event> = Vec::new();
    let mut table: Table = Table::new(day.setup("Player".to_owned()), &mut events);
    let mut deck = day.deck(1);
    let mut own = Level::Heavy.bot(Shuffle::chance_for(0, 0));
    loop {
        let command = match table.turn() {
            None if table.is_between_rounds() => {
                deck = day.deck(table.round_number() + 1);
                Command::Deal
            }
            None => return events,
            Some(seat) => {
                let view = table.game_view(seat).expect("a turn has a view");
                let level = table.setup().players[seat.index()].level;
                Command::Play(
                    seat,
                    match level {
                        Some(level) => level.bot(day.chance(&table)).decide(&view),
                        None => own.decide(&view),
                    },
                )
            }
        };
        let done = table.command(command, &mut deck, &mut events);
        done.expect("what computer players do is legal");
    }
}

fn day() -> Day {
    "2026-12-24".parse().expect("a day")
}

#[test]
fn every_byte_of_it_is_the_same_on_every_machine() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/daily-2026-12-24.jsonl");
    let bytes = lines(&played(day()));
    if env::var_os("BLESS").is_some() {
        fs::write(&file, &bytes).expect("a file of the project");
    }
    let pinned = fs::read(&file).expect("a file of the project");
    assert!(bytes == pinned, "{}", String::from_utf8_lossy(&bytes));
}

#[test]
fn what_follows_from_its_day_is_accepted_and_nothing_else() {
    let events = played(day());
    let record = Record::parse(&lines(&events));
    assert_eq!(verify_daily(&record), Ok(()));
    let result = DayResult::of(&record).expect("it is over");
    assert_eq!(result.day, day());
    // The first half of a match follows from the day, too.
    let half = Record::parse(&lines(&events[..events.len() / 2]));
    assert_eq!((verify_daily(&half), DayResult::of(&half)), (Ok(()), None));
    // The deals of another day differ.
    let text = String::from_utf8(lines(&events)).expect("JSON is text");
    let other = Record::parse(text.replace("2026-12-24", "2026-12-25").as_bytes());
    assert!(verify_daily(&other).is_err());
    // A computer player of another level is not accepted, since all players of the day meet the
    // same.
    let weaker = Record::parse(text.replacen("expert:1000", "easy", 1).as_bytes());
    assert_eq!(verify_daily(&weaker), Err(0));
    // A match without a day need not follow from anything.
    let plain = text.replace("\"daily\":\"2026-12-24\",", "");
    assert_eq!(verify_daily(&Record::parse(plain.as_bytes())), Ok(()));
}

#[test]
fn every_match_of_a_file_must_follow_from_its_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("days.jsonl");
    let good = lines(&played(day()));
    let next_day = "2026-12-25".parse().expect("a day");
    let next = lines(&played(next_day));
    let text = String::from_utf8(good.clone()).expect("JSON is text");
    let forged = text.replacen("expert:1000", "easy", 1).into_bytes();
    let plain = text.replace("\"daily\":\"2026-12-24\",", "").into_bytes();
    let half = Record::parse(&next[..next.len() / 2]);
    let unfinished = lines(&half.events);
    let check = |matches: &[&[u8]]| {
        fs::write(&file, matches.concat()).expect("a file");
        check_daily(&file).map(|results| results.len()).ok()
    };
    assert_eq!(check(&[&good, &next]), Some(2));
    assert_eq!(check(&[&forged, &next]), None, "the first is forged");
    assert_eq!(check(&[&next, &forged]), None, "the last is forged");
    assert_eq!(check(&[&plain, &next]), None, "the first is of no day");
    assert_eq!(check(&[&good, &good]), None, "a day counts once");
    assert_eq!(check(&[&good, &unfinished]), None, "the last is not over");
}
