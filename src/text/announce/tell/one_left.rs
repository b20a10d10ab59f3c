//! Announces once, after the other effects of a tile, that another player has one tile left, or
//! that a partner has none.

use crate::announce::say::table as say;
use crate::announce::say::trains;
use crate::announce::{Announcement, Company, Cue, Message, Topic};
use serpente_engine::rules::{Board, PublicMove, Seat, Why};
use serpente_engine::table::SeatView;

/// Announces it after the tile, unless the tile made points, which are announced first.
pub(super) fn behind_tile(seat: Seat, announced: bool, seen: &SeatView) -> Option<Announcement> {
    let has_fine = seen.rules().is_some_and(|rules| rules.turns.fine.is_some());
    if has_fine && let Some(announcement) = behind_pass(seat, announced, seen) {
        return Some(announcement);
    }
    if tile_scores(seen) {
        return None;
    }
    behind_points(seat, seen)
}

/// Announces that a player announced the last tile, or the fine of one who did not.
pub(super) fn behind_pass(seat: Seat, announced: bool, seen: &SeatView) -> Option<Announcement> {
    let company = Company::of(seen);
    let is_you = company.is_you(seat);
    let message = match (fine(seat, seen), announced) {
        (0, true) if !is_you => {
            let announcement = Announcement::action(trains::announced(company.name(seat)));
            return Some(announcement.about(Topic::Addition).with(Cue::OneLeft));
        }
        // The player knows it, or there is nothing to tell.
        (0, _) => return None,
        (fine, _) if is_you => trains::fined_you(fine),
        (fine, _) => trains::fined(company.name(seat), fine),
    };
    let announcement = Announcement::action(message).about(Topic::Addition);
    Some(announcement.with(Cue::Drawn))
}

/// Returns how many tiles a seat drew as a fine after its last move; 0 if it was not fined.
pub(super) fn fine(seat: Seat, seen: &SeatView) -> usize {
    let Some(board) = seen.last_board() else {
        return 0;
    };
    let latest_first = board.history().iter().rev();
    let since_own = latest_first.skip_while(|(by, _)| *by != seat);
    let fines = since_own.take_while(|done| **done == (seat, PublicMove::Fined));
    fines.count()
}

/// Announces it after the points that the tile made.
pub(super) fn behind_points(seat: Seat, seen: &SeatView) -> Option<Announcement> {
    let company = Company::of(seen);
    match seen.board()?.hand_size(seat) {
        0 => first_out(seat, seen).map(Announcement::action),
        1 if !company.is_you(seat) => {
            let message = say::tiles_left(company.name(seat), 1);
            let announcement = Announcement::action(message).about(Topic::Addition);
            Some(announcement.with(Cue::OneLeft))
        }
        _ => None,
    }
}

/// Returns the message that says that a player has no tiles left, if the round goes on until the
/// whole team has none.
fn first_out(seat: Seat, seen: &SeatView) -> Option<Message> {
    let rules = seen.rules()?;
    let board = seen.board()?;
    if !rules.whole_team {
        return None;
    }
    let company = Company::of(seen);
    let seating = company.seating();
    let mut mates = seating.members_of(seating.team(seat));
    let mate = mates.find(|&mate| board.hand_size(mate) > 0)?;
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
