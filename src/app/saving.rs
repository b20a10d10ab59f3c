//! What the program writes while it is played, except for records.

use serpente_text::announce::Message;

/// A file to write, on any thread. Disks may take seconds, and no key may wait for one.
pub struct SaveTask(Box<dyn FnOnce() -> Result<(), Message> + Send>);

impl SaveTask {
    /// Makes a task of this function.
    pub fn new(write: impl FnOnce() -> Result<(), Message> + Send + 'static) -> Self {
        Self(Box::new(write))
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written: why.
    pub fn run(self) -> Result<(), Message> {
        (self.0)()
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
