//! The place of a record on disk: its contents are right whatever other programs do to the file,
//! and no other program writes it.

use rustix::fs::{CWD, FileType, Mode, mknodat};
use serpente_archive::{LockedFile, Medium, RecordFile, Restored};
use std::fs;
use std::io::{self, Read};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Makes a folder, and the path of a record in it that does not exist yet.
fn record() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    (folder, path)
}

/// Makes a record file with these contents.
fn written(path: &Path, whole: &str) -> RecordFile {
    let mut place = RecordFile::new(
        path,
        Vec::new(),
        Some(LockedFile::make(path).expect("a file")),
    );
    let restored = place.write(whole.as_bytes()).expect("room");
    assert_eq!(restored, None, "nobody did anything to it");
    place
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

/// Returns the names of the files in the folder.
fn names(folder: &tempfile::TempDir) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder");
    let name = |file: io::Result<fs::DirEntry>| file.expect("a file").file_name();
    let mut names: Vec<String> = files
        .map(|file| name(file).into_string().expect("a plain name"))
        .collect();
    names.sort();
    names
}

#[test]
fn what_is_written_stands_there_once() {
    let (_folder, path) = record();
    let mut place = written(&path, "a\n");
    for (more, all) in [("b\n", "a\nb\n"), ("", "a\nb\n"), ("c\n", "a\nb\nc\n")] {
        assert_eq!(place.write(more.as_bytes()).expect("room"), None);
        assert_eq!(text(&path), all);
    }
    assert_eq!(place.settle().expect("room"), None);
    assert_eq!(text(&path), "a\nb\nc\n");
}

#[test]
fn a_file_that_is_gone_is_written_again() {
    let (folder, path) = record();
    let mut place = written(&path, "a\n");
    fs::remove_file(&path).expect("it is there");
    assert_eq!(place.write(b"b\n").expect("room"), Some(Restored::Gone));
    assert_eq!(text(&path), "a\nb\n");
    assert_eq!(place.write(b"c\n").expect("room"), None);
    fs::remove_dir_all(folder.path()).expect("it is there");
    assert_eq!(place.settle().expect("room"), Some(Restored::Gone));
    assert_eq!(text(&path), "a\nb\nc\n");
}

#[test]
fn what_others_put_there_is_kept_beside_it() {
    let (folder, path) = record();
    let mut place = written(&path, "a\n");
    let changes = ["a\nfrom elsewhere\n", "", "b"];
    for (number, change) in (1..).zip(changes) {
        fs::write(&path, change).expect("room");
        let aside = path.with_extension(format!("damaged-{number}"));
        let kept = Some(Restored::Changed(aside.clone()));
        assert_eq!(place.write(b"z\n").expect("room"), kept);
        assert_eq!(text(&aside), change);
        assert_eq!(text(&path), format!("a\n{}", "z\n".repeat(number)));
    }
    // A file with another name in its place makes no difference.
    fs::write(path.with_extension("other"), "c\n").expect("room");
    fs::rename(path.with_extension("other"), &path).expect("a file");
    let four = path.with_extension("damaged-4");
    fs::write(&four, "in the way").expect("room");
    let restored = place.settle().expect("room");
    let five = path.with_extension("damaged-5");
    assert_eq!(restored, Some(Restored::Changed(five.clone())));
    assert_eq!(
        (text(&four).as_str(), text(&five).as_str()),
        ("in the way", "c\n")
    );
    assert_eq!(text(&path), "a\nz\nz\nz\n");
    // No temporary file is left.
    assert_eq!(names(&folder).len(), 1 + 5);
    assert!(
        LockedFile::open(&path).is_err(),
        "the new file is held, too"
    );
}

#[test]
fn what_is_as_long_as_what_was_written_is_told_apart() {
    let (_folder, path) = record();
    let mut place = written(&path, "a\n");
    let other = path.with_extension("other");
    // Another file with the same contents is as good.
    fs::write(&other, "a\n").expect("room");
    fs::rename(&other, &path).expect("a file");
    assert_eq!(place.write(b"b\n").expect("room"), None);
    assert_eq!(text(&path), "a\nb\n");
    fs::write(&other, "a\nc\n").expect("room");
    fs::rename(&other, &path).expect("a file");
    assert_kept(place.settle(), "a\nc\n");
    assert_eq!(text(&path), "a\nb\n");
    // The same file, written to a while ago, and never read since.
    drop(place);
    let mut place = RecordFile::new(&path, b"a\nd\n".to_vec(), LockedFile::open(&path).ok());
    assert_kept(place.settle(), "a\nb\n");
    let file = fs::OpenOptions::new()
        .write(true)
        .open(&path)
        .expect("it may be written");
    file.write_at(b"x", 2).expect("room");
    // The time stamps of files may not change for as long as this test runs.
    let later = SystemTime::now() + Duration::from_secs(1);
    file.set_modified(later).expect("it is ours");
    assert_kept(place.write(b"e\n"), "a\nx\n");
    assert_eq!(text(&path), "a\nd\ne\n");
}

/// Checks what was put aside.
fn assert_kept(restored: io::Result<Option<Restored>>, other: &str) {
    match restored.expect("room") {
        Some(Restored::Changed(aside)) => assert_eq!(text(&aside), other),
        restored => panic!("{other:?}: {restored:?}"),
    }
}

#[test]
fn what_cannot_be_put_right_is_tried_again() {
    let (folder, path) = record();
    let mut place = written(&path, "a\n");
    fs::write(&path, "torn").expect("room");
    let in_the_way = path.with_extension(format!("new-{}", std::process::id()));
    fs::create_dir(&in_the_way).expect("room");
    assert!(place.write(b"b\n").is_err());
    assert_eq!(text(&path), "torn", "nothing is lost meanwhile");
    fs::remove_dir(&in_the_way).expect("it is there");
    let aside = path.with_extension("damaged-1");
    assert_eq!(
        place.settle().expect("room"),
        Some(Restored::Changed(aside))
    );
    assert_eq!(text(&path), "a\nb\n");
    assert_eq!(names(&folder), ["match.damaged-1", "match.jsonl"]);
    // A file left by a killed program is no obstacle.
    fs::write(&in_the_way, "left behind").expect("room");
    fs::write(&path, "torn\n").expect("room");
    assert!(place.settle().expect("room").is_some());
    assert_eq!(text(&path), "a\nb\n");
}

#[test]
fn a_place_whose_file_could_not_be_opened_takes_it_when_it_can() {
    let (_folder, path) = record();
    let mut nothing_yet = RecordFile::new(&path, Vec::new(), None);
    assert_eq!(nothing_yet.write(b"a\n").expect("room"), None);
    assert_eq!(text(&path), "a\n");
    let mut second = RecordFile::new(&path, b"a\n".to_vec(), None);
    let refused = second.write(b"b\n").expect_err("another has it");
    assert_eq!(refused.kind(), io::ErrorKind::ResourceBusy);
    assert_eq!(text(&path), "a\n");
    drop(nothing_yet);
    assert_eq!(second.settle().expect("room"), None);
    assert_eq!(text(&path), "a\nb\n");
    drop(second);
    fs::remove_file(&path).expect("it is there");
    let mut gone = RecordFile::new(&path, b"a\n".to_vec(), None);
    assert_eq!(gone.settle().expect("room"), Some(Restored::Gone));
    assert_eq!(text(&path), "a\n");
}

#[test]
fn only_one_holds_a_file() {
    let (folder, path) = record();
    let absent = LockedFile::open(&path).expect_err("there is none");
    assert_eq!(absent.kind(), io::ErrorKind::NotFound);
    let deep = folder.path().join("a/b/match.jsonl");
    let held = LockedFile::make(&deep).expect("folders are made");
    for again in [LockedFile::open(&deep), LockedFile::make(&deep)] {
        let refused = again.expect_err("it is held");
        assert_eq!(refused.kind(), io::ErrorKind::ResourceBusy);
    }
    drop(held);
    LockedFile::open(&deep).expect("it was let go");
    // A thread that syncs a file does not lock it.
    let mut place = written(&path, "a\n");
    let sync = place.sync().expect("something to sync");
    drop(place);
    LockedFile::open(&path).expect("it was let go");
    sync().expect("a disk");
}

#[test]
fn what_is_no_file_is_only_written_to() {
    let nowhere = Path::new("/dev/null");
    let mut place = RecordFile::new(nowhere, Vec::new(), LockedFile::open(nowhere).ok());
    assert_eq!(place.write(b"a\n").expect("it takes all"), None);
    assert_eq!(place.write(b"b\n").expect("it takes all"), None);
    let full = Path::new("/dev/full");
    let mut place = RecordFile::new(full, Vec::new(), LockedFile::open(full).ok());
    for more in [b"a\n", b"b\n"] {
        let refused = place.write(more).expect_err("it is full");
        assert_eq!(refused.kind(), io::ErrorKind::StorageFull);
    }
}

#[test]
fn a_pipe_keeps_nothing_and_lacks_nothing() {
    let (folder, path) = record();
    mknodat(CWD, &path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).expect("a pipe");
    let both = fs::OpenOptions::new().read(true).write(true).open(&path);
    let mut reader = both.expect("a pipe");
    let mut place = RecordFile::new(&path, Vec::new(), LockedFile::open(&path).ok());
    let mut heard = [0; 2];
    for line in [b"a\n", b"b\n"] {
        assert_eq!(place.write(line).expect("room"), None);
        reader.read_exact(&mut heard).expect("a line");
        assert_eq!(heard, *line);
        // Another program wrote to it, too.
        let changed = reader.set_modified(SystemTime::UNIX_EPOCH);
        changed.expect("a pipe of our own");
    }
    assert_eq!(names(&folder), ["match.jsonl"]);
}

#[test]
fn a_linked_record_stays_linked() {
    let (folder, path) = record();
    let elsewhere = folder.path().join("elsewhere.jsonl");
    fs::write(&elsewhere, "a\n").expect("room");
    std::os::unix::fs::symlink(&elsewhere, &path).expect("a link");
    let mut place = RecordFile::new(&path, b"a\n".to_vec(), LockedFile::open(&path).ok());
    fs::write(&elsewhere, "changed\n").expect("room");
    assert!(place.write(b"b\n").expect("room").is_some());
    assert!(path.is_symlink());
    assert_eq!(text(&elsewhere), "a\nb\n");
}

#[test]
fn it_is_synced_and_its_folder_when_it_is_new() {
    let (folder, path) = record();
    let mut place = written(&path, "a\n");
    let sync = place.sync().expect("something to sync");
    sync().expect("a disk");
    // A new file has its folder synced with it, once.
    fs::remove_file(&path).expect("it is there");
    place.settle().expect("room");
    let sync = place.sync().expect("something to sync");
    let again = place.sync().expect("something to sync");
    fs::remove_dir_all(folder.path()).expect("it is there");
    assert!(sync().is_err(), "there is no folder any more");
    again().expect("the file is open still");
    assert!(RecordFile::new(&path, Vec::new(), None).sync().is_none());
}

#[test]
fn a_record_without_a_folder_is_synced_where_the_program_runs() {
    let (folder, path) = record();
    let myself = std::env::current_exe().expect("a program");
    let ran = std::process::Command::new(myself)
        .args([
            "--exact",
            "record_file::a_record_without_a_folder",
            "--ignored",
        ])
        .current_dir(folder.path())
        .output();
    assert!(ran.expect("a program").status.success());
    assert_eq!(text(&path), "a\n");
}

#[test]
#[ignore = "run by the test before, in a folder of its own"]
fn a_record_without_a_folder() {
    let mut place = RecordFile::new(Path::new("match.jsonl"), Vec::new(), None);
    assert_eq!(place.write(b"a\n").expect("room"), None);
    let sync = place.sync().expect("something to sync");
    sync().expect("a disk");
}
