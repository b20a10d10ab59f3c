//! What must hold in a run: what the logs contain, and what people were told of it.

use serpente_archive::{Record, Replay, broken_seal};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, SeatView, Shuffle};
use std::collections::BTreeMap;

/// Something that must not be, in words.
pub(crate) type CheckResult<T = ()> = Result<T, String>;

/// The log of a table as it was seen last.
#[derive(Debug, Default)]
pub(crate) struct SeenLog {
    /// Its lines without their newlines.
    lines: Vec<Vec<u8>>,
    /// The events in these lines.
    pub(crate) events: Vec<Event>,
    /// The number of bytes.
    bytes: usize,
    /// The last line of which anybody was told.
    told: u64,
}

impl SeenLog {
    fn take(&mut self, more: &[u8]) -> CheckResult {
        for line in more.split_inclusive(|&byte| byte == b'\n') {
            let Some(whole) = line.strip_suffix(b"\n") else {
                break;
            };
            let event: Event = serde_json::from_slice(whole)
                .map_err(|error| format!("a line of the log is no event: {error}"))?;
            self.events.push(event);
            self.lines.push(whole.to_vec());
            self.bytes += line.len();
        }
        Ok(())
    }

    /// Returns the place of the last match's first event before this line, from 0.
    fn match_before(&self, line: usize) -> Option<usize> {
        let events = self.events.get(..line)?;
        events
            .iter()
            .rposition(|event| matches!(event, Event::Match(_)))
    }
}

/// The logs of all tables.
#[derive(Debug, Default)]
pub(crate) struct Checks {
    /// By the names of the tables.
    pub(crate) logs: BTreeMap<String, SeenLog>,
}

/// Returns the number of the line that a frame tells, if it tells one.
pub(crate) fn told_line(text: &str) -> Option<u64> {
    let rest = text.strip_prefix(r#"{"type":"event","n":"#)?;
    let (number, _) = rest.split_once(',')?;
    number.parse().ok()
}

impl Checks {
    /// Takes what the log of a table contains now. What was seen before must be its beginning.
    ///
    /// # Errors
    /// Returns an error if the log cannot be a log.
    pub(crate) fn grown(&mut self, table: &str, content: &[u8]) -> CheckResult {
        let seen = self.logs.entry(table.to_owned()).or_default();
        match content.get(seen.bytes..) {
            Some(more) => seen.take(more),
            None => Err(format!("the log of {table} has become shorter")),
        }
    }

    /// Takes the logs after a restart. Of each table, all lines that anybody was told of must be
    /// the same as before.
    ///
    /// # Errors
    /// Returns an error if a line was lost or changed.
    pub(crate) fn restarted(&mut self, contents: &BTreeMap<String, Vec<u8>>) -> CheckResult {
        let nothing = Vec::new();
        for (table, seen) in &mut self.logs {
            let content = contents.get(table).unwrap_or(&nothing);
            let mut now = SeenLog {
                told: seen.told,
                ..SeenLog::default()
            };
            now.take(content)?;
            for line in 0..usize::try_from(seen.told).unwrap_or(usize::MAX) {
                if now.lines.get(line) != seen.lines.get(line) {
                    return Err(format!(
                        "{table}: line {} was told, and after the restart it is another or none",
                        line + 1
                    ));
                }
            }
            *seen = now;
        }
        Ok(())
    }

    /// Checks that a line that is being sent is in the log.
    ///
    /// # Errors
    /// Returns an error if it is not.
    pub(crate) fn sent(&mut self, table: &str, line: u64) -> CheckResult {
        let seen = self.logs.entry(table.to_owned()).or_default();
        if line > seen.lines.len() as u64 {
            return Err(format!(
                "{table}: line {line} is told, and the log has {} lines",
                seen.lines.len()
            ));
        }
        seen.told = seen.told.max(line);
        Ok(())
    }

    /// Checks an event that a person with these seats was told, when the last line they had been
    /// told was `known`: it is what their seats may see of this line, and no line that they may see
    /// is missing before it.
    ///
    /// # Errors
    /// Returns an error if this does not hold.
    pub(crate) fn heard(
        &self,
        table: &str,
        seats: Seats,
        known: u64,
        line: u64,
        event: &Event,
    ) -> CheckResult {
        let seen = self.logs.get(table).ok_or("a table without a log")?;
        let place = usize::try_from(line).unwrap_or(usize::MAX) - 1;
        let stored = seen.events.get(place).ok_or("a line that is not stored")?;
        if stored.seen_by(seats).as_ref() != Some(event) {
            return Err(format!(
                "{table}, line {line}: the seats {seats:?} were told {event:?}, and the log has {stored:?}"
            ));
        }
        let first = seen.match_before(place + 1).unwrap_or(0);
        let from = usize::try_from(known).unwrap_or(0).max(first);
        for missing in from..place {
            if let Some(event) = seen.events[missing].seen_by(seats) {
                return Err(format!(
                    "{table}, line {}: the seats {seats:?} were not told {event:?}",
                    missing + 1
                ));
            }
        }
        Ok(())
    }

    /// Checks that a person who knows everything up to this line has the view that follows from the
    /// log.
    ///
    /// # Errors
    /// Returns an error if the view is another one.
    pub(crate) fn knows(
        &self,
        table: &str,
        viewer: Option<Seat>,
        known: u64,
        view: &SeatView,
    ) -> CheckResult {
        let Some(seen) = self.logs.get(table) else {
            return Ok(());
        };
        let end = usize::try_from(known).unwrap_or(usize::MAX);
        if end != seen.events.len() {
            return Ok(());
        }
        let Some(first) = seen.match_before(end) else {
            return Ok(());
        };
        let events = &seen.events[first..end];
        let Some(Event::Match(header)) = events.first() else {
            return Ok(());
        };
        let seats: Seats = viewer.into_iter().collect();
        let Ok(mut replay) = Replay::begin(events, Shuffle::seeded(0)) else {
            return Err(format!("{table}: the match cannot be played again"));
        };
        let mut should: SeatView =
            SeatView::new(viewer, header).map_err(|error| error.to_string())?;
        let mut played = replay.played();
        let begun = replay.table().update(seats, &events[..played]);
        should.follow(&begun).map_err(|error| error.to_string())?;
        loop {
            let step = replay.step().to_vec();
            if step.is_empty() {
                break;
            }
            played += step.len();
            let update = replay.table().update(seats, &step);
            should.follow(&update).map_err(|error| error.to_string())?;
        }
        if played < events.len() || !replay.is_whole() {
            // The log ends in the middle of a deal that is being drawn.
            return Ok(());
        }
        let right = format!("{should:?}");
        let told = format!("{view:?}");
        if right == told {
            return Ok(());
        }
        let mut from: usize = 0;
        for (one, other) in right.bytes().zip(told.bytes()) {
            if one != other {
                break;
            }
            from += 1;
        }
        let part = |text: &str| {
            let rest = text.chars().skip(from.saturating_sub(60));
            rest.take(160).collect::<String>()
        };
        Err(format!(
            "{table}, line {known}, viewer {viewer:?}: the view is …{}… and should be …{}…",
            part(&told),
            part(&right)
        ))
    }

    /// Checks that every match of every log can be played again, with its seals.
    ///
    /// # Errors
    /// Returns an error if one cannot.
    pub(crate) fn sound(&self) -> CheckResult {
        for (table, seen) in &self.logs {
            let mut whole = Vec::new();
            for line in &seen.lines {
                whole.extend_from_slice(line);
                whole.push(b'\n');
            }
            for record in Record::parse_all(&whole) {
                let Ok(mut replay) = Replay::begin(&record.events, Shuffle::seeded(0)) else {
                    return Err(format!("{table}: a match cannot begin as it is recorded"));
                };
                while !replay.step().is_empty() {}
                if replay.played() < record.events.len() {
                    return Err(format!(
                        "{table}: line {} cannot have happened",
                        record.line_of(replay.played())
                    ));
                }
                if let Some(broken) = broken_seal(&record.events) {
                    return Err(format!(
                        "{table}: line {} breaks a seal",
                        record.line_of(broken)
                    ));
                }
            }
        }
        Ok(())
    }

    /// Checks that all tables of the evening have the same deals. Returns how many matches of it have
    /// ended.
    ///
    /// # Errors
    /// Returns an error if two tables have different deals.
    pub(crate) fn evening_deals_are_the_same(&self) -> CheckResult<usize> {
        // By the round, how often it was dealt, and the seat.
        let mut first: BTreeMap<(u32, u32, u8), (&String, &Event)> = BTreeMap::new();
        let mut ended = 0;
        for (table, log) in &self.logs {
            let Some(Event::Match(header)) = log.events.first() else {
                continue;
            };
            if header.evening.is_none() {
                continue;
            }
            let (mut round, mut again) = (0, 0);
            for event in &log.events {
                if let Event::Round { number } = event {
                    (round, again) = (*number, 0);
                }
                if let Event::Redeal { .. } = event {
                    again += 1;
                }
                if let Event::MatchOver { .. } = event {
                    ended += 1;
                }
                if let Event::Dealt { seat, .. } = event {
                    let deal = first
                        .entry((round, again, seat.number()))
                        .or_insert((table, event));
                    if deal.1 != event {
                        return Err(format!(
                            "in round {round} of the evening, {} has {:?} and {table} has {event:?}",
                            deal.0, deal.1
                        ));
                    }
                }
            }
        }
        Ok(ended)
    }
}
