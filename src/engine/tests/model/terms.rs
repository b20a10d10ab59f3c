//! The types of the model: tiles are pairs of numbers; seats, teams and arms are numbers. Also converts them to the engine's
//! types.

use serpente_engine::rules::{self, Arm, Move, Orientation, Pip, Placement, Seat, Team};

/// A tile, its higher half first.
pub(super) type Tile = (u8, u8);

/// A hand, or the boneyard.
pub(super) type Tiles = Vec<Tile>;

/// Returns all tiles up to the double of `top`.
pub(super) fn all_tiles(top: u8) -> Tiles {
    (0..=top)
        .flat_map(|high| {
            (0..=top)
                .filter(move |&low| low <= high)
                .map(move |low| (high, low))
        })
        .collect()
}

pub(super) fn pips(tile: Tile) -> i32 {
    i32::from(tile.0) + i32::from(tile.1)
}

pub(super) fn is_double(tile: Tile) -> bool {
    tile.0 == tile.1
}

pub(super) fn has(tile: Tile, half: u8) -> bool {
    tile.0 == half || tile.1 == half
}

/// Returns the half that is not `inner`; of a double, the same number.
pub(super) fn other(tile: Tile, inner: u8) -> u8 {
    if tile.0 == inner { tile.1 } else { tile.0 }
}

/// Returns the halves by which a tile can be laid: a double has one.
pub(super) fn halves(tile: Tile) -> impl Iterator<Item = u8> {
    let second = (!is_double(tile)).then_some(tile.1);
    [tile.0].into_iter().chain(second)
}

pub(super) fn sum(hand: &[Tile]) -> i32 {
    hand.iter().map(|&tile| pips(tile)).sum()
}

/// Ranks tiles by their pips, and equal ones by their higher half.
pub(super) fn rank(tile: Tile) -> (i32, u8) {
    (pips(tile), tile.0)
}

/// A tile laid on an arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lay {
    pub(super) tile: Tile,
    /// 0 left and 1 right; of a star, the arm's number; in garrafina, its owner.
    pub(super) arm: usize,
    /// The touching half; `None` for a wild tile across.
    pub(super) inner: Option<u8>,
}

/// A play that a seat can make in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Play {
    Open(Tile),
    Lay(Lay),
    Draw,
    Pass,
    Swap,
    Keep,
    Redeal,
    TimeUp,
}

pub(super) fn to_tile(tile: Tile) -> rules::Tile {
    rules::Tile::new(Pip::new(tile.0), Pip::new(tile.1))
}

pub(super) fn of_tile(tile: rules::Tile) -> Tile {
    (tile.high().get(), tile.low().get())
}

pub(super) fn to_tiles(hand: &[Tile]) -> Vec<rules::Tile> {
    hand.iter().copied().map(to_tile).collect()
}

/// Sorts a hand as records do: highest tile first.
pub(super) fn sorted(hand: &[Tile]) -> Vec<rules::Tile> {
    let mut hand = hand.to_vec();
    hand.sort_unstable();
    hand.reverse();
    to_tiles(&hand)
}

pub(super) fn to_seat(seat: usize) -> Seat {
    Seat::new(seat).expect("a seat below ten")
}

pub(super) fn to_team(team: usize) -> Team {
    Team::new(team).expect("a team below ten")
}

pub(super) fn to_arm(arm: usize) -> Arm {
    Arm::new(arm).expect("an arm below ten")
}

pub(super) fn to_move(play: Play) -> Move {
    match play {
        Play::Open(tile) => Move::Open(to_tile(tile)),
        Play::Lay(Lay { tile, arm, inner }) => Move::Lay(Placement {
            tile: to_tile(tile),
            arm: to_arm(arm),
            orientation: match inner {
                None => Orientation::Wild,
                Some(half) if half == tile.0 => Orientation::High,
                Some(_) => Orientation::Low,
            },
        }),
        Play::Draw => Move::Draw,
        Play::Pass => Move::Pass,
        Play::Swap => Move::Swap,
        Play::Keep => Move::Keep,
        Play::Redeal => Move::Redeal,
        Play::TimeUp => Move::TimeUp,
    }
}
