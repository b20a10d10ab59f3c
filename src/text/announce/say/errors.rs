//! Messages for errors: what cannot be done or used, and what to do instead.

use std::io;

use crate::announce::message::keywords;

include!(concat!(env!("OUT_DIR"), "/errors.rs"));

keywords! {
    /// Why a file or folder cannot be used, as a keyword.
    pub struct Trouble: [
        "full",
        "read-only",
        "denied",
        "missing",
        "slow",
        "folder",
        "other",
    ];
}

impl Trouble {
    /// Any reason that has no keyword of its own.
    pub const OTHER: Self = Self("other");
}

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self("full"),
            io::ErrorKind::ReadOnlyFilesystem => Self("read-only"),
            io::ErrorKind::PermissionDenied => Self("denied"),
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self("missing"),
            io::ErrorKind::TimedOut => Self("slow"),
            io::ErrorKind::IsADirectory => Self("folder"),
            _ => Self::OTHER,
        }
    }
}
