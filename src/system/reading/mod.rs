//! Reading files, whatever stands in their place: nothing here ever waits for somebody to write.
//!
//! Opening a named pipe waits for its other end, and opening a device may wait for ever. Asking first what a path leads to
//! does not help, since it can change until it is opened. So everything is opened without waiting, and then asked what it is.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use twin::{open_anything, read_pipe};

#[cfg(any(test, feature = "testing"))]
pub use twin::make_no_file;

/// Opens a file to read it.
///
/// # Errors
/// If it cannot be opened, or is no file: [`io::ErrorKind::InvalidInput`], for a folder [`io::ErrorKind::IsADirectory`].
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

/// What stands in a file.
///
/// # Errors
/// As [`open`], or if it cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    to_the_end(open(path)?)
}

/// What stands in a file that somebody named, which may be a pipe that another program writes into now.
///
/// # Errors
/// As [`read`]; a pipe whose writer keeps silent for seconds is [`io::ErrorKind::TimedOut`], one that brings more than
/// any record holds [`io::ErrorKind::FileTooLarge`].
pub fn read_named(path: &Path) -> io::Result<Vec<u8>> {
    let file = open_anything(path)?;
    if let Some(text) = read_pipe(&file)? {
        return Ok(text);
    }
    drop(file);
    read(path)
}

fn to_the_end(mut file: File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
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
        assert_eq!(kind(folder.path()), Some(io::ErrorKind::IsADirectory));
    }
}
