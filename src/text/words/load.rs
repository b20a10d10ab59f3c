//! Loads locale files: those embedded in the program, and those in a user's folder.

use std::fs;
use std::io::Read as _;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use fluent::FluentResource;
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use super::entry::FilePart;
use super::problem::{LocaleProblem, of_reading};
use super::tags;
use crate::announce::Message;
use crate::announce::say::locale as say;
use serpente_system::reading;

// A file beyond these limits is a mistake or an attack.

/// The largest file, in bytes: a hundred times the size of the program's own files.
const LARGEST: usize = 1 << 20;

/// The largest sum of all files of a folder, in bytes: three times that of all embedded languages. When parsed, they need fifty
/// times as much memory.
const LARGEST_TOGETHER: usize = 1 << 21;

/// The most files and folders that are read: twenty times as many as the program's own.
const MOST_FILES: usize = 2000;

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// How many problems of one file are reported at a table; [`check`](super::check) reports all.
const MOST_TOLD: usize = 10;

/// How many problems of all files together are reported at a table.
const MOST_TOLD_TOGETHER: usize = 50;

/// How much more may be read from a folder.
#[derive(Debug)]
struct Budget {
    bytes: usize,
    files: usize,
    is_spent: bool,
}

impl Budget {
    fn whole() -> Self {
        Self {
            bytes: LARGEST_TOGETHER,
            files: MOST_FILES,
            is_spent: false,
        }
    }

    /// Reserves this many bytes for a file. If fewer are left, nothing more is read, which is reported once.
    fn take(&mut self, bytes: usize, path: &Path, problems: &mut Vec<LocaleProblem>) -> bool {
        if self.is_spent {
            return false;
        }
        let left = (self.bytes.checked_sub(bytes), self.files.checked_sub(1));
        if let (Some(bytes), Some(files)) = left {
            (self.bytes, self.files) = (bytes, files);
        } else {
            self.is_spent = true;
            problems.push(LocaleProblem::whole(
                path,
                say::fault_too_much(LARGEST_TOGETHER / 1024),
            ));
        }
        !self.is_spent
    }
}

/// A locale file.
#[derive(Clone, Debug)]
pub(super) struct LocaleSource {
    /// Its path as shown in messages: from the language's folder on, or as the user gave it.
    pub(super) file: String,
    /// Its name without `.ftl`.
    pub(super) stem: String,
    pub(super) text: String,
}

/// The files of each language, in the order in which they override each other.
pub(super) type Sources = Vec<(LanguageIdentifier, Vec<LocaleSource>)>;

/// A user's locale files.
#[derive(Clone, Debug, Default)]
pub struct Files {
    /// The files of each language.
    pub(super) languages: Sources,
    /// The files that could not be read.
    pub(super) problems: Vec<LocaleProblem>,
}

impl Files {
    /// Reads a folder that has a folder for each language.
    #[must_use]
    pub fn in_folder(dir: &Path) -> Self {
        let mut problems = Vec::new();
        Self {
            languages: folder(dir, &mut Budget::whole(), &mut problems),
            problems,
        }
    }

    /// Makes a single file from its path, such as `it/menus.ftl`, and its contents.
    #[must_use]
    pub fn one(path: &str, bytes: Vec<u8>) -> Self {
        let mut files = Self::default();
        let path = Path::new(path);
        let dir = path.parent().unwrap_or(path);
        match (tags::of_folder(&dir.to_string_lossy()), text(bytes)) {
            (Ok(tag), Ok(text)) => {
                let sources = source(path, text).into_iter().collect();
                files.languages.push((tag, sources));
            }
            (Err(fault), _) => files.problems.push(LocaleProblem::whole(dir, fault)),
            (_, Err(fault)) => files.problems.push(LocaleProblem::whole(path, fault)),
        }
        files
    }

    /// Parses the files. Returns the valid entries of each language, and the problems.
    pub(super) fn parsed(self) -> (Parsed, Vec<LocaleProblem>) {
        let Self {
            languages,
            mut problems,
        } = self;
        let languages = languages.into_iter().map(|(tag, files)| {
            let files = files.iter().map(|file| parse(file, &mut problems));
            (tag, files.collect())
        });
        let languages = languages.collect();
        problems.truncate(MOST_TOLD_TOGETHER);
        (languages, problems)
    }
}

/// An embedded language.
pub(super) struct Embedded {
    pub(super) tag: LanguageIdentifier,
    dir: &'static Dir<'static>,
    parsed: OnceLock<Vec<Arc<FluentResource>>>,
}

impl Embedded {
    /// Returns the language's files.
    pub(super) fn files(&self) -> impl Iterator<Item = LocaleSource> {
        self.dir.files().filter_map(|file| {
            let text = file.contents_utf8().expect("our own files are UTF-8");
            source(file.path(), text.to_owned())
        })
    }

    /// Returns the parsed files. They are parsed when the language is first used: parsing all languages would take longer than
    /// the rest of the start. The tests check that they are valid.
    pub(super) fn parsed(&self) -> &[Arc<FluentResource>] {
        self.parsed
            .get_or_init(|| self.files().map(|file| resource(file.text)).collect())
    }
}

/// Returns the embedded languages, sorted by tag.
pub(super) fn embedded() -> &'static [Embedded] {
    static LANGUAGES: OnceLock<Vec<Embedded>> = OnceLock::new();
    LANGUAGES.get_or_init(|| {
        let dirs = EMBEDDED.dirs();
        let mut languages: Vec<Embedded> = dirs
            .map(|dir| {
                let tag = dir.path().to_string_lossy();
                Embedded {
                    tag: tag.parse().expect("our own folders are named by tags"),
                    dir,
                    parsed: OnceLock::new(),
                }
            })
            .collect();
        languages.sort_by_key(|language| language.tag.to_string());
        languages
    })
}

/// Parses a file and returns its valid entries. Adds the problems to `problems`, up to a limit.
fn parse(source: &LocaleSource, problems: &mut Vec<LocaleProblem>) -> Arc<FluentResource> {
    let mut good = String::with_capacity(source.text.len());
    let mut faults = Vec::new();
    for part in FilePart::all(source) {
        let read = part.read();
        let mut from = 0;
        for broken in read.broken {
            good.push_str(&part.text[from..broken.start]);
            from = broken.end;
        }
        good.push_str(&part.text[from..]);
        faults.extend(read.fault);
    }
    let told = faults.into_iter().take(MOST_TOLD);
    problems.extend(told.map(|(place, fault)| LocaleProblem::at(&source.file, place, fault)));
    resource(good)
}

/// The parsed files of each language.
pub(super) type Parsed = Vec<(LanguageIdentifier, Vec<Arc<FluentResource>>)>;

/// Parses a text, leaving out what the parser cannot use.
fn resource(text: String) -> Arc<FluentResource> {
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text);
    Arc::new(resource)
}

/// Reads the locale files of a folder that has a folder for each language.
fn folder(dir: &Path, budget: &mut Budget, problems: &mut Vec<LocaleProblem>) -> Sources {
    let mut languages: Sources = Vec::new();
    for (path, name) in entries(dir, problems) {
        if name.starts_with('.') || !path.is_dir() {
            continue;
        }
        if !budget.take(0, &path, problems) {
            break;
        }
        let tag = match tags::of_folder(&name) {
            Ok(tag) => tag,
            Err(fault) => {
                problems.push(LocaleProblem::whole(&path, fault));
                continue;
            }
        };
        let files = within(&path, budget, problems);
        match languages.iter_mut().find(|(known, _)| *known == tag) {
            Some((_, known)) => known.extend(files),
            None => languages.push((tag, files)),
        }
    }
    languages
}

/// Reads the locale files of one language's folder.
pub(super) fn language_folder(dir: &Path, problems: &mut Vec<LocaleProblem>) -> Vec<LocaleSource> {
    within(dir, &mut Budget::whole(), problems)
}

fn within(dir: &Path, budget: &mut Budget, problems: &mut Vec<LocaleProblem>) -> Vec<LocaleSource> {
    let mut files = Vec::new();
    for (path, name) in entries(dir, problems) {
        let hidden = name.starts_with('.');
        if hidden || path.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        match read(&path) {
            Ok(text) if budget.take(text.len(), &path, problems) => {
                files.extend(source(&path, text));
            }
            Ok(_) => break,
            Err(fault) => problems.push(LocaleProblem::whole(&path, fault)),
        }
    }
    files
}

fn source(path: &Path, text: String) -> Option<LocaleSource> {
    let stem = path.file_stem()?.to_string_lossy().into_owned();
    let file = path.to_string_lossy().into_owned();
    Some(LocaleSource { file, stem, text })
}

/// Lists a folder, sorted by name.
fn entries(dir: &Path, problems: &mut Vec<LocaleProblem>) -> Vec<(std::path::PathBuf, String)> {
    let listed = match fs::read_dir(dir) {
        Ok(listed) => listed,
        Err(error) => {
            problems.push(LocaleProblem::whole(dir, of_reading(&error)));
            return Vec::new();
        }
    };
    let mut entries: Vec<_> = listed
        .filter_map(|entry| match entry {
            Ok(entry) => Some((
                entry.path(),
                entry.file_name().to_string_lossy().into_owned(),
            )),
            Err(error) => {
                problems.push(LocaleProblem::whole(dir, of_reading(&error)));
                None
            }
        })
        .collect();
    entries.sort();
    entries
}

fn read(path: &Path) -> Result<String, Message> {
    let told = |error: std::io::Error| of_reading(&error);
    let mut bytes = Vec::new();
    let limit = LARGEST as u64 + 1;
    let file = reading::open(path).map_err(told)?;
    file.take(limit).read_to_end(&mut bytes).map_err(told)?;
    text(bytes)
}

/// Decodes the text of a file.
fn text(bytes: Vec<u8>) -> Result<String, Message> {
    if bytes.len() > LARGEST {
        return Err(say::fault_too_large(LARGEST / 1024));
    }
    let text = String::from_utf8(bytes).map_err(|_| say::fault_not_utf8())?;
    // Some editors write a byte order mark, which would break the first message.
    let text = match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    };
    // Some old editors end lines with a carriage return alone.
    let is_old = text.contains('\r') && !text.contains('\n');
    Ok(if is_old {
        text.replace('\r', "\n")
    } else {
        text
    })
}
