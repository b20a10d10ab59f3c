//! Checks locale files for their translators: what is missing, unknown or broken, compared with
//! English and with the declared messages. Nothing that is played needs it.

mod choices;
mod cycles;
mod files;
mod progress;
mod references;

use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::sync::OnceLock;

use fluent_syntax::ast::PatternElement;
use unic_langid::LanguageIdentifier;

use super::entry::LocaleEntry;
use super::load::{self, Embedded, LocaleSource};
use super::problem::{LocaleProblem, plural_forms};
use super::tags;
use super::uses::{Uses, same_arms};
use crate::announce::say::{FILES, locale as say};
use crate::announce::{Declared, Message};
use files::Index;
pub use progress::{TranslationProgress, progress};

/// The attributes of messages: texts for other levels of detail.
const WORDINGS: [&str; 2] = ["brief", "full"];

/// The message that names the voice of a language.
const VOICE: &str = "language-voice";

/// Returns all problems in a folder of locale files: either a folder that holds a folder for each
/// language, or the folder of one language. A missing message is not a problem: it falls back to
/// English until it is translated.
pub fn check(dir: &Path) -> Vec<LocaleProblem> {
    let (files, mut problems) = load::language_folder(dir);
    if files.is_empty() {
        // A folder that cannot be read is reported once.
        if problems.is_empty() {
            let all = load::Files::in_folder(dir);
            problems = all.problems;
            for (tag, files) in all.languages {
                check_language(&tag, &files, &mut problems);
            }
        }
        return problems;
    }
    // A path such as `.` has a name only once it is resolved.
    let full = dir.canonicalize().unwrap_or_else(|_| dir.to_owned());
    let name = full.file_name().unwrap_or_default().to_string_lossy();
    match tags::of_folder(&name) {
        Ok(tag) => check_language(&tag, &files, &mut problems),
        Err(fault) => problems.push(LocaleProblem::whole(dir, fault)),
    }
    problems
}

fn check_language(
    tag: &LanguageIdentifier,
    files: &[LocaleSource],
    problems: &mut Vec<LocaleProblem>,
) {
    let entries = files::read(files, problems);
    let english = own("en").expect("English is inside the program");
    let mut declared = HashMap::new();
    for (_, messages) in FILES {
        for message in *messages {
            declared.insert(message.id, message);
        }
    }
    let language = Checked {
        tag,
        is_english: tag.language.as_str() == "en",
        index: Index::over(known(tag), &entries),
        english,
        declared,
    };
    for file in files {
        if FILES.iter().all(|(stem, _)| *stem != file.stem) {
            problems.push(LocaleProblem::whole(
                Path::new(&file.file),
                say::fault_unknown_file(),
            ));
        }
    }
    let mut seen = HashMap::new();
    for (entry, is_in_a_loop) in entries.iter().zip(language.in_loops(&entries)) {
        match seen.insert(entry.key(), entry) {
            Some(first) if first.file == entry.file => {
                problems.push(entry.problem(say::fault_duplicate(entry.name)));
            }
            Some(first) => {
                let line = first.place.line;
                let fault = say::fault_duplicate_in(entry.name, first.file, line);
                problems.push(entry.problem(fault));
            }
            None => {}
        }
        if is_in_a_loop {
            problems.push(entry.problem(say::fault_loop(entry.name)));
        }
        language.entry(entry, problems);
    }
}

/// Returns the index of an embedded language; `None` if there is none.
fn own(tag: &str) -> Option<&'static Index<'static, 'static>> {
    static INDICES: OnceLock<HashMap<String, Index<'static, 'static>>> = OnceLock::new();
    let indices = INDICES.get_or_init(|| {
        let mut all = HashMap::new();
        for language in load::embedded() {
            all.insert(language.tag.to_string(), index_of(language));
        }
        all
    });
    indices.get(tag)
}

/// Makes the index of an embedded language. Its files are read once and kept as long as the program
/// runs.
fn index_of(language: &Embedded) -> Index<'static, 'static> {
    let files: &'static [_] = language.files().collect::<Vec<_>>().leak();
    // Problems in the embedded files are reported when those are checked themselves.
    let entries: &'static [_] = files::read(files, &mut Vec::new()).leak();
    Index::over(None, entries)
}

/// Returns the index that files of this language override: the index of the embedded language with
/// the same tag or, for a regional variant, of the language without the region.
fn known(tag: &LanguageIdentifier) -> Option<&'static Index<'static, 'static>> {
    if let Some(general) = tags::general(tag)
        && let Some(index) = own(&general.to_string())
    {
        return Some(index);
    }
    own(&tag.to_string())
}

/// A language being checked.
struct Checked<'a, 's> {
    tag: &'a LanguageIdentifier,
    is_english: bool,
    /// Its entries, which override the embedded ones.
    index: Index<'a, 's>,
    english: &'static Index<'static, 'static>,
    /// Every message of the program, by name.
    declared: HashMap<&'static str, &'static Declared>,
}

impl<'s> Checked<'_, 's> {
    fn entry(&self, entry: &LocaleEntry<'s>, problems: &mut Vec<LocaleProblem>) {
        let mut tell = |fault| problems.push(entry.problem(fault));
        for wording in &entry.wordings {
            let name = full_name(entry.name, wording.attribute);
            self.references(&name, &wording.uses, &mut tell);
        }
        if entry.is_term {
            return;
        }
        let Some(declared) = self.declared.get(entry.name) else {
            tell(say::fault_unknown(entry.name));
            return;
        };
        if entry.wording(None).is_none() {
            tell(say::fault_no_text(entry.name));
        }
        let english = self.english.message(entry.name);
        for wording in WORDINGS {
            let in_english = english.and_then(|english| english.wording(Some(wording)));
            if in_english.is_some() && entry.wording(Some(wording)).is_none() {
                tell(say::fault_missing(full_name(entry.name, Some(wording))));
            }
        }
        let nothing = Uses::default();
        for wording in &entry.wordings {
            let attribute = wording.attribute;
            let uses = &wording.uses;
            let name = full_name(entry.name, attribute);
            if attribute.is_some_and(|attribute| !WORDINGS.contains(&attribute)) {
                tell(say::fault_unknown(name));
                continue;
            }
            let english_wording = english.and_then(|english| english.wording(attribute));
            let english_uses = english_wording.map_or(&nothing, |english| &english.uses);
            for variable in self.asked_of(uses) {
                if declared.args.iter().all(|(given, _)| *given != variable) {
                    tell(say::fault_variable_unknown(&name, variable));
                }
            }
            let of_others = self.asked_of_others(uses);
            for variable in lost(uses, english_uses).difference(&of_others) {
                tell(say::fault_variable_missing(&name, *variable));
            }
            let is_same = english_wording.is_some_and(|english| english.pattern == wording.pattern);
            // Texts that are still in English need no plural forms of the language yet.
            let is_begun = !is_same || entry.meant.same || self.is_english;
            if is_begun {
                for choice in &uses.choices {
                    let in_english = &english_uses.choices;
                    for fault in choices::wrong(&name, choice, in_english, declared, self.tag) {
                        tell(fault);
                    }
                }
            }
            if self.is_english {
                continue;
            }
            if !is_same && !entry.meant.one_form {
                for (variable, forms) in choices::missing(uses, english_uses, declared, self.tag) {
                    tell(say::fault_one_form(&name, variable, plural_forms(&forms)));
                }
            }
            if entry.meant.same {
                continue;
            }
            let Some(english) = english_wording else {
                continue;
            };
            if uses.is_misread {
                tell(say::fault_misread(&name));
            }
            if is_same && uses.has_letters {
                tell(say::fault_same(name));
            } else {
                for arm in same_arms(&wording.pattern, &english.pattern) {
                    if !entry.meant.same_arms.contains(&arm) {
                        tell(say::fault_same(format!("{name} [{arm}]")));
                    }
                }
            }
        }
        if entry.name == VOICE && !self.is_english {
            check_voice(entry, &mut tell);
        }
        if !self.is_english && english.is_some_and(|english| is_stale(entry, english)) {
            tell(say::fault_not_same(entry.name));
        }
    }
}

/// Checks that the message that names the voice holds a language tag.
fn check_voice(entry: &LocaleEntry, tell: &mut impl FnMut(Message)) {
    let elements = entry
        .wording(None)
        .map(|wording| &wording.pattern.elements[..]);
    let Some([PatternElement::TextElement { value }]) = elements else {
        return;
    };
    let tag: Option<LanguageIdentifier> = value.trim().parse().ok();
    if !tag.is_some_and(|tag| tags::is_known(&tag)) {
        tell(say::fault_voice(value.trim()));
    }
}

/// Returns whether a comment says that a text is the same as in English, but it no longer is.
fn is_stale(entry: &LocaleEntry, english: &LocaleEntry) -> bool {
    let mut is_same = false;
    let mut same: BTreeSet<&str> = BTreeSet::new();
    for wording in &entry.wordings {
        if let Some(english) = english.wording(wording.attribute) {
            is_same |= wording.pattern == english.pattern;
            same.extend(same_arms(&wording.pattern, &english.pattern));
        }
    }
    let meant = &entry.meant;
    meant.same && !is_same && same.is_empty()
        || meant.same_arms.iter().any(|arm| !same.contains(arm))
}

/// Returns the variables that the English text uses, and that this text does not use in all or in
/// some of its variants.
fn lost<'e>(uses: &Uses<'e>, english: &Uses<'e>) -> BTreeSet<&'e str> {
    let everywhere = &english.variables - &uses.variables;
    &everywhere | &(&english.certain - &uses.certain)
}

fn full_name(name: &str, attribute: Option<&str>) -> String {
    match attribute {
        None => name.to_owned(),
        Some(attribute) => format!("{name}.{attribute}"),
    }
}
