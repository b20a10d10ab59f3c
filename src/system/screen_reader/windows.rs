//! Windows knows of every screen reader that says so, as NVDA, JAWS and Narrator do. Two of them take words from a program.

mod jaws;
mod nvda;

use windows::Win32::UI::WindowsAndMessaging::{
    SPI_GETSCREENREADER, SYSTEM_PARAMETERS_INFO_UPDATE_FLAGS, SystemParametersInfoW,
};
use windows::core::BOOL;

use super::ReaderRefused;
use jaws::Jaws;
use nvda::Nvda;

/// Whether there is one that can be told what to say.
pub const SPEAKS: bool = true;

/// What this desktop says, if it says anything.
#[expect(
    unsafe_code,
    reason = "it is a call of C; why that is sound stands beside it"
)]
pub(super) fn runs() -> Option<bool> {
    let mut runs = BOOL::default();
    // SAFETY: this question is answered in the four bytes of a truth value, which are there, and nothing else is written.
    let told = unsafe {
        SystemParametersInfoW(
            SPI_GETSCREENREADER,
            0,
            Some((&raw mut runs).cast()),
            SYSTEM_PARAMETERS_INFO_UPDATE_FLAGS(0),
        )
    };
    told.ok().map(|()| runs.as_bool())
}

/// A screen reader that says what it is told.
pub enum Reader {
    Nvda(Nvda),
    Jaws(Jaws),
}

impl Reader {
    /// The one that runs, if it can be told.
    pub fn find() -> Option<Self> {
        let nvda = Nvda::find().map(Self::Nvda);
        nvda.or_else(|| Jaws::find().map(Self::Jaws))
    }

    /// What it is called.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Nvda(_) => "NVDA",
            Self::Jaws(_) => "JAWS",
        }
    }

    /// Has it say this, after it has fallen silent or after what it says, and show it in braille. Without a braille display
    /// it refuses the latter, and nothing is lost.
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

    /// Has it fall silent.
    pub fn hush(&self) -> Result<(), ReaderRefused> {
        match self {
            Self::Nvda(nvda) => nvda.hush(),
            Self::Jaws(jaws) => jaws.hush(),
        }
    }
}
