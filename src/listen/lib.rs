//! Played by speaking: what a player may say now, and what was understood.
//!
//! A [`Grammar`] is made for one moment from what can be done then, in the words of the player's language. It finds the
//! command in a heard text. A recogniser that works with sound gets its [`Sentences`], which [`jsgf`] writes in the form that
//! such recognisers read, and returns what it [`Heard`]. [`understood`] then decides which command the player is asked about.

pub mod apart;
mod command;
mod grammar;
pub mod jsgf;
mod loudness;
mod moment;
mod phrases;
mod pocketsphinx;
mod recogniser;
pub mod recording;
mod verdict;

pub use command::{NamedPlace, VoiceCommand};
pub use grammar::{Grammar, Sentences};
pub use moment::ListeningMoment;
pub use recogniser::{Heard, Recogniser, RecogniserFault};
pub use verdict::{sureness, understood};
