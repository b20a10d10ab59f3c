//! Records: only one program writes a record at a time, and damaged ones are put aside.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Resource, Rlimit, Signal, prlimit};

use super::game::SOON;
use super::{Game, Home, duel};

/// Plays a match that is left in its first round, and returns its record.
fn left_match(home: &Home) -> Vec<u8> {
    let file = home.path("match.jsonl").display().to_string();
    let mut game = Game::start(home, None, &duel("en", &["--record", &file]));
    game.until("You have 7 tiles");
    for _ in 0..6 {
        game.play("z\r c");
        game.until("Left ");
    }
    game.press("q");
    game.until("Leave the match?");
    game.press("\r");
    assert_eq!(game.end(), 0);
    fs::read(file).expect("a record")
}

#[test]
fn a_second_program_is_refused() {
    let home = Home::silent();
    let file = home.path("match.jsonl").display().to_string();
    let arguments = [
        "play",
        "--players",
        "2",
        "--seed",
        "4",
        "--lang",
        "en",
        "--record",
        &file,
    ];
    let mut game = Game::start(&home, None, &arguments);
    game.until("You have 7 tiles");
    for arguments in [
        &["resume", &file, "--lang", "en"][..],
        &["play", "--record", &file, "--lang", "en"],
        &["simulate", "--record", &file, "--lang", "en"],
    ] {
        let second = home.run(arguments);
        assert_eq!(second.status.code(), Some(2), "{second:?}");
        let said = String::from_utf8_lossy(&second.stderr);
        assert_eq!(said, "Another program is playing this match.\n");
    }
    game.press("n");
    game.until("In sight");
}

#[test]
fn a_second_program_is_refused_the_last_match_by_command_and_by_menu() {
    let home = Home::silent();
    let mut first = Game::start(&home, None, &["play", "--players", "2", "--lang", "en"]);
    first.until("You have 7 tiles");
    // A match goes on while the disk is slow: its record may come a moment later.
    let until = Instant::now() + SOON;
    let said = loop {
        let second = home.run(&["resume", "--lang", "en"]);
        let said = String::from_utf8_lossy(&second.stderr).into_owned();
        if said != "There is no match to continue.\n" || Instant::now() > until {
            break said;
        }
    };
    assert_eq!(said, "Another program is playing this match.\n");
    let mut second = Game::start(&home, None, &["--lang", "en"]);
    second.until("New match");
    second.press("\x1b[B\r");
    second.until("Another program is playing this match.");
    // The match is left, and the other program may have it.
    first.press("q");
    first.until("Leave the match?");
    first.press("\r");
    assert_eq!(first.end(), 0);
    second.press("\r");
    second.until("Salotto goes on: round 1.");
}

#[test]
fn a_second_program_goes_on_with_the_match_before_the_last() {
    let home = Home::silent();
    for players in ["3", "2"] {
        let mut left = Game::start(&home, None, &["play", "--players", players, "--lang", "en"]);
        left.until("You have 7 tiles");
        left.press("q");
        left.until("Leave the match?");
        left.press("\r");
        assert_eq!(left.end(), 0);
        // Files are told apart by when they were written.
        thread::sleep(Duration::from_millis(20));
    }
    let mut first = Game::start(&home, None, &["resume", "--lang", "en"]);
    first.until("Salotto goes on: round 1.");
    let mut second = Game::start(&home, None, &["resume", "--lang", "en"]);
    second.until("The last match is open in another program, so an earlier one continues instead.");
    second.until("Salotto goes on: round 1.");
    second.press("e");
    second.until("Tiles: you");
    let lines = second.lines();
    let about = lines.iter().find(|line| line.contains("Tiles: you"));
    assert!(
        about.is_some_and(|line| line.matches(',').count() == 4),
        "three hands: {about:?}"
    );
    let third = home.run(&["resume", "--lang", "en"]);
    let said = String::from_utf8_lossy(&third.stderr);
    assert_eq!(said, "Another program is playing this match.\n");
    assert_eq!(third.status.code(), Some(2));
}

/// Makes any move, whatever the turn requires.
fn play_on(game: &mut Game) {
    game.press("z\rg pc");
    game.until("Left ");
}

/// Begins a match, and returns its record.
fn recorded_match() -> (Home, PathBuf, Game) {
    let home = Home::with("pause = 0");
    let file = home.path("match.jsonl");
    let name = file.display().to_string();
    let mut game = Game::start(&home, None, &duel("en", &["--record", &name]));
    game.until("You have 7 tiles");
    (home, file, game)
}

/// Limits the size of a program's files, in bytes, as a full disk would; `None` removes the limit.
fn give_room(game: &Game, bytes: Option<u64>) {
    let room = Rlimit {
        current: bytes,
        maximum: None,
    };
    prlimit(Some(game.pid()), Resource::Fsize, room).expect("it is ours");
}

/// Waits until it is told why the match cannot be saved on a full disk. A busy machine may tell it so late that the match has not
/// waited for it.
fn until_disk_refuses(game: &mut Game) {
    let late = "the disk does not answer";
    if game.until_one_of(&["the disk is full", late]) == late {
        // The program learns within a second that the disk is full, too.
        thread::sleep(Duration::from_secs(3));
    }
}

/// Waits until the record has the length that is wanted, in bytes.
fn until_length(record: &Path, is_wanted: impl Fn(u64) -> bool) {
    let until = Instant::now() + SOON;
    while !is_wanted(fs::metadata(record).expect("a record").len()) {
        assert!(Instant::now() < until, "the record stays as it is");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn on_a_full_disk_the_match_goes_on_and_is_saved_when_there_is_room() {
    let (home, file, mut game) = recorded_match();
    let name = file.display().to_string();
    let begun = fs::metadata(&file).expect("a record").len();
    give_room(&game, Some(begun + 100));
    for _ in 0..3 {
        play_on(&mut game);
    }
    game.back_to(0);
    game.until(&format!("The match cannot be saved in {name}: "));
    until_disk_refuses(&mut game);
    until_length(&file, |length| length == begun + 100);
    game.press("q");
    game.until("Leave the match?");
    until_disk_refuses(&mut game);
    // In this form, the key after it cannot be taken for one with Alt, however busy the machine is.
    game.press("\x1b[27u");
    give_room(&game, None);
    game.press("z\rg pc");
    game.until("Saving works again: the whole match is saved.");
    // The program does not wait for a move either.
    give_room(&game, Some(fs::metadata(&file).expect("a record").len()));
    game.press("z\rg pc");
    until_disk_refuses(&mut game);
    let full = fs::metadata(&file).expect("a record").len();
    give_room(&game, None);
    until_length(&file, |length| length != full);
    // Nobody has to play on to hear it.
    game.until("Saving works again: the whole match is saved.");
    let check = home.run(&["replay", "--check", &name]);
    assert!(check.status.success(), "{check:?}");
}

#[test]
fn killed_on_a_full_disk_the_match_goes_on_from_what_there_was_room_for() {
    let (home, file, mut game) = recorded_match();
    let name = file.display().to_string();
    let begun = fs::metadata(&file).expect("a record").len();
    give_room(&game, Some(begun + 90));
    game.press("z\rg pc");
    until_disk_refuses(&mut game);
    until_length(&file, |length| length == begun + 90);
    game.signal(Signal::KILL);
    game.end();
    let torn = fs::read(&file).expect("a record");
    assert_ne!(torn.last(), Some(&b'\n'));
    let mut game = Game::start(&home, None, &["resume", &name, "--lang", "en"]);
    game.until("Salotto goes on: round 1.");
    assert_eq!(
        fs::read(home.path("match.damaged-1")).expect("it is kept"),
        torn
    );
    let check = home.run(&["replay", "--check", &name]);
    assert!(check.status.success(), "{check:?}");
    assert!(game.screen().contains("The record was damaged from line "));
    game.press("q");
    game.until("Leave the match?");
}

#[test]
fn a_device_that_takes_nothing_does_not_hold_up_the_match() {
    let home = Home::with("pause = 0");
    let table = ["play", "--players", "2", "--seed", "4", "--bots", "heavy"];
    let mut game = Game::start(
        &home,
        None,
        &[&table[..], &["--lang", "en", "--record", "/dev/full"]].concat(),
    );
    game.until("The match cannot be saved in /dev/full: ");
    until_disk_refuses(&mut game);
    game.until(". I'll keep trying.");
    game.until("You have 7 tiles");
    for _ in 0..3 {
        play_on(&mut game);
    }
    for file in ["/dev/zero", "/dev/null"] {
        let refused = home.run(&["resume", file, "--lang", "en"]);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        let refused = home.run(&["replay", "--check", file, "--lang", "en"]);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    }
}

#[test]
fn a_damaged_record_goes_on_from_its_last_whole_event() {
    let home = Home::silent();
    let whole = left_match(&home);
    let lines = whole.split_inclusive(|&byte| byte == b'\n').count();
    let cut = |bytes: usize| whole[..whole.len() - bytes].to_vec();
    let with = |more: &[u8]| [&whole, more].concat();
    let file = home.path("damaged.jsonl");
    let name = file.display().to_string();
    let cases = [
        (cut(1), lines),
        (cut(7), lines),
        (with(b"{\"type\":\"la"), lines + 1),
        (with(b"\xff\xfe\x00\n"), lines + 1),
        (with(b"{\"type\":\"dance\"}\n"), lines + 1),
        (with(b"{\"type\":\"passed\",\"seat\":9}\n"), lines + 1),
        (with(b"{\"type\":\"round\",\"number\":7}\n"), lines + 1),
    ];
    for (number, (damaged, line)) in cases.into_iter().enumerate() {
        fs::write(&file, &damaged).expect("room");
        let mut game = Game::start(&home, None, &["resume", &name, "--lang", "en"]);
        game.until(&format!("The record was damaged from line {line} on."));
        game.until("Salotto goes on: round 1.");
        let aside = home.path(&format!("damaged.damaged-{}", number + 1));
        assert_eq!(fs::read(&aside).expect("it is kept"), damaged);
        game.press("q");
        game.until("Leave the match?");
        game.press("\r");
        assert_eq!(game.end(), 0);
        let mended = fs::read(&file).expect("a record");
        assert!(whole.starts_with(&mended) || mended.starts_with(&whole));
        let check = home.run(&["replay", "--check", &name]);
        assert!(check.status.success(), "{check:?}");
    }
}

#[test]
fn what_holds_no_match_is_refused_and_left_alone() {
    let home = Home::silent();
    let mut whole = left_match(&home);
    whole.extend_from_slice(b"{\"type\":\"match-over\",\"winners\":[0]}\n");
    let newer = br#"{"type":"match","format":99,"game":"salotto","options":{"set":6,"hand":7,"limit":100,"rules":{}},"seats":[]}"#;
    for text in [
        &b""[..],
        b"\n",
        b"a letter to nobody\n",
        &[newer, &b"\n"[..]].concat(),
    ] {
        let file = home.path("strange.jsonl");
        let mut strange = fs::File::create(&file).expect("a file");
        strange.write_all(text).expect("room");
        let refused = home.run(&["resume", &file.display().to_string(), "--lang", "en"]);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        assert_eq!(refused.stdout, b"");
        assert_eq!(String::from_utf8_lossy(&refused.stderr).lines().count(), 1);
        assert_eq!(fs::read(&file).expect("it is there"), text);
    }
}

#[test]
fn a_record_without_its_seals_is_not_taken_for_a_sealed_one() {
    let home = Home::silent();
    let file = home.path("match.jsonl");
    let name = file.display().to_string();
    let check = |text: &str| {
        fs::write(&file, text).expect("room");
        home.run(&["replay", "--check", &name, "--lang", "en"])
    };
    let sealed = fs::read_to_string("src/archive/tests/promised.jsonl").expect("a record");
    let told = check(&sealed).stdout;
    let told = String::from_utf8_lossy(&told);
    assert!(
        told.ends_with("Sealed deals: in 1 of 1 matches.\n"),
        "{told}"
    );
    let without = |left_out: &[&str]| -> String {
        let kept = sealed.split_inclusive('\n').filter(|line| {
            !left_out
                .iter()
                .any(|kind| line.starts_with(&format!(r#"{{"type":"{kind}""#)))
        });
        kept.collect()
    };
    let kinds = ["sealed", "promised", "nonces", "unsealed"];
    for kind in kinds {
        let wrong = check(&without(&[kind]));
        let told = String::from_utf8_lossy(&wrong.stderr);
        assert_eq!(wrong.status.code(), Some(1), "{kind}: {told}");
    }
    // As a record of a match on one machine, it proves no more than such a record.
    let plain = without(&kinds).replacen(r#""format":4"#, r#""format":1"#, 1);
    let told = check(&plain).stdout;
    let told = String::from_utf8_lossy(&told);
    assert!(told.contains("No deal in it is sealed."), "{told}");
}

#[test]
fn every_match_of_a_file_is_checked_and_told() {
    let home = Home::silent();
    let file = home.path("three.jsonl");
    let name = file.display().to_string();
    let table = "simulate --game block --players 3 --set 9 --limit 20 --seed 507 --lang en";
    let played = home.run(
        &table
            .split(' ')
            .chain(["--matches", "3", "--record", &name])
            .collect::<Vec<_>>(),
    );
    assert!(played.status.success(), "{played:?}");
    let check = || home.run(&["replay", &name, "--check", "--lang", "en"]);
    let whole = check();
    let text = fs::read_to_string(&file).expect("a record");
    let count = text.lines().count();
    assert_eq!(
        String::from_utf8_lossy(&whole.stdout),
        format!(
            "{name} is complete: 3 matches, events: {count}.\n\
             No deal in it is sealed. So this shows that every move follows from the deals, not that nobody chose them.\n"
        )
    );
    let told = home.run(&["replay", &name, "--lang", "en"]);
    let told = String::from_utf8_lossy(&told.stdout);
    let starts: Vec<&str> = told
        .lines()
        .filter(|line| line.ends_with(" of 3."))
        .collect();
    assert_eq!(starts, ["Match 1 of 3.", "Match 2 of 3.", "Match 3 of 3."]);
    let falsified = text.replacen("\"reason\":\"out\"", "\"reason\":\"blocked\"", 1);
    let falsified = if falsified == text {
        text.replacen("\"reason\":\"blocked\"", "\"reason\":\"out\"", 1)
    } else {
        falsified
    };
    let lines = text.lines().zip(falsified.lines());
    let line = 1 + lines.take_while(|(one, other)| one == other).count();
    fs::write(&file, falsified).expect("room");
    let wrong = check();
    assert_eq!(wrong.status.code(), Some(1));
    assert_eq!(
        String::from_utf8_lossy(&wrong.stderr),
        format!("{name} goes wrong at line {line}, in match 1.\n")
    );
}

#[test]
fn a_match_that_does_not_end_is_stopped_and_what_was_played_is_written() {
    let home = Home::silent();
    let file = home.path("endless.jsonl");
    let table = "simulate --game latino --rule match=six-love --limit 100 --bots random --seed 4";
    let path = file.display().to_string();
    let arguments: Vec<&str> = table.split(' ').chain(["--lang", "en"]).collect();
    let out = home.run(&[&arguments[..], &["--record", &path]].concat());
    assert_eq!(out.status.code(), Some(1), "{out:?}");
    let said = String::from_utf8_lossy(&out.stderr);
    let told = said.lines().last().unwrap_or_default();
    assert!(
        told.starts_with("Match 1 is still not over after 10"),
        "{said}"
    );
    let record = std::fs::read_to_string(&file).expect("a record");
    assert!(record.ends_with('\n'));
    assert_eq!(
        record
            .lines()
            .filter(|line| line.starts_with("{\"type\":\"round\","))
            .count(),
        10_500
    );
}

#[test]
fn what_was_simulated_is_counted_for_programs_too() {
    let home = Home::silent();
    let table = "simulate --game gaple --teams 2x2 --matches 2 --seed 4 --json";
    let played = home.run(&table.split(' ').collect::<Vec<_>>());
    let told: serde_json::Value = serde_json::from_slice(&played.stdout).expect("one JSON object");
    assert_eq!(told["matches"], 2);
    assert!(told["rounds"].as_u64() >= Some(2));
    let won = told["won"].as_array().expect("a number for each side");
    assert_eq!(
        won.iter()
            .filter_map(serde_json::Value::as_u64)
            .sum::<u64>(),
        2
    );
    let games = home.run(&["games", "--json"]);
    let games: serde_json::Value = serde_json::from_slice(&games.stdout).expect("a JSON list");
    let bergen = games
        .as_array()
        .expect("a list")
        .iter()
        .find(|game| game["id"] == "bergen");
    let seatings = bergen.expect("a game")["seatings"]
        .as_array()
        .expect("a list");
    let limit = |players: u64| {
        let seating = seatings.iter().find(|seating| seating["teams"] == players);
        seating.map(|seating| seating["goal"]["limit"].clone())
    };
    assert_eq!(limit(2), Some(15.into()));
    assert_eq!(limit(3), Some(10.into()));
}
