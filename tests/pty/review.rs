//! The command `serpente review`: the analysis of a finished match, for people and for programs.

use std::fs;

use serde_json::Value;

use super::Home;

/// Plays a match of computer players, and returns its record.
fn played(home: &Home) -> String {
    let file = home.path("match.jsonl").display().to_string();
    let table = ["simulate", "--players", "2", "--limit", "10", "--seed", "4"];
    let rest = ["--bots", "random", "--record", &file, "--lang", "en"];
    let done = home.run(&[&table[..], &rest].concat());
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    file
}

fn review(home: &Home, more: &[&str]) -> (Option<i32>, String, String) {
    let done = home.run(&[&["review", "--lang", "en", "--iterations", "200"], more].concat());
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (done.status.code(), text(&done.stdout), text(&done.stderr))
}

#[test]
fn programs_read_each_decision_with_its_line() {
    let home = Home::with("");
    let file = played(&home);
    let (status, lines, _) = review(&home, &[&file, "--seat", "2", "--json"]);
    assert_eq!(status, Some(0));
    let again = review(&home, &[&file, "--seat", "2", "--json"]);
    assert_eq!(lines, again.1, "the same figures each time");
    let record = fs::read_to_string(&file).expect("a record");
    let record: Vec<Value> = record
        .lines()
        .map(|line| serde_json::from_str(line).expect("an event"))
        .collect();
    let told: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let (sum, decisions) = told.split_last().expect("lines");
    assert_eq!(
        decisions.len(),
        record
            .iter()
            .filter(|event| {
                event["seat"] == 1
                    && (event["type"] == "laid"
                        || event["type"] == "passed"
                        || event["type"] == "drew")
            })
            .count()
    );
    let mut loss = 0.0;
    for decision in decisions {
        let line = decision["line"].as_u64().expect("a line");
        let event = &record[usize::try_from(line).expect("small") - 1];
        assert_eq!(event["seat"], 1, "{event}");
        let played = decision["played"].as_str().expect("a move");
        if event["type"] == "laid" {
            let tile = event["tile"].as_str().expect("a tile");
            assert_eq!(played.split(' ').next(), Some(tile));
        }
        let cost = decision["loss"].as_f64().expect("a number");
        assert!(cost >= 0.0 && (cost == 0.0 || decision["best"] != decision["played"]));
        assert_eq!(decision["forced"], decision["options"] == 1);
        loss += cost;
    }
    assert_eq!(sum["summary"], true);
    assert_eq!(sum["decisions"], decisions.len());
    assert!((sum["loss"].as_f64().expect("a number") - loss).abs() < 0.1);
}

#[test]
fn people_hear_how_many_choices_there_were_first() {
    let home = Home::with("");
    let file = played(&home);
    let (status, told, _) = review(&home, &[&file, "--seat", "1"]);
    assert_eq!(status, Some(0));
    let first = told.lines().next().expect("a sentence");
    assert!(first.starts_with("Moves: "), "{first}");
    // So few rounds show only large mistakes, which is said.
    assert!(told.contains("With 200 rounds a move, "), "{told}");
    // Below each mistake stand the ends and the hand of that moment.
    let lines: Vec<&str> = told.lines().collect();
    let mut mistakes = 0;
    for (at, line) in lines.iter().enumerate() {
        if line.contains(" Better by ") {
            mistakes += 1;
            let position = lines.get(at + 1).expect("a position");
            assert!(position.contains(" You held "), "{line} {position}");
        }
    }
    assert!(mistakes > 0, "{told}");
}

#[test]
fn what_cannot_be_gone_through_is_refused_in_one_sentence() {
    let home = Home::with("");
    let file = played(&home);
    let record = fs::read_to_string(&file).expect("a record");
    let half = home.path("half.jsonl");
    let lines: Vec<&str> = record.split_inclusive('\n').collect();
    fs::write(&half, lines[..lines.len() / 2].concat()).expect("a file");
    let stranger = home.path("stranger.jsonl");
    fs::write(&stranger, "{\"hello\":1}\n").expect("a file");
    let (half, stranger) = (half.display().to_string(), stranger.display().to_string());
    for (arguments, expected) in [
        (&[&file[..]][..], "Only computer players sat in"),
        (&[&half, "--seat", "1"], "is not over"),
        (&[&stranger], "holds no match"),
        (&[&file, "--seat", "9"], "has the seats 1 to 2"),
        (&[], "needs the name of a file"),
    ] {
        let (status, told, why) = review(&home, arguments);
        assert_eq!((status, &told[..]), (Some(2), ""), "{arguments:?}");
        assert_eq!(why.lines().count(), 1, "{why}");
        assert!(why.contains(expected), "{why}");
    }
}

#[test]
fn a_seed_alone_means_one_match_in_which_problems_are_looked_for() {
    let home = Home::with("");
    let done = home.run(&["problems", "--lang", "en", "--seed", "55"]);
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    assert_eq!(String::from_utf8_lossy(&done.stdout), "2 passes gapesosa\n");
}
