//! Parses the values of options. Only the form is checked here, not whether the game or level
//! exists.

use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::PathBuf;

use super::options::RecordTo;
use super::value::Given;
use serpente_engine::rules::SEATS;
use serpente_engine::table::{LONGEST_NAME, player_name};
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;
use serpente_text::announce::say::parlour::option_address;

/// Accepts any path except an empty one.
pub(super) fn path(given: &Given) -> Result<PathBuf, Message> {
    if given.value == OsStr::new("") {
        return Err(say::option_without_value(given.name()));
    }
    Ok(PathBuf::from(&given.value))
}

/// Whether a text is made like the ids of games, rules and levels are.
fn is_id(text: &str) -> bool {
    if text.is_empty() || text.len() > 40 {
        return false;
    }
    text.bytes()
        .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

pub(super) fn game(given: &Given) -> Result<String, Message> {
    let id = given.text()?.to_ascii_lowercase();
    if is_id(&id) {
        Ok(id)
    } else {
        Err(say::option_game(given.for_message()))
    }
}

/// Parses the name of a preset. A malformed name is kept as it is; the error for unknown presets
/// lists those the game has.
pub(super) fn preset(given: &Given) -> Result<String, Message> {
    let name = given.text()?.to_ascii_lowercase();
    Ok(if is_id(&name) {
        name
    } else {
        given.for_message()
    })
}

pub(super) fn teams(given: &Given) -> Result<(usize, usize), Message> {
    if let Some((teams, members)) = given.text()?.split_once(['x', 'X'])
        && let Some(teams) = count_of_teams(teams)
        && let Some(members) = count_of_teams(members)
    {
        return Ok((teams, members));
    }
    Err(say::option_teams(given.for_message()))
}

/// Parses a number of teams or of their members.
fn count_of_teams(text: &str) -> Option<usize> {
    let count = text.parse().ok()?;
    if (1..=SEATS).contains(&count) {
        Some(count)
    } else {
        None
    }
}

pub(super) fn bots(given: &Given) -> Result<Vec<String>, Message> {
    let levels: Vec<String> = given.text()?.split(',').map(str::to_owned).collect();
    if levels.len() <= SEATS && levels.iter().all(|level| is_level(level)) {
        Ok(levels)
    } else {
        Err(say::option_bots(given.for_message()))
    }
}

/// Whether a text is made like a level: an id, and for some levels a strength after a colon.
fn is_level(level: &str) -> bool {
    let (name, strength) = level.split_once(':').unwrap_or((level, "1"));
    is_id(name) && strength.parse::<u32>().is_ok_and(|strength| strength > 0)
}

/// Parses a single level, for an option that compares two players.
pub(super) fn one_bot(given: &Given) -> Result<Option<String>, Message> {
    let mut levels = bots(given)?;
    if levels.len() > 1 {
        return Err(say::option_bots(given.for_message()));
    }
    Ok(levels.pop())
}

/// Parses the number of a seat, from 1. Returns its index, from 0.
pub(super) fn seat(given: &Given) -> Result<Option<u8>, Message> {
    let number: usize = given.number(1..=SEATS)?;
    Ok(u8::try_from(number - 1).ok())
}

pub(super) fn rule(given: &Given) -> Result<(String, Option<String>), Message> {
    let (name, value) = match given.text()?.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (given.text()?, None),
    };
    if is_id(name) && value.is_none_or(is_id) {
        Ok((name.to_owned(), value.map(str::to_owned)))
    } else {
        Err(say::option_rule(given.for_message()))
    }
}

pub(super) fn name(given: &Given) -> Result<String, Message> {
    let text = given.text()?;
    match player_name(text) {
        Some(name) if text.trim().chars().count() <= LONGEST_NAME => Ok(name),
        Some(_) | None => Err(say::option_name(LONGEST_NAME)),
    }
}

pub(super) fn address(given: &Given) -> Result<SocketAddr, Message> {
    given.parsed(option_address)
}

pub(super) fn language(given: &Given) -> Result<String, Message> {
    let tag = given.text()?;
    let has_usual_letters = tag
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    if (2..=35).contains(&tag.len()) && has_usual_letters {
        Ok(tag.to_owned())
    } else {
        Err(say::option_language(given.for_message()))
    }
}

pub(super) fn record(given: &Given) -> Result<RecordTo, Message> {
    if given.value == "-" {
        return Ok(RecordTo::StandardOutput);
    }
    path(given).map(RecordTo::File)
}
