//! Writes files on a thread of its own: of each file what was given last.

use crate::run::Wake;
use serpente_app::SaveTask;
use serpente_console::Sender;
use serpente_text::announce::Message;
use std::io;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// How long the program waits at its end until everything was written.
const WRITTEN_WITHIN: Duration = Duration::from_secs(5);

/// The thread that writes files. When this is dropped, everything was written, unless the disk takes too long.
pub(crate) struct SavingThread {
    /// `None` while it ends.
    tasks: Option<mpsc::Sender<SaveTask>>,
    /// Disconnected when the thread has ended.
    ended: mpsc::Receiver<()>,
}

impl SavingThread {
    /// Starts the thread. Why something could not be written is sent to the loop.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub(crate) fn start(to_loop: Sender<Wake>) -> io::Result<Self> {
        Self::telling(move |fault| {
            // If the loop has ended, nobody can be told.
            let _ = to_loop.news(Wake::NotSaved(fault));
        })
    }

    fn telling(tell: impl Fn(Message) + Send + 'static) -> io::Result<Self> {
        let (tasks, to_do) = mpsc::channel::<SaveTask>();
        let (ending, ended) = mpsc::channel();
        thread::Builder::new()
            .name("saving".to_owned())
            .spawn(move || {
                write_all(&to_do, tell);
                drop(ending);
            })?;
        Ok(Self {
            tasks: Some(tasks),
            ended,
        })
    }

    /// Returns a function that gives files to the thread.
    pub(crate) fn taker(&self) -> impl Fn(SaveTask) + Send + use<> {
        let tasks = self.tasks.clone();
        move |task| {
            if let Some(tasks) = &tasks {
                // The thread ends only when nobody can give it anything any more.
                let _ = tasks.send(task);
            }
        }
    }
}

/// Writes what is given until nobody can give anything any more.
fn write_all(to_do: &mpsc::Receiver<SaveTask>, tell: impl Fn(Message)) {
    while let Ok(first) = to_do.recv() {
        // A key that is held down changes a setting faster than a slow disk writes it. At the end the newest must not wait behind
        // all the others.
        let mut newest = vec![first];
        for task in to_do.try_iter() {
            newest.retain(|older| older.file() != task.file());
            newest.push(task);
        }
        for task in newest {
            if let Err(fault) = task.run() {
                tell(fault);
            }
        }
    }
}

impl Drop for SavingThread {
    fn drop(&mut self) {
        drop(self.tasks.take());
        let _ = self.ended.recv_timeout(WRITTEN_WITHIN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_app::SavedFile;
    use serpente_text::announce::say::errors::{Trouble, file_not_written};

    #[test]
    fn nobody_waits_for_a_slow_disk_and_the_newest_of_each_file_is_written() {
        let (disk_is_ready, waits_for_disk) = mpsc::channel::<()>();
        let (begins, begun) = mpsc::channel();
        let (write, written) = mpsc::channel();
        let saving = SavingThread::telling(|fault| panic!("{fault:?}")).expect("a thread");
        let save = saving.taker();
        save(SaveTask::new(SavedFile::Settings, move || {
            begins.send(()).expect("the test waits");
            // Until the disk is ready.
            let _ = waits_for_disk.recv();
            Ok(())
        }));
        begun.recv().expect("the thread begins");
        for number in 1..=50 {
            for file in [SavedFile::Settings, SavedFile::Progress] {
                let writes = write.clone();
                save(SaveTask::new(file, move || {
                    writes.send((file, number)).expect("the test waits");
                    Ok(())
                }));
            }
        }
        assert_eq!(written.try_iter().count(), 0);
        drop(disk_is_ready);
        drop((save, saving));
        let last = [(SavedFile::Settings, 50), (SavedFile::Progress, 50)];
        assert_eq!(written.try_iter().collect::<Vec<_>>(), last);
    }

    #[test]
    fn what_could_not_be_written_is_told() {
        let (faults, told) = mpsc::channel();
        let saving =
            SavingThread::telling(move |fault| faults.send(fault).expect("the test waits"))
                .expect("a thread");
        let fault = file_not_written("settings.toml".to_owned(), Trouble::OTHER);
        let given = fault.clone();
        let save = saving.taker();
        save(SaveTask::new(SavedFile::Settings, move || Err(given)));
        drop(save);
        drop(saving);
        assert_eq!(told.try_iter().collect::<Vec<_>>(), [fault]);
    }
}
