//! Begins a translation: writes the files for a translator to fill in.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use super::problem::LocaleProblem;
use super::{load, tags};
use crate::announce::Message;
use crate::announce::say::errors::{Trouble, file_not_written};
use crate::announce::say::locale as say;

/// Writes the files for a new translation into `dir`: the program's own files for that language if it has any, otherwise the
/// English ones, where the comment `# first` marks the messages needed for one evening. The folder is created if needed; its
/// name is the language's tag.
///
/// # Errors
/// Returns one sentence if the name is not a language tag, if a file exists already (then none is written), or if writing
/// fails.
pub fn begin(dir: &Path) -> Result<(), Message> {
    let wrong = |path: &Path, fault| Message::from(&LocaleProblem::whole(path, fault));
    let name = dir.file_name().unwrap_or_default().to_string_lossy();
    let tag = tags::of_folder(&name).map_err(|fault| wrong(dir, fault))?;
    let languages = load::embedded();
    // A translation to `pt-BR` begins with the Portuguese files.
    let mut known = languages.iter();
    let same = known.find(|known| known.tag.language == tag.language);
    let begun = same.or_else(|| languages.iter().find(|known| known.tag == "en"));
    let begun = begun.expect("English is inside the program");
    let files: Vec<_> = begun.files().collect();
    let path = |stem: &str| dir.join(format!("{stem}.ftl"));
    let there = files.iter().map(|file| path(&file.stem));
    if let Some(there) = there.into_iter().find(|path| path.exists()) {
        return Err(wrong(&there, say::fault_exists()));
    }
    let refused = |path: &Path, error: std::io::Error| match error.kind() {
        ErrorKind::AlreadyExists => wrong(path, say::fault_exists()),
        _ => file_not_written(path.to_string_lossy().into_owned(), Trouble::from(&error)),
    };
    fs::create_dir_all(dir).map_err(|error| refused(dir, error))?;
    for file in files {
        let path = path(&file.stem);
        fs::File::create_new(&path)
            .and_then(|mut new| new.write_all(file.text.as_bytes()))
            .map_err(|error| refused(&path, error))?;
    }
    Ok(())
}
