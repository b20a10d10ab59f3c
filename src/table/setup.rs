//! What is agreed before a match, checked against the game.

use super::event::Header;
use crate::rules::{Goal, House, HouseError, Options, RuleBook, Seating, Set, books};
use std::ops::RangeInclusive;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What the player is called.
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<String>,
}

/// A game, what was agreed, and who plays: everything a match begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game.
    pub book: &'static dyn RuleBook,
    /// What was agreed.
    pub options: Options,
    /// The players, seat by seat.
    pub players: Vec<Player>,
}

/// Why no match can begin so, and what would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There is no game of this name.
    NoSuchGame(String),
    /// So many cannot sit at this game.
    NoSuchSeating(&'static dyn RuleBook),
    /// These players cannot use this set; they can use those.
    NoSuchSet(Vec<Set>),
    /// The set cannot deal so many tiles to each of so many seats; `allowed` would do, and is empty if nothing would.
    CannotDeal {
        /// The set.
        set: Set,
        /// How many seats there are.
        seats: usize,
        /// How many tiles each can be dealt.
        allowed: RangeInclusive<usize>,
    },
    /// The limit or the number of rounds is 0.
    NoGoal,
    /// The game is not played for a number of rounds.
    NotByRounds,
    /// A house rule cannot be set so.
    House {
        /// The rule's name as given.
        name: String,
        /// Why.
        error: HouseError,
    },
    /// There are not as many players as seats.
    WrongPlayers,
}

impl PartialEq for dyn RuleBook {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for dyn RuleBook {}

impl Setup {
    /// What the options become for this game and these players when nothing more is said.
    ///
    /// # Errors
    /// If the game has no such seating, or its set cannot serve it.
    pub fn options(
        book: &'static dyn RuleBook,
        seating: Seating,
        set: Option<Set>,
        hand: Option<usize>,
    ) -> Result<Options, SetupError> {
        let house = House::new(book.house_rules());
        Self::options_with(book, seating, set, hand, house)
    }

    /// The same with house rules, which can decide how many tiles are dealt.
    ///
    /// # Errors
    /// If the game has no such seating, or its set cannot serve it.
    pub fn options_with(
        book: &'static dyn RuleBook,
        seating: Seating,
        set: Option<Set>,
        hand: Option<usize>,
        house: House,
    ) -> Result<Options, SetupError> {
        if !book.seatings().contains(&seating) {
            return Err(SetupError::NoSuchSeating(book));
        }
        let sets = book.sets(seating);
        let set = set.unwrap_or(sets[0]);
        let no_such_set = || SetupError::NoSuchSet(sets.to_vec());
        if !sets.contains(&set) {
            return Err(no_such_set());
        }
        let deal = book.deal(seating, set, &house).ok_or_else(no_such_set)?;
        let hand = hand.unwrap_or(deal.usual);
        if !deal.allowed.contains(&hand) {
            return Err(SetupError::CannotDeal {
                set,
                seats: seating.seats(),
                allowed: deal.allowed,
            });
        }
        Ok(Options {
            seating,
            set,
            hand,
            goal: book.goal(),
            house,
        })
    }

    /// Checks that every seat has a player.
    ///
    /// # Errors
    /// If there are not as many players as seats, or the goal is none.
    pub fn new(
        book: &'static dyn RuleBook,
        options: Options,
        players: Vec<Player>,
    ) -> Result<Self, SetupError> {
        if players.len() != options.seating.seats() {
            return Err(SetupError::WrongPlayers);
        }
        if matches!(options.goal, Goal::Limit(0) | Goal::Rounds(0)) {
            return Err(SetupError::NoGoal);
        }
        let by_rounds = book.may_count_rounds() || matches!(book.goal(), Goal::Rounds(_));
        if options.goal.rounds().is_some() && !by_rounds {
            return Err(SetupError::NotByRounds);
        }
        Ok(Self {
            book,
            options,
            players,
        })
    }

    /// What the first line of a record says.
    ///
    /// # Errors
    /// If no match can begin so.
    pub fn from_header(header: &Header) -> Result<Self, SetupError> {
        let book =
            books::find(&header.game).ok_or_else(|| SetupError::NoSuchGame(header.game.clone()))?;
        let no_such_seating = || SetupError::NoSuchSeating(book);
        let seats = header.seats.len();
        let teams = header
            .seats
            .iter()
            .map(|seat| usize::from(seat.team) + 1)
            .max()
            .unwrap_or(0);
        let seating = *book
            .seatings()
            .iter()
            .find(|seating| seating.teams() == teams && seating.seats() == seats)
            .ok_or_else(no_such_seating)?;
        let alternating = seating.all().iter().zip(&header.seats);
        if alternating
            .into_iter()
            .any(|(seat, said)| seating.team(seat).number() != said.team)
        {
            return Err(no_such_seating());
        }
        let set = Set::with_top(header.options.set)
            .ok_or_else(|| SetupError::NoSuchSet(book.sets(seating).to_vec()))?;
        let mut house = House::new(book.house_rules());
        for (name, value) in &header.options.rules {
            let text = match value {
                serde_json::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            let set = house.set(name, Some(&text));
            set.map_err(|error| SetupError::House {
                name: name.clone(),
                error,
            })?;
        }
        let hand = Some(header.options.hand);
        let mut options = Self::options_with(book, seating, Some(set), hand, house)?;
        options.goal = match (header.options.limit, header.options.rounds) {
            (Some(limit), _) => Goal::Limit(limit),
            (None, Some(rounds)) => Goal::Rounds(rounds),
            (None, None) => return Err(SetupError::NoGoal),
        };
        let player = |seat: &super::HeaderSeat| Player {
            name: seat.name.clone(),
            level: (seat.player != "human").then(|| seat.player.clone()),
        };
        Self::new(book, options, header.seats.iter().map(player).collect())
    }
}
