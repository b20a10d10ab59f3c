//! Speech can fail in every way; keys are answered on the screen, the text is whole, and speech comes back.

use std::time::{Duration, Instant};

use super::game::SOON;
use super::{Game, Home};
use crate::stand_in::{Fault, StandIn};

const TABLE: [&str; 9] = [
    "play",
    "--players",
    "2",
    "--seed",
    "4",
    "--bots",
    "heavy",
    "--lang",
    "en",
];

/// How long keys wait for their answer on the screen: the median of 20. One key alone may be held up by what else a
/// shared machine does; a game that waits for its voice holds up all of them.
fn answers_in(game: &mut Game) -> Duration {
    let before = game.mark();
    let mut times: Vec<Duration> = (0..20)
        .map(|_| {
            let pressed = Instant::now();
            game.press("n");
            game.until("On the table: blanks");
            pressed.elapsed()
        })
        .collect();
    // What speech itself has to say may stand anywhere between.
    game.back_to(before);
    times.sort_unstable();
    times[10]
}

fn is_at_ease_with(fault: Fault, comes_back: bool) {
    let home = Home::with("pause = 50");
    let daemon = StandIn::start(fault);
    let mut game = Game::start(&home, Some(&daemon), &TABLE);
    game.until("You have 7 tiles");
    let median = answers_in(&mut game);
    assert!(median < Duration::from_millis(50), "{fault:?}: {median:?}");
    if comes_back {
        game.until("I keep trying.");
        let before = daemon.spoken().len();
        daemon.set(Fault::None);
        game.until("Speech is back.");
        game.press("w");
        game.until("7 tiles: ");
        let said = daemon.wait_for(|said| said.text.starts_with("7 tiles: "), SOON);
        assert!(said.is_some(), "{:?}", daemon.texts());
        assert!(daemon.spoken().len() > before);
    }
    let left = Instant::now();
    game.press("q");
    game.until("Leave the match?");
    game.press("\r");
    assert_eq!(game.end(), 0);
    assert!(left.elapsed() < Duration::from_secs(4), "{fault:?}");
    game.until("Goodbye.\r\n");
    assert!(game.is_restored());
}

#[test]
fn a_daemon_that_refuses() {
    is_at_ease_with(Fault::Gone, true);
}

#[test]
fn a_daemon_that_never_answers() {
    is_at_ease_with(Fault::Mute, true);
}

#[test]
fn a_daemon_that_stops_answering() {
    is_at_ease_with(Fault::MuteAfter(30), true);
}

#[test]
fn a_daemon_that_drops_the_line() {
    is_at_ease_with(Fault::DropAfter(12), true);
}

#[test]
fn a_daemon_that_talks_nonsense() {
    is_at_ease_with(Fault::Garbage, true);
}

#[test]
fn a_slow_daemon() {
    is_at_ease_with(Fault::Slow(Duration::from_millis(150)), false);
}

#[test]
fn no_daemon_at_all() {
    let home = Home::with("pause = 50");
    let mut game = Game::start(&home, None, &TABLE);
    game.until("You have 7 tiles");
    assert!(answers_in(&mut game) < Duration::from_millis(50));
    game.until("There is no speech here");
    game.press("q");
    game.until("Leave the match?");
    game.press("\r");
    assert_eq!(game.end(), 0);
}

#[test]
fn thirteen_thousand_voices() {
    let home = Home::with("pause = 50");
    let daemon = StandIn::start(Fault::None).with_voices(13_000);
    let started = Instant::now();
    let mut game = Game::start(&home, Some(&daemon), &TABLE);
    let first = daemon.wait_for(|_| true, SOON).expect("a first word");
    let first = first.at.duration_since(started);
    assert!(first < Duration::from_secs(1), "{first:?}");
    game.until("You have 7 tiles");
    // The settings want to know them; nobody waits for that.
    game.press("\x1bOQ");
    game.until("Settings.");
    game.press("\x1b");
    game.until("turn.");
    let median = answers_in(&mut game);
    assert!(median < Duration::from_millis(50), "{median:?}");
    game.press("q");
    game.until("Leave the match?");
    game.press("\r");
    assert_eq!(game.end(), 0);
    assert_eq!(daemon.texts().last().map(String::as_str), Some("Goodbye."));
}

#[test]
fn a_daemon_that_dies_and_comes_back() {
    let home = Home::with("pause = 50");
    let daemon = StandIn::start(Fault::None);
    let mut game = Game::start(&home, Some(&daemon), &TABLE);
    game.until("You have 7 tiles");
    let heard = |text: &str| daemon.wait_for(|said| said.text == text, SOON).is_some();
    assert!(heard("Round 1."));
    for _ in 0..2 {
        daemon.die();
        let median = answers_in(&mut game);
        assert!(median < Duration::from_millis(50), "{median:?}");
        game.until("Speech does not answer");
        daemon.set(Fault::None);
        game.until("Speech is back.");
    }
    game.press("s");
    assert!(heard("you 0, Bruno 0.") || heard("Player 0, Bruno 0."));
    game.press("q");
    game.until("Leave the match?");
    game.press("\r");
    assert_eq!(game.end(), 0);
    assert!(heard("Goodbye."));
}
