//! Matador: *hiltzailea*, Russian domino. Halves add up to seven, and matadors fit anywhere.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - With `matador-in-line`, an opening matador lies in line, too, its higher half to the left.
//! - A player who draws instead of laying a matador must lay the drawn tile if it fits. If that is another matador, they may
//!   lay either, or draw again if drawing goes on.
//! - A double that is a matador (0-0; 5-5 in the double-nine set) lies across as a matador, and only one half can be built on.
//! - With `last-two`, a player who cannot draw any more passes as if the boneyard were empty.

use super::LAST_TWO;
use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::drawing::{Drawing, MayDraw, Stuck};
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::opening::Opening;
use crate::rules::options::Options;
use crate::rules::placement::{OpenEnd, Orientation};
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::tile::{Pip, Set, Tile};

/// Matador, for 2 to 10 players alone. The order of play runs to the right.
///
/// House rules: `matador-in-line` (a matador is laid in line, its player chooses the outer half), `keep-matador` (a player
/// may draw instead of laying one), `draw-one` (one tile when stuck) and `last-two` (the last two tiles are never drawn).
#[derive(Debug)]
pub(super) struct Matador;

/// Returns the sum of touching halves, which is also the sum of a matador's halves.
fn sum(options: &Options) -> u8 {
    options.set.top().get() + 1
}

const IN_LINE: HouseRule = HouseRule::switch("matador-in-line");
const KEEP_MATADOR: HouseRule = HouseRule::switch("keep-matador");
const DRAW_ONE: HouseRule = HouseRule::switch("draw-one");

impl RuleBook for Matador {
    fn id(&self) -> &'static str {
        "matador"
    }

    fn seatings(&self) -> &'static [Seating] {
        Seating::alone_up_to(10)
    }

    fn sets(&self, seating: Seating) -> &'static [Set] {
        if seating.seats() <= 4 {
            &[Set::Double6, Set::Double9, Set::Double12]
        } else {
            &[Set::Double9, Set::Double12]
        }
    }

    fn deal(&self, seating: Seating, set: Set, _house: &HouseRules) -> Option<Deal> {
        let seats = seating.seats();
        let usual = match (set, seats) {
            (Set::Double6, _) | (_, 2 | 5 | 6) => 7,
            (_, 3) => 6,
            (_, _) => 5,
        };
        let most = set.len() / seats;
        Some(Deal {
            usual,
            allowed: 1..=most,
        })
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[IN_LINE, KEEP_MATADOR, DRAW_ONE, LAST_TWO]
    }

    fn opening(&self, _match_history: MatchHistory, _options: &Options) -> Opening {
        Opening::HighestDoubleOrTile
    }

    fn joins(&self, open: Pip, inner: Pip, options: &Options) -> bool {
        open.get() + inner.get() == sum(options)
    }

    fn is_wild(&self, tile: Tile, options: &Options) -> bool {
        tile.pips() == 0 || tile.pips() == sum(options)
    }

    fn fits(&self, open: OpenEnd, tile: Tile, orientation: Orientation, options: &Options) -> bool {
        if self.is_wild(tile, options) {
            let in_line = options.house.is_on(IN_LINE);
            return match orientation {
                Orientation::Wild => !in_line,
                Orientation::High => in_line,
                Orientation::Low => in_line && !tile.is_double(),
            };
        }
        let inner = match orientation {
            Orientation::High => tile.high(),
            Orientation::Low if !tile.is_double() => tile.low(),
            Orientation::Low | Orientation::Wild => return false,
        };
        open.halves().any(|half| self.joins(half, inner, options))
    }

    fn begins(&self, tile: Tile, options: &Options) -> [OpenEnd; 2] {
        if self.lies_across(tile, None, options) {
            [OpenEnd::either(tile); 2]
        } else {
            [OpenEnd::half(tile.high()), OpenEnd::half(tile.low())]
        }
    }

    fn lies_across(&self, tile: Tile, _way: Option<Orientation>, options: &Options) -> bool {
        self.is_wild(tile, options) && !options.house.is_on(IN_LINE)
    }

    fn drawing(&self, options: &Options) -> Drawing {
        let house = &options.house;
        Drawing {
            stuck: if house.is_on(DRAW_ONE) {
                Stuck::DrawOne
            } else {
                Stuck::DrawUntil
            },
            spare_wild: if house.is_on(KEEP_MATADOR) {
                MayDraw::AsStuck
            } else {
                MayDraw::No
            },
            ..Drawing::NONE.keeping_two(house.is_on(LAST_TWO))
        }
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        ended.takes_the_rest(options.seating, true)
    }
}
