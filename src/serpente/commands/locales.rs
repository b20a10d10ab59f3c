//! The languages; what is wrong in a folder of locale files; or the files a translation begins with.

use super::{CommandFailed, Desk};
use serpente_archive::shown;
use serpente_arguments::Locales;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;
use serpente_text::words::{Fault, Problem, Progress, begin, check, progress};
use std::path::Path;

/// So many texts of a file that are still in English are told one by one.
const ONE_BY_ONE: usize = 3;

/// So many words a person translates in an hour.
const WORDS_AN_HOUR: usize = 300;

pub(super) fn run(wish: Option<&Locales>, desk: &Desk<'_>) -> Result<(), CommandFailed> {
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
    if problems.is_empty() {
        desk.tell(&say::locales_right(shown(folder)));
        return Ok(());
    }
    // The path is told once; a file is then called by its name.
    desk.tell(&say::locales_checked(shown(folder)));
    for problem in &mut problems {
        if let Ok(name) = Path::new(&problem.file).strip_prefix(folder)
            && name != Path::new("")
        {
            problem.file = name.to_string_lossy().into_owned();
        }
    }
    let is_english =
        |problem: &Problem| matches!(&problem.fault, Fault::Same(name) if !name.contains('['));
    let (english, others): (Vec<&Problem>, Vec<&Problem>) =
        problems.iter().partition(|problem| is_english(problem));
    for problem in others {
        desk.tell(&Message::from(problem));
    }
    // In a translation that has just begun, everything is still in English: a line for each file is enough.
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
    if problems
        .iter()
        .any(|problem| matches!(problem.fault, Fault::Same(_)))
    {
        desk.tell(&say::locales_same());
    }
    if let Some(progress) = progress(folder) {
        tell_what_is_left(&progress, desk);
    }
    Err(CommandFailed::Wrong(say::locales_wrong(problems.len())))
}

/// How far a translation has come, and what comes next.
fn tell_what_is_left(progress: &Progress, desk: &Desk<'_>) {
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
