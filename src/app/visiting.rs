//! The program as a parlour runs it, for somebody who visits: its tables, and nothing of the machine it is on. There are no
//! files, no other parlours, and no voice but the visitor's own.

use super::draft::usual;
use super::items::{Kind, MenuCommand};
use super::settings::Setting;
use super::typing::Asked;
use super::{App, Draft, Outlet, Screen};
use crate::Menu;
use serde::Deserialize;
use serpente_device::settings::Settings;
use serpente_engine::table::Game;
use serpente_net::client::{Acquaintance, Address, Goal, Order};
use serpente_net::wire::FromClient;
use serpente_text::announce::say::{menus as say, online, web};
use serpente_text::announce::{Announcement, Category, Message, Urgency};
use std::time::Instant;

/// Where a visitor wants to go first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(tag = "to", rename_all = "lowercase")]
pub enum Wish {
    /// To the table they sat at last, else to the list of tables.
    #[default]
    On,
    /// To the list of tables.
    Tables,
    /// To a match against computer players, at once.
    Play {
        /// The game, by its name; the usual one if nothing is said, or if there is none of this name.
        #[serde(default)]
        game: Option<String>,
    },
    /// To a table of their own, which friends come to.
    Friends,
    /// To the tutorial.
    Learn,
    /// To this table.
    Table {
        /// Its name.
        table: String,
    },
}

/// So many lines are kept for a visitor to go back to: a parlour has many visitors.
const LINES: usize = 2_000;

/// Who visits.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Visitor {
    /// Whether there is a voice on the visitor's side, and sounds.
    pub has_voice: bool,
    /// Whether they have no keys.
    pub by_touch: bool,
    /// The token by which the parlour knows them again.
    pub token: Option<String>,
    /// The table they sat at last.
    pub table: Option<String>,
    /// Where they want to go first.
    pub wish: Wish,
}

/// Where a visitor's program finds the parlour: around it. It is never called there.
pub(super) fn here() -> Address {
    "localhost".parse().expect("it is an address")
}

impl<O: Outlet> App<O> {
    /// The same program in a parlour, for this visitor.
    #[must_use]
    pub fn visited(mut self, visitor: Visitor) -> Self {
        let Visitor {
            has_voice,
            by_touch,
            token,
            table,
            wish,
        } = visitor;
        self.online.wish = wish;
        // Nobody writes them anywhere.
        if let Some(token) = token {
            let _ = self
                .online
                .acquaintances
                .meet(&here(), String::new(), token);
        }
        if let Some(table) = table {
            let _ = self.online.acquaintances.sit(&here(), Some(table));
        }
        self.announcer.log.keep_at_most(LINES);
        self.visitor_has_voice = Some(has_voice);
        self.by_touch = by_touch;
        self
    }

    /// Lets the visitor in: to the table they sat at last, else to the list of tables.
    pub fn open_visit(&mut self, now: Instant) {
        self.now = now;
        self.screens.push(Screen::Menu(Menu::main()));
        let wish = self.online.wish.clone();
        // A match against computers needs no name, and the host of a table may take one later.
        if matches!(wish, Wish::Play { .. } | Wish::Friends) && self.settings.name.is_none() {
            self.settings.name = Some(self.text(&web::web_guest()));
        }
        let last = self.online.acquaintances.last().is_some() && wish == Wish::On;
        if !last && self.settings.name.is_none() && wish != Wish::Learn {
            return self.open_typing_behind(vec![say::welcome()], Asked::Name(0));
        }
        self.tell(&Announcement::event(say::welcome(), Category::General));
        match wish {
            Wish::Learn => self.open_tutorial(now),
            _ if last => self.join_last(),
            _ => self.enter_parlour(),
        }
    }

    /// What the parlour is asked for first.
    fn first_goal(&mut self) -> Goal {
        match &self.online.wish {
            Wish::Table { table } => Goal::Sit {
                table: table.clone(),
                seat: None,
                secret: None,
            },
            wish @ (Wish::Play { .. } | Wish::Friends) => {
                let private = matches!(wish, Wish::Play { .. });
                if let Wish::Play { game } = wish {
                    let named = |found: &Game| game.as_deref() == Some(found.id());
                    self.matches.draft = Draft::of(Game::all().find(named).unwrap_or_else(usual));
                }
                self.conditions()
                    .map_or(Goal::Lobby, |conditions| Goal::Open {
                        conditions,
                        private,
                    })
            }
            Wish::On | Wish::Tables | Wish::Learn => Goal::Lobby,
        }
    }

    /// The table they sit at, or watch, by its name.
    #[must_use]
    pub fn table_here(&self) -> Option<String> {
        self.online.table().map(|table| table.table.clone())
    }

    /// Whether the list of tables is what they look at.
    #[must_use]
    pub fn looks_at_tables(&self) -> bool {
        matches!(self.screens.last(), Some(Screen::Menu(menu)) if menu.kind == Kind::Lobby)
    }

    /// Asks for the list of tables again.
    pub fn look_again(&mut self) {
        self.outlet.network(Order::Send(FromClient::Tables));
    }

    /// Whether the program is run by a parlour for somebody who visits it.
    pub(super) fn is_visited(&self) -> bool {
        self.visitor_has_voice.is_some()
    }

    /// Goes to the list of tables; whoever has no name yet is asked for one.
    pub(super) fn enter_parlour(&mut self) {
        if self.settings.name.is_none() {
            self.open_typing(Asked::Name(0));
        } else {
            let goal = self.first_goal();
            // What they wish for holds once; that a match begins at once is seen to at the table.
            if !matches!(self.online.wish, Wish::Play { .. }) {
                self.online.wish = Wish::On;
            }
            self.visit(here(), goal, false);
        }
    }

    /// Back from the question for a name: where that was asked on the way to the tables, on to them.
    pub(super) fn back_with_name(&mut self) {
        let on_the_way = self.is_visited() && !self.is_calling() && self.settings.name.is_some();
        let below = self.screens.iter().rev().nth(1);
        let from_main = matches!(below, Some(Screen::Menu(menu)) if *menu == Menu::main());
        if on_the_way && from_main {
            self.screens.pop();
            self.enter_parlour();
        } else if matches!(below, Some(Screen::Menu(menu)) if menu.kind == Kind::Online) {
            // Asked for on the way there: the menu has not been told yet.
            self.screens.pop();
            let named = say::menu_name(self.name_of(0));
            self.answer(named);
            self.enter_menu(Urgency::Event);
        } else {
            self.back();
        }
    }

    /// What the main menu leads to.
    pub(super) fn visitors_menu(&self) -> Vec<MenuCommand> {
        let last = self.online.acquaintances.last();
        let last = last.map(|_| MenuCommand::JoinLast);
        last.into_iter()
            .chain([
                MenuCommand::Online,
                MenuCommand::Tutorial,
                MenuCommand::Games,
                MenuCommand::Settings,
                MenuCommand::Keys,
                MenuCommand::Quit,
            ])
            .filter(|command| !self.by_touch || *command != MenuCommand::Keys)
            .collect()
    }

    /// Whether a setting changes anything for whoever listens.
    pub(super) fn has_setting(&self, setting: Setting) -> bool {
        match (self.visitor_has_voice, setting) {
            // Which voice it is, the visitor's side knows.
            (Some(_), Setting::Voice | Setting::Pause) => false,
            (
                Some(has_voice),
                Setting::Speech
                | Setting::Rate
                | Setting::Volume
                | Setting::Pitch
                | Setting::Sound
                | Setting::SoundVolume,
            ) => has_voice,
            (None, _)
            | (
                Some(_),
                Setting::Detail
                | Setting::Echo
                | Setting::Waits
                | Setting::Reading
                | Setting::Talk
                | Setting::Language,
            ) => true,
        }
    }

    /// Why a key for the voice does nothing, where there is none.
    pub(super) fn has_no_voice(&self) -> Option<Message> {
        let none = self.visitor_has_voice == Some(false);
        none.then(online::visit_no_voice)
    }

    /// What the person chose.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// As what the parlour around the program knows the visitor.
    #[must_use]
    pub fn known_here(&self) -> Option<&Acquaintance> {
        self.online.acquaintances.at(&here())
    }
}
