//! The review of a finished match: evaluates it decision by decision, then announces the result, the most costly mistake first.

use super::learning::{ReviewNews, Reviewing};
use crate::Outlet;
use crate::context::Context;
use crate::screens::menu_items::MenuKind;
use crate::screens::text_reader::{OfReview, TextReader};
use crate::texts::stats::sentences;
use serpente_archive::{
    DayResult, Decision, Record, Replay, Reviewed, Stats, finished, read_whole,
};
use serpente_engine::bots::Stop;
use serpente_engine::bots::review::Weighed;
use serpente_engine::table::{Day, Shuffle};
use serpente_text::announce::reviewed::{self, named};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Company, Message};
use std::path::Path;
use std::time::SystemTime;

/// The most finished matches on offer.
const MOST_FINISHED: usize = 20;

/// Evaluates finished matches, and opens what was found.
pub(crate) struct MatchReview<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> MatchReview<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> MatchReview<'_, O> {
    /// Reviews the match on the table or, if there is none to review, lets the player choose a finished match.
    pub(crate) fn review_match(&mut self) {
        if let Some(record) = self.context.session.record_to_review() {
            return match Replay::begin(&record.events, Shuffle::seeded(0)) {
                Ok(replay) => self.begin_review(&record, replay),
                Err(_) => self.context.refuse(say::review_none()),
            };
        }
        self.context.session.learning.finished = match &self.context.session.folders {
            Some(folders) => finished(&folders.data, MOST_FINISHED),
            None => Vec::new(),
        };
        match &self.context.session.learning.finished[..] {
            [] => self.context.refuse(say::review_none()),
            [only] => {
                let path = only.path.clone();
                self.review_file(&path);
            }
            _ => self.context.open(MenuKind::Finished),
        }
    }

    /// Reviews the finished match in a file.
    pub(crate) fn review_file(&mut self, path: &Path) {
        match read_whole(path) {
            Ok((record, replay)) => self.begin_review(&record, replay),
            Err(message) => self.context.refuse(message),
        }
    }

    fn begin_review(&mut self, record: &Record, replay: Replay) {
        let people = replay.table().setup().people();
        let Some(seat) = people.iter().next() else {
            return self.context.refuse(say::review_none());
        };
        let reviewed = Reviewed::begin(record, replay, seat);
        self.context.session.learning.reviewing = Some(Reviewing::of(reviewed, None));
        self.context.answer(say::review_begins());
    }

    /// Evaluates a match of the day, to announce the line to share. The player need not wait for it.
    pub(crate) fn share(&mut self, record: &Record) {
        if let Some(result) = DayResult::of(record)
            && let Ok(replay) = Replay::begin(&record.events, Shuffle::seeded(0))
        {
            let reviewed = Reviewed::begin(record, replay, Day::seat());
            self.context.session.learning.reviewing = Some(Reviewing::of(reviewed, Some(result)));
        }
    }

    /// Opens the statistics of the saved matches.
    pub(crate) fn open_stats(&mut self) {
        let stats = match &self.context.session.folders {
            Some(folders) => Stats::of(&folders.data, SystemTime::now()),
            None => Stats::default(),
        };
        self.context.open_lines(sentences(&stats));
    }

    /// Stops the evaluation that the player waits for, at any key press. Returns whether there was one.
    pub(crate) fn stop_reviewing(&mut self) -> bool {
        let is_stopped = self.context.session.learning.stop_reviewing();
        if is_stopped {
            self.context.answer(say::review_stopped());
        }
        is_stopped
    }

    /// Takes the result of evaluating a decision.
    pub(crate) fn take_weighed(&mut self, reviewed: Box<Reviewed>, stop: &Stop) {
        match self.context.session.learning.take_weighed(reviewed, stop) {
            Some(ReviewNews::Thirds(thirds)) => self.context.answer(say::review_thirds(thirds)),
            Some(ReviewNews::Shared(line)) => self.context.notice(line),
            Some(ReviewNews::Done(reviewed)) => self.tell_review(reviewed),
            None => {}
        }
    }

    /// Opens the result: first the summary, then the mistakes, then all decisions in order.
    fn tell_review(&mut self, review: Box<Reviewed>) {
        let lines = lines_of_review(&review);
        self.context.session.learning.reviewed = Some(review);
        self.context.open_reader(TextReader::review(lines));
    }
}

/// Returns the lines of a review: first the summary, then the mistakes, then all decisions in order.
fn lines_of_review(review: &Reviewed) -> Vec<(Message, OfReview)> {
    let sum = review.sum();
    let company = Company {
        setup: &review.setup,
        you: Some(review.seat),
    };
    let found: Vec<(&Decision, &Weighed)> = review.found().collect();
    let unit = review.unit;
    let mut dearest = None;
    if let Some(&at) = sum.mistakes.first() {
        let decision = found[at].0;
        let played = named(&decision.seen.view(), decision.played, company);
        dearest = Some((decision.round, played));
    }
    let mistakes = sum.mistakes.len();
    let first = reviewed::sum(found.len(), sum.choices, mistakes, sum.loss, unit, dearest);
    let mut lines: Vec<(Message, OfReview)> = Vec::new();
    for line in first {
        lines.push((line, OfReview::default()));
    }
    // First the dearest mistakes, then all choices in order.
    let mut listed: Vec<(usize, bool)> = Vec::new();
    for &at in &sum.mistakes {
        listed.push((at, false));
    }
    for (at, (_, weighed)) in found.iter().enumerate() {
        if weighed.options > 1 {
            listed.push((at, true));
        }
    }
    for (at, in_order) in listed {
        let (decision, weighed) = found[at];
        let view = decision.seen.view();
        let played = decision.played;
        let line = reviewed::decision(decision.round, &view, played, weighed, unit, company);
        let of_line = OfReview {
            decision: Some(at),
            in_order,
            more: reviewed::others(&decision.others, review.guess(at), company),
        };
        let of_position = OfReview {
            in_order: false,
            ..of_line.clone()
        };
        lines.push((line, of_line));
        lines.push((reviewed::position(&view, company), of_position));
    }
    lines
}
