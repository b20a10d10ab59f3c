//! Text fields: a name, an address, a message to other players.

use super::teller::CutBy;
use super::{App, Outlet, Screen};
use crate::{Key, Press};
use serpente_client::Address;
use serpente_client::wire::{LONGEST_SECRET, LONGEST_TALK};
use serpente_engine::table::{LONGEST_NAME, is_invisible, player_name};
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::{menus as say, online};
use serpente_text::announce::{Announcement, Message};
use serpente_text::words::plain;

/// A text field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Typing {
    pub(super) asked: LinePurpose,
    typed: Vec<char>,
    /// The index of the letter after the cursor.
    cursor: usize,
}

/// The purpose of a text field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LinePurpose {
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
    pub(super) fn question(self, key: Message) -> Message {
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
    pub(super) fn longest(self) -> usize {
        match self {
            Self::Name(_) | Self::League | Self::Evening => LONGEST_NAME,
            Self::Address => Address::LONGEST,
            Self::Secret | Self::SixWords => LONGEST_SECRET,
            Self::Talk => LONGEST_TALK,
        }
    }
}

impl Typing {
    /// Returns the answer to the help key: the question, and how to type the text.
    pub(super) fn help(&self) -> Vec<Message> {
        let (back, delete) = (Key::Escape.spoken(), Key::Delete.spoken());
        let how = match self.asked {
            LinePurpose::Name(_) => say::name_help(back, delete),
            _ => online::typing_help(back),
        };
        vec![self.asked.question(Key::Enter.spoken()), how]
    }

    /// Types a letter, if there is room for it.
    fn push(&mut self, letter: char) -> bool {
        let fits = self.typed.len() < self.asked.longest() && !is_invisible(letter);
        if fits {
            self.typed.insert(self.cursor, letter);
            self.cursor += 1;
        }
        fits
    }

    /// Deletes the letter before the cursor, if there is one.
    fn take_back(&mut self) -> Option<char> {
        self.cursor = self.cursor.checked_sub(1)?;
        Some(self.typed.remove(self.cursor))
    }

    /// Moves the cursor. Returns the letter after it, if there is one.
    fn go(&mut self, key: Key) -> Option<char> {
        self.cursor = match key {
            Key::Home => 0,
            Key::Left => self.cursor.saturating_sub(1),
            Key::Right => (self.cursor + 1).min(self.typed.len()),
            _ => self.typed.len(),
        };
        self.typed.get(self.cursor).copied()
    }

    fn text(&self) -> String {
        self.typed.iter().collect()
    }
}

impl<O: Outlet> App<O> {
    /// Opens a text field.
    pub(super) fn open_typing(&mut self, asked: LinePurpose) {
        self.open_typing_behind(Vec::new(), asked);
    }

    /// Opens a text field after these messages, as the question alone would cut them short.
    pub(super) fn open_typing_behind(&mut self, said: Vec<Message>, asked: LinePurpose) {
        self.pressed.acted = true;
        let question = asked.question(self.session.key_to_send());
        self.screens.push(Screen::Typing(Typing {
            asked,
            typed: Vec::new(),
            cursor: 0,
        }));
        let told = said.into_iter().chain([question]);
        let told = told.map(Announcement::reply);
        self.tell_together(&told.collect::<Vec<_>>());
    }

    /// Handles a key press in a text field. Returns whether the key was used.
    pub(super) fn type_on(&mut self, press: Press) -> bool {
        let Some(Screen::Typing(typing)) = self.screens.last_mut() else {
            return false;
        };
        match (press.key, press.typed) {
            (Key::Enter, _) => {
                let typed = typing.text();
                self.take_typed(&typed);
            }
            (Key::Escape, _) => self.back(),
            (Key::Delete, _) => self.delete_typed(),
            (Key::Backspace, _) => match typing.take_back() {
                Some(letter) => self.show_typed(&say::letter_gone(spoken(letter))),
                None => self.tell_typed(),
            },
            (_, Some(letter)) if typing.push(letter) => self.show_typed(&spoken(letter)),
            (Key::Home | Key::End | Key::Left | Key::Right, None) if !typing.typed.is_empty() => {
                let before = typing.cursor;
                let told = typing.go(press.key).map_or_else(say::typed_end, spoken);
                if typing.cursor == before {
                    self.tell_typed();
                } else {
                    self.show_typed(&told);
                }
            }
            (_, Some(_))
            | (Key::Home | Key::End | Key::Left | Key::Right | Key::Up | Key::Down, None) => {
                self.tell_typed();
            }
            (_, None) => return false,
        }
        true
    }

    /// Types the first line of pasted text, as far as there is room; the player still has to confirm it.
    pub(super) fn paste(&mut self, text: &str) {
        if let Some(Screen::Typing(typing)) = self.screens.last_mut() {
            let line = plain(text.lines().next().unwrap_or_default());
            for letter in line.chars() {
                typing.push(letter);
            }
            let typed = say::verbatim(typing.text());
            self.show_typed(&typed);
        }
    }

    /// Takes the confirmed text; an empty one changes nothing.
    pub(super) fn take_typed(&mut self, typed: &str) {
        let Some(&Screen::Typing(Typing { asked, .. })) = self.screens.last() else {
            return;
        };
        self.pressed.acted = true;
        match asked {
            LinePurpose::Name(person) => match player_name(typed) {
                Some(name) => self.set_name(person, Some(name)),
                None => self.back(),
            },
            LinePurpose::League | LinePurpose::Evening => self.set_compared(asked, typed),
            LinePurpose::Address | LinePurpose::SixWords if typed.trim().is_empty() => {
                self.back();
            }
            LinePurpose::Address => self.call_typed(typed),
            LinePurpose::Secret => self.enter_with_secret(typed.trim()),
            LinePurpose::Talk => self.talk(typed),
            LinePurpose::SixWords => self.come_by_six_words(typed),
        }
    }

    fn delete_typed(&mut self) {
        let Some(Screen::Typing(typing)) = self.screens.last_mut() else {
            return;
        };
        if let LinePurpose::Name(person) = typing.asked {
            self.set_name(person, None);
        } else {
            typing.typed.clear();
            typing.cursor = 0;
            self.show_typed(&say::typed_nothing());
        }
    }

    /// Sets the name of a person; `None` restores the usual name.
    fn set_name(&mut self, person: usize, name: Option<String>) {
        self.pressed.acted = true;
        if person == 0 {
            self.session.settings.name = name;
        } else {
            match name {
                Some(name) => drop(self.session.matches.draft.names.insert(person, name)),
                None => drop(self.session.matches.draft.names.remove(&person)),
            }
            self.session.settings.last_match = self.session.matches.draft.to_remember();
        }
        self.keep_settings();
        self.back_with_name();
    }

    /// Shows the text and the cursor. A screen reader reads from that what the key press did; our voice says it.
    fn show_typed(&mut self, told: &Message) {
        let Some(Screen::Typing(typing)) = self.screens.last() else {
            return;
        };
        let (text, cursor) = (typing.text(), typing.cursor);
        self.interrupt(CutBy::Answer);
        self.teller.outlet.typed(&text, cursor);
        self.with_teller(|teller, session| teller.say_shown(told, session));
    }

    /// Announces the whole text, on a line of its own.
    fn tell_typed(&mut self) {
        if let Some(Screen::Typing(typing)) = self.screens.last() {
            let typed = typing.text();
            self.say_aside(&if typed.is_empty() {
                say::typed_nothing()
            } else {
                say::verbatim(typed)
            });
        }
    }
}

/// Returns the spoken name of a letter.
fn spoken(letter: char) -> Message {
    if letter == ' ' {
        Key::Space.spoken()
    } else {
        key_letter(letter.to_string())
    }
}
