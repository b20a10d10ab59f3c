//! The entries of the menus at a parlour. They only look.

pub(crate) mod friends_entries;
pub(crate) mod lists_entries;
pub(crate) mod lobby_entries;
pub(crate) mod people_entries;
pub(crate) mod room_entries;
