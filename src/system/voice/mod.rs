//! Opens the system's voice through `tts` and sets its language.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::mem::ManuallyDrop;

use tts::Tts;

pub use twin::{Control, list, open};

/// An open voice. It is never dropped: an event that arrives meanwhile would abort the process.
pub struct Opened {
    /// The voice.
    pub tts: ManuallyDrop<Tts>,
    /// Sets its language, if that is possible.
    pub control: Option<Control>,
}

/// Why no voice was opened.
#[derive(Debug)]
pub enum NotOpened {
    /// There is a speech service, but no voice is installed for it.
    NoneInstalled,
    /// The speech service does not work, or there is none.
    Failed,
}

impl From<tts::Error> for NotOpened {
    fn from(_: tts::Error) -> Self {
        Self::Failed
    }
}

/// Returns the language of a BCP 47 tag, without its region: `it` of `it-IT`.
pub fn primary(tag: &str) -> String {
    let primary = tag.split(['-', '_']).next();
    primary.unwrap_or_default().to_lowercase()
}

/// The language and voice to set.
pub struct Wanted<'a> {
    /// The language, as a BCP 47 tag.
    pub language: &'a str,
    /// The voice chosen for it, by its name.
    pub voice: Option<&'a str>,
    /// Whether a voice was set by name before.
    pub chosen_before: bool,
}
