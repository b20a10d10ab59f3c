//! A match is really saved when the program says so. If it cannot be saved, the program says that, also by its exit status.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use rustix::process::Signal;

use super::{Game, Home, duel};

/// Returns the records of a home.
fn records(home: &Home) -> Vec<PathBuf> {
    let files = fs::read_dir(home.path("data/serpente/matches"))
        .into_iter()
        .flatten()
        .flatten();
    files.map(|file| file.path()).collect()
}

fn asks_to_leave(game: &mut Game) {
    game.press("q");
    game.until("Leave the match?");
}

#[test]
fn a_record_that_was_taken_away_is_written_again_before_it_is_said_to_be_kept() {
    let home = Home::with("pause = 0");
    let mut game = Game::start(&home, None, &duel("en", &["--speech", "off"]));
    game.until("You open");
    // From here on nothing more is written automatically.
    while !records(&home).iter().any(|record| {
        let written = fs::read_to_string(record);
        written.is_ok_and(|written| written.contains(r#""turn""#))
    }) {
        thread::sleep(Duration::from_millis(10));
    }
    // The folder does not change, either: it is synced after the file.
    thread::sleep(Duration::from_millis(500));
    fs::remove_dir_all(home.path("data/serpente/matches")).expect("it is there");
    asks_to_leave(&mut game);
    game.until("It is saved.");
    let again = "was missing. It has been written again in full.";
    // On a machine with much other work the disk may take longer than a match waits for it. Then it is kept elsewhere.
    let elsewhere = "The match is kept in ";
    if game.until_one_of(&[again, elsewhere]) == again {
        assert_eq!(records(&home).len(), 1);
    }
    game.press("\r");
    assert_eq!(game.end(), 0);
}

/// Makes a home whose folder of matches cannot be created.
fn closed() -> Home {
    let home = Home::with("pause = 0");
    fs::write(home.path("data"), "a file in its place").expect("room");
    home
}

#[test]
fn a_match_that_cannot_be_kept_in_its_place_is_kept_in_another_and_goes_on() {
    let home = closed();
    let other = home.path("other");
    fs::create_dir(&other).expect("a folder");
    let script = format!("TMPDIR={} \"$0\" \"$@\"", other.display());
    let stage = super::Stage {
        shell: Some(&script),
        ..super::Stage::default()
    };
    let arguments = duel("en", &["--speech", "off"]);
    let mut game = Game::start_in(stage, &home, None, &arguments);
    game.until("The match cannot be saved in ");
    game.until("You have 7 tiles");
    asks_to_leave(&mut game);
    game.until("It is saved.");
    game.until("The match is kept in ");
    game.press("\r");
    assert_eq!(game.end(), 0);
    let file = fs::read_dir(&other)
        .expect("a folder")
        .flatten()
        .next()
        .expect("a record")
        .path();
    let mode = fs::metadata(&file).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let file = file.display().to_string();
    let mut again = Game::start(&home, None, &["resume", &file, "--lang", "en"]);
    again.until("Salotto goes on: round 1.");
}

/// If no file can grow, no match can be saved anywhere.
const FULL: &str = "ulimit -f 0; trap '' XFSZ; \"$0\" \"$@\"; exit $?";

#[test]
fn a_match_that_can_be_kept_nowhere_is_not_said_to_be_kept() {
    for end in ["q", "control-c", "terminate"] {
        let home = Home::with("pause = 0");
        let stage = super::Stage {
            shell: Some(FULL),
            ..super::Stage::default()
        };
        let arguments = duel("en", &["--speech", "off"]);
        let mut game = Game::start_in(stage, &home, None, &arguments);
        game.until("You have 7 tiles");
        match end {
            "q" => {
                asks_to_leave(&mut game);
                game.until("It is not saved and would be lost.");
                game.until("The match cannot be saved in ");
                game.press("\r");
            }
            "control-c" => {
                game.press("\x03");
                game.until("The match could not be kept anywhere, and is lost.");
            }
            _ => {
                let voices = super::processes::children_of(game.pid());
                for program in voices {
                    super::processes::signal(program, Signal::TERM);
                }
            }
        }
        assert_eq!(game.end(), 1, "{end}");
    }
}

#[test]
fn a_running_match_is_for_nobody_else_to_read() {
    let home = Home::with("pause = 0");
    let mut game = Game::start(&home, None, &duel("en", &["--speech", "off"]));
    game.until("You have 7 tiles");
    let mode = |path: PathBuf| {
        fs::metadata(path)
            .expect("it is there")
            .permissions()
            .mode()
            & 0o777
    };
    for record in records(&home) {
        assert_eq!(mode(record), 0o600);
    }
    assert_eq!(mode(home.path("data/serpente/matches")), 0o700);
    game.press("\x1b[21~");
    game.until("Saved as ");
    let sessions = fs::read_dir(home.path("data/serpente/sessions")).expect("a folder");
    for session in sessions.flatten() {
        assert_eq!(mode(session.path()), 0o600);
    }
}

#[test]
fn what_happened_last_is_told_to_who_goes_on() {
    let home = Home::with("pause = 0");
    let mut game = Game::start(&home, None, &duel("en", &["--speech", "off"]));
    game.until("You open");
    game.play("\r");
    game.until("Bruno:");
    game.signal(Signal::KILL);
    game.end();
    let mut again = Game::start(&home, None, &["resume", "--lang", "en", "--speech", "off"]);
    again.until("Salotto goes on: round 1.");
    again.until("What happened last:");
    again.until("You: double 6.");
    again.until("Bruno:");
    again.until("You have 6 tiles");
}

#[test]
fn two_people_have_two_names_that_are_seen() {
    let home = Home::with("pause = 0");
    let table = [
        "play",
        "--players",
        "2",
        "--humans",
        "2",
        "--lang",
        "en",
        "--speech",
        "off",
    ];
    for (name, said) in [
        (
            "Player two",
            "Two people cannot both be called Player two. Give one of them another name.\n",
        ),
        (
            "player  TWO\u{200b}",
            "Two people cannot both be called Player two. Give one of them another name.\n",
        ),
        (
            "\u{200b}\u{feff}",
            "A name has from one to 64 characters.\n",
        ),
    ] {
        let out = home.run(&[&table[..], &["--name", name]].concat());
        assert_eq!(out.status.code(), Some(2), "{name:?}: {out:?}");
        assert_eq!(String::from_utf8_lossy(&out.stderr), said);
    }
}
