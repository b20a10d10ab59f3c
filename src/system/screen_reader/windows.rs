//! Windows knows whether a screen reader (NVDA, JAWS, Narrator) runs. A program can speak through
//! two of them.

mod jaws;
mod nvda;

use windows::Win32::UI::WindowsAndMessaging::{
    SPI_GETSCREENREADER, SYSTEM_PARAMETERS_INFO_UPDATE_FLAGS, SystemParametersInfoW,
};
use windows::core::BOOL;

use super::ReaderRefused;
use jaws::Jaws;
use nvda::Nvda;

/// Whether this system has a screen reader through which the program can speak.
pub const SPEAKS: bool = true;

/// Asks the desktop whether a screen reader runs. Returns `None` if it gives no answer.
#[expect(
    unsafe_code,
    reason = "it is a call of C; why that is sound stands beside it"
)]
pub(super) fn runs() -> Option<bool> {
    let mut runs = BOOL::default();
    // SAFETY: for this question the function writes four bytes, those of a BOOL, for which there is
    // room, and nothing else.
    let answer = unsafe {
        SystemParametersInfoW(
            SPI_GETSCREENREADER,
            0,
            Some((&raw mut runs).cast()),
            SYSTEM_PARAMETERS_INFO_UPDATE_FLAGS(0),
        )
    };
    answer.ok().map(|()| runs.as_bool())
}

/// A screen reader through which the program can speak.
pub enum Reader {
    /// NVDA runs.
    Nvda(Nvda),
    /// JAWS runs.
    Jaws(Jaws),
}

impl Reader {
    /// Finds the running screen reader through which the program can speak.
    pub fn find() -> Option<Self> {
        let nvda = Nvda::find().map(Self::Nvda);
        nvda.or_else(|| Jaws::find().map(Self::Jaws))
    }

    /// Returns the name of the screen reader.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Nvda(_) => "NVDA",
            Self::Jaws(_) => "JAWS",
        }
    }

    /// Speaks a text and shows it in braille. With `interrupt`, whatever it is saying is cut short;
    /// otherwise the text waits. Without a braille display showing it fails, which is ignored.
    pub fn say(&self, text: &str, interrupt: bool) -> Result<(), ReaderRefused> {
        match self {
            Self::Nvda(nvda) => {
                if interrupt {
                    nvda.hush()?;
                }
                nvda.say(text)?;
                let _ = nvda.show(text);
            }
            Self::Jaws(jaws) => {
                jaws.say(text, interrupt)?;
                let _ = jaws.show(text);
            }
        }
        Ok(())
    }

    /// Makes the screen reader fall silent.
    pub fn hush(&self) -> Result<(), ReaderRefused> {
        match self {
            Self::Nvda(nvda) => nvda.hush(),
            Self::Jaws(jaws) => jaws.hush(),
        }
    }
}
