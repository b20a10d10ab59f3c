//! What scores most at once, then doubles, then the heaviest tile: the yardstick every table knows.

use crate::bax::CardMove;
use crate::bots::{Bot, tricks};
use crate::rules::{Move, Tile};
use crate::table::{CardView, TrickView, View};
use crate::tricks::TrickMove;

/// Lays what scores most at once, of equals doubles first, then the heaviest tile; draws when it must. Takes another card
/// until it has enough.
pub(in crate::bots) struct Heavy;

/// The half points it is content with, in a game of cards.
const ENOUGH: u32 = 6;

impl<const WORDS: usize> Bot<WORDS> for Heavy {
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move {
        let rank = |tile: Tile| (u32::from(tile.is_double()), view.rules.weight(tile));
        let scores = view.board.foresee(view.rules);
        view.moves()
            .max_by_key(|play| match *play {
                Move::Open(tile) => (1, scores(*play), rank(tile)),
                Move::Lay(placement) => (1, scores(*play), rank(placement.tile)),
                Move::Draw => (0, 1, (0, 0)),
                Move::Pass | Move::Keep | Move::Swap | Move::Redeal | Move::TimeUp => {
                    (0, 0, (0, 0))
                }
            })
            .expect("a seat in turn can always do something")
    }

    fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove {
        let enough = view.board.half_points(view.seat) >= ENOUGH;
        if enough && view.board.may_stand() {
            CardMove::Stand
        } else {
            CardMove::Take
        }
    }

    fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove {
        tricks::heaviest(view)
    }
}
