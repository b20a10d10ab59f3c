//! The statistics of a player's saved matches, as sentences.

use serpente_archive::{Against, LearningProgress, Standing, Stats, date};
use serpente_engine::bots::review::Unit;
use serpente_engine::table::{Day, Game};
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

/// Returns the calendar of the matches of days, from this day back: first what all tell together, then a sentence for each day.
/// Days in a row without a match share one. Nothing if no day was played.
pub fn calendar(progress: &LearningProgress, today: Day) -> Vec<Message> {
    let days = progress.calendar(today);
    let mut lines = Vec::new();
    if days.is_empty() {
        return lines;
    }
    let sum = progress.sum_of_days();
    lines.push(say::calendar_sum(sum.played, sum.better, sum.longest));
    let row = progress.days_in_a_row(today);
    if row > 0 {
        lines.push(say::calendar_row(row));
    }
    let mut missed: Vec<Day> = Vec::new();
    for listed in days {
        let Some(kept) = listed.kept else {
            if listed.day == today {
                lines.push(say::calendar_open());
            } else {
                missed.push(listed.day);
            }
            continue;
        };
        lines.extend(missed_days(&missed));
        missed.clear();
        let day = if listed.day == today {
            say::calendar_today()
        } else if listed.day == today.before() {
            say::calendar_yesterday()
        } else {
            date(listed.day)
        };
        lines.push(say::calendar_day(day, kept.points, kept.par));
    }
    lines.extend(missed_days(&missed));
    lines
}

/// Returns the sentence for days in a row whose matches were not finished, listed from the last one back.
fn missed_days(days: &[Day]) -> Option<Message> {
    match days {
        [] => None,
        [one] => Some(say::calendar_missed(date(*one))),
        [last, .., first] => Some(say::calendar_missed_days(date(*first), date(*last))),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_archive::KeptDay;
    use serpente_text::words::{Detail, Words};

    #[test]
    fn the_calendar_is_told_from_today_back_and_missed_days_share_a_sentence() {
        let mut progress = LearningProgress::default();
        let today: Day = "2026-03-02".parse().expect("a day");
        assert_eq!(calendar(&progress, today), []);
        for (day, points) in [("2026-02-24", 20), ("2026-02-28", 31), ("2026-03-01", 12)] {
            let kept = KeptDay {
                points,
                par: 27,
                ..KeptDay::default()
            };
            progress.days.insert(day.to_owned(), kept);
        }
        let (words, _) = Words::new(None);
        let english = words.find(&["en"]).expect("English");
        let mut told = Vec::new();
        for line in calendar(&progress, today) {
            told.push(words.text(english, &line, Detail::Normal));
        }
        let expected = [
            "Deals of the day: 3, better than par: 2, most in a row: 2.",
            "2 days in a row.",
            "Today: not played yet.",
            "Yesterday: 12, par 27.",
            "28 February: 31, par 27.",
            "25 February to 27 February: not played.",
            "24 February: 20, par 27.",
        ];
        assert_eq!(told, expected);
    }
}
