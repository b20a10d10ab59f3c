//! Announces once, after the other effects of a tile, that another player has one tile left, or that a partner has none.

use crate::announce::say::table as say;
use crate::announce::{Announcement, Category, Company, Message, Topic};
use serpente_engine::rules::{Board, Seat, Why};
use serpente_engine::table::SeatView;

/// Announces it after the tile, unless the tile made points, which are announced first.
pub(super) fn behind_tile(seat: Seat, seen: &SeatView) -> Option<Announcement> {
    behind_points(seat, seen).filter(|_| !tile_scores(seen))
}

/// Announces it after the points that the tile made.
pub(super) fn behind_points(seat: Seat, seen: &SeatView) -> Option<Announcement> {
    let company = Company::of(seen);
    match seen.board()?.hand_size(seat) {
        0 => first_out(seat, seen).map(|message| Announcement::event(message, Category::Move)),
        1 if !company.is_you(seat) => {
            let message = say::tiles_left(company.name(seat), 1);
            Some(Announcement::event(message, Category::Move).about(Topic::Aside))
        }
        _ => None,
    }
}

/// Returns the message that says that a player has no tiles left, if the round goes on until the whole team has none.
fn first_out(seat: Seat, seen: &SeatView) -> Option<Message> {
    let (rules, board, company) = (seen.rules()?, seen.board()?, Company::of(seen));
    let plays_on = |mate: &Seat| rules.whole_team() && board.hand_size(*mate) > 0;
    let seating = company.seating();
    let mate = seating.members_of(seating.team(seat)).find(plays_on)?;
    Some(if company.is_you(seat) {
        say::first_out_you(company.name(mate))
    } else if company.is_you(mate) {
        say::first_out_mate(company.name(seat))
    } else {
        say::first_out(company.name(seat), company.name(mate))
    })
}

/// Returns whether the tile that was just laid made points, which are announced next.
fn tile_scores(seen: &SeatView) -> bool {
    let made = seen.last_board().and_then(Board::just_made);
    made.is_some_and(|made| !Why::BONUSES.contains(&made.why))
}
