//! A program in a terminal of its own, with folders of its own.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtyPair, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::{Termios, tcgetattr};
use tempfile::TempDir;

use crate::program::program;
use serpente_testing::stand_in::StandIn;

/// How long anything may take on a busy machine.
pub(super) const SOON: Duration = Duration::from_secs(120);

/// A little more than the time within which no player can have reacted to a change of the table.
const REACTION: Duration = Duration::from_millis(350);

/// A player's folders.
pub(super) struct Home(TempDir);

impl Home {
    /// Makes the home of a player who has said that one voice talks, with these settings besides.
    pub(super) fn with(settings: &str) -> Self {
        Self::with_engine("auto", settings)
    }

    /// Makes the same home with a chosen speech engine.
    pub(super) fn with_engine(engine: &str, settings: &str) -> Self {
        Self::with_speech(&format!("on = true\nengine = \"{engine}\""), settings)
    }

    /// Makes the same home with speech off, so that nothing waits for a voice.
    pub(super) fn silent() -> Self {
        Self::with_speech("on = false", "")
    }

    fn with_speech(speech: &str, settings: &str) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let config = home.path().join("config/serpente");
        fs::create_dir_all(&config).expect("a folder");
        // Announcements appear at once, unless a test is about the pace.
        let pace = if settings.contains("wait-for-speech") {
            ""
        } else {
            "wait-for-speech = false"
        };
        let text = format!("{pace}\n{settings}\n[speech]\n{speech}\n[sound]\non = false\n");
        fs::write(config.join("settings.toml"), text).expect("room");
        for folder in ["home", "run"] {
            fs::create_dir(home.path().join(folder)).expect("a folder");
        }
        Self(home)
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn environment(&self, daemon: Option<&StandIn>) -> Vec<(&'static str, String)> {
        let path = |name| self.path(name).display().to_string();
        // If there is no folder, the system's daemon is not started, either.
        let nobody = || format!("unix_socket:{}", path("no folder/nobody.sock"));
        vec![
            ("HOME", path("home")),
            ("XDG_CONFIG_HOME", path("config")),
            ("XDG_DATA_HOME", path("data")),
            ("XDG_RUNTIME_DIR", path("run")),
            (
                "SPEECHD_ADDRESS",
                daemon.map_or_else(nobody, StandIn::address),
            ),
            ("LC_ALL", "C.UTF-8".into()),
            ("RUST_BACKTRACE", "0".into()),
        ]
    }

    /// Returns the command for the program at a pipe, not started yet.
    pub(super) fn command(&self, daemon: Option<&StandIn>, arguments: &[&str]) -> Command {
        let mut command = Command::new(program());
        command.args(arguments).envs(self.environment(daemon));
        command
    }

    /// Runs the program to its end, with empty input.
    pub(super) fn run(&self, arguments: &[&str]) -> Output {
        let mut command = self.command(None, arguments);
        command.stdin(Stdio::null()).output().expect("it runs")
    }
}

/// How fast the screen is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pace {
    AtOnce,
    /// One byte per millisecond.
    Slow,
    /// Not at all, for now.
    Stopped,
    /// Never again.
    Gone,
}

/// The environment in which a program is started.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stage<'a> {
    /// The columns and rows of the window.
    pub(super) size: (u16, u16),
    /// The kind of terminal in `TERM`, if it is set.
    pub(super) term: Option<&'a str>,
    /// The script in which a shell with job control runs the program, which is `"$0" "$@"` there.
    pub(super) shell: Option<&'a str>,
}

impl Default for Stage<'_> {
    fn default() -> Self {
        Self {
            // Wide enough that no sentence is broken into rows.
            size: (400, 24),
            term: Some("xterm"),
            shell: None,
        }
    }
}

impl Stage<'_> {
    fn program(&self, home: &Home, daemon: Option<&StandIn>, arguments: &[&str]) -> CommandBuilder {
        let binary = program();
        let mut program = match self.shell {
            Some(script) => {
                let mut shell = CommandBuilder::new("bash");
                shell.args(["-mc", script]);
                shell.arg(binary);
                shell
            }
            None => CommandBuilder::new(binary),
        };
        program.args(arguments);
        // The tests may be run in any terminal.
        program.env_remove("VTE_VERSION");
        for (name, value) in home.environment(daemon) {
            program.env(name, value);
        }
        match self.term {
            Some(term) => program.env("TERM", term),
            None => program.env_remove("TERM"),
        }
        program
    }
}

fn window((cols, rows): (u16, u16)) -> PtySize {
    PtySize {
        rows,
        cols,
        ..PtySize::default()
    }
}

/// A program in a terminal of its own.
pub(crate) struct Game {
    pair: PtyPair,
    child: Box<dyn Child + Send + Sync>,
    fingers: Box<dyn Write + Send>,
    screen: Arc<Mutex<String>>,
    pace: Arc<Mutex<Pace>>,
    modes: Termios,
    /// How much of the screen has been searched.
    seen: usize,
}

/// No test may leave a program running.
impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Game {
    pub(super) fn start(home: &Home, daemon: Option<&StandIn>, arguments: &[&str]) -> Self {
        Self::start_in(Stage::default(), home, daemon, arguments)
    }

    pub(super) fn start_in(
        stage: Stage<'_>,
        home: &Home,
        daemon: Option<&StandIn>,
        arguments: &[&str],
    ) -> Self {
        Self::of(stage.program(home, daemon, arguments), stage.size)
    }

    /// Starts any program in a terminal with this many columns and rows.
    pub(crate) fn of(program: CommandBuilder, size: (u16, u16)) -> Self {
        let pair = native_pty_system()
            .openpty(window(size))
            .expect("a terminal");
        let modes = modes(&pair);
        let child = pair.slave.spawn_command(program).expect("a child");
        let fingers = pair.master.take_writer().expect("a keyboard");
        let reader = pair.master.try_clone_reader().expect("a screen");
        let screen = Arc::new(Mutex::new(String::new()));
        let pace = Arc::new(Mutex::new(Pace::AtOnce));
        let (shown, paced) = (Arc::clone(&screen), Arc::clone(&pace));
        thread::spawn(move || watch(reader, &shown, &paced));
        Self {
            pair,
            child,
            fingers,
            screen,
            pace,
            modes,
            seen: 0,
        }
    }

    /// Reads the screen at this pace from now on.
    pub(super) fn read_at(&self, pace: Pace) {
        *self.pace.lock().expect("no panic") = pace;
    }

    pub(super) fn resize(&self, size: (u16, u16)) {
        self.pair.master.resize(window(size)).expect("a size");
    }

    /// Sends any bytes.
    pub(super) fn send(&mut self, bytes: &[u8]) {
        self.fingers.write_all(bytes).expect("a terminal");
    }

    /// Closes the terminal while the program runs in it, and waits for the program's end.
    pub(super) fn close(mut self) -> String {
        let screen = self.screen();
        // Any open end keeps the terminal open: the thread that reads the screen closes its own with the next line.
        self.read_at(Pace::Gone);
        let (sink, nobody) = (Box::new(std::io::sink()), window((1, 1)));
        let elsewhere = native_pty_system().openpty(nobody).expect("a terminal");
        drop(std::mem::replace(&mut self.fingers, sink));
        drop(std::mem::replace(&mut self.pair, elsewhere));
        self.end();
        screen
    }

    /// Returns the program's memory, in bytes.
    pub(super) fn memory(&self) -> usize {
        let file = format!("/proc/{}/status", self.pid().as_raw_nonzero());
        let status = fs::read_to_string(file).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
        kilobytes
            .and_then(|number| number.parse::<usize>().ok())
            .expect("a number")
            * 1024
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.fingers.write_all(keys.as_bytes()).expect("a terminal");
        self.fingers.flush().expect("a terminal");
    }

    /// Presses keys that play, after the time a player needs to react to a change of the table: a key pressed earlier would
    /// have to be pressed again.
    pub(super) fn play(&mut self, keys: &str) {
        thread::sleep(REACTION);
        self.press(keys);
    }

    pub(crate) fn screen(&self) -> String {
        self.screen.lock().expect("no panic").clone()
    }

    /// Returns the lines so far. The cursor stays on the last one, so it may be incomplete; to wait for a text, use `until`.
    pub(crate) fn lines(&self) -> Vec<String> {
        let screen = without_room(&self.screen());
        let lines = screen.lines().map(|line| line.trim_end_matches('\r'));
        lines
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect()
    }

    /// Waits for this text after the one that was waited for last.
    pub(crate) fn until(&mut self, text: &str) {
        self.until_one_of(&[text]);
    }

    /// Waits for one of these texts after the one that was waited for last. Returns the one that has come.
    pub(crate) fn until_one_of<'a>(&mut self, texts: &[&'a str]) -> &'a str {
        let end = Instant::now() + SOON;
        loop {
            {
                let screen = self.screen.lock().expect("no panic");
                let rest = &screen[self.seen..];
                for text in texts {
                    if let Some(at) = rest.find(text) {
                        self.seen += at + text.len();
                        return text;
                    }
                }
                assert!(Instant::now() < end, "none of {texts:?} in {rest:?}");
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Goes back to an earlier place, from which `until` searches again.
    pub(super) fn back_to(&mut self, mark: usize) {
        self.seen = mark;
    }

    pub(super) fn pid(&self) -> Pid {
        let pid = self.child.process_id().expect("it runs");
        Pid::from_raw(i32::try_from(pid).expect("small")).expect("not 0")
    }

    pub(super) fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).expect("it runs");
    }

    /// Waits for the program's end and returns its exit status.
    pub(crate) fn end(&mut self) -> u32 {
        let until = Instant::now() + SOON;
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status.exit_code();
            }
            assert!(Instant::now() < until, "it goes on: {}", self.screen());
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Returns whether the program has ended already.
    pub(super) fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("a child").is_some()
    }

    /// Returns the terminal's present modes.
    pub(super) fn modes(&self) -> Termios {
        modes(&self.pair)
    }

    /// Returns whether keys arrive one by one, without echo.
    pub(super) fn is_raw(&self) -> bool {
        self.modes().local_modes != self.modes.local_modes
    }

    /// Returns whether the terminal is as it was before.
    pub(super) fn is_restored(&self) -> bool {
        let now = self.modes();
        (
            now.input_modes,
            now.output_modes,
            now.control_modes,
            now.local_modes,
        ) == (
            self.modes.input_modes,
            self.modes.output_modes,
            self.modes.control_modes,
            self.modes.local_modes,
        )
    }
}

/// Returns a screen without the sequences that make room on it and put the cursor at the beginning of a row; all other control
/// sequences are kept.
pub(crate) fn without_room(screen: &str) -> String {
    let mut parts = screen.split("\x1b[");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let to_row = part
            .split_once(";1H")
            .filter(|(row, _)| !row.is_empty() && row.bytes().all(|digit| digit.is_ascii_digit()));
        if let Some((_, rest)) = to_row {
            text.push_str(rest);
        } else {
            text.push_str("\x1b[");
            text.push_str(part);
        }
    }
    text
}

/// Reads a screen as long as it exists.
fn watch(mut reader: Box<dyn Read + Send>, shown: &Mutex<String>, paced: &Arc<Mutex<Pace>>) {
    let (mut part, mut rest) = ([0; 4096], Vec::new());
    // The test that has begun the game holds the pace, too, and may leave the screen stopped.
    while Arc::strong_count(paced) > 1 {
        let pace = *paced.lock().expect("no panic");
        let most = match pace {
            Pace::AtOnce => part.len(),
            Pace::Slow => 1,
            Pace::Stopped => 0,
            Pace::Gone => return,
        };
        if pace != Pace::AtOnce {
            thread::sleep(Duration::from_millis(1));
        }
        if most == 0 {
            continue;
        }
        let Ok(count @ 1..) = reader.read(&mut part[..most]) else {
            return;
        };
        rest.extend_from_slice(&part[..count]);
        let whole = match std::str::from_utf8(&rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let text: Vec<u8> = rest.drain(..whole).collect();
        let text = String::from_utf8(text).expect("it was looked at");
        shown.lock().expect("no panic").push_str(&text);
    }
}

fn modes(pair: &PtyPair) -> Termios {
    let name = pair.master.tty_name().expect("its name");
    tcgetattr(File::open(name).expect("its file")).expect("its modes")
}

/// A player who follows what the lines say.
#[derive(Default)]
pub(crate) struct Player {
    read: usize,
    pub(crate) is_over: bool,
}

/// How each language asks for a key. Another key is pressed before each key that plays, since a key pressed twice within 700 ms
/// counts as held down.
const ASKED: [(&[&str], &[&str]); 9] = [
    // The key came too soon after a change of the table; pressed again, it acts. If that ended a turn in which a tile was chosen,
    // none is chosen any more.
    (
        &["Enter again to do it.", "Invio di nuovo per farlo."],
        &["z", "enter"],
    ),
    (
        &["Space again to do it.", "Spazio di nuovo per farlo."],
        &["c", "space"],
    ),
    (&["You open:", "Apri tu con"], &["z", "enter"]),
    (&["Space to draw.", "Spazio per pescare."], &["c", "space"]),
    (&["Your turn. L", "Tocca a te. S"], &["z", "enter"]),
    (&["left?", "sinistra?"], &["d"]),
    (&["You draw ", "Peschi "], &["z", "enter"]),
    (&["next round.", "per la prossima."], &["c", "enter"]),
    (&["for the menu.", "per il menu."], &[]),
];

/// How lines begin that tell an own move: with it, what was asked before is answered.
const PLAYED: [&str; 4] = ["You: ", "You pass", "Tu: ", "Passi"];

/// Lines that look like questions but are none.
const NOT_ASKED: [&str; 4] = ["no fit.", "non va.", "Nothing fits.", "Non puoi posare."];

impl Player {
    /// Returns whether this line answers keys that play: with the move, or with a question.
    pub(crate) fn is_answer(line: &str) -> bool {
        PLAYED.iter().any(|begin| line.starts_with(begin))
            || line.contains("again to do it.")
            || line.contains("You draw ")
            || line.contains("left?")
    }

    /// Returns the keys that the last of the new lines asks for. A turn that a key cut short is announced once more, and counts
    /// as one turn.
    pub(crate) fn keys(&mut self, lines: &[String]) -> Vec<&'static str> {
        let mut keys: &[_] = &[];
        for line in &lines[self.read.min(lines.len())..] {
            if NOT_ASKED.iter().any(|end| line.ends_with(end)) {
                continue;
            }
            if PLAYED.iter().any(|begin| line.starts_with(begin)) {
                keys = &[];
            }
            let asked =
                |(texts, _): &&(&[&str], &[&str])| texts.iter().any(|text| line.contains(text));
            if let Some((_, asked)) = ASKED.iter().find(asked) {
                self.is_over |= asked.is_empty();
                keys = asked;
            }
        }
        self.read = lines.len();
        keys.to_vec()
    }

    /// Returns the bytes that a terminal sends for the keys.
    pub(crate) fn typed(keys: &[&str]) -> String {
        keys.iter()
            .map(|key| match *key {
                "enter" => "\r".to_owned(),
                "space" => " ".to_owned(),
                letter => letter.to_owned(),
            })
            .collect()
    }
}
