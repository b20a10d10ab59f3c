//! Nothing waits when it is opened here. A folder can be opened like a file if that is asked for, and is known for one then.

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

/// What its writer writes into a pipe; none of what is no pipe. No pipe has a name here that a person would type.
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
pub(super) fn read_pipe(_: &File) -> io::Result<Option<Vec<u8>>> {
    Ok(None)
}

/// Puts something there that is no file.
#[cfg(any(test, feature = "testing"))]
pub fn make_no_file(at: &Path) -> io::Result<()> {
    std::fs::create_dir(at)
}
