//! The way of a key press: the keys that work everywhere, then the top screen.

use super::screens::menu_items::MenuKind;
use super::screens::two_voices::TwoVoices;
use super::screens::{AfterClose, ScreenStep};
use super::session::Session;
use super::settings::Setting;
use super::teller::{ReviewStep, Teller};
use super::{App, Outlet, Screen};
use crate::{Key, Press};
use serpente_console::{HeldKey, Repeat};
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::Urgency;
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::{listen, refusals};
use std::path::PathBuf;

/// What the next key press has to know of the last one.
#[derive(Default)]
pub(super) struct Pressed {
    /// Whether the last press may have been a key held down.
    pub(super) held: HeldKey,
    /// Whether the last key did something that must not repeat while the key is held down.
    pub(super) acted: bool,
    pub(super) last: LastPress,
}

/// What the last key did, if the next key press may go on with that.
#[derive(Default)]
pub(super) enum LastPress {
    #[default]
    Other,
    /// It stopped the voice: the next Escape leads to the menu.
    Quiet,
    /// It was the speech key and switched the voice on again.
    BroughtBack,
    /// It saved the transcript to this file: pressed again, the key announces the folder.
    Saved(PathBuf),
}

impl<O: Outlet> App<O> {
    /// Lets an ignored press act, once it is known to be no repetition: after a while, or before another press.
    pub(super) fn press_meant(&mut self, other: Option<&Press>) {
        if let Some(press) = self.pressed.held.meant(self.session.now, other) {
            self.act_on(press);
        }
    }

    /// Does the action of a key: first what works everywhere, then what the top screen does with it.
    pub(super) fn act_on(&mut self, press: Press) {
        let action = self.session.keymap.action(press.key);
        if self.stop_reviewing() && action == Some(TableAction::Escape.into()) {
            return;
        }
        let acted = std::mem::take(&mut self.pressed.acted);
        let last = std::mem::take(&mut self.pressed.last);
        if self.leaves_out(&press, action, acted) {
            return;
        }
        if self.answer_spoken(action) {
            self.pressed.acted = true;
            return;
        }
        if self.is_helping() && self.in_help(action) {
            return;
        }
        if self.takes_letter(&press, action) {
            return;
        }
        match action {
            Some(Action::App(AppAction::ReviewSave)) if let LastPress::Saved(file) = last => {
                self.tell_folder(&file);
            }
            Some(Action::App(action)) => {
                self.anywhere(action, matches!(last, LastPress::BroughtBack));
                if self.is_at_table() {
                    self.learned(action);
                }
            }
            Some(Action::Table(action)) => {
                self.on_screen(action, press.key, matches!(last, LastPress::Quiet));
            }
            None => self.without_action(press.key),
        }
    }

    /// Returns whether the press is ignored, because its key is held down, or may be, and acts only once.
    fn leaves_out(&mut self, press: &Press, action: Option<Action>, acted: bool) -> bool {
        let repeat = self.pressed.held.press(press);
        let is_held = repeat == Repeat::Repeated || repeat == Repeat::Doubtful && acted;
        let (Some(Action::Table(action)), Some(screen)) = (action, self.screens.last()) else {
            return false;
        };
        if !is_held || !screen.happens_once(action, press, repeat, acted, &self.session) {
            return false;
        }
        self.pressed.acted = true;
        self.pressed.held.leave_out(press, repeat, self.session.now);
        true
    }

    /// Returns whether a text field took the key, or a menu its letter.
    fn takes_letter(&mut self, press: &Press, action: Option<Action>) -> bool {
        match self.screens.last() {
            Some(Screen::Typing(_)) => self.type_on(*press),
            Some(Screen::Menu(_)) => match press.typed {
                Some(letter)
                    if !action.is_some_and(|action| self.is_everywhere(action, press.key)) =>
                {
                    self.seek_entry(letter, action)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Returns whether the key does its action on every screen. In menus, a letter that is only a further key of an action
    /// first seeks an entry that begins with it.
    fn is_everywhere(&self, action: Action, key: Key) -> bool {
        matches!(action, Action::App(action) if action != AppAction::Talk)
            && self.session.keymap.keys(action).first() == Some(&key)
    }

    fn type_on(&mut self, press: Press) -> bool {
        let mut step = None;
        self.with_screen(|screen, session, teller| {
            if let Screen::Typing(field) = screen {
                step = field.key(press, session, teller);
            }
        });
        match step {
            Some(step) => {
                self.take_step(step, press.key);
                true
            }
            None => false,
        }
    }

    /// Lets a key without an action answer a question, if it can.
    fn without_action(&mut self, key: Key) {
        if !matches!(self.screens.last(), Some(Screen::TwoVoices)) {
            return self.without_use(key);
        }
        let mut step = ScreenStep::Stay;
        self.with_teller(|teller, session| step = TwoVoices::key(key, None, session, teller));
        self.take_step(step, key);
    }

    /// Lets the top screen handle an action.
    fn on_screen(&mut self, action: TableAction, key: Key, escaped: bool) {
        if let [.., Screen::Table, Screen::Reader(reader)] = &self.screens[..]
            && !reader.uses(action)
        {
            self.screens.pop();
        }
        match self.screens.last() {
            Some(Screen::Table) => self.at_table(action, escaped),
            Some(Screen::Menu(_)) => self.key_of_menu(key, action, escaped),
            Some(_) => self.key_of_screen(key, action),
            None => self.without_use(key),
        }
    }

    /// Lets a text take the key of an action.
    pub(super) fn key_of_reader(&mut self, action: TableAction) {
        // No key of its own: only the action moves through the text.
        self.key_of_screen(Key::Enter, action);
    }

    fn key_of_screen(&mut self, key: Key, action: TableAction) {
        let mut step = ScreenStep::Stay;
        self.with_screen(|screen, session, teller| {
            step = screen.key(key, action, session, teller);
        });
        self.take_step(step, key);
    }

    /// Lets the top screen do something with the session and the teller.
    pub(super) fn with_screen(
        &mut self,
        act: impl FnOnce(&mut Screen, &mut Session, &mut Teller<O>),
    ) {
        if let Some(screen) = self.screens.last_mut() {
            self.teller.limit = screen.may_tell(&self.session);
            act(screen, &mut self.session, &mut self.teller);
            self.go_on_when_heard();
        }
    }

    /// Does what a screen cannot do by itself.
    pub(super) fn take_step(&mut self, step: ScreenStep, key: Key) {
        match step {
            ScreenStep::Stay => {}
            ScreenStep::NoUse => self.without_use(key),
            ScreenStep::Back => self.back(),
            ScreenStep::Close(then) => {
                self.pressed.acted = true;
                self.screens.pop();
                self.go_on_after(&then);
            }
            ScreenStep::Tell(announcements) => self.tell_together(&announcements),
            ScreenStep::Help => self.help(),
            ScreenStep::Quit => self.done = true,
            ScreenStep::AskToQuit => {
                self.screens.push(Screen::Quitting);
                self.ask_again(Urgency::Answer);
            }
            ScreenStep::Quiet => {
                self.teller.outlet.quiet();
                self.pressed.last = LastPress::Quiet;
            }
            ScreenStep::Enter(effect) => self.enter(effect),
            ScreenStep::Change(change, up) => self.change(change, up),
            ScreenStep::EndTraining => self.end_training(None),
            ScreenStep::PlayOn(decision) => self.play_on_from(decision),
            ScreenStep::Typed(purpose, text) => self.take_typed(purpose, &text),
            ScreenStep::UsualName(person) => self.set_name(person, None),
        }
    }

    fn go_on_after(&mut self, then: &AfterClose) {
        let begins = self.is_menu_open(MenuKind::Main);
        match then {
            AfterClose::MeasureReader => self.measure_reader(Urgency::Event),
            AfterClose::IntroduceMenu => self.introduce_menu(Urgency::Event),
            AfterClose::Measured(true) if begins => self.introduce_menu(Urgency::Event),
            AfterClose::Measured(true) => {}
            AfterClose::Measured(false) if begins => self.introduce_menu(Urgency::Answer),
            AfterClose::Measured(false) => self.tell_entry(Urgency::Answer),
        }
    }

    /// Asks the question on the screen, or says where the player is in it.
    pub(super) fn ask_again(&mut self, urgency: Urgency) {
        self.with_screen(|screen, session, teller| screen.ask(urgency, session, teller));
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
                self.ask_again(Urgency::Answer);
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
            AppAction::ReviewSave => self.save_transcript(),
            AppAction::Help => self.help(),
            AppAction::Settings => self.open_settings(),
            AppAction::Detail => self.change_by_key(Setting::Detail, true),
            AppAction::Speech => {
                let mut last = LastPress::Other;
                self.with_settings(|mut settings| last = settings.switch_speech(brought_back));
                self.pressed.last = last;
            }
            AppAction::Slower => self.change_by_key(Setting::Rate, false),
            AppAction::Faster => self.change_by_key(Setting::Rate, true),
            AppAction::Quieter => self.change_by_key(Setting::Volume, false),
            AppAction::Louder => self.change_by_key(Setting::Volume, true),
            AppAction::Language => self.change_by_key(Setting::Language, true),
            AppAction::Talk => self.open_talk(),
        }
    }

    fn change_by_key(&mut self, setting: Setting, up: bool) {
        self.with_settings(|mut settings| settings.change_by_key(setting, up));
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

    /// Takes a line that names no key: in a text field it is the text.
    pub(super) fn unknown(&mut self, text: String) {
        if let Some(Screen::Typing(field)) = self.screens.last() {
            return self.take_typed(field.asked, &text);
        }
        let help = self.session.key(AppAction::Help);
        // An empty line names no key that the answer could mention.
        if text.is_empty() {
            self.refuse(refusals::nameless_key(help));
        } else {
            self.refuse(refusals::key_without_use(key_letter(text), help));
        }
    }

    /// Takes pasted text, which is never keys.
    pub(super) fn paste(&mut self, text: &str) {
        let mut is_typed = false;
        self.with_screen(|screen, session, teller| {
            if let Screen::Typing(field) = screen {
                field.paste(text, session, teller);
                is_typed = true;
            }
        });
        if !is_typed {
            let help = self.session.key(AppAction::Help);
            self.refuse(refusals::paste_without_use(help));
        }
    }

    /// Returns whether the table is on top.
    pub(super) fn is_at_table(&self) -> bool {
        self.screens.last().is_some_and(Screen::is_table)
    }
}
