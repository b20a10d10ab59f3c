//! Cyprus: *zipre*, a star of eight arms around the highest double.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The arms of a star are numbered in the order in which they begin; until all have begun, a tile can only begin the next
//!   one.
//! - With `boneyard`, a seat that drew its last tile and cannot lay passes like one that cannot draw, so a circle of such
//!   passes blocks the round.

use super::FOUR_TO_TEN;
use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::{HouseRule, HouseRules};
use crate::rules::opening::Opening;
use crate::rules::options::{Goal, Options};
use crate::rules::placement::Orientation;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::Seating;
use crate::rules::shape::Shape;
use crate::rules::tile::{Set, Tile};

/// Cyprus, for 4 to 10 players alone.
///
/// House rules: `deal` (which source's table gives the number of tiles dealt) and `boneyard` (a stuck player draws one tile;
/// the last tile is never drawn).
#[derive(Debug)]
pub(super) struct Cyprus;

/// How many tiles are dealt to 4, 5 … 10 players.
const TABLES: [(&str, [usize; 7]); 3] = [
    ("bell", [13, 11, 9, 7, 6, 6, 5]),
    ("botermans", [13, 11, 9, 7, 5, 5, 5]),
    ("celko", [9, 8, 7, 7, 6, 6, 5]),
];

const DEAL: HouseRule = HouseRule::choice("deal", &["bell", "botermans", "celko"]);
const BONEYARD: HouseRule = HouseRule::switch("boneyard");

impl RuleBook for Cyprus {
    fn id(&self) -> &'static str {
        "cyprus"
    }

    fn seatings(&self) -> &'static [Seating] {
        &FOUR_TO_TEN
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double9, Set::Double12]
    }

    fn deal(&self, seating: Seating, _set: Set, house: &HouseRules) -> Option<Deal> {
        let (_, table) = TABLES.iter().find(|(name, _)| house.is(DEAL, name))?;
        let hand = table.get(seating.seats().checked_sub(4)?)?;
        Some(Deal::exactly(*hand))
    }

    fn goal(&self, _seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Limit(60)
    }

    fn house_rules(&self) -> &'static [HouseRule] {
        &[DEAL, BONEYARD]
    }

    fn opening(&self, _match_history: MatchHistory, options: &Options) -> Opening {
        Opening::Centre(Tile::double(options.set.top()))
    }

    fn shape(&self, _options: &Options) -> Shape {
        Shape::Star(8)
    }

    fn lies_across(&self, _tile: Tile, _way: Option<Orientation>, _options: &Options) -> bool {
        false
    }

    fn drawing(&self, options: &Options) -> Drawing {
        if options.house.is_on(BONEYARD) {
            Drawing {
                reserve: 1,
                ..Drawing::ONE
            }
        } else {
            Drawing::NONE
        }
    }

    fn score(&self, ended: &RoundResult, options: &Options) -> Scored {
        ended.takes_the_rest(options.seating, true)
    }
}
