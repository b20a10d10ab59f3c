//! What is agreed before a match, checked against the game.

use super::day::Day;
use super::games::Game;
use super::level::Level;
use super::shuffle::Shuffle;
use crate::rules::{
    Clash, Goal, HouseError, HouseRules, LimitOf, Options, RuleBook, Seat, Seating, Seats, Set,
};
use std::ops::RangeInclusive;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What the player is called.
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<Level>,
}

/// A game, what was agreed, and who plays: everything a match begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// What was agreed.
    pub options: Options,
    /// The players, seat by seat.
    pub players: Vec<Player>,
    /// Whether the deals are sealed: whoever plays from elsewhere can check that nobody changed them.
    pub sealed: bool,
    /// Whether those who play choose the deals together, see [`agreed_shuffle`](super::agreed_shuffle). They are sealed then.
    pub together: bool,
    /// The day of which it is the match that everybody can play, if it is one.
    pub daily: Option<Day>,
}

/// Why no match can begin so, and what would do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// There is no game of this name.
    #[error("there is no game {0:?}")]
    NoSuchGame(String),
    /// So many cannot sit at this game.
    #[error("so many cannot sit at {}", .0.id())]
    NoSuchSeating(Game),
    /// These players cannot use this set; they can use those.
    #[error("these players can use the sets {0:?} only")]
    NoSuchSet(Vec<Set>),
    /// The set cannot deal so many tiles to each of so many seats; `allowed` would do, and is empty if nothing would.
    #[error("{set:?} deals each of {seats} seats {allowed:?} tiles")]
    CannotDeal {
        /// The set.
        set: Set,
        /// How many seats there are.
        seats: usize,
        /// How many tiles each can be dealt.
        allowed: RangeInclusive<usize>,
    },
    /// The limit or the number of rounds is 0.
    #[error("the limit or the number of rounds is 0")]
    NoGoal,
    /// The game is not played for a number of rounds.
    #[error("{} is not played for a number of rounds", .0.id())]
    NotByRounds(Game),
    /// With this set a match has so many rounds at most.
    #[error("a match has {0} rounds at most with this set")]
    TooManyRounds(u32),
    /// The game is not played to a limit, but for a number of rounds.
    #[error("{} is not played to a limit", .0.id())]
    NotByLimit(Game),
    /// The game has no set to choose.
    #[error("{} has no set to choose", .0.id())]
    NoSet(Game),
    /// The game deals no hands of tiles.
    #[error("{} deals no hands of tiles", .0.id())]
    NoHand(Game),
    /// A house rule cannot be set so.
    #[error("the house rule {name:?} of {} cannot be set so", game.id())]
    House {
        /// The game.
        game: Game,
        /// The rule's name as given.
        name: String,
        /// Why.
        #[source]
        error: HouseError,
    },
    /// These players cannot play by these house rules.
    #[error("{} cannot be played by these house rules: {clash:?}", game.id())]
    Clash {
        /// The game.
        game: Game,
        /// Why.
        clash: Clash,
    },
    /// Computer players have no level of this name.
    #[error("computer players have no level {0:?}")]
    NoSuchLevel(String),
}

/// What can be agreed in it.
impl Game {
    /// Checks that there are a set to choose and hands to deal, if these are asked for.
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

    /// What a match is played to that is to have this limit, or so many rounds; nothing if neither is said.
    ///
    /// # Errors
    /// If the game is not played so.
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

    /// Sets a house rule from text; no text switches a switch on.
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
    /// What the options become for this game and these players when nothing more is said.
    ///
    /// # Errors
    /// If the game has no such seating, or its set cannot serve it.
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

    /// The same with house rules, which can decide how many tiles are dealt.
    ///
    /// # Errors
    /// If the game has no such seating, or its set cannot serve it.
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
        if let Some(clash) = game.book().and_then(|book| book.clash(seating, &house)) {
            return Err(SetupError::Clash { game, clash });
        }
        let sets = game.sets_by(seating, &house);
        let Some(&usual) = sets.first() else {
            if !game.sets(seating).is_empty() {
                return Err(SetupError::NoSuchSeating(game));
            }
            game.check_tiles(seating, set, hand)?;
            return Ok(Options {
                goal: game.goal(seating, &house),
                seating,
                set: Set::Double6,
                hand: 0,
                house,
            });
        };
        let set = set.unwrap_or(usual);
        let no_such_set = || SetupError::NoSuchSet(sets.clone());
        if !sets.contains(&set) {
            return Err(no_such_set());
        }
        let deal = game.deal(seating, set, &house).ok_or_else(no_such_set)?;
        let hand = hand.unwrap_or(deal.usual);
        if !deal.allowed.contains(&hand) {
            return Err(SetupError::CannotDeal {
                set,
                seats: seating.seats(),
                allowed: deal.allowed,
            });
        }
        Ok(Options {
            goal: game.goal_with(set, seating, &house),
            seating,
            set,
            hand,
            house,
        })
    }

    /// Whether the limit wins a game or a set only, and several of them the match.
    #[must_use]
    pub fn counts_games(&self) -> bool {
        self.game
            .counts_games(self.options.goal, &self.options.house)
    }

    /// Whether these are sets.
    #[must_use]
    pub fn counts_sets(&self) -> bool {
        self.counts_games() && self.game.limit_of(&self.options.house) == LimitOf::Sets
    }

    /// The seats that people sit in.
    #[must_use]
    pub fn people(&self) -> Seats {
        let is_person = |seat: &Seat| self.players[seat.index()].level.is_none();
        self.options
            .seating
            .all()
            .iter()
            .filter(is_person)
            .collect()
    }

    /// Whether the draw before the first round decides who plays with whom.
    #[must_use]
    pub fn draws_teams(&self) -> bool {
        self.game.book().is_some_and(RuleBook::draws_teams)
    }

    /// Where the draw decides who plays with whom, gives the players the chairs that a draw by this seed leads to. The lots
    /// themselves are drawn with the first deal, such that they agree with the chairs: it is as likely as the other way round
    /// that two players sit opposite each other, and that they drew these tiles.
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
    /// If there are not as many players as seats, or the game is not played to that goal.
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
            daily: None,
        })
    }
}
