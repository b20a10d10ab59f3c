//! Leagues, and the list of the people of a league or of an evening.

use super::{OnlineEffect, Outlet};
use crate::context::Context;
use crate::screens::ScreenStep;
use crate::screens::menu_items::{MenuEffect, MenuItem, MenuKind};
use crate::screens::text_field::LinePurpose;
use crate::screens::view::ScreenView;
use serpente_client::person::{PersonId, name};
use serpente_client::wire::{LONGEST_NAME, LeagueStanding, RatedPerson};
use serpente_engine::table::Event;
use serpente_text::announce::say::menus;
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::parlour::refused_name;
use serpente_text::announce::{Announcement, Message};

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
        let label = match &self.view.online.evening {
            Some(evening) => say::open_evening(evening),
            None => say::open_no_evening(),
        };
        MenuItem::typing(label, LinePurpose::Evening)
    }

    /// Returns the entries that ask the parlour for the results of the table's evening, and for the people of its league.
    pub(crate) fn compared_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        if let Some(table) = self.view.online.table()
            && let Some(evening) = &table.evening
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
        if let Some((_, labels)) = &self.view.online.news.list {
            for label in labels {
                items.push(MenuItem::new(label.clone(), MenuEffect::Tell));
            }
        }
        items
    }

    /// Returns the entry that asks for the league of a new table.
    pub(crate) fn open_league_item(&self) -> MenuItem {
        let label = match &self.view.online.league {
            Some(league) => say::open_league(league),
            None => say::open_no_league(),
        };
        MenuItem::typing(label, LinePurpose::League)
    }

    /// Returns the entry that asks the parlour for the people of the table's league, if its matches count for one.
    pub(crate) fn league_item(&self) -> Option<MenuItem> {
        let league = self.view.online.table()?.league.as_ref()?;
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

/// Leagues and evenings: asks for their lists, and announces how the player did.
pub(crate) struct ComparedLists<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> ComparedLists<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> ComparedLists<'_, O> {
    /// Takes the name of the league for which the matches of a new table count, or of the evening that it plays; without a name,
    /// there is none. For an evening, the match gets a number of rounds.
    pub(crate) fn set_compared(&mut self, purpose: LinePurpose, typed: &str) -> ScreenStep {
        let name = name(typed);
        if name.is_none() && !typed.trim().is_empty() {
            self.context.refuse(refused_name(LONGEST_NAME));
            return ScreenStep::Stay;
        }
        if purpose == LinePurpose::League {
            self.context.online.league = name;
        } else {
            self.context.online.evening = name;
            self.context
                .online
                .count_rounds(&mut self.context.session.matches.draft);
        }
        ScreenStep::Back
    }

    /// Opens a list of people, the best first, with the player selected, unless the player has left the menu meanwhile.
    pub(super) fn open_list(
        &mut self,
        title: Message,
        people: impl Iterator<Item = (PersonId, Message)>,
    ) {
        let asked_in = [MenuKind::Room, MenuKind::Table, MenuKind::Lobby];
        if !asked_in
            .into_iter()
            .any(|kind| self.context.is_menu_open(kind))
        {
            return;
        }
        let mut ids: Vec<PersonId> = Vec::new();
        let mut labels: Vec<Message> = Vec::new();
        for (id, label) in people {
            ids.push(id);
            labels.push(label);
        }
        let table = self.context.online.table();
        let own = table.and_then(|table| {
            let chair = table.chairs.get(usize::from(table.seat?))?.as_ref()?;
            ids.iter().position(|id| Some(*id) == chair.id)
        });
        self.context.online.news.list = Some((title, labels));
        self.context
            .open_at(MenuKind::List, own.unwrap_or_default());
    }

    /// Takes the people of the table's league, and opens their list.
    pub(super) fn take_league(&mut self, league: &str, people: &[RatedPerson]) {
        if people.is_empty() {
            return self.context.answer(say::league_empty(league));
        }
        let mut labelled = Vec::new();
        for person in people {
            let RatedPerson { place, rating, .. } = *person;
            let label = say::league_person(place, &person.name, rating, person.matches);
            labelled.push((person.id, label));
        }
        self.open_list(say::league_menu(league), labelled.into_iter());
    }

    /// Announces the player's new standing after a match.
    pub(super) fn tell_standing(&mut self, standing: &LeagueStanding) {
        let LeagueStanding {
            place,
            of,
            rating,
            change,
            ..
        } = *standing;
        let message = match change {
            0 => say::rated_same(place, of, rating),
            1.. => say::rated_up(place, of, rating, change),
            _ => say::rated_down(place, of, rating, -change),
        };
        self.context.tell(&Announcement::score(message));
    }
}
