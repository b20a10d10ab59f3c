//! Bergen: equal ends score.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The opening double, which makes both ends equal, is a double header.
//! - `slow-finish` only affects headers: a side that needs two or three points to the limit still scores normally for going out
//!   or for a block.
//! - The last tile of a side scores its header first; if that reaches the limit, going out scores nothing more.

use super::EMPTY_YARD;
use crate::rules::book::{Deal, HandsLeft, MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::in_play::{EndPoints, InPlay};
use crate::rules::opening::Opening;
use crate::rules::options::{Goal, Options};
use crate::rules::result::{RoundResult, Scored, only_least};
use crate::rules::seating::{SEATS, Seat, Seating};
use crate::rules::tile::Set;

/// Bergen, for 2 to 4 players alone. The order of play runs clockwise.
///
/// House rules: `empty-yard` (the last two tiles are drawn, too), `out-2` (going out scores 2), `lightest` (fewest pips win
/// a blocked round, whatever the doubles) and `slow-finish` (near the limit headers score less).
#[derive(Debug)]
pub(super) struct Bergen;

const OUT_2: HouseRule = HouseRule::switch("out-2");
const LIGHTEST: HouseRule = HouseRule::switch("lightest");
const SLOW_FINISH: HouseRule = HouseRule::switch("slow-finish");

impl RuleBook for Bergen {
    fn id(&self) -> &'static str {
        "bergen"
    }

    fn seatings(&self) -> &'static [Seating] {
        Seating::alone_up_to(4)
    }

    fn deal(&self, seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(if seating.seats() == 4 { 5 } else { 6 }))
    }

    fn goal(&self, seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Limit(if seating.seats() == 2 { 15 } else { 10 })
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[EMPTY_YARD, OUT_2, LIGHTEST, SLOW_FINISH]
    }

    fn opening(&self, _match_history: MatchHistory, _options: &Options) -> Opening {
        Opening::HighestDouble
    }

    fn shows_doubles(&self, _options: &Options) -> bool {
        true
    }

    fn in_play(&self, options: &Options) -> Option<InPlay> {
        let slow_finish = options.house.is_on(SLOW_FINISH);
        Some(InPlay::of_ends(EndPoints::Headers { slow_finish }))
    }

    fn drawing(&self, options: &Options) -> Drawing {
        Drawing::UNTIL.keeping_two(!options.house.is_on(EMPTY_YARD))
    }

    fn hands_left(&self, options: &Options) -> HandsLeft {
        HandsLeft::Decide {
            doubles_first: !options.house.is_on(LIGHTEST),
        }
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        let mut points = [0; SEATS];
        let lightest = options.house.is_on(LIGHTEST);
        let rank = |seat: &Seat| {
            let held = ended.remaining[seat.index()];
            (if lightest { 0 } else { held.doubles }, held.weight)
        };
        let (winner, scores) = match ended.out() {
            Some(seat) => (Some(seat), if options.house.is_on(OUT_2) { 2 } else { 1 }),
            None => (only_least(ended.playing.iter(), rank), 1),
        };
        if let Some(seat) = winner {
            points[seat.index()] = scores;
        }
        Scored { points, winner }
    }
}
