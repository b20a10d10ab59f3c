//! Announcements for players, and what their keys do at a table.

pub mod announce; // makes sentences from events and answers

pub mod words; // turns messages into text in each language, from the locale files

pub mod seat; // one listener at a table: takes keys and updates, returns requests and announcements
