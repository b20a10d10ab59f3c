//! How many words a match takes at the table, for somebody who plays in it: the same moves in brief and in normal sentences.
//! Answers to keys are not counted.

use std::time::Duration;

use serde_json::Value;
use serpente_engine::table::Game;

use super::evening::{Evening, is};
use super::speed::{Player, arguments};

const LANGUAGES: [&str; 9] = ["en", "it", "es", "es-419", "pt", "pt-BR", "fr", "de", "eu"];

/// The most words of brief sentences, in percent of those of normal ones.
const MOST: usize = 55;

/// After how many rounds the player stops.
const ROUNDS: usize = 2;

/// Plays the first rounds of a match in a language and a detail. Returns the number of words that were told, and what happened.
fn play(game: &Game, language: &str, detail: &str) -> (usize, Vec<Value>) {
    let extra = std::env::var("EXTRA").unwrap_or_default();
    let arguments = format!("{} --lang {language} {extra}", arguments(game, 21));
    let settings = format!("detail = \"{detail}\"\n[speech]\non = true");
    let mut player = Player::at(Evening::at(&arguments, &settings), (400, 401));
    while rounds(&player.evening) < ROUNDS && !player.evening.is_over() {
        match player.table() {
            Some(table) if player.evening.is_silent() => player.play(table),
            None if is_between(&player.evening) && player.evening.is_silent() => {
                player.press("enter");
            }
            _ => player.evening.pass(Duration::from_millis(500)),
        }
    }
    while !player.evening.is_silent() {
        player.evening.pass(Duration::from_millis(500));
    }
    let mut words = 0;
    for told in &player.evening.told {
        words += count(&told.text);
    }
    if std::env::var("SHOW").is_ok() {
        for told in &player.evening.told {
            println!("TOLD {} {language} {detail} {}", game.id(), told.text);
        }
        for (_, answer) in &player.evening.answers {
            println!("ANSW {} {language} {detail} {}", game.id(), answer);
        }
    }
    for (_, answer) in &player.evening.answers {
        words -= count(answer);
    }
    let mut events = Vec::new();
    for (_, event) in player.evening.events {
        events.push(event);
    }
    (words, events)
}

/// Returns how many rounds are over.
fn rounds(evening: &Evening) -> usize {
    let mut rounds = 0;
    for (_, event) in &evening.events {
        if is(event, "round-over") || is(event, "hand-over") {
            rounds += 1;
        }
    }
    rounds
}

/// Returns whether the next round has not begun yet.
fn is_between(evening: &Evening) -> bool {
    let last = evening.events.last();
    last.is_some_and(|(_, event)| {
        is(event, "round-over") || is(event, "hand-over") || is(event, "eliminated")
    })
}

/// Returns the number of words of a text. Punctuation that stands by itself is none.
fn count(text: &str) -> usize {
    let mut words = 0;
    for word in text.split_whitespace() {
        if word.contains(char::is_alphanumeric) {
            words += 1;
        }
    }
    words
}

/// Returns the words of a game in brief and in normal sentences, in a language.
fn measured(game: &Game, language: &str) -> (usize, usize) {
    let (brief, events) = play(game, language, "brief");
    let (normal, same_events) = play(game, language, "normal");
    assert_eq!(events, same_events, "{} in {language}", game.id());
    println!("words: {} {language} {brief} {normal}", game.id());
    (brief, normal)
}

#[test]
fn brief_sentences_take_about_half_of_the_words() {
    for game in Game::all() {
        assert_brief(&game, "en");
    }
}

/// In the games with an arm or a train for everybody, whose it is must be told of each tile, and that in every language.
#[test]
fn brief_sentences_of_arms_and_trains_are_as_short_in_every_language() {
    for language in LANGUAGES {
        for game in Game::all() {
            if ["garrafina", "train"].contains(&game.id()) {
                assert_brief(&game, language);
            }
        }
    }
}

fn assert_brief(game: &Game, language: &str) {
    let (brief, normal) = measured(game, language);
    assert!(
        brief * 100 <= normal * MOST,
        "{} in {language}: {brief} of {normal} words",
        game.id()
    );
}

/// Prints the table of all languages. It takes minutes, so it is run by hand.
#[test]
#[ignore = "a measurement"]
fn words_of_each_language() {
    for language in LANGUAGES {
        if std::env::var("LANGS").is_ok_and(|only| only != language) {
            continue;
        }
        for game in Game::all() {
            measured(&game, language);
        }
    }
}
