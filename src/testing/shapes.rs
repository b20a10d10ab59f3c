//! Tables of every shape: each game with each number of players in turn, and random values for the other options.

use serpente_engine::rules::{Domain, Goal, HouseRules, Seating, Set};
use serpente_engine::table::{Game, Level, Player, Setup};

use crate::split_mix::SplitMix64;

/// Random choices from a seed.
pub struct Chance(SplitMix64);

impl Chance {
    /// Begins from a seed.
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// Returns a number below this one.
    pub fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("small");
        usize::try_from(self.0.next() % end).expect("smaller than the end")
    }

    /// Returns one of these.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Returns `true` once in this many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// A table that can be set up.
#[derive(Debug)]
pub struct Shape {
    /// The game.
    pub game: Game,
    /// The seats and teams.
    pub seating: Seating,
    /// How many seats, from the first on, are taken by people.
    pub people: usize,
    set: Option<Set>,
    goal: Option<Goal>,
    rules: Vec<(&'static str, String)>,
    /// The level of the computer players.
    pub level: Level,
}

/// Returns every game with all its seatings.
pub fn seatings() -> Vec<(Game, Seating)> {
    Game::all()
        .flat_map(|game| game.seatings().iter().map(move |&seating| (game, seating)))
        .collect()
}

impl Shape {
    /// Returns the shape for a seed: games and seatings in turn, everything else at random. `shortest` says whether matches are
    /// as short as possible, or endless.
    pub fn of(seed: u64, chance: &mut Chance, shortest: bool) -> Self {
        let all = seatings();
        let place = seed % u64::try_from(all.len()).expect("a few dozen");
        let (game, seating) = all[usize::try_from(place).expect("a few dozen")];
        loop {
            let goal = goal(game, if shortest { 1 } else { 100_000 });
            let shape = Self {
                game,
                seating,
                people: chance.below(seating.seats() + 1),
                set: Some(game.sets(seating))
                    .filter(|sets| !sets.is_empty() && chance.once_in(3))
                    .map(|sets| chance.one_of(sets)),
                goal: Some(goal),
                rules: rules(game, chance),
                level: chance.one_of(&[Level::Random, Level::Heavy, Level::Easy, Level::Normal]),
            };
            if shape.try_setup().is_some() {
                return shape;
            }
        }
    }

    /// Adds several people, up to all seats, and computer players that do not think.
    #[must_use]
    pub fn with_people(self, chance: &mut Chance) -> Self {
        Self {
            people: 2 + chance.below(self.seating.seats() - 1),
            level: Level::Random,
            ..self
        }
    }

    fn house(&self) -> Option<HouseRules> {
        let mut house = HouseRules::new(self.game.house_rules());
        for (rule, value) in &self.rules {
            house.set(rule, Some(value)).ok()?;
        }
        Some(house)
    }

    fn try_setup(&self) -> Option<Setup> {
        let mut options =
            Setup::options_with(self.game, self.seating, self.set, None, self.house()?).ok()?;
        options.goal = self.goal.unwrap_or(options.goal);
        let players = (0..self.seating.seats())
            .map(|seat| Player {
                name: format!("Player {seat}"),
                level: (seat >= self.people).then_some(self.level),
            })
            .collect();
        Setup::new(self.game, options, players).ok()
    }

    /// Returns the setup of the table, with people in its first seats.
    pub fn setup(&self) -> Setup {
        self.try_setup().expect("it was tried")
    }

    /// Returns the command-line arguments that set it up.
    pub fn arguments(&self) -> Vec<String> {
        let mut given = vec!["--game".to_owned(), self.game.id().to_owned()];
        let mut add = |option: &str, value: String| given.extend([option.to_owned(), value]);
        let who = if self.seating.in_teams() {
            "--teams"
        } else {
            "--players"
        };
        add(who, self.seating.to_string());
        add("--humans", self.people.to_string());
        add("--bots", self.level.to_string());
        match self.goal {
            Some(Goal::Limit(limit)) => add("--limit", limit.to_string()),
            Some(Goal::Rounds(rounds)) => add("--rounds", rounds.to_string()),
            None => {}
        }
        if let Some(set) = self.set {
            add("--set", set.top().get().to_string());
        }
        for (rule, value) in &self.rules {
            add("--rule", format!("{rule}={value}"));
        }
        given
    }
}

/// The doubles of the smallest set, in games whose number of rounds depends on the doubles.
const FEWEST_DOUBLES: u32 = 10;

/// Returns a goal this far away.
fn goal(game: Game, far: u32) -> Goal {
    let house = HouseRules::new(game.house_rules());
    match game.goal(game.seatings()[0], &house) {
        Goal::Limit(_) => Goal::Limit(far),
        // With some sets there are no more rounds.
        Goal::Rounds(most) if !game.may_have_limit(&house) && game.book().is_some() => {
            Goal::Rounds(far.min(most).min(FEWEST_DOUBLES))
        }
        Goal::Rounds(_) => Goal::Rounds(far),
    }
}

/// Returns house rules, one in three with a random value; thinking time stays unlimited.
fn rules(game: Game, chance: &mut Chance) -> Vec<(&'static str, String)> {
    let mut rules = Vec::new();
    for rule in game.house_rules() {
        if rule.name != "thinking-time" && chance.once_in(3) {
            let value = match rule.domain {
                Domain::Switch => chance.one_of(&["true", "false"]).to_owned(),
                Domain::Choice(words) => chance.one_of(words).to_owned(),
                Domain::Number(most) => chance.below(most as usize + 1).to_string(),
            };
            rules.push((rule.name, value));
        }
    }
    rules
}
