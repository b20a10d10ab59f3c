//! Lines on their way to the terminal. They are written by a thread of their own: a terminal that is slow, or
//! that nobody reads, holds up no key.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::words::plain;

/// How much may wait for a slow terminal, in bytes. Beyond that the oldest lines go: they stay in the review.
const MOST_WAITING: usize = 1 << 20;

/// How long to wait before a terminal that has no room now is tried again.
const NO_ROOM: Duration = Duration::from_millis(10);

/// The way to the terminal.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<String>,
    bytes: usize,
    writing: bool,
    closed: bool,
    /// Why lines were lost, unless it is that nobody reads them.
    trouble: Option<io::ErrorKind>,
}

impl Shared {
    /// No holder of this lock can leave the queue half changed, so a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lines {
    /// Lines written to `out`.
    ///
    /// # Errors
    /// If the thread cannot be started.
    pub(super) fn to(out: impl Write + Send + 'static) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let lines = Self {
            shared: Arc::clone(&shared),
        };
        thread::Builder::new()
            .name("lines".to_owned())
            .spawn(move || write_all(&shared, out))?;
        Ok(lines)
    }

    /// Appends one finished line. Returns at once.
    pub(super) fn line(&self, text: &str) {
        let line = plain(text).into_owned();
        let mut queue = self.shared.lock();
        if queue.closed {
            return;
        }
        queue.bytes += line.len();
        queue.waiting.push_back(line);
        while queue.bytes > MOST_WAITING
            && let Some(oldest) = queue.waiting.pop_front()
        {
            queue.bytes -= oldest.len();
        }
        self.shared.changed.notify_all();
    }

    /// Whether nobody can read any more: the terminal or the pipe is closed.
    #[must_use]
    pub(super) fn is_closed(&self) -> bool {
        self.shared.lock().closed
    }

    /// Why lines were lost, unless it is that nobody reads them.
    #[must_use]
    pub(super) fn trouble(&self) -> Option<io::ErrorKind> {
        self.shared.lock().trouble
    }

    /// Waits until everything is written, for `patience` at the longest. Says whether it is.
    #[must_use]
    pub(super) fn flush(&self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let mut queue = self.shared.lock();
        loop {
            if queue.closed {
                return false;
            }
            if queue.waiting.is_empty() && !queue.writing {
                return true;
            }
            let Some(left) = until.checked_duration_since(Instant::now()) else {
                return false;
            };
            let woken = self.shared.changed.wait_timeout(queue, left);
            queue = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// The thread's work: it ends when nobody reads, or when the program does.
fn write_all(shared: &Shared, mut out: impl Write) {
    loop {
        let mut queue = shared.lock();
        queue.writing = false;
        shared.changed.notify_all();
        let mut text = loop {
            if let Some(text) = queue.waiting.pop_front() {
                break text;
            }
            let woken = shared.changed.wait(queue);
            queue = woken.unwrap_or_else(PoisonError::into_inner);
        };
        queue.bytes -= text.len();
        queue.writing = true;
        drop(queue);
        text.push('\n');
        if let Err(error) = write_one(&mut out, text.as_bytes()) {
            *shared.lock() = Queue {
                closed: true,
                trouble: Some(error.kind()).filter(|kind| *kind != io::ErrorKind::BrokenPipe),
                ..Queue::default()
            };
            shared.changed.notify_all();
            return;
        }
    }
}

fn write_one(out: &mut impl Write, mut text: &[u8]) -> io::Result<()> {
    while !text.is_empty() {
        match out.write(text) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => text = &text[written..],
            Err(error) => match error.kind() {
                io::ErrorKind::Interrupted => {}
                io::ErrorKind::WouldBlock => thread::sleep(NO_ROOM),
                _ => return Err(error),
            },
        }
    }
    out.flush()
}

/// Standard output without a buffer of its own.
#[derive(Debug)]
pub(super) struct StandardOutput;

impl Write for StandardOutput {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        Ok(rustix::io::write(rustix::stdio::stdout(), text)?)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, pipe};

    use super::*;

    const SOON: Duration = Duration::from_secs(5);

    #[test]
    fn lines_come_whole_and_in_order() {
        let (mut from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to).expect("a thread");
        for number in 0..100 {
            lines.line(&format!("line {number}"));
        }
        assert!(lines.flush(SOON));
        let expected = (0..100)
            .map(|number| format!("line {number}"))
            .collect::<Vec<_>>()
            .join(
                "
",
            )
            + "
";
        let mut got = vec![0; expected.len()];
        from.read_exact(&mut got).expect("all lines");
        assert_eq!(String::from_utf8(got).expect("text"), expected);
    }

    #[test]
    fn a_closed_pipe_is_noticed_and_harms_nobody() {
        let (from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to).expect("a thread");
        drop(from);
        lines.line("nobody hears this");
        assert!(!lines.flush(SOON));
        assert!(lines.is_closed());
        lines.line("nor this");
    }

    #[test]
    fn nobody_waits_for_a_terminal_that_nobody_reads() {
        let (mut from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to).expect("a thread");
        let began = Instant::now();
        let long = "x".repeat(1023);
        for _ in 0..4096 {
            lines.line(&long);
        }
        assert!(!lines.flush(Duration::from_millis(20)));
        assert!(began.elapsed() < SOON);
        assert!(lines.shared.lock().bytes <= MOST_WAITING);
        lines.line("the newest");
        let reader = thread::spawn(move || {
            let mut all = String::new();
            let mut part = [0; 4096];
            while !all.ends_with("the newest\n") {
                let count = from.read(&mut part).expect("more");
                all.push_str(std::str::from_utf8(&part[..count]).expect("ASCII"));
            }
            all.lines().all(|line| line == long_or_newest(line))
        });
        assert!(lines.flush(SOON));
        assert!(reader.join().expect("no panic"));
    }

    /// What a line should be, if it came whole.
    fn long_or_newest(line: &str) -> String {
        if line.starts_with('x') {
            "x".repeat(1023)
        } else {
            "the newest".to_owned()
        }
    }
}
