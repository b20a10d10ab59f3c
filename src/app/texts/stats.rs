//! The statistics of a player's saved matches, as sentences.

use serpente_archive::{Against, LearningProgress, Standing, Stats};
use serpente_engine::bots::review::Unit;
use serpente_engine::table::Game;
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{GameName, Message, players_told, reviewed, rounded};

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

/// How many games the trend is told of, at most.
const MOST_TRENDS: usize = 3;

/// Returns a sentence for each of the most reviewed games: what a choice cost in the last month with reviews and in the one before.
pub fn trend(progress: &LearningProgress) -> Vec<Message> {
    let mut games = Vec::new();
    for (id, months) in &progress.months {
        let choices: usize = months.values().map(|month| month.choices).sum();
        if let Some(game) = Game::find(id) {
            games.push((choices, game, months));
        }
    }
    games.sort_by_key(|(choices, ..)| std::cmp::Reverse(*choices));
    let mut lines = Vec::new();
    for (_, game, months) in games.into_iter().take(MOST_TRENDS) {
        let mut latest = months.iter().rev();
        let Some((month, now)) = latest.next() else {
            continue;
        };
        let unit = if now.percent {
            Unit::Percent
        } else {
            Unit::Points
        };
        let name = GameName(game.id());
        let cost = reviewed::cost(now.per_choice(), unit);
        lines.push(match latest.next() {
            Some((month_before, before)) => say::trend_two(
                name,
                reviewed::cost(before.per_choice(), unit),
                named(month_before),
                cost,
                named(month),
            ),
            None => say::trend_one(name, cost, named(month)),
        });
    }
    lines
}

/// Returns the name of a month that is written as `2026-12`.
fn named(month: &str) -> Message {
    let number = month.rsplit('-').next().and_then(|text| text.parse().ok());
    say::month_name(number.unwrap_or(1_u8))
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
        rounded(average(standing), 1),
        standing.best,
    )
}

/// Returns the average points of a round.
pub fn average(standing: &Standing) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "nobody makes so many points")]
    let points = standing.points as f64;
    points / f64::from(standing.rounds.max(1))
}
