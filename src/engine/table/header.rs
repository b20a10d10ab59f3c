//! The first line of a record: the options and the players.

use super::bytes32::Bytes32;
use super::event::Event;
use super::games::Game;
use super::name::player_name;
use super::setup::{Player, Setup, SetupError};
use crate::rules::{Goal, HouseRules, Options, Seating, Set, Value};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The options and the players: the first line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of the record format.
    pub format: u32,
    /// The game's identifier.
    pub game: String,
    /// The options.
    pub options: HeaderOptions,
    /// The day, like `2026-12-24`, if this is the match of a day that everyone can play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
    /// The seal of the key from which the deals follow, if several tables have the same deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evening: Option<Bytes32>,
    /// The seed from which the deals and the moves of computer players follow, in a match of a single machine. No player may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The seats, in the order of play.
    pub seats: Vec<HeaderSeat>,
}

/// The options in the first line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeaderOptions {
    /// The set, by its highest half; `None` in a game of cards.
    pub set: Option<u8>,
    /// How many tiles each seat is dealt; `None` in a game of cards.
    pub hand: Option<usize>,
    /// The limit, counted in [`LimitOf`](crate::rules::LimitOf); `None` if the match has a fixed number of rounds.
    pub limit: Option<u32>,
    /// The number of rounds, if it is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Every house rule of the game, with its value.
    pub rules: BTreeMap<String, serde_json::Value>,
}

/// A seat in the first line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeaderSeat {
    /// The player's name.
    pub name: String,
    /// The team; the seat's own number if each player plays alone.
    pub team: u8,
    /// `human`, or the level of a computer player.
    pub player: String,
}

impl Header {
    /// The newest version of the format that this program reads.
    pub const FORMAT: u32 = Self::PROMISED;

    /// The version of a record that was not played over a network.
    pub const PLAIN: u32 = 1;

    /// The version of a record with sealed deals.
    pub const SEALED: u32 = 2;

    /// The version of a record with deals that the players chose together.
    pub const TOGETHER: u32 = 3;

    /// The version of a record with deals that the players chose together, after each had fixed their part by its hash.
    pub const PROMISED: u32 = 4;

    /// Returns the first line of a match with these events, if they begin with it.
    pub fn among(events: &[Event]) -> Option<&Self> {
        match events.first() {
            Some(Event::Match(header)) => Some(header),
            _ => None,
        }
    }

    /// Returns the first line of a match with this setup.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        let options = &setup.options;
        let seats = setup
            .players
            .iter()
            .zip(options.seating.all().iter())
            .map(|(player, seat)| HeaderSeat {
                name: player.name.clone(),
                team: options.seating.team(seat).number(),
                player: match player.level {
                    Some(level) => level.to_string(),
                    None => "human".to_owned(),
                },
            });
        Self {
            format: if setup.promised {
                Self::PROMISED
            } else if setup.together {
                Self::TOGETHER
            } else if setup.sealed {
                Self::SEALED
            } else {
                Self::PLAIN
            },
            game: setup.game.id().to_owned(),
            options: HeaderOptions::of(setup.game, options),
            daily: setup.daily.map(|day| day.to_string()),
            evening: setup.evening,
            seed: setup.seed,
            seats: seats.collect(),
        }
    }

    /// Returns the setup of the match that begins with this line.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be played like this.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        let game =
            Game::find(&self.game).ok_or_else(|| SetupError::NoSuchGame(self.game.clone()))?;
        let written: Vec<u8> = self.seats.iter().map(|seat| seat.team).collect();
        let mut seatings = game.seatings().iter();
        let seating = *seatings
            .find(|seating| written == teams_of_seats(**seating))
            .ok_or(SetupError::NoSuchSeating(game))?;
        let set = match self.options.set {
            Some(top) => match Set::with_top(top) {
                Some(set) => Some(set),
                None => return Err(SetupError::NoSuchSet(game.sets(seating).to_vec())),
            },
            None => None,
        };
        let house = self.options.house(game)?;
        let hand = self.options.hand;
        let mut options = Setup::options_with(game, seating, set, hand, house)?;
        options.goal = self.options.goal()?;
        let mut players = Vec::new();
        for (number, seat) in self.seats.iter().enumerate() {
            players.push(seat.player(number)?);
        }
        let mut setup = Setup::new(game, options, players)?;
        setup.sealed = self.format >= Self::SEALED;
        setup.together = self.format >= Self::TOGETHER;
        setup.promised = self.format >= Self::PROMISED;
        setup.daily = self.daily.as_ref().and_then(|day| day.parse().ok());
        setup.evening = self.evening;
        setup.seed = self.seed;
        Ok(setup)
    }
}

/// Returns the number of each seat's team.
fn teams_of_seats(seating: Seating) -> Vec<u8> {
    let seats = seating.all().iter();
    seats.map(|seat| seating.team(seat).number()).collect()
}

/// Returns the value of a house rule as the text that [`Game::set_rule`] takes.
pub fn rule_text(value: &serde_json::Value) -> Cow<'_, str> {
    match value {
        serde_json::Value::String(text) => text.into(),
        other => other.to_string().into(),
    }
}

impl HeaderOptions {
    /// Returns the end of the match.
    ///
    /// # Errors
    /// If neither a limit nor a number of rounds is given.
    pub fn goal(&self) -> Result<Goal, SetupError> {
        match (self.limit, self.rounds) {
            (Some(limit), _) => Ok(Goal::Limit(limit)),
            (None, Some(rounds)) => Ok(Goal::Rounds(rounds)),
            (None, None) => Err(SetupError::NoGoal),
        }
    }

    /// Returns the house rules of this game.
    ///
    /// # Errors
    /// If the game has no such rule or no such value of one.
    pub fn house(&self, game: Game) -> Result<HouseRules, SetupError> {
        let mut house = HouseRules::new(game.house_rules());
        for (name, value) in &self.rules {
            game.set_rule(&mut house, name, Some(&rule_text(value)))?;
        }
        Ok(house)
    }

    /// Returns the options of a match as they are written in a record.
    #[must_use]
    pub fn of(game: Game, options: &Options) -> Self {
        let tiles = game != Game::Cards;
        let rules = options.house.iter().map(|(rule, value)| {
            let value = match value {
                Value::Switch(on) => on.into(),
                Value::Choice(word) => word.into(),
                Value::Number(number) => number.into(),
            };
            (rule.name.to_owned(), value)
        });
        Self {
            set: tiles.then(|| options.set.top().get()),
            hand: tiles.then_some(options.hand),
            limit: options.goal.limit(),
            rounds: options.goal.rounds(),
            rules: rules.collect(),
        }
    }
}

impl HeaderSeat {
    /// Returns the player in the seat of this number, from 0.
    fn player(&self, number: usize) -> Result<Player, SetupError> {
        let level = match self.player.as_str() {
            "human" => None,
            name => {
                let level = name.parse();
                Some(level.map_err(|_| SetupError::NoSuchLevel(name.to_owned()))?)
            }
        };
        Ok(Player {
            // Another program may have written the record, and the name is spoken at every move.
            name: player_name(&self.name).unwrap_or_else(|| (number + 1).to_string()),
            level,
        })
    }
}
