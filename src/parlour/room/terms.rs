//! The settings of a table, made from its host's request.

use serde_json::Value;
use serpente_client::person::name as person_name;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::Conditions;
use serpente_client::wire::USUAL_EVENING_ROUNDS;
use serpente_contests::{EveningTerms, MOST_ROUNDS};
use serpente_engine::rules::{HouseRules, Options, Seating, Set};
use serpente_engine::table::{
    EveningKey, Game, HeaderOptions, Player, Setup, SetupError, rule_text,
};
use serpente_text::announce::say::errors as say;
use serpente_text::announce::{Message, setup_error};
use std::ops::RangeInclusive;
use std::time::Duration;

/// The settings beside the game and the players.
const OPTIONS: [&str; 12] = [
    "set",
    "hand",
    "limit",
    "rounds",
    "rules",
    "pace",
    "away",
    "watchers",
    "turn",
    LEAGUE,
    ONE_NETWORK,
    EVENING,
];

/// The option that lets people of one network be rated against each other.
const ONE_NETWORK: &str = "one-network";

/// The option that names the league for which the table's matches count.
const LEAGUE: &str = "league";

/// The option that names the evening whose deals the table plays.
pub(super) const EVENING: &str = "evening";

/// For how long computer players may wait until the listeners have heard everything, in seconds; 0: not at all.
const PACES: RangeInclusive<u64> = 0..=30;
const USUAL_PACE: u64 = 4;

/// After how many seconds of absence a computer player plays for a person.
const ABSENCES: RangeInclusive<u64> = 10..=600;
const USUAL_ABSENCE: u64 = 30;

/// The most watchers; 0: none.
const WATCHERS: RangeInclusive<u64> = 0..=100;
pub(super) const USUAL_WATCHERS: usize = 20;

/// How long a turn may take until the computer plays it, in seconds; 0: no limit.
const TURNS: RangeInclusive<u64> = 0..=600;
pub(super) const USUAL_TURN_AMONG_STRANGERS: Duration = Duration::from_secs(90);

/// The settings of a table.
#[derive(Clone, Debug)]
pub struct Terms {
    pub(super) conditions: Conditions,
    pub(super) game: Game,
    pub(super) options: Options,
    /// How long computer players and the next deal wait at most for players who have not heard everything.
    pub(super) pace: Duration,
    /// After what absence a computer player plays for a person.
    pub(super) absence: Duration,
    /// The most watchers.
    pub(super) watchers: usize,
    /// The league for which the table's matches count, if they count for one.
    pub league: Option<String>,
    /// Whether people of one network are rated against each other in a league that belongs to the person who opens the table.
    pub(super) one_network: bool,
    /// The evening whose deals the table plays, if it plays one.
    pub evening: Option<String>,
    /// The key of these deals.
    pub(super) evening_key: Option<EveningKey>,
    /// How long a turn may take until the computer plays it, if the host has chosen this.
    turn: Option<Duration>,
}

impl Terms {
    /// Makes the settings from these conditions.
    ///
    /// # Errors
    /// Returns an error that says what is possible, if no match can be played with these conditions.
    pub fn of(conditions: Conditions) -> Result<Self, Message> {
        let no_setup = |error| setup_error(&error);
        let unknown = || SetupError::NoSuchGame(conditions.game.clone());
        let game = Game::find(&conditions.game).ok_or_else(unknown);
        let game = game.map_err(no_setup)?;
        let mut names = conditions.options.keys();
        if let Some(other) = names.find(|name| !OPTIONS.iter().any(|known| known == name)) {
            let given: String = other.chars().take(24).collect();
            return Err(say::unknown_option(given));
        }
        let seating = seating(game, &conditions);
        let seating = seating.ok_or_else(|| setup_error(&SetupError::NoSuchSeating(game)))?;
        let set = number(&conditions, "set", 0..=99)?;
        let sets = || SetupError::NoSuchSet(game.sets(seating).to_vec());
        let set = set.map(|top| Set::with_top(top).ok_or_else(sets));
        let set = set.transpose().map_err(no_setup)?;
        let hand = number(&conditions, "hand", 1..=99)?;
        let house = house(game, &conditions)?;
        let evening = name(&conditions, EVENING)?;
        let (limit, rounds) = if evening.is_some() && game.may_end_after_rounds() {
            // Tables are best compared after the same number of rounds.
            let rounds = number(&conditions, "rounds", 1..=MOST_ROUNDS)?;
            (None, Some(rounds.unwrap_or(USUAL_EVENING_ROUNDS)))
        } else {
            let limit = number(&conditions, "limit", 1..=100_000)?;
            (limit, number(&conditions, "rounds", 1..=10_000)?)
        };
        let goal = game.goal_of(limit, rounds, &house).map_err(no_setup)?;
        let options = Setup::options_with(game, seating, set, hand, house);
        let mut options = options.map_err(no_setup)?;
        options.goal = goal.unwrap_or(options.goal);
        if let Some(most) = game.rounds(options.set).filter(|_| evening.is_some())
            && options.goal.rounds().is_some_and(|rounds| rounds > most)
        {
            return Err(no_setup(SetupError::TooManyRounds(most)));
        }
        let pace = number(&conditions, "pace", PACES)?.unwrap_or(USUAL_PACE);
        let absence = number(&conditions, "away", ABSENCES)?.unwrap_or(USUAL_ABSENCE);
        let watchers = number(&conditions, "watchers", WATCHERS)?.unwrap_or(USUAL_WATCHERS);
        let turn = number(&conditions, "turn", TURNS)?;
        if let Some(seconds @ 1..10) = turn {
            // Nobody can listen to a table in less time.
            return Err(say::option_number(
                "turn".to_owned(),
                seconds.to_string(),
                10,
                600,
            ));
        }
        Ok(Self {
            turn: turn.map(Duration::from_secs),
            pace: Duration::from_secs(pace),
            absence: Duration::from_secs(absence),
            watchers,
            league: name(&conditions, LEAGUE)?,
            one_network: option(&conditions, ONE_NETWORK) == Some(&Value::Bool(true)),
            evening,
            evening_key: None,
            conditions,
            game,
            options,
        })
    }

    /// Returns how long a turn may take until the computer plays it, or `None` for no limit. `to_strangers` says whether the
    /// table is open to strangers.
    pub(super) fn turn(&self, to_strangers: bool) -> Option<Duration> {
        let usual = to_strangers.then_some(USUAL_TURN_AMONG_STRANGERS);
        self.turn.or(usual).filter(|turn| !turn.is_zero())
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
        let options = &mut self.conditions.options;
        options.insert(EVENING.to_owned(), evening.clone().into());
        (self.evening, self.evening_key) = (Some(evening), Some(key));
        self
    }

    /// Returns these conditions, but with this table's league and evening: people have sat down for them.
    pub(super) fn with_same_names(&self, mut conditions: Conditions) -> Conditions {
        for option in [LEAGUE, EVENING] {
            conditions.options.remove(option);
            let name = self.conditions.options.get(option);
            let name = name.map(|name| (option.to_owned(), name.clone()));
            conditions.options.extend(name);
        }
        conditions
    }

    /// Returns the settings for the first line of a record.
    pub(super) fn header_options(&self) -> HeaderOptions {
        HeaderOptions::of(self.game, &self.options)
    }

    /// Returns the setup of a match with these players.
    pub(super) fn setup(&self, players: Vec<Player>) -> Result<Setup, SetupError> {
        Setup::new(self.game, self.options.clone(), players)
    }
}

/// Returns an option, if it is there.
fn option<'a>(conditions: &'a Conditions, name: &str) -> Option<&'a Value> {
    let given = conditions.options.get(name);
    given.filter(|given| !given.is_null())
}

/// Returns the name of the league or the evening among the options, if it is there.
fn name(conditions: &Conditions, name: &str) -> Result<Option<String>, Message> {
    let name = option(conditions, name).map(|given| {
        let name = given.as_str().and_then(person_name);
        name.ok_or_else(|| ParlourRefusal::Name.message())
    });
    name.transpose()
}

fn seating(game: Game, conditions: &Conditions) -> Option<Seating> {
    let asked = match (&conditions.teams, conditions.players) {
        (Some(teams), _) => Some(teams.clone()),
        (None, Some(players)) => Some(players.to_string()),
        (None, None) => None,
    };
    let found = match asked {
        Some(asked) => game.seating_named(&asked),
        None => game.seatings().first().copied(),
    };
    let seats = conditions.players;
    found.filter(|found| seats.is_none_or(|seats| found.seats() == seats))
}

/// Returns a number among the options, if it is there.
fn number<T: TryFrom<u64>>(
    conditions: &Conditions,
    name: &str,
    range: RangeInclusive<u64>,
) -> Result<Option<T>, Message> {
    let Some(given) = option(conditions, name) else {
        return Ok(None);
    };
    let number = given.as_u64().filter(|number| range.contains(number));
    let number = number.and_then(|number| T::try_from(number).ok());
    let whole = |end: &u64| i64::try_from(*end).expect("a small number");
    let (least, most) = (whole(range.start()), whole(range.end()));
    let refused = || say::option_number(name.to_owned(), given.to_string(), least, most);
    number.ok_or_else(refused).map(Some)
}

fn house(game: Game, conditions: &Conditions) -> Result<HouseRules, Message> {
    let mut house = HouseRules::new(game.house_rules());
    let asked = match option(conditions, "rules") {
        None => return Ok(house),
        Some(Value::Object(rules)) => rules,
        Some(other) => return Err(say::option_rule(other.to_string())),
    };
    for (name, value) in asked {
        game.set_rule(&mut house, name, Some(&rule_text(value)))
            .map_err(|error| setup_error(&error))?;
    }
    Ok(house)
}
