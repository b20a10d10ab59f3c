//! Leagues: the league of a new table, the player's standing after a match, and the list of a table's league.

use super::lists::PeopleList;
use super::{App, Outlet};
use serpente_net::wire::{FromClient, LeagueStanding, RatedPerson};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Message};

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
        match Self::typed_name(typed) {
            Ok(league) => self.online.league = league,
            Err(message) => return self.refuse(message),
        }
        self.back();
    }

    /// Asks the parlour for the people of the table's league.
    pub(crate) fn ask_for_league(&mut self) {
        self.pressed.acted = true;
        self.send(FromClient::League);
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
