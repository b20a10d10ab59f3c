//! Announcements for players, and their words.

pub mod announce; // makes sentences from events and answers

pub mod words; // turns messages into text in each language, from the locale files
