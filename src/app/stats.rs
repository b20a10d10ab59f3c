//! What somebody's kept matches tell together, as sentences.

use crate::seating;
use serpente_archive::{Standing, Stats};
use serpente_text::announce::{GameName, Message, stats as told};

/// Three sentences, and then one for each game and seating.
pub fn sentences(stats: &Stats) -> Vec<Message> {
    let [all, lately] = [stats.all, stats.lately].map(|count| [count.matches, count.won]);
    let mut lines = told::sum(all, stats.rounds(), stats.all.longest, lately);
    lines.extend(stats.standings.iter().map(standing));
    lines
}

fn standing(standing: &Standing) -> Message {
    let count = standing.count;
    told::standing(
        GameName(standing.game.id()),
        seating(standing.seating),
        count.matches,
        count.won,
        standing.rounds,
        average(standing),
        standing.best,
    )
}

/// The points of a round, on average.
pub fn average(standing: &Standing) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "nobody makes so many points")]
    let points = standing.points as f64;
    points / f64::from(standing.rounds.max(1))
}
