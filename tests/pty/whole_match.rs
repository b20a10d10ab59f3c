//! A whole match by keys, in both languages: what is printed is what is spoken, in the right language.

use std::thread;
use std::time::{Duration, Instant};

use super::{Game, Home, Player, duel};
use crate::stand_in::{Fault, StandIn};

/// Somebody who listens presses a key when the last word was said. A word that another one overtook never is.
fn listen(daemon: &StandIn, lines: &[String]) {
    let Some(last) = lines.last() else { return };
    let times = lines.iter().filter(|line| *line == last).count();
    let until = Instant::now() + Duration::from_millis(300);
    let spoken = || daemon.texts().iter().filter(|text| *text == last).count();
    while spoken() < times && Instant::now() < until {
        thread::sleep(Duration::from_millis(2));
    }
}

fn play_a_whole_match(language: &str, goodbye: &str) {
    let home = Home::with("pause = 80");
    let daemon = StandIn::start(Fault::None);
    let arguments = duel(language, &["--limit", "15", "--name", "Zoe"]);
    let mut game = Game::start(&home, Some(&daemon), &arguments);
    let mut player = Player::default();
    let until = Instant::now() + Duration::from_secs(60);
    while !player.is_over {
        assert!(Instant::now() < until, "no end: {:?}", game.lines());
        let lines = game.lines();
        let keys = player.keys(&lines);
        listen(&daemon, &lines);
        if !keys.is_empty() {
            for key in keys.chunks(1) {
                game.press(&Player::typed(key));
                thread::sleep(Duration::from_millis(40));
                listen(&daemon, &game.lines());
            }
        }
        thread::sleep(Duration::from_millis(20));
    }
    // To the menu, and out.
    game.press("cq");
    thread::sleep(Duration::from_millis(100));
    game.press("\x1b[F");
    thread::sleep(Duration::from_millis(100));
    game.press("\r");
    assert_eq!(game.end(), 0);
    game.until(goodbye);
    game.until("\n");
    let lines = game.lines();
    assert_eq!(lines.last().map(String::as_str), Some(goodbye), "{lines:?}");
    assert!(
        !game.screen().contains('\x1b'),
        "nothing steers the terminal"
    );
    assert!(lines.len() > 30, "{lines:?}");
    let spoken = daemon.spoken();
    // The voice says what is printed, each line once. An answer goes before what waits, and a word that was overtaken by
    // the next one on the same matter may be left out where a busy machine kept the voice waiting.
    let mut printed = lines.clone();
    for said in &spoken {
        assert_eq!(said.language, language, "{said:?}");
        // Lines that are said in one breath follow each other.
        let (mut from, mut text) = (0, said.text.as_str());
        while !text.is_empty() {
            let next = printed[from..]
                .iter()
                .position(|line| text.starts_with(line.as_str()));
            from += next.unwrap_or_else(|| panic!("{said:?}: {lines:?}"));
            text = text[printed.remove(from).len()..].trim_start_matches(['.', ' ']);
        }
    }
    assert!(printed.len() <= 5, "{lines:#?} {spoken:#?}");
    assert_eq!(spoken.last().map(|said| &said.text[..]), Some(goodbye));
}

#[test]
fn a_whole_match_in_english() {
    play_a_whole_match("en", "Goodbye.");
}

#[test]
fn a_whole_match_in_italian() {
    play_a_whole_match("it", "Arrivederci.");
}
