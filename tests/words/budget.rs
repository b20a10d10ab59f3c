//! How many words a match takes in each level of detail. The events of the match stay the same, so the numbers only change when
//! a sentence does.

use crate::program::program;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A game, the words it took in normal sentences before they were shortened, and the limits for brief, normal and full
/// sentences, in percent of that. The aims are 60 in brief, 85 in normal and 160 in full. Where players go out, totals name those
/// who still play, in brief, too.
const GAMES: [(&str, usize, [usize; 3]); 7] = [
    ("salotto", 1764, [61, 85, 160]),
    ("kozel", 1322, [60, 85, 160]),
    ("fives", 931, [60, 85, 160]),
    ("train", 6222, [60, 85, 160]),
    ("forty-two", 2700, [60, 85, 160]),
    ("latino", 1068, [60, 85, 160]),
    ("chicken-foot", 5070, [60, 85, 160]),
];
const DETAILS: [&str; 3] = ["brief", "normal", "full"];
const LANGUAGES: [&str; 7] = ["en", "de", "es", "eu", "fr", "it", "pt"];
/// The limit for another language, in percent of English.
const MORE: usize = 115;

/// Returns what the program prints with these arguments in a home of its own.
fn printed(home: &Path, arguments: &[&str]) -> String {
    let ran = Command::new(program())
        .args(arguments)
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("data"))
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let errors = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(ran.stdout).expect("text")
}

/// Returns the words that a match of a game takes in each level of detail, in each of these languages.
fn words_of(game: &str, languages: &[&'static str]) -> Vec<(&'static str, [usize; 3])> {
    let home = TempDir::new().expect("a folder");
    // Where computer players would play another match today, the record of the match whose words were counted before is kept.
    let kept = format!("{}/tests/words/{game}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let record = if Path::new(&kept).exists() {
        kept
    } else {
        let record = home.path().join("match.jsonl").display().to_string();
        let simulated =
            format!("simulate --bots normal --seed 99 --matches 1 --game {game} --record");
        let mut arguments: Vec<&str> = simulated.split(' ').collect();
        arguments.push(&record);
        printed(home.path(), &arguments);
        record
    };
    let settings = home.path().join("config/serpente/settings.toml");
    fs::create_dir_all(settings.parent().expect("a folder")).expect("it can be made");
    let mut counted = Vec::new();
    for &language in languages {
        let words = DETAILS.map(|detail| {
            fs::write(&settings, format!("detail = \"{detail}\"\n")).expect("settings");
            let told = printed(home.path(), &["replay", &record, "--lang", language]);
            told.split([' ', '\n'])
                .filter(|word| !word.is_empty())
                .count()
        });
        counted.push((language, words));
    }
    counted
}

#[test]
fn each_detail_keeps_to_its_words() {
    for (game, before, most) in GAMES {
        for (language, words) in words_of(game, &LANGUAGES) {
            let more = if language == "en" { 100 } else { MORE };
            for ((detail, words), most) in DETAILS.iter().zip(words).zip(most) {
                let share = words * 100 / before;
                println!("{game} {language} {detail}: {words} words, {share} %");
                assert!(
                    words * 100 * 100 <= before * most * more,
                    "{game} in {language}, {detail}: {words} words are {share} % of {before}"
                );
            }
        }
    }
}
