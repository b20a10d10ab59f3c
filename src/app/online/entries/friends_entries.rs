//! The entries of the menus of friends at a parlour.

use crate::online::{OnlineEffect, spoken};
use crate::screens::menu_items::{MenuItem, MenuKind};
use crate::screens::text_field::LinePurpose;
use crate::screens::view::ScreenView;
use serpente_client::person::PersonId;
use serpente_client::wire::PersonHere;
use serpente_text::announce::Message;
use serpente_text::announce::say::online as say;

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

pub(crate) fn at_table(friend: &PersonHere) -> Message {
    let name = friend.name.clone();
    match &friend.table {
        Some(table) => say::friend_at(name, spoken(table)),
        None => say::friend_at_private(name),
    }
}
