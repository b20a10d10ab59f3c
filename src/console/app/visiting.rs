//! The program as a parlour runs it, for somebody who visits: its tables, and nothing of the machine it is on. There are no
//! files, no other parlours, and no voice but the visitor's own.

use super::items::MenuCommand;
use super::settings::Setting;
use super::typing::Asked;
use super::{App, Outlet, Screen};
use crate::announce::say::{menus as say, online};
use crate::announce::{Announcement, Category, Message};
use crate::console::app::Menu;
use crate::net::client::{Acquaintance, Address, Goal};
use crate::settings::Settings;
use std::time::Instant;

/// So many lines are kept for a visitor to go back to: a parlour has many visitors.
const LINES: usize = 2_000;

/// Who visits.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Visitor {
    /// Whether there is a voice on the visitor's side, and sounds.
    pub has_voice: bool,
    /// The token by which the parlour knows them again.
    pub token: Option<String>,
    /// The table they sat at last.
    pub table: Option<String>,
}

/// Where a visitor's program finds the parlour: around it. It is never called there.
fn here() -> Address {
    "localhost".parse().expect("it is an address")
}

impl<O: Outlet> App<O> {
    /// The same program in a parlour, for this visitor.
    #[must_use]
    pub fn visited(mut self, visitor: Visitor) -> Self {
        let Visitor {
            has_voice,
            token,
            table,
        } = visitor;
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
        self.log.keep_at_most(LINES);
        self.visitor_has_voice = Some(has_voice);
        self
    }

    /// Lets the visitor in: to the table they sat at last, else to the list of tables.
    pub fn open_visit(&mut self, now: Instant) {
        self.now = now;
        self.screens.push(Screen::Menu(Menu::main()));
        if self.online.acquaintances.last().is_none() && self.settings.name.is_none() {
            return self.open_typing_behind(vec![say::welcome()], Asked::Name(0));
        }
        self.tell(&Announcement::event(say::welcome(), Category::General));
        if self.online.acquaintances.last().is_some() {
            self.join_last();
        } else {
            self.enter_parlour();
        }
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
            self.visit(here(), Goal::Lobby, false);
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
