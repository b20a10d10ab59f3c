//! Fives: All Fives, Muggins and Five-Up. A count that is a multiple of five scores at once.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - `deal-9` is for two players, `deal-7` for four, and neither for double nine.
//! - Under `exact` the points for the hands at the end of a round must keep to the limit, too: they do not count if they would
//!   pass it.
//! - A limit that is not a multiple of five cannot be met exactly: no new match is played so under `exact`, unless points are
//!   divided by five.
//! - Under `by-five` all points are divided by five before they are compared with the limit.
//! - With double nine each player is dealt 9 tiles, and the limit is 250.
//! - Under `rounding=hand` each hand of the opponents is rounded by itself, as in All Threes; where `minus-own` subtracts the
//!   winners' pips in a block, the result is still rounded only once.
//! - The record of a blocked round names the player of the winning side with the lower hand; with equal hands, the first from
//!   the opener on.
//! - Under `muggins` (Foster; Britannica "by agreement") the player who lays a tile says the count, and 0 is saying nothing. A
//!   number is right if it is the count, or if it is 0 and the count does not score. After a number that is not right the
//!   opponents are asked in the order of play, whether or not there is something to score, so that being asked tells nothing
//!   but that the number was wrong; the first who says a count that scores gets it, even if it ended the round. A wrong number
//!   costs nothing, unless `penalty` (Foster) gives the true count to the next opponent. The program counts the hands. Under
//!   `by-five` the count is still said in pips.
//! - Under `spinner=all` the arms beyond left and right are numbered in the order in which they appear: the two tips of a
//!   double appear when both its sides are covered. Two arms that show the same number are still different arms, since an arm
//!   that has not begun counts nothing.

use super::{LAST_TWO, TWO_TO_FOUR_OR_PAIRS};
use crate::rules::{
    Clash, CountRules, Deal, DealRules, Drawing, EndPoints, FitRules, Goal, GoalRules, HouseOffer,
    HouseRule, HouseRules, InPlay, Lead, Opening, OpeningRules, Options, RoundResult, Rounding,
    RuleBook, SaidCount, Scored, SeatRules, Set, Shape, TurnRules,
};

pub(super) const SPINNER: HouseRule = HouseRule::choice("spinner", &["first", "none", "all"])
    .with_keywords(&[
        ("first", "first-spinner"),
        ("none", "no-spinner"),
        ("all", "all-spinners"),
    ]);
const DEAL_9: HouseRule = HouseRule::switch("deal-9");
const DEAL_7: HouseRule = HouseRule::switch("deal-7");
pub(super) const HIGHEST_DOUBLE: HouseRule = HouseRule::switch("highest-double");
pub(super) const MINUS_OWN: HouseRule = HouseRule::switch("minus-own");
const BY_FIVE: HouseRule = HouseRule::switch("by-five");
pub(super) const EXACT: HouseRule = HouseRule::switch("exact");
pub(super) const MUGGINS: HouseRule = HouseRule::switch("muggins");
pub(super) const PENALTY: HouseRule = HouseRule::switch("penalty");
pub(super) const ROUNDING: HouseRule = HouseRule::choice("rounding", &["sum", "hand"])
    .with_keywords(&[("sum", "by-sum"), ("hand", "by-hand")]);

/// Scoring by multiples of a number: a count of the open ends that is one scores, and hands are rounded to the nearest.
pub(super) struct MultiplesOf {
    /// The number, which is also how many pips make one point under `divided`.
    pub(super) number: u8,
    /// The house rule that points are divided by the number.
    pub(super) divided: HouseRule,
    /// The house rule that says what is rounded: each hand, or their sum.
    pub(super) rounding: HouseRule,
}

impl MultiplesOf {
    /// Returns how many pips make one point.
    fn unit(&self, house: &HouseRules) -> u8 {
        if house.is_on(self.divided) {
            self.number
        } else {
            1
        }
    }

    /// Returns the usual end of a match.
    pub(super) fn goal(&self, house: &HouseRules) -> Goal {
        Goal::Limit(if house.is_on(self.divided) { 61 } else { 150 })
    }

    /// Returns that a count which is a multiple scores.
    pub(super) fn in_play(&self, options: &Options) -> InPlay {
        let unit = self.unit(&options.house);
        // Points come in multiples of the number: another limit could never be met exactly.
        let can_be_met = match options.goal.limit() {
            Some(limit) => unit > 1 || limit.is_multiple_of(self.number.into()),
            None => false,
        };
        let said = SaidCount {
            penalty: options.house.is_on(PENALTY),
        };
        InPlay {
            exact: options.house.is_on(EXACT) && can_be_met,
            said: options.house.is_on(MUGGINS).then_some(said),
            ..InPlay::of_ends(EndPoints::of_count(|count| {
                if count.is_multiple_of(self.number) {
                    count / unit
                } else {
                    0
                }
            }))
        }
    }

    /// Returns the rule of an exact limit, if points come in multiples of the number and the limit is none.
    pub(super) fn idle_limit(&self, options: &Options) -> Option<Clash> {
        let number = u32::from(self.number);
        let limit = options.goal.limit()?;
        let by_number = self.unit(&options.house) == 1 && !limit.is_multiple_of(number);
        if by_number && options.house.is_on(EXACT) {
            Some(Clash::LimitNotMet(EXACT, number))
        } else {
            None
        }
    }

    /// Returns rounding to the nearest multiple.
    pub(super) fn rounding(&self, house: &HouseRules) -> Rounding {
        Rounding {
            to: self.number.into(),
            down: false,
            not_after_double: false,
            per_point: self.unit(house).into(),
            less_own: house.is_on(MINUS_OWN),
            by_hand: house.is(self.rounding, "hand"),
        }
    }

    /// Returns the points of a round: the winner's side scores the other hands, rounded.
    pub(super) fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        let rounding = self.rounding(&options.house);
        rounding.takes(ended, options.seating)
    }
}

const BY_FIVES: MultiplesOf = MultiplesOf {
    number: 5,
    divided: BY_FIVE,
    rounding: ROUNDING,
};

/// Fives, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rules: `spinner` (the first double, none, or all), `deal-9` (9, 7 and 5 tiles for 2, 3 and 4), `deal-7` (7 for all),
/// `rounding` (of the sum of the other hands, or of each hand), `highest-double` (opens every round), `last-two` (never drawn),
/// `minus-own` (the winners' own pips are subtracted in a blocked round), `by-five` (points divided by five, to 61), `exact`
/// (the limit must be met exactly), `muggins` (players say the count themselves, or an opponent takes it) and `penalty` (for a
/// wrong number).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "fives",
    seats: SeatRules::of(&TWO_TO_FOUR_OR_PAIRS),
    house: HouseOffer {
        rules: &[
            SPINNER,
            DEAL_9,
            DEAL_7,
            HIGHEST_DOUBLE,
            LAST_TWO,
            MINUS_OWN,
            BY_FIVE,
            EXACT,
            ROUNDING,
            MUGGINS,
            PENALTY,
        ],
        contradictions: &[(DEAL_9, DEAL_7)],
        needs: &[(PENALTY, MUGGINS)],
        of_seats: &[(DEAL_9, 2), (DEAL_7, 4)],
        idle: |options| {
            for deal in [DEAL_9, DEAL_7] {
                if options.set != Set::Double6 && options.house.is_on(deal) {
                    return Some(Clash::NotWithSet(deal, options.set));
                }
            }
            BY_FIVES.idle_limit(options)
        },
        ..HouseOffer::NONE
    },
    deal: DealRules {
        sets: |_| &[Set::Double6, Set::Double9],
        hands: |seating, set, house| {
            let seats = seating.seats();
            Some(Deal::exactly(match seats {
                _ if set == Set::Double9 => 9,
                2 if house.is_on(DEAL_9) => 9,
                4 if house.is_on(DEAL_9) || !house.is_on(DEAL_7) => 5,
                _ => 7,
            }))
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: |match_history, options| {
            if options.house.is_on(HIGHEST_DOUBLE) {
                Opening::HighestDoubleOrTile
            } else {
                Opening::by(match_history.out, Opening::Lot(Lead::Any))
            }
        },
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        shape: |options| {
            if options.house.is(SPINNER, "none") {
                Shape::Line
            } else if options.house.is(SPINNER, "all") {
                Shape::Tree
            } else {
                Shape::Spinner { once: false }
            }
        },
        ..FitRules::SHOWING_DOUBLES
    },
    turn: TurnRules {
        drawing: |options| Drawing::UNTIL.keeping_two(options.house.is_on(LAST_TWO)),
        ..TurnRules::COMMON
    },
    count: CountRules {
        in_play: |options| Some(BY_FIVES.in_play(options)),
        rounding: |options| Some(BY_FIVES.rounding(&options.house)),
        score: |ended, options| BY_FIVES.score(ended, options),
        ..CountRules::COMMON
    },
    goal: GoalRules {
        usual: |set, _, house| match set {
            Set::Double9 if !house.is_on(BY_FIVE) => Goal::Limit(250),
            _ => BY_FIVES.goal(house),
        },
        other_limits: &[61],
        ..GoalRules::COMMON
    },
    ..RuleBook::COMMON
};
