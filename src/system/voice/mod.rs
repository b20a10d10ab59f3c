//! The voice the system brings, through `tts`: opened, and told which language is spoken.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::mem::ManuallyDrop;

use tts::Tts;

pub(crate) use twin::{Control, list};

/// A voice that was opened. It is never dropped: news that comes meanwhile aborts the process.
pub(crate) struct Opened {
    pub(crate) tts: ManuallyDrop<Tts>,
    /// What sets the language, if that can be had.
    pub(crate) control: Option<Control>,
}

impl Opened {
    /// Opens it; `on_its_way` is called for each part of it that is done.
    pub(crate) fn new(on_its_way: impl Fn()) -> Result<Self, tts::Error> {
        twin::open(&on_its_way)
    }
}

/// A voice a person may choose.
pub(crate) struct Known {
    /// What it is called.
    pub(crate) name: String,
    /// The language it speaks, as a BCP 47 tag.
    pub(crate) language: String,
}

/// What is wanted of it.
pub(crate) struct Wanted<'a> {
    /// The language, as a BCP 47 tag.
    pub(crate) language: &'a str,
    /// The voice chosen for it, by its name.
    pub(crate) voice: Option<&'a str>,
    /// Whether one was chosen before.
    #[cfg_attr(windows, expect(dead_code, reason = "there each is set anew"))]
    pub(crate) chosen_before: bool,
}
