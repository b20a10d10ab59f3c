//! The entries of the menu of a table on another machine.

use crate::online::entries::lists_entries::ListMenus;
use crate::online::entries::people_entries::PeopleMenus;
use crate::online::{OnlineEffect, game_named, spoken};
use crate::screens::menu_items::MenuItem;
use crate::screens::text_field::LinePurpose;
use crate::screens::view::ScreenView;
use serpente_client::wire::{FromClient, TurnOption};
use serpente_engine::table::Day;
use serpente_system::clock::unix_time;
use serpente_text::announce::Message;
use serpente_text::announce::say::online as say;

/// How many seconds a turn may take, if the host sets a limit by the menu.
const TURN_LENGTHS: [u64; 4] = [30, 60, 90, 180];

/// The menus of a table on another machine.
pub(crate) struct RoomMenus<'a> {
    view: ScreenView<'a>,
}

impl<'a> RoomMenus<'a> {
    pub(crate) fn of(view: ScreenView<'a>) -> Self {
        Self { view }
    }
}

impl RoomMenus<'_> {
    /// Returns the entries of the table's menu: the commands, and its chairs.
    pub(crate) fn room_items(&self) -> Vec<MenuItem> {
        let Some(table) = self.view.online.table() else {
            return Vec::new();
        };
        let mut items = Vec::new();
        if self.view.online.leads() {
            // The leader fills the chairs and then begins, or does both at once.
            if self.view.online.has_free_chair() {
                items.push(MenuItem::online(say::room_fill(), OnlineEffect::FillChairs));
            }
            items.push(MenuItem::online(say::room_begin(), OnlineEffect::Begin));
        } else if !table.seats.is_empty() && !table.playing {
            let label = if self.view.online.is_ready() {
                say::room_not_ready()
            } else {
                say::room_ready()
            };
            items.push(MenuItem::online(label, OnlineEffect::ToggleReady));
        }
        items.extend(PeopleMenus::of(self.view).chairs());
        items.push(MenuItem::typing(say::room_talk(), LinePurpose::Talk));
        if let Some((label, frame)) = self.tell_day() {
            items.push(MenuItem::online(label, OnlineEffect::Send(frame)));
        }
        if self.view.online.leads() && table.watchers.count > 0 {
            let remove = OnlineEffect::Send(FromClient::Remove { seat: None });
            items.push(MenuItem::online(say::room_watchers_away(), remove));
        }
        items.extend(self.turn_item());
        items.extend(ListMenus::of(self.view).check_item());
        items.extend(ListMenus::of(self.view).compared_items());
        items.push(MenuItem::online(say::room_leave(), OnlineEffect::LeaveRoom));
        items
    }

    /// Returns the label of the entry that says the player's line of today to the table, with what it sends, once their match of the
    /// day is over.
    pub(crate) fn tell_day(&self) -> Option<(Message, FromClient)> {
        let progress = self.view.session.learning.progress.as_ref()?;
        let line = progress.line_of_day(Day::at(unix_time()))?;
        let text = self.view.session.text(&line);
        Some((say::room_tell_day(line), FromClient::Say { text }))
    }

    /// Returns the entry by which the host changes how long a turn may take: each time it is chosen, to the next of a few
    /// lengths.
    fn turn_item(&self) -> Option<MenuItem> {
        let table = self.view.online.table()?;
        if !self.view.online.leads() {
            return None;
        }
        let label = match table.limits.turn {
            None => say::room_turn_free(),
            Some(seconds) => say::room_turn(seconds),
        };
        let current = table.limits.turn.unwrap_or_default();
        let longer = TURN_LENGTHS.iter().find(|&&length| length > current);
        let seconds = TurnOption::new(longer.copied().unwrap_or_default())?;
        let limit = OnlineEffect::Send(FromClient::Limit { seconds });
        Some(MenuItem::online(label, limit))
    }

    pub(crate) fn room_title(&self) -> Message {
        match self.view.online.table() {
            Some(table) => say::room_menu(spoken(&table.table), game_named(&table.game)),
            None => say::online_menu(),
        }
    }
}
