//! Measures how much of a translation is done, and finds what to translate next.

use std::path::Path;

use super::files::{self, Index};
use super::{full_name, known, own};
use crate::words::{load, tags};

/// How much of a translation is done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TranslationProgress {
    /// The number of texts to translate: messages, and their texts for other levels of detail.
    pub texts: usize,
    /// The number of texts that are still in English or missing.
    pub left: usize,
    /// The number of English words in those.
    pub words_left: usize,
    /// How many of those are needed for one evening.
    pub evening_left: usize,
    /// The first text to translate of those needed for one evening or, if there is none, of all
    /// that are left.
    pub next: Option<String>,
}

impl TranslationProgress {
    /// Returns how much is done, in percent; 100 only if everything is.
    pub fn percent(&self) -> usize {
        (self.texts - self.left) * 100 / self.texts.max(1)
    }
}

/// Measures the translation in this folder. Returns `None` if it is not the folder of one language.
pub fn progress(dir: &Path) -> Option<TranslationProgress> {
    let full = dir.canonicalize().ok()?;
    let tag = tags::of_folder(&full.file_name()?.to_string_lossy()).ok()?;
    let (sources, _) = load::language_folder(dir);
    if sources.is_empty() {
        return None;
    }
    let entries = files::read(&sources, &mut Vec::new());
    let index = Index::over(known(&tag), &entries);
    let english = own("en").expect("English is inside the program");
    let mut progress = TranslationProgress::default();
    let mut next = [None, None];
    for declared in crate::announce::say::FILES.iter().flat_map(|(_, all)| *all) {
        let Some(original) = english.message(declared.id) else {
            continue;
        };
        let found = index.message(declared.id);
        for wording in original.wordings.iter().filter(|one| one.uses.has_letters) {
            progress.texts += 1;
            let is_done = found.is_some_and(|found| {
                let own = found.wording(wording.attribute);
                own.is_some_and(|own| found.meant.same || own.pattern != wording.pattern)
            });
            if is_done {
                continue;
            }
            progress.left += 1;
            progress.words_left += wording.uses.words;
            progress.evening_left += usize::from(original.meant.first);
            next[usize::from(!original.meant.first)]
                .get_or_insert_with(|| full_name(declared.id, wording.attribute));
        }
    }
    progress.next = next.into_iter().flatten().next();
    Some(progress)
}
