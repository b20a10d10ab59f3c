//! Tests of the console in a real terminal. A process has only one terminal, on standard input, so
//! this test program starts itself again inside a pseudo-terminal and presses keys there.

use std::env;
use std::fs::File;
use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtyPair, PtySize, native_pty_system};
use rustix::termios::{LocalModes, tcgetattr};

use crate::input::listen;
use crate::run::Wake;
use crate::terminal::Terminal;
use serpente_console::{Incoming, mailbox};

const TEST_TIMEOUT: Duration = Duration::from_secs(10);

/// Prints everything that comes in, one item per line, until the terminal is closed.
#[test]
#[ignore = "runs inside the terminals of the other tests"]
fn inside() {
    let terminal = Terminal::open().expect("a terminal");
    let (to, from) = mailbox::<Wake>();
    listen(&to, terminal.interactive).expect("to hear");
    terminal.line("<ready>");
    while let Some(Wake::Incoming(incoming)) = from.next(Instant::now() + 6 * TEST_TIMEOUT) {
        match incoming {
            Incoming::Hangup | Incoming::Closed => return,
            Incoming::Key(press) => terminal.line(&format!("<{}>", press.key)),
            Incoming::Pasted(text) => terminal.line(&format!("<pasted {}>", text.len())),
            Incoming::Interrupt => panic!("what a panic says"),
            other => terminal.line(&format!("<{other:?}>")),
        }
    }
}

struct Running(Box<dyn Child + Send + Sync>);

/// No test leaves a program running or stopped.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Outside {
    pair: PtyPair,
    child: Running,
    fingers: Box<dyn Write + Send>,
    seen: Receiver<u8>,
}

impl Outside {
    fn start() -> Self {
        Self::start_in(true)
    }

    /// Starts the program in a terminal, which becomes its controlling terminal if `controlling`.
    fn start_in(controlling: bool) -> Self {
        let pair = native_pty_system()
            .openpty(PtySize::default())
            .expect("a pty");
        let mut program = CommandBuilder::new(env::current_exe().expect("this program"));
        program.args(["--ignored", "--exact", "pty_tests::inside", "--nocapture"]);
        program.set_controlling_tty(controlling);
        let child = Running(pair.slave.spawn_command(program).expect("a child"));
        let fingers = pair.master.take_writer().expect("a keyboard");
        let mut screen = pair.master.try_clone_reader().expect("a screen");
        let (to, seen) = channel();
        thread::spawn(move || {
            let mut part = [0; 1024];
            while let Ok(count @ 1..) = screen.read(&mut part) {
                if !part[..count].iter().all(|byte| to.send(*byte).is_ok()) {
                    return;
                }
            }
        });
        let mut outside = Self {
            pair,
            child,
            fingers,
            seen,
        };
        let seen = outside.until("<ready>");
        assert!(!seen.contains('\x1b'), "{seen:?}");
        outside
    }

    fn press(&mut self, keys: &[u8]) {
        self.fingers.write_all(keys).expect("a terminal");
    }

    /// Reads the screen up to this text, and returns everything read.
    fn until(&mut self, text: &str) -> String {
        let (mut all, end) = (Vec::new(), Instant::now() + TEST_TIMEOUT);
        while !all.ends_with(text.as_bytes()) {
            let left = end.saturating_duration_since(Instant::now());
            match self.seen.recv_timeout(left) {
                Ok(byte) => all.push(byte),
                Err(error) => panic!("{error}: no {text} in {}", String::from_utf8_lossy(&all)),
            }
        }
        String::from_utf8(all).expect("text")
    }

    fn is_raw(&self) -> bool {
        let name = self.pair.master.tty_name().expect("its name");
        let tty = File::open(name).expect("its file");
        let modes = tcgetattr(&tty).expect("its modes");
        !modes
            .local_modes
            .intersects(LocalModes::ICANON | LocalModes::ECHO)
    }
}

#[test]
fn keys_come_one_by_one_and_lines_return_to_the_margin() {
    let mut outside = Outside::start();
    for (keys, told) in [
        (&b"\x1b[D"[..], "<left>"),
        (b"\x1b[5~", "<page-up>"),
        (b"\x1b", "<escape>"),
        (b"\r", "<enter>"),
        (b"\xffd", "<Unnamed>\r\n<d>"),
        (b"\x1b[1;1Rg", "<g>"),
    ] {
        outside.press(keys);
        let seen = outside.until(told);
        assert_eq!(seen, format!("\r\n{told}"));
    }
}

#[test]
fn what_comes_in_parts_costs_no_key_and_plays_none() {
    let mut outside = Outside::start();
    // An arrow key in two parts: with the second in time, and too late.
    for wait in [3, 60] {
        outside.press(b"\x1b");
        thread::sleep(Duration::from_millis(wait));
        outside.press(b"[D");
        thread::sleep(Duration::from_millis(60));
        outside.press(b"w");
        let seen = outside.until("<w>");
        assert!(seen.contains("<left>") && !seen.contains("<d>"), "{seen}");
    }
    // Sequences that never end.
    for begun in [
        "\x1b[",
        "\x1b[<",
        "\x1b[?",
        "\x1b]0;",
        "\x1b[0;0R",
        "\u{e9}",
    ] {
        outside.press(begun.as_bytes());
        thread::sleep(Duration::from_millis(60));
        outside.press(b"w");
        let seen = outside.until("<w>");
        assert!(!seen.contains("panic"), "{seen}");
    }
    // More than is read at once.
    outside.press("dg".repeat(5000).as_bytes());
    thread::sleep(Duration::from_millis(400));
    outside.press(b"w");
    let seen = outside.until("<w>");
    assert!(!seen.contains("<d>") && !seen.contains("<g>"), "{seen}");
    assert_eq!(seen.matches("<pasted ").count(), 1, "{seen}");
}

#[test]
fn control_z_is_a_key_where_nobody_could_wake_the_program() {
    let mut outside = Outside::start();
    outside.press(b"\x1a");
    outside.until("<ctrl-z>");
    assert!(outside.is_raw());
    outside.press(b"d");
    outside.until("<d>");
}

#[test]
fn a_terminal_that_goes_ends_the_listening() {
    // Without a controlling terminal no signal is sent when it closes. It may also close in the
    // middle of a sequence.
    for (controlling, rest) in [(true, ""), (false, ""), (true, "\x1b[1"), (false, "\x1b[1")] {
        let mut outside = Outside::start_in(controlling);
        // The thread that reads the screen ends with the next byte.
        outside.seen = channel().1;
        outside.press(b"d");
        thread::sleep(Duration::from_millis(60));
        outside.press(rest.as_bytes());
        thread::sleep(Duration::from_millis(60));
        let Outside {
            pair,
            fingers,
            mut child,
            ..
        } = outside;
        drop((pair, fingers));
        let end = Instant::now() + TEST_TIMEOUT;
        while child.0.try_wait().expect("a child").is_none() {
            assert!(Instant::now() < end, "it goes on: {controlling} {rest:?}");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn a_panic_leaves_a_usable_terminal_and_can_be_read() {
    let mut outside = Outside::start();
    outside.press(b"\x03");
    let seen = outside.until("what a panic says");
    assert!(!outside.is_raw());
    assert!(!seen.replace("\r\n", "").contains('\n'), "{seen:?}");
}
