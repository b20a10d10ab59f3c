//! A shell with job control around the program: stopped and continued, started in the background, two programs in one terminal,
//! and a shell that dies.

use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::LocalModes;

use crate::pty::processes::ends;

use super::{Game, Stage, TABLE, answers, home};

fn start(home: &super::Home, script: &str) -> Game {
    let stage = Stage {
        shell: Some(script),
        ..Stage::default()
    };
    Game::start_in(stage, home, None, TABLE)
}

/// Returns the program's process number, which the script prints.
fn pid(game: &mut Game) -> Pid {
    game.until("pid=");
    game.until("\n");
    let screen = game.screen();
    let told = screen
        .rsplit("pid=")
        .next()
        .and_then(|rest| rest.lines().next());
    let number = told.and_then(|line| line.trim().parse().ok());
    number.and_then(Pid::from_raw).expect("a number")
}

fn echoes(game: &Game) -> bool {
    game.modes().local_modes.contains(LocalModes::ECHO)
}

#[test]
fn control_z_gives_the_shell_its_terminal_and_takes_what_it_made_of_it() {
    let home = home(50);
    let mut game = start(
        &home,
        r#""$0" "$@"; echo "<stopped $?>"; read line; stty -echoe; fg >/dev/null; echo "<ended $?>"; read line"#,
    );
    game.until("You have 7 tiles");
    answers(&mut game);
    assert!(game.is_raw());
    game.press("\x1a");
    game.until("<stopped 147>");
    assert!(game.is_restored() && echoes(&game));
    game.press("\r");
    // After it is continued, it repeats the last announcement.
    game.until("In sight");
    assert!(game.is_raw());
    answers(&mut game);
    game.press("q");
    game.until("Leave the match?");
    game.press("\r");
    game.until("<ended 0>");
    let modes = game.modes().local_modes;
    assert!(
        modes.contains(LocalModes::ECHO) && !modes.contains(LocalModes::ECHOE),
        "{modes:?}"
    );
    game.press("\r");
    game.end();
}

#[test]
fn a_stopped_game_can_be_ended_by_the_shell() {
    let home = home(50);
    let mut game = start(
        &home,
        // `wait` can return while a stopped job is only about to end.
        r#""$0" "$@"; echo "<stopped>"; game=$(jobs -p); kill %1
        while kill -0 "$game" 2>/dev/null; do sleep 0.1; done
        echo "<gone>"; "$0" resume --lang en --speech off"#,
    );
    game.until("You have 7 tiles");
    game.press("\x1a");
    game.until("<stopped>");
    game.until("<gone>");
    game.until("Salotto goes on: round 1.");
    answers(&mut game);
    game.press("\x03");
    game.end();
    assert!(game.is_restored());
}

#[test]
fn stopped_without_being_asked_it_finds_its_modes_again() {
    let home = home(50);
    let mut game = start(
        &home,
        r#""$0" "$@" & echo "pid=$!"; fg >/dev/null; stty sane; echo "<stopped>"; read line; fg >/dev/null; echo "<ended>""#,
    );
    let pid = pid(&mut game);
    game.until("You have 7 tiles");
    answers(&mut game);
    kill_process(pid, Signal::STOP).expect("it runs");
    game.until("<stopped>");
    assert!(echoes(&game));
    game.press("\r");
    game.until("In sight");
    // The shell takes a moment to pass the terminal on.
    thread::sleep(Duration::from_millis(100));
    assert!(!echoes(&game));
    answers(&mut game);
    game.press("\x03");
    game.until("<ended>");
    game.end();
    assert!(echoes(&game));
}

#[test]
fn in_the_background_it_waits_for_the_terminal() {
    let home = home(50);
    // If it is started in the background, it is stopped before it changes the terminal; if it is sent there, it leaves the
    // terminal alone.
    let mut game = start(
        &home,
        r#""$0" "$@" & until jobs | grep Stopped; do sleep 0.1; done; echo "<waits>"; read line; fg >/dev/null; echo "<stopped>"; bg >/dev/null; sleep 0.3; echo "<behind>"; read line; sleep 0.3; read line; fg >/dev/null; echo "<ended>""#,
    );
    game.until("<waits>");
    assert!(
        !game.screen().contains("You have 7 tiles"),
        "{}",
        game.screen()
    );
    assert!(game.screen().contains("Stopped"), "{}", game.screen());
    assert!(game.is_restored());
    game.press("\r");
    game.until("You have 7 tiles");
    answers(&mut game);
    game.press("\x1a");
    game.until("<behind>");
    assert!(echoes(&game));
    // Typed text goes to the shell; the game is stopped if it reads it first.
    game.press("d\r");
    game.until("d\r\n");
    game.press("\r");
    // The last announcement.
    game.until("In sight");
    answers(&mut game);
    game.press("\x03");
    game.until("<ended>");
    game.end();
    assert!(echoes(&game));
}

#[test]
fn two_in_one_terminal_take_turns() {
    let home = home(50);
    let mut game = start(
        &home,
        r#""$0" "$@"; echo "<first>"; "$0" "$@"; echo "<second>"; fg >/dev/null; echo "<ended>""#,
    );
    game.until("You have 7 tiles");
    game.press("\x1a");
    game.until("<first>");
    game.until("You have 7 tiles");
    answers(&mut game);
    game.press("\x03");
    game.until("<second>");
    answers(&mut game);
    game.press("\x03");
    game.until("<ended>");
    game.end();
    assert!(game.is_restored());
}

#[test]
fn a_shell_that_dies_takes_the_game_with_it_and_the_match_stays() {
    let home = home(50);
    let mut game = start(&home, r#""$0" "$@" & echo "pid=$!"; fg >/dev/null"#);
    let pid = pid(&mut game);
    game.until("You have 7 tiles");
    answers(&mut game);
    game.signal(Signal::KILL);
    game.end();
    ends(pid);
    let mut game = Game::start(&home, None, &["resume", "--lang", "en", "--speech", "off"]);
    game.until("Salotto goes on: round 1.");
    super::leave(&mut game);
}
