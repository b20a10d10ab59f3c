//! Lists the languages, checks a folder of locale files, or begins a translation.

use super::{CommandFailed, Desk};
use serpente_archive::shown;
use serpente_arguments::Locales;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;
use serpente_text::words::{LocaleProblem, TranslationProgress, begin, check, progress};
use std::path::Path;

/// Up to this many untranslated texts of a file are listed one by one.
const ONE_BY_ONE: usize = 3;

/// How many words a person is assumed to translate per hour.
const WORDS_AN_HOUR: usize = 300;

pub(super) fn run(desk: &Desk<'_>) -> Result<(), CommandFailed> {
    match &desk.options.translation {
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
            if let Some(progress) = progress(folder).filter(|progress| progress.evening_left > 0) {
                desk.tell(&say::locales_first(progress.evening_left));
            }
            Ok(())
        }
    }
}

fn tell_what_is_wrong(folder: &Path, desk: &Desk<'_>) -> Result<(), CommandFailed> {
    let mut problems = check(folder);
    if let (false, [problem]) = (folder.is_dir(), &problems[..]) {
        return Err(CommandFailed::Unusable(problem.into()));
    }
    let progress = progress(folder);
    let is_begun = progress.as_ref().is_some_and(|progress| progress.left > 0);
    if problems.is_empty() {
        desk.tell(&say::locales_right(shown(folder)));
    }
    // The next steps come first, because the list of problems may be long.
    if let Some(progress) = progress.filter(|_| is_begun || !problems.is_empty()) {
        tell_what_is_left(&progress, desk);
    }
    if problems.is_empty() {
        return Ok(());
    }
    // The path is printed once; after that, files are called by their names.
    desk.tell(&say::locales_checked(shown(folder)));
    for problem in &mut problems {
        if let Ok(name) = Path::new(&problem.file).strip_prefix(folder)
            && name != Path::new("")
        {
            problem.file = name.to_string_lossy().into_owned();
        }
    }
    let is_english =
        |problem: &LocaleProblem| problem.same().is_some_and(|name| !name.contains('['));
    let (english, others): (Vec<&LocaleProblem>, Vec<&LocaleProblem>) =
        problems.iter().partition(|problem| is_english(problem));
    for problem in others {
        desk.tell(&Message::from(problem));
    }
    // In a new translation everything is still English, so one line for each file is enough.
    for file in english.chunk_by(|one, other| one.file == other.file) {
        match file {
            [first, ..] if file.len() > ONE_BY_ONE => {
                let line = first.place.map_or(1, |place| place.line);
                desk.tell(&say::locales_english(first.file.clone(), file.len(), line));
            }
            few => few
                .iter()
                .for_each(|problem| desk.tell(&Message::from(*problem))),
        }
    }
    if problems.iter().any(|problem| problem.same().is_some()) {
        desk.tell(&say::locales_same());
    }
    Err(CommandFailed::Wrong(say::locales_wrong(problems.len())))
}

/// Prints how much of a translation is done, and what to translate next.
fn tell_what_is_left(progress: &TranslationProgress, desk: &Desk<'_>) {
    let Some(next) = &progress.next else {
        desk.tell(&say::locales_mend(progress.percent()));
        return;
    };
    let hours = progress.words_left.div_ceil(WORDS_AN_HOUR);
    desk.tell(&say::locales_progress(
        progress.percent(),
        progress.left,
        progress.words_left,
        hours,
    ));
    desk.tell(&if progress.evening_left > 0 {
        say::locales_next_first(progress.evening_left, next.clone())
    } else {
        say::locales_next(next.clone())
    });
}
