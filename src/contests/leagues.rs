//! The leagues of a server.

use crate::change::ContestChange;
use crate::league::{FinishedMatch, League};
use crate::store::{ContestStore, NotChanged, StoredContest};
use serde_json::Value;
use serpente_client::person::Person;
use serpente_client::wire::{LeagueChange, LeagueList, LeagueStanding};
use serpente_system::clock::DAY;

/// The most leagues of a server.
pub const MOST_LEAGUES: usize = 100;

/// A league without a match for so many days may make room for a new one.
pub const LEAGUE_DAYS: u64 = 90;

/// The leagues of a server.
pub type Leagues = ContestStore<League>;

/// The standings of people after a match.
pub type Standings = Vec<(Person, LeagueStanding)>;

impl StoredContest for League {
    const KIND: &'static str = "league";
    const FOLDER: &'static str = "leagues";
    const MOST_OF_KIND: usize = MOST_LEAGUES;

    fn name(&self) -> &str {
        &self.name
    }

    fn is_sound(&self) -> bool {
        Self::is_sound(self)
    }

    fn drop_unsound(file: &mut Value) -> usize {
        Self::drop_unsound(file)
    }

    fn may_go_at(&self) -> u64 {
        self.last() + LEAGUE_DAYS * DAY
    }
}

impl Leagues {
    /// Returns the change that rates the people of a match that ended at this time, in seconds since
    /// 1970. Its result is the new standing of each; for a match that was rated before, the standings
    /// of that time, as long as the league remembers them.
    #[must_use]
    pub fn rating(finished: FinishedMatch, now: u64) -> ContestChange<'static, League, Standings> {
        let name = finished.league.clone();
        let new_name = name.clone();
        let new_league = move || League::new(new_name.clone());
        ContestChange::or_begin(&name, now, new_league, move |league: &mut League| {
            if !league.counts(&finished) {
                return league.told_after(&finished.ended_at);
            }
            league.listen_to(&finished);
            let standings = league.rate(&finished.people, now);
            league.remember(&finished.ended_at, &standings);
            standings
        })
    }

    /// Returns the standings after a match, or `None` if it is to be rated again: the storage did not
    /// answer.
    #[must_use]
    pub fn rated(result: Result<Standings, NotChanged>) -> Option<Standings> {
        match result {
            Ok(standings) => Some(standings),
            Err(NotChanged::Unreachable) => None,
            Err(NotChanged::Unknown | NotChanged::NoRoom) => Some(Vec::new()),
        }
    }

    /// Rates the people of a match, as [`rating`](Self::rating) says, and stores the league. Returns
    /// `None` if it is to be rated again: the storage did not answer. Blocks until done.
    pub fn rate(&self, finished: &FinishedMatch, now: u64) -> Option<Standings> {
        Self::rated(self.carry_out(Self::rating(finished.clone(), now)))
    }

    /// Changes who plays in a league, if it belongs to this person. Blocks until done.
    pub fn set_who_plays(&self, name: &str, person: Person, change: &LeagueChange) {
        let changed = ContestChange::known(name, |league: &mut League| {
            league.change(person, change);
        });
        // If this fails, the list that follows shows it.
        let _ = self.carry_out(changed);
    }

    /// Returns the people of a league, as this person gets them.
    pub fn list(&self, name: &str, person: Person) -> LeagueList {
        let found = self.look(name, |league| league.list(person));
        found.unwrap_or_else(|| LeagueList {
            league: name.to_owned(),
            ..LeagueList::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::Finisher;
    use crate::store::{file, key};
    use serpente_client::person::Token;
    use serpente_system::file::is_private;
    use serpente_system::lock;
    use std::fs;
    use std::path::{Path, PathBuf};

    fn listed(leagues: &Leagues, name: &str) -> LeagueList {
        leagues.list(name, Token::new().person())
    }

    fn rate(leagues: &Leagues, played: &FinishedMatch, now: u64) -> Standings {
        leagues.rate(played, now).expect("it is stored")
    }

    fn finished(league: &str) -> FinishedMatch {
        let finisher = |behind| Finisher {
            person: Token::new().person(),
            name: "Ada".to_owned(),
            team: behind,
            behind,
            network: None,
        };
        FinishedMatch {
            league: league.to_owned(),
            people: [0, 1].map(finisher).to_vec(),
            opener: Token::new().person(),
            one_network: false,
            ended_at: (Token::new().to_string(), 9),
        }
    }

    #[test]
    fn a_league_lasts_over_a_restart_and_its_name_may_be_written_otherwise() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path());
        let leagues = Leagues::stored_in(home);
        assert!(listed(&leagues, "Monday").people.is_empty());
        let rated = rate(&leagues, &finished("Monday"), 1);
        assert_eq!(rated.len(), 2);
        let list = listed(&leagues, "Monday");
        assert_eq!(list.people.len(), 2);
        let path = file(&folder.path().join("leagues"), &key("Monday"));
        assert!(is_private(&path).expect("it"));
        let leagues = Leagues::stored_in(home);
        assert_eq!(listed(&leagues, "MONDAY"), list);
        assert!(listed(&leagues, "Tuesday").people.is_empty());
        rate(&leagues, &finished("monday"), 2);
        assert_eq!(listed(&leagues, "Monday").people.len(), 4);
    }

    /// Stores the league "Monday" after a match. Returns its file.
    fn file_of_a_league_in(folder: &Path) -> PathBuf {
        rate(&Leagues::stored_in(Some(folder)), &finished("Monday"), 1);
        file(&folder.join("leagues"), &key("Monday"))
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path());
        let path = file_of_a_league_in(folder.path());
        let whole = fs::read_to_string(&path).expect("a file");
        for broken in [
            &whole[..whole.len() / 2],
            &whole.replacen("Monday", "Tuesday", 1),
        ] {
            assert_ne!(broken, whole);
            fs::write(&path, broken).expect("room");
            let leagues = Leagues::stored_in(home);
            assert!(listed(&leagues, "Monday").people.is_empty());
            let aside = path.with_extension("damaged");
            assert_eq!(fs::read_to_string(aside).expect("a file"), broken);
            rate(&leagues, &finished("Monday"), 2);
            assert_eq!(listed(&Leagues::stored_in(home), "Monday").people.len(), 2);
        }
    }

    #[test]
    fn a_match_is_rated_once_even_over_a_restart() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path());
        let played = finished("Monday");
        let told = rate(&Leagues::stored_in(home), &played, 1);
        assert_eq!(told.len(), 2);
        let leagues = Leagues::stored_in(home);
        assert_eq!(rate(&leagues, &played, 2), told);
        assert_eq!(listed(&leagues, "Monday").people[0].matches, 1);
    }

    #[test]
    fn one_entry_that_cannot_be_read_costs_nobody_else_their_rating() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path());
        let path = file_of_a_league_in(folder.path());
        let whole = fs::read_to_string(&path).expect("a file");
        for broken in [
            whole.replacen("\"volatility\":0", "\"volatility\":7", 1),
            whole.replacen("\"volatility\":0", "\"volatility\":\"x\",\"y\":0", 1),
            whole.replacen("Ada", "A\\nda", 1),
        ] {
            assert_ne!(broken, whole);
            fs::write(&path, &broken).expect("room");
            assert_eq!(listed(&Leagues::stored_in(home), "Monday").people.len(), 1);
            let aside = fs::read_to_string(path.with_extension("damaged"));
            assert_eq!(aside.expect("a file"), broken);
        }
    }

    #[test]
    fn there_is_room_for_so_many_leagues_until_one_is_not_played_any_more() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path());
        let leagues = Leagues::stored_in(home);
        for number in 0..MOST_LEAGUES as u64 {
            rate(&leagues, &finished(&format!("League {number}")), number);
        }
        let last = LEAGUE_DAYS * DAY - 1;
        assert!(leagues.have_room("league 7", last) && !leagues.have_room("New", last));
        assert!(rate(&leagues, &finished("New"), last).is_empty());
        assert!(leagues.have_room("New", last + 1));
        assert_eq!(rate(&leagues, &finished("New"), last + 1).len(), 2);
        let leagues = Leagues::stored_in(home);
        assert_eq!(lock(&leagues.all).len(), MOST_LEAGUES);
        assert!(listed(&leagues, "League 0").people.is_empty());
        assert_eq!(listed(&leagues, "New").people.len(), 2);
    }
}
