//! Files on Linux.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt, FileExt, MetadataExt, OpenOptionsExt};
use std::path::Path;

use rustix::fs::{OFlags, syncfs};

/// Returns options for opening a file; a file that is created can be read by this user only.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.mode(0o600);
    options
}

/// Creates a folder, and those above it, that only this user can enter. A folder that exists
/// already is no error.
pub fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

/// Creates a folder that only this user can enter, and that must not exist yet.
pub fn make_new_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)
}

/// Opens a file for appending and keeps other programs from writing to it. Creates it if `may_make`
/// is true. What is no file, such as `/dev/null`, may be used by several programs at a time.
///
/// # Errors
/// If the file cannot be opened, or another program has it open for writing:
/// [`io::ErrorKind::ResourceBusy`].
pub fn open_alone(path: &Path, may_make: bool) -> io::Result<File> {
    // With this flag, opening a pipe that no program reads fails instead of waiting for ever. It
    // changes nothing for files.
    let wait = i32::try_from(OFlags::NONBLOCK.bits()).expect("flags are small numbers");
    let mut options = private();
    options.append(true).create(may_make).custom_flags(wait);
    let file = options.open(path)?;
    if !file.metadata()?.is_file() {
        return Ok(file);
    }
    match file.try_lock() {
        // Some file systems have no locks: the file is then used without one.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
    }
}

/// Unlocks a file, so that other programs can write to it even while it is open here.
pub fn let_go(file: &File) {
    // If it cannot be unlocked now, the lock ends when the file is closed.
    let _ = file.unlock();
}

/// Returns whether this path leads to this open file.
pub fn is_same(file: &File, path: &Path) -> bool {
    match (file.metadata(), fs::metadata(path)) {
        (Ok(ours), Ok(found)) => ours.dev() == found.dev() && ours.ino() == found.ino(),
        (Err(_), _) | (_, Err(_)) => false,
    }
}

/// Tells versions of a file apart: a different file, or a file that was written to, has a different
/// stamp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// Device and inode number.
    file: (u64, u64),
    bytes: u64,
    /// Seconds since 1970, and nanoseconds.
    written: (i64, i64),
}

impl Stamp {
    /// Returns the stamp of the file that has this metadata.
    pub fn of(what: &Metadata) -> Self {
        Self {
            file: (what.dev(), what.ino()),
            bytes: what.len(),
            written: (what.mtime(), what.mtime_nsec()),
        }
    }
}

/// A folder whose files must be flushed to the disk.
pub struct Folder(File);

impl Folder {
    /// Opens a folder. An empty path means the current folder.
    pub fn open(path: &Path) -> io::Result<Self> {
        let is_here = path.as_os_str().is_empty();
        File::open(if is_here { Path::new(".") } else { path }).map(Self)
    }

    /// Flushes the folder itself, that is the list of files in it, to the disk.
    pub fn sync(&self) -> io::Result<()> {
        self.0.sync_all()
    }

    /// Flushes everything written to the files in it to the disk.
    pub fn sync_files(&self) -> io::Result<()> {
        Ok(syncfs(&self.0)?)
    }
}

/// Flushes the contents of a file to the disk.
pub fn sync_copy(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_data()
}

/// Writes all of `bytes` to a file, beginning at byte `at`.
pub fn write_all_at(file: &File, bytes: &[u8], at: u64) -> io::Result<()> {
    file.write_all_at(bytes, at)
}

/// Fills `bytes` from a file, beginning at byte `at`.
pub fn read_exact_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    file.read_exact_at(bytes, at)
}

/// Returns whether no other user can read or enter this path.
#[cfg(any(test, feature = "testing"))]
pub fn is_private(path: &Path) -> io::Result<bool> {
    let others = 0o077;
    Ok(fs::metadata(path)?.mode() & others == 0)
}

/// Makes a symbolic link at `at` to `to`. Returns `false` where the user is not allowed to.
#[cfg(any(test, feature = "testing"))]
pub fn link(to: &Path, at: &Path) -> bool {
    std::os::unix::fs::symlink(to, at).is_ok()
}

/// Returns the error that a full disk causes.
#[cfg(any(test, feature = "testing"))]
pub fn disk_full() -> io::Error {
    let full = OpenOptions::new().write(true).open("/dev/full");
    let written = full.and_then(|mut full| io::Write::write_all(&mut full, b"x"));
    written.expect_err("it is always full")
}
