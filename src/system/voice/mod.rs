//! The voice the system brings, through `tts`: opened, and told which language is spoken.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::mem::ManuallyDrop;

use tts::Tts;

pub use twin::{Control, list};

/// A voice that was opened. It is never dropped: news that comes meanwhile aborts the process.
pub struct Opened {
    /// The voice itself.
    pub tts: ManuallyDrop<Tts>,
    /// What sets the language, if that can be had.
    pub control: Option<Control>,
}

impl Opened {
    /// Opens it; `on_its_way` is called for each part of it that is done.
    pub fn new(on_its_way: impl Fn()) -> Result<Self, tts::Error> {
        twin::open(&on_its_way)
    }
}

/// A voice a person may choose.
pub struct Known {
    /// What it is called.
    pub name: String,
    /// The language it speaks, as a BCP 47 tag.
    pub language: String,
}

/// What is wanted of it.
pub struct Wanted<'a> {
    /// The language, as a BCP 47 tag.
    pub language: &'a str,
    /// The voice chosen for it, by its name.
    pub voice: Option<&'a str>,
    /// Whether one was chosen before.
    #[cfg_attr(windows, expect(dead_code, reason = "there each is set anew"))]
    pub chosen_before: bool,
}
