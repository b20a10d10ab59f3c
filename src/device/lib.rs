//! Speech, short sounds, and a player's settings.

pub mod speech; // speaks texts

pub mod sound; // plays short sounds

pub mod settings; // reads and saves settings

pub mod microphone; // hears what a player says
