//! All Threes: fives with three for five. A count that is a multiple of three scores at once.
//!
//! Sources: cardsdicedominoes ("All Threes"), Digitain ("All Three Domino": `by-three`), Wikipedia ("Muggins", the variant).
//! The sources leave these cases open; this game settles them as follows:
//! - Each hand of the opponents is rounded to the nearest multiple of three by itself, as in the only source that mentions
//!   rounding (fives rounds their sum); if `minus-own` subtracts the winners' pips in a block, the result is rounded only once.
//! - The limit is 150, as in fives, and 61 if points are divided by three.
//! - A limit that is not a multiple of three cannot be met exactly: `exact` then has no effect, unless points are divided by
//!   three.
//! - Everything else is as in fives.

use super::LAST_TWO;
use super::fives::{
    self, EXACT, HIGHEST_DOUBLE, MINUS_OWN, MUGGINS, MultiplesOf, PENALTY, SPINNER,
};
use crate::rules::{CountRules, Deal, DealRules, GoalRules, HouseOffer, HouseRule, RuleBook};

const BY_THREE: HouseRule = HouseRule::switch("by-three");
const ROUNDING: HouseRule = HouseRule::choice("rounding", &["hand", "sum"])
    .with_keywords(&[("sum", "by-sum"), ("hand", "by-hand")]);

const BY_THREES: MultiplesOf = MultiplesOf {
    number: 3,
    divided: BY_THREE,
    rounding: ROUNDING,
};

/// All Threes, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rules: `spinner`, `highest-double`, `last-two`, `minus-own`, `exact`, `muggins` and `penalty` as in fives, `by-three`
/// (points are divided by three, to 61) and `rounding` (each hand is rounded by itself, or their sum is).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "all-threes",
    house: HouseOffer {
        rules: &[
            SPINNER,
            HIGHEST_DOUBLE,
            LAST_TWO,
            MINUS_OWN,
            BY_THREE,
            EXACT,
            ROUNDING,
            MUGGINS,
            PENALTY,
        ],
        needs: &[(PENALTY, MUGGINS)],
        idle: |options| BY_THREES.idle_limit(options),
        ..HouseOffer::NONE
    },
    deal: DealRules {
        sets: DealRules::COMMON.sets,
        hands: |seating, _, _| Some(Deal::exactly(if seating.seats() == 2 { 7 } else { 5 })),
        ..fives::BOOK.deal
    },
    count: CountRules {
        in_play: |options| Some(BY_THREES.in_play(options)),
        rounding: |options| Some(BY_THREES.rounding(&options.house)),
        score: |ended, options| BY_THREES.score(ended, options),
        ..fives::BOOK.count
    },
    goal: GoalRules {
        usual: |_, _, house| BY_THREES.goal(house),
        ..fives::BOOK.goal
    },
    ..fives::BOOK
};
