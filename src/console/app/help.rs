//! The keys that work, and sentences to go through.

use super::{App, Outlet, Screen};
use crate::announce::say::menus as say;
use crate::announce::{Announcement, Category, Cue, Keys, Message, Topic};
use crate::console::Key;
use crate::session::Action;

/// What does something wherever one is, the likeliest first.
const EVERYWHERE: [Action; 15] = [
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
    /// The names of the keys that sentences speak of.
    pub(super) fn keys(&self) -> Keys {
        let key = |action| self.key(action);
        Keys {
            draw: key(Action::Draw),
            confirm: key(Action::Confirm),
            take: key(Action::Take),
            right: key(Action::Right),
            left: key(Action::Left),
            pass: key(Action::Pass),
            exchange: key(Action::Exchange),
            escape: key(Action::Escape),
            help: key(Action::Help),
        }
    }

    /// The name of the first key that means this.
    pub(super) fn key(&self, action: Action) -> Message {
        self.keymap
            .keys(action)
            .first()
            .expect("no action is ever left without a key")
            .spoken()
    }

    /// Tells the keys that work here and now: what is asked, then what does something here, then what always does.
    pub(super) fn help(&mut self) {
        let game = self.game.as_ref();
        let on_cards = game.is_some_and(|game| game.session.plays_cards());
        let row = |action: &Action| match action {
            Action::Digit(_) => self.keymap.digits(),
            _ if on_cards => self.keymap.line_on_cards(*action),
            _ => self.keymap.line(*action),
        };
        let mut told = self.help_here();
        if let (Some(Screen::Table), Some(game)) = (self.screens.last(), &self.game) {
            told.extend(game.session.available().iter().map(row));
        }
        told.extend(EVERYWHERE.iter().map(row));
        // What can be done at a table tells what the hand is like: it is for who has the keyboard.
        let at_table = self.screens.last() == Some(&Screen::Table);
        self.answer_all(told, self.reader().filter(|_| at_table));
    }

    /// How what lies on top is used, in sentences of its own.
    fn help_here(&self) -> Vec<Message> {
        let (enter, back) = (self.key(Action::Confirm), self.key(Action::Escape));
        match self.screens.last() {
            Some(Screen::Table) => {
                let game = self.game.as_ref();
                game.map_or_else(Vec::new, |game| game.session.asked())
            }
            Some(Screen::TwoVoices) => vec![self.which_voice()],
            Some(Screen::Retelling) => vec![say::retelling_help(enter, back)],
            Some(Screen::Reader { .. }) => vec![say::reader_help(back)],
            Some(Screen::Name(naming)) => {
                vec![
                    naming.question(Key::Enter.spoken()),
                    say::name_help(Key::Escape.spoken()),
                ]
            }
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

    /// Every key with its meaning, to go through.
    pub(super) fn open_keys(&mut self) {
        let lines = self
            .keymap
            .rows()
            .map(|(action, _)| self.keymap.line(action))
            .collect();
        self.open_reader(lines);
    }

    pub(super) fn open_reader(&mut self, lines: Vec<Message>) {
        self.screens.push(Screen::Reader { lines, at: 0 });
        self.in_reader(Action::First);
    }

    pub(super) fn in_reader(&mut self, action: Action) {
        let Some(Screen::Reader { lines, at }) = self.screens.last_mut() else {
            return;
        };
        let last = lines.len().saturating_sub(1);
        *at = match action {
            Action::Previous => at.saturating_sub(1),
            Action::Next | Action::Confirm | Action::Draw => (*at + 1).min(last),
            Action::First => 0,
            Action::Last => last,
            Action::Escape | Action::Leave => return self.back(),
            _ => return self.help(),
        };
        if let Some(line) = lines.get(*at).cloned() {
            self.tell(
                &Announcement::answer(line)
                    .filed(Category::General)
                    .about(Topic::Cursor)
                    .with(Cue::Menu),
            );
        }
    }
}
