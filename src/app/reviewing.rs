//! A match that is over gone through: thought over decision by decision, and then told, the dearest mistake first.

use super::aside::Aside;
use super::items::Kind;
use super::played::Thinking;
use super::problems::Posed;
use super::reader::OfReview;
use super::{App, Key, Outlet};
use crate::stats::sentences;
use serpente_archive::{
    DAILY_REVIEW, DayResult, Decision, Finished, Record, Replay, Reviewed, Stats, date, finished,
    read_whole,
};
use serpente_engine::bots::Stop;
use serpente_engine::bots::review::{ITERATIONS, Weighed};
use serpente_engine::table::Shuffle;
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Company, GameName, Message, reviewed as told};
use serpente_text::seat::Action;
use std::time::SystemTime;

/// So many matches that are over can be chosen from.
const MOST_FINISHED: usize = 20;

/// The next decision of a match that is gone through, to be thought over on any thread.
pub struct ReviewToThink {
    reviewed: Box<Reviewed>,
    iterations: u32,
    stop: Stop,
}

/// What came of it.
pub struct ReviewThought {
    reviewed: Box<Reviewed>,
    stop: Stop,
}

impl ReviewToThink {
    /// Thinks.
    #[must_use]
    pub fn think(mut self) -> ReviewThought {
        self.reviewed.weigh_next(self.iterations, &self.stop);
        ReviewThought {
            reviewed: self.reviewed,
            stop: self.stop,
        }
    }
}

/// A match that is being thought over.
pub(super) struct Reviewing {
    /// What is to be thought over, unless somebody does so.
    waits: Option<Box<Reviewed>>,
    stop: Stop,
    /// How many thirds of it were told to be done.
    thirds: usize,
    /// What came of the match, if it is one of a day and thought over only to tell that.
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

/// What is learned from matches that are over.
#[derive(Default)]
pub(super) struct Learning {
    /// The match that is being thought over.
    reviewing: Option<Reviewing>,
    /// The match that is gone through, decision by decision.
    reviewed: Option<Box<Reviewed>>,
    /// What lies under a table for practice.
    pub(super) aside: Option<Aside>,
    /// The matches that are over, to go through one of them.
    pub(super) finished: Vec<Finished>,
    /// The problem that waits for its answer.
    pub(super) posed: Option<Box<Posed>>,
    /// The problem of each grade that was posed last, by its place among those that come with the program.
    pub(super) places: [Option<usize>; 3],
}

impl<O: Outlet> App<O> {
    /// The record of the match that is over on the table, if a person played it here.
    fn record_to_review(&self) -> Option<Record> {
        let game = self.local_game()?;
        let is_over = game.listener().seen().winners().is_some();
        let is_played = is_over && game.lesson.is_none() && !game.setup().people().is_empty();
        (is_played && !self.is_visited()).then(|| Record::parse(&game.lines))
    }

    /// Whether the match on the table can be gone through.
    pub(super) fn can_review(&self) -> bool {
        self.record_to_review().is_some()
    }

    /// Goes through the match on the table or, where none is, through one of those that were played to their end.
    pub(super) fn review_match(&mut self) {
        if let Some(record) = self.record_to_review() {
            let begun = Replay::begin(&record.events, Shuffle::seeded(0));
            let begun = begun.map(|replay| (record, replay));
            return self.begin_review(begun.map_err(|_| say::review_none()));
        }
        let folders = self.folders.as_ref();
        let all = folders.map(|folders| finished(folders.data(), MOST_FINISHED));
        self.learning.finished = all.unwrap_or_default();
        match self.learning.finished.len() {
            0 => self.refuse(say::review_none()),
            1 => self.review_kept(0),
            _ => self.open(Kind::Finished),
        }
    }

    /// One of the matches that were played to their end, as an entry of a menu.
    pub(super) fn kept_label(&self, place: usize) -> Message {
        match self.learning.finished.get(place) {
            Some(kept) => say::review_kept(GameName(kept.game.id()), date(kept.day), kept.won),
            None => say::review_none(),
        }
    }

    /// Goes through one of them.
    pub(super) fn review_kept(&mut self, place: usize) {
        let kept = self.learning.finished.get(place);
        let kept = kept.map(|kept| read_whole(&kept.path));
        self.begin_review(kept.unwrap_or_else(|| Err(say::review_none())));
    }

    fn begin_review(&mut self, begun: Result<(Record, Replay), Message>) {
        let reviewed = begun.and_then(|(record, replay)| {
            let seat = replay.table().setup().people().iter().next();
            let seat = seat.ok_or_else(say::review_none)?;
            Ok(Reviewed::begin(&record, replay, seat))
        });
        match reviewed {
            Ok(reviewed) => {
                self.learning.reviewing = Some(Reviewing::of(reviewed, None));
                self.answer(say::review_begins());
            }
            Err(message) => self.refuse(message),
        }
    }

    /// Thinks a match of a day over, to tell the line to share then. Nobody need wait for it.
    pub(super) fn review_to_share(&mut self, reviewed: Reviewed, result: DayResult) {
        self.learning.reviewing = Some(Reviewing::of(reviewed, Some(result)));
    }

    /// Opens what the kept matches tell together, to go through.
    pub(super) fn open_stats(&mut self) {
        let folders = self.folders.as_ref();
        let stats = folders.map(|folders| Stats::of(folders.data(), SystemTime::now()));
        self.open_lines(sentences(&stats.unwrap_or_default()));
    }

    /// Any key ends the thinking. Returns whether something was thought over.
    pub(super) fn stop_reviewing(&mut self) -> bool {
        let told = |reviewing: &mut Reviewing| reviewing.shares.is_none();
        let Some(reviewing) = self.learning.reviewing.take_if(told) else {
            return false;
        };
        reviewing.stop.stop();
        self.answer(say::review_stopped());
        true
    }

    /// What is to be thought over of a match that is gone through.
    pub(super) fn review_to_think(&mut self) -> Option<Thinking> {
        let reviewing = self.learning.reviewing.as_mut()?;
        Some(Thinking::Review(ReviewToThink {
            reviewed: reviewing.waits.take()?,
            iterations: reviewing.shares.map_or(ITERATIONS, |_| DAILY_REVIEW),
            stop: reviewing.stop.clone(),
        }))
    }

    /// Takes what came of that: goes on with the next decision, or tells them all.
    pub(super) fn review_thought(&mut self, thought: ReviewThought) {
        let Some(reviewing) = &mut self.learning.reviewing else {
            return;
        };
        // It was ended, and another one begun since.
        if thought.stop.is_asked() {
            return;
        }
        let reviewed = thought.reviewed;
        let (done, all) = (reviewed.found().count(), reviewed.decisions.len());
        if done >= all {
            let shares = reviewing.shares;
            self.learning.reviewing = None;
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

    /// The sentences that come first, then the mistakes, and then everything in order.
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
        self.learning.reviewed = Some(reviewed);
        self.open_review_lines(lines);
    }

    /// The keys that only a review has. Returns whether this was one.
    pub(super) fn in_review(&mut self, key: Key, action: Action) -> bool {
        let Some(line) = self.of_review() else {
            return false;
        };
        match (key, action, line.decision) {
            (Key::Left | Key::Right, _, _) => self.go_in_order(key == Key::Right),
            (_, Action::Confirm, Some(at)) => self.play_on_from(at),
            _ => return false,
        }
        true
    }

    /// Plays on from before a decision, against the same computer players.
    fn play_on_from(&mut self, at: usize) {
        let reviewed = self.learning.reviewed.as_ref();
        let events = reviewed.map(|reviewed| reviewed.before(at));
        let hello = say::aside_begins(self.key(Action::Escape));
        if !events.is_some_and(|events| self.open_aside(&events, hello)) {
            self.refuse(say::review_none());
        }
    }
}
