//! What a player is told, and what their keys mean at a table.

pub mod announce; // events and questions become sentences to tell

pub mod words; // sentences become text, from the locale files

pub mod seat; // one listener at a table: keys and what was seen in, requests and what is told out
