//! Playing over SSH, with the real client, `ssh`.

use super::player::Player as Other;
use super::server::{PATIENCE, Server};
use crate::pty::game::{Game, Player, without_room};
use portable_pty::CommandBuilder;
use serde_json::json;
use serpente_testing::free_address::FreeAddress;
use serpente_testing::wire_client::Client;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A server with SSH, and a folder for keys.
struct House {
    server: Server,
    port: u16,
    folder: TempDir,
}

impl House {
    fn open() -> Self {
        let mut server = Server::start_with(&["--ssh", "127.0.0.1:0"]);
        let told = server.told("By SSH: ssh -p ");
        let port = told
            .split(' ')
            .next()
            .and_then(|port| port.parse().ok())
            .unwrap_or_else(|| panic!("{told:?}"));
        let folder = tempfile::tempdir().expect("a folder");
        Self {
            server,
            port,
            folder,
        }
    }

    /// Returns a key of this name, and makes it if needed.
    fn key(&self, name: &str, kind: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        if !file.exists() {
            let made = Command::new("ssh-keygen")
                .args(["-q", "-t", kind, "-N", "", "-f"])
                .arg(&file)
                .status()
                .expect("openssh-client is installed");
            assert!(made.success());
        }
        file
    }

    /// Returns the arguments for `ssh`.
    fn arguments(&self, key: Option<&Path>, more: &[&str]) -> Vec<String> {
        let known = self.folder.path().join("known");
        let mut arguments: Vec<String> = [
            "-F",
            "/dev/null",
            "-p",
            &self.port.to_string(),
            "-o",
            "StrictHostKeyChecking=accept-new",
            "-o",
            &format!("UserKnownHostsFile={}", known.display()),
            "-o",
            "IdentitiesOnly=yes",
            "-o",
            "IdentityAgent=none",
            "-o",
            "SendEnv=LANG LC_*",
            "-o",
            "LogLevel=ERROR",
        ]
        .map(str::to_owned)
        .to_vec();
        let identity = key.map_or("none".to_owned(), |key| key.display().to_string());
        arguments.extend(["-o".to_owned(), format!("IdentityFile={identity}")]);
        arguments.extend(more.iter().map(|&one| one.to_owned()));
        arguments
    }

    fn command(&self, key: Option<&Path>, language: &str, more: &[&str]) -> Command {
        let mut command = Command::new("ssh");
        command
            .args(self.arguments(key, more))
            .env_clear()
            .env("PATH", std::env::var("PATH").unwrap_or_default())
            .env("HOME", self.folder.path())
            .env("LANG", language);
        command
    }

    /// Runs `ssh` in a terminal of its own.
    fn in_terminal(&self, key: Option<&Path>, language: &str, user: &str) -> Game {
        let mut command = CommandBuilder::new("ssh");
        let host = format!("{user}@127.0.0.1");
        command.args(self.arguments(key, &[&host]));
        command.env_clear();
        for (name, value) in [
            ("PATH", std::env::var("PATH").unwrap_or_default()),
            ("HOME", self.folder.path().display().to_string()),
            ("LANG", language.to_owned()),
            ("TERM", "xterm".to_owned()),
        ] {
            command.env(name, value);
        }
        // Wide enough that no sentence is broken into rows.
        Game::of(command, (400, 24))
    }

    /// Runs `ssh` at a pipe.
    fn at_pipe(&self, key: Option<&Path>, language: &str, user: &str) -> Pipe {
        let host = format!("{user}@127.0.0.1");
        Pipe::of(self.command(key, language, &["-T", &host]))
    }

    /// Runs `ssh` to its end, with empty input.
    fn run(&self, more: &[&str]) -> Output {
        let key = self.key("ada", "ed25519");
        let mut command = self.command(Some(&key), "C", more);
        let output = command.stdin(Stdio::null()).output();
        output.expect("openssh-client is installed")
    }
}

/// `ssh` at a pipe: lines in both directions.
struct Pipe {
    child: Child,
    keys: Option<ChildStdin>,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Pipe {
    fn of(mut command: Command) -> Self {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().expect("openssh-client is installed");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let (to, lines) = channel();
        thread::spawn(move || {
            out.lines()
                .map_while(Result::ok)
                .try_for_each(|line| to.send(line))
        });
        Self {
            keys: child.stdin.take(),
            child,
            lines,
            heard: Vec::new(),
        }
    }

    fn press(&mut self, keys: &str) {
        let to = self.keys.as_mut().expect("it is open");
        for key in keys.split_whitespace() {
            writeln!(to, "{key}").expect("it reads its keys");
        }
    }

    #[track_caller]
    fn hears(&mut self, begins: &str) -> String {
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

    fn ends(mut self) -> Option<i32> {
        self.keys = None;
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Opens a table for two that Bo hosts; returns its name.
fn table_of(bo: &mut Client) -> String {
    bo.send(
        &json!({"type": "open", "game": "salotto", "players": 2, "teams": null,
        "options": {"limit": 10, "pace": 0}, "private": false, "secret": null}),
    );
    bo.until("table");
    let name = bo.table["table"].as_str().expect("a name");
    name.to_owned()
}

/// Plays for Bo until nothing comes for a moment.
fn play_on(bo: &mut Client, other: &mut Other) {
    let mut told = false;
    while bo.next_within(Duration::from_millis(20)).is_some() {
        told = true;
    }
    other.look(bo);
    if told {
        bo.send(&json!({"type": "heard", "n": bo.last_line()}));
        if other.round_is_over && !other.is_over {
            bo.send(&json!({"type": "deal"}));
        } else if other.is_in_turn(bo) {
            other.play(bo);
        }
    }
}

#[test]
fn lines_lie_as_a_screen_reader_finds_them() {
    let house = House::open();
    let key = house.key("ada", "ed25519");
    let mut ada = house.in_terminal(Some(&key), "en_GB.UTF-8", "Ada");
    // The cursor stays after the last letter, where a braille display looks.
    ada.until("Serpente: dominoes by ear.\r\nYour key ends in ");
    ada.until(" and is new here.\r\nTables at Test.\r\n");
    ada.press("\x03");
    ada.until("Goodbye.");
    assert_eq!(ada.end(), 0);
}

#[test]
fn a_whole_match_is_played_by_keys_in_a_terminal() {
    let house = House::open();
    let mut bo = Client::new(house.server.address, "Bo");
    table_of(&mut bo);
    let key = house.key("ada", "ed25519");
    let mut ada = house.in_terminal(Some(&key), "en_GB.UTF-8", "Ada");
    ada.until("Serpente: dominoes by ear.");
    ada.until("Tables at Test.");
    // Everything is announced at once, since the test is not about pauses.
    ada.press("\x1bOQ");
    ada.until("Settings.");
    ada.press("\x1b[B");
    ada.until("Own moves: ");
    ada.press("\x1b[B");
    ada.until("heard: yes");
    ada.press("\x1b[C");
    ada.until("\nno");
    ada.press("\x1b");
    ada.until("Tables at Test.");
    ada.press("\x1b[H");
    ada.press("\r");
    ada.until("I am ready");
    bo.until("table");
    bo.send(&json!({"type": "begin"}));
    let (mut player, mut other) = (Player::default(), Other::default());
    let until = Instant::now() + PATIENCE * 2;
    while !player.is_over {
        assert!(Instant::now() < until, "no end: {:#?}", ada.lines());
        play_on(&mut bo, &mut other);
        for key in player.keys(&ada.lines()).chunks(1) {
            ada.press(&Player::typed(key));
            thread::sleep(Duration::from_millis(60));
        }
    }
    // Each line begins with its newline, and the cursor stays after the line; if the screen is full, room is made first.
    let screen = without_room(&ada.screen());
    assert!(!screen.contains('\x1b'), "nothing else steers the terminal");
    assert!(
        !screen.ends_with('\n'),
        "{:?}",
        &screen[screen.len() - 80..]
    );
    assert!(screen.matches('\n').count() == screen.matches("\r\n").count());
    ada.press("cq");
    thread::sleep(Duration::from_millis(200));
    ada.press("\x03");
    ada.until("Goodbye.");
    assert_eq!(ada.end(), 0);
}

#[test]
fn who_has_a_key_is_known_again_and_who_has_none_is_new_each_time() {
    let house = House::open();
    let mut bo = Client::new(house.server.address, "Bo");
    let table = table_of(&mut bo);
    let spoken = table.replace('-', " ");
    let key = house.key("ada", "ed25519");
    let mut ada = house.at_pipe(Some(&key), "it_IT.UTF-8", "Ada");
    ada.hears("I tavoli di Test.");
    ada.press("home enter");
    ada.hears("La partita la inizia Bo.");
    bo.until("table");
    bo.send(&json!({"type": "begin"}));
    ada.hears("Manche 1.");
    ada.hears("Hai ");
    // The end of the input ends the visit; the seat is kept.
    assert_eq!(ada.ends(), Some(0));
    // With another key it is another player, whatever name they use.
    let another = house.key("another", "rsa");
    let mut eve = house.at_pipe(Some(&another), "en_GB.UTF-8", "Ada");
    let told = eve.hears(&format!("{spoken}:"));
    assert!(told.ends_with("a match is on"), "{told}");
    assert_eq!(eve.ends(), Some(0));
    // The same without a key, and without a question.
    let mut nobody = house.at_pipe(None, "de_DE.UTF-8", "Ada");
    nobody.hears("Tische bei Test.");
    assert_eq!(nobody.ends(), Some(0));
    // The same key is the same player: at the table again, in the language of this connection.
    let mut ada = house.at_pipe(Some(&key), "fr_FR.UTF-8", "anything");
    ada.hears("Tu as ");
    ada.press("q enter");
    assert_eq!(ada.ends(), Some(0));
    let file = house.server.folder.path().join("ssh-host-key");
    let mode = std::fs::metadata(file).expect("a file").permissions();
    assert_eq!(mode.mode() & 0o777, 0o600);
}

#[test]
fn what_was_chosen_is_there_the_next_time_and_after_a_restart_the_parlour_is_the_same() {
    let mut house = House::open();
    let key = house.key("ada", "ed25519");
    let mut ada = house.at_pipe(Some(&key), "en_GB.UTF-8", "Ada");
    ada.hears("Tables at Test.");
    // The key for the level of detail, the key for the language, and back to the main menu.
    ada.press("f3 f3");
    ada.hears("Full.");
    ada.hears("Brief.");
    ada.press("l");
    ada.hears("Español");
    assert_eq!(ada.ends(), Some(0));
    house.server.kill_and_start_again();
    let told = house.server.told("By SSH: ssh -p ");
    let port = told.split(' ').next().and_then(|port| port.parse().ok());
    house.port = port.expect("a port");
    // `ssh` itself refuses a server of the same name with another key.
    let known = house.folder.path().join("known");
    let lines = std::fs::read_to_string(&known).expect("it was noted");
    let keys: Vec<&str> = lines
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(_, key)| key)
        .collect();
    let first = keys[0].to_owned();
    let mut ada = house.at_pipe(Some(&key), "en_GB.UTF-8", "Ada");
    ada.hears("Mesas de Test.");
    assert_eq!(ada.ends(), Some(0));
    let lines = std::fs::read_to_string(&known).expect("it was noted");
    assert!(lines.lines().all(|line| line.ends_with(&first)), "{lines}");
}

#[test]
fn there_is_no_shell_and_nothing_is_run_or_forwarded() {
    let house = House::open();
    for more in [
        &["ada@127.0.0.1", "id"][..],
        &["-s", "ada@127.0.0.1", "sftp"],
        &[
            "-N",
            "-o",
            "ExitOnForwardFailure=yes",
            "-R",
            "0:127.0.0.1:9",
            "ada@127.0.0.1",
        ],
        &["-W", "127.0.0.1:9", "ada@127.0.0.1"],
    ] {
        let output = house.run(more);
        assert!(!output.status.success(), "{more:?}: {output:?}");
        assert!(output.stdout.is_empty(), "{more:?}: {output:?}");
    }
    // Forwarded ports lead nowhere.
    let key = house.key("ada", "ed25519");
    let taken = FreeAddress::take();
    let port = taken.address().port();
    let forward = format!("{port}:127.0.0.1:{}", house.server.address.port());
    let mut ada =
        Pipe::of(house.command(Some(&key), "C", &["-T", "-L", &forward, "ada@127.0.0.1"]));
    ada.hears("Tables at Test.");
    let mut through = TcpStream::connect(("127.0.0.1", port)).expect("ssh listens");
    through.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    // The connection may be closed before it is written to.
    let _ = through.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    let mut answer = String::new();
    let _ = through.read_to_string(&mut answer);
    assert_eq!(answer, "");
    // A shell is the game, whatever is typed.
    ada.press("id");
    ada.hears("id does nothing here.");
    assert_eq!(ada.ends(), Some(0));
}

#[test]
fn whoever_comes_in_bad_faith_harms_nobody() {
    let house = House::open();
    let address = ("127.0.0.1", house.port);
    let key = house.key("ada", "ed25519");
    let mut ada = house.at_pipe(Some(&key), "C", "Ada");
    ada.hears("Tables at Test.");
    // Garbage, nothing at all, and a greeting that never ends.
    let garbage: Vec<u8> = (0..4096_u32).map(|n| (n * 31 % 251) as u8).collect();
    let mut held = Vec::new();
    for round in 0..1000_usize {
        let Ok(mut stream) = TcpStream::connect(address) else {
            continue;
        };
        // The server need not read it.
        let _ = match round % 4 {
            0 => stream.write_all(&garbage),
            1 => stream.write_all(b"SSH-2.0-x\r\n\x00\x00\x00\x0c\x0a\xff\xff"),
            2 => stream.write_all(b"SSH-2.0-"),
            _ => Ok(()),
        };
        if round % 20 == 3 {
            held.push(stream);
        }
    }
    // Players who are connected are not affected.
    ada.press("escape");
    ada.hears("Main menu.");
    drop(held);
    // Others can connect again, as soon as the address has room.
    let until = Instant::now() + PATIENCE;
    loop {
        let mut bo = house.at_pipe(None, "C", "Bo");
        let told = bo.lines.recv_timeout(Duration::from_secs(10));
        if told.is_ok() {
            bo.hears("Tables at Test.");
            break;
        }
        assert!(Instant::now() < until, "nobody comes in any more");
    }
    // An invalid key, a password: the server never asks for one.
    let output = house
        .command(
            None,
            "C",
            &[
                "-T",
                "-o",
                "PreferredAuthentications=password",
                "-o",
                "BatchMode=yes",
                "ada@127.0.0.1",
            ],
        )
        .output();
    assert!(!output.expect("ssh").status.success());
    assert_eq!(ada.ends(), Some(0));
}
