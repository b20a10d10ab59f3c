//! Files on Windows, where a user's folders, and everything created in them, are private already.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io;
use std::os::windows::fs::{FileExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use same_file::Handle;

/// From the system's headers (`winnt.h`, `winerror.h`).
const FILE_SHARE_READ: u32 = 1;
const FILE_SHARE_DELETE: u32 = 4;
const ERROR_SHARING_VIOLATION: i32 = 32;

/// How long to wait while a file is in use: a virus scanner, or another thread that still flushes
/// it, lets go of it within that time. After it, the file belongs to another program.
const FILE_IN_USE_TIMEOUT: Duration = Duration::from_millis(300);
const FILE_IN_USE_POLL: Duration = Duration::from_millis(10);

/// Returns options for opening a file; a file that is created can be read by this user only.
pub fn private() -> OpenOptions {
    OpenOptions::new()
}

/// Creates a folder, and those above it, that only this user can enter. A folder that exists
/// already is no error.
pub fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).create(path)
}

/// Creates a folder that only this user can enter, and that must not exist yet.
pub fn make_new_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().create(path)
}

/// Opens a file for appending and keeps other programs from writing to it. Creates it if `may_make`
/// is true.
///
/// A lock would keep other programs from reading, too. So the file is shared for everything except
/// writing.
///
/// # Errors
/// If the file cannot be opened, or another program has it open for writing:
/// [`io::ErrorKind::ResourceBusy`].
pub fn open_alone(path: &Path, may_make: bool) -> io::Result<File> {
    let until = Instant::now() + FILE_IN_USE_TIMEOUT;
    loop {
        let mut options = OpenOptions::new();
        options.read(true).append(true).create(may_make);
        options.share_mode(FILE_SHARE_READ | FILE_SHARE_DELETE);
        match options.open(path) {
            Err(error) if is_in_use(&error) && Instant::now() < until => {
                thread::sleep(FILE_IN_USE_POLL)
            }
            Err(error) if is_in_use(&error) => return Err(io::ErrorKind::ResourceBusy.into()),
            opened => return opened,
        }
    }
}

fn is_in_use(error: &io::Error) -> bool {
    error.raw_os_error() == Some(ERROR_SHARING_VIOLATION)
}

/// Does nothing: other programs can write to the file once it is closed here.
pub fn let_go(_: &File) {}

/// Returns whether this path leads to this open file.
pub fn is_same(file: &File, path: &Path) -> bool {
    let ours = file.try_clone().and_then(Handle::from_file);
    match (ours, Handle::from_path(path)) {
        (Ok(ours), Ok(found)) => ours == found,
        (Err(_), _) | (_, Err(_)) => false,
    }
}

/// Tells versions of a file apart: a different file, or a file that was written to, has a different
/// stamp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// In tenths of a microsecond since 1601, as is `written`.
    made: u64,
    bytes: u64,
    written: u64,
}

impl Stamp {
    /// Returns the stamp of a file with this metadata.
    pub fn of(what: &Metadata) -> Self {
        Self {
            made: what.creation_time(),
            bytes: what.file_size(),
            written: what.last_write_time(),
        }
    }
}

/// A folder whose files must be flushed to the disk.
pub struct Folder(PathBuf);

impl Folder {
    /// Opens a folder. An empty path means the current folder.
    pub fn open(path: &Path) -> io::Result<Self> {
        let is_here = path.as_os_str().is_empty();
        let path = if is_here { Path::new(".") } else { path };
        fs::read_dir(path).map(|_| Self(path.to_owned()))
    }

    /// Does nothing: the file system keeps a journal of the list of files in a folder.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn sync(&self) -> io::Result<()> {
        Ok(())
    }

    /// Flushes everything written to the files in it to the disk.
    pub fn sync_files(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.0)? {
            let path = entry?.path();
            if path.is_file() {
                match sync_copy(&path) {
                    // The program that has it open flushes it.
                    Err(error) if is_in_use(&error) => {}
                    synced => synced?,
                }
            }
        }
        Ok(())
    }
}

/// Flushes the contents of a file to the disk. Windows allows that only for a file opened for
/// writing.
pub fn sync_copy(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.sync_data()
}

/// Writes all of `bytes` to a file, beginning at byte `at`.
pub fn write_all_at(file: &File, mut bytes: &[u8], mut at: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        let written = file.seek_write(bytes, at)?;
        if written == 0 {
            return Err(io::ErrorKind::WriteZero.into());
        }
        bytes = &bytes[written..];
        at += written as u64;
    }
    Ok(())
}

/// Fills `bytes` from a file, beginning at byte `at`.
pub fn read_exact_at(file: &File, mut bytes: &mut [u8], mut at: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        let read = file.seek_read(bytes, at)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes = &mut bytes[read..];
        at += read as u64;
    }
    Ok(())
}

/// Returns whether no other user can read or enter this path: true for everything in the user's
/// folders.
#[cfg(any(test, feature = "testing"))]
pub fn is_private(path: &Path) -> io::Result<bool> {
    fs::metadata(path).map(|_| true)
}

/// Makes a symbolic link at `at` to `to`. Returns `false` where the user is not allowed to.
#[cfg(any(test, feature = "testing"))]
pub fn link(to: &Path, at: &Path) -> bool {
    std::os::windows::fs::symlink_file(to, at).is_ok() && at.is_symlink()
}

/// Returns the error that a full disk causes (`winerror.h`, `ERROR_DISK_FULL`).
#[cfg(any(test, feature = "testing"))]
pub fn disk_full() -> io::Error {
    io::Error::from_raw_os_error(112)
}
