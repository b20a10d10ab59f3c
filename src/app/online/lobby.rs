//! The menus on the way to a table on another machine: the parlours, whether to trust one, and its tables.

use super::Outlet;
use crate::Screen;
use crate::context::Context;
use crate::online::connection::ParlourConnection;
use crate::online::{OpenTo, here};
use crate::screens::menu_items::MenuKind;
use crate::screens::text_field::LinePurpose;
use serpente_client::wire::TableInfo;
use serpente_client::{EnterAs, Intent};
use serpente_text::announce::Urgency;

/// The way to a table on another machine: the parlours, the tables of one, the friends there.
pub(crate) struct LobbyScreens<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> LobbyScreens<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> LobbyScreens<'_, O> {
    /// Opens the menu of the parlours.
    pub(crate) fn open_online(&mut self) {
        ParlourConnection::of(self.context).hang_up();
        ParlourConnection::of(self.context).look();
        self.context.screens.push(Screen::menu(MenuKind::Online));
        if self.context.session.settings.name.is_none() && self.context.session.start.name.is_none()
        {
            // The players at a table are to know each other's names.
            self.context.open_typing(LinePurpose::Name(0));
        } else {
            self.context.enter_menu(Urgency::Answer);
        }
    }

    pub(crate) fn join_last(&mut self) {
        if let Some((address, table)) = self.context.online.acquaintances.last() {
            let goal = Intent::at(Some(table.to_owned()), EnterAs::Player(None));
            if self.context.session.is_visited() {
                ParlourConnection::of(self.context).visit(address, goal, false);
            } else {
                ParlourConnection::of(self.context).call(address, goal);
            }
        }
    }

    /// Sits down at a table of the list, or watches it if no chair is free.
    pub(crate) fn enter_table(&mut self, table: &TableInfo) {
        let asks_for_secret = table.secret;
        let enter_as = if table.free == 0 {
            EnterAs::Watcher
        } else {
            EnterAs::Player(None)
        };
        let goal = Intent::at(Some(table.table.clone()), enter_as);
        ParlourConnection::of(self.context).want(goal, !asks_for_secret);
        if asks_for_secret {
            self.context.open_typing(LinePurpose::Secret);
        }
    }

    /// Asks again to enter the table, with its secret word.
    pub(crate) fn enter_with_secret(&mut self, word: &str) {
        self.context.screens.pop();
        let Some(visit) = &self.context.online.visit else {
            return;
        };
        let mut goal = visit.client.goal.clone();
        if let Intent::Enter { secret, .. } = &mut goal {
            *secret = Some(word.to_owned());
        }
        ParlourConnection::of(self.context).want(goal, true);
    }

    pub(super) fn take_tables(&mut self, tables: Vec<TableInfo>) {
        let before = std::mem::replace(&mut self.context.online.news.tables, tables);
        if !self.context.online.wants_lobby() {
            return;
        }
        self.ask_for_friends();
        if self.context.is_menu_open(MenuKind::Lobby) {
            return self.keep_chosen_table(&before);
        }
        self.context.screens.push(Screen::menu(MenuKind::Lobby));
        self.context.enter_menu(Urgency::Event);
    }

    /// Keeps the same table selected when the list of tables has changed.
    fn keep_chosen_table(&mut self, before: &[TableInfo]) {
        let tables = &self.context.online.news.tables;
        let Some(Screen::Menu(menu)) = self.context.screens.last_mut() else {
            return;
        };
        menu.chosen = match before.get(menu.chosen) {
            Some(chosen) => {
                let place = tables.iter().position(|table| table.table == chosen.table);
                place.unwrap_or_else(|| menu.chosen.min(tables.len()))
            }
            None => tables.len() + menu.chosen.saturating_sub(before.len()),
        };
    }

    /// Goes back to the list of tables and asks the parlour for a new one.
    pub(crate) fn ask_for_tables(&mut self) {
        ParlourConnection::of(self.context).close_menus_of_parlour();
        ParlourConnection::of(self.context).want(Intent::Lobby, true);
    }

    /// Opens a table at the parlour or, without a connection to one, on this machine.
    pub(crate) fn open_table_elsewhere(&mut self, open_to: OpenTo) {
        let conditions = match self.context.online.conditions(&mut self.context.session) {
            Ok(conditions) => conditions,
            Err(message) => return self.context.refuse(message),
        };
        let goal = Intent::Open {
            conditions,
            private: open_to == OpenTo::Friends,
        };
        self.context.session.settings.last_match = self.context.session.matches.draft.to_remember();
        self.context.keep_settings();
        if self.context.session.is_visited() && self.context.session.matches.draft.people > 1 {
            // The others at this screen sit down, too: the parlour gets their names when the program connects.
            return ParlourConnection::of(self.context).visit(here(), goal, false);
        }
        if self.context.online.visit.is_some() {
            return ParlourConnection::of(self.context).want(goal, true);
        }
        match self
            .context
            .teller
            .outlet
            .host(&self.context.session.name_of(0))
        {
            Ok(address) => {
                ParlourConnection::of(self.context).visit(address, goal, true);
            }
            Err(message) => self.context.refuse(message),
        }
    }
}
