//! The players at a table on another machine: muting them, and the commands of the table's master.

use super::room::is_own;
use super::{App, Outlet};
use crate::items::{MenuItem, MenuKind};
use serpente_client::wire::{Chair, FromClient, TableState};
use serpente_device::settings::Talk;
use serpente_engine::rules::Seat;
use serpente_engine::table::Game;
use serpente_text::announce::say::{menus, online as say};
use serpente_text::announce::{Announcement, Category, Message};

impl<O: Outlet> App<O> {
    /// Returns the chair at this place if a person on another keyboard sits on it.
    pub(super) fn other(&self, place: usize) -> Option<&Chair> {
        let table = self.online.table()?;
        let chair = table.chairs.get(place)?.as_ref()?;
        (!is_own(table, place) && chair.level.is_none()).then_some(chair)
    }

    /// Returns an entry for each chair of the table.
    pub(crate) fn chairs(&self) -> impl Iterator<Item = MenuItem<O>> {
        let chairs = self.online.table().map_or(0, |table| table.chairs.len());
        (0..chairs).map(|place| {
            let label = self.chair_label(place);
            // There is no menu for one's own chairs and for computer players.
            match self.other(place) {
                Some(_) => MenuItem::menu(label, MenuKind::Chair(place)),
                None => MenuItem::told(label),
            }
        })
    }

    /// Returns the entries for the player on a chair.
    pub(crate) fn chair_items(&self, place: usize) -> Vec<MenuItem<O>> {
        let (Some(chair), Ok(seat)) = (self.other(place), u8::try_from(place)) else {
            // The player has left meanwhile.
            return vec![MenuItem::new(menus::menu_back_to_table(), Self::back)];
        };
        let (name, seat, silences) = (&chair.name, Some(seat), !chair.silenced);
        let mutes = !self.online.is_muted(name);
        let label = if mutes {
            say::chair_unhear(name)
        } else {
            say::chair_hear(name)
        };
        let to_mute = name.clone();
        let mut items = vec![MenuItem::new(label, move |app| {
            app.mute(to_mute, mutes);
        })];
        if self.leads() {
            let label = if silences {
                say::chair_silence(name)
            } else {
                say::chair_unsilence(name)
            };
            items.push(MenuItem::new(label, move |app| {
                app.back();
                // The table announces the result to everybody.
                app.send(FromClient::Silence { seat, on: silences });
            }));
            items.push(MenuItem::new(say::chair_remove(name), move |app| {
                app.back();
                app.send(FromClient::Remove { seat });
            }));
        }
        items.extend(
            chair
                .id
                .map(|person| self.befriend_item(person, name.clone())),
        );
        items
    }

    pub(crate) fn chair_title(&self, place: usize) -> Message {
        let name = self.other(place).map(|chair| chair.name.clone());
        name.map_or_else(say::people_menu, say::chair_menu)
    }

    /// Mutes a player, or hears them again.
    fn mute(&mut self, name: String, mutes: bool) {
        self.keep_known(|known, parlour| known.mute(parlour, &name, mutes));
        self.back_with(if mutes {
            say::hears_no_more(name)
        } else {
            say::hears_again(name)
        });
    }

    /// Announces what a player said.
    pub(super) fn hear_said(&mut self, seat: Option<u8>, name: String, text: String) {
        let table = self.online.table();
        let is_own = |(table, seat): (&TableState, u8)| table.seats.contains(&seat);
        if table.zip(seat).is_some_and(is_own) {
            return self.tell(&Announcement::event(say::you_said(text), Category::Talk));
        }
        if self.online.is_muted(&name) {
            return;
        }
        let message = match seat {
            Some(_) => say::said(name, text),
            None => say::said_watching(name, text),
        };
        let is_told = match self.session.settings.talk {
            Talk::All => true,
            Talk::Partners => seat.is_some_and(|seat| self.is_partner(seat)),
            Talk::Nobody => false,
        };
        let told = Announcement::event(message, Category::Talk);
        if is_told {
            self.tell(&told);
        } else {
            // The player can go back to the line in the log.
            self.teller.keep(&[told], &self.session);
        }
    }

    /// Returns whether the player on this chair is a partner of somebody at this keyboard.
    fn is_partner(&self, seat: u8) -> bool {
        let Some(table) = self.online.table() else {
            return false;
        };
        let game = Game::find(&table.game);
        let Some(seating) = game.and_then(|game| game.seating_named(&table.seating)) else {
            return false;
        };
        let team = |seat: u8| {
            let seat = Seat::new(usize::from(seat)).filter(|seat| seat.index() < seating.seats());
            seat.map(|seat| seating.team(seat))
        };
        let theirs = team(seat);
        seating.in_teams() && theirs.is_some() && table.seats.iter().any(|&own| team(own) == theirs)
    }
}
