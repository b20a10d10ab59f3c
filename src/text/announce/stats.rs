//! Messages for the statistics of a player's saved matches.

use super::number::decimal;
use super::say::learn as say;
use super::{GameName, Message};

/// Returns the first sentences: all matches and wins, the rounds and the longest winning streak, and the last four weeks.
#[must_use]
pub fn sum(all: [u32; 2], rounds: u32, longest: u32, lately: [u32; 2]) -> Vec<Message> {
    if all[0] == 0 {
        return vec![say::stats_none()];
    }
    vec![
        say::stats_matches(all[0], all[1]),
        say::stats_rounds(rounds, longest),
        say::stats_lately(lately[0], lately[1]),
    ]
}

/// Returns the message about one game with one seating. `average` is in points per round.
#[must_use]
pub fn standing(
    game: GameName,
    seating: Message,
    matches: u32,
    won: u32,
    rounds: u32,
    average: f64,
    best: i32,
) -> Message {
    say::stats_standing(
        game,
        seating,
        matches,
        won,
        rounds,
        decimal(average, 1),
        best,
    )
}
