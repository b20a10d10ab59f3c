//! **serpente**: domino by ear.
//!
//! The house has floors, and imports go down only: a module uses those above it in this list, never one below.

mod system; // what a program asks of its system: files opened without waiting

pub mod rules; // what a domino game is: tiles, turns, points; pure

pub mod bax; // the game of cards, beside the games of tiles: its own small engine

pub mod table; // a match in progress: commands in, events out, the record

pub mod bots; // computer players: from what a seat may know to a move

pub mod announce; // events and questions become sentences to tell

pub mod archive; // records on disk: journal, locks, saves, resume and replay

pub mod words; // sentences become text, from the locale files

pub mod session; // the heart of a table: keys and events in, announcements out

pub mod speech; // text becomes voice

pub mod sound; // short sounds

pub mod settings; // what a person chose

pub mod console; // keys, lines, menus
