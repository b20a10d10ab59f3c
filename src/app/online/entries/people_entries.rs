//! The entries of the menus of the people at a table on another machine.

use crate::online::entries::friends_entries::FriendsMenus;
use crate::online::{OnlineEffect, is_own};
use crate::screens::menu_items::{MenuEffect, MenuItem, MenuKind};
use crate::screens::shown::ChairHolder;
use crate::screens::view::ScreenView;
use serpente_client::wire::{Chair, FromClient};
use serpente_text::announce::Message;
use serpente_text::announce::say::{menus, online as say};

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
    pub(crate) fn chair_label(&self, place: usize) -> Message {
        let number = place + 1;
        let Some(table) = self.view.online.table() else {
            return say::room_chair_free(number);
        };
        let Some(Some(chair)) = table.chairs.get(place) else {
            return say::room_chair_free(number);
        };
        let name = &chair.name;
        if is_own(table, place) {
            say::room_chair_own(number, name)
        } else if chair.level.is_some() {
            say::room_chair_computer(number, name)
        } else if chair.silenced {
            say::room_chair_silenced(number, name)
        } else if chair.ready {
            say::room_chair_ready(number, name)
        } else if chair.here {
            say::room_chair(number, name)
        } else {
            say::room_chair_away(number, name)
        }
    }

    /// Returns who sits on the chair at this place.
    pub(crate) fn holder(&self, place: usize) -> ChairHolder {
        let Some(table) = self.view.online.table() else {
            return ChairHolder::Nobody;
        };
        match table.chairs.get(place) {
            None | Some(None) => ChairHolder::Nobody,
            Some(Some(_)) if is_own(table, place) => ChairHolder::You,
            Some(Some(chair)) if chair.level.is_some() => ChairHolder::Computer,
            Some(Some(chair)) if chair.here => ChairHolder::Person,
            Some(Some(_)) => ChairHolder::Away,
        }
    }

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
            let label = self.chair_label(place);
            // There is no menu for one's own chairs and for computer players.
            let item = match self.other(place) {
                Some(_) => MenuItem::menu(label, MenuKind::Chair(place)),
                None => MenuItem::new(label, MenuEffect::Tell),
            };
            items.push(MenuItem {
                chair: Some(place),
                ..item
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
        let mute_label = if mutes {
            say::chair_unhear(name)
        } else {
            say::chair_hear(name)
        };
        let mute = OnlineEffect::Mute {
            name: name.clone(),
            mutes,
        };
        let mut items = vec![MenuItem::online(mute_label, mute)];
        if self.view.online.leads() && self.view.online.table().is_some_and(|table| table.playing) {
            let plays = OnlineEffect::BackAndSend(FromClient::PlayFor { seat });
            items.push(MenuItem::online(say::chair_play_for(name), plays));
        }
        if self.view.online.leads() {
            let silences = !chair.silenced;
            let silence_label = if silences {
                say::chair_silence(name)
            } else {
                say::chair_unsilence(name)
            };
            // The table announces the result to everybody.
            let silence = OnlineEffect::BackAndSend(FromClient::Silence {
                seat: Some(seat),
                on: silences,
            });
            items.push(MenuItem::online(silence_label, silence));
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
