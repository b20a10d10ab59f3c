//! The settings file. A damaged file never stops the program, and saving replaces the file as a
//! whole or not at all.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use toml::{Table, Value};

use super::{Folders, Settings, SettingsFile};
use serpente_system::file::{path_text, write_whole};
use serpente_system::reading;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors::Trouble;
use serpente_text::announce::say::settings as say;

/// The longest settings file accepted, in bytes. A longer file is not one that this program wrote.
const MAX_FILE_BYTES: u64 = 1 << 20;

impl Settings {
    /// Reads the settings. If anything is wrong with the file, returns usable settings, and
    /// messages that describe the faults.
    pub fn load(folders: &Folders) -> (Self, Vec<Message>) {
        let file = folders.settings();
        let text = match read(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return (Self::default(), Vec::new());
            }
            Err(error) => {
                let fault = say::settings_unreadable(path_text(&file), Trouble::from(&error));
                return (Self::locked(), vec![fault]);
            }
        };
        let Some((settings, broken)) = text.and_then(|text| Self::read(&text)) else {
            return Self::put_aside(&file);
        };
        let mut faults = Vec::new();
        for entry in broken {
            faults.push(say::settings_entry(entry, path_text(&file)));
        }
        (settings, faults)
    }

    /// Saves the settings. The old file stays complete until the new one is written.
    ///
    /// # Errors
    /// If the settings cannot be saved. They can still be used.
    pub fn save(&self, folders: &Folders) -> Result<(), Message> {
        let file = folders.settings();
        if self.file.is_locked {
            return Err(say::settings_not_saved(path_text(&file), Trouble::OTHER));
        }
        write_whole(&file, self.written().as_bytes())
            .map_err(|error| say::settings_not_saved(path_text(&file), Trouble::from(&error)))
    }

    /// Reads settings from the text of a file. Also returns the names of the entries that cannot be
    /// used. Returns `None` if the text is not valid TOML.
    pub fn read(text: &str) -> Option<(Self, Vec<String>)> {
        let mut table = text.parse::<Table>().ok()?;
        // `engine = "off"` is the other way to turn speech off.
        if let Some(Value::Table(speech)) = table.get_mut("speech")
            && speech.get("engine").and_then(Value::as_str) == Some("off")
        {
            speech.remove("engine");
            speech.insert("on".to_owned(), false.into());
        }
        let mut settings = Self::default();
        let mut broken = Vec::new();
        settings.each_entry(&mut table, Some(&mut broken));
        settings.file.unknown = table;
        Some((settings, broken))
    }

    /// Returns the text of a file with these settings, and with the unknown entries of the file
    /// they were read from.
    pub fn written(&self) -> String {
        let mut table = self.file.unknown.clone();
        self.clone().each_entry(&mut table, None);
        table.to_string()
    }

    /// Returns default settings that are never saved, because the file could not be read.
    fn locked() -> Self {
        Self {
            file: SettingsFile {
                unknown: Table::new(),
                is_locked: true,
            },
            ..Self::default()
        }
    }

    /// Renames a file that is not valid, so that the user can repair it, and returns the default
    /// settings.
    fn put_aside(file: &Path) -> (Self, Vec<Message>) {
        let aside = file.with_extension("toml.broken");
        match fs::rename(file, &aside) {
            Ok(()) => {
                let fault = say::settings_broken(path_text(file), path_text(&aside));
                (Self::default(), vec![fault])
            }
            Err(error) => {
                let fault = say::settings_broken_stays(path_text(file), Trouble::from(&error));
                (Self::locked(), vec![fault])
            }
        }
    }
}

/// Reads the text of a file. Returns `None` if it is not valid text or too long.
fn read(file: &Path) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let file = reading::open(file)?;
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Ok(None);
    }
    Ok(String::from_utf8(bytes).ok())
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::speech::Engine;
    use serpente_system::file::{disk_full, link};
    use serpente_text::words::Detail;

    fn folders() -> (TempDir, Folders) {
        let home = tempfile::tempdir().expect("a folder");
        let folders = Folders::at(&home.path().join("config"), &home.path().join("data"));
        (home, folders)
    }

    fn with(text: impl AsRef<[u8]>) -> (TempDir, Folders) {
        let (home, folders) = folders();
        fs::create_dir_all(&folders.config).expect("a folder");
        fs::write(folders.settings(), text).expect("a file");
        (home, folders)
    }

    fn ids(told: &[Message]) -> Vec<&'static str> {
        told.iter().map(Message::id).collect()
    }

    fn chosen() -> Settings {
        let mut settings = Settings {
            name: Some("Ada".into()),
            language: Some("it".into()),
            ..Settings::default()
        };
        settings.telling.detail = Detail::Full;
        settings.pace.pause = 0;
        settings.speech.on = Some(false);
        settings.speech.engine = Engine::Inside;
        settings.speech.rate = -30;
        settings.speech.volume = 5;
        settings.speech.pitch = 7;
        settings
            .speech
            .voices
            .insert("it".into(), "Italian+male".into());
        settings.sound.on = false;
        settings.sound.volume = 1;
        settings
            .keys
            .insert("draw".into(), vec!["b".into(), "insert".into()]);
        settings.last_match.insert("game".into(), "coppie".into());
        settings
    }

    /// Returns the settings without the unknown entries of their file.
    fn known(settings: &Settings) -> Settings {
        Settings {
            file: SettingsFile::default(),
            ..settings.clone()
        }
    }

    #[test]
    fn without_a_file_all_is_as_usual() {
        let (_home, folders) = folders();
        assert_eq!(Settings::load(&folders), (Settings::default(), vec![]));
    }

    #[test]
    fn what_was_chosen_comes_back() {
        let (_home, folders) = folders();
        for settings in [Settings::default(), chosen()] {
            assert_eq!(settings.save(&folders), Ok(()));
            let (back, told) = Settings::load(&folders);
            assert_eq!(told, []);
            assert_eq!(known(&back), settings);
        }
        let left = fs::read_dir(folders.config).expect("the folder").count();
        assert_eq!(left, 1, "nothing but the settings is left");
    }

    #[test]
    fn off_is_an_engine_too() {
        for (text, on, engine) in [
            ("engine = \"off\"", Some(false), Engine::Auto),
            ("engine = \"off\"\non = true", Some(false), Engine::Auto),
            ("engine = \"system\"", None, Engine::System),
            ("engine = \"inside\"\non = true", Some(true), Engine::Inside),
        ] {
            let (_home, folders) = with(format!("[speech]\n{text}\n"));
            let (settings, told) = Settings::load(&folders);
            assert_eq!(told, []);
            assert_eq!((settings.speech.on, settings.speech.engine), (on, engine));
        }
        let (_home, folders) = with("[speech]\nengine = \"loud\"\n");
        assert_eq!(ids(&Settings::load(&folders).1), ["settings-entry"]);
    }

    #[test]
    fn a_broken_entry_costs_only_itself() {
        let (_home, folders) = with(
            "name = \"Ada\"\ndetail = \"loud\"\npause = 99999999\nsound = 3\nkeys = { draw = \"b\", ends = 4 }\n\
             [speech]\nrate = 101\nvolume = \"high\"\npitch = 5\non = true\n",
        );
        let (settings, told) = Settings::load(&folders);
        assert_eq!(settings.name.as_deref(), Some("Ada"));
        assert_eq!((settings.speech.pitch, settings.speech.on), (5, Some(true)));
        assert_eq!(settings.keys["draw"], ["b"]);
        assert_eq!(settings.pace.pause, 250);
        let file = || folders.settings().display().to_string();
        let expected = [
            "detail",
            "pause",
            "speech.rate",
            "speech.volume",
            "sound",
            "keys.ends",
        ];
        assert_eq!(
            told,
            expected.map(|entry| say::settings_entry(entry, file()))
        );
    }

    #[test]
    fn a_name_that_steers_a_terminal_is_not_used() {
        let (_home, folders) = with("name = \"A\\u001b[2J\"");
        let (settings, told) = Settings::load(&folders);
        assert_eq!(settings.name, None);
        assert_eq!(ids(&told), ["settings-entry"]);
    }

    #[test]
    fn what_a_later_version_wrote_is_kept() {
        let (_home, folders) = with("dance = true\n[speech]\nwhisper = 3\n");
        let (mut settings, told) = Settings::load(&folders);
        assert_eq!(told, []);
        settings.pace.pause = 5;
        assert_eq!(settings.save(&folders), Ok(()));
        let text = fs::read_to_string(folders.settings()).expect("the file");
        assert!(
            text.contains("dance = true")
                && text.contains("whisper = 3")
                && text.contains("pause = 5")
        );
    }

    #[test]
    fn a_broken_file_is_put_aside() {
        let long = "#".repeat(1 + (1 << 20));
        for text in [&b"name = "[..], b"\xff\xfe", long.as_bytes()] {
            let (_home, folders) = with(text);
            let (settings, told) = Settings::load(&folders);
            assert_eq!(settings, Settings::default());
            assert_eq!(ids(&told), ["settings-broken"]);
            let aside = fs::read(folders.config.join("settings.toml.broken")).expect("kept");
            assert_eq!(aside, text);
            assert_eq!(settings.save(&folders), Ok(()));
            assert_eq!(Settings::load(&folders).1, []);
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_is_not_written_over() {
        let (_home, folders) = folders();
        fs::create_dir_all(folders.settings()).expect("a folder in its place");
        let (settings, told) = Settings::load(&folders);
        assert_eq!(ids(&told), ["settings-unreadable"]);
        assert_eq!(
            settings.save(&folders).unwrap_err().id(),
            "settings-not-saved"
        );
        assert!(folders.settings().is_dir());
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_told() {
        let (home, folders) = folders();
        fs::write(home.path().join("config"), "a file in its place").expect("a file");
        let told = Settings::default().save(&folders).unwrap_err();
        assert_eq!(told.id(), "settings-not-saved");
    }

    #[test]
    fn a_full_disk_is_told_as_such() {
        assert_eq!(Trouble::from(&disk_full()), Trouble("full"));
    }

    #[test]
    fn a_link_stays_a_link() {
        let (home, folders) = folders();
        let real = home.path().join("real.toml");
        fs::write(&real, "").expect("a file");
        fs::create_dir_all(&folders.config).expect("a folder");
        if !link(&real, &folders.settings()) {
            return;
        }
        assert_eq!(chosen().save(&folders), Ok(()));
        assert!(folders.settings().is_symlink());
        assert!(fs::read_to_string(real).expect("the file").contains("Ada"));
    }
}
