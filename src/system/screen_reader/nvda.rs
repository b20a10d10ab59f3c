//! Speaks through NVDA, by the library that its makers offer to other programs,
//! `nvdaControllerClient.dll`. It does not come with this program, because it is under the LGPL: a
//! player puts it beside the program.

#![allow(
    unsafe_code,
    reason = "a library of C is loaded and called; why each call is sound stands beside it"
)]

use std::env;
use std::path::{Path, PathBuf};

use libloading::Library;

use super::super::ReaderRefused;

/// Names of the library. Older versions have the machine's kind in theirs.
const NAMES: [&str; 2] = ["nvdaControllerClient.dll", "nvdaControllerClient64.dll"];

/// The result of a function of the library that succeeded.
const DONE: u32 = 0;

/// The two signatures of its functions (`nvdaController.h`). A text is UTF-16 and ends with a zero.
type NvdaQuestion = unsafe extern "system" fn() -> u32;
type NvdaText = unsafe extern "system" fn(*const u16) -> u32;

pub struct Nvda {
    cancel: NvdaQuestion,
    speak: NvdaText,
    braille: NvdaText,
    /// Keeps the library loaded, so that the functions stay valid.
    _library: Library,
}

impl Nvda {
    /// Connects to NVDA. Returns `None` unless it is running and its library is found.
    pub fn find() -> Option<Self> {
        places().iter().find_map(|path| Self::of(path))
    }

    fn of(path: &Path) -> Option<Self> {
        // SAFETY: a file of this name beside this program or in NVDA's folder is NVDA's own
        // library. Loading it runs no code except to prepare the connection to NVDA. A person who
        // can replace it there could replace this program, too.
        let library = unsafe { Library::new(path) }.ok()?;
        // SAFETY: these are the signatures of the functions. They are called only while the library
        // is loaded: `_library` keeps it.
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

    /// Shows a text in braille.
    pub fn show(&self, text: &str) -> Result<(), ReaderRefused> {
        tell(self.braille, text)
    }

    pub fn hush(&self) -> Result<(), ReaderRefused> {
        ask(self.cancel)
    }
}

fn ask(function: NvdaQuestion) -> Result<(), ReaderRefused> {
    // SAFETY: the function takes no argument, and the caller keeps its library loaded.
    done(unsafe { function() })
}

fn tell(function: NvdaText, text: &str) -> Result<(), ReaderRefused> {
    let mut units: Vec<u16> = text.encode_utf16().filter(|&unit| unit != 0).collect();
    units.push(0);
    // SAFETY: the text ends with a zero, is only read, and lives until the call is over; the caller
    // keeps the function's library loaded.
    done(unsafe { function(units.as_ptr()) })
}

fn done(result: u32) -> Result<(), ReaderRefused> {
    match result {
        DONE => Ok(()),
        _ => Err(ReaderRefused),
    }
}

/// The paths at which the library may be: in the folder of this program, and in NVDA's.
fn places() -> Vec<PathBuf> {
    let mut folders = Vec::new();
    if let Ok(program) = env::current_exe()
        && let Some(folder) = program.parent()
    {
        folders.push(folder.to_owned());
    }
    for variable in ["ProgramFiles", "ProgramFiles(x86)"] {
        if let Some(folder) = env::var_os(variable) {
            folders.push(PathBuf::from(folder).join("NVDA"));
        }
    }
    let mut places = Vec::new();
    for folder in folders {
        for name in NAMES {
            places.push(folder.join(name));
        }
    }
    places
}
