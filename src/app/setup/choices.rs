//! The choices of the match that is being set up: their labels, and how they change.

use super::limits;
use crate::Draft;
use serpente_engine::bots::Level;
use serpente_engine::rules::{Domain, Goal, HandsLeft, HouseRule, LimitOf, Preset, Set, Value};
use serpente_engine::table::Game;
use serpente_text::announce::say::games::{LevelKeyword, PresetName};
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{GameName, Message, goal, players_told, rule_told};

/// Returns the value after or before the current one; the list wraps around.
pub(crate) fn step<T: Copy + PartialEq>(all: &[T], current: T, up: bool) -> T {
    let current = all.iter().position(|&one| one == current).unwrap_or(0);
    let count = all.len();
    all[(current + if up { 1 } else { count - 1 }) % count]
}

/// A choice about the match that is being set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SetupChoice {
    Game,
    Seating,
    People,
    Level,
    Set,
    Hand,
    /// A points limit or a number of rounds, if the game allows both.
    Goal,
    /// The points limit or the number of rounds.
    Limit,
    /// A named set of house rules.
    Preset,
    /// A house rule, by its index in the game's list.
    Rule(usize),
}

/// The most rounds on offer.
const MOST_ROUNDS: u32 = 100;

/// The default number of rounds.
const USUAL_ROUNDS: u32 = 10;

/// The default points limit of a game that usually counts rounds.
const USUAL_LIMIT: u32 = 100;

/// The step by which thinking time and other numbers change.
const NUMBER_STEP: u32 = 5;

impl Draft {
    /// Returns the choices in the order of the menu, without those that the game does not have.
    pub(crate) fn choices(&self) -> Vec<SetupChoice> {
        let mut choices = vec![
            SetupChoice::Game,
            SetupChoice::Seating,
            SetupChoice::People,
            SetupChoice::Level,
        ];
        if !self.game.sets(self.seating).is_empty() {
            choices.extend([SetupChoice::Set, SetupChoice::Hand]);
        }
        let both = self.game.may_count_rounds() && self.game.may_have_limit(&self.house);
        if both {
            choices.push(SetupChoice::Goal);
        }
        if !self.game.presets().is_empty() {
            choices.push(SetupChoice::Preset);
        }
        choices.push(SetupChoice::Limit);
        let rules = self.game.house_rules().iter().enumerate();
        let means_something = rules.filter(|(_, rule)| !rule.of_teams || self.seating.in_teams());
        choices.extend(means_something.map(|(place, _)| SetupChoice::Rule(place)));
        choices
    }

    /// Returns the label of each house rule.
    pub(crate) fn house_rules(&self) -> Vec<Message> {
        let places = 0..self.game.house_rules().len();
        places
            .map(|place| self.label(SetupChoice::Rule(place)))
            .collect()
    }

    /// Returns the labels of what differs from this draft if the game is played by a preset, or else the label of its limit.
    pub(crate) fn changed_by(&self, preset: &Preset) -> Vec<Message> {
        let mut played = self.clone();
        played.play_as(preset);
        let usual = self.labels_of_rules();
        let mut changed = played.labels_of_rules();
        changed.retain(|label| !usual.contains(label));
        if changed.is_empty() {
            changed.push(played.label(SetupChoice::Limit));
        }
        changed
    }

    /// Returns the labels of the choices that are about the rules.
    fn labels_of_rules(&self) -> Vec<Message> {
        let mut labels = Vec::new();
        for choice in self.choices() {
            if matches!(
                choice,
                SetupChoice::Seating | SetupChoice::Set | SetupChoice::Limit | SetupChoice::Rule(_)
            ) {
                labels.push(self.label(choice));
            }
        }
        labels
    }

    /// Returns the label of the entry that sums up the whole match.
    pub(crate) fn summary(&self) -> Message {
        let who = players_told(self.seating);
        let entry = say::menu_start(
            GameName(self.game.id()),
            who,
            goal(self.game, self.goal(), &self.house),
        );
        self.or_short(entry)
    }

    /// Adds a note to an entry with the limit if a side may well reach it in its first round.
    fn or_short(&self, entry: Message) -> Message {
        if self.may_be_short() {
            say::menu_short(entry)
        } else {
            entry
        }
    }

    /// Returns whether a side still holds as many points as the limit after its members have laid a third of their tiles. On
    /// average a tile of a set holds as many pips as the set's highest half.
    fn may_be_short(&self) -> bool {
        let (Goal::Limit(limit), Ok(options)) = (self.goal(), self.options()) else {
            return false;
        };
        let tiles = self.seating.members() * options.hand;
        let pips = tiles * usize::from(self.set().top().get());
        let counts_points = match self.game.book() {
            Some(book) => (book.count.hands_left)(&options) == HandsLeft::Points,
            None => true,
        };
        let counts_pips = !self.game.counts_games(self.goal(), &self.house)
            && self.game.limit_of(&self.house) == LimitOf::Points
            && counts_points;
        pips * 2 / 3 >= usize::try_from(limit).unwrap_or(usize::MAX) && counts_pips
    }

    /// Returns the label of a choice.
    pub(crate) fn label(&self, choice: SetupChoice) -> Message {
        match choice {
            SetupChoice::Game => say::menu_game(GameName(self.game.id())),
            SetupChoice::Seating => say::menu_seating(players_told(self.seating)),
            SetupChoice::People => say::menu_people(self.people),
            SetupChoice::Level => say::menu_level(LevelKeyword(self.levels[0].name())),
            SetupChoice::Set => say::menu_set(self.set().top().get()),
            SetupChoice::Hand => match self.options() {
                Ok(options) => say::menu_hand(options.hand),
                Err(message) => message,
            },
            SetupChoice::Goal => say::menu_goal(matches!(self.goal(), Goal::Rounds(_))),
            SetupChoice::Limit => match self.goal() {
                Goal::Limit(limit) => match self.game.limit_of(&self.house) {
                    LimitOf::Rounds | LimitOf::RoundsInARow => say::menu_wins(limit),
                    LimitOf::Marks => say::menu_marks(limit),
                    LimitOf::Points | LimitOf::Sets => self.or_short(say::menu_limit(limit)),
                },
                Goal::Rounds(rounds) => say::menu_rounds(rounds),
            },
            SetupChoice::Preset => match self.preset() {
                Some(preset) => say::menu_preset(PresetName::of(self.game, preset)),
                None => say::menu_preset_own(),
            },
            SetupChoice::Rule(place) => {
                let (rule, value) = self.rule(place);
                rule_told(&rule, value)
            }
        }
    }

    /// Changes a choice, up or down.
    pub(crate) fn change(&mut self, choice: SetupChoice, up: bool) {
        match choice {
            SetupChoice::Game => {
                let games: Vec<_> = Game::all().collect();
                self.set_game(step(&games, self.game, up));
            }
            SetupChoice::Seating => {
                let mut seatings = self.game.seatings().to_vec();
                seatings.sort_by_key(|seating| {
                    (seating.in_teams(), seating.teams(), seating.members())
                });
                self.seating = step(&seatings, self.seating, up);
                (self.set, self.hand) = (None, None);
                self.goal = self.goal.filter(|&goal| self.may_be_played_to(goal));
                self.people = self.people.min(self.seating.seats());
            }
            SetupChoice::People => {
                let people: Vec<usize> = (0..=self.seating.seats()).collect();
                self.people = step(&people, self.people, up);
            }
            SetupChoice::Level => {
                self.levels = vec![step(&Level::PLAYERS, self.levels[0], up)];
            }
            SetupChoice::Set => {
                let sets = self.game.sets_by(self.seating, &self.house);
                self.set = Some(step(&sets, self.set(), up));
                (self.hand, self.goal) =
                    (None, self.goal.filter(|&goal| self.may_be_played_to(goal)));
            }
            SetupChoice::Hand => self.change_hand(up),
            SetupChoice::Goal => {
                self.goal = Some(match self.goal() {
                    Goal::Limit(_) => Goal::Rounds(USUAL_ROUNDS),
                    Goal::Rounds(_) => Goal::Limit(USUAL_LIMIT),
                });
            }
            SetupChoice::Limit => {
                self.goal = Some(match self.goal() {
                    Goal::Limit(limit) => Goal::Limit(self.next_limit(limit, up)),
                    Goal::Rounds(rounds) => {
                        let most = self.most_rounds().unwrap_or(MOST_ROUNDS);
                        Goal::Rounds(stepped(rounds, 1, up).clamp(1, most))
                    }
                });
            }
            SetupChoice::Preset => {
                let presets = self.game.presets();
                let next = step(presets, *self.preset().unwrap_or(&presets[0]), up);
                self.play_as(&next);
                self.played_as = Some(next.name);
            }
            SetupChoice::Rule(place) => self.change_rule(place, up),
        }
    }

    /// Changes the game. The players stay the same; the rules are set anew, since each game has its own.
    pub(crate) fn set_game(&mut self, game: Game) {
        if game == self.game {
            return;
        }
        let usual = Self::of(game);
        *self = Self {
            people: self.people.min(usual.seating.seats()),
            levels: std::mem::take(&mut self.levels),
            names: std::mem::take(&mut self.names),
            ..usual
        };
    }

    /// Returns the next higher or lower limit.
    fn next_limit(&self, limit: u32, up: bool) -> u32 {
        let in_points = matches!(
            self.game.limit_of(&self.house),
            LimitOf::Points | LimitOf::Sets
        );
        let usual = self.usual_goal().limit();
        let presets = self.game.presets().iter().filter_map(|preset| preset.limit);
        let others = self.game.other_limits().iter().copied();
        let known = usual.into_iter().chain(presets).chain(others);
        let most = if in_points {
            limits::HIGHEST
        } else {
            MOST_ROUNDS
        };
        limits::next(limit, up, known).min(most)
    }

    /// Returns the preset that matches these house rules and this limit; if several do, the one that was chosen.
    fn preset(&self) -> Option<&'static Preset> {
        let mut first = None;
        for preset in self.game.presets_of(self.seating, &self.house, self.goal()) {
            if Some(preset.name) == self.played_as {
                return Some(preset);
            }
            first = first.or(Some(preset));
        }
        first
    }

    /// Returns the goal, chosen or default.
    pub(crate) fn goal(&self) -> Goal {
        self.goal.unwrap_or_else(|| self.usual_goal())
    }

    /// Returns the default goal.
    fn usual_goal(&self) -> Goal {
        match self.game.sets(self.seating) {
            [] => self.game.goal(self.seating, &self.house),
            _ => self.game.goal_with(self.set(), self.seating, &self.house),
        }
    }

    /// Returns the highest number of rounds, if the set of tiles limits it.
    fn most_rounds(&self) -> Option<u32> {
        if self.game.sets(self.seating).is_empty() {
            None
        } else {
            self.game.rounds(self.set())
        }
    }

    /// Returns whether the set of tiles has enough rounds for this goal.
    fn may_be_played_to(&self, goal: Goal) -> bool {
        goal.rounds()
            .zip(self.most_rounds())
            .is_none_or(|(rounds, most)| rounds <= most)
    }

    /// Returns the set of tiles, chosen or default.
    fn set(&self) -> Set {
        match self.set {
            Some(set) => set,
            None => self.game.sets_by(self.seating, &self.house)[0],
        }
    }

    fn change_hand(&mut self, up: bool) {
        let Some(deal) = self.game.deal(self.seating, self.set(), &self.house) else {
            return;
        };
        let current = self.hand.unwrap_or(deal.usual);
        let next = if up {
            current + 1
        } else {
            current.saturating_sub(1)
        };
        let least = *deal.allowed.start();
        let most = *deal.allowed.end();
        self.hand = if least <= most {
            Some(next.clamp(least, most))
        } else {
            None
        };
    }

    fn rule(&self, place: usize) -> (HouseRule, Value) {
        let rule = self.house.iter().nth(place);
        rule.expect("the menu has an entry for each house rule")
    }

    fn change_rule(&mut self, place: usize, up: bool) {
        let (rule, value) = self.rule(place);
        let text = match (rule.domain, value) {
            (Domain::Choice(words), Value::Choice(current)) => step(words, current, up).to_owned(),
            (Domain::Number(most), Value::Number(number)) => {
                stepped(number, NUMBER_STEP, up).min(most).to_string()
            }
            (_, Value::Switch(on)) => (!on).to_string(),
            (_, Value::Choice(_) | Value::Number(_)) => value.to_string(),
        };
        let before = self.house.clone();
        let set = self.house.set(rule.name, Some(&text));
        set.expect("the value is of the rule's own domain");
        // A rule may change which sets of tiles the game is played with, or its goal.
        if self.options().is_err() {
            (self.set, self.hand) = (None, None);
        }
        self.forget_limit_unless_kept(&before);
    }
}

fn stepped(number: u32, by: u32, up: bool) -> u32 {
    if up {
        number.saturating_add(by)
    } else {
        number.saturating_sub(by)
    }
}
