//! NVDA, through the library its makers give to other programs, `nvdaControllerClient.dll`. A person puts it beside this
//! program: it is under the LGPL, and of use to nobody else.

#![allow(
    unsafe_code,
    reason = "a library of C is loaded and called; why each call is sound stands beside it"
)]

use std::env;
use std::path::{Path, PathBuf};

use libloading::Library;

use super::super::ReaderRefused;

/// How the library is called: older ones tell the machine's kind.
const NAMES: [&str; 2] = ["nvdaControllerClient.dll", "nvdaControllerClient64.dll"];

/// What each of its functions gives when it did what it should.
const DONE: u32 = 0;

/// Two kinds of its functions (`nvdaController.h`). A text is UTF-16 with a zero behind it.
type NvdaQuestion = unsafe extern "system" fn() -> u32;
type NvdaText = unsafe extern "system" fn(*const u16) -> u32;

pub struct Nvda {
    cancel: NvdaQuestion,
    speak: NvdaText,
    braille: NvdaText,
    /// The functions are there as long as it is.
    _library: Library,
}

impl Nvda {
    /// It, if it runs and there is its library.
    pub fn find() -> Option<Self> {
        places().find_map(|path| Self::of(&path))
    }

    fn of(path: &Path) -> Option<Self> {
        // SAFETY: what stands beside this program or in NVDA's folder under this name is NVDA's own, which does nothing when it
        // is loaded but get ready to reach NVDA. Whoever can put another one there can put another program there, too.
        let library = unsafe { Library::new(path) }.ok()?;
        // SAFETY: these are the functions' types; they are called only while the library is loaded, which is kept beside them.
        let (runs, nvda) = unsafe {
            let runs: NvdaQuestion = *library.get(b"nvdaController_testIfRunning\0").ok()?;
            let nvda = Self {
                cancel: *library.get(b"nvdaController_cancelSpeech\0").ok()?,
                speak: *library.get(b"nvdaController_speakText\0").ok()?,
                braille: *library.get(b"nvdaController_brailleMessage\0").ok()?,
                _library: library,
            };
            (runs, nvda)
        };
        ask(runs).ok()?;
        Some(nvda)
    }

    pub fn say(&self, text: &str) -> Result<(), ReaderRefused> {
        tell(self.speak, text)
    }

    /// In braille.
    pub fn show(&self, text: &str) -> Result<(), ReaderRefused> {
        tell(self.braille, text)
    }

    pub fn hush(&self) -> Result<(), ReaderRefused> {
        ask(self.cancel)
    }
}

fn ask(function: NvdaQuestion) -> Result<(), ReaderRefused> {
    // SAFETY: it takes nothing, and whoever calls this keeps its library.
    done(unsafe { function() })
}

fn tell(function: NvdaText, text: &str) -> Result<(), ReaderRefused> {
    let text = text.encode_utf16().filter(|&unit| unit != 0);
    let text: Vec<u16> = text.chain([0]).collect();
    // SAFETY: the text ends with a zero, is only read, and is there until the call is over; whoever calls this keeps the
    // function's library.
    done(unsafe { function(text.as_ptr()) })
}

fn done(told: u32) -> Result<(), ReaderRefused> {
    (told == DONE).then_some(()).ok_or(ReaderRefused)
}

/// Where the library may be: beside this program, or where NVDA is.
fn places() -> impl Iterator<Item = PathBuf> {
    let ours = env::current_exe().ok();
    let ours = ours.and_then(|program| Some(program.parent()?.to_owned()));
    let theirs = ["ProgramFiles", "ProgramFiles(x86)"].map(env::var_os);
    let theirs = theirs.into_iter().flatten();
    let theirs = theirs.map(|folder| PathBuf::from(folder).join("NVDA"));
    let folders = ours.into_iter().chain(theirs);
    folders.flat_map(|folder| NAMES.map(|name| folder.join(name)))
}
