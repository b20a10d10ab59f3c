//! The direction of a laid tile, as written in records.

use crate::rules::{Arm, Orientation, Pip, Placement, Tile};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The half of a laid tile that touches the serpent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Inner {
    /// The first tile, which touches nothing.
    #[default]
    None,
    /// A wild tile, whose direction does not matter.
    Wild,
    /// This half.
    Half(Pip),
}

impl Inner {
    /// Returns the inner half of a placement.
    #[must_use]
    pub fn of(placement: Placement) -> Self {
        placement.inner().map_or(Self::Wild, Self::Half)
    }

    /// Returns the placement of the tile on the arm; `None` if the tile has no such half, or is the first.
    pub fn placement(self, tile: Tile, arm: Arm) -> Option<Placement> {
        let orientation = match self {
            Self::Wild => Orientation::Wild,
            Self::Half(half) if half == tile.high() => Orientation::High,
            Self::Half(half) if half == tile.low() => Orientation::Low,
            Self::Half(_) | Self::None => return None,
        };
        Some(Placement {
            tile,
            arm,
            orientation,
        })
    }

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands every field as a reference"
    )]
    pub(super) fn is_none(&self) -> bool {
        *self == Self::None
    }
}

impl Serialize for Inner {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Half(half) => to.serialize_u8(half.get()),
            Self::Wild | Self::None => to.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for Inner {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Option::<u8>::deserialize(from)? {
            Some(pips) if pips <= Pip::MAX.get() => Ok(Self::Half(Pip::new(pips))),
            Some(_) => Err(Error::custom("no such half")),
            None => Ok(Self::Wild),
        }
    }
}
