//! Where things are kept: the folders of the XDG base directory specification, or those that Windows has for it.

use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};

use serpente_text::announce::Message;
use serpente_text::announce::say::settings as say;

/// Where things are kept. The folders need not exist yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
    elsewhere: Vec<PathBuf>,
}

/// The program's own folder inside each.
const OWN: &str = "serpente";

impl Folders {
    /// The person's folders: `$XDG_CONFIG_HOME/serpente` and `$XDG_DATA_HOME/serpente`, or their usual places; on Windows
    /// `%APPDATA%\serpente` for both.
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

    /// These folders.
    #[must_use]
    pub fn at(config: &Path, data: &Path) -> Self {
        Self {
            config: config.to_owned(),
            data: data.to_owned(),
            elsewhere: Vec::new(),
        }
    }

    /// Where a match may be kept that cannot be kept in its place, the best first.
    #[must_use]
    pub fn elsewhere(&self) -> &[PathBuf] {
        &self.elsewhere
    }

    /// The same where a person has no folders at all: the system's folder for what is not kept for long, and the one the
    /// program was started in.
    #[must_use]
    pub fn last_resorts() -> Vec<PathBuf> {
        let here = std::env::current_dir().ok();
        [std::env::temp_dir()].into_iter().chain(here).collect()
    }

    /// The settings file.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.toml")
    }

    /// The folder of settings: a person's own locale files and sounds are looked for in it.
    #[must_use]
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// The folder of match records and saved sessions.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }
}
