//! Several people at one keyboard: what the next one can see in the terminal.

use std::io::Write;
use std::process::Stdio;

use super::game::without_room;
use super::{Game, Home, Stage};

/// Moves the cursor to the top left, erases the view, and erases the lines above it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

const TWO: [&str; 11] = [
    "play",
    "--players",
    "2",
    "--humans",
    "2",
    "--seed",
    "4",
    "--lang",
    "en",
    "--speech",
    "off",
];

const CALL: &str = "Hand the keyboard to ";

/// Returns the screen of such a terminal when one player has laid a tile and the next is called.
fn after_a_turn(term: &str) -> String {
    // A reader so fast that the call is read at once.
    let home = Home::with("pause = 0\nreading = 0");
    let stage = Stage {
        term: Some(term),
        ..Stage::default()
    };
    let mut game = Game::start_in(stage, &home, None, &TWO);
    game.until(CALL);
    game.play("k");
    game.until("You have 7 tiles");
    game.until("You open");
    game.play("z\r");
    game.until(CALL);
    game.screen()
}

#[test]
fn the_next_one_finds_a_clear_terminal_with_what_is_for_all() {
    let screen = after_a_turn("xterm");
    let (before, after) = screen.split_once(CLEAR).expect("it was cleared");
    assert!(before.contains("You have 7 tiles"));
    assert!(
        after.contains(CALL) && !after.contains("You have"),
        "{after}"
    );
    let steers = |part: &str| without_room(part).contains('\x1b');
    assert!(!steers(before) && !steers(after), "{screen:?}");
}

#[test]
fn a_terminal_that_prints_what_it_is_sent_is_sent_no_sequence() {
    let screen = after_a_turn("dumb");
    assert!(!screen.contains('\x1b'), "{screen:?}");
}

#[test]
fn a_pipe_is_sent_no_sequence() {
    let home = Home::with("pause = 0");
    let mut child = home
        .command(None, &TWO)
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut keys = child.stdin.take().expect("a pipe");
    // Keys pressed too soon must be pressed again.
    keys.write_all(b"k\nk\nz\nenter\nenter\n")
        .expect("it reads");
    drop(keys);
    let out = child.wait_with_output().expect("its end");
    let told = String::from_utf8_lossy(&out.stdout);
    assert!(told.matches(CALL).count() >= 2, "{told}");
    assert!(!told.contains('\x1b'), "{told:?}");
}

#[test]
fn who_shares_a_terminal_that_keeps_lines_hears_it_before_any_hand() {
    let told = "This terminal keeps its lines";
    for term in ["dumb", "screen-256color"] {
        let screen = after_a_turn(term);
        let (before, after) = screen.split_once(told).expect("it was told");
        assert!(!before.contains("You have"), "{term}: {before}");
        assert!(!after.contains(told), "{term}: once");
    }
    assert!(!after_a_turn("xterm").contains(told));
}
