//! The console in a terminal of its own. Crossterm knows one terminal, that of its process: so this test program starts
//! itself again, inside a pseudo-terminal, and presses keys there.

use std::env;
use std::fs::File;
use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtyPair, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use rustix::termios::{LocalModes, tcgetattr};

use super::{Incoming, Terminal, listen};

const SOON: Duration = Duration::from_secs(10);

/// Tells what comes, line by line, until the terminal is gone.
#[test]
#[ignore = "runs inside the terminals of the other tests"]
fn inside() {
    let terminal = Terminal::open().expect("a terminal");
    let (to, from) = channel::<Incoming>();
    listen(&to, terminal.is_interactive()).expect("to hear");
    terminal.line("<ready>");
    for incoming in from {
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

/// No test may leave a program running, or stopped.
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

    /// A program in a terminal, which may be the one that controls it.
    fn start_in(controlling: bool) -> Self {
        let pair = native_pty_system()
            .openpty(PtySize::default())
            .expect("a pty");
        let mut program = CommandBuilder::new(env::current_exe().expect("this program"));
        program.args([
            "--ignored",
            "--exact",
            "console::pty_tests::inside",
            "--nocapture",
        ]);
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

    fn pid(&self) -> Pid {
        let pid = self.child.0.process_id().expect("it runs");
        Pid::from_raw(i32::try_from(pid).expect("small")).expect("not 0")
    }

    fn press(&mut self, keys: &[u8]) {
        self.fingers.write_all(keys).expect("a terminal");
    }

    /// Everything on the screen up to this text.
    fn until(&mut self, text: &str) -> String {
        let (mut all, end) = (Vec::new(), Instant::now() + SOON);
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

    /// Whether it stops soon.
    fn stops(&self) -> bool {
        let end = Instant::now() + SOON;
        while Instant::now() < end {
            let changed = waitpid(
                Some(self.pid()),
                WaitOptions::UNTRACED | WaitOptions::NOHANG,
            );
            if let Ok(Some((_, status))) = changed {
                return status.stopped();
            }
            thread::sleep(Duration::from_millis(5));
        }
        false
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
        (b"\xffd", "<d>"),
        (b"\x1b[1;1Rg", "<g>"),
    ] {
        outside.press(keys);
        let seen = outside.until(told);
        assert_eq!(seen, format!("\r\n{told}"));
    }
}

#[test]
fn what_crossterm_gets_wrong_costs_no_key_and_plays_none() {
    let mut outside = Outside::start();
    // An arrow in two parts.
    outside.press(b"\x1b");
    thread::sleep(Duration::from_millis(3));
    outside.press(b"[D");
    thread::sleep(Duration::from_millis(60));
    outside.press(b"w");
    let seen = outside.until("<w>");
    assert!(!seen.contains("<d>"), "{seen}");
    // A panic of its parser, where arithmetic is checked. The next key may be lost, but no other one takes its place.
    outside.press(b"\x1b[0;0R");
    thread::sleep(Duration::from_millis(60));
    outside.press(b"\x1b[D");
    thread::sleep(Duration::from_millis(60));
    outside.press(b"w");
    let seen = outside.until("<w>");
    assert!(!seen.contains("<d>") && !seen.contains("panic"), "{seen}");
    // A window of another size, then a key.
    for size in 1..5 {
        let size = PtySize {
            rows: 24 + size,
            ..PtySize::default()
        };
        outside.pair.master.resize(size).expect("a size");
        outside.until("<Resized>");
        outside.press(b"g");
        outside.until("<g>");
    }
    // More than it reads at once.
    outside.press("dg".repeat(1500).as_bytes());
    thread::sleep(Duration::from_millis(400));
    outside.press(b"w");
    let seen = outside.until("<w>");
    assert!(!seen.contains("<d>") && !seen.contains("<g>"), "{seen}");
    let counts = seen.split("<pasted ").skip(1);
    let counts = counts.filter_map(|rest| rest.split('>').next()?.parse::<usize>().ok());
    assert_eq!(counts.sum::<usize>(), 3000, "{seen}");
}

#[test]
fn control_z_stops_the_program_in_a_usable_terminal() {
    let mut outside = Outside::start();
    assert!(outside.is_raw());
    outside.press(b"\x1a");
    outside.until("<Suspended>");
    assert!(outside.stops());
    assert!(!outside.is_raw());
    kill_process(outside.pid(), Signal::CONT).expect("it is there");
    outside.until("<Resumed>");
    assert!(outside.is_raw());
    outside.press(b"d");
    outside.until("<d>");
}

#[test]
fn a_terminal_that_goes_ends_the_listening() {
    // Without a controlling terminal nobody sends a signal when it goes. In the midst of a sequence crossterm reads on.
    for (controlling, rest) in [(true, ""), (false, ""), (true, "\x1b[1"), (false, "\x1b[1")] {
        let mut outside = Outside::start_in(controlling);
        // Whoever reads the screen leaves with the next byte on it.
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
        let end = Instant::now() + SOON;
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
