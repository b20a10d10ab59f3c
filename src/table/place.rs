//! The place of a record on disk: what has to stand there, and who may write it.

use super::journal::{Medium, Restored, Syncing};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::process;

use rustix::fs::OFlags;

/// A file that no other program may append to.
#[derive(Debug)]
pub struct Held(File);

impl Drop for Held {
    fn drop(&mut self) {
        // Whoever syncs may hold the file for a moment longer. A lock that cannot be given back goes with its last use.
        let _ = self.0.unlock();
    }
}

impl Held {
    /// Opens a file that is there.
    ///
    /// # Errors
    /// If it cannot be written, or another program has it: [`io::ErrorKind::ResourceBusy`].
    pub fn open(path: &Path) -> io::Result<Self> {
        Self::with(path, OpenOptions::new().append(true))
    }

    /// Opens a file, with its folder, which are made if they are not there.
    ///
    /// # Errors
    /// If it cannot be written, or another program has it: [`io::ErrorKind::ResourceBusy`].
    pub fn make(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent().filter(|folder| !is_here(folder)) {
            // If it cannot be made, opening the file says so.
            let _ = fs::create_dir_all(folder);
        }
        Self::with(path, OpenOptions::new().append(true).create(true))
    }

    fn with(path: &Path, options: &mut OpenOptions) -> io::Result<Self> {
        // A pipe that nobody reads must not hold up the program; a file is never in the way.
        let wait = i32::try_from(OFlags::NONBLOCK.bits()).expect("flags are small numbers");
        loop {
            let file = options.custom_flags(wait).open(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
                // Where there are no locks, nobody is kept out.
                Err(TryLockError::Error(_)) => return Ok(Self(file)),
            }
            // Another program may have put a new file in the place of this one before it let it go.
            let held = Self(file);
            if !held.is_file() || held.is_at(path) {
                return Ok(held);
            }
        }
    }

    fn is_file(&self) -> bool {
        self.0.metadata().is_ok_and(|what| what.is_file())
    }

    /// Whether this is what is found there.
    fn is_at(&self, path: &Path) -> bool {
        let identity = |what: fs::Metadata| (what.dev(), what.ino());
        match (self.0.metadata(), fs::metadata(path)) {
            (Ok(ours), Ok(found)) => identity(ours) == identity(found),
            (Err(_), _) | (_, Err(_)) => false,
        }
    }

    fn len(&self) -> Option<u64> {
        Some(self.0.metadata().ok()?.len())
    }
}

impl Write for &Held {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&self.0).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        (&self.0).flush()
    }
}

fn is_here(folder: &Path) -> bool {
    folder.as_os_str().is_empty()
}

/// The place of a record on disk.
#[derive(Debug)]
pub struct Place {
    path: PathBuf,
    /// All that has to stand in the file: it is written again if the file goes.
    whole: Vec<u8>,
    /// How many bytes of it do.
    written: usize,
    held: Option<Held>,
    /// Whether the folder does not surely know of the file.
    is_new: bool,
}

impl Place {
    /// A file in which this stands, or has to stand from now on. `held`: the file, if it could be opened.
    #[must_use]
    pub fn new(path: &Path, whole: Vec<u8>, held: Option<Held>) -> Self {
        Self {
            // A record that is kept elsewhere and linked here stays linked.
            path: fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()),
            written: whole.len(),
            is_new: whole.is_empty(),
            whole,
            held,
        }
    }

    /// Sees to it that all that has to stand in the file does. What else stands there is kept in a file beside it.
    ///
    /// # Errors
    /// If it cannot be written, or not all of it. It can be tried again.
    pub fn settle(&mut self) -> io::Result<Option<Restored>> {
        let restored = self.take_place()?;
        while self.written < self.whole.len() {
            let file = &mut self.held.as_mut().expect("the place is taken").0;
            match file.write(&self.whole[self.written..]) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => self.written += written,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(restored)
    }

    /// Holds the file, with what was written in it and nothing else.
    fn take_place(&mut self) -> io::Result<Option<Restored>> {
        let ours = self.held.as_ref().is_some_and(|held| {
            // What is no file, such as a pipe, keeps nothing that could be looked at.
            !held.is_file() || held.is_at(&self.path)
        });
        if !ours {
            let held = match Held::open(&self.path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let held = Held::make(&self.path)?;
                    let gone = self.held.is_some() || self.written > 0;
                    (self.written, self.is_new) = (0, true);
                    self.held = Some(held);
                    return Ok(gone.then_some(Restored::Gone));
                }
                opened => opened?,
            };
            self.held = Some(held);
        }
        let held = self.held.as_ref().expect("it was just opened");
        let written = u64::try_from(self.written).ok();
        if !held.is_file() || held.len() == written {
            return Ok(None);
        }
        self.replace().map(Some)
    }

    /// Puts a file with all that has to stand there in the place of one that holds something else.
    fn replace(&mut self) -> io::Result<Restored> {
        let fresh = self.path.with_extension(format!("new-{}", process::id()));
        let replaced = write_whole(&fresh, &self.whole).and_then(|held| {
            let aside = put_aside(&self.path)?;
            fs::rename(&fresh, &self.path)?;
            Ok((held, aside))
        });
        match replaced {
            Ok((held, aside)) => {
                (self.written, self.is_new) = (self.whole.len(), true);
                self.held = Some(held);
                Ok(Restored::Changed(aside))
            }
            Err(error) => {
                // If it cannot be removed either, it harms nobody.
                let _ = fs::remove_file(&fresh);
                Err(error)
            }
        }
    }
}

/// Writes a file that was not there, to its last byte and to the disk.
fn write_whole(path: &Path, whole: &[u8]) -> io::Result<Held> {
    let _ = fs::remove_file(path);
    let mut held = Held::make(path)?;
    held.0.write_all(whole)?;
    held.0.sync_data()?;
    Ok(held)
}

/// Gives a file a second name that is free, or copies it where files have one name only. It stays where it is.
fn put_aside(path: &Path) -> io::Result<PathBuf> {
    for number in 1..u32::MAX {
        let aside = path.with_extension(format!("damaged-{number}"));
        match fs::hard_link(path, &aside) {
            Ok(()) => return Ok(aside),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(_) if aside.exists() => {}
            Err(_) => {
                fs::copy(path, &aside)?;
                File::open(&aside)?.sync_data()?;
                return Ok(aside);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

impl Medium for Place {
    fn write(&mut self, more: &[u8]) -> io::Result<Option<Restored>> {
        self.whole.extend_from_slice(more);
        self.settle()
    }

    fn sync(&mut self) -> Option<Syncing> {
        let file = self.held.as_ref()?.0.try_clone().ok()?;
        let is_new = std::mem::take(&mut self.is_new);
        let folder = self.path.parent().filter(|_| is_new).map(Path::to_owned);
        Some(Box::new(move || {
            file.sync_data()?;
            match folder {
                Some(folder) if is_here(&folder) => File::open(".")?.sync_all(),
                Some(folder) => File::open(folder)?.sync_all(),
                None => Ok(()),
            }
        }))
    }
}
