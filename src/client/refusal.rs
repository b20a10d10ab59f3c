//! The reasons for refusing a request, each as a word for programs and as a sentence.

use crate::wire::{LONGEST_NAME, LONGEST_TALK, Unreadable};
use serpente_text::announce::Message;
use serpente_text::announce::say::parlour as say;

/// Why the server refuses a request, or closes a connection.
#[derive(Clone, PartialEq, Debug)]
pub enum ParlourRefusal {
    /// The frame is not one that a client may send.
    Frame(Unreadable),
    /// Too many frames came at once.
    TooFast,
    /// The connection has not begun with `hello`, or has sent it twice.
    Hello,
    /// The client speaks another version of the protocol.
    Protocol(u32),
    /// The name is not allowed.
    Name,
    /// Another person at the table has this name.
    NameTaken(String),
    /// The token is not valid.
    Token,
    /// Nobody was told these six words, or their time is over.
    Code,
    /// There is no table of this name.
    NoTable(String),
    /// The secret word of the table is wrong.
    Secret,
    /// A chat message or a secret word is too long.
    TooLong,
    /// The person has opened the maximum number of tables, which is given here.
    TooManyTables(usize),
    /// The limit on tables, on watchers at a table, or on connections from one address is reached.
    Crowded,
    /// The connection is at no table, or has no seat there.
    NotSeated,
    /// The connection is at another table.
    Elsewhere(String),
    /// No seat is free, or not the one asked for.
    Full,
    /// There is no such seat.
    NoChair,
    /// Only the table's host may do this.
    NotMaster,
    /// This cannot be done during a match.
    Playing,
    /// This can be done only during a match.
    NotPlaying,
    /// This many seats are still free.
    ChairsFree(usize),
    /// No match can be played with these settings.
    Conditions(Message),
    /// The move was meant for an earlier turn, or was already made.
    Stale,
    /// It is another player's turn.
    NotYourTurn,
    /// The rules do not allow the move.
    Illegal,
    /// The round is still being played.
    InRound,
    /// The host has muted this person.
    Silenced,
    /// The server cannot store the table at the moment.
    Trouble,
    /// The same person has come to the table on another connection.
    CameAgain,
    /// The host has taken the seat away.
    Removed,
    /// The host has sent this person away, and they may not come back yet.
    SentAway,
    /// The table allows no watchers.
    NoWatchers,
    /// The table's matches count for no league.
    NoLeague,
    /// The server has as many leagues as it may have.
    ManyLeagues,
    /// There is no evening of this name here, or the person has not played it.
    NoEvening,
    /// The server has as many evenings as it may have.
    ManyEvenings,
    /// The evening of this name is over.
    EveningOver(String),
    /// The table has played its match of the evening of this name.
    EveningPlayed(String),
    /// The person of this name has seen the tiles at another table of the evening; without a name, the person who asks.
    EveningKnown(Option<String>),
    /// The person has a seat at another table of the evening.
    EveningSeat,
    /// The server stops.
    Stopping,
    /// A turn took longer than this many seconds, and the computer has played it.
    TurnOver(u64),
    /// The person who runs the server has closed the table.
    TableClosed,
    /// The person who runs the server has banned this person.
    Banned,
    /// A message to everybody from the person who runs the server.
    Notice(String),
}

/// The result of a request that may be refused.
pub type Allowed<T = ()> = Result<T, ParlourRefusal>;

impl ParlourRefusal {
    /// Returns the reason as a word for programs.
    pub fn reason(&self) -> &'static str {
        self.told().0
    }

    /// Returns the reason as a sentence.
    pub fn message(&self) -> Message {
        self.told().1
    }

    /// Returns its word on the wire, and its sentence.
    fn told(&self) -> (&'static str, Message) {
        match self.clone() {
            Self::Frame(Unreadable::NoFrame) => ("malformed", say::refused_frame()),
            Self::Frame(Unreadable::Unknown(kind)) => ("unknown", say::refused_unknown(kind)),
            Self::Frame(Unreadable::Malformed(kind)) => ("malformed", say::refused_malformed(kind)),
            Self::Frame(Unreadable::TooLong) => ("too-long", say::refused_giant()),
            Self::TooFast => ("too-fast", say::refused_too_fast()),
            Self::Hello => ("hello", say::refused_hello()),
            Self::Protocol(theirs) => ("protocol", say::refused_protocol(theirs)),
            Self::Name => ("name", say::refused_name(LONGEST_NAME)),
            Self::NameTaken(name) => ("name", say::refused_name_taken(name)),
            Self::Token => ("token", say::refused_token()),
            Self::Code => ("code", say::refused_code()),
            Self::NoTable(table) => ("no-table", say::refused_no_table(table)),
            Self::Secret => ("secret", say::refused_secret()),
            Self::TooLong => ("too-long", say::refused_too_long(LONGEST_TALK)),
            Self::TooManyTables(most) => ("too-many", say::refused_too_many_tables(most)),
            Self::Crowded => ("too-many", say::refused_crowded()),
            Self::NotSeated => ("not-seated", say::refused_not_seated()),
            Self::Elsewhere(table) => ("elsewhere", say::refused_elsewhere(table)),
            Self::Full => ("full", say::refused_full()),
            Self::NoChair => ("no-chair", say::refused_no_chair()),
            Self::NotMaster => ("not-master", say::refused_not_master()),
            Self::Playing => ("playing", say::refused_playing()),
            Self::NotPlaying => ("not-playing", say::refused_not_playing()),
            Self::ChairsFree(count) => ("chairs-free", say::refused_chairs_free(count)),
            Self::Conditions(why) => ("options", why),
            Self::Stale => ("stale", say::refused_stale()),
            Self::NotYourTurn => ("not-your-turn", say::refused_not_your_turn()),
            Self::Illegal => ("illegal", say::refused_illegal()),
            Self::InRound => ("in-round", say::refused_in_round()),
            Self::Silenced => ("silenced", say::refused_silenced()),
            Self::Trouble => ("trouble", say::refused_trouble()),
            Self::CameAgain => ("came-again", say::refused_came_again()),
            Self::Removed => ("removed", say::refused_removed()),
            Self::SentAway => ("removed", say::refused_sent_away()),
            Self::NoWatchers => ("no-watchers", say::refused_no_watchers()),
            Self::NoLeague => ("no-league", say::refused_no_league()),
            Self::ManyLeagues => ("many-leagues", say::refused_many_leagues()),
            Self::NoEvening => ("no-evening", say::refused_no_evening()),
            Self::ManyEvenings => ("many-evenings", say::refused_many_evenings()),
            Self::EveningOver(evening) => ("evening-over", say::refused_evening_over(evening)),
            Self::EveningPlayed(evening) => ("evening-over", say::refused_evening_played(evening)),
            Self::EveningKnown(None) => ("evening-elsewhere", say::refused_evening_known()),
            Self::EveningKnown(Some(name)) => {
                ("evening-elsewhere", say::refused_evening_known_to(name))
            }
            Self::EveningSeat => ("evening-elsewhere", say::refused_evening_seat()),
            Self::Stopping => ("stopping", say::refused_stopping()),
            Self::TurnOver(seconds) => ("turn-over", say::refused_turn_over(seconds)),
            Self::TableClosed => ("removed", say::refused_table_closed()),
            Self::Banned => ("banned", say::refused_banned()),
            Self::Notice(text) => ("notice", say::parlour_says(text)),
        }
    }
}
