//! That another player has one tile left: told once, last of what a tile brings.

use crate::announce::say::table as say;
use crate::announce::{Announcement, Category, Company, Topic};
use crate::rules::{Board, Seat, Why};
use crate::table::SeatView;

/// Told behind the tile where it made no points: where it did, their telling comes first.
pub(super) fn behind_tile(seat: Seat, seen: &SeatView) -> Option<Announcement> {
    behind_points(seat, seen).filter(|_| !tile_scores(seen))
}

/// Told behind the points that the tile made.
pub(super) fn behind_points(seat: Seat, seen: &SeatView) -> Option<Announcement> {
    let company = Company::of(seen);
    let left = seen.board()?.hand_size(seat);
    let message = || say::tiles_left(company.name(seat), left);
    (left == 1 && !company.is_you(seat))
        .then(|| Announcement::event(message(), Category::Move).about(Topic::Aside))
}

/// Whether the tile that was just laid made points, which are told next.
fn tile_scores(seen: &SeatView) -> bool {
    let made = seen.last_board().and_then(Board::just_made);
    made.is_some_and(|made| !Why::BONUSES.contains(&made.why))
}
