//! The match on the screen: how it begins and is left, what its keys do, and what is checked of it.

pub(crate) mod fairness;
pub(crate) mod game;
pub(crate) mod leaving;
pub(crate) mod lessons_by_touch;
pub(crate) mod opening;
pub(crate) mod spoken;
pub(crate) mod table_keys;
pub(crate) mod teach;
