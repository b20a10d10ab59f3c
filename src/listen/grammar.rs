//! The phrases that can be said now, and their meanings.

use super::phrases::{self, Phrases, plain_text};
use serde::{Deserialize, Serialize};
use serpente_engine::rules::{Pip, Tile};
use serpente_seat::{Action, TableAction};
use serpente_text::announce::Message;
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
    /// A place by its name, by the index in [`ListeningMoment::told_places`].
    Told(usize),
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
    /// The microphone opens by itself no more.
    StopListening,
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
    /// The names of the places on the table, as they are told: everything that is told of a place can be said back.
    pub told_places: Vec<Message>,
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
    /// Whether the microphone opens by itself, which the player can stop.
    pub may_stop_listening: bool,
}

/// Everything that can be said at one moment, with its meaning.
pub struct Grammar<'w> {
    phrases: Phrases<'w>,
    /// The command that each phrase means; `None` if it could mean two, and so means nothing.
    meanings: BTreeMap<String, Option<VoiceCommand>>,
    /// One phrase for each command, in the order in which they were added.
    examples: Vec<Example>,
    /// The places that can be named.
    places: Vec<PlacePhrases>,
    /// The highest number on a tile.
    top: u8,
    /// Whether the player has tiles in the hand.
    has_hand: bool,
}

/// A command, and the most usual phrase for it.
struct Example {
    command: VoiceCommand,
    phrase: String,
}

/// A place, and the phrases that name it and no other.
struct PlacePhrases {
    place: NamedPlace,
    phrases: Vec<String>,
}

impl PlacePhrases {
    /// Returns the places that can be named at a moment. What names two is the first of them: a side of the line is told as a
    /// place, too.
    fn all(moment: &ListeningMoment, phrases: &Phrases<'_>) -> Vec<Self> {
        let mut places = moment.places.clone();
        places.extend((0..moment.told_places.len()).map(NamedPlace::Told));
        let mut all: Vec<Self> = Vec::new();
        for place in places {
            let mut names = phrases.place(place, &moment.told_places);
            names.retain(|name| !all.iter().any(|other| other.phrases.contains(name)));
            if !names.is_empty() {
                all.push(Self {
                    place,
                    phrases: names,
                });
            }
        }
        all
    }
}

/// The sentences that a recogniser should listen for. All are plain: in small letters and without
/// punctuation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sentences {
    /// Phrases: those that mean something now, and those for other moments. A recogniser that knows
    /// only the former hears them in everything.
    pub phrases: Vec<String>,
    /// The names of every tile of the set, held or not.
    pub tiles: Vec<String>,
    /// The names of the places, which may follow a tile.
    pub places: Vec<String>,
    /// The names of the numbers from 0.
    pub numbers: Vec<Vec<String>>,
}

/// The highest number that has names.
const HIGHEST_NAMED: u32 = 60;

/// The key that announces the last tile, which exchanges the hand in other games.
const ANNOUNCES: Action = Action::Table(TableAction::Exchange);

impl<'w> Grammar<'w> {
    /// Makes the grammar of a moment, in the words of a language.
    #[must_use]
    pub fn of(moment: &ListeningMoment, words: &'w Words, language: Language) -> Self {
        let phrases = Phrases::of(words, language);
        let places = PlacePhrases::all(moment, &phrases);
        let mut meanings = Meanings::default();
        for &tile in &moment.hand {
            for name in phrases.tile(tile) {
                for named in &places {
                    let lay = VoiceCommand::Lay {
                        tile,
                        place: Some(named.place),
                    };
                    for place_name in &named.phrases {
                        meanings.add(phrases.lay(&name, place_name), lay);
                    }
                }
                meanings.add(vec![name], VoiceCommand::Lay { tile, place: None });
            }
        }
        for named in &places {
            meanings.add(named.phrases.clone(), VoiceCommand::Place(named.place));
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
        if moment.may_stop_listening {
            let names = phrases.alternatives_of(&say::listen_stop_listening());
            meanings.add(names, VoiceCommand::StopListening);
        }
        Self {
            phrases,
            meanings: meanings.all,
            examples: meanings.examples,
            places,
            top: moment.top,
            has_hand: !moment.hand.is_empty(),
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

    /// Returns what can be said, for a player who asks: one phrase for each command, answers and moves first. Of the tiles only
    /// the first is named, and so of bids, counts and entries of a menu. `is_of_use` tells which commands do something now.
    pub fn examples(&self, is_of_use: impl Fn(VoiceCommand) -> bool) -> Vec<&str> {
        let mut groups: [Vec<&str>; GROUPS] = std::array::from_fn(|_| Vec::new());
        let mut has_lay = false;
        let mut named: Vec<&VoiceCommand> = Vec::new();
        for Example { command, phrase } in &self.examples {
            let is_clear = self.meanings.get(phrase) == Some(&Some(*command));
            if !is_clear || !is_of_use(*command) {
                continue;
            }
            let is_first_of_kind = !named.iter().any(|other| is_same_kind(other, command));
            let is_told = match command {
                VoiceCommand::Lay { .. } => !std::mem::replace(&mut has_lay, true),
                VoiceCommand::Bid(_) | VoiceCommand::Count(_) => is_first_of_kind,
                VoiceCommand::Entry(at) => *at == 0,
                VoiceCommand::Key(_)
                | VoiceCommand::Place(_)
                | VoiceCommand::Yes
                | VoiceCommand::No
                | VoiceCommand::StopListening => true,
            };
            if is_told {
                named.push(command);
                // What can be said everywhere stands among the other keys, in their order.
                let told = &mut groups[group(command)];
                told.retain(|other| *other != phrase);
                told.push(phrase);
            }
        }
        groups.concat()
    }

    /// Returns the phrases that could mean two things, and therefore mean nothing.
    #[cfg(test)]
    fn ambiguous(&self) -> impl Iterator<Item = &str> {
        let all = self.meanings.iter();
        all.filter(|(_, meaning)| meaning.is_none())
            .map(|(phrase, _)| phrase.as_str())
    }

    /// Returns the sentences that a recogniser should listen for: besides the phrases that mean
    /// something now, every tile of the set and the phrases for other moments.
    pub fn sentences(&self) -> Sentences {
        let mut phrases = Vec::new();
        for (phrase, command) in self.phrases() {
            if !matches!(command, VoiceCommand::Lay { .. }) {
                phrases.push(phrase.to_owned());
            }
        }
        phrases.extend(self.phrases_without_meaning());
        let mut tiles = Vec::new();
        if self.has_hand {
            for tile in tiles_up_to(self.top) {
                tiles.extend(self.phrases.tile(tile));
            }
        }
        let mut numbers = Vec::new();
        for number in 0..=HIGHEST_NAMED {
            numbers.push(self.phrases.number(number).to_vec());
        }
        Sentences {
            phrases,
            tiles,
            places: self.place_names(),
            numbers,
        }
    }

    /// Returns the tile that a text names, with or without a place, if it is not in the hand.
    pub fn tile_not_held(&self, text: &str) -> Option<Tile> {
        if !self.has_hand || self.meanings.contains_key(text) {
            return None;
        }
        let mut names = vec![text];
        let places = self.place_names();
        for place in &places {
            let before = text.strip_suffix(place.as_str());
            names.extend(before.and_then(|before| before.strip_suffix(' ')));
        }
        for tile in tiles_up_to(self.top) {
            for name in self.phrases.tile(tile) {
                let is_held = self.meanings.contains_key(&name);
                if !is_held && names.contains(&name.as_str()) {
                    return Some(tile);
                }
            }
        }
        None
    }

    fn place_names(&self) -> Vec<String> {
        let mut names = Vec::new();
        for named in &self.places {
            names.extend(named.phrases.iter().cloned());
        }
        names
    }

    /// Returns the phrases for other moments.
    fn phrases_without_meaning(&self) -> Vec<String> {
        let mut others = Vec::new();
        for key in phrases::keys() {
            others.extend(self.phrases.key(key));
        }
        for place in [NamedPlace::Left, NamedPlace::Right] {
            others.extend(self.phrases.place(place, &[]));
        }
        for message in [say::listen_last_tile(), say::listen_yes(), say::listen_no()] {
            others.extend(self.phrases.alternatives_of(&message));
        }
        others.retain(|phrase| !self.meanings.contains_key(phrase));
        others
    }
}

/// Returns every tile of the set with this highest number.
fn tiles_up_to(top: u8) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for high in 0..=top {
        for low in 0..=high {
            tiles.push(Tile::new(Pip::new(high), Pip::new(low)));
        }
    }
    tiles
}

/// How many groups the commands are told in.
const GROUPS: usize = 5;

/// Returns the group in which a command is told to a player who asks what can be said: answers, moves, places, keys, the rest.
fn group(command: &VoiceCommand) -> usize {
    match command {
        VoiceCommand::Yes
        | VoiceCommand::No
        | VoiceCommand::Bid(_)
        | VoiceCommand::Count(_)
        | VoiceCommand::Entry(_) => 0,
        VoiceCommand::Lay { .. } => 1,
        VoiceCommand::Place(_) => 2,
        VoiceCommand::Key(key) if key.plays() => 1,
        VoiceCommand::Key(_) => 3,
        VoiceCommand::StopListening => 4,
    }
}

/// Returns whether two commands differ only in their number.
fn is_same_kind(one: &VoiceCommand, other: &VoiceCommand) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// The command that each phrase means; `None` if it could mean two. And one phrase for each command.
#[derive(Default)]
struct Meanings {
    all: BTreeMap<String, Option<VoiceCommand>>,
    examples: Vec<Example>,
}

impl Meanings {
    /// Notes that these phrases mean a command. A phrase that already means something else means
    /// nothing from now on.
    fn add(&mut self, phrases: Vec<String>, command: VoiceCommand) {
        if let Some(phrase) = phrases.first() {
            self.examples.push(Example {
                command,
                phrase: phrase.clone(),
            });
        }
        for phrase in phrases {
            if phrase.is_empty() {
                continue;
            }
            let meaning = self.all.entry(phrase).or_insert(Some(command));
            if *meaning != Some(command) {
                *meaning = None;
            }
        }
    }
}

#[cfg(test)]
mod tests;
