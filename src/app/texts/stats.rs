//! The statistics of a player's saved matches, as sentences.

use serpente_archive::{Against, Standing, Stats};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{GameName, Message, decimal, players_told};

/// Returns three sentences, and then one for each game and seating.
pub fn sentences(stats: &Stats) -> Vec<Message> {
    let mut lines = sum(stats);
    lines.extend(stats.standings.iter().map(standing));
    // With one kind of opponent, this would repeat the numbers of all matches.
    if stats.against.len() > 1 {
        lines.extend(stats.against.iter().map(|(whom, count)| {
            let whom = say::Whom(match whom {
                Against::Easy => "easy",
                Against::Normal => "normal",
                Against::Expert => "expert",
                Against::People => "people",
                Against::Others => "other",
            });
            say::stats_against(whom, count.matches, count.won)
        }));
    }
    let partners = stats.partners.iter();
    lines.extend(partners.map(|(who, count)| say::stats_partner(who, count.matches, count.won)));
    if stats.weeks.len() > 1 {
        let weeks = stats.weeks.iter();
        let labels = weeks.map(|week| say::stats_week(week.matches, week.won));
        lines.push(say::stats_weeks(labels));
    }
    lines
}

/// Returns the first sentences: all matches and wins, the rounds and the longest winning streak, and the last four weeks.
fn sum(stats: &Stats) -> Vec<Message> {
    let all = stats.all;
    let lately = stats.lately;
    if all.matches == 0 {
        return vec![say::stats_none()];
    }
    vec![
        say::stats_matches(all.matches, all.won),
        say::stats_rounds(stats.rounds(), all.longest),
        say::stats_lately(lately.matches, lately.won),
    ]
}

fn standing(standing: &Standing) -> Message {
    let count = standing.count;
    say::stats_standing(
        GameName(standing.game.id()),
        players_told(standing.seating),
        count.matches,
        count.won,
        standing.rounds,
        decimal(average(standing), 1),
        standing.best,
    )
}

/// Returns the average points of a round.
pub fn average(standing: &Standing) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "nobody makes so many points")]
    let points = standing.points as f64;
    points / f64::from(standing.rounds.max(1))
}
