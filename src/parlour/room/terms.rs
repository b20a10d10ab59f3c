//! The settings of a table, made from its owner's request.

use super::seats::TableSeats;
use serpente_client::person::name as person_name;
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{
    Conditions, LimitOption, RoundsOption, SHORTEST_TURN, TableOptions, TurnOption,
    USUAL_EVENING_ROUNDS,
};
use serpente_contests::{EveningTerms, MOST_ROUNDS};
use serpente_engine::rules::{Goal, HouseRules, Options, Seating, Set};
use serpente_engine::table::{
    Bytes32, EveningKey, Game, HeaderOptions, Player, Setup, SetupError, rule_text,
};
use serpente_text::announce::say::errors as say;
use serpente_text::announce::{Message, setup_error};
use std::time::Duration;

/// For how long computer players usually wait until everybody has heard everything.
const USUAL_PACE: Duration = Duration::from_secs(4);

/// After what absence a computer player usually plays for a person.
pub const USUAL_ABSENCE: Duration = Duration::from_secs(30);

/// How long a deal usually waits for the random bytes of the players.
const USUAL_DEAL_WAIT: Duration = Duration::from_secs(2);

/// The usual number of people who may watch.
pub(super) const USUAL_WATCHERS: usize = 20;

/// How long a turn may usually take at a table that is open to strangers.
pub(super) const USUAL_TURN_AMONG_STRANGERS: Duration = Duration::from_secs(90);

/// The settings of a table.
#[derive(Clone, Debug)]
pub struct Terms {
    pub(super) conditions: Conditions,
    pub(super) game: Game,
    pub(super) options: Options,
    /// How long computer players and the next deal wait at most for players who have not heard
    /// everything.
    pub(super) pace: Duration,
    /// After what absence a computer player plays for a person.
    pub(super) absence: Duration,
    /// How long a deal waits for promises of random bytes, and then for the bytes.
    pub(super) deal_wait: Duration,
    /// The most watchers.
    pub(super) watchers: usize,
    /// The league for which the table's matches count, if they count for one.
    pub league: Option<String>,
    /// Whether people of one network are rated against each other in a league that belongs to the
    /// person who opens the table.
    pub(super) one_network: bool,
    /// Whether one person may take several seats, if the table's owner has chosen this.
    several_seats: Option<bool>,
    /// The evening whose deals the table plays, if it plays one.
    pub evening: Option<String>,
    /// The words of the evening, as the person who opens the table gave them.
    pub evening_words: Option<String>,
    /// The key of these deals.
    pub(super) evening_key: Option<EveningKey>,
    /// How long a turn may take until the computer plays it, if the table's owner has chosen this.
    /// Zero stands for no limit.
    turn: Option<Duration>,
}

impl Terms {
    /// Makes the settings from these conditions.
    ///
    /// # Errors
    /// Returns an error that says what is possible, if no match can be played with these
    /// conditions.
    pub fn of(mut conditions: Conditions) -> Result<Self, Message> {
        // They are not stored with the table.
        let evening_words = conditions.options.evening_words.take();
        let given = &conditions.options;
        let league = contest_name(given.league.as_deref())?;
        let evening = contest_name(given.evening.as_deref())?;
        let of_evening = evening.is_some();
        let (game, options) =
            match_options(&conditions, of_evening).map_err(|wrong| wrong.message())?;
        let turn = match given.turn {
            None => None,
            Some(seconds) => Some(turn_of(seconds)?),
        };
        let pace = match given.pace {
            None => USUAL_PACE,
            Some(seconds) => Duration::from_secs(seconds.get().into()),
        };
        let absence = match given.away {
            None => USUAL_ABSENCE,
            Some(seconds) => Duration::from_secs(seconds.get().into()),
        };
        let deal_wait = match given.deal_wait {
            None => USUAL_DEAL_WAIT,
            Some(seconds) => Duration::from_secs(seconds.get().into()),
        };
        let watchers = match given.watchers {
            None => USUAL_WATCHERS,
            Some(most) => most.get() as usize,
        };
        Ok(Self {
            one_network: given.one_network.unwrap_or_default(),
            several_seats: given.several_seats,
            conditions,
            game,
            options,
            pace,
            absence,
            deal_wait,
            watchers,
            league,
            evening,
            evening_words,
            evening_key: None,
            turn,
        })
    }

    /// Returns how long a turn may take until the computer plays it, or `None` for no limit.
    /// `to_strangers` says whether the table is open to strangers.
    pub(super) fn turn(&self, to_strangers: bool) -> Option<Duration> {
        match self.turn {
            Some(Duration::ZERO) => None,
            Some(chosen) => Some(chosen),
            None if to_strangers => Some(USUAL_TURN_AMONG_STRANGERS),
            None => None,
        }
    }

    /// Changes how long a turn may take.
    ///
    /// # Errors
    /// Returns an error that says what is possible, if nobody can listen to a table in this time.
    pub(super) fn limit_turns(&mut self, seconds: TurnOption) -> Result<(), Message> {
        self.turn = Some(turn_of(seconds)?);
        self.conditions.options.turn = Some(seconds);
        Ok(())
    }

    /// Returns whether one person may take several seats. `to_strangers` says whether the table is
    /// open to strangers.
    pub(super) fn several_seats(&self, to_strangers: bool) -> bool {
        self.several_seats.unwrap_or(!to_strangers)
    }

    /// Returns whether the person who opens the table has asked for watchers.
    pub fn is_watched(&self) -> bool {
        self.conditions.options.watchers.is_some() && self.watchers > 0
    }

    /// Returns the settings that all tables of an evening must share.
    pub fn evening_terms(&self) -> EveningTerms {
        EveningTerms {
            game: self.game.id().to_owned(),
            seating: self.options.seating.to_string(),
            options: self.header_options(),
        }
    }

    /// Returns these settings for the evening of this name, with the key of its deals.
    #[must_use]
    pub fn dealing_from(mut self, evening: String, key: EveningKey) -> Self {
        self.conditions.options.evening = Some(evening.clone());
        self.evening = Some(evening);
        self.evening_key = Some(key);
        self
    }

    /// Returns the key of the deals, if the table plays an evening: the one that is stored with it.
    pub(super) fn deals_of_evening(&self, seal_key: Bytes32) -> Option<EveningKey> {
        self.evening.as_ref()?;
        Some(EveningKey(seal_key))
    }

    /// Returns these conditions, but with this table's league and evening: people have sat down for
    /// them.
    pub(super) fn with_same_contest(&self, conditions: Conditions) -> Conditions {
        let own = &self.conditions.options;
        Conditions {
            options: TableOptions {
                league: own.league.clone(),
                evening: own.evening.clone(),
                ..conditions.options
            },
            ..conditions
        }
    }

    /// Returns the settings for the first line of a record.
    pub(super) fn header_options(&self) -> HeaderOptions {
        HeaderOptions::of(self.game, &self.options)
    }

    /// Returns the setup of a match with the people and computer players who sit here.
    pub(super) fn setup_for(&self, seats: &TableSeats) -> Allowed<Setup> {
        let free = seats.are_free().len();
        let Some(players) = seats.players() else {
            return Err(ParlourRefusal::ChairsFree(free));
        };
        match self.setup(players) {
            Ok(setup) => Ok(setup),
            Err(error) => Err(ParlourRefusal::Conditions(setup_error(&error))),
        }
    }

    /// Returns the setup of a match with these players.
    pub(super) fn setup(&self, players: Vec<Player>) -> Result<Setup, SetupError> {
        Setup::new(self.game, self.options.clone(), players)
    }
}

/// Returns how long a turn of so many seconds may take; zero stands for no limit.
fn turn_of(seconds: TurnOption) -> Result<Duration, Message> {
    let seconds = seconds.get();
    if (1..SHORTEST_TURN).contains(&seconds) {
        let most = TurnOption::RANGE.most;
        let option = "turn".to_owned();
        let given = seconds.to_string();
        return Err(say::option_number(option, given, SHORTEST_TURN, most));
    }
    Ok(Duration::from_secs(seconds.into()))
}

/// Why no match can be played with some conditions.
enum WrongConditions {
    /// The game cannot be played like this.
    Setup(SetupError),
    /// An evening has fewer rounds than this.
    Rounds(u32),
}

impl From<SetupError> for WrongConditions {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

impl WrongConditions {
    fn message(&self) -> Message {
        match self {
            Self::Setup(error) => setup_error(error),
            Self::Rounds(given) => {
                say::option_number("rounds".to_owned(), given.to_string(), 1, MOST_ROUNDS)
            }
        }
    }
}

/// Returns the game and the options of a match under these conditions.
fn match_options(
    conditions: &Conditions,
    of_evening: bool,
) -> Result<(Game, Options), WrongConditions> {
    let Some(game) = Game::find(&conditions.game) else {
        return Err(SetupError::NoSuchGame(conditions.game.clone()).into());
    };
    let Some(seating) = seating(game, conditions) else {
        return Err(SetupError::NoSuchSeating(game).into());
    };
    let given = &conditions.options;
    let set = match given.set {
        None => None,
        Some(top) => match u8::try_from(top.get()).ok().and_then(Set::with_top) {
            Some(set) => Some(set),
            None => return Err(SetupError::NoSuchSet(game.sets(seating).to_vec()).into()),
        },
    };
    let hand = given.hand.map(|tiles| tiles.get() as usize);
    let house = house_rules(game, given)?;
    let goal = goal(game, given, &house, of_evening)?;
    let mut options = Setup::options_with(game, seating, set, hand, house)?;
    if let Some(goal) = goal {
        options.goal = goal;
    }
    Setup::check_effects(game, &options)?;
    // At a table that plays no evening, the rounds are checked when the match begins.
    if of_evening
        && let Some(most) = game.rounds(options.set)
        && let Some(rounds) = options.goal.rounds()
        && rounds > most
    {
        return Err(SetupError::TooManyRounds(most).into());
    }
    Ok((game, options))
}

/// Returns the seating that is asked for; without a wish, the first of the game.
fn seating(game: Game, conditions: &Conditions) -> Option<Seating> {
    let seating = match (&conditions.teams, conditions.players) {
        (Some(teams), _) => game.seating_named(teams)?,
        (None, Some(players)) => game.seating_named(&players.to_string())?,
        (None, None) => *game.seatings().first()?,
    };
    match conditions.players {
        Some(players) if players != seating.seats() => None,
        Some(_) | None => Some(seating),
    }
}

/// Returns the goal that is asked for, if there is one.
fn goal(
    game: Game,
    given: &TableOptions,
    house: &HouseRules,
    of_evening: bool,
) -> Result<Option<Goal>, WrongConditions> {
    let rounds = given.rounds.map(RoundsOption::get);
    if of_evening && game.may_end_after_rounds() {
        // Tables are best compared after the same number of rounds.
        let evening_rounds = rounds.unwrap_or(USUAL_EVENING_ROUNDS);
        if evening_rounds > MOST_ROUNDS {
            return Err(WrongConditions::Rounds(evening_rounds));
        }
        return Ok(game.goal_of(None, Some(evening_rounds), house)?);
    }
    let limit = given.limit.map(LimitOption::get);
    Ok(game.goal_of(limit, rounds, house)?)
}

/// Returns the house rules of a game, with the values that are asked for.
fn house_rules(game: Game, given: &TableOptions) -> Result<HouseRules, SetupError> {
    let mut house = HouseRules::new(game.house_rules());
    if let Some(rules) = &given.rules {
        for (name, value) in rules {
            game.set_rule(&mut house, name, Some(&rule_text(value)))?;
        }
    }
    Ok(house)
}

/// Returns the name of a league or an evening in the form in which it is shown.
fn contest_name(given: Option<&str>) -> Result<Option<String>, Message> {
    match given {
        None => Ok(None),
        Some(given) => match person_name(given) {
            Some(name) => Ok(Some(name)),
            None => Err(ParlourRefusal::Name.message()),
        },
    }
}
