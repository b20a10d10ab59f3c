//! The list of the keys that work on the current screen and on every screen.

use super::screens::menu_items::MenuKind;
use super::screens::text_reader::TextReader;
use super::{Outlet, Screen};
use crate::context::Context;
use crate::screens::ScreenStep;
use crate::table::game::TableScreen;
use serpente_engine::table::Game;
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::say::keys::count_confirm;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Message, Urgency};

/// The actions that work on every screen, the likeliest first.
pub(super) const EVERYWHERE: [AppAction; 15] = [
    AppAction::Repeat,
    AppAction::ReviewBack,
    AppAction::ReviewForward,
    AppAction::Speech,
    AppAction::Slower,
    AppAction::Faster,
    AppAction::Quieter,
    AppAction::Louder,
    AppAction::Language,
    AppAction::Detail,
    AppAction::Settings,
    AppAction::ReviewFirst,
    AppAction::ReviewLast,
    AppAction::ReviewFilter,
    AppAction::ReviewSave,
];

/// Opens the texts that explain keys and rules.
pub(crate) struct HelpTexts<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> HelpTexts<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> HelpTexts<'_, O> {
    /// Opens the list of the keys that work now: first the open question, then the keys of this screen, then those of every
    /// screen.
    pub(super) fn help(&mut self) {
        let mut game_here = None;
        if let Some(game) = &self.context.session.matches.game {
            game_here = Some(game.setup().game);
        }
        if self.context.session.by_touch {
            // A touch screen has no keys to explain: the rules help more.
            return match (self.context.screens.last(), game_here) {
                (Some(Screen::Table), Some(game)) => self.open_rules(game),
                _ => self.context.open(MenuKind::Games),
            };
        }
        let mut lines = match self.context.screens.last() {
            Some(screen) => self.context.view().help(screen),
            None => Vec::new(),
        };
        if let (Some(Screen::Table), Some(game)) = (
            self.context.screens.last(),
            &self.context.session.matches.game,
        ) {
            let set = game.setup().options.set;
            let is_saying = game.table.listener.is_saying();
            for action in game.table.listener.available() {
                match action {
                    TableAction::Digit(_) if is_saying => {
                        lines.push(self.context.session.keymap.digits_of_count());
                        continue;
                    }
                    TableAction::Confirm if is_saying => {
                        lines.push(count_confirm(self.context.session.key(action)));
                        continue;
                    }
                    _ => {}
                }
                lines.push(self.line_of_help(action.into(), game_here));
                if matches!(action, TableAction::Digit(_)) && set.top().get() > 9 {
                    lines.push(self.context.session.keymap.digit_pairs());
                }
            }
            lines.push(say::help_rules(self.context.session.key(AppAction::Help)));
        }
        if self.context.session.is_at_a_remote_table() || self.context.online.is_at_table() {
            lines.push(self.line_of_help(AppAction::Talk.into(), game_here));
            lines.push(self.line_of_help(AppAction::LastSaid.into(), game_here));
        }
        if self.context.session.can_listen || self.context.teller.outlet.has_microphone() {
            lines.push(self.line_of_help(AppAction::Phrases.into(), game_here));
        }
        for action in EVERYWHERE {
            lines.push(self.line_of_help(action.into(), game_here));
        }
        lines.insert(
            0,
            say::help_begins(lines.len(), self.context.session.key(TableAction::Escape)),
        );
        // The first key is announced together with the number of lines.
        let begins = lines[..2].to_vec();
        self.context
            .screens
            .push(Screen::Reader(TextReader::help(lines)));
        self.context
            .say_unlogged_for(self.context.teller.keyboard_holder, &begins);
    }

    /// Returns the line about the keys of an action.
    fn line_of_help(&self, action: Action, game: Option<Game>) -> Message {
        match action {
            Action::Table(TableAction::Digit(_)) => self.context.session.keymap.digits(game),
            _ => self.context.session.keymap.line(action, game),
        }
    }

    /// Opens a list of every key with its meaning.
    pub(super) fn open_keys(&mut self) {
        let keymap = &self.context.session.keymap;
        let lines = keymap.rows().map(|(action, _)| keymap.line(action, None));
        self.context.open_lines(lines.collect());
    }

    /// Returns whether the list of keys is the current screen.
    pub(super) fn is_open(&self) -> bool {
        matches!(self.context.screens.last(), Some(Screen::Reader(reader)) if reader.is_help)
    }

    /// Takes a key press in the list of keys. Returns `None` if the list has no use for it: any other key closes the list and acts
    /// on the screen below.
    pub(crate) fn key(&mut self, action: Option<Action>) -> Option<ScreenStep> {
        let below = self.context.screens.iter().rev().nth(1);
        match action {
            Some(Action::Table(
                action @ (TableAction::Previous
                | TableAction::Next
                | TableAction::First
                | TableAction::Last),
            )) => self.context.go_in_reader(action),
            Some(Action::App(AppAction::Repeat)) => self.context.ask_again(Urgency::Answer),
            Some(Action::Table(TableAction::Escape | TableAction::Confirm)) => {
                return Some(ScreenStep::Back);
            }
            Some(Action::App(AppAction::Help)) => match (below, &self.context.session.matches.game)
            {
                (Some(Screen::Table), Some(game)) => {
                    let game = game.setup().game;
                    self.context.screens.pop();
                    self.open_rules(game);
                }
                _ => self.context.go_in_reader(TableAction::First),
            },
            // These actions work on every screen.
            Some(Action::App(action))
                if !matches!(action, AppAction::Settings | AppAction::Talk) =>
            {
                return None;
            }
            _ => {
                self.context.screens.pop();
                if self.context.is_at_table() {
                    TableScreen::of(self.context).learned(AppAction::Help);
                }
                return None;
            }
        }
        Some(ScreenStep::Stay)
    }
}
