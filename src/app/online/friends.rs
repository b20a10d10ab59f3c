//! The player's friends at a parlour: who of them is at a table there, and how they come to the list.

use super::Outlet;
use super::entries::friends_entries::at_table;
use crate::online::connection::ParlourConnection;
use crate::online::lobby::LobbyScreens;
use serpente_client::person::PersonId;
use serpente_client::wire::{FromClient, MOST_FRIENDS, PersonHere};
use serpente_client::{EnterAs, Intent};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Message, Topic};

impl<O: Outlet> LobbyScreens<'_, O> {
    /// Adds a person to the friends, or removes them.
    pub(crate) fn befriend(&mut self, person: PersonId, name: String, befriends: bool) {
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
                .tell(&Announcement::general(message).about(Topic::Addition));
        }
    }

    /// Sits down at the table of a friend, or watches it if no chair is free.
    pub(crate) fn go_to(&mut self, table: String) {
        let mut listed = self.context.online.news.tables.iter();
        match listed.find(|info| info.table == table).cloned() {
            Some(listed) => self.enter_table(&listed),
            None => ParlourConnection::of(self.context)
                .want(Intent::at(Some(table), EnterAs::Player(None)), true),
        }
    }

    /// Asks the parlour for six words by which the player goes on under the same name on another device.
    pub(crate) fn ask_for_six_words(&mut self) {
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
