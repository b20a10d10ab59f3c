//! Makes the sounds: writes every cue's WAV file into `sounds/`, the same to the last bit on each
//! run.

use std::path::Path;
use std::{fs, io};

use serpente_device::sound::{earcons, wave};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("sounds");
    for &cue in earcons::CUES {
        let file = folder.join(earcons::name(cue)).with_extension("wav");
        fs::write(file, wave::file_of(&earcons::frames(cue))?)?;
    }
    Ok(())
}
