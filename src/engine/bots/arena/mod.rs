//! Two computer players compared over mirrored deals, or whole matches: each is played twice, with the sides exchanged, and is
//! one sample.
//!
//! Sides are the teams with even numbers, and the others.

mod matches;
mod tiles;

pub use matches::compare_matches;
pub use tiles::compare;

use std::time::{Duration, Instant};

/// What came of a comparison: of the first player, unless it says otherwise.
#[derive(Clone, Copy, Debug, Default)]
pub struct Comparison {
    /// The share of the rounds, or matches, that the first player won, 0 to 1; a tie is half a win.
    pub share: f64,
    /// The share lies within so much of what endless deals would bring, 19 times of 20.
    pub margin: f64,
    /// The points that each player's sides had in a round, on average.
    pub points: [f64; 2],
    /// What each player needed to think where there was a choice.
    pub thought: [Thought; 2],
}

/// How long a player thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    /// How many choices there were.
    pub choices: u32,
    /// All of them together.
    pub together: Duration,
    /// The longest.
    pub longest: Duration,
}

impl Thought {
    /// Lets a player think, and takes the time if there is a choice.
    fn time<T>(&mut self, choice: bool, think: impl FnOnce() -> T) -> T {
        let begun = Instant::now();
        let thought = think();
        if choice {
            let took = begun.elapsed();
            self.choices += 1;
            self.together += took;
            self.longest = self.longest.max(took);
        }
        thought
    }
}

/// Sums up samples as they come.
#[derive(Clone, Copy, Debug, Default)]
struct Samples {
    count: f64,
    sum: f64,
    squares: f64,
    points: [f64; 2],
    thought: [Thought; 2],
}

impl Samples {
    /// Takes in the first player's shares of a deal that was played twice.
    fn take(&mut self, shares: [f64; 2]) {
        let share = f64::midpoint(shares[0], shares[1]);
        self.count += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    fn comparison(&self) -> Comparison {
        let share = self.sum / self.count;
        let variance = (self.squares - self.sum * share) / (self.count - 1.0).max(1.0);
        Comparison {
            share,
            margin: 1.96 * (variance.max(0.0) / self.count).sqrt(),
            points: self.points.map(|points| points / (2.0 * self.count)),
            thought: self.thought,
        }
    }
}
