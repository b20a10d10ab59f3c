//! What a program asks of its system, each in a folder of its own: what is common stands in its `mod.rs`, what differs in two
//! files beside each other that offer the same. Nothing else here knows on which system it runs.

pub(crate) mod card; // the sound card as the voice inside plays on it
pub(crate) mod facts; // what a report of a fault should tell of it
pub(crate) mod file; // files for one person and one program alone, and what reaches the disk
pub(crate) mod keys; // what comes from the keyboard
pub(crate) mod memory; // what is free of it
pub(crate) mod output; // standard output
pub(crate) mod process; // this program, started again
pub(crate) mod quiet; // audio libraries that would print
pub(crate) mod reading; // files opened without waiting
pub(crate) mod screen_reader; // whether one runs, and says what it is told
pub(crate) mod signals; // what the system, or whoever closes a window, tells a program
pub(crate) mod terminal; // its modes
pub(crate) mod voice; // the voice the system brings
