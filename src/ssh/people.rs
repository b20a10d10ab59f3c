//! Stores the choices of visitors who have a key, for their next visit.

use serpente_client::person::Person;
use serpente_system::file::{make_folder, write_whole};
use serpente_visitors::MAX_STORED_BYTES;
use std::fs;
use std::path::{Path, PathBuf};

/// The name of the folder, and the extension of its files.
const FOLDER: &str = "visitors";
const EXTENSION: &str = "json";

/// The most people whose choices are stored, so that nobody can fill the disk by using many keys.
const MOST_PEOPLE: usize = 10_000;

/// The visitors' choices, each in a file of its own.
pub(crate) struct People {
    folder: PathBuf,
}

impl People {
    pub(crate) fn kept_in(folder: &Path) -> Self {
        Self {
            folder: folder.join(FOLDER),
        }
    }

    fn file(&self, person: Person) -> PathBuf {
        self.folder.join(format!("{person}.{EXTENSION}"))
    }

    /// Returns what is stored for this person.
    pub(crate) fn of(&self, person: Person) -> Option<String> {
        let file = self.file(person);
        let length = fs::metadata(&file).ok()?.len();
        if length > MAX_STORED_BYTES as u64 {
            return None;
        }
        fs::read_to_string(file).ok()
    }

    /// Returns for how many people something is stored.
    fn count(&self) -> usize {
        match fs::read_dir(&self.folder) {
            Ok(files) => files.count(),
            Err(_) => 0,
        }
    }

    /// Stores this text for a person. Errors are ignored, since nothing depends on it.
    pub(crate) fn keep(&self, person: Person, text: &str) {
        let file = self.file(person);
        if !file.exists() && self.count() >= MOST_PEOPLE {
            return;
        }
        if make_folder(&self.folder).is_ok() {
            let _ = write_whole(&file, text.as_bytes());
        }
    }
}
