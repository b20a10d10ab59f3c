//! Pipes, files and nothing at all instead of a terminal.

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use super::super::game::SOON;
use super::{Home, TABLE, home};

/// Shell redirections of standard input, output and error. The program is `"$@"`.
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

/// Runs the script in a shell, with a time limit.
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
            // If something could not be printed, the program says so wherever it still can.
            let untold = out.status.code() == Some(1) && said.lines().count() == 1;
            assert!(
                untold || matches!(out.status.code(), Some(0 | 2)),
                "{script} {arguments:?}: {out:?}"
            );
        }
    }
}

#[test]
fn a_pipe_that_nobody_reads_ends_the_program_and_keeps_the_match() {
    let home = home(0);
    let mut command = home.command(None, TABLE);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let mut keys = child.stdin.take().expect("a pipe");
    // Nobody would hear what further keys do.
    let until = Instant::now() + SOON;
    while child.try_wait().expect("its state").is_none() {
        assert!(Instant::now() < until, "it plays on for nobody");
        // Once it has ended, nobody reads the keys.
        let _ = keys.write_all(b"c\n");
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(child.wait().expect("its end").success());
    let matches = std::fs::read_dir(home.path("data/serpente/matches")).expect("records");
    let record = matches.last().expect("a record").expect("a file").path();
    let record = std::fs::read_to_string(record).expect("text");
    assert!(record.contains("\"dealt\""), "{record}");
    let resumed = home.run(&["resume", "--lang", "en"]);
    assert!(resumed.status.success(), "{resumed:?}");
}

/// Returns what a program prints into a pipe that is read late: more than the pipe and the program's own queue hold.
fn read_late(home: &Home, arguments: &[&str]) -> (String, std::process::ExitStatus) {
    let mut child = home
        .command(None, arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut out = child.stdout.take().expect("a pipe");
    // Long enough for all buffers to fill, and for the program to give up on a terminal.
    std::thread::sleep(Duration::from_secs(6));
    let mut told = String::new();
    out.read_to_string(&mut told).expect("text");
    (told, child.wait().expect("its end"))
}

#[test]
fn a_pipe_that_is_read_late_gets_every_line() {
    let home = home(1000);
    // Without any translation, there is a line for each message.
    let folder = home.path("ca");
    let new = folder.display().to_string();
    assert!(home.run(&["locales", "--new", &new]).status.success());
    let check = ["locales", "--check", &new, "--lang", "en"];
    let at_once = home.run(&check);
    let (late, status) = read_late(&home, &check);
    assert_eq!(late, String::from_utf8(at_once.stdout).expect("text"));
    assert_eq!(status.code(), at_once.status.code());

    // Four megabytes of matches.
    let record = home.path("long.jsonl").display().to_string();
    let simulate = [
        "simulate",
        "--matches",
        "200",
        "--seed",
        "3",
        "--bots",
        "random",
        "--record",
    ];
    assert!(
        home.run(&[&simulate[..], &[&record]].concat())
            .status
            .success()
    );
    let recorded = std::fs::read_to_string(&record).expect("text");
    assert!(recorded.len() > 2 << 20, "{}", recorded.len());
    let (late, status) = read_late(&home, &[&simulate[..], &["-"]].concat());
    assert!(status.success());
    assert!(late == recorded, "{} of {}", late.len(), recorded.len());
}

#[test]
fn a_record_is_told_whole_and_at_once_into_a_pipe() {
    // With pauses, it would take an hour.
    let home = home(10_000);
    let record = home.path("one.jsonl").display().to_string();
    let simulate = [
        "simulate", "--seed", "3", "--bots", "random", "--record", &record,
    ];
    assert!(home.run(&simulate).status.success());
    let out = home.run(&["replay", &record, "--lang", "en"]);
    assert!(out.status.success());
    let told = String::from_utf8(out.stdout).expect("text");
    assert!(told.starts_with("Salotto, "), "{told}");
    let recorded = std::fs::read_to_string(&record).expect("text");
    let laid = recorded.matches(r#""type":"laid""#).count();
    let lays = told
        .lines()
        .filter(|line| line.ends_with(", right.") || line.ends_with(", left."))
        .count();
    // The opener lays where there are no ends.
    let lines: Vec<&str> = told.lines().collect();
    let openings = lines
        .windows(2)
        .filter(|pair| pair[0].starts_with("Round ") && pair[1].contains(": "))
        .count();
    assert!(
        lays + openings >= laid,
        "{lays} and {openings} of {laid}: {told}"
    );
    assert!(told.ends_with("Goodbye.\n"), "{told}");
}
