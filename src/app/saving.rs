//! What the program writes while it is played, except for records.

use serpente_text::announce::Message;

/// What is written, as a whole each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavedFile {
    /// The settings.
    Settings,
    /// What the player has learnt.
    Progress,
}

/// A file to write, on any thread. Disks may take seconds, and no key may wait for one.
pub struct SaveTask {
    file: SavedFile,
    write: Box<dyn FnOnce() -> Result<(), Message> + Send>,
}

impl SaveTask {
    /// Makes a task of this function, which writes this file.
    pub fn new(
        file: SavedFile,
        write: impl FnOnce() -> Result<(), Message> + Send + 'static,
    ) -> Self {
        Self {
            file,
            write: Box::new(write),
        }
    }

    /// Returns which file it writes. Of several tasks for one file, only the last one matters.
    pub fn file(&self) -> SavedFile {
        self.file
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written: why.
    pub fn run(self) -> Result<(), Message> {
        (self.write)()
    }
}

/// Who writes the files.
#[derive(Default)]
pub(crate) struct Saving(pub(crate) Option<Box<dyn Fn(SaveTask) + Send>>);

impl Saving {
    /// Writes a file: at once, unless somebody else writes it.
    ///
    /// # Errors
    /// If it was written at once, and that failed: why.
    pub(crate) fn save(&self, task: SaveTask) -> Result<(), Message> {
        match &self.0 {
            Some(elsewhere) => {
                elsewhere(task);
                Ok(())
            }
            None => task.run(),
        }
    }
}
