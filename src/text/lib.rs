//! The sentences that players are told, and what their keys mean at a table.

pub mod announce; // makes sentences from events and answers

pub mod words; // words the sentences in each language, from the locale files

pub mod seat; // one listener at a table: takes keys and updates, returns requests and announcements
