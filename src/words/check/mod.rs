//! What is missing, unknown or broken in locale files, compared with the English ones and the messages declared.

mod choices;
mod files;
mod loops;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;
use std::sync::OnceLock;

use unic_langid::LanguageIdentifier;

use super::load::{self, Source};
use super::problem::{Fault, Problem};
use super::uses::{Uses, same_arms};
use crate::announce::Declared;
use crate::announce::say::FILES;
use choices::Wrong;
use files::{Entry, Index};

/// The attributes a message can have: its other wordings.
const WORDINGS: [&str; 2] = ["brief", "full"];

/// Everything that is wrong in a folder of locale files: one that holds a folder for each language, or one language's
/// own. What a language inside the program already has does not need to be there.
#[must_use]
pub fn check(dir: &Path) -> Vec<Problem> {
    let mut problems = Vec::new();
    let files = load::language_folder(dir, &mut problems);
    if files.is_empty() {
        // A folder that cannot be read is told once.
        if problems.is_empty() {
            problems = check_all(dir, load::Files::in_folder(dir));
        }
        return problems;
    }
    // `.` and the like have names only once they are resolved.
    let full = dir.canonicalize().unwrap_or_else(|_| dir.to_owned());
    let name = full.file_name().unwrap_or_default().to_string_lossy();
    match name.parse() {
        Ok(tag) => check_language(dir, &tag, &files, &mut problems),
        Err(_) => problems.push(Problem::whole(dir, Fault::NotATag)),
    }
    problems
}

/// Everything that is wrong with files that are laid over the languages inside the program.
#[must_use]
pub fn check_files(files: load::Files) -> Vec<Problem> {
    check_all(Path::new(""), files)
}

fn check_all(dir: &Path, files: load::Files) -> Vec<Problem> {
    let (languages, mut problems) = files.read();
    for (tag, files) in languages {
        check_language(&dir.join(tag.to_string()), &tag, &files, &mut problems);
    }
    problems
}

fn check_language(
    dir: &Path,
    tag: &LanguageIdentifier,
    files: &[Source],
    problems: &mut Vec<Problem>,
) {
    let entries = files::read(files, problems);
    let english = own("en").expect("English is inside the program");
    let language = Checked {
        tag,
        is_english: tag.language.as_str() == "en",
        index: Index::over(own(&tag.to_string()), &entries),
        english,
        declared: declared(),
    };
    for file in files {
        if FILES.iter().all(|(stem, _)| *stem != file.stem) {
            problems.push(Problem::whole(Path::new(&file.file), Fault::UnknownFile));
        }
    }
    language.missing(dir, problems);
    let mut seen = HashSet::new();
    for (entry, is_in_a_loop) in entries.iter().zip(language.in_loops(&entries)) {
        if !seen.insert(entry.key()) {
            problems.push(entry.problem(Fault::Duplicate(entry.name.to_owned())));
        }
        if is_in_a_loop {
            problems.push(entry.problem(Fault::Loop(entry.name.to_owned())));
        }
        language.entry(entry, problems);
    }
}

/// A language inside the program, if it is one.
fn own(tag: &str) -> Option<&'static Index<'static, 'static>> {
    static ENTRIES: OnceLock<Vec<(String, Vec<Entry<'static>>)>> = OnceLock::new();
    static INDICES: OnceLock<HashMap<&'static str, Index<'static, 'static>>> = OnceLock::new();
    let indices = INDICES.get_or_init(|| {
        let entries = ENTRIES.get_or_init(|| {
            // What is wrong in our own files is found when they are checked themselves.
            let read = |files| files::read(files, &mut Vec::new());
            let languages = load::embedded().iter();
            languages
                .map(|(tag, files)| (tag.to_string(), read(files)))
                .collect()
        });
        let entries = entries.iter();
        entries
            .map(|(tag, entries)| (tag.as_str(), Index::over(None, entries)))
            .collect()
    });
    indices.get(tag)
}

/// Every message of the program, by its name.
fn declared() -> &'static HashMap<&'static str, &'static Declared> {
    static DECLARED: OnceLock<HashMap<&'static str, &'static Declared>> = OnceLock::new();
    DECLARED.get_or_init(|| {
        let all = FILES.iter().flat_map(|(_, all)| *all);
        all.map(|one| (one.id, one)).collect()
    })
}

/// A language while it is checked.
struct Checked<'a, 's> {
    tag: &'a LanguageIdentifier,
    is_english: bool,
    /// Its entries, laid over those inside the program.
    index: Index<'a, 's>,
    english: &'static Index<'static, 'static>,
    declared: &'static HashMap<&'static str, &'static Declared>,
}

impl<'a, 's> Checked<'a, 's> {
    fn missing(&self, dir: &Path, problems: &mut Vec<Problem>) {
        for (stem, messages) in FILES {
            let file = dir.join(format!("{stem}.ftl"));
            let absent: Vec<&str> = messages
                .iter()
                .map(|message| message.id)
                .filter(|id| self.index.message(id).is_none())
                .collect();
            if absent.len() == messages.len() && !file.exists() {
                problems.push(Problem::whole(&file, Fault::Absent));
                continue;
            }
            let missing = |id: &str| Problem::whole(&file, Fault::Missing(id.to_owned()));
            problems.extend(absent.into_iter().map(missing));
        }
    }

    fn entry(&self, entry: &Entry<'s>, problems: &mut Vec<Problem>) {
        let mut tell = |fault| problems.push(entry.problem(fault));
        for wording in &entry.wordings {
            let name = full_name(entry.name, wording.attribute);
            self.references(&name, &wording.uses, &mut tell);
        }
        if entry.is_term {
            return;
        }
        let Some(declared) = self.declared.get(entry.name) else {
            tell(Fault::Unknown(entry.name.to_owned()));
            return;
        };
        if entry.wording(None).is_none() {
            tell(Fault::NoText(entry.name.to_owned()));
        }
        let english = self.english.message(entry.name);
        for wording in WORDINGS {
            let in_english = english.and_then(|english| english.wording(Some(wording)));
            if in_english.is_some() && entry.wording(Some(wording)).is_none() {
                tell(Fault::Missing(full_name(entry.name, Some(wording))));
            }
        }
        let nothing = Uses::default();
        for wording in &entry.wordings {
            let (attribute, uses) = (wording.attribute, &wording.uses);
            let name = full_name(entry.name, attribute);
            if attribute.is_some_and(|attribute| !WORDINGS.contains(&attribute)) {
                tell(Fault::Unknown(name));
                continue;
            }
            let in_english = english.and_then(|english| english.wording(attribute));
            let english_uses = in_english.map_or(&nothing, |english| &english.uses);
            for variable in self.asked_of(uses) {
                if declared.args.iter().all(|(given, _)| *given != variable) {
                    tell(Fault::VariableUnknown(name.clone(), variable.to_owned()));
                }
            }
            for variable in lost(uses, english_uses) {
                tell(Fault::VariableMissing(name.clone(), variable.to_owned()));
            }
            for choice in &uses.choices {
                for wrong in choices::wrong(choice, &english_uses.choices, declared, self.tag) {
                    tell(match wrong {
                        Wrong::Plural(arm, numbers) => Fault::Plural(name.clone(), arm, numbers),
                        Wrong::ArmMissing(arm) => Fault::ArmMissing(name.clone(), arm),
                        Wrong::ArmUnknown(arm) => Fault::ArmUnknown(name.clone(), arm),
                    });
                }
            }
            if self.is_english || entry.meant_to_be_same {
                continue;
            }
            let Some(english) = in_english else {
                continue;
            };
            if english.pattern == wording.pattern && uses.has_letters {
                tell(Fault::Same(name));
            } else {
                for arm in same_arms(&wording.pattern, &english.pattern) {
                    tell(Fault::Same(format!("{name} [{arm}]")));
                }
            }
        }
    }

    /// Whether what a text refers to is there.
    fn references(&self, name: &str, uses: &Uses<'s>, tell: &mut impl FnMut(Fault)) {
        for reference in &uses.messages {
            let target = self.index.message(reference.name);
            if target
                .and_then(|target| target.wording(reference.attribute))
                .is_none()
            {
                let target = full_name(reference.name, reference.attribute);
                tell(Fault::Reference(name.to_owned(), target));
            }
        }
        for reference in &uses.terms {
            let target = self.index.term(reference.name);
            let Some(wording) = target.and_then(|target| target.wording(reference.attribute))
            else {
                let target = full_name(reference.name, reference.attribute);
                tell(Fault::Term(name.to_owned(), target));
                continue;
            };
            // A term sees what its reference gives it, not what the message is given.
            for variable in &wording.uses.variables {
                if !reference.given.contains(variable) {
                    tell(Fault::VariableUnknown(
                        name.to_owned(),
                        (*variable).to_owned(),
                    ));
                }
            }
        }
        for function in uses
            .functions
            .iter()
            .filter(|function| **function != "NUMBER")
        {
            tell(Fault::Function(name.to_owned(), (*function).to_owned()));
        }
    }

    /// The facts that a text makes use of, itself or in a message that it uses: those are given what it is given.
    fn asked_of(&self, uses: &Uses<'s>) -> BTreeSet<&'s str> {
        let others = uses.messages.iter().filter_map(|reference| {
            let message = self.index.message(reference.name)?;
            message.wording(reference.attribute)
        });
        let theirs = others.flat_map(|wording| &wording.uses.variables);
        theirs.chain(&uses.variables).copied().collect()
    }

    /// Which of these entries use themselves, directly or through others.
    fn in_loops(&self, entries: &'a [Entry<'s>]) -> Vec<bool> {
        let mut found: Vec<_> = entries.iter().collect();
        let mut places: HashMap<_, _> = (0..)
            .zip(entries)
            .map(|(at, one)| (one.key(), at))
            .collect();
        let mut targets = Vec::new();
        while let Some(entry) = found.get(targets.len()) {
            let used = self.targets(entry).into_iter().map(|target| {
                *places.entry(target.key()).or_insert_with(|| {
                    found.push(target);
                    found.len() - 1
                })
            });
            targets.push(used.collect());
        }
        let mut looped = loops::looped(&targets);
        looped.truncate(entries.len());
        looped
    }

    /// The entries that one refers to.
    fn targets(&self, entry: &Entry<'s>) -> Vec<&'a Entry<'s>> {
        let uses = entry.wordings.iter().map(|wording| &wording.uses);
        uses.flat_map(|uses| {
            let messages = uses.messages.iter();
            let messages = messages.filter_map(|one| self.index.message(one.name));
            let terms = uses.terms.iter();
            messages.chain(terms.filter_map(|one| self.index.term(one.name)))
        })
        .collect()
    }
}

/// The facts that a text leaves out, everywhere or in some arm of a choice, and the English one does not.
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
