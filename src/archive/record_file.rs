//! A record on disk that restores its file if other programs change or delete it.

use super::journal::{Medium, Restored, Syncing};
use super::locked_file::{LockedFile, stamp_at};
use serpente_system::file::{Folder, Stamp, sync_copy};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

/// A record on disk.
#[derive(Debug)]
pub struct RecordFile {
    path: PathBuf,
    /// The whole contents that the file must have. They are written again if the file disappears.
    whole: Vec<u8>,
    /// How many bytes of these are written.
    written: usize,
    held: Option<LockedFile>,
    /// The stamp of the file when it was last known to contain exactly the written bytes.
    seen: Option<Stamp>,
    /// Whether the entry in the folder may not be flushed to the disk yet.
    is_new: bool,
}

impl RecordFile {
    /// Makes a record with these contents, which the file has or shall get. `held` is the file, if
    /// it could be opened.
    #[must_use]
    pub fn new(path: &Path, whole: Vec<u8>, held: Option<LockedFile>) -> Self {
        Self {
            // If the path is a link to a file elsewhere, it stays a link.
            path: dunce::canonicalize(path).unwrap_or_else(|_| path.to_owned()),
            written: whole.len(),
            is_new: whole.is_empty(),
            whole,
            held,
            seen: None,
        }
    }

    /// Writes all missing bytes to the file. If the file contains anything else, it is kept under
    /// another name.
    ///
    /// # Errors
    /// If not all bytes could be written. Another call tries again.
    pub fn settle(&mut self) -> io::Result<Option<Restored>> {
        let restored = self.take_place()?;
        let held = self.held.as_ref().expect("the place is taken");
        while self.written < self.whole.len() {
            match held.file().write(&self.whole[self.written..]) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => self.written += written,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        self.seen = held.stamp();
        Ok(restored)
    }

    /// Opens the file if needed, and makes sure that it contains exactly the bytes that were
    /// written.
    fn take_place(&mut self) -> io::Result<Option<Restored>> {
        if self.seen.is_some() && stamp_at(&self.path) == self.seen {
            // The file is unchanged, which is the usual case.
            return Ok(None);
        }
        let ours = self.held.as_ref().is_some_and(|held| {
            // The contents of something that is not a file, such as a pipe, cannot be compared.
            !held.is_file() || held.is_at(&self.path)
        });
        if !ours {
            let opened = match LockedFile::open(&self.path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let made = LockedFile::make(&self.path)?;
                    let was_there = self.held.is_some() || self.written > 0;
                    self.written = 0;
                    self.is_new = true;
                    self.held = Some(made);
                    return Ok(if was_there {
                        Some(Restored::Gone)
                    } else {
                        None
                    });
                }
                result => result?,
            };
            self.held = Some(opened);
        }
        let held = self.held.as_ref().expect("it was just opened");
        if !held.is_file() || held.holds(&self.path, &self.whole[..self.written])? {
            return Ok(None);
        }
        self.replace().map(Some)
    }

    /// Replaces a file with other contents by one that has the whole record.
    fn replace(&mut self) -> io::Result<Restored> {
        let fresh = self.path.with_extension(format!("new-{}", process::id()));
        let replaced = write_whole(&fresh, &self.whole).and_then(|held| {
            let aside = put_aside(&self.path)?;
            fs::rename(&fresh, &self.path)?;
            Ok((held, aside))
        });
        match replaced {
            Ok((held, aside)) => {
                self.written = self.whole.len();
                self.is_new = true;
                self.held = Some(held);
                Ok(Restored::Changed(aside))
            }
            Err(error) => {
                // If removing it fails too, it does no harm.
                let _ = fs::remove_file(&fresh);
                Err(error)
            }
        }
    }
}

/// Writes a new file completely, and flushes it to the disk.
fn write_whole(path: &Path, whole: &[u8]) -> io::Result<LockedFile> {
    let _ = fs::remove_file(path);
    let held = LockedFile::make(path)?;
    held.file().write_all(whole)?;
    held.file().sync_data()?;
    Ok(held)
}

/// Gives a file a second, unused name; makes a copy if the file system allows only one name. The
/// original stays in place.
fn put_aside(path: &Path) -> io::Result<PathBuf> {
    for number in 1..u32::MAX {
        let aside = path.with_extension(format!("damaged-{number}"));
        match fs::hard_link(path, &aside) {
            Ok(()) => return Ok(aside),
            Err(_) if fs::symlink_metadata(&aside).is_ok() => {}
            Err(_) => {
                fs::copy(path, &aside)?;
                sync_copy(&aside)?;
                return Ok(aside);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

impl Medium for RecordFile {
    fn write(&mut self, more: &[u8]) -> io::Result<Option<Restored>> {
        self.whole.extend_from_slice(more);
        self.settle()
    }

    fn sync(&mut self) -> Option<Syncing> {
        let file = self.held.as_ref()?.file().try_clone().ok()?;
        let is_new = std::mem::take(&mut self.is_new);
        let folder = self.path.parent().filter(|_| is_new).map(Path::to_owned);
        Some(Box::new(move || {
            file.sync_data()?;
            folder.map_or(Ok(()), |folder| Folder::open(&folder)?.sync())
        }))
    }
}
