//! Plays the move that scores most now, then doubles, then the heaviest tile: the usual player to compare with.

use crate::bax::CardMove;
use crate::bots::{Bot, tricks};
use crate::rules::{Move, Tile};
use crate::table::{CardView, TrickView, View};
use crate::tricks::TrickMove;

/// Lays the tile that scores most now, of equal ones doubles first, then the heaviest; draws when it must. Takes cards until
/// it has enough.
pub(in crate::bots) struct Heavy;

/// How many half points are enough in the game of cards.
const ENOUGH: u32 = 6;

impl<const WORDS: usize> Bot<WORDS> for Heavy {
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move {
        let rank = |tile: Tile| view.rules.rank(tile);
        let scores = view.board.foresee(view.rules);
        view.moves()
            .max_by_key(|play| match *play {
                Move::Open(tile) => (1, scores(*play), rank(tile)),
                Move::Lay(placement) => (1, scores(*play), rank(placement.tile)),
                Move::Draw => (0, 1, (false, 0)),
                _ => (0, 0, (false, 0)),
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
