//! Two programs on one network: one hosts a table, the other joins it, by lines alone.

use super::server::{PATIENCE, Server};
use crate::program::program;
use rustix::process::{Pid, Signal, kill_process};
use serpente_testing::wire_client::Client;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Instant;
use tempfile::TempDir;

/// A program whose keys and lines the test controls.
pub(super) struct Program {
    child: Child,
    keys: ChildStdin,
    lines: Receiver<String>,
    pub(super) heard: Vec<String>,
    _home: Option<TempDir>,
}

impl Program {
    pub(super) fn start(arguments: &[&str]) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let program = Self::start_at(home.path(), arguments);
        Self {
            _home: Some(home),
            ..program
        }
    }

    /// Starts it with its files in this folder.
    pub(super) fn start_at(home: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new(program());
        command
            .args(arguments)
            .args(["--speech", "off", "--sound", "off"]);
        command
            .env("XDG_CONFIG_HOME", home)
            .env("XDG_DATA_HOME", home);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().expect("the program");
        let keys = child.stdin.take().expect("a pipe");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let (to, lines) = channel();
        thread::spawn(move || {
            out.lines()
                .map_while(Result::ok)
                .try_for_each(|line| to.send(line))
        });
        Self {
            child,
            keys,
            lines,
            heard: Vec::new(),
            _home: None,
        }
    }

    pub(super) fn press(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            writeln!(self.keys, "{key}").expect("it reads its keys");
        }
    }

    /// Waits for a line that begins like this, and returns it.
    pub(super) fn hears(&mut self, begins: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = self
                .lines
                .recv_timeout(left)
                .unwrap_or_else(|_| panic!("never {begins:?}: {:#?}", self.heard));
            self.heard.push(line.clone());
            if line.starts_with(begins) {
                return line;
            }
        }
    }

    /// Sends it a signal.
    pub(super) fn signal(&self, signal: Signal) {
        let number = i32::try_from(self.child.id()).expect("a process has such a number");
        let process = Pid::from_raw(number).expect("not 0");
        kill_process(process, signal).expect("it runs");
    }

    /// Leaves. Returns whether the program ended without an error.
    pub(super) fn leaves(mut self) -> bool {
        self.press("q enter");
        drop(self.keys);
        self.child.wait().expect("it ends").success()
    }
}

#[test]
fn a_table_hosted_here_is_played_at_by_a_friend_who_comes_by_the_network() {
    let mut ada = Program::start(&["host", "--name", "Ada", "--lang", "en", "--players", "3"]);
    let told = ada.hears("Table ");
    let (_, address) = told.split_once("serpente join ").expect("how friends come");
    let port = address.rsplit_once(':').map_or("7355", |(_, port)| port);
    let address = format!("127.0.0.1:{port}");
    let mut bo = Program::start(&["join", &address, "--name", "Bo", "--lang", "it"]);
    bo.hears("I tavoli di Ada.");
    bo.press("enter");
    bo.hears("La partita la inizia Ada.");
    ada.hears("Bo sits down.");
    // Computer players take the free seats, and she begins.
    ada.press("home enter");
    ada.hears("Clara sits down.");
    ada.press("home enter");
    for (program, round, hand) in [
        (&mut ada, "Round 1.", "You have"),
        (&mut bo, "Manche 1.", "Hai"),
    ] {
        program.hears(round);
        program.hears(hand);
    }
    // They send messages during the match.
    ada.press("' hello enter");
    bo.hears("Ada dice: hello");
    // A computer player plays for a player who has left.
    assert!(bo.leaves());
    ada.hears("The computer plays for Bo.");
    assert!(ada.leaves());
}

#[test]
fn the_tables_of_a_parlour_are_listed() {
    let server = Server::start();
    let address = server.address.to_string();
    let list = |more: &[&str]| {
        let output = Command::new(program())
            .args(["tables", &address, "--lang", "en"])
            .args(more)
            .env("HOME", server.folder.path())
            .output()
            .expect("the program");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    assert_eq!(list(&[]), "There are no tables at Test yet.\n");
    let mut bo = Client::new(server.address, "Bo");
    bo.send(
        &serde_json::json!({"type": "open", "game": "salotto", "players": 3, "teams": null,
        "options": {}, "private": false, "secret": null}),
    );
    bo.until("table");
    let name = bo.table["table"].as_str().expect("a name").to_owned();
    let told = list(&[]);
    let spoken = name.replace('-', " ");
    assert_eq!(
        told,
        format!("Tables at Test.\n{spoken}: Salotto, hosted by Bo, 2 free chairs\n")
    );
    let told: serde_json::Value = serde_json::from_str(&list(&["--json"])).expect("JSON");
    assert_eq!(
        (&told["parlour"], &told["tables"][0]["table"]),
        (&"Test".into(), &name.into())
    );
    let nobody = Command::new(program())
        .args(["tables", "127.0.0.1:9", "--lang", "en"])
        .output()
        .expect("the program");
    assert_eq!(nobody.status.code(), Some(1));
    let told = String::from_utf8(nobody.stderr).expect("text");
    assert_eq!(told, "Nobody answers at 127.0.0.1:9.\n");
}

#[test]
fn where_nobody_answers_that_is_told() {
    let mut ada = Program::start(&["join", "127.0.0.1:9", "--name", "Ada", "--lang", "en"]);
    ada.hears("Nobody answers at 127.0.0.1:9.");
    assert!(ada.leaves());
}
