//! The list of the keys that work on the current screen and on every screen.

use super::items::MenuKind;
use super::reader::TextReader;
use super::{App, Outlet, Screen};
use serpente_engine::table::Game;
use serpente_seat::{Action, AppAction, Listener, TableAction};
use serpente_text::announce::say::{learn, menus as say, web as say_web};
use serpente_text::announce::{Keys, Message};

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
    /// Returns the key names that sentences mention.
    pub(super) fn keys(&self) -> Keys {
        let key = |action: TableAction| self.key(action);
        Keys {
            by_touch: self.by_touch,
            draw: key(TableAction::Draw),
            confirm: key(TableAction::Confirm),
            go_on: self.button(say_web::web_confirm, TableAction::Confirm),
            yes: self.button(say::answer_yes, TableAction::Confirm),
            no: self.button(say::answer_no, TableAction::Escape),
            take: key(TableAction::Take),
            right: key(TableAction::Right),
            left: key(TableAction::Left),
            pass: key(TableAction::Pass),
            exchange: key(TableAction::Exchange),
            escape: key(TableAction::Escape),
            help: self.key(AppAction::Help),
            leave: key(TableAction::Leave),
            last: key(TableAction::Last),
        }
    }

    /// Returns the name of the first key for this action or, on a touch screen, of the button.
    pub(super) fn key(&self, action: impl Into<Action>) -> Message {
        let action = action.into();
        if self.by_touch {
            return match action {
                // The player touches a tile or an entry.
                Action::Table(TableAction::Confirm) => say_web::web_tap(),
                other => say_web::web_button(self.button_text(other)),
            };
        }
        let key = self.pressed.keymap.keys(action).first();
        key.expect("no action is ever left without a key").spoken()
    }

    /// Returns the name of the button if the player has no keys, otherwise that of the first key for the action.
    pub(super) fn button(&self, name: fn() -> Message, action: TableAction) -> Message {
        if self.by_touch {
            say_web::web_button(name())
        } else {
            self.key(action)
        }
    }

    /// Returns whether players of the match here must announce their last tile.
    pub(super) fn must_announce(&self) -> bool {
        self.listener()
            .and_then(|listener| listener.seen().rules())
            .is_some_and(|rules| rules.turns.fine.is_some())
    }

    /// Returns the page's name for the button that does this action.
    pub(super) fn button_text(&self, action: Action) -> Message {
        let on_cards =
            self.matches.game.as_ref().map(|game| game.setup().game) == Some(Game::Cards);
        let action = match action {
            Action::App(AppAction::Help) => return say_web::web_help(),
            Action::App(AppAction::Repeat) => return say_web::web_repeat(),
            Action::App(_) => return action.help(None),
            Action::Table(action) => action,
        };
        match action {
            TableAction::Draw if on_cards => say_web::web_cards_draw(),
            TableAction::Pass if on_cards => say_web::web_cards_pass(),
            TableAction::Draw => say_web::web_draw(),
            TableAction::Pass => say_web::web_pass(),
            TableAction::Exchange if self.must_announce() => say_web::web_announce(),
            TableAction::Exchange => say_web::web_exchange(),
            TableAction::Take => say_web::web_take_keyboard(),
            TableAction::Right => say_web::web_right(),
            TableAction::Left => say_web::web_left(),
            TableAction::Hint => say_web::web_hint(),
            TableAction::Leave => say_web::web_leave(),
            TableAction::Escape => say_web::web_escape(),
            TableAction::Hand => say_web::web_hand(),
            TableAction::Ends => say_web::web_ends(),
            TableAction::Serpent => say_web::web_serpent(),
            TableAction::Turn => say_web::web_turn(),
            TableAction::Match => say_web::web_match(),
            TableAction::Scores => say_web::web_scores(),
            other => Action::Table(other).help(None),
        }
    }

    /// Opens the list of the keys that work now: first the open question, then the keys of this screen, then those of every
    /// screen.
    pub(super) fn help(&mut self) {
        let game = self.matches.game.as_ref().map(|game| game.setup().game);
        if self.by_touch {
            // A touch screen has no keys to explain: the rules help more.
            return match (self.screens.last(), game) {
                (Some(Screen::Table), Some(game)) => self.open_rules(game),
                _ => self.open(MenuKind::Games),
            };
        }
        let row = |action: Action| match (action, game) {
            (Action::Table(TableAction::Digit(_)), _) => self.pressed.keymap.digits(game),
            (_, game) => self.pressed.keymap.line(action, game),
        };
        let mut told = self.help_here();
        if let (Some(Screen::Table), Some(game)) = (self.screens.last(), &self.matches.game) {
            let set = game.setup().options.set;
            for action in game.table.listener.available() {
                told.push(row(action.into()));
                if matches!(action, TableAction::Digit(_)) && set.top().get() > 9 {
                    told.push(self.pressed.keymap.digit_pairs());
                }
            }
            told.push(say::help_rules(self.key(AppAction::Help)));
        }
        if self.is_at_a_remote_table() || self.is_in_room() {
            told.push(row(AppAction::Talk.into()));
        }
        told.extend(EVERYWHERE.map(|action| row(action.into())));
        told.insert(
            0,
            say::help_begins(told.len(), self.key(TableAction::Escape)),
        );
        // The first key is announced together with the number of lines.
        let begins = told[..2].to_vec();
        self.screens.push(Screen::Reader(TextReader::help(told)));
        self.aside_for(self.announcer.listener, &begins);
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
                self.in_reader(action);
            }
            Some(Action::App(AppAction::Repeat)) => self.tell_sentence(),
            Some(Action::Table(TableAction::Escape | TableAction::Confirm)) => {
                self.back();
                self.learned(AppAction::Help);
            }
            Some(Action::App(AppAction::Help)) => match (below, &self.matches.game) {
                (Some(Screen::Table), Some(game)) => {
                    let game = game.setup().game;
                    self.screens.pop();
                    self.open_rules(game);
                }
                _ => self.in_reader(TableAction::First),
            },
            // These actions work on every screen.
            Some(Action::App(action))
                if !matches!(action, AppAction::Settings | AppAction::Talk) =>
            {
                return false;
            }
            _ => {
                self.screens.pop();
                if self.screens.last() == Some(&Screen::Table) {
                    self.learned(AppAction::Help);
                }
                return false;
            }
        }
        true
    }

    /// Returns the sentences that explain how to use the current screen.
    fn help_here(&self) -> Vec<Message> {
        let (enter, back) = (
            self.key(TableAction::Confirm),
            self.key(TableAction::Escape),
        );
        match self.screens.last() {
            Some(Screen::Table) => self.listener().map_or_else(Vec::new, Listener::asked),
            Some(Screen::TwoVoices) => vec![self.which_voice()],
            Some(Screen::ReaderSpeed(_)) => vec![self.reader_speed_question()],
            Some(Screen::Quitting) => vec![say::quit_question(enter, back)],
            Some(Screen::Retelling) => vec![say::retelling_help(enter, back)],
            Some(Screen::Reader(_)) if self.of_review().is_some() => {
                vec![
                    learn::review_help(enter, self.key(TableAction::Hand)),
                    say::reader_help(back),
                ]
            }
            Some(Screen::Reader(_)) => vec![say::reader_help(back)],
            Some(Screen::Typing(typing)) => typing.help(),
            Some(Screen::Menu(menu)) => {
                let items = self.items(menu.kind);
                let chosen = items.get(menu.chosen);
                let mut told = vec![say::menu_help(enter, back)];
                if chosen.is_some_and(|item| item.changes.is_some()) {
                    told.push(say::menu_change_help());
                }
                told
            }
            None => Vec::new(),
        }
    }

    /// Opens a list of every key with its meaning.
    pub(super) fn open_keys(&mut self) {
        let keymap = &self.pressed.keymap;
        let lines = keymap.rows().map(|(action, _)| keymap.line(action, None));
        self.open_lines(lines.collect());
    }
}
