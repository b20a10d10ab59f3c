//! Files of Windows. A person's folders are theirs alone there, and so is what is made in them.

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

/// How long a file may be in use by somebody who looks into each that was written, or by a thread of ours that still has it
/// reach the disk, before another program has it.
const PATIENCE: Duration = Duration::from_millis(300);
const MOMENT: Duration = Duration::from_millis(10);

/// How to open a file that nobody else may read, should it be made.
pub fn private() -> OpenOptions {
    OpenOptions::new()
}

/// Makes a folder that nobody else may enter, with those above it. It may be there already.
pub fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).create(path)
}

/// Makes a folder that nobody else may enter, and that is not there yet.
pub fn make_new_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().create(path)
}

/// Opens a file to write at its end that no other program may write; makes it, if it `may` and it is not there.
///
/// A lock would keep out those who read, too; so others may do all but write for as long as it is open.
///
/// # Errors
/// If it cannot be written, or another program has it: [`io::ErrorKind::ResourceBusy`].
pub fn open_alone(path: &Path, may_make: bool) -> io::Result<File> {
    let until = Instant::now() + PATIENCE;
    loop {
        let mut options = OpenOptions::new();
        options.read(true).append(true).create(may_make);
        options.share_mode(FILE_SHARE_READ | FILE_SHARE_DELETE);
        match options.open(path) {
            Err(error) if is_in_use(&error) && Instant::now() < until => thread::sleep(MOMENT),
            Err(error) if is_in_use(&error) => return Err(io::ErrorKind::ResourceBusy.into()),
            opened => return opened,
        }
    }
}

fn is_in_use(error: &io::Error) -> bool {
    error.raw_os_error() == Some(ERROR_SHARING_VIOLATION)
}

/// Lets other programs write it: they may when its last use is over.
pub fn let_go(_: &File) {}

/// Whether this is what is found there.
pub fn is_same(file: &File, path: &Path) -> bool {
    let ours = file.try_clone().and_then(Handle::from_file);
    match (ours, Handle::from_path(path)) {
        (Ok(ours), Ok(found)) => ours == found,
        (Err(_), _) | (_, Err(_)) => false,
    }
}

/// When it was made, how long it is, and when it was last written: another file, or one that somebody wrote in, has another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// In tenths of a microsecond since 1601.
    made: u64,
    bytes: u64,
    written: u64,
}

impl Stamp {
    pub fn of(what: &Metadata) -> Self {
        Self {
            made: what.creation_time(),
            bytes: what.file_size(),
            written: what.last_write_time(),
        }
    }
}

/// A folder whose files are to reach the disk.
pub struct Folder(PathBuf);

impl Folder {
    /// Opens it; the one the program runs in has no name.
    pub fn open(path: &Path) -> io::Result<Self> {
        let is_here = path.as_os_str().is_empty();
        let path = if is_here { Path::new(".") } else { path };
        fs::read_dir(path).map(|_| Self(path.to_owned()))
    }

    /// Returns when the disk knows which files are in it: it keeps a journal of that by itself.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn sync(&self) -> io::Result<()> {
        Ok(())
    }

    /// Returns when all that was written in its files is on the disk.
    pub fn sync_files(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.0)? {
            let path = entry?.path();
            if path.is_file() {
                match sync_copy(&path) {
                    // Who holds it sees to it.
                    Err(error) if is_in_use(&error) => {}
                    synced => synced?,
                }
            }
        }
        Ok(())
    }
}

/// Returns when all that stands in a file is on the disk: nobody may ask for that who could not write it.
pub fn sync_copy(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.sync_data()
}

/// Writes all of this at a place in a file.
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

/// Reads as much as this holds from a place in a file.
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

/// Whether nobody else may read or enter it: whatever is in a person's folders.
#[cfg(any(test, feature = "testing"))]
pub fn is_private(path: &Path) -> io::Result<bool> {
    fs::metadata(path).map(|_| true)
}

/// Has a path lead to another; gives `false` where a person may not do that.
#[cfg(any(test, feature = "testing"))]
pub fn link(to: &Path, at: &Path) -> bool {
    std::os::windows::fs::symlink_file(to, at).is_ok() && at.is_symlink()
}

/// What is told when a disk is full (`winerror.h`, `ERROR_DISK_FULL`).
#[cfg(any(test, feature = "testing"))]
pub fn disk_full() -> io::Error {
    io::Error::from_raw_os_error(112)
}
