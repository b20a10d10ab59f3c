//! What the reader knows of each language. It reads files only, so what is embedded here is written out first.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};

use serpente_system::{file, reading};

/// A file of the reader's, as it is called and what is in it.
pub(super) struct File {
    name: &'static str,
    bytes: &'static [u8],
}

macro_rules! file {
    ($name:literal) => {
        File {
            name: $name,
            bytes: include_bytes!(concat!("../../../../sounds/voices/", $name)),
        }
    };
}

/// A voice: the languages it reads, how it is called, its rules of reading and its sounds.
pub(super) struct Voice {
    pub(super) languages: &'static [&'static str],
    pub(super) name: &'static str,
    reading: File,
    sounds: File,
}

/// All voices. Basque is read by the Spanish one, as [`basque`](super::basque) spells it.
pub(super) const ALL: [Voice; 5] = [
    Voice {
        languages: &["en"],
        name: "en-GB",
        reading: file!("en-GB_ta.bin"),
        sounds: file!("en-GB_kh0_sg.bin"),
    },
    Voice {
        languages: &["it"],
        name: "it-IT",
        reading: file!("it-IT_ta.bin"),
        sounds: file!("it-IT_cm0_sg.bin"),
    },
    Voice {
        languages: &["fr"],
        name: "fr-FR",
        reading: file!("fr-FR_ta.bin"),
        sounds: file!("fr-FR_nk0_sg.bin"),
    },
    Voice {
        languages: &["es", "eu"],
        name: "es-ES",
        reading: file!("es-ES_ta.bin"),
        sounds: file!("es-ES_zl0_sg.bin"),
    },
    Voice {
        languages: &["de"],
        name: "de-DE",
        reading: file!("de-DE_ta.bin"),
        sounds: file!("de-DE_gl0_sg.bin"),
    },
];

/// The language of a tag, without its region.
pub(super) fn primary(tag: &str) -> String {
    let primary = tag.split(['-', '_']).next();
    primary.unwrap_or_default().to_lowercase()
}

/// The voice that reads a language, if there is one.
pub(super) fn voice_of(language: &str) -> Option<&'static Voice> {
    let primary = primary(language);
    ALL.iter()
        .find(|voice| voice.languages.contains(&&primary[..]))
}

impl Voice {
    /// Hands the paths of both files to `read`: from the cache folder, or, where nothing can be written there, from a
    /// folder of this moment.
    pub(super) fn with_files<T>(&self, read: impl Fn([&str; 2]) -> Option<T>) -> Option<T> {
        let read = |folder: &Path| self.in_folder(folder, &read);
        cache()
            .and_then(|folder| read(&folder))
            .or_else(|| in_passing(read))
    }

    /// The same from this folder.
    pub(super) fn in_folder<T>(
        &self,
        folder: &Path,
        read: impl Fn([&str; 2]) -> Option<T>,
    ) -> Option<T> {
        let [one, other] = [&self.reading, &self.sounds].map(|file| file.written_in(folder));
        let (one, other) = (one.ok()?, other.ok()?);
        read([one.to_str()?, other.to_str()?])
    }
}

impl File {
    /// The file's path in this folder. It is written if it is not there just as it should be.
    fn written_in(&self, folder: &Path) -> io::Result<PathBuf> {
        let path = folder.join(self.name);
        if reading::read(&path).is_ok_and(|bytes| bytes == self.bytes) {
            return Ok(path);
        }
        fs::create_dir_all(folder)?;
        // Another voice may write it at the same time: each its own, and the last one's stays.
        let new = folder.join(format!("{}.{}", self.name, process::id()));
        let _ = fs::remove_file(&new);
        let written = fs::File::create_new(&new)
            .and_then(|mut file| file.write_all(self.bytes))
            .and_then(|()| fs::rename(&new, &path));
        if written.is_err() {
            let _ = fs::remove_file(&new);
        }
        written.map(|()| path)
    }
}

/// Where the files stay from one start to the next.
fn cache() -> Option<PathBuf> {
    let base = choose_base_strategy().ok()?;
    Some(base.cache_dir().join("serpente").join("voices"))
}

/// Reads from a new folder that nobody else can write in, and takes it away again.
fn in_passing<T>(read: impl Fn(&Path) -> Option<T>) -> Option<T> {
    let folder = std::env::temp_dir().join(format!("serpente-voice-{}", process::id()));
    // If anything is there already, it is not ours.
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
