//! Killed at any moment: the match goes on from the last event that was told, and none is lost or told by two.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use super::{Game, Home, Player};
use crate::soak;

/// The moves among lines: what was told of events that are in the record.
fn moves(lines: &[String]) -> Vec<String> {
    let told = |line: &&String| {
        line.starts_with("You: ") || line.starts_with("Bruno: ") || line.starts_with("Round ")
    };
    lines.iter().filter(told).cloned().collect()
}

/// The same from the record, as it is told.
fn recorded(record: &str) -> Vec<String> {
    let half = |half: &str| if half == "0" { "blank" } else { half }.to_owned();
    record
        .lines()
        .map(|line| serde_json::from_str(line).expect("a whole line"))
        .filter_map(|event: serde_json::Value| match event["type"].as_str()? {
            "round" => Some(format!("Round {}.", event["number"])),
            "laid" => {
                let who = ["You", "Bruno"][usize::try_from(event["seat"].as_u64()?).ok()?];
                let (high, low) = event["tile"].as_str()?.split_once('-')?;
                let tile = if high == low {
                    format!("double {}", half(high))
                } else {
                    format!("{} {}", half(high), half(low))
                };
                Some(match event["arm"].as_u64() {
                    None => format!("{who}: {tile}."),
                    Some(0) => format!("{who}: {tile}, left."),
                    Some(_) => format!("{who}: {tile}, right."),
                })
            }
            _ => None,
        })
        .collect()
}

#[test]
fn killed_again_and_again_the_match_goes_on() {
    let home = Home::with("pause = 10");
    let record = home.path("match.jsonl");
    let file = record.display().to_string();
    let (mut before, mut told) = (String::new(), Vec::new());
    for (time, seed) in soak::seeds(50).enumerate() {
        let arguments: &[&str] = if time == 0 {
            &[
                "play",
                "--players",
                "2",
                "--seed",
                "4",
                "--limit",
                "100000",
                "--lang",
                "en",
                "--bots",
                "heavy",
                "--speech",
                "off",
                "--record",
                &file,
            ]
        } else {
            &["resume", &file, "--lang", "en", "--speech", "off"]
        };
        let mut game = Game::start(&home, None, arguments);
        game.until("Salotto");
        // Any moments would do; these are spread over the first quarter of a second.
        let chance = seed.wrapping_mul(6_364_136_223_846_793_005);
        let dies = Instant::now() + Duration::from_millis(chance >> 56);
        let mut player = Player::default();
        while Instant::now() < dies {
            let keys = player.keys(&game.lines());
            if !keys.is_empty() {
                game.press(&Player::typed(&keys));
            }
            thread::sleep(Duration::from_millis(2));
        }
        game.signal(rustix::process::Signal::KILL);
        game.end();
        thread::sleep(Duration::from_millis(5));
        assert!(!game.screen().contains("damaged"), "{}", game.screen());
        told.extend(moves(&game.lines()));
        let now = fs::read_to_string(&record).expect("a record");
        assert!(now.starts_with(&before), "what was written stays");
        assert!(now.ends_with('\n'), "every line is whole");
        // All that was told is in the record, in the same order. What was written and not told yet is what the kill
        // cut off: at most the last few.
        let written = recorded(&now);
        let mut rest = written.iter();
        for line in &told {
            assert!(
                rest.any(|written| written == line),
                "{line} was not written"
            );
        }
        before = now;
    }
    let written = recorded(&before);
    assert!(written.len() > 60, "{} moves only", written.len());
    assert!(
        told.len() + 100 > written.len(),
        "{} of {}",
        told.len(),
        written.len()
    );
    // Played again from its beginning it is one match, every turn in its place.
    let check = home.run(&["replay", "--check", &file, "--lang", "en"]);
    let said = String::from_utf8_lossy(&check.stdout);
    assert!(
        check.status.success() && said.contains("is whole"),
        "{check:?}"
    );
}
