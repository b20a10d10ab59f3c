//! Begins a translation: writes the files for a translator to fill in.

use std::fs;
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use unic_langid::LanguageIdentifier;

use super::load::{self, Embedded};
use super::problem::LocaleProblem;
use super::tags;
use crate::announce::Message;
use crate::announce::say::errors::{Trouble, file_not_written};
use crate::announce::say::locale as say;

/// Writes the files for a new translation into `dir`: the program's own files for that language if
/// it has any, otherwise the English ones, where the comment `# first` marks the messages needed
/// for one evening. The folder is created if needed; its name is the language's tag.
///
/// # Errors
/// Returns one sentence if the name is not a language tag, if a file exists already (then none is
/// written), or if writing fails.
pub fn begin(dir: &Path) -> Result<(), Message> {
    let name = dir.file_name().unwrap_or_default().to_string_lossy();
    let tag = tags::of_folder(&name).map_err(|fault| wrong(dir, fault))?;
    let mut files = Vec::new();
    for file in language_to_begin_with(&tag).files() {
        let path = dir.join(format!("{}.ftl", file.stem));
        if path.exists() {
            return Err(wrong(&path, say::fault_exists()));
        }
        files.push((path, file.text));
    }
    fs::create_dir_all(dir).map_err(|error| not_written(dir, &error))?;
    for (path, text) in files {
        let mut file = fs::File::create_new(&path).map_err(|error| not_written(&path, &error))?;
        file.write_all(text.as_bytes())
            .map_err(|error| not_written(&path, &error))?;
    }
    Ok(())
}

/// Returns the embedded language whose files a translation begins with: its own, so that one to
/// `pt-BR` begins with the Portuguese files, or else English.
fn language_to_begin_with(tag: &LanguageIdentifier) -> &'static Embedded {
    let languages = load::embedded();
    for language in languages {
        if language.tag.language == tag.language {
            return language;
        }
    }
    let mut all = languages.iter();
    all.find(|language| language.tag == "en")
        .expect("English is inside the program")
}

fn wrong(path: &Path, fault: Message) -> Message {
    Message::from(&LocaleProblem::whole(path, fault))
}

fn not_written(path: &Path, error: &io::Error) -> Message {
    if error.kind() == ErrorKind::AlreadyExists {
        return wrong(path, say::fault_exists());
    }
    file_not_written(path.to_string_lossy().into_owned(), Trouble::from(error))
}
