//! A tile that was laid: which, where, and what it leaves.

use super::moved;
use super::one_left;
use super::points::count_nothing;
use crate::announce::say::table as say;
use crate::announce::say::trains;
use crate::announce::{Announcement, Category, Company, Cue, Detail, Message, Scene};
use serpente_engine::rules::{Arm, ArmRole, DoubleAsks, Seat, Shape, Tile};
use serpente_engine::table::{Inner, SeatView};

/// Tells of a tile that was laid; on no arm, as a round's first.
pub(super) fn laid(
    seat: Seat,
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
    let shape = scene.rules.shape();
    let cue = match shape.role(arm) {
        ArmRole::Left => Cue::LaidLeft,
        ArmRole::Right => Cue::LaidRight,
        _ => Cue::Laid,
    };
    let place = scene.place_laid(arm, inner, seat);
    let (company, named) = (scene.company, scene.named(tile));
    let laid = match (what_follows(tile, arm, seen), company.is_you(seat)) {
        (Some(then), true) => say::you_laid_wild(named, place, then),
        (Some(then), false) => say::laid_wild(company.name(seat), named, place, then),
        (None, you) => match (at(shape, arm, seat), you) {
            (At::AnEnd, true) => say::you_laid(named, place),
            (At::AnEnd, false) => say::laid(company.name(seat), named, place),
            (At::Own, true) => say::you_laid_own(named, place),
            (At::Own, false) => say::laid_own(company.name(seat), named, place),
            (At::Others, true) => say::you_laid_elsewhere(named, place),
            (At::Others, false) => say::laid_elsewhere(company.name(seat), named, place),
        },
    };
    let laid = moved(seat, laid).with(cue);
    let begins = scene.begins(arm);
    // From here on all ends may be laid on.
    let completes = seen.board().is_some() && begins && scene.board.is_open_to_all(scene.rules);
    let star = (completes && shape.begins_first() > 0)
        .then(|| Announcement::event(say::star_complete(), Category::Move));
    let toes = toes(tile, inner, begins, seen);
    [laid]
        .into_iter()
        .chain(star)
        .chain(toes)
        .chain(dead_double(tile, arm, seen))
        .chain(count_nothing(seen))
        .chain(one_left::behind_tile(seat, seen))
        .collect()
}

/// Where a tile was laid, for how much of that is told.
enum At {
    /// At an end that is nobody's: the ends are told on one's turn.
    AnEnd,
    /// On the own arm or train of who laid it, as usual.
    Own,
    /// On that of another, or of all.
    Others,
}

fn at(shape: Shape, arm: Arm, by: Seat) -> At {
    match shape.role(arm) {
        ArmRole::Of(owner) if owner == by => At::Own,
        ArmRole::Of(_) | ArmRole::Communal if shape.has_marks() || shape.has_owned_arms() => {
            At::Others
        }
        _ => At::AnEnd,
    }
}

/// Tells of a round's first tile.
fn opened(seat: Seat, tile: Tile, seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let message = if company.is_you(seat) {
        say::you_opened(tile)
    } else {
        say::opened(company.name(seat), tile)
    };
    [moved(seat, message).with(Cue::Laid)]
        .into_iter()
        .chain(count_nothing(seen))
        .chain(one_left::behind_tile(seat, seen))
        .collect()
}

/// What can follow on a wild tile: its halves alone do not say it.
fn what_follows(tile: Tile, arm: Arm, seen: &SeatView) -> Option<Message> {
    let (rules, board) = (seen.rules()?, seen.board()?);
    if !rules.wild().contains(tile) {
        return None;
    }
    let mut halves = board.end_of(arm).halves();
    Some(match (halves.next(), halves.next()) {
        (Some(half), None) => say::then_half(half),
        (Some(_), Some(_)) => say::then_either(),
        (None, _) => say::then_blank(),
    })
}

/// What a foot or the centre still needs behind this tile, or that it is complete.
fn toes(tile: Tile, inner: Inner, begins: bool, seen: &SeatView) -> Option<Announcement> {
    let has_feet = seen.rules()?.shape().has_feet() && seen.board().is_some();
    let (Inner::Half(half), true) = (inner, has_feet) else {
        return None;
    };
    let told = Scene::last(seen)?.toes_after(tile, half, begins)?;
    Some(Announcement::event(told, Category::Move).only_from(Detail::Normal))
}

/// That nothing can follow on a double, where one would have to cover it.
fn dead_double(tile: Tile, arm: Arm, seen: &SeatView) -> Option<Announcement> {
    let (rules, board) = (seen.rules()?, seen.board()?);
    let can_come = rules.fits(board.end_of(arm)).any.without(board.laid());
    let asks = matches!(
        rules.turns().double_asks,
        DoubleAsks::Cover | DoubleAsks::OneMore
    );
    let dead = asks && tile.is_double() && can_come.is_empty();
    dead.then(|| Announcement::event(trains::dead_double(tile), Category::Move))
}
