//! Draw: the plain international game, where a stuck player draws until a tile fits.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - With `draw-anyway`, a player who could lay draws as many tiles as they like and then lays.
//! - A player who finds only two tiles in the boneyard passes as if it were empty.

use super::block::{self, ROTATE};
use super::{EMPTY_YARD, TWO_TO_FOUR_OR_PAIRS};
use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::drawing::{Drawing, MayDraw};
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::opening::Opening;
use crate::rules::options::Options;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::tile::Set;

/// Draw, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rules: `rotate` (the next seat opens every round, whoever won), `empty-yard` (the last two tiles are drawn, too)
/// and
/// `draw-anyway` (a player who could lay may draw first, as often as they like).
#[derive(Debug)]
pub(super) struct Draw;

const DRAW_ANYWAY: HouseRule = HouseRule::switch("draw-anyway");

impl RuleBook for Draw {
    fn id(&self) -> &'static str {
        "draw"
    }

    fn seatings(&self) -> &'static [Seating] {
        &TWO_TO_FOUR_OR_PAIRS
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6, Set::Double9]
    }

    fn deal(&self, seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(block::deal(seating))
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[ROTATE, EMPTY_YARD, DRAW_ANYWAY]
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        block::opening(match_history, options)
    }

    fn drawing(&self, options: &Options) -> Drawing {
        Drawing {
            anyway: if options.house.is_on(DRAW_ANYWAY) {
                MayDraw::AsStuck
            } else {
                MayDraw::No
            },
            ..Drawing::UNTIL.keeping_two(!options.house.is_on(EMPTY_YARD))
        }
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        block::score(ended, options.seating)
    }
}
