//! Reads files without ever waiting for another program.
//!
//! Opening a named pipe waits for its other end, and opening a device may wait for ever. Asking
//! beforehand what a path leads to does not help: it can change before it is opened. So everything
//! is opened without waiting, and then asked what it is.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use twin::{open_anything, read_pipe};

#[cfg(any(test, feature = "testing"))]
pub use twin::make_no_file;

/// Opens a file for reading.
///
/// # Errors
/// If it cannot be opened or is not a file: [`io::ErrorKind::InvalidInput`], for a folder
/// [`io::ErrorKind::IsADirectory`].
pub fn open(path: &Path) -> io::Result<File> {
    let file = open_anything(path)?;
    let what = file.metadata()?;
    if what.is_file() {
        Ok(file)
    } else if what.is_dir() {
        Err(io::ErrorKind::IsADirectory.into())
    } else {
        Err(io::ErrorKind::InvalidInput.into())
    }
}

/// Reads a whole file.
///
/// # Errors
/// As for [`open`], or if the file cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a whole file of at most this many bytes.
///
/// # Errors
/// As for [`read`], or if the file is longer: [`io::ErrorKind::FileTooLarge`].
pub fn read_at_most(path: &Path, longest: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let more = longest as u64 + 1;
    open(path)?.take(more).read_to_end(&mut bytes)?;
    if bytes.len() > longest {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Reads a whole file that the user named. It may be a pipe that another program writes to.
///
/// # Errors
/// As for [`read`]. If the writer of a pipe sends nothing for some seconds:
/// [`io::ErrorKind::TimedOut`]; if it sends more than any record holds:
/// [`io::ErrorKind::FileTooLarge`].
pub fn read_named(path: &Path) -> io::Result<Vec<u8>> {
    let file = open_anything(path)?;
    if let Some(text) = read_pipe(&file)? {
        return Ok(text);
    }
    drop(file);
    read(path)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_is_no_file_is_refused_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name| folder.path().join(name);
        let kind = |path: &Path| read(path).err().map(|error| error.kind());
        fs::write(at("file"), "text").expect("a file");
        make_no_file(&at("no file")).expect("room");
        assert_eq!(read(&at("file")).expect("it is there"), b"text");
        assert_eq!(read_named(&at("file")).expect("it is there"), b"text");
        assert!(kind(&at("no file")).is_some());
        assert_eq!(kind(&at("nothing")), Some(io::ErrorKind::NotFound));
        assert_eq!(read_at_most(&at("file"), 4).expect("it is short"), b"text");
        let longer = read_at_most(&at("file"), 3).map_err(|error| error.kind());
        assert_eq!(longer, Err(io::ErrorKind::FileTooLarge));
        assert_eq!(kind(folder.path()), Some(io::ErrorKind::IsADirectory));
    }
}
