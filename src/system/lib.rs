//! What a program asks of its system, each in a folder of its own: what is common stands in its `mod.rs`, what differs in two
//! files beside each other that offer the same. Nothing else here knows on which system it runs.

#![allow(
    clippy::missing_errors_doc,
    reason = "the errors are those of the operating system"
)]

pub mod card; // the sound card as the voice inside plays on it
pub mod facts; // what a report of a fault should tell of it
pub mod file; // files for one person and one program alone, and what reaches the disk
pub mod keys; // what comes from the keyboard
pub mod memory; // what is free of it
pub mod order; // orders to a program in the background
pub mod output; // standard output
pub mod process; // this program, started again
pub mod quiet; // audio libraries that would print
pub mod reading; // files opened without waiting
pub mod screen_reader; // whether one runs, and says what it is told
pub mod signals; // what the system, or whoever closes a window, tells a program
pub mod terminal; // its modes
pub mod voice; // the voice the system brings
