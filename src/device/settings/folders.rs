//! The folders in which files are kept: those of the XDG base directory specification, or their
//! equivalents on Windows.

use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};

use serpente_text::announce::Message;
use serpente_text::announce::say::settings as say;

/// The folders in which files are kept. They need not exist yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// The folder of settings, in which a user's own locale files and sounds are looked for, too.
    pub config: PathBuf,
    /// The folder of match records and saved sessions.
    pub data: PathBuf,
    /// Other folders for a match that cannot be saved in the data folder, the best first.
    pub elsewhere: Vec<PathBuf>,
}

/// The name of this program's folder inside each.
const OWN: &str = "serpente";

impl Folders {
    /// Finds the user's folders: `$XDG_CONFIG_HOME/serpente` and `$XDG_DATA_HOME/serpente` or their
    /// defaults; on Windows `%APPDATA%\serpente` for both.
    ///
    /// # Errors
    /// If there is no home folder.
    pub fn find() -> Result<Self, Message> {
        let base = choose_base_strategy().map_err(|_| say::settings_no_home())?;
        Ok(Self {
            config: base.config_dir().join(OWN),
            data: base.data_dir().join(OWN),
            elsewhere: Self::last_resorts(),
        })
    }

    /// Uses these two folders.
    #[must_use]
    pub fn at(config: &Path, data: &Path) -> Self {
        Self {
            config: config.to_owned(),
            data: data.to_owned(),
            elsewhere: Vec::new(),
        }
    }

    /// Returns the folders left if a user has no home: the system's folder for temporary files, and
    /// the current folder.
    pub fn last_resorts() -> Vec<PathBuf> {
        let here = std::env::current_dir().ok();
        [std::env::temp_dir()].into_iter().chain(here).collect()
    }

    /// Returns the path of the settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.toml")
    }
}
