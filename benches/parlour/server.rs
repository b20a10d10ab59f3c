//! The program as a server, in a process of its own.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    more: Vec<String>,
    child: Child,
}

impl Server {
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    /// With more options.
    pub(crate) fn start_with(more: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let anywhere = "127.0.0.1:0".parse().expect("an address");
        let more: Vec<String> = more.iter().map(|&one| one.to_owned()).collect();
        let (child, address) = run(folder.path(), anywhere, &more);
        Self {
            address,
            folder,
            more,
            child,
        }
    }

    /// Ends it as a power cut would, and starts it again.
    pub(crate) fn kill_and_start_again(&mut self) {
        self.kill();
        self.start_again();
    }

    /// Starts it again where it was, once it has ended.
    pub(crate) fn start_again(&mut self) {
        (self.child, self.address) = run(self.folder.path(), self.address, &self.more);
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        let process = i32::try_from(self.child.id()).expect("a process has such a number");
        let process = Pid::from_raw(process).expect("not 0");
        kill_process(process, signal).expect("it runs");
    }

    /// Whether it has ended.
    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("it is ours").is_some()
    }

    pub(crate) fn kill(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// A table's record.
    pub(crate) fn record(&self, table: &str) -> Vec<u8> {
        let path = self.folder.path().join(format!("{table}.jsonl"));
        fs::read(path).expect("a table is kept in its file")
    }

    /// Its resident memory, in bytes.
    pub(crate) fn memory(&self) -> usize {
        let path = format!("/proc/{}/status", self.child.id());
        let status = fs::read_to_string(path).expect("it runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<usize>().ok());
        kib.expect("a number") * 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

fn run(folder: &Path, address: SocketAddr, more: &[String]) -> (Child, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_serpente"))
        .args(["parlour", "--lang", "en", "--name", "Bench", "--listen"])
        .arg(address.to_string())
        .args(more)
        .arg("--data")
        .arg(folder)
        .env("HOME", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be run");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
    out.read_line(&mut line).expect("text");
    let told = line.strip_prefix("Bench is open at ").map(str::trim);
    let address = told.and_then(|told| told.strip_suffix('.')?.parse().ok());
    (child, address.unwrap_or_else(|| panic!("it told {line:?}")))
}
