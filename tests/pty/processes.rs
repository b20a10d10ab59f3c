//! The system's information about the program and its voices.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use super::game::SOON;

/// The argument with which the program starts itself as a voice.
const VOICE: &[u8] = b"--voice-apart";

/// Returns the processes that this one started.
pub(super) fn children_of(program: Pid) -> Vec<Pid> {
    let tasks = fs::read_dir(format!("/proc/{program}/task"))
        .into_iter()
        .flatten()
        .flatten();
    let children: Vec<String> = tasks
        .filter_map(|task| fs::read_to_string(task.path().join("children")).ok())
        .collect();
    let numbers = children
        .iter()
        .flat_map(|children| children.split_whitespace());
    numbers
        .filter_map(|pid| Pid::from_raw(pid.parse().ok()?))
        .collect()
}

/// Returns those processes that are its voices. A voice still being started does not count: if it were stopped then, its parent
/// would stop, too.
pub(super) fn voices_of(program: Pid) -> Vec<Pid> {
    let children = children_of(program).into_iter();
    children
        .filter(|pid| {
            let file = format!("/proc/{}/cmdline", pid.as_raw_nonzero());
            fs::read(file).is_ok_and(|line| line.windows(VOICE.len()).any(|part| part == VOICE))
        })
        .collect()
}

/// Sends a signal to a process that may have ended.
pub(super) fn signal(process: Pid, signal: Signal) {
    let _ = kill_process(process, signal);
}

/// Waits until this process catches the signal. Before that, the signal ends it, or is lost where whoever started the tests
/// ignores it: a shell starts what runs in the background so.
pub(super) fn catches(process: Pid, signal: Signal) {
    let until = Instant::now() + SOON;
    while !is_caught(process, signal) {
        assert!(Instant::now() < until, "{signal:?} is not caught");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Returns whether this process catches the signal now.
fn is_caught(process: Pid, signal: Signal) -> bool {
    let Ok(status) = fs::read_to_string(format!("/proc/{process}/status")) else {
        return false;
    };
    for line in status.lines() {
        if let Some(mask) = line.strip_prefix("SigCgt:") {
            let signals = u64::from_str_radix(mask.trim(), 16).expect("a mask of signals");
            return signals >> (signal.as_raw() - 1) & 1 == 1;
        }
    }
    false
}

/// Waits until this process has ended, even if its parent has not waited for it.
pub(super) fn ends(process: Pid) {
    let until = Instant::now() + SOON;
    let runs = || {
        let stat = fs::read_to_string(format!("/proc/{process}/stat"));
        stat.is_ok_and(|stat| !stat.contains(") Z "))
    };
    while runs() {
        assert!(Instant::now() < until, "it goes on");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Returns the memory of a process in KiB; `None` if it has ended.
pub(super) fn memory_of(process: Pid) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The resources that a process holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    /// Memory, in KiB.
    pub(super) memory: u64,
    pub(super) threads: u64,
    /// Open files.
    pub(super) files: usize,
}

impl Held {
    pub(super) fn by(process: Pid) -> Self {
        let status = fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let word = line.and_then(|line| line.split_whitespace().next());
            word.and_then(|word| word.parse().ok()).expect("a number")
        };
        let files = fs::read_dir(format!("/proc/{process}/fd")).expect("it runs");
        Self {
            memory: number("VmRSS:"),
            threads: number("Threads:"),
            files: files.count(),
        }
    }
}
