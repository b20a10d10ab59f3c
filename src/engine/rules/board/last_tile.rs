//! The last tile of a round, where points depend on it.

use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::count::{End, LastTile};
use crate::rules::fit::{Arm, Placement};
use crate::rules::tile::Tile;

impl LastTile {
    /// Describes the last tile laid on a line, if points depend on it.
    pub(in crate::rules) fn of<const WORDS: usize>(
        board: &Board<WORDS>,
        rules: &Rules<WORDS>,
    ) -> Option<Self> {
        if !rules.book.count.asks_last_tile || !rules.shape.is_line() {
            return None;
        }
        let (_, PublicMove::Laid(placement)) = board.history.last_lay()? else {
            return None;
        };
        let Placement { tile, arm, .. } = placement;
        let covered = placement.inner().unwrap_or(tile.high());
        let other = if arm == Arm::LEFT {
            Arm::RIGHT
        } else {
            Arm::LEFT
        };
        Some(Self {
            tile,
            ends: Tile::new(covered, board.end_of(other).only()?),
            others_lay: board.tiles.others_lie(rules, tile),
        })
    }

    /// Describes the last tile of a round on a line, if the seat in turn laid this one now.
    pub(crate) fn if_laid<const WORDS: usize>(
        tile: Tile,
        board: &Board<WORDS>,
        rules: &Rules<WORDS>,
    ) -> Option<Self> {
        if board.opening.first.is_none() || !rules.shape.is_line() {
            return None;
        }
        let left = board.end_of(Arm::LEFT).only()?;
        let right = board.end_of(Arm::RIGHT).only()?;
        Some(Self {
            tile,
            ends: Tile::new(left, right),
            others_lay: board.tiles.others_lie(rules, tile),
        })
    }
}

/// Returns whether a seat went out with a double, if points depend on the last tile.
pub(in crate::rules) fn is_out_with_double<const WORDS: usize>(
    board: &Board<WORDS>,
    rules: &Rules<WORDS>,
) -> bool {
    if !rules.book.count.asks_last_tile || !matches!(board.end, Some(End::Out(_))) {
        return false;
    }
    let last = board
        .history
        .last_lay()
        .and_then(|(_, public_move)| public_move.tile());
    last.is_some_and(Tile::is_double)
}
