//! Understands commands that a player speaks.
//!
//! A [`Grammar`] holds the phrases that can be said at one moment, in the player's language, and
//! finds the command in a text. A recogniser turns sound into text, in a process [of its
//! own](apart): it gets the grammar's [`Sentences`], which [`jsgf`] writes in the form that
//! recognisers read, and returns a [`Recognition`]. [`understood`] then decides which command the
//! player is asked about.

pub mod apart;
mod grammar;
pub mod jsgf;
mod loudness;
mod phrases;
mod pocketsphinx;
mod verdict;

pub use apart::{RecogniserFault, Recognition};
pub use grammar::{Grammar, ListeningMoment, NamedPlace, Sentences, VoiceCommand};
pub use phrases::{SAID_EVERYWHERE, keys};
pub use verdict::{sureness, understood};
