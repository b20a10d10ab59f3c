//! Lines on their way to the terminal or to a pipe. A thread of its own writes them, so that a
//! terminal that is slow or stopped does not delay keys. For a pipe, the program waits instead: the
//! program that reads it needs every line.

mod queue;

use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub(super) use queue::UnreadPolicy;
use queue::{LineQueue, QueuedWrite};
use serpente_console::layout::{Layout, Placing, ROOM_STANDS, Size, TerminalWrite};
use serpente_system::lock;
use serpente_text::words::plain;

/// How long to wait before trying again to write to a terminal that has no room.
const NO_ROOM_WAIT: Duration = Duration::from_millis(10);

/// If more lines than this wait, nobody can follow them, and they are written without the pause
/// between lines.
const MANY_LINES: usize = 50;

/// How long to pause between lines where each must be noticed on its own.
const LINE_PAUSE: Duration = Duration::from_millis(20);

/// The queue of lines for the terminal, and the thread that writes them.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    shared: Arc<LinesShared>,
}

#[derive(Debug, Default)]
struct LinesShared {
    queue: Mutex<LineQueue>,
    changed: Condvar,
}

impl LinesShared {
    /// Locks the queue as soon as this is no longer true for it.
    fn wait_while(&self, holds: impl Fn(&LineQueue) -> bool) -> MutexGuard<'_, LineQueue> {
        let queue = lock(&self.queue);
        let waited = self.changed.wait_while(queue, |queue| holds(queue));
        waited.unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lines {
    /// Starts a thread that writes lines to `out`. Each ends with a newline until
    /// [`lay_out`](Self::lay_out) changes that.
    ///
    /// # Errors
    /// If the thread cannot be started.
    pub(super) fn to(out: impl Write + Send + 'static, reader: UnreadPolicy) -> io::Result<Self> {
        let shared = Arc::new(LinesShared::default());
        lock(&shared.queue).reader = reader;
        let lines = Self {
            shared: Arc::clone(&shared),
        };
        thread::Builder::new()
            .name("lines".to_owned())
            .spawn(move || write_all(&shared, out))?;
        Ok(lines)
    }

    /// Appends one finished line. Returns at once, except when a slow program at a pipe must be
    /// waited for.
    pub(super) fn line(&self, text: &str) {
        self.add(QueuedWrite::Line(plain(text).into_owned()));
    }

    /// Shows the row that is being typed, with the cursor before the letter number `cursor`.
    pub(crate) fn typed(&self, text: &str, cursor: usize) {
        self.add(QueuedWrite::Typed(plain(text).into_owned(), cursor));
    }

    /// Changes the layout of all further lines.
    pub(super) fn lay_out(&self, layout: Layout) {
        self.add(QueuedWrite::LayOut(layout));
    }

    /// Moves the cursor of a terminal to an empty line, so that another program can write there;
    /// waits for that at most as long as `patience`. Does nothing for a pipe, where each line has
    /// its end.
    pub(super) fn end(&self, patience: Duration) {
        if lock(&self.shared.queue).reader == UnreadPolicy::Person {
            self.add(QueuedWrite::End);
            self.flush(patience);
        }
    }

    fn add(&self, item: QueuedWrite) {
        let mut queue = self
            .shared
            .wait_while(|queue| queue.is_waited_for() && queue.is_full() && !queue.closed);
        if queue.closed {
            return;
        }
        queue.bytes += item.bytes();
        queue.waiting.push_back(item);
        if !queue.is_waited_for() {
            queue.make_room();
        }
        self.shared.changed.notify_all();
    }

    /// Stops waiting for slow readers, because the program is ending.
    pub(super) fn hurry(&self) {
        lock(&self.shared.queue).hurried = true;
        self.shared.changed.notify_all();
    }

    /// Clears the terminal and its scrollback. Lines that still wait are not written.
    pub(super) fn clear(&self) {
        lock(&self.shared.queue).drop_lines();
        self.add(QueuedWrite::Clear);
    }

    /// Returns whether nobody reads the lines any more: their reader has closed the pipe. Lines that are lost for another reason,
    /// such as a full disk, keep nobody from playing by voice.
    pub(crate) fn has_lost_reader(&self) -> bool {
        let queue = lock(&self.shared.queue);
        queue.closed && queue.trouble.is_none()
    }

    /// Returns why lines were lost, if it was not that their reader has closed the pipe.
    pub(crate) fn trouble(&self) -> Option<io::ErrorKind> {
        lock(&self.shared.queue).trouble
    }

    /// Waits until everything is written: for a person at most as long as `patience`, for a program
    /// as long as it takes, unless this program is ending. Returns whether everything was written.
    pub(crate) fn flush(&self, patience: Duration) -> bool {
        let queue = self
            .shared
            .wait_while(|queue| queue.is_left() && queue.is_waited_for());
        let waited = self
            .shared
            .changed
            .wait_timeout_while(queue, patience, |queue| queue.is_left());
        let (queue, _) = waited.unwrap_or_else(PoisonError::into_inner);
        queue.is_done() && !queue.closed
    }
}

/// The writer thread. It ends when the reader has gone or the program ends.
fn write_all(shared: &LinesShared, mut out: impl Write) {
    let mut placing = Placing::new(Layout::Ended);
    let mut last_written: Option<Instant> = None;
    loop {
        lock(&shared.queue).writing = false;
        shared.changed.notify_all();
        let mut queue = shared.wait_while(|queue| queue.waiting.is_empty());
        let Some(item) = queue.take() else {
            continue;
        };
        queue.writing = true;
        let is_behind = queue.waiting.len() > MANY_LINES;
        drop(queue);
        // A whole item is written at once, so that a screen reader takes it for one change.
        let written = match item {
            QueuedWrite::Line(line) => {
                if let Some(last) = last_written
                    && placing.keeps_apart()
                {
                    thread::sleep(LINE_PAUSE.saturating_sub(last.elapsed()));
                }
                placing.line(&line, Size::of_this_terminal)
            }
            QueuedWrite::Typed(text, cursor) => {
                placing.typed(&text, cursor, Size::of_this_terminal)
            }
            QueuedWrite::LayOut(layout) => placing.lay_out(layout).into(),
            QueuedWrite::End => placing.end().into(),
            QueuedWrite::Clear => placing.clear().to_owned().into(),
        };
        if let Err(error) = write_one(&mut out, &written, is_behind) {
            // That a reader closed the pipe is no trouble.
            let trouble = match error.kind() {
                io::ErrorKind::BrokenPipe => None,
                kind => Some(kind),
            };
            let mut queue = lock(&shared.queue);
            *queue = LineQueue {
                closed: true,
                trouble,
                reader: queue.reader,
                ..LineQueue::default()
            };
            shared.changed.notify_all();
            return;
        }
        last_written = Some(Instant::now());
    }
}

fn write_one(out: &mut impl Write, written: &TerminalWrite, is_behind: bool) -> io::Result<()> {
    if !written.room.is_empty() {
        write_text(out, written.room.as_bytes())?;
        if !is_behind {
            thread::sleep(ROOM_STANDS);
        }
    }
    write_text(out, written.text.as_bytes())
}

fn write_text(out: &mut impl Write, mut text: &[u8]) -> io::Result<()> {
    while !text.is_empty() {
        match out.write(text) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => text = &text[written..],
            Err(error) => match error.kind() {
                io::ErrorKind::Interrupted => {}
                io::ErrorKind::WouldBlock => thread::sleep(NO_ROOM_WAIT),
                _ => return Err(error),
            },
        }
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use std::io::{Read, pipe};

    use super::queue::MOST_WAITING;
    use super::*;

    const TEST_TIMEOUT: Duration = Duration::from_secs(5);

    /// How many lines of a kilobyte: more than may wait.
    const COUNT: usize = 4096;

    #[test]
    fn lines_come_whole_and_in_order() {
        let (mut from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, UnreadPolicy::Person).expect("a thread");
        for number in 0..100 {
            lines.line(&format!("line {number}"));
        }
        assert!(lines.flush(TEST_TIMEOUT));
        let expected: Vec<String> = (0..100).map(|number| format!("line {number}")).collect();
        let expected = expected.join("\n") + "\n";
        let mut got = vec![0; expected.len()];
        from.read_exact(&mut got).expect("all lines");
        assert_eq!(String::from_utf8(got).expect("text"), expected);
    }

    #[test]
    fn on_a_text_console_each_line_stands_alone_for_a_moment() {
        let (from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, UnreadPolicy::Person).expect("a thread");
        lines.lay_out(Layout::Below);
        let began = Instant::now();
        for line in ["one", "two", "three"] {
            lines.line(line);
        }
        assert!(lines.flush(TEST_TIMEOUT));
        assert!(began.elapsed() >= LINE_PAUSE * 2);
        drop(from);
    }

    #[test]
    fn a_program_at_a_pipe_is_waited_for_and_gets_every_line() {
        let (mut from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, UnreadPolicy::Program).expect("a thread");
        let printer = thread::spawn(move || {
            for number in 0..COUNT {
                lines.line(&format!("{number:01023}"));
                assert!(lock(&lines.shared.queue).bytes <= MOST_WAITING + 1024);
            }
            // For a person, this would time out.
            assert!(lines.flush(Duration::ZERO));
        });
        let mut all = vec![0; COUNT * 1024];
        from.read_exact(&mut all).expect("all lines");
        printer.join().expect("no panic");
        let all = String::from_utf8(all).expect("text");
        let numbers = all
            .lines()
            .map(|line| line.parse::<usize>().expect("a number"));
        assert!(numbers.eq(0..COUNT));
    }

    #[test]
    fn who_is_to_end_waits_for_no_program() {
        let (from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, UnreadPolicy::Program).expect("a thread");
        let printer = {
            let lines = lines.clone();
            thread::spawn(move || {
                for _ in 0..COUNT {
                    lines.line(&"x".repeat(1023));
                }
                lines.flush(Duration::ZERO)
            })
        };
        // The printing thread waits: the queue is full.
        while !lock(&lines.shared.queue).is_full() {
            thread::yield_now();
        }
        lines.hurry();
        assert!(!printer.join().expect("no panic"));
        assert!(lock(&lines.shared.queue).bytes <= MOST_WAITING);
        drop(from);
    }

    #[test]
    fn a_closed_pipe_is_noticed_and_harms_nobody() {
        let (from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, UnreadPolicy::Person).expect("a thread");
        drop(from);
        lines.line("nobody hears this");
        assert!(!lines.flush(TEST_TIMEOUT));
        assert!(lines.has_lost_reader());
        lines.line("nor this");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_no_reader_who_has_gone() {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let lines = Lines::to(full.expect("a device"), UnreadPolicy::Person).expect("a thread");
        lines.line("there is no room for this");
        assert!(!lines.flush(TEST_TIMEOUT));
        assert!(!lines.has_lost_reader());
        assert_eq!(lines.trouble(), Some(io::ErrorKind::StorageFull));
    }

    #[test]
    fn nobody_waits_for_a_terminal_that_nobody_reads() {
        let (mut from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, UnreadPolicy::Person).expect("a thread");
        let began = Instant::now();
        let long = "x".repeat(1023);
        for _ in 0..4096 {
            lines.line(&long);
        }
        assert!(!lines.flush(Duration::from_millis(20)));
        assert!(began.elapsed() < TEST_TIMEOUT);
        assert!(lock(&lines.shared.queue).bytes <= MOST_WAITING);
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
        assert!(lines.flush(TEST_TIMEOUT));
        assert!(reader.join().expect("no panic"));
    }

    /// Returns the line that this one must be if it was written whole.
    fn long_or_newest(line: &str) -> String {
        if line.starts_with('x') {
            "x".repeat(1023)
        } else {
            "the newest".to_owned()
        }
    }
}
