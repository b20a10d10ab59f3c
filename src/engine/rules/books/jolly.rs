//! Jolly: Italian domino of sums, with Jollies at their face value or as substitutes.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - Later rounds, too, open as in classico: the next seat opens with any tile.
//! - Only a Jolly laid as a substitute lies across; this shows on the table and in records that a blank must follow. Doubles
//!   lie in line.
//! - After a substitute 0-0 may follow in line, with a blank half like any other, or as a substitute.
//! - A player who draws instead of laying a Jolly, and draws another tile that fits, must lay that tile.
//! - In a blocked round the lowest hand scores all other hands in full, since the source subtracts nothing.

use super::classico;
use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::drawing::{Drawing, MayDraw};
use crate::rules::house::HouseRules;
use crate::rules::opening::Opening;
use crate::rules::options::Options;
use crate::rules::placement::{OpenEnd, Orientation};
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::tile::{Pip, Set, Tile};

/// Jolly, for 2 to 4 players alone.
#[derive(Debug)]
pub(super) struct Jolly;

/// Returns the sum that two touching halves must have, which is also the half of a Jolly.
fn sum(options: &Options) -> u8 {
    options.set.top().get() + 1
}

impl RuleBook for Jolly {
    fn id(&self) -> &'static str {
        "jolly"
    }

    fn seatings(&self) -> &'static [Seating] {
        Seating::alone_up_to(4)
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6, Set::Double9]
    }

    fn deal(&self, seating: Seating, set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(match (seating.seats(), set) {
            (2, Set::Double6) | (4, Set::Double9) => 7,
            (2, _) => 9,
            (_, _) => 5,
        }))
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        classico::by_lot_then_next(match_history, options)
    }

    fn joins(&self, open: Pip, inner: Pip, options: &Options) -> bool {
        open.get() + inner.get() == sum(options)
    }

    fn is_wild(&self, tile: Tile, options: &Options) -> bool {
        tile.pips() == 0 || tile.pips() == sum(options)
    }

    fn fits(&self, open: OpenEnd, tile: Tile, orientation: Orientation, options: &Options) -> bool {
        let jolly = self.is_wild(tile, options);
        let inner = match orientation {
            Orientation::Wild => return jolly,
            Orientation::High => tile.high(),
            Orientation::Low if !tile.is_double() => tile.low(),
            Orientation::Low => return false,
        };
        if open == OpenEnd::SUBSTITUTE {
            return inner == Pip::BLANK;
        }
        let after_blank = jolly && open == OpenEnd::half(Pip::BLANK);
        after_blank || open.halves().any(|half| self.joins(half, inner, options))
    }

    fn leaves(&self, tile: Tile, orientation: Orientation, _options: &Options) -> OpenEnd {
        match orientation {
            Orientation::High => OpenEnd::half(tile.low()),
            Orientation::Low => OpenEnd::half(tile.high()),
            Orientation::Wild => OpenEnd::SUBSTITUTE,
        }
    }

    fn lies_across(
        &self,
        _tile: Tile,
        orientation: Option<Orientation>,
        _options: &Options,
    ) -> bool {
        orientation == Some(Orientation::Wild)
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing {
            spare_wild: MayDraw::Once,
            reserve: 2,
            ..Drawing::UNTIL
        }
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        ended.takes_the_rest(options.seating, false)
    }
}
