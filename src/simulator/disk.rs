//! A simulated disk. What was not synced may be lost when the power is cut.

use crate::choices::SeededChoices;
use crate::parlour::Planted;
use serpente_parlour::log::Disk;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The length to which a file is padded by a write behind its end.
fn at(position: u64) -> usize {
    usize::try_from(position).expect("a simulated file is small")
}

/// A change of a file that was not synced.
#[derive(Clone, Debug)]
enum Change {
    Write { at: u64, bytes: Vec<u8> },
    SetLength(u64),
    Replace(Vec<u8>),
    Remove,
}

/// Applies a change to what a file contains; `None` if there is no file.
fn apply(content: &mut Option<Vec<u8>>, change: &Change) {
    match change {
        Change::Write { at: from, bytes } => {
            let whole = content.get_or_insert_default();
            let end = at(*from) + bytes.len();
            if whole.len() < end {
                whole.resize(end, 0);
            }
            whole[at(*from)..end].copy_from_slice(bytes);
        }
        Change::SetLength(length) => content.get_or_insert_default().resize(at(*length), 0),
        Change::Replace(bytes) => *content = Some(bytes.clone()),
        Change::Remove => *content = None,
    }
}

#[derive(Clone, Debug, Default)]
struct SimulatedFile {
    /// What programs read; `None` if the file was removed.
    content: Option<Vec<u8>>,
    /// What is safe from a power cut.
    safe: Option<Vec<u8>>,
    /// What has happened since.
    since: Vec<Change>,
}

impl SimulatedFile {
    fn change(&mut self, change: Change) {
        apply(&mut self.content, &change);
        self.since.push(change);
    }

    fn sync(&mut self) {
        self.safe.clone_from(&self.content);
        self.since.clear();
    }

    /// Loses a part of what was not synced: each change may have reached the disk or not, and the
    /// last one that did may have reached it in part.
    fn cut_power(&mut self, choices: &mut SeededChoices) {
        let mut left = self.safe.take();
        let reached = choices.index(self.since.len() + 1);
        for (place, change) in self.since.iter().enumerate() {
            if place > reached || choices.once_in(4) {
                continue;
            }
            match change {
                Change::Write { at, bytes } if place == reached => {
                    let part = bytes[..choices.index(bytes.len() + 1)].to_vec();
                    apply(
                        &mut left,
                        &Change::Write {
                            at: *at,
                            bytes: part,
                        },
                    );
                }
                _ => apply(&mut left, change),
            }
        }
        self.content.clone_from(&left);
        self.safe = left;
        self.since.clear();
    }
}

#[derive(Debug, Default)]
struct DiskState {
    files: BTreeMap<String, SimulatedFile>,
    /// Whether there is no room for more.
    is_full: bool,
    /// Whether syncing fails.
    syncs_fail: bool,
    /// How many bytes of the next write that fails reach the disk.
    torn_at: usize,
    /// Files that are to be emptied when all files are safe.
    to_empty: Vec<(String, Arc<AtomicBool>)>,
    planted: Option<Planted>,
}

/// A disk, which several processes use one after another.
#[derive(Clone, Debug, Default)]
pub struct SimulatedDisk(Rc<RefCell<DiskState>>);

impl SimulatedDisk {
    /// Creates an empty disk with this planted fault.
    #[must_use]
    pub fn new(planted: Option<Planted>) -> Self {
        let state = DiskState {
            planted,
            ..DiskState::default()
        };
        Self(Rc::new(RefCell::new(state)))
    }

    /// Says whether there is no room for more, and how many bytes of a write fit then.
    pub fn set_full(&self, is_full: bool, torn_at: usize) {
        let mut state = self.0.borrow_mut();
        (state.is_full, state.torn_at) = (is_full, torn_at);
    }

    /// Says whether syncing fails.
    pub fn set_syncs_fail(&self, fail: bool) {
        self.0.borrow_mut().syncs_fail = fail;
    }

    /// Loses a part of what was not synced.
    pub fn cut_power(&self, choices: &mut SeededChoices) {
        let mut state = self.0.borrow_mut();
        state.to_empty.clear();
        for file in state.files.values_mut() {
            file.cut_power(choices);
        }
        state.files.retain(|_, file| file.content.is_some());
    }

    /// Forgets what the process was about to do, which was killed.
    pub fn kill(&self) {
        self.0.borrow_mut().to_empty.clear();
    }

    /// Empties the journals that are full, as soon as all files are safe.
    pub fn empty_full_journals(&self) {
        let to_empty = std::mem::take(&mut self.0.borrow_mut().to_empty);
        for (file, is_full) in to_empty {
            let mut disk = self.clone();
            let emptied = disk
                .sync_all()
                .and_then(|()| disk.set_length(&file, 0))
                .and_then(|()| disk.sync(&file));
            if emptied.is_ok() {
                is_full.store(false, Ordering::Release);
            }
        }
    }

    /// Returns the content of a file, or nothing if there is none.
    pub fn content(&self, file: &str) -> Vec<u8> {
        let state = self.0.borrow();
        let found = state.files.get(file).and_then(|file| file.content.clone());
        found.unwrap_or_default()
    }

    fn change(&self, file: &str, change: Change) {
        let mut state = self.0.borrow_mut();
        state
            .files
            .entry(file.to_owned())
            .or_default()
            .change(change);
    }
}

impl Disk for SimulatedDisk {
    fn read(&self, file: &str) -> io::Result<Option<Vec<u8>>> {
        let state = self.0.borrow();
        Ok(state.files.get(file).and_then(|file| file.content.clone()))
    }

    fn write_at(&mut self, file: &str, bytes: &[u8], at: u64) -> io::Result<()> {
        let (is_full, torn_at) = {
            let state = self.0.borrow();
            (state.is_full, state.torn_at)
        };
        if is_full {
            let part = bytes[..torn_at.min(bytes.len())].to_vec();
            self.change(file, Change::Write { at, bytes: part });
            return Err(io::ErrorKind::StorageFull.into());
        }
        let bytes = bytes.to_vec();
        self.change(file, Change::Write { at, bytes });
        Ok(())
    }

    fn set_length(&mut self, file: &str, length: u64) -> io::Result<()> {
        self.change(file, Change::SetLength(length));
        Ok(())
    }

    fn sync(&mut self, file: &str) -> io::Result<()> {
        let mut state = self.0.borrow_mut();
        if state.syncs_fail {
            return Err(io::Error::from_raw_os_error(5));
        }
        if state.planted == Some(Planted::SkipSync) {
            return Ok(());
        }
        if let Some(file) = state.files.get_mut(file) {
            file.sync();
        }
        Ok(())
    }

    fn sync_all(&mut self) -> io::Result<()> {
        let mut state = self.0.borrow_mut();
        if state.syncs_fail {
            return Err(io::Error::from_raw_os_error(5));
        }
        if state.planted == Some(Planted::SkipSyncOfFolder) {
            return Ok(());
        }
        for file in state.files.values_mut() {
            file.sync();
        }
        state.files.retain(|_, file| file.content.is_some());
        Ok(())
    }

    fn empty_later(&mut self, file: &str, is_full: &Arc<AtomicBool>) {
        let mut state = self.0.borrow_mut();
        state.to_empty.push((file.to_owned(), Arc::clone(is_full)));
    }

    fn replace(&mut self, file: &str, bytes: &[u8]) -> io::Result<()> {
        let (is_full, planted) = {
            let state = self.0.borrow();
            (state.is_full, state.planted)
        };
        if is_full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.change(file, Change::Replace(bytes.to_vec()));
        if planted == Some(Planted::SkipSync) {
            return Ok(());
        }
        if let Some(file) = self.0.borrow_mut().files.get_mut(file) {
            file.sync();
        }
        Ok(())
    }

    fn copy(&mut self, from: &str, to: &str) -> io::Result<()> {
        let bytes = self.content(from);
        self.write_at(to, &bytes, 0)
    }

    fn remove(&mut self, file: &str) -> io::Result<()> {
        self.change(file, Change::Remove);
        Ok(())
    }

    fn files(&self) -> io::Result<Vec<String>> {
        let state = self.0.borrow();
        let there = state
            .files
            .iter()
            .filter(|(_, file)| file.content.is_some());
        Ok(there.map(|(name, _)| name.clone()).collect())
    }
}
