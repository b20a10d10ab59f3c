//! The entries of the menus on the way to a table on another machine.

use crate::online::entries::friends_entries::FriendsMenus;
use crate::online::entries::lists_entries::ListMenus;
use crate::online::{Doubt, OnlineEffect, OpenTo, game_named, spoken};
use crate::screens::menu_items::{MenuItem, MenuKind};
use crate::screens::text_field::LinePurpose;
use crate::screens::view::ScreenView;
use crate::setup::choices::SetupChoice;
use serpente_client::FoundParlour;
use serpente_client::wire::TableInfo;
use serpente_text::announce::say::{learn, menus, online as say};
use serpente_text::announce::{GameName, Message, goal, players_told};

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
        // At the end, so that it moves no entry when it appears.
        items.extend(self.call_last_item());
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

    /// Returns the entry that leads to the parlour visited last, if no other entry does.
    fn call_last_item(&self) -> Option<MenuItem> {
        let online = self.view.online;
        let (address, name) = online.acquaintances.last_parlour()?;
        if let Some((of_table, _)) = online.acquaintances.last()
            && of_table == address
        {
            return None;
        }
        if online.found.iter().any(|found| found.address == address) {
            return None;
        }
        let label = say::online_last(name, address.to_string());
        Some(MenuItem::online(label, OnlineEffect::Call(address)))
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
        // A first page is in the place of the main menu, which has these entries elsewhere.
        if self.view.online.has_first_page {
            items.push(MenuItem::menu(menus::menu_games(), MenuKind::Games));
            items.push(MenuItem::menu(learn::menu_problems(), MenuKind::Problems));
        }
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
        let mut items = vec![MenuItem::online(
            label,
            OnlineEffect::OpenTable(OpenTo::All),
        )];
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
        let for_friends = OnlineEffect::OpenTable(OpenTo::Friends);
        items.push(MenuItem::online(say::menu_open_friends(), for_friends));
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

/// Returns the label of a table in the list.
pub fn table_told(table: &TableInfo) -> Message {
    let name = spoken(&table.table);
    let game = game_named(&table.game);
    let label = match &table.owner {
        None => say::lobby_asleep(name, game),
        Some(owner) if table.playing && table.free == 0 => say::lobby_playing(name, game, owner),
        Some(owner) => say::lobby_table(name, game, table.free, owner),
    };
    match &table.evening {
        Some(evening) => say::lobby_evening(label, evening),
        None => label,
    }
}
