//! The menus on the way to a table on another machine: the parlours, whether to trust one, and its tables.

use super::friends::FriendsMenus;
use super::lists::ListMenus;
use super::{OnlineEffect, Outlet};
use crate::Screen;
use crate::context::Context;
use crate::online::connection::ParlourConnection;
use crate::screens::menu_items::{MenuItem, MenuKind};
use crate::screens::text_field::LinePurpose;
use crate::screens::view::ScreenView;
use crate::setup::choices::SetupChoice;
use crate::setup::draft::usual;
use crate::visiting::here;
use serpente_client::Fingerprint;
use serpente_client::wire::TableInfo;
use serpente_client::{Address, EnterAs, FoundParlour, Intent};
use serpente_engine::table::Game;
use serpente_text::announce::say::online as say;
use serpente_text::announce::{GameName, Message, Urgency, goal, players_told};

/// The menus on the way to a table on another machine.
pub(crate) struct LobbyMenus<'a> {
    view: ScreenView<'a>,
}

impl<'a> LobbyMenus<'a> {
    pub(crate) fn of(view: ScreenView<'a>) -> Self {
        Self { view }
    }
}

impl LobbyMenus<'_> {
    /// Returns the entries of the menu of parlours.
    pub(crate) fn parlour_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        items.extend(self.join_last_item());
        for FoundParlour { name, address } in &self.view.online.found {
            let label = say::online_found(name, address.to_string());
            items.push(MenuItem::online(label, OnlineEffect::Call(address.clone())));
        }
        items.push(MenuItem::typing(say::online_join(), LinePurpose::Address));
        items.push(MenuItem::menu(say::online_host(), MenuKind::Open));
        items.push(MenuItem::choice(self.view.session, SetupChoice::People));
        items
    }

    /// Returns the entry that leads to the last table, if there was one.
    pub(crate) fn join_last_item(&self) -> Option<MenuItem> {
        let (address, table) = self.view.online.acquaintances.last()?;
        let label = if self.view.session.is_visited() {
            say::visit_last(spoken(table))
        } else {
            say::online_last(spoken(table), address.to_string())
        };
        Some(MenuItem::online(label, OnlineEffect::JoinLast))
    }

    /// Returns an entry for each table of the parlour, and one for a new table.
    pub(crate) fn lobby_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        for table in &self.view.online.news.tables {
            let effect = OnlineEffect::EnterTable(table.clone());
            items.push(MenuItem::online(table_told(table), effect));
        }
        items.push(MenuItem::menu(say::lobby_open(), MenuKind::Open));
        items.push(FriendsMenus::of(self.view).friends_item());
        items.extend(ListMenus::of(self.view).evenings_played());
        items
    }

    pub(crate) fn lobby_title(&self) -> Message {
        say::lobby_menu(self.view.online.news.parlour.clone().unwrap_or_default())
    }

    /// Returns the entries of the menu that sets up a table on another machine. The level of computer players does not matter
    /// here. The number of people at this keyboard is set in the menu of parlours; a visitor has no such menu and sets it here.
    pub(crate) fn open_items(&self) -> Vec<MenuItem> {
        let is_visited = self.view.session.is_visited();
        let draft = &self.view.session.matches.draft;
        let label = say::menu_open(
            GameName(draft.game.id()),
            players_told(draft.seating),
            goal(draft.game, draft.goal(), &draft.house),
        );
        let mut items = vec![MenuItem::online(label, OnlineEffect::OpenTable)];
        for choice in draft.choices() {
            let matters = match choice {
                SetupChoice::People => is_visited,
                SetupChoice::Level => false,
                _ => true,
            };
            if matters {
                items.push(MenuItem::choice(self.view.session, choice));
            }
        }
        items.push(ListMenus::of(self.view).open_evening_item());
        items.push(ListMenus::of(self.view).open_league_item());
        if is_visited {
            for person in 1..draft.people {
                items.push(MenuItem::name(self.view.session, person));
            }
        }
        items
    }

    pub(crate) fn certificate_title(&self) -> Message {
        let Some(Doubt { shown, address, .. }) = &self.view.online.doubt else {
            return say::online_menu();
        };
        let name = address.to_string();
        match self.view.online.acquaintances.trusted_at(address) {
            None => say::certificate_unknown(name, shown.to_string()),
            Some(_) => say::certificate_changed(name, shown.to_string()),
        }
    }
}

/// The connection that waits for the player's answer about a certificate.
pub(super) struct Doubt {
    pub(super) shown: Fingerprint,
    pub(super) address: Address,
    pub(super) goal: Intent,
}

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
    pub(super) fn enter_table(&mut self, table: &TableInfo) {
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
    pub(super) fn ask_for_tables(&mut self) {
        ParlourConnection::of(self.context).close_menus_of_parlour();
        ParlourConnection::of(self.context).want(Intent::Lobby, true);
    }

    /// Opens a table at the parlour or, without a connection to one, on this machine.
    pub(crate) fn open_table_elsewhere(&mut self) {
        let conditions = match self.context.online.conditions(&mut self.context.session) {
            Ok(conditions) => conditions,
            Err(message) => return self.context.refuse(message),
        };
        let goal = Intent::Open {
            conditions,
            private: false,
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

/// Returns the label of a table in the list.
pub fn table_told(table: &TableInfo) -> Message {
    let name = spoken(&table.table);
    let game = game_named(&table.game);
    let label = match &table.master {
        None => say::lobby_asleep(name, game),
        Some(master) if table.playing && table.free == 0 => say::lobby_playing(name, game, master),
        Some(master) => say::lobby_table(name, game, table.free, master),
    };
    match &table.evening {
        Some(evening) => say::lobby_evening(label, evening),
        None => label,
    }
}

/// Returns a table's name as it is spoken: "calm red fox". The end of a private table's name is only for its link.
pub(super) fn spoken(table: &str) -> String {
    let mut name = table;
    if let Some((before, last)) = table.rsplit_once('-')
        && last.len() == 16
        && last.bytes().all(|byte| byte.is_ascii_hexdigit())
    {
        name = before;
    }
    name.replace('-', " ")
}

/// Returns a game by its name in records; an unknown one is announced as the first game.
pub(super) fn game_named(id: &str) -> GameName {
    GameName(Game::find(id).unwrap_or_else(usual).id())
}
