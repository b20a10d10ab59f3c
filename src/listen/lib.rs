//! Understands commands that a player speaks.
//!
//! A [`Grammar`] holds the phrases that can be said at one moment, in the player's language, and
//! finds the command in a text. A recogniser turns sound into text, in a process [of its
//! own](apart): it gets the grammar's [`Sentences`], finds by a search how likely each
//! of them is, and returns a [`Recognition`]. [`Verdict::of`] then decides which command the player
//! is asked about. [`SpokenSamples`] decides when a player has finished speaking.

pub mod apart;
pub mod files;
mod grammar;
mod loudness;
#[cfg(feature = "moonshine")]
mod moonshine;
mod phrases;
mod possible;
mod utterance;
mod verdict;

// Only a program with a recogniser searches.
#[cfg(any(feature = "moonshine", test))]
mod search;
#[cfg(any(feature = "moonshine", test))]
mod spelling;
#[cfg(any(feature = "moonshine", test))]
mod tokens;
#[cfg(any(feature = "moonshine", test))]
mod trie;

pub use apart::{RecogniserFault, Recognition};
pub use grammar::{Grammar, ListeningMoment, NamedPlace, Sentences, VoiceCommand};
pub use phrases::{SAID_EVERYWHERE, keys};
pub use possible::PossiblePhrase;
pub use utterance::{Closing, RATE, SpokenSamples};
pub use verdict::Verdict;
