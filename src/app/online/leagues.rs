//! Leagues: the league of a new table, the player's standing after a match, and the list of a table's league.

use super::lists::PeopleList;
use super::{App, Outlet};
use crate::items::MenuItem;
use crate::typing::LinePurpose;
use serpente_net::wire::{FromClient, LeagueStanding, RatedPerson};
use serpente_text::announce::Announcement;
use serpente_text::announce::say::online as say;

impl<O: Outlet> App<O> {
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
