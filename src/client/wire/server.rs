//! The frames that a server sends.

use super::step::{EventLine, StepEnd};
use crate::person::PersonId;
use serde::{Deserialize, Serialize};
use serpente_engine::table::{Bytes32, HeaderOptions};

/// A frame that a server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The answer to `hello`.
    Welcome {
        /// The version that the server speaks.
        protocol: u32,
        /// The token that the client sends in its next `hello` to be recognised. Nobody else may
        /// see it.
        token: String,
        /// The person's name on this server.
        name: String,
        /// The server's name.
        parlour: String,
    },
    /// The list of tables, without the private ones of other people.
    Tables {
        /// The tables.
        tables: Vec<TableInfo>,
    },
    /// The answer to `code`.
    Code {
        /// The six words.
        words: String,
        /// For how many minutes they work.
        minutes: u64,
    },
    /// The answer to `people`: those who are at a table now.
    People {
        /// The people.
        people: Vec<PersonHere>,
    },
    /// The answer to `league`: the people of the table's league, in the order of their ratings.
    League(LeagueList),
    /// The person's new standing in the table's league, after a match.
    Rated(LeagueStanding),
    /// The answer to `evening`: the people of an evening, the best first. Before the end nobody is
    /// in the list.
    Evening(EveningList),
    /// The evenings in which the person has played and whose results are kept. Sent after `tables`,
    /// unless there are none.
    Evenings {
        /// The names of the evenings.
        evenings: Vec<String>,
    },
    /// The words of an evening: whoever opens another table for it needs them. Sent to the person who
    /// opens its first table, before or after `table`.
    EveningWords {
        /// The name of the evening.
        evening: String,
        /// The words.
        words: String,
    },
    /// The match at a table of an evening is over, or the whole evening is.
    Compared(EveningResult),
    /// The state of the table. The server sends it after `open`, `sit` and `watch`, and again
    /// whenever the table changes.
    Table(TableState),
    /// A line of the table's record.
    Event(EventLine),
    /// The rest of an update of which the client sees no event; also marks the end of the missing
    /// steps.
    Step(StepEnd),
    /// A chat message.
    Said {
        /// The seat of the speaker; `None` for a watcher.
        seat: Option<u8>,
        /// The name of the speaker.
        name: String,
        /// The message.
        text: String,
    },
    /// The table pauses for long enough to be noticed, or goes on. Nothing is lost by a pause.
    Pause {
        /// Whether the table pauses.
        on: bool,
    },
    /// The server refuses a request.
    Refused(RefusedFrame),
    /// The answer to `ping`.
    Pong {
        /// The `id` of the `ping`.
        id: u64,
    },
    /// The server closes the connection.
    Closing {
        /// The reason, as a word for programs.
        reason: String,
        /// The reason, as a sentence in the client's language.
        text: String,
    },
}

/// A person who is at a table now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonHere {
    /// The person's public number.
    pub id: PersonId,
    /// The person's name.
    pub name: String,
    /// The table's name; `None` if the table is private.
    pub table: Option<String>,
}

/// The people of a league.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LeagueList {
    /// The name of the league.
    pub league: String,
    /// The people, in the order of their ratings.
    pub people: Vec<RatedPerson>,
    /// Whether the league belongs to the person who asks: they may say who plays.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub owned: bool,
    /// Whether people who are not in the league yet are not rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

/// A person of a league.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatedPerson {
    /// The person's public number.
    pub id: PersonId,
    /// The person's name in their last match.
    pub name: String,
    /// The place in the list, from 1; people with the same rating share a place.
    pub place: usize,
    /// The rating.
    pub rating: i64,
    /// The number of matches.
    pub matches: u32,
    /// Whether the person is rated no more. Only the person to whom the league belongs is told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
}

/// The standing of a person in a league after a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeagueStanding {
    /// The name of the league.
    pub league: String,
    /// The place in the list, from 1.
    pub place: usize,
    /// The number of people in the league.
    pub of: usize,
    /// The rating.
    pub rating: i64,
    /// The change of the rating by the match.
    pub change: i64,
}

/// The results of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EveningList {
    /// The name of the evening.
    pub evening: String,
    /// The hash of the key from which the deals follow.
    pub seal: Bytes32,
    /// The key; `None` until the evening is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Bytes32>,
    /// How many tables have not finished.
    pub waits: usize,
    /// The number of other tables with which each is compared.
    pub others: usize,
    /// In how many minutes the evening is over, if all its tables have finished and only its first
    /// hour keeps it open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u64>,
    /// The words that others need to open another table, if the evening belongs to this person and
    /// goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The people, the best first.
    pub people: Vec<ComparedPerson>,
}

/// A person of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ComparedPerson {
    /// The person's public number.
    pub id: PersonId,
    /// The person's name.
    pub name: String,
    /// The place in the list, from 1; people with the same result share a place.
    pub place: usize,
    /// How many points better the person did than the average of the same seat at the other tables.
    pub difference: i64,
}

/// The news for a person when the match at their table of an evening is over, and again when the
/// evening is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EveningResult {
    /// Whether the evening is over.
    pub over: bool,
    /// How many tables have not finished.
    pub waits: usize,
    /// The number of other tables with which this one is compared.
    pub others: usize,
    /// As in [`EveningList`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u64>,
    /// The results of the people at this keyboard; none before the end, or if the table did not
    /// finish in time.
    pub results: Vec<SeatResult>,
}

/// The result of a player of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// The player's name.
    pub name: String,
    /// As in [`ComparedPerson`].
    pub difference: i64,
}

/// A table in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// The table's name.
    pub table: String,
    /// The game.
    pub game: String,
    /// The number of seats.
    pub chairs: usize,
    /// The number of free seats.
    pub free: usize,
    /// Whether a match is going on.
    pub playing: bool,
    /// Whether the table is private: it is listed only to people who have a seat there.
    pub private: bool,
    /// Whether people need a secret word to enter.
    #[serde(default)]
    pub secret: bool,
    /// The name of the table's host; `None` while the host is away.
    #[serde(rename = "master")]
    pub owner: Option<String>,
    /// The evening that the table plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evening: Option<String>,
}

/// The most watchers that the state of a table names. Where more watch, it is not told who comes and goes.
pub const MOST_WATCHERS_NAMED: usize = 8;

/// The state of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableState {
    /// The table's name.
    pub table: String,
    /// The first of the client's own seats; `None` for a watcher.
    pub seat: Option<u8>,
    /// All of the client's own seats: several people may share a keyboard.
    #[serde(default)]
    pub seats: Vec<u8>,
    /// The seat of the table's host.
    #[serde(rename = "master")]
    pub owner: Option<u8>,
    /// Whether a match is going on.
    pub playing: bool,
    /// The game.
    pub game: String,
    /// The teams: `4` for four who play alone, `2x3` for two teams of three.
    #[serde(default)]
    pub seating: String,
    /// The settings of the match.
    pub options: HeaderOptions,
    /// The seats in the order of play; `None` for a free one.
    pub chairs: Vec<Option<Chair>>,
    /// The watchers.
    #[serde(flatten)]
    pub watchers: TableWatchers,
    /// Whether the table is left out of the list.
    #[serde(default)]
    pub private: bool,
    /// After which times something happens by itself.
    #[serde(flatten)]
    pub limits: TableLimits,
    /// What the table's matches count for.
    #[serde(flatten)]
    pub contest: TableContest,
    /// The last line of the table's record. Lines up to this one happened earlier.
    #[serde(default)]
    pub n: u64,
}

/// The watchers of a table. In the frame these fields stand among those of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableWatchers {
    /// The number of watchers.
    #[serde(default, rename = "watching")]
    pub count: usize,
    /// The names of those who came first of them, at most [`MOST_WATCHERS_NAMED`].
    #[serde(default, rename = "watchers", skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Whether the watchers are muted.
    #[serde(default, rename = "watchers_silenced")]
    pub silenced: bool,
}

/// After which times something happens by itself at a table, in seconds. In the frame these fields
/// stand among those of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableLimits {
    /// How long a turn may take until the computer plays it; `None` for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u64>,
    /// When the next round is dealt, even if not all players have asked for it; `None` where it
    /// waits for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_round: Option<u64>,
    /// After how long an absence a computer player plays for a person; `None` if the server does
    /// not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absence: Option<u64>,
}

/// What the matches of a table count for. In the frame these fields stand among those of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableContest {
    /// The league for which they count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub league: Option<String>,
    /// The evening that the table plays: all its tables have the same deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evening: Option<String>,
}

/// The player on a seat.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chair {
    /// The player's name.
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<String>,
    /// Whether the person is connected; a computer player always is.
    pub here: bool,
    /// Whether a computer player plays for the person.
    #[serde(default)]
    pub stand_in: bool,
    /// Whether the host has muted the player.
    #[serde(default)]
    pub silenced: bool,
    /// Whether the person has said that they are ready for the match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    /// The person's public number, by which friends recognise them; `None` for a computer player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PersonId>,
}

/// A refused request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefusedFrame {
    /// The reason, as a word for programs.
    pub reason: String,
    /// The `type` of the refused frame; `None` if the refusal answers no frame.
    pub to: Option<String>,
    /// The reason, as a sentence in the client's language.
    pub text: String,
}

impl FromServer {
    /// Reads a frame. Returns `None` if the client must ignore it: its type is unknown, it lacks a
    /// field, or it is no frame.
    #[must_use]
    pub fn read(frame: &str) -> Option<Self> {
        serde_json::from_str(frame).ok()
    }

    /// Returns the frame as text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a frame is plain data")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_frame_reads_back_from_what_it_writes() {
        for text in [
            r#"{"type":"welcome","protocol":1,"token":"…","name":"Ada","parlour":"…"}"#,
            r#"{"type":"tables","tables":[{"table":"calm-red-fox","game":"salotto","chairs":4,"free":2,"playing":true,"private":false,"secret":false,"master":"Ada"}]}"#,
            r#"{"type":"code","words":"calm red fox late blue owl","minutes":10}"#,
            r#"{"type":"people","people":[{"id":"0123456789abcdef","name":"Bo","table":"calm-red-fox"},{"id":"0000000000000001","name":"Cy","table":null}]}"#,
            r#"{"type":"league","league":"Monday","people":[{"id":"0123456789abcdef","name":"Bo","place":1,"rating":1540,"matches":7}]}"#,
            r#"{"type":"rated","league":"Monday","place":3,"of":12,"rating":1540,"change":-12}"#,
            r#"{"type":"evening","evening":"Friday","seal":"0000000000000000000000000000000000000000000000000000000000000007","waits":1,"others":0,"people":[]}"#,
            r#"{"type":"evening","evening":"Friday","seal":"0000000000000000000000000000000000000000000000000000000000000007","key":"0000000000000000000000000000000000000000000000000000000000000008","waits":0,"others":1,"people":[{"id":"0123456789abcdef","name":"Bo","place":1,"difference":12}]}"#,
            r#"{"type":"evenings","evenings":["Friday"]}"#,
            r#"{"type":"compared","over":true,"waits":0,"others":1,"results":[{"name":"Bo","difference":-12}]}"#,
            r#"{"type":"table","table":"calm-red-fox","seat":1,"seats":[1],"master":0,"playing":true,"game":"salotto","seating":"4","options":{"set":6,"hand":7,"limit":100,"rules":{}},"chairs":[{"name":"Ada","level":null,"here":true,"stand_in":false,"silenced":false},{"name":"Bo","level":"normal","here":true,"stand_in":false,"silenced":false},null,null],"watching":0,"watchers_silenced":false,"private":false,"n":17}"#,
            r#"{"type":"table","table":"calm-red-fox","seat":1,"seats":[1],"master":0,"playing":true,"game":"salotto","seating":"4","options":{"set":6,"hand":7,"limit":100,"rules":{}},"chairs":[{"name":"Ada","level":null,"here":true,"stand_in":false,"silenced":false},{"name":"Bo","level":"normal","here":true,"stand_in":false,"silenced":false},null,null],"watching":9,"watchers":["Cy"],"watchers_silenced":true,"private":true,"turn":30,"next_round":20,"absence":60,"league":"Monday","evening":"Friday","n":17}"#,
            r#"{"type":"event","n":18,"event":{"type":"drew","seat":0,"tile":null}}"#,
            r#"{"type":"event","n":18,"event":{"type":"turn","seat":0},"step":{"draws_on":true}}"#,
            r#"{"type":"step","n":18,"step":{"time_left":10}}"#,
            r#"{"type":"said","seat":1,"name":"Ada","text":"…"}"#,
            r#"{"type":"pause","on":true}"#,
            r#"{"type":"refused","reason":"stale","to":"move","text":"…"}"#,
            r#"{"type":"pong","id":7}"#,
            r#"{"type":"closing","reason":"…","text":"…"}"#,
        ] {
            let frame = FromServer::read(text).expect(text);
            assert_eq!(frame.text(), text);
        }
    }

    #[test]
    fn the_least_of_a_table_is_read_as_well() {
        let text = r#"{"type":"table","table":"calm-red-fox","seat":null,"master":null,"playing":false,"game":"salotto","options":{"set":6,"hand":7,"limit":100,"rules":{}},"chairs":[{"name":"Ada","level":null,"here":true}]}"#;
        assert!(matches!(FromServer::read(text), Some(FromServer::Table(_))));
    }

    #[test]
    fn a_type_that_is_not_known_is_passed_over() {
        let dance = r#"{"type":"dance","n":1}"#;
        for text in [dance, "", "{}", "[]", r#"{"type":"pong"}"#] {
            assert_eq!(FromServer::read(text), None, "{text}");
        }
    }
}
