//! How the player plays, waits and listens.

use std::time::Duration;

use super::Evening;

/// The keys with which a player lays any tile that fits, anywhere: 1 chooses the first of several places.
const LAYING: [&str; 7] = ["z", "d", "g", "enter", "1", "space", "p"];

impl Evening {
    /// Plays this many moves. The player listens, and presses these keys now and then while something is announced.
    pub(crate) fn play(&mut self, moves: usize, keys: &[&str]) {
        let step = Duration::from_millis(100);
        let (mut idle, mut press_in) = (0, 12);
        while self.moves() < moves && !self.is_over() {
            self.pass(step);
            if !keys.is_empty() && !self.is_silent() {
                press_in -= 1;
                if press_in == 0 {
                    press_in = 5 + self.below(150);
                    let many = u64::try_from(keys.len()).expect("few keys");
                    let key = keys[usize::try_from(self.below(many)).expect("few keys")];
                    self.press(key);
                }
            }
            if !self.is_silent() {
                idle = 0;
                continue;
            }
            idle += 1;
            assert!(
                idle < 200,
                "nothing goes on: {:?}",
                self.told.last().map(|told| &told.text)
            );
            if self.helps && idle > 8 {
                // The player goes through some of the keys, and then back.
                let browses = self.below(3) > 0;
                self.press(if browses { "down" } else { "escape" });
                continue;
            }
            if self.is_between_rounds() && idle > 8 {
                self.press("enter");
            }
            if self.is_my_turn() && idle > 8 {
                for key in LAYING {
                    if self.is_my_turn() {
                        self.press(key);
                        self.pass(6 * step);
                    }
                }
            }
        }
        // Wait until the last announcement was heard.
        self.pass(Duration::from_secs(1));
        while !self.is_silent() {
            self.pass(step);
        }
    }

    /// Lets time pass until these words begin to be spoken. The player does nothing.
    pub(crate) fn pass_until(&mut self, words: &str) {
        let from = self.told.len().saturating_sub(1);
        for _ in 0..3000 {
            if self.told[from..]
                .iter()
                .any(|told| told.begun.is_some() && told.text.contains(words))
            {
                return;
            }
            self.pass(Duration::from_millis(20));
        }
        panic!(
            "{words} is not told: {:?}",
            self.told[from..]
                .iter()
                .map(|told| &told.text)
                .collect::<Vec<_>>()
        );
    }

    /// Plays on until the round is over and its end begins to be announced.
    pub(crate) fn play_to_the_end_of_the_round(&mut self) {
        while !self.is_between_rounds() {
            self.pass(Duration::from_millis(100));
            if self.is_my_turn() && self.is_silent() {
                for key in LAYING {
                    if self.is_my_turn() {
                        self.press(key);
                        self.pass(Duration::from_millis(600));
                    }
                }
            }
        }
    }

    /// Announces the record again while the player presses these keys now and then. What has begun to be announced counts as
    /// heard.
    pub(crate) fn listen_again(&mut self, keys: &[&str]) {
        let mut steps = 0;
        while !self.app.is_done() {
            steps += 1;
            assert!(
                steps < 20_000,
                "no end: {:?}",
                self.told.last().map(|told| &told.text)
            );
            self.pass(Duration::from_millis(100));
            if self.helps && self.is_silent() {
                self.press("escape");
            } else if !self.helps && !keys.is_empty() && steps % (11 + self.below(60)) == 0 {
                let many = u64::try_from(keys.len()).expect("few keys");
                let key = keys[usize::try_from(self.below(many)).expect("few keys")];
                self.press(key);
            }
        }
        while !self.is_silent() {
            self.pass(Duration::from_millis(100));
        }
    }
}
