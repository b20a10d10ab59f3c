//! The real program from the outside, in a pseudo-terminal or at a pipe, with the stand-in for Speech Dispatcher.

mod after_enter;
mod arguments;
mod daily;
mod ends;
mod faults;
mod first_start;
mod floods;
pub(crate) mod game;
mod in_the_way;
mod killed;
mod languages;
mod leaving;
mod line_mode;
mod pipes;
mod processes;
mod reader;
mod records;
mod review;
mod say;
mod shared;
mod signals;
mod stats;
mod terminals;
mod whole_match;

use game::{Game, Home, Player, Stage};

/// Returns the command line for a table for two whose match is the same each time, in this language, with more options.
fn duel<'a>(language: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let table = ["play", "--players", "2", "--seed", "4", "--bots", "heavy"];
    [&table[..], &["--lang", language], more].concat()
}
