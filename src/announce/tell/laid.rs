//! A tile that was laid: which, where, and what it leaves.

use super::moved;
use super::one_left;
use super::points::count_nothing;
use crate::announce::say::points;
use crate::announce::say::table as say;
use crate::announce::say::trains;
use crate::announce::trains::train_place;
use crate::announce::{Announcement, Arg, Category, Company, Cue, GameName, Scene};
use crate::rules::{Arm, ArmRole, DoubleAsks, Seat, Tile};
use crate::table::{Inner, SeatView};

/// Tells of a tile that was laid; on no arm, as a round's first.
pub(super) fn laid(
    seat: Seat,
    tile: Tile,
    arm: Option<Arm>,
    inner: Inner,
    seen: &SeatView,
) -> Vec<Announcement> {
    let company = Company::of(seen);
    let you = company.is_you(seat);
    let name = || company.name(seat);
    let Some(arm) = arm else {
        let message = if you {
            say::you_opened(tile)
        } else {
            say::opened(name(), tile)
        };
        let opened = moved(seat, message).with(Cue::Laid);
        return [opened]
            .into_iter()
            .chain(count_nothing(seen))
            .chain(one_left::behind_tile(seat, seen))
            .collect();
    };
    let Some(rules) = seen.rules() else {
        return Vec::new();
    };
    let Some(board) = seen.last_board() else {
        return Vec::new();
    };
    let Some(scene) = Scene::last(seen) else {
        return Vec::new();
    };
    let wild = rules.wild().contains(tile);
    let named = if wild {
        say::wild(GameName(rules.book().id()), Arg::Tile(tile)).into()
    } else {
        Arg::Tile(tile)
    };
    let begins = board.along(arm).nth(1).is_none();
    let (place, cue) = match rules.shape().role(arm) {
        ArmRole::Left => (say::place_left(), Cue::LaidLeft),
        ArmRole::Right => (say::place_right(), Cue::LaidRight),
        ArmRole::Up => (points::place_up(), Cue::Laid),
        ArmRole::Down => (points::place_down(), Cue::Laid),
        ArmRole::Numbered(_) => {
            let place = match inner {
                Inner::Half(half) if !begins => say::place_on(half),
                Inner::Half(half) if rules.shape().has_tips() => points::place_tip(half),
                Inner::Half(half) if rules.shape().has_feet() => scene.toe_place(half),
                Inner::Half(_) | Inner::None | Inner::Wild => say::place_new_arm(),
            };
            (place, Cue::Laid)
        }
        role @ (ArmRole::Of(_) | ArmRole::Communal) if rules.shape().has_marks() => {
            (train_place(role, Some(seat), company), Cue::Laid)
        }
        ArmRole::Communal => (say::place_new_arm(), Cue::Laid),
        ArmRole::Of(owner) => {
            let place = match owner {
                _ if company.is_you(owner) => say::place_yours(),
                _ if owner != seat => say::place_of(company.name(owner)),
                _ => say::place_own(),
            };
            (place, Cue::Laid)
        }
    };
    let message = match (seen.board().filter(|_| wild), you) {
        (Some(board), you) => {
            let mut halves = board.end_of(arm).halves();
            let then = match (halves.next(), halves.next()) {
                (Some(half), None) => say::then_half(half),
                (Some(_), Some(_)) => say::then_either(),
                (None, _) => say::then_blank(),
            };
            if you {
                say::you_laid_wild(named, place, then)
            } else {
                say::laid_wild(name(), named, place, then)
            }
        }
        (None, true) => say::you_laid(named, place),
        (None, false) => say::laid(name(), named, place),
    };
    let laid = moved(seat, message).with(cue);
    // From here on all ends may be laid on.
    let completes =
        seen.board().is_some() && begins && board.arms().len() == rules.shape().begins_first();
    let star = completes.then(|| Announcement::event(say::star_complete(), Category::Move));
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

/// What a foot or the centre still needs behind this tile, or that it is complete.
fn toes(tile: Tile, inner: Inner, begins: bool, seen: &SeatView) -> Option<Announcement> {
    let has_feet = seen.rules()?.shape().has_feet() && seen.board().is_some();
    let (Inner::Half(half), true) = (inner, has_feet) else {
        return None;
    };
    let told = Scene::last(seen)?.toes_after(tile, half, begins)?;
    Some(Announcement::event(told, Category::Move))
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
