//! What must hold of the league and the evening of a cluster: no result is lost or counts twice, and
//! nobody waits for one.

use crate::people::Crowd;
use crate::people::checks::CheckResult;
use serde_json::Value;
use serpente_contests::FinishedMatch;
use serpente_parlour::room::ListenerId;
use std::collections::BTreeMap;

/// Where a match ended: its table and line.
type MatchEnd = (String, u64);

/// Somebody who plays at this table.
pub(super) struct PlayerAt {
    name: String,
    table: String,
}

/// What somebody waits for who has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AwaitedNews {
    /// Their standing in the league.
    Standing,
    /// The results of the evening.
    Results,
}

/// Somebody who waits, and the connection on which they must be told.
struct WaitingPerson {
    who: PlayerAt,
    line: ListenerId,
    what: AwaitedNews,
}

/// What the league and the evening have become so far.
#[derive(Default)]
pub(super) struct ContestChecks {
    /// The matches that tables have told, with the numbers of people that they may rate: who was away
    /// may be known to one process and not to the next.
    finished: BTreeMap<MatchEnd, Vec<u64>>,
    /// The matches that the league has rated.
    rated: Vec<MatchEnd>,
    /// How many matches the people of the league have.
    matches: u64,
    /// The points that tables of the evening have told.
    points: BTreeMap<String, Vec<i64>>,
    /// The evening as it was stored last.
    evening: Value,
    waiting: Vec<WaitingPerson>,
    /// Whether all tables were loaded once more.
    pub(super) is_visited: bool,
    /// Whether the time of the evening is up.
    pub(super) is_left: bool,
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    match value.get(name) {
        Some(Value::Array(all)) => all,
        Some(_) | None => &[],
    }
}

impl ContestChecks {
    /// Notes a match that a table tells.
    pub(super) fn finished(&mut self, finished: &FinishedMatch) {
        let known = self.finished.entry(finished.ended_at.clone()).or_default();
        known.push(finished.people.len() as u64);
    }

    /// Notes the points that a table tells.
    ///
    /// # Errors
    /// Returns an error if it has told others before.
    pub(super) fn played(&mut self, table: String, points: &[i64]) -> CheckResult {
        let known = self
            .points
            .entry(table)
            .or_insert_with(|| points.to_owned());
        if *known == points {
            Ok(())
        } else {
            Err(format!(
                "a table of the evening has {known:?} and then {points:?}"
            ))
        }
    }

    /// Checks the league that is stored now. Returns the people whom it has just rated.
    ///
    /// # Errors
    /// Returns an error if it has lost a match, or counts one twice.
    pub(super) fn league_is_stored(&mut self, value: &[u8]) -> CheckResult<Vec<PlayerAt>> {
        let league: Value = serde_json::from_slice(value).map_err(|error| error.to_string())?;
        let mut rated: Vec<MatchEnd> = Vec::new();
        for one in list(&league, "rated") {
            let ended_at = serde_json::from_value(one.clone());
            rated.push(ended_at.map_err(|error| error.to_string())?);
        }
        let mut matches = 0;
        for member in list(&league, "people") {
            matches += member["matches"].as_u64().unwrap_or_default();
        }
        let Some(news) = rated.strip_prefix(&self.rated[..]) else {
            return Err(format!(
                "the league had rated {:?}, and now {rated:?}",
                self.rated
            ));
        };
        let mut grown = vec![self.matches];
        for ended_at in news {
            let Some(counts) = self.finished.get(ended_at) else {
                return Err(format!(
                    "the league rates {ended_at:?}, and there was no such match"
                ));
            };
            if self.rated.contains(ended_at) {
                return Err(format!("the league rates {ended_at:?} twice"));
            }
            let mut sums = Vec::new();
            for before in &grown {
                for count in counts {
                    sums.push(before + count);
                }
            }
            grown = sums;
        }
        if !grown.contains(&matches) {
            return Err(format!(
                "people of the league have {matches} matches, and should have one of {grown:?}"
            ));
        }
        let mut players = Vec::new();
        if let Some(told) = list(&league, "told").last()
            && !news.is_empty()
        {
            for one in list(told, "standings") {
                for member in list(&league, "people") {
                    if member["person"] == one[0]
                        && let Some(name) = member["name"].as_str()
                    {
                        players.push(PlayerAt {
                            name: name.to_owned(),
                            table: news[0].0.clone(),
                        });
                    }
                }
            }
        }
        self.rated = rated;
        self.matches = matches;
        Ok(players)
    }

    /// Checks the evening that is stored now. Returns its players if it has just ended.
    ///
    /// # Errors
    /// Returns an error if it has lost something, or has other points than its tables.
    pub(super) fn evening_is_stored(&mut self, value: &[u8]) -> CheckResult<Vec<PlayerAt>> {
        let evening: Value = serde_json::from_slice(value).map_err(|error| error.to_string())?;
        let nothing = serde_json::Map::new();
        let tables = evening["tables"].as_object().unwrap_or(&nothing);
        let before = self.evening["tables"].as_object().unwrap_or(&nothing);
        for (table, known) in before {
            let now = &tables.get(table).unwrap_or(&Value::Null)["end"];
            if !known["end"].is_null() && known["end"] != *now {
                return Err(format!(
                    "the evening had the end {} of {table}, and now {now}",
                    known["end"]
                ));
            }
        }
        for (table, known) in tables {
            let points = &known["end"]["points"];
            let told = serde_json::to_value(self.points.get(table));
            if !points.is_null() && told.ok().as_ref() != Some(points) {
                return Err(format!(
                    "the evening has {points} of {table}, which told {:?}",
                    self.points.get(table)
                ));
            }
        }
        let was_dealt = before
            .values()
            .any(|table| !list(table, "chairs").is_empty());
        if was_dealt && self.evening["key"] != evening["key"] {
            return Err("the evening was dealt, and has another key now".to_owned());
        }
        let mut players = Vec::new();
        if self.evening["over"].is_null() && !evening["over"].is_null() {
            for (table, known) in tables {
                for chair in list(known, "chairs") {
                    if let Some(name) = chair["name"].as_str() {
                        players.push(PlayerAt {
                            name: name.to_owned(),
                            table: table.clone(),
                        });
                    }
                }
            }
        }
        self.evening = evening;
        Ok(players)
    }

    /// Returns whether there is an evening whose end nobody has seen.
    pub(super) fn waits_for_end(&self) -> bool {
        self.evening.is_object() && self.evening["over"].is_null() && !self.is_left
    }

    /// Notes that a person waits to be told something, if they are connected to their table.
    pub(super) fn waits(&mut self, who: PlayerAt, what: AwaitedNews, crowd: &Crowd) {
        for guest in &crowd.guests {
            if guest.name == who.name
                && let Some(line) = guest.line
                && let Some(state) = &guest.client.table
                && state.table == who.table
                && state.seat.is_some()
            {
                self.waiting.push(WaitingPerson { who, line, what });
                return;
            }
        }
    }

    /// Notes what a person is told on a connection.
    pub(super) fn is_told(&mut self, line: ListenerId, text: &str) {
        let what = if text.starts_with(r#"{"type":"rated""#) {
            AwaitedNews::Standing
        } else if text.starts_with(r#"{"type":"compared""#) && text.contains(r#""over":true"#) {
            AwaitedNews::Results
        } else {
            return;
        };
        let mut waiting = self.waiting.iter();
        if let Some(first) = waiting.position(|one| one.line == line && one.what == what) {
            self.waiting.remove(first);
        }
    }

    /// Notes that a person leaves a table.
    pub(super) fn leaves(&mut self, line: ListenerId) {
        self.waiting.retain(|waiting| waiting.line != line);
    }

    /// Checks that nobody waits any more.
    ///
    /// # Errors
    /// Returns an error if somebody does.
    pub(super) fn nobody_waits(&self, crowd: &Crowd) -> CheckResult {
        for waiting in &self.waiting {
            for guest in &crowd.guests {
                if guest.name == waiting.who.name
                    && guest.line == Some(waiting.line)
                    && let Some(state) = &guest.client.table
                    && state.table == waiting.who.table
                {
                    return Err(format!(
                        "{} has played at {}, and is never told the {:?}",
                        waiting.who.name, waiting.who.table, waiting.what
                    ));
                }
            }
        }
        Ok(())
    }

    /// Checks that every match was rated, and the evening has the end of all matches.
    ///
    /// # Errors
    /// Returns an error if something is missing.
    pub(super) fn nothing_is_lost(&self) -> CheckResult {
        for ended_at in self.finished.keys() {
            if !self.rated.contains(ended_at) {
                return Err(format!("the league has never rated {ended_at:?}"));
            }
        }
        for (table, points) in &self.points {
            if self.evening["tables"][table]["end"].is_null() {
                return Err(format!(
                    "the evening has never noted {points:?}, the end of {table}"
                ));
            }
        }
        if self.evening.is_object() && self.evening["over"].is_null() {
            return Err("the time of the evening is up, and it is not over".to_owned());
        }
        Ok(())
    }
}
