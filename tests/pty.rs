//! The real program, from the outside: in a pseudo-terminal or at a pipe, with the stand-in Speech Dispatcher.

mod arguments;
mod ends;
mod faults;
mod game;
mod killed;
mod languages;
mod line_mode;
mod processes;
mod reader;
mod records;
mod terminals;
mod whole_match;

use game::{Game, Home, Player, Stage};
