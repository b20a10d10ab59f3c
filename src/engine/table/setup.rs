//! The options and players of a match, checked against the game.

use super::bytes32::Bytes32;
use super::day::Day;
use super::games::Game;
use super::level::Level;
use super::shuffle::Shuffle;
use crate::rules::{Clash, Goal, HouseError, HouseRules, LimitOf, Options, Seating, Seats, Set};
use std::ops::RangeInclusive;

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The player's name.
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<Level>,
}

/// Everything a match begins with: the game, its options and the players.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// The options.
    pub options: Options,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// Whether the deals are sealed, so that players on other machines can check that they were not changed.
    pub sealed: bool,
    /// Whether the players choose the deals together, see [`agreed_shuffle`](super::agreed_shuffle). The deals are then sealed.
    pub together: bool,
    /// Whether each player fixes their part of such a deal by its hash before any part is known. The deals are then chosen
    /// together.
    pub promised: bool,
    /// The day, if this is the match of a day that everyone can play.
    pub daily: Option<Day>,
    /// The seal of the key from which the deals follow, if the match is played at one of several tables with the same deals.
    pub evening: Option<Bytes32>,
    /// The seed from which the deals and the moves of computer players follow, if the record keeps it: a match that was left then
    /// goes on as it would have done. No player may see it.
    pub seed: Option<u64>,
}

/// Why no match can begin like this, and what is possible instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// There is no game of this name.
    #[error("there is no game {0:?}")]
    NoSuchGame(String),
    /// The game cannot be played by this many.
    #[error("so many cannot sit at {}", .0.id())]
    NoSuchSeating(Game),
    /// These players cannot use this set, only those listed.
    #[error("these players can use the sets {0:?} only")]
    NoSuchSet(Vec<Set>),
    /// The set cannot deal so many tiles to each seat. `allowed` is what it can deal, and empty if it cannot serve so many
    /// seats.
    #[error("{set:?} deals each of {seats} seats {allowed:?} tiles")]
    CannotDeal {
        /// The set.
        set: Set,
        /// The number of seats.
        seats: usize,
        /// How many tiles each may be dealt.
        allowed: RangeInclusive<usize>,
    },
    /// The limit or the number of rounds is 0.
    #[error("the limit or the number of rounds is 0")]
    NoGoal,
    /// The game cannot be played for a number of rounds.
    #[error("{} is not played for a number of rounds", .0.id())]
    NotByRounds(Game),
    /// With this set, a match has at most this many rounds.
    #[error("a match has {0} rounds at most with this set")]
    TooManyRounds(u32),
    /// The game cannot be played to a limit, only for a number of rounds.
    #[error("{} is not played to a limit", .0.id())]
    NotByLimit(Game),
    /// The game has no choice of sets.
    #[error("{} has no set to choose", .0.id())]
    NoSet(Game),
    /// The game deals no hands of tiles.
    #[error("{} deals no hands of tiles", .0.id())]
    NoHand(Game),
    /// The house rule has no such value, or does not exist.
    #[error("the house rule {name:?} of {} cannot be set so", game.id())]
    House {
        /// The game.
        game: Game,
        /// The rule's name as given.
        name: String,
        /// The reason.
        #[source]
        error: HouseError,
    },
    /// These players cannot play with these house rules.
    #[error("{} cannot be played by these house rules: {clash:?}", game.id())]
    Clash {
        /// The game.
        game: Game,
        /// The reason.
        clash: Box<Clash>,
    },
    /// There is no level of this name.
    #[error("computer players have no level {0:?}")]
    NoSuchLevel(String),
}

/// The options of a game.
impl Game {
    /// Checks that the game has a choice of sets and deals hands, if either is given.
    ///
    /// # Errors
    /// If the game has no tiles.
    pub fn check_tiles(
        self,
        seating: Seating,
        set: Option<Set>,
        hand: Option<usize>,
    ) -> Result<(), SetupError> {
        match (set, hand) {
            _ if !self.sets(seating).is_empty() => Ok(()),
            (Some(_), _) => Err(SetupError::NoSet(self)),
            (None, Some(_)) => Err(SetupError::NoHand(self)),
            (None, None) => Ok(()),
        }
    }

    /// Returns the end of a match with this limit or this number of rounds; `None` if neither is given.
    ///
    /// # Errors
    /// If the game cannot be played like this.
    pub fn goal_of(
        self,
        limit: Option<u32>,
        rounds: Option<u32>,
        house: &HouseRules,
    ) -> Result<Option<Goal>, SetupError> {
        match (limit, rounds) {
            (_, Some(rounds)) if self.may_end_after_rounds() => Ok(Some(Goal::Rounds(rounds))),
            (_, Some(_)) => Err(SetupError::NotByRounds(self)),
            (Some(limit), None) if self.may_have_limit(house) => Ok(Some(Goal::Limit(limit))),
            (Some(_), None) => Err(SetupError::NotByLimit(self)),
            (None, None) => Ok(None),
        }
    }

    /// Sets a house rule from text. Without a value, a switch is turned on.
    ///
    /// # Errors
    /// If the game has no such rule, or the rule no such value.
    pub fn set_rule(
        self,
        house: &mut HouseRules,
        name: &str,
        value: Option<&str>,
    ) -> Result<(), SetupError> {
        house.set(name, value).map_err(|error| SetupError::House {
            game: self,
            name: name.to_owned(),
            error,
        })
    }
}

impl Setup {
    /// Returns the default options for this game and these players.
    ///
    /// # Errors
    /// If the game has no such seating, or the set is too small for it.
    pub fn options(
        game: impl Into<Game>,
        seating: Seating,
        set: Option<Set>,
        hand: Option<usize>,
    ) -> Result<Options, SetupError> {
        let game = game.into();
        let house = HouseRules::new(game.house_rules());
        Self::options_with(game, seating, set, hand, house)
    }

    /// Returns the default options with these house rules, which can decide how many tiles are dealt.
    ///
    /// # Errors
    /// If the game has no such seating, or the set is too small for it.
    pub fn options_with(
        game: impl Into<Game>,
        seating: Seating,
        set: Option<Set>,
        hand: Option<usize>,
        house: HouseRules,
    ) -> Result<Options, SetupError> {
        let game = game.into();
        if !game.seatings().contains(&seating) {
            return Err(SetupError::NoSuchSeating(game));
        }
        if let Some(clash) = game.answers().house.clash_of(seating, &house) {
            return Err(SetupError::Clash {
                game,
                clash: Box::new(clash),
            });
        }
        game.check_tiles(seating, set, hand)?;
        let (set, hand) = if game.sets(seating).is_empty() {
            (Set::Double6, 0)
        } else {
            let sets = game.sets_by(seating, &house);
            let usual = sets.first().ok_or(SetupError::NoSuchSeating(game))?;
            let set = set.unwrap_or(*usual);
            if !sets.contains(&set) {
                return Err(SetupError::NoSuchSet(sets));
            }
            let Some(deal) = game.deal(seating, set, &house) else {
                return Err(SetupError::NoSuchSet(sets));
            };
            let hand = hand.unwrap_or(deal.usual);
            if !deal.allowed.contains(&hand) {
                return Err(SetupError::CannotDeal {
                    set,
                    seats: seating.seats(),
                    allowed: deal.allowed,
                });
            }
            (set, hand)
        };
        Ok(Options {
            goal: game.goal_with(set, seating, &house),
            seating,
            set,
            hand,
            house,
        })
    }

    /// Checks that each house rule that was changed changes something in a match with these options.
    ///
    /// # Errors
    /// If one does not.
    pub fn check_effects(game: impl Into<Game>, options: &Options) -> Result<(), SetupError> {
        let game = game.into();
        match game.answers().house.idle_in(options) {
            Some(clash) => Err(SetupError::Clash {
                game,
                clash: Box::new(clash),
            }),
            None => Ok(()),
        }
    }

    /// Returns whether reaching the limit wins only a game or a set, and several of them win the match.
    pub fn counts_games(&self) -> bool {
        self.game
            .counts_games(self.options.goal, &self.options.house)
    }

    /// Returns whether a match is played in sets.
    pub fn counts_sets(&self) -> bool {
        self.counts_games() && self.game.limit_of(&self.options.house) == LimitOf::Sets
    }

    /// Returns the seats of people.
    pub fn people(&self) -> Seats {
        let all = self.options.seating.all().iter();
        all.filter(|seat| self.players[seat.index()].level.is_none())
            .collect()
    }

    /// Returns whether the draw before the first round decides who are partners.
    pub fn draws_teams(&self) -> bool {
        self.game.answers().seats.draws_teams
    }

    /// Puts the players into the seats that a draw with this seed leads to, if the draw decides who are partners. The lots
    /// themselves are drawn with the first deal, such that they agree with the seats. The result is as likely as if the lots
    /// had been drawn first.
    #[must_use]
    pub fn seated_by_draw(mut self, seed: u64) -> Self {
        if self.draws_teams() {
            Shuffle::seat(&mut self.players, seed);
        }
        self
    }

    /// Checks that every seat has a player.
    ///
    /// # Errors
    /// If there are not as many players as seats, or the game cannot be played to this goal.
    pub fn new(
        game: impl Into<Game>,
        options: Options,
        players: Vec<Player>,
    ) -> Result<Self, SetupError> {
        let game = game.into();
        if players.len() != options.seating.seats() {
            return Err(SetupError::NoSuchSeating(game));
        }
        if matches!(options.goal, Goal::Limit(0) | Goal::Rounds(0)) {
            return Err(SetupError::NoGoal);
        }
        game.goal_of(options.goal.limit(), options.goal.rounds(), &options.house)?;
        let rounds = options.goal.rounds().unwrap_or_default();
        if let Some(most) = game.rounds(options.set).filter(|&most| most < rounds) {
            return Err(SetupError::TooManyRounds(most));
        }
        Ok(Self {
            game,
            options,
            players,
            sealed: false,
            together: false,
            promised: false,
            daily: None,
            evening: None,
            seed: None,
        })
    }
}
