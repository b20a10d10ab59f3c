//! The match of the day: it is the same for everybody, and everybody can verify its result.

use super::saves::newest_first;
use super::{Record, Replay, Reviewed, Unsound, verify};
use serpente_engine::bots::review::ITERATIONS;
use serpente_engine::bots::{Bot, Level, Stop};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Command, Day, Event, Header, Shuffle, Sink, Table};
use serpente_system::clock::HOUR;
use serpente_system::file::path_text;
use serpente_text::announce::Message;
use serpente_text::announce::say::learn as say;
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How many times experts play the person's part of a match of the day for its par.
const PAR_PLAYS: u32 = 3;

/// How many rounds these experts simulate before a move: as many as the other players of the day.
const PAR_ITERATIONS: u32 = 1000;

/// How long ago a match of the day before was played, at most, to go on with it instead of the next.
const LEFT_OPEN: Duration = Duration::from_secs(3 * HOUR);

/// The result of a match of the day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayResult {
    /// The day.
    pub day: Day,
    /// The points of the person who played it.
    pub points: i32,
    /// How many rounds they won.
    pub won: u32,
}

impl DayResult {
    /// Returns the result of this match; `None` if it is not over, or is no match of a day.
    #[must_use]
    pub fn of(record: &Record) -> Option<Self> {
        let header = Header::among(&record.events)?;
        let day = header.daily.as_ref()?.parse().ok()?;
        if !record.is_over() {
            return None;
        }
        let mut won = 0;
        let mut last_totals = None;
        for event in &record.events {
            if let Event::RoundOver { seat, totals, .. } = event {
                if *seat == Some(Day::seat()) {
                    won += 1;
                }
                last_totals = Some(totals);
            }
        }
        let points = *last_totals?.get(Day::seat().index())?;
        Some(Self { day, points, won })
    }

    /// Returns the line to share. `par` is what [`par`] returns for the day, and `lost` what [`lost_in_daily`] returns for the match.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "choices lose some hundred points at most"
    )]
    pub fn line(&self, par: i32, lost: f64) -> Message {
        let lost = lost.round() as i32;
        say::daily_line(date(self.day), self.points, par, self.won, lost)
    }
}

/// Returns the par of a day: the points that experts make with the person's tiles against the same
/// players, on average. It is the same on every machine.
pub fn par(day: Day) -> i32 {
    let mut sum = 0;
    for number in 0..PAR_PLAYS {
        sum += points_of_expert(day, number, u32::MAX);
    }
    let plays = i32::try_from(PAR_PLAYS).unwrap_or(1);
    (sum + plays / 2).div_euclid(plays)
}

/// Returns the points that an expert makes in the person's seat, in so many rounds of the match. The
/// experts of different numbers have different random numbers.
pub fn points_of_expert(day: Day, number: u32, rounds: u32) -> i32 {
    points_of(Level::Expert(PAR_ITERATIONS), day, number, rounds)
}

/// Returns the points that a computer player of this level makes in the person's seat.
fn points_of(level: Level, day: Day, number: u32, rounds: u32) -> i32 {
    own_total(&played_by(level, day, number, rounds, &mut ()))
}

/// Returns the points of the person's seat.
fn own_total(table: &Table) -> i32 {
    let seating = table.setup().options.seating;
    table.tally().total(seating.team(Day::seat()))
}

/// Returns the table after so many rounds of a day's match, with a computer player of this level in the person's seat. The players
/// of different numbers have different random numbers. What happens goes to `sink`.
fn played_by(level: Level, day: Day, number: u32, rounds: u32, sink: &mut impl Sink) -> Table {
    let mut table: Table = Table::new(day.setup(String::new()), sink);
    let mut deck = day.deck(1);
    let chance = Shuffle::chance_for(u64::from(number), Day::seat().index());
    let mut bot: Bot = level.bot(chance);
    loop {
        let command = match table.turn() {
            None if table.is_between_rounds() && table.round_number() < rounds => {
                deck = day.deck(table.round_number() + 1);
                Some(Command::Deal)
            }
            None => None,
            Some(seat) if seat == Day::seat() => table
                .game_view(seat)
                .map(|view| Command::Play(seat, bot.decide(&view))),
            Some(seat) => answer(&table, day, seat),
        };
        let done = command.map(|command| table.command(command, &mut deck, sink));
        if !matches!(done, Some(Ok(()))) {
            return table;
        }
    }
}

/// Returns a day as announcements name it.
pub fn date(day: Day) -> Message {
    say::date(day.day(), say::month_name(day.month()))
}

/// Returns a person's record of the match of this day, if they have begun it. A finished match is
/// preferred.
pub fn played_daily(data: &Path, day: Day) -> Option<(PathBuf, Record)> {
    let wanted = day.to_string();
    let mut begun = None;
    for path in newest_first(data).into_iter().rev() {
        let Ok(record) = Record::read(&path) else {
            continue;
        };
        let header = Header::among(&record.events);
        if header.and_then(|header| header.daily.as_ref()) != Some(&wanted) {
            continue;
        }
        // If several were finished, the first one counts.
        if record.is_over() {
            return Some((path, record));
        }
        if begun.is_none() {
            begun = Some((path, record));
        }
    }
    begun
}

/// Returns a person's record of the match of this day if they have not finished it, and it was
/// written to in the last hours: it went on over the end of its day.
pub fn daily_left_open(data: &Path, day: Day, now: SystemTime) -> Option<PathBuf> {
    let (path, record) = played_daily(data, day)?;
    let written = fs::metadata(&path).ok()?.modified().ok()?;
    // A clock that was set back makes the record one from just now.
    let since = now.duration_since(written).unwrap_or_default();
    if record.is_over() || since > LEFT_OPEN {
        return None;
    }
    Some(path)
}

/// Checks that everything dealt, and all moves of computer players, follow from the day of a match.
/// The match need not be over. A match that is not of a day always passes.
///
/// # Errors
/// Returns the index of the first event that does not follow.
pub fn verify_daily(record: &Record) -> Result<(), usize> {
    let Some(header) = Header::among(&record.events) else {
        return Ok(());
    };
    let Some(written_day) = &header.daily else {
        return Ok(());
    };
    let day: Day = written_day.parse().map_err(|_| 0_usize)?;
    let name = header.seats.first().ok_or(0_usize)?.name.clone();
    let mut expected: Vec<Event> = Vec::new();
    let mut table: Table = Table::new(day.setup(name), &mut expected);
    let mut deck = day.deck(1);
    let mut own = own_commands(record);
    loop {
        let command = match table.turn() {
            None => {
                deck = day.deck(table.round_number() + 1);
                if table.is_between_rounds() {
                    Some(Command::Deal)
                } else {
                    None
                }
            }
            Some(seat) if seat == Day::seat() => own.pop_front(),
            Some(seat) => answer(&table, day, seat),
        };
        let given = command.map(|command| table.command(command, &mut deck, &mut expected));
        if !matches!(given, Some(Ok(()))) || expected.len() > record.events.len() + 64 {
            break;
        }
    }
    let mut both = record.events.iter().zip(&expected);
    match both.position(|(one, other)| one != other) {
        Some(place) => Err(place),
        None if record.events.len() > expected.len() => Err(expected.len()),
        None => Ok(()),
    }
}

/// Returns the person's commands, in order.
fn own_commands(record: &Record) -> VecDeque<Command> {
    let mut all = VecDeque::new();
    if let Ok(mut replay) = Replay::begin(&record.events, Shuffle::seeded(0)) {
        while !replay.step().is_empty() {
            if let Some(command @ Command::Play(seat, _)) = replay.last_command()
                && seat == Day::seat()
            {
                all.push_back(command);
            }
        }
    }
    all
}

/// Returns the command of the computer player in turn.
fn answer(table: &Table, day: Day, seat: Seat) -> Option<Command> {
    let level = table.setup().players[seat.index()].level?;
    let view = table.game_view(seat)?;
    Some(Command::Play(
        seat,
        level.bot(day.chance(table)).decide(&view),
    ))
}

/// Checks the matches of days in a file: each of them must be over and follow from its day, and no day
/// may be there twice. Returns their results.
///
/// # Errors
/// If the file cannot be used, or holds something else.
pub fn check_daily(path: &Path) -> Result<Vec<DayResult>, Unsound> {
    let mut results: Vec<DayResult> = Vec::new();
    for record in verify(path)? {
        if let Err(event) = verify_daily(&record) {
            let line = record.line_of(event);
            return Err(Unsound::Wrong(say::daily_wrong(path_text(path), line)));
        }
        let header = Header::among(&record.events);
        let is_of_a_day = header.is_some_and(|header| header.daily.is_some());
        let Some(result) = DayResult::of(&record) else {
            return Err(Unsound::Wrong(if is_of_a_day {
                say::review_unfinished(path_text(path))
            } else {
                say::daily_not(path_text(path))
            }));
        };
        if results.iter().any(|known| known.day == result.day) {
            let twice = say::daily_twice(path_text(path), date(result.day));
            return Err(Unsound::Wrong(twice));
        }
        results.push(result);
    }
    Ok(results)
}

/// Returns what the choices in this match of a day lost in points, against the best play that could be
/// known: the same figure as in the review of the match.
pub fn lost_in_daily(record: &Record) -> Option<f64> {
    lost_in(record, ITERATIONS)
}

/// Returns what the choices in this match of a day lost, with so many rounds simulated for each.
fn lost_in(record: &Record, iterations: u32) -> Option<f64> {
    let replay = Replay::begin(&record.events, Shuffle::seeded(0)).ok()?;
    let mut reviewed = Reviewed::begin(record, replay, Day::seat());
    while reviewed.weigh_next(iterations, &Stop::default()) {}
    Some(reviewed.sum().loss)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECONDS_UNTIL_2000: u64 = 946_684_800;

    #[test]
    fn the_par_of_a_day_is_what_three_experts_make_and_stays_the_same() {
        let day: Day = "2026-12-24".parse().expect("a day");
        let mut made = Vec::new();
        for number in 0..PAR_PLAYS {
            made.push(points_of_expert(day, number, u32::MAX));
        }
        // Fixed, since who plays the same day on another machine, or with a later version, compares with it.
        assert_eq!(made, [47, 46, 37]);
        assert_eq!(par(day), 43);
    }

    /// Returns the record of a day's match, played by a computer player of this level.
    fn record_of(level: Level, day: Day) -> Record {
        let mut events: Vec<Event> = Vec::new();
        played_by(level, day, 0, u32::MAX, &mut events);
        Record {
            events,
            ..Record::default()
        }
    }

    /// Returns what the choices of this player lose on twelve days together, each the ninth after the one before.
    fn lost_on_twelve_days(level: Level) -> f64 {
        // A tenth of the rounds that a review simulates: they are enough for all days together.
        let iterations = ITERATIONS / 10;
        let mut sum = 0.0;
        for number in 0..12 {
            let day = Day::at(SECONDS_UNTIL_2000 + number * 9 * 24 * HOUR);
            sum += lost_in(&record_of(level, day), iterations).expect("a match");
        }
        sum
    }

    #[test]
    fn what_choices_lose_tells_the_levels_apart() {
        let random = lost_on_twelve_days(Level::Random);
        let easy = lost_on_twelve_days(Level::Easy);
        let normal = lost_on_twelve_days(Level::Normal);
        let expert = lost_on_twelve_days(Level::Expert(PAR_ITERATIONS));
        let all = [random, easy, normal, expert];
        // The better a player, the less they lose, and clearly less.
        assert!(
            all.is_sorted_by(|worse, better| better / worse < 0.85),
            "{all:?}"
        );
    }

    /// Returns the average, and how far the interval in which it lies 19 times of 20 reaches to either side.
    fn average(all: &[f64]) -> String {
        let mut count = 0.0;
        let mut sum = 0.0;
        for one in all {
            count += 1.0;
            sum += one;
        }
        let mean = sum / count;
        let mut squares = 0.0;
        for one in all {
            squares += (one - mean) * (one - mean);
        }
        let variance = squares / (count - 1.0);
        format!("{mean:.2} ±{:.2}", 1.96 * (variance / count).sqrt())
    }

    /// Returns how many of a hundred matches a player wins who has this table at the end, a tie counting in part.
    fn share_won(table: &Table) -> f64 {
        let own = own_total(table);
        let mut better = 0;
        let mut equal = 0;
        for team in table.setup().options.seating.each_team() {
            let total = table.tally().total(team);
            better += u32::from(total < own);
            equal += u32::from(total == own);
        }
        if better == 0 {
            100.0 / f64::from(equal)
        } else {
            0.0
        }
    }

    /// Prints what players of each level make of a day: their points, how many of a hundred matches they win, and what their choices
    /// lost. `PLAYED_DAYS` says how many days are played from the first of 2000 on, each twice.
    #[test]
    #[ignore = "a measurement, which takes minutes"]
    fn print_days() {
        let asked = std::env::var("PLAYED_DAYS").ok();
        let days: u64 = asked.and_then(|text| text.parse().ok()).unwrap_or(10);
        let expert = Level::Expert(PAR_ITERATIONS);
        for level in [
            Level::Random,
            Level::Easy,
            Level::Heavy,
            Level::Normal,
            expert,
        ] {
            let mut points = Vec::new();
            let mut won = Vec::new();
            let mut lost = Vec::new();
            for number in 0..2 {
                for since_2000 in 0..days {
                    let day = Day::at(SECONDS_UNTIL_2000 + since_2000 * 24 * HOUR);
                    let mut events: Vec<Event> = Vec::new();
                    let table = played_by(level, day, number, u32::MAX, &mut events);
                    points.push(f64::from(own_total(&table)));
                    won.push(share_won(&table));
                    let record = Record {
                        events,
                        ..Record::default()
                    };
                    lost.extend(lost_in_daily(&record));
                }
            }
            println!(
                "{}: {} points, won {}, lost {}",
                level.name(),
                average(&points),
                average(&won),
                average(&lost)
            );
        }
    }
}
