//! Files of a Linux system.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt, FileExt, MetadataExt, OpenOptionsExt};
use std::path::Path;

use rustix::fs::{OFlags, syncfs};

/// How to open a file that nobody else may read, should it be made.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.mode(0o600);
    options
}

/// Makes a folder that nobody else may enter, with those above it. It may be there already.
pub fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

/// Makes a folder that nobody else may enter, and that is not there yet.
pub fn make_new_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)
}

/// Opens a file to write at its end that no other program may write; makes it, if it `may` and it is not there.
///
/// # Errors
/// If it cannot be written, or another program has it: [`io::ErrorKind::ResourceBusy`].
pub fn open_alone(path: &Path, may_make: bool) -> io::Result<File> {
    // A pipe that nobody reads must not hold up the program; a file is never in the way.
    let wait = i32::try_from(OFlags::NONBLOCK.bits()).expect("flags are small numbers");
    let mut options = private();
    options.append(true).create(may_make).custom_flags(wait);
    let file = options.open(path)?;
    match file.try_lock() {
        // Where there are no locks, nobody is kept out.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
    }
}

/// Lets other programs write it, even while it is still used here.
pub fn let_go(file: &File) {
    // A lock that cannot be given back goes with its last use.
    let _ = file.unlock();
}

/// Whether this is what is found there.
pub fn is_same(file: &File, path: &Path) -> bool {
    let identity = |what: Metadata| (what.dev(), what.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(ours), Ok(found)) => identity(ours) == identity(found),
        (Err(_), _) | (_, Err(_)) => false,
    }
}

/// Which file it is, how long, and when it was last written: another one, or one that somebody wrote in, has another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// Its device and number.
    file: (u64, u64),
    bytes: u64,
    /// In seconds since 1970, and nanoseconds.
    written: (i64, i64),
}

impl Stamp {
    /// The stamp of the file that has this metadata.
    pub fn of(what: &Metadata) -> Self {
        Self {
            file: (what.dev(), what.ino()),
            bytes: what.len(),
            written: (what.mtime(), what.mtime_nsec()),
        }
    }
}

/// A folder whose files are to reach the disk.
pub struct Folder(File);

impl Folder {
    /// Opens it; the one the program runs in has no name.
    pub fn open(path: &Path) -> io::Result<Self> {
        let is_here = path.as_os_str().is_empty();
        File::open(if is_here { Path::new(".") } else { path }).map(Self)
    }

    /// Returns when the disk knows which files are in it.
    pub fn sync(&self) -> io::Result<()> {
        self.0.sync_all()
    }

    /// Returns when all that was written in its files is on the disk.
    pub fn sync_files(&self) -> io::Result<()> {
        Ok(syncfs(&self.0)?)
    }
}

/// Returns when all that stands in a file is on the disk.
pub fn sync_copy(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_data()
}

/// Writes all of this at a place in a file.
pub fn write_all_at(file: &File, bytes: &[u8], at: u64) -> io::Result<()> {
    file.write_all_at(bytes, at)
}

/// Reads as much as this holds from a place in a file.
pub fn read_exact_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    file.read_exact_at(bytes, at)
}

/// Whether nobody else may read or enter it.
#[cfg(any(test, feature = "testing"))]
pub fn is_private(path: &Path) -> io::Result<bool> {
    let others = 0o077;
    Ok(fs::metadata(path)?.mode() & others == 0)
}

/// Has a path lead to another; gives `false` where a person may not do that.
#[cfg(any(test, feature = "testing"))]
pub fn link(to: &Path, at: &Path) -> bool {
    std::os::unix::fs::symlink(to, at).is_ok()
}

/// What is told when a disk is full.
#[cfg(any(test, feature = "testing"))]
pub fn disk_full() -> io::Error {
    let full = OpenOptions::new().write(true).open("/dev/full");
    let written = full.and_then(|mut full| io::Write::write_all(&mut full, b"x"));
    written.expect_err("it is always full")
}
