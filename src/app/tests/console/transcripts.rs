//! Whole scenes at the table, as files: the deal, the keys (`> key`), and the lines after each.
//!
//! With `BLESS=1` in the environment the files are written anew; check the difference.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

use serpente_app::Incoming;

use super::{Deal, Desk};

/// The setup that a file gives before its first key.
struct Scene {
    deal: Deal,
    language: String,
    settings: String,
}

fn scene(text: &str) -> Scene {
    let mut scene = Scene {
        deal: Deal::of(&[]),
        language: "en".into(),
        settings: String::new(),
    };
    let entries = text.lines().take_while(|line| !line.trim().is_empty());
    for line in entries.filter(|line| !line.starts_with('#')) {
        let (name, value) = line.split_once(": ").expect("an entry has a name");
        let deal = &mut scene.deal;
        match name {
            "hands" => deal.hands = value.split(" | ").map(str::to_owned).collect(),
            "game" => deal.game = value.into(),
            "lots" => deal.lots = value.into(),
            "boneyard" => deal.boneyard = value.into(),
            "people" => deal.people = value.parse().expect("a number"),
            "limit" => deal.limit = value.parse().expect("a number"),
            "teams" => deal.teams = Some(value.parse().expect("a number")),
            "rule" => {
                let (rule, value) = value.split_once('=').expect("a value");
                deal.rules.push((rule.into(), value.into()));
            }
            "language" => scene.language = value.into(),
            "settings" => writeln!(scene.settings, "{value}").expect("a text"),
            other => panic!("no entry is called {other}"),
        }
    }
    scene
}

/// Does what follows `> `.
fn act(desk: &mut Desk, what: &str) -> Vec<String> {
    match what.split_once(' ') {
        Some(("wait", time)) => {
            desk.wait(Duration::from_millis(time.parse().expect("milliseconds")))
        }
        Some(("paste", text)) => desk.take(Incoming::Pasted(text.into())),
        Some(("line", text)) => desk.take(Incoming::Unknown(text.into())),
        Some((after, key)) => {
            let gap = after.strip_suffix("ms").expect("a key, or ms before it");
            let gap = Duration::from_millis(gap.parse().expect("milliseconds"));
            desk.press_after(gap, key)
        }
        None => desk.press(what),
    }
}

/// Returns the file as it would be if the present behaviour were right.
fn played(text: &str) -> String {
    let scene = scene(text);
    let mut desk = Desk::dealt(&scene.deal, &scene.language, &scene.settings);
    let (head, keys) = text.split_once("\n\n").expect("an empty line");
    let mut now = format!("{head}\n\n");
    let mut tell = |lines: Vec<String>| {
        for line in lines {
            writeln!(now, "{line}").expect("a text");
        }
    };
    tell(desk.lines());
    for line in keys.lines() {
        if let Some(what) = line.strip_prefix("> ") {
            tell(vec![line.to_owned()]);
            tell(act(&mut desk, what));
        } else if line.starts_with('#') {
            tell(vec![line.to_owned()]);
        }
    }
    now
}

#[test]
fn each_scene_is_told_as_it_is_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/console/transcripts");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let mut wrong = String::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("text");
        let now = played(&text);
        if now == text {
            continue;
        }
        if std::env::var_os("BLESS").is_some() {
            fs::write(file, now).expect("room");
        } else {
            let (mut expected, mut told) = (text.lines(), now.lines());
            let differs = expected.by_ref().zip(told.by_ref()).find(|(a, b)| a != b);
            let _ = writeln!(wrong, "{}: {differs:?}\n{now}", file.display());
        }
    }
    assert!(files.len() >= 10, "the scenes are gone");
    assert!(wrong.is_empty(), "{wrong}");
}
