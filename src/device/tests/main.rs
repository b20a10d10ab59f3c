//! Speech, sounds and settings: with recording voices, a stand-in for the speech daemon, and sound
//! servers without a card.

mod inside;
mod properties;
mod real_speech;
mod recorder;
mod sound;
mod speech;
