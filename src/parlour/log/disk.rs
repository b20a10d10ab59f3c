//! The folder of a log in files, as the log needs it: a real folder, or a simulated one.

use serpente_system::file::{Folder, private, write_all_at, write_whole};
use serpente_system::reading;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// A folder with files, which are named without it. What was written may be lost in a power cut
/// until it is synced.
pub trait Disk {
    /// Returns the content of a file, or `None` if there is no such file.
    ///
    /// # Errors
    /// Returns an error if it cannot be read.
    fn read(&self, file: &str) -> io::Result<Option<Vec<u8>>>;

    /// Writes bytes at this position, counted in bytes. Creates the file if it does not exist.
    ///
    /// # Errors
    /// Returns an error if not all of them could be written; some of them may be there.
    fn write_at(&mut self, file: &str, bytes: &[u8], at: u64) -> io::Result<()>;

    /// Makes a file this long, in bytes.
    ///
    /// # Errors
    /// Returns an error if this fails.
    fn set_length(&mut self, file: &str, length: u64) -> io::Result<()>;

    /// Waits until the content of a file is safe from a power cut.
    ///
    /// # Errors
    /// Returns an error if it may not be safe.
    fn sync(&mut self, file: &str) -> io::Result<()>;

    /// Waits until all files and their names are safe from a power cut.
    ///
    /// # Errors
    /// Returns an error if they may not be safe.
    fn sync_all(&mut self) -> io::Result<()>;

    /// Makes all files safe and then empties this one, while the log goes on. Sets `is_full` to
    /// `false` when that is done. If it fails, the file stays full.
    fn empty_later(&mut self, file: &str, is_full: &Arc<AtomicBool>);

    /// Replaces the content of a file. After a power cut there is the old content or the new one.
    ///
    /// # Errors
    /// Returns an error if this fails.
    fn replace(&mut self, file: &str, bytes: &[u8]) -> io::Result<()>;

    /// Copies a file to a new one.
    ///
    /// # Errors
    /// Returns an error if this fails.
    fn copy(&mut self, from: &str, to: &str) -> io::Result<()>;

    /// Deletes a file, if it exists.
    ///
    /// # Errors
    /// Returns an error if this fails.
    fn remove(&mut self, file: &str) -> io::Result<()>;

    /// Returns the names of all files.
    ///
    /// # Errors
    /// Returns an error if they cannot be read.
    fn files(&self) -> io::Result<Vec<String>>;
}

/// A real folder.
#[derive(Debug)]
pub(super) struct FolderDisk {
    folder: PathBuf,
    /// The file that was synced last, which is usually the next one, too. It is kept open.
    open: Option<(String, File)>,
}

impl FolderDisk {
    pub(super) fn at(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            open: None,
        }
    }

    fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    /// Opens a file for writing, and creates it if it does not exist.
    fn open_file(&self, file: &str) -> io::Result<File> {
        let mut options: OpenOptions = private();
        options.read(true).write(true).create(true).truncate(false);
        options.open(self.path(file))
    }

    /// Does something with an open file.
    fn with<T>(&self, file: &str, act: impl FnOnce(&File) -> io::Result<T>) -> io::Result<T> {
        match &self.open {
            Some((name, open)) if name == file => act(open),
            Some(_) | None => act(&self.open_file(file)?),
        }
    }

    /// Closes a file that is kept open, because another one gets its name.
    fn close(&mut self, file: &str) {
        self.open.take_if(|(name, _)| name == file);
    }
}

impl Disk for FolderDisk {
    fn read(&self, file: &str) -> io::Result<Option<Vec<u8>>> {
        match reading::read(&self.path(file)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write_at(&mut self, file: &str, bytes: &[u8], at: u64) -> io::Result<()> {
        self.with(file, |open| write_all_at(open, bytes, at))
    }

    fn set_length(&mut self, file: &str, length: u64) -> io::Result<()> {
        self.with(file, |open| open.set_len(length))
    }

    fn sync(&mut self, file: &str) -> io::Result<()> {
        if self.open.as_ref().is_none_or(|(name, _)| name != file) {
            self.open = Some((file.to_owned(), self.open_file(file)?));
        }
        self.with(file, File::sync_data)
    }

    fn sync_all(&mut self) -> io::Result<()> {
        let folder = Folder::open(&self.folder)?;
        folder.sync_files()?;
        folder.sync()
    }

    fn empty_later(&mut self, file: &str, is_full: &Arc<AtomicBool>) {
        let (Ok(full), Ok(folder)) = (self.open_file(file), Folder::open(&self.folder)) else {
            return;
        };
        let flag = Arc::clone(is_full);
        // Without a thread the file keeps its lines until the next start reads them.
        let _ = thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || {
                if folder.sync_files().is_ok() && full.set_len(0).is_ok() && full.sync_all().is_ok()
                {
                    flag.store(false, Ordering::Release);
                }
            });
    }

    fn replace(&mut self, file: &str, bytes: &[u8]) -> io::Result<()> {
        self.close(file);
        write_whole(&self.path(file), bytes)
    }

    fn copy(&mut self, from: &str, to: &str) -> io::Result<()> {
        fs::copy(self.path(from), self.path(to)).map(drop)
    }

    fn remove(&mut self, file: &str) -> io::Result<()> {
        self.close(file);
        match fs::remove_file(self.path(file)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    fn files(&self) -> io::Result<Vec<String>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            if let Ok(name) = entry?.file_name().into_string() {
                files.push(name);
            }
        }
        Ok(files)
    }
}
