//! Leagues, and the list of the people of a league or of an evening.

use super::{App, Outlet};
use crate::items::{MenuItem, MenuKind};
use crate::typing::LinePurpose;
use serpente_net::person::{PersonId, name};
use serpente_net::wire::{
    ComparedPerson, EveningList, FromClient, LONGEST_NAME, LeagueStanding, RatedPerson,
};
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::parlour::refused_name;
use serpente_text::announce::{Announcement, Message};

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

    fn labels(&self) -> Vec<Message> {
        match self {
            Self::League(_, people) => {
                let label = |person: &RatedPerson| {
                    let RatedPerson { place, rating, .. } = *person;
                    say::league_person(place, &person.name, rating, person.matches)
                };
                people.iter().map(label).collect()
            }
            Self::Evening(list) => {
                let label = |person: &ComparedPerson| {
                    let (place, name) = (person.place, &person.name);
                    match person.difference {
                        0 => say::evening_person_same(place, name),
                        1.. => say::evening_person_better(place, name, person.difference),
                        _ => say::evening_person_worse(place, name, -person.difference),
                    }
                };
                list.people.iter().map(label).collect()
            }
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

    pub(crate) fn list_title(&self) -> Message {
        self.list().map_or_else(say::online_menu, PeopleList::title)
    }

    /// Returns an entry for each person.
    pub(crate) fn list_items(&self) -> Vec<MenuItem<O>> {
        let labels = self.list().map_or_else(Vec::new, PeopleList::labels);
        labels.into_iter().map(MenuItem::told).collect()
    }

    /// Returns the entry that asks for the league of a new table.
    pub(super) fn open_league_item(&self) -> MenuItem<O> {
        let league = self.online.league.clone();
        let label = league.map_or_else(say::open_no_league, say::open_league);
        MenuItem::typing(label, LinePurpose::League)
    }

    /// Takes the name of the league for which the matches of a new table count; without a name, they count for none.
    pub(crate) fn set_league(&mut self, typed: &str) {
        match Self::typed_name(typed) {
            Ok(league) => self.online.league = league,
            Err(message) => return self.refuse(message),
        }
        self.back();
    }

    /// Returns the entry that asks the parlour for the people of the table's league, if its matches count for one.
    pub(super) fn league_item(&self) -> Option<MenuItem<O>> {
        let league = self.online.table()?.league.as_ref()?;
        Some(MenuItem::new(say::room_league(league), |app| {
            app.pressed.acted = true;
            app.send(FromClient::League);
        }))
    }

    /// Takes the people of the table's league, and opens their list.
    pub(super) fn take_league(&mut self, league: String, people: Vec<RatedPerson>) {
        if people.is_empty() {
            return self.answer(say::league_empty(league));
        }
        self.open_list(PeopleList::League(league, people));
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
        self.tell(&Announcement::score(message));
    }
}
