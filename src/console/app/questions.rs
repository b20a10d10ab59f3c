//! Questions the program asks by itself: two voices, and names.

use super::{App, Outlet, Screen};
use crate::announce::say::menus as say;
use crate::announce::{Announcement, Category, Urgency};
use crate::console::arguments::LONGEST_NAME;
use crate::console::{Key, Press};
use crate::session::Action;

impl<O: Outlet> App<O> {
    pub(super) fn ask_two_voices(&mut self, urgency: Urgency) {
        let message = say::ask_two_voices(self.key(Action::Confirm), self.key(Action::Escape));
        self.tell(&Announcement {
            urgency,
            ..Announcement::event(message, Category::General)
        });
    }

    pub(super) fn answer_two_voices(&mut self, key: Key, action: Action) {
        let two = match (key, action) {
            (_, Action::Confirm) => true,
            (_, Action::Escape) => false,
            _ => return self.ask_two_voices(Urgency::Answer),
        };
        self.acted = true;
        self.settings.speech.on = Some(!two);
        self.keep_settings();
        self.screens.pop();
        let key = self.key(Action::Speech);
        self.answer(if two {
            say::one_voice_silent(key)
        } else {
            say::one_voice_stays(key)
        });
        self.speaks = !two;
        if two {
            // The sentence is said to its end by the screen reader, which reads the line.
            self.outlet.tune(self.tuning());
        }
        self.enter_menu(Urgency::Event);
        self.tell_menu_help();
    }

    /// Says once how to silence our voice, where nobody was asked.
    pub(super) fn hint_at_silence(&mut self) {
        if self.speaks && self.settings.speech.on.is_none() {
            self.notice(say::voice_hint(self.key(Action::Speech)));
        }
    }

    pub(super) fn open_name(&mut self) {
        self.acted = true;
        self.screens.push(Screen::Name(String::new()));
        let message = say::ask_name(self.key(Action::Confirm));
        self.answer(message);
    }

    /// Types on a name. Returns whether the key was for that.
    pub(super) fn type_name(&mut self, press: Press) -> bool {
        let Some(Screen::Name(name)) = self.screens.last_mut() else {
            return false;
        };
        match (press.key, press.typed) {
            (Key::Enter, _) => {
                let name = std::mem::take(name);
                self.take_name(&name);
                return true;
            }
            (Key::Escape, _) => {
                self.back();
                return true;
            }
            (Key::Backspace, _) => drop(name.pop()),
            (_, Some(letter)) if name.chars().count() < LONGEST_NAME => {
                name.push(letter);
            }
            (_, Some(_)) => {}
            (_, None) => return false,
        }
        self.tell_typed();
        true
    }

    pub(super) fn take_name(&mut self, name: &str) {
        self.acted = true;
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        self.settings.name = Some(name).filter(|name| !name.is_empty());
        self.keep_settings();
        self.back();
    }
}
