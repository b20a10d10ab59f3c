//! The reasons for refusing a request, each as a word for programs and as a sentence.

use crate::wire::{LONGEST_NAME, LONGEST_TALK, Unreadable, WrongOption};
use serpente_engine::table::Level;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors;
use serpente_text::announce::say::games::LevelKeyword;
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
    NotOwner,
    /// This cannot be done during a match.
    Playing,
    /// This can be done only during a match.
    NotPlaying,
    /// The server has no better computer players than of this level.
    Level(Level),
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
    /// The server cannot store the table at the moment. What happened there is stored and told later.
    Trouble,
    /// The server cannot do this at the moment, and does not try again by itself.
    NotNow,
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
    /// The person of this name has seen the tiles at another table of the evening; without a name,
    /// the person who asks.
    EveningKnown(Option<String>),
    /// The person has a seat at another table of the evening.
    EveningSeat,
    /// The evening of this name belongs to somebody else, and its words were not given.
    EveningWords(String),
    /// Nobody may watch a table of the evening before it is over.
    EveningWatched,
    /// The table's record has no room for another round.
    PlayedMuch,
    /// The table, or the tables of its host's network, wrote too much in too short a time for another round.
    PlayedFast,
    /// The person has a seat, and the table allows each person one.
    OneSeat,
    /// The server stops.
    Stopping,
    /// A turn took longer than this many seconds, and the computer has played it.
    TurnOver(u64),
    /// The table's host has let the computer play the turn of this person.
    PlayedFor,
    /// The person has their turn for this many seconds more before the host may end it.
    NotYet(u64),
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
        match self {
            Self::Frame(Unreadable::NoFrame | Unreadable::Malformed(_)) => "malformed",
            Self::Frame(Unreadable::Unknown(_)) => "unknown",
            Self::Frame(Unreadable::TooLong) | Self::TooLong => "too-long",
            Self::TooFast => "too-fast",
            Self::Hello => "hello",
            Self::Protocol(_) => "protocol",
            Self::Name | Self::NameTaken(_) => "name",
            Self::Token => "token",
            Self::Code => "code",
            Self::NoTable(_) => "no-table",
            Self::Secret => "secret",
            Self::TooManyTables(_) | Self::Crowded => "too-many",
            Self::NotSeated => "not-seated",
            Self::Elsewhere(_) => "elsewhere",
            Self::Full => "full",
            Self::NoChair => "no-chair",
            Self::NotOwner => "not-master",
            Self::Playing => "playing",
            Self::NotPlaying => "not-playing",
            Self::ChairsFree(_) => "chairs-free",
            Self::Conditions(_) | Self::Frame(Unreadable::Option { .. }) => "options",
            Self::Stale => "stale",
            Self::NotYourTurn => "not-your-turn",
            Self::Illegal => "illegal",
            Self::InRound => "in-round",
            Self::Silenced => "silenced",
            Self::Trouble | Self::NotNow => "trouble",
            Self::CameAgain => "came-again",
            Self::Removed | Self::SentAway | Self::TableClosed => "removed",
            Self::NoWatchers | Self::EveningWatched => "no-watchers",
            Self::EveningWords(_) => "evening-words",
            Self::OneSeat => "one-seat",
            Self::PlayedMuch | Self::PlayedFast => "too-much",
            Self::NoLeague => "no-league",
            Self::ManyLeagues => "many-leagues",
            Self::NoEvening => "no-evening",
            Self::ManyEvenings => "many-evenings",
            Self::EveningOver(_) | Self::EveningPlayed(_) => "evening-over",
            Self::EveningKnown(_) | Self::EveningSeat => "evening-elsewhere",
            Self::Stopping => "stopping",
            Self::TurnOver(_) | Self::PlayedFor => "turn-over",
            Self::NotYet(_) => "not-yet",
            Self::Banned => "banned",
            // What was asked for is done, with other players.
            Self::Notice(_) | Self::Level(_) => "notice",
        }
    }

    /// Returns the reason as a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Frame(Unreadable::NoFrame) => say::refused_frame(),
            Self::Frame(Unreadable::Unknown(kind)) => say::refused_unknown(kind.clone()),
            Self::Frame(Unreadable::Malformed(kind)) => say::refused_malformed(kind.clone()),
            Self::Frame(Unreadable::TooLong) => say::refused_giant(),
            Self::Frame(Unreadable::Option { wrong, .. }) => wrong_option(wrong),
            Self::TooFast => say::refused_too_fast(),
            Self::Hello => say::refused_hello(),
            Self::Protocol(theirs) => say::refused_protocol(*theirs),
            Self::Name => say::refused_name(LONGEST_NAME),
            Self::NameTaken(name) => say::refused_name_taken(name.clone()),
            Self::Token => say::refused_token(),
            Self::Code => say::refused_code(),
            Self::NoTable(table) => say::refused_no_table(table.clone()),
            Self::Secret => say::refused_secret(),
            Self::TooLong => say::refused_too_long(LONGEST_TALK),
            Self::TooManyTables(most) => say::refused_too_many_tables(*most),
            Self::Crowded => say::refused_crowded(),
            Self::NotSeated => say::refused_not_seated(),
            Self::Elsewhere(table) => say::refused_elsewhere(table.clone()),
            Self::Full => say::refused_full(),
            Self::NoChair => say::refused_no_chair(),
            Self::NotOwner => say::refused_not_master(),
            Self::Playing => say::refused_playing(),
            Self::NotPlaying => say::refused_not_playing(),
            Self::Level(best) => say::refused_level(LevelKeyword(best.name())),
            Self::ChairsFree(count) => say::refused_chairs_free(*count),
            Self::Conditions(why) => why.clone(),
            Self::Stale => say::refused_stale(),
            Self::NotYourTurn => say::refused_not_your_turn(),
            Self::Illegal => say::refused_illegal(),
            Self::InRound => say::refused_in_round(),
            Self::Silenced => say::refused_silenced(),
            Self::Trouble => say::refused_trouble(),
            Self::NotNow => say::refused_not_now(),
            Self::CameAgain => say::refused_came_again(),
            Self::Removed => say::refused_removed(),
            Self::SentAway => say::refused_sent_away(),
            Self::NoWatchers => say::refused_no_watchers(),
            Self::NoLeague => say::refused_no_league(),
            Self::ManyLeagues => say::refused_many_leagues(),
            Self::NoEvening => say::refused_no_evening(),
            Self::ManyEvenings => say::refused_many_evenings(),
            Self::EveningOver(evening) => say::refused_evening_over(evening.clone()),
            Self::EveningPlayed(evening) => say::refused_evening_played(evening.clone()),
            Self::EveningKnown(None) => say::refused_evening_known(),
            Self::EveningKnown(Some(name)) => say::refused_evening_known_to(name.clone()),
            Self::EveningSeat => say::refused_evening_seat(),
            Self::EveningWords(evening) => say::refused_evening_words(evening.clone()),
            Self::EveningWatched => say::refused_evening_watched(),
            Self::OneSeat => say::refused_one_seat(),
            Self::PlayedMuch => say::refused_played_much(),
            Self::PlayedFast => say::refused_played_fast(),
            Self::Stopping => say::refused_stopping(),
            Self::TurnOver(seconds) => say::refused_turn_over(*seconds),
            Self::PlayedFor => say::refused_played_for(),
            Self::NotYet(seconds) => say::refused_not_yet(*seconds),
            Self::TableClosed => say::refused_table_closed(),
            Self::Banned => say::refused_banned(),
            Self::Notice(text) => say::parlour_says(text.clone()),
        }
    }
}

/// Returns the sentence about a setting that cannot be read.
fn wrong_option(wrong: &WrongOption) -> Message {
    match wrong {
        WrongOption::Unknown(name) => errors::unknown_option(name.clone()),
        WrongOption::Number {
            option,
            given,
            range,
        } => errors::option_number((*option).to_owned(), given.clone(), range.least, range.most),
        WrongOption::Flag { option, given } => {
            let choices = ["true", "false"].map(str::to_owned);
            errors::option_choice((*option).to_owned(), given.clone(), choices)
        }
        WrongOption::Rules(given) => errors::option_rule(given.clone()),
        WrongOption::Name => ParlourRefusal::Name.message(),
    }
}
