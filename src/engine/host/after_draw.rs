//! How long players think who have drawn a tile that they may lay or keep. Those who can only pass after such a draw wait as long:
//! otherwise the time until they pass would tell the others whether the drawn tile fits.

use crate::rules::Seat;
use crate::table::Shuffle;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::time::Duration;

/// How long a person thinks about a drawn tile, until more is known of them.
const USUAL_OF_PEOPLE: [Duration; 4] = [
    Duration::from_millis(900),
    Duration::from_millis(1300),
    Duration::from_millis(1800),
    Duration::from_millis(2400),
];

/// How long a computer player that searches thinks about it, until more is known of it.
const USUAL_OF_COMPUTERS: [Duration; 1] = [Duration::from_millis(300)];

/// The longest time that counts: nobody waits longer for somebody who can only pass.
const LONGEST_NOTED: Duration = Duration::from_secs(6);

/// The number of this source of random numbers. Those of the computer players have the numbers of their seats.
const SOURCE: usize = 1 << 21;

/// How long the players of a match thought about the last tiles that they drew and could have laid.
pub(super) struct DrawTimes {
    people: Vec<LastTimes>,
    /// Those of the computer players that search, and of those that play for people.
    computers: Vec<LastTimes>,
    chance: ChaCha8Rng,
}

/// The last times of one player, the oldest first.
#[derive(Clone)]
struct LastTimes(Vec<Duration>);

impl LastTimes {
    fn note(&mut self, took: Duration) {
        self.0.remove(0);
        self.0.push(took.min(LONGEST_NOTED));
    }

    fn any(&self, chance: &mut ChaCha8Rng) -> Duration {
        self.0[chance.random_range(..self.0.len())]
    }
}

impl DrawTimes {
    /// Nothing is known of any player of a match with so many seats.
    pub(super) fn new(seats: usize, seed: u64) -> Self {
        Self {
            people: vec![LastTimes(USUAL_OF_PEOPLE.to_vec()); seats],
            computers: vec![LastTimes(USUAL_OF_COMPUTERS.to_vec()); seats],
            chance: Shuffle::chance_for(seed, SOURCE),
        }
    }

    /// Notes how long the person in this seat has thought about a drawn tile that they could have laid.
    pub(super) fn note_person(&mut self, seat: Seat, took: Duration) {
        self.people[seat.index()].note(took);
    }

    /// Notes the same of the computer player that plays in this seat.
    pub(super) fn note_computer(&mut self, seat: Seat, took: Duration) {
        self.computers[seat.index()].note(took);
    }

    /// Returns one of the last times of the person in this seat, at random.
    pub(super) fn any_of_person(&mut self, seat: Seat) -> Duration {
        self.people[seat.index()].any(&mut self.chance)
    }

    /// Returns one of the last times of the computer player that plays in this seat, at random.
    pub(super) fn any_of_computer(&mut self, seat: Seat) -> Duration {
        self.computers[seat.index()].any(&mut self.chance)
    }
}
