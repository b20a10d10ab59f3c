//! Why something is not done, as a word for programs and as a sentence.

use super::wire::{LONGEST_NAME, LONGEST_TALK, Unreadable};
use serpente_text::announce::Message;
use serpente_text::announce::say::parlour as say;

/// Why something is not done.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The frame is nothing that a client may send.
    Frame(Unreadable),
    /// Too many frames came at once.
    TooFast,
    /// The connection has not begun with `hello`, or has begun already.
    Hello,
    /// The client speaks another version.
    Protocol(u32),
    /// The name is none for a person.
    Name,
    /// Somebody at the table is called so.
    NameTaken(String),
    /// The token is none.
    Token,
    /// There is no table of this name.
    NoTable(String),
    /// The table's secret word is another.
    Secret,
    /// What is to be said, or a secret word, is too long.
    TooLong,
    /// The person has opened as many tables as one may.
    TooManyTables(usize),
    /// There are as many tables, or listeners at one, as there may be.
    Crowded,
    /// The listener is at no table, or has no chair there.
    NotSeated,
    /// The listener is at another table.
    Elsewhere(String),
    /// No chair is free, or not this one.
    Full,
    /// There is no such chair.
    NoChair,
    /// Only the table's master may.
    NotMaster,
    /// Not while a match is going on.
    Playing,
    /// Not while no match is going on.
    NotPlaying,
    /// So many chairs are still free.
    ChairsFree(usize),
    /// No match can be played so.
    Conditions(Message),
    /// The turn has changed since, or the same move was made.
    Stale,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The rules do not allow it.
    Illegal,
    /// The round is still being played.
    InRound,
    /// The master has silenced them.
    Silenced,
    /// The table cannot be kept now.
    Trouble,
    /// The same person has come to the table from elsewhere.
    CameAgain,
    /// The master has taken the chair away.
    Removed,
    /// The master has sent them away, and they may not come back yet.
    SentAway,
    /// Nobody may watch at the table.
    NoWatchers,
    /// The server ends.
    Stopping,
    /// A turn took longer than this many seconds, and the computer has played it.
    TurnOver(u64),
    /// The person who runs the server has closed the table.
    TableClosed,
    /// The person who runs the server does not let them in.
    Banned,
    /// The person who runs the server says this to everybody.
    Notice(String),
}

impl Refusal {
    /// Why, in a word for programs.
    #[must_use]
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Frame(Unreadable::TooLong) | Self::TooLong => "too-long",
            Self::Frame(Unreadable::Unknown(_)) => "unknown",
            Self::Frame(Unreadable::NoFrame | Unreadable::Malformed(_)) => "malformed",
            Self::TooFast => "too-fast",
            Self::Hello => "hello",
            Self::Protocol(_) => "protocol",
            Self::Name | Self::NameTaken(_) => "name",
            Self::Token => "token",
            Self::NoTable(_) => "no-table",
            Self::Secret => "secret",
            Self::TooManyTables(_) | Self::Crowded => "too-many",
            Self::NotSeated => "not-seated",
            Self::Elsewhere(_) => "elsewhere",
            Self::Full => "full",
            Self::NoChair => "no-chair",
            Self::NotMaster => "not-master",
            Self::Playing => "playing",
            Self::NotPlaying => "not-playing",
            Self::ChairsFree(_) => "chairs-free",
            Self::Conditions(_) => "options",
            Self::Stale => "stale",
            Self::NotYourTurn => "not-your-turn",
            Self::Illegal => "illegal",
            Self::InRound => "in-round",
            Self::Silenced => "silenced",
            Self::Trouble => "trouble",
            Self::CameAgain => "came-again",
            Self::Removed | Self::SentAway | Self::TableClosed => "removed",
            Self::NoWatchers => "no-watchers",
            Self::Stopping => "stopping",
            Self::TurnOver(_) => "turn-over",
            Self::Banned => "banned",
            Self::Notice(_) => "notice",
        }
    }

    /// Why, as a sentence.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Frame(Unreadable::NoFrame) => say::refused_frame(),
            Self::Frame(Unreadable::Unknown(kind)) => say::refused_unknown(kind.clone()),
            Self::Frame(Unreadable::Malformed(kind)) => say::refused_malformed(kind.clone()),
            Self::Frame(Unreadable::TooLong) => say::refused_giant(),
            Self::TooFast => say::refused_too_fast(),
            Self::Hello => say::refused_hello(),
            Self::Protocol(theirs) => say::refused_protocol(*theirs),
            Self::Name => say::refused_name(LONGEST_NAME),
            Self::NameTaken(name) => say::refused_name_taken(name.clone()),
            Self::Token => say::refused_token(),
            Self::NoTable(table) => say::refused_no_table(table.clone()),
            Self::Secret => say::refused_secret(),
            Self::TooLong => say::refused_too_long(LONGEST_TALK),
            Self::TooManyTables(most) => say::refused_too_many_tables(*most),
            Self::Crowded => say::refused_crowded(),
            Self::NotSeated => say::refused_not_seated(),
            Self::Elsewhere(table) => say::refused_elsewhere(table.clone()),
            Self::Full => say::refused_full(),
            Self::NoChair => say::refused_no_chair(),
            Self::NotMaster => say::refused_not_master(),
            Self::Playing => say::refused_playing(),
            Self::NotPlaying => say::refused_not_playing(),
            Self::ChairsFree(count) => say::refused_chairs_free(*count),
            Self::Conditions(why) => why.clone(),
            Self::Stale => say::refused_stale(),
            Self::NotYourTurn => say::refused_not_your_turn(),
            Self::Illegal => say::refused_illegal(),
            Self::InRound => say::refused_in_round(),
            Self::Silenced => say::refused_silenced(),
            Self::Trouble => say::refused_trouble(),
            Self::CameAgain => say::refused_came_again(),
            Self::Removed => say::refused_removed(),
            Self::SentAway => say::refused_sent_away(),
            Self::NoWatchers => say::refused_no_watchers(),
            Self::Stopping => say::refused_stopping(),
            Self::TurnOver(seconds) => say::refused_turn_over(*seconds),
            Self::TableClosed => say::refused_table_closed(),
            Self::Banned => say::refused_banned(),
            Self::Notice(text) => say::parlour_says(text.clone()),
        }
    }
}
