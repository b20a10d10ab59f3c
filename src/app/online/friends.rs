//! The player's friends at a parlour: who of them is at a table there, and how they come to the list.

use super::menus::spoken;
use super::{OnlineEffect, Outlet};
use crate::online::connection::ParlourConnection;
use crate::online::menus::LobbyScreens;
use crate::screens::menu_items::{MenuItem, MenuKind};
use crate::screens::text_field::LinePurpose;
use crate::screens::view::ScreenView;
use serpente_client::person::PersonId;
use serpente_client::wire::{FromClient, MOST_FRIENDS, PersonHere};
use serpente_client::{EnterAs, Intent};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Message, Topic};

/// The menus of the friends at a parlour.
pub(crate) struct FriendsMenus<'a> {
    view: ScreenView<'a>,
}

impl<'a> FriendsMenus<'a> {
    pub(crate) fn of(view: ScreenView<'a>) -> Self {
        Self { view }
    }
}

impl FriendsMenus<'_> {
    /// Returns the friend at this place in their list.
    pub(crate) fn friend(&self, place: usize) -> Option<(PersonId, String)> {
        self.view.online.friends().into_iter().nth(place)
    }

    /// Returns the entry that opens the menu of friends.
    pub(crate) fn friends_item(&self) -> MenuItem {
        let friends = self.view.online.friends();
        let mut here = 0;
        for (person, _) in &friends {
            here += usize::from(self.view.online.friend_here(*person).is_some());
        }
        let label = match friends.len() {
            0 => say::no_friends(),
            count => say::friends(here, count),
        };
        MenuItem::menu(label, MenuKind::Friends)
    }

    pub(crate) fn friends_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        for (place, (person, name)) in self.view.online.friends().into_iter().enumerate() {
            let label = match self.view.online.friend_here(person) {
                Some(friend) => at_table(friend),
                None => say::friend_away(name),
            };
            items.push(MenuItem::menu(label, MenuKind::Friend(place)));
        }
        items.push(MenuItem::online(
            say::menu_six_words(),
            OnlineEffect::SixWords,
        ));
        let type_words = say::menu_type_six_words();
        items.push(MenuItem::typing(type_words, LinePurpose::SixWords));
        items
    }

    pub(crate) fn friend_title(&self, place: usize) -> Message {
        match self.friend(place) {
            Some((_, name)) => say::chair_menu(name),
            None => say::chair_menu(String::new()),
        }
    }

    /// Returns the entries for a friend.
    pub(crate) fn friend_items(&self, place: usize) -> Vec<MenuItem> {
        let Some((person, name)) = self.friend(place) else {
            return Vec::new();
        };
        let mut items = Vec::new();
        if let Some(friend) = self.view.online.friend_here(person)
            && let Some(table) = &friend.table
        {
            let label = say::friend_go(spoken(table));
            items.push(MenuItem::online(label, OnlineEffect::GoTo(table.clone())));
        }
        items.push(self.befriend_item(person, &name));
        items
    }

    /// Returns the entry that adds a person to the friends, or removes them.
    pub(crate) fn befriend_item(&self, person: PersonId, name: &str) -> MenuItem {
        let befriends = !self
            .view
            .online
            .friends()
            .iter()
            .any(|(friend, _)| *friend == person);
        let label = if befriends {
            say::chair_befriend(name)
        } else {
            say::chair_unfriend(name)
        };
        MenuItem::online(
            label,
            OnlineEffect::Befriend {
                person,
                name: name.to_owned(),
                befriends,
            },
        )
    }
}

impl<O: Outlet> LobbyScreens<'_, O> {
    /// Adds a person to the friends, or removes them.
    pub(super) fn befriend(&mut self, person: PersonId, name: String, befriends: bool) {
        if !befriends {
            ParlourConnection::of(self.context)
                .keep_known(|known, parlour| known.befriend(parlour, person, None));
            return self.context.back_with(say::friend_no_more(name));
        }
        if self.context.online.friends().len() >= MOST_FRIENDS {
            return self.context.refuse(say::friends_full(MOST_FRIENDS));
        }
        ParlourConnection::of(self.context)
            .keep_known(|known, parlour| known.befriend(parlour, person, Some(&name)));
        self.context.back_with(say::friend_now(name));
    }

    /// Asks the parlour which friends are at a table.
    pub(super) fn ask_for_friends(&mut self) {
        let ids: Vec<PersonId> = self
            .context
            .online
            .friends()
            .iter()
            .map(|(person, _)| *person)
            .collect();
        if !ids.is_empty() {
            self.context.send(FromClient::People { ids });
        }
    }

    /// Takes the friends who are at a table now, and announces those who were not there before.
    pub(super) fn take_friends(&mut self, people: Vec<PersonHere>) {
        let before = std::mem::replace(&mut self.context.online.news.friends, people);
        if !self.context.online.wants_lobby() {
            return;
        }
        let friends = self.context.online.news.friends.iter();
        let new = friends.filter(|friend| !before.contains(friend));
        let told: Vec<Message> = new.map(at_table).collect();
        for message in told {
            self.context
                .tell(&Announcement::general(message).about(Topic::Aside));
        }
    }

    /// Sits down at the table of a friend, or watches it if no chair is free.
    pub(super) fn go_to(&mut self, table: String) {
        let mut listed = self.context.online.news.tables.iter();
        match listed.find(|info| info.table == table).cloned() {
            Some(listed) => self.enter_table(&listed),
            None => ParlourConnection::of(self.context)
                .want(Intent::at(Some(table), EnterAs::Player(None)), true),
        }
    }

    /// Asks the parlour for six words by which the player goes on under the same name on another device.
    pub(super) fn ask_for_six_words(&mut self) {
        self.context.pressed.acted = true;
        self.context.send(FromClient::Code);
    }

    /// Comes to the parlour again, as the person to whom it told these words on another device.
    pub(crate) fn come_by_six_words(&mut self, words: &str) {
        self.context.screens.pop();
        let Some(visit) = &self.context.online.visit else {
            return;
        };
        let address = visit.address.clone();
        ParlourConnection::of(self.context).close_menus_of_parlour();
        ParlourConnection::of(self.context).hang_up();
        ParlourConnection::of(self.context).visit(address, Intent::Lobby, false);
        if let Some(visit) = &mut self.context.online.visit {
            visit.client.come_by_code(words.to_owned());
        }
    }

    /// Takes over the name that the player has on another device.
    pub(super) fn name_has_moved(&mut self, name: String) {
        self.context.session.settings.name = Some(name.clone());
        self.context.keep_settings();
        self.context.notice(say::name_moved(name));
    }
}

fn at_table(friend: &PersonHere) -> Message {
    let name = friend.name.clone();
    match &friend.table {
        Some(table) => say::friend_at(name, spoken(table)),
        None => say::friend_at_private(name),
    }
}
