//! Turns a message into text: its arguments become words of the language.

use std::borrow::Cow;

use fluent::{FluentArgs, FluentValue};

use super::Detail;
use super::letters::beginning;
use super::locale::Locale;
use crate::announce::say::locale as say;
use crate::announce::{Arg, Message};
use serpente_engine::rules::{Pip, Tile};

/// Formats messages in a language, or in English if the language has no text for them.
#[derive(Clone, Copy)]
pub(super) struct MessageWriter<'a> {
    pub(super) locale: &'a Locale,
    pub(super) english: &'a Locale,
    pub(super) detail: Detail,
}

impl<'a> MessageWriter<'a> {
    /// Returns the text of a message. If no language has one (the installation is broken), returns
    /// the message's name with spaces, so that something is announced.
    pub(super) fn text(self, message: &Message) -> String {
        for locale in [self.locale, self.english] {
            let writer = MessageWriter { locale, ..self };
            if let Some(text) = writer.attempt(message) {
                return text;
            }
        }
        message.id().replace('-', " ")
    }

    /// Returns the text of a message if the language itself has a complete one.
    pub(super) fn attempt(self, message: &Message) -> Option<String> {
        let mut args = FluentArgs::with_capacity(message.args().len());
        for (name, arg) in message.args() {
            let value = match arg {
                Arg::Number(number @ 0..) => FluentValue::from(*number),
                _ => FluentValue::String(self.spoken(arg)),
            };
            args.set(*name, value);
        }
        let text = self.locale.format(message.id(), &args, self.detail)?;
        // A name is told as its owner writes it.
        let mut given = message.args().iter();
        let begins_with_name = given.any(|(_, arg)| begins_with(&text, arg));
        if is_sentence(&text) && !begins_with_name {
            Some(with_capital(text))
        } else {
            Some(text)
        }
    }

    /// Returns an argument as it is spoken, or as the keyword by which the locale file chooses.
    fn spoken(self, arg: &'a Arg) -> Cow<'a, str> {
        match arg {
            Arg::Number(number @ ..0) => {
                let number = Arg::Text(number.unsigned_abs().to_string());
                self.text(&say::minus(number)).into()
            }
            Arg::Number(number) => number.to_string().into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Word(word) => (*word).into(),
            Arg::Tile(tile) => self.tile(*tile).into(),
            Arg::Lying(left, right) => self.lying(*left, *right).into(),
            Arg::Half(half) => self.half(*half).into(),
            Arg::Message(message) => self.text(message).into(),
            Arg::List(parts) => self.list(parts),
            Arg::Apart(parts) => self.apart(parts),
            Arg::All(parts) => self.ended(parts, say::list_and),
            Arg::Any(parts) => self.ended(parts, say::list_or),
        }
    }

    fn tile(self, tile: Tile) -> &'a str {
        self.locale.names().tiles[tile.index()].get_or_init(|| {
            let high = tile.high();
            let low = tile.low();
            self.name(&say::tile(high, low, tile.is_double(), high.get()))
        })
    }

    fn lying(self, left: Pip, right: Pip) -> &'a str {
        let name = &self.locale.names().lying[left.index()][right.index()];
        name.get_or_init(|| self.name(&say::tile_lying(left, right, left == right, left.get())))
    }

    fn half(self, half: Pip) -> &'a str {
        self.locale.names().halves[half.index()].get_or_init(|| self.name(&say::half(half.get())))
    }

    /// Returns a text to be cached. It is the same in every detail.
    fn name(self, message: &Message) -> Box<str> {
        let normal = MessageWriter {
            detail: Detail::Normal,
            ..self
        };
        normal.text(message).into()
    }

    fn list(self, parts: &'a [Arg]) -> Cow<'a, str> {
        let Some((first, rest)) = parts.split_first() else {
            return self.text(&say::list_none()).into();
        };
        if rest.is_empty() {
            return self.spoken(first);
        }
        let names = self.locale.names();
        let comma = names.comma.get_or_init(|| self.name(&say::list_comma()));
        self.joined(first, rest, comma).into()
    }

    fn apart(self, parts: &'a [Arg]) -> Cow<'a, str> {
        match parts {
            [first, rest @ ..] if !rest.is_empty() => {
                let semicolon = self.text(&say::list_semicolon());
                self.joined(first, rest, &semicolon).into()
            }
            _ => self.list(parts),
        }
    }

    fn joined(self, first: &Arg, rest: &[Arg], between: &str) -> String {
        let mut text = String::with_capacity((rest.len() + 1) * 8);
        text.push_str(&self.spoken(first));
        for part in rest {
            text.push_str(between);
            text.push_str(&self.spoken(part));
        }
        text
    }

    /// Joins a list, using the message `end` for the last part.
    fn ended(self, parts: &'a [Arg], end: fn(String, String, String) -> Message) -> Cow<'a, str> {
        match parts {
            [before @ .., last] if !before.is_empty() => {
                let last_text = self.spoken(last).into_owned();
                let starts = beginning(&last_text);
                let before_text = self.list(before).into_owned();
                self.text(&end(before_text, last_text, starts)).into()
            }
            _ => self.list(parts),
        }
    }
}

/// Returns whether a text is a whole sentence, or several, and not a part of one.
fn is_sentence(text: &str) -> bool {
    let bare = text.trim_end_matches(['"', '\u{bb}', '\u{201c}', '\u{201d}']);
    bare.trim_end().ends_with(['.', '!', '?'])
}

/// Returns whether a text begins with a name that an argument holds. Names stay as their owners write them.
fn begins_with(text: &str, arg: &Arg) -> bool {
    match arg {
        Arg::Text(name) => !name.is_empty() && text.starts_with(name.as_str()),
        Arg::Message(message) => {
            let mut args = message.args().iter();
            args.any(|(_, inner)| begins_with(text, inner))
        }
        Arg::List(parts) | Arg::Apart(parts) | Arg::All(parts) | Arg::Any(parts) => {
            parts.iter().any(|part| begins_with(text, part))
        }
        Arg::Number(_) | Arg::Word(_) | Arg::Tile(_) | Arg::Lying(_, _) | Arg::Half(_) => false,
    }
}

/// The program's own name, as it is typed in a terminal.
const COMMAND: &str = "serpente";

/// Returns a sentence with a capital at its beginning, also where a word comes first that stands in lists as well: "You 12; Bruno 7."
/// What is typed in a terminal, such as "--rule", stays as it is.
fn with_capital(sentence: String) -> String {
    let opens = ['\u{bf}', '\u{a1}', '\u{ab}', '\u{201c}', '"', '('];
    let rest = sentence.trim_start_matches(opens);
    let Some(first) = rest.chars().next() else {
        return sentence;
    };
    if !first.is_lowercase() || rest.starts_with(COMMAND) {
        return sentence;
    }
    let before = &sentence[..sentence.len() - rest.len()];
    format!(
        "{before}{}{}",
        first.to_uppercase(),
        &rest[first.len_utf8()..]
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::announce::Declared;
    use crate::announce::say::FILES;
    use crate::announce::say::{review as say_review, table as say_table};
    use crate::words::Files;
    use crate::words::languages::locales;

    #[test]
    fn and_is_said_as_the_next_word_sounds() {
        let (languages, _) = locales(Files::default());
        for (tag, last, expected) in [
            (
                "it",
                "è la tua ultima tessera",
                "lì ed è la tua ultima tessera",
            ),
            ("it", "Elsa", "lì ed Elsa"),
            ("it", "Ada", "lì e Ada"),
            ("es", "Íñigo", "lì e Íñigo"),
            ("es", "Ada", "lì y Ada"),
            ("es", "Hilda", "lì e Hilda"),
            ("es", "Horacio", "lì y Horacio"),
        ] {
            let locale = languages
                .iter()
                .find(|locale| locale.tag == tag)
                .expect("one of ours");
            let teller = MessageWriter {
                locale,
                english: locale,
                detail: Detail::Normal,
            };
            let parts = ["lì", last].map(|text| Arg::Text(text.to_owned()));
            assert_eq!(teller.ended(&parts, say::list_and), expected, "{tag}");
            if tag == "es" {
                for (last_choice, either) in [
                    ("Horacio", "4 u Horacio"),
                    ("Óscar", "4 u Óscar"),
                    ("8", "4 u 8"),
                    ("11", "4 u 11"),
                    ("1", "4 o 1"),
                    ("Hilda", "4 o Hilda"),
                ] {
                    let choices = ["4", last_choice].map(|text| Arg::Text(text.to_owned()));
                    assert_eq!(teller.ended(&choices, say::list_or), either);
                }
            }
        }
    }

    #[test]
    fn every_sentence_begins_with_a_capital_or_a_name_as_it_is_written() {
        let (languages, _) = locales(Files::default());
        let listener = || Arg::from(say_table::listener());
        let english = &languages[0];
        let scores = |who: Arg| say_review::scores(Arg::Apart(vec![who]));
        let mut capitals = 0;
        let mut faults = Vec::new();
        for locale in &languages {
            let teller = MessageWriter {
                locale,
                english,
                detail: Detail::Brief,
            };
            let told = teller.text(&scores(listener()));
            let first = told.chars().next();
            assert!(
                first.is_some_and(char::is_uppercase),
                "{}: {told}",
                locale.tag
            );
            let named = teller.text(&scores(Arg::Text("ada".to_owned())));
            assert!(named.starts_with("ada"), "{}: {named}", locale.tag);
            for detail in Detail::ALL {
                let teller = MessageWriter { detail, ..teller };
                let messages = FILES.iter().flat_map(|(_, messages)| *messages);
                for message in messages.flat_map(Declared::samples) {
                    let text = teller.text(&message);
                    let id = message.id();
                    let first = text.chars().find(|letter| letter.is_alphabetic());
                    let is_small = first.is_some_and(char::is_lowercase);
                    let is_typed = text.starts_with(COMMAND) || text.starts_with("--");
                    if is_sentence(&text) && is_small && !is_typed {
                        let begins_with_number =
                            text.starts_with(|first: char| first.is_ascii_digit());
                        let mut args = message.args().iter();
                        let is_name = args.any(|(_, arg)| begins_with(&text, arg));
                        assert!(
                            is_name || begins_with_number,
                            "{}: {id}: {text}",
                            locale.tag
                        );
                    }
                    for mark in [". ", "! ", "? "] {
                        for (at, _) in text.match_indices(mark) {
                            let rest = &text[at + mark.len()..];
                            // The odd points of a hand are never below zero, as they are in a sample.
                            if rest.starts_with(char::is_lowercase)
                                && !rest.starts_with(COMMAND)
                                && id != "odd-points"
                            {
                                faults.push(format!("{}: {id}: {text}", locale.tag));
                            }
                        }
                    }
                    capitals += 1;
                }
            }
        }
        assert_eq!(faults, [""; 0]);
        assert!(capitals > 10_000, "{capitals} texts");
    }

    #[test]
    fn every_language_tells_everything_by_itself() {
        let (languages, problems) = locales(Files::default());
        assert_eq!(problems, []);
        assert_eq!(languages.len(), 9);
        for locale in &languages {
            let messages = FILES.iter().flat_map(|(_, messages)| *messages);
            for message in messages.flat_map(Declared::samples) {
                for detail in Detail::ALL {
                    // There must be no fallback to English, not even for a part of the sentence.
                    let alone = MessageWriter {
                        locale,
                        english: locale,
                        detail,
                    };
                    let tag = &locale.tag;
                    let id = message.id();
                    let text = alone.attempt(&message);
                    assert!(text.is_some(), "{tag}: {id} is told in English");
                }
            }
        }
    }
}
