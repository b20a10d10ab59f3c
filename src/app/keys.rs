//! The way of a key press: the keys that work everywhere, then the top screen.

use super::context::LastPress;
use super::screens::menu_items::MenuKind;
use super::screens::two_voices::TwoVoices;
use super::screens::{AfterClose, ScreenStep};
use super::settings::Setting;
use super::teller::ReviewStep;
use super::{App, Outlet, Screen};
use crate::{Key, Press};
use serpente_console::Repeat;
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::Urgency;
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::refusals;

impl<O: Outlet> App<O> {
    /// Lets an ignored press act, once it is known to be no repetition: after a while, or before another press.
    pub(super) fn press_meant(&mut self, other: Option<&Press>) {
        if let Some(press) = self.held.meant(self.context.session.now, other) {
            self.act_on(press);
        }
    }

    /// Does the action of a key: first what works everywhere, then what the top screen does with it.
    pub(super) fn act_on(&mut self, press: Press) {
        let action = self.context.session.keymap.action(press.key);
        if self.stop_reviewing() && action == Some(TableAction::Escape.into()) {
            return;
        }
        let acted = std::mem::take(&mut self.context.pressed.acted);
        let last = std::mem::take(&mut self.context.pressed.last);
        if self.leaves_out(&press, action, acted) {
            return;
        }
        if self.answer_spoken(action) {
            self.context.pressed.acted = true;
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
                if self.context.is_at_table() {
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
        let repeat = self.held.press(press);
        let is_held = repeat == Repeat::Repeated || repeat == Repeat::Doubtful && acted;
        let (Some(Action::Table(action)), Some(screen)) = (action, self.context.screens.last())
        else {
            return false;
        };
        if !is_held || !screen.happens_once(action, press, repeat, acted, &self.context.session) {
            return false;
        }
        self.context.pressed.acted = true;
        self.held.leave_out(press, repeat, self.context.session.now);
        true
    }

    /// Returns whether a text field took the key, or a menu its letter.
    fn takes_letter(&mut self, press: &Press, action: Option<Action>) -> bool {
        match self.context.screens.last() {
            Some(Screen::Typing(_)) => self.type_on(*press),
            Some(Screen::Menu(_)) => match press.typed {
                Some(letter)
                    if !action
                        .is_some_and(|action| self.context.is_everywhere(action, press.key)) =>
                {
                    self.context.seek_entry(letter, action)
                }
                _ => false,
            },
            _ => false,
        }
    }

    fn type_on(&mut self, press: Press) -> bool {
        let mut step = None;
        self.context.with_screen(|screen, session, teller| {
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
        if !matches!(self.context.screens.last(), Some(Screen::TwoVoices)) {
            return self.context.without_use(key);
        }
        let mut step = ScreenStep::Stay;
        self.context
            .with_teller(|teller, session| step = TwoVoices::key(key, None, session, teller));
        self.take_step(step, key);
    }

    /// Lets the top screen handle an action.
    fn on_screen(&mut self, action: TableAction, key: Key, escaped: bool) {
        if let [.., Screen::Table, Screen::Reader(reader)] = &self.context.screens[..]
            && !reader.uses(action)
        {
            self.context.screens.pop();
        }
        match self.context.screens.last() {
            Some(Screen::Table) => self.at_table(action, escaped),
            Some(Screen::Menu(_)) => self.key_of_menu(key, action, escaped),
            Some(_) => self.key_of_screen(key, action),
            None => self.context.without_use(key),
        }
    }

    /// Lets the menu take a key press. `escaped`: the key press before stopped the voice.
    fn key_of_menu(&mut self, key: Key, action: TableAction, escaped: bool) {
        if let Some(mut menu) = self.context.menu() {
            let step = menu.key(key, action, escaped, &self.context.view());
            self.context.set_menu(menu);
            self.take_step(step, key);
        }
    }

    fn key_of_screen(&mut self, key: Key, action: TableAction) {
        let mut step = ScreenStep::Stay;
        self.context.with_screen(|screen, session, teller| {
            step = screen.key(key, action, session, teller);
        });
        self.take_step(step, key);
    }

    /// Does what a screen cannot do by itself.
    pub(super) fn take_step(&mut self, step: ScreenStep, key: Key) {
        match step {
            ScreenStep::Stay => {}
            ScreenStep::NoUse => self.context.without_use(key),
            ScreenStep::Back => self.back(),
            ScreenStep::Close(then) => {
                self.context.pressed.acted = true;
                self.context.screens.pop();
                self.go_on_after(&then);
            }
            ScreenStep::Tell(announcements) => self.context.tell_together(&announcements),
            ScreenStep::Help => self.help(),
            ScreenStep::Quit => self.context.done = true,
            ScreenStep::AskToQuit => {
                self.context.screens.push(Screen::Quitting);
                self.context.ask_again(Urgency::Answer);
            }
            ScreenStep::Quiet => {
                self.context.teller.outlet.quiet();
                self.context.pressed.last = LastPress::Quiet;
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
        let begins = self.context.is_menu_open(MenuKind::Main);
        match then {
            AfterClose::MeasureReader => self.context.measure_reader(Urgency::Event),
            AfterClose::IntroduceMenu => self.context.introduce_menu(Urgency::Event),
            AfterClose::Measured(true) if begins => self.context.introduce_menu(Urgency::Event),
            AfterClose::Measured(true) => {}
            AfterClose::Measured(false) if begins => self.context.introduce_menu(Urgency::Answer),
            AfterClose::Measured(false) => self.context.tell_entry(Urgency::Answer),
        }
    }

    /// Does what works on every screen. `brought_back`: the key press before switched the voice on again.
    fn anywhere(&mut self, action: AppAction, brought_back: bool) {
        match action {
            AppAction::Speech
            | AppAction::Slower
            | AppAction::Faster
            | AppAction::Quieter
            | AppAction::Louder
                if let Some(why) = self.context.session.has_no_voice() =>
            {
                self.context.refuse(why);
            }
            // Repeating the sentence also restarts the measurement.
            AppAction::Repeat
                if matches!(self.context.screens.last(), Some(Screen::ReaderSpeed)) =>
            {
                self.context.ask_again(Urgency::Answer);
            }
            AppAction::Repeat => self.context.again(),
            AppAction::ReviewBack => self.context.go_in_transcript(ReviewStep::Back),
            AppAction::ReviewForward => self.context.go_in_transcript(ReviewStep::Forward),
            AppAction::ReviewFirst => self.context.go_in_transcript(ReviewStep::First),
            AppAction::ReviewLast => self.context.go_in_transcript(ReviewStep::Last),
            AppAction::ReviewFilter => {
                let message = self.context.teller.transcript.next_filter();
                self.context.say_aside(&message);
            }
            AppAction::ReviewSave => self.save_transcript(),
            AppAction::Help => self.help(),
            AppAction::Settings => self.context.open_settings(),
            AppAction::Detail => self.change_by_key(Setting::Detail, true),
            AppAction::Speech => {
                let mut last = LastPress::Other;
                self.context
                    .with_settings(|mut settings| last = settings.switch_speech(brought_back));
                self.context.pressed.last = last;
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
        self.context
            .with_settings(|mut settings| settings.change_by_key(setting, up));
    }

    /// Takes a line that names no key: in a text field it is the text.
    pub(super) fn unknown(&mut self, text: String) {
        if let Some(Screen::Typing(field)) = self.context.screens.last() {
            return self.take_typed(field.asked, &text);
        }
        let help = self.context.session.key(AppAction::Help);
        // An empty line names no key that the answer could mention.
        if text.is_empty() {
            self.context.refuse(refusals::nameless_key(help));
        } else {
            self.context
                .refuse(refusals::key_without_use(key_letter(text), help));
        }
    }

    /// Takes pasted text, which is never keys.
    pub(super) fn paste(&mut self, text: &str) {
        let mut is_typed = false;
        self.context.with_screen(|screen, session, teller| {
            if let Screen::Typing(field) = screen {
                field.paste(text, session, teller);
                is_typed = true;
            }
        });
        if !is_typed {
            let help = self.context.session.key(AppAction::Help);
            self.context.refuse(refusals::paste_without_use(help));
        }
    }
}
