//! The players at a table on another machine: muting them, and the commands of the table's master.

use super::friends::FriendsMenus;
use super::room::RoomMenus;
use super::room::is_own;
use super::{OnlineEffect, Outlet};
use crate::online::connection::ParlourConnection;
use crate::online::room::TableElsewhere;
use crate::screens::menu_items::{MenuEffect, MenuItem, MenuKind};
use crate::screens::view::ScreenView;
use serpente_client::wire::{Chair, FromClient};
use serpente_device::settings::Talk;
use serpente_text::announce::say::{menus, online as say};
use serpente_text::announce::{Announcement, Category, Cue, Message};

/// The menus of the people at a table on another machine.
pub(crate) struct PeopleMenus<'a> {
    view: ScreenView<'a>,
}

impl<'a> PeopleMenus<'a> {
    pub(crate) fn of(view: ScreenView<'a>) -> Self {
        Self { view }
    }
}

impl PeopleMenus<'_> {
    /// Returns the chair at this place if a person on another keyboard sits on it.
    pub(crate) fn other(&self, place: usize) -> Option<&Chair> {
        let table = self.view.online.table()?;
        let chair = table.chairs.get(place)?.as_ref()?;
        if is_own(table, place) || chair.level.is_some() {
            None
        } else {
            Some(chair)
        }
    }

    /// Returns an entry for each chair of the table.
    pub(crate) fn chairs(&self) -> Vec<MenuItem> {
        let count = self
            .view
            .online
            .table()
            .map_or(0, |table| table.chairs.len());
        let mut items = Vec::new();
        for place in 0..count {
            let label = RoomMenus::of(self.view).chair_label(place);
            // There is no menu for one's own chairs and for computer players.
            items.push(match self.other(place) {
                Some(_) => MenuItem::menu(label, MenuKind::Chair(place)),
                None => MenuItem::new(label, MenuEffect::Tell),
            });
        }
        items
    }

    /// Returns the entries for the player on a chair.
    pub(crate) fn chair_items(&self, place: usize) -> Vec<MenuItem> {
        let (Some(chair), Ok(seat)) = (self.other(place), u8::try_from(place)) else {
            // The player has left meanwhile.
            return vec![MenuItem::new(menus::menu_back_to_table(), MenuEffect::Back)];
        };
        let name = &chair.name;
        let mutes = !self.view.online.is_muted(name);
        let label = if mutes {
            say::chair_unhear(name)
        } else {
            say::chair_hear(name)
        };
        let mute = OnlineEffect::Mute {
            name: name.clone(),
            mutes,
        };
        let mut items = vec![MenuItem::online(label, mute)];
        if self.view.online.leads() {
            let silences = !chair.silenced;
            let label = if silences {
                say::chair_silence(name)
            } else {
                say::chair_unsilence(name)
            };
            // The table announces the result to everybody.
            let silence = OnlineEffect::BackAndSend(FromClient::Silence {
                seat: Some(seat),
                on: silences,
            });
            items.push(MenuItem::online(label, silence));
            let remove = OnlineEffect::BackAndSend(FromClient::Remove { seat: Some(seat) });
            items.push(MenuItem::online(say::chair_remove(name), remove));
        }
        if let Some(person) = chair.id {
            items.push(FriendsMenus::of(self.view).befriend_item(person, name));
        }
        items
    }

    pub(crate) fn chair_title(&self, place: usize) -> Message {
        match self.other(place) {
            Some(chair) => say::chair_menu(&chair.name),
            None => say::people_menu(),
        }
    }
}

impl<O: Outlet> TableElsewhere<'_, O> {
    /// Mutes a player, or hears them again.
    pub(super) fn mute(&mut self, name: String, mutes: bool) {
        ParlourConnection::of(self.context)
            .keep_known(|known, parlour| known.mute(parlour, &name, mutes));
        self.context.back_with(if mutes {
            say::hears_no_more(name)
        } else {
            say::hears_again(name)
        });
    }

    /// Announces what a player said.
    pub(super) fn hear_said(&mut self, seat: Option<u8>, name: String, text: String) {
        if let Some(table) = self.context.online.table()
            && let Some(seat) = seat
            && table.seats.contains(&seat)
        {
            return self
                .context
                .tell(&Announcement::event(say::you_said(text), Category::Talk));
        }
        if self.context.online.is_muted(&name) {
            return;
        }
        let message = match seat {
            Some(_) => say::said(name, text),
            None => say::said_watching(name, text),
        };
        let is_announced = match self.context.session.settings.talk {
            Talk::All => true,
            Talk::Partners => seat.is_some_and(|seat| self.context.online.is_partner(seat)),
            Talk::Nobody => false,
        };
        let announcement = Announcement::event(message, Category::Talk).with(Cue::Message);
        if is_announced {
            self.context.tell(&announcement);
        } else {
            // The player can go back to the line in the transcript.
            self.context
                .teller
                .keep(&[announcement], &self.context.session);
        }
    }
}
