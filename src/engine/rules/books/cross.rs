//! Cross: the draw game with four arms around the opening double.
//!
//! Sources: Matthias Kelley's rules ("Cross": how many tiles are dealt, `first-circle`, `second-tile`, `deal-6`), gamerules
//! ("Cross Dominoes": `deal-5`, `draw-one`), Pagat ("Cross Domino Games"), family-games ("Doubles": `maltese`). The sources
//! leave these cases open; this game settles them as follows:
//! - If nobody holds a double, the tiles are dealt again.
//! - Under `first-circle` a cross that has no arm when all players have had a turn is complete with the first arm.
//! - Under `second-tile` the opener may add a tile but need not, and does not draw for it.
//! - Under `maltese` an arm stays closed if its double was not dealt or was laid elsewhere. If the cross cannot be completed, a
//!   full circle of passes blocks the round.
//! - The winner of a block is the player with the lower hand of the winning side; with equal hands, the first after the opener,
//!   as in draw.

use super::block;
use super::{EMPTY_YARD, TWO_TO_FOUR_OR_PAIRS};
use crate::rules::{
    CountRules, Deal, DealRules, Drawing, FitRules, HouseOffer, HouseRule, MayAdd, RuleBook,
    SeatRules, Set, Shape, TurnRules, Turns,
};

const DEAL_5_FOR_THREE: HouseRule = HouseRule::switch("deal-5");
const DEAL_6: HouseRule = HouseRule::switch("deal-6");
const DRAW_ONE: HouseRule = HouseRule::switch("draw-one");
const FIRST_CIRCLE: HouseRule = HouseRule::switch("first-circle");
const SECOND_TILE: HouseRule = HouseRule::switch("second-tile");
const MALTESE: HouseRule = HouseRule::switch("maltese");

/// Cross, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rules: `deal-5` (5 tiles each for three), `deal-6` (6 each, and nobody draws), `draw-one` (a stuck player draws one
/// tile), `empty-yard` (the last two tiles are drawn, too), `first-circle` (sides of the centre that are not covered in the
/// first circle stay closed), `second-tile` (the opener may add a tile at once) and `maltese` (the second tile of each arm is a
/// double).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "cross",
    seats: SeatRules::of(&TWO_TO_FOUR_OR_PAIRS),
    house: HouseOffer {
        rules: &[
            DEAL_5_FOR_THREE,
            DEAL_6,
            DRAW_ONE,
            EMPTY_YARD,
            FIRST_CIRCLE,
            SECOND_TILE,
            MALTESE,
        ],
        // With `deal-6` nobody draws.
        contradictions: &[
            (DEAL_5_FOR_THREE, DEAL_6),
            (DEAL_6, DRAW_ONE),
            (DEAL_6, EMPTY_YARD),
        ],
        of_seats: &[(DEAL_5_FOR_THREE, 3)],
        ..HouseOffer::NONE
    },
    deal: DealRules {
        sets: |_| &[Set::Double6, Set::Double9],
        hands: |seating, _, house| {
            Some(Deal::exactly(match seating.seats() {
                _ if house.is_on(DEAL_6) => 6,
                2 => 7,
                3 if !house.is_on(DEAL_5_FOR_THREE) => 6,
                _ => 5,
            }))
        },
        ..DealRules::COMMON
    },
    fit: FitRules {
        shape: |_| Shape::Star(4),
        ..FitRules::COMMON
    },
    turn: TurnRules {
        contents: |options| {
            let house = &options.house;
            let seats = u8::try_from(options.seating.seats()).expect("at most four");
            Turns {
                may_add: house.is_on(SECOND_TILE).then_some(MayAdd::BehindOpening),
                star_within: if house.is_on(FIRST_CIRCLE) { seats } else { 0 },
                doubles_second: house.is_on(MALTESE),
                ..Turns::default()
            }
        },
        drawing: |options| {
            let house = &options.house;
            let drawing = match () {
                () if house.is_on(DEAL_6) => return Drawing::NONE,
                () if house.is_on(DRAW_ONE) => Drawing::ONE,
                () => Drawing::UNTIL,
            };
            drawing.keeping_two(!house.is_on(EMPTY_YARD))
        },
        ..TurnRules::COMMON
    },
    count: CountRules {
        score: block::BOOK.count.score,
        ..CountRules::COMMON
    },
    ..RuleBook::COMMON
};
