//! The command `serpente stats`: the results of the saved matches.

use std::fs;

use serde_json::Value;

use super::Home;

fn stats(home: &Home, more: &[&str]) -> String {
    let done = home.run(&[&["stats", "--lang", "en"], more].concat());
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    String::from_utf8_lossy(&done.stdout).into_owned()
}

#[test]
fn the_kept_matches_are_counted_from_their_records_alone() {
    let home = Home::with("");
    assert_eq!(stats(&home, &[]), "You have not finished a match yet.\n");
    assert_eq!(stats(&home, &["--json"]), "[]\n");
    let folder = home.path("data/serpente/matches");
    fs::create_dir_all(&folder).expect("a folder");
    // Three finished matches of Ada against a computer player, of which she wins the first two, and one that goes on.
    let begins = r#"{"type":"match","format":1,"game":"salotto","options":{"set":6,"hand":7,"limit":20,"rules":{}},"seats":[{"name":"Ada","team":0,"player":"human"},{"name":"Bo","team":1,"player":"easy"}]}"#;
    let round = |points: [i32; 2], totals: [i32; 2]| {
        format!(
            r#"{{"type":"round-over","reason":"out","seat":0,"points":{points:?},"totals":{totals:?}}}"#
        )
    };
    let over = |winner: u8| format!(r#"{{"type":"match-over","winners":[{winner}]}}"#);
    let matches = [
        vec![round([0, 21], [0, 21]), over(0)],
        vec![round([7, 0], [7, 0]), round([0, 30], [7, 30]), over(0)],
        vec![round([25, 0], [25, 0]), over(1)],
        vec![round([3, 0], [3, 0])],
    ];
    for (number, events) in matches.iter().enumerate() {
        // The second one was played against a stronger player, two weeks ago.
        let begins = match number {
            1 => begins.replace("easy", "expert"),
            _ => begins.to_owned(),
        };
        let text: String = [begins]
            .into_iter()
            .chain(events.clone())
            .map(|line| line + "\n")
            .collect();
        let file = folder.join(format!("{number}.jsonl"));
        fs::write(&file, text).expect("a record");
        let weeks = [3, 2, 0, 0][number];
        let ago = 60 - number as u64 + weeks * 7 * 24 * 3600;
        let written = std::time::SystemTime::now() - std::time::Duration::from_secs(ago);
        let file = fs::File::options()
            .write(true)
            .open(file)
            .expect("a record");
        file.set_modified(written).expect("a time");
    }
    fs::write(folder.join("broken.jsonl"), "{\n").expect("a file");
    let told = stats(&home, &[]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "Matches: 3, won: 2.",
            "Rounds: 4. Most wins in a row: 2.",
            "In the last four weeks, matches: 3, won: 2."
        ]
    );
    assert_eq!(lines.len(), 7, "{told}");
    assert_eq!(
        lines[4..],
        [
            "Against easy players, matches: 2, won: 1.",
            "Against experts, matches: 1, won: 1.",
            "Won, week by week up to this one: 1 of 1, 1 of 1, 0 of 0, 0 of 1."
        ]
    );
    assert!(
        lines[3].contains("Points a round: 8. Best total: 0."),
        "{told}"
    );
    let json: Value = serde_json::from_str(&stats(&home, &["--json"])).expect("JSON");
    let expected = serde_json::json!([{"game": "salotto", "seating": "2", "matches": 3, "won": 2, "rounds": 4,
        "average": 8.0, "best": 0, "longest": 2}]);
    assert_eq!(json, expected);
    // What reviews of a game found is told with its results: 40 choices that lost 20 points, and 10 that lost 10.
    let reviewed = r#"{"months":{"salotto":{"2026-10":{"choices":40,"loss":20.0},"2026-11":{"choices":10,"loss":10.0}},
        "fives":{"2026-11":{"choices":2,"loss":9.0}}}}"#;
    fs::write(home.path("data/serpente/learning.json"), reviewed).expect("what was learnt");
    let json: Value = serde_json::from_str(&stats(&home, &["--json"])).expect("JSON");
    assert_eq!(json[0]["loss_per_decision"], 0.6);
}
