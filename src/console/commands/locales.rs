//! The languages; what is wrong in a folder of locale files; or the files a translation begins with.

use super::{Desk, Failed};
use crate::announce::Message;
use crate::announce::say::errors as say;
use crate::archive::shown;
use crate::console::arguments::Locales;
use crate::words::{Fault, begin, check};
use std::path::Path;

pub(super) fn run(wish: Option<&Locales>, desk: &Desk<'_>) -> Result<(), Failed> {
    match wish {
        None => {
            for language in desk.words.languages() {
                desk.terminal
                    .line(&format!("{}: {}", language.tag, language.name));
            }
            Ok(())
        }
        Some(Locales::Check(folder)) => tell_what_is_wrong(folder, desk),
        Some(Locales::New(folder)) => {
            begin(folder)?;
            desk.tell(&say::locales_begun(shown(folder)));
            Ok(())
        }
    }
}

fn tell_what_is_wrong(folder: &Path, desk: &Desk<'_>) -> Result<(), Failed> {
    let problems = check(folder);
    if let (false, [problem]) = (folder.is_dir(), &problems[..]) {
        return Err(Failed::Unusable(problem.into()));
    }
    for problem in &problems {
        desk.tell(&Message::from(problem));
    }
    if problems.is_empty() {
        desk.tell(&say::locales_right(shown(folder)));
        return Ok(());
    }
    let is_english = |fault: &Fault| matches!(fault, Fault::Same(_));
    if problems.iter().any(|problem| is_english(&problem.fault)) {
        // Told once: in a translation that has just begun, everything is still in English.
        desk.tell(&say::locales_same());
    }
    Err(Failed::Wrong(say::locales_wrong(problems.len())))
}
