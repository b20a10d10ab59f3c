//! Splits a text into sentences and words, and removes characters that would control a terminal or
//! a voice.

use std::borrow::Cow;

/// Returns the sentences of a text in order, each with its punctuation. A full stop before a
/// lower-case letter, as after an abbreviation, does not end a sentence.
fn sentences(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text.trim();
    while let Some(end) = end_of_sentence(rest) {
        let (sentence, after) = rest.split_at(end);
        parts.push(sentence);
        rest = after.trim_start();
    }
    if !rest.is_empty() {
        parts.push(rest);
    }
    parts
}

/// The most words of a step that a listener can be expected to keep in mind.
const MOST_WORDS_OF_STEP: usize = 25;

/// Splits a text into steps to be announced one by one: its sentences, with long ones split at
/// colons and semicolons.
pub fn steps(text: &str) -> Vec<&str> {
    let mut steps = Vec::new();
    for sentence in sentences(text) {
        if words(sentence) <= MOST_WORDS_OF_STEP {
            steps.push(sentence);
            continue;
        }
        let parts = sentence.split_inclusive([';', ':']).map(str::trim);
        steps.extend(parts.filter(|part| !part.is_empty()));
    }
    steps
}

/// Counts the words of a text. Punctuation between spaces, as in French, is not counted.
pub fn words(text: &str) -> usize {
    let words = text.split_whitespace();
    words
        .filter(|word| word.contains(char::is_alphanumeric))
        .count()
}

/// Returns the offset at which the first sentence ends, if another follows.
fn end_of_sentence(text: &str) -> Option<usize> {
    text.match_indices(['.', '!', '?'])
        .map(|(at, mark)| at + mark.len())
        .find(|&end| {
            let after = &text[end..];
            let next = after.trim_start().chars().next();
            after.starts_with(char::is_whitespace) && next.is_some_and(|next| !next.is_lowercase())
        })
}

/// Returns the text without control characters and without marks that change its direction.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.contains(steers) {
        text.chars().filter(|letter| !steers(*letter)).collect()
    } else {
        text.into()
    }
}

fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::{plain, sentences, steps};

    #[test]
    fn a_text_is_taken_apart_at_the_ends_of_its_sentences() {
        let text = "Stuck, you pass. ¿Encajan? 7, or 8! The rest, e.g. this.";
        assert_eq!(
            sentences(text),
            [
                "Stuck, you pass.",
                "¿Encajan?",
                "7, or 8!",
                "The rest, e.g. this."
            ]
        );
        assert_eq!(sentences("New match"), ["New match"]);
        assert_eq!(sentences(" "), [""; 0]);
    }

    #[test]
    fn only_a_long_sentence_is_taken_apart_further() {
        let short = "One: two; three.";
        assert_eq!(steps(short), [short]);
        let long = format!("{} : {} ; end.", "one ".repeat(20), "two ".repeat(20));
        assert_eq!(steps(&long).len(), 3);
    }

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        assert_eq!(plain("A\u{1b}[2Jd\r\na\u{202e}\u{9b}\u{7}"), "A[2Jda");
        assert_eq!(plain("È così"), "È così");
    }
}
