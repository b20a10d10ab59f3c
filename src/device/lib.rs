//! What the player hears, and what they chose: speech, short sounds, settings.

pub mod speech; // text becomes voice

pub mod sound; // short sounds

pub mod settings; // what a person chose
