//! Cyprus: *zipre*, a star of eight arms around the highest double.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - The arms of a star are numbered in the order in which they begin; until all have begun, a tile can only begin the next
//!   one.
//! - With `boneyard`, a seat that drew its last tile and cannot lay passes like one that cannot draw, so a circle of such
//!   passes blocks the round.

use super::FOUR_TO_TEN;
use crate::rules::{
    Deal, DealRules, Drawing, FitRules, Goal, GoalRules, HouseOffer, HouseRule, Opening,
    OpeningRules, RuleBook, SeatRules, Set, Shape, Tile, TurnRules,
};

/// How many tiles are dealt to 4, 5 … 10 players.
const TABLES: [(&str, [usize; 7]); 3] = [
    ("bell", [13, 11, 9, 7, 6, 6, 5]),
    ("botermans", [13, 11, 9, 7, 5, 5, 5]),
    ("celko", [9, 8, 7, 7, 6, 6, 5]),
];

const DEAL: HouseRule = HouseRule::choice("deal", &["bell", "botermans", "celko"]);
const BONEYARD: HouseRule = HouseRule::switch("boneyard");

/// Cyprus, for 4 to 10 players alone.
///
/// House rules: `deal` (which source's table gives the number of tiles dealt) and `boneyard` (a stuck player draws one tile;
/// the last tile is never drawn).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "cyprus",
    seats: SeatRules::of(&FOUR_TO_TEN),
    house: HouseOffer::of(&[DEAL, BONEYARD]),
    deal: DealRules {
        sets: |_| &[Set::Double9, Set::Double12],
        hands: |seating, _, house| {
            let (_, table) = TABLES.iter().find(|(name, _)| house.is(DEAL, name))?;
            let hand = table.get(seating.seats().checked_sub(4)?)?;
            Some(Deal::exactly(*hand))
        },
        ..DealRules::COMMON
    },
    opening: OpeningRules {
        opener: |_, options| Opening::Centre(Tile::double(options.set.top())),
        ..OpeningRules::COMMON
    },
    fit: FitRules {
        shape: |_| Shape::Star(8),
        lies_across: |_, _, _| false,
        ..FitRules::COMMON
    },
    turn: TurnRules {
        drawing: |options| {
            if options.house.is_on(BONEYARD) {
                Drawing {
                    reserve: 1,
                    ..Drawing::ONE
                }
            } else {
                Drawing::NONE
            }
        },
        ..TurnRules::COMMON
    },
    goal: GoalRules {
        usual: |_, _, _| Goal::Limit(60),
        ..GoalRules::COMMON
    },
    ..RuleBook::COMMON
};
