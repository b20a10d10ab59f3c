//! House rules: options of a game that the players agree on.

use crate::rules::Options;
use crate::rules::seats::Seating;
use crate::rules::tile::Set;
use std::fmt;

/// The value of a house rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// On or off.
    Switch(bool),
    /// One of the words that the rule accepts.
    Choice(&'static str),
    /// A number, in the unit the rule's documentation names.
    Number(u32),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(on) => write!(f, "{on}"),
            Self::Choice(word) => f.write_str(word),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}

/// The values that a house rule accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// On or off.
    Switch,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A number up to this, in the unit the rule's documentation names.
    Number(u32),
}

impl Domain {
    /// Parses the value that this text names, if it is in the domain. Without text, a switch is turned on.
    pub fn read(self, text: Option<&str>) -> Option<Value> {
        match (self, text) {
            (Self::Switch, None | Some("true" | "on" | "yes")) => Some(Value::Switch(true)),
            (Self::Switch, Some("false" | "off" | "no")) => Some(Value::Switch(false)),
            // Older records have a switch for some rules that are choices now.
            (Self::Choice(["off", on, ..]), None | Some("true" | "on" | "yes")) => {
                Some(Value::Choice(on))
            }
            (Self::Choice(["off", ..]), Some("false" | "no")) => Some(Value::Choice("off")),
            (Self::Choice(words), Some(text)) => words
                .iter()
                .find(|word| **word == text)
                .map(|word| Value::Choice(word)),
            (Self::Number(most), Some(text)) => text
                .parse()
                .ok()
                .filter(|number| *number <= most)
                .map(Value::Number),
            (Self::Switch, Some(_)) | (Self::Choice(_) | Self::Number(_), None) => None,
        }
    }
}

/// A house rule: its name, its possible values and its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseRule {
    /// The name on the command line and in records, in kebab case.
    pub name: &'static str,
    /// The possible values.
    pub domain: Domain,
    /// The default.
    pub default: Value,
    /// Whether it only matters when teams play.
    pub of_teams: bool,
    /// Whether it is a number of points, where 0 means none.
    pub in_points: bool,
    /// The keyword of its messages, if another rule has the same name.
    pub name_keyword: Option<&'static str>,
    /// The values that mean something else here than in other rules, each with the keyword of its
    /// messages.
    pub value_keywords: &'static [(&'static str, &'static str)],
}

impl HouseRule {
    const fn new(name: &'static str, domain: Domain, default: Value) -> Self {
        Self {
            name,
            domain,
            default,
            of_teams: false,
            in_points: false,
            name_keyword: None,
            value_keywords: &[],
        }
    }

    /// Makes a switch that is off by default.
    #[must_use]
    pub const fn switch(name: &'static str) -> Self {
        Self::new(name, Domain::Switch, Value::Switch(false))
    }

    /// Makes a choice of words, the first of which is the default.
    #[must_use]
    pub const fn choice(name: &'static str, words: &'static [&'static str]) -> Self {
        Self::new(name, Domain::Choice(words), Value::Choice(words[0]))
    }

    /// Makes a number up to `most`, 0 by default.
    #[must_use]
    pub const fn number(name: &'static str, most: u32) -> Self {
        Self::new(name, Domain::Number(most), Value::Number(0))
    }

    /// Makes a number of points up to `most`, none by default.
    #[must_use]
    pub const fn points(name: &'static str, most: u32) -> Self {
        Self {
            in_points: true,
            ..Self::number(name, most)
        }
    }

    /// Returns the same rule with this number as its default.
    #[must_use]
    pub const fn usually(self, number: u32) -> Self {
        Self {
            default: Value::Number(number),
            ..self
        }
    }

    /// Returns the same rule with another keyword than its name, because another rule has that name.
    #[must_use]
    pub(crate) const fn with_name_keyword(self, keyword: &'static str) -> Self {
        Self {
            name_keyword: Some(keyword),
            ..self
        }
    }

    /// Returns the same rule with other keywords than their names for these values, because a value
    /// of that name means something else in another rule.
    #[must_use]
    pub(crate) const fn with_keywords(
        self,
        value_keywords: &'static [(&'static str, &'static str)],
    ) -> Self {
        Self {
            value_keywords,
            ..self
        }
    }

    /// Returns the keyword by which messages choose their text for this rule.
    pub const fn keyword(&self) -> &'static str {
        match self.name_keyword {
            Some(keyword) => keyword,
            None => self.name,
        }
    }

    /// Returns the keyword by which messages choose their text for a value of this rule.
    pub fn value_keyword(&self, value: &'static str) -> &'static str {
        for &(with_own, keyword) in self.value_keywords {
            if with_own == value {
                return keyword;
            }
        }
        value
    }

    /// Returns the same rule, for teams only.
    #[must_use]
    pub const fn of_teams(self) -> Self {
        Self {
            of_teams: true,
            ..self
        }
    }
}

/// The house rules of a match: every rule of the book with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseRules(Vec<(HouseRule, Value)>);

impl HouseRules {
    /// Sets all these rules to their defaults.
    #[must_use]
    pub fn new(rules: &[HouseRule]) -> Self {
        Self(rules.iter().map(|&rule| (rule, rule.default)).collect())
    }

    /// Sets a rule from text. Without a value, a switch is turned on.
    ///
    /// # Errors
    /// If the book has no such rule, or the rule no such value.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), HouseError> {
        let (rule, current) = self
            .0
            .iter_mut()
            .find(|(rule, _)| rule.name == name)
            .ok_or(HouseError::NoSuchRule)?;
        *current = rule
            .domain
            .read(value)
            .ok_or(HouseError::NoSuchValue(rule.domain))?;
        Ok(())
    }

    /// Returns every rule with its value, in the book's order.
    pub fn iter(&self) -> impl Iterator<Item = (HouseRule, Value)> + '_ {
        self.0.iter().copied()
    }

    /// Returns whether the switch is on.
    ///
    /// # Panics
    /// If the book does not have this rule, or it is not a switch.
    pub fn is_on(&self, rule: HouseRule) -> bool {
        match self.value(rule) {
            Value::Switch(on) => on,
            Value::Choice(_) | Value::Number(_) => panic!("{} is no switch", rule.name),
        }
    }

    /// Returns whether the rule has its default value.
    ///
    /// # Panics
    /// If the book does not have this rule.
    pub fn is_usual(&self, rule: HouseRule) -> bool {
        self.value(rule) == rule.default
    }

    /// Returns whether the choice is this word.
    ///
    /// # Panics
    /// If the book does not have this rule; in debug builds also if the rule does not have this word.
    pub fn is(&self, rule: HouseRule, word: &str) -> bool {
        debug_assert!(
            rule.domain.read(Some(word)).is_some(),
            "{} does not know {word}",
            rule.name
        );
        matches!(self.value(rule), Value::Choice(chosen) if chosen == word)
    }

    /// Returns the number, in the unit the rule's documentation names.
    ///
    /// # Panics
    /// If the book does not have this rule, or it is not a number.
    pub fn number(&self, rule: HouseRule) -> u32 {
        match self.value(rule) {
            Value::Number(number) => number,
            Value::Switch(_) | Value::Choice(_) => panic!("{} is no number", rule.name),
        }
    }

    /// Returns the number of points that the rule sets.
    ///
    /// # Panics
    /// If the book does not have this rule, or it is not a number of points.
    pub fn points(&self, rule: HouseRule) -> i32 {
        i32::try_from(self.number(rule)).expect("at most a hundred")
    }

    fn value(&self, rule: HouseRule) -> Value {
        // A rule is as long as a line of the cache, so they are not copied.
        let found = self.0.iter().find(|(other, _)| other.name == rule.name);
        found.expect("a book asks for rules of its own").1
    }
}

/// The reason why these players cannot use these house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clash {
    /// The rules are for pairs, but each player plays alone.
    PairsOnly,
    /// The rules are for single players, but these play in teams.
    AloneOnly,
    /// This rule is for pairs, but each player plays alone.
    RuleOfPairs(HouseRule),
    /// These two rules contradict each other.
    NotTogether(HouseRule, HouseRule),
    /// The rules allow at most this many seats.
    SeatsAtMost(usize),
    /// This rule is for players alone, but these play in teams.
    RuleOfSingles(HouseRule),
    /// This rule is for so many players.
    RuleOfSeats(HouseRule, usize),
    /// The first rule changes nothing without the second.
    OnlyWith(HouseRule, HouseRule),
    /// The rule changes nothing with this set.
    NotWithSet(HouseRule, Set),
    /// By this rule the limit must be met exactly, but all points are multiples of this number.
    LimitNotMet(HouseRule, u32),
}

/// The house rules that a game offers.
#[derive(Clone, Copy)]
pub struct HouseOffer {
    /// The rules, in the order in which they are listed.
    pub rules: &'static [HouseRule],

    /// The presets, the default first; none if the game has no presets.
    pub presets: &'static [Preset],

    /// Pairs of rules of which only one may have another value than its default, because they contradict each other.
    pub contradictions: &'static [(HouseRule, HouseRule)],

    /// Returns why these players cannot use these house rules, if they cannot for another reason than
    /// [`contradictions`](Self::contradictions).
    pub clash: fn(Seating, &HouseRules) -> Option<Clash>,

    /// Pairs of rules of which the first changes nothing while the second has its default.
    pub needs: &'static [(HouseRule, HouseRule)],

    /// Rules that are for so many players only.
    pub of_seats: &'static [(HouseRule, usize)],

    /// Returns a house rule that would change nothing in a match with these options for another reason, if there is one.
    pub idle: fn(&Options) -> Option<Clash>,
}

impl HouseOffer {
    /// No house rules at all.
    pub const NONE: Self = Self {
        rules: &[],
        presets: &[],
        contradictions: &[],
        clash: |_, _| None,
        needs: &[],
        of_seats: &[],
        idle: |_| None,
    };

    /// Offers these rules, each of which may be combined with every other.
    #[must_use]
    pub const fn of(rules: &'static [HouseRule]) -> Self {
        Self {
            rules,
            ..Self::NONE
        }
    }

    /// Returns why these players cannot use these house rules, if they cannot.
    pub(crate) fn clash_of(&self, seating: Seating, house: &HouseRules) -> Option<Clash> {
        for &(one, other) in self.contradictions {
            if !house.is_usual(one) && !house.is_usual(other) {
                return Some(Clash::NotTogether(one, other));
            }
        }
        (self.clash)(seating, house)
    }

    /// Returns a house rule that would change nothing in a match with these options, if there is one. No new match begins so,
    /// since its players would wait for what never happens; the record of an older one is still read.
    pub(crate) fn idle_in(&self, options: &Options) -> Option<Clash> {
        let house = &options.house;
        for &(rule, needed) in self.needs {
            if !house.is_usual(rule) && house.is_usual(needed) {
                return Some(Clash::OnlyWith(rule, needed));
            }
        }
        for &(rule, seats) in self.of_seats {
            if !house.is_usual(rule) && options.seating.seats() != seats {
                return Some(Clash::RuleOfSeats(rule, seats));
            }
        }
        for rule in self.rules {
            if rule.of_teams && !house.is_usual(*rule) && !options.seating.in_teams() {
                return Some(Clash::RuleOfPairs(*rule));
            }
        }
        (self.idle)(options)
    }
}

/// A preset: house rules under one name, for a local or club variant of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name on the command line, in kebab case.
    pub name: &'static str,
    /// The limit; `None` for the default with these house rules.
    pub limit: Option<u32>,
    /// The seating if the host chooses none; the preset is only for players alone, or only for teams, as this one. `None` if it
    /// is for both.
    pub seating: Option<Seating>,
    /// The rules that the preset sets, each with its value; all others keep their defaults.
    pub rules: &'static [(&'static str, &'static str)],
}

impl Preset {
    /// Creates a preset for every seating, with the default limit of its rules.
    #[must_use]
    pub const fn new(name: &'static str, rules: &'static [(&'static str, &'static str)]) -> Self {
        Self {
            name,
            limit: None,
            seating: None,
            rules,
        }
    }

    /// Gives the preset a limit.
    #[must_use]
    pub(crate) const fn limited_to(self, limit: u32) -> Self {
        let limit = Some(limit);
        Self { limit, ..self }
    }

    /// Gives the preset a seating.
    #[must_use]
    pub const fn seated(self, seating: Seating) -> Self {
        let seating = Some(seating);
        Self { seating, ..self }
    }

    /// Returns whether the preset allows this seating.
    pub fn is_for(&self, seating: Seating) -> bool {
        self.seating
            .is_none_or(|usual| usual.in_teams() == seating.in_teams())
    }

    /// Returns all house rules of a game with those of the preset set.
    ///
    /// # Panics
    /// If the game has no such rule, or the rule no such value.
    pub fn house(&self, rules: &[HouseRule]) -> HouseRules {
        let mut house = HouseRules::new(rules);
        for (name, value) in self.rules {
            let set = house.set(name, Some(value));
            set.expect("a game sets rules of its own");
        }
        house
    }
}

/// The reason why a house rule cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HouseError {
    /// The book has no rule of that name.
    #[error("the game has no such house rule")]
    NoSuchRule,
    /// The rule does not accept this value; it accepts those of the domain.
    #[error("the house rule is one of {0:?}")]
    NoSuchValue(Domain),
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAW: HouseRule = HouseRule::choice("draw", &["one", "none"]);
    const TIMED: HouseRule = HouseRule::switch("timed");

    #[test]
    fn a_rule_is_asked_for_by_its_handle() {
        let mut house = HouseRules::new(&[DRAW, TIMED]);
        assert!(house.is(DRAW, "one") && !house.is_on(TIMED));
        house.set("draw", Some("none")).expect("a rule");
        house.set("timed", None).expect("a rule");
        assert!(house.is(DRAW, "none") && house.is_on(TIMED));
    }

    #[test]
    #[should_panic(expected = "draw does not know nnoe")]
    fn a_misspelt_word_is_no_silent_no() {
        let _ = HouseRules::new(&[DRAW]).is(DRAW, "nnoe");
    }
}
