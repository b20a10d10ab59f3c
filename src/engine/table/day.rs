//! Days of the calendar, each with a match of its own that is the same for everybody.

use super::games::Game;
use super::level::Level;
use super::setup::{Player, Setup};
use super::shuffle::Shuffle;
use super::{Table, computer_names};
use crate::rules::{Goal, Seat, Seating};
use rand::rngs::ChaCha8Rng;
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// How many rounds the computer players simulate before a move: this takes less than a tenth of a second on any machine.
const DAILY_ITERATIONS: u32 = 1000;

/// The number of rounds in a match.
const DAILY_ROUNDS: u32 = 5;

/// The number of seats: the person's and three for computer players.
const DAILY_SEATS: u8 = 4;

const SECONDS_OF_A_DAY: u64 = 24 * 3600;

/// A day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(clippy::struct_field_names, reason = "a day has a day of the month")]
pub struct Day {
    year: u16,
    month: u8,
    /// The day of the month, from 1.
    day: u8,
}

/// The error for a text that is not a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a day is written as 2026-12-24")]
pub struct NoDay;

impl Day {
    /// Returns the day on which this many seconds have passed since 1970, in universal time. It begins at the same moment for
    /// everyone.
    #[must_use]
    pub fn at(seconds: u64) -> Self {
        let mut left = seconds / SECONDS_OF_A_DAY;
        let mut year = 1970;
        while left >= days_of_year(year) {
            left -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while left >= u64::from(days_of_month(year, month)) {
            left -= u64::from(days_of_month(year, month));
            month += 1;
        }
        let day = u8::try_from(left + 1).expect("a month has 31 days");
        Self { year, month, day }
    }

    /// Returns the day before.
    #[must_use]
    pub fn before(self) -> Self {
        let Self { year, month, day } = self;
        let (year, month, day) = match (month, day) {
            (1, 1) => (year - 1, 12, 31),
            (_, 1) => (year, month - 1, days_of_month(year, month - 1)),
            _ => (year, month, day - 1),
        };
        Self { year, month, day }
    }

    /// Returns the day of the month, from 1.
    pub fn day(self) -> u8 {
        self.day
    }

    /// Returns the month, from 1.
    pub fn month(self) -> u8 {
        self.month
    }

    /// Returns the seed of a round of this day's match. Each round has its own, so that a resumed match continues the same way.
    fn seed(self, round: u32) -> u64 {
        let hash = Sha256::digest(format!("serpente {self} {round}"));
        let first: [u8; 8] = hash[..8].try_into().expect("a hash has 32 bytes");
        u64::from_le_bytes(first)
    }

    /// Returns the deck that deals this round.
    pub fn deck(self, round: u32) -> Shuffle {
        Shuffle::seeded(self.seed(round))
    }

    /// Returns the random numbers for the computer player in turn. They depend only on the round and the number of moves, so
    /// the same moves always get the same answers.
    pub fn chance<const WORDS: usize>(self, table: &Table<WORDS>) -> ChaCha8Rng {
        table.chance_now(self.seed(table.round_number()))
    }

    /// Returns the setup of this day's match: five rounds of Salotto against three computer players, for a person of this name.
    ///
    /// # Panics
    /// Never: the match can be played.
    pub fn setup(self, name: String) -> Setup {
        let game = Game::find("salotto").expect("it is a game");
        let seating = Seating::alone(DAILY_SEATS);
        let mut options = Setup::options(game, seating, None, None).expect("four can play it");
        options.goal = Goal::Rounds(DAILY_ROUNDS);
        let level = Level::Expert(DAILY_ITERATIONS);
        let mut players = vec![Player { name, level: None }];
        for seat in 1..usize::from(DAILY_SEATS) {
            players.push(Player {
                name: computer_names(level)[seat].to_owned(),
                level: Some(level),
            });
        }
        let setup = Setup::new(game, options, players).expect("it has four seats");
        Setup {
            daily: Some(self),
            ..setup
        }
    }

    /// Returns the person's seat in the match of a day.
    ///
    /// # Panics
    /// Never: there is a first seat.
    pub fn seat() -> Seat {
        Seat::new(0).expect("there is a first seat")
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of_year(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_of_month(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let mut parts = text.split('-');
        let year: u16 = next_number(&mut parts)?;
        let month: u8 = next_number(&mut parts)?;
        let day: u8 = next_number(&mut parts)?;
        let is_day = year >= 1970
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day);
        let found = Self { year, month, day };
        // There is only one way to write a day.
        if is_day && found.to_string() == text {
            Ok(found)
        } else {
            Err(NoDay)
        }
    }
}

/// Reads the next part of a written day as a number.
fn next_number<N: FromStr>(parts: &mut std::str::Split<'_, char>) -> Result<N, NoDay> {
    let part = parts.next().ok_or(NoDay)?;
    part.parse().map_err(|_| NoDay)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (1_798_156_799, "2026-12-24"),
            (1_798_761_600, "2027-01-01"),
        ] {
            let found = Day::at(seconds);
            assert_eq!(found.to_string(), day);
            assert_eq!(day.parse(), Ok(found));
            if seconds >= SECONDS_OF_A_DAY {
                assert_eq!(found.before(), Day::at(seconds - SECONDS_OF_A_DAY));
            }
        }
        for wrong in [
            "",
            "2026-12-32",
            "2026-2-1",
            "1900-01-01",
            "24 December",
            "2025-02-29",
        ] {
            assert_eq!(wrong.parse::<Day>(), Err(NoDay), "{wrong}");
        }
    }
}
