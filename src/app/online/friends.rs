//! The player's friends at a parlour: who of them is at a table there, and how they come to the list.

use super::menus::spoken;
use super::{App, Outlet};
use crate::items::{MenuItem, MenuKind};
use crate::typing::LinePurpose;
use serpente_client::person::PersonId;
use serpente_client::wire::{FromClient, MOST_FRIENDS, PersonHere};
use serpente_client::{EnterAs, Intent};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Message, Topic};

impl<O: Outlet> App<O> {
    /// Returns the friends at the parlour that the player visits, by the names that they had last.
    fn friends(&self) -> Vec<(PersonId, String)> {
        let visit = self.online.visit.as_ref();
        let known = visit.and_then(|visit| self.online.acquaintances.at(&visit.address));
        let friends = known.into_iter().flat_map(|known| known.friends.clone());
        let mut friends: Vec<(PersonId, String)> = friends.collect();
        friends.sort_by(|(_, one), (_, other)| one.cmp(other));
        friends
    }

    /// Asks the parlour which friends are at a table.
    pub(super) fn ask_for_friends(&mut self) {
        let ids: Vec<PersonId> = self.friends().iter().map(|(person, _)| *person).collect();
        if !ids.is_empty() {
            self.send(FromClient::People { ids });
        }
    }

    /// Takes the friends who are at a table now, and announces those who were not there before.
    pub(super) fn take_friends(&mut self, people: Vec<PersonHere>) {
        let before = std::mem::replace(&mut self.online.news.friends, people);
        if !self.wants_lobby() {
            return;
        }
        let friends = self.online.news.friends.iter();
        let new = friends.filter(|friend| !before.contains(friend));
        let told: Vec<Message> = new.map(at_table).collect();
        for message in told {
            self.tell(&Announcement::general(message).about(Topic::Aside));
        }
    }

    /// Returns the friend at this place in their list.
    fn friend(&self, place: usize) -> Option<(PersonId, String)> {
        self.friends().into_iter().nth(place)
    }

    /// Returns a friend as the parlour knows them, if they are at a table.
    fn friend_here(&self, person: PersonId) -> Option<&PersonHere> {
        let mut here = self.online.news.friends.iter();
        here.find(|friend| friend.id == person)
    }

    /// Returns the entry that opens the menu of friends.
    pub(super) fn friends_item(&self) -> MenuItem<O> {
        let all = self.friends();
        let here = all
            .iter()
            .filter(|(person, _)| self.friend_here(*person).is_some());
        let label = match all.len() {
            0 => say::no_friends(),
            count => say::friends(here.count(), count),
        };
        MenuItem::menu(label, MenuKind::Friends)
    }

    pub(crate) fn friends_items(&self) -> Vec<MenuItem<O>> {
        let item = |(place, (person, name)): (usize, (PersonId, String))| {
            let label = self.friend_here(person).map(at_table);
            let label = label.unwrap_or_else(|| say::friend_away(name));
            MenuItem::menu(label, MenuKind::Friend(place))
        };
        let name = [
            MenuItem::new(say::menu_six_words(), Self::ask_for_six_words),
            MenuItem::typing(say::menu_type_six_words(), LinePurpose::SixWords),
        ];
        let friends = self.friends().into_iter().enumerate().map(item);
        friends.chain(name).collect()
    }

    pub(crate) fn friend_title(&self, place: usize) -> Message {
        let name = self.friend(place).map(|(_, name)| name);
        say::chair_menu(name.unwrap_or_default())
    }

    /// Returns the entries for a friend.
    pub(crate) fn friend_items(&self, place: usize) -> Vec<MenuItem<O>> {
        let Some((person, name)) = self.friend(place) else {
            return Vec::new();
        };
        let table = self.friend_here(person);
        let table = table.and_then(|friend| friend.table.clone());
        let go = table.map(|table| {
            let label = say::friend_go(spoken(&table));
            MenuItem::new(label, move |app| app.go_to(table))
        });
        let others = [self.befriend_item(person, name)];
        go.into_iter().chain(others).collect()
    }

    /// Sits down at the table of a friend, or watches it if no chair is free.
    fn go_to(&mut self, table: String) {
        let mut listed = self.online.news.tables.iter();
        match listed.find(|info| info.table == table).cloned() {
            Some(listed) => self.enter_table(&listed),
            None => self.want(Intent::at(Some(table), EnterAs::Player(None)), true),
        }
    }

    /// Returns the entry that adds a person to the friends, or removes them.
    pub(super) fn befriend_item(&self, person: PersonId, name: String) -> MenuItem<O> {
        if self.friends().iter().any(|(friend, _)| *friend == person) {
            let label = say::chair_unfriend(&name);
            return MenuItem::new(label, move |app| {
                app.keep_known(|known, parlour| known.befriend(parlour, person, None));
                app.back_with(say::friend_no_more(name));
            });
        }
        MenuItem::new(say::chair_befriend(&name), move |app| {
            if app.friends().len() >= MOST_FRIENDS {
                return app.refuse(say::friends_full(MOST_FRIENDS));
            }
            app.keep_known(|known, parlour| known.befriend(parlour, person, Some(&name)));
            app.back_with(say::friend_now(name));
        })
    }

    /// Asks the parlour for six words by which the player goes on under the same name on another device.
    fn ask_for_six_words(&mut self) {
        self.pressed.acted = true;
        self.send(FromClient::Code);
    }

    /// Comes to the parlour again, as the person to whom it told these words on another device.
    pub(crate) fn come_by_six_words(&mut self, words: &str) {
        self.screens.pop();
        let Some(visit) = &self.online.visit else {
            return;
        };
        let address = visit.address.clone();
        self.close_menus_of_parlour();
        self.hang_up();
        self.visit(address, Intent::Lobby, false);
        if let Some(visit) = &mut self.online.visit {
            visit.client.come_by_code(words.to_owned());
        }
    }

    /// Takes over the name that the player has on another device.
    pub(super) fn name_has_moved(&mut self, name: String) {
        self.session.settings.name = Some(name.clone());
        self.keep_settings();
        self.notice(say::name_moved(name));
    }
}

fn at_table(friend: &PersonHere) -> Message {
    let name = friend.name.clone();
    match &friend.table {
        Some(table) => say::friend_at(name, spoken(table)),
        None => say::friend_at_private(name),
    }
}
