//! Messages for errors: what cannot be done or used, and what to do instead.

use std::io;

use crate::announce::{Arg, Fact};

include!(concat!(env!("OUT_DIR"), "/errors.rs"));

/// Why a file or folder cannot be used, as a keyword for the locale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// `full`: no space left on the disk.
    Full,
    /// `read-only`: the file system is read-only.
    ReadOnly,
    /// `denied`: the user has no permission.
    Denied,
    /// `missing`: it does not exist.
    Missing,
    /// `slow`: the disk does not respond.
    Slow,
    /// `folder`: it is a folder where a file is expected.
    Folder,
    /// `other`: any other reason.
    Other,
}

impl Trouble {
    /// All reasons.
    pub const ALL: [Self; 7] = [
        Self::Full,
        Self::ReadOnly,
        Self::Denied,
        Self::Missing,
        Self::Slow,
        Self::Folder,
        Self::Other,
    ];
}

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self::Full,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::PermissionDenied => Self::Denied,
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::Missing,
            io::ErrorKind::TimedOut => Self::Slow,
            io::ErrorKind::IsADirectory => Self::Folder,
            _ => Self::Other,
        }
    }
}

impl From<Trouble> for Arg {
    fn from(trouble: Trouble) -> Self {
        Self::Word(match trouble {
            Trouble::Full => "full",
            Trouble::ReadOnly => "read-only",
            Trouble::Denied => "denied",
            Trouble::Missing => "missing",
            Trouble::Slow => "slow",
            Trouble::Folder => "folder",
            Trouble::Other => "other",
        })
    }
}

impl Fact for Trouble {
    fn samples() -> Vec<Arg> {
        Self::ALL.map(Arg::from).to_vec()
    }
}
