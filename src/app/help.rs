//! The list of the keys that work on the current screen and on every screen.

use super::items::MenuKind;
use super::reader::TextReader;
use super::scheduler::CutBy;
use super::{App, Outlet, Screen};
use serpente_engine::table::Game;
use serpente_text::announce::say::{learn, menus as say, web as say_web};
use serpente_text::announce::{Announcement, Keys, Message};
use serpente_text::seat::Action;

/// The actions that work on every screen, the likeliest first.
pub(super) const EVERYWHERE: [Action; 15] = [
    Action::Repeat,
    Action::ReviewBack,
    Action::ReviewForward,
    Action::Speech,
    Action::Slower,
    Action::Faster,
    Action::Quieter,
    Action::Louder,
    Action::Language,
    Action::Detail,
    Action::Settings,
    Action::ReviewFirst,
    Action::ReviewLast,
    Action::ReviewFilter,
    Action::ReviewSave,
];

impl<O: Outlet> App<O> {
    /// Returns the key names that sentences mention.
    pub(super) fn keys(&self) -> Keys {
        let key = |action| self.key(action);
        Keys {
            by_touch: self.by_touch,
            draw: key(Action::Draw),
            confirm: key(Action::Confirm),
            go_on: self.button(say_web::web_confirm, Action::Confirm),
            yes: self.button(say::answer_yes, Action::Confirm),
            no: self.button(say::answer_no, Action::Escape),
            take: key(Action::Take),
            right: key(Action::Right),
            left: key(Action::Left),
            pass: key(Action::Pass),
            exchange: key(Action::Exchange),
            escape: key(Action::Escape),
            help: key(Action::Help),
            leave: key(Action::Leave),
            last: key(Action::Last),
        }
    }

    /// Returns the name of the first key for this action or, on a touch screen, of the button.
    pub(super) fn key(&self, action: Action) -> Message {
        if self.by_touch {
            return self.touched(action);
        }
        self.pressed
            .keymap
            .keys(action)
            .first()
            .expect("no action is ever left without a key")
            .spoken()
    }

    /// Returns the name of the button if the player has no keys, otherwise that of the first key for the action.
    pub(super) fn button(&self, name: fn() -> Message, action: Action) -> Message {
        if self.by_touch {
            say_web::web_button(name())
        } else {
            self.key(action)
        }
    }

    /// Returns the name of an action for players who touch the page.
    fn touched(&self, action: Action) -> Message {
        match action {
            // The player touches a tile or an entry.
            Action::Confirm => say_web::web_tap(),
            other => say_web::web_button(self.button_text(other)),
        }
    }

    /// Returns whether players of the match here must announce their last tile.
    fn must_announce(&self) -> bool {
        let game = self.matches.game.as_ref();
        game.and_then(|game| game.listener().seen().rules())
            .is_some_and(|rules| rules.turns().fine.is_some())
    }

    /// Returns the page's name for the button that does this action.
    pub(super) fn button_text(&self, action: Action) -> Message {
        let on_cards =
            self.matches.game.as_ref().map(|game| game.setup().game) == Some(Game::Cards);
        match action {
            Action::Draw if on_cards => say_web::web_cards_draw(),
            Action::Pass if on_cards => say_web::web_cards_pass(),
            Action::Draw => say_web::web_draw(),
            Action::Pass => say_web::web_pass(),
            Action::Exchange if self.must_announce() => say_web::web_announce(),
            Action::Exchange => say_web::web_exchange(),
            Action::Take => say_web::web_take_keyboard(),
            Action::Right => say_web::web_right(),
            Action::Left => say_web::web_left(),
            Action::Hint => say_web::web_hint(),
            Action::Leave => say_web::web_leave(),
            Action::Escape => say_web::web_escape(),
            Action::Help => say_web::web_help(),
            Action::Hand => say_web::web_hand(),
            Action::Ends => say_web::web_ends(),
            Action::Serpent => say_web::web_serpent(),
            Action::Turn => say_web::web_turn(),
            Action::Match => say_web::web_match(),
            Action::Scores => say_web::web_scores(),
            Action::Repeat => say_web::web_repeat(),
            other => other.help(),
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
        let row = |action: &Action| match (action, game) {
            (Action::Digit(_), _) => self.pressed.keymap.digits(game),
            (_, Some(game)) => self.pressed.keymap.line_in(*action, game),
            (_, None) => self.pressed.keymap.line(*action),
        };
        let mut told = self.help_here();
        if let (Some(Screen::Table), Some(game)) = (self.screens.last(), &self.matches.game) {
            let set = game.setup().options.set;
            for action in game.listener().available() {
                told.push(row(&action));
                if matches!(action, Action::Digit(_)) && set.top().get() > 9 {
                    told.push(self.pressed.keymap.digit_pairs());
                }
            }
            told.push(say::help_rules(self.key(Action::Help)));
        }
        if self.is_at_a_remote_table() || self.is_in_room() {
            told.push(row(&Action::Talk));
        }
        told.extend(EVERYWHERE.iter().map(row));
        told.insert(0, say::help_begins(told.len(), self.key(Action::Escape)));
        // The first key is announced together with the number of lines.
        let begins = told[..2].iter().map(|line| Announcement {
            owner: self.reader(),
            ..Announcement::answer(line.clone())
        });
        let begins: Vec<Announcement> = begins.collect();
        self.screens.push(Screen::Reader(TextReader::help(told)));
        self.interrupt(CutBy::Answer);
        self.tell_answer(&begins, false);
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
            Some(action @ (Action::Previous | Action::Next | Action::First | Action::Last)) => {
                self.in_reader(action);
            }
            Some(Action::Repeat) => self.tell_sentence(),
            Some(Action::Escape | Action::Confirm) => {
                self.back();
                self.learned(Action::Help);
            }
            Some(Action::Help) => match (below, &self.matches.game) {
                (Some(Screen::Table), Some(game)) => {
                    let game = game.setup().game;
                    self.screens.pop();
                    self.open_rules(game);
                }
                _ => self.in_reader(Action::First),
            },
            // These actions work on every screen.
            Some(action) if EVERYWHERE.contains(&action) && action != Action::Settings => {
                return false;
            }
            _ => {
                self.screens.pop();
                if self.screens.last() == Some(&Screen::Table) {
                    self.learned(Action::Help);
                }
                return false;
            }
        }
        true
    }

    /// Returns the sentences that explain how to use the current screen.
    fn help_here(&self) -> Vec<Message> {
        let (enter, back) = (self.key(Action::Confirm), self.key(Action::Escape));
        match self.screens.last() {
            Some(Screen::Table) => {
                let game = self.matches.game.as_ref();
                game.map_or_else(Vec::new, |game| game.listener().asked())
            }
            Some(Screen::TwoVoices) => vec![self.which_voice()],
            Some(Screen::ReaderSpeed(_)) => vec![self.reader_speed_question()],
            Some(Screen::Quitting) => vec![say::quit_question(enter, back)],
            Some(Screen::Retelling) => vec![say::retelling_help(enter, back)],
            Some(Screen::Reader(_)) if self.of_review().is_some() => {
                vec![
                    learn::review_help(enter, self.key(Action::Hand)),
                    say::reader_help(back),
                ]
            }
            Some(Screen::Reader(_)) => vec![say::reader_help(back)],
            Some(Screen::Typing(typing)) => typing.help(),
            Some(Screen::Menu(menu)) => {
                let items = self.items(menu.kind);
                let changes = items
                    .get(menu.chosen)
                    .is_some_and(|item| item.is_changeable());
                let change = changes.then(say::menu_change_help);
                [say::menu_help(enter, back)]
                    .into_iter()
                    .chain(change)
                    .collect()
            }
            None => Vec::new(),
        }
    }

    /// Opens a list of every key with its meaning.
    pub(super) fn open_keys(&mut self) {
        let lines = self
            .pressed
            .keymap
            .rows()
            .map(|(action, _)| self.pressed.keymap.line(action))
            .collect();
        self.open_lines(lines);
    }
}
