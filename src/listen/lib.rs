//! Understands commands that a player speaks.
//!
//! A [`Grammar`] holds the phrases that can be said at one moment, in the player's language, and finds the command in a text. A
//! [`Recogniser`] turns sound into text: it gets the grammar's [`Sentences`], which [`jsgf`] writes in the form that recognisers
//! read, and returns a [`Recognition`]. [`understood`] then decides which command the player is asked about.

pub mod apart;
mod command;
mod grammar;
pub mod jsgf;
mod loudness;
mod moment;
mod phrases;
mod pocketsphinx;
mod recogniser;
mod verdict;

pub use command::{NamedPlace, VoiceCommand};
pub use grammar::{Grammar, Sentences};
pub use moment::ListeningMoment;
pub use phrases::{SAID_EVERYWHERE, keys};
pub use recogniser::{Recogniser, RecogniserFault, Recognition};
pub use verdict::{sureness, understood};
