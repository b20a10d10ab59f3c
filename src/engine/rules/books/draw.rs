//! Draw: the plain international game, where a stuck player draws until a tile fits.
//!
//! The sources leave these cases open; this game settles them as follows:
//! - With `draw-anyway`, a player who could lay draws as many tiles as they like and then lays.
//! - A player who finds only two tiles in the boneyard passes as if it were empty.

use super::EMPTY_YARD;
use super::block::{self, ROTATE};
use crate::rules::{Drawing, HouseOffer, HouseRule, MayDraw, RuleBook, TurnRules};

const DRAW_ANYWAY: HouseRule = HouseRule::switch("draw-anyway");

/// Draw, for 2 to 4 players alone or two pairs. The order of play runs clockwise.
///
/// House rules: `rotate` (the next seat opens every round, whoever won), `empty-yard` (the last two tiles are drawn, too) and
/// `draw-anyway` (a player who could lay may draw first, as often as they like).
pub(super) const BOOK: RuleBook = RuleBook {
    id: "draw",
    house: HouseOffer {
        rules: &[ROTATE, EMPTY_YARD, DRAW_ANYWAY],
        ..block::BOOK.house
    },
    turn: TurnRules {
        drawing: |options| Drawing {
            anyway: options.house.is_on(DRAW_ANYWAY).then_some(MayDraw::AsStuck),
            ..Drawing::UNTIL.keeping_two(!options.house.is_on(EMPTY_YARD))
        },
        ..block::BOOK.turn
    },
    ..block::BOOK
};
