//! Words that no message of a language may contain, since they were corrected before, each with the reason.

use super::{declared, embedded};
use serpente_testing::speaker::words_in;
use serpente_text::announce::{Arg, Declared};
use serpente_text::words::Detail;

/// The patterns of each language: words in lower case that are not allowed, and the reason.
const PATTERNS: &str = include_str!("patterns.txt");

struct Pattern {
    language: &'static str,
    text: &'static str,
    why: &'static str,
}

fn patterns() -> Vec<Pattern> {
    let lines = PATTERNS
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let mut parts = line.splitn(3, '|').map(str::trim);
            let mut part = || {
                parts
                    .next()
                    .unwrap_or_else(|| panic!("{line}: three parts"))
            };
            Pattern {
                language: part(),
                text: part(),
                why: part(),
            }
        })
        .collect()
}

/// Returns whether a text contains these words, where the first one is not the end of another word.
fn says(text: &str, words: &str) -> bool {
    text.match_indices(words)
        .any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

#[test]
fn no_message_says_what_was_mended() {
    let patterns = patterns();
    for tag in embedded() {
        let words = words_in(&tag);
        let own: Vec<&Pattern> = patterns
            .iter()
            .filter(|pattern| {
                tag.split('-').next() == Some(pattern.language) || pattern.language == tag
            })
            .collect();
        assert!(
            !own.is_empty() || tag.contains('-'),
            "{tag} has no patterns"
        );
        for message in declared().flat_map(Declared::samples) {
            for detail in Detail::ALL {
                let text = words.text(&message, detail).to_lowercase();
                for Pattern { text: bad, why, .. } in &own {
                    assert!(
                        !says(&text, bad),
                        "{tag}: {} says \"{bad}\": {why}\n{text}",
                        message.id()
                    );
                }
            }
        }
    }
}

/// In a hint, reasons follow each other: "11 and your double 6" would sound like one number with a tile.
#[test]
fn no_reason_ends_with_a_sum() {
    let mut reasons = 0;
    for tag in embedded() {
        let words = words_in(&tag);
        for message in declared().flat_map(Declared::samples).filter(|message| {
            let id = message.id();
            (id.starts_with("reason-") || id.starts_with("because-"))
                && message
                    .args()
                    .iter()
                    .any(|(_, arg)| matches!(arg, Arg::Number(_)))
        }) {
            let text = words.text(&message, Detail::Full);
            let ends_so = text.ends_with(|last: char| last.is_ascii_digit());
            assert!(!ends_so, "{tag}: {}: {text}", message.id());
            reasons += 1;
        }
    }
    assert!(reasons > 100, "{reasons} reasons with numbers");
}

#[test]
fn patterns_are_of_languages_that_are_there() {
    let tags = embedded();
    for Pattern { language, text, .. } in patterns() {
        assert!(tags.iter().any(|tag| tag == language), "{language}");
        assert_eq!(text, text.to_lowercase(), "patterns are in small letters");
    }
}
