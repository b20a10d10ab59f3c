//! Compares two computer players over mirrored deals or whole matches: each is played twice, with the sides exchanged, and
//! counts as one sample.
//!
//! The sides are the teams with even numbers and those with odd numbers.

mod matches;
mod tiles;

pub use matches::compare_matches;
pub use tiles::compare;

use super::{Bot, Level};
use crate::rules::SEATS;
use crate::table::Shuffle;
use std::time::{Duration, Instant};

/// The result of a comparison, for the first player unless noted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Comparison {
    /// The share of the rounds or matches that the first player won, 0 to 1; a tie is half a win.
    pub share: f64,
    /// The 95 percent confidence interval of the share is this much to either side.
    pub margin: f64,
    /// The average points that each player's sides scored in a round.
    pub points: [f64; 2],
    /// How long each player thought when it had a choice.
    pub thought: [ThoughtTime; 2],
}

/// How long a player thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThoughtTime {
    /// The number of choices.
    pub choices: u32,
    /// The total time.
    pub together: Duration,
    /// The longest time for one choice.
    pub longest: Duration,
}

impl ThoughtTime {
    /// Lets a player think, and measures the time if there is a choice.
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

/// Sums up samples.
#[derive(Clone, Copy, Debug, Default)]
struct SampleSums {
    count: f64,
    sum: f64,
    squares: f64,
    points: [f64; 2],
    thought: [ThoughtTime; 2],
}

impl SampleSums {
    /// Adds the first player's shares of a deal that was played twice.
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

/// Makes a player of each level for every seat.
fn players<const WORDS: usize>(
    levels: [Level; 2],
    seats: usize,
    seed: u64,
) -> [Vec<Bot<WORDS>>; 2] {
    [0, 1].map(|side| {
        let mut bots = Vec::new();
        for seat in 0..seats {
            bots.push(levels[side].bot(Shuffle::chance_for(seed, SEATS * side + seat)));
        }
        bots
    })
}
