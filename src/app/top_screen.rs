//! Hands a key press to the screen on top.

use crate::context::Context;
use crate::screens::two_voices::TwoVoices;
use crate::screens::{Screen, ScreenStep};
use crate::table::game::TableScreen;
use crate::teller::Outlet;
use crate::{Key, Press};
use serpente_seat::{Action, TableAction};

/// The screen on top, with all that it works with.
pub(crate) struct TopScreen<'a, O> {
    context: &'a mut Context<O>,
}

impl<'a, O> TopScreen<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> TopScreen<'_, O> {
    /// Lets a text field take a key, or a menu a letter. Returns `None` if the key does its action instead.
    pub(crate) fn letter(&mut self, press: &Press, action: Option<Action>) -> Option<ScreenStep> {
        match self.context.screens.last()? {
            Screen::Typing(_) => self.type_on(*press),
            Screen::Menu(_) => {
                let letter = press.typed?;
                if self.context.seek_entry(letter, action) {
                    Some(ScreenStep::Stay)
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    fn type_on(&mut self, press: Press) -> Option<ScreenStep> {
        let mut step = None;
        self.context.with_screen(|screen, session, teller| {
            if let Screen::Typing(field) = screen {
                step = field.key(press, session, teller);
            }
        });
        step
    }

    /// Lets the screen take the key of an action. `escaped`: the key press before stopped the voice.
    pub(crate) fn key(&mut self, key: Key, action: TableAction, escaped: bool) -> ScreenStep {
        // A text over the table closes at a key that it does not use, which then acts at the table.
        if let [.., Screen::Table, Screen::Reader(reader)] = &self.context.screens[..]
            && !reader.uses(action)
        {
            self.context.screens.pop();
        }
        match self.context.screens.last() {
            Some(Screen::Table) => {
                TableScreen::of(self.context).key(action, escaped);
                ScreenStep::Stay
            }
            Some(Screen::Menu(menu)) => {
                let mut menu = *menu;
                let step = menu.key(key, action, escaped, &self.context.view());
                self.context.set_menu(menu);
                step
            }
            Some(_) => {
                let mut step = ScreenStep::Stay;
                self.context.with_screen(|screen, session, teller| {
                    step = screen.key(key, action, session, teller);
                });
                step
            }
            None => ScreenStep::NoUse(key),
        }
    }

    /// Lets a key without an action answer a question, if it can.
    pub(crate) fn key_without_action(&mut self, key: Key) -> ScreenStep {
        if !matches!(self.context.screens.last(), Some(Screen::TwoVoices)) {
            return ScreenStep::NoUse(key);
        }
        let mut step = ScreenStep::Stay;
        self.context
            .with_teller(|teller, session| step = TwoVoices::key(key, None, session, teller));
        step
    }
}
