//! The list of a league or of the results of an evening.

use super::{App, Outlet};
use crate::items::{MenuItem, MenuKind};
use serpente_net::person::{PersonId, name};
use serpente_net::wire::{EveningList, LONGEST_NAME, RatedPerson};
use serpente_text::announce::Message;
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::parlour::refused_name;

/// A list of people with their results, the best first.
pub(super) enum PeopleList {
    /// The people of a league, whose name is given here.
    League(String, Vec<RatedPerson>),
    /// The people of an evening.
    Evening(EveningList),
}

impl PeopleList {
    fn ids(&self) -> Vec<PersonId> {
        match self {
            Self::League(_, people) => people.iter().map(|person| person.id).collect(),
            Self::Evening(list) => list.people.iter().map(|person| person.id).collect(),
        }
    }

    fn title(&self) -> Message {
        match self {
            Self::League(league, _) => say::league_menu(league),
            Self::Evening(list) => say::evening_menu(&list.evening, list.others),
        }
    }

    fn label(&self, place: usize) -> Option<Message> {
        match self {
            Self::League(_, people) => people.get(place).map(|person| {
                let RatedPerson { place, rating, .. } = *person;
                say::league_person(place, &person.name, rating, person.matches)
            }),
            Self::Evening(list) => list.people.get(place).map(|person| {
                let (place, name) = (person.place, person.name.clone());
                match person.difference {
                    0 => say::evening_person_same(place, name),
                    1.. => say::evening_person_better(place, name, person.difference),
                    _ => say::evening_person_worse(place, name, -person.difference),
                }
            }),
        }
    }
}

impl<O: Outlet> App<O> {
    /// Returns the typed name of a league or an evening; `None` if nothing was typed.
    ///
    /// # Errors
    /// Returns the refusal if the typed text cannot be a name.
    pub(super) fn typed_name(typed: &str) -> Result<Option<String>, Message> {
        let name = name(typed);
        if name.is_none() && !typed.trim().is_empty() {
            return Err(refused_name(LONGEST_NAME));
        }
        Ok(name)
    }

    /// Opens a list with the player selected, unless the player has left the menu meanwhile.
    pub(super) fn open_list(&mut self, list: PeopleList) {
        let asked_in = [MenuKind::Room, MenuKind::Table, MenuKind::Lobby];
        if !asked_in.into_iter().any(|kind| self.is_menu_open(kind)) {
            return;
        }
        let ids = list.ids();
        let table = self.online.table();
        let own = table.and_then(|table| {
            let chair = table.chairs.get(usize::from(table.seat?))?.as_ref()?;
            ids.iter().position(|id| Some(*id) == chair.id)
        });
        self.online.news.list = Some(list);
        self.open_at(MenuKind::List, own.unwrap_or_default());
    }

    fn list(&self) -> Option<&PeopleList> {
        self.online.news.list.as_ref()
    }

    pub(super) fn list_title(&self) -> Message {
        self.list().map_or_else(say::online_menu, PeopleList::title)
    }

    pub(crate) fn list_items(&self) -> Vec<MenuItem> {
        let count = self.list().map_or(0, |list| list.ids().len());
        (0..count).map(MenuItem::Listed).collect()
    }

    pub(crate) fn listed_label(&self, place: usize) -> Message {
        let label = self.list().and_then(|list| list.label(place));
        label.unwrap_or_else(|| self.list_title())
    }
}
