//! What a server sends.

use super::step::{EventLine, StepEnd};
use serde::{Deserialize, Serialize};
use serpente_engine::table::HeaderOptions;

/// What a server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The answer to `hello`.
    Welcome {
        /// The version the server speaks.
        protocol: u32,
        /// What makes the client the same person again, another time: for nobody else to see.
        token: String,
        /// What the person is called here.
        name: String,
        /// What the server is called.
        parlour: String,
    },
    /// The tables that are not private.
    Tables {
        /// The tables.
        tables: Vec<TableInfo>,
    },
    /// The table as it stands: the answer to who opens it, sits down or watches, and again whenever something of it changes.
    Table(TableState),
    /// A line of the table's record.
    Event(EventLine),
    /// What else is told of a step of which no event is seen; and the end of what was missing.
    Step(StepEnd),
    /// Somebody said something.
    Said {
        /// From which chair; `None` for who only watches.
        seat: Option<u8>,
        /// Who.
        name: String,
        /// What.
        text: String,
    },
    /// The table stands still, longer than anybody would notice, or goes on. Nothing is lost by that.
    Pause {
        /// Whether it stands still.
        on: bool,
    },
    /// Something is not done.
    Refused(Refused),
    /// The answer to `ping`.
    Pong {
        /// What came with it.
        id: u64,
    },
    /// The server ends the connection.
    Closing {
        /// Why, in a word for programs.
        reason: String,
        /// Why, in the client's language.
        text: String,
    },
}

/// A table in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its name.
    pub table: String,
    /// What is played there.
    pub game: String,
    /// How many chairs it has.
    pub chairs: usize,
    /// How many of them are free.
    pub free: usize,
    /// Whether a match is going on.
    pub playing: bool,
    /// Whether it is left out of the list; to who has a chair there it is in it.
    pub private: bool,
    /// Whether who comes must know a word.
    #[serde(default)]
    pub secret: bool,
    /// Who is its master; nothing while nobody is there.
    pub master: Option<String>,
}

/// A table as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableState {
    /// Its name.
    pub table: String,
    /// The listener's own chair, the first of them; `None` for who only watches.
    pub seat: Option<u8>,
    /// All of the listener's own chairs: several people may share a keyboard.
    #[serde(default)]
    pub seats: Vec<u8>,
    /// The chair of the table's master.
    pub master: Option<u8>,
    /// Whether a match is going on.
    pub playing: bool,
    /// What is played.
    pub game: String,
    /// Who plays with whom: `4` for four who play alone, `2x3` for two teams of three.
    #[serde(default)]
    pub seating: String,
    /// What is agreed.
    pub options: HeaderOptions,
    /// The chairs in the order of play; `None` for a free one.
    pub chairs: Vec<Option<Chair>>,
    /// How many only watch.
    #[serde(default)]
    pub watching: usize,
    /// Whether those who only watch are silenced.
    #[serde(default)]
    pub watchers_silenced: bool,
    /// Whether the table is left out of the list.
    #[serde(default)]
    pub private: bool,
    /// The last line of the table's record: what comes up to it happened before.
    #[serde(default)]
    pub n: u64,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// What the player is called.
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<String>,
    /// Whether the person is connected; a computer player always is.
    pub here: bool,
    /// Whether a computer player stands in for the person.
    #[serde(default)]
    pub stand_in: bool,
    /// Whether the master has silenced the chair.
    #[serde(default)]
    pub silenced: bool,
}

/// Something is not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// Why, in a word for programs.
    pub reason: String,
    /// The `type` of the frame that asked for it; `None` where that was no frame.
    pub to: Option<String>,
    /// Why, in the client's language.
    pub text: String,
}

#[derive(Deserialize)]
struct AnyFrame {
    #[serde(rename = "type")]
    kind: String,
}

/// Every `type` of a server's frame.
const TYPES: [&str; 10] = [
    "welcome", "tables", "table", "event", "step", "said", "pause", "refused", "pong", "closing",
];

impl FromServer {
    /// Reads a frame; `None` if it is of a type that is not known here.
    ///
    /// # Errors
    /// If it is no frame, or not what its type has.
    pub fn read(frame: &str) -> Result<Option<Self>, serde_json::Error> {
        match serde_json::from_str(frame) {
            Ok(read) => Ok(Some(read)),
            Err(error) => match serde_json::from_str(frame) {
                Ok(AnyFrame { kind }) if !TYPES.contains(&kind.as_str()) => Ok(None),
                Ok(_) | Err(_) => Err(error),
            },
        }
    }

    /// The frame's text.
    #[must_use]
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
            r#"{"type":"table","table":"calm-red-fox","seat":1,"seats":[1],"master":0,"playing":true,"game":"salotto","seating":"4","options":{"set":6,"hand":7,"limit":100,"rules":{}},"chairs":[{"name":"Ada","level":null,"here":true,"stand_in":false,"silenced":false},{"name":"Bo","level":"normal","here":true,"stand_in":false,"silenced":false},null,null],"watching":0,"watchers_silenced":false,"private":false,"n":17}"#,
            r#"{"type":"event","n":18,"event":{"type":"drew","seat":0,"tile":null}}"#,
            r#"{"type":"event","n":18,"event":{"type":"turn","seat":0},"step":{"draws_on":true}}"#,
            r#"{"type":"step","n":18,"step":{"time_left":10}}"#,
            r#"{"type":"said","seat":1,"name":"Ada","text":"…"}"#,
            r#"{"type":"pause","on":true}"#,
            r#"{"type":"refused","reason":"stale","to":"move","text":"…"}"#,
            r#"{"type":"pong","id":7}"#,
            r#"{"type":"closing","reason":"…","text":"…"}"#,
        ] {
            let frame = FromServer::read(text).expect(text).expect(text);
            assert_eq!(frame.text(), text);
            let kind: AnyFrame = serde_json::from_str(text).expect(text);
            assert!(TYPES.contains(&kind.kind.as_str()));
        }
    }

    #[test]
    fn the_least_of_a_table_is_read_as_well() {
        let text = r#"{"type":"table","table":"calm-red-fox","seat":null,"master":null,"playing":false,"game":"salotto","options":{"set":6,"hand":7,"limit":100,"rules":{}},"chairs":[{"name":"Ada","level":null,"here":true}]}"#;
        assert!(matches!(
            FromServer::read(text),
            Ok(Some(FromServer::Table(_)))
        ));
    }

    #[test]
    fn a_type_that_is_not_known_is_passed_over() {
        assert!(matches!(
            FromServer::read(r#"{"type":"dance","n":1}"#),
            Ok(None)
        ));
        for text in ["", "{}", "[]", r#"{"type":"pong"}"#] {
            assert!(FromServer::read(text).is_err(), "{text}");
        }
    }
}
