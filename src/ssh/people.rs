//! What visitors who have a key chose, kept for the next time.

use serpente_net::person::Person;
use serpente_system::file::make_folder;
use serpente_visitors::LONGEST_KEPT;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder's name, and how the names of its files end.
const FOLDER: &str = "visitors";
const ENDING: &str = "json";

/// So many people are remembered: nobody fills the disk with keys.
const MOST: usize = 10_000;

/// What visitors chose, each in a file of their own.
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
        self.folder.join(format!("{person}.{ENDING}"))
    }

    /// What was kept for somebody.
    pub(crate) fn of(&self, person: Person) -> Option<String> {
        let file = self.file(person);
        let length = fs::metadata(&file).ok()?.len();
        let is_ours = length <= LONGEST_KEPT as u64;
        is_ours.then(|| fs::read_to_string(file).ok()).flatten()
    }

    /// Keeps this for somebody. What cannot be kept is forgotten: it is a convenience.
    pub(crate) fn keep(&self, person: Person, text: &str) {
        let file = self.file(person);
        if !file.exists() && self.are_full() {
            return;
        }
        if make_folder(&self.folder).is_ok() {
            let _ = serpente_device::settings::write_whole(&file, text);
        }
    }

    fn are_full(&self) -> bool {
        fs::read_dir(&self.folder).is_ok_and(|files| files.count() >= MOST)
    }
}
