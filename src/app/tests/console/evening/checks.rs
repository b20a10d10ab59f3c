//! Checks that every move was heard, in order and in time.

use std::time::Instant;

use serde_json::Value;

use super::told::Told;
use super::{Evening, is};

impl Evening {
    /// Returns when these words, which must have been heard to their end, were heard.
    pub(crate) fn heard(&self, words: &str) -> Instant {
        let mut told = self
            .told
            .iter()
            .filter(|told| told.sounded(self.word()).contains(words));
        told.find_map(|told| told.ended).expect("it was heard")
    }

    fn name(&self, seat: &Value) -> String {
        let seat = usize::try_from(seat.as_u64().expect("a seat")).expect("a seat");
        if seat == 0 && !self.retells {
            return "You".into();
        }
        let name = &self.events[0].1["seats"][seat]["name"];
        name.as_str().expect("a name").to_owned()
    }

    /// Returns the words in a sentence that announce this move.
    fn words_of(&self, event: &Value) -> Option<(String, String)> {
        let half = |half: &str| {
            if half == "0" {
                "blank".to_owned()
            } else {
                half.to_owned()
            }
        };
        let name = || self.name(&event["seat"]);
        if event["seat"] == 0 && !self.retells {
            // Players know their own move: it is not announced again if a key cut it short.
            return None;
        }
        if is(event, "passed") {
            return Some((name(), "pass".into()));
        }
        if !is(event, "laid") {
            return None;
        }
        let (high, low) = event["tile"].as_str()?.split_once('-')?;
        let tile = if high == low {
            format!("double {}", half(high))
        } else {
            format!("{} {}", half(high), half(low))
        };
        Some((name(), tile))
    }

    /// Returns the first move that is not announced in these words, in order.
    fn missing(&self, text: &str, moves: impl Iterator<Item = Value>) -> Option<Value> {
        // "You pass", and "Only a matador would fit: you pass".
        let text = text.to_lowercase();
        let mut from = 0;
        for event in moves {
            let Some((name, deed)) = self.words_of(&event) else {
                continue;
            };
            let name = name.to_lowercase();
            let mut tells = text[from..].match_indices(&name).map(|(at, _)| from + at);
            let found = tells.find(|at| {
                // A pass may begin with its reason: "Nothing goes on 4 or 6: you pass."
                let room = if deed == "pass" { 60 } else { 26 };
                let mut end = (at + name.len() + room + deed.len()).min(text.len());
                while !text.is_char_boundary(end) {
                    end -= 1;
                }
                let rest = &text[at + name.len()..end];
                rest.find(&deed)
                    .is_some_and(|deed| !rest[..deed].contains('.'))
            });
            match found {
                Some(at) => from = at,
                None => return Some(event),
            }
        }
        None
    }

    /// Returns the last utterance handed to the voice.
    pub(crate) fn last(&self) -> &str {
        &self.told.last().expect("something was told").text
    }

    /// Checks that every move of others was heard to its end, in order, and printed.
    pub(crate) fn nothing_is_dropped(&self) {
        self.all_is_heard(|told| told.sounded(self.word()));
    }

    fn all_is_heard(&self, heard: impl Fn(&Told) -> String) {
        let heard: Vec<String> = self.told.iter().map(heard).collect();
        let printed: Vec<&str> = self.lines.iter().map(|(_, line)| &line[..]).collect();
        for (text, what) in [(heard.join("\n"), "heard"), (printed.join("\n"), "printed")] {
            let moves = self.events.iter().map(|(_, event)| event.clone());
            assert_eq!(self.missing(&text, moves), None, "never {what}");
        }
    }

    /// Returns the delay from printed to spoken for every "Your turn": the median and the longest in milliseconds, and the
    /// number.
    pub(crate) fn delays(&self) -> (u128, u128, usize) {
        let turns = self.told.iter().filter_map(|told| {
            let spoken = told.says("Your turn.")?;
            Some((spoken - told.handed).as_millis())
        });
        let mut delays: Vec<u128> = turns.collect();
        delays.sort_unstable();
        let median = delays.get(delays.len() / 2).copied().unwrap_or_default();
        (
            median,
            delays.last().copied().unwrap_or_default(),
            delays.len(),
        )
    }
}
