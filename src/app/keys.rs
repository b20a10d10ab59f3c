//! The way of a key press: the keys that work everywhere, then the top screen.

use super::context::LastPress;
use super::screens::ScreenStep;
use super::top_screen::TopScreen;
use super::{App, Outlet, Screen};
use crate::global_keys::GlobalKeys;
use crate::help::HelpTexts;
use crate::learn::reviewing::MatchReview;
use crate::online::room::TableElsewhere;
use crate::steps::StepRunner;
use crate::table::game::TableScreen;
use crate::table::spoken::SpokenCommands;
use crate::teller::CutBy;
use crate::{Incoming, Key, Press, Touch};
use serpente_console::Repeat;
use serpente_seat::{Action, AppAction, SeatInput, TableAction};
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::refusals;
use std::time::Instant;

impl<O: Outlet> App<O> {
    /// Lets an ignored press act, once it is known to be no repetition: after a while, or before another press.
    pub(super) fn press_meant(&mut self, next: Option<&Press>) {
        if let Some(press) = self.held.meant(self.context.session.now, next) {
            self.act_on(press);
        }
    }

    /// Returns the action of a key. In French, where a key of the upper row has no other action here, it is a digit without Shift.
    fn action_of(&self, key: Key) -> Option<Action> {
        let session = &self.context.session;
        let action = session.keymap.action(key);
        let is_free = match action {
            None => true,
            Some(Action::App(AppAction::Talk)) => !self.context.online.is_at_table(),
            Some(_) => false,
        };
        if !is_free || !session.is_french() {
            return action;
        }
        match key.french_digit() {
            Some(digit) => Some(TableAction::Digit(digit).into()),
            None => action,
        }
    }

    /// Does the action of a key: first what works everywhere, then what the top screen does with it.
    pub(super) fn act_on(&mut self, press: Press) {
        if self.takes_microphone_key(&press) {
            return;
        }
        let action = self.action_of(press.key);
        if MatchReview::of(&mut self.context).stop_reviewing()
            && action == Some(TableAction::Escape.into())
        {
            return;
        }
        let acted = std::mem::take(&mut self.context.pressed.acted);
        let last = std::mem::take(&mut self.context.pressed.last);
        if self.leaves_out(&press, action, acted) {
            return;
        }
        if let Some(touches) = SpokenCommands::of(&mut self.context).answer(action) {
            self.touch_all(touches);
            self.context.pressed.acted = true;
            return;
        }
        let mut help = HelpTexts::of(&mut self.context);
        if help.is_open()
            && let Some(step) = help.key(action)
        {
            let closes = matches!(step, ScreenStep::Back);
            StepRunner::of(&mut self.context).take(step);
            if closes {
                TableScreen::of(&mut self.context).learned(AppAction::Help);
            }
            return;
        }
        if let Some(step) = TopScreen::of(&mut self.context).letter(&press, action) {
            return StepRunner::of(&mut self.context).take(step);
        }
        match action {
            Some(Action::App(AppAction::ReviewSave)) if let LastPress::Saved(file) = last => {
                GlobalKeys::of(&mut self.context).tell_folder(&file);
            }
            Some(Action::Table(TableAction::Escape)) if matches!(last, LastPress::NextLanguage) => {
                GlobalKeys::of(&mut self.context).back_to_language();
            }
            Some(Action::App(action)) => {
                let brought_back = matches!(last, LastPress::BroughtBack);
                GlobalKeys::of(&mut self.context).act(action, brought_back);
                if self.context.is_at_table() {
                    TableScreen::of(&mut self.context).learned(action);
                }
            }
            Some(Action::Table(action)) => {
                // Escape only stops the voice: the next line may be wanted all the same.
                if action != TableAction::Escape {
                    self.context.teller.transcript.leave_position();
                }
                let escaped = matches!(last, LastPress::Quiet);
                let step = TopScreen::of(&mut self.context).key(press.key, action, escaped);
                StepRunner::of(&mut self.context).take(step);
            }
            None => {
                let step = TopScreen::of(&mut self.context).key_without_action(press.key);
                StepRunner::of(&mut self.context).take(step);
            }
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

    /// Takes a line that names no key: in a text field it is the text.
    pub(super) fn unknown(&mut self, text: String) {
        if let Some(Screen::Typing(field)) = self.context.screens.last() {
            let purpose = field.purpose;
            return StepRunner::of(&mut self.context).take_typed(purpose, &text);
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

    /// Handles a touch. A touch of something that is no longer there is ignored.
    pub fn touch(&mut self, touch: Touch, now: Instant) {
        self.context.session.now = now;
        let at_table = self.context.is_at_table();
        match touch {
            Touch::Do(action) => {
                // Whoever touches sees the result, and its button says what it does: nothing has to be heard first.
                let goes_on = action == TableAction::Confirm.into();
                let listener = self.context.session.listener();
                let sees_result = listener.is_some_and(|listener| listener.ended_round().is_some());
                if at_table && goes_on && sees_result {
                    self.context.teller.scheduler.skip_results();
                }
                let key = self.context.session.keymap.keys(action).first().copied();
                if let Some(key) = key {
                    self.take(Incoming::Key(Press::deliberate(key, None)), now);
                }
            }
            Touch::Entry(place) => {
                if let Some(item) = self.context.choose_entry(place) {
                    StepRunner::of(&mut self.context).enter(item.effect);
                }
            }
            Touch::Change(place, up) => {
                if let Some(changed) = self
                    .context
                    .choose_entry(place)
                    .and_then(|item| item.changes)
                {
                    StepRunner::of(&mut self.context).change(changed, up);
                }
            }
            Touch::Typed(text) => {
                if let Some(Screen::Typing(field)) = self.context.screens.last() {
                    let purpose = field.purpose;
                    StepRunner::of(&mut self.context).take_typed(purpose, &text);
                }
            }
            Touch::Say(text) => TableElsewhere::of(&mut self.context).say_to_table(&text),
            Touch::Tile(tile) if at_table => {
                TableScreen::of(&mut self.context).play_input(SeatInput::Choose(tile));
                // The tutorial by touch asks for a tile that can be laid, and then for its place.
                TableScreen::of(&mut self.context).learned(TableAction::NextPlayable);
            }
            Touch::Choice(place) if at_table => {
                TableScreen::of(&mut self.context).play_input(SeatInput::Choice(place));
            }
            Touch::Lay(tile, place) if at_table => {
                if !TableScreen::of(&mut self.context).asks_again(TableAction::Confirm) {
                    TableScreen::of(&mut self.context).play_input(SeatInput::Lay(tile, place));
                    TableScreen::of(&mut self.context).learned(TableAction::Confirm);
                }
            }
            Touch::Count(said) if at_table => {
                TableScreen::of(&mut self.context).play_input(SeatInput::Count(said));
            }
            Touch::Tile(_) | Touch::Choice(_) | Touch::Lay(..) | Touch::Count(_) => {}
        }
        TableScreen::of(&mut self.context).stop_clock_while_covered();
    }

    /// Silences the voice, because a player begins to speak.
    pub fn listens(&mut self, now: Instant) {
        self.context.session.now = now;
        self.context.interrupt(CutBy::Answer);
        self.context.tell_next();
    }

    /// Carries out a spoken command.
    pub(crate) fn touch_all(&mut self, touches: Vec<Touch>) {
        for touch in touches {
            self.touch(touch, self.context.session.now);
        }
    }

    /// Carries out what a player said. These are the texts that it may have been, the likeliest first; the first that means
    /// something now counts. A command that changes the table is asked about first. If no text means anything, says so.
    pub fn spoken(&mut self, texts: &[String], now: Instant) {
        self.context.session.now = now;
        let touches = SpokenCommands::of(&mut self.context).take(texts);
        self.touch_all(touches);
    }
}
