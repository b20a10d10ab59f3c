//! The menus on the way to a table on another machine: the parlours, whether to trust one, and its tables.

use super::Outlet;
use crate::Screen;
use crate::context::Context;
use crate::online::connection::ParlourConnection;
use crate::online::{OpenTo, game_named, here, spoken, table_told};
use crate::screens::menu_items::MenuKind;
use crate::screens::text_field::LinePurpose;
use serpente_client::wire::{FromClient, TableInfo};
use serpente_client::{EnterAs, Intent};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Message, Topic, Urgency};
use std::time::Duration;

/// How often the list of tables is asked for while the player chooses among them.
const LIST_INTERVAL: Duration = Duration::from_secs(5);

/// The most tables of a list in which each new one is announced. A longer list changes all the time, so that the announcements would
/// never end.
const MOST_ANNOUNCED: usize = 20;

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
            let known = self.context.online.acquaintances.at(&address);
            if known.is_some_and(|known| known.hosted) && self.host_again() {
                return;
            }
            if self.context.session.is_visited() {
                ParlourConnection::of(self.context).visit(address, goal, false);
            } else {
                ParlourConnection::of(self.context).call(address, goal);
            }
        }
    }

    /// Starts the server on this machine, and goes back to the table there that the player did not leave for good: the others wait at
    /// it. Returns whether there is such a table.
    pub(crate) fn host_again(&mut self) -> bool {
        let name = self.context.session.name_of(0);
        let Ok(address) = self.context.teller.outlet.host(&name) else {
            return false;
        };
        let known = self.context.online.acquaintances.at(&address);
        let Some(table) = known.and_then(|known| known.table.clone()) else {
            return false;
        };
        let goal = Intent::at(Some(table), EnterAs::Player(None));
        ParlourConnection::of(self.context).visit(address, goal, true);
        true
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
        self.context.online.news.list_due = Some(self.context.session.now + LIST_INTERVAL);
        self.ask_for_friends();
        let mut screens = self.context.screens.iter();
        if screens.any(|screen| screen.is_menu(MenuKind::Lobby)) {
            return self.list_changed(&before);
        }
        self.context.screens.push(Screen::menu(MenuKind::Lobby));
        self.context.enter_menu(Urgency::Event);
    }

    /// Asks for the list of tables again. The server tells only those who ask.
    pub(crate) fn look_again(&mut self) {
        self.context.online.news.list_due = Some(self.context.session.now + LIST_INTERVAL);
        self.context.send(FromClient::Tables);
    }

    /// Keeps the same table selected when the list of tables has changed, and announces what a player who is looking for a table
    /// wants to know: which tables were opened, and what became of the selected one.
    fn list_changed(&mut self, before: &[TableInfo]) {
        let on_top = self.context.is_menu_open(MenuKind::Lobby);
        let tables = &self.context.online.news.tables;
        let friends = self.context.online.friends();
        let mut known = before.to_vec();
        for table in tables {
            // Where a friend is, is announced anyway.
            let host = table.owner.as_ref();
            if friends.iter().any(|(_, friend)| Some(friend) == host) {
                known.push(table.clone());
            }
        }
        let opened = tables_opened(&known, tables);
        let mut gone = None;
        let mut has_changed = false;
        for screen in &mut self.context.screens {
            let Screen::Menu(menu) = screen else {
                continue;
            };
            if menu.kind != MenuKind::Lobby {
                continue;
            }
            let Some(chosen) = before.get(menu.chosen) else {
                menu.chosen = tables.len() + menu.chosen.saturating_sub(before.len());
                continue;
            };
            if let Some(place) = tables.iter().position(|table| table.table == chosen.table) {
                menu.chosen = place;
                has_changed = table_told(&tables[place]) != table_told(chosen);
            } else {
                menu.chosen = menu.chosen.min(tables.len());
                gone = Some(say::table_gone(spoken(&chosen.table)));
            }
        }
        // What is typed is not interrupted, and a menu above the list has another entry selected.
        if on_top && (gone.is_some() || has_changed) {
            self.context.notice_all(gone);
            self.context.tell_entry(Urgency::Event);
        }
        if self.context.menu().is_some()
            && let Some(opened) = opened
        {
            self.context
                .tell(&Announcement::general(opened).about(Topic::Addition));
        }
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

/// Returns the sentence about the tables that are in the list now and were not before, if there are any: who opened it, if it is one,
/// otherwise how many.
fn tables_opened(before: &[TableInfo], now: &[TableInfo]) -> Option<Message> {
    if now.len() > MOST_ANNOUNCED {
        return None;
    }
    let mut opened = Vec::new();
    for table in now {
        let is_new = !before.iter().any(|known| known.table == table.table);
        // A table without its host was there before the server was started again.
        if is_new && let Some(host) = &table.owner {
            opened.push(say::table_opened(host, game_named(&table.game)));
        }
    }
    match opened.len() {
        0 | 1 => opened.pop(),
        count => Some(say::tables_opened(count)),
    }
}
