//! Records: one program at a time, and what is broken is put aside.

use std::fs;
use std::io::Write;

use super::{Game, Home};

/// A match that was left in its first round, and its record.
fn left_match(home: &Home) -> Vec<u8> {
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
        "--bots",
        "heavy",
    ];
    let mut game = Game::start(home, None, &arguments);
    game.until("You have 7 tiles");
    for _ in 0..6 {
        game.press("z\r c");
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
    let home = Home::with("");
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
    ] {
        let second = home.run(arguments);
        assert_eq!(second.status.code(), Some(2), "{second:?}");
        let said = String::from_utf8_lossy(&second.stderr);
        assert_eq!(said, "Another program is playing this match.\n");
    }
    game.press("n");
    game.until("On the table");
}

#[test]
fn a_damaged_record_goes_on_from_its_last_whole_event() {
    let home = Home::with("");
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
    let home = Home::with("");
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
