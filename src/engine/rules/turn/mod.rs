//! What a turn may contain besides laying one tile: drawing, passing, and turns of several tiles.

mod drawing;
mod long_turn;
mod non_lay;

pub use drawing::{Drawing, MayDraw, Stuck};
pub use long_turn::{DoubleAsks, Fine, MayAdd, Turns};
pub(in crate::rules) use long_turn::{Reach, TurnProgress};
pub(in crate::rules) use non_lay::{DrawOrPass, InTurn, NonLayMoves};
