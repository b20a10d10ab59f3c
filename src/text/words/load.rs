//! Loads locale files: those embedded in the program, and those in a user's folder.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
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

/// The largest sum of all files of a folder, in bytes: three times that of all embedded languages.
/// When parsed, they need fifty times as much memory.
const LARGEST_TOGETHER: usize = 1 << 21;

/// The most files and folders that are read: twenty times as many as the program's own.
const MOST_FILES: usize = 2000;

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// How many problems of one file are reported at a table; [`check`](super::check) reports all.
const MOST_REPORTED: usize = 10;

/// How many problems of all files together are reported at a table.
const MOST_REPORTED_TOGETHER: usize = 50;

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
#[derive(Default)]
pub(super) struct Files {
    /// The files of each language.
    pub(super) languages: Sources,
    /// The files that could not be read.
    pub(super) problems: Vec<LocaleProblem>,
}

impl Files {
    /// Reads a folder that has a folder for each language.
    pub(super) fn in_folder(dir: &Path) -> Self {
        let mut reader = FolderReader::new();
        Self {
            languages: reader.languages(dir),
            problems: reader.problems,
        }
    }

    /// Parses the files. Returns the valid entries of each language, and the problems.
    pub(super) fn parsed(self) -> (Parsed, Vec<LocaleProblem>) {
        let mut problems = self.problems;
        let mut languages = Vec::new();
        for (tag, files) in self.languages {
            let mut resources = Vec::new();
            for file in &files {
                resources.push(parse(file, &mut problems));
            }
            languages.push((tag, resources));
        }
        problems.truncate(MOST_REPORTED_TOGETHER);
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

    /// Returns the parsed files. They are parsed when the language is first used: parsing all
    /// languages would take longer than the rest of the start. The tests check that they are valid.
    pub(super) fn parsed(&self) -> &[Arc<FluentResource>] {
        self.parsed
            .get_or_init(|| self.files().map(|file| resource(file.text)).collect())
    }
}

/// Returns the embedded languages, sorted by tag.
pub(super) fn embedded() -> &'static [Embedded] {
    static LANGUAGES: OnceLock<Vec<Embedded>> = OnceLock::new();
    LANGUAGES.get_or_init(|| {
        let mut languages: Vec<Embedded> = Vec::new();
        for dir in EMBEDDED.dirs() {
            let tag = dir.path().to_string_lossy();
            languages.push(Embedded {
                tag: tag.parse().expect("our own folders are named by tags"),
                dir,
                parsed: OnceLock::new(),
            });
        }
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
    for (place, fault) in faults.into_iter().take(MOST_REPORTED) {
        problems.push(LocaleProblem::at(&source.file, place, fault));
    }
    resource(good)
}

/// The parsed files of each language.
pub(super) type Parsed = Vec<(LanguageIdentifier, Vec<Arc<FluentResource>>)>;

/// Parses a text, leaving out what the parser cannot use.
fn resource(text: String) -> Arc<FluentResource> {
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text);
    Arc::new(resource)
}

/// Reads folders until a limit is reached, and collects the problems.
struct FolderReader {
    /// How many bytes and files may still be read.
    bytes: usize,
    files: usize,
    is_spent: bool,
    problems: Vec<LocaleProblem>,
}

impl FolderReader {
    fn new() -> Self {
        Self {
            bytes: LARGEST_TOGETHER,
            files: MOST_FILES,
            is_spent: false,
            problems: Vec::new(),
        }
    }

    fn report(&mut self, path: &Path, fault: Message) {
        self.problems.push(LocaleProblem::whole(path, fault));
    }

    /// Reserves this many bytes for a file. If fewer are left, nothing more is read, which is
    /// reported once.
    fn take(&mut self, bytes: usize, path: &Path) -> bool {
        if self.is_spent {
            return false;
        }
        if bytes > self.bytes || self.files == 0 {
            self.is_spent = true;
            self.report(path, say::fault_too_much(LARGEST_TOGETHER / 1024));
            return false;
        }
        self.bytes -= bytes;
        self.files -= 1;
        true
    }

    /// Reads the locale files of a folder that has a folder for each language.
    fn languages(&mut self, dir: &Path) -> Sources {
        let mut languages: Sources = Vec::new();
        for (path, name) in self.entries(dir) {
            if name.starts_with('.') || !path.is_dir() {
                continue;
            }
            if !self.take(0, &path) {
                break;
            }
            let tag = match tags::of_folder(&name) {
                Ok(tag) => tag,
                Err(fault) => {
                    self.report(&path, fault);
                    continue;
                }
            };
            let files = self.language(&path);
            match languages.iter_mut().find(|(listed, _)| *listed == tag) {
                Some((_, all)) => all.extend(files),
                None => languages.push((tag, files)),
            }
        }
        languages
    }

    /// Reads the locale files of one language's folder.
    fn language(&mut self, dir: &Path) -> Vec<LocaleSource> {
        let mut files = Vec::new();
        for (path, name) in self.entries(dir) {
            let hidden = name.starts_with('.');
            if hidden || path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            match read(&path) {
                Ok(text) if self.take(text.len(), &path) => files.extend(source(&path, text)),
                Ok(_) => break,
                Err(fault) => self.report(&path, fault),
            }
        }
        files
    }

    /// Lists a folder, sorted by name.
    fn entries(&mut self, dir: &Path) -> Vec<(PathBuf, String)> {
        let mut entries = Vec::new();
        let listed = match fs::read_dir(dir) {
            Ok(listed) => listed,
            Err(error) => {
                self.report(dir, of_reading(&error));
                return entries;
            }
        };
        for entry in listed {
            match entry {
                Ok(entry) => entries.push((
                    entry.path(),
                    entry.file_name().to_string_lossy().into_owned(),
                )),
                Err(error) => self.report(dir, of_reading(&error)),
            }
        }
        entries.sort();
        entries
    }
}

/// Reads the locale files of one language's folder. Also returns the problems.
pub(super) fn language_folder(dir: &Path) -> (Vec<LocaleSource>, Vec<LocaleProblem>) {
    let mut reader = FolderReader::new();
    (reader.language(dir), reader.problems)
}

fn source(path: &Path, text: String) -> Option<LocaleSource> {
    let stem = path.file_stem()?.to_string_lossy().into_owned();
    let file = path.to_string_lossy().into_owned();
    Some(LocaleSource { file, stem, text })
}

fn read(path: &Path) -> Result<String, Message> {
    let mut bytes = Vec::new();
    let limit = LARGEST as u64 + 1;
    let file = reading::open(path).map_err(|error| of_reading(&error))?;
    file.take(limit)
        .read_to_end(&mut bytes)
        .map_err(|error| of_reading(&error))?;
    text(bytes)
}

/// Decodes the text of a file.
fn text(bytes: Vec<u8>) -> Result<String, Message> {
    if bytes.len() > LARGEST {
        return Err(say::fault_too_large(LARGEST / 1024));
    }
    let text = String::from_utf8(bytes).map_err(|_| say::fault_not_utf8())?;
    // Some editors write a byte order mark, which would break the first message.
    let content = text.strip_prefix('\u{feff}').unwrap_or(&text);
    // Some old editors end lines with a carriage return alone.
    let is_old = content.contains('\r') && !content.contains('\n');
    Ok(if is_old {
        content.replace('\r', "\n")
    } else {
        content.to_owned()
    })
}
