//! Keeps the leagues and evenings of a server across restarts: each in a small file of its own or,
//! if several processes share them, in an entry of the NATS bucket of the tables. An entry is
//! written only if it is unchanged since it was read, so that no process undoes what another has
//! just changed.

use crate::change::{ChangeStep, ContestChange, EntryAnswer, EntryRequest, ReadEntry};
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
use std::thread;

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
    /// Other processes share them, and whoever makes a change asks for its entry.
    Asked,
}

/// The entries that several processes share. Everything blocks until done.
pub trait SharedEntries: Send + Sync {
    /// Writes an entry in place of the one with this revision; without one, if there is none. Returns
    /// the new revision, or `None` if somebody else has written it or the storage does not answer in
    /// time. In that case it may have been written all the same.
    fn write(&self, key: &str, was: Option<u64>, value: Vec<u8>) -> Option<u64>;

    /// Reads an entry, if there is or was one and the storage answers in time.
    fn read(&self, key: &str) -> Option<ReadEntry>;

    /// Removes the entry with this revision. If this fails, it comes back.
    fn remove(&self, key: &str, revision: u64);
}

/// A league or an evening as it was last read or written.
#[derive(Clone)]
pub(crate) struct Version<T> {
    pub(crate) value: T,
    /// The revision of its entry, if other processes share it.
    pub(crate) revision: u64,
}

/// A league or an evening that makes room for another one.
pub(crate) struct MakesRoom {
    pub(crate) key: String,
    pub(crate) revision: u64,
}

/// Why a change was not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotChanged {
    /// There is none of this name.
    Unknown,
    /// There is no room for a new one.
    NoRoom,
    /// The storage that is shared with other processes does not answer.
    Unreachable,
}

/// The longest file of a league or an evening accepted, in bytes.
const LONGEST_FILE: usize = 16 << 20;

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

    /// Makes a change and stores it. Blocks until done.
    ///
    /// # Errors
    /// Returns an error if there is nothing to change, no room for a new one, or the storage does not
    /// answer.
    pub(crate) fn carry_out<R>(
        &self,
        mut change: ContestChange<'_, T, R>,
    ) -> Result<R, NotChanged> {
        let _writing = lock(&self.writing);
        loop {
            match change.step(self) {
                ChangeStep::Over(result) => return result,
                ChangeStep::Ask(request) => change.answered(self, self.storage.ask::<T>(request)),
            }
        }
    }

    /// Returns what is known of this key.
    pub(crate) fn version(&self, key: &str) -> Option<Version<T>> {
        lock(&self.all).get(key).cloned()
    }

    /// Notes a value, unless a newer one is known. Returns whether it was noted.
    pub(crate) fn learn(&self, key: &str, value: T, revision: u64) -> bool {
        let mut all = lock(&self.all);
        let known = all.get(key);
        let is_old = known.is_some_and(|known| known.revision > revision);
        if !is_old {
            all.insert(key.to_owned(), Version { value, revision });
        }
        !is_old
    }

    /// Forgets the oldest, if there is no room for one more. Returns which one it was.
    ///
    /// # Errors
    /// Returns an error if none may go.
    pub(crate) fn makes_room(&self, now: u64) -> Result<Option<MakesRoom>, NotChanged> {
        let mut all = lock(&self.all);
        if all.len() < T::MOST_OF_KIND {
            return Ok(None);
        }
        let Some(key) = oldest(&all, now) else {
            let most = T::MOST_OF_KIND;
            let kind = T::FOLDER;
            warn!("there are {most} {kind}, and no room for another");
            return Err(NotChanged::NoRoom);
        };
        info!("{} {key}: removed, it makes room for another", T::KIND);
        let removed = all.remove(&key);
        Ok(removed.map(|removed| MakesRoom {
            key,
            revision: removed.revision,
        }))
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
        if let Some(removed) = removed {
            let request = EntryRequest::Remove(entry_key::<T>(key), removed.revision);
            self.storage.ask::<T>(request);
        }
    }
}

impl Storage {
    /// Does what a change asks for. Blocks until done.
    fn ask<T: StoredContest>(&self, request: EntryRequest) -> EntryAnswer {
        match request {
            EntryRequest::Wait(time) => {
                thread::sleep(time);
                EntryAnswer::Done
            }
            EntryRequest::Write(write) => EntryAnswer::Written(match self {
                Self::Memory => Some(0),
                Self::Folder(folder) => {
                    let key = plain_key::<T>(&write.key);
                    if let Err(error) = write_whole(&file(folder, key), &write.value) {
                        let kind = T::KIND;
                        warn!("{kind} {key}: the last change is lost at a restart: {error}");
                    }
                    Some(0)
                }
                Self::Shared(bucket) => bucket.write(&write.key, write.was, write.value),
                Self::Asked => None,
            }),
            EntryRequest::Read(key) => EntryAnswer::Read(match self {
                Self::Shared(bucket) => bucket.read(&key),
                Self::Memory | Self::Folder(_) | Self::Asked => None,
            }),
            EntryRequest::Remove(entry, revision) => {
                match self {
                    Self::Memory | Self::Asked => {}
                    Self::Folder(folder) => {
                        let key = plain_key::<T>(&entry);
                        if let Err(error) = fs::remove_file(file(folder, key)) {
                            warn!("{} {key}: it is back after a restart: {error}", T::KIND);
                        }
                    }
                    Self::Shared(bucket) => bucket.remove(&entry, revision),
                }
                EntryAnswer::Done
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

    /// Creates such a store for somebody who carries out each [`ContestChange`] themselves, as the
    /// simulator does.
    #[must_use]
    pub fn asked() -> Self {
        Self::at(Storage::Asked)
    }

    /// Returns the revision of the entry with this name as it is known, for the simulator.
    pub fn revision_of(&self, name: &str) -> Option<u64> {
        self.version(&key(name)).map(|known| known.revision)
    }

    /// Returns the key in the bucket for a name, for the simulator.
    #[must_use]
    pub fn entry_of(name: &str) -> String {
        entry_key::<T>(&key(name))
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
        if self.learn(key, contest, revision) {
            Some(name)
        } else {
            None
        }
    }
}

/// Returns the key in the bucket.
pub(crate) fn entry_key<T: StoredContest>(key: &str) -> String {
    format!("{}.{key}", T::KIND)
}

/// Returns the key of a name for a key in the bucket.
fn plain_key<T: StoredContest>(entry: &str) -> &str {
    let key = entry.strip_prefix(T::KIND);
    key.and_then(|key| key.strip_prefix('.')).unwrap_or(entry)
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
