//! All tables of a server: their names, who may open and enter them. It knows no sockets, no threads and no clock.

mod names;
pub mod secret;

use super::person::Person;
use super::refusal::Refusal;
use super::room::{Kept, Room};
use super::wire::TableInfo;
use std::collections::BTreeMap;

/// The most tables that one person may open.
pub const TABLES_A_PERSON: usize = 5;

/// The most tables a server has.
const TABLES: usize = 20_000;

/// What is known of a table from outside, whether or not it is being played at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// How the list tells it.
    pub info: TableInfo,
    /// Who opened it.
    pub opener: Person,
    /// The hash of its secret word, if it has one.
    pub secret: Option<String>,
    /// Who has a chair there.
    pub people: Vec<Person>,
}

impl Known {
    /// What is known of this table.
    #[must_use]
    pub fn of(room: &Room) -> Self {
        Self {
            info: room.info(),
            opener: room.opener(),
            secret: room.secret().map(str::to_owned),
            people: room.people(),
        }
    }

    /// What is known of a table by the log of its chairs; nothing if nobody has one any more.
    #[must_use]
    pub fn of_kept(table: &str, chairs: &[u8]) -> Option<Self> {
        let kept = Kept::last(chairs)?;
        let known = Self {
            info: kept.info(table),
            opener: kept.opener(),
            secret: kept.secret().map(str::to_owned),
            people: kept.people(),
        };
        (!known.people.is_empty()).then_some(known)
    }
}

/// All tables of a server.
#[derive(Debug, Default)]
pub struct Lobby {
    /// By their names; nothing for a name that is taken by a table which cannot be entered.
    tables: BTreeMap<String, Option<Known>>,
}

impl Lobby {
    /// A table that was kept; `None` if all that is known of it is its name.
    pub fn add(&mut self, table: String, known: Option<Known>) {
        self.tables.insert(table, known);
    }

    /// A name for a new table of this person, which nobody else gets. `chance` is what it follows from.
    ///
    /// # Errors
    /// If they have as many as one may, or the server has.
    pub fn open(&mut self, person: Person, chance: u64) -> Result<String, Refusal> {
        let known = self.tables.values().flatten();
        let own = known.filter(|known| known.opener == person).count();
        if own >= TABLES_A_PERSON {
            return Err(Refusal::TooManyTables(own));
        }
        if self.tables.len() >= TABLES {
            return Err(Refusal::Crowded);
        }
        let mut names = names::names(chance);
        let name = names.find(|name| !self.tables.contains_key(name));
        let name = name.ok_or(Refusal::Crowded)?;
        self.tables.insert(name.clone(), None);
        Ok(name)
    }

    /// How a table stands now.
    pub fn update(&mut self, table: &str, known: Known) {
        if let Some(slot) = self.tables.get_mut(table) {
            // A table at which nobody has a chair is nobody's any more.
            *slot = Some(known).filter(|known| !known.people.is_empty());
        }
    }

    /// A table, by its name.
    ///
    /// # Errors
    /// If there is none that could be entered.
    pub fn find(&self, table: &str) -> Result<&Known, Refusal> {
        let known = self.tables.get(table).and_then(Option::as_ref);
        // What is told again in the answer is no longer than any name.
        known.ok_or_else(|| Refusal::NoTable(table.chars().take(40).collect()))
    }

    /// The tables as the list tells them to this person: private ones only if they have a chair there.
    #[must_use]
    pub fn list(&self, person: Person) -> Vec<TableInfo> {
        let is_told = |known: &&Known| !known.info.private || known.people.contains(&person);
        let tables = self.tables.values().flatten().filter(is_told);
        tables.map(|known| known.info.clone()).collect()
    }

    /// How many tables there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::super::person::Token;
    use super::*;

    fn known(name: &str, opener: Person, private: bool) -> Known {
        Known {
            info: TableInfo {
                table: name.to_owned(),
                game: "salotto".to_owned(),
                chairs: 4,
                free: 3,
                playing: false,
                private,
                secret: false,
                master: None,
            },
            opener,
            secret: None,
            people: vec![opener],
        }
    }

    #[test]
    fn a_person_opens_so_many_tables_and_no_more() {
        let mut lobby = Lobby::default();
        let [ada, bo] = [Token::new().person(), Token::new().person()];
        for chance in 0..5 {
            let name = lobby.open(ada, chance).expect("a table more");
            lobby.update(&name, known(&name, ada, false));
        }
        assert_eq!(lobby.open(ada, 9), Err(Refusal::TooManyTables(5)));
        assert!(lobby.open(bo, 9).is_ok());
        assert_eq!(lobby.len(), 6);
    }

    #[test]
    fn names_are_never_given_twice() {
        let mut lobby = Lobby::default();
        let first = lobby.open(Token::new().person(), 7).expect("a table");
        let second = lobby.open(Token::new().person(), 7).expect("a table");
        assert_ne!(first, second);
        assert_eq!(lobby.find(&first), Err(Refusal::NoTable(first.clone())));
        lobby.update(
            "no-such-table",
            known("no-such-table", Token::new().person(), false),
        );
        assert!(lobby.find("no-such-table").is_err());
    }

    #[test]
    fn private_tables_are_listed_for_those_who_sit_there() {
        let mut lobby = Lobby::default();
        let [ada, bo] = [Token::new().person(), Token::new().person()];
        for (chance, private) in [(1, false), (2, true)] {
            let name = lobby.open(ada, chance).expect("a table");
            lobby.update(&name, known(&name, ada, private));
        }
        assert_eq!((lobby.list(ada).len(), lobby.list(bo).len()), (2, 1));
        assert!(!lobby.list(bo)[0].private);
    }
}
