//! A file that no other program may write.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::Path;

use rustix::fs::OFlags;

use crate::system::reading;

/// A file that no other program may append to.
#[derive(Debug)]
pub struct LockedFile(File);

impl Drop for LockedFile {
    fn drop(&mut self) {
        // Whoever syncs may hold the file for a moment longer. A lock that cannot be given back goes with its last use.
        let _ = self.0.unlock();
    }
}

impl LockedFile {
    /// Opens a file that is there.
    ///
    /// # Errors
    /// If it cannot be written, or another program has it: [`io::ErrorKind::ResourceBusy`].
    pub fn open(path: &Path) -> io::Result<Self> {
        Self::with(path, OpenOptions::new().append(true))
    }

    /// Opens a file, with its folder, which are made if they are not there: for this person alone, since hands stand in it.
    ///
    /// # Errors
    /// If it cannot be written, or another program has it: [`io::ErrorKind::ResourceBusy`].
    pub fn make(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent().filter(|folder| !is_here(folder)) {
            // If it cannot be made, opening the file says so.
            let _ = DirBuilder::new().recursive(true).mode(0o700).create(folder);
        }
        Self::with(
            path,
            OpenOptions::new().append(true).create(true).mode(0o600),
        )
    }

    fn with(path: &Path, options: &mut OpenOptions) -> io::Result<Self> {
        // A pipe that nobody reads must not hold up the program; a file is never in the way.
        let wait = i32::try_from(OFlags::NONBLOCK.bits()).expect("flags are small numbers");
        loop {
            let file = options.custom_flags(wait).open(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
                // Where there are no locks, nobody is kept out.
                Err(TryLockError::Error(_)) => return Ok(Self(file)),
            }
            // Another program may have put a new file in the place of this one before it let it go.
            let held = Self(file);
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
        let identity = |what: fs::Metadata| (what.dev(), what.ino());
        match (self.0.metadata(), fs::metadata(path)) {
            (Ok(ours), Ok(found)) => identity(ours) == identity(found),
            (Err(_), _) | (_, Err(_)) => false,
        }
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

/// Which file it is, how long, and when it was last written: another one, or one that somebody wrote in, has another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stamp {
    /// Its device and number.
    file: (u64, u64),
    bytes: u64,
    /// In seconds since 1970, and nanoseconds.
    written: (i64, i64),
}

impl Stamp {
    fn of(what: &fs::Metadata) -> Self {
        Self {
            file: (what.dev(), what.ino()),
            bytes: what.len(),
            written: (what.mtime(), what.mtime_nsec()),
        }
    }

    /// That of what is found there.
    pub(super) fn at(path: &Path) -> Option<Self> {
        Some(Self::of(&fs::metadata(path).ok()?))
    }
}

/// Whether this is the folder the program runs in.
pub(super) fn is_here(folder: &Path) -> bool {
    folder.as_os_str().is_empty()
}
