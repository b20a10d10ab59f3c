//! The entries about leagues, evenings and finished matches, and the lists of people.

use crate::online::OnlineEffect;
use crate::screens::menu_items::{MenuEffect, MenuItem, MenuKind};
use crate::screens::text_field::LinePurpose;
use crate::screens::view::ScreenView;
use serpente_client::wire::{FromClient, LeagueChange, RatedPerson};
use serpente_engine::table::Event;
use serpente_text::announce::Message;
use serpente_text::announce::say::menus;
use serpente_text::announce::say::online as say;

/// The menus of leagues, of evenings and of finished matches.
pub(crate) struct ListMenus<'a> {
    view: ScreenView<'a>,
}

impl<'a> ListMenus<'a> {
    pub(crate) fn of(view: ScreenView<'a>) -> Self {
        Self { view }
    }
}

impl ListMenus<'_> {
    /// Returns the entry that asks for the evening of a new table.
    pub(crate) fn open_evening_item(&self) -> MenuItem {
        let label = match &self.view.online.new_contest.evening {
            Some(evening) => say::open_evening(evening),
            None => say::open_no_evening(),
        };
        MenuItem::typing(label, LinePurpose::Evening)
    }

    /// Returns the entries that ask the parlour for the results of the table's evening, and for the people of its league.
    pub(crate) fn compared_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        if let Some(table) = self.view.online.table()
            && let Some(evening) = &table.contest.evening
        {
            let effect = OnlineEffect::Evening(None);
            items.push(MenuItem::online(say::room_evening(evening), effect));
        }
        items.extend(self.league_item());
        items
    }

    /// Returns an entry for each evening in which the player has taken part; it asks the parlour for the results.
    pub(crate) fn evenings_played(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        for evening in &self.view.online.news.evenings {
            let effect = OnlineEffect::Evening(Some(evening.clone()));
            items.push(MenuItem::online(say::room_evening(evening), effect));
        }
        items
    }

    pub(crate) fn list_title(&self) -> Message {
        match &self.view.online.news.list {
            Some((title, _)) => title.clone(),
            None => say::online_menu(),
        }
    }

    /// Returns an entry for each person.
    pub(crate) fn list_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        let owned = self.view.online.news.league.as_ref();
        if let Some((_, labels)) = &self.view.online.news.list {
            for (place, label) in labels.iter().enumerate() {
                items.push(match owned {
                    Some(_) => MenuItem::menu(label.clone(), MenuKind::Member(place)),
                    None => MenuItem::new(label.clone(), MenuEffect::Tell),
                });
            }
        }
        if let Some(league) = owned {
            let label = if league.closed {
                say::league_closed()
            } else {
                say::league_open()
            };
            let change = LeagueChange {
                newcomers: Some(league.closed),
                ..LeagueChange::default()
            };
            let effect = OnlineEffect::Send(FromClient::League(change));
            items.push(MenuItem::online(label, effect));
        }
        items
    }

    /// Returns the person of the player's own league at this place of the list.
    fn member(&self, place: usize) -> Option<&RatedPerson> {
        self.view.online.news.league.as_ref()?.people.get(place)
    }

    pub(crate) fn member_title(&self, place: usize) -> Message {
        match self.member(place) {
            Some(person) => say::chair_menu(&person.name),
            None => say::online_menu(),
        }
    }

    /// Returns the entry by which the player says whether a person plays in their league.
    pub(crate) fn member_items(&self, place: usize) -> Vec<MenuItem> {
        let Some(person) = self.member(place) else {
            return vec![MenuItem::new(menus::menu_back_to_table(), MenuEffect::Back)];
        };
        let label = if person.out {
            say::league_lets_in(&person.name)
        } else {
            say::league_puts_out(&person.name)
        };
        let change = LeagueChange {
            person: Some(person.id),
            plays: Some(person.out),
            newcomers: None,
        };
        let effect = OnlineEffect::BackAndSend(FromClient::League(change));
        vec![MenuItem::online(label, effect)]
    }

    /// Returns the entry that asks for the league of a new table.
    pub(crate) fn open_league_item(&self) -> MenuItem {
        let label = match &self.view.online.new_contest.league {
            Some(league) => say::open_league(league),
            None => say::open_no_league(),
        };
        MenuItem::typing(label, LinePurpose::League)
    }

    /// Returns the entry that asks the parlour for the people of the table's league, if its matches count for one.
    pub(crate) fn league_item(&self) -> Option<MenuItem> {
        let league = self.view.online.table()?.contest.league.as_ref()?;
        Some(MenuItem::online(
            say::room_league(league),
            OnlineEffect::League,
        ))
    }

    /// Returns whether the last match played here is over and can be checked. A visitor's program cannot check: it is run by
    /// the parlour, which would be checking itself.
    pub(crate) fn can_check_match(&self) -> bool {
        let is_over = match self.view.session.local_game() {
            Some(game) => game.is_over(),
            None => matches!(
                self.view.online.received.last(),
                Some(Event::MatchOver { .. })
            ),
        };
        is_over && !self.view.session.is_visited()
    }

    /// Returns the entry that checks the finished match, if it can be checked.
    pub(crate) fn check_item(&self) -> Option<MenuItem> {
        if self.can_check_match() {
            Some(MenuItem::new(menus::menu_check(), MenuEffect::CheckMatch))
        } else {
            None
        }
    }
}
