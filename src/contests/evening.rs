//! An evening: several tables play the same deals, and each player is compared with the players of
//! the same seat at the other tables.

use crate::store::drop_from_list;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serpente_client::person::{Person, name};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{ComparedPerson, EveningList, SeatResult, WatchersOption};
use serpente_engine::rules::{Goal, HouseRules};
use serpente_engine::table::{Bytes32, EveningKey, Game, HeaderOptions};
use serpente_system::clock::HOUR;
use serpente_text::announce::say::menus::{menu_hand, menu_set};
use serpente_text::announce::say::parlour as say;
use serpente_text::announce::{Arg, GameName, Message, goal as goal_told, players_told, rule_told};
use std::collections::BTreeMap;

/// The most rounds that the first table may choose.
pub const MOST_ROUNDS: u32 = 20;

/// The most tables of an evening.
pub const TABLES_OF_AN_EVENING: usize = 50;

/// An evening is over after this many hours. A table that has not finished by then is not compared.
pub const EVENING_HOURS: u64 = 24;

/// How long an evening goes on at least, in seconds: until then, more tables may be opened for it. Its
/// owner may end it before, once all its tables have finished.
pub const SHORTEST_EVENING: u64 = HOUR;

/// The most people noted as having come to watch a table of the evening.
const MOST_WATCHERS: usize = 1000;

/// The most people noted as having watched when a match began: all who may watch at all tables.
const MOST_WATCHING: usize = TABLES_OF_AN_EVENING * WatchersOption::RANGE.most as usize;

/// The game and the settings that all tables of an evening share.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EveningTerms {
    /// The game, by its name in records.
    pub game: String,
    /// The seating, such as `2x2`.
    pub seating: String,
    /// The settings of the match.
    pub options: HeaderOptions,
}

/// A person's wish to open a table for an evening.
#[derive(Clone, Debug)]
pub struct EveningRequest {
    /// The name of the evening.
    pub name: String,
    /// What the table would play.
    pub terms: EveningTerms,
    /// The person.
    pub opener: Person,
    /// The words of the evening, if the person gave any.
    pub words: Option<String>,
    /// Whether the person has asked for watchers at the table.
    pub watched: bool,
}

/// What nobody may be able to predict about an evening that begins.
#[derive(Clone, Debug)]
pub struct EveningSecrets {
    /// The key of its deals.
    pub key: Bytes32,
    /// The words that others need to open another table for it.
    pub words: String,
}

/// The people at a table of an evening whose match is about to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningCompany {
    /// The name of the evening.
    pub evening: String,
    /// The players, by seat.
    pub chairs: Vec<EveningPlayer>,
    /// The people who watch.
    pub watching: Vec<Person>,
}

/// A player at a table of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EveningPlayer {
    /// The person; `None` for a computer player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The player's name.
    pub name: String,
}

/// The news for the people at a table when its match or the evening is over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EveningOutcome {
    /// Whether the evening is over.
    pub over: bool,
    /// How many tables have not finished.
    pub waits: usize,
    /// The number of other tables with which this one is compared.
    pub others: usize,
    /// In how many minutes the evening is over, if only its first hour keeps it open.
    pub minutes: Option<u64>,
    /// The result of each person, once the evening is over.
    pub results: Vec<(Person, SeatResult)>,
}

/// An evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Evening {
    pub(crate) name: String,
    key: Bytes32,
    terms: EveningTerms,
    /// When the first table was opened, in seconds since 1970.
    begun: u64,
    /// When the last table finished, or the time was up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    over: Option<u64>,
    tables: BTreeMap<String, EveningTable>,
    /// The person who opened the first table; `None` for an evening of before 0.4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<Person>,
    /// The words that others need to open a table; `None` for an evening of before 0.4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    words: Option<String>,
    /// Whether people may watch before the evening is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    watchable: bool,
    /// People who have seen the tiles of a table without playing there, with its name.
    #[serde(default)]
    watched: Vec<(Person, String)>,
}

/// A table of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct EveningTable {
    /// The players by seat; none before the match begins.
    #[serde(default)]
    chairs: Vec<EveningPlayer>,
    /// The end of the match, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<TableEnd>,
}

/// The end of a table's match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TableEnd {
    /// In time, with the points of each seat; more is better.
    Points(Vec<i64>),
    /// After the evening was over.
    Late,
}

impl EveningTable {
    /// Returns the points of each seat, if the match ended in time.
    fn points(&self) -> Option<&Vec<i64>> {
        match &self.end {
            Some(TableEnd::Points(points)) => Some(points),
            Some(TableEnd::Late) | None => None,
        }
    }

    /// Returns whether a table that was read from a file can be used at an evening of tables with
    /// this many seats. Without a known number, only a table whose match has not begun can.
    fn is_sound(&self, seats: Option<usize>) -> bool {
        if self.chairs.is_empty() && self.end.is_none() {
            return true;
        }
        if Some(self.chairs.len()) != seats {
            return false;
        }
        for chair in &self.chairs {
            if !is_person_name(&chair.name) {
                return false;
            }
        }
        let Some(points) = self.points() else {
            return true;
        };
        // The sums of so many points cannot overflow.
        Some(points.len()) == seats && points.iter().all(|own| own.unsigned_abs() < 1 << 40)
    }

    fn has(&self, person: Person) -> bool {
        self.chairs.iter().any(|chair| chair.person == Some(person))
    }
}

impl EveningTerms {
    /// Checks that a table asks for the game and the settings of this evening.
    ///
    /// # Errors
    /// Returns an error that says what the evening plays.
    pub fn allow(&self, evening: &str, asked: &Self) -> Allowed {
        if self == asked {
            return Ok(());
        }
        Err(ParlourRefusal::Conditions(self.differ(evening, asked)))
    }

    /// Returns the refusal for a table that asks for something else. It names what differs.
    fn differ(&self, evening: &str, asked: &Self) -> Message {
        let evening = evening.to_owned();
        let Some((game, goal, house)) = self.rules() else {
            return say::refused_no_evening();
        };
        let is_same_game = self.game == asked.game && self.seating == asked.seating;
        if !is_same_game || asked.options.goal() != Ok(goal) {
            let seating = game.seating_named(&self.seating);
            let players = players_told(seating.unwrap_or(game.seatings()[0]));
            let goal = goal_told(game, goal, &house);
            return say::refused_evening_terms(evening, GameName(game.id()), players, goal);
        }
        let mut differences = Vec::new();
        if let Some(set) = self.options.set
            && self.options.set != asked.options.set
        {
            differences.push(menu_set(set));
        }
        if let Some(hand) = self.options.hand
            && self.options.hand != asked.options.hand
        {
            differences.push(menu_hand(hand));
        }
        let asked_house = asked.options.house(game).ok();
        for (rule, value) in house.iter() {
            let mut asked_rules = asked_house.iter().flat_map(HouseRules::iter);
            if !asked_rules.any(|(other, asked)| other.name == rule.name && asked == value) {
                differences.push(rule_told(&rule, value));
            }
        }
        say::refused_evening_rules(evening, differences.into_iter().map(Arg::from))
    }

    /// Returns the number of seats at each table, if this version knows the game and the seating.
    fn seats(&self) -> Option<usize> {
        let (game, ..) = self.rules()?;
        Some(game.seating_named(&self.seating)?.seats())
    }

    /// Returns the game, the goal of a match and the house rules.
    fn rules(&self) -> Option<(Game, Goal, HouseRules)> {
        let game = Game::find(&self.game)?;
        let goal = self.options.goal().ok()?;
        Some((game, goal, self.options.house(game).ok()?))
    }
}

impl Evening {
    /// Begins an evening, for which this person opens the first table.
    pub(crate) fn new(request: &EveningRequest, secrets: &EveningSecrets, now: u64) -> Self {
        Self {
            name: request.name.clone(),
            key: secrets.key,
            terms: request.terms.clone(),
            begun: now,
            over: None,
            tables: BTreeMap::new(),
            owner: Some(request.opener),
            words: Some(secrets.words.clone()),
            watchable: request.watched,
            watched: Vec::new(),
        }
    }

    /// Returns whether an evening that was read from a file can be used.
    pub(crate) fn is_sound(&self) -> bool {
        if !is_person_name(&self.name)
            || self.tables.len() > TABLES_OF_AN_EVENING
            || self.watched.len() > MOST_WATCHERS + MOST_WATCHING
        {
            return false;
        }
        let seats = self.seats();
        self.tables.values().all(|table| table.is_sound(seats))
    }

    /// Removes the tables and watchers of a file whose entries cannot be used. Returns how many
    /// these were.
    pub(crate) fn drop_unsound(file: &mut Value) -> usize {
        let terms = file.get("terms").map(EveningTerms::deserialize);
        let seats = match terms {
            Some(Ok(terms)) => terms.seats(),
            Some(Err(_)) | None => None,
        };
        let mut dropped = drop_from_list(file, "watched", |_: &(Person, String)| true);
        if let Some(Value::Object(tables)) = file.get_mut("tables") {
            let before = tables.len();
            tables.retain(|_, table| {
                EveningTable::deserialize(&*table).is_ok_and(|table| table.is_sound(seats))
            });
            dropped += before - tables.len();
        }
        dropped
    }

    /// Returns the number of seats at each table, if this version knows the game and the seating.
    fn seats(&self) -> Option<usize> {
        self.terms.seats()
    }

    /// Returns when the evening ended, or else when its time is up, in seconds since 1970.
    pub(crate) fn end(&self) -> u64 {
        self.over.unwrap_or(self.begun + EVENING_HOURS * HOUR)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// Returns the key of the deals for one more table.
    ///
    /// # Errors
    /// Returns an error if the evening is over, plays something else or has as many tables as it
    /// may have, or if it belongs to somebody else and its words were not given.
    pub(crate) fn admit(&self, request: &EveningRequest) -> Allowed<EveningKey> {
        if self.is_over() {
            return Err(ParlourRefusal::EveningOver(self.name.clone()));
        }
        if let Some(words) = &self.words
            && self.owner != Some(request.opener)
            && request.words.as_deref().map(plain_words).as_ref() != Some(words)
        {
            return Err(ParlourRefusal::EveningWords(self.name.clone()));
        }
        self.terms.allow(&self.name, &request.terms)?;
        if self.tables.len() >= TABLES_OF_AN_EVENING {
            return Err(ParlourRefusal::Crowded);
        }
        Ok(EveningKey(self.key))
    }

    /// Adds a table, which all others wait for.
    pub(crate) fn add(&mut self, table: &str) {
        if !self.is_over() {
            self.tables.entry(table.to_owned()).or_default();
        }
    }

    /// Notes who plays and watches at a table whose match is about to begin.
    ///
    /// # Errors
    /// Returns an error if the evening is over, the table has played, or a player has seen the
    /// tiles at another table.
    pub(crate) fn begin(&mut self, table: &str, company: &EveningCompany) -> Allowed {
        if self.is_over() {
            return Err(ParlourRefusal::EveningOver(self.name.clone()));
        }
        for chair in &company.chairs {
            if chair.person.is_some_and(|person| self.knows(person, table)) {
                return Err(ParlourRefusal::EveningKnown(Some(chair.name.clone())));
            }
        }
        let known = self.tables.entry(table.to_owned()).or_default();
        if known.end.is_some() {
            return Err(ParlourRefusal::EveningPlayed(self.name.clone()));
        }
        known.chairs.clone_from(&company.chairs);
        for &person in &company.watching {
            // Whoever fills the list of watchers keeps nobody from playing.
            if self.is_news(person, table) && self.watched.len() < MOST_WATCHERS + MOST_WATCHING {
                self.watched.push((person, table.to_owned()));
            }
        }
        Ok(())
    }

    /// Returns whether a person has seen the tiles at another table than this one.
    fn knows(&self, person: Person, table: &str) -> bool {
        for (name, other) in &self.tables {
            if name != table && other.has(person) {
                return true;
            }
        }
        for (watcher, name) in &self.watched {
            if name != table && *watcher == person {
                return true;
            }
        }
        false
    }

    /// Checks that a person may sit down at a table.
    ///
    /// # Errors
    /// Returns an error if the person has seen the tiles at another table.
    pub(crate) fn may_sit(&self, person: Person, table: &str) -> Allowed {
        if self.is_over() || !self.knows(person, table) {
            return Ok(());
        }
        Err(ParlourRefusal::EveningKnown(None))
    }

    /// Checks that a person who is at none of its tables may watch one.
    ///
    /// # Errors
    /// Returns an error before the end, unless its owner allows it: a watcher could tell the tiles
    /// to people at other tables.
    pub(crate) fn may_be_watched(&self) -> Allowed {
        if self.is_over() || self.watchable || self.owner.is_none() {
            Ok(())
        } else {
            Err(ParlourRefusal::EveningWatched)
        }
    }

    /// Returns the words that others need to open a table, if this person is the owner.
    pub(crate) fn words_for(&self, person: Person) -> Option<String> {
        if self.owner == Some(person) && !self.is_over() {
            self.words.clone()
        } else {
            None
        }
    }

    /// Ends the evening for its owner, who asks for the results, if all tables have finished.
    pub(crate) fn end_for(&mut self, person: Person, now: u64) {
        if self.owner == Some(person) && self.over.is_none() && self.has_all_finished() {
            self.over = Some(now);
        }
    }

    /// Returns whether a person plays or has a seat at another table that has not finished.
    pub(crate) fn waits_for(&self, person: Person, table: &str, seats_at: &[String]) -> bool {
        if self.is_over() {
            return false;
        }
        for (name, other) in &self.tables {
            let plays_there = other.has(person) || seats_at.contains(name);
            if name != table && other.end.is_none() && plays_there {
                return true;
            }
        }
        false
    }

    /// Returns whether a person who watches a table sees its tiles for the first time: something
    /// was dealt there, and the person does not play there.
    pub(crate) fn is_news(&self, person: Person, table: &str) -> bool {
        let Some(watched) = self.tables.get(table) else {
            return false;
        };
        if self.is_over() || watched.chairs.is_empty() || watched.has(person) {
            return false;
        }
        for (watcher, name) in &self.watched {
            if *watcher == person && name == table {
                return false;
            }
        }
        true
    }

    /// Notes that a person watches a table, if that is news.
    ///
    /// # Errors
    /// Returns an error if too many people have watched.
    pub(crate) fn watches(&mut self, person: Person, table: &str) -> Allowed {
        if self.is_news(person, table) {
            if self.watched.len() >= MOST_WATCHERS {
                return Err(ParlourRefusal::Crowded);
            }
            self.watched.push((person, table.to_owned()));
        }
        Ok(())
    }

    /// Notes the points of a table's seats at the end of its match; after the end of the evening,
    /// only that the table was late. Returns whether this was news.
    pub(crate) fn played(&mut self, table: &str, points: &[i64], now: u64) -> bool {
        let is_late = self.is_over();
        let Some(played) = self.tables.get_mut(table) else {
            return false;
        };
        // The match must have begun, and its end not be noted yet.
        if played.chairs.is_empty() || played.end.is_some() || played.chairs.len() != points.len() {
            return false;
        }
        played.end = Some(if is_late {
            TableEnd::Late
        } else {
            TableEnd::Points(points.to_vec())
        });
        self.see_to_end(now);
        true
    }

    /// Returns whether a table has not finished.
    pub(crate) fn has_open(&self, table: &str) -> bool {
        let known = self.tables.get(table);
        !self.is_over() && known.is_some_and(|known| known.end.is_none())
    }

    /// Forgets a table that was deleted before it finished.
    pub(crate) fn forget(&mut self, table: &str, now: u64) {
        let gone = self.tables.remove(table).unwrap_or_default();
        for chair in gone.chairs {
            // Its players have seen the tiles all the same.
            if let Some(person) = chair.person
                && self.watched.len() < MOST_WATCHERS
            {
                self.watched.push((person, table.to_owned()));
            }
        }
        self.see_to_end(now);
    }

    /// Returns whether nothing was ever dealt.
    pub(crate) fn is_unused(&self) -> bool {
        self.watched.is_empty() && self.tables.values().all(|table| table.chairs.is_empty())
    }

    /// Returns whether all tables were deleted before anything was dealt. In its first minute an
    /// evening may have no table only because the first one is still being opened.
    pub(crate) fn is_forgotten(&self, now: u64) -> bool {
        self.tables.is_empty() && self.is_unused() && self.begun + 60 <= now
    }

    /// Ends the evening if its time is up, or if its first hour is over, all tables have finished
    /// and there are at least two.
    pub(crate) fn see_to_end(&mut self, now: u64) {
        if self.is_due(now) {
            self.over = Some(now);
        }
    }

    /// Returns whether the evening is to end now.
    pub(crate) fn is_due(&self, now: u64) -> bool {
        let first_hour_over = self.begun + SHORTEST_EVENING <= now;
        let ends = self.end() <= now || first_hour_over && self.has_all_finished();
        self.over.is_none() && ends
    }

    /// Returns whether all tables have finished, and there are at least two.
    fn has_all_finished(&self) -> bool {
        self.finished().count() > 1 && self.waits() == 0
    }

    /// Returns in how many minutes the evening is over, rounded up, if only its first hour keeps it
    /// open.
    fn minutes(&self, now: u64) -> Option<u64> {
        if self.is_over() || !self.has_all_finished() {
            return None;
        }
        let left = (self.begun + SHORTEST_EVENING).saturating_sub(now);
        Some(left.div_ceil(60).max(1))
    }

    /// Returns whether a table still plays the deals, even if the evening is over.
    fn is_played(&self) -> bool {
        let mut tables = self.tables.values();
        tables.any(|table| !table.chairs.is_empty() && table.end.is_none())
    }

    /// Returns the points of each table that has finished.
    fn finished(&self) -> impl Iterator<Item = &Vec<i64>> {
        self.tables.values().filter_map(EveningTable::points)
    }

    /// Returns how many tables have not finished.
    fn waits(&self) -> usize {
        self.tables.len() - self.finished().count()
    }

    /// Returns whether a person plays or has played at one of the tables.
    pub(crate) fn has(&self, person: Person) -> bool {
        self.tables.values().any(|table| table.has(person))
    }

    /// Returns the number of other tables with which a table is compared.
    fn others(&self) -> usize {
        self.finished().count().saturating_sub(1)
    }

    /// Returns how many points better each person at a table did than the average of the same seat
    /// at the other tables. Empty if this table has not finished, or no other has.
    fn results(&self, table: &EveningTable) -> Vec<(Person, SeatResult)> {
        let mut results = Vec::new();
        let others = i64::try_from(self.others()).expect("few tables");
        let Some(points) = table.points() else {
            return results;
        };
        if others == 0 {
            return results;
        }
        for (seat, chair) in table.chairs.iter().enumerate() {
            let Some(person) = chair.person else {
                continue;
            };
            let own = points[seat];
            let all: i64 = self.finished().map(|points| points[seat]).sum();
            let result = SeatResult {
                name: chair.name.clone(),
                difference: rounded(own * others - (all - own), others),
            };
            results.push((person, result));
        }
        results
    }

    /// Returns the news for the people at a table when its match or the evening is over.
    fn outcome(&self, table: &str, now: u64) -> EveningOutcome {
        let results = match self.tables.get(table) {
            Some(table) if self.is_over() => self.results(table),
            Some(_) | None => Vec::new(),
        };
        EveningOutcome {
            over: self.is_over(),
            waits: self.waits(),
            others: self.others(),
            minutes: self.minutes(now),
            results,
        }
    }

    /// Returns the outcome for each table at this time.
    pub(crate) fn outcomes(&self, now: u64) -> Vec<(String, EveningOutcome)> {
        let mut outcomes = Vec::new();
        for table in self.tables.keys() {
            outcomes.push((table.clone(), self.outcome(table, now)));
        }
        outcomes
    }

    /// Returns the list of all people with their results, the best first, as this person gets it.
    /// Before the end it contains neither people nor the key of the deals.
    pub(crate) fn list(&self, person: Person, now: u64) -> EveningList {
        let is_over = self.is_over();
        let mut people = Vec::new();
        if is_over {
            for (person, result) in self.tables.values().flat_map(|table| self.results(table)) {
                people.push(ComparedPerson {
                    id: person.id(),
                    name: result.name,
                    place: 0,
                    difference: result.difference,
                });
            }
        }
        people.sort_by(|one: &ComparedPerson, other: &ComparedPerson| {
            let by_difference = other.difference.cmp(&one.difference);
            by_difference.then_with(|| one.name.cmp(&other.name))
        });
        let all: Vec<i64> = people.iter().map(|person| person.difference).collect();
        for person in &mut people {
            let better = all.iter().filter(|&&other| other > person.difference);
            person.place = 1 + better.count();
        }
        EveningList {
            evening: self.name.clone(),
            seal: EveningKey(self.key).seal(),
            key: if is_over && !self.is_played() {
                Some(self.key)
            } else {
                None
            },
            waits: self.waits(),
            others: self.others(),
            minutes: self.minutes(now),
            words: self.words_for(person),
            people,
        }
    }
}

/// Returns words as they are compared: in small letters, with one space between two.
fn plain_words(given: &str) -> String {
    let words: Vec<String> = given.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}

/// Returns whether this is a name in the form in which names are stored.
fn is_person_name(text: &str) -> bool {
    name(text).is_some_and(|name| name == text)
}

/// Returns the quotient, rounded to the nearest number; halves go away from zero.
fn rounded(number: i64, by: i64) -> i64 {
    let half = by / 2 * number.signum();
    (number + half) / by
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use serpente_client::person::Token;
    use serpente_engine::table::Setup;
    use serpente_text::words::{Detail, Words};

    /// Returns the terms of this game for two players. If it can be played for rounds, it is.
    pub(crate) fn evening_terms(game: &str, rounds: u32, hand: Option<u8>) -> EveningTerms {
        let game = Game::find(game).expect("a game");
        let seating = game.seating_named("2").expect("two players");
        let house = HouseRules::new(game.house_rules());
        let rounds = Some(rounds).filter(|_| game.may_end_after_rounds());
        let goal = game.goal_of(None, rounds, &house).expect("a goal");
        let mut options = Setup::options_with(game, seating, None, hand.map(Into::into), house)
            .expect("it can be played");
        options.goal = goal.unwrap_or(options.goal);
        EveningTerms {
            game: game.id().to_owned(),
            seating: options.seating.to_string(),
            options: HeaderOptions::of(game, &options),
        }
    }

    fn terms() -> EveningTerms {
        evening_terms("salotto", 5, None)
    }

    fn evening() -> Evening {
        Evening::new(&request(&terms(), owner()), &secrets(), 0)
    }

    fn secrets() -> EveningSecrets {
        EveningSecrets {
            key: Bytes32([7; 32]),
            words: "calm red fox brave blue owl".to_owned(),
        }
    }

    fn owner() -> Person {
        Token::made_of(b"secret", b"owner").person()
    }

    fn request(terms: &EveningTerms, opener: Person) -> EveningRequest {
        EveningRequest {
            name: "Friday".to_owned(),
            terms: terms.clone(),
            opener,
            words: None,
            watched: false,
        }
    }

    fn company(names: &[(&str, Option<Person>)], watching: &[Person]) -> EveningCompany {
        EveningCompany {
            evening: "Friday".to_owned(),
            chairs: names
                .iter()
                .map(|&(name, person)| EveningPlayer {
                    person,
                    name: name.to_owned(),
                })
                .collect(),
            watching: watching.to_vec(),
        }
    }

    fn people<const COUNT: usize>() -> [Person; COUNT] {
        std::array::from_fn(|_| Token::new().person())
    }

    /// Returns the name, place and result of everybody in the list.
    fn listed(evening: &Evening) -> Vec<(String, usize, i64)> {
        let people = evening.list(owner(), 9).people.into_iter();
        people
            .map(|one| (one.name, one.place, one.difference))
            .collect()
    }

    #[test]
    fn each_is_compared_with_the_same_chair_at_the_other_tables() {
        let [ada, bo, cy, di] = people();
        let mut evening = evening();
        let tables = [
            ("a", [("Ada", Some(ada)), ("Bo", Some(bo))], vec![30, 10]),
            ("b", [("Cy", Some(cy)), ("Bot", None)], vec![10, 11]),
            ("c", [("Di", Some(di)), ("Bot", None)], vec![15, 11]),
        ];
        for (table, chairs, _) in &tables {
            evening.add(table);
            evening
                .begin(table, &company(chairs, &[]))
                .expect("they may");
        }
        for (at, (table, _, points)) in tables.iter().enumerate() {
            assert_eq!(evening.outcome("a", 9).waits, 3 - at);
            let list = evening.list(owner(), 9);
            assert!(list.key.is_none() && list.people.is_empty());
            assert!(evening.played(table, points, 9));
            assert!(!evening.played(table, &[0, 0], 9));
        }
        evening.end_for(owner(), 9);
        // 30 against 12.5, 10 against 22.5, 15 against 20; 10 against 11.
        let told = [("Ada", 1, 18), ("Bo", 2, -1), ("Di", 3, -5), ("Cy", 4, -13)];
        assert_eq!(
            listed(&evening),
            told.map(|(name, place, by)| (name.to_owned(), place, by))
        );
        assert_eq!(evening.list(owner(), 9).key, Some(Bytes32([7; 32])));
        let outcome = evening.outcome("b", 9);
        assert_eq!(
            (outcome.over, outcome.others, outcome.results.len()),
            (true, 2, 1)
        );
        assert_eq!(
            (outcome.results[0].0, outcome.results[0].1.difference),
            (cy, -13)
        );
        assert!(evening.is_sound());
        let plays = terms();
        let refused = evening.admit(&request(&plays, owner())).err();
        assert_eq!(
            refused,
            Some(ParlourRefusal::EveningOver("Friday".to_owned()))
        );
    }

    #[test]
    fn whoever_knows_the_tiles_plays_at_no_other_table() {
        let [ada, bo, cy, zoe] = people();
        let mut evening = evening();
        let here = [("Ada", Some(ada)), ("Bot", None)];
        for table in ["a", "b"] {
            evening.add(table);
        }
        // Before the deal nobody knows the tiles, but nobody may sit at two tables.
        assert_eq!(evening.may_sit(ada, "b"), Ok(()));
        assert!(evening.waits_for(ada, "b", &["a".to_owned()]));
        assert!(!evening.waits_for(ada, "a", &["a".to_owned()]));
        assert!(!evening.is_news(zoe, "a"));
        evening
            .begin("a", &company(&here, &[zoe]))
            .expect("they may");
        assert!(
            evening.is_news(cy, "a") && !evening.is_news(zoe, "a") && !evening.is_news(ada, "a")
        );
        evening.watches(cy, "a").expect("few watch");
        for known in [ada, cy, zoe] {
            let refused = Err(ParlourRefusal::EveningKnown(None));
            assert_eq!(evening.may_sit(known, "b"), refused);
            let there = [("Bo", Some(bo)), ("Eve", Some(known))];
            let refused = evening.begin("b", &company(&there, &[]));
            assert_eq!(
                refused,
                Err(ParlourRefusal::EveningKnown(Some("Eve".to_owned())))
            );
        }
        // People who play must finish before they watch another table.
        assert!(evening.waits_for(ada, "b", &[]) && !evening.waits_for(zoe, "b", &[]));
        assert!(evening.played("a", &[1, 2], 5));
        assert!(!evening.waits_for(ada, "b", &["a".to_owned()]) && !evening.is_over());
        assert_eq!(evening.may_sit(bo, "b"), Ok(()));
        let again = evening.begin("a", &company(&here, &[]));
        assert_eq!(
            again,
            Err(ParlourRefusal::EveningPlayed("Friday".to_owned()))
        );
        // A table that is deleted is not waited for, and its people still know the tiles.
        evening
            .begin("b", &company(&[("Bo", Some(bo)), ("Bot", None)], &[]))
            .expect("he may");
        evening.forget("b", 6);
        evening.add("c");
        assert_eq!(
            evening.may_sit(bo, "c"),
            Err(ParlourRefusal::EveningKnown(None))
        );
    }

    #[test]
    fn other_tables_of_an_evening_need_its_words() {
        let [eve] = people();
        let evening = evening();
        let plays = terms();
        let asked = |opener, words: Option<&str>| {
            evening.admit(&EveningRequest {
                words: words.map(str::to_owned),
                ..request(&plays, opener)
            })
        };
        let refused = Err(ParlourRefusal::EveningWords("Friday".to_owned()));
        for wrong in [
            None,
            Some(""),
            Some("calm red fox"),
            Some("brave blue owl calm red fox"),
        ] {
            assert_eq!(asked(eve, wrong), refused);
        }
        assert!(asked(eve, Some(" Calm red  fox brave blue owl")).is_ok());
        assert!(asked(owner(), None).is_ok());
        assert_eq!(evening.list(eve, 1).words, None);
        assert_eq!(evening.list(owner(), 1).words, Some(secrets().words));
    }

    /// Begins the matches of the tables "a" and "b", at which these people play against computers.
    fn begin_two_tables(evening: &mut Evening, at_a: Person, at_b: Person) {
        for (table, person) in [("a", at_a), ("b", at_b)] {
            evening.add(table);
            let chairs = [("Ada", Some(person)), ("Bot", None)];
            evening
                .begin(table, &company(&chairs, &[]))
                .expect("they may");
        }
    }

    #[test]
    fn an_evening_is_not_over_in_its_first_hour_unless_its_owner_asks_for_the_results() {
        let [ada, bo] = people();
        let mut evening = evening();
        begin_two_tables(&mut evening, ada, bo);
        for table in ["a", "b"] {
            assert_eq!(evening.outcome(table, 5).minutes, None);
            assert!(evening.played(table, &[1, 2], 5));
        }
        evening.see_to_end(HOUR - 61);
        evening.end_for(ada, HOUR - 61);
        assert!(!evening.is_over());
        assert_eq!(evening.outcome("a", HOUR - 61).minutes, Some(2));
        let mut asked_early = evening.clone();
        asked_early.end_for(owner(), 6);
        assert!(asked_early.is_over());
        // One more table may still be opened, and is waited for.
        let mut with_another = evening.clone();
        with_another.add("c");
        with_another.end_for(owner(), HOUR);
        with_another.see_to_end(HOUR);
        assert!(!with_another.is_over());
        assert!(evening.is_due(HOUR) && !evening.is_due(HOUR - 1));
        evening.see_to_end(HOUR);
        assert!(evening.is_over());
    }

    #[test]
    fn nobody_watches_before_the_end_unless_the_owner_allows_it() {
        let mut evening = evening();
        assert_eq!(
            evening.may_be_watched(),
            Err(ParlourRefusal::EveningWatched)
        );
        evening.see_to_end(EVENING_HOURS * HOUR);
        assert_eq!(evening.may_be_watched(), Ok(()));
        let plays = terms();
        let open = EveningRequest {
            watched: true,
            ..request(&plays, owner())
        };
        let evening = Evening::new(&open, &secrets(), 0);
        assert_eq!(evening.may_be_watched(), Ok(()));
    }

    #[test]
    fn whoever_fills_the_list_of_watchers_keeps_nobody_from_playing() {
        let [ada, bo, cy] = people();
        let mut evening = evening();
        evening
            .begin("a", &company(&[("Ada", Some(ada)), ("Bot", None)], &[]))
            .expect("she may");
        for _ in 0..MOST_WATCHERS {
            evening
                .watches(Token::new().person(), "a")
                .expect("there is room");
        }
        assert_eq!(evening.watches(cy, "a"), Err(ParlourRefusal::Crowded));
        evening
            .begin("b", &company(&[("Bo", Some(bo)), ("Bot", None)], &[cy]))
            .expect("he may");
        assert!(evening.knows(cy, "c") && evening.is_sound());
    }

    #[test]
    fn an_evening_ends_when_its_time_is_up() {
        let [ada, bo] = people();
        let mut evening = evening();
        begin_two_tables(&mut evening, ada, bo);
        assert!(evening.played("a", &[1, 2], 5));
        let last = EVENING_HOURS * HOUR;
        evening.see_to_end(last - 1);
        assert!(!evening.is_over());
        evening.see_to_end(last);
        assert!(evening.is_over());
        assert_eq!(evening.outcome("a", last).others, 0);
        assert!(evening.list(owner(), last).people.is_empty());
        // A table that is not done in time is not compared.
        assert!(evening.played("b", &[3, 4], last + 1));
        assert!(evening.outcome("b", last + 1).results.is_empty());
        assert!(!evening.played("b", &[3, 4], last + 2));
    }

    #[test]
    fn what_an_evening_plays_is_told_in_a_sentence() {
        let words = Words::new(None).0;
        let told = |asked: &EveningTerms| match terms().allow("Friday", asked) {
            Err(ParlourRefusal::Conditions(why)) => {
                words.text(words.english(), &why, Detail::Normal)
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(
            told(&evening_terms("salotto", 3, None)),
            "The evening Friday plays Salotto, 2 players, 5 rounds in all."
        );
        assert_eq!(
            told(&evening_terms("salotto", 5, Some(5))),
            "The evening Friday plays by other rules. Hand: 7 tiles."
        );
    }

    #[test]
    fn averages_are_rounded_to_the_nearest_point() {
        for (number, by, told) in [
            (35, 2, 18),
            (-35, 2, -18),
            (4, 3, 1),
            (5, 3, 2),
            (-5, 3, -2),
            (0, 7, 0),
        ] {
            assert_eq!(rounded(number, by), told, "{number} / {by}");
        }
    }
}
