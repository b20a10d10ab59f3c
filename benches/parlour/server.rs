//! The program as a server, in a process of its own.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serpente_testing::free_address::FreeAddress;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// Where people come in by SSH.
    pub(crate) ssh: SocketAddr,
    _taken: [FreeAddress; 2],
    folder: TempDir,
    more: Vec<String>,
    child: Child,
}

impl Server {
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    /// Starts it with more options.
    pub(crate) fn start_with(more: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut more: Vec<String> = more.iter().map(|&one| one.to_owned()).collect();
        let taken = [FreeAddress::take(), FreeAddress::take()];
        let [listens, ssh] = taken.each_ref().map(FreeAddress::address);
        more.extend(["--ssh".to_owned(), ssh.to_string()]);
        let (child, address) = run(folder.path(), listens, &more);
        Self {
            address,
            ssh,
            _taken: taken,
            folder,
            more,
            child,
        }
    }

    /// Kills it, as a power cut would, and starts it again.
    pub(crate) fn kill_and_start_again(&mut self) {
        self.kill();
        self.start_again();
    }

    /// Starts it again at the same address, once it has ended.
    pub(crate) fn start_again(&mut self) {
        (self.child, self.address) = run(self.folder.path(), self.address, &self.more);
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        let process = i32::try_from(self.child.id()).expect("a process has such a number");
        let process = Pid::from_raw(process).expect("not 0");
        kill_process(process, signal).expect("it runs");
    }

    /// Returns whether it has ended.
    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("it is ours").is_some()
    }

    pub(crate) fn kill(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Gives it an order, as who runs it does.
    pub(crate) fn order(&self, order: &[&str]) {
        let status = Command::new(env!("CARGO_BIN_EXE_serpente"))
            .args(["admin", "--lang", "en", "--data"])
            .arg(self.folder.path())
            .args(order)
            .env("HOME", self.folder.path())
            .stdout(Stdio::null())
            .status()
            .expect("the program can be run");
        assert!(status.success(), "{order:?}");
    }

    /// Returns a table's record.
    pub(crate) fn record(&self, table: &str) -> Vec<u8> {
        let path = self.folder.path().join(format!("{table}.jsonl"));
        fs::read(path).expect("a table is kept in its file")
    }

    /// Returns one of its metrics from `/metrics`; 0 if it is not there yet.
    pub(crate) async fn number(&self, name: &str) -> usize {
        let mut line = TcpStream::connect(self.address).await.expect("it listens");
        let ask = b"GET /metrics HTTP/1.0\r\nConnection: close\r\n\r\n";
        line.write_all(ask).await.expect("it listens");
        let mut told = String::new();
        line.read_to_string(&mut told).await.expect("it answers");
        let mut lines = told.lines();
        let value = lines.find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        value.unwrap_or_default()
    }

    /// Returns the size of the files in its folder beside the records of matches, in bytes.
    pub(crate) fn disk_beside_records(&self) -> usize {
        let files = fs::read_dir(self.folder.path())
            .expect("its folder")
            .filter_map(Result::ok);
        let beside = files.filter(|file| file.file_name().to_string_lossy().contains("-chairs"));
        let bytes = beside
            .filter_map(|file| file.metadata().ok())
            .map(|file| file.len());
        usize::try_from(bytes.sum::<u64>()).expect("it fits")
    }

    /// Returns how many files and connections it has open.
    pub(crate) fn open_files(&self) -> usize {
        let path = format!("/proc/{}/fd", self.child.id());
        fs::read_dir(path).expect("it runs").count()
    }

    /// The time of processors it has taken since it was started.
    pub(crate) fn processor_time(&self) -> Duration {
        processor_time(self.child.id())
    }

    /// Returns its resident memory in bytes.
    pub(crate) fn memory(&self) -> usize {
        let path = format!("/proc/{}/status", self.child.id());
        let status = fs::read_to_string(path).expect("it runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<usize>().ok());
        kib.expect("a number") * 1024
    }
}

/// Returns the processor time that a process has used.
pub(crate) fn processor_time(process: u32) -> Duration {
    let told = fs::read_to_string(format!("/proc/{process}/stat")).expect("it runs");
    // After the name in parentheses come the state and ten numbers, then the user time and the system time.
    let (_, numbers) = told.rsplit_once(") ").expect("its name");
    let taken = numbers.split_whitespace().skip(11).take(2);
    let ticks: u64 = taken
        .map(|ticks| ticks.parse::<u64>().expect("a number"))
        .sum();
    Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second())
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

fn run(folder: &Path, address: SocketAddr, more: &[String]) -> (Child, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_serpente"))
        .args(["parlour", "--lang", "en", "--log", "warn"])
        .args(["--name", "Bench", "--listen"])
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
