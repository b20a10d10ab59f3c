//! The match of the day: it is the same for everybody, and everybody can verify its result.

use super::saves::newest_first;
use super::{Record, Replay, Reviewed, verify};
use serpente_engine::bots::Stop;
use serpente_engine::rules::Seat;
use serpente_engine::table::{Command, Day, Event, Header, Shuffle, Table};
use serpente_system::clock::HOUR;
use serpente_system::file::shown;
use serpente_text::announce::Message;
use serpente_text::announce::say::learn as say;
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How many rounds are simulated for each decision when a match of the day is reviewed. The number
/// is fixed so that every computer calculates the same percentage of right choices.
pub const DAILY_REVIEW: u32 = 2000;

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

    /// Returns the line to share. `right` is the percentage of right choices, if known.
    pub fn line(&self, right: Option<u32>) -> Message {
        let date = date(self.day);
        match right {
            Some(right) => say::daily_line(date, self.points, self.won, right),
            None => say::daily_line_bare(date, self.points, self.won),
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

/// Checks the match of a day in a file: it must be over, and must follow from its day. Returns the
/// result, and the line to share.
///
/// # Errors
/// If the file cannot be used, or holds something else.
pub fn check_daily(path: &Path) -> Result<(DayResult, Message), Message> {
    let record = verify(path)?.pop().unwrap_or_default();
    if let Err(event) = verify_daily(&record) {
        return Err(say::daily_wrong(shown(path), record.line_of(event)));
    }
    let Some(result) = DayResult::of(&record) else {
        return Err(if record.is_over() {
            say::daily_not(shown(path))
        } else {
            say::review_unfinished(shown(path))
        });
    };
    let right = right_of_daily(&record);
    Ok((result, result.line(right)))
}

/// Returns the percentage of right choices in this match of a day.
pub fn right_of_daily(record: &Record) -> Option<u32> {
    let replay = Replay::begin(&record.events, Shuffle::seeded(0)).ok()?;
    let mut reviewed = Reviewed::begin(record, replay, Day::seat());
    while reviewed.weigh_next(DAILY_REVIEW, &Stop::default()) {}
    Some(reviewed.sum().right())
}
