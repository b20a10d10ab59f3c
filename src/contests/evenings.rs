//! The evenings of a server.

use crate::change::ContestChange;
use crate::evening::{Evening, EveningCompany, EveningOutcome, EveningRequest, EveningSecrets};
use crate::store::{ContestStore, NotChanged, StoredContest};
use serde_json::Value;
use serpente_client::person::Person;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::EveningList;
use serpente_engine::table::EveningKey;
use serpente_system::clock::DAY;
use std::collections::BTreeSet;

/// The most evenings of a server.
pub const MOST_EVENINGS: usize = 100;

/// For how many days after its end the results of an evening are kept. Then its name is free. This
/// is less than a week, so that a weekly evening can always have the same name.
pub const EVENING_DAYS: u64 = 5;

/// The most evenings in the list for a person, the newest first.
const LISTED_EVENINGS: usize = 5;

/// The evenings of a server.
pub type Evenings = ContestStore<Evening>;

impl StoredContest for Evening {
    const KIND: &'static str = "evening";
    const FOLDER: &'static str = "evenings";
    const MOST_OF_KIND: usize = MOST_EVENINGS;

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
        // Nobody misses the results of an evening at which nothing was dealt.
        let days = if self.is_unused() { 0 } else { EVENING_DAYS };
        self.end() + days * DAY
    }
}

/// The evenings whose results were sent to the tables of a process.
#[derive(Debug, Default)]
pub struct ToldEvenings {
    told: BTreeSet<String>,
}

impl ToldEvenings {
    /// Creates it for a process that begins; nobody there waits for the results of these evenings.
    #[must_use]
    pub fn of(evenings: &Evenings) -> Self {
        Self {
            told: evenings.over().into_iter().collect(),
        }
    }

    /// Returns what to send to which tables, if they are loaded: the results of an evening that is
    /// over to all its tables, once. Otherwise only the table `of` is told how many tables the
    /// evening waits for, or its results.
    pub fn news(
        &mut self,
        evenings: &Evenings,
        evening: &str,
        of: Option<&str>,
        now: u64,
    ) -> Vec<(String, EveningOutcome)> {
        let mut all = false;
        if evenings.is_over(evening) {
            self.told.retain(|known| evenings.is_over(known));
            all = self.told.insert(evening.to_owned());
        }
        let mut news = Vec::new();
        for (table, outcome) in evenings.outcomes(evening, now) {
            if all || of == Some(&table) {
                news.push((table, outcome));
            }
        }
        news
    }
}

/// What a table needs to play an evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdmittedTable {
    /// The evening's name, as its first table wrote it.
    pub evening: String,
    /// The key of its deals.
    pub key: EveningKey,
    /// The words that others need to open a table, if the person is the evening's owner.
    pub words: Option<String>,
}

/// Returns whether the name of an evening is free for another.
fn is_free(evening: &Evening, now: u64) -> bool {
    evening.may_go_at() <= now || evening.is_forgotten(now)
}

impl Evenings {
    /// Checks that one more table may play the evening of this name, or that there is room for a
    /// new evening.
    ///
    /// # Errors
    /// Returns an error if the evening plays something else, is over or has as many tables as it
    /// may have, if the person does not know its words, or if there is no room for a new one.
    pub fn allow(&self, request: &EveningRequest, now: u64) -> Allowed {
        if !self.have_room(&request.name, now) {
            return Err(ParlourRefusal::ManyEvenings);
        }
        let allowed = self.look(&request.name, |evening| {
            if is_free(evening, now) {
                return Ok(());
            }
            evening.admit(request).map(drop)
        });
        allowed.unwrap_or(Ok(()))
    }

    /// Returns the change that admits a table that is about to be opened to the evening of this name,
    /// which begins if there is none. `secrets` become those of an evening that begins.
    #[must_use]
    pub fn admitting(
        request: EveningRequest,
        secrets: &EveningSecrets,
        now: u64,
    ) -> ContestChange<'static, Evening, Allowed<AdmittedTable>> {
        let name = request.name.clone();
        let first = Evening::new(&request, secrets, now);
        let new = first.clone();
        let new_evening = move || new.clone();
        ContestChange::or_begin(&name, now, new_evening, move |evening: &mut Evening| {
            if is_free(evening, now) {
                *evening = first.clone();
            }
            Ok(AdmittedTable {
                evening: evening.name.clone(),
                key: evening.admit(&request)?,
                words: evening.words_for(request.opener),
            })
        })
    }

    /// Returns whether a table was admitted.
    ///
    /// # Errors
    /// As for [`allow`](Self::allow), or if the storage does not answer.
    pub fn admitted(result: Result<Allowed<AdmittedTable>, NotChanged>) -> Allowed<AdmittedTable> {
        match result {
            Ok(admitted) => admitted,
            Err(NotChanged::NoRoom) => Err(ParlourRefusal::ManyEvenings),
            Err(NotChanged::Unknown | NotChanged::Unreachable) => Err(ParlourRefusal::NotNow),
        }
    }

    /// Admits a table, as [`admitting`](Self::admitting) says. Blocks until done.
    ///
    /// # Errors
    /// As for [`allow`](Self::allow), or if the storage does not answer.
    pub fn admit(
        &self,
        request: EveningRequest,
        secrets: &EveningSecrets,
        now: u64,
    ) -> Allowed<AdmittedTable> {
        Self::admitted(self.carry_out(Self::admitting(request, secrets, now)))
    }

    /// Returns the change that adds a table to an evening.
    #[must_use]
    pub fn adding(name: &str, table: String) -> ContestChange<'static, Evening, ()> {
        ContestChange::known(name, move |evening: &mut Evening| evening.add(&table))
    }

    /// Adds a table to an evening. Blocks until done.
    pub fn add(&self, name: &str, table: &str) {
        // If this fails, the evening does not wait for the table before its match begins.
        let _ = self.carry_out(Self::adding(name, table.to_owned()));
    }

    /// Checks that a person may enter a table. `seats_at` names the tables where the person has a
    /// seat. Returns whether it must be noted first that they watch there.
    ///
    /// # Errors
    /// Returns an error if the person knows the tiles from another table, or plays them there, or
    /// wants to watch and may not.
    pub fn may_enter(
        &self,
        name: &str,
        table: &str,
        watches: bool,
        person: Person,
        seats_at: &[String],
    ) -> Allowed<bool> {
        let checked = self.look(name, |evening| {
            if evening.waits_for(person, table, seats_at) {
                return Err(ParlourRefusal::EveningSeat);
            }
            if watches {
                evening.may_be_watched()?;
                return Ok(evening.is_news(person, table));
            }
            evening.may_sit(person, table).map(|()| false)
        });
        checked.unwrap_or(Ok(false))
    }

    /// Returns the change that notes that a person watches a table.
    #[must_use]
    pub fn watching(
        name: &str,
        table: String,
        person: Person,
    ) -> ContestChange<'static, Evening, Allowed> {
        ContestChange::known(name, move |evening: &mut Evening| {
            evening.watches(person, &table)
        })
    }

    /// Returns whether a person may watch a table.
    ///
    /// # Errors
    /// Returns an error if too many people have watched, or the storage does not answer.
    pub fn may_watch(result: Result<Allowed, NotChanged>) -> Allowed {
        match result {
            Ok(noted) => noted,
            Err(NotChanged::Unreachable) => Err(ParlourRefusal::NotNow),
            Err(NotChanged::Unknown | NotChanged::NoRoom) => Ok(()),
        }
    }

    /// Checks that a person may enter a table, and notes it if they watch there. `seats_at` names
    /// the tables where the person has a seat. Blocks until done.
    ///
    /// # Errors
    /// As for [`may_enter`](Self::may_enter) and [`may_watch`](Self::may_watch).
    pub fn enter(
        &self,
        name: &str,
        table: &str,
        watches: bool,
        person: Person,
        seats_at: &[String],
    ) -> Allowed {
        if !self.may_enter(name, table, watches, person, seats_at)? {
            return Ok(());
        }
        let noted = self.carry_out(Self::watching(name, table.to_owned(), person));
        Self::may_watch(noted)
    }

    /// Returns the change that notes who plays and watches at a table whose match is about to begin.
    #[must_use]
    pub fn beginning(
        table: String,
        company: EveningCompany,
    ) -> ContestChange<'static, Evening, Allowed> {
        let name = company.evening.clone();
        ContestChange::known(&name, move |evening: &mut Evening| {
            evening.begin(&table, &company)
        })
    }

    /// Returns whether the people of a match may play.
    ///
    /// # Errors
    /// Returns an error if they may not, or the storage does not answer.
    pub fn begun(evening: &str, result: Result<Allowed, NotChanged>) -> Allowed {
        match result {
            Ok(begun) => begun,
            Err(NotChanged::Unreachable) => Err(ParlourRefusal::NotNow),
            Err(NotChanged::Unknown | NotChanged::NoRoom) => {
                Err(ParlourRefusal::EveningOver(evening.to_owned()))
            }
        }
    }

    /// Notes who plays and watches at a table whose match is about to begin. Blocks until done.
    ///
    /// # Errors
    /// Returns an error if these people may not play.
    pub fn begin(&self, table: &str, company: &EveningCompany) -> Allowed {
        let change = Self::beginning(table.to_owned(), company.clone());
        Self::begun(&company.evening, self.carry_out(change))
    }

    /// Returns the change that notes the points of a table's seats at the end of its match. Its
    /// result says whether this was news.
    #[must_use]
    pub fn playing_out(
        name: &str,
        table: String,
        points: Vec<i64>,
        now: u64,
    ) -> ContestChange<'static, Evening, bool> {
        ContestChange::known(name, move |evening: &mut Evening| {
            evening.played(&table, &points, now)
        })
    }

    /// Notes the points of a table's seats at the end of its match. Returns whether this was news.
    /// Blocks until done.
    ///
    /// # Errors
    /// Returns an error if there is no such evening, or the storage does not answer.
    pub fn played(
        &self,
        name: &str,
        table: &str,
        points: &[i64],
        now: u64,
    ) -> Result<bool, NotChanged> {
        let change = Self::playing_out(name, table.to_owned(), points.to_vec(), now);
        self.carry_out(change)
    }

    /// Forgets a table that was deleted. Returns the names of the evenings that have changed.
    /// Blocks until done.
    pub fn forget(&self, table: &str, now: u64) -> Vec<String> {
        let mut changed = Vec::new();
        for name in self.names_of(|evening| evening.has_open(table)) {
            let forgetting = ContestChange::known(&name, |evening: &mut Evening| {
                evening.forget(table, now);
            });
            // If this fails, it is tried again when the time of the evening is up.
            let _ = self.carry_out(forgetting);
            changed.push(name);
        }
        changed
    }

    /// Returns the names of the evenings whose time is up.
    pub fn due(&self, now: u64) -> Vec<String> {
        self.names_of(|evening| evening.is_due(now))
    }

    /// Returns the change that ends an evening whose time is up.
    #[must_use]
    pub fn ending(name: &str, now: u64) -> ContestChange<'static, Evening, ()> {
        ContestChange::known(name, move |evening: &mut Evening| evening.see_to_end(now))
    }

    /// Ends the evenings whose time is up, and returns their names. Removes evenings whose results
    /// were kept for long enough. Blocks until done.
    pub fn end_those_due(&self, now: u64) -> Vec<String> {
        let due = self.due(now);
        for name in &due {
            // If this fails, it is tried again a minute later.
            let _ = self.carry_out(Self::ending(name, now));
        }
        self.remove_old(now);
        due
    }

    /// Returns the change that ends an evening for its owner, who asks for the results, if all tables
    /// have finished. Its result says whether it ends by this.
    #[must_use]
    pub fn ending_for(
        name: &str,
        person: Person,
        now: u64,
    ) -> ContestChange<'static, Evening, bool> {
        ContestChange::known(name, move |evening: &mut Evening| {
            let was_over = evening.is_over();
            evening.end_for(person, now);
            !was_over && evening.is_over()
        })
    }

    /// Ends an evening for its owner, as [`ending_for`](Self::ending_for) says. Returns whether it
    /// ends by this. Blocks until done.
    pub fn end_for(&self, name: &str, person: Person, now: u64) -> bool {
        let ended = self.carry_out(Self::ending_for(name, person, now));
        ended.unwrap_or_default()
    }

    /// Returns the names of the evenings for which `which` is true.
    fn names_of(&self, which: impl Fn(&Evening) -> bool) -> Vec<String> {
        self.look_at_all(|evening| which(evening).then(|| evening.name.clone()))
    }

    /// Returns the words of an evening that goes on, for tests and the simulator.
    pub fn words_of(&self, name: &str, owner: Person) -> Option<String> {
        self.look(name, |evening| evening.words_for(owner))
            .flatten()
    }

    /// Returns whether the evening of this name is over.
    pub fn is_over(&self, name: &str) -> bool {
        self.look(name, Evening::is_over).unwrap_or_default()
    }

    /// Returns the names of the evenings that are over.
    pub fn over(&self) -> Vec<String> {
        self.look_at_all(|evening| evening.is_over().then(|| evening.name.clone()))
    }

    /// Returns the outcome for each table of an evening.
    pub fn outcomes(&self, name: &str, now: u64) -> Vec<(String, EveningOutcome)> {
        self.look(name, |evening| evening.outcomes(now))
            .unwrap_or_default()
    }

    /// Returns the list of an evening for a person who is at one of its tables or has played at
    /// one.
    ///
    /// # Errors
    /// Returns an error if there is no such evening, or the person has nothing to do with it.
    pub fn list(
        &self,
        name: &str,
        person: Person,
        is_there: bool,
        now: u64,
    ) -> Allowed<EveningList> {
        let found = self.look(name, |evening| {
            if is_there || evening.has(person) {
                Some(evening.list(person, now))
            } else {
                None
            }
        });
        found.flatten().ok_or(ParlourRefusal::NoEvening)
    }

    /// Returns the names of the evenings in which a person has played, the newest first.
    pub fn of(&self, person: Person) -> Vec<String> {
        let mut played = self.look_at_all(|evening| {
            if evening.has(person) {
                Some((evening.end(), evening.name.clone()))
            } else {
                None
            }
        });
        played.sort_unstable_by(|one, other| other.cmp(one));
        let names = played.into_iter().map(|(_, name)| name);
        names.take(LISTED_EVENINGS).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evening::tests::evening_terms;
    use crate::evening::{EVENING_HOURS, EveningPlayer, EveningTerms, SHORTEST_EVENING};
    use crate::store::{file, key};
    use serpente_client::person::{Token, random};
    use serpente_engine::table::Bytes32;
    use serpente_system::file::is_private;
    use serpente_system::lock;
    use std::fs;

    /// Returns the terms of this game for two players and the usual five rounds.
    fn terms(game: &str) -> EveningTerms {
        evening_terms(game, 5, None)
    }

    fn secrets() -> EveningSecrets {
        EveningSecrets {
            key: Bytes32(random()),
            words: "calm red fox brave blue owl".to_owned(),
        }
    }

    /// Returns a request of somebody who knows the words.
    fn request(name: &str, terms: &EveningTerms) -> EveningRequest {
        EveningRequest {
            name: name.to_owned(),
            terms: terms.clone(),
            opener: Token::new().person(),
            words: Some("calm red fox brave blue owl".to_owned()),
            watched: false,
        }
    }

    fn admit(evenings: &Evenings, name: &str, game: &str, now: u64) -> Allowed<AdmittedTable> {
        evenings.admit(request(name, &terms(game)), &secrets(), now)
    }

    /// Begins a match at a new table, and returns the person who plays there.
    fn begin(evenings: &Evenings, evening: &str, table: &str) -> Person {
        evenings.add(evening, table);
        let person = Token::new().person();
        let company = EveningCompany {
            evening: evening.to_owned(),
            chairs: [("Ada", Some(person)), ("Bot", None)]
                .map(|(name, person)| EveningPlayer {
                    person,
                    name: name.to_owned(),
                })
                .to_vec(),
            watching: Vec::new(),
        };
        evenings.begin(table, &company).expect("they may");
        person
    }

    fn seal(list: &EveningList) -> Bytes32 {
        list.seal
    }

    #[test]
    fn an_evening_lasts_over_a_restart_and_has_one_key() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path());
        let evenings = Evenings::stored_in(home);
        let first = admit(&evenings, "Friday", "block", 1).expect("room");
        assert_eq!(first.evening, "Friday");
        let ada = begin(&evenings, "Friday", "a");
        let list = evenings.list("friday", ada, false, 1).expect("she plays");
        assert!(is_private(&file(&folder.path().join("evenings"), &key("Friday"))).expect("it"));
        let evenings = Evenings::stored_in(home);
        let second = admit(&evenings, "FRIDAY", "block", 2).expect("room");
        assert_eq!(second.evening, "Friday");
        assert!(admit(&evenings, "Friday", "salotto", 2).is_err());
        let bo = begin(&evenings, "FRIDAY", "b");
        assert_eq!(evenings.of(ada), ["Friday"]);
        assert_eq!(evenings.played("Friday", "a", &[3, 4], 3), Ok(true));
        assert!(!evenings.is_over("Friday") && evenings.over().is_empty());
        let evenings = Evenings::stored_in(home);
        assert_eq!(evenings.played("Friday", "b", &[5, 6], 4), Ok(true));
        assert_eq!(evenings.outcomes("Friday", 4).len(), 2);
        evenings.end_those_due(SHORTEST_EVENING + 1);
        assert!(evenings.is_over("friday") && evenings.over() == ["Friday"]);
        let over = evenings.list("Friday", bo, false, 4).expect("he plays");
        assert_eq!(seal(&over), seal(&list));
        assert_eq!(over.key.map(|key| EveningKey(key).seal()), Some(list.seal));
        let nobody = evenings.list("Friday", Token::new().person(), false, 4);
        assert_eq!(nobody, Err(ParlourRefusal::NoEvening));
        // The name is free some days later, for another key.
        let free = SHORTEST_EVENING + 1 + EVENING_DAYS * DAY;
        assert!(
            evenings
                .allow(&request("Friday", &terms("salotto")), free - 1)
                .is_err()
        );
        admit(&evenings, "Friday", "salotto", free).expect("room");
        let other = evenings.list("Friday", ada, true, free).expect("it");
        assert_ne!(seal(&other), seal(&list));
        assert!(evenings.of(ada).is_empty());
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path());
        let evenings = Evenings::stored_in(home);
        admit(&evenings, "Friday", "block", 1).expect("room");
        begin(&evenings, "Friday", "a");
        assert_eq!(evenings.played("Friday", "a", &[1, 2], 1), Ok(true));
        let path = file(&folder.path().join("evenings"), &key("Friday"));
        let whole = fs::read_to_string(&path).expect("a file");
        for broken in [
            &whole[..whole.len() / 2],
            &whole.replacen("[1,2]", "[1]", 1),
            &whole.replacen("[1,2]", "[1,9223372036854775807]", 1),
            &whole.replacen("\"block\"", "\"blocks\"", 1),
            &whole.replacen("Ada", "A\\nda", 1),
        ] {
            assert_ne!(broken, whole);
            fs::write(&path, broken).expect("room");
            let evenings = Evenings::stored_in(home);
            assert!(evenings.outcomes("Friday", 1).is_empty());
            let aside = fs::read_to_string(path.with_extension("damaged"));
            assert_eq!(aside.expect("a file"), broken);
        }
    }

    #[test]
    fn there_is_room_for_so_many_evenings_and_unused_ones_go_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let evenings = Evenings::stored_in(Some(folder.path()));
        for number in 0..MOST_EVENINGS as u64 {
            let name = format!("Evening {number}");
            admit(&evenings, &name, "block", number).expect("room");
            if number != 7 {
                begin(&evenings, &name, &number.to_string());
            }
        }
        let plays = terms("block");
        let unused = 7 + EVENING_HOURS * 60 * 60;
        let refused = evenings.allow(&request("New", &plays), unused - 1);
        assert_eq!(refused, Err(ParlourRefusal::ManyEvenings));
        assert_eq!(evenings.allow(&request("Evening 8", &plays), 100), Ok(()));
        admit(&evenings, "New", "block", unused).expect("room");
        assert!(evenings.look("Evening 7", |_| ()).is_none());
        // Evenings that were not done in time end by themselves, and are removed later.
        assert_eq!(evenings.end_those_due(unused).len(), 7);
        assert_eq!(evenings.end_those_due(unused).len(), 0);
        assert_eq!(lock(&evenings.all).len(), MOST_EVENINGS);
        evenings.end_those_due(unused + EVENING_DAYS * DAY);
        let files = fs::read_dir(folder.path().join("evenings")).expect("a folder");
        assert_eq!(files.count(), lock(&evenings.all).len());
        assert_eq!(lock(&evenings.all).len(), MOST_EVENINGS - 8);
    }
}
