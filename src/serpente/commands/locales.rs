//! Lists the languages, checks a folder of locale files, or begins a translation.

use super::{CommandContext, CommandFailed};
use serpente_arguments::Locales;
use serpente_system::file::path_text;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;
use serpente_text::words::{LocaleProblem, TranslationProgress, begin, check, progress};
use std::path::Path;

/// Up to this many untranslated texts of a file are listed one by one.
const ONE_BY_ONE: usize = 3;

/// How many words a person is assumed to translate per hour.
const WORDS_AN_HOUR: usize = 300;

pub(super) fn run(context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    match &context.options.translation {
        None => {
            for language in context.words.languages() {
                context
                    .terminal
                    .line(&format!("{}: {}", language.tag, language.name));
            }
            Ok(())
        }
        Some(Locales::Check(folder)) => tell_what_is_wrong(folder, context),
        Some(Locales::New(folder)) => {
            begin(folder)?;
            context.print(&say::locales_begun(path_text(folder)));
            if let Some(progress) = progress(folder)
                && progress.evening_left > 0
            {
                context.print(&say::locales_first(progress.evening_left));
            }
            Ok(())
        }
    }
}

fn tell_what_is_wrong(folder: &Path, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let mut problems = check(folder);
    if !folder.is_dir()
        && let [problem] = &problems[..]
    {
        return Err(CommandFailed::Unusable(problem.into()));
    }
    if problems.is_empty() {
        context.print(&say::locales_right(path_text(folder)));
    }
    // The next steps come first, because the list of problems may be long.
    if let Some(progress) = progress(folder)
        && (progress.left > 0 || !problems.is_empty())
    {
        tell_what_is_left(&progress, context);
    }
    if problems.is_empty() {
        return Ok(());
    }
    // The path is printed once; after that, files are called by their names.
    context.print(&say::locales_checked(path_text(folder)));
    for problem in &mut problems {
        if let Ok(name) = Path::new(&problem.file).strip_prefix(folder)
            && name != Path::new("")
        {
            problem.file = name.to_string_lossy().into_owned();
        }
    }
    let mut english: Vec<&LocaleProblem> = Vec::new();
    for problem in &problems {
        // A text that is the same as the English one, and no single variant of a text.
        if problem.same().is_some_and(|name| !name.contains('[')) {
            english.push(problem);
        } else {
            context.print(&Message::from(problem));
        }
    }
    // In a new translation everything is still English, so one line for each file is enough.
    for file in english.chunk_by(|one, other| one.file == other.file) {
        match file {
            [first, ..] if file.len() > ONE_BY_ONE => {
                let line = first.place.map_or(1, |place| place.line);
                context.print(&say::locales_english(first.file.clone(), file.len(), line));
            }
            few => {
                for &problem in few {
                    context.print(&Message::from(problem));
                }
            }
        }
    }
    if problems.iter().any(|problem| problem.same().is_some()) {
        context.print(&say::locales_same());
    }
    Err(CommandFailed::Wrong(say::locales_wrong(problems.len())))
}

/// Prints how much of a translation is done, and what to translate next.
fn tell_what_is_left(progress: &TranslationProgress, context: &CommandContext<'_>) {
    let Some(next) = &progress.next else {
        context.print(&say::locales_mend(progress.percent()));
        return;
    };
    let hours = progress.words_left.div_ceil(WORDS_AN_HOUR);
    context.print(&say::locales_progress(
        progress.percent(),
        progress.left,
        progress.words_left,
        hours,
    ));
    context.print(&if progress.evening_left > 0 {
        say::locales_next_first(progress.evening_left, next.clone())
    } else {
        say::locales_next(next.clone())
    });
}
