//! Leagues: the league of a new table, the player's standing after a match, and the list of a table's league.

use super::{App, Outlet};
use crate::items::{MenuCommand, MenuItem, MenuKind};
use crate::{Menu, Screen};
use serpente_net::person::name;
use serpente_net::wire::{FromClient, LeagueStanding, RatedPerson};
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::parlour::refused_name;
use serpente_text::announce::{Announcement, Category, Message, Urgency};

impl<O: Outlet> App<O> {
    /// Returns the league of the table on another machine, if its matches count for one.
    pub(crate) fn league(&self) -> Option<String> {
        self.online.table()?.league.clone()
    }

    pub(crate) fn open_league_label(&self) -> Message {
        let league = self.online.league.clone();
        league.map_or_else(say::open_no_league, say::open_league)
    }

    /// Takes the name of the league for which the matches of a new table count; without a name, they count for none.
    pub(crate) fn set_league(&mut self, typed: &str) {
        let league = name(typed);
        if league.is_none() && !typed.trim().is_empty() {
            return self.refuse(refused_name(serpente_net::wire::LONGEST_NAME));
        }
        self.online.league = league;
        self.back();
    }

    /// Asks the parlour for the people of the table's league.
    pub(crate) fn ask_for_league(&mut self) {
        self.pressed.acted = true;
        self.send(FromClient::League);
    }

    /// Takes the people of the table's league, and opens their list with the player selected, unless the player has left the
    /// menu meanwhile.
    pub(super) fn take_league(&mut self, league: String, people: Vec<RatedPerson>) {
        if !(self.is_menu_open(MenuKind::Room) || self.is_menu_open(MenuKind::Table)) {
            return;
        }
        if people.is_empty() {
            return self.answer(say::league_empty(league));
        }
        let table = self.online.table();
        let own = table.and_then(|table| {
            let chair = table.chairs.get(usize::from(table.seat?))?.as_ref()?;
            people.iter().position(|person| Some(person.id) == chair.id)
        });
        if let Some(visit) = &mut self.online.visit {
            visit.league = (league, people);
        }
        self.screens.push(Screen::Menu(Menu {
            kind: MenuKind::League,
            chosen: own.unwrap_or_default(),
        }));
        self.enter_menu(Urgency::Answer);
    }

    fn rated(&self) -> Option<&(String, Vec<RatedPerson>)> {
        self.online.visit.as_ref().map(|visit| &visit.league)
    }

    pub(super) fn league_title(&self) -> Message {
        let league = self.rated().map(|(league, _)| league.clone());
        say::league_menu(league.unwrap_or_default())
    }

    pub(crate) fn league_items(&self) -> Vec<MenuItem> {
        let count = self.rated().map_or(0, |(_, people)| people.len());
        let people = (0..count).map(MenuCommand::Rated);
        people.map(MenuItem::Do).collect()
    }

    pub(crate) fn rated_label(&self, place: usize) -> Message {
        match self.rated().and_then(|(_, people)| people.get(place)) {
            Some(person) => say::league_person(
                person.place,
                person.name.clone(),
                person.rating,
                person.matches,
            ),
            None => self.league_title(),
        }
    }

    /// Announces the player's new standing after a match.
    pub(super) fn tell_standing(&mut self, standing: &LeagueStanding) {
        let LeagueStanding {
            league,
            place,
            of,
            rating,
            change,
        } = standing.clone();
        let message = match change {
            0 => say::rated_same(league, place, of, rating),
            1.. => say::rated_up(league, place, of, rating, change),
            _ => say::rated_down(league, place, of, rating, -change),
        };
        self.tell(&Announcement::event(message, Category::Score));
    }
}
