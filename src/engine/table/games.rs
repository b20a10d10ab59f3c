//! Every game that can be played at a table.

use crate::bax;
use crate::rules::{
    Deal, Goal, HouseRule, HouseRules, LimitOf, Preset, RuleBook, Seating, Set, books,
};
use crate::tricks;

/// A game: of tiles, by its book, or the one of cards, or of tricks.
#[derive(Clone, Copy, Debug)]
pub enum Game {
    /// A game of tiles.
    Tiles(&'static dyn RuleBook),
    /// *Bax erregea*, the game of cards.
    Cards,
    /// *Forty-two*, the game of tricks.
    Tricks,
}

impl From<&'static dyn RuleBook> for Game {
    fn from(book: &'static dyn RuleBook) -> Self {
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
    /// Every game, the default first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let others = [Self::Cards, Self::Tricks];
        books::ALL.into_iter().map(Self::Tiles).chain(others)
    }

    /// The game with this name.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::all().find(|game| game.id() == id)
    }

    /// The book of a game in which tiles are laid.
    #[must_use]
    pub fn book(self) -> Option<&'static dyn RuleBook> {
        match self {
            Self::Tiles(book) => Some(book),
            Self::Cards | Self::Tricks => None,
        }
    }

    /// The game's name in records, settings and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Tiles(book) => book.id(),
            Self::Cards => bax::ID,
            Self::Tricks => tricks::ID,
        }
    }

    /// Who can sit at the table; the first is the default.
    #[must_use]
    pub fn seatings(self) -> &'static [Seating] {
        match self {
            Self::Tiles(book) => book.seatings(),
            Self::Cards => bax::SEATINGS,
            Self::Tricks => &tricks::SEATINGS,
        }
    }

    /// The seating that is written so: `4`, or `2x2`.
    #[must_use]
    pub fn seating_named(self, name: &str) -> Option<Seating> {
        let mut all = self.seatings().iter();
        all.find(|seating| seating.to_string() == name).copied()
    }

    /// The sets these players can use; the first is the default. None for a game of cards.
    #[must_use]
    pub fn sets(self, seating: Seating) -> &'static [Set] {
        match self {
            Self::Tiles(book) => book.sets(seating),
            Self::Cards => &[],
            Self::Tricks => &tricks::SETS,
        }
    }

    /// The sets these players can use by these house rules; the first is the default.
    #[must_use]
    pub fn sets_by(self, seating: Seating, house: &HouseRules) -> Vec<Set> {
        let deals = |set: &Set| self.deal(seating, *set, house).is_some();
        self.sets(seating).iter().copied().filter(deals).collect()
    }

    /// How many tiles each seat may be dealt of a set; `None` if the set cannot serve so many, or the game has no tiles.
    #[must_use]
    pub fn deal(self, seating: Seating, set: Set, house: &HouseRules) -> Option<Deal> {
        match self {
            Self::Tiles(book) => book.deal(seating, set, house),
            Self::Cards => None,
            Self::Tricks => Some(tricks::deal()),
        }
    }

    /// Limits that the game is known to be played to beside the usual ones and round numbers.
    #[must_use]
    pub fn other_limits(self) -> &'static [u32] {
        match self {
            Self::Tiles(book) => book.other_limits(),
            Self::Cards | Self::Tricks => &[],
        }
    }

    /// What ends a match if nobody says otherwise, with the usual set.
    #[must_use]
    pub fn goal(self, seating: Seating, house: &HouseRules) -> Goal {
        match self {
            Self::Tiles(book) => {
                let by_house = self.sets_by(seating, house).first().copied();
                let set = by_house.unwrap_or(book.sets(seating)[0]);
                self.goal_with(set, seating, house)
            }
            Self::Cards => bax::goal(house),
            Self::Tricks => tricks::goal(house),
        }
    }

    /// What ends a match if nobody says otherwise, with this set.
    #[must_use]
    pub fn goal_with(self, set: Set, seating: Seating, house: &HouseRules) -> Goal {
        match (self, self.rounds(set)) {
            (_, Some(rounds)) => Goal::Rounds(rounds),
            (Self::Tiles(book), None) => book.goal_with(set, seating, house),
            (Self::Cards, None) => bax::goal(house),
            (Self::Tricks, None) => tricks::goal(house),
        }
    }

    /// How many rounds a match has at most, where the set bounds them.
    #[must_use]
    pub fn rounds(self, set: Set) -> Option<u32> {
        self.book().and_then(|book| book.rounds(set))
    }

    /// What else the hosts may set.
    #[must_use]
    pub fn house_rules(self) -> &'static [HouseRule] {
        match self {
            Self::Tiles(book) => book.house_rules(),
            Self::Cards => &bax::HOUSE_RULES,
            Self::Tricks => &tricks::HOUSE_RULES,
        }
    }

    /// House rules that are known under one name, the usual ones first.
    #[must_use]
    pub fn presets(self) -> &'static [Preset] {
        match self {
            Self::Tiles(book) => book.presets(),
            Self::Cards => &[],
            Self::Tricks => &tricks::PRESETS,
        }
    }

    /// The names under which these house rules and this goal are known.
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

    /// What the limit of a match counts.
    #[must_use]
    pub fn limit_of(self, house: &HouseRules) -> LimitOf {
        match self {
            Self::Tiles(book) => book.limit_of(house),
            Self::Cards => LimitOf::Rounds,
            Self::Tricks => tricks::limit_of(house),
        }
    }

    /// How long a person may think, in seconds; 0 for as long as they like.
    #[must_use]
    pub fn thinking_time(self, house: &HouseRules) -> u32 {
        self.book().map_or(0, |book| book.thinking_time(house))
    }

    /// Whether the limit wins a game only, and several games the match.
    #[must_use]
    pub fn counts_games(self, goal: Goal, house: &HouseRules) -> bool {
        let has_limit = goal.limit().is_some();
        has_limit && self.book().is_some_and(|book| book.counts_games(house))
    }

    /// Whether it is played with tiles.
    #[must_use]
    pub fn has_tiles(self) -> bool {
        match self {
            Self::Tiles(_) | Self::Tricks => true,
            Self::Cards => false,
        }
    }

    /// Whether the lowest total leads.
    #[must_use]
    pub fn low_leads(self) -> bool {
        self.book().is_some_and(RuleBook::low_leads)
    }

    /// Whether whoever is at the limit first has lost the match.
    #[must_use]
    pub fn loses_at_limit(self) -> bool {
        self.book().is_some_and(RuleBook::loses_at_limit)
    }

    /// Whether a match can be played for a number of rounds.
    #[must_use]
    pub fn may_count_rounds(self) -> bool {
        match self {
            Self::Tiles(book) => book.may_count_rounds(),
            Self::Cards => true,
            Self::Tricks => false,
        }
    }

    /// Whether a match may end after a number of rounds, be it usual or not.
    #[must_use]
    pub fn may_end_after_rounds(self) -> bool {
        match self {
            Self::Tiles(book) => book.may_end_after_rounds(),
            Self::Cards | Self::Tricks => self.may_count_rounds(),
        }
    }

    /// Whether a match can be played to a limit: not for stakes, and not where each round has a centre of its own.
    #[must_use]
    pub fn may_have_limit(self, house: &HouseRules) -> bool {
        match self {
            Self::Tiles(book) => book.may_have_limit(),
            Self::Cards => !bax::has_stakes(house),
            Self::Tricks => true,
        }
    }
}
