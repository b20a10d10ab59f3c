//! Private files, files that only this program may write, and flushing files to the disk.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
pub mod twin;

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process;

pub use twin::{
    Folder, Stamp, is_same, let_go, make_folder, make_new_folder, open_alone, private,
    read_exact_at, sync_copy, write_all_at,
};

#[cfg(any(test, feature = "testing"))]
pub use twin::{disk_full, is_private, link};

/// Returns a path as messages show it.
pub fn path_text(path: &Path) -> String {
    path.display().to_string()
}

/// Writes a file and, if needed, its folder. After a crash there is the old file or the new one,
/// and each is complete.
///
/// # Errors
/// If the file cannot be written.
pub fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    // If the path is a symbolic link, the file it leads to is replaced, and the link stays.
    let file = dunce::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let folder = file.parent().ok_or(io::ErrorKind::InvalidInput)?;
    make_folder(folder)?;
    // Two programs that save at the same time write different new files; the later rename wins.
    let new = file.with_extension(format!("new-{}", process::id()));
    // A file of that name was left by a program that has ended. It is not opened, since it might be
    // a pipe.
    let _ = fs::remove_file(&new);
    let before = fs::metadata(&file).map(|before| before.permissions());
    // A new file is private: it may hold what was said at a table.
    let written = private()
        .write(true)
        .create_new(true)
        .open(&new)
        .and_then(|mut out| {
            if let Ok(before) = before {
                out.set_permissions(before)?;
            }
            out.write_all(bytes)?;
            out.sync_all()
        })
        .and_then(|()| fs::rename(&new, &file))
        .and_then(|()| Folder::open(folder)?.sync());
    if written.is_err() {
        // A leftover file does no harm.
        let _ = fs::remove_file(&new);
    }
    written
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::io::{self, Write};
    use std::path::{Path, PathBuf};

    use tempfile::TempDir;

    use super::*;

    fn folder() -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("record.jsonl");
        (folder, file)
    }

    fn busy(opened: io::Result<File>) -> bool {
        opened.is_err_and(|error| error.kind() == io::ErrorKind::ResourceBusy)
    }

    #[test]
    fn a_file_is_one_programs_alone_until_it_is_let_go() {
        let (_folder, path) = folder();
        assert!(open_alone(&path, false).is_err());
        let held = open_alone(&path, true).expect("a new file");
        (&held).write_all(b"one\n").expect("room");
        assert!(busy(open_alone(&path, false)));
        assert!(busy(open_alone(&path, true)));
        // Other programs can still read it.
        assert_eq!(fs::read(&path).expect("a file"), b"one\n");
        held.sync_data().expect("a disk");
        let_go(&held);
        drop(held);
        let held = open_alone(&path, false).expect("it is free");
        (&held).write_all(b"two\n").expect("room");
        assert_eq!(fs::read(&path).expect("a file"), b"one\ntwo\n");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_device_is_for_several_programs_at_a_time() {
        let device = Path::new("/dev/null");
        let _held = open_alone(device, false).expect("a device");
        assert!(open_alone(device, false).is_ok());
    }

    #[test]
    fn a_file_is_known_by_more_than_its_name() {
        let (folder, path) = folder();
        let held = open_alone(&path, true).expect("a new file");
        assert!(is_same(&held, &path));
        let elsewhere = folder.path().join("elsewhere");
        assert!(!is_same(&held, &elsewhere));
        fs::rename(&path, &elsewhere).expect("it may be called otherwise");
        assert!(!is_same(&held, &path));
        fs::write(&path, "another").expect("room");
        assert!(!is_same(&held, &path));
    }

    #[test]
    fn a_file_that_is_held_may_be_replaced() {
        let (folder, path) = folder();
        let held = open_alone(&path, true).expect("a new file");
        let another = folder.path().join("another");
        fs::write(&another, "another").expect("room");
        fs::rename(&another, &path).expect("it may be replaced");
        assert!(!is_same(&held, &path));
    }

    #[test]
    fn what_was_written_leaves_another_stamp() {
        let (_folder, path) = folder();
        let stamp = |path: &Path| fs::metadata(path).map(|what| Stamp::of(&what));
        fs::write(&path, "one").expect("room");
        let first = stamp(&path).expect("a file");
        assert_eq!(stamp(&path).expect("a file"), first);
        fs::write(&path, "longer").expect("room");
        assert_ne!(stamp(&path).expect("a file"), first);
    }

    #[test]
    fn what_is_made_for_a_person_is_theirs_alone() {
        let (folder, _) = folder();
        let inside = folder.path().join("one").join("two");
        make_folder(&inside).expect("room");
        make_folder(&inside).expect("it is there");
        assert!(make_new_folder(&inside).is_err());
        make_new_folder(&inside.join("three")).expect("room");
        let path = inside.join("file");
        let made = private().write(true).create_new(true).open(&path);
        made.expect("room").write_all(b"a hand").expect("room");
        for private in [&path, &inside, &inside.join("three")] {
            assert!(is_private(private).expect("it is there"));
        }
    }

    #[test]
    fn what_is_written_anywhere_in_a_file_is_read_there_and_reaches_the_disk() {
        let (folder, path) = folder();
        let mut options = private();
        options.read(true).write(true).create(true).truncate(false);
        let file = options.open(&path).expect("room");
        write_all_at(&file, b"abcdef", 0).expect("room");
        write_all_at(&file, b"XY", 2).expect("room");
        let mut part = [0; 3];
        read_exact_at(&file, &mut part, 1).expect("it is there");
        assert_eq!(&part, b"bXY");
        let beyond = read_exact_at(&file, &mut part, 5);
        assert_eq!(
            beyond.map_err(|error| error.kind()),
            Err(io::ErrorKind::UnexpectedEof)
        );
        let _held = open_alone(&folder.path().join("lock"), true).expect("room");
        let folder = Folder::open(folder.path()).expect("a folder");
        folder.sync().expect("a disk");
        folder.sync_files().expect("a disk");
        sync_copy(&path).expect("a disk");
        assert!(Folder::open(&path.join("nowhere")).is_err());
    }
}
