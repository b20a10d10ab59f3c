//! The review of a finished match: evaluates it decision by decision, then announces the result, the most costly mistake first.

use super::aside::Aside;
use super::background::{BackgroundTask, TaskResult};
use super::problems::Posed;
use super::screens::menu_items::{MenuEffect, MenuItem, MenuKind};
use super::screens::text_reader::{OfReview, TextReader};
use super::session::Session;
use super::training::Training;
use super::{App, Outlet};
use crate::stats::sentences;
use serpente_archive::{
    DAILY_REVIEW, DayResult, Decision, Finished, Record, Replay, Reviewed, Stats, date, finished,
    read_whole,
};
use serpente_engine::bots::Stop;
use serpente_engine::bots::review::{ITERATIONS, Weighed};
use serpente_engine::table::{Day, Shuffle};
use serpente_seat::TableAction;
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Company, GameName, Message, reviewed as told};
use std::time::SystemTime;

/// The most finished matches on offer.
const MOST_FINISHED: usize = 20;

/// A match that is being evaluated.
pub(super) struct Reviewing {
    /// The match with its next decision to evaluate; `None` while a task evaluates it.
    waits: Option<Box<Reviewed>>,
    stop: Stop,
    /// The number of thirds that were announced as done.
    thirds: usize,
    /// The result of a match of the day, if the match is evaluated only to announce that.
    shares: Option<DayResult>,
}

impl Reviewing {
    fn of(reviewed: Reviewed, shares: Option<DayResult>) -> Self {
        Self {
            waits: Some(Box::new(reviewed)),
            stop: Stop::default(),
            thirds: 0,
            shares,
        }
    }
}

/// The state of reviews, practice and problems.
#[derive(Default)]
pub(super) struct Learning {
    /// The match that is being evaluated.
    reviewing: Option<Reviewing>,
    /// The match that is being reviewed, decision by decision.
    reviewed: Option<Box<Reviewed>>,
    /// The match and screen to return to when the practice table closes.
    pub(super) aside: Option<Aside>,
    /// The finished matches on offer for a review.
    pub(super) finished: Vec<Finished>,
    /// The problem that waits for its answer.
    pub(super) posed: Option<Box<Posed>>,
    /// The exercise that has begun.
    pub(super) training: Option<Training>,
    /// The last problem posed of each grade, by its index among those that come with the program.
    pub(super) places: [Option<usize>; 3],
}

impl Session {
    /// Returns the record of the finished match on the table if a person played it here.
    pub(super) fn record_to_review(&self) -> Option<Record> {
        let game = self.local_game()?;
        let is_played = game.lesson.is_none() && !game.setup().people().is_empty();
        if game.is_over() && is_played && !self.is_visited() {
            Some(Record::parse(&game.lines))
        } else {
            None
        }
    }
}

impl Learning {
    /// Returns an entry for each of the finished matches.
    pub(super) fn finished_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        for kept in &self.finished {
            let label = say::review_kept(GameName(kept.game.id()), date(kept.day), kept.won);
            items.push(MenuItem::new(
                label,
                MenuEffect::ReviewFile(kept.path.clone()),
            ));
        }
        items
    }
}

impl<O: Outlet> App<O> {
    /// Reviews the match on the table or, if there is none to review, lets the player choose a finished match.
    pub(super) fn review_match(&mut self) {
        if let Some(record) = self.session.record_to_review() {
            let begun = Replay::begin(&record.events, Shuffle::seeded(0));
            let begun = begun.map(|replay| (record, replay));
            return self.begin_review(begun.map_err(|_| say::review_none()));
        }
        let folders = self.session.folders.as_ref();
        let all = folders.map(|folders| finished(&folders.data, MOST_FINISHED));
        self.session.learning.finished = all.unwrap_or_default();
        match &self.session.learning.finished[..] {
            [] => self.refuse(say::review_none()),
            [kept] => self.begin_review(read_whole(&kept.path)),
            _ => self.open(MenuKind::Finished),
        }
    }

    pub(super) fn begin_review(&mut self, begun: Result<(Record, Replay), Message>) {
        let reviewed = begun.and_then(|(record, replay)| {
            let seat = replay.table().setup().people().iter().next();
            let seat = seat.ok_or_else(say::review_none)?;
            Ok(Reviewed::begin(&record, replay, seat))
        });
        match reviewed {
            Ok(reviewed) => {
                self.session.learning.reviewing = Some(Reviewing::of(reviewed, None));
                self.answer(say::review_begins());
            }
            Err(message) => self.refuse(message),
        }
    }

    /// Evaluates a match of the day, to announce the line to share. The player need not wait for it.
    pub(super) fn share(&mut self, record: &Record) {
        if let Some(result) = DayResult::of(record)
            && let Ok(replay) = Replay::begin(&record.events, Shuffle::seeded(0))
        {
            let reviewed = Reviewed::begin(record, replay, Day::seat());
            self.session.learning.reviewing = Some(Reviewing::of(reviewed, Some(result)));
        }
    }

    /// Opens the statistics of the saved matches.
    pub(super) fn open_stats(&mut self) {
        let folders = self.session.folders.as_ref();
        let stats = folders.map(|folders| Stats::of(&folders.data, SystemTime::now()));
        self.open_lines(sentences(&stats.unwrap_or_default()));
    }

    /// Stops the evaluation that the player waits for, at any key press. Returns whether there was one.
    pub(super) fn stop_reviewing(&mut self) -> bool {
        let told = |reviewing: &mut Reviewing| reviewing.shares.is_none();
        let Some(reviewing) = self.session.learning.reviewing.take_if(told) else {
            return false;
        };
        reviewing.stop.stop();
        self.answer(say::review_stopped());
        true
    }

    /// Returns the next task of evaluating a match.
    pub(super) fn review_to_think(&mut self) -> Option<BackgroundTask> {
        let reviewing = self.session.learning.reviewing.as_mut()?;
        let mut reviewed = reviewing.waits.take()?;
        let iterations = reviewing.shares.map_or(ITERATIONS, |_| DAILY_REVIEW);
        let stop = reviewing.stop.clone();
        Some(BackgroundTask::new(move || {
            reviewed.weigh_next(iterations, &stop);
            TaskResult::Review(reviewed, stop)
        }))
    }

    /// Takes the result of such a task: goes on with the next decision, or announces all results.
    pub(super) fn review_thought(&mut self, reviewed: Box<Reviewed>, stop: &Stop) {
        let Some(reviewing) = &mut self.session.learning.reviewing else {
            return;
        };
        // The evaluation was stopped, and another one may have begun since.
        if stop.is_asked() {
            return;
        }
        let (done, all) = (reviewed.found().count(), reviewed.decisions.len());
        if done >= all {
            let shares = reviewing.shares;
            self.session.learning.reviewing = None;
            if let Some(result) = shares {
                return self.notice(result.line(Some(reviewed.sum().right())));
            }
            return self.tell_review(reviewed);
        }
        let thirds = 3 * done / all.max(1);
        let is_news = thirds > reviewing.thirds && reviewing.shares.is_none();
        reviewing.thirds = thirds;
        reviewing.waits = Some(reviewed);
        if is_news {
            self.answer(say::review_thirds(thirds));
        }
    }

    /// Opens the result: first the summary, then the mistakes, then all decisions in order.
    fn tell_review(&mut self, reviewed: Box<Reviewed>) {
        let sum = reviewed.sum();
        let company = Company {
            setup: &reviewed.setup,
            you: Some(reviewed.seat),
        };
        let found: Vec<(&Decision, &Weighed)> = reviewed.found().collect();
        let dearest = sum.mistakes.first().map(|&at| {
            let decision = found[at].0;
            let played = told::named(&decision.seen.view(), decision.played, company);
            (decision.round, played)
        });
        let (unit, mistakes) = (reviewed.unit, sum.mistakes.len());
        let first = told::sum(found.len(), sum.choices, mistakes, sum.loss, unit, dearest);
        let bare = |line| (line, OfReview::default());
        let mut lines: Vec<(Message, OfReview)> = first.into_iter().map(bare).collect();
        let in_order = (0..found.len()).filter(|at| found[*at].1.options > 1);
        let dearest_first = sum.mistakes.iter().map(|&at| (at, false));
        for (at, in_order) in dearest_first.chain(in_order.map(|at| (at, true))) {
            let (decision, weighed) = found[at];
            let view = decision.seen.view();
            let (round, played) = (decision.round, decision.played);
            let line = told::decision(round, &view, played, weighed, unit, company);
            let of = OfReview {
                decision: Some(at),
                in_order,
                more: told::others(&decision.others, reviewed.guess(at), company),
            };
            let position = OfReview {
                in_order: false,
                ..of.clone()
            };
            lines.push((line, of));
            lines.push((told::position(&view, company), position));
        }
        self.session.learning.reviewed = Some(reviewed);
        self.open_reader(TextReader::review(lines));
    }

    /// Plays on from before a decision, against the same computer players.
    pub(super) fn play_on_from(&mut self, at: usize) {
        let reviewed = self.session.learning.reviewed.as_ref();
        let events = reviewed.map(|reviewed| reviewed.before(at));
        let hello = say::aside_begins(self.session.key(TableAction::Escape));
        if !events.is_some_and(|events| self.open_aside(&events, hello)) {
            self.refuse(say::review_none());
        }
    }
}
