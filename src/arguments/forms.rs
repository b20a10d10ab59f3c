//! Parses the values of options. Only the form is checked here, not whether the game or level exists.

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
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.len() <= 40 && text.bytes().all(fits)
}

pub(super) fn game(given: &Given) -> Result<String, Message> {
    let id = given.text()?.to_ascii_lowercase();
    is_id(&id)
        .then_some(id)
        .ok_or_else(|| say::option_game(given.shown()))
}

/// Parses the name of a preset. A malformed name is kept as it is; the error for unknown presets lists those the game has.
pub(super) fn preset(given: &Given) -> Result<String, Message> {
    let name = given.text()?.to_ascii_lowercase();
    Ok(if is_id(&name) { name } else { given.shown() })
}

pub(super) fn teams(given: &Given) -> Result<(usize, usize), Message> {
    let count = |text: &str| text.parse().ok().filter(|count| (1..=10).contains(count));
    given
        .text()?
        .split_once(['x', 'X'])
        .and_then(|(teams, members)| Some((count(teams)?, count(members)?)))
        .ok_or_else(|| say::option_teams(given.shown()))
}

pub(super) fn bots(given: &Given) -> Result<Vec<String>, Message> {
    let is_level = |level: &str| {
        let (name, strength) = level.split_once(':').unwrap_or((level, "1"));
        is_id(name) && strength.parse::<u32>().is_ok_and(|strength| strength > 0)
    };
    let levels: Vec<String> = given.text()?.split(',').map(str::to_owned).collect();
    let good = levels.len() <= SEATS && levels.iter().all(|level| is_level(level));
    good.then_some(levels)
        .ok_or_else(|| say::option_bots(given.shown()))
}

/// Parses a single level, for an option that compares two players.
pub(super) fn one_bot(given: &Given) -> Result<Option<String>, Message> {
    let mut levels = bots(given)?;
    if levels.len() > 1 {
        return Err(say::option_bots(given.shown()));
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
        Err(say::option_rule(given.shown()))
    }
}

pub(super) fn name(given: &Given) -> Result<String, Message> {
    let text = given.text()?;
    player_name(text)
        .filter(|_| text.trim().chars().count() <= LONGEST_NAME)
        .ok_or_else(|| say::option_name(LONGEST_NAME))
}

pub(super) fn address(given: &Given) -> Result<SocketAddr, Message> {
    given.parsed(option_address)
}

pub(super) fn language(given: &Given) -> Result<String, Message> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let tag = given.text()?;
    let good = (2..=35).contains(&tag.len()) && tag.bytes().all(fits);
    good.then(|| tag.to_owned())
        .ok_or_else(|| say::option_language(given.shown()))
}

pub(super) fn record(given: &Given) -> Result<RecordTo, Message> {
    if given.value == "-" {
        return Ok(RecordTo::StandardOutput);
    }
    path(given).map(RecordTo::File)
}
