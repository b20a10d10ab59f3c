//! What a person has learnt from problems and reviews: one small file beside their records. Nothing of it leaves the machine.
//!
//! A problem that was not solved, and a costly choice of a reviewed match, come back after days: the more often they were
//! answered right, the later.

use super::DayResult;
use serde::{Deserialize, Serialize};
use serpente_engine::table::Day;
use serpente_system::file::write_whole;
use serpente_text::announce::Message;
use serpente_text::announce::say::learn as say;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

/// The file's name in the person's folder.
const LEARNING_FILE: &str = "learning.json";

/// After how many days something comes back, by how often it was answered right since it was last missed.
const INTERVALS: [u64; 4] = [1, 3, 7, 21];

/// The rating of somebody who has answered nothing.
const FIRST_RATING: i32 = 1000;

/// By how much one answer changes a rating, at most.
const MOST_CHANGE: f64 = 32.0;

/// The ratings of the problems of each grade.
const GRADE_RATINGS: [i32; 3] = [900, 1200, 1500];

/// How many choices of a match come back, at most.
const MOST_OF_MATCH: usize = 3;

/// How many days the calendar goes back, at most.
const CALENDAR_DAYS: usize = 31;

/// How many things wait to come back, at most. Then the oldest are forgotten.
const MOST_DUE: usize = 200;

/// A choice in a recorded match.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct RecordedChoice {
    /// The name of the record's file in the person's folder.
    pub file: String,
    /// The line of the record with the choice, from 1.
    pub line: usize,
    /// The place of the better move among the different moves.
    pub best: usize,
}

/// Something that comes back.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissedItem {
    /// The problem of this name.
    Problem(String),
    /// A choice of the person's own.
    Choice(RecordedChoice),
}

/// When something comes back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DueItem {
    /// What comes back.
    pub item: MissedItem,
    /// On which day: how many days after the first of 1970.
    pub day: u64,
    /// How often it was answered right since it was last missed.
    pub right: usize,
}

/// The result of a day's match.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct KeptDay {
    /// The points.
    pub points: i32,
    /// The day's par.
    pub par: i32,
    /// How many rounds were won. Files of earlier versions do not say it.
    #[serde(default)]
    pub won: Option<u32>,
    /// What the choices lost, once that is computed.
    #[serde(default)]
    pub lost: Option<f64>,
}

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CalendarDay {
    /// The day.
    pub day: Day,
    /// The result; `None` if its match was not finished.
    pub kept: Option<KeptDay>,
}

/// What all days together tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DaysSum {
    /// How many days' matches were finished.
    pub played: u32,
    /// In how many of them there were fewer points than par.
    pub better: u32,
    /// The most days in a row.
    pub longest: u32,
}

/// What the choices of a game cost in a month.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct MonthCost {
    /// How many choices there were.
    pub choices: usize,
    /// What they cost together: points, or percent of winning rounds.
    pub loss: f64,
    /// Whether it is percent.
    #[serde(default)]
    pub percent: bool,
}

impl MonthCost {
    /// Returns what a choice cost on average.
    #[expect(clippy::cast_precision_loss, reason = "choices are few")]
    pub fn per_choice(self) -> f64 {
        self.loss / self.choices.max(1) as f64
    }
}

/// What a person has learnt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct LearningProgress {
    /// The rating for problems.
    pub rating: i32,
    /// The names of the problems that were solved.
    pub solved: BTreeSet<String>,
    /// What comes back.
    pub due: Vec<DueItem>,
    /// The matches of days, by day as `2026-12-24`.
    pub days: BTreeMap<String, KeptDay>,
    /// How many hints were asked for in the matches of days, by day.
    pub hints: BTreeMap<String, u32>,
    /// What choices cost, by game, then by month as `2026-12`.
    pub months: BTreeMap<String, BTreeMap<String, MonthCost>>,
    /// The names of the records that were reviewed: each counts once.
    pub reviewed: BTreeSet<String>,
}

impl Default for LearningProgress {
    fn default() -> Self {
        Self {
            rating: FIRST_RATING,
            solved: BTreeSet::new(),
            due: Vec::new(),
            days: BTreeMap::new(),
            hints: BTreeMap::new(),
            months: BTreeMap::new(),
            reviewed: BTreeSet::new(),
        }
    }
}

impl LearningProgress {
    /// Reads the file in a person's folder. A file that is missing or damaged counts as empty.
    #[must_use]
    pub fn read(data: &Path) -> Self {
        let bytes = fs::read(data.join(LEARNING_FILE)).unwrap_or_default();
        serde_json::from_slice(&bytes).unwrap_or_default()
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, data: &Path) -> io::Result<()> {
        let bytes = serde_json::to_vec(self)?;
        write_whole(&data.join(LEARNING_FILE), &bytes)
    }

    /// Takes the answer to a problem of this grade (from 1), on this day.
    pub fn take_answer(&mut self, word: &str, grade: u8, is_right: bool, today: u64) {
        let item = MissedItem::Problem(word.to_owned());
        let is_first = !self.solved.contains(word) && !self.waits(&item);
        // Only the first answer tells how good somebody is.
        if is_first {
            let place = usize::from(grade.clamp(1, 3)) - 1;
            self.rating += change(self.rating, GRADE_RATINGS[place], is_right);
        }
        if is_right {
            self.solved.insert(word.to_owned());
        }
        self.take_item(item, is_right, today);
    }

    /// Puts off something that was answered right, and lets something that was missed come back tomorrow.
    pub fn take_item(&mut self, item: MissedItem, is_right: bool, today: u64) {
        let at = self.due.iter().position(|due| due.item == item);
        let before = match at {
            Some(at) => self.due.remove(at).right,
            // What was right at once need not come back.
            None if is_right => return,
            None => 0,
        };
        let right = if is_right { before + 1 } else { 0 };
        let Some(interval) = INTERVALS.get(right) else {
            return;
        };
        self.due.push(DueItem {
            item,
            day: today + interval,
            right,
        });
        if self.due.len() > MOST_DUE {
            self.due.remove(0);
        }
    }

    fn waits(&self, item: &MissedItem) -> bool {
        self.due.iter().any(|due| due.item == *item)
    }

    /// Takes the costliest choices of a match, the costliest first. They come back tomorrow.
    pub fn take_choices(&mut self, choices: Vec<RecordedChoice>, today: u64) {
        for choice in choices.into_iter().take(MOST_OF_MATCH) {
            let item = MissedItem::Choice(choice);
            if !self.waits(&item) {
                self.take_item(item, false, today);
            }
        }
    }

    /// Takes what the choices of a reviewed match cost. A match counts once.
    pub fn take_review(&mut self, file: &str, game: &str, month: &str, cost: MonthCost) {
        if !self.reviewed.insert(file.to_owned()) {
            return;
        }
        let months = self.months.entry(game.to_owned()).or_default();
        let sum = months.entry(month.to_owned()).or_default();
        sum.choices += cost.choices;
        sum.loss += cost.loss;
        sum.percent = cost.percent;
    }

    /// Returns what comes back on this day or waits since an earlier one, the longest waiting first.
    pub fn due_on(&self, today: u64) -> Vec<&DueItem> {
        let mut due: Vec<&DueItem> = self.due.iter().filter(|due| due.day <= today).collect();
        due.sort_by_key(|due| due.day);
        due
    }

    /// Returns how many days in a row, up to this one or the one before, the match of the day was played.
    pub fn days_in_a_row(&self, today: Day) -> u32 {
        let is_played = |day: Day| self.days.contains_key(&day.to_string());
        let mut day = today;
        if !is_played(day) {
            day = day.before();
        }
        let mut count = 0;
        while is_played(day) {
            count += 1;
            day = day.before();
        }
        count
    }

    /// Returns the days from this one back to the first whose match was finished, but at most 31; none if no match was.
    pub fn calendar(&self, today: Day) -> Vec<CalendarDay> {
        let mut listed = Vec::new();
        let Some(first) = self.days.keys().find_map(|day| day.parse::<Day>().ok()) else {
            return listed;
        };
        let mut day = today;
        while day >= first && listed.len() < CALENDAR_DAYS {
            let kept = self.kept_day(day);
            listed.push(CalendarDay { day, kept });
            day = day.before();
        }
        listed
    }

    /// Returns what all days together tell.
    pub fn sum_of_days(&self) -> DaysSum {
        let mut sum = DaysSum::default();
        let mut row = 0;
        let mut last: Option<Day> = None;
        for (written, kept) in &self.days {
            let Ok(day) = written.parse::<Day>() else {
                continue;
            };
            row = if last == Some(day.before()) {
                row + 1
            } else {
                1
            };
            last = Some(day);
            sum.played += 1;
            sum.better += u32::from(kept.points < kept.par);
            sum.longest = sum.longest.max(row);
        }
        sum
    }

    /// Returns what a choice in a game cost on average, in all reviewed matches; `None` if there was none.
    pub fn loss_per_decision(&self, game: &str) -> Option<f64> {
        let mut sum = MonthCost::default();
        for month in self.months.get(game)?.values() {
            sum.choices += month.choices;
            sum.loss += month.loss;
        }
        if sum.choices == 0 {
            return None;
        }
        Some(sum.per_choice())
    }

    /// Returns the line to share of a day, if all of it is known. It says how many hints there were.
    pub fn line_of_day(&self, day: Day) -> Option<Message> {
        let kept = self.kept_day(day)?;
        let result = DayResult {
            day,
            points: kept.points,
            won: kept.won?,
        };
        let line = result.line(kept.par, kept.lost?);
        Some(match self.hints.get(&day.to_string()) {
            Some(hints) => say::daily_hints(line, *hints),
            None => line,
        })
    }

    /// Returns the result of the match of a day.
    pub fn kept_day(&self, day: Day) -> Option<KeptDay> {
        self.days.get(&day.to_string()).copied()
    }
}

/// Returns by how much an answer changes a rating (Elo).
#[expect(
    clippy::cast_possible_truncation,
    reason = "it is less than MOST_CHANGE"
)]
fn change(rating: i32, of_problem: i32, is_right: bool) -> i32 {
    let ahead = f64::from(of_problem - rating) / 400.0;
    let expected = 1.0 / (1.0 + 10.0_f64.powf(ahead));
    let score = if is_right { 1.0 } else { 0.0 };
    (MOST_CHANGE * (score - expected)).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(progress: &LearningProgress, today: u64) -> Vec<String> {
        let mut words = Vec::new();
        for due in progress.due_on(today) {
            words.push(match &due.item {
                MissedItem::Problem(word) => word.clone(),
                MissedItem::Choice(choice) => format!("{}:{}", choice.file, choice.line),
            });
        }
        words
    }

    /// A person who plays every day for a week, and answers what comes back.
    #[test]
    fn in_a_week_what_was_missed_comes_back_the_later_the_better_it_is_known() {
        let mut progress = LearningProgress::default();
        let first = 20_000;
        progress.take_answer("missed", 2, false, first);
        progress.take_answer("solved", 1, true, first);
        let choices = vec![RecordedChoice {
            file: "m.jsonl".to_owned(),
            line: 57,
            best: 1,
        }];
        progress.take_choices(choices, first);
        assert_eq!(words(&progress, first), Vec::<String>::new());
        let mut came_back: Vec<Vec<String>> = Vec::new();
        for today in first + 1..=first + 7 {
            let due: Vec<DueItem> = progress.due_on(today).into_iter().cloned().collect();
            came_back.push(words(&progress, today));
            for item in due {
                match &item.item {
                    MissedItem::Problem(word) => progress.take_answer(word, 2, true, today),
                    // The own choice is missed once more on the first day.
                    MissedItem::Choice(_) => {
                        progress.take_item(item.item.clone(), today > first + 1, today);
                    }
                }
            }
        }
        let expected: [&[&str]; 7] = [
            &["missed", "m.jsonl:57"],
            &["m.jsonl:57"],
            &[],
            &["missed"],
            &["m.jsonl:57"],
            &[],
            &[],
        ];
        assert_eq!(came_back, expected);
        assert_eq!(words(&progress, first + 11), ["missed"]);
    }

    #[test]
    fn the_rating_rises_with_what_is_solved_and_only_first_answers_count() {
        let mut progress = LearningProgress::default();
        let rating = progress.rating;
        progress.take_answer("a", 3, true, 1);
        let risen = progress.rating;
        assert!(risen > rating + 16, "{risen}");
        progress.take_answer("a", 3, true, 2);
        assert_eq!(progress.rating, risen);
        progress.take_answer("b", 1, false, 2);
        let fallen = progress.rating;
        assert!(fallen < risen);
        progress.take_answer("b", 1, true, 3);
        assert_eq!(progress.rating, fallen);
    }

    #[test]
    fn days_in_a_row_are_counted_up_to_today_or_yesterday() {
        let mut progress = LearningProgress::default();
        let kept = KeptDay {
            points: 31,
            par: 27,
            ..KeptDay::default()
        };
        for day in ["2026-02-27", "2026-02-28", "2026-03-01"] {
            progress.days.insert(day.to_owned(), kept);
        }
        for (today, row) in [
            ("2026-03-01", 3),
            ("2026-03-02", 3),
            ("2026-03-03", 0),
            ("2026-02-28", 2),
        ] {
            let day: Day = today.parse().expect("a day");
            assert_eq!(progress.days_in_a_row(day), row, "{today}");
        }
    }

    #[test]
    fn the_calendar_goes_back_to_the_first_day_and_names_those_that_were_missed() {
        let mut progress = LearningProgress::default();
        let today: Day = "2026-03-02".parse().expect("a day");
        assert_eq!(progress.calendar(today), []);
        for (day, points) in [
            ("2026-02-26", 20),
            ("2026-02-28", 31),
            ("2026-03-01", 12),
            ("2026-03-02", 27),
        ] {
            let kept = KeptDay {
                points,
                par: 27,
                ..KeptDay::default()
            };
            progress.days.insert(day.to_owned(), kept);
        }
        let mut listed = Vec::new();
        for one in progress.calendar(today) {
            listed.push((one.day.to_string(), one.kept.map(|kept| kept.points)));
        }
        let mut expected = Vec::new();
        for (day, points) in [
            ("2026-03-02", Some(27)),
            ("2026-03-01", Some(12)),
            ("2026-02-28", Some(31)),
            ("2026-02-27", None),
            ("2026-02-26", Some(20)),
        ] {
            expected.push((day.to_owned(), points));
        }
        assert_eq!(listed, expected);
        let sum = progress.sum_of_days();
        assert_eq!((sum.played, sum.better, sum.longest), (4, 2, 3));
        // However long somebody plays, the list does not grow.
        let far: Day = "2027-03-02".parse().expect("a day");
        assert_eq!(progress.calendar(far).len(), CALENDAR_DAYS);
    }

    #[test]
    fn it_is_written_and_read_again_and_a_damaged_file_counts_as_empty() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut progress = LearningProgress::default();
        progress.take_answer("a", 2, false, 5);
        let cost = MonthCost {
            choices: 40,
            loss: 20.0,
            percent: false,
        };
        progress.take_review("m.jsonl", "salotto", "2026-11", cost);
        progress.take_review("m.jsonl", "salotto", "2026-11", cost);
        progress.write(folder.path()).expect("a file");
        let again = LearningProgress::read(folder.path());
        assert_eq!(again, progress);
        assert!((again.months["salotto"]["2026-11"].per_choice() - 0.5).abs() < 1e-9);
        assert_eq!(again.loss_per_decision("salotto"), Some(0.5));
        assert_eq!(again.loss_per_decision("fives"), None);
        fs::write(folder.path().join(LEARNING_FILE), b"{").expect("a file");
        let empty = LearningProgress::read(folder.path());
        assert_eq!(empty, LearningProgress::default());
    }
}
