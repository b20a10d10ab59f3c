//! All games that can be played.

use crate::bax;
use crate::rules::{
    Deal, Goal, HouseRule, HouseRules, LimitOf, Preset, RuleBook, Seating, Set, books,
};
use crate::tricks::{self, TrickGame, TrickRules};

/// A game: one of tiles, by its rule book, the game of cards, or the game of tricks.
#[derive(Clone, Copy, Debug)]
pub enum Game {
    /// A game of tiles.
    Tiles(&'static RuleBook),
    /// *Bax erregea*, the game of cards.
    Cards,
    /// A game of tricks: *forty-two* or *moon*.
    Tricks(&'static TrickGame),
}

impl From<&'static RuleBook> for Game {
    fn from(book: &'static RuleBook) -> Self {
        Self::Tiles(book)
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Game {}

impl Game {
    /// Returns every game, the default first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let tricks = tricks::ALL.iter().map(Self::Tricks);
        let tiles = books::ALL.into_iter().map(Self::Tiles);
        tiles.chain([Self::Cards]).chain(tricks)
    }

    /// Returns the game with this identifier.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::all().find(|game| game.id() == id)
    }

    /// Returns the rule book of a game in which tiles are laid.
    pub fn book(self) -> Option<&'static RuleBook> {
        match self {
            Self::Tiles(book) => Some(book),
            Self::Cards | Self::Tricks(_) => None,
        }
    }

    /// Returns the answers that games of all kinds give.
    pub(super) fn answers(self) -> &'static RuleBook {
        match self {
            Self::Tiles(book) => book,
            Self::Cards => &bax::BOOK,
            Self::Tricks(game) => &game.book,
        }
    }

    /// Returns the rules of a match of tricks; `None` for other games.
    pub fn trick_rules(self, seating: Seating, house: &HouseRules) -> Option<TrickRules> {
        match self {
            Self::Tricks(game) => Some((game.rules)(seating, house)),
            Self::Tiles(_) | Self::Cards => None,
        }
    }

    /// Returns whether it is a game of tricks.
    pub fn is_of_tricks(self) -> bool {
        matches!(self, Self::Tricks(_))
    }

    /// Returns the game's identifier in records, settings and on the command line.
    pub fn id(self) -> &'static str {
        self.answers().id
    }

    /// Returns the possible seatings; the first is the default.
    pub fn seatings(self) -> &'static [Seating] {
        self.answers().seats.seatings
    }

    /// Returns the seating written like this: `4` or `2x2`.
    pub fn seating_named(self, name: &str) -> Option<Seating> {
        let mut all = self.seatings().iter();
        all.find(|seating| seating.to_string() == name).copied()
    }

    /// Returns the sets for this seating; the first is the default. Empty for a game of cards.
    pub fn sets(self, seating: Seating) -> &'static [Set] {
        (self.answers().deal.sets)(seating)
    }

    /// Returns the sets for this seating and these house rules; the first is the default.
    pub fn sets_by(self, seating: Seating, house: &HouseRules) -> Vec<Set> {
        let mut sets = self.sets(seating).to_vec();
        sets.retain(|set| self.deal(seating, *set, house).is_some());
        sets
    }

    /// Returns how many tiles may be dealt; `None` if the set is too small for so many seats, or the game has no tiles.
    pub fn deal(self, seating: Seating, set: Set, house: &HouseRules) -> Option<Deal> {
        (self.answers().deal.hands)(seating, set, house)
    }

    /// Returns limits that the game is often played to besides the default ones and round numbers.
    pub fn other_limits(self) -> &'static [u32] {
        self.answers().goal.other_limits
    }

    /// Returns the default end of a match with the default set.
    pub fn goal(self, seating: Seating, house: &HouseRules) -> Goal {
        let by_house = self.sets_by(seating, house).first().copied();
        let set = by_house.or(self.sets(seating).first().copied());
        self.goal_with(set.unwrap_or(Set::Double6), seating, house)
    }

    /// Returns the default end of a match with this set.
    pub fn goal_with(self, set: Set, seating: Seating, house: &HouseRules) -> Goal {
        match self.rounds(set) {
            Some(rounds) => Goal::Rounds(rounds),
            None => (self.answers().goal.usual)(set, seating, house),
        }
    }

    /// Returns the most rounds a match can have, if the set limits them.
    pub fn rounds(self, set: Set) -> Option<u32> {
        (self.answers().goal.rounds)(set)
    }

    /// Returns the game's house rules.
    pub fn house_rules(self) -> &'static [HouseRule] {
        self.answers().house.rules
    }

    /// Returns the game's presets of house rules, the default first.
    pub fn presets(self) -> &'static [Preset] {
        self.answers().house.presets
    }

    /// Returns the presets that have these house rules and this goal.
    pub fn presets_of(
        self,
        seating: Seating,
        house: &HouseRules,
        goal: Goal,
    ) -> impl Iterator<Item = &'static Preset> {
        let usual = self.goal(seating, house);
        self.presets().iter().filter(move |preset| {
            preset.is_for(seating)
                && preset.house(self.house_rules()) == *house
                && preset.limit.map_or(usual, Goal::Limit) == goal
        })
    }

    /// Returns what the limit of a match counts.
    pub fn limit_of(self, house: &HouseRules) -> LimitOf {
        (self.answers().goal.limit_of)(house)
    }

    /// Returns whether a limit that was chosen under some house rules means the same under others. It does not if it then counts
    /// something else, or if the usual limit is another: a limit of 100 points is no limit of 100 rounds won in a row.
    pub fn keeps_limit(self, seating: Seating, before: &HouseRules, after: &HouseRules) -> bool {
        self.limit_of(before) == self.limit_of(after)
            && self.goal(seating, before) == self.goal(seating, after)
    }

    /// Returns the thinking time of a person in seconds; 0 if it is not limited.
    pub fn thinking_time(self, house: &HouseRules) -> u32 {
        (self.answers().turn.thinking_time)(house)
    }

    /// Returns whether reaching the limit wins only a game, and several games win the match.
    pub fn counts_games(self, goal: Goal, house: &HouseRules) -> bool {
        goal.limit().is_some() && (self.answers().goal.counts_games)(house)
    }

    /// Returns whether the lowest total leads.
    pub fn low_leads(self) -> bool {
        self.answers().tally.low_leads
    }

    /// Returns whether the first side to reach the limit loses the match.
    pub fn loses_at_limit(self) -> bool {
        self.answers().tally.loses_at_limit
    }

    /// Returns whether the order of play runs clockwise, so that the next player sits on the left.
    pub fn runs_clockwise(self) -> bool {
        !self.answers().seats.counter_clockwise
    }

    /// Returns whether a match can have a fixed number of rounds.
    pub fn may_count_rounds(self) -> bool {
        self.answers().goal.may_count_rounds
    }

    /// Returns whether a match may end after a number of rounds, even if that is not common.
    pub fn may_end_after_rounds(self) -> bool {
        self.answers().goal.may_count_rounds || self.answers().goal.may_end_after_rounds
    }

    /// Returns whether a match can be played to a limit. It cannot if it is played for stakes, or if each round has a centre of
    /// its own.
    pub fn may_have_limit(self, house: &HouseRules) -> bool {
        (self.answers().goal.may_have_limit)(house)
    }
}
