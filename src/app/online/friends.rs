//! The player's friends at a parlour: who of them is at a table there, and how they come to the list.

use super::menus::spoken;
use super::{App, Outlet};
use crate::items::{MenuItem, MenuKind};
use crate::typing::LinePurpose;
use serpente_net::client::{EnterAs, Intent};
use serpente_net::person::PersonId;
use serpente_net::wire::{FromClient, MOST_FRIENDS, PersonHere};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Message, Topic, Urgency};

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

    pub(crate) fn friend_name(&self, place: usize) -> String {
        let friend = self.friend(place).map(|(_, name)| name);
        friend.unwrap_or_default()
    }

    /// Returns the friend at this place in their list as the parlour knows them, if they are at a table.
    fn friend_here(&self, place: usize) -> Option<&PersonHere> {
        let (person, _) = self.friend(place)?;
        let mut here = self.online.news.friends.iter();
        here.find(|friend| friend.id == person)
    }

    pub(crate) fn friends_items(&self) -> Vec<MenuItem> {
        let friends = (0..self.friends().len()).map(MenuKind::Friend);
        let name = [MenuItem::SixWords, MenuItem::Type(LinePurpose::SixWords)];
        friends.map(MenuItem::Menu).chain(name).collect()
    }

    pub(crate) fn friends_label(&self) -> Message {
        let all = self.friends().len();
        if all == 0 {
            return say::no_friends();
        }
        let here = (0..all).filter(|&place| self.friend_here(place).is_some());
        say::friends(here.count(), all)
    }

    pub(crate) fn friend_label(&self, place: usize) -> Message {
        match self.friend_here(place) {
            Some(friend) => at_table(friend),
            None => say::friend_away(self.friend_name(place)),
        }
    }

    /// Returns the entries for a friend.
    pub(crate) fn friend_items(&self, place: usize) -> Vec<MenuItem> {
        let table = self.friend_here(place);
        let table = table.and_then(|friend| friend.table.as_ref());
        let go = table.map(|_| MenuItem::GoToFriend(place));
        go.into_iter().chain([MenuItem::Unfriend(place)]).collect()
    }

    pub(crate) fn go_to_friend_label(&self, place: usize) -> Message {
        let table = self.friend_here(place);
        let table = table.and_then(|friend| friend.table.as_deref());
        say::friend_go(table.map(spoken).unwrap_or_default())
    }

    /// Sits down at the table of a friend, or watches it if no chair is free.
    pub(crate) fn go_to_friend(&mut self, place: usize) {
        let table = self.friend_here(place);
        let Some(table) = table.and_then(|friend| friend.table.clone()) else {
            return self.again();
        };
        let mut listed = self.online.news.tables.iter();
        match listed.position(|info| info.table == table) {
            Some(listed) => self.enter_table(listed),
            None => self.want(Intent::at(Some(table), EnterAs::Player(None)), true),
        }
    }

    pub(crate) fn unfriend(&mut self, place: usize) {
        if let Some((person, name)) = self.friend(place) {
            self.keep_friend(person, None);
            self.screens.pop();
            self.answer(say::friend_no_more(name));
            self.enter_menu(Urgency::Event);
        }
    }

    pub(crate) fn befriend_label(&self, place: usize) -> Message {
        let name = self.name_at(place);
        if self.is_friend(place) {
            say::chair_unfriend(name)
        } else {
            say::chair_befriend(name)
        }
    }

    fn is_friend(&self, place: usize) -> bool {
        let person = self.other(place).and_then(|chair| chair.id);
        person.is_some_and(|person| self.friends().iter().any(|(friend, _)| *friend == person))
    }

    /// Adds the player on a chair to the friends, or removes them.
    pub(crate) fn toggle_friend(&mut self, place: usize) {
        let (name, was_friend) = (self.name_at(place), self.is_friend(place));
        let Some(person) = self.other(place).and_then(|chair| chair.id) else {
            return self.again();
        };
        if !was_friend && self.friends().len() >= MOST_FRIENDS {
            return self.refuse(say::friends_full(MOST_FRIENDS));
        }
        self.keep_friend(person, Some(&name).filter(|_| !was_friend));
        self.screens.pop();
        self.answer(if was_friend {
            say::friend_no_more(name)
        } else {
            say::friend_now(name)
        });
        self.enter_menu(Urgency::Event);
    }

    /// Asks the parlour for six words by which the player goes on under the same name on another device.
    pub(crate) fn ask_for_six_words(&mut self) {
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
        self.settings.name = Some(name.clone());
        self.keep_settings();
        self.notice(say::name_moved(name));
    }

    fn keep_friend(&mut self, person: PersonId, name: Option<&String>) {
        if let Some(visit) = &self.online.visit {
            let name = name.map(String::as_str);
            // A failure is harmless: the list is right until the program ends.
            let known = &mut self.online.acquaintances;
            let _ = known.befriend(&visit.address, person, name);
        }
    }
}

fn at_table(friend: &PersonHere) -> Message {
    let name = friend.name.clone();
    match &friend.table {
        Some(table) => say::friend_at(name, spoken(table)),
        None => say::friend_at_private(name),
    }
}
