//! The entries of the menus: which there are, what each says, and what becomes of it.

use super::choices::Choice;
use super::settings::Setting;
use super::{App, Outlet};
use crate::announce::say::games::game_name;
use crate::announce::say::{menus as say, settings as say_settings};
use crate::announce::{GameName, Message};
use crate::table::Game;
use std::time::Instant;

/// Which menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Main,
    Match,
    Settings,
    Games,
    Table,
}

/// An entry of a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// Something to do.
    Deed(Deed),
    /// Something about the match that is being set up: left and right change it.
    Choice(Choice),
    /// Something about the program: left and right change it.
    Setting(Setting),
}

/// Something an entry does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    NewMatch,
    Resume,
    Tutorial,
    Games,
    Settings,
    Keys,
    Quit,
    Start,
    /// Asks for the name of one of the people at this keyboard.
    Name(usize),
    BackToTable,
    Leave,
    Reload,
    /// The rules of a game, by its place among all.
    Rules(usize),
}

impl Item {
    /// Whether left and right change it.
    pub(super) fn is_changeable(self) -> bool {
        match self {
            Self::Choice(_) | Self::Setting(_) => true,
            Self::Deed(_) => false,
        }
    }
}

impl<O: Outlet> App<O> {
    /// The entries of a menu.
    pub(super) fn items(&self, kind: Kind) -> Vec<Item> {
        let deeds = |deeds: &[Deed]| deeds.iter().copied().map(Item::Deed).collect();
        match kind {
            Kind::Main => deeds(&[
                Deed::NewMatch,
                Deed::Resume,
                Deed::Tutorial,
                Deed::Games,
                Deed::Settings,
                Deed::Keys,
                Deed::Quit,
            ]),
            Kind::Match => {
                let choices = self.draft.choices().into_iter().map(Item::Choice);
                // Somebody who only lets computer players play may still want to say who they are.
                let names = (0..self.draft.people.max(1)).map(Deed::Name);
                [Item::Deed(Deed::Start)]
                    .into_iter()
                    .chain(choices)
                    .chain(names.map(Item::Deed))
                    .collect()
            }
            Kind::Settings => {
                let settings = Setting::ALL.into_iter().map(Item::Setting);
                let last = [Deed::Reload, Deed::Name(0)].map(Item::Deed);
                settings.chain(last).collect()
            }
            Kind::Games => (0..Game::all().count())
                .map(|place| Item::Deed(Deed::Rules(place)))
                .collect(),
            Kind::Table => deeds(&[Deed::BackToTable, Deed::Settings, Deed::Keys, Deed::Leave]),
        }
    }

    /// What an entry says.
    pub(super) fn label(&self, item: Item) -> Message {
        match item {
            Item::Deed(deed) => self.deed(deed),
            Item::Choice(choice) => self.draft.label(choice),
            Item::Setting(setting) => self.setting(setting),
        }
    }

    fn deed(&self, deed: Deed) -> Message {
        match deed {
            Deed::NewMatch => say::menu_new_match(),
            Deed::Resume => say::menu_resume(),
            Deed::Tutorial => say::menu_tutorial(),
            Deed::Games => say::menu_games(),
            Deed::Settings => say::menu_settings(),
            Deed::Keys => say::menu_keys(),
            Deed::Quit => say::menu_quit(),
            Deed::Start => self.draft.summary(),
            Deed::Name(0) => say::menu_name(self.name_of(0)),
            Deed::Name(person) => match self.draft.names.get(&person) {
                Some(name) => say::menu_name_of(person + 1, name.clone()),
                None => say::menu_nameless(person + 1),
            },
            Deed::BackToTable => say::menu_back_to_table(),
            Deed::Leave => say::menu_leave(),
            Deed::Reload => say_settings::set_reload(),
            Deed::Rules(place) => game_name(GameName(game_at(place).id())),
        }
    }

    /// Does what an entry is for; one that can be changed goes one step on.
    pub(super) fn enter(&mut self, item: Item, now: Instant) {
        match item {
            Item::Deed(deed) => self.perform(deed, now),
            Item::Choice(_) | Item::Setting(_) => {
                self.change(item, true);
            }
        }
    }

    fn perform(&mut self, deed: Deed, now: Instant) {
        match deed {
            Deed::NewMatch => self.open(Kind::Match),
            Deed::Resume => {
                if let Err(message) = self.resume_table(None, now) {
                    self.refuse(message);
                }
            }
            Deed::Tutorial => self.open_tutorial(now),
            Deed::Games => self.open(Kind::Games),
            Deed::Rules(place) => self.open_rules(game_at(place)),
            Deed::Settings => self.open_settings(),
            Deed::Keys => self.open_keys(),
            Deed::Quit => self.done = true,
            Deed::Start => {
                self.settings.last_match = self.draft.to_remember();
                self.keep_settings();
                if let Err(message) = self.start_match(now) {
                    self.refuse(message);
                }
            }
            Deed::Name(person) => self.open_name(person),
            Deed::BackToTable => self.back(),
            Deed::Leave => self.leave_from_menu(),
            Deed::Reload => self.reload_languages(),
        }
    }

    /// Changes an entry, up or down, and tells it.
    pub(super) fn change(&mut self, item: Item, up: bool) {
        match item {
            Item::Choice(choice) => self.draft.change(choice, up),
            Item::Setting(setting) => self.change_setting(setting, up),
            Item::Deed(_) => {}
        }
        self.stay_at(item);
        self.tell_value();
    }
}

/// The game at this place among all.
fn game_at(place: usize) -> Game {
    Game::all()
        .nth(place)
        .expect("the menu has an entry for each game")
}
