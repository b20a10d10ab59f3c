//! Opening a file never waits on Windows. With a special flag, a folder can be opened like a file
//! and recognised as one.

use std::fs::{File, OpenOptions};
use std::io;
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;

/// From the system's headers (`winbase.h`).
const FILE_FLAG_BACKUP_SEMANTICS: u32 = 0x0200_0000;

pub(super) fn open_anything(path: &Path) -> io::Result<File> {
    OpenOptions::new()
        .read(true)
        .custom_flags(FILE_FLAG_BACKUP_SEMANTICS)
        .open(path)
}

/// Returns `None`: on Windows no pipe has a name that a user would type.
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
pub(super) fn read_pipe(_: &File) -> io::Result<Option<Vec<u8>>> {
    Ok(None)
}

/// Creates something at this path that is not a file.
#[cfg(any(test, feature = "testing"))]
pub fn make_no_file(at: &Path) -> io::Result<()> {
    std::fs::create_dir(at)
}
