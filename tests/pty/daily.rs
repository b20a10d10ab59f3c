//! The command `serpente daily`: the match of a day, checked and told for programs.

use std::path::Path;

use serde_json::Value;

use super::Home;

/// Returns the path of a kept match of the day 24 December.
fn kept() -> String {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = sources.join("src/archive/tests/daily-2026-12-24.jsonl");
    file.display().to_string()
}

/// Returns the status of a command, what it printed, and what it said of its failure.
fn done(home: &Home, arguments: &[&str]) -> (Option<i32>, String, String) {
    let done = home.run(&[arguments, &["--lang", "en"]].concat());
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (done.status.code(), text(&done.stdout), text(&done.stderr))
}

#[test]
fn only_the_day_that_was_asked_for_is_genuine() {
    let home = Home::with("");
    let file = kept();
    for date in [&[][..], &["--date", "2026-12-24"]] {
        let (status, told, _) = done(&home, &[&["daily", "--check", &file][..], date].concat());
        assert_eq!(status, Some(0));
        assert!(told.contains(" is genuine: "), "{told}");
        assert!(told.contains("Serpente 24 December: "), "{told}");
    }
    let other = ["daily", "--check", &file, "--date", "2026-12-25"];
    let (status, told, why) = done(&home, &other);
    assert_eq!((status, &told[..]), (Some(1), ""));
    assert!(why.contains("holds the deal of 24 December, "), "{why}");
    // A file that is not there is none that was forged: as for any other command.
    let missing = home.path("nothing.jsonl").display().to_string();
    for command in [
        &["daily", "--check", &missing][..],
        &["replay", "--check", &missing],
        &["review", &missing],
    ] {
        let (status, told, why) = done(&home, command);
        assert_eq!((status, &told[..]), (Some(2), ""), "{command:?}: {why}");
        assert_eq!(why.lines().count(), 1, "{why}");
    }
}

#[test]
fn a_day_loses_what_the_review_of_its_match_says() {
    let home = Home::with("");
    let file = kept();
    let (_, told, _) = done(&home, &["daily", "--check", &file, "--json"]);
    let day: Value = serde_json::from_str(&told).expect("JSON");
    let (_, told, _) = done(&home, &["review", &file, "--json"]);
    let sum = told.lines().last().expect("a summary");
    let sum: Value = serde_json::from_str(sum).expect("JSON");
    assert!(day["lost"].as_f64() > Some(0.0), "{day}");
    assert_eq!(day["lost"], sum["loss"]);
    let line = day["line"].as_str().expect("a sentence");
    let points = format!(" {} points, par {}, ", day["points"], day["par"]);
    assert!(line.contains(&points), "{line}");
    assert!(
        line.contains(&format!("{} rounds won", day["rounds_won"])),
        "{line}"
    );
}
