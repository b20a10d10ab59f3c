//! Bad arguments: exit status 2, one sentence on standard error, nothing on standard output.

use std::process::Stdio;

use super::Home;

const BAD: &[&[&str]] = &[
    &["dance"],
    &["paly"],
    &["--dance"],
    &["play", "-x"],
    &["play", "--game", "chess"],
    &["play", "--game", ""],
    &["play", "--players", "1"],
    &["play", "--players", "11"],
    &["play", "--players", "many"],
    &["play", "--players", "-3"],
    &["play", "--players", "99999999999999999999"],
    &["play", "--players"],
    &["play", "--teams", "2x6"],
    &["play", "--teams", "9"],
    &["play", "--teams", "2x2", "--players", "3"],
    &["play", "--humans", "11"],
    &["play", "--humans", "3", "--players", "2"],
    &["play", "--bots", "genius"],
    &["play", "--bots", ""],
    &["play", "--set", "7"],
    &["play", "--set", "6", "--players", "10"],
    &["play", "--hand", "0"],
    &["play", "--hand", "20"],
    &["play", "--limit", "0"],
    &["play", "--limit", "1.5"],
    &["play", "--game", "cyprus", "--rounds", "3"],
    &["daily", "--date", "2026-13-01"],
    &["daily", "--date", "yesterday"],
    &["play", "--rule", "fly"],
    &["play", "--rule", "draw=two"],
    &["play", "--rule", "=3"],
    &["play", "--seed", "-1"],
    &["play", "--seed", "0x10"],
    &["play", "--matches", "3"],
    &["play", "--record", ""],
    &["play", "--record", "/dev/null/match.jsonl"],
    &["play", "--record", "/"],
    &["play", "--name", ""],
    &[
        "play",
        "--name",
        "a name that is much longer than the sixty-four characters a table keeps of it",
    ],
    &["play", "--lang", "x"],
    &["play", "--lang", "!!"],
    &["play", "--speech", "loud"],
    &["play", "--sound", "2"],
    &["play", "--rate", "101"],
    &["play", "--volume", "-1"],
    &["play", "schiava"],
    &["play", "--speech=on", "--json"],
    &["resume", "/nowhere/match.jsonl"],
    &["resume"],
    &["resume", "/"],
    &["resume", "a", "b"],
    &["resume", "--players", "3"],
    &["replay"],
    &["replay", "/nowhere/match.jsonl"],
    &["replay", "--check", "/dev/null"],
    &["simulate", "--matches", "0"],
    &["simulate", "--game", "poker"],
    &["simulate", "--record", "/dev/null/match.jsonl"],
    &["games", "--check"],
    &["keys", "--seed", "3"],
    &["locales", "--check"],
    &["speech", "now"],
    &["play", "--game", "bax", "--set", "9"],
    &["play", "--game", "bax", "--hand", "5"],
    &["--game", "chess"],
    &["simulate", "--humans", "2"],
    &["play", "--lang", "xx"],
    &["locales", "--check", "/nowhere"],
    &["play", "--locales", "/nowhere"],
    &["games", "--locales", "/dev/null"],
    &["--locales", "/nowhere"],
];

#[test]
fn a_folder_in_the_place_of_a_file_is_called_one() {
    let home = Home::with("");
    let folder = home.path("").display().to_string();
    for arguments in [
        ["play", "--record", &folder],
        ["simulate", "--record", &folder],
        ["resume", &folder, "--speech=off"],
        ["replay", &folder, "--speech=off"],
    ] {
        let out = home.run(&[&arguments[..], &["--lang", "en"]].concat());
        let said = String::from_utf8_lossy(&out.stderr);
        assert!(
            said.ends_with(": it is a folder, and a file is wanted.\n"),
            "{said}"
        );
        assert_eq!(out.status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn what_cannot_be_used_is_refused_in_one_sentence() {
    let home = Home::with("");
    for arguments in BAD {
        for language in ["en", "it"] {
            let given = [arguments, &["--lang", language][..]].concat();
            let given = if arguments.contains(&"--lang") {
                arguments
            } else {
                &given[..]
            };
            let out = home.run(given);
            let said = String::from_utf8(out.stderr).expect("text");
            assert_eq!(out.status.code(), Some(2), "{given:?}: {said}");
            assert_eq!(said.lines().count(), 1, "{given:?}: {said}");
            assert!(
                said.ends_with(".\n") || said.ends_with("?\n"),
                "{given:?}: {said}"
            );
            assert!(!said.contains("panick") && !said.contains('{'), "{said}");
            assert_eq!(String::from_utf8_lossy(&out.stdout), "", "{given:?}");
        }
    }
}

#[test]
fn nobody_may_be_said_to_sit_where_nobody_does() {
    let home = Home::with("");
    let out = home.run(&["simulate", "--humans", "0", "--seed", "1"]);
    assert_eq!(out.status.code(), Some(0), "{out:?}");
}

#[test]
fn what_cannot_be_printed_is_no_success() {
    let home = Home::with("");
    for arguments in [
        &["games"][..],
        &["simulate", "--seed", "1", "--record", "-"],
        &["--help"],
    ] {
        let full = std::fs::File::create("/dev/full").expect("the device that is always full");
        let arguments = [arguments, &["--lang", "en"]].concat();
        let out = home
            .command(None, &arguments)
            .stdin(Stdio::null())
            .stdout(full)
            .output()
            .expect("the program starts");
        assert_eq!(out.status.code(), Some(1), "{arguments:?}: {out:?}");
        assert_eq!(
            String::from_utf8_lossy(&out.stderr),
            "/dev/stdout cannot be written: the disk is full.\n",
            "{arguments:?}"
        );
    }
}

#[test]
fn what_needs_no_table_answers_and_ends() {
    let home = Home::with("");
    for (arguments, line) in [
        (&["--help"][..], "--seed N"),
        (&["help"], "serpente play"),
        (&["--version"], env!("CARGO_PKG_VERSION")),
        (&["games"], "Salotto"),
        (&["keys"], "Space: draw a tile."),
        (&["locales"], "Italiano"),
    ] {
        let out = home.run(&[arguments, &["--lang", "en"]].concat());
        let said = String::from_utf8_lossy(&out.stdout).into_owned();
        assert!(
            out.status.success() && said.contains(line),
            "{arguments:?}: {out:?}"
        );
    }
    let json = home.run(&["games", "--json"]);
    let games: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(games[0]["id"], "salotto");
    // A preset for players who each play alone has their limit.
    let latino = games.as_array().expect("a list").iter();
    let mut latino = latino.filter(|game| game["id"] == "latino");
    let presets = latino.next().expect("a game")["presets"].clone();
    let presets = presets.as_array().expect("a list").iter();
    let mut solo = presets.filter(|preset| preset["name"] == "latino-solo");
    assert_eq!(solo.next().expect("a preset")["limit"], 100);
}
