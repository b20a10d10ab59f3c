//! Tables of every shape: each game with each number of players, in turn, and what else can be agreed by chance.

use serpente_engine::rules::{Domain, Goal, HouseRules, Seating, Set};
use serpente_engine::table::{Game, Level, Player, Setup};
use serpente_text::seat::Action;

use serpente_testing::split_mix::SplitMix64;

/// What is agreed and done by chance, from a seed.
pub(crate) struct Chance(SplitMix64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("small");
        usize::try_from(self.0.next() % end).expect("smaller than the end")
    }

    pub(crate) fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// What people do at a table, the keys that play the likeliest.
const ACTIONS: [Action; 38] = [
    Action::Take,
    Action::Take,
    Action::Confirm,
    Action::Confirm,
    Action::Confirm,
    Action::Confirm,
    Action::Confirm,
    Action::NextPlayable,
    Action::NextPlayable,
    Action::Draw,
    Action::Draw,
    Action::Pass,
    Action::Pass,
    Action::Exchange,
    Action::Right,
    Action::Left,
    Action::Digit(0),
    Action::Digit(1),
    Action::Digit(2),
    Action::Digit(6),
    Action::Digit(9),
    Action::Ends,
    Action::Serpent,
    Action::Scores,
    Action::Match,
    Action::Turn,
    Action::Previous,
    Action::Next,
    Action::First,
    Action::Last,
    Action::Hand,
    Action::Hand,
    Action::Count,
    Action::Hint,
    Action::Escape,
    Action::Escape,
    Action::Leave,
    Action::Previous,
];

impl Chance {
    /// What somebody might do at a table.
    pub(crate) fn action(&mut self) -> Action {
        self.one_of(&ACTIONS)
    }
}

/// A table that can be set up.
#[derive(Debug)]
pub(crate) struct Shape {
    pub(crate) game: Game,
    pub(crate) seating: Seating,
    pub(crate) people: usize,
    set: Option<Set>,
    goal: Option<Goal>,
    rules: Vec<(&'static str, String)>,
    pub(crate) level: Level,
}

/// Every game with everybody who can sit at it.
pub(crate) fn seatings() -> Vec<(Game, Seating)> {
    Game::all()
        .flat_map(|game| game.seatings().iter().map(move |&seating| (game, seating)))
        .collect()
}

impl Shape {
    /// The shape of a seed: the games and seatings one after the other, all else by chance. `shortest`: whether matches
    /// are as short as can be, rather than never over.
    pub(crate) fn of(seed: u64, chance: &mut Chance, shortest: bool) -> Self {
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

    /// The same with several people, up to all, and computer players who do not think.
    pub(crate) fn with_people(self, chance: &mut Chance) -> Self {
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
        let options = Setup::options_with(self.game, self.seating, self.set, None, self.house()?);
        let mut options = options.ok()?;
        options.goal = self.goal.unwrap_or(options.goal);
        let player = |seat: usize| Player {
            name: format!("Player {seat}"),
            level: (seat >= self.people).then_some(self.level),
        };
        let players = (0..self.seating.seats()).map(player).collect();
        Setup::new(self.game, options, players).ok()
    }

    /// The table, the people in its first seats.
    pub(crate) fn setup(&self) -> Setup {
        self.try_setup().expect("it was tried")
    }

    /// What sets it up on the command line.
    pub(crate) fn arguments(&self) -> Vec<String> {
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

/// The doubles of the smallest set with which rounds are counted by them.
const FEWEST_DOUBLES: u32 = 10;

/// A goal that is so far away.
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

/// House rules, one in three set to anything. Nobody waits for the end of a thinking time.
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
