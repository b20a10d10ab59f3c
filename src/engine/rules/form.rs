//! How seats, arms and tiles are written in records and messages: a seat as its number, a tile as its text.

use super::tile::Tile;
use crate::rules::fit::Arm;
use crate::rules::seats::{Seat, Seats, Team};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Implements serialization as a number.
macro_rules! numbered {
    ($ty:ty, $missing:literal) => {
        impl Serialize for $ty {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u8(self.number())
            }
        }

        impl<'de> Deserialize<'de> for $ty {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let number = usize::deserialize(from)?;
                Self::new(number).ok_or_else(|| Error::custom($missing))
            }
        }
    };
}
numbered!(Seat, "no such seat");
numbered!(Team, "no such team");
numbered!(Arm, "no such arm");

/// Implements serialization as text.
macro_rules! told {
    ($ty:ty) => {
        impl serde::Serialize for $ty {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $ty {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use told;
told!(Tile);

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}
