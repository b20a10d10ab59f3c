//! The transcript: the announced lines, for the player to read again, with filters and with the lines that only one seat may read.

use serpente_engine::rules::Seat;
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Category, Message};
use std::time::{Duration, Instant};

/// A line of the transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TranscriptLine {
    pub(crate) text: String,
    /// The language of the line, whichever language is spoken when it is read again.
    pub(crate) language: String,
    pub(crate) category: Category,
    /// The only seat that may read it again.
    pub(crate) owner: Option<Seat>,
    /// Whether another person said it to the table.
    pub(crate) is_said: bool,
}

/// A filter for the lines to read: the category that passes, or `None` if all do; and the message that names the filter.
type Filter = (Option<Category>, fn() -> Message);
const FILTERS: [Filter; 5] = [
    (None, say::review_all),
    (Some(Category::Move), say::review_moves),
    (Some(Category::Score), say::review_scores),
    (Some(Category::Talk), say::review_talk),
    (Some(Category::Own), say::review_own),
];

/// A step to another line of the transcript.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReviewStep {
    Back,
    Forward,
    First,
    Last,
}

/// The most lines that are kept; a long evening has a few thousand.
const MOST_LINES: usize = 20_000;

/// How long the reader's position stays after a line was read to its end, although new lines are announced: long enough to think
/// about the line and press the key again. Afterwards, going back begins at the newest line.
const POSITION_STAYS: Duration = Duration::from_secs(8);

/// The announced lines, oldest first, and the position of the reader in them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Transcript {
    lines: Vec<TranscriptLine>,
    /// The most lines that are kept.
    pub(crate) most: usize,
    /// The line that was read last; `None` if the reader is at the end.
    at: Option<usize>,
    /// Whether lines were announced since that line was read.
    has_newer: bool,
    /// Until when the position stays although lines were announced.
    stays_until: Option<Instant>,
    /// The place of the filter among [`FILTERS`].
    filter: usize,
}

impl Default for Transcript {
    fn default() -> Self {
        Self {
            lines: Vec::new(),
            most: MOST_LINES,
            at: None,
            has_newer: false,
            stays_until: None,
            filter: 0,
        }
    }
}

impl Transcript {
    /// Adds a line. It does not move a reader who is going through the lines.
    pub(crate) fn add(&mut self, line: TranscriptLine) {
        if self.lines.len() >= self.most {
            self.lines.remove(0);
            self.at = self.at.and_then(|at| at.checked_sub(1));
        }
        self.lines.push(line);
        self.has_newer = true;
    }

    /// Leaves the position: going back begins at the newest line again.
    pub(crate) fn leave_position(&mut self) {
        self.at = None;
    }

    /// Keeps the position longer by the time that reading the line at it takes.
    pub(crate) fn stay(&mut self, reading: Duration) {
        self.stays_until = self.stays_until.map(|until| until + reading);
    }

    /// Returns the newest line that this reader may read.
    pub(crate) fn newest(&self, reader: Option<Seat>) -> Option<&TranscriptLine> {
        let mut newest = self.lines.iter().rev();
        newest.find(|line| may_read(line, reader))
    }

    /// Returns the newest line that another person said to the table.
    pub(crate) fn last_said(&self) -> Option<&TranscriptLine> {
        self.lines.iter().rfind(|line| line.is_said)
    }

    /// Goes to another line that passes the filter and that this reader may read.
    ///
    /// # Errors
    /// If there is no such line: the message to announce instead.
    pub(crate) fn go(
        &mut self,
        step: ReviewStep,
        reader: Option<Seat>,
        now: Instant,
    ) -> Result<&TranscriptLine, Message> {
        let is_late = self.stays_until.is_none_or(|until| now >= until);
        if self.has_newer && is_late {
            self.at = None;
        }
        let (category, _) = FILTERS[self.filter];
        let end = self.lines.len();
        let mut places = (0..end).filter(|&place| {
            let line = &self.lines[place];
            let passes = category.is_none_or(|category| category == line.category);
            passes && may_read(line, reader)
        });
        let (found, nothing) = match (step, self.at) {
            (ReviewStep::First, _) => (places.next(), say::review_empty()),
            (ReviewStep::Last, _) | (ReviewStep::Back, None) => {
                (places.next_back(), say::review_empty())
            }
            (ReviewStep::Back, Some(at)) => (
                places.take_while(|&place| place < at).last(),
                say::review_start(),
            ),
            (ReviewStep::Forward, at) => (
                places.find(|&place| place > at.unwrap_or(end)),
                say::review_end(),
            ),
        };
        self.has_newer = false;
        self.stays_until = Some(now + POSITION_STAYS);
        self.at = Some(found.ok_or(nothing)?);
        Ok(&self.lines[found.unwrap_or_default()])
    }

    /// Changes to the next filter. Returns the message that names it.
    pub(crate) fn next_filter(&mut self) -> Message {
        let mut lines = self.lines.iter();
        let has_talk = lines.any(|line| line.category == Category::Talk);
        self.filter = (self.filter + 1) % FILTERS.len();
        // If nobody has talked, the filter for talk would find nothing.
        if !has_talk && FILTERS[self.filter].0 == Some(Category::Talk) {
            self.filter = (self.filter + 1) % FILTERS.len();
        }
        self.at = None;
        FILTERS[self.filter].1()
    }

    /// Returns the text of all lines that this reader may read.
    pub(crate) fn text(&self, reader: Option<Seat>) -> String {
        let lines = self.lines.iter().filter(|line| may_read(line, reader));
        lines.flat_map(|line| [&line.text, "\n"]).collect()
    }

    /// Returns whether there are lines that only one seat may read.
    pub(crate) fn has_owned(&self) -> bool {
        self.lines.iter().any(|line| line.owner.is_some())
    }

    /// Drops the lines that only one seat may read: another person may sit there from now on.
    pub(crate) fn drop_owned(&mut self) {
        self.lines.retain(|line| line.owner.is_none());
        self.at = None;
    }
}

fn may_read(line: &TranscriptLine, reader: Option<Seat>) -> bool {
    line.owner.is_none() || line.owner == reader
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> Transcript {
        let ada = Seat::new(0);
        let bo = Seat::new(1);
        let mut log = Transcript::default();
        for (text, category, owner) in [
            ("begin", Category::General, None),
            ("Ada's hand", Category::Own, ada),
            ("Ada lays", Category::Move, None),
            ("Bo's hand", Category::Own, bo),
            ("points", Category::Score, None),
        ] {
            log.add(TranscriptLine {
                text: text.into(),
                language: "en".into(),
                category,
                owner,
                is_said: false,
            });
        }
        log
    }

    fn go(log: &mut Transcript, step: ReviewStep, reader: Option<Seat>) -> Result<&str, Message> {
        log.go(step, reader, Instant::now())
            .map(|line| &line.text[..])
    }

    #[test]
    fn one_goes_back_from_the_newest_and_forward_again() {
        let mut log = log();
        let ada = Seat::new(0);
        assert_eq!(
            go(&mut log, ReviewStep::Forward, ada),
            Err(say::review_end())
        );
        for text in ["points", "Ada lays", "Ada's hand", "begin"] {
            assert_eq!(go(&mut log, ReviewStep::Back, ada), Ok(text));
        }
        assert_eq!(
            go(&mut log, ReviewStep::Back, ada),
            Err(say::review_start())
        );
        assert_eq!(go(&mut log, ReviewStep::Forward, ada), Ok("Ada's hand"));
        assert_eq!(go(&mut log, ReviewStep::Last, ada), Ok("points"));
        assert_eq!(go(&mut log, ReviewStep::First, ada), Ok("begin"));
        assert_eq!(
            go(&mut Transcript::default(), ReviewStep::Back, ada),
            Err(say::review_empty())
        );
    }

    #[test]
    fn nobody_reaches_the_lines_of_another() {
        for reader in [None, Seat::new(0), Seat::new(1), Seat::new(2)] {
            let mut log = log();
            let mut read = Vec::new();
            // Whichever line is the newest.
            for lines in 1..=log.lines.len() {
                let lines = log.lines[..lines].to_vec();
                let newest = Transcript {
                    lines,
                    ..Transcript::default()
                };
                read.extend(newest.newest(reader).map(|line| line.text.clone()));
            }
            for _ in 0..4 {
                log.next_filter();
                while let Ok(text) = go(&mut log, ReviewStep::Back, reader) {
                    read.push(text.to_owned());
                }
            }
            assert_eq!(
                read.iter().any(|text| text == "Ada's hand"),
                reader == Seat::new(0)
            );
            assert_eq!(
                read.iter().any(|text| text == "Bo's hand"),
                reader == Seat::new(1)
            );
        }
    }

    #[test]
    fn at_the_next_table_no_seat_reads_what_was_another_persons() {
        let mut log = log();
        assert!(log.has_owned());
        log.drop_owned();
        assert!(!log.has_owned());
        for seat in 0..3 {
            assert_eq!(log.text(Seat::new(seat)), "begin\nAda lays\npoints\n");
        }
        assert_eq!(go(&mut log, ReviewStep::First, Seat::new(0)), Ok("begin"));
    }

    #[test]
    fn filters_let_through_what_they_name() {
        let mut log = log();
        let ada = Seat::new(0);
        assert_eq!(log.next_filter(), say::review_moves());
        assert_eq!(go(&mut log, ReviewStep::Back, ada), Ok("Ada lays"));
        assert_eq!(
            go(&mut log, ReviewStep::Back, ada),
            Err(say::review_start())
        );
        assert_eq!(log.next_filter(), say::review_scores());
        assert_eq!(go(&mut log, ReviewStep::Last, ada), Ok("points"));
        // Nobody has said anything yet.
        assert_eq!(log.next_filter(), say::review_own());
        assert_eq!(go(&mut log, ReviewStep::First, ada), Ok("Ada's hand"));
        log.add(TranscriptLine {
            text: "Bo says hello".to_owned(),
            language: "en".to_owned(),
            category: Category::Talk,
            owner: None,
            is_said: true,
        });
        log.next_filter();
        log.next_filter();
        log.next_filter();
        assert_eq!(log.next_filter(), say::review_talk());
        assert_eq!(go(&mut log, ReviewStep::First, ada), Ok("Bo says hello"));
    }

    fn line(text: &str) -> TranscriptLine {
        TranscriptLine {
            text: text.to_owned(),
            language: "en".to_owned(),
            category: Category::Move,
            owner: None,
            is_said: false,
        }
    }

    #[test]
    fn new_lines_do_not_move_the_reader_for_some_seconds() {
        let mut log = Transcript::default();
        for text in ["one", "two", "three", "four"] {
            log.add(line(text));
        }
        let begun = Instant::now();
        let reading = Duration::from_secs(2);
        let back = |log: &mut Transcript, now: Instant| {
            let text = log
                .go(ReviewStep::Back, None, now)
                .expect("a line")
                .text
                .clone();
            log.stay(reading);
            text
        };
        assert_eq!(back(&mut log, begun), "four");
        log.add(line("five"));
        assert_eq!(back(&mut log, begun + reading), "three");
        log.add(line("six"));
        // Forward leads to what was announced meanwhile.
        let read = |log: &mut Transcript| go(log, ReviewStep::Forward, None).map(str::to_owned);
        for text in ["four", "five", "six"] {
            assert_eq!(read(&mut log).as_deref(), Ok(text));
        }
        let later = begun + 2 * reading + POSITION_STAYS;
        assert_eq!(back(&mut log, later), "five", "nothing came since");
        log.add(line("seven"));
        assert_eq!(back(&mut log, later + reading + POSITION_STAYS), "seven");
        log.leave_position();
        assert_eq!(back(&mut log, later + reading + POSITION_STAYS), "seven");
    }

    #[test]
    fn the_oldest_line_that_is_dropped_leaves_the_reader_where_they_are() {
        let mut log = Transcript {
            most: 3,
            ..Transcript::default()
        };
        for text in ["one", "two", "three"] {
            log.add(line(text));
        }
        assert_eq!(go(&mut log, ReviewStep::Back, None), Ok("three"));
        assert_eq!(go(&mut log, ReviewStep::Back, None), Ok("two"));
        log.add(line("four"));
        assert_eq!(go(&mut log, ReviewStep::Forward, None), Ok("three"));
    }
}
