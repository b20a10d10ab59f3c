//! A file that no other program may write.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use serpente_system::file::{self, Stamp};
use serpente_system::reading;

/// A file to which no other program may append.
#[derive(Debug)]
pub struct LockedFile(File);

impl Drop for LockedFile {
    fn drop(&mut self) {
        // A thread that is still syncing may hold the file a moment longer.
        file::let_go(&self.0);
    }
}

impl LockedFile {
    /// Opens an existing file.
    ///
    /// # Errors
    /// If the file cannot be written, or another program has it open:
    /// [`io::ErrorKind::ResourceBusy`].
    pub fn open(path: &Path) -> io::Result<Self> {
        Self::with(path, false)
    }

    /// Opens a file, or creates it and its folder. Only this user may read them, because records
    /// contain hands.
    ///
    /// # Errors
    /// If the file cannot be written, or another program has it open:
    /// [`io::ErrorKind::ResourceBusy`].
    pub fn make(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent()
            && !folder.as_os_str().is_empty()
        {
            // If the folder cannot be created, opening the file reports it.
            let _ = file::make_folder(folder);
        }
        Self::with(path, true)
    }

    fn with(path: &Path, may_make: bool) -> io::Result<Self> {
        loop {
            // Another program may have replaced this file before releasing it.
            let held = Self(file::open_alone(path, may_make)?);
            if !held.is_file() || held.is_at(path) {
                return Ok(held);
            }
        }
    }

    /// Returns the file, to write to it.
    pub fn file(&self) -> &File {
        &self.0
    }

    pub(super) fn is_file(&self) -> bool {
        self.0.metadata().is_ok_and(|what| what.is_file())
    }

    /// Returns whether this is the file at that path.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        file::is_same(&self.0, path)
    }

    /// Returns a stamp that changes when another program writes to the file.
    pub(super) fn stamp(&self) -> Option<Stamp> {
        Some(Stamp::of(&self.0.metadata().ok()?))
    }

    /// Returns whether the file, found at `path`, contains exactly this text.
    pub(super) fn holds(&self, path: &Path, text: &[u8]) -> io::Result<bool> {
        // A file of another length need not be read.
        let is_as_long = self.0.metadata()?.len() == text.len() as u64;
        Ok(is_as_long && (text.is_empty() || reading::read(path)? == text))
    }
}

/// Returns the stamp of the file at this path.
pub(super) fn stamp_at(path: &Path) -> Option<Stamp> {
    Some(Stamp::of(&fs::metadata(path).ok()?))
}
