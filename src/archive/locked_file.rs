//! A file that no other program may write.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use serpente_system::file::{self, Stamp};
use serpente_system::reading;

/// A file that no other program may append to.
#[derive(Debug)]
pub struct LockedFile(File);

impl Drop for LockedFile {
    fn drop(&mut self) {
        // Whoever syncs may hold the file for a moment longer.
        file::let_go(&self.0);
    }
}

impl LockedFile {
    /// Opens a file that is there.
    ///
    /// # Errors
    /// If it cannot be written, or another program has it: [`io::ErrorKind::ResourceBusy`].
    pub fn open(path: &Path) -> io::Result<Self> {
        Self::with(path, false)
    }

    /// Opens a file, with its folder, which are made if they are not there: for this person alone, since hands stand in it.
    ///
    /// # Errors
    /// If it cannot be written, or another program has it: [`io::ErrorKind::ResourceBusy`].
    pub fn make(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent().filter(|folder| !is_here(folder)) {
            // If it cannot be made, opening the file says so.
            let _ = file::make_folder(folder);
        }
        Self::with(path, true)
    }

    fn with(path: &Path, may_make: bool) -> io::Result<Self> {
        loop {
            // Another program may have put a new file in the place of this one before it let it go.
            let held = Self(file::open_alone(path, may_make)?);
            if !held.is_file() || held.is_at(path) {
                return Ok(held);
            }
        }
    }

    pub(super) fn file(&self) -> &File {
        &self.0
    }

    pub(super) fn is_file(&self) -> bool {
        self.0.metadata().is_ok_and(|what| what.is_file())
    }

    /// Whether this is what is found there.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        file::is_same(&self.0, path)
    }

    /// What tells that somebody else wrote in it.
    pub(super) fn stamp(&self) -> Option<Stamp> {
        Some(Stamp::of(&self.0.metadata().ok()?))
    }

    /// Whether this stands in it, which is found there, and nothing else.
    pub(super) fn holds(&self, path: &Path, text: &[u8]) -> io::Result<bool> {
        // What is longer need not be read, however long it is.
        let is_as_long = self.0.metadata()?.len() == text.len() as u64;
        Ok(is_as_long && (text.is_empty() || reading::read(path)? == text))
    }
}

impl Write for &LockedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&self.0).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        (&self.0).flush()
    }
}

/// The stamp of what is found there.
pub(super) fn stamp_at(path: &Path) -> Option<Stamp> {
    Some(Stamp::of(&fs::metadata(path).ok()?))
}

/// Whether this is the folder the program runs in.
fn is_here(folder: &Path) -> bool {
    folder.as_os_str().is_empty()
}
