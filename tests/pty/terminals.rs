//! Terminals of every kind, and what they can do to a program: sizes, kinds, pipes instead of terminals, shells around them,
//! slow terminals, and any input.

mod any_input;
mod ends;
mod jobs;
mod kinds;
mod pipes;
mod slow;

use super::{Game, Home, Stage};

/// Makes a home with this pause after the other player's moves.
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

/// Checks that a key that only asks is answered.
fn answers(game: &mut Game) {
    game.press("n");
    game.until("In sight");
}

/// Leaves by keys, and checks that the terminal is restored.
fn leave(game: &mut Game) {
    game.press("q");
    game.until("Leave the match?");
    game.press("\r");
    game.until("Goodbye.");
    assert_eq!(game.end(), 0);
    assert!(game.is_restored());
}

/// Returns the lines about the player's own moves.
fn deeds(screen: &str) -> Vec<&str> {
    let own = ["You: ", "You draw", "You pass"];
    let lines = screen.lines();
    lines
        .filter(|line| own.iter().any(|begin| line.starts_with(begin)))
        .collect()
}
