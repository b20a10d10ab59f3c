//! The list of the keys that work on the current screen and on every screen.

use super::screens::menu_items::MenuKind;
use super::screens::text_reader::TextReader;
use super::{App, Outlet, Screen};
use serpente_engine::table::Game;
use serpente_seat::{Action, AppAction, TableAction};
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

impl<O: Outlet> App<O> {
    /// Opens the list of the keys that work now: first the open question, then the keys of this screen, then those of every
    /// screen.
    pub(super) fn help(&mut self) {
        let mut game_here = None;
        if let Some(game) = &self.session.matches.game {
            game_here = Some(game.setup().game);
        }
        if self.session.by_touch {
            // A touch screen has no keys to explain: the rules help more.
            return match (self.screens.last(), game_here) {
                (Some(Screen::Table), Some(game)) => self.open_rules(game),
                _ => self.open(MenuKind::Games),
            };
        }
        let mut lines = match self.screens.last() {
            Some(screen) => self.view().help(screen),
            None => Vec::new(),
        };
        if let (Some(Screen::Table), Some(game)) = (self.screens.last(), &self.session.matches.game)
        {
            let set = game.setup().options.set;
            for action in game.table.listener.available() {
                lines.push(self.line_of_help(action.into(), game_here));
                if matches!(action, TableAction::Digit(_)) && set.top().get() > 9 {
                    lines.push(self.session.keymap.digit_pairs());
                }
            }
            lines.push(say::help_rules(self.session.key(AppAction::Help)));
        }
        if self.session.is_at_a_remote_table() || self.online.is_at_table() {
            lines.push(self.line_of_help(AppAction::Talk.into(), game_here));
        }
        for action in EVERYWHERE {
            lines.push(self.line_of_help(action.into(), game_here));
        }
        lines.insert(
            0,
            say::help_begins(lines.len(), self.session.key(TableAction::Escape)),
        );
        // The first key is announced together with the number of lines.
        let begins = lines[..2].to_vec();
        self.screens.push(Screen::Reader(TextReader::help(lines)));
        self.say_aside_for(self.teller.reader, &begins);
    }

    /// Returns the line about the keys of an action.
    fn line_of_help(&self, action: Action, game: Option<Game>) -> Message {
        match action {
            Action::Table(TableAction::Digit(_)) => self.session.keymap.digits(game),
            _ => self.session.keymap.line(action, game),
        }
    }

    /// Returns whether the list of keys is the current screen.
    pub(super) fn is_helping(&self) -> bool {
        matches!(self.screens.last(), Some(Screen::Reader(reader)) if reader.is_help)
    }

    /// Handles a key press in the list of keys. Returns whether the list used it: any other key closes the list and acts on the
    /// screen below.
    pub(super) fn in_help(&mut self, action: Option<Action>) -> bool {
        let below = self.screens.iter().rev().nth(1);
        match action {
            Some(Action::Table(
                action @ (TableAction::Previous
                | TableAction::Next
                | TableAction::First
                | TableAction::Last),
            )) => {
                self.key_of_reader(action);
            }
            Some(Action::App(AppAction::Repeat)) => self.ask_again(Urgency::Answer),
            Some(Action::Table(TableAction::Escape | TableAction::Confirm)) => {
                self.back();
                self.learned(AppAction::Help);
            }
            Some(Action::App(AppAction::Help)) => match (below, &self.session.matches.game) {
                (Some(Screen::Table), Some(game)) => {
                    let game = game.setup().game;
                    self.screens.pop();
                    self.open_rules(game);
                }
                _ => self.key_of_reader(TableAction::First),
            },
            // These actions work on every screen.
            Some(Action::App(action))
                if !matches!(action, AppAction::Settings | AppAction::Talk) =>
            {
                return false;
            }
            _ => {
                self.screens.pop();
                if self.is_at_table() {
                    self.learned(AppAction::Help);
                }
                return false;
            }
        }
        true
    }

    /// Opens a list of every key with its meaning.
    pub(super) fn open_keys(&mut self) {
        let keymap = &self.session.keymap;
        let lines = keymap.rows().map(|(action, _)| keymap.line(action, None));
        self.open_lines(lines.collect());
    }
}
