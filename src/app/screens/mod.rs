//! The screens.

pub(crate) mod menu_items;
