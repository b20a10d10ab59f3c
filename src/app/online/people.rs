//! The players at a table on another machine: muting them, and the commands of the table's host.

use super::Outlet;
use crate::online::connection::ParlourConnection;
use crate::online::room::TableElsewhere;
use serpente_device::settings::Talk;
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::table::listener;
use serpente_text::announce::{Announcement, Category, Cue};

impl<O: Outlet> TableElsewhere<'_, O> {
    /// Mutes a player, or hears them again.
    pub(crate) fn mute(&mut self, name: String, mutes: bool) {
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
            let own = self.context.session.text(&listener());
            self.context.teller.outlet.chat(&own, &text, true);
            return self
                .context
                .tell(&Announcement::event(say::you_said(text), Category::Talk));
        }
        if self.context.online.is_muted(&name) {
            return;
        }
        self.context.teller.outlet.chat(&name, &text, false);
        let message = match seat {
            Some(_) => say::said(name, text),
            None => say::said_watching(name, text),
        };
        let is_announced = match self.context.session.settings.telling.talk {
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
