//! The phrases of a language, read from its `listen.ftl`.

use super::NamedPlace;
use serpente_engine::rules::Tile;
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::Message;
use serpente_text::announce::say::learn::{Deed, move_other};
use serpente_text::announce::say::listen as say;
use serpente_text::announce::say::table::{place_left, place_right, place_yours};
use serpente_text::announce::say::trains::{mexican_train, place_mexican, place_your_train};
use serpente_text::announce::say::tricks::{pass_name, tile_plain};
use serpente_text::announce::say::{keys as say_keys, web as say_web};
use serpente_text::words::{Detail, Language, Words};

/// The message for each key that can be said.
const KEYS: [(Action, fn() -> Message); 22] = [
    (Action::Table(TableAction::Draw), say::listen_draw),
    (Action::Table(TableAction::Pass), say::listen_pass),
    (Action::Table(TableAction::Exchange), say::listen_exchange),
    (Action::Table(TableAction::Confirm), say::listen_go_on),
    (Action::Table(TableAction::Ends), say::listen_ends),
    (Action::Table(TableAction::Serpent), say::listen_serpent),
    (Action::Table(TableAction::Scores), say::listen_scores),
    (Action::Table(TableAction::Match), say::listen_match),
    (Action::Table(TableAction::Turn), say::listen_turn),
    (Action::Table(TableAction::Hand), say::listen_hand),
    (
        Action::Table(TableAction::NextPlayable),
        say::listen_next_playable,
    ),
    (Action::Table(TableAction::Count), say::listen_count),
    (Action::App(AppAction::Repeat), say::listen_repeat),
    (Action::Table(TableAction::Hint), say::listen_hint),
    (Action::App(AppAction::Help), say::listen_help),
    (Action::App(AppAction::Slower), say::listen_slower),
    (Action::App(AppAction::Faster), say::listen_faster),
    (Action::App(AppAction::Quieter), say::listen_quieter),
    (Action::App(AppAction::Louder), say::listen_louder),
    (Action::App(AppAction::Phrases), say::listen_phrases),
    (Action::Table(TableAction::Leave), say::listen_leave),
    (Action::Table(TableAction::Escape), say::listen_stop),
];

/// Returns the messages by which the game itself names the move of a key. A player is asked before
/// such a move is made, so one word is enough.
pub(super) fn told_names(key: Action) -> Vec<Message> {
    match key {
        Action::Table(TableAction::Draw) => vec![
            say_web::web_draw(),
            say_web::web_cards_draw(),
            say_keys::does_draw(),
            move_other(Deed("drawing")),
        ],
        Action::Table(TableAction::Pass) => vec![
            say_web::web_pass(),
            say_web::web_cards_pass(),
            pass_name(),
            move_other(Deed("pass")),
        ],
        Action::Table(TableAction::Exchange) => {
            vec![say_web::web_exchange(), move_other(Deed("swap"))]
        }
        _ => Vec::new(),
    }
}

/// The keys that can be said at every moment.
pub const SAID_EVERYWHERE: [Action; 4] = [
    Action::App(AppAction::Repeat),
    Action::App(AppAction::Help),
    Action::App(AppAction::Phrases),
    Action::Table(TableAction::Escape),
];

/// Returns the keys that can be said.
pub fn keys() -> impl Iterator<Item = Action> {
    KEYS.iter().map(|(action, _)| *action)
}

/// The words of one language. Every phrase is [plain](plain_text).
pub(super) struct Phrases<'w> {
    words: &'w Words,
    language: Language,
    /// The names of each number, from 0.
    numbers: Vec<Vec<String>>,
}

impl<'w> Phrases<'w> {
    pub(super) fn of(words: &'w Words, language: Language) -> Self {
        let text = words.text(language, &say::listen_numbers(), Detail::Normal);
        let numbers = text.split(';').map(alternatives).collect();
        Self {
            words,
            language,
            numbers,
        }
    }

    /// Returns the alternatives of a message, which `|` separates in it.
    pub(super) fn alternatives_of(&self, message: &Message) -> Vec<String> {
        alternatives(&self.words.text(self.language, message, Detail::Normal))
    }

    /// Returns the names of a number; none if it is too high to have any.
    pub(super) fn number(&self, number: u32) -> &[String] {
        let at = usize::try_from(number).unwrap_or(usize::MAX);
        self.numbers.get(at).map_or(&[], Vec::as_slice)
    }

    /// Returns the phrases of a message for each name of a number.
    pub(super) fn numbered(&self, number: u32, message: fn(String) -> Message) -> Vec<String> {
        let mut phrases = Vec::new();
        for name in self.number(number) {
            phrases.extend(self.alternatives_of(&message(name.clone())));
        }
        phrases
    }

    /// Returns the names of a tile, the most usual first. Its halves may be said in either order.
    pub(super) fn tile(&self, tile: Tile) -> Vec<String> {
        let names_of_high = self.number(tile.high().get().into());
        let names_of_low = self.number(tile.low().get().into());
        let mut all = Vec::new();
        if tile.is_double() {
            all.extend(self.numbered(tile.high().get().into(), say::listen_double));
        }
        for high in names_of_high {
            for low in names_of_low {
                let high_first = say::listen_tile(high.clone(), low.clone());
                let low_first = say::listen_tile(low.clone(), high.clone());
                all.extend(self.alternatives_of(&high_first));
                all.extend(self.alternatives_of(&low_first));
            }
        }
        all.extend(self.told_tile(tile));
        without_repeats(all)
    }

    /// Returns the name by which the game tells a tile, with every name of its numbers.
    fn told_tile(&self, tile: Tile) -> Vec<String> {
        self.with_every_number_name(&self.wording(&tile_plain(tile, 0_u8)))
    }

    /// Returns what the game tells with every name of its numbers. In Basque a number may have an ending: "5ekoan".
    fn with_every_number_name(&self, wording: &str) -> Vec<String> {
        let mut texts = vec![String::new()];
        for word in wording.split(' ') {
            let (digits, ending) = digits_and_ending(word);
            let mut spoken = Vec::new();
            if let Ok(number) = digits.parse() {
                for name in self.number(number) {
                    spoken.push(format!("{name}{ending}"));
                }
            }
            if spoken.is_empty() {
                spoken.push(word.to_owned());
            }
            let mut longer = Vec::new();
            for text in &texts {
                for word in &spoken {
                    longer.push(format!("{text} {word}").trim_start().to_owned());
                }
            }
            texts = longer;
        }
        texts
    }

    /// Returns what the game tells, in the form in which texts are compared.
    fn wording(&self, message: &Message) -> String {
        plain_text(&self.words.text(self.language, message, Detail::Normal))
    }

    pub(super) fn lay(&self, tile: &str, place: &str) -> Vec<String> {
        self.alternatives_of(&say::listen_lay(tile.to_owned(), place.to_owned()))
    }

    /// Returns the phrases for a place. `place_names` are the names of the places that are told.
    pub(super) fn place(&self, place: NamedPlace, place_names: &[Message]) -> Vec<String> {
        match place {
            NamedPlace::Left => self.side(&say::listen_left(), &place_left()),
            NamedPlace::Right => self.side(&say::listen_right(), &place_right()),
            NamedPlace::Number(number) => self.numbered(number.into(), say::listen_place),
            NamedPlace::Told(at) => match place_names.get(at) {
                Some(name) => self.told_place(name),
                None => Vec::new(),
            },
        }
    }

    /// Returns the phrases for a place that has this name: how it is told in each detail, with every name of its numbers, and
    /// what people say of the same place.
    fn told_place(&self, name: &Message) -> Vec<String> {
        let mut phrases = Vec::new();
        for detail in Detail::ALL {
            let wording = plain_text(&self.words.text(self.language, name, detail));
            phrases.extend(self.with_every_number_name(&wording));
        }
        if *name == place_yours() || *name == place_your_train() {
            phrases.extend(self.alternatives_of(&say::listen_mine()));
        }
        if *name == place_mexican() {
            phrases.push(self.wording(&mexican_train()));
        }
        without_repeats(phrases)
    }

    /// Returns the phrases for a side: those of a message, and its names as the game tells them.
    fn side(&self, message: &Message, name: &Message) -> Vec<String> {
        let mut phrases = self.alternatives_of(message);
        for detail in Detail::ALL {
            phrases.push(plain_text(&self.words.text(self.language, name, detail)));
        }
        without_repeats(phrases)
    }

    /// Returns the phrases for a key; none if it has no words.
    pub(super) fn key(&self, key: Action) -> Vec<String> {
        let mut phrases = Vec::new();
        for (action, message) in KEYS {
            if action == key {
                phrases.extend(self.alternatives_of(&message()));
            }
        }
        for message in told_names(key) {
            phrases.push(self.wording(&message));
        }
        without_repeats(phrases)
    }

    /// Returns a heard text with its numbers as words: a browser writes "6 4".
    pub(super) fn with_number_words(&self, heard: &str) -> String {
        with_words(heard, |digits| {
            let number = digits.parse().ok()?;
            Some(self.number(number).first()?.clone())
        })
    }

    /// Returns a heard text with its digits as words: a browser may write "64" for "six four".
    pub(super) fn with_digit_words(&self, heard: &str) -> String {
        with_words(heard, |digits| {
            let mut names: Vec<&str> = Vec::new();
            for digit in digits.bytes() {
                names.push(self.number(u32::from(digit - b'0')).first()?);
            }
            Some(names.join(" "))
        })
    }
}

/// Returns a heard text in which each group of digits with which a word begins and that has a name is replaced by it.
fn with_words(heard: &str, named: impl Fn(&str) -> Option<String>) -> String {
    let mut words = Vec::new();
    for word in plain_text(heard).split(' ') {
        let (digits, ending) = digits_and_ending(word);
        words.push(match named(digits) {
            Some(name) if !digits.is_empty() => format!("{name}{ending}"),
            Some(_) | None => word.to_owned(),
        });
    }
    words.join(" ")
}

/// Returns the digits with which a word begins, and the rest.
fn digits_and_ending(word: &str) -> (&str, &str) {
    let end = word.find(|letter: char| !letter.is_ascii_digit());
    word.split_at(end.unwrap_or(word.len()))
}

/// Returns phrases in their order, each once.
fn without_repeats(phrases: Vec<String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for phrase in phrases {
        if !all.contains(&phrase) {
            all.push(phrase);
        }
    }
    all
}

/// Returns the alternatives of a text, without empty ones.
fn alternatives(text: &str) -> Vec<String> {
    let all = text.split('|').map(plain_text);
    all.filter(|phrase| !phrase.is_empty()).collect()
}

/// Returns a text in the form in which texts are compared: in small letters, without punctuation,
/// with one space between words.
pub(super) fn plain_text(text: &str) -> String {
    let mut letters = String::with_capacity(text.len());
    for letter in text.chars() {
        letters.push(match letter {
            '’' | '\'' => '\'',
            letter if letter.is_alphanumeric() => letter,
            _ => ' ',
        });
    }
    let mut words = Vec::new();
    for word in letters.split_whitespace() {
        let unquoted = word.trim_matches('\'');
        if !unquoted.is_empty() {
            words.push(unquoted);
        }
    }
    words.join(" ").to_lowercase()
}
