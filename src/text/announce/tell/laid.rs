//! Announces a tile that was laid: which one, where, and its effects.

use super::moved;
use super::one_left;
use super::points::count_nothing;
use crate::announce::say::table as say;
use crate::announce::say::trains;
use crate::announce::{Announcement, Company, Cue, Detail, Message, Scene, Topic};
use serpente_engine::rules::{Arm, ArmRole, DoubleAsks, Seat, Shape, Tile};
use serpente_engine::table::{Inner, SeatView};

/// Announces a tile that was laid, and whether the player announced with it that one is left. If
/// `arm` is `None`, it is the first tile of the round.
pub(super) fn laid(
    seat: Seat,
    announced: bool,
    tile: Tile,
    arm: Option<Arm>,
    inner: Inner,
    seen: &SeatView,
) -> Vec<Announcement> {
    let Some(arm) = arm else {
        return opened(seat, tile, seen);
    };
    let Some(scene) = Scene::last(seen) else {
        return Vec::new();
    };
    let shape = scene.rules.shape;
    let cue = match shape.role(arm) {
        ArmRole::Left => Cue::LaidLeft,
        ArmRole::Right => Cue::LaidRight,
        _ => Cue::Laid,
    };
    let place = scene.place_laid(arm, inner, seat);
    let company = scene.company;
    let named = scene.named(tile);
    let message = match (what_follows(tile, arm, seen), company.is_you(seat)) {
        (Some(next), true) => say::you_laid_wild(named, place, next),
        (Some(next), false) => say::laid_wild(company.name(seat), named, place, next),
        (None, you) => match (at(&scene, tile, arm, seat), you) {
            (At::AnEnd, true) => say::you_laid(named, place),
            (At::AnEnd, false) => say::laid(company.name(seat), named, place),
            (At::Expected, true) => say::you_laid_own(named, place),
            (At::Expected, false) => say::laid_own(company.name(seat), named, place),
            (At::Others, true) => say::you_laid_elsewhere(named, place),
            (At::Others, false) => say::laid_elsewhere(company.name(seat), named, place),
        },
    };
    let mut announcements = vec![moved(seat, message).with(cue)];
    let begins = scene.begins(arm);
    // From here on, tiles may be laid on all ends.
    let completes = seen.board().is_some() && begins && scene.board.is_open_to_all(scene.rules);
    if completes && shape.begins_first() > 0 {
        announcements.push(Announcement::action(say::star_complete()));
    }
    announcements.extend(toes(tile, inner, begins, seen));
    announcements.extend(dead_double(tile, arm, seen));
    announcements.extend(count_nothing(seen));
    announcements.extend(one_left::behind_tile(seat, announced, seen));
    announcements
}

/// The place where a tile was laid, which decides how much of that is announced.
enum At {
    /// At an end that belongs to nobody: the ends are announced at the player's turn.
    AnEnd,
    /// Where everybody expects it, or where the tile itself says: on the player's own arm or train, on the only end, or a
    /// double on an arm that ends with its number.
    Expected,
    /// On the arm or train of another player, or on that of all.
    Others,
}

fn at(scene: &Scene<'_>, tile: Tile, arm: Arm, by: Seat) -> At {
    let shape = scene.rules.shape;
    let continues_arm = !scene.begins(arm);
    match shape.role(arm) {
        ArmRole::Of(owner) if owner == by => At::Expected,
        ArmRole::Of(_) | ArmRole::Communal if shape.has_marks() || shape.has_owned_arms() => {
            At::Others
        }
        ArmRole::Only | ArmRole::Numbered(_) if shape == Shape::OneEnd => At::Expected,
        ArmRole::Only | ArmRole::Numbered(_) if continues_arm && tile.is_double() => At::Expected,
        _ => At::AnEnd,
    }
}

/// Announces the first tile of a round.
fn opened(seat: Seat, tile: Tile, seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let message = company.sentence(seat, say::you_opened(tile), |name| say::opened(name, tile));
    let mut announcements = vec![moved(seat, message).with(Cue::Laid)];
    announcements.extend(count_nothing(seen));
    announcements.extend(one_left::behind_tile(seat, false, seen));
    announcements
}

/// Returns the message that says what can follow on a wild tile, which its halves alone do not
/// show.
fn what_follows(tile: Tile, arm: Arm, seen: &SeatView) -> Option<Message> {
    let rules = seen.rules()?;
    let board = seen.board()?;
    if !rules.wild.contains(tile) {
        return None;
    }
    let mut halves = board.end_of(arm).halves();
    Some(match (halves.next(), halves.next()) {
        (Some(half), None) => say::then_half(half),
        (Some(_), Some(_)) => say::then_either(),
        (None, _) => say::then_blank(),
    })
}

/// Announces what a foot or the centre still needs after this tile, or that it is complete.
fn toes(tile: Tile, inner: Inner, begins: bool, seen: &SeatView) -> Option<Announcement> {
    if !seen.rules()?.shape.has_feet() || seen.board().is_none() {
        return None;
    }
    let Inner::Half(half) = inner else {
        return None;
    };
    let message = Scene::last(seen)?.toes_after(tile, half, begins)?;
    // The next turn says what is still needed then.
    let needed = Announcement::action(message).about(Topic::Count);
    Some(needed.only_from(Detail::Normal))
}

/// Announces that nothing can follow on a double, if the rules ask for a tile on it.
fn dead_double(tile: Tile, arm: Arm, seen: &SeatView) -> Option<Announcement> {
    let rules = seen.rules()?;
    let board = seen.board()?;
    let can_come = rules.fits(board.end_of(arm)).any.without(board.laid());
    let asks = matches!(
        rules.turns.double_asks,
        DoubleAsks::Cover | DoubleAsks::CoverInTurn | DoubleAsks::OneMore
    );
    if !asks || !tile.is_double() || !can_come.is_empty() {
        return None;
    }
    Some(Announcement::action(trains::dead_double(tile)))
}
