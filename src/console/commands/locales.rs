//! The languages; or what is wrong in a folder of locale files.

use super::Desk;
use crate::announce::Message;
use crate::announce::say::errors::locales_wrong;
use crate::words::check;
use std::path::Path;

pub(super) fn run(folder: Option<&Path>, desk: &Desk<'_>) -> Result<(), Message> {
    let Some(folder) = folder else {
        for language in desk.words.languages() {
            desk.terminal
                .line(&format!("{}: {}", language.tag, language.name));
        }
        return Ok(());
    };
    let problems = check(folder);
    for problem in &problems {
        desk.tell(&Message::from(problem));
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(locales_wrong(problems.len()))
    }
}
