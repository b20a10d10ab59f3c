//! The parsed files of a language, with the place of each message.

use std::collections::HashMap;
use std::path::Path;

use crate::announce::say::locale as say;
use crate::words::entry::{FilePart, LocaleEntry};
use crate::words::load::LocaleSource;
use crate::words::problem::LocaleProblem;

/// Reads the messages and terms of some files, in order. Adds syntax errors to `problems`.
pub(super) fn read<'s>(
    sources: &'s [LocaleSource],
    problems: &mut Vec<LocaleProblem>,
) -> Vec<LocaleEntry<'s>> {
    let mut entries = Vec::new();
    for source in sources {
        if source.text.trim_start().starts_with('<') {
            let file = Path::new(&source.file);
            problems.push(LocaleProblem::whole(file, say::fault_html()));
            continue;
        }
        let entries_before = entries.len();
        let problems_before = problems.len();
        for part in FilePart::all(source) {
            let read = part.read();
            if let Some((place, fault)) = read.fault {
                problems.push(LocaleProblem::at(&source.file, place, fault));
            }
            entries.extend(read.entries);
        }
        // A file without any readable entry is no locale file: one problem is enough.
        if entries.len() == entries_before {
            problems.truncate(problems_before + 1);
        }
    }
    entries
}

/// Entries by name.
pub(super) struct Index<'e, 's> {
    /// The index in which to look up names that this one does not have.
    beneath: Option<&'e Index<'e, 's>>,
    /// The entries by their [keys](LocaleEntry::key).
    entries: HashMap<(bool, &'s str), &'e LocaleEntry<'s>>,
}

impl<'e, 's> Index<'e, 's> {
    /// Makes an index of entries that override those of another index. If two entries have the same
    /// name, the later one counts.
    pub(super) fn over(
        beneath: Option<&'e Index<'e, 's>>,
        entries: impl IntoIterator<Item = &'e LocaleEntry<'s>>,
    ) -> Self {
        let mut by_key = HashMap::new();
        for entry in entries {
            by_key.insert(entry.key(), entry);
        }
        Self {
            beneath,
            entries: by_key,
        }
    }

    pub(super) fn message(&self, name: &str) -> Option<&'e LocaleEntry<'s>> {
        self.entry((false, name))
    }

    pub(super) fn term(&self, name: &str) -> Option<&'e LocaleEntry<'s>> {
        self.entry((true, name))
    }

    fn entry(&self, key: (bool, &str)) -> Option<&'e LocaleEntry<'s>> {
        let own = self.entries.get(&key).copied();
        own.or_else(|| self.beneath?.entry(key))
    }
}
