//! Lists the sounds, writes them as files, or checks a folder of a player's own.

use super::{CommandContext, CommandFailed};
use serpente_device::sound::{check, wave};
use serpente_synth::{Cue, render};
use serpente_system::file::path_text;
use serpente_text::announce::say::errors::{Trouble, file_not_written};
use serpente_text::announce::say::sounds as say;
use serpente_text::announce::say::speech::sound_unreadable;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;

pub(super) fn run(
    folder: Option<&Path>,
    context: &CommandContext<'_>,
) -> Result<(), CommandFailed> {
    if let Some(target) = &context.options.written {
        return write(target, context);
    }
    let Some(folder) = folder else {
        for cue in Cue::ALL {
            let told = context.text(&say::cue_told(say::CueName(cue.name())));
            context.terminal.line(&format!("{}: {told}", cue.name()));
        }
        return Ok(());
    };
    if !folder.is_dir() {
        return Err(say::sound_finding(path_text(folder), sound_unreadable()).into());
    }
    let mut findings = check(folder).into_iter();
    let Some(first) = findings.next() else {
        context.print(&say::sounds_fit(path_text(folder)));
        return Ok(());
    };
    for finding in findings {
        context.print(&say::sound_finding(path_text(&finding.path), finding.fault));
    }
    // The last sentence comes with the exit status.
    Err(CommandFailed::Wrong(say::sound_finding(
        path_text(&first.path),
        first.fault,
    )))
}

/// Writes every sound into a folder. Files that are there already stay as they are: somebody may
/// have changed them.
fn write(folder: &Path, context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let failed = |path: &Path, error| {
        CommandFailed::Unusable(file_not_written(path_text(path), Trouble::from(&error)))
    };
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    let mut count = 0_u32;
    for cue in Cue::ALL {
        let path = folder.join(cue.name()).with_extension("wav");
        let bytes =
            wave::mono_file(&render(cue.recipe(), 0)).map_err(|error| failed(&path, error))?;
        match File::create_new(&path) {
            Ok(mut file) => file
                .write_all(&bytes)
                .map_err(|error| failed(&path, error))?,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(failed(&path, error)),
        }
        count += 1;
    }
    context.print(&say::sounds_written(count, path_text(folder)));
    Ok(())
}
