//! The data of the built-in voices. The synthesiser reads files only, so the embedded data is
//! written to files first.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;

use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};

use serpente_system::file::{self, write_whole};
use serpente_system::reading;
use serpente_system::voice::primary;

/// One data file: its name and contents.
pub(super) struct VoiceFile {
    name: &'static str,
    bytes: &'static [u8],
}

macro_rules! file {
    ($name:literal) => {
        VoiceFile {
            name: $name,
            bytes: include_bytes!(concat!("../../../../sounds/voices/", $name)),
        }
    };
}

/// A voice: the languages it reads, its name, its rules of pronunciation and its sounds.
pub(super) struct PicoVoice {
    pub(super) languages: &'static [&'static str],
    pub(super) name: &'static str,
    reading: VoiceFile,
    sounds: VoiceFile,
}

/// All voices. The Spanish one reads Basque as well, respelled by [`basque`](super::basque).
pub(super) const ALL: [PicoVoice; 5] = [
    PicoVoice {
        languages: &["en"],
        name: "en-GB",
        reading: file!("en-GB_ta.bin"),
        sounds: file!("en-GB_kh0_sg.bin"),
    },
    PicoVoice {
        languages: &["it"],
        name: "it-IT",
        reading: file!("it-IT_ta.bin"),
        sounds: file!("it-IT_cm0_sg.bin"),
    },
    PicoVoice {
        languages: &["fr"],
        name: "fr-FR",
        reading: file!("fr-FR_ta.bin"),
        sounds: file!("fr-FR_nk0_sg.bin"),
    },
    PicoVoice {
        languages: &["es", "eu"],
        name: "es-ES",
        reading: file!("es-ES_ta.bin"),
        sounds: file!("es-ES_zl0_sg.bin"),
    },
    PicoVoice {
        languages: &["de"],
        name: "de-DE",
        reading: file!("de-DE_ta.bin"),
        sounds: file!("de-DE_gl0_sg.bin"),
    },
];

/// Returns the voice that reads a language, if there is one.
pub(super) fn voice_of(language: &str) -> Option<&'static PicoVoice> {
    let primary = primary(language);
    ALL.iter()
        .find(|voice| voice.languages.contains(&&primary[..]))
}

impl PicoVoice {
    /// Calls `read` with the paths of both files. They are in the cache folder or, if that cannot
    /// be written, in a temporary folder.
    pub(super) fn with_files<T>(&self, read: impl Fn([&str; 2]) -> Option<T>) -> Option<T> {
        if let Some(folder) = cache()
            && let Some(voice) = self.in_folder(&folder, &read)
        {
            return Some(voice);
        }
        in_passing(|folder| self.in_folder(folder, &read))
    }

    /// Calls `read` with the paths of both files in this folder.
    pub(super) fn in_folder<T>(
        &self,
        folder: &Path,
        read: impl Fn([&str; 2]) -> Option<T>,
    ) -> Option<T> {
        let reading = self.reading.written_in(folder).ok()?;
        let sounds = self.sounds.written_in(folder).ok()?;
        read([reading.to_str()?, sounds.to_str()?])
    }
}

impl VoiceFile {
    /// Returns the path of the file in this folder. Writes the file unless it is there already with
    /// the right contents.
    fn written_in(&self, folder: &Path) -> io::Result<PathBuf> {
        let path = folder.join(self.name);
        if reading::read(&path).is_ok_and(|bytes| bytes == self.bytes) {
            return Ok(path);
        }
        write_whole(&path, self.bytes)?;
        Ok(path)
    }
}

/// Returns the folder that keeps the files from one start to the next.
fn cache() -> Option<PathBuf> {
    let base = choose_base_strategy().ok()?;
    Some(base.cache_dir().join("serpente").join("voices"))
}

/// Calls `read` with a new folder that no other user can write to, and deletes it afterwards.
fn in_passing<T>(read: impl Fn(&Path) -> Option<T>) -> Option<T> {
    let folder = std::env::temp_dir().join(format!("serpente-voice-{}", process::id()));
    // If the folder exists already, this process did not make it, so it is not used.
    file::make_new_folder(&folder).ok()?;
    let result = read(&folder);
    let _ = fs::remove_dir_all(&folder);
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn basque_is_read_by_the_spanish_voice_and_portuguese_by_none() {
        let name = |language| voice_of(language).map(|voice| voice.name);
        assert_eq!(name("eu"), Some("es-ES"));
        assert_eq!(name("de_AT"), Some("de-DE"));
        assert_eq!(name("pt"), None);
        assert_eq!(name("ca"), None);
    }

    #[test]
    fn a_file_that_was_changed_is_written_anew() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = &ALL[1].reading;
        let path = file.written_in(folder.path()).expect("a file");
        for harm in [&b""[..], b"of another version", &file.bytes[1..]] {
            fs::write(&path, harm).expect("a file");
            assert_eq!(file.written_in(folder.path()).expect("a file"), path);
            assert!(fs::read(&path).expect("the file") == file.bytes);
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_done_without() {
        let read = |folder: &Path| {
            ALL[1]
                .sounds
                .written_in(folder)
                .ok()?
                .exists()
                .then_some(())
        };
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        fs::write(&file, "").expect("a file");
        assert_eq!(read(&file.join("nowhere")), None);
        assert_eq!(in_passing(read), Some(()));
    }
}
