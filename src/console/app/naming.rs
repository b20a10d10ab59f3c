//! The names of the people at this keyboard, and how one is typed.

use super::{App, Outlet, Screen, nameless_person};
use crate::announce::Message;
use crate::announce::say::keys::key_letter;
use crate::announce::say::menus as say;
use crate::console::{Key, Press};
use crate::table::{LONGEST_NAME, is_invisible, player_name};
use crate::words::plain;

/// A name that is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Naming {
    /// Whose it is: the people at this keyboard, from 0.
    person: usize,
    typed: String,
}

impl Naming {
    fn of(person: usize) -> Self {
        Self {
            person,
            typed: String::new(),
        }
    }

    /// Whose name is asked for, and the key that takes it.
    pub(super) fn question(&self, key: Message) -> Message {
        match self.person {
            0 => say::ask_name(key),
            person => say::ask_name_of(person + 1, key),
        }
    }
}

impl<O: Outlet> App<O> {
    /// What one of the people at this keyboard is called.
    pub(super) fn name_of(&self, person: usize) -> String {
        let given = match person {
            0 => self.asked.name.as_ref().or(self.settings.name.as_ref()),
            _ => self.draft.names.get(&person),
        };
        let nameless = || self.text(&nameless_person(person, self.draft.people));
        given.cloned().unwrap_or_else(nameless)
    }

    pub(super) fn open_name(&mut self, person: usize) {
        self.acted = true;
        self.screens.push(Screen::Name(Naming::of(person)));
        self.ask_name(person);
    }

    fn ask_name(&mut self, person: usize) {
        self.answer(Naming::of(person).question(Key::Enter.spoken()));
    }

    /// Types on a name. Returns whether the key was for that.
    pub(super) fn type_name(&mut self, press: Press) -> bool {
        let Some(Screen::Name(naming)) = self.screens.last_mut() else {
            return false;
        };
        match (press.key, press.typed) {
            (Key::Enter, _) => {
                let name = std::mem::take(&mut naming.typed);
                self.take_name(&name);
            }
            (Key::Escape, _) => self.back(),
            (Key::Delete, _) => self.set_name(None),
            (Key::Backspace, _) => {
                let gone = naming.typed.pop();
                match gone {
                    Some(letter) => self.aside(&say::letter_gone(spoken(letter))),
                    None => self.tell_typed(),
                }
            }
            (_, Some(letter))
                if naming.typed.chars().count() < LONGEST_NAME && !is_invisible(letter) =>
            {
                naming.typed.push(letter);
                self.aside(&spoken(letter));
            }
            (_, Some(_)) | (Key::Left | Key::Right | Key::Up | Key::Down, None) => {
                self.tell_typed();
            }
            (_, None) => return false,
        }
        true
    }

    /// A pasted name is typed as far as it is one line and not too long; it still has to be confirmed.
    pub(super) fn paste_name(&mut self, text: &str) {
        if let Some(Screen::Name(naming)) = self.screens.last_mut() {
            let line = plain(text.lines().next().unwrap_or_default());
            let room = LONGEST_NAME - naming.typed.chars().count();
            let seen = line.chars().filter(|&letter| !is_invisible(letter));
            naming.typed.extend(seen.take(room));
            self.tell_typed();
        }
    }

    /// Takes a name that was typed; an empty one leaves it as it was.
    pub(super) fn take_name(&mut self, name: &str) {
        let name = player_name(name);
        if name.is_some() {
            self.set_name(name);
        } else {
            self.acted = true;
            self.back();
        }
    }

    /// Sets the name that is asked for; none gives back the usual.
    fn set_name(&mut self, name: Option<String>) {
        let Some(&Screen::Name(Naming { person, .. })) = self.screens.last() else {
            return;
        };
        self.acted = true;
        if person == 0 {
            self.settings.name = name;
        } else {
            match name {
                Some(name) => drop(self.draft.names.insert(person, name)),
                None => drop(self.draft.names.remove(&person)),
            }
            self.settings.last_match = self.draft.to_remember();
        }
        self.keep_settings();
        self.back();
    }

    fn tell_typed(&mut self) {
        if let Some(Screen::Name(naming)) = self.screens.last() {
            let typed = naming.typed.clone();
            self.aside(&if typed.is_empty() {
                say::typed_nothing()
            } else {
                say::verbatim(typed)
            });
        }
    }
}

/// A letter as it is called.
fn spoken(letter: char) -> Message {
    if letter == ' ' {
        Key::Space.spoken()
    } else {
        key_letter(letter.to_string())
    }
}
