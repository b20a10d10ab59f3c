//! A server of tables: the program itself, in a process of its own.

use rustix::process::{Pid, Resource, Signal, getrlimit, kill_process, prlimit};
use serpente_testing::free_address::FreeAddress;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::TempDir;

pub(super) use serpente_testing::wire_client::PATIENCE;

pub(super) struct Server {
    pub(super) folder: TempDir,
    pub(super) address: SocketAddr,
    _taken: FreeAddress,
    more: Vec<String>,
    environment: Vec<(String, String)>,
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Server {
    pub(super) fn start() -> Self {
        Self::start_with(&[])
    }

    /// Starts it with more options.
    pub(super) fn start_with(more: &[&str]) -> Self {
        Self::start_so(more, &[])
    }

    /// Starts it with more environment variables.
    pub(super) fn start_in(environment: &[(&str, &str)]) -> Self {
        Self::start_so(&[], environment)
    }

    fn start_so(more: &[&str], environment: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let taken = FreeAddress::take();
        let more: Vec<String> = more.iter().map(|&one| one.to_owned()).collect();
        let pairs = environment.iter();
        let environment: Vec<_> = pairs
            .map(|&(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        let (child, out, address) = run(folder.path(), taken.address(), &more, &environment);
        Self {
            folder,
            address,
            _taken: taken,
            more,
            environment,
            child,
            out,
        }
    }

    /// Kills it, as a power cut would, and starts it again.
    pub(super) fn kill_and_start_again(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        let folder = self.folder.path();
        let (child, out, address) = run(folder, self.address, &self.more, &self.environment);
        (self.child, self.out, self.address) = (child, out, address);
    }

    /// Asks it to end, does this, and starts it again.
    pub(super) fn while_stopped(&mut self, work: impl FnOnce(&Path)) {
        self.signal(Signal::TERM);
        self.child.wait().expect("it ends");
        work(self.folder.path());
        let folder = self.folder.path();
        let (child, out, address) = run(folder, self.address, &self.more, &self.environment);
        (self.child, self.out, self.address) = (child, out, address);
    }

    /// Sends its process a signal.
    pub(super) fn signal(&self, signal: Signal) {
        kill_process(self.process(), signal).expect("it runs");
    }

    fn process(&self) -> Pid {
        let number = i32::try_from(self.child.id()).expect("a process has such a number");
        Pid::from_raw(number).expect("not 0")
    }

    /// Limits the size of its files, as a full disk would; `None` removes the limit.
    pub(super) fn limit_files(&self, most: Option<u64>) {
        let mut limit = getrlimit(Resource::Fsize);
        limit.current = most.or(limit.maximum);
        prlimit(Some(self.process()), Resource::Fsize, limit).expect("it runs");
    }

    /// Asks it to end. Returns what it printed until then, and whether it ended without an error.
    pub(super) fn end(mut self) -> (String, bool) {
        self.signal(Signal::TERM);
        let mut told = String::new();
        self.out.read_to_string(&mut told).expect("text");
        (told, self.child.wait().expect("it ends").success())
    }

    /// Waits for a line that begins like this, and returns the rest of it.
    pub(super) fn told(&mut self, begins: &str) -> String {
        loop {
            let mut line = String::new();
            let read = self.out.read_line(&mut line).expect("text");
            assert!(read > 0, "it never told {begins:?}");
            if let Some(told) = line.strip_prefix(begins) {
                return told.trim().to_owned();
            }
        }
    }

    /// Returns the lines of a table's record.
    pub(super) fn record(&self, table: &str) -> Vec<String> {
        let path = self.folder.path().join(format!("{table}.jsonl"));
        let record = std::fs::read_to_string(path).expect("a table is kept in its file");
        record.lines().map(str::to_owned).collect()
    }

    /// Returns what the program says about a record, and its exit status.
    pub(super) fn check(&self, record: &Path) -> (String, Option<i32>) {
        let output = Command::new(env!("CARGO_BIN_EXE_serpente"))
            .args(["replay", "--lang", "en", "--check"])
            .arg(record)
            .env("HOME", self.folder.path())
            .output()
            .expect("the program can be run");
        let told = [output.stdout, output.stderr].concat();
        (String::from_utf8(told).expect("text"), output.status.code())
    }

    /// Returns what is served at a path.
    pub(super) fn get(&self, path: &str) -> String {
        self.ask(path, "Connection: close\r\n")
    }

    /// Returns what is served at a path as bytes, for a request with these headers.
    pub(super) fn get_bytes(&self, path: &str, headers: &str) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: x\r\n{headers}Connection: close\r\n\r\n");
        let sent = stream.write_all(request.as_bytes());
        sent.expect("it takes requests");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        answer
    }

    /// Returns the answer to a request with these headers.
    pub(super) fn ask(&self, path: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\n{headers}\r\n");
        stream
            .write_all(request.as_bytes())
            .expect("it takes requests");
        let mut answer = String::new();
        let mut lines = BufReader::new(stream);
        if headers.contains("close") {
            lines.read_to_string(&mut answer).expect("an answer");
        } else {
            lines.read_line(&mut answer).expect("an answer");
        }
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(
    folder: &Path,
    address: SocketAddr,
    more: &[String],
    environment: &[(String, String)],
) -> (Child, BufReader<ChildStdout>, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_serpente"))
        .args([
            "parlour",
            "--lang",
            "en",
            "--name",
            "Test",
            "--listen",
            &address.to_string(),
        ])
        .args(more)
        .arg("--data")
        .arg(folder)
        .env("HOME", folder)
        .envs(environment.iter().cloned())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be run");
    let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut line = String::new();
    out.read_line(&mut line).expect("text");
    let told = line.strip_prefix("Test is open at ").map(str::trim);
    let address = told
        .and_then(|told| told.strip_suffix('.')?.parse().ok())
        .unwrap_or_else(|| panic!("it told {line:?}"));
    (child, out, address)
}
