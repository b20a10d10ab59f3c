//! Keeps the leagues and evenings of a server across restarts: each in a small file of its own or,
//! if several processes share them, in an entry of the NATS bucket of the tables. An entry is
//! written only if it is unchanged since it was read, so that no process undoes what another has
//! just changed.

use log::{info, warn};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serpente_client::person::looks;
use serpente_engine::table::Bytes32;
use serpente_system::file::write_whole;
use serpente_system::lock;
use serpente_system::reading;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// A league or an evening: it has a name and a small file.
pub trait StoredContest: Clone + PartialEq + Serialize + DeserializeOwned {
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

    /// Removes the entries of a file that cannot be used, so that one of them does not cost all
    /// others. Returns how many these were.
    fn drop_unsound(file: &mut Value) -> usize;

    /// Returns the time from which on it may make room for a new one, in seconds since 1970.
    fn may_go_at(&self) -> u64;
}

/// All leagues or all evenings of a server.
pub struct ContestStore<T> {
    storage: Storage,
    /// By the [`key`] of the name.
    pub(crate) all: Mutex<BTreeMap<String, Version<T>>>,
    /// Held while something is changed and written, so that an older state never replaces a newer
    /// one.
    writing: Mutex<()>,
}

/// The place where leagues and evenings are stored.
enum Storage {
    /// Nothing is kept across restarts.
    Memory,
    /// Each has a file in this folder.
    Folder(PathBuf),
    /// Other processes share them.
    Shared(Arc<dyn SharedEntries>),
}

/// The entries that several processes share. Everything blocks until done.
pub trait SharedEntries: Send + Sync {
    /// Writes an entry in place of the one with this revision; without one, if there is none. Waits
    /// for a moment if that fails. Returns the new revision, or `None` if somebody else has written
    /// it or the storage does not answer in time.
    fn write(&self, key: &str, was: Option<u64>, value: Vec<u8>) -> Option<u64>;

    /// Reads the value and the revision of an entry, if there is or was one and the storage answers
    /// in time. The value is `None` if the entry was removed.
    fn read(&self, key: &str) -> Option<(Option<Vec<u8>>, u64)>;

    /// Removes the entry with this revision. If this fails, it comes back.
    fn remove(&self, key: &str, revision: u64);
}

/// A league or an evening as it was last read or written.
#[derive(Clone)]
pub(crate) struct Version<T> {
    value: T,
    /// The revision of its entry, if other processes share it.
    revision: u64,
}

/// Why a change was not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotChanged {
    /// There is none of this name.
    Unknown,
    /// There is no room for a new one.
    NoRoom,
    /// The storage that is shared with other processes does not answer.
    Unreachable,
}

/// The longest file of a league or an evening accepted, in bytes.
const LONGEST_FILE: usize = 16 << 20;

/// How often to try again when another process has changed the same entry, or the storage does not
/// answer.
const CHANGE_TRIES: usize = 10;

/// Returns the key for a name, which is also the name of the file. Names that look the same have
/// one key.
pub(crate) fn key(name: &str) -> String {
    let hash = Sha256::digest(looks(name).as_bytes());
    Bytes32(hash.into()).to_string()[..32].to_owned()
}

impl<T: StoredContest> ContestStore<T> {
    /// Reads the files in the data folder. Without a folder, nothing is kept across restarts.
    pub fn stored_in(data: Option<&Path>) -> Self {
        let folder = data.map(|data| data.join(T::FOLDER));
        let all: BTreeMap<String, Version<T>> = folder.as_deref().map(read_all).unwrap_or_default();
        if !all.is_empty() {
            info!("{}: {}", T::FOLDER, all.len());
        }
        Self {
            all: Mutex::new(all),
            ..Self::at(folder.map_or(Storage::Memory, Storage::Folder))
        }
    }

    fn at(storage: Storage) -> Self {
        Self {
            storage,
            all: Mutex::default(),
            writing: Mutex::default(),
        }
    }

    /// Returns whether this name is known, or there is room for a new one.
    pub fn have_room(&self, name: &str, now: u64) -> bool {
        let all = lock(&self.all);
        all.contains_key(&key(name)) || all.len() < T::MOST_OF_KIND || oldest(&all, now).is_some()
    }

    /// Calls `look` with the league or evening of this name, if there is one.
    pub(crate) fn look<R>(&self, name: &str, look: impl FnOnce(&T) -> R) -> Option<R> {
        let all = lock(&self.all);
        all.get(&key(name)).map(|known| look(&known.value))
    }

    /// Calls `look` with each league or evening, and returns what it finds.
    pub(crate) fn look_at_all<R>(&self, mut look: impl FnMut(&T) -> Option<R>) -> Vec<R> {
        let all = lock(&self.all);
        let found = all.values().filter_map(|known| look(&known.value));
        found.collect()
    }

    /// Changes the league or evening of this name and stores it. If there is none, it begins `now`,
    /// in seconds since 1970. Both functions are called again when another process was faster.
    /// Blocks until done.
    ///
    /// # Errors
    /// Returns an error if there is no room for a new one, or the storage does not answer.
    pub(crate) fn change<R>(
        &self,
        name: &str,
        now: u64,
        begin: impl Fn() -> T,
        change: impl Fn(&mut T) -> R,
    ) -> Result<R, NotChanged> {
        let key = key(name);
        let begin_with_room = || {
            self.make_room(now)?;
            info!("{} {key}: begun", T::KIND);
            Ok(begin())
        };
        self.change_or(&key, begin_with_room, change)
    }

    /// Changes the league or evening of this name and stores it. `change` is called again when
    /// another process was faster. Blocks until done.
    ///
    /// # Errors
    /// Returns an error if there is none, or the storage does not answer.
    pub(crate) fn change_known<R>(
        &self,
        name: &str,
        change: impl Fn(&mut T) -> R,
    ) -> Result<R, NotChanged> {
        self.change_or(&key(name), || Err(NotChanged::Unknown), change)
    }

    /// Changes what has this key; if there is nothing, changes what `begin` returns.
    fn change_or<R>(
        &self,
        key: &str,
        begin: impl Fn() -> Result<T, NotChanged>,
        change: impl Fn(&mut T) -> R,
    ) -> Result<R, NotChanged> {
        let _writing = lock(&self.writing);
        for _ in 0..CHANGE_TRIES {
            let known = lock(&self.all).get(key).cloned();
            let mut value = match &known {
                Some(known) => known.value.clone(),
                None => begin()?,
            };
            let changed = change(&mut value);
            let is_same = known.as_ref().is_some_and(|known| known.value == value);
            if is_same || self.write(key, known.map(|known| known.revision), value) {
                return Ok(changed);
            }
        }
        let kind = T::KIND;
        warn!("{kind} {key}: a change is lost, the storage does not answer");
        Err(NotChanged::Unreachable)
    }

    /// Stores a value in place of the one with this revision. Returns whether that is done, which
    /// may fail only if other processes share it.
    fn write(&self, key: &str, was: Option<u64>, value: T) -> bool {
        let revision = match &self.storage {
            Storage::Memory => 0,
            Storage::Folder(folder) => {
                let text = serde_json::to_vec(&value).map_err(io::Error::from);
                let written = text.and_then(|text| write_whole(&file(folder, key), &text));
                if let Err(error) = written {
                    let kind = T::KIND;
                    warn!("{kind} {key}: the last change is lost at a restart: {error}");
                }
                0
            }
            Storage::Shared(bucket) => {
                let text = serde_json::to_vec(&value).expect("it is plain data");
                let Some(revision) = bucket.write(&entry_key::<T>(key), was, text) else {
                    if let Some((value, revision)) = bucket.read(&entry_key::<T>(key)) {
                        self.take(&entry_key::<T>(key), value.as_deref(), revision);
                    }
                    return false;
                };
                revision
            }
        };
        self.learn(key, Version { value, revision });
        true
    }

    /// Notes a version, unless a newer one is known. Returns whether it was noted.
    fn learn(&self, key: &str, version: Version<T>) -> bool {
        let mut all = lock(&self.all);
        let known = all.get(key);
        let is_old = known.is_some_and(|known| known.revision > version.revision);
        if !is_old {
            all.insert(key.to_owned(), version);
        }
        !is_old
    }

    /// Removes the oldest, if there is no room for one more.
    fn make_room(&self, now: u64) -> Result<(), NotChanged> {
        let gone = {
            let all = lock(&self.all);
            if all.len() < T::MOST_OF_KIND {
                return Ok(());
            }
            oldest(&all, now)
        };
        let Some(gone) = gone else {
            let most = T::MOST_OF_KIND;
            let kind = T::FOLDER;
            warn!("there are {most} {kind}, and no room for another");
            return Err(NotChanged::NoRoom);
        };
        info!("{} {gone}: removed, it makes room for another", T::KIND);
        self.remove(&gone);
        Ok(())
    }

    /// Removes all whose time is up. Blocks until done.
    pub(crate) fn remove_old(&self, now: u64) {
        let _writing = lock(&self.writing);
        let old = {
            let all = lock(&self.all);
            let mut keys = Vec::new();
            for (key, one) in all.iter() {
                if one.value.may_go_at() <= now {
                    keys.push(key.clone());
                }
            }
            keys
        };
        for key in old {
            info!("{} {key}: removed, its time is up", T::KIND);
            self.remove(&key);
        }
    }

    fn remove(&self, key: &str) {
        let removed = lock(&self.all).remove(key);
        match &self.storage {
            Storage::Memory => {}
            Storage::Folder(folder) => {
                if let Err(error) = fs::remove_file(file(folder, key)) {
                    warn!("{} {key}: it is back after a restart: {error}", T::KIND);
                }
            }
            Storage::Shared(bucket) => {
                if let Some(removed) = removed {
                    bucket.remove(&entry_key::<T>(key), removed.revision);
                }
            }
        }
    }
}

/// Leagues and evenings that several processes share: each is an entry of the bucket that every
/// process follows.
impl<T: StoredContest> ContestStore<T> {
    /// Creates the store of a process that shares its leagues or evenings with others. It is filled
    /// by [`take`](Self::take).
    pub fn shared(entries: Arc<dyn SharedEntries>) -> Self {
        Self::at(Storage::Shared(entries))
    }

    /// Applies a change of the entry `key` of the bucket; `value` is `None` if it was removed.
    /// Returns the name of the league or evening if it was changed.
    pub fn take(&self, key: &str, value: Option<&[u8]>, revision: u64) -> Option<String> {
        let key = key.strip_prefix(T::KIND)?.strip_prefix('.')?;
        let Some(value) = value else {
            let mut all = lock(&self.all);
            if let Some(known) = all.get(key)
                && known.revision < revision
            {
                all.remove(key);
            }
            return None;
        };
        let mut entry: Option<Value> = serde_json::from_slice(value).ok();
        if let Some(entry) = &mut entry {
            let dropped = T::drop_unsound(entry);
            if dropped > 0 {
                warn!(
                    "{} {key}: {dropped} entries cannot be read; the others are kept",
                    T::KIND
                );
            }
        }
        let contest: Option<T> = entry.and_then(|entry| serde_json::from_value(entry).ok());
        let Some(contest) = contest else {
            warn!("{} {key}: it cannot be read", T::KIND);
            return None;
        };
        let name = contest.name().to_owned();
        if !contest.is_sound() || self::key(&name) != key {
            warn!("{} {key}: it cannot be read", T::KIND);
            return None;
        }
        let version = Version {
            value: contest,
            revision,
        };
        if self.learn(key, version) {
            Some(name)
        } else {
            None
        }
    }
}

/// Returns the key in the bucket.
fn entry_key<T: StoredContest>(key: &str) -> String {
    format!("{}.{key}", T::KIND)
}

pub(crate) fn file(folder: &Path, key: &str) -> PathBuf {
    folder.join(key).with_extension("json")
}

/// Removes those elements of the list of this name in a file that are no `E` for which `is_sound` is true. Returns
/// how many these were.
pub(crate) fn drop_from_list<E: DeserializeOwned>(
    file: &mut Value,
    list: &str,
    is_sound: impl Fn(&E) -> bool,
) -> usize {
    let Some(Value::Array(elements)) = file.get_mut(list) else {
        return 0;
    };
    let before = elements.len();
    elements.retain(|element| E::deserialize(element).is_ok_and(|element| is_sound(&element)));
    before - elements.len()
}

/// Returns the key of the league or evening that may make room first, if it may do so now.
fn oldest<T: StoredContest>(all: &BTreeMap<String, Version<T>>, now: u64) -> Option<String> {
    let (key, oldest) = all.iter().min_by_key(|(_, one)| one.value.may_go_at())?;
    (oldest.value.may_go_at() <= now).then(|| key.clone())
}

fn read_all<T: StoredContest>(folder: &Path) -> BTreeMap<String, Version<T>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return BTreeMap::new(),
        Err(error) => {
            warn!("the {} cannot be read: {error}", T::FOLDER);
            return BTreeMap::new();
        }
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let files = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
    let mut all = BTreeMap::new();
    for path in files {
        match read(&path) {
            Ok((key, value)) => drop(all.insert(key, Version { value, revision: 0 })),
            Err(error) => {
                // The next change would replace the file, so it is set aside for the person who
                // runs the server.
                let shown = path.display();
                let kind = T::KIND;
                warn!("{shown}: this {kind} cannot be read: {error}");
                if let Err(error) = fs::rename(&path, path.with_extension("damaged")) {
                    warn!("{shown} cannot be set aside: {error}");
                }
            }
        }
    }
    all
}

fn read<T: StoredContest>(path: &Path) -> io::Result<(String, T)> {
    let bytes = reading::read_at_most(path, LONGEST_FILE)?;
    let mut file: Value = serde_json::from_slice(&bytes)?;
    let dropped = T::drop_unsound(&mut file);
    let known: T = serde_json::from_value(file)?;
    let key = key(known.name());
    let is_own = path.file_stem().is_some_and(|stem| stem == key.as_str());
    if is_own && known.is_sound() {
        if dropped > 0 {
            let shown = path.display();
            let kind = T::KIND;
            warn!("{shown}: {dropped} entries of this {kind} cannot be read; the others are kept");
            // The next change replaces the file.
            write_whole(&path.with_extension("damaged"), &bytes)?;
        }
        Ok((key, known))
    } else {
        Err(io::ErrorKind::InvalidData.into())
    }
}
