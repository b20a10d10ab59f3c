//! Stores the choices of visitors who have a key, for their next visit.

use serpente_client::person::Person;
use serpente_system::file::{make_folder, write_whole};
use serpente_system::reading;
use serpente_visitors::MAX_STORED_BYTES;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The name of the folder, and the extension of its files.
const FOLDER: &str = "visitors";
const EXTENSION: &str = "json";

/// The most people whose choices are stored, so that nobody can fill the disk by using many keys.
/// The one that was stored the longest ago makes room.
const MOST_PEOPLE: usize = 10_000;

/// Returns when a file was written; `None` if that cannot be read.
fn last_change(path: &Path) -> Option<SystemTime> {
    fs::symlink_metadata(path).ok()?.modified().ok()
}

/// The visitors' choices, each in a file of its own.
pub(crate) struct People {
    folder: PathBuf,
    most: usize,
}

impl People {
    pub(crate) fn kept_in(folder: &Path) -> Self {
        Self {
            folder: folder.join(FOLDER),
            most: MOST_PEOPLE,
        }
    }

    fn file(&self, person: Person) -> PathBuf {
        self.folder.join(format!("{person}.{EXTENSION}"))
    }

    /// Returns what is stored for this person.
    pub(crate) fn of(&self, person: Person) -> Option<String> {
        let text = reading::read_at_most(&self.file(person), MAX_STORED_BYTES).ok()?;
        String::from_utf8(text).ok()
    }

    /// Removes the files that were written the longest ago, if there is no room for one more.
    fn make_room(&self) {
        let Ok(entries) = fs::read_dir(&self.folder) else {
            return;
        };
        let paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        if paths.len() < self.most {
            return;
        }
        if let Some(oldest) = paths.iter().min_by_key(|path| last_change(path)) {
            // If it cannot be removed, there is one file more.
            let _ = fs::remove_file(oldest);
        }
    }

    /// Stores this text for a person. Errors are ignored, since nothing depends on it.
    pub(crate) fn keep(&self, person: Person, text: &str) {
        let file = self.file(person);
        if !file.exists() {
            self.make_room();
        }
        if make_folder(&self.folder).is_ok() {
            let _ = write_whole(&file, text.as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_client::person::Token;
    use std::time::{Duration, SystemTime};

    #[test]
    fn the_page_for_hosts_says_how_many_choices_are_kept() {
        let page = include_str!("../../docs/hosting.md");
        let told = "choices of 10,000 people";
        assert!(MOST_PEOPLE == 10_000 && page.contains(told));
    }

    #[test]
    fn the_choices_that_were_stored_the_longest_ago_make_room() {
        let folder = tempfile::tempdir().expect("a folder");
        let people = People {
            most: 3,
            ..People::kept_in(folder.path())
        };
        let persons: Vec<Person> = (0..4).map(|_| Token::new().person()).collect();
        for (age, &person) in (0..3).rev().zip(&persons) {
            people.keep(person, "kept");
            let file = fs::File::open(people.file(person)).expect("a file");
            let hours = Duration::from_secs(3600 * (age + 1));
            file.set_modified(SystemTime::now() - hours)
                .expect("a time");
        }
        people.keep(persons[1], "again");
        people.keep(persons[3], "new");
        let kept: Vec<Option<String>> = persons.iter().map(|&person| people.of(person)).collect();
        let [first, second, third, last] = &kept[..] else {
            panic!("four people");
        };
        assert_eq!((first, second.as_deref()), (&None, Some("again")));
        assert_eq!(
            (third.as_deref(), last.as_deref()),
            (Some("kept"), Some("new"))
        );
    }
}
