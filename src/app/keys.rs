//! What a key means: here, or everywhere.

use super::help::EVERYWHERE;
use super::items::Kind;
use super::log::Step;
use super::{App, Outlet, Screen};
use crate::press::Again;
use crate::{Key, Press};
use serpente_text::seat::Action;
use std::time::Instant;

impl<O: Outlet> App<O> {
    /// Does what a key is for.
    pub(super) fn act_on(&mut self, press: Press, now: Instant) {
        let action = self.pressed.keymap.action(press.key);
        if self.stop_reviewing() && action == Some(Action::Escape) {
            return;
        }
        let (acted, escaped) = (
            std::mem::take(&mut self.pressed.acted),
            std::mem::take(&mut self.pressed.escaped),
        );
        let saved = self.pressed.saved.take();
        let brought_back = std::mem::take(&mut self.pressed.brought_back);
        let again = self.pressed.held.press(&press);
        let held = again == Again::Repeated || again == Again::Doubtful && acted;
        if held && action.is_some_and(|action| self.is_once(action, &press, again, acted)) {
            // A key held down, or one of which nobody knows yet whether it is.
            self.pressed.acted = true;
            self.pressed.held.leave_out(&press, again, now);
            return;
        }
        if self.is_helping() && self.in_help(action) {
            return;
        }
        if let Some(Screen::Typing(_)) = self.screens.last()
            && self.type_on(press)
        {
            return;
        }
        if let (Some(Screen::Menu(_)), Some(letter)) = (self.screens.last(), press.typed)
            && !action.is_some_and(Self::is_everywhere)
            && self.seek_entry(letter, action)
        {
            return;
        }
        let Some(action) = action else {
            return if self.screens.last() == Some(&Screen::TwoVoices) {
                self.answer_two_voices(press.key, None);
            } else {
                self.without_use(press.key);
            };
        };
        if action == Action::ReviewSave
            && let Some(file) = saved
        {
            return self.tell_folder(&file);
        }
        if self.anywhere(action, brought_back) {
            if self.screens.last() == Some(&Screen::Table) {
                self.learned(action);
            }
        } else {
            if self.leads_back_to_table(action) {
                self.screens.pop();
            }
            match self.screens.last() {
                Some(Screen::Table) => self.at_table(action, escaped, now),
                Some(Screen::Menu(_)) => self.in_menu(press.key, action, escaped, now),
                Some(Screen::Quitting) => self.answer_quitting(action),
                Some(Screen::Reader(_)) => {
                    if !self.in_review(press.key, action) {
                        self.in_reader(action);
                    }
                }
                Some(Screen::Retelling) => self.in_retelling(action, now),
                Some(Screen::TwoVoices) => self.answer_two_voices(press.key, Some(action)),
                Some(Screen::ReaderSpeed(_)) => self.answer_reader_speed(action),
                Some(Screen::Typing(_)) | None => self.without_use(press.key),
            }
        }
    }

    /// Whether a key held down does this once only: it spends a turn, answers a question, or leads to another screen. A
    /// digit does as an answer; else it only goes through the hand, as often as it is pressed. `acted`: the press before
    /// did such a thing.
    fn is_once(&self, action: Action, press: &Press, again: Again, acted: bool) -> bool {
        let repeated = again == Again::Repeated;
        match self.screens.last() {
            Some(Screen::Table) => match action {
                Action::Digit(_) => self.is_asked(),
                // Twice, it leads to the menu: only the keyboard's own repetition is none.
                Action::Escape => repeated,
                // To hear the others sooner does no harm, pressed once too often.
                _ if self.hurries(action) => repeated,
                _ => action.plays() || matches!(action, Action::Leave | Action::Take),
            },
            Some(Screen::Menu(menu)) => match action {
                Action::Escape | Action::Leave => repeated || menu.kind == Kind::Main,
                // Who goes quickly through menus means it; who comes from a table need not.
                _ => acted && matches!(action, Action::Confirm | Action::Draw),
            },
            Some(
                Screen::TwoVoices | Screen::ReaderSpeed(_) | Screen::Quitting | Screen::Retelling,
            ) => {
                matches!(action, Action::Confirm | Action::Escape | Action::Leave)
            }
            Some(Screen::Reader(_)) => action == Action::Escape,
            Some(Screen::Typing(_)) => matches!(press.key, Key::Enter | Key::Escape),
            None => false,
        }
    }

    /// Whether the key only has the table go on sooner.
    pub(super) fn hurries(&self, action: Action) -> bool {
        let game = self.matches.game.as_ref();
        game.is_some_and(|game| game.listener().hurries(action))
    }

    /// Whether the table waits for the answer to a question.
    pub(super) fn is_asked(&self) -> bool {
        let game = self.matches.game.as_ref();
        game.is_some_and(|game| game.listener().is_asking())
    }

    /// Whether the key means the same wherever one is.
    fn is_everywhere(action: Action) -> bool {
        EVERYWHERE.contains(&action) || action == Action::Help
    }

    /// The keys that mean the same everywhere. Returns whether this was one. `brought_back`: the key before has brought
    /// the voice back.
    fn anywhere(&mut self, action: Action, brought_back: bool) -> bool {
        match action {
            Action::Speech | Action::Slower | Action::Faster | Action::Quieter | Action::Louder
                if let Some(why) = self.has_no_voice() =>
            {
                self.refuse(why);
            }
            // Read once more, it is measured once more.
            Action::Repeat if matches!(self.screens.last(), Some(Screen::ReaderSpeed(_))) => {
                return false;
            }
            Action::Repeat => self.again(),
            Action::ReviewBack => self.review(Step::Back),
            Action::ReviewForward => self.review(Step::Forward),
            Action::ReviewFirst => self.review(Step::First),
            Action::ReviewLast => self.review(Step::Last),
            Action::ReviewFilter => {
                let message = self.announcer.log.next_filter();
                self.aside(&message);
            }
            Action::ReviewSave => self.save_log(),
            Action::Help => self.help(),
            Action::Settings => self.open_settings(),
            Action::Detail => self.next_detail(),
            Action::Speech => self.switch_speech(brought_back),
            Action::Slower => self.change_rate(false),
            Action::Faster => self.change_rate(true),
            Action::Quieter => self.change_volume(false),
            Action::Louder => self.change_volume(true),
            Action::Language => self.next_language(),
            Action::Talk => self.open_talk(),
            _ => return false,
        }
        true
    }
}
