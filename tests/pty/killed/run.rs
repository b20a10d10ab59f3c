//! The program that is killed, and the moment at which.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serpente_archive::Record;

use super::told::{FENCE, one_by_one};
use crate::pty::Home;
use serpente_testing::shapes::Chance;

/// The program at a pipe.
pub(super) struct Run {
    child: Child,
    lines: Receiver<String>,
    /// The announcements of events.
    pub(super) told: Vec<String>,
    pub(super) other: Vec<String>,
}

/// No test may leave a program running.
impl Drop for Run {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Run {
    pub(super) fn start(home: &Home, arguments: &[&str]) -> Self {
        let mut command = home.command(None, arguments);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::null()).spawn().expect("it runs");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let (to, lines) = channel();
        thread::spawn(move || {
            let mut line = String::new();
            // A line without its end was cut off by the kill.
            while matches!(out.read_line(&mut line), Ok(1..)) && line.ends_with('\n') {
                let _ = to.send(line.trim_end().to_owned());
                line.clear();
            }
        });
        Self {
            child,
            lines,
            told: Vec::new(),
            other: Vec::new(),
        }
    }

    /// Reads a line. Returns whether it was something other than the answer to [`FENCE`], or an error when there are no more
    /// lines.
    fn read(&mut self) -> Result<bool, RecvTimeoutError> {
        let line = self.lines.recv_timeout(Duration::from_secs(120))?;
        let answers = line == FENCE;
        if line.contains('@') {
            self.told.extend(one_by_one(&line));
        } else if !answers {
            self.other.push(line);
        }
        Ok(!answers)
    }

    fn has_told(&self, lines: usize) -> bool {
        self.told.len() + self.other.len() >= lines
    }

    fn is_over(&self) -> bool {
        self.told.iter().any(|line| line.starts_with("@match-won"))
    }

    /// Returns whether the program has said that the disk does not answer, which it waits for only so long: a busy machine may take
    /// longer.
    pub(super) fn lost_its_disk(&self) -> bool {
        let mut lines = self.other.iter();
        lines.any(|line| line.contains("the disk does not answer"))
    }

    /// Returns whether a key pressed just as the match was won has begun another match, after the first in its file or in a
    /// file of its own.
    pub(super) fn began_another(&self, record: &[u8]) -> bool {
        let told = self.told.iter().map(String::as_str);
        let mut behind = told.skip_while(|line| !line.starts_with("@match-won"));
        let is_over = str::from_utf8(record).is_ok_and(|text| text.contains(r#""match-over""#));
        behind.any(|line| line.starts_with("@match-begins"))
            || self.is_over() && is_over && !Record::parse(record).is_over()
    }

    /// Plays at random until the moment has come or the match is over. Waits for the answer to every key, so that no key that
    /// plays chooses from the menu after the match.
    pub(super) fn play_until(&mut self, moment: Moment, record: &Path, chance: &mut Chance) {
        let killer = moment.watch(self.child.id(), record);
        let keys = [
            "enter", "enter", "enter", "enter", "k", "k", "z", "z", "space", "space", "p", "p",
            "x", "d", "g", "1", "right",
        ];
        let told = |run: &Self| matches!(moment, Moment::Told(lines) if run.has_told(lines));
        'keys: while !told(self) && !self.is_over() {
            let key = chance.one_of(&keys);
            let pipe = self.child.stdin.as_mut().expect("a pipe");
            if writeln!(pipe, "{key}\nf9").is_err() {
                break;
            }
            loop {
                match self.read() {
                    Ok(true) if told(self) => break 'keys,
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(RecvTimeoutError::Disconnected) => break 'keys,
                    Err(RecvTimeoutError::Timeout) => panic!("{key} has no answer"),
                }
            }
        }
        killer.leave();
    }

    /// Kills the program, and reads what it had printed to the last line.
    pub(super) fn kill(&mut self) {
        self.child.kill().expect("it is ours");
        self.child.wait().expect("it ends");
        while self.read() != Err(RecvTimeoutError::Disconnected) {}
    }
}

/// When to kill the program.
#[derive(Clone, Copy, Debug)]
pub(super) enum Moment {
    /// After this time.
    At(Duration),
    /// After this many announced lines.
    Told(usize),
    /// When the record has this size.
    Written(u64),
}

impl Moment {
    pub(super) fn any(chance: &mut Chance, record: &Path) -> Self {
        match chance.below(3) {
            0 => Self::At(Duration::from_micros(chance.below(300_000) as u64)),
            1 => Self::Told(1 + chance.below(40)),
            _ => {
                let now = fs::metadata(record).map_or(0, |record| record.len());
                Self::Written(now + chance.below(3000) as u64)
            }
        }
    }

    /// Starts a thread that kills the program when the moment has come, whatever it is doing then, as long as the returned
    /// value is kept.
    fn watch(self, program: u32, record: &Path) -> Killer {
        let record = record.to_owned();
        let (left, is_left) = channel();
        let pid = Pid::from_raw(i32::try_from(program).expect("small")).expect("not 0");
        let thread = thread::spawn(move || {
            let begin = Instant::now();
            let has_come = || match self {
                Self::At(time) => begin.elapsed() >= time,
                Self::Told(_) => false,
                Self::Written(bytes) => {
                    fs::metadata(&record).is_ok_and(|record| record.len() >= bytes)
                }
            };
            let is_there = || {
                is_left.recv_timeout(Duration::from_micros(200)) == Err(RecvTimeoutError::Timeout)
            };
            while is_there() {
                if has_come() {
                    let _ = kill_process(pid, Signal::KILL);
                    return;
                }
            }
        });
        Killer { left, thread }
    }
}

/// A thread that kills a program. It must end before the process is waited for, since its number could be reused.
struct Killer {
    left: Sender<()>,
    thread: JoinHandle<()>,
}

impl Killer {
    fn leave(self) {
        drop(self.left);
        self.thread.join().expect("it only waits and kills");
    }
}
