//! How the inner half of a laid tile is written in records.

#![expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every field as a reference"
)]

pub(super) mod inner {
    use crate::rules::Pip;
    use crate::table::Inner;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

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
