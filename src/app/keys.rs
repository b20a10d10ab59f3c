//! Routes key presses to the current screen, or to the actions that work on every screen.

use super::screens::menu_items::MenuKind;
use super::settings::Setting;
use super::teller::ReviewStep;
use super::{App, Outlet, Screen};
use crate::{Key, Press};
use serpente_console::Repeat;
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::Urgency;
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::{listen, refusals};

impl<O: Outlet> App<O> {
    /// Lets an ignored press act, once it is known to be no repetition: after a while, or before another press.
    pub(super) fn press_meant(&mut self, other: Option<&Press>) {
        if let Some(press) = self.pressed.held.meant(self.session.now, other) {
            self.act_on(press);
        }
    }

    /// Does the action of a key.
    pub(super) fn act_on(&mut self, press: Press) {
        let action = self.session.keymap.action(press.key);
        if self.stop_reviewing() && action == Some(TableAction::Escape.into()) {
            return;
        }
        let (acted, escaped) = (
            std::mem::take(&mut self.pressed.acted),
            std::mem::take(&mut self.pressed.escaped),
        );
        let saved = self.pressed.saved.take();
        let brought_back = std::mem::take(&mut self.pressed.brought_back);
        let again = self.pressed.held.press(&press);
        let held = again == Repeat::Repeated || again == Repeat::Doubtful && acted;
        if held && action.is_some_and(|action| self.is_once(action, &press, again, acted)) {
            // The key is held down, or may be.
            self.pressed.acted = true;
            self.pressed.held.leave_out(&press, again, self.session.now);
            return;
        }
        if self.answer_spoken(action) {
            self.pressed.acted = true;
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
            && !action.is_some_and(|action| self.is_everywhere(action, press.key))
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
        if action == AppAction::ReviewSave.into()
            && let Some(file) = saved
        {
            return self.tell_folder(&file);
        }
        match action {
            Action::App(action) => {
                self.anywhere(action, brought_back);
                if self.screens.last() == Some(&Screen::Table) {
                    self.learned(action);
                }
            }
            Action::Table(action) => self.on_screen(action, press.key, escaped),
        }
    }

    /// Lets the current screen handle an action.
    fn on_screen(&mut self, action: TableAction, key: Key, escaped: bool) {
        if self.leads_back_to_table(action) {
            self.screens.pop();
        }
        match self.screens.last() {
            Some(Screen::Table) => self.at_table(action, escaped),
            Some(Screen::Menu(_)) => self.in_menu(key, action, escaped),
            Some(Screen::Quitting) => self.answer_quitting(action),
            Some(Screen::Reader(_)) => {
                if !self.in_review(key, action) {
                    self.in_reader(action);
                }
            }
            Some(Screen::Retelling) => self.in_retelling(action),
            Some(Screen::TwoVoices) => self.answer_two_voices(key, Some(action)),
            Some(Screen::ReaderSpeed) => self.answer_reader_speed(action),
            Some(Screen::Typing(_)) | None => self.without_use(key),
        }
    }

    /// Returns whether this action happens only once while its key is held down: because it spends a turn, answers a question,
    /// or leads to another screen. A digit counts only as an answer; otherwise it moves through the hand as often as it is
    /// pressed. `acted`: the press before did such an action.
    fn is_once(&self, action: Action, press: &Press, again: Repeat, acted: bool) -> bool {
        let Action::Table(action) = action else {
            return false;
        };
        let repeated = again == Repeat::Repeated;
        match self.screens.last() {
            Some(Screen::Table) => match action {
                TableAction::Digit(_) => self.session.is_asked(),
                // Pressed twice, Escape leads to the menu: only the keyboard's own repetition does not count.
                TableAction::Escape => repeated,
                // Skipping ahead once too often does no harm.
                _ if self.session.hurries(action) => repeated,
                _ => action.plays() || matches!(action, TableAction::Leave | TableAction::Take),
            },
            Some(Screen::Menu(menu)) => match action {
                TableAction::Escape | TableAction::Leave => repeated || menu.kind == MenuKind::Main,
                // Quick presses within menus are deliberate. A player who comes from a table may press by mistake.
                _ => acted && matches!(action, TableAction::Confirm | TableAction::Draw),
            },
            Some(
                Screen::TwoVoices | Screen::ReaderSpeed | Screen::Quitting | Screen::Retelling,
            ) => {
                matches!(
                    action,
                    TableAction::Confirm | TableAction::Escape | TableAction::Leave
                )
            }
            Some(Screen::Reader(_)) => action == TableAction::Escape,
            Some(Screen::Typing(_)) => matches!(press.key, Key::Enter | Key::Escape),
            None => false,
        }
    }

    /// Returns whether the key does its action on every screen. In menus, a letter that is only a further key of an action
    /// first seeks an entry that begins with it.
    fn is_everywhere(&self, action: Action, key: Key) -> bool {
        matches!(action, Action::App(action) if action != AppAction::Talk)
            && self.session.keymap.keys(action).first() == Some(&key)
    }

    /// Does what works on every screen. `brought_back`: the key press before switched the voice on again.
    fn anywhere(&mut self, action: AppAction, brought_back: bool) {
        match action {
            AppAction::Speech
            | AppAction::Slower
            | AppAction::Faster
            | AppAction::Quieter
            | AppAction::Louder
                if let Some(why) = self.session.has_no_voice() =>
            {
                self.refuse(why);
            }
            // Repeating the sentence also restarts the measurement.
            AppAction::Repeat if matches!(self.screens.last(), Some(Screen::ReaderSpeed)) => {
                self.ask_reader_speed(Urgency::Answer);
            }
            AppAction::Repeat => self.again(),
            AppAction::ReviewBack => self.go_in_transcript(ReviewStep::Back),
            AppAction::ReviewForward => self.go_in_transcript(ReviewStep::Forward),
            AppAction::ReviewFirst => self.go_in_transcript(ReviewStep::First),
            AppAction::ReviewLast => self.go_in_transcript(ReviewStep::Last),
            AppAction::ReviewFilter => {
                let message = self.teller.transcript.next_filter();
                self.say_aside(&message);
            }
            AppAction::ReviewSave => self.save_log(),
            AppAction::Help => self.help(),
            AppAction::Settings => self.open_settings(),
            AppAction::Detail => self.next_detail(),
            AppAction::Speech => self.switch_speech(brought_back),
            AppAction::Slower => self.change_by_key(Setting::Rate, false),
            AppAction::Faster => self.change_by_key(Setting::Rate, true),
            AppAction::Quieter => self.change_by_key(Setting::Volume, false),
            AppAction::Louder => self.change_by_key(Setting::Volume, true),
            AppAction::Language => self.next_language(),
            AppAction::Talk => self.open_talk(),
        }
    }

    /// Refuses a key that does nothing on this screen.
    pub(super) fn without_use(&mut self, key: Key) {
        if key.is_mark() {
            return;
        }
        // Pages that can listen open the microphone with this key themselves.
        if key == Key::Char('\\') {
            return self.refuse(listen::listen_only_browsers());
        }
        let help = self.session.key(AppAction::Help);
        self.refuse(refusals::key_without_use(key.spoken(), help));
    }

    /// Takes a line that names no key.
    pub(super) fn unknown(&mut self, text: String) {
        if matches!(self.screens.last(), Some(Screen::Typing(_))) {
            return self.take_typed(&text);
        }
        let help = self.session.key(AppAction::Help);
        // An empty line names no key that the answer could mention.
        if text.is_empty() {
            self.refuse(refusals::nameless_key(help));
        } else {
            self.refuse(refusals::key_without_use(key_letter(text), help));
        }
    }
}
