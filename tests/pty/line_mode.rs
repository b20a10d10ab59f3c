//! Without a terminal: a whole match through a pipe, with the name of one key per line.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::{Home, Player, duel};

#[test]
fn a_pipe_plays_a_whole_match() {
    let home = Home::with("pause = 0");
    let arguments = duel("en", &["--limit", "30", "--speech", "off"]);
    let mut child = home
        .command(None, &arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut keys = child.stdin.take().expect("a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let (mut player, mut all) = (Player::default(), Vec::new());
    let until = Instant::now() + Duration::from_secs(120);
    while !player.is_over {
        assert!(Instant::now() < until, "{all:?}");
        all.push(lines.next().expect("more").expect("text"));
        for key in player.keys(&all) {
            writeln!(keys, "{key}").expect("it reads");
        }
    }
    writeln!(keys, "page-up\nschiava\nQ").expect("it reads");
    drop(keys);
    all.extend(lines.map(|line| line.expect("text")));
    let end = child.wait_with_output().expect("its end");
    assert!(end.status.success());
    assert_eq!(String::from_utf8_lossy(&end.stderr), "");
    assert!(
        all.iter()
            .any(|line| line.ends_with("wins the match!") || line == "You win the match!")
    );
    let tail: Vec<&str> = all[all.len() - 5..].iter().map(String::as_str).collect();
    assert_eq!(
        tail,
        [
            "Enter to play again with the same people, Q for the menu.",
            "schiava does nothing here. Question mark lists the keys that work here.",
            "Main menu.",
            "New match",
            "Goodbye."
        ]
    );
    assert!(!all.iter().any(|line| line.contains(['\x1b', '\r'])));
}

#[test]
fn the_end_of_input_keeps_the_match() {
    let home = Home::with("pause = 0");
    let out = home.run(&duel("en", &["--speech", "off"]));
    assert!(out.status.success());
    assert!(String::from_utf8_lossy(&out.stdout).ends_with("Goodbye.\n"));
    let out = home.run(&["resume", "--lang", "en", "--speech", "off"]);
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(said.starts_with("Salotto goes on: round 1.\n"), "{said}");
}
