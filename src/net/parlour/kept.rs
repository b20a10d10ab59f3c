//! Keeps the leagues and evenings of a server across restarts, each in a small file of its own.

use crate::person::looks;
use log::{info, warn};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serpente_system::file::write_whole;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

pub(super) const DAY: u64 = 24 * 60 * 60;

/// A league or an evening: it has a name and a small file.
pub(super) trait Kept: Clone + Serialize + DeserializeOwned {
    /// The word for a league or an evening in the log.
    const KIND: &'static str;

    /// The name of the folder with their files, in the data folder.
    const FOLDER: &'static str;

    /// The most that a server keeps.
    const MOST_OF_KIND: usize;

    /// Returns the name.
    fn name(&self) -> &str;

    /// Returns whether the values that were read from a file can be used.
    fn is_sound(&self) -> bool;

    /// Returns the time from which on it may make room for a new one, in seconds since 1970.
    fn may_go_at(&self) -> u64;
}

/// All leagues or all evenings of a server.
pub(super) struct KeptFiles<T> {
    folder: Option<PathBuf>,
    /// By the [`key`] of the name.
    all: Mutex<HashMap<String, T>>,
    /// Held while a file is written, so that an older state never replaces a newer one.
    writing: Mutex<()>,
}

/// Returns the key for a name, which is also the name of the file. Names that look the same have one key.
pub(super) fn key(name: &str) -> String {
    let hash = Sha256::digest(looks(name).as_bytes());
    hash.iter().take(16).fold(String::new(), |mut key, byte| {
        let _ = write!(key, "{byte:02x}");
        key
    })
}

impl<T: Kept> KeptFiles<T> {
    /// Reads the files in the data folder. Without a folder, nothing is kept across restarts.
    pub(super) fn kept_in(data: Option<&Path>) -> Self {
        let folder = data.map(|data| data.join(T::FOLDER));
        let all: HashMap<String, T> = folder.as_deref().map(read_all).unwrap_or_default();
        if !all.is_empty() {
            info!("{}: {}", T::FOLDER, all.len());
        }
        Self {
            folder,
            all: Mutex::new(all),
            writing: Mutex::default(),
        }
    }

    /// Returns whether this name is known, or there is room for a new one.
    pub(super) fn have_room(&self, name: &str, now: u64) -> bool {
        let all = self.lock();
        all.contains_key(&key(name)) || all.len() < T::MOST_OF_KIND || oldest(&all, now).is_some()
    }

    /// Calls `look` with the league or evening of this name, if there is one.
    pub(super) fn look<R>(&self, name: &str, look: impl FnOnce(&T) -> R) -> Option<R> {
        self.lock().get(&key(name)).map(look)
    }

    /// Calls `look` with each league or evening, and returns what it finds.
    pub(super) fn look_at_all<R>(&self, look: impl FnMut(&T) -> Option<R>) -> Vec<R> {
        self.lock().values().filter_map(look).collect()
    }

    /// Changes the league or evening of this name and stores it. If there is none, it begins `now`, in seconds since 1970.
    /// Returns `None` if there is no room for a new one. Blocks until done.
    pub(super) fn change<R>(
        &self,
        name: &str,
        now: u64,
        begin: impl FnOnce() -> T,
        change: impl FnOnce(&mut T) -> R,
    ) -> Option<R> {
        let key = key(name);
        let (changed, gone) = {
            let mut all = self.lock();
            let mut gone = None;
            if !all.contains_key(&key) {
                if all.len() >= T::MOST_OF_KIND {
                    gone = oldest(&all, now);
                    let Some(gone) = &gone else {
                        warn!(
                            "there are {} {}, and no room for another",
                            T::MOST_OF_KIND,
                            T::FOLDER
                        );
                        return None;
                    };
                    all.remove(gone);
                    info!("{} {gone}: removed, it has made room for another", T::KIND);
                }
                info!("{} {key}: begun", T::KIND);
            }
            (change(all.entry(key.clone()).or_insert_with(begin)), gone)
        };
        self.keep(&key, gone.as_deref());
        Some(changed)
    }

    /// Changes the league or evening of this name and stores it, if there is one. Blocks until done.
    pub(super) fn change_known<R>(
        &self,
        name: &str,
        change: impl FnOnce(&mut T) -> R,
    ) -> Option<R> {
        let key = key(name);
        let changed = self.lock().get_mut(&key).map(change)?;
        self.keep(&key, None);
        Some(changed)
    }

    /// Removes all whose time is up, with their files. Blocks until done.
    pub(super) fn remove_old(&self, now: u64) {
        let old: Vec<String> = {
            let mut all = self.lock();
            let old = all.extract_if(|_, one| one.may_go_at() <= now);
            old.map(|(key, _)| key).collect()
        };
        for key in old {
            info!("{} {key}: removed, its time is up", T::KIND);
            self.keep(&key, Some(&key));
        }
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, HashMap<String, T>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the file of `key`, and removes the file of `gone`.
    fn keep(&self, key: &str, gone: Option<&str>) {
        if let Err(error) = self.save(key, gone) {
            warn!(
                "{} {key}: the last change is lost at a restart: {error}",
                T::KIND
            );
        }
    }

    fn save(&self, key: &str, gone: Option<&str>) -> io::Result<()> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let known = self.lock().get(key).cloned();
        if let Some(known) = known {
            write_whole(&file(folder, key), &serde_json::to_vec(&known)?)?;
        }
        // One of the same name may have been begun meanwhile.
        let gone = gone.filter(|gone| !self.lock().contains_key(*gone));
        gone.map_or(Ok(()), |gone| fs::remove_file(file(folder, gone)))
    }
}

pub(super) fn file(folder: &Path, key: &str) -> PathBuf {
    folder.join(key).with_extension("json")
}

/// Returns the key of the league or evening that may make room first, if it may do so now.
fn oldest<T: Kept>(all: &HashMap<String, T>, now: u64) -> Option<String> {
    let (key, oldest) = all.iter().min_by_key(|(_, one)| one.may_go_at())?;
    (oldest.may_go_at() <= now).then(|| key.clone())
}

fn read_all<T: Kept>(folder: &Path) -> HashMap<String, T> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return HashMap::new(),
        Err(error) => {
            warn!("the {} cannot be read: {error}", T::FOLDER);
            return HashMap::new();
        }
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let files = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
    let mut all = HashMap::new();
    for path in files {
        match read(&path) {
            Ok((key, known)) => drop(all.insert(key, known)),
            Err(error) => {
                // The next change would replace the file, so it is set aside for the person who runs the server.
                warn!(
                    "{}: this {} cannot be read: {error}",
                    path.display(),
                    T::KIND
                );
                if let Err(error) = fs::rename(&path, path.with_extension("damaged")) {
                    warn!("{} cannot be set aside: {error}", path.display());
                }
            }
        }
    }
    all
}

fn read<T: Kept>(path: &Path) -> io::Result<(String, T)> {
    let known: T = serde_json::from_slice(&fs::read(path)?)?;
    let key = key(known.name());
    let is_own = path.file_stem().is_some_and(|stem| stem == key.as_str());
    if is_own && known.is_sound() {
        Ok((key, known))
    } else {
        Err(io::ErrorKind::InvalidData.into())
    }
}
