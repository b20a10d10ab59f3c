//! All Threes: fives with three for five. A count that is a multiple of three scores at once.
//!
//! Sources: cardsdicedominoes ("All Threes"), Digitain ("All Three Domino": `by-three`), Wikipedia ("Muggins", the variant). Where
//! the texts leave a hole:
//! - Each hand of the opponents is rounded to the nearest three by itself, as the one text has it that says anything (fives rounds
//!   their sum); where `minus-own` takes the winners' pips off a block, there is one rounding all the same.
//! - The limit is 150, as in fives, and 61 where points are divided by three.
//! - A limit that three does not divide cannot be met by threes: `exact` asks nothing then, unless points are divided by three.
//! - In all else this is fives.

use super::fives::{self, EXACT, Fives, HIGHEST_DOUBLE, MINUS_OWN, SPINNER};
use super::{LAST_TWO, TWO_TO_FOUR_OR_PAIRS};
use crate::rules::book::{Deal, MatchHistory, Rounding, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::in_play::InPlay;
use crate::rules::opening::Opening;
use crate::rules::options::{Goal, Options};
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::shape::Shape;
use crate::rules::tile::Set;

/// All Threes, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rules: `spinner`, `highest-double`, `last-two`, `minus-own` and `exact` as in fives, `by-three` (points divided by
/// three, to 61) and `rounding` (hand by hand, or of their sum).
#[derive(Debug)]
pub(super) struct AllThrees;

const BY_THREE: HouseRule = HouseRule::switch("by-three");
const ROUNDING: HouseRule = HouseRule::choice("rounding", &["hand", "sum"]);

/// Returns how many pips make one point.
fn unit(house: &HouseRules) -> u8 {
    if house.is_on(BY_THREE) { 3 } else { 1 }
}

/// Returns rounding to the nearest three: one down, two up.
fn rounding(house: &HouseRules) -> Rounding {
    Rounding {
        to: 3,
        per_point: unit(house).into(),
        less_own: house.is_on(MINUS_OWN),
        by_hand: house.is(ROUNDING, "hand"),
    }
}

impl RuleBook for AllThrees {
    fn id(&self) -> &'static str {
        "all-threes"
    }

    fn seatings(&self) -> &'static [Seating] {
        &TWO_TO_FOUR_OR_PAIRS
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6]
    }

    fn deal(&self, seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(if seating.seats() == 2 { 7 } else { 5 }))
    }

    fn goal(&self, _seating: Seating, house: &HouseRules) -> Goal {
        Goal::Limit(if house.is_on(BY_THREE) { 61 } else { 150 })
    }

    fn other_limits(&self) -> &'static [u32] {
        &[61]
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        const RULES: [HouseRule; 7] = [
            SPINNER,
            HIGHEST_DOUBLE,
            LAST_TWO,
            MINUS_OWN,
            BY_THREE,
            EXACT,
            ROUNDING,
        ];
        &RULES
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        Fives.opening(match_history, options)
    }

    fn shape(&self, options: &Options) -> Shape {
        Fives.shape(options)
    }

    fn shows_doubles(&self, options: &Options) -> bool {
        Fives.shows_doubles(options)
    }

    fn in_play(&self, options: &Options) -> Option<InPlay> {
        Some(fives::multiples_of(3, unit(&options.house), options))
    }

    fn drawing(&self, options: &Options) -> Drawing {
        Fives.drawing(options)
    }

    fn rounding(&self, options: &Options) -> Option<Rounding> {
        Some(rounding(&options.house))
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        rounding(&options.house).takes(ended, options.seating)
    }
}
