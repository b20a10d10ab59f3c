//! The options, checked as far as they can be without knowing the games.

use std::ffi::OsStr;
use std::path::PathBuf;

use super::value::Given;
use crate::announce::Message;
use crate::announce::say::errors as say;
use crate::table::{LONGEST_NAME, player_name};

/// The most seats any table has.
const MOST_SEATS: u32 = 10;

/// What was asked for on the command line. `None` where nothing was: the game's or the person's usual choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The game, by its id.
    pub game: Option<String>,
    /// How many seats, each for itself. 2 to 10.
    pub players: Option<usize>,
    /// How many teams of how many members.
    pub teams: Option<(usize, usize)>,
    /// How many seats are people at this keyboard. 0 to 10.
    pub humans: Option<usize>,
    /// The levels of the computer players, the last one for all further seats.
    pub bots: Vec<String>,
    /// The highest double of the set.
    pub set: Option<u8>,
    /// Tiles in each hand.
    pub hand: Option<usize>,
    /// Points that end a match or a player's part in it.
    pub limit: Option<u32>,
    /// How many rounds are played.
    pub rounds: Option<u32>,
    /// House rules by name; without a value: switched on.
    pub rules: Vec<(String, Option<String>)>,
    /// Where chance begins.
    pub seed: Option<u64>,
    /// How many matches.
    pub matches: Option<u32>,
    /// The computer players that are compared.
    pub compared: [Option<String>; 2],
    /// Over how many deals they are compared.
    pub deals: Option<u32>,
    /// A file of fixed deals.
    pub deal: Option<PathBuf>,
    /// How deep the tree is counted.
    pub depth: Option<u8>,
    /// Where the record goes.
    pub record: Option<RecordTo>,
    /// The person's name.
    pub name: Option<String>,
    /// The language, as a tag.
    pub language: Option<String>,
    /// A folder of locale files.
    pub locales: Option<PathBuf>,
    /// Whether to speak.
    pub speech: Option<bool>,
    /// Whether to play sounds.
    pub sound: Option<bool>,
    /// How fast to speak, -100 to 100.
    pub rate: Option<i8>,
    /// How loud to speak, 0 to 100.
    pub volume: Option<u8>,
}

impl Options {
    /// Whether anything is asked for about who plays what, and how.
    #[must_use]
    pub fn sets_a_table(&self) -> bool {
        self.game.is_some()
            || self.players.is_some()
            || self.teams.is_some()
            || self.humans.is_some()
            || !self.bots.is_empty()
            || self.set.is_some()
            || self.hand.is_some()
            || self.limit.is_some()
            || self.rounds.is_some()
            || !self.rules.is_empty()
    }
}

/// Where a record goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordTo {
    /// To this file.
    File(PathBuf),
    /// To standard output.
    StandardOutput,
}

/// Where an option means something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// For every command.
    Anywhere,
    /// Where a table is set up: play, simulate, arena, perft, and the menu.
    Table,
    /// Where many matches are played: simulate, arena.
    Matches,
    /// For perft alone.
    Tree,
    /// For arena alone.
    Arena,
}

/// Every option that takes a value, and where it means something.
pub(super) const OPTIONS: &[(&str, Place)] = &[
    ("game", Place::Table),
    ("players", Place::Table),
    ("teams", Place::Table),
    ("humans", Place::Table),
    ("bots", Place::Table),
    ("set", Place::Table),
    ("hand", Place::Table),
    ("limit", Place::Table),
    ("rounds", Place::Table),
    ("rule", Place::Table),
    ("seed", Place::Table),
    ("matches", Place::Matches),
    ("a", Place::Arena),
    ("b", Place::Arena),
    ("deals", Place::Arena),
    ("deal", Place::Tree),
    ("depth", Place::Tree),
    ("record", Place::Table),
    ("name", Place::Anywhere),
    ("lang", Place::Anywhere),
    ("locales", Place::Anywhere),
    ("speech", Place::Anywhere),
    ("sound", Place::Anywhere),
    ("rate", Place::Anywhere),
    ("volume", Place::Anywhere),
];

const SWITCH: &[(&str, bool)] = &[("on", true), ("off", false)];

const SETS: &[(&str, u8)] = &[("6", 6), ("9", 9), ("12", 12), ("15", 15), ("18", 18)];

impl Options {
    /// Takes one option of [`OPTIONS`] with its value. Given again, the last one counts; house rules add up.
    pub(super) fn take(&mut self, given: &Given) -> Result<(), Message> {
        match given.option {
            "game" => self.game = Some(game(given)?),
            "players" => self.players = Some(given.number(2..=MOST_SEATS)? as usize),
            "teams" => self.teams = Some(teams(given)?),
            "humans" => self.humans = Some(given.number(0..=MOST_SEATS)? as usize),
            "bots" => self.bots = bots(given)?,
            "set" => self.set = Some(given.choice(SETS)?),
            "hand" => self.hand = Some(given.number(1..=99_u32)? as usize),
            "limit" => self.limit = Some(given.number(1..=100_000)?),
            "rounds" => self.rounds = Some(given.number(1..=10_000)?),
            "rule" => self.rules.push(rule(given)?),
            "seed" => {
                let seed = given.text()?.parse();
                self.seed = Some(seed.map_err(|_| say::option_seed(given.shown()))?);
            }
            "matches" => self.matches = Some(given.number(1..=1_000_000_000)?),
            "a" => self.compared[0] = one_bot(given)?,
            "b" => self.compared[1] = one_bot(given)?,
            "deals" => self.deals = Some(given.number(2..=100_000_000)?),
            "deal" => self.deal = Some(path(given)?),
            "depth" => self.depth = Some(given.number(1..=100)?),
            "record" => {
                self.record = Some(if given.value == "-" {
                    RecordTo::StandardOutput
                } else {
                    RecordTo::File(path(given)?)
                });
            }
            "name" => self.name = Some(name(given)?),
            "lang" => self.language = Some(language(given)?),
            "locales" => self.locales = Some(path(given)?),
            "speech" => self.speech = Some(given.choice(SWITCH)?),
            "sound" => self.sound = Some(given.choice(SWITCH)?),
            "rate" => self.rate = Some(given.number(-100..=100)?),
            "volume" => self.volume = Some(given.number(0..=100)?),
            other => unreachable!("{other} stands in OPTIONS and must be taken here"),
        }
        Ok(())
    }

    /// Checks what only shows when all options are known.
    pub(super) fn check(&self) -> Result<(), Message> {
        if let (Some(players), Some((teams, members))) = (self.players, self.teams)
            && players != teams * members
        {
            let form = format!("{teams}x{members}");
            return Err(say::option_players_and_teams(
                players,
                form,
                teams * members,
            ));
        }
        Ok(())
    }
}

/// A file or folder: any name but none.
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

fn game(given: &Given) -> Result<String, Message> {
    let id = given.text()?.to_ascii_lowercase();
    is_id(&id)
        .then_some(id)
        .ok_or_else(|| say::option_game(given.shown()))
}

fn teams(given: &Given) -> Result<(usize, usize), Message> {
    let count = |text: &str| text.parse().ok().filter(|count| (1..=10).contains(count));
    given
        .text()?
        .split_once(['x', 'X'])
        .and_then(|(teams, members)| Some((count(teams)?, count(members)?)))
        .ok_or_else(|| say::option_teams(given.shown()))
}

fn bots(given: &Given) -> Result<Vec<String>, Message> {
    let is_level = |level: &str| {
        let (name, strength) = level.split_once(':').unwrap_or((level, "1"));
        is_id(name) && strength.parse::<u32>().is_ok_and(|strength| strength > 0)
    };
    let levels: Vec<String> = given.text()?.split(',').map(str::to_owned).collect();
    let good = levels.len() <= MOST_SEATS as usize && levels.iter().all(|level| is_level(level));
    good.then_some(levels)
        .ok_or_else(|| say::option_bots(given.shown()))
}

/// One level, where two are compared.
fn one_bot(given: &Given) -> Result<Option<String>, Message> {
    let mut levels = bots(given)?;
    if levels.len() > 1 {
        return Err(say::option_bots(given.shown()));
    }
    Ok(levels.pop())
}

fn rule(given: &Given) -> Result<(String, Option<String>), Message> {
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

fn name(given: &Given) -> Result<String, Message> {
    let text = given.text()?;
    player_name(text)
        .filter(|_| text.trim().chars().count() <= LONGEST_NAME)
        .ok_or_else(|| say::option_name(LONGEST_NAME))
}

fn language(given: &Given) -> Result<String, Message> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let tag = given.text()?;
    let good = (2..=35).contains(&tag.len()) && tag.bytes().all(fits);
    good.then(|| tag.to_owned())
        .ok_or_else(|| say::option_language(given.shown()))
}
