//! The phrases that can be said now, and their meanings.

use super::phrases::{self, Phrases, plain_text};
use serde::{Deserialize, Serialize};
use serpente_engine::rules::Tile;
use serpente_seat::{Action, TableAction};
use serpente_text::announce::say::listen as say;
use serpente_text::announce::say::web::web_announce;
use serpente_text::words::{Language, Words};
use std::collections::BTreeMap;

/// A place on the table that a player can name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NamedPlace {
    /// The left end.
    Left,
    /// The right end.
    Right,
    /// One of several places, by its number from 1.
    Number(u8),
}

/// A command that a player gave by speaking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VoiceCommand {
    /// Lay a tile.
    Lay {
        /// The tile.
        tile: Tile,
        /// The place; `None` if only the tile was named.
        place: Option<NamedPlace>,
    },
    /// A place alone, which answers the question where to lay a tile.
    Place(NamedPlace),
    /// The action of a key.
    Key(Action),
    /// A bid of so many points.
    Bid(u32),
    /// The count of the ends.
    Count(u32),
    /// An entry of the menu, from 0.
    Entry(usize),
    /// Yes.
    Yes,
    /// No.
    No,
}

/// The things that a player can do, and so can say, at one moment.
#[derive(Clone, Debug, Default)]
pub struct ListeningMoment {
    /// The tiles in the player's hand.
    pub hand: Vec<Tile>,
    /// The highest number on a tile of the set.
    pub top: u8,
    /// The places where a tile may fit.
    pub places: Vec<NamedPlace>,
    /// The keys that do something now and that can be said. Keys without words are ignored.
    pub keys: Vec<Action>,
    /// The bids that are allowed.
    pub bids: Vec<u32>,
    /// The numbers that may be said when the player is asked for the count of the ends.
    pub counts: Vec<u32>,
    /// Whether the player may announce that the turn leaves one tile.
    pub may_announce: bool,
    /// The entries of the open menu, as they are told.
    pub entries: Vec<String>,
    /// Whether a question waits for yes or no.
    pub is_asked: bool,
}

/// Everything that can be said at one moment, with its meaning.
pub struct Grammar<'w> {
    phrases: Phrases<'w>,
    /// The command that each phrase means; `None` if it could mean two, and so means nothing.
    meanings: BTreeMap<String, Option<VoiceCommand>>,
    /// The places that can be named.
    places: Vec<NamedPlace>,
    /// The highest number on a tile.
    top: u8,
}

/// The sentences that a recogniser should listen for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sentences {
    /// The phrases that mean something now, those of one meaning together.
    pub meant: Vec<Vec<String>>,
    /// The forms of every tile's name, with [`NUMBER`](Self::NUMBER) for each number.
    pub tiles: Vec<String>,
    /// The forms of a lay, with [`TILE`](Self::TILE) and [`PLACE`](Self::PLACE).
    pub lays: Vec<String>,
    /// The names of the numbers on tiles.
    pub numbers: Vec<String>,
    /// The names of the places.
    pub places: Vec<String>,
    /// Phrases for other moments, and everyday words.
    pub others: Vec<String>,
}

impl Sentences {
    /// Stands for a number in the form of a tile's name.
    pub const NUMBER: &'static str = "<number>";
    /// Stands for a tile in the form of a lay.
    pub const TILE: &'static str = "<tile>";
    /// Stands for a place in the form of a lay.
    pub const PLACE: &'static str = "<place>";
}

/// The key that announces the last tile, which exchanges the hand in other games.
const ANNOUNCES: Action = Action::Table(TableAction::Exchange);

impl<'w> Grammar<'w> {
    /// Makes the grammar of a moment, in the words of a language.
    #[must_use]
    pub fn of(moment: &ListeningMoment, words: &'w Words, language: Language) -> Self {
        let phrases = Phrases::of(words, language);
        let mut meanings = Meanings::default();
        for &tile in &moment.hand {
            for name in phrases.tile(tile) {
                for &place in &moment.places {
                    let lay = VoiceCommand::Lay {
                        tile,
                        place: Some(place),
                    };
                    for place_name in phrases.place(place) {
                        meanings.add(phrases.lay(&name, &place_name), lay);
                    }
                }
                meanings.add(vec![name], VoiceCommand::Lay { tile, place: None });
            }
        }
        for &place in &moment.places {
            meanings.add(phrases.place(place), VoiceCommand::Place(place));
        }
        for &key in &moment.keys {
            meanings.add(phrases.key(key), VoiceCommand::Key(key));
        }
        for &bid in &moment.bids {
            let names = phrases.numbered(bid, say::listen_bid);
            meanings.add(names, VoiceCommand::Bid(bid));
        }
        for &count in &moment.counts {
            let names = phrases.numbered(count, say::listen_say_count);
            meanings.add(names, VoiceCommand::Count(count));
        }
        if moment.may_announce {
            let mut names = phrases.alternatives_of(&say::listen_last_tile());
            names.extend(phrases.alternatives_of(&web_announce()));
            meanings.add(names, VoiceCommand::Key(ANNOUNCES));
        }
        for (at, entry) in moment.entries.iter().enumerate() {
            let command = VoiceCommand::Entry(at);
            let number = u32::try_from(at + 1).unwrap_or(u32::MAX);
            meanings.add(phrases.numbered(number, say::listen_entry), command);
            meanings.add(vec![plain_text(entry)], command);
        }
        if moment.is_asked {
            meanings.add(
                phrases.alternatives_of(&say::listen_yes()),
                VoiceCommand::Yes,
            );
            meanings.add(phrases.alternatives_of(&say::listen_no()), VoiceCommand::No);
        }
        Self {
            phrases,
            meanings: meanings.0,
            places: moment.places.clone(),
            top: moment.top,
        }
    }

    /// Returns the meaning of a text that was heard, if it means anything now.
    pub fn meaning(&self, heard: &str) -> Option<VoiceCommand> {
        // A recogniser may write the numbers as words or as digits, and two numbers as one.
        let spellings = [
            plain_text(heard),
            self.phrases.with_number_words(heard),
            self.phrases.with_digit_words(heard),
        ];
        for text in spellings {
            if let Some(meaning) = self.meanings.get(&text) {
                return *meaning;
            }
        }
        None
    }

    /// Returns the phrases that mean something, in order.
    pub fn phrases(&self) -> impl Iterator<Item = (&str, VoiceCommand)> {
        let all = self.meanings.iter();
        all.filter_map(|(phrase, meaning)| Some((phrase.as_str(), (*meaning)?)))
    }

    /// Returns the phrases that could mean two things, and therefore mean nothing.
    #[cfg(test)]
    fn ambiguous(&self) -> impl Iterator<Item = &str> {
        let all = self.meanings.iter();
        all.filter(|(_, meaning)| meaning.is_none())
            .map(|(phrase, _)| phrase.as_str())
    }

    /// Returns the sentences that a recogniser should listen for: besides the phrases that mean
    /// something now, every tile of the set and other words. A recogniser that knows only the
    /// former hears them in everything.
    pub fn sentences(&self) -> Sentences {
        let mut numbers = Vec::new();
        for number in 0..=self.top {
            numbers.extend_from_slice(self.phrases.number(number.into()));
        }
        let mut places = Vec::new();
        for &place in &self.places {
            places.extend(self.phrases.place(place));
        }
        Sentences {
            meant: self.phrases_by_meaning(),
            tiles: self.phrases.tile_forms(Sentences::NUMBER),
            lays: self.phrases.lay_forms(Sentences::TILE, Sentences::PLACE),
            numbers,
            places,
            others: self.phrases_without_meaning(),
        }
    }

    /// Returns the phrases that mean something now, those of one meaning together.
    fn phrases_by_meaning(&self) -> Vec<Vec<String>> {
        let mut commands: Vec<VoiceCommand> = Vec::new();
        let mut phrases_of: Vec<Vec<String>> = Vec::new();
        for (phrase, command) in self.phrases() {
            if let Some(at) = commands.iter().position(|&other| other == command) {
                phrases_of[at].push(phrase.to_owned());
            } else {
                commands.push(command);
                phrases_of.push(vec![phrase.to_owned()]);
            }
        }
        phrases_of
    }

    /// Returns the phrases for other moments, and everyday words.
    fn phrases_without_meaning(&self) -> Vec<String> {
        let mut others = Vec::new();
        for key in phrases::keys() {
            others.extend(self.phrases.key(key));
        }
        for message in [say::listen_last_tile(), say::listen_yes(), say::listen_no()] {
            others.extend(self.phrases.alternatives_of(&message));
        }
        others.retain(|phrase| !self.meanings.contains_key(phrase));
        others.extend(self.phrases.alternatives_of(&say::listen_everyday()));
        others
    }
}

/// The command that each phrase means; `None` if it could mean two.
#[derive(Default)]
struct Meanings(BTreeMap<String, Option<VoiceCommand>>);

impl Meanings {
    /// Notes that these phrases mean a command. A phrase that already means something else means
    /// nothing from now on.
    fn add(&mut self, phrases: Vec<String>, command: VoiceCommand) {
        for phrase in phrases {
            if phrase.is_empty() {
                continue;
            }
            let meaning = self.0.entry(phrase).or_insert(Some(command));
            if *meaning != Some(command) {
                *meaning = None;
            }
        }
    }
}

#[cfg(test)]
mod tests;
