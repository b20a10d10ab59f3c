//! Menus: a list of entries, one of them chosen.

use super::items::{Item, Kind};
use super::{App, Outlet, Screen};
use crate::announce::say::{menus as say, settings as say_settings};
use crate::announce::{Announcement, Category, Cue, Message, Topic, Urgency};
use crate::console::Key;
use crate::session::Action;
use std::time::Instant;

/// A menu with its chosen entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Menu {
    pub(super) kind: Kind,
    pub(super) chosen: usize,
}

impl Menu {
    pub(super) fn main() -> Self {
        Self::of(Kind::Main)
    }

    pub(super) fn table() -> Self {
        Self::of(Kind::Table)
    }

    pub(super) fn of(kind: Kind) -> Self {
        Self { kind, chosen: 0 }
    }
}

impl<O: Outlet> App<O> {
    pub(super) fn open(&mut self, kind: Kind) {
        self.screens.push(Screen::Menu(Menu::of(kind)));
        self.enter_menu(Urgency::Answer);
    }

    pub(super) fn open_settings(&mut self) {
        if self.menu().is_some_and(|menu| menu.kind == Kind::Settings) {
            return self.tell_entry(Urgency::Answer);
        }
        if self.voices.is_empty() {
            self.outlet.ask_voices();
        }
        self.open(Kind::Settings);
    }

    fn menu(&mut self) -> Option<&mut Menu> {
        match self.screens.last_mut() {
            Some(Screen::Menu(menu)) => Some(menu),
            Some(
                Screen::Table
                | Screen::Reader { .. }
                | Screen::Name(_)
                | Screen::TwoVoices
                | Screen::Retelling,
            )
            | None => None,
        }
    }

    /// Tells a menu's title and its chosen entry.
    pub(super) fn enter_menu(&mut self, urgency: Urgency) {
        self.tell_menu(urgency, Vec::new());
    }

    /// The same, and how menus work.
    pub(super) fn introduce_menu(&mut self, urgency: Urgency) {
        let (enter, back) = (self.key(Action::Confirm), self.key(Action::Escape));
        let help = say::help_hint(self.key(Action::Help));
        self.tell_menu(urgency, vec![say::menu_help(enter, back), help]);
    }

    /// Tells a menu in one breath: who goes on in it has no use for the rest.
    fn tell_menu(&mut self, urgency: Urgency, then: Vec<Message>) {
        let Some(menu) = self.menu() else { return };
        let title = match menu.kind {
            Kind::Main => say::main_menu(),
            Kind::Match => say::match_menu(),
            Kind::Settings => say_settings::settings_menu(),
            Kind::Games => say::games_menu(),
            Kind::Table => say::table_menu(),
        };
        let told = |message| Announcement {
            urgency,
            ..Announcement::event(message, Category::General).about(Topic::Cursor)
        };
        let title = told(title);
        let entry = self.entry(urgency);
        let then = then.into_iter().map(told);
        let whole: Vec<_> = [title].into_iter().chain(entry).chain(then).collect();
        self.tell_together(&whole);
    }

    /// Tells the chosen entry.
    pub(super) fn tell_entry(&mut self, urgency: Urgency) {
        if let Some(entry) = self.entry(urgency) {
            self.tell(&entry);
        }
    }

    fn entry(&mut self, urgency: Urgency) -> Option<Announcement> {
        let &mut Menu { kind, chosen } = self.menu()?;
        let label = self.label(*self.items(kind).get(chosen)?);
        let entry = Announcement::event(label, Category::General)
            .about(Topic::Cursor)
            .with(Cue::Menu);
        Some(Announcement { urgency, ..entry })
    }

    /// Keeps an entry chosen: what was changed may have brought others or taken them away.
    pub(super) fn stay_at(&mut self, item: Item) {
        let Some(&mut Menu { kind, .. }) = self.menu() else {
            return;
        };
        let place = self.items(kind).iter().position(|&other| other == item);
        if let (Some(menu), Some(place)) = (self.menu(), place) {
            menu.chosen = place;
        }
    }

    pub(super) fn in_menu(&mut self, key: Key, action: Action, now: Instant) {
        let Some(&mut Menu { kind, chosen }) = self.menu() else {
            return;
        };
        let items = self.items(kind);
        let last = items.len().saturating_sub(1);
        let item = items.get(chosen).copied();
        let changes = match key {
            Key::Left => Some(false),
            Key::Right => Some(true),
            _ => None,
        };
        if let (Some(up), Some(item)) = (changes, item)
            && item.is_changeable()
        {
            return self.change(item, up);
        }
        let place = match action {
            Action::Previous => chosen.checked_sub(1).unwrap_or(last),
            Action::Next => {
                if chosen == last {
                    0
                } else {
                    chosen + 1
                }
            }
            Action::First => 0,
            Action::Last => last,
            Action::Confirm | Action::Draw => {
                if let Some(item) = item {
                    self.enter(item, now);
                }
                return;
            }
            Action::Escape => {
                return if kind == Kind::Main {
                    self.done = true;
                } else {
                    self.back();
                };
            }
            Action::Leave if kind == Kind::Main => {
                self.done = true;
                return;
            }
            _ => return self.without_use(key),
        };
        if let Some(menu) = self.menu() {
            menu.chosen = place;
        }
        self.tell_entry(Urgency::Answer);
    }
}
