//! All tables of a server: their names, and the people who may open and enter them. This module
//! uses no sockets, threads or clocks.

mod names;
pub mod secret;

pub(crate) use names::six_words;

use crate::loaded::SEATS_LOG;
use serde::{Deserialize, Serialize};
use serpente_client::person::{Person, PersonId};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{FromServer, MOST_FRIENDS, PersonHere, TableInfo};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// The most tables that one person may open.
pub const TABLES_A_PERSON: usize = 5;

/// The most tables in a list. Nobody listens to a longer one to the end.
const LISTED: usize = 100;

/// The most tables of a server.
pub(crate) const TABLES: usize = 20_000;

/// The information about a table that the lobby keeps, whether or not anybody plays there at the
/// moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// The table's entry in the list.
    pub info: TableInfo,
    /// The person who opened the table.
    pub opener: Person,
    /// The hash of the table's secret word, if it has one.
    pub secret: Option<String>,
    /// The people who have seats there.
    pub people: Vec<Person>,
    /// The people with seats who are connected.
    #[serde(default)]
    pub here: Vec<PersonHere>,
}

/// A table that was opened just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableOpened {
    /// The person who opens it.
    pub by: Person,
    /// Its place in the order in which all processes of a cluster open tables; `None` until it is known.
    pub number: Option<u64>,
}

/// All tables of a server.
#[derive(Debug, Default)]
pub struct Lobby {
    /// The tables by name; `None` for a name whose table cannot be entered.
    tables: BTreeMap<String, Option<TableSummary>>,
    /// In which order the tables were opened since the server has started; those from before are
    /// not in it.
    opened: HashMap<String, u64>,
    /// How many tables were opened since then.
    count: u64,
    /// The tables of which nothing is known yet but who opens them.
    opening: HashMap<String, TableOpened>,
    /// The cached list for people who have no seat at any table, until a table changes: many
    /// clients ask for it.
    listed: Option<Arc<str>>,
    /// The most tables, if fewer than a server can have.
    most: Option<usize>,
}

/// Returns the name of a table, or of one of its logs, for the server's log: without the end of a private table's name,
/// which lets people in.
pub fn shown_name(log: &str) -> &str {
    let table = log.strip_suffix(SEATS_LOG).unwrap_or(log);
    match table.rsplit_once('-') {
        Some((shown, key)) if key.len() == 16 && key.bytes().all(|at| at.is_ascii_hexdigit()) => {
            shown
        }
        Some(_) | None => table,
    }
}

impl Lobby {
    /// Adds a stored table; `None` if only its name is known.
    pub fn add(&mut self, table: String, known: Option<TableSummary>) {
        self.listed = None;
        self.opening.remove(&table);
        self.tables.insert(table, known);
    }

    /// Notes that a process of the cluster opens a table.
    pub fn is_opened(&mut self, table: &str, opened: TableOpened) {
        let known = self.tables.entry(table.to_owned()).or_default();
        if known.is_none() {
            self.opening.insert(table.to_owned(), opened);
        }
    }

    /// Notes that this process does not open a table of this name after all: another one does.
    pub(crate) fn is_not_opened(&mut self, table: &str) {
        if let Some(opened) = self.opening.get(table)
            && opened.number.is_none()
        {
            self.opening.remove(table);
        }
    }

    /// Forgets who opened tables of which nothing became known: the process that opened them is gone.
    pub fn forget_openings(&mut self) {
        self.opening.clear();
    }

    /// Returns how many tables this person has opened, up to this place in the order in which processes open them, without the one
    /// at this place.
    pub fn opened_before(&self, person: Person, number: u64) -> usize {
        let known = self.tables.values().flatten();
        let mut own = known.filter(|known| known.opener == person).count();
        for opened in self.opening.values() {
            let is_earlier = opened.number.is_some_and(|other| other < number);
            if opened.by == person && is_earlier {
                own += 1;
            }
        }
        own
    }

    /// Limits the number of tables. Tables that there are already stay.
    pub fn limit(&mut self, most: usize) {
        self.most = Some(most.min(TABLES));
    }

    /// Reserves a name for a new table of this person. The name follows from `chance`. A private
    /// table has `key` at the end of its name, so that nobody finds it by guessing.
    ///
    /// # Errors
    /// Returns an error if the person, or the server, has the maximum number of tables.
    pub fn open(&mut self, person: Person, chance: u64, key: Option<u64>) -> Allowed<String> {
        let known = self.tables.values().flatten();
        let opening = self.opening.values();
        let own = known.filter(|known| known.opener == person).count()
            + opening.filter(|opened| opened.by == person).count();
        if own >= TABLES_A_PERSON {
            return Err(ParlourRefusal::TooManyTables(own));
        }
        if self.tables.len() >= self.most.unwrap_or(TABLES) {
            return Err(ParlourRefusal::Crowded);
        }
        let mut names = names::names(chance).map(|name| match key {
            None => name,
            Some(key) => format!("{name}-{key:016x}"),
        });
        let Some(name) = names.find(|name| !self.tables.contains_key(name)) else {
            return Err(ParlourRefusal::Crowded);
        };
        self.listed = None;
        self.count += 1;
        self.opened.insert(name.clone(), self.count);
        let opened = TableOpened {
            by: person,
            number: None,
        };
        self.opening.insert(name.clone(), opened);
        self.tables.insert(name.clone(), None);
        Ok(name)
    }

    /// Replaces the information about a table.
    pub fn update(&mut self, table: &str, known: TableSummary) {
        self.listed = None;
        self.opening.remove(table);
        if let Some(slot) = self.tables.get_mut(table) {
            // A table where nobody has a seat belongs to nobody.
            *slot = Some(known).filter(|known| !known.people.is_empty());
        }
    }

    /// Removes a table; its name is free again.
    pub fn remove(&mut self, table: &str) {
        self.listed = None;
        self.opened.remove(table);
        self.opening.remove(table);
        self.tables.remove(table);
    }

    /// Returns the table of this name.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or it cannot be entered.
    pub fn find(&self, table: &str) -> Allowed<&TableSummary> {
        let known = self.tables.get(table).and_then(Option::as_ref);
        // The answer repeats this text, so it is cut to the length of the longest name.
        known.ok_or_else(|| ParlourRefusal::NoTable(table.chars().take(40).collect()))
    }

    /// Returns the frame that lists the tables for this person, at most 100: first those where they
    /// have a seat, also private ones, then those with a free seat, then the others. Of each kind,
    /// tables where somebody is come first, then the newest.
    pub fn list(&mut self, person: Person) -> Arc<str> {
        for known in self.tables.values().flatten() {
            if known.people.contains(&person) {
                return list_of(self.tables_for(person));
            }
        }
        let listed = match self.listed.take() {
            Some(listed) => listed,
            None => list_of(self.tables_for(person)),
        };
        self.listed.insert(listed).clone()
    }

    /// Returns the frame that lists the table of this name alone, or none if there is no such table: for somebody who was given
    /// its name, also if it is private.
    pub fn list_named(&self, table: &str) -> Arc<str> {
        let known = self.find(table).ok();
        list_of(known.map(|known| known.info.clone()).into_iter().collect())
    }

    fn tables_for(&self, person: Person) -> Vec<TableInfo> {
        let mut own = Vec::new();
        let mut open = Vec::new();
        let mut full = Vec::new();
        for known in self.tables.values().flatten() {
            let kind = match &known.info {
                _ if known.people.contains(&person) => &mut own,
                info if info.private => continue,
                info if info.free > 0 => &mut open,
                _ => &mut full,
            };
            kind.push(known);
        }
        for kind in [&mut own, &mut open, &mut full] {
            kind.sort_by_key(|known| {
                let opened = self.opened.get(&known.info.table).copied();
                (known.here.is_empty(), Reverse(opened))
            });
        }
        let tables = [own, open, full].into_iter().flatten().take(LISTED);
        tables.map(|known| known.info.clone()).collect()
    }

    /// Returns the names of the tables where this person has a seat.
    pub fn tables_of(&self, person: Person) -> Vec<String> {
        let known = self.tables.values().flatten();
        let own = known.filter(|known| known.people.contains(&person));
        own.map(|known| known.info.table.clone()).collect()
    }

    /// Returns which of these people are at a table now, each once.
    pub fn people(&self, ids: &[PersonId]) -> Vec<PersonHere> {
        let all = self.tables.values().flatten().flat_map(|known| &known.here);
        let mut asked: BTreeSet<&PersonId> = ids.iter().take(MOST_FRIENDS).collect();
        let found = all.filter(|person| asked.remove(&person.id));
        found.cloned().collect()
    }

    /// Returns the names of all tables.
    pub fn names(&self) -> Vec<String> {
        self.tables.keys().cloned().collect()
    }

    /// Returns whether there is a table of this name, even one that cannot be entered.
    pub fn has(&self, table: &str) -> bool {
        self.tables.contains_key(table)
    }

    /// Returns all tables with the information about them.
    pub fn all(&self) -> impl Iterator<Item = (&String, &Option<TableSummary>)> {
        self.tables.iter()
    }
}

fn list_of(tables: Vec<TableInfo>) -> Arc<str> {
    FromServer::Tables { tables }.text().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_client::person::Token;

    fn known(name: &str, opener: Person, private: bool) -> TableSummary {
        TableSummary {
            info: TableInfo {
                table: name.to_owned(),
                game: "salotto".to_owned(),
                chairs: 4,
                free: 3,
                playing: false,
                private,
                secret: false,
                owner: None,
                evening: None,
            },
            opener,
            secret: None,
            people: vec![opener],
            here: Vec::new(),
        }
    }

    fn listed(lobby: &mut Lobby, person: Person) -> Vec<TableInfo> {
        match FromServer::read(&lobby.list(person)) {
            Some(FromServer::Tables { tables }) => tables,
            other => panic!("a list: {other:?}"),
        }
    }

    #[test]
    fn whoever_was_given_the_name_of_a_private_table_is_told_of_it() {
        let mut lobby = Lobby::default();
        let [ada, bo] = [Token::new().person(), Token::new().person()];
        let name = "calm-red-fox-0123456789abcdef";
        lobby.add(name.to_owned(), Some(known(name, ada, true)));
        assert_eq!(listed(&mut lobby, bo), []);
        let named = lobby.list_named(name);
        let told = FromServer::read(&named);
        assert!(matches!(told, Some(FromServer::Tables { tables }) if tables.len() == 1));
        // Without the end of its name there is no such table.
        let told = FromServer::read(&lobby.list_named("calm-red-fox"));
        assert!(matches!(told, Some(FromServer::Tables { tables }) if tables.is_empty()));
    }

    #[test]
    fn a_person_opens_so_many_tables_and_no_more() {
        let mut lobby = Lobby::default();
        let [ada, bo] = [Token::new().person(), Token::new().person()];
        for chance in 0..5 {
            let name = lobby.open(ada, chance, None).expect("a table more");
            lobby.update(&name, known(&name, ada, false));
        }
        assert_eq!(
            lobby.open(ada, 9, None),
            Err(ParlourRefusal::TooManyTables(5))
        );
        assert!(lobby.open(bo, 9, None).is_ok());
        assert_eq!(lobby.all().count(), 6);
    }

    #[test]
    fn tables_that_are_being_opened_count_here_and_at_other_processes() {
        let mut lobby = Lobby::default();
        let ada = Token::new().person();
        for chance in 0..4 {
            lobby.open(ada, chance, None).expect("a table more");
        }
        let opened = |number| TableOpened {
            by: ada,
            number: Some(number),
        };
        lobby.is_opened("elsewhere", opened(8));
        let too_many = Err(ParlourRefusal::TooManyTables(5));
        assert_eq!(lobby.open(ada, 9, None), too_many);
        // Only what was opened before counts against a table, and what is known of a table replaces its opening.
        assert_eq!(lobby.opened_before(ada, 8), 0);
        assert_eq!(lobby.opened_before(ada, 9), 1);
        lobby.add("elsewhere".to_owned(), Some(known("elsewhere", ada, false)));
        assert_eq!(lobby.opened_before(ada, 8), 1);
        lobby.is_opened("elsewhere", opened(8));
        assert_eq!(lobby.opened_before(ada, 9), 1);
        lobby.remove("elsewhere");
        assert!(lobby.open(ada, 9, None).is_ok());
        lobby.forget_openings();
        assert!(lobby.open(ada, 10, None).is_ok());
    }

    #[test]
    fn a_server_has_so_many_tables_and_no_more_until_one_is_gone() {
        let mut lobby = Lobby::default();
        lobby.limit(2);
        let open = |lobby: &mut Lobby, chance| lobby.open(Token::new().person(), chance, None);
        let first = open(&mut lobby, 1).expect("a table");
        open(&mut lobby, 2).expect("a table more");
        assert_eq!(open(&mut lobby, 3), Err(ParlourRefusal::Crowded));
        lobby.remove(&first);
        assert!(open(&mut lobby, 3).is_ok());
    }

    #[test]
    fn names_are_never_given_twice() {
        let mut lobby = Lobby::default();
        let first = lobby.open(Token::new().person(), 7, None).expect("a table");
        let second = lobby.open(Token::new().person(), 7, None).expect("a table");
        assert_ne!(first, second);
        assert_eq!(
            lobby.find(&first),
            Err(ParlourRefusal::NoTable(first.clone()))
        );
        lobby.update(
            "no-such-table",
            known("no-such-table", Token::new().person(), false),
        );
        assert!(lobby.find("no-such-table").is_err());
    }

    #[test]
    fn a_private_table_is_found_by_its_whole_name_alone() {
        let mut lobby = Lobby::default();
        let ada = Token::new().person();
        let name = lobby.open(ada, 7, Some(0x12)).expect("a table");
        lobby.update(&name, known(&name, ada, true));
        let (short, key) = name.rsplit_once('-').expect("a key");
        assert_eq!((short.split('-').count(), key), (3, "0000000000000012"));
        assert!(lobby.find(&name).is_ok() && lobby.find(short).is_err());
    }

    #[test]
    fn own_tables_and_those_with_a_free_chair_are_listed_first() {
        let mut lobby = Lobby::default();
        let person = || Token::new().person();
        let ada = person();
        for chance in 0..180 {
            let name = lobby.open(person(), chance, None).expect("a table");
            let mut known = known(&name, person(), false);
            known.info.free = usize::from(chance % 3 == 0);
            lobby.update(&name, known);
        }
        let own = lobby.open(ada, 180, None).expect("a table");
        lobby.update(&own, known(&own, ada, true));
        let listed = listed(&mut lobby, ada);
        assert_eq!(listed.len(), LISTED);
        assert_eq!(listed[0].table, own);
        assert!(listed[1..=60].iter().all(|info| info.free == 1));
        assert!(listed[61..].iter().all(|info| info.free == 0));
    }

    #[test]
    fn private_tables_are_listed_for_those_who_sit_there() {
        let mut lobby = Lobby::default();
        let [ada, bo] = [Token::new().person(), Token::new().person()];
        for (chance, private) in [(1, false), (2, true)] {
            let name = lobby.open(ada, chance, None).expect("a table");
            lobby.update(&name, known(&name, ada, private));
        }
        assert_eq!(listed(&mut lobby, ada).len(), 2);
        let of_bo = listed(&mut lobby, bo);
        assert_eq!(of_bo.len(), 1);
        assert!(!of_bo[0].private);
    }

    #[test]
    fn friends_who_are_at_a_table_are_found_and_nobody_else() {
        let mut lobby = Lobby::default();
        let [ada, bo, cy] = [(); 3].map(|()| Token::new().person());
        for (chance, person, name) in [(1, ada, "Ada"), (2, bo, "Bo"), (3, cy, "Cy")] {
            let table = lobby.open(person, chance, None).expect("a table");
            let here = PersonHere {
                id: person.id(),
                name: name.to_owned(),
                table: (name != "Bo").then(|| table.clone()),
            };
            let known = TableSummary {
                here: vec![here],
                ..known(&table, person, false)
            };
            lobby.update(&table, known);
        }
        let nobody = Token::new().person();
        let asked = [ada, bo, nobody].map(|person| person.id());
        let mut people = lobby.people(&asked);
        people.sort_unstable_by(|one, other| one.name.cmp(&other.name));
        let found: Vec<_> = people
            .iter()
            .map(|person| (&person.name[..], person.table.is_some()))
            .collect();
        assert_eq!(found, [("Ada", true), ("Bo", false)]);
    }

    #[test]
    fn the_list_is_as_the_tables_are_now() {
        let mut lobby = Lobby::default();
        let [ada, bo] = [Token::new().person(), Token::new().person()];
        for tables in 0..3 {
            assert_eq!(listed(&mut lobby, bo).len(), tables);
            let name = lobby.open(ada, tables as u64, None).expect("a table");
            assert_eq!(listed(&mut lobby, bo).len(), tables);
            lobby.update(&name, known(&name, ada, false));
        }
        lobby.add(
            "calm-red-fox".to_owned(),
            Some(known("calm-red-fox", ada, false)),
        );
        assert_eq!(listed(&mut lobby, bo).len(), 4);
    }
}
