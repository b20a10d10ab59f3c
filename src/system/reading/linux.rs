//! Opens any path without waiting, and reads a pipe only as long as its writer keeps writing.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::path::Path;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::OFlags;

/// How long the writer of a pipe may keep silent.
const PIPE_SILENCE_TIMEOUT: Duration = Duration::from_secs(5);

/// The most bytes read from a pipe, since its writer might never stop.
const MAX_PIPE_BYTES: usize = 1 << 26;

pub(super) fn open_anything(path: &Path) -> io::Result<File> {
    let bits = (OFlags::NONBLOCK | OFlags::NOCTTY).bits();
    let flags = i32::try_from(bits).expect("flags are small numbers");
    OpenOptions::new().read(true).custom_flags(flags).open(path)
}

/// Reads everything from a pipe; returns `None` if the file is not a pipe.
pub(super) fn read_pipe(file: &File) -> io::Result<Option<Vec<u8>>> {
    if file.metadata()?.file_type().is_fifo() {
        from_pipe(file).map(Some)
    } else {
        Ok(None)
    }
}

fn from_pipe(mut pipe: &File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut part = [0; 1 << 14];
    loop {
        match pipe.read(&mut part) {
            // The pipe has no writer, or no longer has one.
            Ok(0) => return Ok(bytes),
            Ok(count) => bytes.extend_from_slice(&part[..count]),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => wait(pipe)?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
        if bytes.len() > MAX_PIPE_BYTES {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
    }
}

fn wait(pipe: &File) -> io::Result<()> {
    let silence = Timespec::try_from(PIPE_SILENCE_TIMEOUT).expect("a matter of seconds");
    let mut waiting = [PollFd::from_borrowed_fd(pipe.as_fd(), PollFlags::IN)];
    match poll(&mut waiting, Some(&silence)) {
        Ok(0) => Err(io::ErrorKind::TimedOut.into()),
        Ok(_) | Err(rustix::io::Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Creates something at this path that is not a file.
#[cfg(any(test, feature = "testing"))]
pub fn make_no_file(at: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, Mode, mkfifoat};
    Ok(mkfifoat(CWD, at, Mode::RWXU)?)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write;
    use std::os::unix::net::UnixListener;
    use std::thread;

    use super::super::{read, read_named};
    use super::*;

    fn kind<T>(read: io::Result<T>) -> Option<io::ErrorKind> {
        read.err().map(|error| error.kind())
    }

    #[test]
    fn no_kind_of_what_is_no_file_is_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name| folder.path().join(name);
        fs::write(at("file"), "text").expect("a file");
        make_no_file(&at("pipe")).expect("a pipe");
        let _socket = UnixListener::bind(at("socket")).expect("a socket");
        std::os::unix::fs::symlink(at("pipe"), at("link")).expect("a link");
        assert_eq!(read(&at("file")).expect("it is there"), b"text");
        for (path, expected) in [
            (at("pipe"), io::ErrorKind::InvalidInput),
            (at("link"), io::ErrorKind::InvalidInput),
            ("/dev/zero".into(), io::ErrorKind::InvalidInput),
            (folder.path().to_owned(), io::ErrorKind::IsADirectory),
            (at("nothing"), io::ErrorKind::NotFound),
        ] {
            assert_eq!(kind(read(&path)), Some(expected), "{}", path.display());
        }
        assert!(kind(read(&at("socket"))).is_some());
        assert!(kind(read_named(Path::new("/dev/zero"))).is_some());
    }

    #[test]
    fn a_pipe_that_was_named_is_read_and_one_without_a_writer_is_empty() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("pipe");
        make_no_file(&path).expect("a pipe");
        assert_eq!(read_named(&path).expect("nobody writes"), b"");
        // Opened for both, so that there is a writer before the reader opens it.
        let mut writer = OpenOptions::new()
            .read(true)
            .write(true)
            .open(&path)
            .expect("it is ours");
        let reader = thread::spawn(move || read_named(&path));
        writer.write_all(b"a line\n").expect("room");
        // By now the reader has opened it, or it will find that there is no writer.
        thread::sleep(Duration::from_millis(100));
        drop(writer);
        let got = reader.join().expect("no panic").expect("it comes");
        assert!(got == b"a line\n" || got.is_empty(), "{got:?}");
    }
}
