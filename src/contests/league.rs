//! A league: the people who play at its tables, rated by their matches with Glicko-2.

use crate::store::drop_from_list;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serpente_client::person::{Person, name};
use serpente_client::wire::{LeagueChange, LeagueList, LeagueStanding, RatedPerson};
use serpente_system::clock::WEEK;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};
use std::cmp::{Ordering, Reverse};
use std::net::IpAddr;

/// The most people of a league who have a place: those with enough matches. The one with the fewest
/// matches makes room, and among several the one whose last match is oldest.
pub const PEOPLE_IN_A_LEAGUE: usize = 100;

/// How many matches a person plays before they take a place of somebody else.
pub const MATCHES_FOR_A_PLACE: u32 = 5;

/// The most people of a league with fewer matches. The one whose last match is oldest makes room.
pub const NEWCOMERS_OF_A_LEAGUE: usize = 100;

/// How many of the last rated matches a league remembers, so that none counts twice.
const REMEMBERED_MATCHES: usize = 100;

/// Of how many of the last rated matches a league remembers the standings. A table asks again if it
/// was not told them: an answer was lost, or another process has taken the table over.
const REMEMBERED_STANDINGS: usize = 10;

/// A finished match that counts for a league.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishedMatch {
    /// The name of the league.
    pub league: String,
    /// The people who are rated, at least two of different teams.
    pub people: Vec<Finisher>,
    /// The person who opened the table. If the league begins with this match, it is theirs.
    pub opener: Person,
    /// Whether this person lets people of one network be rated against each other, for the league
    /// that is theirs.
    pub one_network: bool,
    /// The table, and the last line of its record after the match. A match is rated once, even if
    /// the server stops before it has noted that.
    pub ended_at: (String, u64),
}

/// A person at the end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finisher {
    /// The person.
    pub person: Person,
    /// The person's name.
    pub name: String,
    /// The index of the person's team. Team mates are not compared.
    pub team: usize,
    /// How many teams finished before this one.
    pub behind: usize,
    /// The network from which the person came, as limits count it, if it stands for that person:
    /// programs on the server's own machine come for many people.
    pub network: Option<IpAddr>,
}

/// A league.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct League {
    pub(crate) name: String,
    people: Vec<Member>,
    /// The person who opened the table of its first match; `None` for a league of before 0.4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<Person>,
    /// Whether people of one network are rated against each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    one_network: bool,
    /// Whether people are not rated who are not in the league yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    closed: bool,
    /// Where the last matches ended that were rated, the newest last.
    #[serde(default)]
    rated: Vec<(String, u64)>,
    /// The standings after the last of these matches, the newest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    told: Vec<ToldMatch>,
}

/// The standings that people were told after a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct ToldMatch {
    ended_at: (String, u64),
    standings: Vec<(Person, LeagueStanding)>,
}

/// A person of a league.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Member {
    person: Person,
    name: String,
    /// The rating after the last match.
    #[serde(flatten)]
    rating: Glicko2Rating,
    matches: u32,
    /// When the last match ended, in seconds since 1970.
    last: u64,
    /// Whether the person is rated no more, because the league's owner does not want it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    out: bool,
}

impl Member {
    fn new(person: Person) -> Self {
        Self {
            person,
            name: String::new(),
            rating: Glicko2Rating::new(),
            matches: 0,
            last: 0,
            out: false,
        }
    }

    /// Returns the rating at this time.
    fn at(&self, now: u64) -> Glicko2Rating {
        // After each week without a match, a rating is less certain.
        let weeks = now.saturating_sub(self.last) / WEEK;
        // Nothing changes any more after many weeks.
        (0..weeks.min(520)).fold(self.rating, |rating, _| decay_deviation(&rating))
    }

    /// Returns whether the person has played enough matches to have a place.
    fn has_place(&self) -> bool {
        self.matches >= MATCHES_FOR_A_PLACE
    }

    /// Returns the rating as it is announced, rounded.
    fn rounded(&self) -> i64 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "ratings are a few thousand"
        )]
        let rounded = self.rating.rating.round() as i64;
        rounded
    }

    /// Returns whether the numbers are in the range of ratings, so that computing with them ends.
    fn is_sound(&self) -> bool {
        (-10_000.0..=10_000.0).contains(&self.rating.rating)
            && (1.0..=350.0).contains(&self.rating.deviation)
            && (0.0001..=1.0).contains(&self.rating.volatility)
            && name(&self.name).as_ref() == Some(&self.name)
    }
}

impl League {
    pub(crate) fn new(name: String) -> Self {
        Self {
            name,
            people: Vec::new(),
            owner: None,
            one_network: false,
            closed: false,
            rated: Vec::new(),
            told: Vec::new(),
        }
    }

    /// Returns whether a league that was read from a file can be used.
    pub(crate) fn is_sound(&self) -> bool {
        name(&self.name).as_ref() == Some(&self.name)
            && self.people.len() <= PEOPLE_IN_A_LEAGUE + NEWCOMERS_OF_A_LEAGUE
            && self.rated.len() <= REMEMBERED_MATCHES
            && self.told.len() <= REMEMBERED_STANDINGS
            && self.people.iter().all(Member::is_sound)
    }

    /// Removes the people of a file whose entries cannot be used. Returns how many these were.
    pub(crate) fn drop_unsound(file: &mut Value) -> usize {
        drop_from_list(file, "people", Member::is_sound)
    }

    /// Returns when the last match of the league ended, in seconds since 1970.
    pub(crate) fn last(&self) -> u64 {
        let last = self.people.iter().map(|member| member.last).max();
        last.unwrap_or_default()
    }

    /// Takes what the person to whom the league belongs has said at the table of this match.
    pub(crate) fn listen_to(&mut self, finished: &FinishedMatch) {
        if self.people.is_empty() {
            self.owner = self.owner.or(Some(finished.opener));
        }
        if self.owner == Some(finished.opener) {
            self.one_network = finished.one_network;
        }
    }

    /// Changes who plays in the league, if it belongs to this person.
    pub(crate) fn change(&mut self, person: Person, change: &LeagueChange) {
        if self.owner != Some(person) {
            return;
        }
        if let Some(newcomers) = change.newcomers {
            self.closed = !newcomers;
        }
        if let (Some(id), Some(plays)) = (change.person, change.plays) {
            for member in &mut self.people {
                if member.person.id() == id {
                    member.out = !plays;
                }
            }
        }
    }

    /// Returns whether a person is rated after a match.
    fn admits(&self, person: Person) -> bool {
        match self.people.iter().find(|member| member.person == person) {
            Some(member) => !member.out,
            None => !self.closed,
        }
    }

    /// Notes that a match is rated. Returns whether it was not before.
    pub(crate) fn counts(&mut self, finished: &FinishedMatch) -> bool {
        if self.rated.contains(&finished.ended_at) {
            return false;
        }
        self.rated.push(finished.ended_at.clone());
        let too_many = self.rated.len().saturating_sub(REMEMBERED_MATCHES);
        self.rated.drain(..too_many);
        true
    }

    /// Remembers the standings after a match.
    pub(crate) fn remember(
        &mut self,
        ended_at: &(String, u64),
        standings: &[(Person, LeagueStanding)],
    ) {
        self.told.push(ToldMatch {
            ended_at: ended_at.clone(),
            standings: standings.to_vec(),
        });
        let too_many = self.told.len().saturating_sub(REMEMBERED_STANDINGS);
        self.told.drain(..too_many);
    }

    /// Returns the standings after a match that was rated before, if they are remembered.
    pub(crate) fn told_after(&self, ended_at: &(String, u64)) -> Vec<(Person, LeagueStanding)> {
        for told in &self.told {
            if told.ended_at == *ended_at {
                return told.standings.clone();
            }
        }
        Vec::new()
    }

    /// Returns whether two people of a match are rated against each other: they are of different
    /// teams and, unless the league says otherwise, not of one network, since somebody alone can
    /// come as several.
    fn compares(&self, one: &Finisher, other: &Finisher) -> bool {
        let is_one_network = one.network.is_some() && one.network == other.network;
        self.admits(one.person)
            && self.admits(other.person)
            && one.team != other.team
            && (self.one_network || !is_one_network)
    }

    /// Rates the people of a match that ended at this time. Returns the new standing of each who is
    /// compared with somebody.
    pub(crate) fn rate(
        &mut self,
        finishers: &[Finisher],
        now: u64,
    ) -> Vec<(Person, LeagueStanding)> {
        let mut rated: Vec<Finisher> = Vec::new();
        for one in finishers {
            if finishers.iter().any(|other| self.compares(one, other)) {
                rated.push(one.clone());
            }
        }
        let finishers = &rated[..];
        let mut before: Vec<Member> = Vec::new();
        for one in finishers {
            let mut people = self.people.iter();
            before.push(match people.find(|member| member.person == one.person) {
                Some(member) => member.clone(),
                None => Member::new(one.person),
            });
        }
        let mut after: Vec<Member> = Vec::new();
        for (one, member) in finishers.iter().zip(&before) {
            let mut results = Vec::new();
            for (other, opponent) in finishers.iter().zip(&before) {
                if self.compares(one, other) {
                    results.push((opponent.at(now), outcome(one, other)));
                }
            }
            let config = Glicko2Config::new();
            let rating = glicko2_rating_period(&member.at(now), &results, &config);
            after.push(Member {
                person: member.person,
                name: one.name.clone(),
                rating: Glicko2Rating {
                    deviation: rating.deviation.min(350.0),
                    ..rating
                },
                matches: member.matches.saturating_add(1),
                last: now,
                out: false,
            });
        }
        self.people
            .retain(|member| !finishers.iter().any(|one| one.person == member.person));
        self.make_room(&after);
        self.people.extend(after.iter().cloned());
        let mut standings = Vec::new();
        for (member, before) in after.iter().zip(&before) {
            let standing = LeagueStanding {
                league: self.name.clone(),
                place: self.place(member),
                of: self.people.iter().filter(|other| !other.out).count(),
                rating: member.rounded(),
                change: member.rounded() - before.rounded(),
            };
            standings.push((member.person, standing));
        }
        standings
    }

    /// Removes people so that there is room for these, who have just played.
    fn make_room(&mut self, played: &[Member]) {
        let mut with_place = Vec::new();
        let mut newcomers = Vec::new();
        for member in self.people.drain(..) {
            if member.has_place() {
                with_place.push(member);
            } else {
                newcomers.push(member);
            }
        }
        let played_placed = played.iter().filter(|member| member.has_place()).count();
        let played_new = played.len() - played_placed;
        with_place.sort_by_key(|member| Reverse((member.matches, member.last)));
        with_place.truncate(PEOPLE_IN_A_LEAGUE.saturating_sub(played_placed));
        newcomers.sort_by_key(|member| Reverse(member.last));
        newcomers.truncate(NEWCOMERS_OF_A_LEAGUE.saturating_sub(played_new));
        self.people.extend(with_place);
        self.people.extend(newcomers);
    }

    /// Returns the place of a person, from 1; people with the same rating share a place.
    fn place(&self, member: &Member) -> usize {
        let mut place = 1;
        for other in &self.people {
            if !other.out && other.rounded() > member.rounded() {
                place += 1;
            }
        }
        place
    }

    /// Returns the list of its people, in the order of their ratings, as this person gets it: those
    /// who are rated no more are last, and only in the list of the league's owner.
    pub(crate) fn list(&self, person: Person) -> LeagueList {
        let owned = self.owner == Some(person);
        let mut members: Vec<&Member> = Vec::new();
        for member in &self.people {
            if owned || !member.out {
                members.push(member);
            }
        }
        members.sort_by(|one, other| {
            let by_rating = other.rounded().cmp(&one.rounded());
            let in_order = one.out.cmp(&other.out).then(by_rating);
            in_order.then_with(|| one.name.cmp(&other.name))
        });
        let mut people = Vec::new();
        for member in members {
            people.push(RatedPerson {
                id: member.person.id(),
                name: member.name.clone(),
                place: self.place(member),
                rating: member.rounded(),
                matches: member.matches,
                out: member.out,
            });
        }
        LeagueList {
            league: self.name.clone(),
            people,
            owned,
            closed: owned && self.closed,
        }
    }
}

fn outcome(one: &Finisher, other: &Finisher) -> Outcomes {
    match one.behind.cmp(&other.behind) {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_client::person::Token;

    fn finishers(places: &[(Person, usize, usize)]) -> Vec<Finisher> {
        let mut finishers = Vec::new();
        for (at, &(person, team, behind)) in places.iter().enumerate() {
            finishers.push(Finisher {
                person,
                name: format!("P{at}"),
                team,
                behind,
                network: None,
            });
        }
        finishers
    }

    fn people<const COUNT: usize>() -> [Person; COUNT] {
        std::array::from_fn(|_| Token::new().person())
    }

    fn told(rated: &[(Person, LeagueStanding)]) -> Vec<(usize, i64, i64)> {
        let told = rated.iter();
        told.map(|(_, at)| (at.place, at.rating, at.change))
            .collect()
    }

    #[test]
    fn two_people_who_are_new_are_rated_as_glickman_says() {
        let mut league = League::new("Monday".to_owned());
        let [ada, bo] = people();
        let rated = league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 1)]), 1);
        // Two players of 1500 with deviation 350, in one rating period with one match.
        assert_eq!(told(&rated), [(1, 1662, 162), (2, 1338, -162)]);
        let rated = league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 0)]), 2);
        assert!(rated[0].1.change < 0 && rated[1].1.change > 0, "{rated:?}");
    }

    #[test]
    fn team_mates_are_not_compared_and_share_what_they_win() {
        let mut league = League::new("Monday".to_owned());
        let [ada, bo, cy, di] = people();
        let places = [(ada, 0, 0), (bo, 1, 1), (cy, 0, 0), (di, 1, 1)];
        let rated = league.rate(&finishers(&places), 1);
        let told = told(&rated);
        let [a, b, c, d] = &told[..] else {
            panic!("four people: {rated:?}")
        };
        assert_eq!((a, b), (c, d));
        assert!(a.2 > 0 && b.2 == -a.2, "{rated:?}");
        assert_eq!((a.0, b.0), (1, 3));
    }

    #[test]
    fn those_who_finish_between_others_win_and_lose() {
        let mut league = League::new("Monday".to_owned());
        let [ada, bo, cy] = people();
        let rated = league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 1), (cy, 2, 2)]), 1);
        let changes: Vec<i64> = rated.iter().map(|(_, at)| at.change).collect();
        assert!(
            changes[0] > 0 && changes[1] == 0 && changes[2] < 0,
            "{changes:?}"
        );
    }

    #[test]
    fn a_rating_is_less_certain_after_weeks_without_a_match() {
        let [ada, bo] = people();
        let change_after = |weeks: u64| {
            let mut league = League::new("Monday".to_owned());
            for now in 0..20 {
                let one = usize::from(now % 2 == 0);
                let other = usize::from(now % 2 != 0);
                league.rate(&finishers(&[(ada, 0, one), (bo, 1, other)]), now);
            }
            let rated = league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 1)]), 20 + weeks * WEEK);
            rated[0].1.change
        };
        let soon = change_after(0);
        let late = change_after(300);
        assert!(soon > 0 && late > soon, "{soon} {late}");
    }

    #[test]
    fn strangers_who_come_and_go_cost_nobody_a_place() {
        let mut league = League::new("Monday".to_owned());
        let [ada, bo] = people();
        for now in 0..MATCHES_FOR_A_PLACE {
            league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 1)]), u64::from(now));
        }
        for now in 100..1000 {
            let [one, other] = people();
            league.rate(&finishers(&[(one, 0, 0), (other, 1, 1)]), now);
        }
        let has = |person: Person| league.people.iter().any(|member| member.person == person);
        assert!(has(ada) && has(bo));
        assert!(league.is_sound());
    }

    #[test]
    fn who_has_played_little_makes_room_before_who_has_played_much() {
        let mut league = League::new("Monday".to_owned());
        let [ada, bo] = people();
        for now in 0..50 {
            league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 1)]), now);
        }
        for now in 100..200 {
            let [one, other] = people();
            for _ in 0..MATCHES_FOR_A_PLACE {
                league.rate(&finishers(&[(one, 0, 0), (other, 1, 1)]), now);
            }
        }
        let has = |person: Person| league.people.iter().any(|member| member.person == person);
        assert!(has(ada) && has(bo));
        assert_eq!(league.people.len(), PEOPLE_IN_A_LEAGUE);
        assert!(league.is_sound());
    }

    #[test]
    fn whoever_began_a_league_says_who_plays_in_it() {
        let [ada, bo, cy, eve] = people();
        let mut league = League::new("Monday".to_owned());
        league.listen_to(&FinishedMatch {
            league: "Monday".to_owned(),
            people: Vec::new(),
            opener: ada,
            one_network: false,
            ended_at: ("calm-red-fox".to_owned(), 9),
        });
        league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 1), (eve, 2, 2)]), 1);
        let eve_out = LeagueChange {
            person: Some(eve.id()),
            plays: Some(false),
            newcomers: Some(false),
        };
        let before = league.clone();
        league.change(eve, &eve_out);
        assert_eq!(league, before);
        league.change(ada, &eve_out);
        let names = |person| -> Vec<String> {
            let list = league.list(person);
            list.people.into_iter().map(|one| one.name).collect()
        };
        assert_eq!((names(ada).len(), names(bo).len()), (3, 2));
        let list = league.list(ada);
        assert!(list.owned && list.closed && list.people[2].out);
        // Neither Eve nor somebody new is rated, nor is anybody against them.
        let rated = league.rate(&finishers(&[(ada, 0, 0), (cy, 1, 1), (eve, 2, 2)]), 2);
        assert!(rated.is_empty());
        let rated = league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 1), (eve, 2, 2)]), 3);
        assert_eq!(rated.len(), 2);
        assert_eq!(rated[0].1.of, 2);
        let back = LeagueChange {
            person: Some(eve.id()),
            plays: Some(true),
            newcomers: Some(true),
        };
        league.change(ada, &back);
        let rated = league.rate(&finishers(&[(cy, 0, 0), (eve, 1, 1)]), 4);
        assert_eq!(rated.len(), 2);
    }

    #[test]
    fn people_of_one_network_are_compared_only_where_the_league_says_so() {
        let [ada, bo, cy] = people();
        let mut played = finishers(&[(ada, 0, 0), (bo, 1, 1), (cy, 2, 2)]);
        for one in &mut played[..2] {
            one.network = Some([203, 0, 113, 9].into());
        }
        let mut league = League::new("Monday".to_owned());
        assert!(league.rate(&played[..2], 1).is_empty());
        assert!(league.people.is_empty());
        // Against somebody from elsewhere both are rated.
        let rated = league.rate(&played, 2);
        assert_eq!(rated.len(), 3);
        assert_eq!(rated[0].1.change, 162);
        // Only the person to whom the league belongs can change it.
        let mut league = League::new("Monday".to_owned());
        let mut finished = FinishedMatch {
            league: "Monday".to_owned(),
            people: played[..2].to_vec(),
            opener: ada,
            one_network: true,
            ended_at: ("calm-red-fox".to_owned(), 9),
        };
        league.listen_to(&finished);
        assert_eq!(league.rate(&played[..2], 1).len(), 2);
        (finished.opener, finished.one_network) = (bo, false);
        league.listen_to(&finished);
        assert_eq!(league.rate(&played[..2], 2).len(), 2);
    }

    #[test]
    fn a_full_league_forgets_the_newcomer_who_has_not_played_for_longest() {
        let mut league = League::new("Monday".to_owned());
        let [ada, bo] = people();
        league.rate(&finishers(&[(ada, 0, 0), (bo, 1, 1)]), 0);
        for now in 1..NEWCOMERS_OF_A_LEAGUE as u64 {
            let [other] = people();
            league.rate(&finishers(&[(ada, 0, 0), (other, 1, 1)]), now);
        }
        let has = |league: &League, person: Person| {
            let mut people = league.people.iter();
            people.any(|member| member.person == person)
        };
        assert_eq!(league.people.len(), NEWCOMERS_OF_A_LEAGUE + 1);
        assert!(has(&league, bo));
        let [other] = people();
        let rated = league.rate(&finishers(&[(ada, 0, 0), (other, 1, 1)]), 200);
        assert_eq!(rated[0].1.of, NEWCOMERS_OF_A_LEAGUE + 1);
        assert!(has(&league, ada) && has(&league, other) && !has(&league, bo));
        assert!(league.is_sound());
    }
}
