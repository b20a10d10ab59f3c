//! The players at a table on another machine: muting them, and the commands of the table's master.

use super::{App, Outlet};
use crate::items::{MenuItem, MenuKind};
use serpente_device::settings::Talk;
use serpente_engine::rules::Seat;
use serpente_engine::table::Game;
use serpente_net::wire::{Chair, FromClient};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Category, Message, Urgency};

impl<O: Outlet> App<O> {
    /// Returns the chair at this place if a person on another keyboard sits on it.
    pub(super) fn other(&self, place: usize) -> Option<&Chair> {
        let table = self.online.table()?;
        let own = table.seats.iter().any(|&seat| usize::from(seat) == place);
        let chair = table.chairs.get(place)?.as_ref()?;
        (!own && chair.level.is_none()).then_some(chair)
    }

    /// Returns an entry for each chair of the table.
    pub(crate) fn people_items(&self) -> Vec<MenuItem> {
        let chairs = self.online.table().map_or(0, |table| table.chairs.len());
        (0..chairs).map(MenuItem::Chair).collect()
    }

    /// Returns the entries for the player on a chair.
    pub(crate) fn chair_items(&self, place: usize) -> Vec<MenuItem> {
        if self.other(place).is_none() {
            // The player has left meanwhile.
            return vec![MenuItem::BackToTable];
        }
        let friend = self.other(place).and_then(|chair| chair.id);
        let friend = friend.map(|_| MenuItem::Befriend(place));
        let all = [MenuItem::Hear(place)].into_iter();
        let masters = [MenuItem::Silence(place), MenuItem::Remove(place)];
        let masters = masters.into_iter().filter(|_| self.leads());
        all.chain(masters).chain(friend).collect()
    }

    pub(crate) fn chair_title(&self, place: usize) -> Message {
        let name = self.other(place).map(|chair| chair.name.clone());
        name.map_or_else(say::people_menu, say::chair_menu)
    }

    pub(crate) fn hear_label(&self, place: usize) -> Message {
        let name = self.name_at(place);
        if self.online.is_muted(&name) {
            say::chair_hear(name)
        } else {
            say::chair_unhear(name)
        }
    }

    pub(crate) fn silence_label(&self, place: usize) -> Message {
        let name = self.name_at(place);
        if self.other(place).is_some_and(|chair| chair.silenced) {
            say::chair_unsilence(name)
        } else {
            say::chair_silence(name)
        }
    }

    pub(crate) fn name_at(&self, place: usize) -> String {
        let name = self.other(place).map(|chair| chair.name.clone());
        name.unwrap_or_default()
    }

    /// Opens the menu for the player on a chair. There is none for one's own chairs and for computer players.
    pub(crate) fn open_chair(&mut self, place: usize) {
        if self.other(place).is_some() {
            self.open(MenuKind::Chair(place));
        } else {
            self.tell_entry(Urgency::Answer);
        }
    }

    /// Mutes a player, or hears them again.
    pub(crate) fn toggle_muted(&mut self, place: usize) {
        let name = self.name_at(place);
        let was_muted = self.online.is_muted(&name);
        if let Some(visit) = &self.online.visit {
            // A failure is harmless: the person stays muted until the program ends.
            let known = &mut self.online.acquaintances;
            let _ = known.mute(&visit.address, &name, !was_muted);
        }
        self.screens.pop();
        self.answer(if was_muted {
            say::hears_again(name)
        } else {
            say::hears_no_more(name)
        });
        self.enter_menu(Urgency::Event);
    }

    /// Asks the table to silence a player, or to let them speak again; the table announces the result to everybody.
    pub(crate) fn toggle_silenced(&mut self, place: usize) {
        let on = !self.other(place).is_some_and(|chair| chair.silenced);
        let seat = u8::try_from(place).ok();
        self.back();
        self.send(FromClient::Silence { seat, on });
    }

    /// Asks the table to take a player's chair away.
    pub(crate) fn remove_from_table(&mut self, place: usize) {
        self.back();
        if let Ok(seat) = u8::try_from(place) {
            self.send(FromClient::Remove { seat: Some(seat) });
        }
    }

    /// Asks the table to send away everybody who only watches.
    pub(crate) fn send_watchers_away(&mut self) {
        self.send(FromClient::Remove { seat: None });
    }

    /// Announces what a player said.
    pub(super) fn hear_said(&mut self, seat: Option<u8>, name: String, text: String) {
        let table = self.online.table();
        if table
            .zip(seat)
            .is_some_and(|(table, seat)| table.seats.contains(&seat))
        {
            return self.tell(&Announcement::event(say::you_said(text), Category::Talk));
        }
        if self.online.is_muted(&name) {
            return;
        }
        let message = match seat {
            Some(_) => say::said(name, text),
            None => say::said_watching(name, text),
        };
        let is_told = match self.settings.talk {
            Talk::All => true,
            Talk::Partners => seat.is_some_and(|seat| self.is_partner(seat)),
            Talk::Nobody => false,
        };
        if is_told {
            self.tell(&Announcement::event(message, Category::Talk));
        } else {
            // The player can go back to the line in the log.
            let text = self.text(&message);
            self.keep(text, Category::Talk, None);
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
