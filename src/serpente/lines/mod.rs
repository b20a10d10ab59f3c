//! Lines on their way to the terminal, or to the pipe in its place. They are written by a thread of their own: a
//! terminal that is slow, or that nobody reads, holds up no key. A pipe is waited for: who reads one wants every line.

mod queue;

use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub(super) use queue::Reader;
use queue::{Item, Queue};
use serpente_app::layout::{Layout, Placing, ROOM_STANDS, Size, Written};
use serpente_text::words::plain;

/// How long to wait before a terminal that has no room now is tried again.
const NO_ROOM: Duration = Duration::from_millis(10);

/// If more lines wait than a view shows, nobody reads each of them, and no room stands empty before them.
const BEHIND: usize = 50;

/// How long a line stands alone where it is to.
const APART: Duration = Duration::from_millis(20);

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

impl Shared {
    /// No holder of this lock can leave the queue half changed, so a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, queue: MutexGuard<'a, Queue>) -> MutexGuard<'a, Queue> {
        self.changed
            .wait(queue)
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lines {
    /// Lines written to `out`, each with its newline until [`lay_out`](Self::lay_out) says otherwise.
    ///
    /// # Errors
    /// If the thread cannot be started.
    pub(super) fn to(out: impl Write + Send + 'static, reader: Reader) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        shared.lock().reader = reader;
        let lines = Self {
            shared: Arc::clone(&shared),
        };
        thread::Builder::new()
            .name("lines".to_owned())
            .spawn(move || write_all(&shared, out))?;
        Ok(lines)
    }

    /// Appends one finished line. Returns at once, unless a program that reads slowly is waited for.
    pub(super) fn line(&self, text: &str) {
        self.add(Item::Line(plain(text).into_owned()));
    }

    /// Shows the row that is being typed, with the cursor before this one of its letters.
    pub(super) fn typed(&self, text: &str, cursor: usize) {
        self.add(Item::Typed(plain(text).into_owned(), cursor));
    }

    /// Lines lie so from now on.
    pub(super) fn lay_out(&self, layout: Layout) {
        self.add(Item::LayOut(layout));
    }

    /// Leaves the cursor of a terminal on an empty line, for somebody else to write there, if that can be done with this
    /// patience. In a pipe each line has its end.
    pub(super) fn end(&self, patience: Duration) {
        if self.shared.lock().reader == Reader::Person {
            self.add(Item::End);
            self.flush(patience);
        }
    }

    fn add(&self, item: Item) {
        let mut queue = self.shared.lock();
        while queue.reader == Reader::Program && queue.is_full() && !queue.hurried && !queue.closed
        {
            queue = self.shared.wait(queue);
        }
        if queue.closed {
            return;
        }
        queue.bytes += item.bytes();
        queue.waiting.push_back(item);
        if queue.reader == Reader::Person || queue.hurried {
            queue.make_room();
        }
        self.shared.changed.notify_all();
    }

    /// The program is to end: nobody waits any more for whoever reads slowly.
    pub(super) fn hurry(&self) {
        self.shared.lock().hurried = true;
        self.shared.changed.notify_all();
    }

    /// Clears the view of a terminal, and the lines that it keeps above it. Lines that still wait are not written.
    pub(super) fn clear(&self) {
        self.shared.lock().drop_lines();
        self.add(Item::Clear);
    }

    /// Why lines were lost, unless it is that nobody reads them.
    #[must_use]
    pub(super) fn trouble(&self) -> Option<io::ErrorKind> {
        self.shared.lock().trouble
    }

    /// Waits until everything is written: for a person `patience` at the longest, for a program as long as that takes,
    /// unless this one is to end. Says whether it is.
    pub(super) fn flush(&self, patience: Duration) -> bool {
        let mut until = None;
        let mut queue = self.shared.lock();
        loop {
            if queue.closed || queue.is_done() {
                return !queue.closed;
            }
            if queue.reader == Reader::Program && !queue.hurried {
                queue = self.shared.wait(queue);
                continue;
            }
            let until = *until.get_or_insert_with(|| Instant::now() + patience);
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
    let mut placing = Placing::new(Layout::Ended);
    let mut told: Option<Instant> = None;
    loop {
        let mut queue = shared.lock();
        queue.writing = false;
        shared.changed.notify_all();
        let item = loop {
            if let Some(item) = queue.take() {
                break item;
            }
            queue = shared.wait(queue);
        };
        queue.writing = true;
        let is_behind = queue.waiting.len() > BEHIND;
        drop(queue);
        // What belongs together is written together: who reads the screen takes it for one change.
        let written = match item {
            Item::Line(line) => {
                if let Some(told) = told.filter(|_| placing.keeps_apart()) {
                    thread::sleep(APART.saturating_sub(told.elapsed()));
                }
                placing.line(&line, Size::of_this_terminal)
            }
            Item::Typed(text, cursor) => placing.typed(&text, cursor, Size::of_this_terminal),
            Item::LayOut(layout) => placing.lay_out(layout).into(),
            Item::End => placing.end().into(),
            Item::Clear => placing.clear().to_owned().into(),
        };
        if let Err(error) = write_one(&mut out, &written, is_behind) {
            let mut queue = shared.lock();
            *queue = Queue {
                closed: true,
                trouble: Some(error.kind()).filter(|kind| *kind != io::ErrorKind::BrokenPipe),
                reader: queue.reader,
                ..Queue::default()
            };
            shared.changed.notify_all();
            return;
        }
        told = Some(Instant::now());
    }
}

fn write_one(out: &mut impl Write, written: &Written, is_behind: bool) -> io::Result<()> {
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
                io::ErrorKind::WouldBlock => thread::sleep(NO_ROOM),
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

    /// More lines of a kilobyte than may wait.
    const COUNT: usize = 4096;

    #[test]
    fn lines_come_whole_and_in_order() {
        let (mut from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, Reader::Person).expect("a thread");
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
        let lines = Lines::to(to, Reader::Person).expect("a thread");
        lines.lay_out(Layout::Below);
        let began = Instant::now();
        for line in ["one", "two", "three"] {
            lines.line(line);
        }
        assert!(lines.flush(TEST_TIMEOUT));
        assert!(began.elapsed() >= APART * 2);
        drop(from);
    }

    #[test]
    fn a_program_at_a_pipe_is_waited_for_and_gets_every_line() {
        let (mut from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, Reader::Program).expect("a thread");
        let printer = thread::spawn(move || {
            for number in 0..COUNT {
                lines.line(&format!("{number:01023}"));
                assert!(lines.shared.lock().bytes <= MOST_WAITING + 1024);
            }
            // Longer than any patience, were the reader a person.
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
        let lines = Lines::to(to, Reader::Program).expect("a thread");
        let printer = {
            let lines = lines.clone();
            thread::spawn(move || {
                for _ in 0..COUNT {
                    lines.line(&"x".repeat(1023));
                }
                lines.flush(Duration::ZERO)
            })
        };
        // It stands still: more than fits has been printed.
        while !lines.shared.lock().is_full() {
            thread::yield_now();
        }
        lines.hurry();
        assert!(!printer.join().expect("no panic"));
        assert!(lines.shared.lock().bytes <= MOST_WAITING);
        drop(from);
    }

    #[test]
    fn a_closed_pipe_is_noticed_and_harms_nobody() {
        let (from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, Reader::Person).expect("a thread");
        drop(from);
        lines.line("nobody hears this");
        assert!(!lines.flush(TEST_TIMEOUT));
        assert!(lines.shared.lock().closed);
        lines.line("nor this");
    }

    #[test]
    fn nobody_waits_for_a_terminal_that_nobody_reads() {
        let (mut from, to) = pipe().expect("a pipe");
        let lines = Lines::to(to, Reader::Person).expect("a thread");
        let began = Instant::now();
        let long = "x".repeat(1023);
        for _ in 0..4096 {
            lines.line(&long);
        }
        assert!(!lines.flush(Duration::from_millis(20)));
        assert!(began.elapsed() < TEST_TIMEOUT);
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
        assert!(lines.flush(TEST_TIMEOUT));
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
