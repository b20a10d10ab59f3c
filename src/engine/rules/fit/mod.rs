//! Where a tile fits: the arms of the serpent, the ends they show, and the shapes that they grow into.

mod layout;
mod placement;
mod shape;

pub(in crate::rules) use layout::{ArmLayout, EndsShown};
pub(in crate::rules) use placement::OPEN_ENDS;
pub use placement::{ARMS, Arm, Arms, Move, OpenEnd, Orientation, Placement};
pub use shape::{ArmRole, Shape};

use super::options::Options;
use super::tile::{Pip, Tile};

/// Which tiles fit where, and what they leave for the next one.
#[derive(Clone, Copy)]
pub struct FitRules {
    /// Returns the shape of the serpent.
    pub shape: fn(&Options) -> Shape,

    /// Returns whether the second half may touch the first, which is open. If this differs from the most common answer, so must
    /// [`fits`](Self::fits).
    pub joins: fn(Pip, Pip, &Options) -> bool,

    /// Returns whether the tile may be laid in this orientation on such an end; not asked for a double with its lower half, which
    /// is its higher one. In most games it may if its half is the same as one of the open halves, and no tile is wild.
    pub fits: fn(OpenEnd, Tile, Orientation, &Options) -> bool,

    /// Returns whether the tile is wild, so that a seat may want to keep it.
    pub is_wild: fn(Tile, &Options) -> bool,

    /// Whether a double at an end is special: it counts twice there, or must be covered. If so, the game takes the other answers
    /// from [`SHOWING_DOUBLES`](Self::SHOWING_DOUBLES).
    pub shows_doubles: bool,

    /// Returns the end that a tile leaves when laid in this orientation.
    pub leaves: fn(Tile, Orientation, &Options) -> OpenEnd,

    /// Returns the ends that the first tile leaves on the left and on the right.
    pub begins: fn(Tile, &Options) -> [OpenEnd; 2],

    /// Returns whether the tile lies across the serpent, as it is shown and recorded. There is no orientation for the first
    /// tile.
    pub lies_across: fn(Tile, Option<Orientation>, &Options) -> bool,
}

impl FitRules {
    /// The most common answers.
    pub const COMMON: Self = Self {
        shape: |_| Shape::Line,
        joins: |open, inner, _| open == inner,
        fits: |open, tile, orientation, _| {
            let inner = orientation.inner(tile);
            inner.is_some_and(|inner| open.halves().any(|half| half == inner))
        },
        is_wild: |_, _| false,
        shows_doubles: false,
        leaves: |tile, orientation, _| match orientation {
            Orientation::High => OpenEnd::half(tile.low()),
            Orientation::Low => OpenEnd::half(tile.high()),
            Orientation::Wild => OpenEnd::either(tile),
        },
        begins: |tile, _| [OpenEnd::half(tile.high()), OpenEnd::half(tile.low())],
        lies_across: |tile, _, _| tile.is_double(),
    };

    /// The most common answers of games where a double at an end is special.
    pub const SHOWING_DOUBLES: Self = Self {
        shows_doubles: true,
        leaves: |tile, orientation, options| match orientation {
            Orientation::High if tile.is_double() => OpenEnd::double(tile.high()),
            _ => (Self::COMMON.leaves)(tile, orientation, options),
        },
        begins: |tile, options| {
            if tile.is_double() {
                [OpenEnd::double(tile.high()); 2]
            } else {
                (Self::COMMON.begins)(tile, options)
            }
        },
        ..Self::COMMON
    };
}
