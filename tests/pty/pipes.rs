//! A pipe at either end: filled endlessly, or line by line, or with noise; read at once, or late, or not to its end. Memory
//! stays small, signals work, and every line that arrives is complete.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use super::Home;
use super::game::SOON;
use super::processes::{self, memory_of};
use serpente_testing::shapes::Chance;
use serpente_testing::soak;

/// The most memory that the program may take, in KiB.
const MEMORY: u64 = 96 << 10;

/// The bytes written into the pipe, repeatedly.
const WRITTEN: [&[u8]; 7] = [
    b"c\n",
    b"z\nenter\nspace\np\nd\n",
    b"\0",
    b"\xff\xfe\n",
    b"no key has a name like this\n",
    b"v",
    b"f1\nescape\nescape\n",
];

const COMMANDS: [&[&str]; 4] = [
    &["play", "--players", "2", "--bots", "heavy"],
    &["play", "--players", "3", "--record", "-"],
    &["--players", "2"],
    &["play", "--game", "bax", "--players", "4"],
];

#[derive(Default)]
struct Sums {
    lines: usize,
    most: u64,
    longest: Duration,
}

/// Writes until the pipe is not read any more, or everything is written.
fn fill(mut pipe: ChildStdin, what: Vec<u8>, times: usize) {
    thread::spawn(move || {
        for _ in 0..times {
            if pipe.write_all(&what).is_err() {
                return;
            }
        }
    });
}

/// Reads up to this many bytes, or all, in parts of this size. Returns them at the end.
fn drain(mut pipe: ChildStdout, at_once: usize, pause: Duration) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let (mut all, mut part) = (Vec::new(), vec![0; at_once]);
        while let Ok(count @ 1..) = pipe.read(&mut part) {
            all.extend_from_slice(&part[..count]);
            thread::sleep(pause);
        }
        all
    })
}

fn run(seed: u64, sums: &mut Sums) {
    let mut chance = Chance::new(seed);
    let home = Home::with("pause = 0");
    let number = seed.to_string();
    let common = ["--lang", "en", "--speech", "off", "--seed", &number];
    let arguments = [chance.one_of(&COMMANDS), &common].concat();
    let mut command = home.command(None, &arguments);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child: Child = command.stderr(Stdio::null()).spawn().expect("it runs");
    let pid = i32::try_from(child.id())
        .ok()
        .and_then(Pid::from_raw)
        .expect("a number");
    let written = chance.one_of(&WRITTEN);
    let endless = chance.once_in(2);
    let times = if endless {
        usize::MAX
    } else {
        chance.below(50)
    };
    fill(
        child.stdin.take().expect("a pipe"),
        written.repeat(500),
        times,
    );
    let out = child.stdout.take().expect("a pipe");
    let closes = chance.once_in(5);
    let reader = if closes {
        drop(out);
        None
    } else {
        let at_once = chance.one_of(&[1 << 16, 4096, 100]);
        let pause = Duration::from_millis(chance.below(3) as u64);
        Some(drain(out, at_once, pause))
    };
    let context =
        format!("seed {seed}, {arguments:?}, {written:?}, endless: {endless}, closed: {closes}");
    thread::sleep(Duration::from_millis(chance.below(1500) as u64));
    // It may have ended.
    let memory = memory_of(pid).unwrap_or_default();
    sums.most = sums.most.max(memory);
    assert!(memory < MEMORY, "{context}: {memory} KiB");
    let sent = Instant::now();
    processes::signal(
        pid,
        chance.one_of(&[Signal::TERM, Signal::HUP, Signal::INT]),
    );
    while child.try_wait().expect("a child").is_none() {
        assert!(sent.elapsed() < SOON, "{context}: it goes on");
        thread::sleep(Duration::from_millis(1));
    }
    sums.longest = sums.longest.max(sent.elapsed());
    if let Some(reader) = reader {
        let told = reader.join().expect("no panic");
        let told = String::from_utf8(told).unwrap_or_else(|_| panic!("{context}: torn"));
        sums.lines += told.lines().count();
        for line in told.lines().filter(|line| line.starts_with('{')) {
            let whole = line.ends_with('}') || !told.ends_with('\n');
            assert!(whole, "{context}: {line}");
        }
        assert!(!told.contains("panick"), "{context}");
    }
}

#[test]
fn any_pipe_is_answered_in_bounds_and_left_by_any_signal() {
    let mut sums = Sums::default();
    for seed in soak::seeds(8) {
        run(seed, &mut sums);
    }
    println!(
        "{} lines, {} KiB at most, the longest from a signal to the end {:?}",
        sums.lines, sums.most, sums.longest
    );
}
