//! The folder of the match's record, which is a real one: it can be taken away, and other programs
//! may change what is in it.

use std::fs;
use std::path::{Path, PathBuf};

/// What another program writes into a record.
const SPOILT: &str = "spoilt by another program\n";

/// The folder of the record of one process after the other.
pub(super) struct RecordDisk {
    /// Where the folder is while it is not gone.
    folder: PathBuf,
    /// Where it is moved to while it is gone.
    away: PathBuf,
    /// The other folder in which a program keeps a match if the usual one is gone.
    pub(super) elsewhere: PathBuf,
    /// The record of this process in the folder.
    pub(super) record: PathBuf,
    /// Whether the folder is gone.
    pub(super) is_gone: bool,
}

impl RecordDisk {
    /// Makes the folders in `home`.
    pub(super) fn new(home: &Path) -> Self {
        let disk = Self {
            folder: home.join("records"),
            away: home.join("pulled-out"),
            elsewhere: home.join("elsewhere"),
            record: home.join("records/record-1.jsonl"),
            is_gone: false,
        };
        for folder in [&disk.folder, &disk.elsewhere] {
            fs::create_dir(folder).expect("a folder");
        }
        disk
    }

    /// Returns the name of the file in which a program keeps the match elsewhere, if there is one.
    pub(super) fn kept_elsewhere(&self) -> Option<String> {
        let mut entries = fs::read_dir(&self.elsewhere).expect("a folder");
        let entry = entries.next()?.expect("an entry");
        Some(entry.file_name().to_string_lossy().into_owned())
    }

    /// Returns what stands in the record; nothing if it cannot be read now.
    pub(super) fn content(&self) -> String {
        let path = match self.kept_elsewhere() {
            Some(name) => self.elsewhere.join(name),
            None => self.record.clone(),
        };
        let content = fs::read_to_string(path).unwrap_or_default();
        if content.ends_with(SPOILT) {
            return String::new();
        }
        content
    }

    /// Returns whether the record itself stands in its folder as the program wrote it.
    pub(super) fn is_sound(&self) -> bool {
        !self.is_gone && !self.content().is_empty()
    }

    /// Takes the folder away.
    pub(super) fn pull_out(&mut self) {
        fs::rename(&self.folder, &self.away).expect("the folder can be moved");
        // A file in its place, since a program would make a folder anew.
        fs::write(&self.folder, "").expect("room");
        self.is_gone = true;
    }

    /// Brings the folder back, if it is gone.
    pub(super) fn put_back(&mut self) {
        if std::mem::take(&mut self.is_gone) {
            fs::remove_file(&self.folder).expect("a file");
            fs::rename(&self.away, &self.folder).expect("the folder can be moved");
        }
    }

    /// Removes the record.
    pub(super) fn remove(&self) {
        fs::remove_file(&self.record).expect("the record");
    }

    /// Writes something else into the record, as another program would.
    pub(super) fn spoil(&self) {
        let changed = self.content() + SPOILT;
        fs::write(&self.record, changed).expect("room");
    }

    /// Makes the record with which this process goes on. That of the process before is left to it.
    pub(super) fn begin(&mut self, process: u64, content: &str) {
        self.put_back();
        if let Some(name) = self.kept_elsewhere() {
            fs::remove_file(self.elsewhere.join(name)).expect("a file");
        }
        self.record = self.folder.join(format!("record-{process}.jsonl"));
        fs::write(&self.record, content).expect("room");
    }
}
