//! Measures the time from a key in a real terminal to its answer there, while computer players think as hard as they can.
//! Prints the results itself, since criterion would press the keys too often.
//!
//! `SERPENTE_PROGRAM` names another program to measure: one for ARM, which qemu runs some ten times slower, shows what a slow
//! machine does (`script/arm --slow`).

#[path = "../tests/program.rs"]
mod program;

use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

/// The tables, and the keys that ask there, each with a part of its answer.
const TABLES: [(&str, &[&str]); 3] = [
    (
        "salotto, 2 against 2",
        &["--game", "salotto", "--teams", "2x2"],
    ),
    (
        "classic, 2 against 2",
        &["--game", "classic", "--teams", "2x2"],
    ),
    (
        "salotto, 10 seats",
        &["--game", "salotto", "--players", "10"],
    ),
];

/// Keys for information, each with a part of its answer.
const KEYS: [(&str, &str); 4] = [
    ("n", "On the table:"),
    ("w", " tiles: "),
    ("e", " points. "),
    ("t", " turn"),
];

/// How often each key is pressed.
const TIMES: usize = 50;

/// Longer than anything takes.
const NEVER: Duration = Duration::from_secs(60);

struct Screen {
    text: Arc<Mutex<String>>,
    seen: usize,
}

impl Screen {
    /// Waits for one of these texts, and returns which came first.
    fn until(&mut self, texts: &[&str]) -> usize {
        let end = Instant::now() + NEVER;
        loop {
            {
                let text = self.text.lock().expect("no panic");
                let found = texts.iter().enumerate().filter_map(|(place, wanted)| {
                    let at = text[self.seen..].find(wanted)?;
                    Some((at + wanted.len(), place))
                });
                if let Some((at, place)) = found.min() {
                    self.seen += at;
                    return place;
                }
                assert!(Instant::now() < end, "no {texts:?}: {text}");
            }
            thread::sleep(Duration::from_micros(50));
        }
    }
}

fn show(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1e3;
    println!(
        "{what}: {} keys, median {:.2} ms, 95 of 100 within {:.2} ms, 99 within {:.2} ms, at most {:.2} ms",
        times.len(),
        at(50),
        at(95),
        at(99),
        at(100)
    );
}

fn measure(name: &str, table: &[&str]) {
    let home = tempfile::tempdir().expect("a folder");
    let config = home.path().join("config/serpente");
    std::fs::create_dir_all(&config).expect("a folder");
    let settings = "pause = 0\n[speech]\non = false\n[sound]\non = false\n";
    std::fs::write(config.join("settings.toml"), settings).expect("room");
    let pair = native_pty_system()
        .openpty(PtySize::default())
        .expect("a terminal");
    let mut program = CommandBuilder::new(program::program());
    program.args([
        "play",
        "--lang",
        "en",
        "--seed",
        "7",
        "--bots",
        "expert:10000000",
    ]);
    program.args(table);
    program.cwd(home.path());
    for (name, folder) in [
        ("HOME", "home"),
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_DATA_HOME", "data"),
    ] {
        program.env(name, home.path().join(folder));
    }
    let started = Instant::now();
    let mut child = pair.slave.spawn_command(program).expect("a child");
    let mut fingers = pair.master.take_writer().expect("a keyboard");
    let mut reader = pair.master.try_clone_reader().expect("a screen");
    let text = Arc::new(Mutex::new(String::new()));
    let shown = Arc::clone(&text);
    thread::spawn(move || {
        let mut part = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut part) {
            let part = String::from_utf8_lossy(&part[..count]).into_owned();
            shown.lock().expect("no panic").push_str(&part);
        }
    });
    let mut press = |key: &str| fingers.write_all(key.as_bytes()).expect("a terminal");
    let mut screen = Screen { text, seen: 0 };
    // The first sentence names the game and the players.
    screen.until(&["In turn: ", "teams"]);
    println!(
        "{name}: the first words take {:.0} ms",
        started.elapsed().as_secs_f64() * 1e3
    );
    screen.until(&["You have "]);
    thread::sleep(Duration::from_millis(100));
    // If it is the player's turn, a tile is laid after a hint; then another player thinks.
    press("t");
    if screen.until(&["'s turn", "Your turn.", "You open"]) != 0 {
        press("h");
        let asked = Instant::now();
        screen.until(&["Hint: "]);
        println!(
            "{name}: a hint takes {:.0} ms",
            asked.elapsed().as_secs_f64() * 1e3
        );
        press("z");
        screen.until(&["\n"]);
        press("\r");
        if screen.until(&["You: ", "left?"]) == 1 {
            press("d");
        }
        thread::sleep(Duration::from_millis(100));
    }
    let mut times = Vec::new();
    for _ in 0..TIMES {
        for (key, answer) in KEYS {
            let pressed = Instant::now();
            press(key);
            screen.until(&[answer]);
            times.push(pressed.elapsed());
            thread::sleep(Duration::from_millis(5));
        }
    }
    show(name, times);
    child.kill().expect("it runs");
    child.wait().expect("its end");
}

fn main() {
    // Only `cargo bench` measures; a test runs when the machine may be busy.
    if !std::env::args().any(|given| given == "--bench") {
        return;
    }
    for (name, table) in TABLES {
        measure(name, table);
    }
}
