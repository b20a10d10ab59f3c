//! A match that is being set up, from the command line or the menu.

use serpente_arguments::TableArguments;
use serpente_engine::bots::Level;
use serpente_engine::rules::{Clash, Goal, HouseRules, Preset, Seating, Set};
use serpente_engine::table::{Game, Player, Setup, SetupError, computer_names};
use serpente_text::announce::say::errors as say;
use serpente_text::announce::say::menus::{nameless, nameless_of};
use serpente_text::announce::{GameName, Message, command_line_error, setup_error};
use std::collections::BTreeMap;

/// A match that is being set up. Its choices may not go together yet; [`setup`](Draft::setup) checks that.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The game.
    pub game: Game,
    /// The seating: how many players, and in which teams.
    pub seating: Seating,
    /// The number of people at this keyboard.
    pub people: usize,
    pub(crate) levels: Vec<Level>,
    pub(crate) set: Option<Set>,
    pub(crate) hand: Option<usize>,
    pub(crate) goal: Option<Goal>,
    pub(crate) house: HouseRules,
    /// The chosen preset of house rules.
    pub(crate) played_as: Option<&'static str>,
    /// The names of the people at this keyboard except the first, by their number; without those who gave no name.
    pub(crate) names: BTreeMap<usize, String>,
}

impl Draft {
    /// Creates a draft of this game with the default choices and one person.
    pub(crate) fn of(game: Game) -> Self {
        Self {
            game,
            seating: game.seatings()[0],
            people: 1,
            levels: vec![Level::Normal],
            set: None,
            hand: None,
            goal: None,
            house: HouseRules::new(game.house_rules()),
            played_as: None,
            names: BTreeMap::new(),
        }
    }

    /// Creates the draft that was asked for on the command line.
    ///
    /// # Errors
    /// If there is no such game, level or house rule: a message that says what would work.
    pub fn from_options(options: &TableArguments) -> Result<Self, Message> {
        let game = match &options.game {
            None => usual(),
            Some(id) => {
                Game::find(id).ok_or_else(|| say::no_such_game(id, Game::all().map(Game::id)))?
            }
        };
        let mut draft = Self::of(game);
        draft.seat(options)?;
        draft.people = options.humans.unwrap_or(draft.people);
        if !options.bots.is_empty() {
            let levels = options.bots.iter().map(|name| level(name));
            draft.levels = levels.collect::<Result<_, _>>()?;
        }
        if let Some(name) = &options.preset {
            let preset = preset(game, name)?;
            let seating = draft.seating;
            draft.play_as(preset);
            if options.players.is_some() || options.teams.is_some() {
                draft.seating = seating;
                if !preset.is_for(seating) {
                    let clash = if seating.in_teams() {
                        Clash::AloneOnly
                    } else {
                        Clash::PairsOnly
                    };
                    return Err(setup_error(&SetupError::Clash {
                        game,
                        clash: Box::new(clash),
                    }));
                }
            }
        }
        draft.set = options.set.and_then(Set::with_top);
        draft.hand = options.hand;
        draft
            .take_rules(options)
            .map_err(|error| command_line_error(&error))?;
        Ok(draft)
    }

    /// Takes the house rules and the goal from the command line.
    fn take_rules(&mut self, options: &TableArguments) -> Result<(), SetupError> {
        self.game.check_tiles(self.seating, self.set, self.hand)?;
        let by_preset = self.house.clone();
        for (name, value) in &options.rules {
            self.game
                .set_rule(&mut self.house, name, value.as_deref())?;
        }
        self.forget_limit_unless_kept(&by_preset);
        let goal = self
            .game
            .goal_of(options.limit, options.rounds, &self.house)?;
        self.goal = goal.or(self.goal);
        Ok(())
    }

    /// Takes the house rules and the limit from this preset.
    pub(crate) fn play_as(&mut self, preset: &Preset) {
        self.house = preset.house(self.game.house_rules());
        if let Some(usual) = preset.seating.filter(|_| !preset.is_for(self.seating)) {
            self.seating = usual;
            self.people = self.people.min(usual.seats());
        }
        self.goal = preset.limit.map(Goal::Limit);
        (self.set, self.hand) = (None, None);
    }

    /// Goes back to the usual limit if the house rules, which were these before, have changed what a limit means.
    pub(super) fn forget_limit_unless_kept(&mut self, before: &HouseRules) {
        if let Some(Goal::Limit(_)) = self.goal {
            let may_have_limit = self.game.may_have_limit(&self.house);
            if !may_have_limit || !self.game.keeps_limit(self.seating, before, &self.house) {
                self.goal = None;
            }
        }
    }

    fn seat(&mut self, options: &TableArguments) -> Result<(), Message> {
        for seating in self.game.seatings() {
            let fits = match (options.players, options.teams) {
                (_, Some((teams, members))) => {
                    seating.teams() == teams && seating.members() == members
                }
                (Some(players), None) => seating.seats() == players && !seating.in_teams(),
                (None, None) => true,
            };
            if fits {
                self.seating = *seating;
                return Ok(());
            }
        }
        Err(setup_error(&SetupError::NoSuchSeating(self.game)))
    }

    /// Restores the draft of the last match, as far as this version can use it.
    pub(crate) fn remembered(kept: &BTreeMap<String, String>) -> Self {
        let known = kept.get("game").and_then(|id| Game::find(id));
        let game = known.unwrap_or_else(usual);
        let mut draft = Self::of(game);
        let number = |name: &str| kept.get(name).and_then(|text| text.parse::<u32>().ok());
        if let Some(name) = kept.get("seating")
            && let Some(seating) = game.seating_named(name)
        {
            draft.seating = seating;
        }
        if let Some(people) = number("people") {
            draft.people = (people as usize).min(draft.seating.seats());
        }
        if let Some(level) = kept.get("level").and_then(|name| name.parse().ok()) {
            draft.levels = vec![level];
        }
        draft.set = number("set").and_then(|top| Set::with_top(u8::try_from(top).ok()?));
        draft.hand = number("hand").map(|hand| hand as usize);
        draft.goal = number("limit")
            .map(Goal::Limit)
            .or(number("rounds").map(Goal::Rounds));
        for rule in game.house_rules() {
            if let Some(value) = kept.get(&format!("rule.{}", rule.name)) {
                // A value that this version does not know leaves the rule at its default.
                let _ = draft.house.set(rule.name, Some(value));
            }
        }
        for (entry, name) in kept {
            if let Some(number) = entry.strip_prefix("name.")
                && let Ok(person) = number.parse()
            {
                draft.names.insert(person, name.clone());
            }
        }
        if draft.options().is_err() {
            (draft.set, draft.hand) = (None, None);
        }
        draft
    }

    /// Returns the values to remember for the next time.
    pub(crate) fn to_remember(&self) -> BTreeMap<String, String> {
        let mut kept = BTreeMap::new();
        let mut keep = |name: &str, value: String| kept.insert(name.to_owned(), value);
        keep("game", self.game.id().to_owned());
        keep("seating", self.seating.to_string());
        keep("people", self.people.to_string());
        keep("level", self.levels[0].to_string());
        if let Some(set) = self.set {
            keep("set", set.top().get().to_string());
        }
        if let Some(hand) = self.hand {
            keep("hand", hand.to_string());
        }
        match self.goal {
            Some(Goal::Limit(limit)) => drop(keep("limit", limit.to_string())),
            Some(Goal::Rounds(rounds)) => drop(keep("rounds", rounds.to_string())),
            None => {}
        }
        for (rule, value) in self.house.iter() {
            keep(&format!("rule.{}", rule.name), value.to_string());
        }
        for (person, name) in &self.names {
            keep(&format!("name.{person}"), name.clone());
        }
        kept
    }

    /// Returns the options that are in effect.
    ///
    /// # Errors
    /// If no match can be played with them: a message that says what would work.
    pub(crate) fn options(&self) -> Result<serpente_engine::rules::Options, Message> {
        let mut options = Setup::options_with(
            self.game,
            self.seating,
            self.set,
            self.hand,
            self.house.clone(),
        )
        .map_err(|error| setup_error(&error))?;
        options.goal = self.goal.unwrap_or(options.goal);
        Setup::check_effects(self.game, &options).map_err(|error| setup_error(&error))?;
        Ok(options)
    }

    /// Creates the setup of the match, with these names for the people and the usual names for computer players.
    ///
    /// # Errors
    /// If no match can be played with these choices: a message that says what would work.
    pub fn setup(&self, name: impl Fn(usize) -> String) -> Result<Setup, Message> {
        let options = self.options()?;
        let seats = self.seating.seats();
        if self.people > seats {
            return Err(say::too_many_people(seats));
        }
        // People are spread evenly over the seats, so that pairs of them face each other.
        let mut people: Vec<usize> = (0..self.people)
            .map(|person| person * seats / self.people)
            .collect();
        people.dedup();
        let names_of_people: Vec<String> = (0..people.len()).map(&name).collect();
        for (at, one) in names_of_people.iter().enumerate() {
            // With two equal names, nobody could tell whose turn it is.
            if names_of_people[..at]
                .iter()
                .any(|other| is_same_name(one, other))
            {
                return Err(say::name_of_two(one));
            }
        }
        let mut computers = 0;
        let mut players = Vec::new();
        for seat in 0..seats {
            if let Some(person) = people.iter().position(|&taken| taken == seat) {
                players.push(Player {
                    name: name(person),
                    level: None,
                });
                continue;
            }
            let chosen = self.levels.get(computers).or(self.levels.last());
            let level = chosen.copied().unwrap_or(Level::Normal);
            let names = computer_names(level);
            computers += 1;
            // No computer player has the name of a person here: if its usual name is taken, it gets the usual name of that
            // person's seat, which is free.
            let mut free = seat;
            while let Some(person) = names_of_people
                .iter()
                .position(|one| is_same_name(one, names[free]))
            {
                free = people[person];
            }
            players.push(Player {
                name: names[free].to_owned(),
                level: Some(level),
            });
        }
        Setup::new(self.game, options, players).map_err(|error| setup_error(&error))
    }
}

/// Returns the default game.
pub(crate) fn usual() -> Game {
    Game::all().next().expect("there are games")
}

/// Returns the default name of a person who gave none.
pub fn nameless_person(person: usize, people: usize) -> Message {
    if people == 1 {
        nameless()
    } else {
        nameless_of(person + 1)
    }
}

/// Returns the level of a computer player by its name on the command line.
///
/// # Errors
/// If there is no such level: a message that names the levels.
pub fn level(name: &str) -> Result<Level, Message> {
    name.parse()
        .map_err(|_| setup_error(&SetupError::NoSuchLevel(name.to_owned())))
}

/// Returns a preset of a game by its name.
fn preset(game: Game, name: &str) -> Result<&'static Preset, Message> {
    let presets = game.presets();
    let found = presets.iter().find(|preset| preset.name == name);
    found.ok_or_else(|| {
        let id = GameName(game.id());
        if presets.is_empty() {
            return say::no_presets(id);
        }
        say::no_such_preset(name, id, presets.iter().map(|preset| preset.name))
    })
}

/// Returns whether nobody could tell these names apart by ear.
fn is_same_name(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}
