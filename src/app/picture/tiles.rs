//! The tiles on the table, and their arms.

use super::PicturedBoard;
use serde::Serialize;
use serpente_engine::rules::{
    Arm, ArmRole, Board, OpenEnd, Pip, Placement, PublicMove, Rules, Seat, Shape, Tile,
};
use serpente_engine::table::SeatView;
use serpente_text::announce::say::table::listener;
use serpente_text::announce::say::trains;
use serpente_text::announce::{Company, Message};

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PicturedTile {
    /// The tile.
    pub tile: Tile,
    /// The tile's arm; `None` for the first tile.
    pub arm: Option<u8>,
    /// The half that touches the serpent; `None` if the direction has no meaning.
    pub inner: Option<u8>,
    /// Whether the tile lies across.
    pub across: bool,
}

/// An arm of the serpent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PicturedArm {
    /// The arm's number, as in records.
    pub arm: u8,
    /// The double from which the arm grows, if that is not the first tile.
    pub root: Option<Tile>,
    /// The pips that the end of the arm shows.
    pub end: Vec<u8>,
    /// Whether everybody may lay on the arm.
    pub open: bool,
    /// The player who owns the arm.
    pub owner: Option<u8>,
    /// The arm's spoken name, if it belongs to a player or to everybody.
    pub name: Option<String>,
}

/// Returns the tiles on a table and their arms.
pub(super) fn pictured(
    seen: &SeatView,
    board: &Board,
    text: impl Fn(&Message) -> String,
) -> Option<PicturedBoard> {
    let rules = seen.rules()?;
    let shape = rules.shape;
    let company = Company::of(seen);
    let arm = |arm: Arm| {
        let (owner, name) = match shape.role(arm) {
            ArmRole::Of(seat) if company.is_you(seat) => (Some(seat), Some(text(&listener()))),
            ArmRole::Of(seat) => (Some(seat), Some(company.name(seat))),
            ArmRole::Communal => (None, Some(text(&trains::mexican_train()))),
            _ => (None, None),
        };
        PicturedArm {
            arm: arm.number(),
            root: root(board, shape, arm),
            end: board.end_of(arm).halves().map(Pip::get).collect(),
            open: board.open().contains(arm),
            owner: owner.map(Seat::number),
            name,
        }
    };
    // An arm with an owner is shown before its first tile is laid.
    let mut all: Vec<PicturedArm> = Vec::new();
    if board.first().is_some() {
        if shape.has_owned_arms() {
            all.extend(board.playing().iter().map(Arm::of).map(&arm));
            if shape.has_marks()
                && let Ok(seats) = u8::try_from(seen.setup().options.seating.seats())
            {
                all.push(arm(Arm::communal(seats)));
            }
        } else {
            all.extend(board.arms().union(board.open()).iter().map(arm));
        }
    }
    Some(PicturedBoard::Tiles {
        shape: shape_name(shape),
        around: around(shape),
        tiles: lying(rules, board),
        arms: all,
        toes: board.toes().map_or(0, |(_, count)| count),
    })
}

fn lying(rules: &Rules, board: &Board) -> Vec<PicturedTile> {
    let first = |tile: Tile| PicturedTile {
        tile,
        arm: None,
        inner: None,
        across: tile.is_double() || (rules.book.fit.lies_across)(tile, None, &rules.options),
    };
    // A centre lies on the table from the beginning: nobody laid it.
    let centre = board.centre().map(first);
    let laid = board.history().iter().filter_map(|(_, done)| match done {
        PublicMove::Opened(tile) => Some(first(*tile)),
        PublicMove::Laid(placement) => Some(PicturedTile {
            tile: placement.tile,
            arm: Some(placement.arm.number()),
            inner: placement.inner().map(Pip::get),
            across: lies_across(rules, *placement),
        }),
        _ => None,
    });
    centre.into_iter().chain(laid).collect()
}

/// Returns whether a tile that is laid so lies across its arm.
pub(crate) fn lies_across(rules: &Rules, placement: Placement) -> bool {
    placement.inner().is_none()
        || (rules.book.fit.lies_across)(placement.tile, Some(placement.orientation), &rules.options)
}

/// Returns the double whose tip or toe an arm grows from.
fn root(board: &Board, shape: Shape, arm: Arm) -> Option<Tile> {
    let grows = shape.has_feet() || shape.has_tips() && arm != Arm::LEFT && arm != Arm::RIGHT;
    let first = board.along(arm).next().map(|(inner, _)| inner);
    let half = first.or_else(|| OpenEnd::only(board.end_of(arm)));
    half.filter(|_| grows).map(Tile::double)
}

fn around(shape: Shape) -> u8 {
    match shape {
        Shape::Star(points) => u8::try_from(points).unwrap_or_default(),
        Shape::Feet { centre } => centre,
        _ => 0,
    }
}

const fn shape_name(shape: Shape) -> &'static str {
    match shape {
        Shape::Line | Shape::OneEnd => "line",
        Shape::Star(_) => "star",
        Shape::Owned => "owned",
        Shape::Spinner { .. } => "spinner",
        Shape::Tree => "tree",
        Shape::Trains { .. } => "trains",
        Shape::Feet { .. } => "feet",
    }
}
