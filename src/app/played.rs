//! The match on the screen, here or elsewhere.

use super::local::LocalTable;
use super::played_match::PlayedMatch;
use super::remote::RemoteTable;
use std::ops::{Deref, DerefMut};

/// Where the match on the screen is hosted.
pub(super) enum Played {
    /// On this machine.
    Here(Box<LocalTable>),
    /// On another one.
    Elsewhere(Box<RemoteTable>),
}

impl Deref for Played {
    type Target = dyn PlayedMatch;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Here(table) => &**table,
            Self::Elsewhere(table) => &**table,
        }
    }
}

impl DerefMut for Played {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Self::Here(table) => &mut **table,
            Self::Elsewhere(table) => &mut **table,
        }
    }
}
