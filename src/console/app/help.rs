//! The keys that work, and sentences to go through.

use super::{App, Outlet, Screen};
use crate::announce::{Announcement, Category, Cue, Keys, Message, Topic};
use crate::session::Action;

impl<O: Outlet> App<O> {
    /// The names of the keys that sentences speak of.
    pub(super) fn keys(&self) -> Keys {
        let key = |action| self.key(action);
        Keys {
            draw: key(Action::Draw),
            confirm: key(Action::Confirm),
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

    /// Tells the keys that work here and now.
    pub(super) fn help(&mut self) {
        let everywhere = [
            Action::Repeat,
            Action::ReviewBack,
            Action::ReviewForward,
            Action::Speech,
            Action::Slower,
            Action::Faster,
            Action::Language,
            Action::Detail,
            Action::Settings,
        ];
        let here = match self.screens.last() {
            Some(Screen::Table) => self
                .game
                .as_ref()
                .map_or_else(Vec::new, |game| game.session.available()),
            Some(Screen::TwoVoices | Screen::Retelling) => vec![Action::Confirm, Action::Escape],
            Some(Screen::Menu(_) | Screen::Reader { .. } | Screen::Name(_)) | None => {
                vec![
                    Action::Previous,
                    Action::Next,
                    Action::First,
                    Action::Last,
                    Action::Confirm,
                    Action::Escape,
                ]
            }
        };
        let actions = here.into_iter().chain(everywhere);
        let rows: Vec<_> = actions.map(|action| self.keymap.line(action)).collect();
        self.answer_all(&rows);
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
