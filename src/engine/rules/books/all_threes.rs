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

use super::fives::{
    EXACT, Fives, HIGHEST_DOUBLE, MINUS_OWN, MUGGINS, MultiplesOf, PENALTY, SPINNER,
};
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
/// House rules: `spinner`, `highest-double`, `last-two`, `minus-own`, `exact`, `muggins` and `penalty` as in fives, `by-three` (points are divided by
/// three, to 61) and `rounding` (each hand is rounded by itself, or their sum is).
#[derive(Debug)]
pub(super) struct AllThrees;

const BY_THREE: HouseRule = HouseRule::switch("by-three");
const ROUNDING: HouseRule = HouseRule::choice("rounding", &["hand", "sum"]);

const BY_THREES: MultiplesOf = MultiplesOf {
    number: 3,
    divided: BY_THREE,
    rounding: ROUNDING,
};

impl RuleBook for AllThrees {
    fn id(&self) -> &'static str {
        "all-threes"
    }

    fn seatings(&self) -> &'static [Seating] {
        &TWO_TO_FOUR_OR_PAIRS
    }

    fn deal(&self, seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(if seating.seats() == 2 { 7 } else { 5 }))
    }

    fn goal(&self, _seating: Seating, house: &HouseRules) -> Goal {
        BY_THREES.goal(house)
    }

    fn other_limits(&self) -> &'static [u32] {
        &[61]
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[
            SPINNER,
            HIGHEST_DOUBLE,
            LAST_TWO,
            MINUS_OWN,
            BY_THREE,
            EXACT,
            ROUNDING,
            MUGGINS,
            PENALTY,
        ]
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
        Some(BY_THREES.in_play(options))
    }

    fn drawing(&self, options: &Options) -> Drawing {
        Fives.drawing(options)
    }

    fn rounding(&self, options: &Options) -> Option<Rounding> {
        Some(BY_THREES.rounding(&options.house))
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        BY_THREES
            .rounding(&options.house)
            .takes(ended, options.seating)
    }
}
