//! Writes files on a thread of its own, in the order in which they were given.

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
        let save_all = move || {
            let _ending: mpsc::Sender<()> = ending;
            for task in to_do {
                if let Err(fault) = task.run() {
                    tell(fault);
                }
            }
        };
        thread::Builder::new()
            .name("saving".to_owned())
            .spawn(save_all)?;
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

impl Drop for SavingThread {
    fn drop(&mut self) {
        drop(self.tasks.take());
        let _ = self.ended.recv_timeout(WRITTEN_WITHIN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_text::announce::say::errors::{Trouble, file_not_written};

    #[test]
    fn nobody_waits_for_a_slow_disk_and_all_is_written_in_its_order() {
        let (disk_is_ready, waits_for_disk) = mpsc::channel::<()>();
        let (write, written) = mpsc::channel();
        let saving = SavingThread::telling(|fault| panic!("{fault:?}")).expect("a thread");
        let save = saving.taker();
        let first = write.clone();
        save(SaveTask::new(move || {
            let _ = waits_for_disk.recv();
            let _ = first.send(1);
            Ok(())
        }));
        save(SaveTask::new(move || {
            let _ = write.send(2);
            Ok(())
        }));
        assert_eq!(written.try_iter().count(), 0);
        drop(disk_is_ready);
        drop((save, saving));
        assert_eq!(written.try_iter().collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn what_could_not_be_written_is_told() {
        let (tell, told) = mpsc::channel();
        let tell = move |fault| tell.send(fault).expect("the test waits");
        let saving = SavingThread::telling(tell).expect("a thread");
        let fault = file_not_written("settings.toml".to_owned(), Trouble::OTHER);
        let given = fault.clone();
        saving.taker()(SaveTask::new(move || Err(given)));
        drop(saving);
        assert_eq!(told.try_iter().collect::<Vec<_>>(), [fault]);
    }
}
