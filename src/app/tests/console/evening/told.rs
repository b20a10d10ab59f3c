//! The texts handed to the voice, and how much of each was heard.

use std::time::{Duration, Instant};

use super::{BEGINS, WORD};

/// A text handed to the voice, and when it was spoken.
pub(crate) struct Told {
    pub(crate) text: String,
    pub(super) number: u64,
    pub(crate) handed: Instant,
    pub(crate) begun: Option<Instant>,
    pub(crate) ended: Option<Instant>,
}

impl Told {
    /// Returns when the voice began these words of it, if it did.
    pub(crate) fn says(&self, words: &str) -> Option<Instant> {
        let before = self.text[..self.text.find(words)?].split_whitespace();
        let before = u32::try_from(before.count()).expect("a sentence is short");
        let at = self.begun? + BEGINS + before * WORD;
        // If the text was cut short before, the words were not spoken.
        (self.ended.is_none_or(|ended| at <= ended)).then_some(at)
    }

    /// Returns the words that were heard, if each takes this long.
    pub(crate) fn sounded(&self, word: Duration) -> String {
        let (Some(begun), Some(ended)) = (self.begun, self.ended) else {
            return String::new();
        };
        let most = (ended - begun).as_millis() / word.as_millis();
        let words = self.text.split_whitespace();
        let sounded: Vec<&str> = words.take(usize::try_from(most).unwrap_or(0)).collect();
        sounded.join(" ")
    }
}
