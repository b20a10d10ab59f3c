//! The phrases that can be said now, and their meanings.

use super::phrases::{self, Phrases, plain_text};
use serde::{Deserialize, Serialize};
use serpente_engine::rules::Tile;
use serpente_seat::{Action, TableAction};
use serpente_text::announce::say::listen as say;
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
        let mut meanings: BTreeMap<String, Option<VoiceCommand>> = BTreeMap::new();
        // A phrase that already means something else means nothing from now on.
        let mut add = |phrases: Vec<String>, command: VoiceCommand| {
            for phrase in phrases.into_iter().filter(|phrase| !phrase.is_empty()) {
                let meaning = meanings.entry(phrase).or_insert(Some(command));
                if *meaning != Some(command) {
                    *meaning = None;
                }
            }
        };
        let places = moment.places.iter();
        let places: Vec<(NamedPlace, Vec<String>)> = places
            .map(|place| (*place, phrases.place(*place)))
            .collect();
        for &tile in &moment.hand {
            for name in phrases.tile(tile) {
                for (place, at) in &places {
                    let place = Some(*place);
                    for at in at {
                        add(phrases.lay(&name, at), VoiceCommand::Lay { tile, place });
                    }
                }
                add(vec![name], VoiceCommand::Lay { tile, place: None });
            }
        }
        for (place, names) in places {
            add(names, VoiceCommand::Place(place));
        }
        for key in &moment.keys {
            add(phrases.key(*key), VoiceCommand::Key(*key));
        }
        for bid in &moment.bids {
            let command = VoiceCommand::Bid(*bid);
            add(phrases.numbered(*bid, say::listen_bid), command);
        }
        for count in &moment.counts {
            let command = VoiceCommand::Count(*count);
            add(phrases.numbered(*count, say::listen_say_count), command);
        }
        if moment.may_announce {
            add(
                phrases.said(&say::listen_last_tile()),
                VoiceCommand::Key(ANNOUNCES),
            );
        }
        for (at, (number, entry)) in (1..).zip(&moment.entries).enumerate() {
            let command = VoiceCommand::Entry(at);
            add(phrases.numbered(number, say::listen_entry), command);
            add(vec![plain_text(entry)], command);
        }
        if moment.is_asked {
            add(phrases.said(&say::listen_yes()), VoiceCommand::Yes);
            add(phrases.said(&say::listen_no()), VoiceCommand::No);
        }
        Self {
            phrases,
            meanings,
            places: moment.places.clone(),
            top: moment.top,
        }
    }

    /// Returns the meaning of a text that was heard, if it means anything now.
    pub fn meaning(&self, heard: &str) -> Option<VoiceCommand> {
        let meaning = |text: &str| self.meanings.get(text).copied();
        let numbers = || meaning(&self.phrases.with_number_words(heard));
        let digits = || meaning(&self.phrases.with_digit_words(heard));
        let found = meaning(&plain_text(heard)).or_else(numbers);
        found.or_else(digits).flatten()
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

    /// Returns the sentences that a recogniser should listen for: besides the phrases that mean something now, every tile of the
    /// set and other words. A recogniser that knows only the former hears them in everything.
    pub fn sentences(&self) -> Sentences {
        let numbers = (0..=self.top).flat_map(|number| self.phrases.number(number.into()));
        let places = self.places.iter();
        let mut others: Vec<String> = phrases::keys()
            .flat_map(|key| self.phrases.key(key))
            .collect();
        for message in [say::listen_last_tile(), say::listen_yes(), say::listen_no()] {
            others.extend(self.phrases.said(&message));
        }
        others.retain(|phrase| !self.meanings.contains_key(phrase));
        others.extend(self.phrases.said(&say::listen_everyday()));
        let mut meant: Vec<(VoiceCommand, Vec<String>)> = Vec::new();
        for (phrase, command) in self.phrases() {
            match meant.iter_mut().find(|(known, _)| *known == command) {
                Some((_, phrases)) => phrases.push(phrase.to_owned()),
                None => meant.push((command, vec![phrase.to_owned()])),
            }
        }
        Sentences {
            meant: meant.into_iter().map(|(_, phrases)| phrases).collect(),
            tiles: self.phrases.tile_forms(Sentences::NUMBER),
            lays: self.phrases.lay_forms(Sentences::TILE, Sentences::PLACE),
            numbers: numbers.cloned().collect(),
            places: places
                .flat_map(|place| self.phrases.place(*place))
                .collect(),
            others,
        }
    }
}

#[cfg(test)]
mod tests;
