//! The forms that tiles, seats and arms have in a record.

#![expect(
    clippy::trivially_copy_pass_by_ref,
    clippy::ref_option,
    reason = "serde hands every field as a reference"
)]

use crate::bax::Card;
use crate::rules::{Arm, Pip, Seat, Team, Tile};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// A number that names something there are only a few of.
macro_rules! numbered {
    ($name:ident, $ty:ty) => {
        pub(super) mod $name {
            use super::*;

            pub(in crate::table) fn serialize<S: Serializer>(
                value: &$ty,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                to.serialize_u8(value.number())
            }

            pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<$ty, D::Error> {
                let number = usize::deserialize(from)?;
                <$ty>::new(number)
                    .ok_or_else(|| Error::custom(concat!("no such ", stringify!($name))))
            }
        }
    };
}
numbered!(seat, Seat);
numbered!(team, Team);

/// The same, or null.
macro_rules! optional {
    ($name:ident, $ty:ty) => {
        pub(super) mod $name {
            use super::*;

            pub(in crate::table) fn serialize<S: Serializer>(
                value: &Option<$ty>,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                match value {
                    Some(value) => to.serialize_u8(value.number()),
                    None => to.serialize_none(),
                }
            }

            pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<Option<$ty>, D::Error> {
                let Some(number) = Option::<usize>::deserialize(from)? else {
                    return Ok(None);
                };
                let value = <$ty>::new(number)
                    .ok_or_else(|| Error::custom(concat!("no such ", stringify!($name))))?;
                Ok(Some(value))
            }
        }
    };
}
optional!(arm, Arm);
optional!(winner, Seat);

pub(super) mod teams {
    use super::{Deserialize, Deserializer, Error, Serializer, Team};

    pub(in crate::table) fn serialize<S: Serializer>(
        teams: &[Team],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(teams.iter().map(|team| team.number()))
    }

    pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Team>, D::Error> {
        let team = |number| Team::new(number).ok_or_else(|| Error::custom("no such team"));
        Vec::<usize>::deserialize(from)?
            .into_iter()
            .map(team)
            .collect()
    }
}

/// A value, or a list of them, in the form of its text.
macro_rules! told {
    ($one:ident, $many:ident, $ty:ty) => {
        pub(super) mod $one {
            use super::*;

            pub(in crate::table) fn serialize<S: Serializer>(
                value: &$ty,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                to.collect_str(value)
            }

            pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<$ty, D::Error> {
                String::deserialize(from)?.parse().map_err(Error::custom)
            }
        }

        pub(super) mod $many {
            use super::*;

            pub(in crate::table) fn serialize<S: Serializer>(
                values: &[$ty],
                to: S,
            ) -> Result<S::Ok, S::Error> {
                to.collect_seq(values.iter().map(ToString::to_string))
            }

            pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<Vec<$ty>, D::Error> {
                let value = |text: String| text.parse().map_err(Error::custom);
                Vec::<String>::deserialize(from)?
                    .into_iter()
                    .map(value)
                    .collect()
            }
        }
    };
}
told!(tile, tiles, Tile);
told!(card, cards, Card);

pub(super) mod drawn {
    use super::{Deserializer, Serializer, Tile, tile};

    pub(in crate::table) fn serialize<S: Serializer>(
        drawn: &Option<Tile>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match drawn {
            Some(drawn) => tile::serialize(drawn, to),
            None => to.serialize_none(),
        }
    }

    pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Tile>, D::Error> {
        tile::deserialize(from).map(Some)
    }
}

pub(super) mod some_tiles {
    use super::{Deserializer, Serializer, Tile, tiles};

    pub(in crate::table) fn serialize<S: Serializer>(
        hand: &Option<Vec<Tile>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match hand {
            Some(hand) => tiles::serialize(hand, to),
            None => to.serialize_none(),
        }
    }

    pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Vec<Tile>>, D::Error> {
        tiles::deserialize(from).map(Some)
    }
}

pub(super) mod inner {
    use super::{Deserialize, Deserializer, Error, Pip, Serializer};
    use crate::table::Inner;

    pub(in crate::table) fn serialize<S: Serializer>(
        inner: &Inner,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match inner {
            Inner::Half(half) => to.serialize_u8(half.get()),
            Inner::Wild | Inner::None => to.serialize_none(),
        }
    }

    pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Inner, D::Error> {
        match Option::<u8>::deserialize(from)? {
            Some(pips) if pips <= Pip::MAX.get() => Ok(Inner::Half(Pip::new(pips))),
            Some(_) => Err(Error::custom("no such half")),
            None => Ok(Inner::Wild),
        }
    }
}
