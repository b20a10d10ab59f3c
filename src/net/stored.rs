//! Small files of JSON, written so that a crash leaves the old file or the new one.

use serde::Serialize;
use serpente_system::file::{Folder, make_folder, private};
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Replaces a file that nobody else can read, and creates its folder if there is none.
pub(crate) fn replace(file: &Path, value: &impl Serialize) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    make_folder(folder)?;
    let new = file.with_extension("new");
    let mut options = private();
    options.write(true).create(true).truncate(true);
    let mut out = options.open(&new)?;
    serde_json::to_writer(&mut out, value)?;
    out.flush()?;
    out.sync_all()?;
    drop(out);
    fs::rename(new, file)?;
    Folder::open(folder)?.sync()
}
