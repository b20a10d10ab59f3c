//! The record during its match, and the choice of the record that the menu resumes.

use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, SystemTime};

use serpente_archive::{Record, resume};
use serpente_engine::table::Shuffle;
use tempfile::TempDir;

use super::Desk;
use super::desk::until_closed;

/// Opens a table with its record in this file.
fn table(file: &Path) -> Desk {
    Desk::play(&format!(
        "--players 2 --seed 4 --bots heavy --record {}",
        file.display()
    ))
}

/// Plays on for a while; returns what was announced.
fn play(desk: &mut Desk) -> Vec<String> {
    let mut lines = Vec::new();
    for _ in 0..4 {
        lines.extend(desk.press_all("z enter g space p"));
        lines.extend(desk.wait(Duration::from_secs(3)));
    }
    lines
}

/// Returns whether a file holds a complete record of the match so far.
fn is_whole(file: &Path) -> bool {
    let record = Record::read(file).expect("it is there");
    let resumed = resume(&record.events, Shuffle::seeded(1)).expect("a match");
    record.damage.is_none() && resumed.played == record.events.len() && resumed.fresh.is_empty()
}

fn told(lines: &[String], begin: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(begin)).count()
}

#[test]
fn a_record_that_is_deleted_is_written_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("deep/down/match.jsonl");
    let mut desk = table(&file);
    play(&mut desk);
    let before = fs::read(&file).expect("a record");
    fs::remove_dir_all(folder.path().join("deep")).expect("it is there");
    let lines = play(&mut desk);
    let gone = format!(
        "The record {} was missing. It has been written again in full.",
        file.display()
    );
    assert_eq!(told(&lines, &gone), 1, "{lines:?}");
    assert!(is_whole(&file) && fs::read(&file).expect("a record").starts_with(&before));
}

#[test]
fn a_record_that_something_else_changes_is_written_again_and_the_change_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.jsonl");
    let mut desk = table(&file);
    play(&mut desk);
    let before = fs::read(&file).expect("a record");
    let changes: [fn(&Path, &[u8]); 3] = [
        // Truncated in place, overwritten in place, and replaced by another file.
        |file, before| {
            let half = u64::try_from(before.len() / 2).expect("small");
            let opened = fs::OpenOptions::new().write(true).open(file).expect("ours");
            opened.set_len(half).expect("it shrinks");
        },
        |file, _| fs::write(file, "a letter\n").expect("room"),
        |file, _| {
            let other = file.with_extension("other");
            fs::write(&other, "another letter\n").expect("room");
            fs::rename(other, file).expect("room");
        },
    ];
    for (number, change) in changes.into_iter().enumerate() {
        change(&file, &before);
        let found = fs::read(&file).expect("what was made of it");
        let lines = play(&mut desk);
        let aside = folder.path().join(format!("match.damaged-{}", number + 1));
        assert_eq!(
            told(&lines, "Another program changed the record."),
            1,
            "{lines:?}"
        );
        assert!(
            lines
                .iter()
                .any(|line| line.ends_with(&format!("{}.", aside.display())))
        );
        assert_eq!(fs::read(&aside).expect("it is kept"), found);
        assert!(is_whole(&file) && fs::read(&file).expect("a record").starts_with(&before));
    }
}

#[test]
fn a_linked_record_stays_linked() {
    let folder = tempfile::tempdir().expect("a folder");
    let (real, link) = (
        folder.path().join("real.jsonl"),
        folder.path().join("link.jsonl"),
    );
    play(&mut table(&real));
    std::os::unix::fs::symlink(&real, &link).expect("a link");
    let mut damaged = fs::read(&real).expect("a record");
    damaged.truncate(damaged.len() - 3);
    fs::write(&real, &damaged).expect("room");
    let home = Desk::home_with("");
    let mut desk = Desk::menu(&home);
    desk.resume(&link);
    assert!(link.is_symlink() && is_whole(&real));
    assert_eq!(
        fs::read(folder.path().join("real.damaged-1")).expect("kept"),
        damaged
    );
}

#[test]
fn what_holds_something_else_is_no_place_for_a_record() {
    let home = Desk::home_with("");
    let file = home.path().join("diary.txt");
    for (text, id) in [
        ("Dear diary,\n", "record-no-match"),
        (
            "{\"type\":\"match-over\",\"winners\":[0]}\n",
            "record-no-match",
        ),
    ] {
        fs::write(&file, text).expect("room");
        let mut desk = Desk::menu(&home);
        let refused = desk.try_play(&format!("--record {}", file.display()));
        assert_eq!(refused.unwrap_err().id(), id);
        assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
    }
    // A record whose last line is incomplete is not appended to: the next match in it could not be resumed.
    let record = home.path().join("match.jsonl");
    play(&mut table(&record));
    let mut torn = fs::read(&record).expect("a record");
    torn.pop();
    fs::write(&record, &torn).expect("room");
    let mut desk = Desk::menu(&home);
    let refused = desk.try_play(&format!("--record {}", record.display()));
    assert_eq!(refused.unwrap_err().id(), "record-wrong");
    assert_eq!(fs::read(&record).expect("it is there"), torn);
}

/// Makes a home with these records, the oldest first.
fn home_with(records: &[(&str, &[u8])]) -> std::rc::Rc<tempfile::TempDir> {
    let home = Desk::home_with("[speech]\non = true\n");
    let matches = home.path().join("data/matches");
    fs::create_dir_all(&matches).expect("a folder");
    let begin = SystemTime::now() - Duration::from_secs(1000);
    for (age, (name, bytes)) in (0..).zip(records) {
        let file = matches.join(name);
        fs::write(&file, bytes).expect("room");
        let file = fs::OpenOptions::new()
            .append(true)
            .open(file)
            .expect("ours");
        file.set_modified(begin + Duration::from_secs(age))
            .expect("a time");
    }
    home
}

#[test]
fn the_menu_goes_on_with_the_newest_match_that_can_be_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.jsonl");
    play(&mut table(&file));
    let whole = fs::read(&file).expect("a record");
    let torn = &whole[..whole.len() - 2];
    let newer = b"{\"type\":\"match\",\"format\":7}\n";
    let zeros = vec![0; 4096];
    let (letter, over) = (
        b"a letter\n",
        [&whole[..], b"{\"type\":\"match-over\",\"winners\":[0]}\n"].concat(),
    );
    let unusable: [(&str, &[u8]); 5] = [
        ("4.jsonl", letter),
        ("5.jsonl", newer),
        ("6.jsonl", &zeros),
        ("7.jsonl", &over),
        ("8.jsonl", b""),
    ];
    for (name, bytes, damaged) in [("3.jsonl", &whole[..], 0), ("3.jsonl", torn, 1)] {
        let home = home_with(&[&[("2.jsonl", &whole[..]), (name, bytes)], &unusable[..]].concat());
        let mut desk = Desk::menu(&home);
        let lines = desk.press_all("down enter");
        assert_eq!(told(&lines, "Salotto goes on: round 1."), 1, "{lines:?}");
        assert_eq!(told(&lines, "The record was damaged"), damaged, "{lines:?}");
        let of = |name: &str| {
            home.path()
                .join("data/matches")
                .join(name)
                .display()
                .to_string()
        };
        for (name, what) in [
            ("4.jsonl", "holds no match"),
            ("5.jsonl", "uses format 7"),
            ("6.jsonl", "holds no match"),
        ] {
            assert_eq!(
                told(&lines, &format!("{} {what}", of(name))),
                1,
                "{lines:?}"
            );
        }
        assert!(is_whole(&PathBuf::from(of("3.jsonl"))));
        for (name, bytes) in unusable {
            assert_eq!(fs::read(of(name)).expect("it is left alone"), bytes);
        }
        drop(desk);
    }
    let home = home_with(&unusable);
    let mut desk = Desk::menu(&home);
    let lines = desk.press_all("down enter");
    assert!(
        lines.iter().any(|line| line.contains("holds no match")),
        "{lines:?}"
    );
    let home = home_with(&unusable[3..]);
    let mut desk = Desk::menu(&home);
    let lines = desk.press_all("down enter");
    assert_eq!(
        told(&lines, "There is no match to continue."),
        1,
        "{lines:?}"
    );
}

#[test]
fn two_matches_begun_at_once_have_two_records() {
    let home = Desk::home_with("[speech]\non = true\n");
    for records in 1..=3 {
        let mut desk = Desk::play_at(&home, "--players 2");
        desk.press_all("q enter");
        assert_eq!(desk.records().len(), records);
        assert!(desk.records().iter().all(|file| is_whole(file)));
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told_and_tried_again() {
    let home = Desk::home_with("[speech]\non = true\n");
    let data = home.path().join("data");
    fs::write(&data, "a file in its place").expect("room");
    let mut desk = Desk::play_at(&home, "--players 2 --seed 4 --bots heavy");
    let mut lines = desk.lines();
    lines.extend(play(&mut desk));
    assert_eq!(
        told(&lines, "The match cannot be saved in "),
        1,
        "{lines:?}"
    );
    let lines = desk.press("q");
    assert!(lines[0].starts_with("Leave the match?"));
    assert!(
        lines[1].starts_with("The match cannot be saved in "),
        "{lines:?}"
    );
    desk.press("escape");
    fs::remove_file(&data).expect("it is there");
    let lines = play(&mut desk);
    assert_eq!(
        told(&lines, "Saving works again: the whole match is saved."),
        1,
        "{lines:?}"
    );
    assert!(is_whole(&desk.records()[0]));
    assert_eq!(desk.press("q").len(), 1);
}

#[test]
fn what_happened_last_is_whole_and_in_order() {
    for arguments in [
        "--players 5 --set 9 --seed 3",
        "--players 10 --set 12 --seed 4",
        "--players 3 --seed 6",
    ] {
        let home = Desk::home_with("[speech]\non = true\n");
        let mut desk = Desk::play_at(&home, &format!("{arguments} --bots heavy"));
        for _ in 0..3 {
            for _ in 0..40 {
                desk.wait(Duration::from_secs(1));
            }
            desk.press_all("h enter");
        }
        for _ in 0..40 {
            desk.wait(Duration::from_secs(1));
        }
        let record = desk.records().remove(0);
        let written = fs::read_to_string(&record).expect("a record");
        let mut moves: Vec<String> = Vec::new();
        for line in written.lines() {
            let event: serde_json::Value = serde_json::from_str(line).expect("an event");
            if event["type"] == "laid" || event["type"] == "passed" {
                moves.push(event["seat"].to_string());
            }
        }
        // Those since the player's last move, and that one.
        let last_own = moves.iter().rposition(|seat| seat == "0");
        moves.drain(..last_own.unwrap_or_default());
        drop(desk);
        until_closed(&record);
        let mut desk = Desk::menu(&home);
        desk.resume(&record);
        let mut lines = desk.lines();
        lines.extend(desk.wait(Duration::from_secs(20)));
        let place = lines
            .iter()
            .position(|line| line == "What happened last:")
            .unwrap_or_else(|| panic!("{lines:?}"));
        let names = [
            "you", "Bruno", "Clara", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Irma", "Livio",
        ];
        let told = if moves.len() > 3 {
            let told = lines[place + 1].split("; ");
            told.map(str::to_owned).collect()
        } else {
            lines[place + 1..=place + moves.len()].to_vec()
        };
        assert_eq!(told.len(), moves.len(), "{lines:?}");
        for (one, seat) in told.iter().zip(&moves) {
            let seat: usize = seat.parse().expect("a seat");
            let name = names[seat].to_lowercase();
            assert!(one.to_lowercase().starts_with(&name), "{one}: {lines:?}");
        }
        let hand = lines.iter().position(|line| line.starts_with("You have "));
        assert!(hand > Some(place), "{lines:?}");
    }
}

/// Otherwise one could leave and come back until the others play, or the tiles are dealt, as it suits.
#[test]
fn a_match_that_was_left_goes_on_the_same_way_each_time() {
    for (game, level) in [
        ("salotto", "normal"),
        ("train", "easy"),
        ("fives", "normal"),
        ("moon", "normal"),
    ] {
        let home = Desk::home_with("pause = 0\n[speech]\non = true\n");
        let mut desk = Desk::play_at(&home, &format!("--game {game} --seed 11 --bots {level}"));
        play_by_hints(&mut desk, 3);
        let record = desk.records().remove(0);
        drop(desk);
        until_closed(&record);
        let left = fs::read(&record).expect("a record");
        let first = go_on_from(&left, &record, &home, "");
        for arguments in ["", "--seed 11"] {
            let again = go_on_from(&left, &record, &home, arguments);
            assert_eq!(again, first, "{game}, {arguments:?}");
        }
    }
}

/// Resumes the match with what was `left` of it as its record, plays into the next round, and returns the record then.
fn go_on_from(left: &[u8], record: &Path, home: &Rc<TempDir>, arguments: &str) -> String {
    fs::write(record, left).expect("a record");
    let mut desk = Desk::menu_with(home, arguments);
    desk.resume(record);
    play_by_hints(&mut desk, 60);
    drop(desk);
    until_closed(record);
    let whole = fs::read_to_string(record).expect("a record");
    let ended = whole.contains("\"round-over\"") || whole.contains("\"hand-over\"");
    assert!(ended, "no new tiles were dealt: {whole}");
    whole
}

/// Plays on, for so many turns, by keys whose effect follows from the table alone.
fn play_by_keys(desk: &mut Desk, times: usize) {
    for _ in 0..times {
        desk.wait(Duration::from_secs(20));
        desk.press_all("home z enter d space p");
    }
    desk.wait(Duration::from_secs(20));
}

/// The same seed and the same moves give the same match, whether it was left in between or not.
#[test]
fn a_match_that_was_left_goes_on_as_if_nobody_had_left() {
    for (game, level) in [
        ("salotto", "normal"),
        ("salotto", "easy"),
        ("train", "easy"),
        ("coppie", "normal"),
        ("bax", "easy"),
        ("moon", "normal"),
    ] {
        let arguments = format!("--game {game} --seed 11 --bots {level}");
        let mut records = Vec::new();
        for leaves in [false, true] {
            let home = Desk::home_with("pause = 0\n[speech]\non = true\n");
            let mut desk = Desk::play_at(&home, &arguments);
            play_by_keys(&mut desk, 3);
            let record = desk.records().remove(0);
            if leaves {
                drop(desk);
                until_closed(&record);
                desk = Desk::menu_with(&home, "");
                desk.resume(&record);
            }
            // Into the next round, whose tiles are dealt anew.
            play_by_keys(&mut desk, 40);
            drop(desk);
            until_closed(&record);
            records.push(fs::read_to_string(&record).expect("a record"));
        }
        let rounds = records[0].matches("\"round\"").count();
        assert!(rounds > 1, "{game}: {rounds}");
        assert!(records[0].contains("\"seed\":11"), "{game}");
        assert_eq!(records[0], records[1], "{game}, {level}");
    }
}

/// Plays on as the hints say, for so many keys that answer.
fn play_by_hints(desk: &mut Desk, times: usize) {
    for _ in 0..times {
        desk.wait(Duration::from_secs(20));
        desk.press_all("h enter");
    }
    desk.wait(Duration::from_secs(20));
}
