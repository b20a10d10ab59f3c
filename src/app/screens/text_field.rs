//! Text fields: a name, an address, a message to other players.

use super::ScreenStep;
use crate::session::Session;
use crate::teller::{CutBy, Outlet, Teller};
use crate::{Key, Press};
use serpente_client::Address;
use serpente_client::wire::{LONGEST_SECRET, LONGEST_TALK};
use serpente_console::layout::clusters;
use serpente_engine::table::{LONGEST_NAME, is_invisible};
use serpente_text::announce::Message;
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::{menus as say, online};
use serpente_text::words::plain;

/// A text field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TextField {
    pub(crate) purpose: LinePurpose,
    /// The letters, as a person counts them: with their accents.
    typed: Vec<String>,
    /// The index of the letter after the cursor.
    cursor: usize,
}

/// The purpose of a text field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinePurpose {
    /// The name of one of the people at this keyboard, from 0.
    Name(usize),
    /// The address of a parlour.
    Address,
    /// The secret word of a table on another machine.
    Secret,
    /// A message to the players at a table on another machine.
    Talk,
    /// The six words by which the player goes on under the name that they have on another device.
    SixWords,
    /// The league for which the matches of a new table count.
    League,
    /// The evening that a new table plays.
    Evening,
}

impl LinePurpose {
    /// Returns the question, with the key that confirms the text.
    pub(crate) fn question(self, key: Message) -> Message {
        match self {
            Self::Name(0) => say::ask_name(key),
            Self::Name(person) => say::ask_name_of(person + 1, key),
            Self::Address => online::ask_address(key),
            Self::Secret => online::ask_secret(key),
            Self::Talk => online::ask_talk(key),
            Self::SixWords => online::ask_six_words(key),
            Self::League => online::ask_league(key),
            Self::Evening => online::ask_evening(key),
        }
    }

    /// Returns the length of the longest text, in characters.
    pub(crate) fn longest(self) -> usize {
        match self {
            Self::Name(_) | Self::League => LONGEST_NAME,
            // The name, and six words behind a comma.
            Self::Evening => LONGEST_NAME + LONGEST_SECRET,
            Self::Address => Address::LONGEST,
            Self::Secret | Self::SixWords => LONGEST_SECRET,
            Self::Talk => LONGEST_TALK,
        }
    }
}

impl TextField {
    /// Returns the answer to the help key: the question, and how to type the text.
    pub(crate) fn help(&self) -> Vec<Message> {
        let back = Key::Escape.spoken();
        let delete = Key::Delete.spoken();
        let how = match self.purpose {
            LinePurpose::Name(_) => say::name_help(back, delete),
            _ => online::typing_help(back),
        };
        vec![self.purpose.question(Key::Enter.spoken()), how]
    }

    /// Types a character, if there is room for it. An accent becomes a part of the letter before the cursor.
    fn push(&mut self, character: char) -> bool {
        let fits = self.text().chars().count() < self.purpose.longest() && !is_invisible(character);
        if fits {
            let mut text = self.typed[..self.cursor].concat();
            text.push(character);
            let cursor = clusters(&text).count();
            text.push_str(&self.typed[self.cursor..].concat());
            self.typed = clusters(&text).map(str::to_owned).collect();
            self.cursor = cursor.min(self.typed.len());
        }
        fits
    }

    /// Returns the letter before the cursor, if there is one.
    fn before_cursor(&self) -> Option<&String> {
        self.typed.get(self.cursor.checked_sub(1)?)
    }

    /// Deletes the letter before the cursor, if there is one.
    fn take_back(&mut self) -> Option<String> {
        self.cursor = self.cursor.checked_sub(1)?;
        Some(self.typed.remove(self.cursor))
    }

    /// Moves the cursor. Returns the letter after it, if there is one.
    fn go(&mut self, key: Key) -> Option<String> {
        self.cursor = match key {
            Key::Home => 0,
            Key::Left => self.cursor.saturating_sub(1),
            Key::Right => (self.cursor + 1).min(self.typed.len()),
            _ => self.typed.len(),
        };
        self.typed.get(self.cursor).cloned()
    }

    fn text(&self) -> String {
        self.typed.concat()
    }

    /// Creates an empty text field.
    pub(crate) fn new(purpose: LinePurpose) -> Self {
        Self {
            purpose,
            typed: Vec::new(),
            cursor: 0,
        }
    }

    /// Takes a key press. Returns `None` if the key has no use in a text field.
    pub(crate) fn key<O: Outlet>(
        &mut self,
        press: Press,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) -> Option<ScreenStep> {
        match (press.key, press.typed) {
            (Key::Enter, _) => return Some(ScreenStep::Typed(self.purpose, self.text())),
            (Key::Escape, _) => return Some(ScreenStep::Back),
            (Key::Delete, _) => {
                if let LinePurpose::Name(person) = self.purpose {
                    return Some(ScreenStep::UsualName(person));
                }
                self.typed.clear();
                self.cursor = 0;
                self.show(&say::typed_nothing(), session, teller);
            }
            (Key::Backspace, _) => match self.take_back() {
                Some(letter) => self.show(&say::letter_gone(spoken(&letter)), session, teller),
                None => self.tell(session, teller),
            },
            (_, Some(character)) if self.push(character) => {
                let letter = self.before_cursor().cloned().unwrap_or_default();
                self.show(&spoken(&letter), session, teller);
            }
            (Key::Home | Key::End | Key::Left | Key::Right, None) if !self.typed.is_empty() => {
                let before = self.cursor;
                let letter = match self.go(press.key) {
                    Some(letter) => spoken(&letter),
                    None => say::typed_end(),
                };
                if self.cursor == before {
                    self.tell(session, teller);
                } else {
                    self.show(&letter, session, teller);
                }
            }
            (_, Some(_))
            | (Key::Home | Key::End | Key::Left | Key::Right | Key::Up | Key::Down, None) => {
                self.tell(session, teller);
            }
            (_, None) => return None,
        }
        Some(ScreenStep::Stay)
    }

    /// Types the first line of pasted text, as far as there is room; the player still has to confirm it.
    pub(crate) fn paste<O: Outlet>(
        &mut self,
        text: &str,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) {
        let line = plain(text.lines().next().unwrap_or_default());
        for letter in line.chars() {
            self.push(letter);
        }
        self.show(&say::verbatim(self.text()), session, teller);
    }

    /// Shows the text and the cursor. A screen reader reads from that what the key press did; our voice says it.
    fn show<O: Outlet>(&self, change: &Message, session: &mut Session, teller: &mut Teller<O>) {
        teller.interrupt(CutBy::Answer, session.now);
        teller.outlet.typed(&self.text(), self.cursor);
        teller.say_shown(change, session);
    }

    /// Announces the whole text, on a line of its own.
    fn tell<O: Outlet>(&self, session: &mut Session, teller: &mut Teller<O>) {
        let text = if self.typed.is_empty() {
            say::typed_nothing()
        } else {
            say::verbatim(self.text())
        };
        teller.say_unlogged(&text, session);
    }
}

/// Returns the spoken name of a letter.
fn spoken(letter: &str) -> Message {
    if letter == " " {
        Key::Space.spoken()
    } else {
        key_letter(letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types letters, presses a key so often, and returns the field.
    fn field(letters: &str, key: Key, times: usize) -> TextField {
        let mut field = TextField::new(LinePurpose::Address);
        for letter in letters.chars() {
            assert!(field.push(letter));
        }
        for _ in 0..times {
            field.go(key);
        }
        field
    }

    #[test]
    fn the_cursor_stands_between_letters_as_people_count_them() {
        for (letters, times, typed) in [
            ("日本語", 2, "日x本語"),
            ("cafe\u{301}s", 3, "caxfe\u{301}s"),
            ("cafe\u{301}s", 1, "cafe\u{301}xs"),
            ("a👍🏽b", 2, "ax👍🏽b"),
        ] {
            let mut field = field(letters, Key::Left, times);
            assert!(field.push('x'));
            assert_eq!(field.text(), typed);
            assert_eq!(field.before_cursor().map(String::as_str), Some("x"));
        }
    }

    #[test]
    fn one_key_takes_back_one_letter_with_all_its_accents() {
        for (letters, times, rest) in [
            ("日本語", 1, "日語"),
            ("cafe\u{301}", 0, "caf"),
            ("a👍🏽", 0, "a"),
        ] {
            let mut field = field(letters, Key::Left, times);
            assert!(field.take_back().is_some());
            assert_eq!(field.text(), rest);
        }
        assert_eq!(field("", Key::Left, 1).take_back(), None);
    }
}
