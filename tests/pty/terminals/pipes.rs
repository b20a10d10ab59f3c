//! Pipes, files and nothing at all in place of a terminal.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use super::super::game::SOON;
use super::{Home, TABLE, home};

/// What a shell makes of standard input, output and error. The program is `"$@"`.
const PLACES: [&str; 12] = [
    r#""$@" </dev/null"#,
    r#""$@" <&-"#,
    r#""$@" >&- </dev/null"#,
    r#""$@" 2>&- </dev/null"#,
    r#""$@" <&- >&- 2>&-"#,
    r#""$@" >/dev/full </dev/null"#,
    r#""$@" </ 2>&1"#,
    r#""$@" </dev/null | true"#,
    r#""$@" </dev/null | head -n 1"#,
    r#"yes n | head -n 3000 | "$@""#,
    r#"printf 'c\n\377\n\0\nenter' | "$@""#,
    r#"head -c 200000 /dev/zero | "$@""#,
];

const COMMANDS: [&[&str]; 6] = [
    TABLE,
    &["--lang", "en"],
    &["games"],
    &["keys"],
    &["locales"],
    &[
        "simulate",
        "--matches",
        "20",
        "--seed",
        "1",
        "--bots",
        "random",
        "--record",
        "-",
    ],
];

/// Runs it in a shell, not longer than anybody would wait.
fn run(home: &Home, script: &str, arguments: &[&str]) -> Output {
    let binary = home.command(None, &[]);
    let mut shell = Command::new("bash");
    shell.args(["-c", script, "sh", env!("CARGO_BIN_EXE_serpente")]);
    shell.args(arguments);
    for (name, value) in binary.get_envs() {
        shell.env(name, value.unwrap_or_default());
    }
    shell.stdin(Stdio::null());
    let began = Instant::now();
    let out = shell.output().expect("a shell");
    assert!(began.elapsed() < SOON, "{script}");
    out
}

#[test]
fn whatever_stands_in_place_of_a_terminal_it_ends_in_peace() {
    let home = home(0);
    for script in PLACES {
        for arguments in COMMANDS {
            let out = run(&home, script, arguments);
            let said = String::from_utf8_lossy(&out.stderr);
            let told = String::from_utf8_lossy(&out.stdout);
            assert!(
                !said.contains("panick") && !told.contains("panick"),
                "{script} {arguments:?}: {out:?}"
            );
            // What could not be printed is told, where anybody can be.
            let untold = out.status.code() == Some(1) && said.lines().count() == 1;
            assert!(
                untold || matches!(out.status.code(), Some(0 | 2)),
                "{script} {arguments:?}: {out:?}"
            );
        }
    }
}

#[test]
fn a_pipe_that_nobody_reads_ends_nothing_but_the_lines() {
    let home = home(0);
    let mut command = home.command(None, TABLE);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let mut keys = child.stdin.take().expect("a pipe");
    for _ in 0..50 {
        keys.write_all(b"c\nz\nenter\nspace\n").expect("it reads");
        std::thread::sleep(Duration::from_millis(2));
    }
    drop(keys);
    assert!(child.wait().expect("its end").success());
    // The match went on all the while.
    let matches = std::fs::read_dir(home.path("data/serpente/matches")).expect("records");
    let record = matches.last().expect("a record").expect("a file").path();
    let record = std::fs::read_to_string(record).expect("text");
    assert!(record.matches("\"laid\"").count() > 5, "{record}");
}
