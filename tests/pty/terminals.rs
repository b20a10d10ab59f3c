//! Terminals of every kind, and what they do to a program: sizes, kinds, pipes in their place, shells around them, slow
//! ones, and all that can come from one.

mod any_input;
mod ends;
mod jobs;
mod kinds;
mod pipes;
mod slow;

use super::{Game, Home, Stage};

/// A table for two with this pause after a move of the other player's.
fn home(pause: u32) -> Home {
    Home::with(&format!("pause = {pause}"))
}

const TABLE: &[&str] = &[
    "play",
    "--players",
    "2",
    "--seed",
    "4",
    "--bots",
    "heavy",
    "--lang",
    "en",
    "--speech",
    "off",
];

/// Whether a key that only asks is answered.
fn answers(game: &mut Game) {
    game.press("n");
    game.until("In sight");
}

/// Leaves by the keys, and finds the terminal as it was.
fn leave(game: &mut Game) {
    game.press("q");
    game.until("Leave the match?");
    game.press("\r");
    game.until("Goodbye.");
    assert_eq!(game.end(), 0);
    assert!(game.is_restored());
}

/// The lines that tell of the person's own deeds.
fn deeds(screen: &str) -> Vec<&str> {
    let own = ["You: ", "You draw", "You pass"];
    let lines = screen.lines();
    lines
        .filter(|line| own.iter().any(|begin| line.starts_with(begin)))
        .collect()
}
