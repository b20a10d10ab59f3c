//! Where locale files come from: inside the program, and a folder of the user's.

use std::fs;
use std::io::Read as _;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use super::problem::{Fault, Place, Problem};

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// A hundred times what our own files have; more is a mistake.
pub(super) const LARGEST: usize = 1 << 20;

/// How deep braces and brackets may be nested. The parser calls itself for each.
const DEEPEST: usize = 60;

/// A locale file.
#[derive(Clone, Debug)]
pub(super) struct Source {
    /// Its path as it is told: from the language's folder on, or as the user gave it.
    pub(super) file: String,
    /// Its name without `.ftl`.
    pub(super) stem: String,
    pub(super) text: String,
}

/// A language's files, in the order they are laid over each other.
pub(super) type Sources = Vec<(LanguageIdentifier, Vec<Source>)>;

/// The locale files inside the program.
pub(super) fn embedded() -> Sources {
    let mut languages: Sources = EMBEDDED
        .dirs()
        .map(|dir| {
            let tag = dir.path().to_string_lossy();
            let tag = tag.parse().expect("our own folders are named by tags");
            let files = dir.files().filter_map(|file| {
                let text = file.contents_utf8().expect("our own files are UTF-8");
                source(file.path(), text.to_owned())
            });
            (tag, files.collect())
        })
        .collect();
    languages.sort_by_key(|(tag, _)| tag.to_string());
    languages
}

/// A language's files, parsed.
pub(super) type Parsed = Vec<(LanguageIdentifier, Vec<Arc<FluentResource>>)>;

/// The locale files inside the program, parsed once. They are known to be good: the tests check them.
pub(super) fn embedded_parsed() -> &'static Parsed {
    static PARSED: OnceLock<Parsed> = OnceLock::new();
    PARSED.get_or_init(|| {
        let parse = |source| parse(source, &mut Vec::new());
        embedded()
            .into_iter()
            .map(|(tag, files)| (tag, files.into_iter().filter_map(parse).collect()))
            .collect()
    })
}

/// The good part of a file; what is broken in it is added to `problems`.
pub(super) fn parse(source: Source, problems: &mut Vec<Problem>) -> Option<Arc<FluentResource>> {
    if let Some(at) = too_deep(&source.text) {
        let place = Place::of(&source.text, at);
        problems.push(Problem::at(&source.file, place, Fault::TooDeep));
        return None;
    }
    let file = source.file;
    match FluentResource::try_new(source.text) {
        Ok(resource) => Some(Arc::new(resource)),
        Err((resource, errors)) => {
            for error in &errors {
                let place = Place::of(resource.source(), error.pos.start);
                problems.push(Problem::at(&file, place, Fault::of_syntax(&error.kind)));
            }
            Some(Arc::new(resource))
        }
    }
}

/// Where nesting goes deeper than the parser may follow without exhausting the stack.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let mut start = 0;
    let mut depth = 0_usize;
    for line in text.split_inclusive('\n') {
        if super::entry::declared(line).is_some() {
            // A brace left open ends with its message.
            depth = 0;
        }
        for (at, byte) in line.bytes().enumerate() {
            match byte {
                b'{' | b'(' => depth += 1,
                b'}' | b')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEEPEST {
                return Some(start + at);
            }
        }
        start += line.len();
    }
    None
}

/// The locale files of a folder: one folder in it for each language.
pub(super) fn folder(dir: &Path, problems: &mut Vec<Problem>) -> Sources {
    let mut languages: Sources = Vec::new();
    for (path, name) in entries(dir, problems) {
        if name.starts_with('.') || !path.is_dir() {
            continue;
        }
        let Ok(tag) = name.parse::<LanguageIdentifier>() else {
            problems.push(Problem::whole(&path, Fault::NotATag));
            continue;
        };
        let files = language_folder(&path, problems);
        match languages.iter_mut().find(|(known, _)| *known == tag) {
            Some((_, known)) => known.extend(files),
            None => languages.push((tag, files)),
        }
    }
    languages
}

/// The locale files of one language's folder.
pub(super) fn language_folder(dir: &Path, problems: &mut Vec<Problem>) -> Vec<Source> {
    let mut files = Vec::new();
    for (path, name) in entries(dir, problems) {
        let hidden = name.starts_with('.');
        if hidden || path.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        match read(&path) {
            Ok(text) => files.extend(source(&path, text)),
            Err(fault) => problems.push(Problem::whole(&path, fault)),
        }
    }
    files
}

fn source(path: &Path, text: String) -> Option<Source> {
    let stem = path.file_stem()?.to_string_lossy().into_owned();
    let file = path.to_string_lossy().into_owned();
    Some(Source { file, stem, text })
}

/// What is in a folder, by name.
fn entries(dir: &Path, problems: &mut Vec<Problem>) -> Vec<(std::path::PathBuf, String)> {
    let listed = match fs::read_dir(dir) {
        Ok(listed) => listed,
        Err(error) => {
            problems.push(Problem::whole(dir, Fault::of_reading(&error)));
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
                problems.push(Problem::whole(dir, Fault::of_reading(&error)));
                None
            }
        })
        .collect();
    entries.sort();
    entries
}

fn read(path: &Path) -> Result<String, Fault> {
    let told = |error: std::io::Error| Fault::of_reading(&error);
    // Opening a pipe would wait for a writer for ever.
    if !fs::metadata(path).map_err(told)?.is_file() {
        return Err(Fault::Unreadable);
    }
    let mut bytes = Vec::new();
    let limit = LARGEST as u64 + 1;
    let file = fs::File::open(path).map_err(told)?;
    file.take(limit).read_to_end(&mut bytes).map_err(told)?;
    if bytes.len() > LARGEST {
        return Err(Fault::TooLarge);
    }
    let text = String::from_utf8(bytes).map_err(|_| Fault::NotUtf8)?;
    // Some editors put a byte order mark first; to the parser it would spoil the first message.
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}
