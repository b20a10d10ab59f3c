//! Where a tile fits: the arms of the serpent, the ends they show, and the shapes that they grow into.

mod layout;
mod placement;
mod shape;

pub(in crate::rules) use layout::ArmLayout;
pub(in crate::rules) use placement::OPEN_ENDS;
pub use placement::{ARMS, Arm, Arms, Move, OpenEnd, Orientation, Placement};
pub use shape::{ArmRole, Shape};
