//! The keys that a person presses.

use crate::choices::SeededChoices;
use serpente_app::Shown;
use std::time::Duration;

/// The keys with which any tile is laid that fits, one after the other, after the one with which a
/// person takes the keyboard.
const LAYING: [&[u8]; 8] = [b"k", b"z", b"d", b"g", b"\r", b"1", b" ", b"p"];

/// Keys that only look.
const LOOKS: [&[u8]; 7] = [b"w", b"c", b"t", b"\x1b[C", b"\x1b[D", b"x", b"k"];

/// A person at the keyboard.
pub(super) struct Typist {
    /// The shortest and the longest pause between two keys, in milliseconds.
    shortest: u64,
    longest: u64,
    /// Whether the person presses nothing while a computer player is in turn.
    pub(super) is_patient: bool,
    /// Which key for laying comes next.
    next: usize,
}

impl Typist {
    pub(super) fn new(choices: &mut SeededChoices) -> Self {
        let shortest = 60 + choices.below(600);
        Self {
            shortest,
            longest: shortest + 100 + choices.below(3_000),
            is_patient: choices.once_in(4),
            next: 0,
        }
    }

    /// Returns how long the person waits before the next key.
    pub(super) fn pause(&self, choices: &mut SeededChoices) -> Duration {
        choices.millis(self.shortest, self.longest)
    }

    /// Returns the bytes of the next key, when this is shown.
    pub(super) fn next(
        &mut self,
        shown: Option<&Shown>,
        choices: &mut SeededChoices,
    ) -> &'static [u8] {
        match shown {
            Some(Shown::Table { own_turn: true, .. }) if !choices.once_in(5) => {
                self.next = (self.next + 1) % LAYING.len();
                LAYING[self.next]
            }
            Some(Shown::Table { .. }) if choices.once_in(3) => b"\r",
            Some(Shown::Table { .. }) => LOOKS[choices.index(LOOKS.len())],
            Some(_) => b"\x1b",
            None => b"\r",
        }
    }
}
